"""What options of Brood War say: Leadership cards, Defend orders and modules."""

from __future__ import annotations

from orrery.core import Choice, Decision, Message
from orrery.core.message import Argument
from orrery.games.starcraft.names import area_with_yield, counted, leadership_called, unit_called
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.texts import leadership_text, unit_name
from orrery.games.starcraft.words_orders import Description


def _lead(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    """A Leadership card with what it does, and in the set-up with its forces. [BW-LEAD-10]"""
    _, name = choice
    catalog = s.catalog
    card = catalog.leadership[catalog.leadership_number[str(name)]]
    facts: dict[str, Argument] = {
        "leadership": leadership_called(catalog, str(name)),
        "text": leadership_text(catalog, card),
    }
    if not card.bases:
        return Message("starcraft-do-lead", facts)
    units = counted([unit_name(catalog, unit) for unit, count in card.units for _ in range(count)])
    return Message("starcraft-do-lead-forces", {**facts, "units": units, "workers": card.workers})


def _defend(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    _, area = choice
    return Message("starcraft-do-defend", {"area": area_with_yield(s.catalog, str(area))})


def _swap(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    """Two units that change places, with their places. [BW-MOD-03]"""
    _, unit, role, number, other, other_role, other_number = choice
    facts: dict[str, Argument] = {
        "unit": unit_called(s.catalog, str(unit)),
        "role": role,
        "skirmish": number,
        "other": unit_called(s.catalog, str(other)),
        "other_role": other_role,
        "other_skirmish": other_number,
    }
    return Message("starcraft-do-swap", facts)


BROOD_WAR: dict[str, Description] = {"lead": _lead, "defend": _defend, "swap": _swap}
"""What the verbs of Brood War say."""

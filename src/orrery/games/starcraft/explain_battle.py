"""Why a choice is not on offer in a battle, by the kind of the question.

Each function is called with a choice of a verb that its question knows. It asks the predicate that made the options.
"""

from __future__ import annotations

from collections.abc import Callable

from orrery.core import Choice, Decision, Message
from orrery.core.message import Argument
from orrery.games.starcraft.effects.conditions import battle_of
from orrery.games.starcraft.rules.aftermath import why_not_retreat
from orrery.games.starcraft.rules.losses import why_not_withdraw
from orrery.games.starcraft.rules.placing import why_not_reinforcement, why_not_standard
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import members

Reason = Callable[[StarCraftState, Decision, Choice], Message | None]


def why_not_in_battle(s: StarCraftState, decision: Decision, choice: Choice) -> Message | None:
    """What forbids a choice in a battle; None exactly if it is on offer."""
    if choice in decision.options:
        return None
    return REASONS[decision.kind](s, decision, choice) or _unexplained(s, decision, choice)


def _unexplained(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    """What a question never offers, such as declining where something must be done."""
    return Message(f"starcraft-refused-{decision.kind}", {}, decision.rule)


def _named(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    """The thing that was chosen is not one of those the question is about."""
    about: dict[str, Argument] = {}
    match choice:
        case ("use", str(name), *_):
            about = {"ability": name}
        case (_, str(name), str(other), *_):
            about = {"unit": name, "against": other}
        case (_, str(name), *_):
            about = {"unit": name}
    return Message(f"starcraft-refused-{decision.kind}", about, decision.rule)


def _skirmish(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    """There is no such skirmish, or it is resolved already."""
    number = choice[-1]
    return Message("starcraft-refused-skirmish", {"skirmish": number}, decision.rule)


def _cards(s: StarCraftState, decision: Decision, choice: Choice) -> Message | None:
    match choice:
        case ("cards", str(standard)):
            return why_not_standard(s, decision.seat, standard)
        case ("cards", str(standard), str(reinforcement)):
            why = why_not_standard(s, decision.seat, standard)
            return why or why_not_reinforcement(s, decision.seat, reinforcement)
        case _:
            return None


def _withdraw(s: StarCraftState, decision: Decision, choice: Choice) -> Message | None:
    match choice:
        case ("withdraw", str(name)) if name in s.catalog.area_number:
            area = s.catalog.area_number[name]
            kinds = [s.catalog.unit_number[str((decision.about or {})["unit"])]]
            return why_not_withdraw(s, decision.seat, kinds[0], area)
        case _:
            return None


def _evacuate(s: StarCraftState, decision: Decision, choice: Choice) -> Message | None:
    match choice:
        case ("withdraw", str(name)) if name in s.catalog.area_number:
            units = s.battle_units(battle_of(s).side_of(decision.seat))
            area = s.catalog.area_number[name]
            return why_not_withdraw(s, decision.seat, s.types_of(units)[0], area)
        case _:
            return None


def _retreat(s: StarCraftState, decision: Decision, choice: Choice) -> Message | None:
    match choice:
        case ("retreat", str(name)) if name in s.catalog.area_number:
            units = members(s.battle_units(battle_of(s).side_of(decision.seat)))
            return why_not_retreat(s, decision.seat, units, s.catalog.area_number[name])
        case _:
            return None


REASONS: dict[str, Reason] = {
    "start-of-battle": _named,
    "draw-ability": _named,
    "draw-more": _unexplained,
    "sacrifice": _named,
    "evacuate": _evacuate,
    "leave": _named,
    "pair": _named,
    "front": _named,
    "support": _skirmish,
    "place-cards": _cards,
    "replace-card": _cards,
    "skirmish": _skirmish,
    "pay-cost": _unexplained,
    "support-loss": _named,
    "withdraw": _withdraw,
    "text-order": _named,
    "text-loss": _named,
    "splash-loss": _named,
    "retreat": _retreat,
    "retreat-loss": _named,
    "excess": _named,
}
"""By the kind of the question."""

"""Why a choice is not on offer in a battle, by the kind of the question.

Each function is called with a choice of a verb that its question knows, naming components that exist. It asks the
predicates that made the options.
"""

from __future__ import annotations

from collections.abc import Callable

from orrery.core import Choice, Decision, Message
from orrery.core.message import Argument
from orrery.games.starcraft.effects.conditions import battle_of
from orrery.games.starcraft.rules.aftermath import why_not_retreat
from orrery.games.starcraft.rules.losses import why_not_withdraw
from orrery.games.starcraft.rules.placing import why_not_blind, why_not_reinforcement, why_not_standard
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import members

Reason = Callable[[StarCraftState, Decision, Choice], Message | None]


ANSWERS: dict[str, tuple[str, ...]] = {
    "start-of-battle": ("use", "none"),
    "draw-ability": ("use", "none"),
    "draw-more": ("yes", "no"),
    "sacrifice": ("lose", "lose-worker"),
    "evacuate": ("withdraw", "none"),
    "leave": ("leave", "done"),
    "pair": ("pair",),
    "front": ("front",),
    "support": ("support",),
    "place-cards": ("cards", "blind"),
    "replace-card": ("cards", "blind"),
    "skirmish": ("skirmish",),
    "pay-cost": ("yes", "no"),
    "support-loss": ("lose",),
    "withdraw": ("withdraw", "none"),
    "text-order": ("use",),
    "text-loss": ("lose",),
    "splash-loss": ("lose",),
    "retreat": ("retreat",),
    "retreat-loss": ("lose",),
    "excess": ("excess",),
}
"""The verbs that answer each question."""


def why_not_in_battle(s: StarCraftState, decision: Decision, choice: Choice) -> Message | None:
    """What forbids a choice in a battle; None exactly if it is on offer."""
    if choice in decision.options:
        return None
    if choice[0] in ANSWERS[decision.kind] and (reason := REASONS[decision.kind](s, decision, choice)):
        return reason
    return Message(f"starcraft-refused-{decision.kind}", {}, decision.rule)


def _unexplained(s: StarCraftState, decision: Decision, choice: Choice) -> None:
    """All that answers the question is on offer."""
    return


def _named(s: StarCraftState, decision: Decision, choice: Choice) -> Message | None:
    """The thing that was chosen is not one of those the question is about."""
    about: dict[str, Argument] = {}
    match choice:
        case ("use", str() as name):
            about = {"card" if decision.kind == "text-order" else "ability": name}
        case (_, str() as name, str() as other, *_):
            about = {"unit": name, "against": other}
        case (_, str() as name, *_):
            about = {"unit": name}
    return Message(f"starcraft-refused-{decision.kind}-that", about, decision.rule) if about else None


def _skirmish(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    """There is no such skirmish, or it is resolved already."""
    return Message("starcraft-refused-skirmish-that", {"skirmish": choice[-1]}, decision.rule)


def _support(s: StarCraftState, decision: Decision, choice: Choice) -> Message | None:
    """It is another unit's turn, or there is no such skirmish."""
    if choice[1] != (decision.about or {})["unit"]:
        return _named(s, decision, choice)
    return _skirmish(s, decision, choice)


def _cards(s: StarCraftState, decision: Decision, choice: Choice) -> Message | None:
    if choice[0] == "cards" and decision.rule == "BW-MIND-09":
        return Message("starcraft-refused-lent", {}, "BW-MIND-03")
    match choice:
        case ("cards", str() as standard):
            return why_not_standard(s, decision.seat, standard)
        case ("cards", str() as standard, str() as reinforcement):
            why = why_not_standard(s, decision.seat, standard)
            return why or why_not_reinforcement(s, decision.seat, reinforcement)
        case ("blind", str() as reinforcement):
            why = why_not_reinforcement(s, decision.seat, reinforcement)
            return why or Message("starcraft-refused-blind-with", {}, "SC-DECK-02")
        case _:
            return why_not_blind(s, decision.seat)


def _withdraw(s: StarCraftState, decision: Decision, choice: Choice) -> Message | None:
    match choice:
        case ("withdraw", str() as name) if name in s.catalog.area_number:
            kind = s.catalog.unit_number[str((decision.about or {})["unit"])]
            return why_not_withdraw(s, decision.seat, kind, s.catalog.area_number[name])
        case _:
            return None


def _evacuate(s: StarCraftState, decision: Decision, choice: Choice) -> Message | None:
    match choice:
        case ("withdraw", str() as name) if name in s.catalog.area_number:
            units = s.battle_units(battle_of(s).side_of(decision.seat))
            area = s.catalog.area_number[name]
            return why_not_withdraw(s, decision.seat, s.types_of(units)[0], area)
        case _:
            return None


def _retreat(s: StarCraftState, decision: Decision, choice: Choice) -> Message | None:
    match choice:
        case ("retreat", str() as name) if name in s.catalog.area_number:
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
    "support": _support,
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

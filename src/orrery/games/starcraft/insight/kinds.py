"""Which options of a question mean the same, so that nobody need look at more than one of them."""

from __future__ import annotations

from collections.abc import Hashable

from orrery.core import Choice, Decision
from orrery.games.starcraft.rules.galaxy import occupied
from orrery.games.starcraft.state import StarCraftState


def kinds(s: StarCraftState, decision: Decision) -> list[Hashable]:
    """For each option a key: options with the same key lead to the same game but for names and symmetry."""
    return [_kind(s, option) for option in decision.options]


def _kind(s: StarCraftState, option: Choice) -> Hashable:
    match option:
        case ("place-planet", str() as planet, int(), int(), int() as turns) if not occupied(s):
            # The first planet lies alone: turning it turns the galaxy.
            return ("place-planet", planet, s.catalog.planets[s.catalog.planet_number[planet]].slots[turns].bit_count())
        case ("place-z-route", str() as major, str() as minor):
            return ("place-z-route", frozenset((major, minor)))
        case ("cards" | "discard" | "take" as verb, *cards):
            return (verb, *(s.catalog.alike[s.catalog.card_number[str(card)]] for card in cards))
    return option

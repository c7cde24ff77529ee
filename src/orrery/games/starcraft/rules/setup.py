"""Setup: from the first player to the opening hands, in the order of pages 8 to 10. [SC-SETUP-18]"""

from __future__ import annotations

from itertools import accumulate

from orrery.core.hidden import EVERYBODY, Zones
from orrery.core.ruleset import StepFunction
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import DECK, SUPPLY, TECHNOLOGY


def take_components(s: StarCraftState) -> None:
    """Each player takes the pieces and cards of his faction; those of others leave the game. [SC-SETUP-04]"""
    catalog = s.catalog
    races = [catalog.factions[number].race for number in s.faction]
    pieces = [
        (unit_type, seat)
        for seat, race in enumerate(races)
        for unit_type in catalog.race_units[race]
        for _ in range(catalog.figures[unit_type])
    ]
    s.unit_type = tuple(unit_type for unit_type, _ in pieces)
    s.unit_owner = tuple(seat for _, seat in pieces)
    s.unit_seat = list(s.unit_owner)
    s.unit_area = [SUPPLY] * len(pieces)
    for seat, race in enumerate(races):
        s.building_level[seat * len(catalog.building_types) + catalog.printed_building[race]] = 1
    separate_cards(s)
    s.derive()


def separate_cards(s: StarCraftState) -> None:
    """Cards with the technology symbol make the Technology deck, all others the Combat deck. [SC-SETUP-14]"""
    catalog = s.catalog
    decks = [(catalog.decks[number], catalog.technology_decks[number]) for number in s.faction]
    s.card_face = tuple(card for deck, technologies in decks for card in (*deck, *technologies))
    s.card_start = (0, *accumulate(len(deck) + len(technologies) for deck, technologies in decks))
    s.cards = Zones.of(len(s.card_face), DECK)
    for seat, (deck, _) in enumerate(decks):
        for card in s.cards_of(seat)[len(deck) :]:
            s.cards.put(card, TECHNOLOGY, EVERYBODY)


STEPS: dict[str, StepFunction] = {}

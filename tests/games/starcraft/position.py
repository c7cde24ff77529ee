"""Set up any position of StarCraft and play on from it.

A position starts in the first round with a galaxy of two planets a seat, a base of each seat on its own planet (HOMES)
with the Resource cards of that planet and five workers in the pool, no units, empty hands, all Combat cards in the
decks and an Event deck as set up. Seat 0 is first player and active. Say what differs, then `start` with the steps:

    match = (
        Position(2)
        .units(0, "torus-2", marine=2, siege_tank=1)
        .units(1, "torus-3", zergling=3)
        .executing(0, "mobilize", "torus")
        .start(draws=[(0, "terran-3")])
    )
    answer(match, 0, "move", "marine", "torus-2", "torus-3", 2)

Without steps, those of the order that is `executing` are done, and then nothing. Units and buildings are named by their
ids, with underscores for hyphens. `draws` are the next things drawn: an Event by its id, a Combat card by seat and id.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from orrery.core import EVERYBODY, Match, Step
from orrery.games.starcraft import GAME
from orrery.games.starcraft.rules.galaxy import place_planet, place_z_route, placements
from orrery.games.starcraft.rules.pieces import destroy_base, place_base, place_transport, place_unit
from orrery.games.starcraft.rules.setup import take_components
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import (
    DECK,
    DEPLETED_CARD,
    DISCARD,
    EVENT_BAG,
    EVENT_COMMON,
    EVENT_DISCARD,
    EVENT_HAND,
    EVENT_OUT,
    EVENT_PLAY,
    HAND,
    NO_CARD,
    OUT,
    PLAY,
    RESOURCE_DECK,
    STAGES,
    Order,
)
from tests.games.playing import Script, answer, asked, options, refuses

__all__ = ["Position", "StarCraftMatch", "answer", "asked", "options", "refuses"]

StarCraftMatch = Match[StarCraftState]

FACTIONS = ("raynor", "overmind", "tassadar", "mengsk", "aldaris", "queen-of-blades")
"""Factions by seat unless told otherwise: Terran, Zerg, Protoss, and again."""
GALAXY = (
    ("torus", 0, 0),
    ("helios", 1, 0),
    ("dylar-iv", 0, 1),
    ("pridewater", 1, 1),
    ("tarsonis", 2, 0),
    ("antiga-prime", 2, 1),
    ("vyctor-5", 3, 0),
    ("braken", 3, 1),
    ("chau-sara", 0, 2),
    ("abaddon", 1, 2),
    ("bhekar-ro", 2, 2),
    ("halcyon", 3, 2),
)
"""The planets in the order in which seats get them, and their cells; each is turned for the most routes."""
HOMES = ("torus-1", "helios-2", "dylar-iv-3", "pridewater-1", "tarsonis-2", "antiga-prime-2")
"""Where the bases stand by seat unless told otherwise."""


class Position:
    """A position to be described step by step; every method returns the position itself."""

    def __init__(
        self, seats: int = 2, *, factions: Sequence[str] = FACTIONS, bases: bool = True, **given: object
    ) -> None:
        self.given = given
        chosen = GAME.check_options(given)
        self.state = GAME.begin(GAME.rules.ruleset(chosen, None), chosen, seats)
        s = self.state
        s.agenda.clear()
        s.round, s.phase, s.first_player, s.active = 1, "execution", 0, 0
        s.faction = [s.catalog.faction_number[name] for name in factions[:seats]]
        take_components(s)
        for name, x, y in GALAXY[: 2 * seats]:
            self._planet(name, x, y)
        for stage in STAGES:
            removed = s.rules.event_removal[seats] if stage < STAGES[-1] else 0
            s.events_left[stage] = len(s.catalog.stage_cards[stage]) - removed
        for planet in range(len(s.catalog.planets)):
            if s.cells[planet] is None:
                for area in s.areas_of(planet):
                    s.card_holder[area] = NO_CARD
        for seat in range(seats if bases else 0):
            self.base(seat, HOMES[seat])
            home = s.catalog.planet_of[self.area(HOMES[seat])]
            self.hold(seat, *(s.catalog.areas[area].id for area in s.areas_of(home)))
        s.pool = [5] * seats

    def _planet(self, name: str, x: int, y: int) -> None:
        """Place a planet in a cell, or where it can be connected, turned for the most routes."""
        planet = self.state.catalog.planet_number[name]
        found = placements(self.state, planet)
        here = [place for place in found if place[:2] == (x, y)]
        best = max(here or found, key=lambda place: len(place_planet(self.state.copy(), planet, *place)))
        place_planet(self.state, planet, *best)

    # Names

    def area(self, name: str) -> int:
        return self.state.catalog.area_number[name]

    def planet(self, name: str) -> int:
        return self.state.catalog.planet_number[name]

    def route(self, first: str, second: str) -> int:
        """The normal route between two planets."""
        ends = {self.planet(first), self.planet(second)}
        routes = self.state.routes
        return next(n for n, route in enumerate(routes) if route.z < 0 and {route.first, route.second} == ends)

    # The board

    def units(self, seat: int, area: str, **counts: int) -> Position:
        """Put units of a seat into an area."""
        for name, count in counts.items():
            for _ in range(count):
                place_unit(self.state, seat, self.state.catalog.unit_number[name.replace("_", "-")], self.area(area))
        return self

    def base(self, seat: int, area: str) -> Position:
        """Put a base into an area."""
        place_base(self.state, seat, self.area(area))
        return self

    def no_base(self, *areas: str) -> Position:
        """Take bases off the board."""
        for area in areas:
            destroy_base(self.state, self.area(area))
        self.state.agenda.clear()
        return self

    def transport(self, seat: int, first: str, second: str) -> Position:
        """Put a transport on the normal route between two planets."""
        place_transport(self.state, seat, self.route(first, second))
        return self

    def transport_on_z(self, seat: int, number: int) -> Position:
        """Put a transport on a z-axis route, numbered from 1."""
        place_transport(self.state, seat, self.state.route_number(f"z{number}"))
        return self

    def z_route(self, major: str, minor: str) -> Position:
        """Add a z-axis route; they are numbered from 1."""
        number = sum(route.z >= 0 for route in self.state.routes)
        place_z_route(self.state, number, self.planet(major), self.planet(minor))
        return self

    # What players own

    def hold(self, seat: int, *areas: str) -> Position:
        """Give a seat the Resource cards of areas, those without one left out."""
        for name in areas:
            if self.state.card_holder[self.area(name)] != NO_CARD:
                self.state.card_holder[self.area(name)] = seat
        return self

    def resource_deck(self, *areas: str) -> Position:
        """Put Resource cards into the common deck."""
        for name in areas:
            self.state.card_holder[self.area(name)] = RESOURCE_DECK
        return self

    def depleted(self, area: str, steps: int = 1) -> Position:
        """Partially deplete (1) or deplete (2) an area."""
        number = self.area(area)
        self.state.depletion[number] = steps
        if steps == 2:
            self.state.card_holder[number] = DEPLETED_CARD
        return self

    def workers(self, seat: int, pool: int = 0, unavailable: int = 0) -> Position:
        """So many workers in the Worker Pool and on Unavailable Workers."""
        self.state.pool[seat], self.state.unavailable[seat] = pool, unavailable
        return self

    def workers_on(self, area: str, count: int) -> Position:
        """So many workers of its holder on the Resource card of an area."""
        self.state.card_workers[self.area(area)] = count
        return self

    def building(self, seat: int, **levels: int) -> Position:
        """Build building types up to these levels."""
        types = self.state.catalog.building_number
        for name, level in levels.items():
            self.state.building_level[seat * len(types) + types[name.replace("_", "-")]] = level
        return self

    def module(self, seat: int, **counts: int) -> Position:
        """Build so many modules: supply, research_and_development, air_support."""
        modules = self.state.catalog.module_number
        for name, count in counts.items():
            self.state.modules[seat * len(modules) + modules[name.replace("_", "-")]] = count
        return self

    def points(self, *points: int) -> Position:
        """Everybody's conquest points."""
        self.state.points = list(points)
        return self

    # Cards

    def _put(self, seat: int, cards: Sequence[str], place: int, known: int) -> Position:
        for card in cards:
            self.state.cards.put(self.state.card_number(seat, card), place, known)
        return self

    def hand(self, seat: int, *cards: str) -> Position:
        """Put Combat cards into a hand, known to its owner."""
        return self._put(seat, cards, HAND, 1 << seat)

    def in_play(self, seat: int, *cards: str) -> Position:
        """Put Technology cards into a play area."""
        return self._put(seat, cards, PLAY, EVERYBODY)

    def discarded(self, seat: int, *cards: str) -> Position:
        """Put Combat cards on a discard pile."""
        return self._put(seat, cards, DISCARD, EVERYBODY)

    def deck(self, seat: int, *cards: str) -> Position:
        """Let a Combat deck consist of just these cards; what else was in it leaves the game."""
        for card in self.state.cards_at(seat, DECK):
            self.state.cards.put(card, OUT)
        return self._put(seat, cards, DECK, 0)

    def _event_cards(self, place: int, known: int, events: Sequence[str]) -> Position:
        s = self.state
        for name in events:
            number = s.catalog.event_number[name]
            where = s.event_zones.where
            card = next(c for c, n in enumerate(s.catalog.event_cards) if n == number and where[c] == EVENT_BAG)
            s.event_zones.put(card, place, known)
        return self

    def events_read(self, seat: int, *events: str) -> Position:
        """Event cards a seat has read and not yet played."""
        return self._event_cards(EVENT_HAND + seat, 1 << seat, events)

    def events_in_play(self, seat: int, *events: str) -> Position:
        """Event cards in a play area."""
        return self._event_cards(EVENT_PLAY + seat, EVERYBODY, events)

    def events_discarded(self, *events: str) -> Position:
        return self._event_cards(EVENT_DISCARD, EVERYBODY, events)

    def endings_out(self, count: int) -> Position:
        """So many The End Draws Near cards beside the board."""
        return self._event_cards(EVENT_COMMON, EVERYBODY, ["the-end-draws-near"] * count)

    def events_out(self, *events: str) -> Position:
        return self._event_cards(EVENT_OUT, EVERYBODY, events)

    def facedown(self, seat: int, stage: int, count: int) -> Position:
        """So many facedown Event cards of a stage, not yet read."""
        stages = len(self.state.events_left)
        self.state.facedown[seat * stages + stage] = count
        return self

    def event_deck(self, *left: int) -> Position:
        """How many cards of Stage I, II and III are left in the Event deck."""
        self.state.events_left = [0, *left]
        return self

    # What is going on

    def order(self, seat: int, kind: str, planet: str, special: bool = False) -> Position:
        """Put an order on top of a planet's stack."""
        s = self.state
        token = next(t for t in s.unplaced_tokens(seat) if (s.token_kind(t), s.token_special(t)) == (kind, special))
        number = self.planet(planet)
        s.stacks[number] = (*s.stacks[number], token)
        return self

    def executing(self, seat: int, kind: str, planet: str, special: bool = False) -> Position:
        """Let a seat execute an order; `start` without steps does its steps."""
        from orrery.games.starcraft.rules.execution import begin_order

        s = self.state
        token = next(t for t in s.unplaced_tokens(seat) if (s.token_kind(t), s.token_special(t)) == (kind, special))
        begin_order(s, Order(seat, self.planet(planet), kind, special, token))
        return self

    def first_player(self, seat: int) -> Position:
        self.state.first_player = seat
        return self

    def start(self, *steps: Step, draws: Sequence[Any] = ()) -> StarCraftMatch:
        """Do these steps (or those already scheduled) and run to the first question."""
        s = self.state
        s.then(*steps)
        return Match.from_state(GAME, s, self.given, chance=Script([], [_drawn(s, draw) for draw in draws]))


def _drawn(s: StarCraftState, draw: Any) -> int:
    if isinstance(draw, str):
        number = s.catalog.event_number[draw]
        where = s.event_zones.where
        return next(c for c, n in enumerate(s.catalog.event_cards) if n == number and where[c] == EVENT_BAG)
    if isinstance(draw, tuple):
        return s.card_number(*draw)
    return int(draw)


def units_in(match: StarCraftMatch, area: str, seat: int) -> dict[str, int]:
    """A seat's units in an area: how many of each type."""
    s = match.state
    units = s.units_in(s.catalog.area_number[area], seat)
    return {s.catalog.unit_ids[kind]: s.of_type(units, kind).bit_count() for kind in s.types_of(units)}


def hand(match: StarCraftMatch, seat: int) -> list[str]:
    """The cards in a hand."""
    return [match.state.card_id(card) for card in match.state.hand(seat)]


def set_up(seats: int = 2, draws: Sequence[Any] = (), **given: object) -> StarCraftMatch:
    """A match from its very beginning, with what is drawn first written down: the first player, then planets."""
    chosen = GAME.check_options(given)
    state = GAME.begin(GAME.rules.ruleset(chosen, None), chosen, seats)
    numbers = state.catalog.planet_number
    drawn = [numbers[draw] if draw in numbers else int(draw) for draw in draws]
    return Match.from_state(GAME, state, given, chance=Script([], drawn))


QUIET = (("done",), ("none",), ("no",))
"""Answers that do as little as possible."""


def decline(match: StarCraftMatch, seat: int) -> None:
    """Do as little as possible: nothing, or an Event card instead of an order, or else the first thing on offer."""
    offered = options(match, seat)
    quiet = [choice for choice in offered if choice in QUIET or choice[0] == "event"]
    match.play(seat, (quiet or offered)[0])


def run_to(match: StarCraftMatch, kind: str, seat: int | None = None) -> StarCraftMatch:
    """Do as little as possible until a question of this kind is asked (of this seat)."""
    for _ in range(2000):
        if any(what == kind and seat in (None, who) for who, what in asked(match)):
            return match
        assert not match.over, "the game ended before that was asked"
        decline(match, match.waiting[0])
    raise AssertionError(f"{kind} was never asked")


def told(match: StarCraftMatch, kind: str) -> list[dict[str, Any]]:
    """What was told by events of one kind."""
    return [dict(event.arguments) for event in match.events if event.kind == kind]

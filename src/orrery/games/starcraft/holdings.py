"""What players own besides the board: workers and resources, buildings, cards, orders and points.

The second part of the state, with its queries. Things by seat and something else stand in one flat list: seat by seat.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from itertools import chain

from orrery.core.hidden import Zones
from orrery.games.starcraft.ability import ALWAYS
from orrery.games.starcraft.board import Board
from orrery.games.starcraft.cards import Event
from orrery.games.starcraft.catalog import RESEARCH, Catalog, Race
from orrery.games.starcraft.effect import HandLimit
from orrery.games.starcraft.values import (
    DEPLETED,
    DISCARD,
    EVENT_COMMON,
    EVENT_FACEDOWN,
    EVENT_HAND,
    EVENT_PLAY,
    HAND,
    NOBODY,
    NOTHING,
    PLAY,
    STAGES,
    TECHNOLOGY,
)


@lru_cache(maxsize=1024)
def unlocked(catalog: Catalog, race: int, levels: tuple[int, ...]) -> tuple[tuple[int, bool], ...]:
    """The unit types of a race, and whether buildings of these levels allow them. [SC-UNIT-05]"""
    return tuple(
        (unit_type, kind >= 0 and levels[kind] >= level)
        for unit_type in catalog.race_units[race]
        for kind, level in (catalog.unit_building[unit_type],)
    )


class Holdings(Board):
    """What the players have in front of them."""

    __slots__ = ()

    points: list[int]
    eliminated: list[bool]

    pool: list[int]
    """By seat: workers in the Worker Pool."""
    unavailable: list[int]
    """By seat: workers on Unavailable Workers."""
    permanent_workers: list[int]
    """By seat and resource: workers on the permanent resources."""
    card_workers: list[int]
    """By area: workers of its Resource card's holder on that card."""
    card_holder: list[int]
    """By area: who holds its Resource card; or RESOURCE_DECK, DEPLETED_CARD, NO_CARD."""
    depletion: list[int]
    """By area: UNTOUCHED, PARTIALLY_DEPLETED or DEPLETED."""
    capacity_bonuses: list[tuple[int, int, int]]
    """What Event cards add to Resource cards: area, more capacity, and the last round in which it counts."""
    pay_by_hand: list[bool]
    """By seat: whether the next payment asks worker by worker."""

    building_level: list[int]
    """By seat and building type: the level built, 0 for none."""

    card_face: tuple[int, ...]
    """Every Combat and Technology card of every seat: its number in the catalogue."""
    card_start: tuple[int, ...]
    """By seat: the number of its first card; last, how many there are."""
    cards: Zones

    event_zones: Zones
    """Every printed Event card."""
    events_left: list[int]
    """By stage (from 1): how many cards of it are still in the Event deck, those in `event_top` included."""
    event_top: list[int]
    """Cards of the Event deck that somebody has looked at, the next one to be drawn last."""
    facedown: list[int]
    """By seat and stage (0 unused): facedown Event cards that nobody has drawn from the bag yet. [SC-EVOPT-04]"""

    stacks: list[tuple[int, ...]]
    """By planet: the order tokens on it, from bottom to top. A token is seat * tokens of a seat + its place there."""
    order_known: list[int]
    """By order token: the seats that have seen its face since it was placed or revealed, as a bit set."""
    special_bonus: list[int]
    """By seat: special orders allowed this round beyond those of the modules."""
    special_limit: list[int]
    """By seat: special orders it was allowed to place in the last Planning Phase; modules built since do not count."""

    # Workers and resources

    def workers_at_work(self, seat: int) -> int:
        """Workers on Resource cards and permanent resources."""
        at_work = zip(self.card_workers, self.card_holder, strict=True)
        on_cards = [workers for workers, holder in at_work if holder == seat]
        return sum(on_cards) + sum(self.permanent_workers[2 * seat : 2 * seat + 2])

    def workers_left(self, seat: int) -> int:
        """How many workers a seat can still build. [SC-WORKER-02]"""
        used = self.pool[seat] + self.unavailable[seat] + self.workers_at_work(seat)
        return self.catalog.numbers.workers - used

    def resource_cards(self, seat: int) -> list[int]:
        """The areas whose Resource cards a seat holds."""
        return [area for area, holder in enumerate(self.card_holder) if holder == seat]

    def capacity(self, area: int) -> int:
        """How many workers the Resource card of an area takes. [SC-RES-03] [SC-AMB-07]"""
        amount = self.catalog.amount[area]
        for where, more, _ in self.capacity_bonuses:
            if where == area:
                amount += more
        return amount

    def permanent(self, seat: int, resource: int) -> int:
        """How many permanent resources of a kind a seat has. [SC-RES-10]"""
        return self.race(seat).permanent[resource]

    def is_depleted(self, area: int) -> bool:
        """Whether an area yields nothing any more. [SC-FORCE-08]"""
        return self.depletion[area] == DEPLETED

    # The Faction Sheet

    def race(self, seat: int) -> Race:
        """The race of a seat's faction."""
        return self.catalog.races[self.catalog.factions[self.faction[seat]].race]

    def level(self, seat: int, building_type: int) -> int:
        """The level a seat has built of a building type."""
        return self.building_level[seat * len(self.catalog.building_types) + building_type]

    def modules_built(self, seat: int) -> int:
        """How many modules a seat has built, of all kinds. [SC-MOD-02]"""
        kinds = len(self.catalog.module_ids)
        return sum(self.modules[seat * kinds : (seat + 1) * kinds])

    def allows(self, seat: int, unit_type: int) -> bool:
        """Whether a building or technology of a seat allows a unit type. [SC-UNIT-05] [SC-TECHU-01]"""
        building_type, level = self.catalog.unit_building[unit_type]
        if building_type >= 0:
            return self.level(seat, building_type) >= level
        technology = self.catalog.unit_technology[unit_type]
        return technology >= 0 and self.has_technology(seat, technology)

    def allowed_units(self, seat: int) -> list[int]:
        """The unit types that a seat's buildings and technologies allow. [SC-UNIT-05] [SC-TECHU-01]"""
        kinds = len(self.catalog.building_types)
        levels = tuple(self.building_level[seat * kinds : (seat + 1) * kinds])
        built, technologies = unlocked(self.catalog, self.race(seat).number, levels), self.cards_in_play(seat)
        return [kind for kind, allowed in built if allowed or (technologies and self.allows(seat, kind))]

    # Combat and Technology cards

    def cards_of(self, seat: int) -> range:
        """All Combat and Technology cards of a seat."""
        return range(self.card_start[seat], self.card_start[seat + 1])

    def card_owner(self, card: int) -> int:
        """Whose card it is."""
        return bisect_right(self.card_start, card) - 1

    def cards_at(self, seat: int, place: int) -> list[int]:
        """A seat's cards in a place (HAND, DECK, ...)."""
        first = self.card_start[seat]
        where = self.cards.where[first : self.card_start[seat + 1]]
        if place not in where:
            return []
        return [card for card, here in enumerate(where, first) if here == place]

    def hand(self, seat: int) -> list[int]:
        """A seat's Combat cards in hand."""
        return self.cards_at(seat, HAND)

    def hand_size(self, seat: int) -> int:
        """How many Combat cards a seat has in hand."""
        return self.cards.where[self.card_start[seat] : self.card_start[seat + 1]].count(HAND)

    def card_id(self, card: int) -> str:
        """The name of a card in choices; unique among a seat's cards."""
        return self.catalog.card_ids[self.card_face[card]]

    def card_number(self, seat: int, name: str) -> int:
        """A seat's card by its name."""
        face = self.catalog.card_number[name]
        return next(card for card in self.cards_of(seat) if self.card_face[card] == face)

    def cards_in_play(self, seat: int) -> list[int]:
        """A seat's Technology cards in its play area. [SC-KEY-21]"""
        return self.cards_at(seat, PLAY)

    def has_technology(self, seat: int, technology: int) -> bool:
        """Whether a seat has acquired a technology whose card lies in its play area."""
        technology_of, face = self.catalog.technology_of, self.card_face
        return any(technology_of[face[card]] == technology for card in self.cards_in_play(seat))

    def technologies_left(self, seat: int) -> set[int]:
        """The technologies of which cards are still in a seat's Technology deck. [SC-RSRCH-07]"""
        technology_of, face = self.catalog.technology_of, self.card_face
        return {technology_of[face[card]] for card in self.cards_at(seat, TECHNOLOGY)}

    def technology_copies(self, seat: int, technology: int) -> list[int]:
        """A seat's cards of a technology that are still in its Technology deck. [SC-RSRCH-07]"""
        technology_of, face = self.catalog.technology_of, self.card_face
        return [card for card in self.cards_at(seat, TECHNOLOGY) if technology_of[face[card]] == technology]

    def where_discarded(self, card: int) -> int:
        """Where a card goes when it is discarded. [SC-SKIRM-13]"""
        return DISCARD

    def standard_card_source(self, unit: int) -> int:
        """The seat from whose Combat deck a unit's standard card comes."""
        return self.unit_owner[unit]

    def hand_limit(self, seat: int) -> int:
        """How many Combat cards a seat keeps in the Regrouping Phase. [SC-REGR-19] [SC-RACE-01]"""
        limit = self.race(seat).hand
        for card in self.events_in_play(seat):
            for clause in self.event(card).ability.at[ALWAYS]:
                if isinstance(clause.effect, HandLimit):
                    limit += clause.effect.bonus
        return limit

    # Event cards

    def event(self, card: int) -> Event:
        """What a printed Event card says."""
        return self.catalog.events[self.catalog.event_cards[card]]

    def event_deck_size(self) -> int:
        """How many cards the Event deck has."""
        return sum(self.events_left)

    def event_stage(self) -> int:
        """The stage of the top card of the Event deck; an empty deck counts as Stage III. [SC-WIN-11] [SC-AMB-05]"""
        for stage in STAGES:
            if self.events_left[stage]:
                return stage
        return STAGES[-1]

    def facedown_events(self, seat: int) -> int:
        """How many unread Event cards a seat has. [SC-EVOPT-04]"""
        stages = len(self.events_left)
        counted = sum(self.facedown[seat * stages : (seat + 1) * stages])
        return counted + self.event_zones.where.count(EVENT_FACEDOWN + seat)

    def events_at(self, place: int) -> list[int]:
        """The Event cards in a place, of which there are few or none."""
        where, card, found = self.event_zones.where, -1, []
        for _ in range(where.count(place)):
            card = where.index(place, card + 1)
            found.append(card)
        return found

    def events_read(self, seat: int) -> list[int]:
        """The Event cards a seat has read and not yet played. [SC-EVENT-01]"""
        return self.events_at(EVENT_HAND + seat)

    def events_in_play(self, seat: int) -> list[int]:
        """The Event cards in a seat's play area. [SC-EVENT-11]"""
        return self.events_at(EVENT_PLAY + seat)

    def usable_events(self, seat: int, moment: str) -> list[int]:
        """The Event cards in a seat's play area with something to do at a moment."""
        cards = self.events_in_play(seat)
        return [card for card in cards if self.event(card).ability.at[moment]] if cards else []

    def usable_event_names(self, seat: int, moment: str) -> list[str]:
        """The names of these cards, each once."""
        cards = self.usable_events(seat, moment)
        return sorted({self.event(card).id for card in cards}) if cards else []

    def ending_cards_out(self) -> int:
        """How many The End Draws Near cards lie beside the board. [SC-EVENT-08]"""
        return self.event_zones.where.count(EVENT_COMMON)

    # Orders

    def tokens_of(self, seat: int) -> range:
        """All order tokens of a seat."""
        each = len(self.rules.order_tokens)
        return range(seat * each, (seat + 1) * each)

    def token_seat(self, token: int) -> int:
        """Whose order it is."""
        return token // len(self.rules.order_tokens)

    def token_kind(self, token: int) -> str:
        """Its kind: "build", "mobilize" or "research"."""
        return self.rules.order_tokens[token % len(self.rules.order_tokens)][0]

    def token_special(self, token: int) -> bool:
        """Whether it is a special order."""
        return self.rules.order_tokens[token % len(self.rules.order_tokens)][1]

    def orders_placed(self, seat: int) -> int:
        """A seat's order tokens in the stacks by their places among his, as a bit set."""
        each = len(self.rules.order_tokens)
        placed = 0
        for token in chain.from_iterable(self.stacks):
            placed |= 1 << token
        return placed >> seat * each & (1 << each) - 1

    def orders_on_board(self, seat: int) -> list[int]:
        """A seat's order tokens in the stacks."""
        each = len(self.rules.order_tokens)
        return [token for stack in self.stacks for token in stack if token // each == seat]

    def unplaced_tokens(self, seat: int) -> list[int]:
        """A seat's order tokens that lie in no stack."""
        placed = self.orders_placed(seat)
        return [token for place, token in enumerate(self.tokens_of(seat)) if not placed >> place & 1]

    def top_order(self, planet: int) -> int:
        """The order on top of a planet's stack, or NOTHING. [SC-EXEC-01]"""
        stack = self.stacks[planet]
        return stack[-1] if stack else NOTHING

    def orders_to_place(self, seat: int) -> int:
        """How many orders a seat places in a Planning Phase. [SC-PLAN-01]"""
        return self.catalog.numbers.orders

    def special_orders_allowed(self, seat: int) -> int:
        """How many special orders a seat may place in a Planning Phase. [SC-PLAN-14] [SC-MOD-06]"""
        return self.module_count(seat, RESEARCH) + self.special_bonus[seat]

    def special_planets(self, seat: int) -> int:
        """The planets on which a seat may place one more special order, as a bit set: all or none. [SC-PLAN-13]"""
        allowed = self.special_orders_allowed(seat)
        if allowed <= 0 or sum(self.token_special(token) for token in self.orders_on_board(seat)) >= allowed:
            return 0
        return (1 << len(self.catalog.planets)) - 1

    def special_permission(self, seat: int, planet: int) -> bool:
        """Whether a seat may place one more special order on a planet. [SC-PLAN-13]"""
        return bool(self.special_planets(seat) >> planet & 1)

    def planets_in_reach(self, seat: int) -> int:
        """The planets with a unit or base of a seat and those adjacent to them, as a bit set.

        [SC-PLAN-04] [SC-PLAN-05] [SC-PLAN-06]
        """
        mine, structures, units = self.seat_units[seat], self.structure_seat, self.area_units
        planet_of, adjacent = self.catalog.planet_of, self.adjacent
        reached = 0
        for area in self.placed_areas:
            if units[area] & mine or structures[area] == seat:
                planet = planet_of[area]
                reached |= 1 << planet | adjacent[planet]
        return reached

    def may_place_order(self, seat: int, planet: int) -> bool:
        """Whether a planet is eligible for a seat's orders. [SC-PLAN-06]"""
        return bool(self.planets_in_reach(seat) >> planet & 1)

    def token_returns_to(self, token: int) -> int:
        """Who gets an executed order token back: its owner. [SC-EXEC-03]"""
        return self.token_seat(token)

    # Standing

    def in_game(self) -> list[int]:
        """The seats that are not eliminated."""
        return [seat for seat in range(self.seats) if not self.eliminated[seat]]

    def is_eliminated(self, seat: int) -> bool:
        """Whether a seat has no base and no unit on the board. [SC-ELIM-01] [SC-ELIM-02]"""
        return not self.seat_units[seat] & self.on_board and not self.bases(seat)

    def may_win(self, seat: int) -> bool:
        """Whether a seat can still win. [SC-ELIM-03]"""
        return not self.eliminated[seat]

    def seat_of(self, faction: str) -> int:
        """The seat that plays a faction, or NOBODY."""
        number = self.catalog.faction_number[faction]
        return self.faction.index(number) if number in self.faction else NOBODY

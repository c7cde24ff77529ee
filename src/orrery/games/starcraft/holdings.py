"""What players own besides the board: workers and resources, buildings, cards and points.

A part of the state, with its queries. Things by seat and something else stand in one flat list: seat by seat.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache

from orrery.core.hidden import Zones
from orrery.games.starcraft.ability import ALWAYS
from orrery.games.starcraft.cards import Event
from orrery.games.starcraft.catalog import RESOURCES, Catalog, Race
from orrery.games.starcraft.effect import HandLimit
from orrery.games.starcraft.leadership_effect import NoDepletion, Permanent
from orrery.games.starcraft.orders import Orders
from orrery.games.starcraft.values import (
    DEPLETED,
    DISCARD,
    EVENT_COMMON,
    EVENT_FACEDOWN,
    EVENT_HAND,
    EVENT_PLAY,
    HAND,
    NOBODY,
    PLAY,
    STAGES,
    TECHNOLOGY,
    places_of,
)


@lru_cache(maxsize=1024)
def unlocked(catalog: Catalog, race: int, levels: tuple[int, ...]) -> tuple[tuple[int, bool], ...]:
    """The unit types of a race, and whether buildings of these levels allow them. [SC-UNIT-05]"""
    return tuple(
        (unit_type, kind >= 0 and levels[kind] >= level)
        for unit_type in catalog.race_units[race]
        for kind, level in (catalog.unit_building[unit_type],)
    )


class Holdings(Orders):
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

    # Workers and resources

    def workers_at_work(self, seat: int) -> int:
        """Workers on Resource cards and permanent resources."""
        on_cards = sum([self.card_workers[area] for area in self.resource_cards(seat)])
        return on_cards + self.permanent_workers[2 * seat] + self.permanent_workers[2 * seat + 1]

    def workers_left(self, seat: int) -> int:
        """How many workers a seat can still build. [SC-WORKER-02]"""
        used = self.pool[seat] + self.unavailable[seat] + self.workers_at_work(seat)
        whole = self.catalog.numbers.workers
        return (whole if self.second_faction[seat] < 0 else whole * self.shares(seat)) - used

    def resource_cards(self, seat: int) -> list[int]:
        """The areas whose Resource cards a seat holds."""
        return places_of(seat, self.card_holder)

    def capacity(self, area: int) -> int:
        """How many workers the Resource card of an area takes. [SC-RES-03] [SC-AMB-07]"""
        amount = self.catalog.amount[area]
        for where, more, _ in self.capacity_bonuses:
            if where == area:
                amount += more
        return amount

    def permanent(self, seat: int) -> list[int]:
        """How many permanent resources of each kind a seat has. [SC-RES-10]"""
        permanent = self.race(seat).permanent
        shares = 1 if self.rules.scenario is None else self.permanent_shares(seat)
        amounts = [amount * shares for amount in permanent]
        if self.leadership:
            for effect in self.led_by(seat, Permanent):
                amounts[RESOURCES.index(effect.resource)] += effect.bonus
        return amounts

    def is_protected(self, seat: int, area: int) -> bool:
        """Whether a card keeps a seat from depleting an area whose Resource card another player holds."""
        holder = self.card_holder[area]
        return holder >= 0 and holder != seat and bool(self.leadership) and bool(self.led_by(holder, NoDepletion))

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
        if self.rules.scenario is not None:
            only = self.buildable_types(seat)
            if only is not None and unit_type not in only:
                return False
        building_type, level = self.catalog.unit_building[unit_type]
        if building_type >= 0:
            return self.level(seat, building_type) >= level
        technology = self.catalog.unit_technology[unit_type]
        if technology >= 0:
            return self.has_technology(seat, technology)
        installation = self.catalog.unit_installation[unit_type]  # [BW-INST-08]
        return installation in self.structure_kind and any(
            kind == installation and owner == seat
            for kind, owner in zip(self.structure_kind, self.structure_seat, strict=True)
        )

    def allowed_units(self, seat: int) -> list[int]:
        """The unit types that a seat's buildings and technologies allow. [SC-UNIT-05] [SC-TECHU-01]"""
        kinds = len(self.catalog.building_types)
        levels = tuple(self.building_level[seat * kinds : (seat + 1) * kinds])
        built = unlocked(self.catalog, self.race(seat).number, levels)
        by_building, by_technology = self.catalog.unit_building, self.catalog.unit_technology
        playing, structures = bool(self.cards_in_play(seat)), self.structure_kind
        by_installation = self.catalog.unit_installation
        found = [
            kind
            for kind, allowed in built
            if allowed
            or (
                by_building[kind][0] < 0
                and (playing if by_technology[kind] >= 0 else by_installation[kind] in structures)
                and self.allows(seat, kind)
            )
        ]
        only = self.buildable_types(seat) if self.rules.scenario is not None else None
        return found if only is None else [kind for kind in found if kind in only]

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
        """The seat from whose Combat deck a unit's standard card comes: its owner's, as long as he plays.

        [BW-MIND-03] [BW-AMB-05]
        """
        owner = self.unit_owner[unit]
        return self.unit_seat[unit] if self.eliminated[owner] else owner

    def plays_unseen(self, unit: int) -> bool:
        """Whether a front-line unit takes the top card of a deck for its standard card, as all stolen ones do.

        [BW-MIND-03] [BW-AMB-05]
        """
        return self.is_stolen(unit)

    def uses_other_deck(self, unit: int) -> bool:
        """Whether a unit's standard card can only come from the deck of somebody who does not control it."""
        return self.standard_card_source(unit) != self.unit_seat[unit]

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
        return places_of(place, self.event_zones.where)

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

    # Standing

    def in_game(self) -> list[int]:
        """The seats that are not eliminated."""
        return [seat for seat in range(self.seats) if not self.eliminated[seat]]

    def is_eliminated(self, seat: int) -> bool:
        """Whether a seat has no base and no unit on the board; in some variants bases alone decide. [SC-ELIM-01]
        [SC-ELIM-02] [BW-SURV-03]"""
        if self.seat_units[seat] & self.on_board and not self.rules.bases_decide:
            return False
        return not self.bases(seat)

    def may_win(self, seat: int) -> bool:
        """Whether a seat can still win. [SC-ELIM-03]"""
        return not self.eliminated[seat]

    # A faction without a player

    def decider(self, party: int) -> int:
        """Who decides for a party: itself, or the player to whom a scenario gives it. [BW-S2-15]"""
        scenario = self.rules.scenario
        if party < self.seats or scenario is None or scenario.row.automatic is None:
            return party
        return self.seat_of(scenario.row.automatic.by)

    def knowers(self, party: int) -> int:
        """Who sees the cards that a party draws, as a bit set."""
        return 1 << party if party < self.seats else 1 << party | 1 << self.decider(party)

    def seat_of(self, faction: str) -> int:
        """The seat that plays a faction, or NOBODY."""
        number = self.catalog.faction_number[faction]
        return self.faction.index(number) if number in self.faction else NOBODY

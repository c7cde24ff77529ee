"""Battles for rule tests: seat 0 attacks seat 1 in one area.

    fought = duel(Force("siege-tank", "terran-13", support=["marine"]), Force("zergling", "zerg-3"))
    assert fought.values == ((9, 8), (4, 5))

`duel` sets up skirmishes with their cards as they lie there when the first one is about to be resolved, so that nothing
of it depends on draws; `Fought` says what came of them. `battle` begins a whole battle, from its first step.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from orrery.core import Choice, Step
from orrery.games.starcraft.effects.conditions import battle_of
from orrery.games.starcraft.rules.battle import begin_battle
from orrery.games.starcraft.rules.pieces import place_unit
from orrery.games.starcraft.values import ATTACKER, DEFENDER, SKIRMISH, Battle, Order, Skirmish
from tests.games.starcraft.position import Position, StarCraftMatch, told, units_in

AREA = "torus-3"
"""Where the battles are unless told otherwise: it holds four units; the base of seat 0 stands in torus-1."""
AFTERMATH: tuple[Step, ...] = (("skirmishes",), ("resolve_splash",), ("resolve_retreats",), ("end_battle",))
DECIDED: tuple[Step, ...] = (("destroy_units",), ("end_of_destroy",), ("discard_cards",))
COMPARED: tuple[Step, ...] = (("choose_skirmish",), ("reveal",), ("cancel",), ("compare",))


@dataclass
class Force:
    """One side of a skirmish: its front-line unit, its cards, and who supports it."""

    front: str
    cards: Sequence[str] = ()
    support: Sequence[str] = ()
    blind: bool = False
    """Whether its card came unseen from the deck."""

    def __init__(self, front: str, *cards: str, support: Sequence[str] = (), blind: bool = False) -> None:
        self.front, self.cards, self.support, self.blind = front, cards, support, blind


Pair = tuple[Force, Force]


@dataclass
class Fought:
    """A battle with its skirmishes laid out, and what is asked and found in it."""

    position: Position
    area: str = AREA
    match: StarCraftMatch = field(init=False)

    def begin(self, *steps: Step) -> Fought:
        """Run these steps up to the first question."""
        self.match = self.position.start(*steps)
        return self

    def go_on(self, *steps: Step) -> Fought:
        """Do further steps, with what was done to the state meanwhile."""
        self.position.state = self.match.state
        return self.begin(*steps)

    def answer(self, *choices: Choice) -> Fought:
        """Answer the questions one after the other, whoever is asked."""
        for choice in choices:
            self.match.play(self.match.waiting[0], choice)
        return self

    @property
    def skirmish(self) -> Skirmish:
        """The first skirmish."""
        return battle_of(self.match.state).skirmishes[0]

    @property
    def values(self) -> tuple[tuple[int, int], tuple[int, int]]:
        """Final attack and health of the attacker, and of the defender."""
        skirmish = self.skirmish
        (attack, other_attack), (health, other_health) = skirmish.attack, skirmish.health
        return (attack, health), (other_attack, other_health)

    @property
    def told_values(self) -> list[tuple[int, int, int]]:
        """Seat, final attack and final health, as they were told."""
        return [(event["seat"], event["attack"], event["health"]) for event in told(self.match, "final-values")]

    @property
    def asked(self) -> list[tuple[int, str]]:
        """Who is asked what."""
        return [(seat, self.match.decision(seat).kind) for seat in self.match.waiting]

    @property
    def options(self) -> list[Choice]:
        """What the one who is asked may choose."""
        return self.match.decision(self.match.waiting[0]).options

    def left(self, seat: int, area: str | None = None) -> dict[str, int]:
        """A seat's units that are left in the contested area, or stand in another."""
        return units_in(self.match, area or self.area, seat)

    def at(self, seat: int, place: int) -> list[str]:
        """A seat's cards in a place."""
        s = self.match.state
        return [s.card_id(card) for card in s.cards_at(seat, place)]


def lay_out(position: Position, *pairs: Pair, area: str = AREA, special: bool = False) -> Fought:
    """Put units and cards of skirmishes into a position, ready to be resolved."""
    s = position.state
    where = s.catalog.area_number[area]
    s.order = Order(0, s.catalog.planet_of[where], "mobilize", special)
    skirmishes = [_skirmish(position, where, number, pair) for number, pair in enumerate(pairs)]
    units = (s.units_in(where, 0), s.units_in(where, 1))
    s.battle = Battle(where, 0, 1, special, skirmishes, started_with=units)
    return Fought(position, area)


def _skirmish(position: Position, area: int, number: int, pair: Pair) -> Skirmish:
    s = position.state
    fronts, supporters = [], []
    for seat, force in enumerate(pair):
        fronts.append(place_unit(s, seat, s.catalog.unit_number[force.front], area))
        supporters.append(tuple(place_unit(s, seat, s.catalog.unit_number[name], area) for name in force.support))
        for card in force.cards:
            known = 0 if force.blind else 1 << seat
            s.cards.put(s.card_number(seat, card), SKIRMISH + number, known)
    return Skirmish((fronts[ATTACKER], fronts[DEFENDER]), (supporters[ATTACKER], supporters[DEFENDER]))


def duel(
    attacker: Force,
    defender: Force,
    *others: Pair,
    position: Position | None = None,
    factions: Sequence[str] = ("mengsk", "overmind"),
    area: str = AREA,
    special: bool = False,
    steps: tuple[Step, ...] = AFTERMATH,
) -> Fought:
    """Resolve skirmishes up to the first question, or the end of the battle."""
    place = position or Position(2, factions=factions)
    return lay_out(place, (attacker, defender), *others, area=area, special=special).begin(*steps)


def compared(
    attacker: Force,
    defender: Force,
    *,
    position: Position | None = None,
    factions: Sequence[str] = ("mengsk", "overmind"),
    area: str = AREA,
    special: bool = False,
) -> Fought:
    """One skirmish up to its final values."""
    return duel(attacker, defender, position=position, factions=factions, area=area, special=special, steps=COMPARED)


def battle(
    position: Position, *, area: str = AREA, special: bool = False, draws: Sequence[tuple[int, str]] = ()
) -> Fought:
    """A battle from its first step, between the units of seat 0 and those of another seat in the area."""
    s = position.state
    where = s.catalog.area_number[area]
    s.order = Order(0, s.catalog.planet_of[where], "mobilize", special)
    s.active = 0
    begin_battle(s, where)
    fought = Fought(position, area)
    fought.match = position.start(draws=draws)
    return fought

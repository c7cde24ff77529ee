"""How strong units are in battle, from what everybody may know: which cards a deck has, and how many a hand holds.

No card of a hand or deck is looked at here: cards in deck, hand and discard pile count alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import NamedTuple

from orrery.core import Seat
from orrery.games.starcraft.catalog import AIR_SUPPORT, Catalog
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import NOBODY, OUT, PLAY, TECHNOLOGY

SPREAD = 1.1
"""How far final values scatter around their averages."""
BARELY = 0.05
"""How probable it is that defenders fall who are in no front line: only by splash damage and texts of cards."""
ELSEWHERE = frozenset((TECHNOLOGY, PLAY, OUT))
"""Where cards are that nobody plays with in battle."""
MOST_CARDS = 4
"""Cards of a hand that are looked through for one skirmish."""


class Fighter(NamedTuple):
    """What a unit of a type shows in the front line, on average."""

    attack: float
    health: float


class Outcome(NamedTuple):
    """What may come of a battle: the chance that the attacker takes the area, and what both lose on average, in what it
    costs to build and in units."""

    chance: float
    own_losses: float
    enemy_losses: float
    own_units: float
    enemy_units: float


def deck_faces(s: StarCraftState, seat: Seat) -> tuple[int, ...]:
    """The Combat cards a seat plays with, wherever they are: everybody knows which technologies it has bought."""
    first, end = s.card_start[seat], s.card_start[seat + 1]
    places, faces = s.cards.where[first:end], s.card_face[first:end]
    return tuple([face for face, place in zip(faces, places, strict=True) if place not in ELSEWHERE])


def fighters(s: StarCraftState, seat: Seat, cards: int) -> tuple[Fighter, ...]:
    """By unit type: what a seat's units show if so many cards are at hand for each skirmish."""
    return _fighters(s.catalog, deck_faces(s, seat), max(1, min(MOST_CARDS, cards)))


@lru_cache(maxsize=512)
def _fighters(catalog: Catalog, faces: tuple[int, ...], cards: int) -> tuple[Fighter, ...]:
    standard = [face for face in faces if catalog.standard[face]]
    if not standard:
        return tuple([Fighter(0.0, 0.0)] * len(catalog.kinds))
    weak = _average([catalog.minor[face] for face in standard])
    found = []
    for unit in catalog.kinds:
        matching = [face for face in standard if catalog.icons[face] >> unit.number & 1]
        chance = 1.0 - (1.0 - len(matching) / len(standard)) ** cards
        if unit.assist or not matching:
            found.append(weak)
            continue
        strong = _average([catalog.major[face] for face in matching])
        found.append(
            Fighter(
                chance * strong.attack + (1 - chance) * weak.attack, chance * strong.health + (1 - chance) * weak.health
            )
        )
    return tuple(found)


@lru_cache(maxsize=2048)
def _own_fighters(
    catalog: Catalog, race: int, later: tuple[Fighter, ...], hand: tuple[int, ...], skirmishes: int
) -> tuple[Fighter, ...]:
    found = list(later)
    for kind in catalog.race_units[race]:
        matching = [catalog.major[face] for face in hand if catalog.icons[face] >> kind & 1]
        if catalog.assist[kind] or not matching:
            continue
        sure = min(1.0, len(matching) / skirmishes)
        strong, rest = _average(matching), later[kind]
        found[kind] = Fighter(
            sure * strong.attack + (1 - sure) * rest.attack, sure * strong.health + (1 - sure) * rest.health
        )
    return tuple(found)


def _average(values: Sequence[tuple[int, int]]) -> Fighter:
    count = max(1, len(values))
    return Fighter(sum([attack for attack, _ in values]) / count, sum([health for _, health in values]) / count)


def chance_to_destroy(attack: float, health: float) -> float:
    """How probable it is that an attack of about so much is sufficient. [SC-SKIRM-10]

    >>> chance_to_destroy(9, 6) > 0.9 > chance_to_destroy(6, 6) > 0.5 > chance_to_destroy(4, 6)
    True
    """
    return 1.0 / (1.0 + exp(-(attack - health + 0.5) / SPREAD))


def can_target(catalog: Catalog, unit_type: int, other: int) -> bool:
    """Whether units of a type can target those of another."""
    return bool(catalog.targets[unit_type] >> other & 1)


def cards_for(s: StarCraftState, seat: Seat, drawn: int, skirmishes: int) -> int:
    """The cards at hand for each skirmish of a battle in which so many are drawn."""
    return (s.hand_size(seat) + drawn) // max(1, skirmishes)


class Strengths:
    """What everybody's units show in a position; everything is worked out when it is asked for first."""

    def __init__(self, s: StarCraftState) -> None:
        self.s = s
        self._faces: dict[Seat, tuple[int, ...]] = {}
        self._fighters: dict[tuple[Seat, int], tuple[Fighter, ...]] = {}
        self._own: dict[tuple[Seat, int, int], tuple[Fighter, ...]] = {}

    def fighters(self, seat: Seat, cards: int) -> tuple[Fighter, ...]:
        """By unit type: what a seat's units show if so many cards are at hand for each skirmish."""
        found = self._fighters.get((seat, cards))
        if found is None:
            if seat not in self._faces:
                self._faces[seat] = deck_faces(self.s, seat)
            found = _fighters(self.s.catalog, self._faces[seat], max(1, min(MOST_CARDS, cards)))
            self._fighters[seat, cards] = found
        return found

    def own_fighters(self, seat: Seat, drawn: int, skirmishes: int) -> tuple[Fighter, ...]:
        """By unit type: what a seat's own units show, with the cards it has in hand and so many to be drawn."""
        found = self._own.get((seat, drawn, skirmishes))
        if found is None:
            s = self.s
            later = self.fighters(seat, drawn // skirmishes)
            faces = [s.card_face[card] for card in s.hand(seat)]
            hand = tuple([face for face in faces if s.catalog.standard[face]])
            found = _own_fighters(s.catalog, s.race(seat).number, later, hand, skirmishes)
            self._own[seat, drawn, skirmishes] = found
        return found


class Sides(NamedTuple):
    """Who would fight whom: seats, unit types of both, and where.

    `known` is the seat whose hand may be looked at, `drawn` says whether both have drawn their cards for the battle,
    and `paired` how many skirmishes there are beside those between these units.
    """

    attacker: Seat
    defender: Seat
    attacking: list[int]
    defending: list[int]
    area: int
    special: bool = False
    known: Seat = NOBODY
    drawn: bool = False
    paired: int = 0


class Duel(NamedTuple):
    """A skirmish that may come: the unit types, and how probable each destroys the other."""

    kind: int
    other: int
    killing: float
    dying: float


def battle_outcome(s: StarCraftState, sides: Sides, strengths: Strengths | None = None) -> Outcome:
    """What may come of a battle; every skirmish must be won to take the area. [SC-RETREAT-01] [SC-RETREAT-05]

    Who asks for several battles of one position has their strengths worked out once.
    """
    catalog = s.catalog
    fronts = [kind for kind in sides.attacking if not catalog.assist[kind]]
    opposing = [kind for kind in sides.defending if not catalog.assist[kind]]
    if not fronts:
        return Outcome(0.0, float(sum([catalog.total_cost[kind] for kind in sides.attacking])), 0.0, 1.0, 0.0)
    if not opposing:
        return Outcome(0.9, 0.2, float(sum([catalog.total_cost[kind] for kind in sides.defending])), 0.1, 0.9)
    found = duels(s, sides, strengths)
    winning, wiped_out, own_losses, enemy_losses = 1.0, 1.0, 0.0, 0.0
    for kind, other, killing, dying in found:
        winning *= killing
        wiped_out *= dying
        own_losses += dying * catalog.total_cost[kind]
        enemy_losses += killing * catalog.total_cost[other]
    if len(opposing) > len(found):
        winning *= BARELY
    if len(fronts) == len(found):
        winning *= 1.0 - wiped_out
    own_units, enemy_units = sum([duel.dying for duel in found]), sum([duel.killing for duel in found])
    return Outcome(winning, own_losses, enemy_losses, own_units, enemy_units)


def duels(s: StarCraftState, sides: Sides, strengths: Strengths | None = None) -> list[Duel]:
    """The skirmishes that may come between units of both sides, if they are paired well."""
    assist = s.catalog.assist
    fronts = [kind for kind in sides.attacking if not assist[kind]]
    opposing = [kind for kind in sides.defending if not assist[kind]]
    skirmishes = sides.paired + min(len(fronts), len(opposing))
    if skirmishes == sides.paired:
        return []
    own, enemy = _both(strengths or Strengths(s), sides, skirmishes)
    pairing = _pairs(s.catalog, fronts, opposing, own, enemy)
    return _fought(s, sides, pairing, own, enemy)


def _both(strengths: Strengths, sides: Sides, skirmishes: int) -> tuple[tuple[Fighter, ...], tuple[Fighter, ...]]:
    s = strengths.s
    attacking, defending = s.catalog.numbers.attacker_cards, s.race(sides.defender).defender_cards
    if sides.drawn:
        attacking = defending = 0
    own = _shown(strengths, sides.attacker, sides.known, attacking, skirmishes)
    return own, _shown(strengths, sides.defender, sides.known, defending, skirmishes)


def _shown(strengths: Strengths, seat: Seat, known: Seat, drawn: int, skirmishes: int) -> tuple[Fighter, ...]:
    """What a seat's units show in a battle in which it draws so many cards, as the seat `known` may expect it."""
    if seat == known:
        return strengths.own_fighters(seat, drawn, skirmishes)
    return strengths.fighters(seat, cards_for(strengths.s, seat, drawn, skirmishes))


class Pairing(NamedTuple):
    """The pairs of front-line units, and the units of both sides that are left to support them."""

    pairs: list[tuple[int, int]]
    supporting: list[int]
    opposing: list[int]


def _pairs(
    catalog: Catalog, fronts: list[int], opposing: list[int], own: Sequence[Fighter], enemy: Sequence[Fighter]
) -> Pairing:
    """The strongest against the toughest they can target."""
    left = sorted(fronts, key=lambda kind: -own[kind].attack)
    other = sorted(opposing, key=lambda kind: -enemy[kind].health)
    pairs: list[tuple[int, int]] = []
    while left and other:
        against = other.pop(0)
        able = next((kind for kind in left if can_target(catalog, kind, against)), left[-1])
        left.remove(able)
        pairs.append((able, against))
    return Pairing(pairs, left, other)


def _fought(
    s: StarCraftState, sides: Sides, pairing: Pairing, own: Sequence[Fighter], enemy: Sequence[Fighter]
) -> list[Duel]:
    catalog = s.catalog
    count = sides.paired + len(pairing.pairs)
    bonus = catalog.numbers.special_mobilize_attack if sides.special else 0
    own_support = bonus + sum([catalog.support[kind] for kind in pairing.supporting]) / count
    enemy_support = sum([catalog.support[kind] for kind in pairing.opposing]) / count
    guarded = s.base_at(sides.area) == sides.defender and s.has_module(sides.defender, AIR_SUPPORT)
    found = []
    for kind, other in pairing.pairs:
        fire = enemy[other].attack + enemy_support
        if guarded and catalog.flying[kind]:
            fire += catalog.numbers.anti_aircraft
        killing = chance_to_destroy(own[kind].attack + own_support, enemy[other].health)
        dying = chance_to_destroy(fire, own[kind].health)
        found.append(
            Duel(kind, other, killing * can_target(catalog, kind, other), dying * can_target(catalog, other, kind))
        )
    return found

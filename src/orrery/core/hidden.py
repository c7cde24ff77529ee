"""Hidden things: where components are, who knows it, and how what a seat cannot see is dealt anew.

A deck is a bag: which of its cards comes next is decided when it is drawn, so there is no order to be peeked at.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

import msgspec

from orrery.core.chance import Chance
from orrery.core.decision import Seat

EVERYBODY = (1 << 16) - 1
"""The set of all seats, as a bit set, and of those who only watch."""
WATCHING = 1 << 15
"""The bit of those who only watch: they know what everybody knows."""
NOBODY_KNOWS = 0

Thing = TypeVar("Thing")
Place = TypeVar("Place")


class Zones(msgspec.Struct):
    """Components that lie in zones: for each its place, who knows so, and when it was last shuffled in.

    Places are numbers that a game gives names to. `known` is a bit set of seats. Components that were shuffled in
    together have the same generation; a hand from before that cannot hold them, as everyone can tell, so they never
    change places with components of another generation.

    >>> zones = Zones.of(5, place=0)
    >>> card = zones.draw(Chance("any text"), range(5), source=0, target=7, known=0b1)
    >>> zones.at(7), zones.is_known(card, 0), zones.is_known(card, 1)
    ([0], True, False)
    """

    where: list[int]
    known: list[int]
    generation: list[int]

    @classmethod
    def of(cls, count: int, place: int) -> Zones:
        """So many components, all in one place where nobody knows them."""
        return cls([place] * count, [NOBODY_KNOWS] * count, [0] * count)

    def copy(self) -> Zones:
        """An independent copy."""
        return Zones(self.where.copy(), self.known.copy(), self.generation.copy())

    def at(self, place: int, among: Sequence[int] | None = None) -> list[int]:
        """The components in a place, of all or of some of them."""
        where = self.where
        if among is None:
            return [thing for thing, here in enumerate(where) if here == place]
        return [thing for thing in among if where[thing] == place]

    def is_known(self, thing: int, seat: Seat | None) -> bool:
        """Whether a seat, or a spectator, knows where a component is."""
        return self.known[thing] & bit(seat) != 0

    def put(self, thing: int, place: int, known: int = EVERYBODY) -> None:
        """Lay a component somewhere, for these seats to see."""
        self.where[thing] = place
        self.known[thing] = known

    def show(self, thing: int, seats: int) -> None:
        """Let further seats know where a component is."""
        self.known[thing] |= seats

    def draw(self, chance: Chance, among: Sequence[int], source: int, target: int, known: int) -> int:
        """Move one of the components in a place, any of them, to another; these seats see which. Gives it."""
        thing = chance.draw(self.at(source, among))
        self.put(thing, target, known)
        return thing

    def shuffle_in(self, things: Iterable[int], place: int) -> None:
        """Put components into a bag where nobody knows them any more."""
        generation = max(self.generation) + 1
        for thing in things:
            self.where[thing] = place
            self.known[thing] = NOBODY_KNOWS
            self.generation[thing] = generation

    def deal_anew(
        self, seat: Seat | None, among: Sequence[int], rng: random.Random, open_places: Sequence[int] = ()
    ) -> None:
        """Let the components that a seat does not know change places with one another, generation by generation.

        Those in `open_places` lie there for all to see and stay.
        """
        where, known, eye = self.where, self.known, bit(seat)
        unseen = [thing for thing in among if not known[thing] & eye and where[thing] not in open_places]
        for generation in sorted({self.generation[thing] for thing in unseen}):
            alike = [thing for thing in unseen if self.generation[thing] == generation]
            # Sorted, for the order in which they lie now is not for the seat to know.
            places = shuffled(rng, sorted([(where[thing], known[thing]) for thing in alike]))
            for thing, (place, eyes) in zip(alike, places, strict=True):
                where[thing] = place
                known[thing] = eyes


def bit(seat: Seat | None) -> int:
    """A seat in a bit set of those who know; None is for those who only watch."""
    return WATCHING if seat is None else 1 << seat


def shuffled(rng: random.Random, things: Iterable[Thing]) -> list[Thing]:
    """The things in any order, each equally likely. (A good deal faster than `random.shuffle`.)"""
    chance = rng.random
    return sorted(things, key=lambda _: chance())


def deal(rng: random.Random, things: Iterable[int], sizes: Sequence[int]) -> list[list[int]]:
    """Deal things out at random: so many to each. What they were dealt like before has no influence.

    >>> [len(hand) for hand in deal(random.Random(1), [3, 1, 2], [1, 2])]
    [1, 2]
    """
    bag = sorted(things)
    if len(sizes) > 1:  # else there is only one way, for a bag has no order
        bag = shuffled(rng, bag)
    dealt, start = [], 0
    for size in sizes:
        dealt.append(bag[start : start + size])
        start += size
    return dealt


def deal_fitting(
    rng: random.Random, things: Sequence[Thing], places: Sequence[Place], fits: Callable[[Thing, Place], bool]
) -> list[Thing]:
    """Deal one thing to each place at random, each to one that it fits; what is left over is not dealt.

    Places with the fewest fitting things are served first; if a deal does not work out, another is tried.
    """
    if any(not any(fits(thing, place) for thing in things) for place in places):
        raise ValueError("there is a place that nothing fits")
    while True:
        left = shuffled(rng, things)
        dealt: dict[int, Thing] = {}
        by_need = sorted(range(len(places)), key=lambda index: sum(fits(thing, places[index]) for thing in left))
        for index in by_need:
            found = next((number for number, thing in enumerate(left) if fits(thing, places[index])), None)
            if found is None:
                break
            dealt[index] = left.pop(found)
        else:
            return [dealt[index] for index in range(len(places))]

"""Chance: dice and draws that come from a published recipe and can be fed back from a record.

The number at position *p* of a seed's stream is one of the eight big-endian 32-bit words of
``SHA-256("<seed>:<p // 8>")``, namely word ``p % 8``; one of *n* equally likely things is number
``word * n >> 32`` of them. Anyone can check a game's dice with a dozen lines in any language.
"""

from __future__ import annotations

import hashlib
import secrets
import struct

from orrery.core.errors import BadRecord

_words = struct.Struct(">8I").unpack


def new_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)


def seed_hash(seed: str) -> str:
    """What is published before the first roll, so that the seed can be checked afterwards."""
    return hashlib.sha256(f"orrery seed {seed}".encode()).hexdigest()


class Chance:
    """A source of outcomes. Whatever it produces stands in `made` until the match takes it into its log.

    While outcomes are being `fed`, those are handed out instead, and the generator is not touched.

    >>> chance = Chance("any text")
    >>> chance.roll(), chance.roll()
    (1, 5)
    >>> bag = [10, 20, 30]
    >>> chance.draw(bag), bag
    (20, [10, 30])
    """

    __slots__ = ("_block", "_block_number", "fed", "made", "position", "revealed", "seed")

    def __init__(self, seed: str, position: int = 0) -> None:
        self.seed = seed
        self.position = position
        self.made: list[int] = []
        self.fed: list[int] = []
        self.revealed = False
        self._block: tuple[int, ...] = ()
        self._block_number = -1

    def feed(self, outcomes: tuple[int, ...]) -> None:
        """Hand out these outcomes next, in this order."""
        self.fed = list(outcomes)
        self.fed.reverse()

    def restart(self, seed: str) -> None:
        """Go on with another stream, from its beginning."""
        self.seed = seed
        self.position = 0
        self._block_number = -1

    def reveal(self) -> None:
        """Say that something hidden has become known, so that nobody may take back what came before."""
        self.revealed = True

    def roll(self, sides: int = 6) -> int:
        """Roll a die: 1 to `sides`."""
        if self.fed:
            value = self.fed.pop()
            if not 1 <= value <= sides:
                raise BadRecord(f"a die with {sides} sides cannot show {value}")
        else:
            value = 1 + self._below(sides)
        self.made.append(value)
        return value

    def draw(self, bag: list[int]) -> int:
        """Take one thing out of a bag. What stays in the bag has no order that means anything."""
        if self.fed:
            thing = self.fed.pop()
            if thing not in bag:
                raise BadRecord(f"{thing} was drawn, but is not among what could be drawn")
            index = bag.index(thing)
        else:
            index = self._below(len(bag))
            thing = bag[index]
        bag[index] = bag[-1]
        bag.pop()
        self.made.append(thing)
        return thing

    def _below(self, n: int) -> int:
        """The stream's next number, as one of 0 to n - 1."""
        number = self.position >> 3
        if number != self._block_number:
            self._block = _words(hashlib.sha256(f"{self.seed}:{number}".encode()).digest())
            self._block_number = number
        word = self._block[self.position & 7]
        self.position += 1
        return word * n >> 32

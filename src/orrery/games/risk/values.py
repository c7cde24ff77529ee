"""Values that belong together: the turn so far, an invasion, and what goes on by itself.

To ask what would happen, build such a value; the state is never changed for a question.
"""

from __future__ import annotations

import msgspec

from orrery.core.values import Value


class Turn(Value):
    """What has happened in the running turn; a new one begins with `Turn()`."""

    pool: int = 0
    """Units still to place."""
    placing: bool = False
    """Whether placing reinforcements has begun, after which no stars are traded. [RK-AMB-36]"""
    traded: bool = False
    conquered: int = 0
    """Enemy territories that were conquered."""
    fought: int = 0
    """Invasions that have ended."""
    taken: bool = False
    """Whether an achievement was taken."""
    manoeuvres: int = 0
    """Manoeuvres left."""
    airlifts: int = 0
    """Those left for which nothing need be connected."""
    asked: int = 0
    """The bit set of allied territories that were asked for."""
    offered: tuple[int, ...] = ()
    """Cards laid down for their stars."""
    effects: tuple[tuple[int, int, int], ...] = ()
    """Abilities that last: the card, and the source and target of the invasion it was played for."""
    muted: frozenset[int] = frozenset()
    """Seats that may play no abilities until the end of the turn."""
    reached: tuple[int, ...] = ()
    """Territories that the card being played has reached already: units were placed there, or called from there."""


class Invasion(Value):
    """An invasion, from its declaration to what it has come to."""

    source: int
    target: int
    attacker: int
    """A seat."""
    defender: int
    """Who held the target when the invasion was declared."""
    committed: int
    """Units that fight for the attacker."""
    called: bool = False
    """Whether the attacker's hero takes part. [RK-HERO-04]"""
    defenders: int = 0
    """Dice the defender rolls."""
    running: bool = True
    cancelled: bool = False
    answered: bool = False
    """Whether a card of the defender has taken effect."""
    captured: bool = False
    attack_rolled: tuple[int, ...] = ()
    defence_rolled: tuple[int, ...] = ()
    attack_counts: tuple[int, ...] = ()
    """What the attacker's dice counted in the end, highest first."""
    defence_counts: tuple[int, ...] = ()
    losses: tuple[int, ...] = ()
    """Units that the attacker and the defender lose."""


class Storm(msgspec.Struct, frozen=True):
    """An attack that goes on by itself until only some units are left."""

    source: int
    target: int
    keep: int
    hero: bool


class Moving(msgspec.Struct, frozen=True):
    """A move of which only the number of units is open."""

    source: int
    target: int

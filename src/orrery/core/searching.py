"""How a game is searched: the few numbers that fit a search, which knows no game, to a game and its number of seats."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec


class Searching(msgspec.Struct, frozen=True):
    """How far a search looks ahead in a game, at what, and what it takes to change its mind.

    Found by measuring; docs/bots.md tells how.
    """

    beat: int = 1
    """How much the game's pulse grows in one turn, or whatever its horizon is counted in."""
    bar: int = 0
    """What the horizon is counted in instead, if trials end with a round: how much the pulse grows in it."""
    horizon: int = 2
    """How many of these a trial is played on before it is judged; the running one counts."""
    margin: float = 1.0
    """By how many standard errors an option must be better than what looks best, to be taken instead."""
    candidates: int = 6
    """How many kinds of options are tried."""
    effort: float = 1.0
    """How much is thought, as a share of what a level or a hint is given: more where trials are long."""
    focus: Mapping[str, float] = {}
    """Kinds of questions about which bots think more or less than about others, and how many times as much; 0 if not at
    all. People are advised about all alike."""
    calm: frozenset[str] = frozenset()
    """Kinds of questions that are not worth a search: bots take what looks best. People who ask get figures."""

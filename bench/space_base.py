"""Space Base: four random players."""

from __future__ import annotations

import random
from typing import Any

import orrery
from bench.measure import Tally
from bench.players import play_random


def four(index: int) -> Tally:
    """A game of four."""
    return play_random("space-base", 4, {}, index)


def middle_of_a_turn() -> orrery.Match[Any]:
    """A match of four in its twelfth round, with a decision taken and more to come in the same turn."""
    match = orrery.Match(orrery.game("space-base"), seats=4, seed="fork", narrate=False)
    rng = random.Random("fork")
    while match.state.round < 12 or match.state.phase != 6:
        seat = match.waiting[0]
        match.play(seat, rng.choice(match.decision(seat).options))
    return match

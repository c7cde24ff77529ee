"""StarCraft: four random players, with the galaxy laid out by themselves or at random."""

from __future__ import annotations

import random
from typing import Any

import orrery
from bench.measure import Tally
from bench.players import play_random

LIMIT = {"round_limit": 40}
AT_ONCE = {"random_galaxy": True, "random_factions": True}


def four(index: int) -> Tally:
    """A game of four, from the first planet on."""
    return play_random("starcraft", 4, LIMIT, index)


def at_once(index: int) -> Tally:
    """A game of four in a random galaxy."""
    return play_random("starcraft", 4, {**LIMIT, **AT_ONCE}, index)


def middle_of_a_battle() -> orrery.Match[Any]:
    """A match of four in its third round or later: somebody is asked for cards in a battle."""
    rng = random.Random("fork")
    for number in range(100):
        match = orrery.Match(orrery.game("starcraft"), 4, seed=number, options={**LIMIT, **AT_ONCE}, narrate=False)
        while not match.over:
            seat = match.waiting[0]
            if match.state.round >= 3 and match.decision(seat).kind == "place-cards":
                return match
            match.play(seat, rng.choice(match.decision(seat).options))
    raise RuntimeError("a hundred games without a battle")

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
    match = orrery.Match(orrery.game("starcraft"), seats=4, seed="fork", options={**LIMIT, **AT_ONCE}, narrate=False)
    rng = random.Random("fork")
    while match.state.round < 3 or match.decision(match.waiting[0]).kind != "place-cards":
        if match.over:
            match = orrery.Match(
                match.game, seats=4, seed=str(rng.random()), options={**LIMIT, **AT_ONCE}, narrate=False
            )
        seat = match.waiting[0]
        match.play(seat, rng.choice(match.decision(seat).options))
    return match

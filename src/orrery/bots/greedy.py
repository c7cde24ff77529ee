"""The greedy bot: take what looks best now."""

from __future__ import annotations

import random
from typing import Any

from orrery.core import Choice, Match, Seat, Seen


class GreedyBot:
    """Takes the option that looks best on a guess of how things are; ties are broken at random.

    If the game can appraise options, their looks decide. Otherwise every option is tried, on the same guess with the
    same future, so that luck does not decide, and the one is kept after which the seat stands best.
    """

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def choose(self, seen: Seen[Any]) -> Choice:
        """Pick the option with the best outlook."""
        options = seen.options
        if len(options) == 1:
            return options[0]
        guess = seen.sample(self.rng)
        if seen.game.appraise is not None:
            outlooks = seen.game.appraise(guess.state, guess.decision(seen.seat))
        else:
            future = f"{self.rng.getrandbits(64):x}"
            outlooks = [self._outlook(guess.fork(future), seen.seat, option) for option in options]
        best = max(outlooks)
        return self.rng.choice([option for option, value in zip(options, outlooks, strict=True) if value == best])

    def _outlook(self, trial: Match[Any], seat: Seat, option: Choice) -> float:
        """How well the seat stands after an option, once those asked at the same time have answered somehow."""
        others = [other for other in trial.waiting if other != seat]
        trial.play(seat, option)
        for other in others:
            trial.play(other, trial.decision(other).options[0])
        return trial.game.evaluate(trial.state, seat)

"""The greedy bot: look one decision ahead and take what the game's evaluation likes best."""

from __future__ import annotations

import random
from typing import Any

from orrery.core import Choice, Match, Seat, Seen


class GreedyBot:
    """Tries every option on a guess of how things are, and keeps the one after which its seat stands best.

    All options of a decision are tried on the same guess with the same future, so that luck does not decide.
    Ties are broken at random.
    """

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def choose(self, seen: Seen[Any]) -> Choice:
        """Pick the option with the best outlook."""
        options = seen.options
        if len(options) == 1:
            return options[0]
        guess = seen.sample(self.rng)
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

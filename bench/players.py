"""Our random players, for any game."""

from __future__ import annotations

import random
from typing import Any

import orrery
from bench.measure import Tally
from orrery.bots.random_bot import RandomBot
from orrery.core import Choice, Seen
from orrery.lab.simulate import play_out


class CountingBot(RandomBot):
    """The random bot, which also notes how often it really had a choice."""

    choices = 0
    rolls = 0

    def choose(self, seen: Seen[Any]) -> Choice:
        """Pick an option blindly."""
        self.choices += len(seen.decision.options) > 1
        return super().choose(seen)


def play_random(
    game: str, seats: int, options: dict[str, Any], index: int, bot: type[CountingBot] = CountingBot
) -> Tally:
    """A game of random players; options are listed for every decision."""
    match = orrery.Match(orrery.game(game), seats, seed=index, options=options, narrate=False)
    bots = [bot(random.Random(f"{index}/{seat}")) for seat in range(seats)]
    decisions = play_out(match, bots)
    return Tally(decisions, sum(bot.choices for bot in bots), sum(bot.rolls for bot in bots))

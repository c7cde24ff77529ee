"""`make ladder`: the levels beside the greedy player of each game's first release, who is kept in `bench/rivals`."""

from __future__ import annotations

import random
import sys
from typing import Any

from bench.rivals import risk_2026, space_base_2026, starcraft_2026
from orrery import cli
from orrery.bots import BOTS
from orrery.core import Choice, Seen

RIVALS = {"space-base": space_base_2026.Rival, "risk": risk_2026.Rival, "starcraft": starcraft_2026.Rival}
TWO = {"risk": ["--option", "variant=total-domination"]}
"""What two play, of a game whose usual variant is for more."""


class RivalBot:
    """The rival of whichever game is played, as a bot like others.

    In its release a player could rest for a turn. Bots can't wish that, so it passes when it is asked again.
    """

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._rival: Any = None
        self._rests: object = None

    def choose(self, seen: Seen[Any]) -> Choice:
        """What the rival chooses."""
        if self._rival is None:
            self._rival = RIVALS[seen.game.id](self._rng)
        turn = (seen.view["round"], seen.view["active"]) if seen.decision.kind == "ability" else None
        if turn is not None and turn == self._rests:
            return ("pass",)
        choice: Choice = self._rival.choose(seen)
        if "abilities" in self._rival.wishes:
            self._rests = turn
        return choice


BOTS["rival"] = RivalBot


def main() -> None:
    """Run the ladder with the rival first, unless other bots are named."""
    given = sys.argv[1:]
    if "--bots" not in given:
        given += ["--bots", "rival,easy,solid,hard,strong"]
    two = "--seats" in given and given[given.index("--seats") + 1] == "2"
    sys.argv[1:] = ["ladder", *given, *(TWO.get(given[0], []) if two else [])]
    cli.main()


if __name__ == "__main__":
    main()

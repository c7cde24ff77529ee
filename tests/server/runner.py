"""`orrery serve` with bots that misbehave, and if asked for under another version of the rules.

The bots' processes import this module as well, so that everything is the same there.
"""

from __future__ import annotations

import os
import random
import threading
from typing import Any

import orrery.games.space_base
from orrery.bots import BOTS
from orrery.cli import main
from orrery.core import Choice, Seen


class MisbehavingBot:
    def __init__(self, rng: random.Random) -> None:
        self.rng = rng


class HangingBot(MisbehavingBot):
    def choose(self, seen: Seen[Any]) -> Choice:
        threading.Event().wait()
        raise AssertionError


class DyingBot(MisbehavingBot):
    def choose(self, seen: Seen[Any]) -> Choice:
        os._exit(1)


class RaisingBot(MisbehavingBot):
    def choose(self, seen: Seen[Any]) -> Choice:
        raise ZeroDivisionError


class CheatingBot(MisbehavingBot):
    def choose(self, seen: Seen[Any]) -> Choice:
        return ("win",)


class BabblingBot(MisbehavingBot):
    def choose(self, seen: Seen[Any]) -> Choice:
        return {"what": None}  # type: ignore[return-value]


BOTS.update(
    hanging=HangingBot, dying=DyingBot, raising=RaisingBot, cheating=CheatingBot, babbling=BabblingBot
)
if rules := os.environ.get("ORRERY_TEST_RULES"):
    orrery.games.space_base.GAME = orrery.games.space_base.GAME.replace(rules=rules)

if __name__ == "__main__":
    main()

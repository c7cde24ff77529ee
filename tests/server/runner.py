"""`orrery serve` with bots that misbehave, and if asked for under other rules or at another time.

The bots' processes import this module as well, so that everything is the same there.
"""

from __future__ import annotations

import dataclasses
import os
import random
import threading
import time
from pathlib import Path
from typing import Any

import orrery.games.risk
import orrery.games.space_base
from orrery.bots import BOTS
from orrery.cli import main
from orrery.core import Choice, Seen
from tests.fixtures.releases import first_ruleset


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


def misbehave() -> None:
    BOTS.update(hanging=HangingBot, dying=DyingBot, raising=RaisingBot, cheating=CheatingBot, babbling=BabblingBot)
    if version := os.environ.get("ORRERY_TEST_RULES"):
        for package in (orrery.games.space_base, orrery.games.risk):
            from_first = version.endswith("from 1")  # for what was begun under version 1
            ruleset = first_ruleset(package.GAME) if from_first else package.GAME.rules.ruleset
            rules = dataclasses.replace(package.GAME.rules, version=version, ruleset=ruleset, earlier={})
            package.GAME = dataclasses.replace(package.GAME, rules=rules)  # type: ignore[attr-defined]
    if later := os.environ.get("ORRERY_TEST_LATER"):
        now = time.time
        time.time = lambda: now() + float(Path(later).read_text())


if __name__ in ("__main__", "__mp_main__"):
    misbehave()
if __name__ == "__main__":
    main()

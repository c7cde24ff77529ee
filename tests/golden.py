"""`make golden`: whole games of bots, kept as records. They notice when a change of the code changes how a game goes.

The records are the same on every run and every machine. The tests called `test_golden.py` replay them; the seeds were
looked for until the games of each kind together met every question, every kind of ability and so on. Records of an
earlier format stay as that release has written them: they also show that such records are still read, by the rules of
their own version.
"""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import msgspec

from orrery import Match, Record
from orrery import game as find_game
from orrery.bots import make_bot
from orrery.core import Choice
from orrery.core.log import Undo
from orrery.core.message import Event
from orrery.core.record import FORMAT
from orrery.core.upgrade import Upgrading
from orrery.core.words import locales_folder


class Golden(msgspec.Struct, frozen=True):
    """A game to record. In a fickle one the players now and then change their settings or take a choice back."""

    game: str
    name: str
    bots: list[str]
    seed: str
    options: dict[str, Any] = {}
    fickle: bool = False

    @property
    def path(self) -> Path:
        """Where its record is kept."""
        return folder(self.game) / f"{self.name}.jsonl"

    @property
    def is_of_today(self) -> bool:
        """Whether its record, if there is one, is of the format that is written now."""
        return not self.path.exists() or Record.read(self.path).header.orrery == FORMAT

    def __str__(self) -> str:
        return f"{self.game}-{self.name}"


def folder(game: str) -> Path:
    """Where the records of a game are kept."""
    return Path(__file__).parent / "games" / game.replace("-", "_") / "golden"


MIXED = ["greedy", "random"] * 3

LIGHT_SPEED = {"light_speed": True}

SPACE_BASE = [
    Golden("space-base", "greedy-2", ["greedy"] * 2, "golden 168"),
    Golden("space-base", "greedy-3-light-speed", ["greedy"] * 3, "golden 173", LIGHT_SPEED),
    Golden("space-base", "greedy-4", ["greedy"] * 4, "golden 778"),
    Golden("space-base", "mixed-5-fickle", MIXED[:5], "golden 51", fickle=True),
    Golden("space-base", "random-2-light-speed-fickle", ["random"] * 2, "golden 612", LIGHT_SPEED, fickle=True),
    Golden("space-base", "random-3", ["random"] * 3, "golden 665"),
    Golden("space-base", "random-4-light-speed-fickle", ["random"] * 4, "golden 710", LIGHT_SPEED, fickle=True),
    Golden("space-base", "random-5-light-speed", ["random"] * 5, "golden 767", LIGHT_SPEED),
    Golden("space-base", "version-2-greedy-3", ["greedy"] * 3, "golden 1"),
    Golden("space-base", "version-2-random-2-fickle", ["random"] * 2, "golden 2", fickle=True),
    Golden("space-base", "version-2-random-4-light-speed", ["random"] * 4, "golden 3", LIGHT_SPEED),
]
"""Every number of seats with and without light speed, each bot alone and both mixed; by both versions."""

ROOM = {"variant": "command-room"}
DOMINATION = {"variant": "total-domination"}
EXTENDED = {"variant": "total-domination", "extended": True}
TEAMS = {"teams": True}
NO_FIELDS = {"mineral_fields": False}
NO_TWO_BASES = {"two_bases_achievement": False}
WIDE_TOWERS = {"wide_towers": True}

RISK = [
    Golden("risk", "basic-3-random-fickle", ["random"] * 3, "golden 9", fickle=True),
    Golden("risk", "basic-4-greedy", ["greedy"] * 4, "golden 18"),
    Golden("risk", "basic-5-mixed-fickle", MIXED[:5], "golden 16", fickle=True),
    Golden("risk", "basic-6-random", ["random"] * 6, "golden 9"),
    Golden("risk", "room-3-random", ["random"] * 3, "golden 9", ROOM),
    Golden("risk", "room-4-random-fickle", ["random"] * 4, "golden 15", {**ROOM, **WIDE_TOWERS}, fickle=True),
    Golden("risk", "room-5-greedy", ["greedy"] * 5, "golden 18", ROOM),
    Golden("risk", "room-6-mixed", MIXED, "golden 9", ROOM),
    Golden("risk", "room-teams-4-mixed-fickle", MIXED[:4], "golden 0", {**ROOM, **TEAMS}, fickle=True),
    Golden("risk", "room-teams-6-random", ["random"] * 6, "golden 20", {**ROOM, **TEAMS}),
    Golden("risk", "domination-2-greedy", ["greedy"] * 2, "golden 18", {**DOMINATION, **NO_TWO_BASES}),
    Golden("risk", "domination-2-random-fickle", ["random"] * 2, "golden 20", {**DOMINATION, **NO_FIELDS}, fickle=True),
    Golden("risk", "domination-3-mixed", MIXED[:3], "golden 5", DOMINATION),
    Golden("risk", "domination-6-greedy", ["greedy"] * 6, "golden 1", DOMINATION),
    Golden("risk", "domination-teams-6-mixed", MIXED, "golden 4", {**DOMINATION, **TEAMS}),
    Golden("risk", "extended-2-mixed-fickle", MIXED[:2], "golden 5", EXTENDED, fickle=True),
    Golden("risk", "extended-4-random-limited", ["random"] * 4, "golden 12", {**EXTENDED, "round_limit": 12}),
    Golden("risk", "extended-5-greedy", ["greedy"] * 5, "golden 6", {**EXTENDED, **WIDE_TOWERS}),
    Golden("risk", "extended-teams-4-random-fickle", ["random"] * 4, "golden 9", {**EXTENDED, **TEAMS}, fickle=True),
    Golden("risk", "version-2-basic-3-random-fickle", ["random"] * 3, "golden 1", fickle=True),
    Golden("risk", "version-2-basic-5-greedy", ["greedy"] * 5, "golden 2"),
    Golden("risk", "version-2-room-4-mixed", MIXED[:4], "golden 3", {**ROOM, "round_limit": 15}),
    Golden("risk", "version-2-domination-2-random", ["random"] * 2, "golden 4", {**DOMINATION, "round_limit": 10}),
    Golden("risk", "version-2-extended-teams-6-greedy", ["greedy"] * 6, "golden 5", {**EXTENDED, **TEAMS}),
]
"""Every variant and every number of seats, each bot alone and both mixed; some by each version of the rules."""

CONQUEST = {"mode": "galactic-conquest"}
AT_ONCE = {"random_galaxy": True, "random_factions": True}

STARCRAFT = [
    Golden("starcraft", "standard-2-random-fickle", ["random"] * 2, "golden 1", {"round_limit": 12}, fickle=True),
    Golden("starcraft", "standard-3-greedy", ["greedy"] * 3, "golden 2", {"round_limit": 20}),
    Golden("starcraft", "standard-4-mixed", MIXED[:4], "golden 3", {"round_limit": 12}),
    Golden("starcraft", "forgetful-5-random", ["random"] * 5, "golden 4", {"forget_orders": True, "round_limit": 8}),
    Golden("starcraft", "at-once-6-greedy", ["greedy"] * 6, "golden 5", {**AT_ONCE, "round_limit": 12}),
    Golden("starcraft", "conquest-2-greedy", ["greedy"] * 2, "golden 6", {**CONQUEST, "round_limit": 20}),
    Golden("starcraft", "conquest-3-random", ["random"] * 3, "golden 7", {**CONQUEST, **AT_ONCE, "round_limit": 12}),
    Golden("starcraft", "teams-4-random-fickle", ["random"] * 4, "golden 8", {**TEAMS, "round_limit": 8}, fickle=True),
    Golden("starcraft", "teams-conquest-6-mixed", MIXED, "golden 9", {**TEAMS, **CONQUEST, "round_limit": 6}),
]
"""Every number of seats and every variant, each bot alone and both mixed."""

EXPANSION = {"expansion": "brood-war"}
CONQUEST_WAR = {**EXPANSION, "mode": "galactic-conquest"}
SURVIVAL = {**EXPANSION, "mode": "survival"}
QUEST = {**EXPANSION, "scenario": "uraj-and-khalis"}
STORM = {**EXPANSION, "scenario": "eye-of-the-storm"}
UNLED = {**EXPANSION, "leadership": False, "disposable_special_orders": True, "planets": "choose-two-of-three"}

BROOD_WAR = [
    Golden("starcraft", "brood-war-2-greedy", ["greedy"] * 2, "golden 1", {**EXPANSION, "round_limit": 20}),
    Golden("starcraft", "brood-war-4-mixed", MIXED[:4], "golden 2", {**EXPANSION, "round_limit": 8}),
    Golden("starcraft", "brood-war-6-greedy", ["greedy"] * 6, "golden 3", {**EXPANSION, "round_limit": 12}),
    Golden("starcraft", "brood-war-conquest-3-mixed", MIXED[:3], "golden 11", {**CONQUEST_WAR, "round_limit": 8}),
    Golden("starcraft", "survival-3-mixed", MIXED[:3], "golden 5", {**SURVIVAL, "round_limit": 12}),
    Golden(
        "starcraft", "alliance-2-greedy", ["greedy"] * 2, "golden 6", {**EXPANSION, "scenario": "desperate-alliance"}
    ),
    Golden("starcraft", "trump-card-3-mixed", MIXED[:3], "golden 10", {**EXPANSION, "scenario": "trump-card"}),
    Golden("starcraft", "quest-4-mixed", MIXED[:4], "golden 7", {**QUEST, "round_limit": 12}),
    Golden("starcraft", "storm-3-greedy", ["greedy"] * 3, "golden 8", STORM),
    Golden("starcraft", "storm-6-random", ["random"] * 6, "golden 9", STORM),
    Golden("starcraft", "unled-3-random-fickle", ["random"] * 3, "golden 4", {**UNLED, "round_limit": 8}, fickle=True),
]
"""The expansion with its Leadership cards and without them, and its modes."""

GOLDEN = [*SPACE_BASE, *RISK, *STARCRAFT, *BROOD_WAR]


def play(golden: Golden) -> Record:
    """Play a golden game to its end."""
    match = Match(
        find_game(golden.game),
        len(golden.bots),
        seed=golden.seed,
        options=golden.options,
        names=[f"{bot} {number}" for number, bot in enumerate(golden.bots, start=1)],
        narrate=False,
    )
    bots = [make_bot(bot, random.Random(f"{golden.seed}/{seat}")) for seat, bot in enumerate(golden.bots)]
    mood = random.Random(f"{golden.seed}/mood")
    while not match.over:
        seat = match.waiting[0]
        wishes = sorted(match.preferences(seat))
        if golden.fickle and wishes and mood.random() < 0.02:
            name = mood.choice(wishes)
            match.prefer(seat, name, mood.choice(match.game.rules.preferences.find(name).values))
        match.play(seat, bots[seat].choose(match.seen_by(seat)))
        if golden.fickle and mood.random() < 0.02:
            match.undo(seat, agreed=True)
    return match.record()


# What the tests look for in the records


class Met:
    """What the golden games of a kind meet on their way, all taken together."""

    def __init__(self, goldens: list[Golden]) -> None:
        self.lines: set[str] = set()
        self.questions: set[str] = set()
        self.events: set[str] = set()
        self.reasons: set[str] = set()
        for golden in goldens:
            self.follow(Record.read(golden.path))

    def follow(self, record: Record) -> None:
        """Enact a record line by line."""
        match = record.replay(find_game(record.header.game), 0)
        enact = match.enact if record.header.orrery > 1 else Upgrading(match).enact
        for item in record.items:
            if isinstance(item, Undo):
                self.lines.add("undo")
            elif item.aside:
                self.lines.add("aside")
            else:
                self.lines.add("choice")
                self.questions.add(match.decision(item.seat).kind)
                self.answer(match, item.choice)
            enact(item, from_seed=True)
        for event in match.events:
            self.events.add(event.kind)
            self.hear(event)
        self.reasons.add(match.result.reason)

    def answer(self, match: Match[Any], choice: Choice) -> None:
        """Note what a game has of its own in an answer that is about to be given."""

    def hear(self, event: Event) -> None:
        """Note what a game has of its own in an event."""


def words_of(game: str, kind: str) -> set[str]:
    """Everything of a kind that a game has words for: all its questions, all its events."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in (locales_folder() / "en").glob(f"{game}*.ftl"))
    return set(re.findall(rf"^{game}-{kind}-([a-z-]+) =", text, re.MULTILINE))


def main() -> None:
    """Write the golden games of today's format, and remove the records of games that are no longer in the list."""
    for game in dict.fromkeys(golden.game for golden in GOLDEN):
        folder(game).mkdir(exist_ok=True)
        for stale in set(folder(game).glob("*.jsonl")) - {golden.path for golden in GOLDEN}:
            stale.unlink()
    for golden in GOLDEN:
        if not golden.is_of_today:
            continue
        play(golden).write(golden.path)
        print(f"{golden}: {golden.path.stat().st_size / 1000:.1f} kB")


if __name__ == "__main__":
    main()

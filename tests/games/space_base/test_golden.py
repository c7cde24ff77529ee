"""The golden games: whole recorded games that must go on exactly as they went (`make golden` records them anew)."""

from __future__ import annotations

import re

import pytest

from orrery import Record
from orrery import game as find_game
from orrery.core.log import Undo
from orrery.core.words import locales_folder
from orrery.games.space_base.ability import Ability
from orrery.games.space_base.catalog import load_catalog
from tests.golden import FOLDER, GOLDEN, Golden, play

each_golden = pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.name)


def words_of(kind: str) -> set[str]:
    """Everything of a kind that the game has words for: all its questions, all its events."""
    text = (locales_folder() / "en" / "space-base.ftl").read_text(encoding="utf-8")
    return set(re.findall(rf"^space-base-{kind}-([a-z-]+) =", text, re.MULTILINE))


def effects(ability: Ability | None) -> set[str]:
    return {name for name in Ability.__slots__ if name != "phase" and ability is not None and getattr(ability, name)}


class Met:
    """What the golden games meet on their way, all taken together."""

    def __init__(self) -> None:
        self.lines: set[str] = set()
        self.questions: set[str] = set()
        self.effects: set[str] = set()
        self.events: set[str] = set()
        self.reasons: set[str] = set()
        for golden in GOLDEN:
            self.follow(Record.read(golden.path))

    def follow(self, record: Record) -> None:
        """Enact a record line by line."""
        match = record.replay(find_game("space-base"), 0)
        for item in record.items:
            if isinstance(item, Undo):
                self.lines.add("undo")
            elif item.aside:
                self.lines.add("aside")
            else:
                self.lines.add("choice")
                self.questions.add(match.decision(item.seat).kind)
                if item.choice[0] in ("use", "set", "reroll", "shift", "double"):
                    card = match.state.catalog.number[str(item.choice[1])]
                    self.effects |= effects(match.state.face(card).ability)
            match.enact(item, from_seed=True)
        self.events |= {event.kind for event in match.events}
        self.reasons.add(match.result.reason)


@pytest.fixture(scope="module")
def met() -> Met:
    return Met()


def test_the_folder_holds_the_golden_games_and_nothing_else() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {golden.path.name for golden in GOLDEN}


@each_golden
def test_a_golden_game_verifies_against_its_seed_and_result(golden: Golden) -> None:
    record = Record.read(golden.path)
    match = record.verify(find_game("space-base"))
    assert record.result is not None
    assert match.result == record.result
    assert (record.header.seed, record.header.seats) == (golden.seed, len(golden.bots))
    assert record.header.options["light_speed"] == golden.options.get("light_speed", False)


@pytest.mark.parametrize(
    "golden", [golden for golden in GOLDEN if "greedy" not in golden.bots], ids=lambda golden: golden.name
)
def test_recording_again_gives_the_same_file(golden: Golden) -> None:
    """Only for random players: a greedy one that gets better plays other games, and that breaks no rule."""
    assert play(golden).text() == golden.path.read_text(encoding="utf-8")


def test_the_golden_games_are_of_every_size() -> None:
    sizes = {(len(golden.bots), golden.options.get("light_speed", False)) for golden in GOLDEN}
    assert sizes == {(seats, light) for seats in find_game("space-base").seat_counts for light in (False, True)}


def test_the_golden_games_have_every_kind_of_line(met: Met) -> None:
    assert met.lines == {"choice", "aside", "undo"}


def test_the_golden_games_meet_every_question(met: Met) -> None:
    assert met.questions == words_of("ask")


def test_the_golden_games_use_every_effect(met: Met) -> None:
    printed = [effects(face.ability) for card in load_catalog().cards for face in card.faces]
    assert met.effects == set().union(*printed)


def test_the_golden_games_tell_every_event(met: Met) -> None:
    assert met.events == words_of("event")


def test_the_golden_games_end_in_every_way(met: Met) -> None:
    assert met.reasons == {"points", "ability"}

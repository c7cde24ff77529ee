"""A brief connection is told only what has changed, and words on demand; a browser that follows knows everything."""

from __future__ import annotations

import json
import random
import subprocess
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import orrery
from orrery.core import Match
from orrery.server.changes import compare
from orrery.server.scene import Listener, Sight, Stage
from orrery.server.schemas import (
    Change,
    Created,
    NewTable,
    Ping,
    Pong,
    Saying,
    TableInfo,
    ToClient,
    Update,
    Word,
    Worded,
)
from orrery.server.wording import FEW
from tests.conftest import SOAK
from tests.server.harness import ROOT, Browser, Player, bot, me

JSON = st.recursive(
    st.none() | st.integers(0, 3) | st.sampled_from(["a", "b"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4),
    max_leaves=30,
)
OBJECTS = st.dictionaries(st.sampled_from("abcd"), JSON, max_size=4)


def applied(known: dict[str, Any], put: list[Any], drop: list[Any]) -> dict[str, Any]:
    """What a browser makes of a change, as `docs/protocol.md` says it."""
    known = deepcopy(known)
    for path, value in put:
        node: Any = known
        for step in path[:-1]:
            node = node[step]
        node[path[-1]] = value
    for path in drop:
        node = known
        for step in path[:-1]:
            node = node[step]
        del node[path[-1]]
    return known


@given(OBJECTS, OBJECTS)
def test_changes_make_one_thing_of_another(before: dict[str, Any], after: dict[str, Any]) -> None:
    put, drop = compare(before, after)
    assert applied(before, deepcopy(put), drop) == after
    assert (put or drop) == [] if before == after else put or drop


def test_a_change_is_never_longer_than_what_it_changes() -> None:
    before = {"hand": [{"card": "a", "cost": 1}, {"card": "b", "cost": 2}], "round": 1}
    after = {"hand": [{"card": "c", "cost": 3}, {"card": "d", "cost": 4}], "round": 1}
    assert compare(before, after) == ([(["hand"], after["hand"])], [])


class Follower:
    """Somebody who looks at a match from one seat over a brief connection."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.stage = Stage()
        self.listener = Listener()
        self.sent = 0
        self.whole = 0

    def look(self, match: Match[Any]) -> dict[str, Any]:
        """What is sent, and what must be known then."""
        scene = self.stage.scene(match, match.length)
        scene.tables[""] = table_of(match)
        sight = Sight(self.seat, "", brief=True)
        message = self.listener.message(scene, sight)
        whole = scene.whole(scene.told(sight), None)
        known = {name: part for name, part in msgspec.json.decode(whole).items() if not name.startswith("events")}
        self.sent += len(message)
        self.whole += len(msgspec.json.encode(known))
        return {"message": msgspec.json.decode(message, type=Update | Change), "whole": known}


def table_of(match: Match[Any]) -> TableInfo:
    return TableInfo(
        id="table",
        name="",
        game=match.game.id,
        options={},
        status="over" if match.over else "running",
        public=False,
        host=True,
        seats=[],
        mine=[0],
        waiting=match.waiting,
        seq=match.length,
        clock=None,
        seed_hash="",
        created=0.0,
        changed=float(match.length),
        result=match.result if match.over else None,
    )


def play(game: str, seed: int, moves: int) -> Iterator[Match[Any]]:
    """A game of random players, some of whom take a choice back now and then; every position of it."""
    rng = random.Random(seed)
    match = orrery.Match(orrery.game(game), seats=4, seed=seed)
    yield match
    while not match.over and match.length < moves:
        seat = rng.choice(match.waiting)
        if match.can_undo(seat) and rng.random() < 0.03:
            match.undo(seat)
        else:
            match.play(seat, rng.choice(match.decision(seat).options))
        yield match


@pytest.mark.parametrize("game", ["space-base", "risk", "starcraft"])
def test_the_client_follows_whole_games(game: str, tmp_path: Path) -> None:
    """The client's own code, fed with what is sent, knows after every update what the whole update says."""
    recorded = tmp_path / "messages.jsonl"
    followers = [Follower(0), Follower(None)]
    lines: list[list[bytes]] = [[], []]
    for match in play(game, 3, 100_000 if SOAK else 500):
        for follower, sent in zip(followers, lines, strict=True):
            sent.append(msgspec.json.encode(follower.look(match)))
    recorded.write_bytes(b"\n".join(line for sent in lines for line in sent))
    command = f"node ../tests/server/follow_changes.mjs {recorded}"
    done = subprocess.run([ROOT / "web" / "npm", "exec", "-c", command], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout.split()[-1]) == sum(len(sent) - 1 for sent in lines)
    for follower in followers:
        assert follower.sent < follower.whole / 4


def test_a_change_says_nothing_that_an_update_would_not_say() -> None:
    """Whatever is put stands in the update of the same seat, so what is hidden from it stays hidden."""
    followers = [Follower(seat) for seat in (None, 0, 1)]
    for match in play("space-base", 4, 150):
        for follower in followers:
            look = follower.look(match)
            if isinstance(look["message"], Change):
                for path, value in look["message"].put:
                    node = look["whole"]
                    for step in path:
                        node = node[step]
                    assert node == value


def test_from_another_seat_everything_is_told_anew() -> None:
    match = orrery.Match(orrery.game("risk"), seats=4, seed=1)
    follower = Follower(0)
    assert isinstance(follower.look(match)["message"], Update)
    assert isinstance(follower.look(match)["message"], Change)
    follower.seat = 1
    assert isinstance(follower.look(match)["message"], Update)
    change = follower.look(match)["message"]
    assert (change.number, change.put, change.drop) == (1, [], [])
    follower.listener.forget()
    assert isinstance(follower.look(match)["message"], Update)


class BriefPlayer(Player):
    """A player who is told only what has changed, and follows that."""

    query = "?brief=true"

    def receive(self) -> ToClient:
        """The server's next message; a change makes the newest update of the last one."""
        message = super().receive()
        if isinstance(message, Change):
            known = applied(msgspec.to_builtins(self.update), message.put, message.drop)
            self.update = msgspec.convert({**known, "events": [], "events_from": 0}, Update)
        return message

    def words(self, *places: int) -> list[tuple[int, Saying]]:
        """The options at these places of the question in words."""
        assert self.update.decision is not None
        self.send(Word(self.seat, self.update.decision.since, list(places)))
        while not isinstance(message := self.hear(), Worded):
            pass
        assert message.since == self.update.decision.since
        return message.says


def many(update: Update) -> bool:
    return update.decision is not None and len(update.decision.options) > FEW


def risk_table(browser: Browser) -> str:
    wish = NewTable("risk", [me("Ann"), bot("random"), bot("random")], start=True)
    return browser.post("/api/tables", wish, Created).id


def test_a_brief_connection_follows_a_game_and_gets_words_on_demand(ann: Browser) -> None:
    table_id = risk_table(ann)
    with ann.live(table_id) as told, BriefPlayer(ann, table_id) as brief:
        while not (many(told.update) and many(brief.update) and told.same(brief.update)):
            if told.asked(told.update):
                told.answer()
            told.until(lambda update: told.asked(update))
            brief.until(lambda update: update.seq >= told.update.seq)
        assert told.update.decision is not None
        assert brief.update.decision is not None
        assert brief.update.view == told.update.view
        options = told.update.decision.options
        bare = brief.update.decision.options
        assert [option.choice for option in bare] == [option.choice for option in options]
        assert all((option.say is None) == bool(option.touches) for option in bare)
        assert brief.words(1, 0) == [(1, options[1].say), (0, options[0].say)]
        assert brief.words(100_000) == []
        with BriefPlayer(ann, table_id) as again:  # whoever comes back is told everything
            assert again.update.view == told.update.view
            assert json.loads(again.frames[0])["type"] == "update"


def test_words_are_for_the_seat_that_is_asked_and_for_its_question(ann: Browser, ben: Browser) -> None:
    table_id = risk_table(ann)
    with BriefPlayer(ann, table_id) as brief, ben.live(table_id) as spectator:
        brief.until(lambda update: update.decision is not None)
        assert brief.update.decision is not None
        since = brief.update.decision.since
        assert spectator.reason(Word(brief.seat, since, [0])) == "This is not your seat."
        brief.send(Word(brief.seat, since + 1, [0]))  # a question that is not asked now is not answered
        brief.send(Ping())
        while not isinstance(message := brief.hear(), Pong):
            assert not isinstance(message, Worded)

"""What the live connection refuses: always with a reason, then comes how things stand, and nothing has changed."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosedError

from orrery.core.words import LANGUAGES, Words, locales_folder
from orrery.server import refusals
from orrery.server.schemas import Choose, Look, Plan, Pong, Propose, Refused, Respond, Say, Undo
from tests.server.harness import Browser, Player, bot, me, seated


@pytest.fixture
def players(ann: Browser, ben: Browser) -> Iterator[list[Player]]:
    """Ann and Ben, both asked for the first time."""
    with seated(ann, ben) as players:
        yield players


def views(player: Player) -> list[object]:
    """The seq and all that is shown of the last position, from everywhere it can be seen by this player."""
    browser, table_id = player.browser, player.table_id
    seq = browser.table(table_id).seq
    return [seq, browser.replay(table_id, seq).view, browser.replay(table_id, seq, player.seat).view]


def test_a_choice_on_a_position_that_has_passed(players: list[Player]) -> None:
    ann, ben = players
    ann.play(1)
    ben.play(1)
    asked = next(player for player in players if player.seat in ben.update.table.waiting)
    asked.until(ben.same)
    before = views(asked)
    late = asked.choice()
    for seq in (0, late.seq - 1, late.seq + 1, -1, 10**30):
        assert asked.reason(Choose(late.seat, seq, late.choice)) == "The table has moved on. Please look again."
    assert views(asked) == before
    asked.play(1)  # and now the right one


def test_answers_to_the_same_question_are_all_taken(players: list[Player]) -> None:
    choices = [player.choice() for player in players]
    assert [choice.seq for choice in choices] == [0, 0]
    for player, choice in zip(players, choices, strict=True):
        player.send(choice)
    for player in players:
        player.until(lambda update: update.seq >= 2)
        assert not any('"refused"' in frame for frame in player.frames)


def test_the_same_answer_twice_is_taken_once(players: list[Player]) -> None:
    ann, _ = players
    choice = ann.choice()
    ann.send(choice)
    assert "waiting for Ben" in ann.reason(choice)
    assert ann.update.seq == 1


@pytest.mark.parametrize("choice", [["win"], ["buy", "nothing"], ["buy", "buy"], [1, 2], ["buy", 10**30]], ids=str)
def test_an_illegal_choice(players: list[Player], choice: list[str | int]) -> None:
    ann, _ = players
    before = views(ann)
    assert ann.reason(Choose(0, 0, choice))
    assert views(ann) == before


def test_an_illegal_choice_names_its_rule(players: list[Player]) -> None:
    assert players[0].refused(Choose(0, 0, ["sum"])).say.rule == "SB-LIGHT-04"


def test_a_reason_comes_as_a_key_with_what_to_fill_in(players: list[Player]) -> None:
    """So that every browser words it in its own language."""
    ann, _ = players
    say = ann.refused(Choose(0, 0, ["buy", "no such ship"])).say
    assert (say.key, say.arguments) == ("space-base-refused-not-drawn", {"card": "no such ship"})
    assert ann.refused(Undo(0)).say.key == "refused-nothing-to-undo"
    nobody = ann.browser.ask("GET", "/api/tables/nope").json()
    assert nobody == {
        "status_code": 404,
        "detail": "There is no such table.",
        "say": {"key": "refused-no-table", "arguments": {}, "rule": ""},
    }


def test_every_refusal_has_words_in_every_language() -> None:
    used = set()
    for path in Path(refusals.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in (
                "NotAllowed",
                "NoSuchTable",
                "OutOfDate",
                "Fault",
                "NotStored",
            ):
                arguments = {str(keyword.arg): "x" for keyword in node.keywords}
                for why in [str(leaf.value) for leaf in ast.walk(node.args[0]) if isinstance(leaf, ast.Constant)]:
                    used.add(f"refused-{why}")
                    for language in LANGUAGES:
                        assert Words(language).text(f"refused-{why}", **arguments)
    written = re.findall(r"^(refused-[\w-]+) =", (locales_folder() / "en" / "refusals.ftl").read_text(), re.MULTILINE)
    assert sorted(written) == sorted(used)


def test_a_plan_is_played_as_a_whole_or_not_at_all(players: list[Player]) -> None:
    ann, _ = players
    before = views(ann)
    good = ann.choice().choice
    assert "Step 2 of the plan" in ann.reason(Plan(0, 0, [good, ["win"]]))
    assert views(ann) == before
    assert ann.reason(Plan(0, 0, []))
    assert views(ann) == before
    ann.send(Plan(0, 0, [good]))
    ann.until(lambda update: update.seq == 1)


def test_the_seat_of_somebody_else(players: list[Player], cleo: Browser) -> None:
    ann, ben = players
    before = views(ann)
    with cleo.live(ann.table_id) as spectator:
        for seat in (0, 1, 5, -1):
            intruders = [spectator] if seat == 1 else [ben, spectator]
            for intruder in intruders:
                for message in (
                    Choose(seat, 0, ["sum"]),
                    Undo(seat),
                    Propose(seat, "undo"),
                    Propose(seat, "takeover", 0),
                    Respond(seat, True),
                    Say("I am not me", seat),
                    Look(seat),
                ):
                    assert intruder.reason(message) == "This is not your seat."
        assert spectator.update.seat is None
    assert ben.update.seat == 1
    assert ann.lines == []
    assert views(ann) == before


def test_a_choice_before_the_start_and_after_the_end(ann: Browser) -> None:
    table_id = ann.create(me("Ann"), bot())
    with ann.live(table_id) as player:
        assert player.reason(Choose(0, 0, ["sum"])) == "The game is not running."
        ann.start(table_id)
        before = player.play()
        assert player.reason(Choose(0, before.seq, ["sum"])) == "The game is not running."
        assert player.reason(Undo(0)) == "The game is not running."
        assert player.reason(Propose(0, "undo")) == "The game is not running."
        assert (player.update.seq, player.update.view) == (before.seq, before.view)
        assert player.update.table.result == before.table.result


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "null",
        "[]",
        "{}",
        '{"type": "win"}',
        '{"type": "update"}',
        '{"type": "choose"}',
        '{"type": "choose", "seat": 0, "seq": 0, "choice": []}',
        '{"type": "choose", "seat": 0, "seq": 0, "choice": [["sum"]]}',
        '{"type": "choose", "seat": "0", "seq": 0, "choice": ["sum"]}',
        '{"type": "say", "text": ""}',
        '{"type": "say", "text": "nul \\u0000"}',
        '{"type": "say", "text": "half \\ud800"}',
        '{"type": "say", "text": "' + "x" * 501 + '"}',
        '{"type": "propose", "seat": 0, "kind": "draw"}',
        '{"type": "ping", "pad": "' + "x" * 20_000 + '"}',
        b'{"type": "ping"}',
    ],
    ids=lambda message: str(message[:60]),
)
def test_what_the_server_does_not_understand(players: list[Player], message: str | bytes) -> None:
    ann, _ = players
    before = views(ann)
    assert ann.refused(message).say.key == "client-refused-malformed"
    assert views(ann) == before
    ann.play(1)


def test_a_message_larger_than_any_closes_the_connection(players: list[Player]) -> None:
    ann, _ = players
    before = views(ann)
    ann.socket.send("x" * 100_000)
    with pytest.raises(ConnectionClosedError, match="1009"):
        ann.until(lambda _: False)
    with ann.browser.live(ann.table_id) as again:
        assert views(again) == before
        again.play(1)


def test_too_many_messages_at_once(players: list[Player]) -> None:
    ann, _ = players
    before = views(ann)
    for _ in range(80):
        ann.socket.send('{"type": "ping"}')
    pongs = 0
    while not isinstance(answer := ann.receive(), Refused):
        pongs += isinstance(answer, Pong)
    assert answer.say.key == "client-refused-too-fast"
    assert pongs >= 50
    assert views(ann) == before
    with ann.browser.live(ann.table_id) as again:  # another connection is not held responsible
        again.play(1)


def test_a_live_connection_to_a_table_that_does_not_exist(ann: Browser) -> None:
    with pytest.raises(Exception, match="rejected WebSocket connection: HTTP 403"):
        ann.live("nope")

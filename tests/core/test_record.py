"""Records that are cut off, edited, of other rules, or no records at all."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from orrery import game as find_game
from orrery.core import BadRecord, Match, OrreryError, Pack, Record, RuleSet
from orrery.core.record import _checksum
from tests.core.counting import COUNTING, CountingOptions, ruleset


def text() -> str:
    match = Match(COUNTING, 2, seed="record")
    for choice in (("take",), ("gamble",)):
        match.play(0, choice)
    return match.record().text()


def lines(change: Callable[[list[str]], None]) -> str:
    """The record with lines changed and the checksum made right again, as a careful forger would."""
    found = text().splitlines()
    change(found)
    body = "".join(line + "\n" for line in found[:-1])
    closing = json.loads(found[-1])
    closing["checksum"] = _checksum(body.encode())
    return body + json.dumps(closing) + "\n"


def replaced(number: int, **changes: object) -> str:
    def change(found: list[str]) -> None:
        found[number - 1] = json.dumps({**json.loads(found[number - 1]), **changes})

    return lines(change)


def test_a_record_is_json_lines() -> None:
    first, second, *items, last = [json.loads(line) for line in text().splitlines()]
    assert first["orrery"] == 2
    assert first["game"] == "counting"
    assert first["seed"] == "record"
    assert len(second["chance"]) == 2
    assert items[0] == {"seat": 0, "choice": ["take"]}
    assert items[1]["chance"]
    assert last["result"] is None


@pytest.mark.parametrize(
    ("broken", "complaint"),
    [
        ("", "not a record: its first line is no record header"),
        ("hello\nworld\n", "not a record: its first line is no record header"),
        ("{}\n", "not a record: its first line is no record header"),
        (text()[:-30], "cut off at line 5: the closing line is missing"),
        ("\n".join(text().splitlines()[:3]) + "\n", "cut off at line 3: the closing line is missing"),
        (text().splitlines()[0] + "\n", "cut off at line 1: the closing line is missing"),
        (text().replace('"take"', '"stop"'), "line 5: the checksum does not fit; the record was edited or damaged"),
        (replaced(1, orrery=9), "line 1: record format 9; this version reads formats 1 and 2"),
        (replaced(2, chance=["x"]), "line 2: the chance before the first choice is missing"),
        (replaced(3, seat="one"), "line 3: a choice needs a seat"),
        (replaced(3, choice="take"), "line 3: a choice is a verb followed by words and whole numbers, not 'take'"),
        (replaced(4, chance=[True]), "line 4: 'chance' must be a list of whole numbers"),
        (replaced(3, undo="all"), "line 3: 'undo' must say how many choices were taken back"),
        (text().replace('{"seat":0,"choice":["take"]}', "{"), "line 3: not JSON"),
    ],
)
def test_broken_records_are_refused(broken: str, complaint: str) -> None:
    with pytest.raises(BadRecord) as error:
        Record.parse(broken)
    assert str(error.value) == complaint


@pytest.mark.parametrize(
    ("forged", "complaint"),
    [
        (replaced(1, rules="0"), "it was made under rules version 0; this is version 1"),
        (replaced(1, data="else"), "it was made with other component data (else, here none); was it played"),
        (replaced(1, game="chess"), "this is a record of chess, not of counting"),
        (replaced(3, choice=["fly"]), "line 3: That makes no sense here: there is no verb 'fly'"),
        (replaced(3, choice=["win"]), "line 3: no"),
        (replaced(3, seat=1), "line 3: Seat 2 has nothing to decide now"),
        (replaced(3, chance=[3]), "line 3: nothing was left to chance here"),
        (replaced(4, chance=[9]), "line 4: a die with 6 sides cannot show 9"),
        (replaced(3, undo=3), "line 3: not 3 choices can be taken back here"),
        (replaced(1, options={"goal": 99}), "option goal must be"),
        (replaced(1, seats=9), "counting is played by 2 to 3, not by 9"),
    ],
)
def test_forged_records_do_not_replay(forged: str, complaint: str) -> None:
    record = Record.parse(forged)
    with pytest.raises(OrreryError) as error:
        record.replay(COUNTING)
    assert complaint in str(error.value)


def solitary(options: CountingOptions, pack: Pack | None) -> RuleSet:
    """Other rules: the stones are not dealt before the first turn."""
    rules = ruleset(options, pack)
    return replace(rules, opening=rules.opening[1:])


def test_what_was_begun_under_rules_that_are_still_known_goes_on_by_them() -> None:
    then = Match(COUNTING, 2, seed="record")
    then.play(0, ("take",))
    today = replace(COUNTING, rules=replace(COUNTING.rules, version="2", ruleset=solitary, earlier={"1": ruleset}))
    for match in (then.record().verify(today), then.record().replay(today), Match.load(today, then.dump())):
        assert match.header.rules == "1"
        assert match.ruleset.opening == then.ruleset.opening
        match.play(0, ("take",))
        match.undo(0)
        assert match.state.dump() == then.state.dump()
    new = Match(today, 2, seed="record")
    assert (new.header.rules, new.ruleset.opening[0]) == ("2", then.ruleset.opening[1])
    assert new.record().verify(today).header.rules == "2"
    with pytest.raises(BadRecord, match="it was made under rules version 2; this is version 1"):
        new.record().replay(COUNTING)


def test_verifying_finds_dice_that_were_not_rolled() -> None:
    outcome = json.loads(text().splitlines()[3])["chance"][0]
    forged = Record.parse(replaced(4, chance=[outcome % 6 + 1]))
    forged.replay(COUNTING)
    with pytest.raises(BadRecord, match="line 4: these outcomes do not come from the seed"):
        forged.verify(COUNTING)
    start = json.loads(text().splitlines()[1])["chance"]
    with pytest.raises(BadRecord, match="line 2: these outcomes do not come from the seed"):
        Record.parse(replaced(2, chance=[start[0] % 4 + 1, start[1]])).verify(COUNTING)


def test_verifying_finds_a_false_end() -> None:
    with pytest.raises(BadRecord, match="another position"):
        Record.parse(replaced(5, state="0" * 32)).verify(COUNTING)
    result = {"winners": [1], "points": [0, 9], "rounds": 1, "reason": "stones"}
    with pytest.raises(BadRecord, match="another result"):
        Record.parse(replaced(5, result=result)).verify(COUNTING)


def test_lines_of_play_are_bounded() -> None:
    record = Record.parse(text())
    with pytest.raises(BadRecord, match="there is no line of play 3; they run from 0 to 2"):
        record.replay(COUNTING, 3)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="No such file"):
        Record.read(tmp_path / "none.jsonl")
    with pytest.raises(BadRecord, match="directory"):
        Record.read(tmp_path)
    binary = tmp_path / "picture"
    binary.write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(BadRecord, match="it is not text"):
        Record.read(binary)
    path = tmp_path / "game.jsonl"
    Record.parse(text()).write(path)
    assert Record.read(path).text() == text()


def test_a_record_of_another_pack_asks_for_it(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text('[[card]]\nid = "allen"\ncost = 9\nsource = "my box"\n')
    game = find_game("space-base")
    pack = Pack.read(tmp_path, game.data.layout, "mine")
    match = Match(game, 2, seed="pack", pack=pack)
    record = Record.parse(match.record().text())
    assert record.header.pack is not None
    assert record.header.pack.name == "mine"
    with pytest.raises(BadRecord, match="it was played with the data pack 'mine'; give it with --pack"):
        record.replay(game)
    assert record.replay(game, pack=pack).state.dump() == match.state.dump()
    (tmp_path / "cards.toml").write_text('[[card]]\nid = "allen"\ncost = 8\nsource = "my box"\n')
    with pytest.raises(BadRecord, match="is not what it was played with"):
        record.replay(game, pack=Pack.read(tmp_path, game.data.layout, "mine"))

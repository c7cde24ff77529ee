"""The `orrery` command: what it prints and writes, and how it refuses what cannot be done."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from orrery import GAMES, Match, Record, __version__
from orrery import game as find_game
from orrery.cli import app, main
from orrery.core.log import Undo
from orrery.core.record import _checksum

PLAY = ("play", "space-base", "--terminal", "--seed", "1")
"""With this seed the person has the first turn and rolls 4 and 2."""
SIMULATE = ("simulate", "space-base", "--seats", "random,random", "--seed", "cli", "--games")
COMMANDS = [command.name or getattr(command.callback, "__name__", "") for command in app.registered_commands]


class Ran(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Ran]
Fine = Callable[..., str]


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The text of a record of a whole game."""
    folder = tmp_path_factory.mktemp("finished")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["orrery", *SIMULATE, "1", "--records", str(folder)])
        with pytest.raises(SystemExit):
            main()
    return (folder / "space-base-000000.jsonl").read_text(encoding="utf-8")


def forged(text: str, **header: str) -> str:
    """The record with another header, and the checksum made right again."""
    first, *rest, last = text.splitlines()
    body = "".join(line + "\n" for line in (json.dumps({**json.loads(first), **header}), *rest))
    return body + json.dumps({**json.loads(last), "checksum": _checksum(body.encode())}) + "\n"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, finished: str) -> Path:
    """A working folder with a good record, broken ones, and broken packs."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "300")
    for name in ("FORCE_COLOR", "PY_COLORS", "GITHUB_ACTIONS", "TTY_COMPATIBLE", "TTY_INTERACTIVE"):
        monkeypatch.delenv(name, raising=False)
    files = {
        "game.jsonl": finished,
        "cut.jsonl": finished[:-30],
        "edited.jsonl": finished.replace('"random 1"', '"random X"'),
        "other-rules.jsonl": forged(finished, rules="0"),
        "other-data.jsonl": forged(finished, data="mine"),
        "other-game.jsonl": forged(finished, game="chess"),
        "other-seed.jsonl": forged(finished, seed="mine"),
        "letter.txt": "Dear Commodore,\n",
        "pack/cards.toml": '[[card]]\nid = "allen"\ncost = 9\nsource = "my box"\n',
        "pack-missing-field/cards.toml": '[[card]]\nid = "allen"\ncost = 9\n',
        "pack-wrong-number/cards.toml": '[[card]]\nid = "allen"\ncost = 100\nsource = "my box"\n',
        "folder/space-base-000000.jsonl/in the way": "",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the command in this process, with these arguments and this typed in."""

    def run(*arguments: str, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "argv", ["orrery", *arguments])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as end:
            main()
        return Ran(int(end.value.code or 0), *capsys.readouterr())

    return run


@pytest.fixture
def fine(run: Run) -> Fine:
    """Run the command, which must succeed without complaint; what it prints."""

    def fine(*arguments: str, typed: str = "") -> str:
        ran = run(*arguments, typed=typed)
        assert (ran.code, ran.err) == (0, "")
        return ran.out

    return fine


def contents(folder: Path) -> dict[str, str]:
    return {str(path): path.read_text(encoding="utf-8") for path in folder.rglob("*") if path.is_file()}


# As a process of its own


def process(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "orrery.cli", *arguments]
    return subprocess.run(command, input=typed, capture_output=True, text=True, encoding="utf-8", check=False)


def test_the_command_as_a_process() -> None:
    told = process("replay", "game.jsonl", "--verify")
    assert (told.returncode, told.stderr) == (0, "")
    assert "Verified: " in told.stdout
    refused = process("simulate", "space-bass")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr == "orrery: unknown game 'space-bass'; known: space-base, risk, starcraft\n"
    played = process(*PLAY, typed="1\n")
    assert (played.returncode, played.stderr) == (0, "")
    assert played.stdout.endswith("Stopped.\n")


# Help


def test_version(fine: Fine) -> None:
    assert fine("--version") == f"Orrery {__version__}\n"


def test_help_names_every_command(fine: Fine) -> None:
    text = fine("--help")
    assert {"games", "simulate", "replay", "play"} <= set(COMMANDS)
    assert all(re.search(rf"\b{command} +[A-Z]", text) for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_every_command_shows_an_example(fine: Fine, command: str) -> None:
    assert f"Example: orrery {command} " in fine(command, "--help")


# orrery games


def test_games_lists_every_game_with_its_options(fine: Fine) -> None:
    text = fine("games")
    assert all(f"{name}: " in text for name in GAMES)
    assert "space-base: Space Base, 2–5 players\n" in text
    assert "--option points_to_win=40  The round in which" in text
    assert "--option light_speed=false  Everybody draws six ships" in text


def test_games_in_german(fine: Fine) -> None:
    text = fine("games", "--language", "de")
    assert "space-base: Space Base, " in text
    assert "--option points_to_win=40  " in text
    assert not set(text.splitlines()) & set(fine("games").splitlines())


# orrery simulate


def test_simulate_prints_a_table(fine: Fine) -> None:
    text = fine(*SIMULATE, "4")
    assert "space-base, 4 games, seed cli" in text
    rows = [[cell.strip() for cell in line.split("│")[1:-1]] for line in text.splitlines() if line.startswith("│")]
    assert [row[:2] for row in rows] == [["1", "random"], ["2", "random"]]
    assert sum(float(row[2]) for row in rows) == 4


def test_simulate_writes_json(fine: Fine, folder: Path) -> None:
    fine(*SIMULATE, "4", "--option", "points_to_win=20", "--json", "out.json")
    found = json.loads((folder / "out.json").read_text(encoding="utf-8"))
    expected = "game options seed games seats mean_rounds games_per_second decisions_per_second"
    assert list(found) == expected.split()
    assert (found["game"], found["seed"], found["games"]) == ("space-base", "cli", 4)
    assert found["options"] == {"points_to_win": 20, "light_speed": False}
    for standing in found["seats"]:
        assert list(standing) == ["bot", "wins", "win_rate", "interval", "mean_points", "mean_place"]
        assert standing["interval"][0] <= standing["win_rate"] <= standing["interval"][1]


def test_simulate_writes_records(fine: Fine, folder: Path) -> None:
    fine(*SIMULATE, "3", "--records", "made/records")
    paths = sorted((folder / "made" / "records").iterdir())
    assert len(paths) == 3
    assert all("Verified: " in fine("replay", str(path), "--verify") for path in paths)


def test_simulate_takes_a_seed_of_its_own_if_none_is_given(fine: Fine) -> None:
    titles = [fine("simulate", "space-base", "--games", "1").splitlines()[0] for _ in range(2)]
    assert titles[0] != titles[1]


def test_simulate_plays_with_a_pack(fine: Fine, run: Run) -> None:
    fine(*SIMULATE, "1", "--pack", "pack", "--records", "records")
    assert "Verified: " in fine("replay", "records/space-base-000000.jsonl", "--verify", "--pack", "pack")
    assert "--pack" in run("replay", "records/space-base-000000.jsonl").err


def test_a_seed_is_shown_as_it_is(fine: Fine) -> None:
    assert "seed [/] [red]x" in fine("simulate", "space-base", "--games", "1", "--seed", "[/] [red]x")


# orrery replay


def test_replay_tells_the_whole_game(fine: Fine) -> None:
    lines = fine("replay", "game.jsonl").splitlines()
    assert re.fullmatch(r"Won by random [12]\.", lines[-1])
    assert sum(": it is random" in line for line in lines) > 10
    assert not any("Verified" in line for line in lines)


def test_replay_stops_where_it_is_told_to(fine: Fine) -> None:
    start, later = fine("replay", "game.jsonl", "--at", "0"), fine("replay", "game.jsonl", "--at", "20")
    assert "Shipyard: " in start
    assert "Won by" not in later
    assert later.startswith(start.split("\n\n")[0])
    assert len(later.splitlines()) > len(start.splitlines())


def test_replay_verifies(fine: Fine, finished: str) -> None:
    choices = len(finished.splitlines()) - 3
    assert f"Verified: {choices} choices, all outcomes come from the seed" in fine("replay", "game.jsonl", "--verify")


def test_replay_in_german(fine: Fine) -> None:
    german, english = (fine("replay", "game.jsonl", "--language", language).splitlines() for language in ("de", "en"))
    assert len(german) == len(english)
    assert german[-1].startswith("Gewonnen hat: random ")
    assert not set(german) & set(english)


# orrery play --terminal


def test_a_whole_game_at_the_terminal(fine: Fine, folder: Path) -> None:
    out = fine(*PLAY, "--record", "mine.jsonl", typed="1\n" * 5000)
    assert re.search(r"^Won by (Commodore|greedy 1)\.$", out, re.MULTILINE)
    assert out.endswith("The record is in mine.jsonl.\n")
    record = Record.read(folder / "mine.jsonl")
    assert record.verify(find_game("space-base")).over
    assert record.header.names == ["Commodore", "greedy 1"]
    assert fine("replay", "mine.jsonl").splitlines()[-1] in out


@pytest.mark.parametrize(
    ("options", "opponents"),
    [((), 2), (("--option", "variant=total-domination"), 1), (("--option", "variant=command-room"), 2)],
    ids=["basic training", "one against one", "command room"],
)
def test_as_many_bots_sit_down_as_a_game_needs(fine: Fine, options: tuple[str, ...], opponents: int) -> None:
    out = fine("play", "risk", "--terminal", "--seed", "3", *options, typed="q\n")
    assert f"greedy {opponents}" in out
    assert f"greedy {opponents + 1}" not in out
    summed_up = fine("simulate", "risk", "--games", "1", "--seed", "3", *options)
    assert summed_up.count("random") == opponents


def test_a_question_lists_numbered_options(fine: Fine) -> None:
    out = fine(*PLAY, typed="q\n")
    assert "Allocate the dice SB-TURN-06" in out
    assert re.search(r"^    1 Singly: sectors 4 and 2 ", out, re.MULTILINE)
    assert re.search(r"^    2 Together: sector 6 ", out, re.MULTILINE)


def test_options_show_abilities_in_brackets(fine: Fine) -> None:
    out = fine(*PLAY, "--option", "light_speed=true", typed="q\n")
    assert re.search(r"^ +\d+ Buy for .*▢ green \[move the sum", out, re.MULTILINE)


def test_undo_at_the_terminal(fine: Fine, folder: Path) -> None:
    out = fine(*PLAY, "--record", "mine.jsonl", typed="1\nu\n2\nq\n")
    assert out.count("1 Singly: sectors 4 and 2 ") == 2
    assert out.index("Commodore allocates the dice: 4, 2.") < out.index("Commodore allocates the dice: 6.")
    record = Record.read(folder / "mine.jsonl")
    assert sum(isinstance(item, Undo) for item in record.items) == 1
    assert "Commodore allocates the dice: 4, 2." not in fine("replay", "mine.jsonl", "--verify")


def test_what_cannot_be_taken_back(fine: Fine) -> None:
    assert "That cannot be taken back" in fine(*PLAY, typed="u\nq\n")


def test_the_log_at_the_terminal(fine: Fine) -> None:
    quiet, told = fine(*PLAY, typed="q\n"), fine(*PLAY, typed="l\nq\n")
    assert quiet.count("Commodore takes the first turn.") == 1
    assert told.count("Commodore takes the first turn.") == 2


def test_everyone_at_the_terminal(fine: Fine) -> None:
    quiet, shown = fine(*PLAY, typed="q\n"), fine(*PLAY, typed="a\nq\n")
    assert "Console of greedy 1" not in quiet
    assert "Console of greedy 1" in shown


def test_settings_at_the_terminal(fine: Fine, folder: Path) -> None:
    out = fine(*PLAY, "--record", "mine.jsonl", typed="s\n1\ns\n\ns\n9\nq\n")
    assert out.count("1 Charge tokens: Ask me about every token") == 1
    assert out.count("1 Charge tokens: Place them by themselves") == 2
    assert out.count("2 Abilities: Use no more abilities this turn") == 3
    record = Record.read(folder / "mine.jsonl")
    assert [item for item in record.items if item.seat == 0] == []  # what one prefers is no part of the game


@pytest.mark.parametrize("wrong", ["", "?", "help", "0", "3", "-1", "1.0", "²", "[/]"])
def test_wrong_input_is_answered_with_help(fine: Fine, folder: Path, wrong: str) -> None:
    out = fine(*PLAY, "--record", "mine.jsonl", typed=f"{wrong}\nq\n")
    assert out.count("Type a number from 1 to 2, or u (undo)") == 1
    assert '"seat":0' not in (folder / "mine.jsonl").read_text(encoding="utf-8")


@pytest.mark.parametrize("typed", ["q\n", "Q \n", ""], ids=["q", "Q", "end of input"])
def test_stopping_keeps_the_record(fine: Fine, folder: Path, typed: str) -> None:
    out = fine(*PLAY, "--record", "mine.jsonl", typed="1\n" + typed)
    assert out.endswith("Stopped.\nThe record is in mine.jsonl.\n")
    record = Record.read(folder / "mine.jsonl")
    assert record.result is None
    assert not record.verify(find_game("space-base")).over
    assert fine("replay", "mine.jsonl").endswith("The record ends here; the game was not finished.\n")


def test_names_are_shown_as_they_are(fine: Fine) -> None:
    out = fine(*PLAY, "--name", "[/] [red]Ann", "--bots", "random,random", typed="1\nq\n")
    assert "  [/] [red]Ann begins with " in out
    assert "  random 2 begins with " in out


def test_playing_in_german(fine: Fine) -> None:
    out = fine(*PLAY, "--language", "de", typed="1\nx\nu\nq\n")
    assert "Your choice" not in out
    assert "Würfel" in out


# Refusals

RECORDS = (*SIMULATE, "1", "--records", "made", "--json", "made.json")
RECORD = (*PLAY, "--record", "made.jsonl")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("simulate", "chess", *RECORDS[2:]), "unknown game 'chess'; known: space-base, risk"),
        ((*RECORDS, "--option", "warp=9"), "space-base has no option 'warp'; it has: points_to_win, light_speed"),
        ((*RECORDS, "--option", "light_speed=9"), "option light_speed must be true or false, not 9"),
        ((*RECORDS, "--option", "points_to_win=9"), "option points_to_win must be a whole number from 10 to 200"),
        ((*RECORDS, "--option", "light_speed"), "--option wants KEY=VALUE, not 'light_speed'"),
        ((*RECORDS, "--option", "=true"), "--option wants KEY=VALUE, not '=true'"),
        (
            (*RECORDS, "--option", "light_speed=true", "--option", "light_speed=true"),
            "option light_speed is given twice",
        ),
        ((*RECORDS, "--seats", "random"), "space-base is played by 2 to 5, not by 1"),
        ((*RECORDS, "--seats", ",".join(["random"] * 6)), "space-base is played by 2 to 5, not by 6"),
        ((*RECORDS, "--seats", "random,gredy"), "unknown bot 'gredy'; known: random, greedy"),
        ((*RECORDS, "--seats", "random,"), "unknown bot ''; known: random, greedy"),
        ((*RECORDS, "--games", "0"), "at least one game must be played, not 0"),
        ((*RECORDS, "--games", "-3"), "at least one game must be played, not -3"),
        ((*RECORDS, "--workers", "0"), "at least one worker is needed, not 0"),
        ((*RECORDS, "--json", "nowhere/out.json"), "nowhere/out.json: its folder does not exist"),
        ((*RECORDS, "--json", "folder"), "folder: this is a folder; a file name is needed"),
        ((*RECORDS, "--records", "letter.txt"), "letter.txt: records go into a folder, and this is a file"),
        ((*RECORDS, "--records", "letter.txt/x"), "letter.txt: records go into a folder, and this is a file"),
        ((*RECORDS, "--records", "folder"), "folder/space-base-000000.jsonl: Is a directory"),
        ((*RECORDS, "--pack", "nowhere"), "nowhere: no such folder"),
        ((*RECORDS, "--pack", "folder"), "folder: a pack for this game holds a file cards.toml"),
        ((*RECORDS, "--pack", "pack-missing-field"), "cards.toml, row 1 (allen): field 'source' is missing"),
        ((*RECORDS, "--pack", "pack-wrong-number"), "cards.toml, row 1 (allen), field 'cost': "),
        (("games", "--language", "fr"), "unknown language 'fr'; known: en, de"),
        (("replay", "game.jsonl", "--language", "fr"), "unknown language 'fr'; known: en, de"),
        (("replay", "cut.jsonl"), "cut.jsonl: cut off at line "),
        (("replay", "edited.jsonl"), "the checksum does not fit; the record was edited or damaged"),
        (("replay", "other-rules.jsonl"), "other-rules.jsonl: it was made under rules version 0; this is version "),
        (("replay", "other-data.jsonl"), "other-data.jsonl: it was made with other component data (mine, here "),
        (("replay", "other-game.jsonl"), "unknown game 'chess'; known: space-base, risk"),
        (("replay", "other-seed.jsonl", "--verify"), "other-seed.jsonl: line 2: these outcomes do not come from"),
        (("replay", "letter.txt"), "letter.txt: not a record: its first line is no record header"),
        (("replay", "missing.jsonl"), "missing.jsonl: No such file or directory"),
        (("replay", "folder"), "folder: Is a directory"),
        (("replay", "game.jsonl", "--at", "99999"), "game.jsonl: there is no line of play 99999; they run from 0 to "),
        (("replay", "game.jsonl", "--at", "-1"), "game.jsonl: there is no line of play -1; they run from 0 to "),
        (("replay", "game.jsonl", "--pack", "pack"), "game.jsonl: it was made with other component data"),
        (("analyse", "game.jsonl", "--json", "nowhere/out.json"), "nowhere/out.json: its folder does not exist"),
        (("play", "chess"), "unknown game 'chess'; known: space-base, risk"),
        (("play", "chess", *RECORD[2:]), "unknown game 'chess'; known: space-base, risk"),
        ((*RECORD, "--bots", "gredy"), "unknown bot 'gredy'; known: random, greedy"),
        ((*RECORD, "--bots", "random,random,random,random,random"), "space-base is played by 2 to 5, not by 6"),
        ((*RECORD, "--option", "warp=9"), "space-base has no option 'warp'"),
        ((*RECORD, "--language", "fr"), "unknown language 'fr'; known: en, de"),
        ((*RECORD, "--record", "nowhere/made.jsonl"), "nowhere/made.jsonl: its folder does not exist"),
        ((*RECORD, "--record", "folder"), "folder: this is a folder; a file name is needed"),
        ((*RECORD, "--pack", "pack-missing-field"), "cards.toml, row 1 (allen): field 'source' is missing"),
        (("simulate", "che\nss"), "unknown game 'che ss'; known: space-base, risk"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_bad_input_gets_one_line_and_writes_nothing(
    run: Run, folder: Path, arguments: tuple[str, ...], complaint: str
) -> None:
    before = contents(folder)
    code, out, err = run(*arguments, typed="q\n")
    assert (code, out) == (2, "")
    assert err.startswith("orrery: ")
    assert complaint in err
    assert err.endswith("\n")
    assert len(err.splitlines()) == 1
    assert contents(folder) == before
    assert not (folder / "made").exists()


# Training


def test_train_and_calibrate(fine: Fine, folder: Path) -> None:
    weights = folder / "weights.json"
    told = fine("train", "space-base", "--games", "3", "--seats", "2", "--weights", str(weights))
    assert told == f"{weights}: 1 chart from 24 positions of 3 games\n"
    assert len(list((folder / "positions/space-base/train").iterdir())) == 3
    table = fine(
        *("calibrate", "space-base", "--games", "2", "--seats", "2"),
        *("--weights", str(weights), "--picture", str(folder / "diagrams.svg")),
    )
    assert re.search(r"greedy alone +│ +1 ", table)
    assert re.search(r"after straying +│ +1 ", table)
    assert "Brier" in table
    assert (folder / "diagrams.svg").read_text(encoding="utf-8").startswith("<svg ")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("train", "space-bass"), "unknown game 'space-bass'"),
        (("train", "space-base", "--seats", "9"), "2 to 5 seats, not with 9"),
        (("train", "space-base", "--games", "0"), "at least one game"),
        (("train", "space-base", "--weights", "nowhere/w.json"), "its folder does not exist"),
        (("calibrate", "space-base", "--weights", "letter.txt"), "these are no weights"),
        (("calibrate", "space-base", "--picture", "nowhere/p.svg"), "its folder does not exist"),
    ],
)
def test_training_that_cannot_be_done(run: Run, folder: Path, arguments: tuple[str, ...], complaint: str) -> None:
    before = contents(folder)
    ran = run(*arguments)
    assert ran.code == 2
    assert complaint in ran.err
    assert contents(folder) == before


def test_analyse_tells_chances_turnings_and_costly_decisions(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    run("simulate", "space-base", "--games", "1", "--seats", "random,greedy", "--seed", "3", "--records", str(folder))
    record, out = folder / "space-base-000000.jsonl", tmp_path / "analysis.json"
    ran = run("analyse", str(record), "--questions", "4", "--budget", "400", "--language", "de", "--json", str(out))
    assert ran.code == 0
    for said in ("Chancen auf den Sieg", "Glück insgesamt", "Die teuersten Entscheidungen", "Besser:"):
        assert said in ran.out
    told = json.loads(out.read_text())
    assert sum(told["beats"][-1]["chances"]) == 1
    assert told["slips"]


def test_only_finished_games_are_analysed(run: Run, tmp_path: Path) -> None:
    match: Match[Any] = Match(find_game("space-base"), 2, seed=1)
    match.record().write(tmp_path / "begun.jsonl")
    ran = run("analyse", str(tmp_path / "begun.jsonl"))
    assert ran.code == 2
    assert "not finished" in ran.err

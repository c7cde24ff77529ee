"""Games with very many options at the terminal: options in groups, and choices by their words."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from orrery.core import Choice
from orrery.core.words import Words
from orrery.terminal import MANY, TerminalGame, fits, groups
from tests.games.risk.position import Position


def played(position: Position, typed: str, monkeypatch: pytest.MonkeyPatch, language: str = "en") -> tuple[str, Choice]:
    """What the terminal shows of a position when this is typed, and the first choice taken."""
    match = position.start()
    shown = io.StringIO()
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    bots = ["random"] * (match.seats - 1)
    TerminalGame(match, bots, Words(language), Console(file=shown, width=100)).run(None)
    choices = [entry.choice for entry in match.choices if entry.seat == 0]
    return shown.getvalue(), choices[0] if choices else ()


def attacking() -> Position:
    """Seat 0 has an army in Augustgrad; all else is enemy country."""
    return Position().hold_all(1).hold(0, augustgrad=9, canis=4, saalok=4).hold(2, "rajal")


def test_many_options_are_listed_in_groups(monkeypatch: pytest.MonkeyPatch) -> None:
    shown, taken = played(attacking(), "q\n", monkeypatch)
    listed = re.findall(r"^ +\d+–\d+ .*…$", shown, re.MULTILINE)
    assert listed[0].split()[:2] == ["1–3", "Invade"]
    assert len(listed) < MANY
    assert "type some words" in shown
    assert taken == ()


def test_all_options_are_listed_on_demand(monkeypatch: pytest.MonkeyPatch) -> None:
    shown, _ = played(attacking(), "o\nq\n", monkeypatch)
    assert "  3 Invade" in shown
    assert "  2 Invade" in shown


def test_a_choice_may_be_typed_in_words_cut_short(monkeypatch: pytest.MonkeyPatch) -> None:
    shown, taken = played(attacking(), "inv aug keresh 2\nq\n", monkeypatch)
    assert taken == ("invade", "augustgrad", "keresh-province", 2)
    assert "Commodore" not in shown.splitlines()[0]


def test_words_that_fit_several_options_list_them(monkeypatch: pytest.MonkeyPatch) -> None:
    shown, taken = played(attacking(), "invade augustgrad keresh-province\nq\n", monkeypatch)
    assert shown.count("Invade Keresh Province from Augustgrad with 3: ") == 1
    assert taken == ()


def test_words_of_the_language_list_what_mentions_them(monkeypatch: pytest.MonkeyPatch) -> None:
    shown, taken = played(attacking(), "angriff keresh\nq\n", monkeypatch, language="de")
    assert shown.count("Angriff Augustgrad → Provinz Keresh mit 2: ") == 1
    assert taken == ()


def test_what_is_not_possible_is_explained_with_its_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    shown, taken = played(attacking(), "invade augustgrad rajal 3\nq\n", monkeypatch)
    assert "Rajal is not adjacent to Augustgrad. RK-ATTACK-02" in shown
    assert taken == ()


def test_an_exact_choice_goes_before_longer_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    position = attacking().hero(0, "augustgrad")
    _, taken = played(position, "invade augustgrad keresh-province 2\nq\n", monkeypatch)
    assert taken == ("invade", "augustgrad", "keresh-province", 2)
    _, taken = played(position, "invade augustgrad keresh-province 2 hero\nq\n", monkeypatch)
    assert taken == ("invade", "augustgrad", "keresh-province", 2, "hero")


def test_numbers_must_be_the_same_and_words_begin_alike() -> None:
    option = ("place", "canis", 10)
    assert fits(["pl", "can", "10"], option)
    assert fits(["place"], option)
    assert not fits(["place", "canis", "1"], option)
    assert not fits(["place", "anis"], option)
    assert not fits(["place", "canis", "10", "hero"], option)
    assert not fits([], option)


def test_groups_follow_numbers_first_and_targets_only_if_there_are_still_too_many() -> None:
    placing: list[Choice] = [("place", f"t{place}", units) for place in range(14) for units in (1, 2, 3)]
    assert groups(placing)[:2] == [(0, 3), (3, 6)]
    moving: list[Choice] = [("move", f"t{one}", f"t{other}") for one in range(7) for other in range(6)]
    assert groups([*moving, ("done",)]) == [*((at, at + 6) for at in range(0, 42, 6)), (42, 43)]
    assert groups(placing[:MANY]) == [(at, at + 1) for at in range(MANY)]

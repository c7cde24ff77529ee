"""Games with very many options at the terminal: options in groups, and choices by their words."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from rich.console import Console

from orrery import Match, game
from orrery.core import Choice
from orrery.core.verbs import AMOUNT, Kind, Verb, Verbs
from orrery.core.words import Words
from orrery.terminal import MANY, TerminalGame, fits, groups, taking, things
from tests.games.risk.position import Position


def played(position: Position, typed: str, monkeypatch: pytest.MonkeyPatch, language: str = "en") -> tuple[str, Choice]:
    """What the terminal shows of a position when this is typed, and the first choice taken."""
    match = position.start()
    shown = at_terminal(match, typed, monkeypatch, language)
    choices = [entry.choice for entry in match.choices if entry.seat == 0]
    return shown, choices[0] if choices else ()


def at_terminal(match: Match[Any], typed: str, monkeypatch: pytest.MonkeyPatch, language: str = "en") -> str:
    """What the terminal shows of a match when this is typed."""
    shown = io.StringIO()
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    bots = ["random"] * (match.seats - 1)
    TerminalGame(match, bots, Words(language), Console(file=shown, width=100)).run(None)
    return shown.getvalue()


TERRITORY = Kind("territory")
VERBS = Verbs(
    Verb("place", territory=TERRITORY, units=AMOUNT), Verb("move", source=TERRITORY, target=TERRITORY), Verb("done")
)


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
    for typed, words in (("", ()), (" hero", ("hero",))):
        position = attacking().hero(0, "augustgrad")
        _, taken = played(position, f"invade augustgrad keresh-province 2{typed}\nq\n", monkeypatch)
        assert taken == ("invade", "augustgrad", "keresh-province", 2, *words)


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
    assert groups(placing, VERBS)[:2] == [(0, 3), (3, 6)]
    moving: list[Choice] = [("move", f"t{one}", f"t{other}") for one in range(7) for other in range(6)]
    assert groups([*moving, ("done",)], VERBS) == [*((at, at + 6) for at in range(0, 42, 6)), (42, 43)]
    assert groups(placing[:MANY], VERBS) == [(at, at + 1) for at in range(MANY)]


# Forms of questions


def conquering() -> Position:
    """Seat 0 invades an empty-handed neighbour with a big army, and wins all dice."""
    return Position().hold_all(1).hold(0, augustgrad=9).hold(1, keresh_province=1)


@pytest.mark.parametrize("typed", ["5", "advance 5", "adv 5"])
def test_an_amount_is_typed_as_a_number(monkeypatch: pytest.MonkeyPatch, typed: str) -> None:
    match = conquering().start(dice=[6, 6, 6, 1])
    match.play(0, ("invade", "augustgrad", "keresh-province", 3))
    if 1 in match.waiting:
        match.play(1, ("defend", 1))
    assert match.decision(0).form.name == "amount"
    assert ("advance", 5) in match.decision(0).options
    shown = at_terminal(match, f"1\n99\n{typed}\nq\n", monkeypatch)
    assert match.choices[-1].choice == ("advance", 5)
    assert re.search(r"^ +5 .*5", shown, re.MULTILINE)
    assert shown.count("Type one of the amounts") == 2  # for 1, fewer than fought, and 99


def test_an_amount_that_is_not_on_offer_is_typed_with_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Position(phase="deploy").start()
    assert ("place", "canis", 4) in match.decision(0).between
    at_terminal(match, "place canis 99\npla canis 4\nq\n", monkeypatch)
    assert [entry.choice for entry in match.choices] == [("place", "canis", 4)]


@pytest.mark.parametrize(
    ("typed", "places"),
    [("0", ()), ("2", (1,)), ("2 1", (1, 0)), ("1, 2", (0, 1))],
    ids=["none", "one", "two", "comma"],
)
def test_several_things_are_typed_as_several_numbers(
    monkeypatch: pytest.MonkeyPatch, typed: str, places: tuple[int, ...]
) -> None:
    match: Match[Any] = Match(game("space-base"), 2, seed="several", options={"light_speed": True})
    decision = match.decision(0)
    assert decision.form.name == "some"
    known = things(decision.options)
    shown = at_terminal(match, f"99\n{typed}\nq\n", monkeypatch)
    bought = next(entry.choice for entry in match.choices if entry.seat == 0)
    assert bought[0] == "buy"
    assert set(bought[1:]) == {known[place] for place in places}
    assert shown.count(f"Type the numbers of the things you want, from 1 to {len(known)}") == 1
    assert "such as 1 3" in shown


def test_things_taken_together_are_found_in_any_order() -> None:
    options: list[Choice] = [
        ("buy",),
        ("buy", "a"),
        ("buy", "b"),
        ("buy", "b", "a"),
        ("buy", "c", "a"),
        ("buy", "a", "c"),
    ]
    assert things(options) == ["a", "b", "c"]
    assert taking(options, ["a", "b"]) == ("buy", "b", "a")
    assert taking(options, ["a", "c"]) == ("buy", "a", "c")
    assert taking(options, ["b", "c"]) is None
    assert taking(options, []) == ("buy",)


def test_a_preference_that_answers_the_question_is_taken_for_the_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Position(active=1).hold_all(0).hold(1, augustgrad=9).hold(0, keresh_province=5).start()
    match.play(1, ("invade", "augustgrad", "keresh-province", 3))
    assert match.decision(0).kind == "defend"
    wishes = ["Always defend with all dice", "Play no cards, and do not ask me"]
    shown = at_terminal(match, "s\n1\nq\n", monkeypatch)
    assert all(wish in shown for wish in wishes)
    assert match.preferences(0)["defence"] == "all"
    assert [entry.choice for entry in match.choices if entry.seat == 0][:1] == [("defend", 2)]

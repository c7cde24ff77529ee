"""The table of Risk as text: everything public, the own cards, nothing of the others' hands."""

from __future__ import annotations

import random
import re

import pytest

from orrery.core import Match
from orrery.core.words import LANGUAGES, Words
from orrery.games.risk import GAME
from orrery.games.risk.picture import WIDTH, picture
from tests.games.risk.position import Position, RiskMatch, set_up

NAMES = ["Ada", "Bob", "Cem", "Dot", "Eve", "Fay"]


def drawn(match: RiskMatch, seat: int | None = 0, language: str = "en") -> str:
    return picture(match.state, seat, NAMES[: match.seats], Words(language))


def line(text: str, beginning: str) -> str:
    """The one line that begins so, apart from spaces."""
    (found,) = (line for line in text.splitlines() if line.strip().startswith(beginning))
    return found.strip()


def test_a_territory_shows_its_owner_units_and_what_stands_there() -> None:
    position = Position().hold(1, rajal=12).hero(1, "rajal").fields("rajal", "ursa").base(1, "rajal")
    text = drawn(position.tower(1, "silver-tower", "rajal").start())
    assert "B 12 Rajal ♥♜⌂◆" in text
    assert "A  1 Ursa ◆" in text
    assert line(text, "Shakuras") == "Shakuras (+2)"


def test_a_captured_base_shows_whose_it_was() -> None:
    assert "A  1 Rajal ⌂B" in drawn(Position().base(1, "rajal").hold(0, "rajal").start())


def test_everyones_forces_and_gains_are_shown() -> None:
    position = Position().hold_all(1).hold(0, augustgrad=5, canis=2).hand(1, "blink").won(1, "mule")
    text = drawn(position.achieved(1, "hold-char").reward(1, "two-units").hero(0, "canis").start())
    assert line(text, "▶ A Ada") == "▶ A Ada  Jim Raynor: territories 2, units 7, fields 0, next +3, cards 0"
    assert line(text, "B Bob").endswith("cards 1 and 1 won")
    assert line(text, "has: Char") == "has: Char, Two extra units, hero off the board"
    assert line(text, "C Cem") == "C Cem  Queen of Blades: out of the game"
    assert line(text, "Round") == "Round 1, the turn of Ada: attacks"


def test_neutral_colours_are_shown() -> None:
    text = drawn(Position(2, variant="total-domination").hold(0, augustgrad=2).start())
    neutral = Words("en").text(
        f"risk-faction-{list(GAME.rules.ruleset(GAME.check_options({}), None).catalog.faction_number)[-1]}"
    )
    assert f"{neutral} (neutral)" in text
    assert re.search(r"w  1 Ursa", text)


def test_achievements_show_progress_or_owner() -> None:
    position = (
        Position().hold_all(1).hold(0, "saalok", augustgrad=2).open("hold-aiur", "take-ten").achieved(1, "hold-char")
    )
    text = drawn(position.start())
    assert line(text, "Aiur (silver)").endswith("A 1, B 8 of 9")
    assert line(text, "10 new territories (gold)").endswith("A 0, B 0 of 10")
    assert line(text, "Char (silver)").endswith("taken by Bob")


def test_a_seat_sees_its_own_cards_only() -> None:
    match = Position().hold(1, "rajal").hold(0, ursa=2).hand(0, "stimpack").won(0, "mule").hand(1, "blink").start()
    mine, theirs, everyones = drawn(match, 0), drawn(match, 1), drawn(match, None)
    assert "Stimpack ★ (after declaring your invasion): " in mine
    assert line(mine, "Call Down: MULE") == "Call Down: MULE ★★ (won, for its stars only)"
    assert "Blink" not in mine
    assert "Blink" in theirs
    assert "Stimpack" not in theirs
    assert "Stimpack" not in everyones
    assert "Blink" not in everyones


def test_cards_that_count_for_stars_only_show_no_text() -> None:
    match = Position(variant="total-domination").hold(1, "rajal").hold(0, ursa=2).hand(0, "stimpack").start()
    assert line(drawn(match), "Stimpack") == "Stimpack ★"


def test_the_set_up_shows_what_is_left_to_place() -> None:
    match = set_up(3, variant="command-room")
    assert line(drawn(match), "Setting up") == "Setting up: choosing factions"
    assert "has no faction yet" in drawn(match)
    while match.decision(match.waiting[0]).kind != "occupy":
        match.play(match.waiting[0], match.decision(match.waiting[0]).options[0])
    assert "territories 1, units 1, to place 29" in drawn(match)
    assert "·  0 Rajal" in drawn(match)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "variant", "teams"),
    [
        (3, "basic-training", False),
        (6, "basic-training", False),
        (4, "command-room", True),
        (2, "total-domination", False),
        (5, "total-domination", False),
    ],
)
def test_it_fits_a_terminal_at_any_time(seats: int, variant: str, teams: bool, language: str) -> None:
    chosen = {"variant": variant, "teams": teams, "round_limit": 8}
    match = Match(GAME, seats, seed="terminal", options=chosen)
    rng = random.Random(language)
    while not match.over:
        seat = rng.choice(match.waiting)
        if rng.random() < 0.1:
            for line in drawn(match, seat, language).splitlines():
                assert len(line) <= WIDTH, line
        match.play(seat, rng.choice(match.decision(seat).options))
    assert drawn(match, None, language).splitlines()[0] == Words(language).text("risk-picture-over")

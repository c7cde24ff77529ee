"""The table as text: everything that the view shows, in lines that fit a terminal."""

from __future__ import annotations

import random

import pytest

from orrery.core.words import LANGUAGES, Words
from orrery.games.starcraft.picture import WIDTH, picture
from tests.games.starcraft.fighting import AREA, battle
from tests.games.starcraft.moments import VARIANTS, begin, moments, rare_matches
from tests.games.starcraft.position import Position, StarCraftMatch, set_up

NAMES = ["Ada", "Bob", "Cem", "Dot", "Eve", "Fay"]


def drawn(match: StarCraftMatch, seat: int | None = 0, language: str = "en") -> str:
    return picture(match.state, seat, NAMES, Words(language))


def test_no_line_is_longer_than_a_terminal_is_wide() -> None:
    matches = [(begin(seats, chosen, "picture", 3), random.Random(seats)) for seats, chosen in VARIANTS]
    matches += rare_matches(12)
    for match, rng in matches:
        for s, decision in moments(match, rng, 250):
            if rng.random() < 0.05:
                for language in LANGUAGES:
                    text = picture(s, decision.seat, NAMES, Words(language))
                    assert max(len(line) for line in text.splitlines()) <= WIDTH
                    assert all(line == line.rstrip() for line in text.splitlines())
        assert picture(match.state, None, NAMES, Words("en"))


def test_before_the_galaxy_is_built_there_are_only_players() -> None:
    match = set_up(3, draws=[0])
    assert drawn(match).splitlines()[0] == "Setting up"
    assert "Bob: no faction yet" in drawn(match)
    assert "Aufbau" in drawn(match, language="de")
    assert "[ 1]" not in drawn(match)


def test_players_are_shown_with_their_points_workers_and_buildings() -> None:
    position = Position(2).points(3, 4).workers(0, pool=5, unavailable=2).building(0, factory=2).module(0, supply=2)
    text = drawn(position.executing(0, "build", "torus").start())
    assert "Round 1, Execution Phase, the turn of Ada" in text
    assert "▶A* Ada: Jim Raynor, points 3 of 15, workers 5 + 2 unavailable" in text
    assert "Barracks I, Factory II, 2 × Supply" in text
    assert " B  Bob: The Overmind, points 4 of 15" in text


def test_the_map_shows_planets_and_the_routes_between_them() -> None:
    match = Position(2).executing(0, "build", "torus").start()
    lines = drawn(match).splitlines()
    planets = [line for line in lines if line.startswith((" 1 ", " 2 ", " 3 ", " 4 "))]
    assert [line.split()[1] for line in planets] == ["Dylar", "Helios", "Pridewater", "Torus"]
    drawing = [line for line in lines if "[" in line or "│" in line]
    assert any("──" in line for line in drawing)
    assert sum(line.count("[") for line in drawing) == 4


def test_areas_are_shown_with_what_they_hold() -> None:
    position = Position(2).units(0, "torus-3", marine=2, ghost=1).units(1, "torus-4", zergling=1).depleted("torus-2")
    position.transport(0, "torus", "helios")
    text = drawn(position.executing(0, "build", "torus").start())
    assert "1: 2 conquest points, holds 2  ⌂A" in text
    assert "2: 1 mineral▽ (A), holds 2" in text
    assert "A: 2 × Marine, Ghost" in text
    assert "B: Zergling" in text
    assert "→Helios (A)" in text


def test_orders_are_shown_only_to_who_knows_them() -> None:
    position = Position(2).order(0, "build", "torus").order(1, "mobilize", "torus")
    s = position.state
    for seat in range(2):
        s.order_known[s.orders_on_board(seat)[0]] = 1 << seat
    match = position.start(("execution",))
    assert "Orders, the last on top: A Build order, B ?" in drawn(match, 0)
    assert "Orders, the last on top: A ?, B Mobilize order" in drawn(match, 1)
    assert "Orders, the last on top: A ?, B ?" in drawn(match, None)
    assert "Your orders off the board: Build order, special Build order, 2 × Mobilize order" in drawn(match, 0)


def test_hands_and_event_cards_are_shown_to_their_owner() -> None:
    position = Position(2).hand(0, "terran-3").hand(1, "zerg-3").events_read(0, "worker-draft", "saboteur")
    match = position.start(("play_event_cards",))
    mine, theirs, everyones = drawn(match, 0), drawn(match, 1), drawn(match, None)
    assert "Ghost, Vulture: 5/6" in mine
    assert "Saboteur: Choose an opponent with a module" in mine
    assert "Zergling: 4/5" not in mine
    assert "Zergling: 4/5" in theirs
    assert "Saboteur" not in theirs
    assert "5/6" not in everyones


@pytest.mark.parametrize(("seat", "shown"), [(0, "[5/4 (Marine, Ghost)]"), (1, "[?]"), (None, "[?]")])
def test_a_battle_is_shown_with_its_skirmishes_and_hidden_cards(seat: int | None, shown: str) -> None:
    position = Position(2).units(0, AREA, marine=2).units(1, AREA, zergling=1, hydralisk=1).hand(0, "terran-1")
    match = battle(position).match
    rng = random.Random(1)
    while match.decision(match.waiting[0]).kind != "place-cards":
        match.play(match.waiting[0], rng.choice(match.decision(match.waiting[0]).options))
    match.play(0, ("cards", "terran-1"))
    text = drawn(match, seat)
    assert "Battle in Torus 3: Ada attacks Bob" in text
    assert f"1 Marine {shown} against" in text


def test_the_end_is_shown() -> None:
    match = Position(2).points(15, 3).start(("check_normal_victory",))
    assert drawn(match).splitlines()[0] == "The game is over"


def test_what_an_attack_may_come_to_is_written_before_it_is_made() -> None:
    position = Position(2).units(0, "torus-1", marine=2).units(1, "torus-3", zergling=2)
    match = position.executing(0, "mobilize", "torus").start()
    odds = {attack["amount"]: attack["chance"] for attack in match.view(0)["attacks"]}
    text = drawn(match)
    assert f"Torus 3 with 2 × Marine: {odds[2]} % you take it" in text
    assert f"Torus 3 mit 2 × Spacemarine: {odds[2]} % du nimmst es ein" in drawn(match, language="de")
    assert "Odds" not in drawn(match, seat=1)
    match.play(0, ("move", "marine", "torus-1", "torus-3", 2))
    assert f"Torus 3 as it stands: {odds[2]} %" in drawn(match)


def test_the_own_sheet_tells_what_is_left_in_supply() -> None:
    position = Position(2).units(0, "torus-1", marine=2)
    match = position.executing(0, "build", "torus").start()
    left = match.view(0)["players"][0]["supply"]["marine"]
    assert f"Your units in supply: {left} × Marine" in drawn(match)
    assert "in supply" not in drawn(match, seat=None)

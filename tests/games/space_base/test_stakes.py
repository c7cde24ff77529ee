"""What is at stake in Space Base: what a round brings, and that what is better counts for more."""

from __future__ import annotations

import random

import pytest

from orrery import Match
from orrery import game as find_game
from orrery.bots import make_bot
from orrery.games.space_base.catalog import DEPLOYED, STATIONED
from orrery.games.space_base.insight.console import rates_of, side_of
from orrery.games.space_base.insight.features import standing
from orrery.games.space_base.insight.ledger import ledger
from orrery.games.space_base.insight.stakes import NAMES, STAKES, count
from orrery.games.space_base.insight.yardstick import yardstick
from orrery.games.space_base.state import SpaceBaseState

SPACE_BASE = find_game("space-base")


def position(seats: int, choices: int) -> SpaceBaseState:
    match = Match(SPACE_BASE, seats, seed="stakes", narrate=False)
    bot = make_bot("greedy", random.Random(1))
    for _ in range(choices):
        seat = match.waiting[0]
        match.play(seat, bot.choose(match.seen_by(seat)))
    state: SpaceBaseState = match.state
    return state


def numbers(s: SpaceBaseState, seat: int) -> dict[str, float]:
    return dict(zip(NAMES, count(s)[seat], strict=True))


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("choices", [0, 30, 90])
def test_what_is_counted_is_what_a_seat_has(seats: int, choices: int) -> None:
    s = position(seats, choices)
    for seat in range(seats):
        found, known = numbers(s, seat), standing(s, seat)
        for name in ("points", "credits", "income", "tokens"):
            assert found[name] == pytest.approx(known[name])


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("choices", [0, 30, 90])
def test_a_roll_pays_what_the_console_brings(seats: int, choices: int) -> None:
    """What is paid, at the rates by which the dice are used, is what the better use of a roll is worth."""
    s = position(seats, choices)
    entries = ledger(s.catalog, seats).sides
    for seat in range(seats):
        found = numbers(s, seat)
        for side, name, times in ((STATIONED, "station", 1), (DEPLOYED, "deployed", seats - 1)):
            rates = rates_of(yardstick(seats).middle, seats)[side]
            paid = [found[f"{name} {what}"] / times for what in ("credits", "income", "points", "extras")]
            worth = sum(amount * rate for amount, rate in zip(paid, rates, strict=True))
            assert worth == pytest.approx(side_of(s, seat, side, entries[side], rates).of_a_roll())


def test_the_next_on_turn_waits_least() -> None:
    s = position(4, 30)
    waits = [numbers(s, seat)["turns to wait"] for seat in range(4)]
    assert waits[s.active] == 0
    assert sorted(waits) == pytest.approx([0, 1 / 3, 2 / 3, 1])


def test_in_the_last_round_only_turns_to_come_count() -> None:
    s = position(3, 60)
    assert numbers(s, 0)["points this round"] == 0
    s.ending = True
    s.first, s.active = 0, 2
    own = numbers(s, 2)
    assert own["points this round"] == pytest.approx(own["station points"])
    other = numbers(s, 1)
    assert other["points this round"] == pytest.approx(other["deployed points"] / 2)


def test_points_are_better_the_later_it_is() -> None:
    s = position(2, 30)
    s.points = [10, 10]
    even = STAKES.chances(s)
    s.points = [14, 10]
    early = STAKES.chances(s)
    s.points = [36, 32]
    late = STAKES.chances(s)
    assert even[0] < early[0] < late[0]

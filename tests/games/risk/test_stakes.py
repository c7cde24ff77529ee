"""What is at stake in Risk: quick counts agree with the rules, and what is better counts for more."""

from __future__ import annotations

import random
from typing import Any

import pytest

from orrery import Match
from orrery import game as find_game
from orrery.bots import make_bot
from orrery.games.risk.insight.stakes import NAMES, STAKES, count
from orrery.games.risk.rules.reinforcements import reinforcements
from orrery.games.risk.state import RiskState

RISK = find_game("risk")


def position(seats: int, choices: int, **options: Any) -> RiskState:
    match = Match(RISK, seats, seed="stakes", options=options, narrate=False)
    bot = make_bot("greedy", random.Random(1))
    for _ in range(choices):
        seat = match.waiting[0]
        match.play(seat, bot.choose(match.seen_by(seat)))
    state: RiskState = match.state
    return state


def numbers(s: RiskState, seat: int) -> dict[str, float]:
    return dict(zip(NAMES, count(s)[seat], strict=True))


@pytest.mark.parametrize("choices", [130, 160, 250])
def test_shares_are_those_of_the_rules(choices: int) -> None:
    s = position(4, choices, variant="command-room")
    assert s.round
    alive = [seat for seat in range(4) if s.is_alive(seat)]
    fresh = {seat: reinforcements(s, seat) for seat in alive}
    for seat in alive:
        found = numbers(s, seat)
        assert found["reinforcements"] == pytest.approx(fresh[seat] / sum(fresh.values()))
        assert found["territories"] == s.size(seat) / len(s.owner)
        assert found["achievements"] == s.achievements_of(seat)
        assert found["biggest army"] <= found["units"]
    assert sum(numbers(s, seat)["units"] for seat in alive) == pytest.approx(1)


def test_a_seat_without_units_is_out() -> None:
    s = position(3, 60)
    for territory in s.territories(2):
        s.give(territory, 0, 1)
    assert count(s)[2] == ()
    chances = STAKES.chances(s)
    assert chances[2] == 0.0
    assert chances[0] > 0.5


def test_who_has_lost_the_base_has_less_to_hope_for() -> None:
    s = position(3, 60)
    before = STAKES.chances(s)[0]
    s.give(s.home(0), 1, 5)
    assert numbers(s, 0)["own base"] == 0.0
    assert STAKES.chances(s)[0] < before


def test_more_units_are_better() -> None:
    s = position(3, 60)
    before = STAKES.chances(s)[1]
    territory = s.territories(1)[0]
    s.units[territory] += 12
    assert STAKES.chances(s)[1] > before
    [reason, *_] = [found for found in STAKES.reasons(s, 1, position(3, 60)) if found.what == "units"]
    assert reason.difference > 0
    assert reason.worth > 0


def test_a_team_stands_together() -> None:
    s = position(4, 80, variant="command-room", teams=True)
    chances = STAKES.chances(s)
    assert chances[0] == chances[2]
    assert chances[1] == chances[3]
    assert chances[0] + chances[1] == pytest.approx(1)

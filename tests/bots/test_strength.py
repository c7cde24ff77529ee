"""How well the bots play, measured; the seeds are fixed, so the same games are played every time."""

from __future__ import annotations

import random
from typing import Any

import pytest

from orrery import Match
from orrery import game as find_game
from orrery.bots import make_bot
from orrery.lab import Contest, simulate
from orrery.lab.simulate import play_out
from orrery.lab.statistics import wilson_interval

Options = dict[str, Any]

DOMINATION: Options = {"variant": "total-domination"}
EXTENDED: Options = {"variant": "total-domination", "extended": True}
ROOM: Options = {"variant": "command-room"}

one_against_one = pytest.mark.parametrize("options", [DOMINATION, EXTENDED], ids=["plain", "extended"])
each_variant = pytest.mark.parametrize(
    "options", [{}, ROOM, DOMINATION, EXTENDED], ids=["basic training", "command room", "domination", "extended"]
)
each_team_variant = pytest.mark.parametrize(
    "options", [ROOM, DOMINATION, EXTENDED], ids=["command room", "domination", "extended"]
)


def test_greedy_clearly_beats_random_in_space_base() -> None:
    summary = simulate(Contest(game="space-base", bots=["greedy", "random"], games=20, seed="greedy"))
    assert summary.seats[0].wins >= 17


# Risk


@one_against_one
def test_greedy_wins_over_nine_of_ten_games_of_risk_against_random(options: Options) -> None:
    summary = simulate(Contest(game="risk", bots=["greedy", "random"], games=50, seed="strength", options=options))
    low, _ = summary.seats[0].interval
    assert low > 0.9


@each_variant
def test_greedy_wins_far_more_than_its_share_among_three_random_ones(options: Options) -> None:
    bots = ["greedy", "random", "random", "random"]
    summary = simulate(Contest(game="risk", bots=bots, games=16, seed="strength", options=options))
    low, _ = summary.seats[0].interval
    assert low > 2 / 4


@each_team_variant
def test_a_greedy_team_beats_a_random_one(options: Options) -> None:
    """Allies sit alternately, in every rotation of the seats, and share a victory."""
    bots = ["greedy", "random"] * 2
    summary = simulate(Contest(game="risk", bots=bots, games=16, seed="strength", options={**options, "teams": True}))
    low, _ = wilson_interval(summary.seats[0].wins + summary.seats[2].wins, summary.games)
    assert low > 3 / 4


@pytest.mark.parametrize("bot", ["random", "greedy", "easy"])
@each_variant
def test_games_of_risk_without_a_round_limit_end(options: Options, bot: str) -> None:
    game = find_game("risk")
    for seats in game.rules.seats_for(game.check_options(options)):
        match: Match[Any] = Match(game, seats, seed="endless", options=options, narrate=False)
        assert match.options.round_limit == 0
        play_out(match, [make_bot(bot, random.Random(f"endless/{seat}")) for seat in range(seats)])
        assert match.result.reason != "round-limit"


@pytest.mark.parametrize("bot", ["random", "greedy", "easy"])
@each_team_variant
def test_games_of_teams_without_a_round_limit_end(options: Options, bot: str) -> None:
    for seats in (4, 6):
        match: Match[Any] = Match(
            find_game("risk"), seats, seed="endless", options={**options, "teams": True}, narrate=False
        )
        play_out(match, [make_bot(bot, random.Random(f"endless/{seat}")) for seat in range(seats)])
        assert match.result.reason != "round-limit"

"""The ladder: every pair in every seat with the same seeds, kept game by game, and ratings that fit."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from orrery import OrreryError, Record
from orrery.lab import simulate
from orrery.lab.ladder import Ladder, Rung, climb, verdict
from orrery.lab.ratings import Meeting, ratings

QUICK = Ladder(
    game="space-base", bots=["random", "easy", "greedy"], seats=2, games=6, seed="ladder", options={"points_to_win": 10}
)


def changed(**changes: Any) -> Ladder:
    return msgspec.structs.replace(QUICK, **changes)


def rungs(wins: float, games: int) -> list[Rung]:
    return [Rung("strong", "weak", index, float(index < wins), 10, 0.1, 0.02) for index in range(games)]


def test_every_bot_challenges_every_one_before_it() -> None:
    assert QUICK.pairs() == [("easy", "random"), ("greedy", "random"), ("greedy", "easy")]
    standings = climb(changed(all_games=True))
    assert [(duel.challenger, duel.others, duel.games) for duel in standings.duels] == [
        ("easy", "random", 6),
        ("greedy", "random", 6),
        ("greedy", "easy", 6),
    ]
    assert [rating.bot for rating in standings.ratings] == QUICK.bots
    assert standings.ratings[0].rating == 0
    assert standings.ratings[2].rating > 0


def test_a_seed_is_played_once_in_every_seat(tmp_path: Path) -> None:
    contest = changed(seats=3, games=6).contest("greedy", "random")
    simulate(msgspec.structs.replace(contest, records=tmp_path))
    headers = [Record.read(path).header for path in sorted(tmp_path.iterdir())]
    assert [header.seed for header in headers] == ["ladder/0"] * 3 + ["ladder/1"] * 3
    challengers = [header.names.index("greedy 1") for header in headers]
    assert challengers == [0, 1, 2, 0, 1, 2]


def test_the_games_are_kept_and_gone_on_with(tmp_path: Path) -> None:
    kept = tmp_path / "ladder.jsonl"
    played: list[int] = []
    climb(changed(games=2, all_games=True), kept)
    lines = kept.read_text().splitlines()
    assert len(lines) == 1 + 3 * 2
    again = climb(changed(all_games=True), kept, on_game=lambda: played.append(1))
    assert kept.read_text().splitlines()[: len(lines)] == lines
    assert len(kept.read_text().splitlines()) == 1 + 3 * 6
    assert len(played) == 3 * 6
    whole = climb(changed(all_games=True))
    assert [duel.wins for duel in again.duels] == [duel.wins for duel in whole.duels]


def test_the_games_of_another_ladder_are_refused(tmp_path: Path) -> None:
    kept = tmp_path / "ladder.jsonl"
    climb(changed(games=2), kept)
    before = kept.read_bytes()
    with pytest.raises(OrreryError, match="the games of another ladder"):
        climb(changed(games=2, seed="other"), kept)
    assert kept.read_bytes() == before


@pytest.mark.parametrize("bots", [[], ["greedy"], ["greedy", "greedy"], ["greedy", "nobody"]])
def test_a_ladder_that_cannot_be_played_is_refused(bots: list[str]) -> None:
    with pytest.raises(OrreryError):
        climb(changed(bots=bots))


def test_the_test_ends_when_it_is_clear_who_is_stronger() -> None:
    assert verdict(rungs(30, 30), 2) == "stronger"
    assert verdict(rungs(0, 30), 2) == "not stronger"
    assert verdict(rungs(3, 6), 2) == "open"
    assert verdict(rungs(40, 100), 4) == "stronger"  # the even share of four is a quarter
    assert verdict(rungs(40, 100), 2) == "not stronger"
    standings = climb(changed(bots=["random", "greedy"], games=100))
    assert standings.duels[0].verdict == "stronger"
    assert standings.duels[0].games < 40


def test_a_challenger_sits_alone_among_three() -> None:
    standings = climb(changed(bots=["random", "greedy"], seats=4, games=4))
    assert standings.duels[0].wins == 4


# Ratings


def test_ratings_follow_the_odds() -> None:
    first, second = ratings(["a", "b"], [Meeting("b", "a", 1000, 1000 * 10 / 11)])
    assert (first.rating, first.interval) == (0, (0, 0))
    assert second.rating == pytest.approx(400, abs=3)
    low, high = second.interval
    assert low < second.rating < high


def test_ratings_of_three_add_up() -> None:
    meetings = [Meeting("b", "a", 500, 375), Meeting("c", "b", 500, 375), Meeting("c", "a", 500, 450)]
    _, second, third = ratings(["a", "b", "c"], meetings)
    assert third.rating == pytest.approx(2 * second.rating, rel=0.02)


def test_an_even_share_among_four_is_no_difference() -> None:
    _, second = ratings(["a", "b"], [Meeting("b", "a", 400, 100)], seats=4)
    assert second.rating == pytest.approx(0, abs=3)


def test_more_games_make_surer() -> None:
    def width(games: int) -> float:
        low, high = ratings(["a", "b"], [Meeting("b", "a", games, games * 0.6)])[1].interval
        return high - low

    assert width(100) == pytest.approx(2 * width(400), rel=0.05)


def test_whoever_always_wins_has_a_rating_all_the_same() -> None:
    assert 300 < ratings(["a", "b"], [Meeting("b", "a", 20, 20)])[1].rating < 2000

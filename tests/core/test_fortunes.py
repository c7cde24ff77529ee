"""Everyone's chances over a match, and what of each change was luck."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

from orrery.bots import make_bot
from orrery.core import Match, Record
from orrery.core.fortunes import Beat
from orrery.core.story import story
from orrery.games import game as find_game
from orrery.lab.simulate import play_out

GAMES = [
    ("space-base", 3, {}),
    ("risk", 3, {}),
    ("starcraft", 2, {"random_galaxy": True, "random_factions": True}),
]


def played(game: str, seats: int, seed: int, options: dict[str, object]) -> Record:
    match: Match[Any] = Match(find_game(game), seats, seed=seed, options=options)
    play_out(match, [make_bot("greedy", random.Random(seat)) for seat in range(seats)])
    return match.record()


def beats(record: Record, futures: int = 4) -> list[Beat]:
    return story(record, find_game(record.header.game), futures=futures).beats


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_chances_sum_to_one_and_luck_to_nothing(game: str, seats: int, options: dict[str, object]) -> None:
    record = played(game, seats, 5, options)
    found = beats(record)
    assert [beat.move for beat in found] == sorted({beat.move for beat in found})
    for beat in found:
        assert sum(beat.chances) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in (*beat.chances, *beat.own))
        assert sum(beat.luck) == pytest.approx(0, abs=1e-9)  # what one gains by luck the others lose
    assert record.result is not None
    assert [seat for seat, chance in enumerate(found[-1].chances) if chance] == record.result.winners
    assert any(any(beat.luck) for beat in found)


def test_the_same_record_has_the_same_fortunes() -> None:
    record = played("risk", 3, 2, {})
    assert beats(record) == beats(record)


def test_without_other_futures_nothing_is_called_luck() -> None:
    assert not any(any(beat.luck) for beat in beats(played("space-base", 2, 1, {}), futures=0))


def test_luck_evens_out() -> None:
    """Over many turns dice give nobody anything on average; what is left of a change was chosen."""
    lucks, changes = [], []
    for seed in range(20):
        found = beats(played("space-base", 2, seed, {}))
        lucks += [beat.luck[0] for beat in found]
        changes += [abs(after.chances[0] - before.chances[0]) for before, after in pairwise(found)]
    mean = sum(lucks) / len(lucks)
    spread = (sum((luck - mean) ** 2 for luck in lucks) / len(lucks)) ** 0.5
    assert abs(mean) < 4 * spread / len(lucks) ** 0.5
    assert spread > 0.2 * sum(changes) / len(changes)  # dice matter in this game

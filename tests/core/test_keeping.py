"""Matches that were kept and go on: with and without their history, and told anew from their start."""

from __future__ import annotations

import random
from typing import Any

import pytest

from orrery.core import CannotUndo, Match, OrreryError
from orrery.core.record import item_from_json, item_to_json
from tests.core.counting import COUNTING
from tests.core.playing import play_randomly, snapshot


def played(decisions: int, seed: str = "kept") -> Match[Any]:
    match: Match[Any] = Match(COUNTING, 3, seed=seed, options={"goal": 30})
    play_randomly(match, random.Random(seed), decisions)
    return match


def loaded(match: Match[Any], *, with_history: bool = True) -> Match[Any]:
    """As a server does it: the history comes from elsewhere, and its entries are not those of the dump."""
    if not with_history:
        return Match.load(COUNTING, match.dump())
    history = [item_from_json(item_to_json(item)) for item in match.history]
    return Match.load(COUNTING, match.dump(), history=history, start_chance=match.start_chance)


def bidding(seed: str) -> Match[Any]:
    """A match in which one of three has answered a question to all."""
    match = played(0, seed)
    for _ in range(5):
        match.play(0, ("take",))
    match.play(0, ("stop",))
    match.play(random.Random(seed).randrange(3), ("bid", 1))
    assert len(match.waiting) == 2
    return match


@pytest.mark.parametrize("with_history", [True, False], ids=["with history", "without"])
def test_who_has_answered_a_question_to_several_is_known_after_loading(with_history: bool) -> None:
    for seed in range(10):
        match = bidding(f"bids {seed}")
        again = loaded(match, with_history=with_history)
        assert again.fresh_since == match.fresh_since == match.length - 1
        for twin in (match, again):
            play_randomly(twin, random.Random(seed), 12)
        assert again.length == match.length
        assert again.state.dump() == match.state.dump()


@pytest.mark.parametrize("decisions", [0, 1, 30, 60])
def test_a_loaded_match_is_told_anew_from_its_start(decisions: int) -> None:
    match = played(decisions)
    again = loaded(match)
    retold = again.retold()
    assert retold.events == match.events
    assert snapshot(retold) == snapshot(match)
    assert retold.record().text() == match.record().text()
    assert decisions < 30 or len(again.events) < len(match.events)
    for twin in (match, retold):
        play_randomly(twin, random.Random(7), 20)
    assert retold.events == match.events
    assert retold.record().text() == match.record().text()


def test_what_was_taken_back_is_not_told_anew() -> None:
    match = played(40)
    seat = next(seat for seat in range(3) if match.has_chosen(seat))
    match.undo(seat, agreed=True)
    assert loaded(match).retold().events == match.events


def test_without_its_history_a_match_knows_only_what_came_since() -> None:
    match = played(50)
    again = loaded(match, with_history=False)
    assert 0 < again.known_since <= again.length == match.length
    assert loaded(match).known_since == match.known_since == 0
    play_randomly(again, random.Random(1), 3)
    assert len(again.items_since(match.length)) == again.length - match.length
    with pytest.raises(OrreryError, match="without its history"):
        again.retold()
    with pytest.raises(CannotUndo, match="What came before is not known here"):
        again.take_back(0, len(again.choices))

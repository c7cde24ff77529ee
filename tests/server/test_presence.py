"""Who is said to be there."""

from __future__ import annotations

import pytest

from orrery.server import presence
from orrery.server.presence import Presence, read_news


class Clock:
    now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(presence, "time", found)
    return found


def test_a_player_with_two_browsers_is_there_until_both_are_gone() -> None:
    here = Presence()
    here.change([], [0])
    here.change([], [0, 2])
    assert [here.online(seat) for seat in range(3)] == [True, False, True]
    here.change([0, 2], [])
    assert [here.online(seat) for seat in range(3)] == [True, False, False]


def test_another_process_is_answered_once(clock: Clock) -> None:
    one, other = Presence(), Presence()
    one.change([], [1])
    assert other.hear(one.tell("one"), "other")
    assert other.online(1)
    assert not other.hear(one.tell("one"), "other")
    assert not one.hear(one.tell("one"), "one")  # what one has said oneself
    assert not one.hear(read_news(b"{}"), "one")


def test_a_process_that_says_nothing_any_more_is_not_believed_for_long(clock: Clock) -> None:
    one, other = Presence(), Presence()
    one.change([], [1])
    other.hear(one.tell("one"), "other")
    clock.now += presence.SAY_AGAIN + 1
    assert one.should_tell()
    one.tell("one")
    assert not one.should_tell()
    clock.now += presence.BELIEVE
    assert not other.online(1)

"""What clocks count."""

from __future__ import annotations

from orrery.server import clocks


def test_a_table_without_a_clock() -> None:
    assert clocks.turn_over({}, {0: 1}, [1], 15, 100.0) == {}
    assert clocks.remaining({}, 0, 100.0) is None


def test_an_answer_costs_the_time_it_took_and_brings_the_increment() -> None:
    times = clocks.turn_over(clocks.start(100, 2), {}, [0, 1], 15, 1000.0)
    times = clocks.turn_over(times, {0: 1}, [1], 15, 1030.0)
    assert (clocks.remaining(times, 0, 1050.0), clocks.remaining(times, 1, 1050.0)) == (85, 50)


def test_an_aside_neither_stops_the_clock_nor_brings_an_increment() -> None:
    times = clocks.turn_over(clocks.start(100, 2), {}, [0], 15, 1000.0)
    for second in range(1, 11):
        times = clocks.turn_over(times, {}, [0], 15, 1000.0 + second)
    assert clocks.remaining(times, 0, 1010.0) == 90


def test_an_increment_is_taken_back_with_its_answer() -> None:
    times = clocks.turn_over(clocks.start(100, 2), {}, [0], 15, 1000.0)
    for round_ in range(5):
        times = clocks.turn_over(times, {0: 1}, [0], 15, 1000.0 + 20 * round_ + 10)
        times = clocks.turn_over(times, {0: -1}, [0], 15, 1000.0 + 20 * round_ + 20)
    assert clocks.remaining(times, 0, 1100.0) == 0


def test_a_bank_that_is_empty_cannot_be_kept_alive_by_taking_back() -> None:
    """The increment lasts for fifteen seconds, however often it is taken back and given again."""
    times = clocks.turn_over(clocks.start(0, 2), {}, [0], 15, 1000.0)
    now = 1000.0
    times = clocks.turn_over(times, {0: 1}, [0], 15, now)
    for _ in range(5):
        now += 14
        times = clocks.turn_over(times, {0: -1}, [0], 15, now)
        assert clocks.remaining(times, 0, now) == 0
        times = clocks.turn_over(times, {0: 1}, [0], 15, now)
        assert (clocks.remaining(times, 0, now) or 0) <= 1


def test_who_is_late_owes_nothing_for_it() -> None:
    times = clocks.turn_over(clocks.start(100, 2), {}, [0], 15, 1000.0)
    times = clocks.turn_over(times, {0: 1}, [0], 15, 9000.0)
    assert clocks.remaining(times, 0, 9000.0) == 15


def test_answers_of_others_that_are_taken_back_cost_them_no_more_than_their_increment() -> None:
    times = clocks.turn_over(clocks.start(100, 2), {}, [0], 15, 1000.0)
    times = clocks.turn_over(times, {0: 1}, [1], 15, 1010.0)
    times = clocks.turn_over(times, {1: 1}, [0], 15, 1030.0)
    times = clocks.turn_over(times, {0: -1, 1: -1}, [0], 15, 1040.0)
    assert [clocks.remaining(times, seat, 1040.0) for seat in (0, 1)] == [80, 80]

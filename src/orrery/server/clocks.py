"""Time for each player: a bank that runs while the player is asked, and an increment for each answer that stands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

Times = dict[str, Any]
"""What is stored: ``left`` seconds by seat, and ``since`` when each seat that is asked has been asked."""


def start(bank: int, seats: int) -> Times:
    """Full banks for everyone."""
    return {"left": [float(bank)] * seats, "since": {}}


def turn_over(times: Times, answers: Mapping[int, int], waiting: Iterable[int], increment: int, now: float) -> Times:
    """Charge those who have answered or are asked no more, and start the clocks of those who are asked now.

    ``answers`` says how many more answers of a seat stand than before. It is negative for a seat whose answers were
    taken back: the increments go with them, the time that was spent stays spent. So nobody gains time by answering
    and taking back in turns.
    """
    if "left" not in times:
        return times
    left, since = list(times["left"]), dict(times["since"])
    asked = {str(seat) for seat in waiting}
    for seat in [seat for seat in since if answers.get(int(seat)) or seat not in asked]:
        left[int(seat)] = _spend(left[int(seat)], now - since.pop(seat))
    for number, count in answers.items():
        left[number] += count * increment
    for seat in asked:
        since.setdefault(seat, now)
    return {"left": left, "since": since}


def remaining(times: Times, seat: int, now: float) -> float | None:
    """How many seconds a seat has left, or None if the table has no clock."""
    if "left" not in times:
        return None
    asked_at = times["since"].get(str(seat))
    left: float = times["left"][seat]
    return max(0.0, _spend(left, now - asked_at) if asked_at is not None else left)


def _spend(left: float, seconds: float) -> float:
    """What is left of a bank. Nobody owes more than the bank held, but increments that were taken back stay owed."""
    return min(left, max(0.0, left - seconds))

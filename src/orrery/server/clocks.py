"""Time for each player: a bank that runs while the player is asked, and an increment after each answer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

Times = dict[str, Any]
"""What is stored: ``left`` seconds by seat, and ``since`` when each seat that is asked has been asked."""


def start(bank: int, seats: int) -> Times:
    """Full banks for everyone."""
    return {"left": [float(bank)] * seats, "since": {}}


def turn_over(times: Times, answered: Iterable[int], waiting: Iterable[int], increment: int, now: float) -> Times:
    """Charge those who have answered or are asked no more, and start the clocks of those who are asked now."""
    if "left" not in times:
        return times
    left, since = list(times["left"]), dict(times["since"])
    asked, done = {str(seat) for seat in waiting}, {str(seat) for seat in answered}
    for seat in [seat for seat in since if seat in done or seat not in asked]:
        left[int(seat)] = max(0.0, left[int(seat)] - (now - since.pop(seat)))
        left[int(seat)] += increment if seat in done else 0
    for seat in asked:
        since.setdefault(seat, now)
    return {"left": left, "since": since}


def remaining(times: Times, seat: int, now: float) -> float | None:
    """How many seconds a seat has left, or None if the table has no clock."""
    if "left" not in times:
        return None
    asked_at = times["since"].get(str(seat))
    left: float = times["left"][seat]
    return max(0.0, left - (now - asked_at)) if asked_at is not None else left

"""The few statistics a table of results needs."""

from __future__ import annotations

from math import sqrt


def wilson_interval(wins: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson score interval of a win rate.

    >>> low, high = wilson_interval(90, 100)
    >>> f"{low:.3f} to {high:.3f}"
    '0.826 to 0.945'
    >>> wilson_interval(0, 0)
    (0.0, 1.0)
    """
    if games == 0:
        return 0.0, 1.0
    z = 1.959964
    rate = wins / games
    centre = rate + z * z / (2 * games)
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)

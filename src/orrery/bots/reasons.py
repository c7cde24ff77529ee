"""Why an option is better, in words: what is at stake in a game, and by how much one is further ahead in it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from orrery.core import Game
from orrery.core.chances import Reason
from orrery.core.message import Message

LEAST, LEAST_SHARE = 0.05, 0.005
"""Differences that round to nothing are no reasons."""
LEAST_WORTH = 0.02
"""Nor are those that do so little to the logarithm of the odds: at even chances, half a per cent."""
MOST = 3
"""Reasons that are told."""


def signed(amount: float) -> Message:
    """A difference with its sign, to one decimal.

    >>> from orrery.core.words import Words
    >>> Words("en").say(signed(0.84)), Words("de").say(signed(-2.5)), Words("en").say(signed(3))
    ('+0.8', '−2,5', '+3')
    """
    return number(abs(amount), "+" if amount >= 0 else "−")


def number(amount: float, sign: str = "") -> Message:
    """A number that is not negative, to one decimal, behind a sign."""
    whole, tenths = divmod(round(amount * 10), 10)
    return Message("signed-number", {"sign": sign, "whole": whole, "tenths": tenths})


def percent(difference: float) -> Message:
    """A difference of shares with its sign.

    >>> from orrery.core.words import Words
    >>> Words("en").say(percent(-0.123))
    '−12 %'
    """
    return share(abs(difference), "+" if difference >= 0 else "−")


def share(part: float, sign: str = "") -> Message:
    """A share that is not negative, in percent, behind a sign."""
    return Message("signed-percent", {"sign": sign, "percent": round(part * 100)})


def reasons_said(game: Game[Any], reasons: Iterable[Reason]) -> tuple[list[Message], list[Message]]:
    """What speaks for an option, and what against it, in words: of the weightiest reasons, which come first, a few.

    What hardly counts is left out, and so is what a layman would take the other way round. Where nothing speaks for an
    option that did better, what its chances come from is none of these numbers: nothing is said then.

    >>> import orrery
    >>> from orrery.core.words import Words
    >>> found = [Reason("station credits", 0.84, 0.3), Reason("points", -1.0, -0.2), Reason("income", 0.0, 0.0)]
    >>> [[Words("en").say(reason) for reason in side] for side in reasons_said(orrery.game("space-base"), found)]
    [['+0.8 credits a round from own rolls'], ['−1 point']]
    """
    told = [reason for reason in reasons if _can_be_told(game, reason)]
    first_good = next((reason for reason in told if reason.worth > 0), None)
    if first_good is None:
        return [], []
    few = told[:MOST]
    if first_good not in few:
        few[-1] = first_good
    return (
        [_said(game, reason) for reason in few if reason.worth > 0],
        [_said(game, reason) for reason in few if reason.worth < 0],
    )


def _can_be_told(game: Game[Any], reason: Reason) -> bool:
    stakes, amount = game.insight.stakes, reason.difference
    is_good = (amount > 0) != (reason.what in stakes.burdens)
    return (
        reason.what not in stakes.unsaid
        and abs(amount) >= (LEAST_SHARE if reason.what in stakes.shares else LEAST)
        and abs(reason.worth) >= LEAST_WORTH
        and is_good == (reason.worth > 0)
    )


def _said(game: Game[Any], reason: Reason) -> Message:
    amount = reason.difference
    return Message(
        f"{game.id}-stake-{reason.what.replace(' ', '-')}",
        {
            "amount": percent(amount) if reason.what in game.insight.stakes.shares else signed(amount),
            "count": counted(amount),
        },
    )


def counted(amount: float) -> int:
    """As how many an amount counts where words depend on it, as it is told: one if it is just one.

    >>> counted(-1.04), counted(0.8), counted(1.3), counted(3)
    (1, 2, 2, 3)
    """
    whole, tenths = divmod(round(abs(amount) * 10), 10)
    return 2 if tenths else whole

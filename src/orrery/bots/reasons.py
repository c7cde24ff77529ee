"""Why an option is better, in words: what is at stake in a game, and by how much one is further ahead in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from orrery.core import Game
from orrery.core.message import Message

LEAST, LEAST_SHARE = 0.05, 0.005
"""Differences that round to nothing are no reasons."""


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


def reasons_said(game: Game[Any], reasons: Sequence[tuple[str, float]]) -> list[Message]:
    """The reasons of an advice in words; those too small to be told are left out.

    >>> import orrery
    >>> from orrery.core.words import Words
    >>> reasons = reasons_said(orrery.game("space-base"), [("station credits", 0.84), ("points", 0.0)])
    >>> [Words("en").say(reason) for reason in reasons]
    ['+0.8 credits a round from own rolls']
    """
    shares, unsaid = game.insight.stakes.shares, game.insight.stakes.unsaid
    return [
        Message(
            f"{game.id}-stake-{what.replace(' ', '-')}",
            {"amount": percent(amount) if what in shares else signed(amount), "number": _grammatical(amount)},
        )
        for what, amount in reasons
        if what not in unsaid and abs(amount) >= (LEAST_SHARE if what in shares else LEAST)
    ]


def _grammatical(amount: float) -> str:
    """Whether what is counted is said in the singular: only if it reads as one, to one decimal."""
    return "one" if round(abs(amount) * 10) == 10 else "many"

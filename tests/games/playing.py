"""Playing a match step by step in rule tests, with the dice and draws written down beforehand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from orrery.core import Chance, Choice, IllegalChoice, Match

AnyMatch = Match[Any]


class Script(Chance):
    """Chance whose next rolls and draws are written down beforehand."""

    __slots__ = ("draws", "rolls")

    def __init__(self, rolls: Sequence[int], draws: Sequence[int]) -> None:
        super().__init__("position")
        self.rolls = list(rolls)
        self.draws = list(draws)

    def roll(self, sides: int = 6) -> int:
        if self.rolls and not self.fed:
            self.feed((self.rolls.pop(0),))
        return super().roll(sides)

    def draw(self, bag: list[int]) -> int:
        if self.draws and not self.fed and self.draws[0] in bag:
            self.feed((self.draws.pop(0),))
        return super().draw(bag)


def answer(match: AnyMatch, seat: int, *choice: str | int) -> None:
    """Play a choice for a seat."""
    match.play(seat, choice)


def options(match: AnyMatch, seat: int) -> list[Choice]:
    """What a seat is offered now."""
    return match.decision(seat).options


def asked(match: AnyMatch) -> list[tuple[int, str]]:
    """Who is asked what: pairs of seat and kind of decision."""
    return [(seat, match.decision(seat).kind) for seat in match.waiting]


def refuses(match: AnyMatch, seat: int, *choice: str | int, rule: str | None = None) -> bool:
    """Whether a choice is neither offered nor accepted, with nothing changed by trying (and the rule named)."""
    before = match.state.dump()
    if match.waiting and seat in match.waiting and choice in options(match, seat):
        return False
    try:
        match.play(seat, choice)
    except IllegalChoice as refusal:
        unchanged = match.state.dump() == before
        return unchanged and rule in (None, refusal.rule)
    return False

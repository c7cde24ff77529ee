"""What an effect is: one record for each word of the card data, with all that belongs to it.

The records stand in the modules beside this one, by what they are about; `vocabulary.py` has them all.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from orrery.core import Message, Procedure, Seat
from orrery.games.risk.components import Card
from orrery.games.risk.effects.aims import Aims, unaimed
from orrery.games.risk.rows import (
    ATTACK_DECLARED,
    ATTACK_RESOLVED,
    ATTACK_ROLLED,
    DEFENCE_DECLARED,
    DEFENCE_RESOLVED,
    DEFENCE_ROLLED,
    FREE,
)
from orrery.games.risk.state import RiskState

if TYPE_CHECKING:  # what rules need of insight is only what a judgement looks like
    from orrery.games.risk.insight.weighing import Weighing

BY_ATTACKER = frozenset((ATTACK_DECLARED, ATTACK_ROLLED, ATTACK_RESOLVED))
BY_DEFENDER = frozenset((DEFENCE_DECLARED, DEFENCE_ROLLED, DEFENCE_RESOLVED))
"""Windows in which only one side of an invasion can play."""


class Played(NamedTuple):
    """A card that is played: by whom, with which number, and at which territories or players."""

    seat: Seat
    card: Card
    amount: int
    aims: tuple[int, ...]


Taking: TypeAlias = Callable[[RiskState, Played], Procedure[None] | None]
"""What an effect does: a generator if something is left to decide in it, else a plain function."""
Aiming: TypeAlias = Callable[[RiskState, Seat, Card], list[Aims]]
"""Everything a card may be played at now; nothing if it may not be played."""
Judging: TypeAlias = Callable[["Weighing", Played], float]
"""What playing a card is worth, in units; below 0 it is kept."""


@dataclass(frozen=True, kw_only=True)
class Effect:
    """A word that cards can use: its bounds, when it works, on what, what it does and what that is worth.

    A `lasting` effect holds for the card's scope, and a card may have several of them. Of several cards the bonuses
    add up, but if the effect is `tightest` only the smallest number holds. Its words are those of `locales/` for
    `risk-effect-NAME`.
    """

    name: str
    low: int = 1
    high: int = 1
    windows: tuple[str, ...]
    scopes: tuple[str, ...] = ("",)
    lasting: bool = False
    tightest: bool = False
    aim: Aiming = unaimed
    take: Taking
    worth: Judging

    @property
    def bounds(self) -> str:
        """Which numbers it takes, in words."""
        return f"from {self.low} to {self.high}, and not 0"

    def allows(self, amount: int) -> bool:
        """Whether a card may have this number."""
        return amount != 0 and self.low <= amount <= self.high

    def says(self, card: Card, amount: int) -> Message:
        """What it does, for people: a sentence, or of a lasting effect what goes on while it lasts."""
        return Message(
            f"risk-effect-{self.name}",
            {"amount": abs(amount), "sign": "less" if amount < 0 else "more", "side": side_of(card)},
        )


def side_of(card: Card) -> str:
    """Which side of an invasion plays a card, so that its text can say 'you': attack, defence or either."""
    windows = set(card.windows)
    if windows <= BY_ATTACKER | {FREE}:
        return "attack"
    return "defence" if windows <= BY_DEFENDER else "either"

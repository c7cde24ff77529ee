"""Whether a card is worth playing now."""

from __future__ import annotations

from orrery.core import Choice, Seat
from orrery.games.risk.insight.worth import worths
from orrery.games.risk.odds import conquest_odds
from orrery.games.risk.rules.dice import losses, values
from orrery.games.risk.state import RiskState

WORTH_A_CARD = 5.0
"""A territory worth so much deserves a card to win or hold it."""
BIG_FIGHT = 3
"""Defenders from which an ability that lasts pays."""


def appraise_cards(s: RiskState, seat: Seat, options: list[Choice]) -> list[float]:
    """Cards are kept for fights that matter; those on rolled dice are played when they save or kill a unit."""
    if len(options) == 1:
        return [0.0]
    stake = worths(s, seat)[s.target] if s.target >= 0 else 0.0
    return [0.0 if option[0] == "pass" else _gain(s, seat, str(option[1]), stake) for option in options]


def _gain(s: RiskState, seat: Seat, name: str, stake: float) -> float:
    card = s.catalog.cards[s.catalog.card_number[name]]
    effect = card.effects[0][0]
    if not s.invading:
        return 1.0
    if effect in ("set-attack", "cap-attack", "set-defence"):
        return _saved(s, card.number, defending=effect != "set-defence") - 0.5 if stake >= WORTH_A_CARD else -1.0
    if effect == "reroll":
        return s.committed * (1.0 if _at_stake(s)[0] > _at_stake(s)[1] and stake >= WORTH_A_CARD else -1.0)
    if effect == "save":
        return s.losses[1] - 1.5 if stake < WORTH_A_CARD else float(s.losses[1])
    if effect == "extra-loss":
        return 1.0 if stake >= WORTH_A_CARD or s.units[s.target] == s.losses[1] + 1 else -1.0
    if effect == "counter":
        return 1.0
    if seat == s.active:
        return 1.0 if s.units[s.target] >= BIG_FIGHT and stake >= WORTH_A_CARD else -1.0
    danger = conquest_odds(min(40, s.units[s.source]), min(40, s.units[s.target]))
    return 1.0 if danger > 0.3 and stake >= WORTH_A_CARD else -1.0


def _saved(s: RiskState, card: int, *, defending: bool) -> float:
    """How many more units a card on the dice saves, or kills."""
    before = _at_stake(s)
    kept = s.effects
    s.effects = (*kept, (card, s.source, s.target))
    after = _at_stake(s)
    s.effects = kept
    return float(before[1] - after[1] if defending else after[1] - before[1])


def _at_stake(s: RiskState) -> tuple[int, int]:
    """What the dice cost both sides if nobody changes them any more."""
    return losses(s, *values(s))

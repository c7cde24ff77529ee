"""Whether a card is worth playing now."""

from __future__ import annotations

from orrery.core import Choice, Seat
from orrery.games.risk.insight.fights import BIGGEST, attack_value, best_attack, idle_units, position_value
from orrery.games.risk.insight.worth import worths
from orrery.games.risk.odds import conquest_odds
from orrery.games.risk.rules.dice import losses, values
from orrery.games.risk.rules.fronts import MOST_DEFENDERS
from orrery.games.risk.state import RiskState
from orrery.games.risk.tactics import modifiers

WORTH_A_CARD = 5.0
"""A territory worth so much deserves a card to win or hold it."""
BIG_FIGHT = 3
"""Defenders from which an ability that lasts pays."""
STAR = 1.2
"""What a star in hand is worth, in units."""
AVERAGE_DIE = 3


def ability_value(s: RiskState, seat: Seat, option: Choice, worth: list[float]) -> float:
    """What playing a card outside an invasion gains, less what its stars are worth; below 0 it is kept."""
    card = s.catalog.cards[s.catalog.card_number[str(option[1])]]
    effect, amount = card.effects[0]
    aims = [s.catalog.number[str(aim)] for aim in option[2:] if isinstance(aim, str)]
    kept = STAR * card.stars
    match effect:
        case "strike" | "storm" | "defence-limit":
            fewer = {"strike": amount, "storm": AVERAGE_DIE}.get(effect, 0)
            limit = amount if effect == "defence-limit" else MOST_DEFENDERS
            changed = best_attack(s, seat, aims[0], worth, fewer, limit)
            return changed - best_attack(s, seat, aims[0], worth) - kept
        case "link":
            source, target = aims
            changes = modifiers(s, seat, source, target, s.hero[seat] == source)
            reached = attack_value(s.units[source], s.units[target], worth[target], changes)
            return reached - best_attack(s, seat, target, worth) - 2 * kept
        case "units" | "near-base-units":
            before = position_value(s, seat, aims[0], 0, worth)
            return position_value(s, seat, aims[0], amount, worth) - before
        case "airlift":
            return idle_units(s, seat) - 2 * kept
        case "scan" | "contaminate":
            return 0.5 * s.where.count(int(option[2])) - kept
        case "recall":
            return -kept
    return kept


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
    danger = conquest_odds(min(BIGGEST, s.units[s.source]), min(BIGGEST, s.units[s.target]))
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

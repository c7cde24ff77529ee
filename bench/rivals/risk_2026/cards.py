"""Whether a card is worth playing now."""

from __future__ import annotations

from bench.rivals.risk_2026.board import Board
from bench.rivals.risk_2026.odds import MOST_DEFENDERS, at_stake, conquest_odds, modifiers
from bench.rivals.risk_2026.worth import BIGGEST, attack_value, best_attack, idle_units, position_value, worths
from orrery.core import Choice, Seat

WORTH_A_CARD = 5.0
"""A territory worth so much deserves a card to win or hold it."""
BIG_FIGHT = 3
"""Defenders from which an ability that lasts pays."""
STAR = 1.2
"""What a star in hand is worth, in units."""
AVERAGE_DIE = 3


def ability_value(board: Board, seat: Seat, option: Choice, worth: list[float]) -> float:
    """What playing a card outside an invasion gains, less what its stars are worth; below 0 it is kept."""
    card = board.components.cards[str(option[1])]
    effect, amount = card.effects[0]
    aims = [board.components.territory[str(aim)] for aim in option[2:] if isinstance(aim, str)]
    kept = STAR * card.stars
    match effect:
        case "strike" | "storm" | "defence-limit":
            fewer = {"strike": amount, "storm": AVERAGE_DIE}.get(effect, 0)
            limit = amount if effect == "defence-limit" else MOST_DEFENDERS
            changed = best_attack(board, seat, aims[0], worth, fewer=fewer, limit=limit)
            return changed - best_attack(board, seat, aims[0], worth) - kept
        case "link":
            source, target = aims
            changes = modifiers(board, seat, source, target, board.hero[seat] == source)
            reached = attack_value(board.units[source], board.units[target], worth[target], changes)
            return reached - best_attack(board, seat, target, worth) - 2 * kept
        case "units" | "near-base-units":
            here, units = aims[0], board.units[aims[0]]
            before = position_value(board, seat, here, units, 0, worth)
            return position_value(board, seat, here, units, amount, worth) - before
        case "airlift":
            return idle_units(board, seat) - 2 * kept
        case "scan" | "contaminate":
            return 0.5 * board.hands[int(option[2])] - kept
        case "recall":
            return -kept
    return kept


def appraise_cards(board: Board, seat: Seat, options: list[Choice]) -> list[float]:
    """Cards are kept for fights that matter; those on rolled dice are played when they save or kill a unit."""
    if len(options) == 1:
        return [0.0]
    stake = worths(board, seat)[board.target] if board.target >= 0 else 0.0
    return [0.0 if option[0] == "pass" else _gain(board, seat, str(option[1]), stake) for option in options]


def _gain(board: Board, seat: Seat, name: str, stake: float) -> float:
    card = board.components.cards[name]
    effect = card.effects[0][0]
    if not board.invading:
        return 1.0
    if effect in ("set-attack", "cap-attack", "set-defence"):
        saved = _saved(board, card.number, defending=effect != "set-defence")
        return saved - 0.5 if stake >= WORTH_A_CARD else -1.0
    if effect == "reroll":
        by_attacker, by_defender = at_stake(board, board.effects)
        return board.committed * (1.0 if by_attacker > by_defender and stake >= WORTH_A_CARD else -1.0)
    if effect == "save":
        return board.losses[1] - 1.5 if stake < WORTH_A_CARD else float(board.losses[1])
    if effect == "extra-loss":
        return 1.0 if stake >= WORTH_A_CARD or board.units[board.target] == board.losses[1] + 1 else -1.0
    if effect == "counter":
        return 1.0
    if seat == board.active:
        return 1.0 if board.units[board.target] >= BIG_FIGHT and stake >= WORTH_A_CARD else -1.0
    danger = conquest_odds(min(BIGGEST, board.units[board.source]), min(BIGGEST, board.units[board.target]))
    return 1.0 if danger > 0.3 and stake >= WORTH_A_CARD else -1.0


def _saved(board: Board, card: int, *, defending: bool) -> float:
    """How many more units a card on the dice saves, or kills."""
    before = at_stake(board, board.effects)
    after = at_stake(board, (*board.effects, (card, board.source, board.target)))
    return float(before[1] - after[1] if defending else after[1] - before[1])

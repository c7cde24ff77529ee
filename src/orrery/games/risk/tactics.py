"""What a player weighs before an invasion: the changes its dice would meet."""

from __future__ import annotations

from orrery.core import Seat
from orrery.games.risk.odds import Modifiers
from orrery.games.risk.rules.dice import attack_bonus, attack_dice, defence_bonus, defence_dice
from orrery.games.risk.rules.effects import in_force
from orrery.games.risk.rules.fronts import MOST_DEFENDERS
from orrery.games.risk.state import RiskState


def modifiers(s: RiskState, seat: Seat, source: int, target: int, hero: bool) -> Modifiers:
    """All that would bear on the dice of an invasion, as far as everyone can see now."""
    kept = s.source, s.target, s.called, s.active
    s.source, s.target, s.called, s.active = source, target, int(hero), seat
    try:
        changes = in_force(s) if s.effects else {}
        return Modifiers(
            attack_bonus=attack_bonus(s, changes),
            defence_bonus=defence_bonus(s, changes),
            attack_dice=attack_dice(s, changes),
            defence_dice=defence_dice(s, changes),
            defence_limit=changes.get("defence-limit", MOST_DEFENDERS),
            attack_ties="attack-ties" in changes,
            attack_all=changes.get("attack-all", 0),
            defence_all=changes.get("defence-all", 0),
            most_lost=changes.get("defence-losses", MOST_DEFENDERS),
        )
    finally:
        s.source, s.target, s.called, s.active = kept

"""What a player weighs before an invasion: the changes its dice would meet."""

from __future__ import annotations

from orrery.core import Seat
from orrery.games.risk.odds import Modifiers
from orrery.games.risk.rules.dice import attack_bonus, attack_dice, changes_to, defence_bonus, defence_dice
from orrery.games.risk.rules.fronts import MOST_DEFENDERS
from orrery.games.risk.state import RiskState
from orrery.games.risk.values import Invasion


def modifiers(s: RiskState, seat: Seat, source: int, target: int, hero: bool) -> Modifiers:
    """All that would bear on the dice of an invasion, as far as everyone can see now."""
    return modifiers_of(s, Invasion(source, target, seat, s.owner[target], 0, hero))


def modifiers_of(s: RiskState, invasion: Invasion) -> Modifiers:
    """All that bears on the dice of an invasion."""
    changes = changes_to(s, invasion)
    return Modifiers(
        attack_bonus=attack_bonus(s, invasion, changes),
        defence_bonus=defence_bonus(s, invasion, changes),
        attack_dice=attack_dice(s, invasion, changes),
        defence_dice=defence_dice(s, invasion, changes),
        defence_limit=changes.get("defence-limit", MOST_DEFENDERS),
        attack_ties="attack-ties" in changes,
        attack_all=changes.get("attack-all", 0),
        defence_all=changes.get("defence-all", 0),
        most_lost=changes.get("defence-losses", MOST_DEFENDERS),
    )

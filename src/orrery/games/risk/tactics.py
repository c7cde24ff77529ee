"""What a player weighs before an invasion: the changes its dice would meet."""

from __future__ import annotations

from functools import lru_cache

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
    if not changes:  # as nearly always
        return without_abilities(
            attack_bonus(s, invasion, changes),
            defence_bonus(s, invasion, changes),
            attack_dice(s, invasion, changes),
            defence_dice(s, invasion, changes),
        )
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


@lru_cache(maxsize=256)
def without_abilities(attack_bonus: int, defence_bonus: int, attack_dice: int, defence_dice: int) -> Modifiers:
    """What towers, heroes and rewards change; there are few such values, and they are asked for all the time."""
    return Modifiers(attack_bonus, defence_bonus, attack_dice, defence_dice)

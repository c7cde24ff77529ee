"""How good it looks to defend an area, and what else Brood War adds to orders and battles."""

from __future__ import annotations

from orrery.core import Decision
from orrery.games.starcraft.effects.conditions import battle_of
from orrery.games.starcraft.insight import journey
from orrery.games.starcraft.insight.campaign import FEW
from orrery.games.starcraft.insight.developing import relocate
from orrery.games.starcraft.insight.outlook import Outlook
from orrery.games.starcraft.insight.strength import Fighter, can_target, chance_to_destroy, fighters
from orrery.games.starcraft.rules.brood_war.modules import swaps
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import ATTACKER, DEFENDER


def move_to_defend(s: StarCraftState, decision: Decision) -> list[float]:
    """Units come from where they are needed less."""
    outlook = Outlook(s, decision.seat)
    scores = []
    for option in decision.options:
        match option:
            case ("move", str() as unit, str() as source, str() as target, int() as amount):
                here, there = s.catalog.area_number[source], s.catalog.area_number[target]
                scores.append(relocate(outlook, s.catalog.unit_number[unit], here, there, amount) - FEW)
            case ("carry", str() as item, str() as source, str() as target):
                here, there = s.catalog.area_number[source], s.catalog.area_number[target]
                scores.append(journey.errand(s, decision.seat, item, here, there) - FEW)
            case _:
                scores.append(0.0)
    return scores


# Battles


def collateral_damage(s: StarCraftState, decision: Decision) -> list[float]:
    """What hurts most."""
    outlook = Outlook(s, decision.seat)
    area = battle_of(s).area
    scores = []
    for option in decision.options:
        match option:
            case ("collateral", "workers"):
                scores.append(0.5 * s.card_workers[area])
            case ("collateral", str() as what):
                scores.append(outlook.prize(area) + (3.0 if what == "base" else 2.0))
            case _:
                scores.append(0.0)
    return scores


def swap_units(s: StarCraftState, decision: Decision) -> list[float]:
    """Swap what makes the front lines together better."""
    battle = battle_of(s)
    own, enemy = fighters(s, battle.defender, 2), fighters(s, battle.attacker, 2)
    fronts = [
        (s.unit_type[skirmish.front[ATTACKER]], s.unit_type[skirmish.front[DEFENDER]]) for skirmish in battle.skirmishes
    ]
    found = swaps(s)
    scores = []
    for option in decision.options:
        if option not in found:
            scores.append(0.05)
            continue
        first, second = found[option]
        after = list(fronts)
        for (unit, number), (other, _) in ((first, second), (second, first)):
            if battle.skirmishes[number].front[DEFENDER] == unit:
                after[number] = (fronts[number][0], s.unit_type[other])
        pairs = {first[1], second[1]}
        scores.append(
            sum([_front(s, own, enemy, after[number]) - _front(s, own, enemy, fronts[number]) for number in pairs])
        )
    return scores


def _front(s: StarCraftState, own: tuple[Fighter, ...], enemy: tuple[Fighter, ...], pair: tuple[int, int]) -> float:
    """How a front line looks to the defender."""
    attacking, defending = pair
    cost = s.catalog.total_cost
    killing = chance_to_destroy(own[defending].attack, enemy[attacking].health)
    dying = chance_to_destroy(enemy[attacking].attack, own[defending].health)
    killing *= can_target(s.catalog, defending, attacking)
    dying *= can_target(s.catalog, attacking, defending)
    return killing * cost[attacking] - dying * (1.0 + cost[defending])

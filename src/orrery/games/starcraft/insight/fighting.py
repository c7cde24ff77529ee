"""How good options in a battle look: pairs and support, cards, losses and retreats."""

from __future__ import annotations

from orrery.core import Decision
from orrery.games.starcraft.ability import DRAW_CARDS, START_OF_BATTLE, Clause
from orrery.games.starcraft.effect import (
    Attack,
    CancelBattle,
    Destroy,
    Draw,
    Effect,
    Evacuate,
    Health,
    OpenCards,
    Sacrifice,
    Shelter,
)
from orrery.games.starcraft.effects.conditions import battle_of, current_skirmish, supporters
from orrery.games.starcraft.effects.in_force import Clash, ability_named
from orrery.games.starcraft.insight.clashing import Fight, Hand
from orrery.games.starcraft.insight.outlook import LOSSES, Outlook
from orrery.games.starcraft.insight.strength import Sides, battle_outcome, can_target, chance_to_destroy, fighters
from orrery.games.starcraft.rules.final_values import costs_to_pay, final_values
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import ATTACKER, members

KEPT = 0.35
"""What a Combat card is worth in the hand."""
HOPELESS = 0.65
"""The attacker's chance from which a battle is better called off."""


def _kind(s: StarCraftState, name: str | int) -> int:
    return s.catalog.unit_number[str(name)]


def _area(s: StarCraftState, name: str | int) -> int:
    return s.catalog.area_number[str(name)]


# At the start


def start_of_battle(s: StarCraftState, decision: Decision) -> list[float]:
    """Use what helps in this battle; call it off where it would be lost."""
    outlook = Outlook(s, decision.seat)
    battle = battle_of(s)
    side = battle.side_of(decision.seat)
    units = [[s.unit_type[unit] for unit in members(s.battle_units(each))] for each in (0, 1)]
    sides = Sides(battle.attacker, battle.defender, units[0], units[1], battle.area, battle.special, decision.seat)
    chance = battle_outcome(s, sides).chance
    scores = []
    for option in decision.options:
        match option:
            case ("use", str() as name):
                ability = ability_named(s, name)
                clauses = (*ability.at[START_OF_BATTLE], *ability.at[DRAW_CARDS])
                scores.append(sum([_use(outlook, side, clause, chance) for clause in clauses]))
            case _:
                scores.append(0.0)
    return scores


def _use(outlook: Outlook, side: int, clause: Clause, chance: float) -> float:
    """What a start-of-battle ability brings."""
    cost = 0.7 if isinstance(clause.cost, Sacrifice) else 0.0
    lost = chance if side else 1.0 - chance
    stake = min(1.0, 0.1 * outlook.worth(battle_of(outlook.s).area))
    return _brings(clause.effect, lost, stake) - cost


def _brings(effect: Effect, lost: float, stake: float) -> float:
    match effect:
        case Attack(bonus) | Health(bonus) | Shelter(bonus):
            return 0.5 * bonus * stake + 0.2
        case Destroy(count):
            return 2.0 * count
        case Draw(count):
            return 0.4 * count
        case OpenCards():
            return 0.3 + stake
        case CancelBattle() | Evacuate():
            return 4.0 * (lost - HOPELESS)
    return 0.1


# Front lines and support


def pair(s: StarCraftState, decision: Decision) -> list[float]:
    """Units that can hit each other well, and lose little."""
    battle = battle_of(s)
    own, enemy = fighters(s, battle.attacker, 3), fighters(s, battle.defender, 2)
    cost = s.catalog.total_cost
    scores = []
    for _, first, second in decision.options:
        kind, other = _kind(s, first), _kind(s, second)
        killing = chance_to_destroy(own[kind].attack, enemy[other].health) * can_target(s.catalog, kind, other)
        dying = chance_to_destroy(enemy[other].attack, own[kind].health) * can_target(s.catalog, other, kind)
        scores.append(killing * (2.0 + cost[other]) - dying * cost[kind] - (3.0 if not killing else 0.0))
    return scores


def front(s: StarCraftState, decision: Decision) -> list[float]:
    """Of one's own the strongest goes to the front; of another's the weakest."""
    seat = int((decision.about or {}).get("seat", decision.seat))
    values = fighters(s, seat, 2)
    sign = 1.0 if seat == decision.seat else -1.0
    scores = []
    for _, name in decision.options:
        kind = _kind(s, name)
        scores.append(sign * (values[kind].attack + values[kind].health - 0.3 * s.catalog.total_cost[kind]))
    return scores


def support(s: StarCraftState, decision: Decision) -> list[float]:
    """A unit supports where its help turns most."""
    outlook = Outlook(s, decision.seat)
    side = battle_of(s).side_of(decision.seat)
    scores = []
    for _, name, number in decision.options:
        kind = _kind(s, name)
        fight = Fight(outlook, int(number) - 1)
        own = fighters(s, decision.seat, 2)[fight.own]
        attack = own.attack + fight.support[0].attack
        more = s.catalog.support[kind] * can_target(s.catalog, kind, fight.other)
        gain = chance_to_destroy(attack + more, fight.opponent.health) - chance_to_destroy(
            attack, fight.opponent.health
        )
        crowd = len(supporters(s, side, int(number) - 1))
        scores.append(gain * (1.0 + 0.2 * s.catalog.total_cost[fight.other]) * fight.can_hit - 0.01 * crowd)
    return scores


# Cards


def place_cards(s: StarCraftState, decision: Decision) -> list[float]:
    """The cards that turn this skirmish, unless they would turn one that comes after it."""
    number = int((decision.about or {}).get("skirmish", 1)) - 1
    outlook = Outlook(s, decision.seat)
    later = [Fight(outlook, other) for other in range(number + 1, len(battle_of(s).skirmishes))]
    return _cards(s, decision, Fight(outlook, number), later)


def replace_card(s: StarCraftState, decision: Decision) -> list[float]:
    """The best card for the skirmish that is being resolved."""
    number = int((decision.about or {}).get("skirmish", 1)) - 1
    return _cards(s, decision, Fight(Outlook(s, decision.seat), number), [])


def _cards(s: StarCraftState, decision: Decision, fight: Fight, later: list[Fight]) -> list[float]:
    seat = decision.seat
    hand = {s.card_id(card): card for card in s.hand(seat)}
    held = [card for card in hand.values() if s.catalog.standard[s.card_face[card]]]
    table = [{card: other.value(Hand(card)) for card in held} for other in later]
    blind = [other.value(Hand(-1)) for other in later]
    scores = []
    for option in decision.options:
        match option:
            case ("cards", str() as standard, *extra):
                card = hand[standard]
                reinforcement = hand[str(extra[0])] if extra else -1
                value = fight.value(Hand(card, reinforcement)) + _rest(table, blind, [c for c in held if c != card])
                scores.append(value - (KEPT if extra else 0.0))
            case _:
                scores.append(fight.value(Hand(-1)) + KEPT + _rest(table, blind, held))
    return scores


def _rest(table: list[dict[int, float]], blind: list[float], cards: list[int]) -> float:
    """What the cards that are left can do in the skirmishes that come after."""
    total = 0.0
    left = list(cards)
    for values, unseen in zip(table, blind, strict=True):
        best = max(left, key=lambda card: values[card], default=None)
        if best is None or values[best] < unseen:
            total += unseen
        else:
            total += values[best]
            left.remove(best)
    return total


def pay_cost(s: StarCraftState, decision: Decision) -> list[float]:
    """Pay only for what changes the skirmish: exactly so, for all cards lie open."""
    battle, skirmish = battle_of(s), current_skirmish(s)
    side = battle.side_of(decision.seat)
    clash = Clash(s, battle.current)
    paid = [clause for _, clause in costs_to_pay(s, side)]
    attack, health = final_values(clash, side)
    more_attack, more_health = final_values(clash, side, paid)
    fire, enemy_health = final_values(clash, 1 - side)
    worth = 0.0
    if attack < enemy_health <= more_attack:
        worth += LOSSES * s.catalog.total_cost[s.unit_type[skirmish.front[1 - side]]]
    if health <= fire < more_health:
        worth += LOSSES * s.catalog.total_cost[s.unit_type[skirmish.front[side]]]
    return [worth - 0.5 if option == ("yes",) else 0.0 for option in decision.options]


# Losses and retreats


def loss(s: StarCraftState, decision: Decision) -> list[float]:
    """Lose what is worth least; a worker is worth little."""
    scores = []
    for option in decision.options:
        match option:
            case ("lose", str() as name, *rest):
                in_front = "front" in rest
                scores.append(-float(s.catalog.total_cost[_kind(s, name)]) - 0.6 * in_front - 0.1 * bool(rest))
            case ("lose-worker",):
                scores.append(-0.8)
            case _:
                scores.append(0.0)
    return scores


def excess(s: StarCraftState, decision: Decision) -> list[float]:
    """The weakest leave a crowded area."""
    values = fighters(s, decision.seat, 2)
    return [-values[_kind(s, name)].attack - values[_kind(s, name)].health for _, name in decision.options]


def retreat(s: StarCraftState, decision: Decision) -> list[float]:
    """To where there is room for all, and where the units are of use."""
    outlook = Outlook(s, decision.seat)
    battle = battle_of(s)
    units = s.battle_units(battle.side_of(decision.seat))
    scores = []
    for option in decision.options:
        match option:
            case ("retreat" | "withdraw", str() as name):
                area = _area(s, name)
                room = min(units.bit_count(), s.room_in(area, 0, decision.seat))
                force = outlook.force_in(area)
                gain = outlook.held(area, force + 2.0 * room) - outlook.held(area, force)
                scores.append(1.0 + 1.5 * room + gain)
            case _:
                scores.append(0.0)
    return scores


def withdraw(s: StarCraftState, decision: Decision) -> list[float]:
    """A cloaked unit rather leaves than dies."""
    outlook = Outlook(s, decision.seat)
    scores = []
    for option in decision.options:
        match option:
            case ("withdraw", str() as name):
                area = _area(s, name)
                force = outlook.force_in(area)
                scores.append(1.0 + outlook.held(area, force + 1.0) - outlook.held(area, force))
            case _:
                scores.append(0.0)
    return scores


def evacuate(s: StarCraftState, decision: Decision) -> list[float]:
    """Units leave a battle that would be lost; where it is not, they stay."""
    battle = battle_of(s)
    units = [[s.unit_type[unit] for unit in members(s.battle_units(each))] for each in (0, 1)]
    sides = Sides(battle.attacker, battle.defender, units[0], units[1], battle.area, battle.special, decision.seat)
    lost = battle_outcome(s, sides).chance
    if battle.side_of(decision.seat) == ATTACKER:
        lost = 1.0 - lost
    scores = withdraw(s, decision)
    return [score + 4.0 * (lost - HOPELESS) - 1.0 if score else 0.0 for score in scores]

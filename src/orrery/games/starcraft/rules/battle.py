"""Battle steps 1 to 6: from the order token in the contested area to the cards. [SC-BATTLE-02]

Step 6 is in `placing.py`, step 7 in `skirmish.py`, steps 8 and 9 in `aftermath.py`. Nobody may destroy own pieces
while a battle goes on, so its questions allow no asides. [SC-BATTLE-21]
"""

from __future__ import annotations

from orrery.core import EVERYBODY, TRAIL, YES_NO, Choice, Decision, Message, Procedure, ask, unforeseen
from orrery.core.message import player
from orrery.core.ruleset import StepFunction
from orrery.games.starcraft.ability import AFTER_DRAW, DRAW_CARDS, START_OF_BATTLE
from orrery.games.starcraft.effect import RevealHand
from orrery.games.starcraft.effects.conditions import all_assist, battle_of, holds
from orrery.games.starcraft.effects.in_force import in_play_area
from orrery.games.starcraft.effects.start_of_battle import abilities, use_ability
from orrery.games.starcraft.rules import placing
from orrery.games.starcraft.rules.asking import choose
from orrery.games.starcraft.rules.combat_deck import draw_cards as draw
from orrery.games.starcraft.rules.race import defender_cards
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import ATTACKER, DEFENDER, NOTHING, Battle, Skirmish, lowest, members

SIDES = (ATTACKER, DEFENDER)


def begin_battle(s: StarCraftState, area: int) -> None:
    """The active player has moved units into an area with enemy units: there is a battle. [SC-BATTLE-01]"""
    order = s.order
    assert order is not None
    attacker = order.seat
    enemies = s.enemy_units_in(area, attacker)
    defender = s.unit_seat[lowest(enemies)]
    units = (s.units_in(area, attacker), enemies)
    s.battle = Battle(area, attacker, defender, order.special, started_with=units)
    s.then(*s.rules.battle)


# 1. Place order token in contested area


def place_order_token(s: StarCraftState) -> None:
    """The order lies faceup in the contested area until the battle ends. [SC-BATTLE-03]"""
    battle = battle_of(s)
    if s.events is not None:
        attackers, defenders = (unit_names(s, s.battle_units(side)) for side in SIDES)
        s.tell(
            "battle-begins",
            "SC-BATTLE-03",
            seat=battle.attacker,
            defender=player(battle.defender),
            area=s.catalog.areas[battle.area].id,
            attackers=attackers,
            defenders=defenders,
        )


def unit_names(s: StarCraftState, units: int) -> list[str | Message]:
    """The types of units, one each."""
    return [s.catalog.unit_ids[s.unit_type[unit]] for unit in members(units)]


# 2. Use "start of battle" abilities


def start_of_battle(s: StarCraftState, side: int) -> Procedure[None]:
    """Each side may use one ability, the attacker first. [SC-BATTLE-04] [SC-BATTLE-05]"""
    battle = battle_of(s)
    if not abilities(s, side, START_OF_BATTLE):
        return
    choice = yield from ask(
        Decision(
            battle.seat_of(side),
            "start-of-battle",
            lambda: uses(s, side, START_OF_BATTLE),
            "SC-BATTLE-04",
        )
    )
    match choice:
        case ("use", str() as name):
            battle.used = (*battle.used, (side, name))
            yield from use_ability(s, side, name, START_OF_BATTLE)
        case ("none",):
            pass
        case _:
            unforeseen(choice)


def uses(s: StarCraftState, side: int, moment: str) -> list[Choice]:
    """The abilities a side may use, or none."""
    return [*(("use", name) for name in abilities(s, side, moment)), ("none",)]


# 3. Draw Combat cards


def draw_cards(s: StarCraftState) -> Procedure[None]:
    """The attacker draws three Combat cards, then the defender one. [SC-BATTLE-06] [SC-BATTLE-07]"""
    battle, numbers = battle_of(s), s.catalog.numbers
    draw(s, battle.attacker, numbers.attacker_cards, "SC-BATTLE-06")
    if battle.special:
        yield from draw_for_special_order(s)
    yield from use_while_drawing(s, ATTACKER)
    draw(s, battle.defender, defender_cards(s, battle.defender), "SC-BATTLE-06")
    yield from use_while_drawing(s, DEFENDER)
    for side in SIDES:
        reveal_hand(s, side)


def draw_for_special_order(s: StarCraftState) -> Procedure[None]:
    """After a special Mobilize order the attacker may draw two more. [SC-SPEC-05]"""
    battle, count = battle_of(s), s.catalog.numbers.special_mobilize_cards
    choice = yield from ask(
        Decision(battle.attacker, "draw-more", lambda: [("yes",), ("no",)], "SC-SPEC-05", {"count": count}, YES_NO)
    )
    if choice == ("yes",):
        draw(s, battle.attacker, count, "SC-SPEC-05")


def use_while_drawing(s: StarCraftState, side: int) -> Procedure[None]:
    """Cards in the play area that give more cards in this step. [SC-EVENT-11]"""
    while abilities(s, side, DRAW_CARDS):
        choice = yield from ask(
            Decision(battle_of(s).seat_of(side), "draw-ability", lambda: uses(s, side, DRAW_CARDS), "SC-EVENT-11")
        )
        match choice:
            case ("use", str() as name):
                yield from use_ability(s, side, name, DRAW_CARDS)
            case _:
                return


def reveal_hand(s: StarCraftState, side: int) -> None:
    """A lasting ability may make the opponent show his hand to all."""
    clauses = in_play_area(s, side, AFTER_DRAW)
    if not any(isinstance(clause.effect, RevealHand) and holds(s, clause, side, NOTHING) for clause in clauses):
        return
    seat = battle_of(s).seat_of(1 - side)
    hand = s.hand(seat)
    for card in hand:
        s.cards.show(card, EVERYBODY)
    if hand:
        s.chance.reveal()
        s.tell("hand-revealed", "SC-KEY-22", seat=seat, cards=[s.card_id(card) for card in hand])


# 4. Attacker establishes skirmishes


def pair_front_lines(s: StarCraftState) -> Procedure[None]:
    """As many skirmishes as possible of one unit of both sides; assist units stay out. [SC-BATTLE-11] [SC-KEY-13]"""
    attackers, defenders = s.battle_units(ATTACKER), s.battle_units(DEFENDER)
    if not attackers or not defenders:
        return
    if all_assist(s, attackers) or all_assist(s, defenders):
        yield from one_skirmish(s)
        return
    fewer = ATTACKER if len(unpaired(s, ATTACKER)) <= len(unpaired(s, DEFENDER)) else DEFENDER
    s.then(*(("pair_unit", unit) for unit in unpaired(s, fewer)))


def unpaired(s: StarCraftState, side: int) -> list[int]:
    """The units of a side that may be put into the front line and are not yet. [SC-BATTLE-10]"""
    paired = [skirmish.front[side] for skirmish in battle_of(s).skirmishes]
    assist = s.catalog.assist
    return [unit for unit in members(s.battle_units(side)) if unit not in paired and not assist[s.unit_type[unit]]]


def pair_unit(s: StarCraftState, unit: int) -> Procedure[None]:
    """The attacker chooses whom a unit of the smaller side meets. [SC-BATTLE-08] [SC-BATTLE-09]"""
    battle = battle_of(s)
    side = battle.side_of(s.unit_seat[unit])
    opponents = {pair_name(s, side, unit, other): other for other in reversed(unpaired(s, 1 - side))}
    choice = yield from choose(
        Decision(
            battle.attacker,
            "pair",
            lambda: sorted(opponents),
            "SC-BATTLE-09",
            {"unit": s.catalog.unit_ids[s.unit_type[unit]], "skirmish": len(battle.skirmishes) + 1},
        )
    )
    other = opponents[choice]
    add_skirmish(s, (unit, other) if side == ATTACKER else (other, unit))


def pair_name(s: StarCraftState, side: int, unit: int, other: int) -> Choice:
    """How a pair is named: the attacking unit, then the defending one."""
    own, opposing = (s.catalog.unit_ids[s.unit_type[each]] for each in (unit, other))
    return ("pair", own, opposing) if side == ATTACKER else ("pair", opposing, own)


def add_skirmish(s: StarCraftState, front: tuple[int, int]) -> None:
    """A skirmish between these front-line units."""
    battle = battle_of(s)
    battle.skirmishes.append(Skirmish(front))
    if s.events is not None:
        own, opposing = (s.catalog.unit_ids[s.unit_type[unit]] for unit in front)
        s.tell("paired", "SC-BATTLE-08", skirmish=len(battle.skirmishes), unit=own, against=opposing)


def one_skirmish(s: StarCraftState) -> Procedure[None]:
    """A side of assist units only chooses one of them for the front line of the only skirmish. [SC-KEY-15] [SC-KEY-16]

    Of the other side the attacker chooses, as always; if both are so, each for himself, the attacker first.
    """
    attacking = yield from choose_front(s, ATTACKER)
    defending = yield from choose_front(s, DEFENDER)
    add_skirmish(s, (attacking, defending))


def choose_front(s: StarCraftState, side: int) -> Procedure[int]:
    """The front-line unit of a side in the only skirmish."""
    battle = battle_of(s)
    fronts = unpaired(s, side)
    chooser = battle.attacker if fronts else battle.seat_of(side)
    fronts = fronts or members(s.battle_units(side))
    names: dict[Choice, int] = {("front", s.catalog.unit_ids[s.unit_type[unit]]): unit for unit in reversed(fronts)}
    choice = yield from choose(
        Decision(chooser, "front", lambda: sorted(names), "SC-KEY-15", {"seat": battle.seat_of(side), "skirmish": 1})
    )
    return names[choice]


# 5. Assigning supporting units


def assign_support(s: StarCraftState, side: int) -> None:
    """Every unit that is not in the front line supports a skirmish. [SC-BATTLE-12] [SC-BATTLE-14] [SC-BATTLE-20]"""
    battle = battle_of(s)
    if not battle.skirmishes:
        return
    fronts = [skirmish.front[side] for skirmish in battle.skirmishes]
    s.then(*(("support", unit) for unit in members(s.battle_units(side)) if unit not in fronts))


def support(s: StarCraftState, unit: int) -> Procedure[None]:
    """The owner of a supporting unit chooses its skirmish. [SC-BATTLE-13] [SC-BATTLE-15] [SC-BATTLE-16]"""
    battle = battle_of(s)
    seat, name = s.unit_seat[unit], s.catalog.unit_ids[s.unit_type[unit]]
    numbers = range(len(battle.skirmishes))
    choice = yield from choose(
        Decision(
            seat,
            "support",
            lambda: [("support", name, number + 1) for number in numbers],
            "SC-BATTLE-13",
            {"unit": name},
            TRAIL,
        )
    )
    match choice:
        case ("support", str(), int() as number):
            skirmish = battle.skirmishes[number - 1]
            attackers, defenders = skirmish.supporters
            if seat == battle.attacker:
                skirmish.supporters = ((*attackers, unit), defenders)
            else:
                skirmish.supporters = (attackers, (*defenders, unit))
            s.tell("supported", "SC-BATTLE-13", seat=seat, unit=name, skirmish=number)
        case _:
            unforeseen(choice)


STEPS: dict[str, StepFunction] = {
    "place_order_token": place_order_token,
    "start_of_battle": start_of_battle,
    "draw_cards": draw_cards,
    "pair_front_lines": pair_front_lines,
    "pair_unit": pair_unit,
    "assign_support": assign_support,
    "support": support,
    **placing.STEPS,
}

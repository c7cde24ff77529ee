"""What the bots reckon, offered to people: chances in a battle and of a planned attack, from what a seat knows.

A seat's own cards count exactly, those of others as their decks are on average. Chances are whole percentages.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from orrery.core import Seat
from orrery.games.starcraft.effect import Indestructible, Sufficient
from orrery.games.starcraft.effects.conditions import all_assist, battle_of, is_fighting
from orrery.games.starcraft.effects.in_force import effects
from orrery.games.starcraft.insight.clashing import Fight, Hand
from orrery.games.starcraft.insight.outlook import Outlook
from orrery.games.starcraft.insight.strength import BARELY, Duel, Fighter, Outcome, Sides, battle_outcome, deck_faces
from orrery.games.starcraft.insight.strength import duels as expected_duels
from orrery.games.starcraft.rules.battle import unpaired
from orrery.games.starcraft.rules.final_values import costs_to_pay, final_values
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import ATTACKER, DEFENDER, NOTHING, SKIRMISH, members

SIDES = (ATTACKER, DEFENDER)


class Range(NamedTuple):
    """The least and the most that a side can show, as far as a seat knows its card: attack and health of each."""

    least: tuple[int, int]
    most: tuple[int, int]


def percent(chance: float) -> int:
    """A chance as people are told it; never quite sure."""
    return min(99, max(1, round(100 * chance))) if 0 < chance < 1 else round(100 * chance)


# A skirmish


def base_values(fight: Fight, side: int) -> Fighter:
    """What counts for a side whatever its cards are: support, order, base and lasting abilities."""
    return fight.support[0 if side == fight.side else 1]


def laid_cards(s: StarCraftState, number: int, side: int, seat: Seat | None) -> Hand | None:
    """The cards of a side on a skirmish, if the seat knows the standard card among them."""
    cards = s.cards_at(battle_of(s).seat_of(side), SKIRMISH + number)
    known = [card for card in cards if s.cards.is_known(card, seat)]
    standard = next((card for card in known if s.catalog.standard[s.card_face[card]]), None)
    if standard is None:
        return None
    return Hand(standard, next((card for card in known if card != standard), -1))


def range_of(fight: Fight, side: int, seat: Seat | None) -> Range:
    """What a side can show in a skirmish: exactly if the seat knows its cards, else by its deck without texts.

    What a text asks to be paid for counts only among the most.
    """
    if is_open(fight):
        return _open_range(fight, side)
    s, base = fight.s, base_values(fight, side)
    laid = laid_cards(s, fight.number, side, seat)
    if laid is not None:
        shown = [fight.values(side, laid, paying=paying) for paying in (False, True)]
        values = [(int(each.attack), int(each.health)) for each in shown]
    else:
        values = _deck_values(fight, side)
    attacks, healths = [attack for attack, _ in values], [health for _, health in values]
    more, tougher = int(base.attack), int(base.health)
    return Range(
        (min(attacks) + more, min(healths) + tougher),
        (max(attacks) + more, max(healths) + tougher),
    )


def _deck_values(fight: Fight, side: int) -> list[tuple[int, int]]:
    """What the standard cards of a side's deck show for its front-line unit."""
    catalog = fight.s.catalog
    kind = fight.own if side == fight.side else fight.other
    found = [
        (catalog.major if catalog.icons[face] >> kind & 1 and not catalog.assist[kind] else catalog.minor)[face]
        for face in deck_faces(fight.s, battle_of(fight.s).seat_of(side))
        if catalog.standard[face]
    ]
    return found or [(0, 0)]


def strikes(fight: Fight, hand: Hand) -> tuple[float, float]:
    """How probable it is that the attacker destroys the unit before him, and that the defender does, if the seat lays
    these cards; certain once the cards of both lie open, if each pays for what helps."""
    if is_open(fight):
        first, second = (_suffices(fight, side, paid=(True, True)) for side in SIDES)
        return float(first), float(second)
    killing, dying = fight.chances(hand)
    return (killing, dying) if fight.side == ATTACKER else (dying, killing)


# Once the cards lie open


def is_open(fight: Fight) -> bool:
    """Whether the cards of both sides lie open in a skirmish."""
    battle = battle_of(fight.s)
    return fight.number == battle.current and NOTHING not in battle.skirmishes[fight.number].standard


def is_settled(fight: Fight) -> bool:
    """Whether open cards leave no doubt, whatever is paid for."""
    ways = [(own, other) for own in (False, True) for other in (False, True)]
    return all(len({_suffices(fight, side, paid=way) for way in ways}) == 1 for side in SIDES)


def _open_values(fight: Fight, side: int, *, paid: bool) -> tuple[int, int]:
    clauses = [clause for _, clause in costs_to_pay(fight.s, side)] if paid else []
    return final_values(fight.clash, side, clauses)


def _open_range(fight: Fight, side: int) -> Range:
    unpaid, paid = (_open_values(fight, side, paid=way) for way in (False, True))
    return Range(
        (min(unpaid[0], paid[0]), min(unpaid[1], paid[1])),
        (max(unpaid[0], paid[0]), max(unpaid[1], paid[1])),
    )


def _suffices(fight: Fight, side: int, *, paid: tuple[bool, bool]) -> bool:
    """Whether a side destroys the unit before it with the cards that lie open. [SC-SKIRM-10]"""
    attack, _ = _open_values(fight, side, paid=paid[side])
    _, health = _open_values(fight, 1 - side, paid=paid[1 - side])
    can_target = fight.can_hit if side == fight.side else fight.can_be_hit
    strong = attack >= health or bool(effects(fight.clash, side, Sufficient))
    return can_target and strong and not effects(fight.clash, 1 - side, Indestructible)


# A battle


class Prospects(NamedTuple):
    """A running battle as a seat may expect it: the skirmishes that can still be fought, by number, with the cards it
    would lay there, and how probable it is that the attacker takes the area."""

    fights: dict[int, Fight]
    hands: dict[int, Hand]
    chance: float

    def strikes(self, number: int) -> tuple[float, float]:
        """How probable it is that attacker and defender destroy the unit before them in a skirmish."""
        return strikes(self.fights[number], self.hands[number])


def prospects(outlook: Outlook) -> Prospects:
    """What a seat may expect of the running battle.

    Units that are not paired yet count as if they were paired well, and support that is not assigned yet as spread.
    """
    s, battle = outlook.s, battle_of(outlook.s)
    fights = {
        number: Fight(outlook, number)
        for number, skirmish in enumerate(battle.skirmishes)
        if not skirmish.resolved and all(is_fighting(s, front) for front in skirmish.front)
    }
    coming = list(_duels_to_come(s, outlook.seat))
    _expect_support(s, fights, coming)
    hands = expected_hands(fights)
    if not battle.skirmishes:
        return Prospects(fights, hands, _planned_here(s, outlook.seat).chance)
    found = [strikes(fight, hands[number]) for number, fight in fights.items()]
    found += [(duel.killing, duel.dying) for duel in coming]
    return Prospects(fights, hands, _chance(s, fights, coming, found))


def _chance(
    s: StarCraftState, fights: dict[int, Fight], coming: Sequence[Duel], found: Sequence[tuple[float, float]]
) -> float:
    """Every defender must fall, but for assist units, and an attacker must be left. [SC-RETREAT-01] [SC-RETREAT-05]"""
    battle = battle_of(s)
    fronts = [battle.skirmishes[number].front for number in fights]
    standing = [unit for unit in members(s.battle_units(DEFENDER)) if unit not in [front[1] for front in fronts]]
    able = [unit for unit in standing if not s.catalog.assist[s.unit_type[unit]]]
    behind = [unit for unit in members(s.battle_units(ATTACKER)) if unit not in [front[0] for front in fronts]]
    chance, wiped_out = 1.0, 1.0
    for killing, dying in found:
        chance, wiped_out = chance * killing, wiped_out * dying
    if len(able) > len(coming):
        chance *= BARELY if found or battle.splash else 0.0
    return chance if len(behind) > len(coming) else chance * (1.0 - wiped_out if found else 0.0)


def _duels_to_come(s: StarCraftState, seat: Seat) -> Iterator[Duel]:
    """The skirmishes that the attacker has still to establish, if any."""
    attackers, defenders = s.battle_units(ATTACKER), s.battle_units(DEFENDER)
    if all_assist(s, attackers) or all_assist(s, defenders):
        return
    types = [[s.unit_type[unit] for unit in unpaired(s, side)] for side in SIDES]
    battle = battle_of(s)
    paired = len(battle.skirmishes)
    yield from expected_duels(
        s,
        Sides(
            battle.attacker,
            battle.defender,
            types[0],
            types[1],
            battle.area,
            battle.special,
            seat,
            bool(paired),
            paired,
        ),
    )


def _expect_support(s: StarCraftState, fights: dict[int, Fight], coming: Sequence[Duel]) -> None:
    """Spread the support that is still to be assigned over all skirmishes."""
    skirmishes = battle_of(s).skirmishes
    count = len(fights) + len(coming)
    spread = []
    for side in SIDES:
        placed = {unit for skirmish in skirmishes for unit in (skirmish.front[side], *skirmish.supporters[side])}
        free = [s.unit_type[unit] for unit in members(s.battle_units(side)) if unit not in placed]
        for duel in coming:
            free.remove(duel.other if side else duel.kind)
        spread.append(sum([s.catalog.support[kind] for kind in free]) / max(1, count))
    for fight in fights.values():
        fight.coming = (spread[fight.side], spread[1 - fight.side])


def expected_hands(fights: dict[int, Fight]) -> dict[int, Hand]:
    """The cards a seat has laid in each skirmish, or those of its hand that would do most there."""
    found: dict[int, Hand] = {}
    used: set[int] = set()
    for number, fight in fights.items():
        s, seat = fight.s, fight.seat
        if s.cards_at(seat, SKIRMISH + number):
            found[number] = laid_cards(s, number, fight.side, seat) or Hand(-1)
            continue
        left = [Hand(card) for card in s.hand(seat) if s.catalog.standard[s.card_face[card]] and card not in used]
        gains = {hand: _gain(fight, hand) for hand in (Hand(-1), *left)}
        found[number] = max(gains, key=gains.__getitem__)
        used.add(found[number].standard)
    return found


def _gain(fight: Fight, hand: Hand) -> float:
    killing, dying = fight.chances(hand)
    return killing - dying


def _planned_here(s: StarCraftState, seat: Seat) -> Outcome:
    """What may come of the running battle as long as nobody is paired."""
    battle = battle_of(s)
    types = [[s.unit_type[unit] for unit in members(s.battle_units(side))] for side in SIDES]
    drawn = not any(step[0] in ("start_of_battle", "draw_cards") for step in s.agenda)
    return battle_outcome(
        s, Sides(battle.attacker, battle.defender, types[0], types[1], battle.area, battle.special, seat, drawn)
    )


def planned(s: StarCraftState, attacker: Seat, area: int, *, special: bool, joining: Sequence[int] = ()) -> Outcome:
    """What may come of an attack on an area, as its attacker knows it: with the units of his that stand there now, and
    others of the types that join."""
    enemies = members(s.enemy_units_in(area, attacker))
    sides = Sides(
        attacker,
        s.unit_seat[enemies[0]],
        [*joining, *(s.unit_type[unit] for unit in members(s.units_in(area, attacker)))],
        [s.unit_type[unit] for unit in enemies],
        area,
        special,
        attacker,
    )
    return battle_outcome(s, sides)

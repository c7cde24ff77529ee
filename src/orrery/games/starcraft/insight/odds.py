"""What the bots reckon, offered to people: chances in a battle and of a planned attack, from what a seat knows.

A seat's own cards count exactly, those of others as their decks are on average. Chances are whole percentages.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from orrery.core import Seat
from orrery.games.starcraft.effects.conditions import battle_of, fighters, is_fighting
from orrery.games.starcraft.insight.clashing import Fight, Hand
from orrery.games.starcraft.insight.outlook import Outlook
from orrery.games.starcraft.insight.strength import Fighter, Outcome, Sides, battle_outcome, deck_faces
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import ATTACKER, DEFENDER, SKIRMISH, members

BARELY = 0.05
"""How probable it is that defenders fall who are in no front line, as the bots reckon it."""


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
    """What a side can show in a skirmish: exactly if the seat knows its cards, else by its deck without texts."""
    s, base = fight.s, base_values(fight, side)
    laid = laid_cards(s, fight.number, side, seat)
    if laid is not None:
        shown = fight.values(side, laid)
        values = [(int(shown.attack), int(shown.health))]
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


def strikes(fight: Fight) -> tuple[float, float]:
    """How probable it is that the attacker destroys the unit before him, and that the defender does."""
    own = laid_cards(fight.s, fight.number, fight.side, fight.seat) or Hand(-1)
    killing, dying = fight.chances(own)
    return (killing, dying) if fight.side == ATTACKER else (dying, killing)


# A battle


def battle_chance(outlook: Outlook, fights: dict[int, Fight]) -> float:
    """How probable it is that the attacker takes the area; `fights` are the skirmishes still open, by number."""
    s, battle = outlook.s, battle_of(outlook.s)
    if not battle.skirmishes:
        return planned(s, outlook.seat, battle.attacker, battle.area, special=battle.special).chance
    fronts = [battle.skirmishes[number].front[DEFENDER] for number in fights]
    left = [unit for unit in members(s.battle_units(DEFENDER)) if unit not in fronts]
    chance, wiped_out = (1.0, 1.0) if not left else (BARELY, 1.0)
    for fight in fights.values():
        killing, dying = strikes(fight)
        chance, wiped_out = chance * killing, wiped_out * dying
    others = [unit for unit in members(s.battle_units(ATTACKER)) if not _is_in(s, fights, unit)]
    backed = any(len(fighters(s, ATTACKER, number)) > 1 for number in fights)
    return chance if others or backed else chance * (1.0 - wiped_out)


def _is_in(s: StarCraftState, fights: dict[int, Fight], unit: int) -> bool:
    return any(unit in fighters(s, ATTACKER, number) for number in fights) and is_fighting(s, unit)


def planned(
    s: StarCraftState, seat: Seat, attacker: Seat, area: int, *, special: bool, joining: Sequence[int] = ()
) -> Outcome:
    """What may come of a battle between the units that stand in an area now, and attackers of the types that join."""
    enemies = members(s.enemy_units_in(area, attacker))
    sides = Sides(
        attacker,
        s.unit_seat[enemies[0]],
        [*joining, *(s.unit_type[unit] for unit in members(s.units_in(area, attacker)))],
        [s.unit_type[unit] for unit in enemies],
        area,
        special,
        seat,
    )
    return battle_outcome(s, sides)

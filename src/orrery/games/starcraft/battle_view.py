"""The running battle as a seat sees it: its step, the skirmishes with values and signs, and what cards would do."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from orrery.core import Seat
from orrery.games.starcraft.effects.conditions import is_fighting
from orrery.games.starcraft.effects.in_force import cloaked_types, detects
from orrery.games.starcraft.rules.final_values import support_strength
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import ATTACKER, DEFENDER, NOTHING, SKIRMISH, Battle, Skirmish, members

if TYPE_CHECKING:
    from orrery.games.starcraft.insight.clashing import Fight
    from orrery.games.starcraft.insight.odds import Prospects

SIDES = (ATTACKER, DEFENDER)
AFTER = {
    ("start_of_battle", ATTACKER): 1,
    ("start_of_battle", DEFENDER): 2,
    ("draw_cards",): 2,
    ("pair_front_lines",): 3,
    ("assign_support", ATTACKER): 4,
    ("assign_support", DEFENDER): 5,
    ("place_cards", ATTACKER): 5,
    ("place_cards", DEFENDER): 6,
    ("skirmishes",): 6,
    ("resolve_splash",): 7,
    ("resolve_retreats",): 8,
}
"""Which of the nine steps goes on while this one is the next to come. [SC-BATTLE-02]"""
RESOLVING, LAST = 7, 9


class SideView(TypedDict):
    """One side of a skirmish: front-line unit, supporters, cards (None for one that the seat may not see), values.

    `attack` and `health` are 0 until the cards are compared; `least` and `most` are both, as far as the seat knows the
    cards. `support` is what the supporters add, `lost` whether the front-line unit is gone, `cloaked` whether it would
    withdraw, `detects` whether no enemy cloaks here.
    """

    unit: str | None
    supporters: list[str]
    cards: list[str | None]
    attack: int
    health: int
    least: list[int]
    most: list[int]
    support: int
    lost: bool
    cloaked: bool
    detects: bool


class SkirmishView(TypedDict):
    """A skirmish, attacker and defender; `strikes` is how probable each destroys the unit before it, in percent, as the
    bots reckon it for a seat that fights; empty for others, once it is resolved, and while it hangs on what is paid."""

    sides: list[SideView]
    resolved: bool
    compared: bool
    strikes: list[int]


class CardHere(TypedDict):
    """What a card of the own hand would give in a skirmish: the side's final values (of a reinforcement: what it adds),
    whether it matches a unit there, and how probable it then is to destroy the opposing unit and to lose the own."""

    card: str
    skirmish: int
    attack: int
    health: int
    matches: bool
    destroys: int
    dies: int


class BattleView(TypedDict):
    """The running battle. `chance` is how probable the attacker takes the area, as the bots reckon it for a seat that
    fights."""

    area: str
    attacker: int
    defender: int
    special: bool
    step: int
    skirmishes: list[SkirmishView]
    current: int | None
    splash: list[str]
    begun_with: list[list[str]]
    hand: list[CardHere]
    chance: int | None


def battle_view(s: StarCraftState, seat: Seat | None) -> BattleView | None:
    """The running battle as `seat`, or a spectator, sees it."""
    battle = s.battle
    if battle is None:
        return None
    from orrery.games.starcraft.insight.odds import percent, prospects
    from orrery.games.starcraft.insight.outlook import Outlook

    fighting = seat in (battle.attacker, battle.defender)
    expected = prospects(Outlook(s, seat if seat is not None and fighting else battle.attacker))
    fought_on = bool(s.battle_units(ATTACKER)) and bool(s.battle_units(DEFENDER))
    return {
        "area": s.catalog.areas[battle.area].id,
        "attacker": battle.attacker,
        "defender": battle.defender,
        "special": battle.special,
        "step": step_of(s),
        "skirmishes": [
            _skirmish(s, number, expected, seat, fighting=fighting) for number in range(len(battle.skirmishes))
        ],
        "current": battle.current if battle.current != NOTHING else None,
        "splash": sorted(s.card_id(card) for card, _ in battle.splash),
        "begun_with": [sorted(_names(s, members(units))) for units in battle.started_with],
        "hand": _hand(s, expected.fights, seat) if seat is not None and fighting else [],
        "chance": percent(expected.chance) if fighting and fought_on else None,
    }


def step_of(s: StarCraftState) -> int:
    """Which of the nine steps goes on. [SC-BATTLE-02]"""
    for step in reversed(s.agenda):
        if step[0] in ("reveal", "discard_cards"):
            return RESOLVING
        if step in AFTER:
            return AFTER[step]
    return LAST


def _names(s: StarCraftState, units: list[int]) -> list[str]:
    return [s.catalog.unit_ids[s.unit_type[unit]] for unit in units]


def _skirmish(
    s: StarCraftState, number: int, expected: Prospects, seat: Seat | None, *, fighting: bool
) -> SkirmishView:
    from orrery.games.starcraft.insight.odds import is_open, is_settled, percent

    assert s.battle is not None
    skirmish = s.battle.skirmishes[number]
    compared = any((*skirmish.attack, *skirmish.health))
    fight = expected.fights.get(number)
    told = fight is not None and fighting and not compared and (not is_open(fight) or is_settled(fight))
    return {
        "sides": [_side(s, s.battle, number, side, fight, seat) for side in SIDES],
        "resolved": skirmish.resolved,
        "compared": compared,
        "strikes": [percent(chance) for chance in expected.strikes(number)] if told else [],
    }


def _side(
    s: StarCraftState, battle: Battle, number: int, side: int, fight: Fight | None, seat: Seat | None
) -> SideView:
    skirmish = battle.skirmishes[number]
    front = skirmish.front[side]
    cards = [card for card in s.cards.at(SKIRMISH + number) if s.card_owner(card) == battle.seat_of(side)]
    seen = [s.card_id(card) for card in cards if s.cards.is_known(card, seat)]
    least, most = _values(skirmish, side, fight, seat)
    clash = fight.clash if fight is not None else None
    cloaks = skirmish.cloaked[side] if clash is None or number == battle.current else cloaked_types(clash, side)
    return {
        "unit": s.catalog.unit_ids[s.unit_type[front]] if front != NOTHING else None,
        "supporters": sorted(_names(s, [unit for unit in skirmish.supporters[side] if is_fighting(s, unit)])),
        "cards": [*sorted(seen), *[None] * (len(cards) - len(seen))],
        "attack": skirmish.attack[side],
        "health": skirmish.health[side],
        "least": least,
        "most": most,
        "support": support_strength(clash, side) if clash is not None else 0,
        "lost": not is_fighting(s, front),
        "cloaked": bool(cloaks >> s.unit_type[front] & 1),
        "detects": detects(clash, side) if clash is not None else False,
    }


def _values(skirmish: Skirmish, side: int, fight: Fight | None, seat: Seat | None) -> tuple[list[int], list[int]]:
    """The least and the most a side can show."""
    from orrery.games.starcraft.insight.odds import range_of

    if fight is None or any((*skirmish.attack, *skirmish.health)):
        fixed = [skirmish.attack[side], skirmish.health[side]]
        return fixed, fixed
    found = range_of(fight, side, seat)
    return [*found.least], [*found.most]


def _hand(s: StarCraftState, fights: dict[int, Fight], seat: Seat) -> list[CardHere]:
    """What each card of a hand would give in each skirmish that the seat has no card on yet."""
    hand = s.hand(seat)
    standards = [card for card in hand if s.catalog.standard[s.card_face[card]]]
    found: dict[tuple[str, int], CardHere] = {}
    for number, fight in fights.items():
        if s.cards_at(seat, SKIRMISH + number):
            continue
        for card in hand:
            found.setdefault((s.card_id(card), number), _card_here(fight, card, standards))
    return [found[place] for place in sorted(found)]


def _card_here(fight: Fight, card: int, standards: list[int]) -> CardHere:
    from orrery.games.starcraft.insight.clashing import Hand
    from orrery.games.starcraft.insight.odds import base_values, percent

    s, side = fight.s, fight.side
    face = s.card_face[card]
    if s.catalog.standard[face]:
        laid, matches = Hand(card), bool(s.catalog.icons[face] >> fight.own & 1)
        shown, base = fight.values(side, laid), base_values(fight, side)
        attack, health = shown.attack + base.attack, shown.health + base.health
    else:
        first = standards[0] if standards else -1
        laid, matches = Hand(first, card), fight.is_eligible(side, card)
        shown, alone = fight.values(side, laid), fight.values(side, Hand(first))
        attack, health = shown.attack - alone.attack, shown.health - alone.health
    killing, dying = fight.chances(laid)
    return {
        "card": s.card_id(card),
        "skirmish": fight.number + 1,
        "attack": int(attack),
        "health": int(health),
        "matches": matches,
        "destroys": percent(killing),
        "dies": percent(dying),
    }

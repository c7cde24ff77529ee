"""Odds: the exact table, conquests against independent computations, and what is shown against what is rolled."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from orrery.games.risk.odds import PLAIN, Modifiers, conquest_odds, roll_odds
from orrery.games.risk.rules.dice import losses, values
from orrery.games.risk.tactics import modifiers
from orrery.games.risk.values import Invasion
from tests.games.risk.position import Position, answer, units

SOURCE, TARGET = "augustgrad", "keresh-province"


# The table


@pytest.mark.parametrize(
    ("attack", "defence", "change", "odds"),
    [
        (1, 1, PLAIN, {(1, 0): 21, (0, 1): 15}),
        (2, 1, PLAIN, {(1, 0): 91, (0, 1): 125}),
        (3, 1, PLAIN, {(1, 0): 441, (0, 1): 855}),
        (1, 2, PLAIN, {(1, 0): 161, (0, 1): 55}),
        (2, 2, PLAIN, {(2, 0): 581, (1, 1): 420, (0, 2): 295}),
        (3, 2, PLAIN, {(2, 0): 2275, (1, 1): 2611, (0, 2): 2890}),
        (3, 1, Modifiers(attack_bonus=1), {(1, 0): 225, (0, 1): 1071}),
        (3, 1, Modifiers(defence_bonus=1), {(1, 0): 656, (0, 1): 640}),
        (3, 2, Modifiers(attack_bonus=1), {(2, 0): 1429, (1, 1): 2377, (0, 2): 3970}),
        (3, 2, Modifiers(defence_bonus=1), {(2, 0): 2740, (1, 1): 3176, (0, 2): 1860}),
        (3, 2, Modifiers(attack_bonus=1, defence_bonus=1), {(2, 0): 2275, (1, 1): 2611, (0, 2): 2890}),
        (3, 2, Modifiers(attack_bonus=2), {(2, 0): 754, (1, 1): 2552, (0, 2): 4470}),
        (3, 2, Modifiers(defence_bonus=2), {(2, 0): 2950, (1, 1): 3828, (0, 2): 998}),
        (3, 2, Modifiers(attack_dice=1), {(2, 0): 9765, (1, 1): 15470, (0, 2): 21421}),
        (3, 2, Modifiers(defence_dice=1), {(2, 0): 22218, (1, 1): 13671, (0, 2): 10767}),
        (3, 2, Modifiers(attack_dice=1, defence_dice=1), {(2, 0): 106324, (1, 1): 87365, (0, 2): 86247}),
    ],
)
def test_exact_odds_of_one_roll(attack: int, defence: int, change: Modifiers, odds: dict[tuple[int, int], int]) -> None:
    assert roll_odds(attack, defence, change) == odds
    assert sum(odds.values()) == 6 ** (attack + defence + change.attack_dice + change.defence_dice)


# Conquests


def pairs_lost(mine: list[int], theirs: list[int]) -> tuple[int, int]:
    """Losses by the rulebook, written anew: highest against highest, second against second, ties to the defender."""
    mine, theirs = sorted(mine)[::-1], sorted(theirs)[::-1]
    won = sum(mine[pair] > theirs[pair] for pair in range(min(len(mine), len(theirs))))
    return min(len(mine), len(theirs)) - won, won


@cache
def by_hand(units: int, defenders: int, keep: int) -> Fraction:
    """The chance to conquer, from every single roll of the dice."""
    if not defenders:
        return Fraction(1)
    if units <= keep:
        return Fraction(0)
    attack, defence = min(3, units - 1), min(2, defenders)
    ways = 6 ** (attack + defence)
    total = Fraction(0)
    for dice in product(range(1, 7), repeat=attack + defence):
        mine, theirs = pairs_lost(list(dice[:attack]), list(dice[attack:]))
        total += by_hand(units - mine, defenders - theirs, keep)
    return total / Fraction(ways)


@pytest.mark.parametrize(("units", "defenders"), [(2, 1), (3, 1), (4, 1), (2, 2), (3, 2), (4, 2), (5, 3)])
@pytest.mark.parametrize("keep", [1, 3])
def test_chances_to_conquer_are_exact(units: int, defenders: int, keep: int) -> None:
    assert conquest_odds(units, defenders, keep) == pytest.approx(float(by_hand(units, defenders, keep)), abs=1e-12)


def played(units: int, defenders: int, keep: int, change: Modifiers, rng: random.Random) -> bool:
    """Whether one attack with real dice conquers."""
    while defenders and units > keep:
        attack, defence = min(3, units - 1), min(2, change.defence_limit, defenders)
        mine = sorted((rng.randint(1, 6) for _ in range(attack + change.attack_dice)), reverse=True)[:attack]
        theirs = sorted((rng.randint(1, 6) for _ in range(defence + change.defence_dice)), reverse=True)[:defence]
        mine[0] += change.attack_bonus
        theirs[0] += change.defence_bonus
        lost, won = pairs_lost(mine, theirs)
        units -= lost
        defenders -= won
    return not defenders


@pytest.mark.parametrize(
    ("units", "defenders", "keep", "change"),
    [
        (8, 6, 1, PLAIN),
        (12, 9, 3, PLAIN),
        (9, 8, 1, Modifiers(attack_bonus=1)),
        (9, 5, 1, Modifiers(defence_bonus=2)),
        (7, 6, 1, Modifiers(attack_dice=1)),
        (11, 6, 5, Modifiers(defence_dice=1)),
        (9, 7, 1, Modifiers(attack_bonus=3, attack_dice=1, defence_bonus=2, defence_dice=1)),
        (8, 7, 1, Modifiers(defence_limit=1)),
    ],
)
def test_chances_to_conquer_agree_with_many_attacks(units: int, defenders: int, keep: int, change: Modifiers) -> None:
    rng = random.Random(42)
    trials = 6000
    conquests = sum(played(units, defenders, keep, change, rng) for _ in range(trials))
    assert conquest_odds(units, defenders, keep, change) == pytest.approx(conquests / trials, abs=0.02)


def test_chances_at_the_ends() -> None:
    assert conquest_odds(5, 0) == 1
    assert conquest_odds(1, 1) == 0
    assert conquest_odds(5, 1, keep=5) == 0
    assert conquest_odds(30, 1) > 0.999


def test_stacks_may_be_of_any_size() -> None:
    assert conquest_odds(400, 300) > 0.999
    assert conquest_odds(300, 400) < 0.1


def test_it_does_not_matter_in_which_order_chances_are_asked_for() -> None:
    for own, against in ((2, 3), (4, 1), (3, 3), (5, 2), (5, 3), (4, 2), (2, 1)):
        expected = float(by_hand(own, against, 2))
        assert conquest_odds(own, against, keep=2) == pytest.approx(expected, abs=1e-12)


# What is shown, and what the dice do


def front(attackers: int = 9, defenders: int = 9, wide_towers: bool = False) -> Position:
    position = Position(wide_towers=wide_towers)
    return position.hold(0, **{SOURCE: attackers}).hold(1, **{TARGET: defenders}).auto(1)


def shown(position: Position, hero: bool = False) -> Modifiers:
    """What bears on the dice of an invasion of Keresh Province, as the odds see it."""
    before = position.state.dump()
    found = modifiers(position.state, 0, position.number(SOURCE), position.number(TARGET), hero)
    assert position.state.dump() == before
    return found


HELP: dict[str, tuple[Callable[[Position], Position], Modifiers]] = {
    "nothing": (lambda position: position, PLAIN),
    "hero in attack": (lambda position: position.hero(0, SOURCE), Modifiers(attack_bonus=1)),
    "hero in defence": (lambda position: position.hero(1, TARGET), Modifiers(defence_bonus=1)),
    "tower in defence": (lambda position: position.tower(1, "silver-tower", TARGET), Modifiers(defence_bonus=1)),
    "tower in attack": (lambda position: position.tower(0, "gold-tower", "ursa"), Modifiers(attack_bonus=1)),
    "hero and towers": (
        lambda position: position.hero(0, SOURCE).tower(0, "silver-tower", "ursa").tower(0, "gold-tower", SOURCE),
        Modifiers(attack_bonus=3),
    ),
    "bonus attack die": (lambda position: position.reward(0, "attack-die"), Modifiers(attack_dice=1)),
    "bonus defence die": (lambda position: position.reward(1, "defence-die"), Modifiers(defence_dice=1)),
    "everything": (
        lambda position: (
            position.hero(0, SOURCE)
            .reward(0, "attack-die")
            .hero(1, TARGET)
            .tower(1, "silver-tower", TARGET)
            .reward(1, "defence-die")
        ),
        Modifiers(attack_bonus=1, attack_dice=1, defence_bonus=2, defence_dice=1),
    ),
    "what others have": (
        lambda position: position.hold(1, "ursa").tower(1, "gold-tower", "ursa").reward(1, "attack-die"),
        PLAIN,
    ),
}


@pytest.mark.parametrize("name", HELP)
def test_all_that_bears_on_the_dice_is_seen_beforehand(name: str) -> None:
    arrange, expected = HELP[name]
    position = arrange(front())
    assert shown(position, hero=position.state.hero[0] >= 0) == expected


@pytest.mark.parametrize("name", HELP)
@pytest.mark.parametrize(("attack", "defence"), [(3, 2), (1, 1)])
def test_odds_agree_with_what_the_engine_makes_of_every_roll(name: str, attack: int, defence: int) -> None:
    position = HELP[name][0](front())
    hero = position.state.hero[0] >= 0
    change = shown(position, hero)
    if attack + defence + change.attack_dice + change.defence_dice > 6:
        attack = 2
    s = position.state
    invasion = Invasion(position.number(SOURCE), position.number(TARGET), 0, 1, attack, hero, defence)
    rolled = attack + change.attack_dice
    counts: Counter[tuple[int, int]] = Counter()
    for dice in product(range(1, 7), repeat=rolled + defence + change.defence_dice):
        invasion.attack_rolled, invasion.defence_rolled = dice[:rolled], dice[rolled:]
        counts[losses(s, invasion, *values(s, invasion))] += 1
    assert roll_odds(attack, defence, change) == counts


@pytest.mark.parametrize("name", ["hero and towers", "bonus attack die", "bonus defence die", "hero in defence"])
def test_odds_agree_with_invasions_played_with_every_roll(name: str) -> None:
    arrange = HELP[name][0]
    change = shown(arrange(front(9, 1)), hero=arrange(front()).state.hero[0] >= 0)
    counts: Counter[tuple[int, int]] = Counter()
    for dice in product(range(1, 7), repeat=2 + change.attack_dice + change.defence_dice):
        position = arrange(front(9, 1))
        called = ["hero"] if position.state.hero[0] >= 0 else []
        match = position.start(dice=dice)
        answer(match, 0, "invade", SOURCE, TARGET, 1, *called)
        assert len(match.state.under_way.attack_rolled + match.state.under_way.defence_rolled) == len(dice)
        lost_by_attacker, lost_by_defender = match.state.under_way.losses
        counts[lost_by_attacker, lost_by_defender] += 1
    assert roll_odds(1, 1, change) == counts


def test_a_hero_who_is_not_called_in_does_not_count() -> None:
    position = front().hero(0, SOURCE)
    assert shown(position, hero=False) == PLAIN
    assert shown(position, hero=True) == Modifiers(attack_bonus=1)


def test_the_wider_reading_of_towers_counts_in_the_odds() -> None:
    assert shown(front(wide_towers=True).hold(1, "ursa").tower(1, "gold-tower", "ursa")) == Modifiers(defence_bonus=1)


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("cloaking-field", Modifiers(defence_limit=1)),
        ("stimpack", Modifiers(attack_bonus=1)),
        ("siege-mode", Modifiers(defence_bonus=1)),
        ("planetary-fortress", Modifiers(defence_all=1)),
        ("bunker", Modifiers(defence_dice=1)),
        ("charge", Modifiers(attack_ties=True)),
        ("thermal-lances", Modifiers(attack_dice=1)),
        ("guardian-shield", Modifiers(attack_all=-2)),
        ("burrow", Modifiers(most_lost=1)),
        ("fungal-growth", Modifiers(defence_limit=1)),
    ],
)
def test_odds_agree_with_invasions_under_abilities(card: str, expected: Modifiers) -> None:
    # The ability is in force; seat 1 has a hero in the territory only where an ability is about that.
    def arranged() -> Position:
        position = front(9, 5)
        if card == "fungal-growth":
            position.hero(1, TARGET)
        number = position.state.catalog.card_number[card]
        position.state.turn.effects = ((number, position.number(SOURCE), position.number(TARGET)),)
        return position

    change = shown(arranged())
    assert change == expected
    attack, defence = 1 if change.attack_dice else 2, 1 if change.defence_limit == 1 else 2
    extra = change.attack_dice + change.defence_dice
    attack = min(attack, 4 - defence - extra)
    counts: Counter[tuple[int, int]] = Counter()
    for dice in product(range(1, 7), repeat=attack + defence + extra):
        match = arranged().start(dice=dice)
        answer(match, 0, "invade", SOURCE, TARGET, attack)
        counts[(9 - units(match, SOURCE), 5 - units(match, TARGET))] += 1
    assert roll_odds(attack, defence, change) == counts

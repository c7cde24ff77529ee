"""Effects on the dice of an invasion."""

from __future__ import annotations

from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING

from orrery.core import Choice, Decision, Procedure, ask, some
from orrery.games.risk.effects.aims import the_target_or_enemy_neighbours
from orrery.games.risk.effects.effect import Effect, Played
from orrery.games.risk.effects.lasting import ANY_SCOPE, DECLARED, declared, in_a_fight_that_matters, mark
from orrery.games.risk.rows import ATTACK_ROLLED, DEFENCE_ROLLED, FREE
from orrery.games.risk.state import RiskState

if TYPE_CHECKING:
    from orrery.games.risk.insight.weighing import Weighing

# From the declaration on

ATTACK_ALL = declared("attack-all", -5, 5)
ATTACK_HIGHEST = declared("attack-highest", -5, 5)
ATTACK_DIE = declared("attack-die", 1, 3)
ATTACK_TIES = declared("attack-ties")
DEFENCE_ALL = declared("defence-all", -5, 5)
DEFENCE_HIGHEST = declared("defence-highest", -5, 5)
DEFENCE_DIE = declared("defence-die", 1, 3)

# Also between invasions, for a territory that is named


def _worth_fewer_dice(weighing: Weighing, played: Played) -> float:
    if not played.aims:
        return weighing.whether_to_support()
    (target,) = played.aims
    return weighing.weakened(target, limit=played.amount) - weighing.kept(played.card)


def _worth_no_hero(weighing: Weighing, played: Played) -> float:
    return weighing.kept(played.card) if played.aims else in_a_fight_that_matters(weighing, played)


DEFENCE_LIMIT = Effect(
    name="defence-limit",
    high=2,
    windows=(FREE, *DECLARED),
    scopes=ANY_SCOPE,
    lasting=True,
    tightest=True,
    aim=the_target_or_enemy_neighbours,
    take=mark,
    worth=_worth_fewer_dice,
)
NO_DEFENCE_HERO = Effect(
    name="no-defence-hero",
    windows=(FREE, *DECLARED),
    scopes=ANY_SCOPE,
    lasting=True,
    aim=the_target_or_enemy_neighbours,
    take=mark,
    worth=_worth_no_hero,
)

# On the dice that were rolled


def _worth_what_it_kills(weighing: Weighing, played: Played) -> float:
    return weighing.changed_dice(played.card)


def _worth_what_it_saves(weighing: Weighing, played: Played) -> float:
    return weighing.changed_dice(played.card, defending=True)


def _on_dice(name: str, *, defending: bool) -> Effect:
    """An effect that a card on rolled dice can have, for that roll."""
    return Effect(
        name=name,
        high=6,
        windows=(DEFENCE_ROLLED if defending else ATTACK_ROLLED,),
        scopes=("roll",),
        lasting=True,
        tightest=True,
        take=mark,
        worth=_worth_what_it_saves if defending else _worth_what_it_kills,
    )


SET_DEFENCE = _on_dice("set-defence", defending=False)
SET_ATTACK = _on_dice("set-attack", defending=True)
CAP_ATTACK = _on_dice("cap-attack", defending=True)


def _reroll(s: RiskState, played: Played) -> Procedure[None]:
    """Any of the attacker's dice, extra ones included, are rolled again. [RK-AMB-32]"""
    fight = s.under_way
    dice = sorted(fight.attack_rolled, reverse=True)
    question = Decision(played.seat, "reroll", partial(ways_to_reroll, dice), "RK-CARD-04", form=some(1, len(dice)))
    _, *values = yield from ask(question)
    for value in values:
        dice.remove(int(value))
    fight.attack_rolled = (*dice, *(s.chance.roll() for _ in values))
    shown = [str(value) for value in sorted(fight.attack_rolled, reverse=True)]
    s.tell("rerolled", "RK-AMB-32", seat=played.seat, dice=[*shown])


def ways_to_reroll(dice: list[int]) -> list[Choice]:
    """Every different set of dice, by their values.

    >>> ways_to_reroll([5, 2, 2])
    [('reroll', 5), ('reroll', 2), ('reroll', 5, 2), ('reroll', 2, 2), ('reroll', 5, 2, 2)]
    """
    sets = [values for size in range(1, len(dice) + 1) for values in combinations(dice, size)]
    return [("reroll", *values) for values in dict.fromkeys(sets)]


def _worth_another_roll(weighing: Weighing, played: Played) -> float:
    return weighing.rolled_again()


REROLL = Effect(name="reroll", windows=(ATTACK_ROLLED,), scopes=("roll",), take=_reroll, worth=_worth_another_roll)

DICE = (
    *(ATTACK_ALL, ATTACK_HIGHEST, ATTACK_DIE, ATTACK_TIES, DEFENCE_ALL, DEFENCE_HIGHEST, DEFENCE_DIE),
    *(DEFENCE_LIMIT, NO_DEFENCE_HERO, SET_DEFENCE, SET_ATTACK, CAP_ATTACK, REROLL),
)

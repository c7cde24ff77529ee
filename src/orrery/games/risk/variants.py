"""The variants: which steps, which components and which ways to win each of them has."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from orrery.core import Pack, Step
from orrery.core.ruleset import StepFunction
from orrery.games.risk.catalog import SEAT_COUNTS, Catalog
from orrery.games.risk.loading import load_catalog
from orrery.games.risk.options import RiskOptions
from orrery.games.risk.rules.achievements import get_reward, take_achievement
from orrery.games.risk.rules.command import transfer_command
from orrery.games.risk.rules.ending import (
    ACHIEVEMENTS,
    DOMINATION,
    DUEL,
    ELIMINATION,
    TEAM_ACHIEVEMENTS,
    TEAM_DOMINATION,
)
from orrery.games.risk.rules.invasion import attack, declared, defend, invaded, storm, strike
from orrery.games.risk.rules.manoeuvre import count_manoeuvres, earn_card, manoeuvre, start_manoeuvre
from orrery.games.risk.rules.order import roll_for_first
from orrery.games.risk.rules.reinforcements import deploy, end_deployment, receive_reinforcements
from orrery.games.risk.rules.setup import (
    CHART,
    COMMAND_ROOM,
    ONE_AGAINST_ONE,
    begin_play,
    choose_chart_factions,
    choose_factions,
    count_start_units,
    deal_start_cards,
    deal_territories,
    lay_out_chart,
    occupy,
    occupy_territories,
    place_base,
    place_bases,
    place_fields,
    place_hero,
    place_heroes,
    place_neutral,
    place_own_units,
    reveal_achievements,
    set_up,
    strengthen,
    strengthen_territories,
    strengthen_with_neutrals,
)
from orrery.games.risk.rules.towers import place_tower
from orrery.games.risk.rules.turn import TURN, begin_turn, end_turn
from orrery.games.risk.ruleset import OWNERS, RiskRules, WayToWin

_set_up: tuple[StepFunction, ...] = (
    *(set_up, choose_factions, choose_chart_factions, lay_out_chart, place_fields, count_start_units),
    *(deal_territories, roll_for_first, place_bases, place_base, occupy_territories, occupy),
    *(strengthen_territories, strengthen, strengthen_with_neutrals, place_own_units, place_neutral),
    *(place_heroes, place_hero, reveal_achievements, deal_start_cards, begin_play),
)
_turn: tuple[StepFunction, ...] = (
    *(begin_turn, receive_reinforcements, deploy, end_deployment, transfer_command),
    *(start_manoeuvre, attack, storm, declared, defend, strike, invaded),
    *(take_achievement, get_reward, place_tower),
    *(earn_card, count_manoeuvres, manoeuvre, end_turn),
)
STEPS: dict[str, StepFunction] = {step.__name__: step for step in (*_set_up, *_turn)}
"""Every step by its name."""


@lru_cache(maxsize=64)
def ruleset(options: RiskOptions, pack: Pack | None = None) -> RiskRules:
    """The rules of a match with these options, and with an owner's corrections if there are any."""
    return _ruleset(options, load_catalog(pack))


def _ruleset(options: RiskOptions, catalog: Catalog) -> RiskRules:
    """The rules of a match with these components."""
    charted, domination = options.variant == "basic-training", options.variant == "total-domination"
    heroes = abilities = not domination or options.extended  # [RK-TD-02] [RK-TD-03] [RK-TD-07]
    return RiskRules(
        catalog=catalog,
        data=catalog.data,
        steps=STEPS,
        opening=(("set_up",),),
        charted=charted,
        heroes=heroes,
        abilities=abilities,
        rewards=not charted,
        teams=options.teams,
        side=tuple(owner % 2 if options.teams else owner for owner in range(OWNERS)),
        box=box(catalog, options),
        wide_towers=options.wide_towers,
        set_up={seats: set_up_steps(options, heroes, seats) for seats in SEAT_COUNTS},
        turn=turn_steps(options, rewards=not charted),
        victory=ways_to_win(options),
        achievements_win=not domination,
        round_limit=options.round_limit,
    )


@lru_cache(maxsize=64)
def ruleset_1(options: RiskOptions, pack: Pack | None = None) -> RiskRules:
    """The rules and charts as version 1 had them, for what was begun under it."""
    return replace(
        _ruleset(options, load_catalog(pack, first_charts=True)),
        reshuffles_at_once=False,
        abilities_leave_trade=False,
        offers_can_be_withdrawn=False,
        towers_reach_far=False,
        formalities=True,
        several_at_once=False,
    )


def set_up_steps(options: RiskOptions, heroes: bool, seats: int) -> tuple[Step, ...]:
    """How so many players begin. [RK-VAR-01]"""
    if options.variant == "basic-training":
        return CHART
    steps = ONE_AGAINST_ONE if seats == 2 else COMMAND_ROOM
    if not options.mineral_fields:
        steps = without(steps, "place_fields")
    return steps if heroes else without(steps, "place_heroes")


def turn_steps(options: RiskOptions, rewards: bool) -> tuple[Step, ...]:
    """What a turn is made of. [RK-TURN-01]"""
    steps = TURN if options.teams else without(TURN, "transfer_command")
    return steps if rewards else without(steps, "start_manoeuvre")


def without(steps: tuple[Step, ...], *names: str) -> tuple[Step, ...]:
    """A list of steps that leaves some out."""
    return tuple(step for step in steps if step[0] not in names)


def box(catalog: Catalog, options: RiskOptions) -> tuple[int, ...]:
    """The achievements that may come up: none for fields that are not there. [RK-AMB-01] [RK-AMB-04]"""
    return tuple(
        award.number
        for award in catalog.achievements
        if (options.mineral_fields or award.condition not in ("fields", "take-fields"))
        and (options.two_bases_achievement or award.id != "two-enemy-bases")
    )


def ways_to_win(options: RiskOptions) -> tuple[WayToWin, ...]:
    """How a game is won before any round limit. [RK-WIN-01] [RK-WIN-03] [RK-WIN-04] [RK-WIN-06]"""
    if options.variant == "total-domination":
        return (TEAM_DOMINATION,) if options.teams else (DOMINATION, DUEL)
    return (ELIMINATION, TEAM_ACHIEVEMENTS if options.teams else ACHIEVEMENTS)

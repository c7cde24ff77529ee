"""What a match of StarCraft is played by: the steps of each part of the game, chosen once from the options.

Each tuple is written out whole, so that a reader sees the order of play of each variant in one place. A step is
`(name, *arguments)`; the module of its chapter in `rules/` lists it in its table `STEPS`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from orrery.core.decision import Choice, Procedure
from orrery.core.pack import Pack
from orrery.core.ruleset import RuleSet, Step
from orrery.games.starcraft.ability import END_OF_PLANNING, Ability
from orrery.games.starcraft.catalog import BASE, BROOD_WAR, Catalog, catalog_for
from orrery.games.starcraft.effect import Effect
from orrery.games.starcraft.options import AssistModule, StarCraftOptions
from orrery.games.starcraft.scenario import Scenario
from orrery.games.starcraft.values import ATTACKER, BUILD, DEFEND, DEFENDER, MOBILIZE, RESEARCH, STAR

Steps = tuple[Step, ...]


@dataclass(frozen=True)
class OtherOrder:
    """An order that does not go into the stacks: the answers by which a player places it, `offers(state, seat)`, and
    the step that carries it out, scheduled with the seat and what follows the verb of the answer."""

    offers: Callable[..., list[Choice]]
    step: str


@dataclass(frozen=True)
class OtherMove:
    """Something else to do while units are moved: the answers, `offers(state, seat)`, and what does it, called with the
    state and what follows the verb of the answer."""

    offers: Callable[..., list[Choice]]
    do: Callable[..., None]


@dataclass(frozen=True)
class OtherAbility:
    """An ability for battles that stands on no Technology or Event card: whether a side has it, `is_there(state,
    side)`, what it does, and what becomes of it when it is used, `use(state, side)`."""

    ability: Ability
    is_there: Callable[..., bool]
    use: Callable[..., None]


@dataclass(frozen=True, eq=False)
class StarCraftRules(RuleSet):
    """The rule set of one match."""

    catalog: Catalog
    setup: Steps
    round: Steps
    planning: Steps
    """What a Planning Phase consists of; `place_orders` schedules the placements one by one."""
    order_kinds: tuple[str, ...]
    """The kinds of order tokens a player has."""
    order_tokens: tuple[tuple[str, bool], ...]
    """Kind and special or not of each of a player's order tokens, by their place among his. [SC-CORE-20]"""
    orders_aside: int
    """The order tokens that nobody has at the start, by their places, as a bit set. [BW-LEAD-14]"""
    order_steps: Mapping[str, Steps]
    """What executing an order of each kind consists of; `order_end` follows."""
    order_executed: Steps
    """Scheduled when a token of a stack is executed, with the token and whether it is spent for good."""
    order_end: Steps
    moves_done: Steps
    """After the last move of an order, before its battle."""
    other_orders: Mapping[str, OtherOrder]
    """Orders besides those in the stacks, by the verb that places them."""
    special_orders: str
    """When the number of special orders is checked: "placed" (base game) or "executed". [SC-PLAN-14]"""
    other_effects: Mapping[type[Effect], Callable[..., Procedure[None]]]
    """Effects of Event cards besides those of the base game: what does them, `doing(state, seat, effect)`."""
    is_possible: Callable[..., bool]
    """Whether one of these can do anything now, `is_possible(state, seat, effect)`."""
    other_abilities: Mapping[str, OtherAbility]
    """Abilities for battles besides those on cards, by name."""
    battle: Steps
    skirmish: Steps
    end_of_destroy: Steps
    unit_destroyed: Steps
    """Scheduled with the unit and its area as arguments."""
    base_destroyed: Steps
    """Scheduled with the area and the seat as arguments."""
    regrouping: Steps
    victory: tuple[str, ...]
    """How the game can be won, in the order of the checks. [SC-WIN-01]"""
    conquest_points: bool
    """Whether conquest points are gained. [SC-GC-01]"""
    ending_cards: bool
    """Whether The End Draws Near is in the Event deck. [SC-GC-03]"""
    event_reshuffle: bool
    """Whether the discarded Stage III cards make a new deck when the last one is drawn. [SC-GC-04]"""
    event_removal: Mapping[int, int]
    """Cards removed from each of Stage I and II by the number of players. [SC-SETUP-07]"""
    random_factions: bool
    random_galaxy: bool
    galaxy: int
    """The number from which planets, their places and the z-axis routes follow; 0 for none."""
    starting_forces: str
    """Where the starting forces and the objective are: "faction" is the Faction Sheet, "leadership" the card of Stage I
    that was chosen, "special-victory" that with the objective. [SC-GALAXY-22]"""
    objectives: bool
    """Whether objectives can be fulfilled. [SC-WIN-09] [BW-OPT-08]"""
    points_to_win: int
    """Conquest points for a normal victory. [SC-WIN-02]"""
    points_become: str
    """What players take instead of conquest points: "" for nothing else, or "resource-token". [BW-SURV-05]"""
    bases: int
    """How many bases a player has for the whole game. [SC-CORE-20] [BW-SURV-07]"""
    bases_decide: bool
    """Whether who has no base is out, whatever else he has, and a destroyed base leaves the game. [BW-SURV-03]"""
    free_transports: bool
    """Whether transports can be built and kept where a player controls an area, without a base. [BW-SURV-06]"""
    scenario: Scenario | None
    automatic_factions: int
    """Factions in play without a player. [BW-S2-15]"""
    draw_instead: int
    """Combat cards that are drawn whenever an Event card would be; 0 where Event cards are drawn. [BW-S1-11]"""
    baseless_areas: frozenset[int]
    """Areas that no base may stand in. [BW-S1-20]"""
    bridges: tuple[tuple[int, int, int], ...]
    """A planet, a planet that can be reached from there by who controls an area of it, and that area. [BW-S1-19]"""
    other_moves: Mapping[str, OtherMove]
    """What can be done while units are moved, besides what the base game has, by its verb."""
    friendly_team: bool
    """Whether teammates leave each other's bases and Resource cards alone. [BW-S3-11]"""
    mode: str
    """The variant, for people to see."""
    planets_drawn: int
    planets_placed: int
    """How many planets each player draws, and how many of them he places. [SC-GALAXY-01]"""
    events_left_out: tuple[str, ...]
    """Event cards that are not used at all."""
    disposable_orders: bool
    """Whether special orders can always be executed, and then leave the game. [BW-OPT-03]"""
    assist_module: AssistModule
    teams: bool
    forget_orders: bool
    round_limit: int


def order_tokens(kinds: tuple[str, ...], standard: int, special: int) -> tuple[tuple[str, bool], ...]:
    """Kind and special or not of each of a player's order tokens, by their place among his. [SC-CORE-20]"""
    return tuple((kind, place >= standard) for kind in kinds for place in range(standard + special))


SETUP: Steps = (
    ("first_player",),
    ("choose_factions",),
    ("prepare_event_deck",),
    ("deal_planets",),
    ("place_planets",),
    ("place_z_routes",),
    ("distribute_resource_cards",),
    ("place_starting_forces",),
    ("draw_opening_hands",),
)
"""[SC-SETUP-18]; the galaxy comes before the cards are drawn."""

ROUND: Steps = (("planning",), ("execution",), ("regrouping",), ("next_round",))
"""[SC-ROUND-01]"""

PLANNING: Steps = (("place_orders",), ("end_of_planning",))

ORDER_STEPS: Mapping[str, Steps] = {
    BUILD: (("build_forces",), ("upgrade_bases",), ("build_base",)),
    MOBILIZE: (("move_units",),),
    RESEARCH: (("draw_for_research",), ("buy_technology",)),
}
"""[SC-BUILD-01] [SC-MOB-01] [SC-RSRCH-02]; move_units schedules the battle if one was started."""

BATTLE: Steps = (
    ("place_order_token",),
    ("start_of_battle", ATTACKER),
    ("start_of_battle", DEFENDER),
    ("draw_cards",),
    ("pair_front_lines",),
    ("assign_support", ATTACKER),
    ("assign_support", DEFENDER),
    ("place_cards", ATTACKER),
    ("place_cards", DEFENDER),
    ("skirmishes",),
    ("resolve_splash",),
    ("resolve_retreats",),
    ("end_battle",),
)
"""[SC-BATTLE-02]"""

SKIRMISH: Steps = (
    ("choose_skirmish",),
    ("reveal",),
    ("cancel",),
    ("compare",),
    ("destroy_units",),
    ("end_of_destroy",),
    ("discard_cards",),
)
"""[SC-SKIRM-02]; `skirmishes` schedules it once for each skirmish."""

END_OF_DESTROY: Steps = (("withdraw_cloaked",), ("end_of_destroy_texts",))

ORDER_END: Steps = (("end_order",),)

REGROUPING: Steps = (
    ("destroy_bases_and_transports",),
    ("lose_resource_cards",),
    ("gain_resource_cards",),
    ("retrieve_workers",),
    ("gain_conquest_points",),
    ("check_normal_victory",),
    ("check_special_victory",),
    ("play_event_cards",),
    ("discard_combat_cards",),
    ("pass_first_player_token",),
)
"""[SC-REGR-01]; play_event_cards ends with the check of an end-game victory."""

GALACTIC_CONQUEST_REGROUPING: Steps = (
    ("destroy_bases_and_transports",),
    ("lose_resource_cards",),
    ("gain_resource_cards",),
    ("retrieve_workers",),
    ("play_event_cards",),
    ("discard_combat_cards",),
    ("pass_first_player_token",),
)
"""Without points and their victories. [SC-GC-01] [SC-GC-02]"""


def ruleset(options: StarCraftOptions, pack: Pack | None = None) -> StarCraftRules:
    """The rule set of a match; the same one for the same options and pack."""
    return _ruleset(options, pack.texts if pack is not None else (), first_data=False)


def ruleset_2(options: StarCraftOptions, pack: Pack | None = None) -> StarCraftRules:
    """The rule set of version 2, for what was begun under it: with its data."""
    return _ruleset(options, pack.texts if pack is not None else (), first_data=True)


@lru_cache(maxsize=64)
def _ruleset(options: StarCraftOptions, texts: tuple[tuple[str, str], ...], *, first_data: bool) -> StarCraftRules:
    if options.expansion == "brood-war":
        from orrery.games.starcraft.ruleset_modes import with_mode  # which builds on what stands here

        return with_mode(options, brood_war(options, catalog_for(texts, BROOD_WAR, first_data=first_data)))
    return base_game(options, catalog_for(texts, BASE, first_data=first_data))


def base_game(options: StarCraftOptions, catalog: Catalog) -> StarCraftRules:
    """The rules of the base game."""
    from orrery.games.starcraft.rules.steps import STEPS  # the steps need the state, and the state the rule set

    kinds = (BUILD, MOBILIZE, RESEARCH)
    numbers = catalog.numbers
    conquest = options.mode != "standard"
    return StarCraftRules(
        catalog=catalog,
        data=catalog.data,
        steps=STEPS,
        opening=(*SETUP, ("begin_round",)),
        setup=SETUP,
        round=ROUND,
        planning=PLANNING,
        order_kinds=kinds,
        order_tokens=order_tokens(kinds, numbers.standard_orders, numbers.special_orders),
        orders_aside=0,
        order_steps=ORDER_STEPS,
        order_executed=(),
        order_end=ORDER_END,
        moves_done=(),
        other_orders={},
        special_orders="placed",
        other_effects={},
        is_possible=bool,
        other_abilities={},
        battle=BATTLE,
        skirmish=SKIRMISH,
        end_of_destroy=END_OF_DESTROY,
        unit_destroyed=(),
        base_destroyed=(),
        regrouping=GALACTIC_CONQUEST_REGROUPING if conquest else REGROUPING,
        victory=("elimination",) if conquest else ("normal", "special", "end-game", "elimination"),
        conquest_points=not conquest,
        ending_cards=not conquest,
        event_reshuffle=conquest,
        event_removal=catalog.events_removed,
        random_factions=options.random_factions or options.teams,
        random_galaxy=options.random_galaxy,
        galaxy=options.galaxy,
        starting_forces="faction",
        objectives=True,
        points_to_win=numbers.points_to_win,
        points_become="",
        bases=numbers.bases,
        bases_decide=False,
        free_transports=False,
        scenario=None,
        automatic_factions=0,
        draw_instead=0,
        baseless_areas=frozenset(),
        bridges=(),
        other_moves={},
        friendly_team=False,
        mode=options.mode,
        planets_drawn=numbers.planets_each,
        planets_placed=numbers.planets_each,
        events_left_out=(),
        disposable_orders=False,
        assist_module=options.assist_module,
        teams=options.teams,
        forget_orders=options.forget_orders,
        round_limit=options.round_limit,
    )


# Brood War


def brood_war(options: StarCraftOptions, catalog: Catalog) -> StarCraftRules:
    """The rules with Brood War: other steps, and more of some things. [BW-SETUP-01]"""
    from orrery.games.starcraft.effects.expansion_events import OTHER_EFFECTS, is_possible
    from orrery.games.starcraft.rules.brood_war import OTHER_ORDERS, STEPS, other_abilities

    base = base_game(options, catalog)
    larger = options.planets == "three"
    conquest = options.mode != "standard"
    regrouping = BROOD_WAR_GALACTIC_CONQUEST_REGROUPING if conquest else BROOD_WAR_REGROUPING
    return replace(
        base,
        steps={**base.steps, **STEPS},
        opening=(*BROOD_WAR_SETUP, ("begin_round",)),
        setup=BROOD_WAR_SETUP,
        planning=BROOD_WAR_PLANNING,
        order_kinds=(*base.order_kinds, DEFEND, STAR),
        order_tokens=(*base.order_tokens, (STAR, False)),
        orders_aside=1 << len(base.order_tokens),
        order_executed=(("settle_order",),),
        order_end=BROOD_WAR_ORDER_END,
        moves_done=(("evade_defence",),),
        other_orders=OTHER_ORDERS,
        special_orders="executed",
        other_abilities=other_abilities(catalog),
        battle=BROOD_WAR_BATTLE,
        skirmish=BROOD_WAR_SKIRMISH,
        end_of_destroy=BROOD_WAR_END_OF_DESTROY,
        base_destroyed=(("infest_command_center",),),
        unit_destroyed=(("avenge_hero",),),
        order_steps=BROOD_WAR_ORDER_STEPS,
        other_effects=OTHER_EFFECTS,
        is_possible=is_possible,
        regrouping=regrouping if options.leadership else without(regrouping, "choose_new_leadership"),
        starting_forces="leadership" if options.leadership else "special-victory",
        objectives=not larger,
        points_to_win=catalog.numbers.points_in_larger_galaxy if larger else base.points_to_win,
        planets_drawn=3 if options.planets != "two" else base.planets_drawn,
        planets_placed=3 if larger else base.planets_placed,
        events_left_out=() if options.leadership else LEADERSHIP_EVENTS,
        event_removal=removal_with(base.event_removal, leadership=options.leadership),
        disposable_orders=options.disposable_special_orders,
    )


def without(steps: Steps, name: str) -> Steps:
    """The same steps but for one. [BW-OPT-12]"""
    return tuple(step for step in steps if step[0] != name)


def removal_with(removed: Mapping[int, int], *, leadership: bool) -> Mapping[int, int]:
    """Without Leadership cards one card fewer is removed from each stage. [BW-OPT-14]"""
    return removed if leadership else {seats: count - 1 for seats, count in removed.items()}


LEADERSHIP_EVENTS = ("subtle-planning", "heroic-strategy", "inspiring-leadership")
"""Event cards that need Leadership cards. [BW-OPT-13]"""

BROOD_WAR_SETUP: Steps = (
    ("first_player",),
    ("choose_factions",),
    ("prepare_event_deck",),
    ("choose_leadership", 1),
    ("deal_planets",),
    ("choose_own_planets",),
    ("place_planets",),
    ("leave_out_planets",),
    ("place_z_routes",),
    ("distribute_resource_cards",),
    ("place_starting_forces",),
    ("lead_at_start",),
    ("draw_opening_hands",),
)
"""[BW-SETUP-14] [BW-SETUP-15]"""

BROOD_WAR_PLANNING: Steps = (
    ("ready_defend_orders",),
    ("place_orders",),
    ("end_of_planning",),
    ("lead_moment", END_OF_PLANNING),
)

BROOD_WAR_ORDER_STEPS: Mapping[str, Steps] = {
    **ORDER_STEPS,
    MOBILIZE: (("mobilize_revealed",), ("move_units",)),
    STAR: (("execute_star",),),
}
"""[BW-LEAD-16] [BW-AMB-25]"""

BROOD_WAR_BATTLE: Steps = (
    ("place_order_token",),
    ("start_of_battle", ATTACKER),
    ("start_of_battle", DEFENDER),
    ("draw_cards",),
    ("pair_front_lines",),
    ("assign_support", ATTACKER),
    ("assign_support", DEFENDER),
    ("swap_units",),
    ("place_cards", ATTACKER),
    ("place_cards", DEFENDER),
    ("skirmishes",),
    ("resolve_splash",),
    ("resolve_retreats",),
    ("end_battle",),
)
"""[BW-MOD-03]"""

BROOD_WAR_SKIRMISH: Steps = (
    ("choose_skirmish",),
    ("reveal",),
    ("cancel",),
    ("compare",),
    ("note_sacrifices",),
    ("destroy_units",),
    ("sacrifice",),
    ("end_of_destroy",),
    ("recharge",),
    ("discard_cards",),
)
"""[BW-SAC-01] [BW-RECH-01]"""

BROOD_WAR_END_OF_DESTROY: Steps = (
    ("withdraw_cloaked",),
    ("end_of_destroy_texts",),
    ("collateral_damage",),
    ("mind_control",),
)
"""[BW-AMB-08]"""

BROOD_WAR_ORDER_END: Steps = (("drop_guards",), ("end_order",))

BROOD_WAR_REGROUPING: Steps = (
    ("start_of_regrouping",),
    ("destroy_bases_and_transports",),
    ("lose_resource_cards",),
    ("gain_resource_cards",),
    ("retrieve_workers",),
    ("empty_pools",),
    ("choose_new_leadership",),
    ("gain_conquest_points",),
    ("check_normal_victory",),
    ("check_special_victory",),
    ("play_event_cards",),
    ("discard_combat_cards",),
    ("pass_first_player_token",),
    ("end_of_regrouping",),
)
"""[BW-REGR-01]; start_of_regrouping takes the guard tokens off the board. [BW-DEF-11]"""

BROOD_WAR_GALACTIC_CONQUEST_REGROUPING: Steps = (
    ("start_of_regrouping",),
    ("destroy_bases_and_transports",),
    ("lose_resource_cards",),
    ("gain_resource_cards",),
    ("retrieve_workers",),
    ("empty_pools",),
    ("choose_new_leadership",),
    ("play_event_cards",),
    ("discard_combat_cards",),
    ("pass_first_player_token",),
    ("end_of_regrouping",),
)
"""Without points and their victories. [SC-GC-01] [SC-GC-02]"""

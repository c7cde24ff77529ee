"""What a match of StarCraft is played by: the steps of each part of the game, chosen once from the options.

Each tuple is written out whole, so that a reader sees the order of play of each variant in one place. A step is
`(name, *arguments)`; the module of its chapter in `rules/` lists it in its table `STEPS`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from orrery.core.pack import Pack
from orrery.core.ruleset import RuleSet, Step
from orrery.games.starcraft.catalog import BASE, Catalog, catalog_for
from orrery.games.starcraft.options import StarCraftOptions
from orrery.games.starcraft.values import ATTACKER, BUILD, DEFENDER, MOBILIZE, RESEARCH

Steps = tuple[Step, ...]


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
    order_steps: Mapping[str, Steps]
    """What executing an order of each kind consists of; `end_order` follows."""
    special_orders: str
    """When the number of special orders is checked: "placed" (base game) or "executed". [SC-PLAN-14]"""
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
    starting_forces: str
    """Where the starting forces are listed: "faction" is the back of the Faction Sheet. [SC-GALAXY-22]"""
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
    return _ruleset(options, pack.texts if pack is not None else ())


@lru_cache(maxsize=64)
def _ruleset(options: StarCraftOptions, texts: tuple[tuple[str, str], ...]) -> StarCraftRules:
    from orrery.games.starcraft.rules.steps import STEPS  # the steps need the state, and the state the rule set

    catalog = catalog_for(texts, BASE)
    kinds = (BUILD, MOBILIZE, RESEARCH)
    conquest = options.mode == "galactic-conquest"
    return StarCraftRules(
        catalog=catalog,
        data=catalog.data,
        steps=STEPS,
        opening=(*SETUP, ("begin_round",)),
        setup=SETUP,
        round=ROUND,
        planning=PLANNING,
        order_kinds=kinds,
        order_tokens=order_tokens(kinds, catalog.numbers.standard_orders, catalog.numbers.special_orders),
        order_steps=ORDER_STEPS,
        special_orders="placed",
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
        starting_forces="faction",
        teams=options.teams,
        forget_orders=options.forget_orders,
        round_limit=options.round_limit,
    )

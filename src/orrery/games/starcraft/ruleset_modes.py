"""What the game modes of Brood War change in its rule set: Survival and the scenarios. (pages 11 to 16)"""

from __future__ import annotations

from dataclasses import replace

from orrery.core.ruleset import asking
from orrery.games.starcraft.catalog import Catalog
from orrery.games.starcraft.options import StarCraftOptions
from orrery.games.starcraft.ruleset import StarCraftRules, Steps, order_tokens
from orrery.games.starcraft.scenario import Scenario
from orrery.games.starcraft.values import BUILD, MOBILIZE, RESEARCH, STAR

FEW_BASES = 3
"""How many bases a player has in the faster Survival. [BW-SURV-07]"""

SURVIVAL_REGROUPING: Steps = (
    ("start_of_regrouping",),
    ("destroy_bases_and_transports",),
    ("lose_resource_cards",),
    ("gain_resource_cards",),
    ("retrieve_workers",),
    ("empty_pools",),
    ("choose_new_leadership",),
    ("gain_conquest_points",),
    ("play_event_cards",),
    ("discard_combat_cards",),
    ("pass_first_player_token",),
    ("end_of_regrouping",),
)
"""As in Galactic Conquest, but what would be conquest points are resource tokens. [BW-SURV-02] [BW-SURV-05]"""


def with_mode(options: StarCraftOptions, rules: StarCraftRules) -> StarCraftRules:
    """The rules of a game mode, if one is chosen. [BW-SURV-01]"""
    if options.mode == "survival":
        return survival(options, rules)
    if options.scenario != "none":
        return in_scenario(options, rules, rules.catalog.scenarios[options.scenario])
    return rules


def survival(options: StarCraftOptions, rules: StarCraftRules) -> StarCraftRules:
    """Galactic Conquest in which bases decide. [BW-SURV-02] to [BW-SURV-08]"""
    return replace(
        rules,
        regrouping=SURVIVAL_REGROUPING,
        points_become="resource-token",
        bases=FEW_BASES if options.bases == "three" else rules.bases,
        bases_decide=True,
        free_transports=True,
    )


# Scenarios

SCENARIO_SETUP: Steps = (
    ("first_player",),
    ("choose_factions",),
    ("scenario_event_deck",),
    ("lay_out_galaxy",),
    ("place_scenario_forces",),
    ("distribute_resource_cards",),
    ("draw_scenario_hands",),
)
"""[BW-SCEN-01]; once all have chosen, the scenario says who is the first player."""

SCENARIO_REGROUPING: Steps = (
    ("check_as_regrouping_begins",),
    ("start_of_regrouping",),
    ("destroy_bases_and_transports",),
    ("check_scenario",),
    ("lose_resource_cards",),
    ("gain_resource_cards",),
    ("retrieve_workers",),
    ("empty_pools",),
    ("gain_conquest_points",),
    ("check_scenario",),
    ("play_event_cards",),
    ("discard_combat_cards",),
    ("pass_first_player_token",),
    ("end_of_regrouping",),
    ("count_round",),
)
"""Without Leadership cards, and won only as the scenario says. [BW-SCEN-09] [BW-SCEN-11] [BW-SCEN-13]"""


def in_scenario(options: StarCraftOptions, rules: StarCraftRules, scenario: Scenario) -> StarCraftRules:
    """The rules of a scenario. [BW-SCEN-01]"""
    from orrery.games.starcraft.rules.brood_war.items import OTHER_MOVES
    from orrery.games.starcraft.rules.brood_war.scenario_victory import check_scenario

    row = scenario.row
    setup, regrouping, tokens = SCENARIO_SETUP, SCENARIO_REGROUPING, two_sets(rules.catalog)
    if row.event_hands:
        setup = (*setup, ("pick_events",))  # [BW-S1-08]
        regrouping = instead(regrouping, "play_event_cards", "play_picked_events")  # [BW-S1-09]
    research = (*rules.order_steps[RESEARCH], ("repair_bunker",)) if "bunker-repair" in row.special else ()
    steps = {**rules.steps, "check_end_game_victory": check_scenario}
    found = replace(
        rules,
        steps=steps,
        opening=(*setup, ("begin_round",)),
        setup=setup,
        regrouping=regrouping,
        order_tokens=tokens if row.absent else rules.order_tokens,
        orders_aside=aside(tokens) if row.absent else rules.orders_aside,
        order_steps={**rules.order_steps, RESEARCH: research} if research else rules.order_steps,
        order_end=(("drop_guards",), ("settle_items",), ("check_scenario",), ("end_order",)),
        moves_done=(*rules.moves_done, ("settle_items",), ("check_scenario",)),
        unit_destroyed=(*rules.unit_destroyed, ("check_scenario",)),
        base_destroyed=(*rules.base_destroyed, ("check_scenario",)),
        victory=("scenario", "elimination"),
        objectives=False,
        conquest_points=bool(row.points_for),
        points_become=row.points_become,
        ending_cards="the-end-draws-near" not in scenario.removed and not row.event_hands,
        event_reshuffle=row.recycle,
        draw_instead=row.draw_instead,
        baseless_areas=frozenset(conquest_areas(rules.catalog, "dylar-iv") if "the-bridge" in row.special else ()),
        bridges=bridges(rules.catalog) if "the-bridge" in row.special else (),
        other_moves=OTHER_MOVES,
        starting_forces="scenario",
        scenario=scenario,
        automatic_factions=int(row.automatic is not None),
        friendly_team=options.friendly_team,
        teams=bool(row.teams),
        mode="scenario",
    )
    return with_unplayed_faction(found) if row.automatic is not None else found


def with_unplayed_faction(rules: StarCraftRules) -> StarCraftRules:
    """A faction without a player has a turn of its own before each Planning Phase, and decides through another.

    [BW-S2-15] [BW-S2-19] [BW-S2-25]
    """
    from orrery.games.starcraft.addressing import PLAYERS_ONLY, on_behalf

    asking_all = asking(rules) - PLAYERS_ONLY
    battle = list(rules.battle)
    battle.insert(battle.index(("end_battle",)), ("drop_unplayed_hand",))
    emitter = ("set_up_emitter",)
    end, done = rules.order_end, rules.moves_done
    return replace(
        rules,
        steps={name: on_behalf(step) if name in asking_all else step for name, step in rules.steps.items()},
        round=(("overmind_turn",), *rules.round),
        battle=tuple(battle),
        order_end=(*end[:-2], emitter, *end[-2:]),
        moves_done=(*done[:-1], emitter, *done[-1:]),
    )


def instead(steps: Steps, name: str, other: str) -> Steps:
    """The same steps with another one in the place of one."""
    return tuple((other,) if step[0] == name else step for step in steps)


def two_sets(catalog: Catalog) -> tuple[tuple[str, bool], ...]:
    """The order tokens of two factions, for who plays both; a Star order in each keeps both alike. [BW-S4-19]"""
    numbers = catalog.numbers
    one = order_tokens((BUILD, MOBILIZE, RESEARCH), numbers.standard_orders, numbers.special_orders)
    return (*one, (STAR, False)) * 2


def aside(tokens: tuple[tuple[str, bool], ...]) -> int:
    """The Star orders, which nobody has, and all tokens of the second set, as a bit set. [BW-LEAD-14] [BW-S4-19]"""
    each = len(tokens) // 2
    return sum(1 << place for place, (kind, _) in enumerate(tokens) if kind == STAR or place >= each)


def conquest_areas(catalog: Catalog, planet: str) -> list[int]:
    """The areas of a planet with conquest points."""
    return [area for area in catalog.planets[catalog.planet_number[planet]].areas if catalog.points[area]]


def bridges(catalog: Catalog) -> tuple[tuple[int, int, int], ...]:
    """The way from Antiga Prime to Dylar IV leads over its area with conquest points. [BW-S1-19]"""
    first, second = catalog.planet_number["antiga-prime"], catalog.planet_number["dylar-iv"]
    return tuple((first, second, area) for area in conquest_areas(catalog, "dylar-iv"))

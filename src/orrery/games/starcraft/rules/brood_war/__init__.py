"""The rules of Brood War, a module a section of its rulebook; each lists its steps of the agenda in a table `STEPS`.

| Module | Steps |
|---|---|
| leading | lead, lead_sentence, lead_later, lead_at_start, choose_own_planets, lead_moment, mobilize_revealed ... |
| leadership | choose_leadership, choose_new_leadership, apply_leadership |
| special_pool | settle_order, empty_pools |
| defend | ready_defend_orders, defend, move_to_defend, place_guard, drop_guards |
| modules | swap_units, evade_defence |
| keywords | note_sacrifices, sacrifice, collateral_damage, do_collateral_damage, recharge |
| mind_control | mind_control |
| installations | infest_command_center |
| resource_tokens | tokens_for_points |
| scenario_setup | take_seats, scenario_event_deck, lay_out_galaxy, place_scenario_forces ..., draw_scenario_hands |
| scenario_victory | check_scenario, check_as_regrouping_begins, count_round |
| items | settle_items |
| trump_card | set_up_emitter, overmind_turn, overmind_build, overmind_mobilize, overrun, drop_unplayed_hand |
| picked_events | pick_events, play_picked_events, play_picked_event, repair_bunker |
| seasons | leave_out_planets, start_of_regrouping, end_of_regrouping |

`ruleset.brood_war` puts them into the order of play; what they change in base rules, these ask for by named queries of
the state and lists of the rule set.
"""

from __future__ import annotations

from orrery.core.ruleset import StepFunction
from orrery.games.starcraft.catalog import Catalog
from orrery.games.starcraft.rules.brood_war import (
    defend,
    installations,
    items,
    keywords,
    leadership,
    leading,
    mind_control,
    modules,
    picked_events,
    resource_tokens,
    scenario_setup,
    scenario_victory,
    seasons,
    special_pool,
    trump_card,
)
from orrery.games.starcraft.ruleset import OtherAbility, OtherOrder
from orrery.games.starcraft.values import GUARD

STEPS: dict[str, StepFunction] = {
    name: step
    for section in (
        leadership,
        special_pool,
        defend,
        modules,
        seasons,
        keywords,
        leading,
        mind_control,
        installations,
        resource_tokens,
        scenario_setup,
        scenario_victory,
        items,
        picked_events,
        trump_card,
    )
    for name, step in section.STEPS.items()
}

OTHER_ORDERS: dict[str, OtherOrder] = {"defend": OtherOrder(defend.defend_choices, "defend")}
"""The Defend order goes into an area. [BW-DEF-01]"""


def other_abilities(catalog: Catalog) -> dict[str, OtherAbility]:
    """A guard token is a start-of-battle ability [BW-AMB-03], and so are those of Leadership cards."""
    guard = defend.guard_ability(catalog.numbers.guard_health)
    return {
        GUARD: OtherAbility(guard, defend.has_guard, defend.use_guard),
        **leading.battle_abilities(catalog),
    }

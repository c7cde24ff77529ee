"""What the game modes of Brood War change in its rule set: Survival and the scenarios. (pages 11 to 16)"""

from __future__ import annotations

from dataclasses import replace

from orrery.games.starcraft.options import StarCraftOptions
from orrery.games.starcraft.ruleset import StarCraftRules, Steps

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

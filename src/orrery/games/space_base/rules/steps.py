"""The steps a match is made of, and the rule set that names them. (`turn.py` is the place to begin reading.)"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache

from orrery.core import Pack
from orrery.core.ruleset import StepFunction
from orrery.games.space_base.loading import load_catalog
from orrery.games.space_base.rules import abilities, dice, purchase, rewards, setup, turn
from orrery.games.space_base.ruleset import SpaceBaseOptions, SpaceBaseRules

STEPS: Mapping[str, StepFunction] = {
    "lay_out_consoles": setup.lay_out_consoles,
    "open_shipyard": setup.open_shipyard,
    "draw_first_ships": setup.draw_first_ships,
    "draw_six_ships": setup.draw_six_ships,
    "buy_drawn_ships": setup.buy_drawn_ships,
    "give_seat_bonuses": setup.give_seat_bonuses,
    "begin_turn": turn.begin_turn,
    "use_abilities": abilities.use_abilities,
    "roll_dice": dice.roll_dice,
    "set_dice": dice.set_dice,
    "throw_dice": dice.throw_dice,
    "roll_again": dice.roll_again,
    "allocate_dice": dice.allocate_dice,
    "receive_rewards": rewards.receive_rewards,
    "buy_a_card": purchase.buy_a_card,
    "end_turn": turn.end_turn,
}


@lru_cache(maxsize=32)
def ruleset(options: SpaceBaseOptions, pack: Pack | None) -> SpaceBaseRules:
    """The rules of a match with these options and an owner's corrections, if there are any."""
    catalog = load_catalog(pack)
    fast = options.light_speed
    return SpaceBaseRules(
        catalog=catalog,
        data=catalog.data,
        steps=STEPS,
        opening=setup.LIGHT_SPEED_SET_UP if fast else setup.SET_UP,
        goal=options.points_to_win,
        light_speed=fast,
        starting_credits=setup.LIGHT_SPEED_CREDITS if fast else setup.STARTING_CREDITS,
        starting_income=setup.LIGHT_SPEED_INCOME if fast else setup.STARTING_INCOME,
        turn=turn.TURN,
    )


@lru_cache(maxsize=32)
def first_rules(options: SpaceBaseOptions, pack: Pack | None) -> SpaceBaseRules:
    """Version 1: rewards followed the cards that came meanwhile, and there were questions with nothing to choose."""
    return replace(ruleset(options, pack), fixed_rewards=False, asks_in_vain=True)


EARLIER: Mapping[str, Callable[[SpaceBaseOptions, Pack | None], SpaceBaseRules]] = {"1": first_rules}
"""The rules that records and tables of earlier releases go by."""

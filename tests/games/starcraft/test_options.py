"""How to play: what goes together, for how many, and the sentence by which the rest is refused. (Brood War, page 11)"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

import msgspec
import pytest

from orrery.core import BadOption, Match
from orrery.games.starcraft import GAME
from orrery.games.starcraft.options import StarCraftOptions, seats_for

EXPANDED = {"expansion": "brood-war"}
STORY = {**EXPANDED, "scenario": "trump-card"}
SCENARIOS = {"desperate-alliance": [2], "trump-card": [3], "uraj-and-khalis": [4], "eye-of-the-storm": [3, 4, 5, 6]}
TEAM_PLAY = {"uraj-and-khalis", "eye-of-the-storm"}


def fitting(chosen: StarCraftOptions) -> list[int]:
    """How many may play by the book, nobody where things exclude each other."""
    expanded = chosen.expansion == "brood-war"
    optional = not chosen.leadership or chosen.disposable_special_orders or chosen.planets != "two"
    modes = (chosen.mode != "standard") + (chosen.scenario != "none")
    added = optional or chosen.mode == "survival" or chosen.scenario != "none" or chosen.assist_module != "all"
    excluded = [
        not expanded and (added or chosen.bases != "six" or chosen.friendly_team),
        modes > 1,
        modes > 0 and optional,
        chosen.bases == "three" and chosen.mode != "survival",
        chosen.friendly_team and chosen.scenario not in TEAM_PLAY,
        chosen.teams and chosen.planets == "three",
        chosen.scenario != "none" and (chosen.teams or chosen.galaxy > 0),
    ]
    if any(excluded):
        return []
    return SCENARIOS.get(chosen.scenario, [4, 6] if chosen.teams else [2, 3, 4, 5, 6])


def allowed(chosen: StarCraftOptions) -> list[int]:
    """How many may play, nobody where it is refused."""
    try:
        return list(seats_for(chosen))
    except BadOption:
        return []


@pytest.mark.rule("BW-OPT-01", "BW-OPT-11", "BW-OPT-15", "BW-OPT-16", "BW-SURV-01", "BW-SCEN-01", "BW-AMB-34")
def test_of_all_combinations_exactly_those_of_the_book_are_played_and_by_as_many() -> None:
    tried: dict[str, Sequence[object]] = {
        "mode": ("standard", "galactic-conquest", "survival"),
        "teams": (False, True),
        "random_factions": (False, True),
        "galaxy": (0, 7),
        "expansion": ("none", "brood-war"),
        "leadership": (True, False),
        "disposable_special_orders": (False, True),
        "planets": ("two", "choose-two-of-three", "three"),
        "assist_module": ("all", "one"),
        "bases": ("six", "three"),
        "scenario": ("none", *SCENARIOS),
        "friendly_team": (False, True),
    }
    for values in product(*tried.values()):
        chosen = msgspec.convert(dict(zip(tried, values, strict=True)), StarCraftOptions)
        assert allowed(chosen) == fitting(chosen), chosen


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"leadership": False}, "leadership belongs to Brood War: the base game has no Leadership cards to leave out"),
        (
            {"disposable_special_orders": True},
            "disposable_special_orders belongs to Brood War: choose expansion 'brood-war' with it",
        ),
        (
            {"planets": "choose-two-of-three"},
            "other numbers of planets belong to Brood War: the base game is played with two each",
        ),
        ({"planets": "three"}, "other numbers of planets belong to Brood War: the base game is played with two each"),
        ({"mode": "survival"}, "survival belongs to Brood War: choose expansion 'brood-war' with it"),
        ({"scenario": "trump-card"}, "the scenarios belong to Brood War: choose expansion 'brood-war' with them"),
        ({"bases": "three"}, "bases and friendly_team belong to Brood War: the base game is played without them"),
        ({"friendly_team": True}, "bases and friendly_team belong to Brood War: the base game is played without them"),
        ({"assist_module": "one"}, "assist_module belongs to Brood War: the base game has no such module"),
        (
            {**EXPANDED, "mode": "survival", "leadership": False},
            "a game mode is played without optional rules: survival does not go with leadership off",
        ),
        (
            {**EXPANDED, "mode": "survival", "disposable_special_orders": True},
            "a game mode is played without optional rules: survival does not go with disposable_special_orders",
        ),
        (
            {**EXPANDED, "mode": "galactic-conquest", "planets": "choose-two-of-three"},
            "a game mode is played without optional rules: galactic-conquest does not go with planets",
        ),
        (
            {**EXPANDED, "bases": "three"},
            "three bases for the whole game belong to Survival: choose mode 'survival' with them",
        ),
        (
            {**EXPANDED, "friendly_team": True},
            "friendly_team belongs to the scenarios with teams: choose one of them with it",
        ),
        (
            {**EXPANDED, "planets": "three", "teams": True},
            "the larger galaxy of three planets each is not played in teams",
        ),
        ({**STORY, "mode": "survival"}, "one game mode at a time: a scenario does not go with survival"),
        (
            {**STORY, "mode": "galactic-conquest"},
            "one game mode at a time: a scenario does not go with galactic-conquest",
        ),
        (
            {**STORY, "leadership": False},
            "a scenario is played without optional rules: it does not go with leadership off",
        ),
        (
            {**STORY, "disposable_special_orders": True},
            "a scenario is played without optional rules: it does not go with disposable_special_orders",
        ),
        ({**STORY, "planets": "three"}, "a scenario is played without optional rules: it does not go with planets"),
        ({**STORY, "galaxy": 7}, "a scenario has its own galaxy: leave galaxy at 0"),
        ({**STORY, "teams": True}, "a scenario says itself who plays together: leave teams off"),
        (
            {**STORY, "friendly_team": True},
            "friendly_team belongs to the scenarios with teams: uraj-and-khalis, eye-of-the-storm",
        ),
    ],
    ids=lambda value: "-".join(value) if isinstance(value, dict) else "",
)
def test_a_sentence_says_what_does_not_go_together(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOption) as refused:
        Match(GAME, 4, seed="1", options=given)
    assert str(refused.value) == sentence


@pytest.mark.rule("BW-SCEN-01", "BW-S4-16")
@pytest.mark.parametrize("name", SCENARIOS)
def test_a_scenario_is_refused_to_other_numbers_of_players_with_those_it_is_for(name: str) -> None:
    for seats in range(2, 7):
        if seats in SCENARIOS[name]:
            continue
        with pytest.raises(BadOption, match=f"is played by {SCENARIOS[name][0]}.*, not by {seats}: .*{name}"):
            Match(GAME, seats, seed="1", options={**EXPANDED, "scenario": name})


def test_names_that_no_option_has_are_refused_with_those_it_has() -> None:
    with pytest.raises(BadOption, match=r"option scenario must be .*desperate-alliance.*, not trump"):
        GAME.check_options({"scenario": "trump"})
    with pytest.raises(BadOption, match=r"option mode must be .*survival.*, not scenario"):
        GAME.check_options({"mode": "scenario"})

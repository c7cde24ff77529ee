"""What bots know of Brood War: Leadership cards, Defend orders, the Special Order Pool, objectives."""

from __future__ import annotations

import random
from typing import Any

import pytest

from orrery import Match
from orrery.bots import make_bot
from orrery.core import Choice
from orrery.games.starcraft import GAME
from orrery.games.starcraft.insight import appraise
from orrery.games.starcraft.insight.goals import LARGE, awaits_the_end, goal, income
from orrery.games.starcraft.values import IN_PLAY
from tests.games.starcraft.brood_war_moments import EXPANSION, position
from tests.games.starcraft.position import StarCraftMatch, set_up


def looks_of(match: StarCraftMatch, seat: int = 0) -> dict[Choice, float]:
    """How good every option looks to a seat."""
    decision = match.decision(seat)
    return dict(zip(decision.options, appraise(match.state, decision), strict=True))


def test_only_who_chose_the_card_has_an_objective() -> None:
    found = position(2, leadership=True).units(0, "torus-2", marine=1)
    s = found.state
    assert goal(s, 0).missing == LARGE
    s.leadership[s.catalog.leadership_number["raynors-raiders"]] = IN_PLAY
    assert goal(s, 0).missing < LARGE


def test_aldaris_awaits_the_end_only_with_his_card() -> None:
    s = position(2, leadership=True, factions=("aldaris", "mengsk")).state
    assert not awaits_the_end(s, 0)
    s.leadership[s.catalog.leadership_number["predestined"]] = IN_PLAY
    assert awaits_the_end(s, 0)


def test_tokens_and_installations_count_as_income() -> None:
    found = position(2, leadership=True, factions=("overmind", "mengsk")).units(0, "torus-3", zergling=1)
    before = income(found.state, 0)
    found.state.point_tokens.append(found.area("torus-3"))
    assert income(found.state, 0) == before + 1


def test_a_base_in_reach_of_the_enemy_is_rather_defended_than_one_that_is_safe() -> None:
    found = position(3).base(0, "tarsonis-2").units(0, "torus-1", marine=1).units(0, "tarsonis-2", marine=1)
    found.units(1, "torus-2", hydralisk=2)
    looks = looks_of(found.start(("place_order", 0)))
    assert looks["defend", "torus-1"] > looks["defend", "tarsonis-2"] > -1


def test_a_special_order_that_could_not_be_executed_is_not_placed() -> None:
    without, with_module = (
        looks_of(position(2).module(0, research_and_development=count).start(("place_order", 0))) for count in (0, 1)
    )
    standard, special = ("order", "build", "torus"), ("order", "build", "torus", "special")
    assert without[standard] > without[special]
    assert with_module[standard] < with_module[special]


def test_a_card_with_two_bases_or_more_workers_is_liked_better_than_its_equal() -> None:
    match = set_up(2, draws=[0], expansion=EXPANSION)
    match.play(0, ("faction", "queen-of-blades"))
    match.play(1, ("faction", "raynor"))
    looks = looks_of(match)
    assert len(set(looks.values())) == 3


def test_nobody_may_win_if_somebody_is_about_to() -> None:
    found = position(2, leadership=True, factions=("aldaris", "mengsk")).points(3, 14).units(1, "torus-2", marine=1)
    found.units(1, "torus-3", marine=1).event_deck(0, 0, 5)
    near = looks_of(found.start(("choose_leadership", 3)))
    far = position(2, leadership=True, factions=("aldaris", "mengsk")).points(3, 3).event_deck(0, 0, 5)
    assert near["lead", "destiny"] > near["lead", "the-will-of-the-conclave"]
    assert looks_of(far.start(("choose_leadership", 3)))["lead", "destiny"] < near["lead", "destiny"]


def winner_is_greedy(seed: int, greedy: int, options: dict[str, Any]) -> bool:
    match = Match(GAME, 2, seed=str(seed), options={"round_limit": 30, **options}, narrate=False)
    bots = [make_bot("greedy" if seat == greedy else "random", random.Random(f"{seed}/{seat}")) for seat in range(2)]
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, bots[seat].choose(match.seen_by(seat)))
    return greedy in match.result.winners


@pytest.mark.parametrize("leadership", [True, False])
def test_greedy_beats_random_play(leadership: bool) -> None:
    options = {"expansion": EXPANSION, "leadership": leadership}
    assert sum(winner_is_greedy(seed, seed % 2, options) for seed in range(8)) >= 7

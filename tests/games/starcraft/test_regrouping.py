"""The Regrouping Phase, step by step."""

from __future__ import annotations

import pytest

from orrery.games.starcraft.values import HAND, PARTIALLY_DEPLETED, RESOURCE_DECK
from tests.games.starcraft.position import Position, StarCraftMatch, answer, asked, hand, options, told

STEP_1, LOSE, GAIN = ("destroy_bases_and_transports",), ("lose_resource_cards",), ("gain_resource_cards",)


def holder(match: StarCraftMatch, area: str) -> int:
    return match.state.card_holder[match.state.catalog.area_number[area]]


@pytest.mark.rule("SC-REGR-01", "SC-ROUND-04")
def test_the_ten_steps_come_in_their_order() -> None:
    position = Position(2)
    assert [name for name, *_ in position.state.rules.regrouping] == [
        "destroy_bases_and_transports",
        "lose_resource_cards",
        "gain_resource_cards",
        "retrieve_workers",
        "gain_conquest_points",
        "check_normal_victory",
        "check_special_victory",
        "play_event_cards",
        "discard_combat_cards",
        "pass_first_player_token",
    ]
    match = position.start(("regrouping",))
    assert match.state.phase == "regrouping"
    assert match.state.first_player == 1


# Step 1


@pytest.mark.rule("SC-REGR-02", "SC-REGR-23")
def test_bases_with_enemy_units_fall_all_at_the_same_time() -> None:
    position = Position(2).units(0, "helios-2", marine=1).units(1, "torus-1", zergling=1)
    position.units(0, "torus-2", marine=1).units(1, "helios-1", zergling=1)
    match = position.start(STEP_1)
    assert match.state.bases(0) == match.state.bases(1) == []


@pytest.mark.rule("SC-REGR-03", "SC-TRANS-09")
def test_then_transports_without_a_base_at_either_end_go() -> None:
    position = (
        Position(2).transport(0, "torus", "helios").transport(1, "torus", "helios").transport(0, "torus", "dylar-iv")
    )
    position.units(1, "torus-1", zergling=1).units(0, "torus-2", marine=1)
    s = position.start(STEP_1).state
    assert not s.has_transport(0, position.route("torus", "helios"))
    assert not s.has_transport(0, position.route("torus", "dylar-iv"))
    assert s.has_transport(1, position.route("torus", "helios"))


# Steps 2 and 3


@pytest.mark.rule("SC-REGR-04")
def test_without_a_base_on_the_planet_its_cards_are_lost() -> None:
    position = Position(2).units(0, "torus-2", marine=1).hold(0, "torus-2", "torus-3").no_base("torus-1")
    match = position.start(LOSE)
    assert holder(match, "torus-2") == holder(match, "torus-3") == RESOURCE_DECK


@pytest.mark.rule("SC-REGR-05")
def test_a_card_of_an_area_with_an_enemy_unit_or_base_is_lost() -> None:
    position = Position(2).units(1, "torus-2", zergling=1).base(1, "torus-3")
    match = position.start(LOSE)
    assert holder(match, "torus-2") == holder(match, "torus-3") == RESOURCE_DECK
    assert holder(match, "torus-4") == 0


@pytest.mark.rule("SC-REGR-06", "SC-RES-14")
def test_workers_on_lost_cards_are_destroyed() -> None:
    position = Position(2).units(1, "torus-3", zergling=1).workers_on("torus-3", 2).workers_on("torus-2", 1)
    before = position.state.workers_left(0)
    match = position.start(LOSE, ("retrieve_workers",))
    assert match.state.workers_left(0) == before + 2
    assert match.state.pool[0] == 6


@pytest.mark.rule("SC-REGR-07")
def test_permanent_resources_are_never_lost() -> None:
    position = Position(2).units(0, "dylar-iv-1", marine=1).no_base("torus-1")
    before = position.state.permanent(0)
    match = position.start(STEP_1, LOSE)
    assert match.state.permanent(0) == before
    assert sum(before) > 0


@pytest.mark.rule("SC-REGR-08", "SC-REGR-10")
def test_a_base_brings_the_cards_of_friendly_areas_units_alone_do_not() -> None:
    position = Position(2).base(1, "torus-4").resource_deck("torus-2", "torus-3", "dylar-iv-2")
    position.units(0, "torus-2", marine=1).units(0, "dylar-iv-2", marine=1)
    match = position.start(GAIN)
    assert holder(match, "torus-2") == 0
    assert holder(match, "torus-3") == RESOURCE_DECK
    assert holder(match, "dylar-iv-2") == RESOURCE_DECK


@pytest.mark.rule("SC-REGR-09")
def test_the_only_base_on_a_planet_also_brings_the_cards_of_empty_areas() -> None:
    position = Position(2).resource_deck("torus-2", "torus-3", "torus-4").units(1, "torus-4", zergling=1)
    match = position.start(GAIN)
    assert holder(match, "torus-2") == holder(match, "torus-3") == 0
    assert holder(match, "torus-4") == RESOURCE_DECK


@pytest.mark.rule("SC-REGR-11", "SC-REGR-24")
def test_a_card_of_an_empty_area_stays_with_its_holder_when_another_base_comes() -> None:
    position = Position(2).base(1, "torus-4")
    match = position.start(LOSE, GAIN)
    assert holder(match, "torus-2") == holder(match, "torus-3") == 0
    assert holder(match, "torus-4") == 1


@pytest.mark.rule("SC-REGR-08", "SC-REGR-24")
def test_a_card_already_held_is_not_gained_again() -> None:
    position = Position(2).resource_deck("torus-2").units(0, "torus-3", marine=1)
    gained = [(event["seat"], event["area"]) for event in told(position.start(LOSE, GAIN), "card-gained")]
    assert gained == [(0, "torus-2")]


@pytest.mark.rule("SC-REGR-12", "SC-FORCE-10")
def test_cards_of_partially_depleted_areas_stay_so() -> None:
    position = Position(2).resource_deck("torus-2").depleted("torus-2")
    match = position.start(GAIN)
    assert holder(match, "torus-2") == 0
    assert match.state.depletion[position.area("torus-2")] == PARTIALLY_DEPLETED


# Steps 4 and 5


@pytest.mark.rule("SC-REGR-13")
def test_all_workers_come_back_to_the_pool() -> None:
    position = Position(2).workers(0, pool=2, unavailable=3).workers_on("torus-3", 2)
    position.state.permanent_workers[0:2] = [1, 0]
    s = position.start(("retrieve_workers",)).state
    assert s.pool[0] == 8
    assert (s.unavailable[0], s.workers_at_work(0)) == (0, 0)


@pytest.mark.rule("SC-REGR-14", "SC-REGR-16")
def test_points_for_the_numerals_of_controlled_areas_with_or_without_a_base_on_the_planet() -> None:
    position = Position(2).units(0, "dylar-iv-1", marine=1).units(1, "helios-1", zergling=1)
    s = position.start(("gain_conquest_points",)).state
    assert s.points == [3, 1]


@pytest.mark.rule("SC-REGR-15")
def test_empty_areas_give_no_points() -> None:
    position = Position(2, bases=False).base(0, "torus-2").base(1, "helios-2")
    assert position.start(("gain_conquest_points",)).state.points == [0, 0]


# Steps 9 and 10


def full_hand(seat: int = 1) -> Position:
    position = Position(2)
    names = [position.state.card_id(card) for card in position.state.cards_of(seat)[:8]]
    return position.hand(seat, *names)


@pytest.mark.rule("SC-REGR-19", "SC-REGR-21")
def test_who_is_above_his_hand_limit_chooses_what_to_discard() -> None:
    match = full_hand().start(("discard_combat_cards",))
    assert asked(match) == [(1, "discard")]
    kept = hand(match, 1)
    while match.waiting:
        choice = options(match, 1)[-1]
        kept.remove(str(choice[1]))
        match.play(1, choice)
    assert len(kept) == 6
    assert sorted(hand(match, 1)) == sorted(kept)


@pytest.mark.rule("SC-REGR-19", "SC-RACE-01")
def test_terrans_keep_eight() -> None:
    assert full_hand(0).start(("discard_combat_cards",)).waiting == []


@pytest.mark.rule("SC-REGR-20")
def test_cards_in_play_do_not_count_and_the_limit_matters_only_here() -> None:
    position = full_hand()
    cards = position.state.hand(1)
    for card in cards[6:]:
        position.state.cards.where[card] = 4  # the play area
    assert len(position.state.cards.at(HAND, position.state.cards_of(1))) == 6
    assert position.start(("discard_combat_cards",)).waiting == []


@pytest.mark.rule("SC-REGR-19")
def test_event_cards_raise_the_limit() -> None:
    position = full_hand().events_in_play(1, "veteran-instructors", "versatile-strategy")
    assert position.start(("discard_combat_cards",)).waiting == []


def test_both_discard_at_the_same_time() -> None:
    position = full_hand()
    names = [position.state.card_id(card) for card in position.state.cards_of(0)[:10]]
    match = position.hand(0, *names).start(("discard_combat_cards",))
    assert asked(match) == [(0, "discard"), (1, "discard")]
    answer(match, 1, *options(match, 1)[0])
    assert len(hand(match, 1)) == 8


@pytest.mark.rule("SC-REGR-22")
def test_the_first_player_token_goes_to_the_left() -> None:
    assert Position(3).first_player(2).start(("pass_first_player_token",)).state.first_player == 0


@pytest.mark.rule("SC-REGR-22", "SC-ELIM-04")
def test_it_passes_over_who_is_out() -> None:
    position = Position(3).first_player(0)
    position.state.eliminated[1] = True
    assert position.start(("pass_first_player_token",)).state.first_player == 2

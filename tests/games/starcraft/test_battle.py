"""Battle steps 1 to 5: where a battle is, abilities at its start, draws, front lines, and support."""

from __future__ import annotations

import pytest

from orrery.games.starcraft.effects.conditions import battle_of
from orrery.games.starcraft.ruleset import BATTLE
from orrery.games.starcraft.values import ATTACKER, DEFENDER, HAND
from tests.games.starcraft.fighting import AREA, Fought, battle
from tests.games.starcraft.position import Position, hand, told


def fronts(fought: Fought) -> list[tuple[str, str]]:
    """The pairs of front-line units, attacker's first."""
    s = fought.match.state
    pairs = [skirmish.front for skirmish in battle_of(s).skirmishes]
    names = s.catalog.unit_ids
    return [(names[s.unit_type[own]], names[s.unit_type[other]]) for own, other in pairs]


def support(fought: Fought, side: int) -> list[list[str]]:
    """The supporting units of a side by skirmish."""
    s = fought.match.state
    names = s.catalog.unit_ids
    return [[names[s.unit_type[unit]] for unit in each.supporters[side]] for each in battle_of(s).skirmishes]


# Whose battle it is


@pytest.mark.rule("SC-BATTLE-01")
def test_the_active_player_attacks_whoever_has_units_there() -> None:
    position = Position(3).units(0, AREA, marine=1).units(2, AREA, zealot=1).hand(0, "terran-1")
    s = battle(position).match.state
    assert (battle_of(s).attacker, battle_of(s).defender) == (0, 2)


@pytest.mark.rule("SC-BATTLE-02")
def test_the_nine_steps_are_steps_of_the_agenda_in_order() -> None:
    names = list(dict.fromkeys(step[0] for step in BATTLE))
    assert names == [
        "place_order_token",
        "start_of_battle",
        "draw_cards",
        "pair_front_lines",
        "assign_support",
        "place_cards",
        "skirmishes",
        "resolve_splash",
        "resolve_retreats",
        "end_battle",
    ]
    position = (
        Position(2).units(0, AREA, marine=2, firebat=1).units(1, AREA, zergling=2).in_play(0, "charon-boosters-1")
    )
    fought = battle(position)
    kinds = []
    while not fought.match.over:
        kinds.append(fought.asked[0][1])
        fought.answer(fought.options[0])
    assert list(dict.fromkeys(kinds)) == ["pair", "support", "place-cards", "skirmish"]
    order = [event.kind for event in fought.match.events]
    wanted = ["battle-begins", "cards-drawn", "paired", "supported", "cards-placed", "cards-revealed", "battle-won"]
    assert [order.index(kind) for kind in wanted] == sorted(order.index(kind) for kind in wanted)


@pytest.mark.rule("SC-BATTLE-03")
def test_the_order_lies_open_in_the_contested_area_until_the_end() -> None:
    fought = battle(Position(2).units(0, AREA, marine=1).units(1, AREA, zergling=1).hand(0, "terran-1"))
    assert told(fought.match, "battle-begins")[0]["area"] == AREA
    while not fought.match.over:
        assert fought.match.state.order is not None
        assert fought.match.state.battle is not None
        fought.answer(fought.options[0])
    assert fought.match.state.battle is None


# Start-of-battle abilities


@pytest.mark.rule("SC-BATTLE-04", "SC-TIME-02")
def test_the_attacker_uses_an_ability_before_the_defender() -> None:
    position = (
        Position(2, factions=("tassadar", "overmind")).units(0, AREA, zealot=2).units(1, AREA, zergling=2, defiler=1)
    )
    fought = battle(position.in_play(0, "leg-enhancement-1").in_play(1, "consume-1"))
    assert fought.asked == [(0, "start-of-battle")]
    assert fought.options == [("use", "leg-enhancement"), ("none",)]
    fought.answer(("none",))
    assert fought.asked == [(1, "start-of-battle")]
    assert fought.options == [("use", "consume"), ("none",)]


@pytest.mark.rule("SC-BATTLE-05")
def test_one_ability_a_side_and_battle() -> None:
    position = Position(2).units(0, AREA, marine=2).units(1, AREA, zergling=2)
    fought = battle(position.events_in_play(0, "flawless-attack-plan", "flawless-attack-plan", "recon-squad"))
    assert fought.options == [("use", "recon-squad"), ("use", "flawless-attack-plan"), ("none",)]
    fought.answer(("use", "flawless-attack-plan"))
    assert fought.asked[0][1] != "start-of-battle"
    assert battle_of(fought.match.state).used == ((ATTACKER, "flawless-attack-plan"),)
    left = [fought.match.state.event(card).id for card in fought.match.state.events_in_play(0)]
    assert sorted(left) == ["flawless-attack-plan", "recon-squad"]


@pytest.mark.rule("SC-BATTLE-04")
def test_an_ability_without_its_condition_is_not_offered() -> None:
    position = Position(2).units(0, AREA, marine=2).units(1, AREA, zergling=2)
    fought = battle(position.events_in_play(0, "flawless-defense-plan").in_play(0, "charon-boosters-1"))
    assert fought.asked[0][1] != "start-of-battle"


def test_an_evacuated_area_is_left_to_nobody_when_the_battle_is_called_off() -> None:
    position = Position(2).units(0, AREA, marine=2).units(1, AREA, zergling=2)
    fought = battle(position.events_in_play(1, "withdrawal-2"))
    fought.answer(("use", "withdrawal-2"))
    assert fought.asked == [(1, "evacuate")]
    assert ("withdraw", AREA) not in fought.options
    fought.answer(("withdraw", "torus-4"), ("leave", "zergling"), ("done",))
    assert fought.left(1, "torus-4") == {"zergling": 1}
    assert fought.asked == [(0, "retreat")]
    fought.answer(("retreat", "torus-2"))
    assert fought.match.over
    assert fought.left(0, "torus-2") == {"marine": 2}
    assert fought.left(1) == {"zergling": 1}


def test_who_must_retreat_from_an_area_that_all_have_left_has_not_won() -> None:
    position = Position(2).units(0, AREA, marine=2).units(1, AREA, zergling=1)
    fought = battle(position.events_in_play(1, "withdrawal-2")).answer(("use", "withdrawal-2"))
    fought.answer(("withdraw", "torus-4"), ("leave", "zergling"), ("retreat", "torus-2"))
    assert (fought.left(0), fought.left(1)) == ({}, {})
    assert [event["seat"] for event in told(fought.match, "battle-won")] == [1]


def test_a_called_off_battle_draws_no_cards() -> None:
    position = Position(2).units(0, AREA, marine=2).units(1, AREA, zergling=2)
    fought = battle(position.events_in_play(1, "withdrawal-1"))
    fought.answer(("use", "withdrawal-1"))
    assert fought.asked == [(0, "retreat")]
    assert hand(fought.match, 0) == hand(fought.match, 1) == []


# Draws


@pytest.mark.rule("SC-BATTLE-06")
def test_the_attacker_draws_three_cards_then_the_defender_one() -> None:
    fought = battle(Position(2).units(0, AREA, marine=1).units(1, AREA, zergling=1))
    drawn = [(event["seat"], event["count"]) for event in told(fought.match, "cards-drawn")]
    assert drawn == [(0, 3), (1, 1)]
    assert (len(hand(fought.match, 0)), len(hand(fought.match, 1))) == (3, 1)


@pytest.mark.rule("SC-BATTLE-07")
def test_the_hand_limit_does_not_matter_in_a_battle() -> None:
    cards = [f"terran-{number}" for number in range(1, 11)]
    fought = battle(Position(2).units(0, AREA, marine=1).units(1, AREA, zergling=1).hand(0, *cards))
    assert len(hand(fought.match, 0)) == 13


@pytest.mark.rule("SC-SPEC-05")
def test_a_special_order_lets_the_attacker_draw_two_more() -> None:
    position = Position(2).units(0, AREA, marine=1).units(1, AREA, zergling=1)
    fought = battle(position, special=True)
    assert fought.asked == [(0, "draw-more")]
    assert fought.match.decision(0).options == [("yes",), ("no",)]
    fought.answer(("yes",))
    assert len(hand(fought.match, 0)) == 5
    declined = battle(Position(2).units(0, AREA, marine=1).units(1, AREA, zergling=1), special=True).answer(("no",))
    assert len(hand(declined.match, 0)) == 3


@pytest.mark.rule("SC-EVENT-11")
def test_events_for_the_draw_step_are_no_start_of_battle_abilities() -> None:
    position = Position(2).units(0, AREA, marine=1).units(1, AREA, zergling=1)
    position.events_in_play(0, "offensive-strategy", "defensive-strategy").events_in_play(1, "defensive-strategy")
    fought = battle(position)
    assert (fought.asked, fought.options) == ([(0, "draw-ability")], [("use", "offensive-strategy"), ("none",)])
    fought.answer(("use", "offensive-strategy"))
    assert len(hand(fought.match, 0)) == 5
    assert (fought.asked, fought.options) == ([(1, "draw-ability")], [("use", "defensive-strategy"), ("none",)])
    fought.answer(("none",))
    assert len(hand(fought.match, 1)) == 1
    assert battle_of(fought.match.state).used == ()


# Front lines


@pytest.mark.rule("SC-BATTLE-08", "SC-BATTLE-09", "SC-BATTLE-10")
def test_the_attacker_pairs_one_unit_of_each_side() -> None:
    position = Position(2).units(0, AREA, marine=1, goliath=1, wraith=1).units(1, AREA, zergling=1, hydralisk=1)
    fought = battle(position)
    assert fought.asked == [(0, "pair")]
    assert fought.options == [
        ("pair", "goliath", "zergling"),
        ("pair", "marine", "zergling"),
        ("pair", "wraith", "zergling"),
    ]
    fought.answer(("pair", "wraith", "zergling"))
    assert fought.asked == [(0, "pair")]
    assert fought.options == [("pair", "goliath", "hydralisk"), ("pair", "marine", "hydralisk")]
    fought.answer(("pair", "marine", "hydralisk"))
    assert fronts(fought) == [("wraith", "zergling"), ("marine", "hydralisk")]


@pytest.mark.rule("SC-BATTLE-09")
def test_the_attacker_also_chooses_among_a_larger_defence() -> None:
    position = Position(2).units(0, AREA, marine=1).units(1, AREA, zergling=2, hydralisk=1)
    fought = battle(position)
    assert fought.asked == [(0, "pair")]
    assert fought.options == [("pair", "marine", "hydralisk"), ("pair", "marine", "zergling")]


@pytest.mark.rule("SC-BATTLE-11")
def test_there_are_as_many_skirmishes_as_possible() -> None:
    fought = battle(Position(2).units(0, AREA, marine=4).units(1, AREA, zergling=3).hand(0, "terran-1"))
    assert fronts(fought) == [("marine", "zergling")] * 3
    assisted = Position(2).units(0, AREA, marine=2, science_vessel=1).units(1, AREA, zergling=1, queen=3)
    assert fronts(battle(assisted.hand(0, "terran-1"))) == [("marine", "zergling")]


@pytest.mark.rule("SC-BATTLE-12", "SC-BATTLE-13", "SC-BATTLE-14", "SC-BATTLE-15")
def test_all_who_are_left_over_support_any_skirmish() -> None:
    def begun() -> Fought:
        return battle(Position(2).units(0, AREA, marine=4).units(1, AREA, zergling=2))

    fought = begun()
    assert fought.asked == [(0, "support")]
    assert fought.options == [("support", "marine", 1), ("support", "marine", 2)]
    fought.answer(("support", "marine", 1), ("support", "marine", 2))
    assert support(fought, ATTACKER) == [["marine"], ["marine"]]
    together = begun().answer(("support", "marine", 2), ("support", "marine", 2))
    assert support(together, ATTACKER) == [[], ["marine", "marine"]]
    assert together.asked[0][1] == "place-cards"


@pytest.mark.rule("SC-BATTLE-20", "SC-BATTLE-13")
def test_a_larger_defence_has_the_supporting_units_and_its_owner_assigns_them() -> None:
    fought = battle(Position(2).units(0, AREA, marine=2).units(1, AREA, zergling=3))
    assert fought.asked == [(1, "support")]
    fought.answer(("support", "zergling", 2))
    assert support(fought, DEFENDER) == [[], ["zergling"]]


@pytest.mark.rule("SC-BATTLE-16", "SC-KEY-14")
def test_with_assist_on_both_sides_the_attacker_assigns_first() -> None:
    position = Position(2).units(0, AREA, marine=2, science_vessel=1).units(1, AREA, zergling=2, queen=1)
    fought = battle(position)
    assert (fought.asked, fought.options[0]) == ([(0, "support")], ("support", "science-vessel", 1))
    fought.answer(("support", "science-vessel", 2))
    assert (fought.asked, fought.options[0]) == ([(1, "support")], ("support", "queen", 1))


@pytest.mark.rule("SC-KEY-13")
def test_assist_units_are_left_out_of_the_pairing() -> None:
    position = Position(2).units(0, AREA, marine=1, science_vessel=2).units(1, AREA, zergling=2, queen=1)
    fought = battle(position)
    assert fronts(fought) == [("marine", "zergling")]
    assert support(fought, ATTACKER) == [["science-vessel", "science-vessel"]]
    assert support(fought, DEFENDER) == [["zergling", "queen"]]


@pytest.mark.rule("SC-KEY-15", "SC-KEY-16")
def test_a_defence_of_assist_units_only_chooses_its_front_line_unit_for_one_skirmish() -> None:
    position = Position(2).units(0, AREA, marine=2, firebat=1).units(1, AREA, queen=2, defiler=1)
    fought = battle(position)
    assert (fought.asked, fought.options) == ([(0, "front")], [("front", "firebat"), ("front", "marine")])
    fought.answer(("front", "marine"))
    assert (fought.asked, fought.options) == ([(1, "front")], [("front", "defiler"), ("front", "queen")])
    fought.answer(("front", "defiler"))
    assert fronts(fought) == [("marine", "defiler")]
    assert support(fought, ATTACKER) == [["marine", "firebat"]]
    assert support(fought, DEFENDER) == [["queen", "queen"]]


@pytest.mark.rule("SC-KEY-15")
def test_an_attack_of_assist_units_only_is_one_skirmish_against_whom_the_attacker_likes() -> None:
    position = Position(2).units(0, AREA, science_vessel=2).units(1, AREA, zergling=1, hydralisk=1, queen=1)
    fought = battle(position)
    assert (fought.asked, fought.options) == ([(0, "front")], [("front", "hydralisk"), ("front", "zergling")])
    fought.answer(("front", "hydralisk"))
    assert fronts(fought) == [("science-vessel", "hydralisk")]
    assert support(fought, DEFENDER) == [["zergling", "queen"]]


@pytest.mark.rule("SC-KEY-15")
def test_both_sides_of_assist_units_only_choose_for_themselves_the_attacker_first() -> None:
    position = Position(2, factions=("tassadar", "overmind"))
    fought = battle(position.units(0, AREA, high_templar=1, arbiter=1).units(1, AREA, queen=1, defiler=1))
    assert fought.asked == [(0, "front")]
    fought.answer(("front", "arbiter"))
    assert fought.asked == [(1, "front")]
    fought.answer(("front", "queen"))
    assert fronts(fought) == [("arbiter", "queen")]


@pytest.mark.rule("SC-BATTLE-21")
def test_no_piece_can_be_destroyed_voluntarily_in_a_battle() -> None:
    fought = battle(Position(2).units(0, AREA, marine=3, firebat=1).units(1, AREA, zergling=2, hydralisk=1))
    while not fought.match.over:
        seat = fought.match.waiting[0]
        assert fought.match.decision(seat).asides == []
        assert not any(str(option[0]).startswith("destroy") for option in fought.options)
        fought.answer(fought.options[0])


def test_a_battle_whose_defenders_are_gone_before_it_has_no_skirmish() -> None:
    position = Position(2, factions=("tassadar", "overmind")).units(0, AREA, zealot=1).units(1, AREA, zergling=1)
    fought = battle(position.in_play(0, "leg-enhancement-1")).answer(("use", "leg-enhancement"))
    assert fought.match.over
    assert fought.left(0) == {"zealot": 1}
    assert (len(fought.at(0, HAND)), len(fought.at(1, HAND))) == (3, 1), "no cards are placed, so none is regained"

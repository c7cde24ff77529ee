"""Reinforcement cards, cancelled cards, timing, and keywords of cards in a skirmish."""

from __future__ import annotations

import pytest

from orrery.core import Decision
from orrery.games.starcraft.ability import COMPARE, SKIRMISH, Clause
from orrery.games.starcraft.effect import Health, ReturnToTechnology
from orrery.games.starcraft.effects.conditions import battle_of
from orrery.games.starcraft.rules.pieces import destroy_unit
from orrery.games.starcraft.rules.skirmish import pay_cost
from orrery.games.starcraft.values import DISCARD, HAND, NOTHING, TECHNOLOGY
from tests.games.starcraft.fighting import COMPARED, DECIDED, Force, compared, duel, lay_out
from tests.games.starcraft.position import Position, hand, told

ZERG_FIRST = ("overmind", "mengsk")
TERRAN_PROTOSS = ("mengsk", "aldaris")


# Reinforcement cards


@pytest.mark.rule("SC-REINF-03")
def test_a_reinforcement_card_that_matches_nobody_is_discarded_without_effect() -> None:
    fought = compared(Force("marine", "terran-1", "terran-17"), Force("zergling", "zerg-1"))
    assert fought.skirmish.reinforcement == (-1, -1)
    assert fought.at(0, DISCARD) == ["terran-17"]
    assert told(fought.match, "card-rejected") == [{"seat": 0, "card": "terran-17"}]


@pytest.mark.rule("SC-REINF-04")
@pytest.mark.parametrize(
    ("front", "support", "works"),
    [
        ("ghost", [], True),
        ("wraith", [], True),
        ("marine", ["ghost"], True),
        ("marine", ["firebat", "wraith"], True),
        ("marine", ["firebat"], False),
    ],
)
def test_a_marked_icon_also_matches_a_supporting_unit(front: str, support: list[str], works: bool) -> None:
    own = Force(front, "terran-1", "cloaking-field-1", support=support)
    fought = compared(own, Force("zergling", "zerg-1"))
    assert (fought.skirmish.reinforcement[0] >= 0) is works


@pytest.mark.rule("SC-REINF-05")
def test_an_icon_without_the_mark_matches_the_front_line_only() -> None:
    fought = compared(Force("marine", "terran-1", "terran-17", support=["goliath"]), Force("zergling", "zerg-1"))
    assert fought.skirmish.reinforcement[0] == -1
    assert compared(
        Force("dragoon", "protoss-4", "singularity-charge-1"),
        Force("zergling", "zerg-1"),
        factions=("aldaris", "overmind"),
    ).values[0] == (6, 7)


@pytest.mark.rule("SC-REINF-06", "SC-SKIRM-12")
def test_irradiate_keeps_working_when_its_science_vessel_is_destroyed() -> None:
    own = Force("wraith", "terran-12", "irradiate-1", support=["science-vessel"])
    fought = compared(own, Force("hydralisk", "zerg-4"))
    destroy_unit(fought.match.state, fought.skirmish.supporters[0][0])
    fought.go_on(*DECIDED)
    assert told(fought.match, "splash-triggered") == [{"seat": 0, "card": "irradiate-1"}]
    assert battle_of(fought.match.state).splash != ()


@pytest.mark.rule("SC-REINF-07", "SC-KEY-23")
def test_a_reinforcement_cards_ability_ends_with_its_skirmish() -> None:
    fought = duel(
        Force("goliath", "terran-5", "defensive-matrix-1", support=["science-vessel"]),
        Force("zergling", "zerg-1"),
        (Force("goliath", "terran-12"), Force("hydralisk", "zerg-6")),
    ).answer(("skirmish", 1))
    health = [event["health"] for event in told(fought.match, "final-values") if event["seat"] == 0]
    assert health == [7 + 3, 7]
    assert "defensive-matrix-1" in fought.at(0, DISCARD)


@pytest.mark.rule("SC-REINF-08")
def test_a_lone_reinforcement_card_from_the_deck_is_replaced_until_a_standard_card_appears() -> None:
    position = Position(2).deck(0, "terran-18", "terran-2", "bunker-1")
    fought = lay_out(position, (Force("marine", "terran-17", blind=True), Force("zergling", "zerg-1")))
    fought.match = position.start(*COMPARED, draws=[(0, "terran-18"), (0, "bunker-1"), (0, "terran-2")])
    assert [event["card"] for event in told(fought.match, "card-rejected")] == ["terran-17", "terran-18", "bunker-1"]
    assert fought.values[0] == (5, 5)
    assert fought.match.state.card_id(fought.skirmish.standard[0]) == "terran-2"
    assert fought.skirmish.reinforcement[0] == -1


@pytest.mark.rule("SC-AMB-17", "SC-REINF-08")
def test_without_any_standard_card_both_values_are_zero() -> None:
    position = Position(2).deck(0, "terran-18").discarded(0, "bunker-1")
    fought = lay_out(
        position, (Force("marine", "terran-17", blind=True, support=["marine"]), Force("zergling", "zerg-1"))
    )
    fought.begin(*COMPARED)
    assert fought.values[0] == (0 + 1, 0)
    assert told(fought.match, "no-standard-card") == [{"seat": 0}]
    empty = lay_out(Position(2).deck(0), (Force("marine"), Force("zergling", "zerg-1"))).begin(*COMPARED)
    assert empty.values[0] == (0, 0)


@pytest.mark.rule("SC-REINF-09", "SC-KEY-08")
def test_eligibility_is_checked_before_anything_is_cancelled() -> None:
    own = Force("marine", "terran-1", "emp-shockwave-1", support=["science-vessel"])
    fought = compared(own, Force("zealot", "protoss-1", "psionic-storm-1"), factions=TERRAN_PROTOSS)
    assert told(fought.match, "card-rejected") == [{"seat": 1, "card": "psionic-storm-1"}]
    kinds = [event.rule for event in fought.match.events if event.kind == "card-rejected"]
    assert kinds == ["SC-REINF-03"], "there is no High Templar, so there is nothing left to cancel"


# Cancel


@pytest.mark.rule("SC-KEY-07")
def test_a_cancelled_card_is_discarded_without_effect() -> None:
    own = Force("marine", "terran-2", "emp-shockwave-1", support=["science-vessel"])
    other = Force("zealot", "protoss-1", "psionic-storm-1", support=["high-templar"])
    fought = compared(own, other, factions=TERRAN_PROTOSS)
    assert fought.values[1] == (6, 7)
    assert fought.at(1, DISCARD) == ["psionic-storm-1"]
    assert not fought.skirmish.splash


@pytest.mark.rule("SC-KEY-08")
def test_cancel_comes_before_other_abilities() -> None:
    other = Force("siege-tank", "terran-16", "terran-17", support=["science-vessel"])
    fought = compared(Force("zealot", "protoss-1"), other, factions=("aldaris", "mengsk"))
    assert fought.asked == [(1, "pay-cost")]
    own = Force("siege-tank", "terran-16", "emp-shockwave-1", support=["science-vessel"])
    cancelled = compared(own, Force("goliath", "terran-5", "terran-17"), factions=("raynor", "mengsk"))
    assert cancelled.asked == []
    assert cancelled.values[1] == (6, 7)


@pytest.mark.rule("SC-KEY-09")
def test_emp_shockwave_of_the_attacker_stops_hallucination() -> None:
    own = Force("marine", "terran-2", "emp-shockwave-1", support=["science-vessel"])
    other = Force("zealot", "protoss-1", "hallucination-1", support=["high-templar"])
    fought = compared(own, other, factions=TERRAN_PROTOSS)
    assert fought.at(1, DISCARD) == ["hallucination-1"]
    assert fought.at(0, DISCARD) == []
    assert fought.values == ((5, 5), (6, 7))


@pytest.mark.rule("SC-KEY-09", "SC-TIME-02")
def test_hallucination_of_the_attacker_comes_first() -> None:
    own = Force("zealot", "protoss-1", "hallucination-1", support=["high-templar"])
    other = Force("marine", "terran-2", "emp-shockwave-1", support=["science-vessel"])
    fought = compared(own, other, position=Position(2, factions=("aldaris", "mengsk")).hand(1, "terran-6"))
    assert fought.asked == [(1, "replace-card")]
    fought.answer(("cards", "terran-6"))
    assert fought.at(1, DISCARD) == ["terran-2"]
    assert fought.at(0, DISCARD) == ["hallucination-1"], "then EMP Shockwave, which has nothing to stop any more"
    assert fought.values == ((6, 7), (6, 4))


@pytest.mark.rule("SC-KEY-10")
def test_a_card_of_the_hand_that_replaces_another_is_seen_by_all_and_cannot_be_taken_back() -> None:
    own = Force("zealot", "protoss-1", "hallucination-1", support=["high-templar"])
    position = Position(2, factions=("aldaris", "mengsk")).hand(1, "terran-6")
    fought = compared(own, Force("marine", "terran-2"), position=position)
    assert fought.skirmish.standard[1] == NOTHING, "the cancelled card counts no more"
    fought.answer(("cards", "terran-6"))
    s = fought.match.state
    assert s.cards.is_known(s.card_number(1, "terran-6"), 0)
    assert not fought.match.can_undo(1)


@pytest.mark.rule("SC-KEY-10")
def test_a_cancelled_standard_card_is_replaced_from_hand_or_deck() -> None:
    def hallucinated(*cards: str) -> Position:
        return Position(2, factions=("aldaris", "mengsk")).hand(1, *cards).deck(1, "terran-9")

    own = Force("zealot", "protoss-1", "hallucination-1", support=["high-templar"])
    other = Force("marine", "terran-2", "bunker-1")
    fought = compared(own, other, position=hallucinated("terran-6", "terran-17"))
    assert fought.options == [("cards", "terran-6"), ("blind",)]
    fought.answer(("cards", "terran-6"))
    assert fought.match.state.card_id(fought.skirmish.standard[1]) == "terran-6"
    assert fought.match.state.card_id(fought.skirmish.reinforcement[1]) == "bunker-1"
    assert hand(fought.match, 1) == ["terran-17"]
    from_deck = compared(own, other, position=hallucinated("terran-6")).answer(("blind",))
    assert from_deck.match.state.card_id(from_deck.skirmish.standard[1]) == "terran-9"
    only_reinforcements = compared(own, other, position=hallucinated("terran-17"))
    assert only_reinforcements.options == [("blind",)], "asked all the same, for silence would tell"
    empty = compared(own, other, position=hallucinated())
    assert empty.asked == []
    assert empty.match.state.card_id(empty.skirmish.standard[1]) == "terran-9"


@pytest.mark.rule("SC-KEY-10", "SC-SKIRM-13")
def test_a_replacement_lies_on_its_own_skirmish_and_is_discarded_with_it() -> None:
    fought = duel(
        Force("zealot", "protoss-1"),
        Force("marine", "terran-2"),
        (Force("zealot", "protoss-3", "hallucination-1", support=["high-templar"]), Force("firebat", "terran-9")),
        position=Position(2, factions=("aldaris", "mengsk")).hand(1, "terran-6"),
    ).answer(("skirmish", 2), ("cards", "terran-6"))
    assert {"terran-9", "terran-6", "terran-2"} == set(fought.at(1, DISCARD))


@pytest.mark.rule("SC-AMB-16")
def test_a_reinforcement_card_as_replacement_is_discarded_and_the_next_one_drawn() -> None:
    position = Position(2, factions=("aldaris", "mengsk")).deck(1, "terran-17", "terran-9")
    own = Force("zealot", "protoss-1", "hallucination-1", support=["high-templar"])
    fought = lay_out(position, (own, Force("marine", "terran-2")))
    fought.match = position.start(*COMPARED, draws=[(1, "terran-17"), (1, "terran-9")])
    assert [event["card"] for event in told(fought.match, "card-rejected")] == ["terran-2", "terran-17"]
    assert fought.match.state.card_id(fought.skirmish.standard[1]) == "terran-9"


@pytest.mark.rule("SC-KEY-30")
def test_a_cancelled_card_destroys_nothing() -> None:
    own = Force("marine", "terran-2", "emp-shockwave-1", support=["science-vessel"])
    other = Force("zergling", "burrow-3", "spawn-broodling-1", support=["queen"])
    fought = duel(own, other, steps=(("skirmishes",),))
    assert fought.left(0) == {"marine": 1, "science-vessel": 1}


# Vs., gain, and costs


@pytest.mark.rule("SC-KEY-11")
def test_a_benefit_before_vs_needs_that_front_line_unit() -> None:
    assert compared(Force("marine", "terran-2"), Force("mutalisk", "zerg-15")).values[0] == (6, 5)
    assert compared(Force("marine", "terran-2"), Force("zergling", "zerg-1")).values[0] == (5, 5)


@pytest.mark.rule("SC-KEY-12")
def test_opposing_supporters_do_not_count_for_vs() -> None:
    fought = compared(Force("marine", "terran-2"), Force("zergling", "zerg-1", support=["mutalisk", "queen"]))
    assert fought.values[0] == (5, 5)


@pytest.mark.rule("SC-KEY-17")
def test_an_assist_unit_in_the_front_line_uses_minor_values() -> None:
    fought = compared(Force("science-vessel", "terran-13"), Force("zergling", "zerg-1"))
    assert fought.values[0] == (2, 5)


@pytest.mark.rule("SC-KEY-17")
def test_even_if_an_icon_matches_an_assist_unit_has_minor_values_though_the_text_works() -> None:
    fought = compared(Force("marine", "terran-2"), Force("defiler", "burrow-1"))
    assert fought.values[1] == (4, 6)
    assert fought.skirmish.cloaked[1] != 0


@pytest.mark.rule("SC-KEY-18")
def test_a_siege_tank_gains_what_its_card_says_and_a_goliath_does_not() -> None:
    assert compared(Force("siege-tank", "terran-13"), Force("zergling", "zerg-1")).values[0] == (8, 8)
    assert compared(Force("goliath", "terran-13"), Force("zergling", "zerg-1")).values[0] == (7, 8)


@pytest.mark.rule("SC-KEY-18")
def test_a_cost_is_paid_only_by_who_wants_to_and_can() -> None:
    def repair(pool: int) -> Position:
        return Position(2, factions=("mengsk", "overmind")).workers(0, pool)

    own, other = Force("goliath", "terran-5", "terran-17"), Force("zergling", "zerg-1")
    paid = compared(own, other, position=repair(2))
    assert paid.asked == [(0, "pay-cost")]
    paid.answer(("yes",))
    assert paid.values[0] == (6, 8)
    assert (paid.match.state.pool[0], paid.match.state.unavailable[0]) == (1, 1)
    declined = compared(own, other, position=repair(2)).answer(("no",))
    assert declined.values[0] == (6, 7)
    assert declined.match.state.pool[0] == 2
    assert compared(own, other, position=repair(0)).asked == []


def test_the_final_values_are_told_with_their_parts() -> None:
    own = Force("siege-tank", "terran-13", support=["marine"])
    fought = compared(own, Force("zergling", "zerg-3"))
    assert told(fought.match, "final-values")[0] == {
        "seat": 0,
        "attack": 9,
        "health": 8,
        "card_attack": 7,
        "card_health": 8,
        "support": 1,
        "more_attack": 1,
        "more_health": 0,
    }


def test_a_card_may_be_worth_its_return_to_the_technology_deck() -> None:
    """No card of the base game has this price; a pack may."""
    fought = compared(Force("marine", "stim-packs-1"), Force("zergling", "zerg-3"))
    s = fought.match.state
    card = fought.skirmish.standard[0]
    clause = Clause(SKIRMISH, COMPARE, ReturnToTechnology(), (Health(2),), "all", None, None, ())
    paying = pay_cost(s, 0, card, clause)
    question = next(paying)
    assert isinstance(question, Decision)
    assert question.options == [("yes",), ("no",)]
    with pytest.raises(StopIteration) as paid:
        paying.send(("yes",))
    assert paid.value.value is True
    fought.go_on(*DECIDED)
    assert "stim-packs-1" in fought.at(0, TECHNOLOGY)


# Return to the Technology deck, play area


@pytest.mark.rule("SC-KEY-19", "SC-KEY-20")
def test_nuke_goes_back_to_the_technology_deck_after_use() -> None:
    fought = duel(Force("ghost", "nuke-1"), Force("hydralisk", "zerg-5"), steps=(("skirmishes",),))
    assert fought.at(0, DISCARD) == []
    assert "nuke-1" in fought.at(0, TECHNOLOGY)
    s = fought.match.state
    assert s.technology_copies(0, s.catalog.technology_number["nuke"]) == [s.card_number(0, "nuke-1")]
    unused = duel(Force("marine", "nuke-1"), Force("zergling", "zerg-1"), steps=(("skirmishes",),))
    assert unused.at(0, DISCARD) == ["nuke-1"], "without a Ghost it was not used"


@pytest.mark.rule("SC-KEY-22")
def test_a_card_in_the_play_area_works_without_being_drawn() -> None:
    position = Position(2, factions=ZERG_FIRST).in_play(0, "metabolic-boost-1")
    fought = compared(Force("zergling", "zerg-1"), Force("marine", "terran-2"), position=position)
    assert fought.values[0] == (6, 3 + 2)
    assert fought.at(0, HAND) == []


# Timing


@pytest.mark.rule("SC-TIME-01")
def test_nuke_strikes_at_the_end_of_the_destroy_units_step() -> None:
    fought = duel(
        Force("ghost", "nuke-1"),
        Force("hydralisk", "zerg-5"),
        (Force("marine", "terran-1"), Force("hydralisk", "zerg-4")),
    ).answer(("skirmish", 1), ("lose", "hydralisk", 1, "front"))
    kinds = [event.kind for event in fought.match.events]
    assert kinds.index("final-values") < kinds.index("text-resolved") < kinds.index("unit-destroyed")


@pytest.mark.rule("SC-TIME-02")
def test_texts_of_the_attacker_come_before_those_of_the_defender() -> None:
    """Two Scourges: the attacker's strikes first and takes the defender's with it, which then strikes no more."""
    position = Position(2, factions=("overmind", "queen-of-blades"))
    fought = duel(Force("scourge", "zerg-10"), Force("scourge", "zerg-11"), position=position)
    assert told(fought.match, "text-resolved")[0]["card"] == "zerg-10"
    assert [event["seat"] for event in told(fought.match, "unit-destroyed")] == [0, 1]


@pytest.mark.rule("SC-TIME-04")
def test_a_player_chooses_the_order_of_his_own_texts() -> None:
    own = Force("scourge", "zerg-10", "spawn-broodling-1", support=["queen"])
    other = Force("wraith", "terran-3", support=["marine", "firebat"])
    fought = duel(own, other, factions=ZERG_FIRST, steps=(("skirmishes",),))
    assert (fought.asked, fought.options) == ([(0, "text-order")], [("use", "spawn-broodling-1"), ("use", "zerg-10")])
    fought.answer(("use", "zerg-10"))
    assert [event["card"] for event in told(fought.match, "text-resolved")] == ["zerg-10", "spawn-broodling-1"]
    assert fought.asked == [(1, "text-loss")]


# Scourge


@pytest.mark.rule("SC-ERR-01")
def test_a_surviving_scourge_dies_and_takes_a_flying_unit_with_it_without_splash() -> None:
    fought = duel(Force("scourge", "zerg-11"), Force("battlecruiser", "terran-3"), factions=ZERG_FIRST)
    assert fought.told_values == [
        (0, 5, 6),
        (1, 4, 3),
    ]
    assert fought.left(0) == fought.left(1) == {}


@pytest.mark.rule("SC-ERR-01")
def test_a_destroyed_scourge_takes_nobody_with_it() -> None:
    fought = duel(Force("scourge", "zerg-10"), Force("battlecruiser", "terran-16"), factions=ZERG_FIRST)
    assert fought.left(1) == {"battlecruiser": 1}


@pytest.mark.rule("SC-ERR-01")
def test_a_ground_unit_survives_the_scourge() -> None:
    fought = duel(Force("scourge", "zerg-11"), Force("siege-tank", "terran-3"), factions=ZERG_FIRST)
    assert (fought.left(0), fought.left(1)) == ({}, {"siege-tank": 1})


@pytest.mark.rule("SC-ERR-01", "SC-SKIRM-06")
def test_without_its_icon_the_scourge_card_does_nothing() -> None:
    other = duel(
        Force("zergling", "zerg-10"), Force("wraith", "terran-3"), factions=ZERG_FIRST, steps=(("skirmishes",),)
    )
    assert told(other.match, "text-resolved") == []


@pytest.mark.rule("SC-KEY-26")
def test_stasis_field_changes_values_only_so_the_scourge_strikes() -> None:
    own = Force("scout", "protoss-8", "stasis-field-1", support=["arbiter"])
    fought = duel(own, Force("scourge", "zerg-10"), factions=("tassadar", "overmind"), steps=(("skirmishes",),))
    assert fought.told_values == [
        (0, 0, 8),
        (1, 0, 5),
    ]
    assert (fought.left(0), fought.left(1)) == ({"arbiter": 1}, {})

"""Battle step 7: how a skirmish is resolved; values, targets and support."""

from __future__ import annotations

import pytest

from orrery.games.starcraft.catalog import load_catalog
from orrery.games.starcraft.effects.conditions import battle_of
from orrery.games.starcraft.ruleset import SKIRMISH as STEPS
from orrery.games.starcraft.values import DISCARD, SUPPLY
from tests.games.starcraft.fighting import AFTERMATH, AREA, Force, compared, duel, lay_out
from tests.games.starcraft.position import Position, told

CATALOG = load_catalog()
ZERG_FIRST = ("overmind", "mengsk")


# Order


@pytest.mark.rule("SC-SKIRM-01")
def test_the_attacker_chooses_each_next_skirmish() -> None:
    pair = (Force("marine", "terran-1"), Force("zergling", "zerg-1"))
    second = (Force("firebat", "terran-9"), Force("hydralisk", "zerg-4"))
    third = (Force("goliath", "terran-5"), Force("ultralisk", "zerg-7"))
    fought = duel(*pair, second, third)
    assert (fought.asked, fought.options) == ([(0, "skirmish")], [("skirmish", 1), ("skirmish", 2), ("skirmish", 3)])
    fought.answer(("skirmish", 2))
    assert fought.options == [("skirmish", 1), ("skirmish", 3)]
    fought.answer(("skirmish", 3))
    assert fought.match.over
    assert [event["skirmish"] for event in told(fought.match, "skirmish-begins")] == [2, 3, 1]


@pytest.mark.rule("SC-SKIRM-02")
def test_a_skirmish_is_revealed_compared_and_then_decided() -> None:
    assert [step[0] for step in STEPS] == [
        "choose_skirmish",
        "reveal",
        "cancel",
        "compare",
        "destroy_units",
        "end_of_destroy",
        "discard_cards",
    ]
    kinds = [event.kind for event in duel(Force("marine", "terran-1"), Force("zergling", "zerg-1")).match.events]
    assert kinds.index("cards-revealed") < kinds.index("final-values") < kinds.index("unit-destroyed")


@pytest.mark.rule("SC-SKIRM-03")
def test_all_cards_of_the_skirmish_are_revealed_and_only_those() -> None:
    fought = lay_out(
        Position(2, factions=("mengsk", "overmind")),
        (Force("goliath", "terran-5", "terran-17"), Force("zergling", "zerg-1", blind=True)),
        (Force("marine", "terran-1"), Force("zergling", "zerg-2")),
    ).begin(("choose_skirmish",), ("reveal",))
    fought.answer(("skirmish", 1))
    s = fought.match.state
    shown = [s.card_number(0, "terran-5"), s.card_number(0, "terran-17"), s.card_number(1, "zerg-1")]
    assert all(s.cards.is_known(card, None) for card in shown)
    assert not s.cards.is_known(s.card_number(0, "terran-1"), 1)
    assert not s.cards.is_known(s.card_number(1, "zerg-2"), 0)


# Values


@pytest.mark.rule("SC-SKIRM-04", "SC-SKIRM-05")
def test_major_values_with_a_matching_icon_and_minor_ones_without() -> None:
    matching = compared(Force("goliath", "terran-5"), Force("zergling", "zerg-1"))
    assert matching.values == ((6, 7), (6, 3))
    assert matching.skirmish.matched == (True, True)
    other = compared(Force("marine", "terran-5"), Force("hydralisk", "zerg-1"))
    assert other.values == ((1, 6), (4, 3))
    assert other.skirmish.matched == (False, False)


@pytest.mark.rule("SC-SKIRM-06", "SC-KEY-18")
def test_a_standard_cards_text_works_only_with_a_matching_icon_and_then_always() -> None:
    with_text = compared(Force("goliath", "terran-5"), Force("mutalisk", "zerg-14"))
    assert with_text.values[0] == (8, 7), "+2 attack against a flying unit, unasked"
    unmatched = compared(Force("wraith", "terran-5"), Force("mutalisk", "zerg-14"))
    assert unmatched.values[0] == (1, 6)


@pytest.mark.rule("SC-SKIRM-07", "SC-KEY-18")
def test_the_four_sums() -> None:
    protoss = Force("dragoon", "protoss-5", "singularity-charge-1", support=["zealot", "zealot", "dragoon"])
    fought = compared(protoss, Force("mutalisk", "zerg-15"), factions=("tassadar", "overmind"))
    # 6 of the card, 1 of its text against flying, 1 of the reinforcement card, 1 of the dragoon that can aim at it
    assert fought.values[0] == (9, 6)


@pytest.mark.rule("SC-SKIRM-08")
def test_support_adds_to_attack_only() -> None:
    alone = compared(Force("marine", "terran-2"), Force("zergling", "zerg-1")).values[0]
    supported = compared(
        Force("marine", "terran-2", support=["siege-tank", "marine"]), Force("zergling", "zerg-1")
    ).values[0]
    assert supported == (alone[0] + 3, alone[1])


@pytest.mark.rule("SC-SKIRM-09")
@pytest.mark.parametrize(("card", "strong"), [("terran-9", True), ("terran-8", False)])
def test_attack_must_reach_health(card: str, strong: bool) -> None:
    """A zealot card with health 5, 6 or 7 against attack 6."""
    zealot = "protoss-2" if strong else "protoss-1"
    fought = compared(Force("firebat", card), Force("zealot", zealot), factions=("mengsk", "tassadar"))
    assert fought.skirmish.attack[0] == 6
    assert fought.skirmish.sufficient[0] is strong


@pytest.mark.rule("SC-SKIRM-09")
def test_equal_is_enough() -> None:
    fought = duel(Force("marine", "terran-6"), Force("hydralisk", "zerg-5"))
    assert [event["attack"] for event in told(fought.match, "final-values")] == [6, 5]
    assert fought.left(1) == {}


@pytest.mark.rule("SC-SKIRM-10")
@pytest.mark.parametrize(
    ("own", "other", "left"),
    [
        (("marine", "terran-1"), ("zergling", "zerg-1"), ({}, {})),
        (("goliath", "terran-5"), ("zergling", "zerg-1"), ({"goliath": 1}, {})),
        (("marine", "terran-2"), ("ultralisk", "zerg-9"), ({}, {"ultralisk": 1})),
        (("marine", "terran-2"), ("zergling", "burrow-3"), ({"marine": 1}, {"zergling": 1})),
    ],
)
def test_both_one_or_neither_is_destroyed(
    own: tuple[str, str], other: tuple[str, str], left: tuple[dict[str, int], dict[str, int]]
) -> None:
    fought = duel(Force(*own), Force(*other), steps=(("skirmishes",),))
    assert (fought.left(0), fought.left(1)) == left


@pytest.mark.rule("SC-SKIRM-11")
def test_one_unit_at_most_is_destroyed_by_the_comparison() -> None:
    fought = duel(
        Force("ultralisk", "zerg-9", support=["ultralisk"]),
        Force("marine", "terran-1", support=["marine", "marine"]),
        factions=ZERG_FIRST,
        area="pridewater-1",
    )
    assert fought.left(1, "pridewater-1") == {"marine": 2}


@pytest.mark.rule("SC-SKIRM-12")
def test_what_was_fixed_stays_when_the_matching_unit_is_gone() -> None:
    fought = duel(Force("siege-tank", "siege-mode-1"), Force("ultralisk", "chitinous-plating-1"))
    assert fought.left(0) == fought.left(1) == {}
    assert told(fought.match, "splash-triggered") == [{"seat": 0, "card": "siege-mode-1"}]


@pytest.mark.rule("SC-SKIRM-13")
def test_the_cards_of_a_resolved_skirmish_are_discarded() -> None:
    fought = duel(
        Force("goliath", "terran-5", "terran-17"),
        Force("zergling", "zerg-1", "zerg-17"),
        (Force("marine", "terran-1"), Force("zergling", "zerg-2")),
    ).answer(("skirmish", 1), ("no",))
    assert sorted(fought.at(0, DISCARD)) == ["terran-1", "terran-17", "terran-5"]
    assert sorted(fought.at(1, DISCARD)) == ["zerg-1", "zerg-17", "zerg-2"]


@pytest.mark.rule("SC-SKIRM-14")
def test_destroyed_units_go_back_to_the_pool_at_once() -> None:
    fought = lay_out(
        Position(2, factions=("mengsk", "overmind")),
        (Force("goliath", "terran-5"), Force("zergling", "zerg-1")),
    ).begin(("choose_skirmish",), ("reveal",), ("cancel",), ("compare",), ("destroy_units",))
    s = fought.match.state
    unit = fought.skirmish.front[1]
    assert s.unit_area[unit] == SUPPLY
    assert unit in s.supply_of(1, CATALOG.unit_number["zergling"])


@pytest.mark.rule("SC-SKIRM-15")
def test_a_matching_supporter_does_not_give_major_values() -> None:
    fought = compared(Force("marine", "terran-5", support=["goliath"]), Force("zergling", "zerg-1"))
    assert fought.values[0] == (1 + 1, 6)


@pytest.mark.rule("SC-SKIRM-16")
def test_plague_gives_strength_but_no_target() -> None:
    weak = Force("zergling", "burrow-1", "plague-1", support=["defiler"])
    fought = duel(weak, Force("battlecruiser", "terran-16"), factions=ZERG_FIRST)
    assert told(fought.match, "final-values")[0]["attack"] == 0
    assert fought.left(1) == {"battlecruiser": 1}, "a zergling cannot reach it"
    grounded = duel(
        Force("mutalisk", "zerg-14", "plague-1", support=["defiler"]),
        Force("siege-tank", "terran-16"),
        factions=ZERG_FIRST,
    )
    assert grounded.left(1) == {}
    assert told(grounded.match, "splash-triggered") == [{"seat": 0, "card": "zerg-14"}]


# Support


@pytest.mark.rule("SC-SUPP-01")
def test_support_counts_only_from_who_can_target_the_opposing_front_line_unit() -> None:
    ground = compared(Force("marine", "terran-2", support=["firebat"]), Force("zergling", "zerg-1"))
    flying = compared(Force("marine", "terran-2", support=["firebat"]), Force("mutalisk", "zerg-15"))
    assert ground.values[0][0] == 5 + 1
    assert flying.values[0][0] == 5 + 1, "the card's text against flying units, and nothing of the firebat"


@pytest.mark.rule("SC-SUPP-02")
def test_who_cannot_target_is_still_part_of_the_skirmish() -> None:
    fought = compared(Force("marine", "terran-2", support=["firebat"]), Force("mutalisk", "zerg-15"))
    assert [len(units) for units in fought.skirmish.supporters] == [1, 0]
    zerg = compared(
        Force("mutalisk", "zerg-14", "zerg-17", support=["zergling"]), Force("wraith", "terran-11"), factions=ZERG_FIRST
    )
    assert zerg.values[0][0] == 7 + 1, "Swarm wants any supporting unit"


@pytest.mark.rule("SC-SUPP-03", "SC-SUPP-04")
def test_support_values_add_up() -> None:
    fought = compared(
        Force("zergling", "zerg-1", support=["zergling", "hydralisk", "ultralisk"]),
        Force("marine", "terran-1"),
        factions=ZERG_FIRST,
    )
    assert fought.values[0] == (6 + 1 + 1 + 2, 3)


# Ground and flying units


@pytest.mark.rule("SC-TARGET-01", "SC-TARGET-02")
def test_every_unit_is_ground_or_flying_and_aims_at_one_both_or_none() -> None:
    assert CATALOG.ground_units & CATALOG.flying_units == 0
    assert CATALOG.ground_units | CATALOG.flying_units == CATALOG.all_units
    number = CATALOG.unit_number
    assert CATALOG.targets[number["siege-tank"]] == CATALOG.ground_units
    assert CATALOG.targets[number["marine"]] == CATALOG.all_units
    assert CATALOG.targets[number["science-vessel"]] == 0


@pytest.mark.rule("SC-TARGET-03")
def test_strength_and_aim_destroy_the_front_line_unit() -> None:
    fought = duel(Force("goliath", "terran-5"), Force("mutalisk", "zerg-15"))
    assert fought.left(1) == {}


@pytest.mark.rule("SC-TARGET-04", "SC-TARGET-05")
def test_a_supporter_is_destroyed_instead_of_its_owners_choice() -> None:
    fought = duel(
        Force("siege-tank", "terran-13"),
        Force("mutalisk", "zerg-15", support=["zergling", "ultralisk", "queen"]),
        area="pridewater-1",
    )
    assert fought.asked == [(1, "support-loss")]
    assert fought.options == [("lose", "zergling", 1), ("lose", "ultralisk", 1)], "the queen flies"
    fought.answer(("lose", "ultralisk", 1))
    assert fought.left(1, "pridewater-1") == {"zergling": 1, "queen": 1, "mutalisk": 1}


@pytest.mark.rule("SC-TARGET-06")
def test_strength_without_any_target_destroys_nothing() -> None:
    fought = duel(Force("siege-tank", "terran-13"), Force("mutalisk", "zerg-13", support=["queen"]))
    assert fought.left(1) == {"queen": 1, "mutalisk": 1}


@pytest.mark.rule("SC-TARGET-07")
def test_what_supporters_can_target_does_not_matter() -> None:
    fought = duel(Force("siege-tank", "terran-13", support=["marine", "goliath"]), Force("mutalisk", "zerg-13"))
    assert fought.left(1) == {"mutalisk": 1}


# Special orders and Air Support


@pytest.mark.rule("SC-SPEC-06")
def test_a_special_order_adds_one_attack_for_the_attacker() -> None:
    plain = compared(Force("marine", "terran-2"), Force("zergling", "zerg-1"))
    special = compared(Force("marine", "terran-2"), Force("zergling", "zerg-1"), special=True)
    assert special.values == ((plain.values[0][0] + 1, plain.values[0][1]), plain.values[1])


@pytest.mark.rule("SC-MOD-08", "SC-MOD-12", "SC-MOD-13")
@pytest.mark.parametrize("seat", [0, 1])
def test_air_support_helps_either_side_at_its_base_against_flying_units(seat: int) -> None:
    def attack(own: Force, other: Force, base: int, area: str = "torus-4") -> int:
        position = Position(2, factions=("mengsk", "overmind")).base(base, area).module(seat, air_support=1)
        return compared(own, other, position=position, area="torus-4").values[seat][0]

    flying = (Force("wraith", "terran-11"), Force("mutalisk", "zerg-15"))
    ground = (Force("marine", "terran-6"), Force("hydralisk", "zerg-6"))
    without = attack(*flying, base=1 - seat)
    assert attack(*flying, base=seat) == without + 1
    assert attack(*ground, base=seat) == attack(*ground, base=1 - seat)


@pytest.mark.rule("SC-MOD-08")
def test_a_base_without_air_support_is_no_help() -> None:
    position = Position(2, factions=("mengsk", "overmind")).base(0, "torus-4").module(1, air_support=1)
    fought = compared(Force("marine", "terran-6"), Force("mutalisk", "zerg-15"), position=position, area="torus-4")
    assert fought.values[0][0] == 6


@pytest.mark.rule("SC-MOD-08")
def test_air_support_far_from_the_base_is_no_help() -> None:
    position = Position(2, factions=("mengsk", "overmind")).module(0, air_support=1)
    fought = compared(Force("marine", "terran-6"), Force("mutalisk", "zerg-15"), position=position)
    assert fought.values[0][0] == 6


# Losses in other skirmishes


def test_a_lost_front_line_unit_is_replaced_by_a_supporter_or_the_skirmish_is_called_off() -> None:
    fought = lay_out(
        Position(2, factions=("mengsk", "overmind")),
        (Force("marine", "terran-1"), Force("zergling", "zerg-1", support=["hydralisk", "queen", "ultralisk"])),
        (Force("firebat", "terran-6"), Force("zergling", "zerg-2")),
    )
    s = fought.position.state
    for skirmish in battle_of(s).skirmishes:
        s.area_units[s.catalog.area_number[AREA]] &= ~(1 << skirmish.front[1])
        s.unit_area[skirmish.front[1]] = SUPPLY
    fought.begin(*AFTERMATH)
    assert told(fought.match, "skirmish-called-off") == [{"skirmish": 2}]
    assert "terran-6" in fought.at(0, DISCARD)
    assert fought.asked == [(1, "front")]
    assert fought.options == [("front", "hydralisk"), ("front", "ultralisk")], "assist units come last"
    fought.answer(("front", "ultralisk"))
    assert [event["seat"] for event in told(fought.match, "final-values")] == [0, 1]

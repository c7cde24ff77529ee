"""Cloaking, withdrawal and detectors."""

from __future__ import annotations

import pytest

from tests.games.starcraft.fighting import AREA, Force, Fought, compared, duel
from tests.games.starcraft.position import Position, told

BURROWED = Force("hydralisk", "burrow-1")
STRONG = Force("goliath", "terran-5")


def defended(other: Force = BURROWED, own: Force = STRONG, position: Position | None = None) -> Fought:
    """Terrans that destroy a cloaked defender."""
    return duel(own, other, position=position)


@pytest.mark.rule("SC-KEY-01")
def test_the_owner_of_a_cloaked_unit_may_withdraw_it() -> None:
    fought = defended()
    assert fought.asked == [(1, "withdraw")]
    assert fought.match.decision(1).about == {"unit": "hydralisk"}
    fought.answer(("withdraw", "torus-4"))
    assert fought.left(1, "torus-4") == {"hydralisk": 1}
    assert fought.left(1) == {}
    assert told(fought.match, "unit-destroyed") == []


@pytest.mark.rule("SC-KEY-01", "SC-KEY-03")
def test_who_declines_loses_the_unit() -> None:
    fought = defended().answer(("none",))
    assert [event["unit"] for event in told(fought.match, "unit-destroyed")] == ["hydralisk"]
    assert fought.left(1, "torus-4") == {}


@pytest.mark.rule("SC-KEY-02")
def test_withdrawal_goes_to_friendly_or_empty_areas_of_the_active_planet() -> None:
    position = Position(2).units(1, "torus-4", zergling=1).transport(1, "torus", "helios").units(0, "torus-2", marine=1)
    fought = defended(position=position)
    assert fought.options == [("withdraw", "torus-4"), ("none",)]


@pytest.mark.rule("SC-KEY-03", "SC-LIMIT-03")
def test_a_full_area_takes_nobody_and_without_any_area_the_unit_is_destroyed() -> None:
    position = Position(2).units(1, "torus-4", zergling=2).units(0, "torus-2", marine=1)
    fought = defended(position=position)
    assert fought.match.over
    assert [event["unit"] for event in told(fought.match, "unit-destroyed")] == ["hydralisk"]


@pytest.mark.rule("SC-KEY-04", "SC-KEY-23")
def test_cloaking_from_a_card_lasts_for_its_skirmish_only() -> None:
    fought = duel(
        STRONG,
        Force("hydralisk", "burrow-1", support=["hydralisk"]),
        (Force("goliath", "terran-11"), Force("hydralisk", "zerg-4")),
    ).answer(("skirmish", 1), ("withdraw", "torus-4"))
    assert [event["unit"] for event in told(fought.match, "unit-destroyed")] == ["hydralisk"]
    assert [event.kind for event in fought.match.events].count("withdrew") == 1


@pytest.mark.rule("SC-KEY-01")
def test_burrow_covers_supporting_units_too() -> None:
    other = Force("hydralisk", "burrow-1", support=["zergling", "defiler", "ultralisk"])
    fought = compared(STRONG, other)
    names = fought.match.state.catalog.unit_ids
    cloaked = {names[kind] for kind in range(len(names)) if fought.skirmish.cloaked[1] >> kind & 1}
    assert cloaked == {"zergling", "hydralisk", "defiler"}


@pytest.mark.rule("SC-KEY-05")
@pytest.mark.parametrize(
    "own",
    [
        Force("goliath", "terran-5", support=["science-vessel"]),
        Force("siege-tank", "terran-16", support=["marine", "science-vessel"]),
    ],
)
def test_a_detector_cancels_cloaking(own: Force) -> None:
    fought = defended(own=own)
    assert fought.match.over
    assert [event["unit"] for event in told(fought.match, "unit-destroyed")] == ["hydralisk"]


@pytest.mark.rule("SC-KEY-05")
def test_a_card_can_be_a_detector() -> None:
    own = Force("zergling", "zerg-1", "ensnare-1", support=["queen"])
    other = Force("ghost", "terran-3", "cloaking-field-1")
    assert compared(own, other, factions=("overmind", "mengsk")).skirmish.cloaked == (0, 0)
    plain = compared(Force("zergling", "zerg-1"), other, factions=("overmind", "mengsk"))
    assert plain.skirmish.cloaked[1] != 0


@pytest.mark.rule("SC-KEY-06")
def test_a_detector_in_one_skirmish_is_no_help_in_another() -> None:
    fought = duel(
        Force("goliath", "terran-5"),
        Force("hydralisk", "burrow-1"),
        (Force("marine", "terran-1", support=["science-vessel"]), Force("zergling", "zerg-1")),
    ).answer(("skirmish", 1))
    assert fought.asked == [(1, "withdraw")]


@pytest.mark.rule("SC-MOD-07", "SC-KEY-31")
@pytest.mark.parametrize("side", [0, 1])
def test_air_support_makes_everyone_at_the_base_a_detector(side: int) -> None:
    """For the attacker as for the defender; the cloaked unit is the other's."""
    position = Position(2, factions=("mengsk", "overmind") if side == 0 else ("overmind", "mengsk"))
    position.base(side, "torus-4").module(side, air_support=1)
    pair = (STRONG, BURROWED) if side == 0 else (BURROWED, STRONG)
    assert compared(*pair, position=position, area="torus-4").skirmish.cloaked == (0, 0)
    elsewhere = Position(2, factions=("mengsk", "overmind")).module(0, air_support=1)
    assert compared(STRONG, BURROWED, position=elsewhere).skirmish.cloaked[1] != 0


@pytest.mark.rule("SC-KEY-24")
def test_cloaking_saves_from_texts_that_destroy() -> None:
    """Spawn Broodling against a Ghost whose side has Cloaking Field; the owner may choose the cloaked unit."""
    own = Force("zergling", "burrow-1", "spawn-broodling-1", support=["queen"])
    other = Force("marine", "terran-1", "cloaking-field-1", support=["ghost"])
    fought = duel(own, other, factions=("overmind", "mengsk"))
    while fought.asked != [(1, "text-loss")]:
        fought.answer(fought.options[-1])
    assert fought.options == [("lose", "marine", 1, "front"), ("lose", "ghost", 1)]
    fought.answer(("lose", "ghost", 1))
    assert fought.asked == [(1, "withdraw")]
    fought.answer(("withdraw", "torus-4"))
    assert fought.left(1, "torus-4") == {"ghost": 1}


@pytest.mark.rule("SC-KEY-24", "SC-ERR-01")
def test_a_cloaked_unit_withdraws_from_the_scourge() -> None:
    other = Force("wraith", "terran-3", "cloaking-field-1")
    fought = duel(Force("scourge", "zerg-11"), other, factions=("overmind", "mengsk"))
    assert fought.asked == [(1, "withdraw")]
    fought.answer(("withdraw", "torus-4"))
    assert (fought.left(0), fought.left(1, "torus-4")) == ({}, {"wraith": 1})


@pytest.mark.rule("SC-KEY-25")
def test_nuke_strikes_if_its_ghost_withdrew_and_not_if_it_was_destroyed() -> None:
    def nuked(*answers: tuple[str, ...]) -> Fought:
        own = Force("ghost", "nuke-1", "cloaking-field-1")
        return duel(own, Force("ultralisk", "zerg-7")).answer(*answers)

    fought = nuked()
    assert fought.asked == [(0, "withdraw")]
    assert nuked(("withdraw", "torus-4")).left(1) == {}
    assert nuked(("none",)).left(1) == {"ultralisk": 1}


@pytest.mark.rule("SC-SPLASH-05")
def test_destroying_a_cloaked_unit_triggers_splash_although_it_withdraws() -> None:
    fought = duel(Force("siege-tank", "siege-mode-1"), BURROWED).answer(("withdraw", "torus-4"))
    assert told(fought.match, "splash-triggered") == [{"seat": 0, "card": "siege-mode-1"}]
    assert fought.left(1, "torus-4") == {"hydralisk": 1}


@pytest.mark.rule("SC-SPLASH-15")
def test_a_unit_that_has_withdrawn_is_out_of_reach_of_splash() -> None:
    fought = duel(Force("siege-tank", "siege-mode-1"), BURROWED).answer(("withdraw", "torus-4"))
    assert fought.left(1, "torus-4") == {"hydralisk": 1}
    assert told(fought.match, "unit-destroyed") == []
    assert fought.left(1, AREA) == {}

"""The worked examples of the rulebook's chapters on combat, with their numbers."""

from __future__ import annotations

import pytest

from orrery.games.starcraft.effects.conditions import battle_of
from orrery.games.starcraft.values import SPLASH
from tests.games.starcraft.fighting import AREA, Force, battle, compared, duel
from tests.games.starcraft.position import Position, told

OVERMIND_MENGSK = ("overmind", "mengsk")
MENGSK_OVERMIND = ("mengsk", "overmind")


@pytest.mark.rule("SC-BATTLE-08", "SC-BATTLE-11", "SC-BATTLE-12", "SC-BATTLE-15", "SC-BATTLE-18")
def test_the_overmind_attacks_mengsk_pages_26_to_29() -> None:
    """Four units against two: a Zergling meets the Firebat, the Ultralisk the Siege Tank, two Zerglings support."""
    position = Position(2, factions=OVERMIND_MENGSK).units(0, AREA, zergling=3, ultralisk=1)
    position.units(1, AREA, firebat=1, siege_tank=1).hand(0, "zerg-3", "zerg-9").hand(1, "terran-9", "terran-13")
    fought = battle(position)
    assert fought.options == [("pair", "ultralisk", "firebat"), ("pair", "zergling", "firebat")]
    fought.answer(("pair", "zergling", "firebat"), ("pair", "ultralisk", "siege-tank"))
    assert fought.options == [("support", "zergling", 1), ("support", "zergling", 2)]
    fought.answer(("support", "zergling", 1), ("support", "zergling", 2))
    skirmishes = battle_of(fought.match.state).skirmishes
    assert [len(skirmish.supporters[0]) for skirmish in skirmishes] == [1, 1]
    assert len(skirmishes) == 2
    # the 4/5 Zergling card and an Ultralisk card of 8 attack and 9 health, with its text
    fought.answer(("cards", "zerg-3"), ("cards", "zerg-9"), ("cards", "terran-9"), ("cards", "terran-13"))
    fought.answer(("skirmish", 1))
    values = [(event["seat"], event["attack"], event["health"]) for event in told(fought.match, "final-values")]
    assert values[0] == (0, 4 + 1, 5), "a supporting Zergling adds one"
    assert values[2] == (0, 8 + 1, 9), "in the other skirmish too"
    assert values[1] == (1, 6, 5)
    assert values[3] == (1, 8, 8)


@pytest.mark.rule("SC-SKIRM-07", "SC-SUPP-04")
def test_determining_final_combat_values_page_31() -> None:
    """A Siege Tank with a Marine's support and the 7/8 Goliath and Siege Tank card: 9 attack, 8 health."""
    own = Force("siege-tank", "terran-13", support=["marine"])
    fought = compared(own, Force("zergling", "zerg-3"), factions=MENGSK_OVERMIND)
    assert fought.values[0] == (7 + 1 + 1, 8)


@pytest.mark.rule("SC-SKIRM-09")
def test_determining_sufficient_strength_page_33() -> None:
    """Attack 9 against health 6 is sufficient; the Zerg attack is below the Terran health."""
    fought = compared(Force("siege-tank", "siege-mode-2"), Force("hydralisk", "zerg-6"), factions=MENGSK_OVERMIND)
    assert (fought.skirmish.attack, fought.skirmish.health) == ((9, 6), (8, 6))
    assert fought.skirmish.sufficient == (True, False)


def siege_tank_and_mutalisk(*support: str) -> tuple[Force, Force]:
    """Siege Tank 7/8 (the 7/7 card gives it one health more) against a Mutalisk 7/6."""
    return Force("siege-tank", "terran-4"), Force("mutalisk", "zerg-13", support=support)


@pytest.mark.rule("SC-TARGET-06", "SC-SKIRM-09")
def test_attack_capabilities_page_34() -> None:
    """Attack 7 against health 6 is sufficient, but a Siege Tank cannot hit a lone Mutalisk, nor that it."""
    fought = duel(*siege_tank_and_mutalisk(), factions=MENGSK_OVERMIND, steps=(("skirmishes",),))
    assert fought.told_values == [
        (0, 7, 8),
        (1, 7, 6),
    ]
    assert (fought.left(0), fought.left(1)) == ({"siege-tank": 1}, {"mutalisk": 1})


@pytest.mark.rule("SC-TARGET-04", "SC-TARGET-05", "SC-SUPP-03")
def test_destroying_a_supporting_unit_page_35() -> None:
    """The same with a Zergling and an Ultralisk in support: 7 + 1 + 2 = 10 attack, and the Zerg choose whom to lose."""
    fought = duel(*siege_tank_and_mutalisk("zergling", "ultralisk"), factions=MENGSK_OVERMIND, steps=(("skirmishes",),))
    assert fought.told_values == [
        (0, 7, 8),
        (1, 10, 6),
    ]
    assert (fought.asked, fought.options) == (
        [(1, "support-loss")],
        [("lose", "zergling", 1), ("lose", "ultralisk", 1)],
    )
    fought.answer(("lose", "zergling", 1))
    assert (fought.left(0), fought.left(1)) == ({}, {"mutalisk": 1, "ultralisk": 1})


@pytest.mark.rule("SC-SUPP-01")
def test_a_supporting_units_attack_capabilities_page_35() -> None:
    """A Firebat adds nothing to a Marine against a Mutalisk: attack 5 does not suffice against health 6."""
    own = Force("marine", "terran-7", support=["firebat"])
    fought = compared(own, Force("mutalisk", "zerg-13"), factions=MENGSK_OVERMIND)
    assert (fought.skirmish.attack[0], fought.skirmish.health[1]) == (5, 6)
    assert fought.skirmish.sufficient[0] is False


@pytest.mark.rule("SC-REINF-06")
def test_irradiate_page_30() -> None:
    """A Wraith with a Science Vessel in support plays Irradiate, which gives it splash damage."""
    own = Force("wraith", "terran-12", "irradiate-1", support=["science-vessel"])
    fought = compared(own, Force("hydralisk", "zerg-4"), factions=MENGSK_OVERMIND)
    s = fought.match.state
    assert [s.card_id(card) for card, _ in fought.skirmish.splash] == ["irradiate-1"]
    without = compared(Force("wraith", "terran-12", "irradiate-1"), Force("hydralisk", "zerg-4"))
    assert without.skirmish.splash == ()


@pytest.mark.rule("SC-KEY-09")
def test_cancel_page_38() -> None:
    """Mengsk attacks Aldaris: EMP Shockwave discards Hallucination before it works."""
    own = Force("marine", "terran-2", "emp-shockwave-1", support=["science-vessel"])
    other = Force("zealot", "protoss-1", "hallucination-1", support=["high-templar"])
    fought = compared(own, other, factions=("mengsk", "aldaris"))
    s = fought.match.state
    assert fought.asked == []
    assert s.card_id(fought.skirmish.standard[0]) == "terran-2"
    assert [event["card"] for event in told(fought.match, "card-rejected")] == ["hallucination-1"]


@pytest.mark.rule("SC-BATTLE-11")
def test_assist_page_39() -> None:
    """Four attackers and two defenders make two skirmishes."""
    position = Position(2).units(0, AREA, marine=4).units(1, AREA, zergling=2).hand(0, "terran-1")
    assert len(battle_of(battle(position).match.state).skirmishes) == 2


@pytest.mark.rule("SC-SPLASH-02", "SC-SPLASH-03")
def test_splash_example_1_page_39() -> None:
    """Siege Tank with a Marine against an Ultralisk: both are destroyed, the Terran splash card is triggered."""
    own = Force("siege-tank", "siege-mode-1", support=["marine"])
    fought = duel(own, Force("ultralisk", "chitinous-plating-1"), factions=MENGSK_OVERMIND, steps=(("skirmishes",),))
    assert (fought.left(0), fought.left(1)) == ({"marine": 1}, {})
    assert fought.at(0, SPLASH) == ["siege-mode-1"]


@pytest.mark.rule("SC-SPLASH-04")
def test_splash_example_2_page_39() -> None:
    """Reaver with a High Templar against a Zergling: the Reaver's card and Psionic Storm are both triggered."""
    own = Force("reaver", "protoss-16", "psionic-storm-1", support=["high-templar"])
    fought = duel(own, Force("zergling", "zerg-3"), factions=("aldaris", "overmind"), steps=(("skirmishes",),))
    assert sorted(fought.at(0, SPLASH)) == ["protoss-16", "psionic-storm-1"]


@pytest.mark.rule("SC-SPLASH-05", "SC-KEY-01")
def test_cloaking_and_splash_page_39() -> None:
    """Siege Tank against a Hydralisk with Burrow: it withdraws, and the splash card is triggered all the same."""
    fought = duel(Force("siege-tank", "siege-mode-1"), Force("hydralisk", "burrow-1"), factions=MENGSK_OVERMIND)
    fought.answer(("withdraw", "torus-4"))
    assert fought.left(1, "torus-4") == {"hydralisk": 1}
    assert told(fought.match, "splash-triggered") == [{"seat": 0, "card": "siege-mode-1"}]

"""How often a seat is asked: the question is always asked, and answered at once for those who prefer that."""

from __future__ import annotations

from orrery.games.starcraft.preferences import take_what_is_free
from tests.games.starcraft.fighting import AREA, Force, Fought, battle, duel
from tests.games.starcraft.position import Position


def two_skirmishes() -> Fought:
    return duel(
        Force("marine", "terran-1"),
        Force("zergling", "zerg-3"),
        (Force("marine", "terran-2"), Force("zergling", "zerg-1")),
    )


def test_skirmishes_may_be_resolved_in_order() -> None:
    fought = two_skirmishes()
    assert fought.asked == [(0, "skirmish")]
    fought.match.prefer(0, "skirmishes", "in-order")
    assert fought.asked == [(0, "skirmish")]  # the open question still waits
    fought.answer(("skirmish", 2))
    assert fought.asked != [(0, "skirmish")]


def test_cards_for_a_special_order_are_drawn_without_asking() -> None:
    position = Position(2).units(0, AREA, marine=1).units(1, AREA, zergling=1)
    fought = battle(position, special=True)
    decision = fought.match.decision(0)
    assert decision.kind == "draw-more"
    assert take_what_is_free(fought.match.state, decision, "auto") == ("yes",)
    assert take_what_is_free(fought.match.state, decision, "ask") is None


def test_passing_holds_for_one_battle_and_is_offered_to_those_who_fight() -> None:
    fought = two_skirmishes()
    assert fought.match.preferences(0)["abilities"] == "ask"
    fought.match.prefer(0, "abilities", "pass")
    assert fought.match.preferences(0)["abilities"] == "pass"
    fought.match.state.battle = None
    assert "abilities" not in fought.match.preferences(0)

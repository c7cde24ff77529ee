"""Brood War: what a seat sees of the things that the expansion adds."""

from __future__ import annotations

import pytest

from orrery.games.starcraft.rules.pieces import place_installation
from orrery.games.starcraft.values import WARP_GATE
from tests.games.starcraft.brood_war_moments import position
from tests.games.starcraft.position import Position, answer
from tests.games.starcraft.test_brood_war_setup import led


def test_the_base_game_shows_none_of_it() -> None:
    assert Position(2).start(("place_order", 0)).view(0)["expansion"] is None


@pytest.mark.rule("BW-LEAD-09")
def test_everybody_sees_tokens_and_all_leadership_cards() -> None:
    found = position(leadership=True, factions=("tassadar", "raynor"))
    s = found.state
    s.guards.append((found.area("torus-1"), 0))
    s.point_tokens.append(found.area("helios-1"))
    s.resource_tokens[:] = [0, 0, 2, 1]
    place_installation(s, 0, found.area("torus-2"), WARP_GATE)
    match = found.start(("apply_leadership", 1, s.catalog.leadership_number["raynors-raiders"]), ("place_order", 0))
    for seat in (0, 1, None):
        seen = match.view(seat)["expansion"]
        assert seen is not None
        assert seen["guards"] == {"torus-1": 0}
        assert seen["installations"] == {"torus-2": {"installation": "warp-gate", "seat": 0}}
        assert seen["point_tokens"] == ["helios-1"]
        assert len(seen["players"][0]["unused"]) == 7
        assert seen["players"][1]["in_play"] == ["raynors-raiders"]
        assert (seen["players"][1]["minerals"], seen["players"][1]["gas"]) == (2, 1)


@pytest.mark.rule("BW-ORDER-05")
def test_orders_in_the_pool_are_shown_there_and_not_among_those_left() -> None:
    found = position().module(0, research_and_development=1).order(0, "research", "torus", special=True)
    match = found.start(("execution",))
    answer(match, 0, "execute", "torus")
    view = match.view(0)
    seen = view["expansion"]
    assert seen is not None
    assert seen["players"][0]["special_pool"] == ["research"]
    assert view["players"][0]["orders_left"] == 8
    assert {(order["order"], order["special"]): order["count"] for order in view["orders"]}[("research", True)] == 0
    assert "star" not in [order["order"] for order in view["orders"]]


@pytest.mark.rule("BW-LEAD-12", "SC-WIN-09", "SC-WIN-14")
def test_an_objective_shows_how_far_it_has_come_and_only_with_its_card() -> None:
    def seen(*cards: str) -> list[object]:
        found = led(cards, factions=("overmind", "aldaris")).event_deck(0, 0, 5).base(0, "dylar-iv-1")
        view = found.start(("place_order", 0)).view(None)
        return [player["objective"] for player in view["players"]]

    assert seen("the-swarm", "predestined") == [
        {"reached": 2, "needed": 3, "stage": 3, "fewer": False},
        {"reached": 0, "needed": 2, "stage": 1, "fewer": False},
    ]
    assert seen("the-overmind", "riches-of-aiur") == [None, None]


@pytest.mark.rule("SC-WIN-18")
def test_whoever_needs_most_areas_must_have_one_more_than_the_next() -> None:
    found = Position(2, factions=("tassadar", "raynor")).units(0, "torus-1", zealot=1)
    found.units(1, "helios-1", marine=1).units(1, "helios-2", marine=1)
    tassadar, _ = found.start(("place_order", 0)).view(None)["players"]
    assert tassadar["objective"] == {"reached": 1, "needed": 3, "stage": 3, "fewer": False}

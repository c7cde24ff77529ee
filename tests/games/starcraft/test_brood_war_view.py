"""Brood War: what a seat sees of the things that the expansion adds."""

from __future__ import annotations

import pytest

from orrery.games.starcraft.rules.pieces import place_installation
from orrery.games.starcraft.values import WARP_GATE
from tests.games.starcraft.brood_war_moments import position
from tests.games.starcraft.position import Position, answer


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

"""Statements that concern the whole table: what is public, whose turn it is to use a card, and talk."""

from __future__ import annotations

import pytest

from tests.games.starcraft.position import Position, answer, asked


@pytest.mark.rule("SC-TIME-03")
def test_outside_battles_players_use_their_cards_clockwise_from_the_first_player() -> None:
    position = Position(3).first_player(1)
    for seat in (0, 2):
        position.events_in_play(seat, "informant").order(1, "build", "helios")
    match = position.start(("end_of_planning",))
    assert asked(match) == [(2, "use-event")]
    answer(match, 2, "none")
    assert asked(match) == [(0, "use-event")]


@pytest.mark.rule("SC-AMB-18")
def test_teammates_see_only_their_own_secrets() -> None:
    position = Position(4, teams=True).order(2, "build", "torus")
    names = [position.state.card_id(card) for card in position.state.cards_of(2)[:2]]
    match = position.hand(2, *names).events_read(2, "worker-draft").start()
    view = match.view(0)
    assert view["players"][0]["team"] == view["players"][2]["team"]
    torus = next(planet for planet in view["planets"] if planet["id"] == "torus")
    assert torus["stack"] == [{"seat": 2, "order": None, "special": None}]
    assert view["players"][2]["known"] == []
    assert view["players"][2]["hand"] == 2
    assert view["events"] == []
    assert match.view(2)["hand"] == sorted(names)


@pytest.mark.rule("SC-TIME-03")
def test_each_player_finishes_all_of_his_before_the_next() -> None:
    position = Position(2).events_in_play(0, "informant", "informant").order(1, "build", "helios")
    match = position.start(("end_of_planning",))
    answer(match, 0, "use", "informant")
    assert asked(match) == [(0, "use-event")]


@pytest.mark.rule("SC-CORE-19")
def test_conquest_points_are_counted_beyond_fifteen() -> None:
    position = Position(2, factions=("mengsk", "aldaris")).points(14, 0).units(0, "dylar-iv-1", marine=1)
    match = position.start(("gain_conquest_points",), ("check_normal_victory",))
    assert not match.result.winners
    assert match.view(None)["players"][0]["points"] == 17


@pytest.mark.rule("SC-TRANS-07")
def test_everybody_sees_whether_a_z_axis_route_holds_a_transport() -> None:
    position = Position(2).z_route("torus", "pridewater")
    routes = {route["id"]: route for route in position.start().view(None)["routes"]}
    assert (routes["z1"]["z"], routes["z1"]["transports"]) == (0, [])
    match = Position(2).z_route("torus", "pridewater").transport_on_z(1, 1).start()
    assert next(route for route in match.view(0)["routes"] if route["id"] == "z1")["transports"] == [1]

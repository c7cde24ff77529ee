"""What the sheet and the battle stage are drawn from: what can be bought and why not, values, signs and odds."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.starcraft.view import view
from tests.games.starcraft.fighting import AREA, COMPARED, Force, battle, compared, duel, lay_out
from tests.games.starcraft.position import Position, answer


def wares(position: Position) -> dict[tuple[str, str] | str, Any]:
    match = position.executing(0, "build", "torus").start()
    shown = match.view(0)["build"]
    return {(ware["verb"], ware["name"]) if ware["verb"] != "build-base" else "base": ware for ware in shown["wares"]}


def test_a_build_order_lists_everything_with_its_cost_and_why_not() -> None:
    found = wares(Position(2).building(0, barracks=1))
    marine, ghost = found["build-unit", "marine"], found["build-unit", "ghost"]
    assert (marine["minerals"], marine["gas"], marine["why"]) == (1, 0, None)
    assert ghost["why"]["rule"] == "SC-UNIT-05"
    assert found["base"]["why"]["key"] == "starcraft-refused-base-on-planet"
    assert found["base"]["why"]["arguments"]["planet"]["key"]  # worded by the client
    assert found["build-workers", "1"]["why"] is None


def test_what_cannot_be_paid_says_so_and_what_only_force_mining_pays_is_marked() -> None:
    poor = wares(Position(2).building(0, barracks=2).workers(0, pool=1))
    assert poor["build-unit", "marine"]["why"] is None
    assert poor["build-unit", "firebat"]["why"]["rule"] == "SC-RES-06"
    full = Position(2).building(0, barracks=1).workers(0, pool=9)
    s = full.state
    s.permanent_workers[0] = s.permanent(0)[0]
    for area in s.resource_cards(0):
        s.card_workers[area] = s.capacity(area)
    assert wares(full)["build-unit", "marine"]["forced"]


def test_nobody_else_is_shown_what_a_build_order_could_buy() -> None:
    match = Position(2).executing(0, "build", "torus").start()
    assert match.view(0)["build"] is not None
    assert match.view(1)["build"] is None
    assert match.view(None)["build"] is None


def test_the_step_of_a_battle_is_told() -> None:
    fought = battle(Position(2).units(0, AREA, marine=2, vulture=1).units(1, AREA, zergling=2, mutalisk=1))
    steps = []
    while fought.match.waiting and fought.match.state.battle is not None:
        shown = fought.match.view(0)["battle"]
        steps.append((fought.match.decision(fought.match.waiting[0]).kind, shown["step"]))
        fought.answer(fought.options[0])
    assert ("pair", 4) in steps
    assert ("place-cards", 6) in steps
    assert ("skirmish", 7) in steps
    assert [step for _, step in steps] == sorted(step for _, step in steps)


def test_own_cards_are_known_exactly_and_others_by_their_decks() -> None:
    fought = duel(
        Force("siege-tank", "terran-13", support=["marine"]),
        Force("zergling", "zerg-3"),
        (Force("marine", "terran-1"), Force("hydralisk", "zerg-1")),
    )
    own, other = fought.match.view(0)["battle"]["skirmishes"][0]["sides"]
    assert own["least"] == own["most"]
    assert own["support"] == 1
    assert other["least"] != other["most"]
    assert other["cards"] == [None]
    strikes = fought.match.view(0)["battle"]["skirmishes"][0]["strikes"]
    assert len(strikes) == 2
    assert all(0 <= chance <= 100 for chance in strikes)
    assert fought.match.view(None)["battle"]["skirmishes"][0]["strikes"] == []


def test_compared_values_are_those_of_the_rules() -> None:
    fought = compared(Force("siege-tank", "terran-13", support=["marine"]), Force("zergling", "zerg-3"))
    own, other = fought.match.view(0)["battle"]["skirmishes"][0]["sides"]
    assert (own["least"], other["most"]) == ([9, 8], [4, 5])
    assert fought.match.view(0)["battle"]["skirmishes"][0]["compared"]


def test_each_card_says_what_it_would_give_here() -> None:
    position = Position(2, factions=("mengsk", "overmind")).units(0, AREA, siege_tank=1).units(1, AREA, zergling=1)
    position.hand(0, "terran-13")
    fought = battle(position, draws=[(0, "terran-1"), (0, "terran-2"), (0, "terran-3")])
    while fought.asked and fought.asked[0][1] != "place-cards":
        fought.answer(fought.options[0])
    here = {row["card"]: row for row in fought.match.view(0)["battle"]["hand"]}
    catalog = fought.match.state.catalog
    face = catalog.cards[catalog.card_number["terran-13"]].number
    assert here["terran-13"]["matches"]
    assert here["terran-13"]["attack"] >= catalog.major[face][0]
    assert not here["terran-1"]["matches"]
    assert fought.match.view(1)["battle"]["hand"] == [] or all(
        row["card"].startswith("zerg") for row in fought.match.view(1)["battle"]["hand"]
    )


def test_the_odds_of_a_planned_attack_grow_with_the_force() -> None:
    def chance(tanks: int) -> int:
        position = Position(2).units(0, "torus-2", siege_tank=tanks).units(1, "torus-3", zergling=1)
        match = position.executing(0, "mobilize", "torus").start()
        answer(match, 0, "move", "siege-tank", "torus-2", "torus-3", tanks)
        [attack] = view(match.state, 0)["attacks"]
        assert attack["area"] == "torus-3"
        assert match.view(1)["attacks"] == []
        return attack["chance"]

    assert chance(1) < chance(2)


@pytest.mark.parametrize("marines", [1, 2, 3, 4])
@pytest.mark.parametrize("defenders", [{"zealot": 1}, {"zealot": 2}, {"reaver": 1}, {"zealot": 1, "arbiter": 1}])
def test_nobody_is_expected_to_lose_more_units_than_are_there(marines: int, defenders: dict[str, int]) -> None:
    position = Position(2, factions=("mengsk", "aldaris")).units(0, "torus-2", marine=marines)
    match = position.units(1, "torus-3", **defenders).executing(0, "mobilize", "torus").start()
    [attack] = [attack for attack in match.view(0)["attacks"] if attack["amount"] == marines]
    assert attack["own_losses"] <= 10 * marines
    assert attack["enemy_losses"] <= 10 * sum(defenders.values())


@pytest.mark.parametrize("defenders", [{"zergling": 2}, {"zergling": 2, "queen": 1}, {"zergling": 1, "queen": 1}])
def test_the_odds_of_a_battle_do_not_leap_while_it_is_set_up(defenders: dict[str, int]) -> None:
    """They are those of the planned attack, whoever is paired, assigned or laid already."""
    position = Position(2, factions=("mengsk", "overmind")).units(0, "torus-2", marine=3)
    match = position.units(1, AREA, **defenders).executing(0, "mobilize", "torus").start()
    planned = next(attack["chance"] for attack in match.view(0)["attacks"] if attack["amount"] == 3)
    fought = battle(Position(2, factions=("mengsk", "overmind")).units(0, AREA, marine=3).units(1, AREA, **defenders))
    told = [planned]
    while fought.match.waiting and fought.match.view(0)["battle"]["step"] < 7:
        told.append(fought.match.view(0)["battle"]["chance"])
        fought.answer(fought.options[0])
    assert len(told) > 2
    assert max(told) - min(told) <= 45, told
    assert min(told) > 5, "nobody is left out while pairs are made"


def test_an_area_is_taken_only_if_every_skirmish_is_won() -> None:
    fought = duel(
        Force("siege-tank", "terran-13"),
        Force("zergling", "zerg-3"),
        (Force("marine", "terran-1"), Force("hydralisk", "zerg-1")),
    )
    for seat in (0, 1):
        shown = fought.match.view(seat)["battle"]
        kills = [skirmish["strikes"][0] for skirmish in shown["skirmishes"]]
        assert shown["chance"] <= min(kills) + 1


def test_open_cards_leave_nothing_to_chance_but_what_is_not_paid_yet() -> None:
    goliath = Force("goliath", "terran-5", "terran-17")  # the second adds health for a tired worker
    saved = lay_out(Position(2, factions=("mengsk", "overmind")), (goliath, Force("mutalisk", "zerg-15"))).begin(
        *COMPARED
    )
    assert saved.asked == [(0, "pay-cost")]
    skirmish = saved.match.view(0)["battle"]["skirmishes"][0]
    own, other = skirmish["sides"]
    assert (own["least"][1], own["most"][1]) == (7, 8), "the worker is not tired yet"
    assert other["least"] == other["most"]
    assert skirmish["strikes"] == [], "it hangs on the worker"
    certain = lay_out(Position(2, factions=("mengsk", "overmind")), (goliath, Force("scourge", "zerg-10"))).begin(
        *COMPARED
    )
    assert set(certain.match.view(0)["battle"]["skirmishes"][0]["strikes"]) <= {0, 100}

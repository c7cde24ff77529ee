"""What a seat may know, as plain data of the declared type."""

from __future__ import annotations

import json
import random

import msgspec
import pytest

from orrery.games.starcraft.view import View
from tests.games.starcraft.fighting import AREA, battle
from tests.games.starcraft.moments import VARIANTS, begin, moments, rare_matches
from tests.games.starcraft.position import Position, set_up


def is_plain(value: object) -> bool:
    """Whether something consists of plain JSON only; a bool is none where a number is declared."""
    if isinstance(value, dict):
        return all(isinstance(key, str) and is_plain(part) for key, part in value.items())
    if isinstance(value, list):
        return all(is_plain(part) for part in value)
    return value is None or isinstance(value, str | int)


def test_views_are_of_their_declared_type_and_plain_json() -> None:
    matches = [(begin(seats, chosen, "view", 3), random.Random(seats)) for seats, chosen in VARIANTS]
    matches += rare_matches(15)
    for match, rng in matches:
        met: set[str] = set()
        for _, decision in moments(match, rng, 400):
            if decision.kind in met:
                continue
            met.add(decision.kind)
            for seat in (None, *range(match.seats)):
                shown = match.view(seat)
                assert is_plain(shown)
                assert json.loads(json.dumps(shown)) == shown
                assert msgspec.convert(shown, View) == shown, "strictly of the type, without conversions"
                assert set(shown) == set(View.__annotations__)


def test_before_anybody_has_a_faction_there_is_little_to_see() -> None:
    shown = set_up(3, draws=[0]).view(0)
    assert shown["phase"] == "setup"
    assert (shown["planets"], shown["areas"], shown["routes"], shown["hand"]) == ([], {}, [], [])
    assert [player["faction"] for player in shown["players"]] == [None] * 3


def test_planets_areas_and_routes() -> None:
    position = Position(2).units(0, "torus-3", marine=2).transport(0, "torus", "helios").depleted("torus-2")
    shown = position.executing(0, "build", "torus").start().view(1)
    torus = next(planet for planet in shown["planets"] if planet["id"] == "torus")
    assert (torus["x"], torus["y"], torus["areas"]) == (0, 0, ["torus-1", "torus-2", "torus-3", "torus-4"])
    assert shown["areas"]["torus-3"]["units"] == [{"seat": 0, "unit": "marine", "count": 2}]
    assert (shown["areas"]["torus-1"]["base"], shown["areas"]["torus-1"]["controller"]) == (0, 0)
    assert (shown["areas"]["torus-2"]["depletion"], shown["areas"]["torus-2"]["holder"]) == ("partial", 0)
    assert [route["transports"] for route in shown["routes"] if route["id"] == "torus:helios"] == [[0]]
    assert shown["order"] == {"seat": 0, "order": "build", "special": False, "planet": "torus"}


@pytest.mark.parametrize(("mode", "threshold"), [("standard", 15), ("galactic-conquest", None)])
def test_players_are_shown_with_what_wins(mode: str, threshold: int | None) -> None:
    shown = Position(2, mode=mode).points(4, 5).executing(0, "build", "torus").start().view(None)
    assert shown["mode"] == mode
    assert [player["threshold"] for player in shown["players"]] == [threshold] * 2
    assert [player["points"] for player in shown["players"]] == [4, 5]
    first = shown["players"][0]["resources"][0]
    assert (first["area"], first["resource"], first["workers"]) == (None, "minerals", 0)


def test_a_battle_is_shown_with_its_skirmishes() -> None:
    position = Position(2).units(0, AREA, marine=1).units(1, AREA, zergling=1, hydralisk=1).hand(0, "terran-1")
    match = battle(position).match
    match.play(0, ("pair", "marine", "zergling"))
    shown = match.view(0)["battle"]
    assert (shown["area"], shown["attacker"], shown["defender"], shown["current"]) == (AREA, 0, 1, None)
    own, opposing = shown["skirmishes"][0]["sides"]
    assert (own["unit"], own["supporters"]) == ("marine", [])
    assert (opposing["unit"], opposing["supporters"]) == ("zergling", ["hydralisk"])


def test_an_attack_has_odds_before_it_is_begun_and_grow_with_it() -> None:
    position = Position(2).units(0, "torus-1", marine=3).units(0, "torus-2", marine=1).units(1, "torus-3", zergling=2)
    match = position.executing(0, "mobilize", "torus").start()
    planned = {(attack["area"], attack["unit"], attack["amount"]): attack for attack in match.view(0)["attacks"]}
    assert set(planned) == {("torus-3", "marine", amount) for amount in (1, 2, 3)}, "wherever the Marines come from"
    chances = [planned["torus-3", "marine", amount]["chance"] for amount in (1, 2, 3)]
    assert chances == sorted(chances)
    assert chances[0] < chances[2]
    match.play(0, ("move", "marine", "torus-1", "torus-3", 2))
    begun, *more = match.view(0)["attacks"]
    assert begun == {**planned["torus-3", "marine", 2], "unit": None, "amount": 0}
    assert more[0] == {**planned["torus-3", "marine", 3], "amount": 1}
    assert match.view(1)["attacks"] == match.view(None)["attacks"] == []


def test_the_odds_of_an_attack_know_the_own_hand_and_no_other() -> None:
    def odds(seat: int, *cards: str) -> list[int]:
        position = Position(2).units(0, "torus-1", marine=2).units(1, "torus-3", zergling=2).hand(seat, *cards)
        shown = position.executing(0, "mobilize", "torus").start().view(0)
        return [attack["chance"] for attack in shown["attacks"]]

    assert odds(0, "terran-1", "terran-2") != odds(0, "terran-5", "terran-6")
    assert odds(1, "zerg-1", "zerg-2") == odds(1, "zerg-5", "zerg-6")

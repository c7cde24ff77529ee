"""What bots know of the ways to what decides a scenario: marching there, and carrying items."""

from __future__ import annotations

import pytest

from orrery.core import Choice
from orrery.games.starcraft.insight import appraise, journey, mission
from orrery.games.starcraft.insight.campaign import Campaign
from orrery.games.starcraft.insight.outlook import Outlook
from orrery.games.starcraft.insight.spending import Spending
from orrery.games.starcraft.rules.execution import begin_order
from orrery.games.starcraft.rules.pieces import destroy_unit, move_unit, place_transport
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import NOTHING, NOWHERE, Order
from tests.games.starcraft.brood_war_moments import position
from tests.games.starcraft.position import StarCraftMatch
from tests.games.starcraft.scenarios import areas, go_on, item, ready, unit_of

QUEST, CARD, STORM = "uraj-and-khalis", "trump-card", "eye-of-the-storm"
NEXT = ("place_order", 0)


def looks_of(match: StarCraftMatch, seat: int) -> dict[Choice, float]:
    """How good every option looks to a seat."""
    decision = match.decision(seat)
    return dict(zip(decision.options, appraise(match.state, decision), strict=True))


def names(s: StarCraftState, planets: set[int]) -> set[str]:
    return {s.catalog.planets[planet].id for planet in planets}


@pytest.mark.parametrize(
    ("scenario", "faction", "planets"),
    [
        ("desperate-alliance", "overmind", {"dylar-iv"}),
        ("desperate-alliance", "raynor", set()),
        (CARD, "raynor", {"dylar-iv"}),
        (CARD, "aldaris", {"antiga-prime", "tarsonis"}),
        (CARD, "mengsk", set()),
        (QUEST, "tassadar", {"torus", "dylar-iv"}),
        (QUEST, "mengsk", {"antiga-prime", "tarsonis"}),
        (STORM, "raynor", {"torus"}),
        (STORM, "overmind", set()),
    ],
)
def test_each_side_knows_the_planets_that_decide_for_it(scenario: str, faction: str, planets: set[str]) -> None:
    s = ready(scenario)
    assert names(s, journey.aims(s, s.seat_of(faction))) == planets


def test_nothing_is_aimed_at_without_a_scenario() -> None:
    s = position(2).state
    assert journey.nearness(s, 0) == {}
    assert Outlook(s, 0).stride(5.0, 0, 10) == 0.0


def test_the_nearer_a_planet_the_more_units_count_there() -> None:
    s = ready(STORM)
    near = journey.nearness(s, s.seat_of("raynor"))
    torus, belt, moria = (near[s.catalog.planet_number[name]] for name in ("torus", "paladino-belt", "moria"))
    assert torus > belt > moria > 0
    outlook = Outlook(s, s.seat_of("raynor"))
    home, target = areas(s, "moria")[0], areas(s, "paladino-belt")[1]
    assert outlook.stride(2.0, home, target) == pytest.approx(2 * (belt - moria))
    assert outlook.stride(2.0, target, home) == -outlook.stride(2.0, home, target)


def test_jim_raynor_rather_goes_on_towards_dylar_iv() -> None:
    s = ready(CARD)
    raynor, hero = s.seat_of("raynor"), unit_of(s, "raynor", "jim-raynor")
    bhekar, torus = s.catalog.planet_of[s.unit_area[hero]], s.catalog.planet_number["torus"]
    place_transport(
        s, raynor, next(route for route in s.planet_routes[bhekar] if s.routes[route].other(bhekar) == torus)
    )
    begin_order(s, Order(raynor, torus, "mobilize"))
    looks = looks_of(go_on(s, CARD, NEXT), raynor)
    assert min(value for option, value in looks.items() if option[0] == "carry") > looks["done",] == 0
    assert journey.errands(s, raynor, torus) > 0
    assert journey.errands(s, s.seat_of("mengsk"), torus) == 0


def crystal_won(s: StarCraftState) -> int:
    """Kerrigan stands alone beside a crystal; gives its area."""
    place, queen = s.item_area(item("khalis-crystal")), s.seat_of("queen-of-blades")
    for faction in ("overmind", "mengsk"):
        for unit in s.units_on_board(s.seat_of(faction)):
            if s.unit_area[unit] == place:
                destroy_unit(s, unit)
    s.agenda.clear()
    s.structure_kind[place], s.structure_seat[place] = 0, -1
    move_unit(s, unit_of(s, "queen-of-blades", "kerrigan"), place)
    torus, home = (s.catalog.planet_number[name] for name in ("torus", "antiga-prime"))
    route = next(route for route in s.planet_routes[torus] if s.routes[route].other(torus) == home)
    if not s.has_transport(queen, route):
        place_transport(s, queen, route)
    return place


def test_a_crystal_is_picked_up_and_then_carried_home() -> None:
    s = ready(QUEST)
    queen, place = s.seat_of("queen-of-blades"), crystal_won(s)
    torus, home = (s.catalog.planet_number[name] for name in ("torus", "antiga-prime"))
    assert journey.errands(s, queen, torus) == journey.ERRAND
    assert journey.errands(s, queen, home) == 0, "an order that must wait for another, which is not planned any more"
    s.phase = "planning"
    assert 0 < journey.errands(s, queen, home) < journey.errands(s, queen, torus)
    s.phase = "execution"
    s.items[item("khalis-crystal")] = (unit_of(s, "queen-of-blades", "kerrigan"), NOWHERE)
    assert journey.errands(s, queen, torus) == 0
    assert journey.errands(s, queen, home) == journey.ERRAND
    base = s.bases(queen)[0]
    assert journey.errand(s, queen, "khalis-crystal", place, base) > 0
    s.items[item("khalis-crystal")] = (NOTHING, base)
    assert journey.errands(s, queen, home) == 0


def test_the_last_crystal_is_carried_home_although_nothing_else_is_to_be_fetched() -> None:
    s = ready(QUEST)
    queen = s.seat_of("queen-of-blades")
    crystal_won(s)
    home = s.catalog.planet_number["antiga-prime"]
    s.items[item("khalis-crystal")] = (unit_of(s, "queen-of-blades", "kerrigan"), NOWHERE)
    before = Campaign(Outlook(s, queen), home, s.transport_planets(queen, home)).value()
    s.items[item("uraj-crystal")] = (NOTHING, s.bases(s.seat_of("tassadar"))[0])
    assert not journey.aims(s, queen)
    assert journey.errands(s, queen, home) == journey.ERRAND * journey.LAST_ONE
    last = Campaign(Outlook(s, queen), home, s.transport_planets(queen, home)).value()
    assert last >= journey.ERRAND * journey.LAST_ONE > before


def test_who_carries_the_psi_emitter_is_stopped_and_after_that_zerg_beside_dylar_iv() -> None:
    s = ready(CARD)
    mengsk, raynor, overmind = s.seat_of("mengsk"), s.seat_of("raynor"), s.seats
    hero = unit_of(s, "raynor", "jim-raynor")
    place, torus, target = s.unit_area[hero], areas(s, "torus")[1], areas(s, "dylar-iv")[1]
    empty, stopped = mission.area_worth(s, mengsk, torus), mission.DENIAL * mission.STOP
    assert mission.area_worth(s, mengsk, place) >= stopped > empty
    assert mission.area_worth(s, raynor, place) < stopped, "he does not stop himself"
    move_unit(s, s.units_on_board(overmind)[0], torus)
    assert mission.area_worth(s, mengsk, torus) == empty, "nothing calls them yet"
    s.items[item("psi-emitter")] = (NOTHING, target)
    assert mission.area_worth(s, mengsk, torus) == empty + stopped
    assert mission.area_worth(s, mengsk, place) < stopped
    s.items[item("psi-emitter")] = (NOTHING, place)
    assert mission.area_worth(s, mengsk, torus) == empty, "it was left behind"


def test_their_owners_have_no_errand_with_crystals() -> None:
    s = ready(QUEST)
    planets = [s.catalog.planet_number[name] for name in ("torus", "dylar-iv", "antiga-prime")]
    assert not any(journey.errands(s, s.seat_of(faction), p) for faction in ("overmind", "mengsk") for p in planets)


def test_raynor_plans_no_attack_on_zerg_whom_he_must_spare() -> None:
    s = ready(CARD)
    raynor = s.seat_of("raynor")
    planet = s.catalog.planet_number["antiga-prime"]
    place_transport(
        s,
        raynor,
        next(r for r in s.planet_routes[planet] if s.routes[r].other(planet) == s.catalog.planet_number["bhekar-ro"]),
    )
    zerg = [area for area in s.areas_of(planet) if s.units_in(area, s.seats)]
    campaign = Campaign(Outlook(s, raynor), planet, s.transport_planets(raynor, planet))
    assert zerg
    assert campaign.best_attack() is None
    assert all(campaign.claim(area) == 0 for area in zerg)


def test_the_module_that_screens_a_base_is_worth_more_where_all_depends_on_it() -> None:
    s = ready(CARD)
    mengsk, aldaris = (Spending(Outlook(s, s.seat_of(name))) for name in ("mengsk", "aldaris"))
    assert mengsk.module("air-support") > aldaris.module("air-support")

"""Brood War: what its FAQ and its lists of components say of the common rules."""

from __future__ import annotations

import pytest

from orrery.games.starcraft.catalog import BASE, BROOD_WAR, load_catalog
from tests.games.starcraft.brood_war_moments import position
from tests.games.starcraft.orders import build, refused, units_offered


@pytest.mark.rule("BW-FAQ-01")
def test_an_area_with_an_enemy_unit_or_base_is_nobodys() -> None:
    found = position().units(0, "torus-3", marine=1).units(1, "torus-1", zergling=1)
    s = found.state
    assert s.controls(0, found.area("torus-3"))
    assert not s.controls(0, found.area("torus-1"))
    assert not s.controls(1, found.area("torus-1"))


@pytest.mark.rule("BW-FAQ-02")
def test_the_only_base_on_a_planet_gives_no_conquest_points_of_other_areas() -> None:
    found = position().no_base("torus-1", "helios-2")
    s = found.state
    area = next(area for area in s.areas_in_play() if s.catalog.points[area])
    beside = next(other for other in s.areas_of(s.catalog.planet_of[area]) if not s.catalog.points[other])
    found.base(0, s.catalog.areas[beside].id)
    match = found.start(("gain_conquest_points",))
    assert match.state.points == [0, 0]
    held = position().no_base("torus-1").units(0, s.catalog.areas[area].id, marine=1).start(("gain_conquest_points",))
    assert held.state.points[0] == s.catalog.points[area]


@pytest.mark.rule("BW-FAQ-03")
def test_units_or_bases_keep_a_player_in_the_game() -> None:
    found = position().units(0, "torus-3", marine=1)
    found.no_base("torus-1")
    assert not found.state.is_eliminated(0)
    assert position().no_base("torus-1").state.is_eliminated(0)
    assert not position().state.is_eliminated(0)


@pytest.mark.rule("BW-FAQ-04")
def test_units_are_built_beside_a_besieged_base_but_not_in_its_area() -> None:
    match = build(position().units(1, "torus-1", zergling=1))
    areas = units_offered(match)["marine"]
    assert areas
    assert "torus-1" not in areas
    assert refused(match, "build-unit", "marine", "torus-1") == "SC-UNIT-08"


@pytest.mark.rule("BW-SETUP-06")
def test_building_levels_that_are_replaced_have_rows_of_their_own() -> None:
    def levels(which: str) -> set[tuple[str, frozenset[str]]]:
        catalog = load_catalog(None, which)
        return {
            (building.id, frozenset(catalog.unit_ids[unit] for unit in building.unlocks))
            for own in catalog.buildings
            for building in own
        }

    changed = {name for name, _ in levels(BROOD_WAR) - levels(BASE)}
    # of the tokens that are replaced these allow other units; the others differ only in their look
    assert changed == {"barracks-2", "starport-2", "gateway-3", "robotics-facility-1", "robotics-facility-2"}


@pytest.mark.rule("BW-SETUP-12", "BW-UNIT-01")
def test_new_flying_units_and_the_targets_of_guardians() -> None:
    catalog = load_catalog(None, BROOD_WAR)
    flying = {catalog.unit_ids[kind] for kind, flies in enumerate(catalog.flying) if flies}
    assert {"corsair", "devourer", "valkyrie"} <= flying
    assert catalog.targets[catalog.unit_number["guardian"]] == catalog.ground_units

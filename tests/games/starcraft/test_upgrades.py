"""The Build order: buildings, modules, bases, and the special Build order."""

from __future__ import annotations

import pytest

from orrery.games.starcraft.rules.buildable import building_named, why_not_building
from tests.games.starcraft.orders import build, level, offered, refused, units_offered, workers
from tests.games.starcraft.position import Position, StarCraftMatch, answer, asked, options, told

MENGSK = ("mengsk", "overmind")


def upgrading(position: Position, planet: str = "torus", seat: int = 0) -> StarCraftMatch:
    """A Build order in its second step."""
    match = build(position, planet, seat=seat)
    if asked(match) == [(seat, "build-forces")]:
        answer(match, seat, "done")
    return match


def buildings(match: StarCraftMatch, seat: int = 0) -> list[str]:
    return [str(name) for name, *_ in offered(match, "build-building", seat)]


def modules(match: StarCraftMatch, seat: int = 0) -> list[str]:
    return [str(name) for name, *_ in offered(match, "build-module", seat)]


# Buildings


@pytest.mark.rule("SC-UPG-01", "SC-UPG-02", "SC-UPG-06", "SC-UPG-07", "SC-UPG-10", "SC-UPG-12")
def test_mengsk_buys_a_starport_and_air_support() -> None:
    """The example of page 37: what he may buy at first, and with the next order."""
    position = Position(2, factions=MENGSK).workers(0, pool=12)
    match = upgrading(position)
    assert buildings(match) == ["barracks-2", "factory-1", "starport-1"]
    assert modules(match) == ["supply", "research-and-development", "air-support"]
    answer(match, 0, "build-building", "starport-1")
    assert workers(match) == (10, 0, 1, 1)
    assert buildings(match) == []
    assert refused(match, "build-building", "factory-1") == "SC-UPG-01"
    answer(match, 0, "build-module", "air-support")
    assert workers(match) == (7, 0, 4, 1)
    assert asked(match) == []
    s = match.state
    assert level(match, "starport") == 1
    assert s.has_module(0, "air-support")
    match = upgrading(Position(2, factions=MENGSK).building(0, starport=1).module(0, air_support=1).workers(0, pool=12))
    assert buildings(match) == ["barracks-2", "factory-1", "starport-2"]


@pytest.mark.rule("SC-UPG-02")
def test_module_first_then_a_building_but_no_second_module() -> None:
    match = upgrading(Position(2).workers(0, pool=8))
    answer(match, 0, "build-module", "supply")
    assert refused(match, "build-module", "supply") == "SC-UPG-02"
    answer(match, 0, "build-building", "factory-1")
    assert asked(match) == []


@pytest.mark.rule("SC-UPG-03")
def test_a_unit_on_the_planet_is_enough_to_upgrade() -> None:
    match = upgrading(Position(2).units(0, "helios-1", marine=1), "helios")
    answer(match, 0, "build-building", "factory-1")
    assert level(match, "factory") == 1


@pytest.mark.rule("SC-UPG-04")
@pytest.mark.parametrize(
    ("choice", "paid"),
    [
        (("build-building", "factory-1"), (2, 0)),
        (("build-building", "starport-1"), (1, 1)),
        (("build-module", "supply"), (1, 0)),
        (("build-module", "research-and-development"), (2, 0)),
        (("build-module", "air-support"), (3, 0)),
    ],
)
def test_upgrades_cost_what_their_tokens_say(choice: tuple[str, str], paid: tuple[int, int]) -> None:
    match = upgrading(Position(2).workers(0, pool=9))
    answer(match, 0, *choice)
    minerals, gas = paid
    assert workers(match) == (9 - minerals - gas, 0, minerals, gas)


@pytest.mark.rule("SC-UPG-05", "SC-BASE-08")
def test_an_upgrade_counts_for_every_base_also_for_later_ones() -> None:
    """A Factory I, bought once."""
    position = Position(2).building(0, factory=1).base(0, "dylar-iv-3")
    assert "vulture" in units_offered(build(position, "torus"))
    position = Position(2).building(0, factory=1).base(0, "dylar-iv-3")
    assert "vulture" in units_offered(build(position, "dylar-iv"))


@pytest.mark.rule("SC-UPG-07", "SC-UPG-08", "SC-UPG-09")
def test_levels_are_built_one_after_another() -> None:
    position = Position(2).building(0, factory=1).workers(0, pool=9)
    match = upgrading(position)
    assert refused(match, "build-building", "factory-3") == "SC-UPG-08"
    assert refused(match, "build-building", "starport-2") == "SC-UPG-08"
    assert refused(match, "build-building", "factory-1") == "SC-UPG-12"
    reason = why_not_building(match.state, 0, building_named(match.state, "factory-3"))
    assert reason is not None
    assert reason.arguments == {"building": "factory-3", "level": 2}
    answer(match, 0, "build-building", "factory-2")
    assert level(match, "factory") == 2
    assert match.state.allows(0, match.state.catalog.unit_number["vulture"])  # what lies below still counts


@pytest.mark.rule("SC-UPG-11")
@pytest.mark.parametrize(
    ("seat", "levels"),
    [
        (0, {"barracks": 3, "factory": 3, "starport": 3}),
        (1, {"spawning_pool": 3, "queens_nest": 2, "spire": 2}),
        (2, {"gateway": 3, "robotics_facility": 1, "stargate": 3}),
    ],
)
def test_each_type_ends_with_its_last_level(seat: int, levels: dict[str, int]) -> None:
    position = Position(3).building(seat, **levels).workers(seat, pool=8)
    planet = ("torus", "helios", "dylar-iv")[seat]
    assert buildings(upgrading(position, planet, seat), seat) == []
    lower = {name: last - 1 for name, last in levels.items()}
    match = upgrading(Position(3).building(seat, **lower).workers(seat, pool=8), planet, seat)
    assert buildings(match, seat) == [f"{name.replace('_', '-')}-{last}" for name, last in levels.items()]


@pytest.mark.rule("SC-UPG-06", "SC-UPG-13", "SC-UPG-14", "SC-UPG-15")
@pytest.mark.parametrize(
    ("seat", "planet", "units"),
    [
        (0, "torus", {"barracks": "marine firebat ghost", "factory": "vulture goliath siege-tank"}),
        (0, "torus", {"barracks": "marine firebat ghost", "starport": "wraith science-vessel battlecruiser"}),
        (2, "dylar-iv", {"gateway": "zealot dragoon high-templar", "robotics-facility": "reaver"}),
        (2, "dylar-iv", {"gateway": "zealot dragoon high-templar", "stargate": "scout arbiter carrier"}),
        (1, "helios", {"spawning-pool": "zergling hydralisk ultralisk", "queens-nest": "queen defiler"}),
        (1, "helios", {"spawning-pool": "zergling hydralisk ultralisk", "spire": "scourge mutalisk"}),
    ],
)
def test_each_level_of_a_building_adds_its_units(seat: int, planet: str, units: dict[str, str]) -> None:
    levels = {name.replace("-", "_"): len(shown.split()) for name, shown in units.items()}
    position = Position(3).building(seat, **levels).workers(seat, pool=9)
    assert set(units_offered(build(position, planet, seat=seat), seat)) == set(" ".join(units.values()).split())


@pytest.mark.rule("SC-UPG-16")
def test_upgrades_stay_when_bases_are_destroyed() -> None:
    position = Position(2).building(0, factory=2).module(0, supply=1).units(0, "torus-2", marine=1)
    match = build(position)
    answer(match, 0, "destroy-base", "torus-1")
    assert level(match, "factory") == 2
    assert match.state.has_module(0, "supply")


# Modules


@pytest.mark.rule("SC-MOD-01", "SC-MOD-04")
def test_zerg_have_no_supply_modules() -> None:
    match = upgrading(Position(2).workers(1, pool=9), "helios", 1)
    assert modules(match, 1) == ["research-and-development", "air-support"]
    assert refused(match, "build-module", "supply", seat=1) == "SC-MOD-04"


@pytest.mark.rule("SC-MOD-02")
def test_no_more_modules_than_module_spaces() -> None:
    position = Position(2).module(0, supply=3, research_and_development=1).workers(0, pool=9)
    match = upgrading(position)
    answer(match, 0, "build-module", "research-and-development")
    assert match.state.modules_built(0) == 5
    match = upgrading(Position(2).module(0, supply=4, research_and_development=1).workers(0, pool=9))
    assert modules(match) == []
    assert refused(match, "build-module", "research-and-development") == "SC-MOD-02"


@pytest.mark.rule("SC-LIMIT-05")
def test_no_more_modules_of_a_kind_than_tokens() -> None:
    match = upgrading(Position(2).module(0, air_support=1, research_and_development=3).workers(0, pool=9))
    assert modules(match) == ["supply"]
    assert refused(match, "build-module", "air-support") == "SC-LIMIT-05"


@pytest.mark.rule("SC-MOD-03")
def test_each_supply_module_adds_one_unit() -> None:
    """Mengsk: two, after two Supply modules four."""
    position = Position(2, factions=MENGSK).module(0, supply=2).workers(0, pool=9)
    match = build(position)
    assert match.state.build_limit(0) == 4
    for area in ("torus-1", "torus-1", "torus-2", "torus-2"):
        answer(match, 0, "build-unit", "marine", area)
    assert refused(match, "build-unit", "marine", "torus-3") == "SC-UNIT-02"


@pytest.mark.rule("SC-MOD-03", "SC-BUILD-08")
def test_a_supply_module_helps_from_the_next_order_on() -> None:
    match = build(Position(2).workers(0, pool=9))
    answer(match, 0, "build-unit", "marine", "torus-1")
    answer(match, 0, "done")
    answer(match, 0, "build-module", "supply")
    answer(match, 0, "done")
    assert asked(match) == []


# Bases


@pytest.mark.rule("SC-BASE-02", "SC-BASE-05", "SC-BASE-07")
def test_a_base_is_built_in_an_area_with_an_own_unit() -> None:
    position = Position(2).units(0, "helios-1", marine=1).units(0, "helios-4", marine=2).workers(0, pool=9)
    match = upgrading(position, "helios")
    answer(match, 0, "done")
    assert options(match, 0) == [("build-base", "helios-1"), ("build-base", "helios-4"), ("done",)]
    assert refused(match, "build-base", "helios-3") == "SC-BASE-02"
    assert refused(match, "build-base", "torus-2") == "SC-BASE-02"
    answer(match, 0, "build-base", "helios-4")
    s = match.state
    assert s.base_at(s.catalog.area_number["helios-4"]) == 0
    assert s.base_at(s.catalog.area_number["helios-2"]) == 1  # another player's, in another area
    assert workers(match) == (7, 0, 2, 0)
    assert told(match, "built-base") == [{"seat": 0, "area": "helios-4", "minerals": 2, "gas": 0}]


@pytest.mark.rule("SC-BASE-01", "SC-BASE-03", "SC-BUILD-04")
def test_one_base_on_a_planet_and_one_base_an_order() -> None:
    position = Position(2).units(0, "torus-2", marine=1).workers(0, pool=9)
    match = upgrading(position)
    answer(match, 0, "done")
    assert asked(match) == []
    position = Position(2).units(0, "dylar-iv-1", marine=1).units(0, "dylar-iv-3", marine=1).workers(0, pool=9)
    match = upgrading(position, "dylar-iv")
    answer(match, 0, "done")
    answer(match, 0, "build-base", "dylar-iv-1")
    assert asked(match) == []
    assert len(match.state.bases(0)) == 2


@pytest.mark.rule("SC-BASE-04")
def test_an_area_holds_one_base() -> None:
    position = Position(2).units(0, "helios-2", marine=1).units(0, "helios-4", marine=1).workers(0, pool=9)
    match = upgrading(position, "helios")
    answer(match, 0, "done")
    assert offered(match, "build-base") == [("helios-4",)]
    assert refused(match, "build-base", "helios-2") == "SC-BASE-04"


@pytest.mark.rule("SC-BASE-06")
def test_after_a_base_is_destroyed_another_can_be_built_there() -> None:
    position = Position(2).units(0, "torus-2", marine=1).workers(0, pool=9)
    match = upgrading(position)
    answer(match, 0, "destroy-base", "torus-1")
    answer(match, 0, "done")
    assert offered(match, "build-base") == [("torus-2",)]


@pytest.mark.rule("SC-LIMIT-05", "SC-CORE-20")
def test_there_are_six_bases() -> None:
    position = Position(6).units(0, "braken-1", marine=1).workers(0, pool=9)
    for area in ("helios-1", "dylar-iv-1", "pridewater-2", "tarsonis-1", "vyctor-5-1"):
        position.base(0, area)
    match = upgrading(position, "braken")
    answer(match, 0, "done")
    assert asked(match) == []
    position = Position(6).units(0, "braken-1", marine=1).workers(0, pool=9)
    for area in ("helios-1", "dylar-iv-1", "pridewater-2", "tarsonis-1", "vyctor-5-1"):
        position.base(0, area)
    match = upgrading(position, "braken")
    answer(match, 0, "destroy-base", "vyctor-5-1")
    answer(match, 0, "done")
    assert offered(match, "build-base") == [("braken-1",)]


@pytest.mark.rule("SC-TEAM-08")
def test_not_every_area_of_a_planet_may_hold_a_base_of_one_team() -> None:
    def last_area(owner: int, *, teams: bool, seat: int = 0) -> StarCraftMatch:
        position = Position(4, factions=("raynor", "overmind", "tassadar", "aldaris"), teams=teams)
        if owner >= 0:
            position.base(owner, "vyctor-5-1")
        unit = {"zealot": 1} if seat else {"marine": 1}
        match = upgrading(position.units(seat, "vyctor-5-2", **unit).workers(seat, pool=9), "vyctor-5", seat)
        answer(match, seat, "done")
        return match

    assert asked(last_area(2, teams=True)) == []  # his teammate's base in the other area
    assert asked(last_area(0, teams=True, seat=2)) == []
    assert offered(last_area(2, teams=False), "build-base") == [("vyctor-5-2",)]
    assert offered(last_area(1, teams=True), "build-base") == [("vyctor-5-2",)]
    assert offered(last_area(-1, teams=True), "build-base") == [("vyctor-5-2",)]


# The special Build order


@pytest.mark.rule("SC-SPEC-01", "SC-SPEC-02", "SC-SPEC-03", "SC-SPEC-04")
def test_mengsks_special_build_order() -> None:
    """The example of page 36: a transport, two Marines, and a Goliath with the discount on its gas."""
    position = Position(2, factions=MENGSK).building(0, factory=2).resource_deck("torus-3").workers(0, pool=9)
    position.state.permanent_workers[1] = 2  # no gas left
    match = build(position, special=True)
    assert match.state.build_limit(0) == 3
    answer(match, 0, "build-transport", "torus:helios")
    assert workers(match) == (8, 0, 1, 2)
    answer(match, 0, "build-unit", "marine", "torus-1")
    answer(match, 0, "build-unit", "marine", "torus-1")
    assert workers(match) == (6, 0, 3, 2)
    assert refused(match, "build-unit", "goliath", "torus-3") == "SC-RES-03"
    answer(match, 0, "build-unit", "goliath", "torus-3", "less-gas")
    assert told(match, "built-unit")[-1] == {"seat": 0, "unit": "goliath", "area": "torus-3", "minerals": 2, "gas": 0}
    assert match.state.running.units_built == 3
    assert refused(match, "build-unit", "marine", "torus-2") == "SC-UNIT-02"
    assert refused(match, "build-transport", "torus:dylar-iv", "less-minerals") == "SC-SPEC-04"  # only once


@pytest.mark.rule("SC-SPEC-03", "SC-SPEC-04")
@pytest.mark.parametrize(
    ("step", "choice"),
    [
        (0, ("build-transport", "torus:helios")),
        (0, ("build-unit", "vulture", "torus-3")),
        (1, ("build-building", "factory-2")),
        (1, ("build-module", "air-support")),
    ],
)
def test_the_discount_is_for_one_thing_of_any_sort(step: int, choice: tuple[str, ...]) -> None:
    match = build(Position(2).building(0, factory=1).workers(0, pool=9), special=True)
    for _ in range(step):
        answer(match, 0, "done")
    cost = {"torus:helios": 1, "vulture": 2, "factory-2": 2, "air-support": 3}[choice[1]]
    answer(match, 0, *choice, "less-minerals")
    assert workers(match)[0] == 9 - cost + 1
    assert match.state.discounts(0) == 0


@pytest.mark.rule("SC-SPEC-03")
def test_the_discount_on_a_base() -> None:
    match = build(Position(2).units(0, "dylar-iv-3", marine=1), "dylar-iv", special=True)
    assert ("pay-by-hand",) in match.decision(0).asides
    answer(match, 0, "done")
    assert ("pay-by-hand",) in match.decision(0).asides
    answer(match, 0, "build-base", "dylar-iv-3", "less-minerals")
    assert workers(match) == (4, 0, 1, 0)


@pytest.mark.rule("SC-SPEC-04")
def test_no_discount_on_workers() -> None:
    match = build(Position(2), special=True)
    assert offered(match, "build-workers") == [(1,), (2,), (3,), (4,), (5,)]
    assert refused(match, "build-workers", 1, "less-minerals") == "SC-SPEC-04"


@pytest.mark.rule("SC-AMB-14", "SC-SPEC-03")
def test_no_discount_off_what_a_thing_does_not_cost() -> None:
    match = build(Position(2), special=True)
    assert ("build-unit", "marine", "torus-1", "less-minerals") in options(match, 0)
    assert refused(match, "build-unit", "marine", "torus-1", "less-gas") == "SC-AMB-14"
    assert refused(match, "build-unit", "marine", "torus-1", "less-minerals", "less-minerals") == "SC-AMB-14"


@pytest.mark.rule("SC-SPEC-02", "SC-SPEC-04")
def test_a_standard_order_has_neither_extra() -> None:
    match = build(Position(2))
    assert match.state.build_limit(0) == 2
    assert refused(match, "build-unit", "marine", "torus-1", "less-minerals") == "SC-SPEC-04"


@pytest.mark.rule("SC-SPEC-03", "SC-AMB-15")
def test_a_free_thing_needs_no_worker() -> None:
    match = build(Position(2).workers(0, pool=0), special=True)
    assert offered(match, "build-transport") == [("torus:helios", "less-minerals"), ("torus:dylar-iv", "less-minerals")]
    answer(match, 0, "build-transport", "torus:helios", "less-minerals")
    assert asked(match) == []

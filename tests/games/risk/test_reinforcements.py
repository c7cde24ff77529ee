"""Reinforcements: how many units a turn begins with, where they go, and the hero's return."""

from __future__ import annotations

import pytest

from tests.games.risk.position import Position, RiskMatch, answer, asked, options, owner, refuses, run_to, units

SCATTERED = (
    *("glass-flats", "burning-rift", "death-valley", "bone-trench", "wolfrec-province", "augustgrad", "ursa", "saalok"),
    *("great-forum", "scion-province", "thisby", "riksville", "sundered-valley", "talematros", "acid-marsh"),
)
"""Territories that make up no planet and hold no base."""


def scattered(territories: int, fields: int = 0) -> Position:
    """Seat 0 holds so many territories, the first ones with mineral fields; seat 1 has all others."""
    position = Position(phase="deploy").hold_all(1).hold(0, *SCATTERED[:territories])
    return position.fields(*SCATTERED[:fields]).hero(0, SCATTERED[0])


def income(match: RiskMatch) -> int:
    """The units that seat 0 has to place."""
    assert asked(match) == [(0, "deploy")]
    assert match.view(None)["players"][0]["income"] == match.state.turn.pool
    return match.state.turn.pool


# How many


@pytest.mark.rule("RK-REINF-01")
@pytest.mark.parametrize(
    ("territories", "fields", "units"),
    [(11, 0, 3), (12, 0, 4), (13, 0, 4), (14, 0, 4), (15, 0, 5), (10, 1, 3), (10, 2, 4), (11, 4, 5), (9, 9, 6)],
)
def test_a_third_of_territories_and_fields_rounded_down(territories: int, fields: int, units: int) -> None:
    assert income(scattered(territories, fields).start()) == units


@pytest.mark.rule("RK-REINF-01")
def test_fields_that_others_control_bring_nothing() -> None:
    assert income(scattered(12).fields("canis", "eris", "ate").start()) == 4


@pytest.mark.rule("RK-REINF-02")
@pytest.mark.parametrize("territories", [1, 5, 8])
def test_never_fewer_than_three(territories: int) -> None:
    assert income(scattered(territories).start()) == 3


@pytest.mark.rule("RK-REINF-02")
def test_the_minimum_applies_before_bonuses_are_added() -> None:
    # The rulebook's Blue: 5 territories, no field, the own base.
    assert income(scattered(5).base(0, "glass-flats").start()) == 4


@pytest.mark.rule("RK-REINF-03")
@pytest.mark.parametrize(
    ("planet", "bonus"), [("char", 7), ("aiur", 5), ("korhal", 5), ("mar-sara", 3), ("zerus", 2), ("shakuras", 2)]
)
def test_a_whole_planet_brings_its_bonus(planet: str, bonus: int) -> None:
    def holding(whole: bool) -> int:
        position = Position(phase="deploy").hold_all(1).hold_planet(0, planet)
        numbers = next(found.territories for found in position.state.catalog.planets if found.id == planet)
        ids = [position.state.catalog.ids[number] for number in numbers]
        free = iter(name for name in SCATTERED if name not in ids)
        # Bases out of the way, and twelve territories in all.
        elsewhere = [name for name in position.state.catalog.ids if name not in ids][-3:]
        for seat, name in enumerate(elsewhere):
            position.base(seat, name)
        position.hold(0, *(next(free) for _ in range(12 - len(ids))))
        if not whole:
            position.hold(1, ids[-1]).hold(0, next(free))
        return income(position.hero(0, ids[0]).start())

    assert holding(whole=False) == 4
    assert holding(whole=True) == 4 + bonus


@pytest.mark.rule("RK-REINF-03")
def test_yellow_gets_seven_with_all_of_shakuras() -> None:
    position = scattered(8).hold_planet(0, "shakuras").base(2, "canis").base(0, "rajal")
    position.fields("rajal")
    assert position.state.owner.count(0) + position.state.mineral_fields(0) == 13
    assert income(position.start()) == 7


@pytest.mark.rule("RK-REINF-04")
def test_red_gets_five_with_thirteen_and_a_base() -> None:
    assert income(scattered(10, fields=3).base(0, "glass-flats").start()) == 5


@pytest.mark.rule("RK-REINF-04")
def test_captured_bases_count_like_the_own_one() -> None:
    position = scattered(12, fields=2).base(0, "glass-flats").base(1, "augustgrad")
    assert income(position.start()) == 6
    assert income(scattered(12, fields=2).base(1, "augustgrad").base(2, "ursa").start()) == 6


@pytest.mark.rule("RK-REINF-05")
def test_units_for_stars_come_on_top_of_the_minimum() -> None:
    match = scattered(5).hand(0, "mule").start()
    assert income(match) == 3
    answer(match, 0, "offer", "mule")
    answer(match, 0, "trade")
    assert match.state.turn.pool == 3 + 2


# Where they go


@pytest.mark.rule("RK-REINF-06")
def test_all_units_are_placed_at_once_in_own_territories_in_any_split() -> None:
    match = scattered(12).start()
    assert {option[1] for option in options(match, 0) if option[0] == "place"} == set(SCATTERED[:12])
    assert refuses(match, 0, "place", "canis", 1)
    assert refuses(match, 0, "place", "ursa", 5)
    answer(match, 0, "place", "ursa", 1)
    assert refuses(match, 0, "done")
    assert refuses(match, 0, "place", "ursa", 4)
    answer(match, 0, "place", "saalok", 2)
    assert refuses(match, 0, "done")
    answer(match, 0, "place", "ursa", 1)
    assert (units(match, "ursa"), units(match, "saalok")) == (3, 3)
    assert asked(match) == [(0, "attack")]


@pytest.mark.rule("RK-REINF-06")
def test_units_cannot_be_saved_for_the_next_turn() -> None:
    match = scattered(12).start()
    run_to(match, "deploy", 1)
    assert match.state.units_of(0) == 12 + 4
    run_to(match, "deploy", 0)
    assert match.state.turn.pool == 4


# The hero


@pytest.mark.rule("RK-REINF-07", "RK-HERO-06")
def test_a_defeated_hero_returns_to_any_own_territory_without_cost() -> None:
    position = scattered(12)
    position.state.hero[0] = -1
    match = position.start()
    assert {option[1] for option in options(match, 0) if option[0] == "hero"} == set(SCATTERED[:12])
    assert refuses(match, 0, "hero", "canis")
    answer(match, 0, "hero", "riksville")
    assert match.view(None)["territories"]["riksville"]["heroes"] == [0]
    assert match.state.turn.pool == 4
    assert refuses(match, 0, "hero", "ursa")


@pytest.mark.rule("RK-REINF-07")
def test_the_hero_may_return_after_the_units_are_placed_but_not_after_the_phase() -> None:
    position = scattered(12)
    position.state.hero[0] = -1
    match = position.start()
    answer(match, 0, "place", "ursa", 4)
    assert asked(match) == [(0, "deploy")]
    assert ("hero", "ursa") in options(match, 0)
    answer(match, 0, "done")
    assert asked(match) == [(0, "attack")]
    assert refuses(match, 0, "hero", "ursa")


@pytest.mark.rule("RK-REINF-07")
def test_a_hero_on_the_board_cannot_be_placed_anew() -> None:
    match = scattered(12).start()
    assert not [option for option in options(match, 0) if option[0] == "hero"]


@pytest.mark.rule("RK-HERO-06")
def test_a_hero_defeated_on_another_turn_returns_on_the_next_own_turn() -> None:
    position = Position(active=1).hold_all(0).hold(1, augustgrad=3).hold(2, "rajal").auto(0)
    match = position.hero(0, "ursa").hero(1, "augustgrad").hero(2, "rajal").start(dice=[6, 1])
    answer(match, 1, "invade", "augustgrad", "ursa", 1)
    answer(match, 1, "advance", 1)
    assert owner(match, "ursa") == 1
    assert match.view(None)["players"][0]["hero_out"]
    run_to(match, "deploy", 0)
    answer(match, 0, "hero", "keresh-province")
    assert match.view(None)["territories"]["keresh-province"]["heroes"] == [0]

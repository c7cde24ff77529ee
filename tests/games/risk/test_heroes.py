"""Heroes: what they add, how they move, when they fall."""

from __future__ import annotations

import pytest

from tests.games.risk.position import Position, RiskMatch, answer, asked, options, owner, refuses, run_to, units

FRONT = ("augustgrad", "keresh-province")


def korhal(attackers: int = 5, defenders: int = 5) -> Position:
    """Seat 0 in Augustgrad faces seat 1 in Keresh Province; both have a hero elsewhere."""
    position = Position().hold(0, augustgrad=attackers).hold(1, keresh_province=defenders).auto(1)
    return position.hero(0, "char-aleph").hero(1, "eternal-scar").hero(2, "rajal")


def losses(position: Position, dice: list[int], sent: int, *hero: str) -> tuple[int, int]:
    """What both sides lose in one invasion with these dice."""
    match = position.start(dice=dice)
    answer(match, 0, "invade", *FRONT, sent, *hero)
    lost = match.state.under_way.losses
    return lost[0], lost[1]


def place_of(match: RiskMatch, seat: int) -> str | None:
    """The territory of a seat's hero."""
    where: str | None = match.view(None)["players"][seat]["hero"]
    return where


@pytest.mark.rule("RK-HERO-01")
@pytest.mark.parametrize(("mine", "theirs", "lost"), [(5, 5, (0, 1)), (5, 6, (1, 0)), (6, 6, (0, 1)), (4, 6, (1, 0))])
def test_an_attacking_hero_adds_one_to_the_highest_die(mine: int, theirs: int, lost: tuple[int, int]) -> None:
    assert losses(korhal(5, 1).hero(0, "augustgrad"), [mine, theirs], 1, "hero") == lost


@pytest.mark.rule("RK-HERO-01")
def test_only_the_highest_die_is_raised() -> None:
    assert losses(korhal().hero(0, "augustgrad"), [4, 4, 4, 4, 4], 3, "hero") == (1, 1)
    assert losses(korhal().hero(0, "augustgrad"), [1, 6, 4, 6, 4], 3, "hero") == (1, 1)
    assert losses(korhal().hero(1, "keresh-province"), [6, 5, 1, 5, 4], 3) == (1, 1)


@pytest.mark.rule("RK-HERO-01", "RK-AMB-13")
def test_a_defending_hero_always_helps() -> None:
    assert losses(korhal(5, 1).hero(1, "keresh-province"), [6, 5], 1) == (1, 0)
    assert losses(korhal(5, 1), [6, 5], 1) == (0, 1)


@pytest.mark.rule("RK-HERO-01")
def test_a_hero_elsewhere_does_not_take_part() -> None:
    assert losses(korhal(5, 1).hero(0, "ursa").hero(1, "canis"), [5, 5], 1) == (1, 0)
    assert losses(korhal(5, 1).hero(0, "ursa").hero(1, "canis"), [6, 5], 1) == (0, 1)


@pytest.mark.rule("RK-AMB-13")
def test_results_above_six_stand() -> None:
    assert losses(korhal(5, 1).hero(0, "augustgrad").hero(1, "keresh-province"), [6, 6], 1, "hero") == (1, 0)
    assert losses(korhal(5, 1).hero(1, "keresh-province"), [6, 6], 1) == (1, 0)
    assert losses(korhal(5, 1).hero(0, "augustgrad"), [6, 6], 1, "hero") == (0, 1)


@pytest.mark.rule("RK-HERO-04", "RK-AMB-13")
def test_calling_the_hero_in_is_optional_for_each_roll_and_said_before_it() -> None:
    match = korhal(9).hero(0, "augustgrad").start(dice=[5, 1, 1, 5, 5, 5, 1, 1, 5, 5])
    assert ("invade", *FRONT, 3) in options(match, 0)
    assert ("invade", *FRONT, 3, "hero") in options(match, 0)
    answer(match, 0, "invade", *FRONT, 3)
    assert match.state.under_way.losses == (2, 0)
    answer(match, 0, "invade", *FRONT, 3, "hero")
    assert match.state.under_way.losses == (1, 1)
    assert place_of(match, 0) == "augustgrad"


@pytest.mark.rule("RK-HERO-04", "RK-AMB-13")
def test_only_a_hero_in_the_attacking_territory_can_be_called_in() -> None:
    match = korhal().hero(0, "wolfrec-province").start()
    assert refuses(match, 0, "invade", *FRONT, 3, "hero")


@pytest.mark.rule("RK-HERO-03", "RK-HERO-04")
def test_a_hero_called_in_must_move_into_the_captured_territory() -> None:
    match = korhal(6, 1).hero(0, "augustgrad").start(dice=[6, 1])
    answer(match, 0, "invade", *FRONT, 1, "hero")
    assert options(match, 0) == [("advance", number) for number in range(1, 6)], "with at least one unit"
    answer(match, 0, "advance", 1)
    assert place_of(match, 0) == "keresh-province"


@pytest.mark.rule("RK-HERO-04")
def test_a_hero_not_called_in_stays_where_it_is() -> None:
    match = korhal(2, 1).hero(0, "augustgrad").start(dice=[6, 1])
    answer(match, 0, "invade", *FRONT, 1)
    assert owner(match, "keresh-province") == 0
    assert place_of(match, 0) == "augustgrad"


@pytest.mark.rule("RK-HERO-02")
def test_a_hero_gives_no_die_and_counts_for_no_minimum() -> None:
    match = korhal(1).hero(0, "augustgrad").hold(0, ursa=2).start()
    assert refuses(match, 0, "invade", *FRONT, 1, "hero"), "one unit and a hero cannot attack"
    match = korhal(3).hero(0, "augustgrad").start()
    assert ("invade", *FRONT, 2, "hero") in options(match, 0)
    assert refuses(match, 0, "invade", *FRONT, 3, "hero")
    match = korhal(5, 1).hero(1, "keresh-province").start(dice=[1, 1, 1, 6])
    answer(match, 0, "invade", *FRONT, 3)
    assert len(match.state.under_way.defence_rolled) == 1, "one unit and a hero defend with one die"


@pytest.mark.rule("RK-HERO-02")
def test_a_hero_counts_as_no_unit() -> None:
    position = korhal()
    before = position.state.units_of(0)
    position.hero(0, "augustgrad")
    assert position.state.units_of(0) == before
    assert position.start().view(None)["territories"]["augustgrad"]["units"] == 5


@pytest.mark.rule("RK-HERO-02", "RK-HERO-05")
def test_a_hero_holds_no_territory_and_falls_with_the_last_unit() -> None:
    match = korhal(5, 1).hero(1, "keresh-province").start(dice=[6, 6, 6, 1])
    answer(match, 0, "invade", *FRONT, 3)
    answer(match, 0, "advance", 3)
    assert owner(match, "keresh-province") == 0
    assert place_of(match, 1) is None
    assert match.view(None)["players"][1]["hero_out"]


@pytest.mark.rule("RK-HERO-05")
def test_a_hero_stays_while_a_unit_is_left() -> None:
    match = korhal(5, 3).hero(1, "keresh-province").start(dice=[6, 6, 6, 1, 1])
    answer(match, 0, "invade", *FRONT, 3)
    assert units(match, "keresh-province") == 1
    assert place_of(match, 1) == "keresh-province"


@pytest.mark.rule("RK-HERO-05")
def test_an_attacking_hero_cannot_fall() -> None:
    match = korhal(4).hero(0, "augustgrad").start(dice=[1, 1, 1, 6, 6, 1, 6, 6])
    answer(match, 0, "invade", *FRONT, 3, "hero")
    answer(match, 0, "invade", *FRONT, 1, "hero")
    assert units(match, "augustgrad") == 1
    assert place_of(match, 0) == "augustgrad"


@pytest.mark.rule("RK-HERO-03", "RK-MAN-05")
def test_a_hero_manoeuvres_only_with_at_least_one_unit() -> None:
    match = korhal().hero(0, "augustgrad").start()
    run_to(match, "manoeuvre", 0)
    answer(match, 0, "manoeuvre", "augustgrad", "ursa")
    assert options(match, 0) == [*(("move", n) for n in (1, 2, 3, 4)), *(("move", n, "hero") for n in (1, 2, 3, 4))]
    answer(match, 0, "move", 1, "hero")
    assert place_of(match, 0) == "ursa"


@pytest.mark.rule("RK-HERO-03")
def test_a_hero_with_a_single_unit_cannot_leave() -> None:
    match = korhal().hero(0, "ursa").start()
    run_to(match, "manoeuvre", 0)
    assert not [option for option in options(match, 0) if option[:2] == ("manoeuvre", "ursa")]


@pytest.mark.rule("RK-MAN-05")
def test_units_may_manoeuvre_without_the_hero() -> None:
    match = korhal().hero(0, "augustgrad").start()
    run_to(match, "manoeuvre", 0)
    answer(match, 0, "manoeuvre", "augustgrad", "ursa")
    answer(match, 0, "move", 4)
    assert place_of(match, 0) == "augustgrad"


@pytest.mark.rule("RK-HERO-07")
def test_total_domination_has_no_heroes() -> None:
    position = Position(phase="deploy", variant="total-domination").hold(0, augustgrad=5).hold(1, keresh_province=1)
    match = position.start()
    assert not [option for option in options(match, 0) if option[0] == "hero"]
    answer(match, 0, "place", "augustgrad", match.state.turn.pool)
    assert asked(match) == [(0, "attack")], "nothing is asked about a hero"
    assert not [option for option in options(match, 0) if option[-1] == "hero"]


@pytest.mark.rule("RK-HERO-07")
def test_only_the_extended_form_of_total_domination_has_heroes() -> None:
    match = Position(phase="deploy", variant="total-domination", extended=True).start()
    assert [option for option in options(match, 0) if option[0] == "hero"]

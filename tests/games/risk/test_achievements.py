"""Achievements: what each of them asks for, and when one may be taken."""

from __future__ import annotations

import pytest

from tests.games.risk.position import Position, RiskMatch, answer, asked, options, owner, refuses, run_to

AWARDS = (
    *("hold-aiur", "hold-char", "hold-korhal", "enemy-base", "take-four-fields", "eight-fields"),
    *("take-ten", "eleven-fields", "two-enemy-bases", "take-planet", "two-planets", "eighteen-territories"),
)
BESIDE = ("keresh-province", "wolfrec-province", "radiated-wastes", "ruins-of-styrling", "ursa")
"""The neighbours of Augustgrad."""


def after_attacks(*awards: str, variant: str = "command-room") -> Position:
    """The attack phase of seat 0 is over; seat 1 holds nearly everything, and these achievements (or all) are open."""
    position = Position(phase="achievement", variant=variant).hold_all(1).hold(0, "char-aleph").hold(2, "rajal")
    return position.open(*(awards or AWARDS))


def met(position: Position) -> set[str]:
    """The achievements seat 0 may take."""
    match = position.start()
    if (0, "achievement") not in asked(match):
        return set()
    assert ("none",) in options(match, 0)
    return {str(option[1]) for option in options(match, 0) if option[0] == "achieve"}


def some(position: Position, number: int, *but: str) -> list[str]:
    """So many territories that seat 0 does not hold, spread so as to leave every planet incomplete."""
    s = position.state
    kept = {planet.territories[-1] for planet in s.catalog.planets}
    bases = {place for place in range(42) if s.base[place] >= 0}
    free = [place for place in range(42) if s.owner[place] != 0 and place not in kept and place not in bases]
    return [s.catalog.ids[place] for place in free if s.catalog.ids[place] not in but][:number]


# When


@pytest.mark.rule("RK-ACH-01")
def test_conditions_are_checked_after_the_attack_phase() -> None:
    position = Position().hold_planet(0, "korhal").hold(0, augustgrad=4).hold(1, "keresh-province", "saalok")
    match = position.open("hold-korhal").hold(0, canis=2).start(dice=[6, 6, 6, 1])
    assert asked(match) == [(0, "attack")]
    assert refuses(match, 0, "achieve", "hold-korhal")
    answer(match, 0, "invade", "augustgrad", "keresh-province", 3)
    assert asked(match) == [(0, "attack")], "not yet: the phase goes on"
    answer(match, 0, "done")
    assert options(match, 0) == [("achieve", "hold-korhal"), ("none",)]


@pytest.mark.rule("RK-AMB-22")
def test_a_control_condition_may_be_claimed_without_any_attack() -> None:
    match = Position(phase="deploy").hold(0, augustgrad=1).hero(0, "ursa").open("eighteen-territories").start()
    answer(match, 0, "place", "ursa", match.state.turn.pool)
    assert asked(match) == [(0, "achievement")], "nobody is beside, so there is nothing to attack"
    assert match.state.turn.conquered == 0
    answer(match, 0, "achieve", "eighteen-territories")
    assert match.state.achievements_of(0) == 1


@pytest.mark.rule("RK-AMB-22")
def test_taking_over_compares_with_the_start_of_the_turn_and_asks_for_control_now() -> None:
    position = after_attacks("take-ten")
    places = some(position, 10)
    assert met(position.hold(0, *places)) == set(), "held since the turn began"
    assert met(after_attacks("take-ten").hold(0, *places[:9]).began(1, *places)) == set(), "one is not held now"
    assert met(after_attacks("take-ten").hold(0, *places).began(1, *places)) == {"take-ten"}


@pytest.mark.rule("RK-ACH-02")
def test_one_achievement_a_turn_by_choice() -> None:
    match = after_attacks().hold_planet(0, "aiur").hold_planet(0, "korhal").start()
    offered = {option[1] for option in options(match, 0)[:-1]}
    assert offered == {"hold-aiur", "hold-korhal", "two-planets"}
    answer(match, 0, "achieve", "hold-aiur")
    assert match.state.achievements_of(0) == 1
    run_to(match, "deploy", 1)
    assert match.state.achievements_of(0) == 1
    run_to(match, "achievement", 0)
    assert {option[1] for option in options(match, 0)[:-1]} == {"hold-korhal", "two-planets"}


@pytest.mark.rule("RK-ACH-03")
def test_taking_is_voluntary() -> None:
    match = after_attacks("hold-aiur").hold_planet(0, "aiur").start()
    answer(match, 0, "none")
    assert match.state.achievements_of(0) == 0
    run_to(match, "achievement", 0)
    assert ("achieve", "hold-aiur") in options(match, 0), "it is still there"


@pytest.mark.rule("RK-ACH-04")
def test_a_taken_achievement_is_not_replaced() -> None:
    match = after_attacks("hold-aiur", "take-ten").hold_planet(0, "aiur").start()
    answer(match, 0, "achieve", "hold-aiur")
    run_to(match, "deploy", 0)
    shown = {award["id"]: award["owner"] for award in match.view(None)["achievements"]}
    assert shown == {"hold-aiur": 0, "take-ten": None}


@pytest.mark.rule("RK-ACH-04")
def test_nobody_can_take_what_is_taken() -> None:
    assert met(after_attacks("hold-aiur").hold_planet(0, "aiur").achieved(2, "hold-aiur")) == set()
    position = Position(phase="achievement").hold_planet(0, "aiur")
    assert met(position) == set(), "nor what is not in the game"


@pytest.mark.rule("RK-ACH-05")
def test_it_stays_with_its_owner_when_the_condition_no_longer_holds() -> None:
    position = Position(active=1).hold_all(0).hold(1, augustgrad=4).hold(2, "rajal").auto(0)
    match = position.achieved(0, "hold-korhal").start(dice=[6, 6, 6, 1])
    answer(match, 1, "invade", "augustgrad", "keresh-province", 3)
    assert owner(match, "keresh-province") == 1
    run_to(match, "deploy", 0)
    assert match.view(None)["players"][0]["achievements"] == ["hold-korhal"]


@pytest.mark.rule("RK-ACH-06", "RK-REW-01")
def test_it_brings_the_reward_lying_on_it() -> None:
    match = after_attacks("hold-aiur").hold_planet(0, "aiur").start(draws=["extra-manoeuvre"])
    assert match.view(0)["achievements"][0]["reward"] is None
    answer(match, 0, "achieve", "hold-aiur")
    assert match.view(None)["achievements"][0]["reward"] == "extra-manoeuvre"
    assert match.view(None)["players"][0]["rewards"] == ["extra-manoeuvre"]


@pytest.mark.rule("RK-ACH-06")
def test_basic_training_has_no_rewards() -> None:
    match = after_attacks("hold-aiur", variant="basic-training").hold_planet(0, "aiur").start()
    answer(match, 0, "achieve", "hold-aiur")
    assert match.view(None)["achievements"][0]["reward"] is None
    assert match.view(None)["players"][0]["rewards"] == []


@pytest.mark.rule("RK-ACH-07")
def test_whoever_takes_one_draws_no_card() -> None:
    def cards(*choice: str) -> int:
        position = after_attacks("hold-aiur", variant="basic-training").hold_planet(0, "aiur").conquered(3)
        match = position.start()
        answer(match, 0, *choice)
        return len(match.view(0)["hand"])

    assert cards("achieve", "hold-aiur") == 0
    assert cards("none") == 1


# Silver


@pytest.mark.rule("RK-ACH-08")
def test_hold_aiur() -> None:
    assert met(after_attacks("hold-aiur").hold_planet(0, "aiur")) == {"hold-aiur"}
    assert met(after_attacks("hold-aiur").hold_planet(0, "aiur").hold(1, "saalok")) == set()
    assert met(after_attacks("hold-aiur").hold(0, "saalok")) == set()


@pytest.mark.rule("RK-ACH-09")
def test_hold_char() -> None:
    assert met(after_attacks("hold-char").hold_planet(0, "char")) == {"hold-char"}
    assert met(after_attacks("hold-char").hold_planet(0, "char").hold(1, "eris")) == set()


@pytest.mark.rule("RK-ACH-10")
def test_hold_korhal() -> None:
    assert met(after_attacks("hold-korhal").hold_planet(0, "korhal")) == {"hold-korhal"}
    assert met(after_attacks("hold-korhal").hold_planet(0, "korhal").hold(1, "canis")) == set()


@pytest.mark.rule("RK-ACH-08", "RK-ACH-09", "RK-ACH-10")
def test_the_goal_shown_is_the_size_of_the_planet() -> None:
    match = after_attacks("hold-aiur", "hold-char", "hold-korhal").hold(0, "saalok", "ursa").start()
    shown = {award["id"]: (award["progress"][0], award["goal"]) for award in match.view(None)["achievements"]}
    assert shown == {"hold-aiur": (1, 9), "hold-char": (1, 12), "hold-korhal": (1, 7)}


@pytest.mark.rule("RK-ACH-11")
def test_one_enemy_base() -> None:
    assert met(after_attacks("enemy-base")) == set(), "the own base is no enemy's"
    assert met(after_attacks("enemy-base").hold(0, "eternal-scar")) == {"enemy-base"}
    assert met(after_attacks("enemy-base").hold(0, "rajal", "eternal-scar")) == {"enemy-base"}


@pytest.mark.rule("RK-ACH-11")
def test_the_own_base_is_not_needed_for_an_enemy_base() -> None:
    assert met(after_attacks("enemy-base").hold(1, "char-aleph").hold(0, "eternal-scar")) == {"enemy-base"}


@pytest.mark.rule("RK-ACH-12")
def test_take_four_fields() -> None:
    def taking(new: int, old: int = 0, now: int = 9) -> set[str]:
        position = after_attacks("take-four-fields")
        places = some(position, 9)
        position.fields(*places).hold(0, *places[: min(now, new + old)]).began(1, *places)
        return met(position.began(0, *places[:old]))

    assert taking(3) == set()
    assert taking(4) == {"take-four-fields"}
    assert taking(3, old=5) == set(), "fields controlled before do not count"
    assert taking(4, old=1) == {"take-four-fields"}
    assert taking(4, now=3) == set(), "what is taken must be held"


@pytest.mark.rule("RK-ACH-12")
def test_territories_without_fields_do_not_count_as_fields() -> None:
    position = after_attacks("take-four-fields")
    places = some(position, 6)
    assert met(position.fields(*places[:3]).hold(0, *places).began(1, *places)) == set()


@pytest.mark.rule("RK-ACH-12", "RK-ACH-14")
def test_territories_taken_one_after_another_in_play() -> None:
    position = Position().hold_all(2).hold(0, augustgrad=30).hold(1, *BESIDE[:4]).base(1, "thisby").hold(1, "thisby")
    match = position.fields(*BESIDE[:4]).open("take-four-fields").start(dice=[6, 6, 6, 1] * 4)
    for number, place in enumerate(BESIDE[:4]):
        answer(match, 0, "invade", "augustgrad", place, 3)
        answer(match, 0, "advance", 3)
        assert match.view(None)["achievements"][0]["progress"][0] == number + 1
    answer(match, 0, "done")
    assert options(match, 0) == [("achieve", "take-four-fields"), ("none",)]


@pytest.mark.rule("RK-ACH-13", "RK-ACH-15")
@pytest.mark.parametrize(
    ("fields", "expected"),
    [(7, set()), (8, {"eight-fields"}), (10, {"eight-fields"}), (11, {"eight-fields", "eleven-fields"})],
)
def test_eight_and_eleven_fields(fields: int, expected: set[str]) -> None:
    position = after_attacks("eight-fields", "eleven-fields")
    places = some(position, 15)
    assert met(position.fields(*places).hold(0, *places[:fields])) == expected


# Gold


@pytest.mark.rule("RK-ACH-14")
@pytest.mark.parametrize(("new", "old", "expected"), [(9, 0, set()), (9, 5, set()), (10, 0, {"take-ten"})])
def test_take_ten_territories(new: int, old: int, expected: set[str]) -> None:
    position = after_attacks("take-ten")
    places = some(position, new + old)
    assert met(position.hold(0, *places).began(1, *places[:new])) == expected


@pytest.mark.rule("RK-ACH-16")
def test_two_enemy_bases() -> None:
    assert met(after_attacks("two-enemy-bases").hold(0, "rajal")) == set(), "the own base does not count"
    assert met(after_attacks("two-enemy-bases").hold(0, "rajal", "eternal-scar")) == {"two-enemy-bases"}
    position = after_attacks("two-enemy-bases").hold(0, "rajal", "eternal-scar").hold(1, "char-aleph", "saalok")
    assert met(position) == {"two-enemy-bases"}, "nor is it needed"


@pytest.mark.rule("RK-ACH-17", "RK-AMB-28")
@pytest.mark.parametrize("planet", ["aiur", "korhal", "mar-sara", "zerus", "shakuras"])
def test_take_a_planet_from_none(planet: str) -> None:
    def taking(held_before: int, missing: bool = False) -> set[str]:
        position = after_attacks("take-planet").hold_planet(0, planet)
        numbers = next(found.territories for found in position.state.catalog.planets if found.id == planet)
        ids = [position.state.catalog.ids[number] for number in numbers]
        if missing:
            position.hold(1, ids[-1])
        return met(position.began(1, *ids[held_before:]))

    assert taking(held_before=0) == {"take-planet"}
    assert taking(held_before=1) == set()
    assert taking(held_before=0, missing=True) == set()


@pytest.mark.rule("RK-ACH-18", "RK-AMB-28")
@pytest.mark.parametrize("planets", [("zerus", "shakuras"), ("mar-sara", "zerus"), ("korhal", "shakuras")])
def test_two_planets(planets: tuple[str, str]) -> None:
    assert met(after_attacks("two-planets").hold_planet(0, planets[0])) == set()
    both = after_attacks("two-planets").hold_planet(0, planets[0]).hold_planet(0, planets[1])
    assert met(both) == {"two-planets"}


@pytest.mark.rule("RK-ACH-19")
@pytest.mark.parametrize(("held", "expected"), [(17, set()), (18, {"eighteen-territories"})])
def test_eighteen_territories(held: int, expected: set[str]) -> None:
    position = after_attacks("eighteen-territories")
    position.hold(0, *some(position, held - 1))
    assert position.state.owner.count(0) == held
    assert met(position) == expected


@pytest.mark.rule("RK-ACH-20")
def test_silver_achievements_bring_silver_rewards_and_gold_ones_golden() -> None:
    for award, level in (("hold-aiur", "silver"), ("two-planets", "gold")):
        match: RiskMatch = after_attacks(award).hold_planet(0, "aiur").hold_planet(0, "korhal").start()
        answer(match, 0, "achieve", award)
        reward = match.view(None)["players"][0]["rewards"][0]
        assert next(one.level for one in match.state.catalog.rewards if one.id == reward) == level


@pytest.mark.rule("RK-ACH-20")
def test_the_colour_of_every_achievement() -> None:
    catalog = after_attacks().state.catalog
    levels = {award.id: award.level for award in catalog.achievements}
    assert levels == {award: "silver" if number < 6 else "gold" for number, award in enumerate(AWARDS)}

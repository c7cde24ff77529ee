"""Team play: two against two or three against three."""

from __future__ import annotations

from itertools import pairwise

import pytest

from orrery.games.risk.state import DESTROYED
from tests.games.risk.position import (
    Position,
    RiskMatch,
    answer,
    asked,
    begin,
    held,
    options,
    owner,
    ready,
    refuses,
    rolled_for_order,
    run_to,
    seats_asked,
    set_up,
    turns,
    units,
)

FOUR = ("hold-aiur", "hold-char", "hold-korhal", "eight-fields")
"""Achievements enough for a team."""


def team_game(seats: int = 4, *, phase: str = "attack", active: int = 0, variant: str = "command-room") -> Position:
    """Everything is held by seat 1 but for the bases; seats 0, 2 (and 4) play against 1, 3 (and 5)."""
    position = Position(seats, phase=phase, active=active, variant=variant, teams=True)
    homes = {seat: position.state.home(seat) for seat in range(seats)}
    position.hold_all(1)
    for seat, home in homes.items():
        position.state.give(home, seat, 1)
    return position


def pool(match: RiskMatch) -> int:
    return int(match.view(None)["pool"])


# The set-up


@pytest.mark.rule("RK-TEAM-01")
@pytest.mark.parametrize("seats", [4, 6])
def test_half_of_the_players_against_the_other_half_with_the_rules_of_command_room(seats: int) -> None:
    match = begin(seats, variant="command-room", teams=True)
    assert [player["team"] for player in match.view(None)["players"]] == [0, 1] * (seats // 2)
    order = seats_asked(match, "base", "occupy")
    assert sorted(order) == list(range(seats))
    assert seats_asked(match, "hero", "deploy") == order
    assert len(match.view(None)["achievements"]) == 8
    assert len(match.view(None)["decks"]) == 3


@pytest.mark.rule("RK-TEAM-02")
@pytest.mark.parametrize("first", range(6))
def test_allies_never_follow_each_other(first: int) -> None:
    second_roll = [6 if seat == first else 2 for seat in range(6)]
    match = set_up(6, variant="command-room", teams=True, dice=[6, 5, 4, 3, 2, 1, *second_roll])
    order = turns(match, 7)
    assert order == [(first + turn) % 6 for turn in range(7)]
    assert all(match.state.side[one] != match.state.side[other] for one, other in pairwise(order))


@pytest.mark.rule("RK-TEAM-02")
def test_after_an_elimination_allies_may_follow_each_other() -> None:
    position = team_game().hold(0, augustgrad=4).hold(1, "keresh-province").base(1, "keresh-province").hold_all(3)
    position.hold(0, augustgrad=4).hold(1, "keresh-province").hold(2, "rajal")
    match = position.start(dice=[6, 6, 6, 1])
    answer(match, 0, "invade", "augustgrad", "keresh-province", 3)
    assert turns(match, 3) == [2, 3, 0]


@pytest.mark.rule("RK-TEAM-03")
def test_the_highest_roll_takes_the_first_turn_and_ties_roll_on() -> None:
    match = set_up(4, variant="command-room", teams=True, dice=[6, 5, 4, 3, 5, 2, 1, 5, 4, 4, 3, 6])
    ready(match)
    assert rolled_for_order(match)[4:] == [(0, 5), (1, 2), (2, 1), (3, 5), (0, 4), (3, 4), (0, 3), (3, 6)]
    assert turns(match, 4) == [3, 0, 1, 2]


@pytest.mark.rule("RK-TEAM-04", "RK-TEAM-05")
@pytest.mark.parametrize(("seats", "start_units", "cards"), [(4, 25, [0, 0, 0, 1]), (6, 15, [0, 0, 0, 1, 1, 2])])
def test_start_units_and_start_cards(seats: int, start_units: int, cards: list[int]) -> None:
    match = ready(begin(seats, 4, variant="command-room", teams=True))
    assert [match.state.units_of(seat) for seat in range(seats)] == [start_units] * seats
    assert [match.view(None)["players"][seat]["hand"] for seat in match.state.order] == cards


# Territories


@pytest.mark.rule("RK-TEAM-06")
def test_nobody_places_units_in_an_allied_territory() -> None:
    position = team_game(phase="deploy").hold(0, "augustgrad").hold(2, "keresh-province")
    match = position.start()
    assert {choice[1] for choice in options(match, 0) if choice[0] == "place"} == held(match, 0)
    assert refuses(match, 0, "place", "keresh-province", 1)


@pytest.mark.rule("RK-TEAM-06", "RK-TEAM-08")
def test_a_manoeuvre_does_not_end_in_an_allied_territory() -> None:
    position = team_game(phase="manoeuvre").hold(0, talematros=3).hold(2, "katuul-province")
    match = position.hold(0, "xelnaga-temple-grounds").start()
    assert options(match, 0) == [("manoeuvre", "talematros", "xelnaga-temple-grounds"), ("done",)]


@pytest.mark.rule("RK-TEAM-07")
def test_an_ally_cannot_be_attacked() -> None:
    position = team_game().hold(0, augustgrad=5).hold(2, "keresh-province").hold(3, "ursa")
    match = position.start()
    targets = {choice[2] for choice in options(match, 0) if choice[0] in ("invade", "storm")}
    assert targets == {"ursa", "wolfrec-province", "radiated-wastes", "ruins-of-styrling"}
    assert refuses(match, 0, "invade", "augustgrad", "keresh-province", 3)


@pytest.mark.rule("RK-TEAM-07")
def test_among_allies_alone_there_is_nothing_to_attack() -> None:
    position = team_game().hold(0, augustgrad=5)
    near = ("keresh-province", "ursa", "wolfrec-province", "radiated-wastes", "ruins-of-styrling")
    match = position.hold(2, *near).start()
    assert asked(match) != [(0, "attack")]


@pytest.mark.rule("RK-TEAM-07")
def test_no_ability_is_aimed_at_an_ally() -> None:
    position = team_game().hold(0, augustgrad=5).hold(2, keresh_province=5).hold(3, ursa=5)
    match = position.hand(0, "tactical-nuke", "scanner-sweep").start()
    plays = {choice[1:] for choice in options(match, 0) if choice[0] == "play"}
    assert plays == {("tactical-nuke", "ursa"), ("scanner-sweep", 1), ("scanner-sweep", 3)}


@pytest.mark.rule("RK-TEAM-08")
@pytest.mark.parametrize(("between", "joined"), [(2, True), (3, False)])
def test_a_manoeuvre_may_cross_allied_territories(between: int, joined: bool) -> None:
    """Talematros to Pyramus through Katuul Province, which an ally or an enemy holds."""
    position = team_game(phase="manoeuvre").hold(0, "pyramus", talematros=3).hold(between, "katuul-province")
    match = position.start()
    if not joined:
        assert asked(match) == [(1, "deploy")]
        return
    answer(match, 0, "manoeuvre", "talematros", "pyramus")
    answer(match, 0, "move", 2)
    assert (units(match, "talematros"), units(match, "katuul-province"), units(match, "pyramus")) == (1, 1, 3)
    assert owner(match, "katuul-province") == 2


# Planets, fields and bases


@pytest.mark.rule("RK-TEAM-09")
@pytest.mark.parametrize(("last", "met"), [(0, True), (2, True), (3, False)])
def test_a_planet_held_together_satisfies_the_achievement(last: int, met: bool) -> None:
    position = team_game(phase="achievement").hold_planet(0, "korhal", 2).hold(2, "canis", "ursa").open("hold-korhal")
    match = position.base(3, "eris").hold(last, "augustgrad").start()
    assert (asked(match) == [(0, "achievement")]) is met


@pytest.mark.rule("RK-TEAM-09", "RK-AMB-39")
@pytest.mark.parametrize(("before", "taken"), [(1, True), (2, False)])
def test_two_planets_held_together_count_and_so_does_one_taken_together(before: int, taken: bool) -> None:
    """Before the turn Rajal was an enemy's, or the ally's: then the team had a part of Shakuras already."""
    position = team_game(phase="achievement").hold_planet(0, "shakuras", 2).hold(2, "rajal")
    position.hold_planet(0, "zerus").hold(2, "volatile-cleft").open("two-planets", "take-planet")
    position.base(1, "eris").base(2, "eternal-scar").began(1, "talematros", "katuul-province", "xelnaga-temple-grounds")
    match = position.began(before, "rajal").start()
    assert (("achieve", "take-planet") in options(match, 0)) is taken
    assert ("achieve", "two-planets") in options(match, 0)


@pytest.mark.rule("RK-TEAM-10")
@pytest.mark.parametrize(("rajal", "bonus"), [(0, 2), (2, 0)])
def test_the_units_of_a_planet_go_only_to_one_who_holds_all_of_it(rajal: int, bonus: int) -> None:
    position = team_game(phase="deploy").base(2, "ursa").hold(2, "ursa").hold_planet(0, "shakuras")
    match = position.hold(rajal, "rajal").start()
    assert pool(match) == 3 + bonus + 1  # the least, the planet, the base


@pytest.mark.rule("RK-AMB-06")
@pytest.mark.parametrize("shared", [False, True])
def test_fields_territories_and_bases_count_for_each_player(shared: bool) -> None:
    """All that would satisfy four achievements is seat 0's, or one piece of each is the ally's."""
    position = team_game(6, phase="achievement").hold_planet(0, "char", 2).hold_planet(0, "mar-sara", 2)
    position.base(0, "ate").base(1, "eris").base(4, "saalok").hold(4, "saalok").hold(5, "citadel-of-the-executor")
    chosen = ("acid-marsh", "eris", "glass-flats", "bone-trench", "thisby", "riksville", "pyramus", "death-valley")
    position.fields(*chosen).base(3, "hells-gates").hold(3, "canis")
    position.open("eight-fields", "eighteen-territories", "two-enemy-bases")
    if shared:
        position.hold(2, "eris")  # with a field and the base of seat 1: 7 fields, 17 territories, 1 enemy base
    match = position.start()
    if shared:
        assert asked(match) == [(0, "manoeuvre")]
    else:
        assert {choice[-1] for choice in options(match, 0)} == {
            "eight-fields",
            "eighteen-territories",
            "two-enemy-bases",
            "none",
        }


@pytest.mark.rule("RK-AMB-06")
@pytest.mark.parametrize(("pyramus", "met"), [(0, True), (2, False)])
def test_ten_territories_taken_this_turn_count_for_the_player_who_took_them(pyramus: int, met: bool) -> None:
    taken = ["ursa", "canis", "augustgrad", "keresh-province", "wolfrec-province", "radiated-wastes", "ate", "eris"]
    taken += ["ruins-of-styrling", "pyramus"]
    position = team_game(phase="achievement").base(3, "saalok").hold(3, "saalok").hold(0, *taken, thisby=2)
    match = position.hold(pyramus, "pyramus").began(1, *taken).open("take-ten").start()
    assert (asked(match) == [(0, "achievement")]) is met


@pytest.mark.rule("RK-AMB-06")
def test_the_base_of_an_ally_is_no_enemy_base() -> None:
    position = team_game(phase="achievement").hold(0, "rajal", "canis").open("enemy-base", "two-enemy-bases")
    match = position.start()  # Rajal has the base of seat 2, Canis that of seat 3
    assert options(match, 0) == [("achieve", "enemy-base"), ("none",)]


@pytest.mark.rule("RK-AMB-06")
def test_only_the_player_on_turn_claims_an_achievement() -> None:
    position = team_game(phase="achievement", active=0).hold_planet(2, "char").open("hold-char", "eighteen-territories")
    match = position.start(draws=["guaranteed-card"])
    answer(match, 0, "achieve", "hold-char")  # the ally's planet, but seat 0 takes it
    assert match.view(None)["players"][0]["achievements"] == ["hold-char"]
    assert match.view(None)["players"][2]["achievements"] == []


# Command


def with_ally(**ally: int) -> Position:
    """Seat 0 has placed its units; its ally, seat 2, holds these territories and Rajal with two units."""
    return team_game(phase="command").hold(2, rajal=2, **ally)


@pytest.mark.rule("RK-TEAM-11")
def test_after_placing_reinforcements_an_allied_territory_may_be_taken_over() -> None:
    match = team_game(phase="deploy").hold(2, "ursa", rajal=2).hero(0, "char-aleph").start()
    assert not [choice for choice in options(match, 0) if choice[0] == "ask"]
    answer(match, 0, "place", "char-aleph", pool(match))
    assert asked(match) == [(0, "command")]
    assert options(match, 0) == [("ask", "ursa"), ("done",)]
    answer(match, 0, "ask", "ursa")
    assert asked(match) == [(2, "consent")]
    assert owner(match, "ursa") == 2  # not before the ally agrees
    answer(match, 2, "agree")
    assert owner(match, "ursa") == 0
    assert asked(match) == [(0, "attack")]


@pytest.mark.rule("RK-TEAM-11")
def test_the_ally_may_refuse_and_another_territory_be_asked_for() -> None:
    match = with_ally(ursa=1, eris=1).hold(0, augustgrad=2).start()
    answer(match, 0, "ask", "ursa")
    answer(match, 2, "refuse")
    assert owner(match, "ursa") == 2
    assert options(match, 0) == [("ask", "eris"), ("done",)]
    answer(match, 0, "done")
    assert asked(match) == [(0, "attack")]


@pytest.mark.rule("RK-TEAM-12")
def test_only_one_territory_changes_hands_in_a_turn() -> None:
    match = with_ally(ursa=1, eris=1, ate=1).hold(0, augustgrad=2).start()
    answer(match, 0, "ask", "ursa")
    answer(match, 2, "agree")
    assert asked(match) == [(0, "attack")]
    run_to(match, "command", 2)  # the ally may ask in turn
    assert ("ask", "ursa") in options(match, 2)
    run_to(match, "command", 0)
    assert ("ask", "ate") in options(match, 0)


@pytest.mark.rule("RK-TEAM-13")
def test_the_territory_must_hold_exactly_one_unit() -> None:
    match = with_ally(ursa=2, eris=1, ate=3).start()
    assert options(match, 0) == [("ask", "eris"), ("done",)]
    assert refuses(match, 0, "ask", "ursa")
    assert refuses(match, 0, "ask", "canis")  # an enemy's


@pytest.mark.rule("RK-TEAM-14", "RK-AMB-07")
def test_one_unit_replaces_the_other_and_none_is_moved() -> None:
    match = with_ally(ursa=1).hold(0, augustgrad=5).start()
    before = [match.state.units_of(seat) for seat in range(4)]
    answer(match, 0, "ask", "ursa")
    answer(match, 2, "agree")
    assert (owner(match, "ursa"), units(match, "ursa"), units(match, "augustgrad")) == (0, 1, 5)
    assert [match.state.units_of(seat) for seat in range(4)] == [before[0] + 1, before[1], before[2] - 1, before[3]]


@pytest.mark.rule("RK-AMB-07")
def test_neither_the_last_territory_nor_the_heros_can_be_asked_for() -> None:
    match = with_ally(ursa=1, eris=1).hero(2, "eris").start()
    assert options(match, 0) == [("ask", "ursa"), ("done",)]
    match = team_game(phase="command").hold(0, augustgrad=2).start()  # seat 2 has Rajal alone
    assert asked(match) == [(0, "attack")]


@pytest.mark.rule("RK-AMB-07")
def test_a_base_taken_over_stays_and_counts_as_in_team_hands() -> None:
    """An enemy holds seat 0's base; when it is retaken the team wins, though seat 2's base is not its own any more."""
    position = team_game(phase="command").hold(2, "ursa", "rajal").hold(0, feral_hives=4).achieved(0, *FOUR)
    match = position.hold(3, "char-aleph").start(dice=[6, 6, 6, 1])
    answer(match, 0, "ask", "rajal")
    answer(match, 2, "agree")
    shown = match.view(None)["territories"]["rajal"]
    assert (shown["owner"], shown["units"], shown["base"]) == (0, 1, 2)
    answer(match, 0, "invade", "feral-hives", "char-aleph", 3)
    assert match.over
    assert match.result.winners == [0, 2]


@pytest.mark.rule("RK-REW-06", "RK-TEAM-14")
def test_a_tower_does_not_change_hands_with_its_territory() -> None:
    match = with_ally(ursa=1).tower(2, "gold-tower", "ursa").start()
    answer(match, 0, "ask", "ursa")
    answer(match, 2, "agree")
    s = match.state
    assert s.catalog.number["ursa"] not in s.tower
    assert s.reward[s.catalog.reward_number["gold-tower"]] == DESTROYED


@pytest.mark.rule("RK-AMB-30")
def test_a_territory_taken_over_brings_no_card() -> None:
    match = with_ally(ursa=1).hold(0, augustgrad=2).start()
    answer(match, 0, "ask", "ursa")
    answer(match, 2, "agree")
    run_to(match, "deploy", 1)
    assert match.view(None)["players"][0]["hand"] == 0


@pytest.mark.rule("RK-AMB-30")
@pytest.mark.parametrize("agreed", [False, True])
def test_a_territory_taken_over_does_not_count_as_taken(agreed: bool) -> None:
    """Three fields were conquered this turn; the fourth comes from an ally, or is conquered too."""
    conquered = ("keresh-province", "augustgrad", "canis", *(() if agreed else ("ursa",)))
    position = with_ally(eris=1, **({"ursa": 1} if agreed else {})).hold(0, *conquered, thisby=2)
    position.base(3, "saalok").hold(3, "saalok").began(1, *conquered)
    match = position.fields("keresh-province", "augustgrad", "canis", "ursa").open("take-four-fields").start()
    if agreed:
        answer(match, 0, "ask", "ursa")
        answer(match, 2, "agree")
    run_to(match, "attack")
    answer(match, 0, "done")
    assert owner(match, "ursa") == 0
    assert (asked(match) == [(0, "achievement")]) is not agreed


# Winning and losing


def conquest(seats: int = 4, variant: str = "command-room") -> Position:
    """Seat 0 will take Keresh Province from seat 1 with three dice."""
    return team_game(seats, variant=variant).hold(0, augustgrad=4)


def conquer(position: Position) -> RiskMatch:
    match = position.start(dice=[6, 6, 6, 1])
    answer(match, 0, "invade", "augustgrad", "keresh-province", 3)
    return match


@pytest.mark.rule("RK-TEAM-15", "RK-WIN-04", "RK-AMB-21")
@pytest.mark.parametrize("seats", [4, 6])
@pytest.mark.parametrize("shares", [(4, 0), (0, 4), (1, 3), (2, 2)])
def test_four_achievements_of_the_team_and_its_bases_win(seats: int, shares: tuple[int, int]) -> None:
    position = conquest(seats).achieved(0, *FOUR[: shares[0]]).achieved(2, *FOUR[shares[0] :])
    match = conquer(position)
    assert match.over
    assert match.result.winners == [0, 2, 4][: seats // 2]
    assert match.result.reason == "achievements"


@pytest.mark.rule("RK-TEAM-15", "RK-AMB-21")
@pytest.mark.parametrize("seats", [4, 6])
def test_three_achievements_are_not_enough_even_for_one_member(seats: int) -> None:
    assert not conquer(conquest(seats).achieved(0, *FOUR[:3])).over


@pytest.mark.rule("RK-TEAM-15", "RK-WIN-04")
@pytest.mark.parametrize(("seat", "holder", "wins"), [(0, 3, False), (2, 3, False), (2, 0, True), (0, 2, True)])
def test_the_bases_of_all_members_must_be_in_team_hands(seat: int, holder: int, wins: bool) -> None:
    position = conquest().achieved(0, *FOUR).hold(0, "thisby").hold(2, "ursa")
    position.state.give(position.state.home(seat), holder, 1)
    assert conquer(position).over is wins


@pytest.mark.rule("RK-TEAM-17")
def test_the_base_of_an_eliminated_member_is_not_needed() -> None:
    match = conquer(conquest(6).achieved(0, *FOUR).hold(3, "rajal"))  # seat 2 has nothing left
    assert match.over
    assert match.result.winners == [0, 2, 4]


@pytest.mark.rule("RK-TEAM-16", "RK-AMB-24")
def test_achievements_of_an_eliminated_player_go_to_the_next_ally_and_rewards_leave_the_game() -> None:
    position = conquest(6).hold_all(3).hold(5, "backwater-station").hold(0, augustgrad=4).hold(2, "rajal")
    position.hold(4, "thisby").hold(1, "keresh-province").achieved(1, "hold-aiur", "take-ten").achieved(0, "hold-char")
    match = conquer(position.reward(1, "extra-manoeuvre", "two-units").hand(1, "blink"))
    run_to(match, "attack", 0)
    players = match.view(0)["players"]
    assert players[3]["achievements"] == ["hold-aiur", "take-ten"]
    assert [players[seat]["achievements"] for seat in (0, 1, 5)] == [["hold-char"], [], []]
    assert all(not player["rewards"] for player in players)
    assert match.view(0)["captured_cards"] == ["blink"]  # cards go to the eliminator


@pytest.mark.rule("RK-AMB-24")
def test_the_next_ally_is_the_next_one_still_in_the_game() -> None:
    position = conquest(6).hold_all(5).hold(0, augustgrad=4).hold(2, "rajal").hold(4, "thisby")
    match = conquer(position.hold(1, "keresh-province").achieved(1, "hold-aiur"))  # seat 3 is out already
    assert match.view(0)["players"][5]["achievements"] == ["hold-aiur"]


@pytest.mark.rule("RK-TEAM-18")
def test_achievements_of_the_last_of_a_team_go_to_who_took_the_last_territory() -> None:
    position = conquest().hold_all(2).hold(0, augustgrad=4).hold(1, "keresh-province")
    match = conquer(position.achieved(1, "hold-aiur", "take-ten").achieved(2, "hold-char").reward(1, "two-units"))
    assert match.over
    assert match.result.points == [2, 0, 1, 0]
    assert match.view(None)["players"][0]["rewards"] == []
    assert match.result.reason == "elimination"
    assert match.result.winners == [0, 2]


@pytest.mark.rule("RK-TD-08")
@pytest.mark.parametrize("eris", [2, 3])
def test_total_domination_goes_on_until_one_team_controls_every_territory(eris: int) -> None:
    position = conquest(variant="total-domination").hold_all(2).hold(0, augustgrad=4).achieved(0, *FOUR)
    match = conquer(position.hold(1, "keresh-province").hold(eris, "eris"))
    assert match.over is (eris == 2)  # otherwise an enemy still has a territory
    if not match.over:
        return
    assert match.result.winners == [0, 2]
    assert match.result.points == [2, 0, 40, 0]

"""All ways to win, what breaks ties, Aldaris, and elimination."""

from __future__ import annotations

import pytest

from orrery.games.starcraft.catalog import PLAY_AREA
from orrery.games.starcraft.values import RESOURCE_DECK
from tests.games.starcraft.position import Position, StarCraftMatch, answer, decline

NORMAL, SPECIAL, END = ("check_normal_victory",), ("check_special_victory",), ("check_end_game_victory",)


def outcome(match: StarCraftMatch) -> tuple[list[int], str]:
    assert match.over
    return match.result.winners, match.result.reason


def went_on(match: StarCraftMatch) -> bool:
    """Whether nobody has won: the steps ran out without a winner."""
    return match.result.winners == []


def two(*, factions: tuple[str, ...] = ("raynor", "mengsk"), bases: bool = True, **given: object) -> Position:
    return Position(2, factions=factions, bases=bases, **given)


# Normal victory


@pytest.mark.rule("SC-WIN-01", "SC-WIN-02", "SC-REGR-17")
def test_fifteen_conquest_points_win_at_once() -> None:
    assert outcome(two().points(15, 3).start(NORMAL, ("no_such_step",))) == ([0], "normal")
    assert went_on(two().points(14, 3).start(NORMAL))


@pytest.mark.rule("SC-WIN-03")
def test_of_several_who_have_enough_the_most_points_win() -> None:
    assert outcome(two().points(15, 17).start(NORMAL)) == ([1], "normal")


@pytest.mark.rule("SC-WIN-13", "SC-REGR-18")
def test_points_are_checked_before_objectives() -> None:
    position = two(factions=("raynor", "overmind")).event_deck(0, 0, 5).points(15, 0)
    position.base(1, "dylar-iv-3").base(1, "pridewater-1")
    assert outcome(position.start(NORMAL, SPECIAL)) == ([0], "normal")


@pytest.mark.rule("SC-ALD-01", "SC-ALD-02", "SC-ALD-07")
def test_against_aldaris_others_need_twenty_points() -> None:
    position = two(factions=("aldaris", "mengsk"))
    assert went_on(position.points(14, 19).start(NORMAL))
    assert outcome(two(factions=("aldaris", "mengsk")).points(0, 20).start(NORMAL)) == ([1], "normal")
    assert outcome(two(factions=("aldaris", "mengsk")).points(15, 19).start(NORMAL)) == ([0], "normal")
    gone = Position(3, factions=("aldaris", "mengsk", "raynor")).points(0, 15, 0)
    gone.state.eliminated[0] = True
    assert outcome(gone.start(NORMAL)) == ([1], "normal")


# Ties


@pytest.mark.rule("SC-WIN-04")
def test_a_tie_goes_to_the_most_resources_not_the_most_cards() -> None:
    position = two(bases=False).points(15, 15).hold(0, "torus-2", "torus-4").hold(1, "pridewater-1")
    assert outcome(position.start(NORMAL)) == ([1], "normal")


@pytest.mark.rule("SC-WIN-05")
def test_then_to_the_most_controlled_areas() -> None:
    position = two(bases=False).points(15, 15).units(0, "torus-2", marine=3).units(1, "helios-1", marine=1)
    position.units(1, "helios-2", marine=1)
    assert outcome(position.start(NORMAL)) == ([1], "normal")


@pytest.mark.rule("SC-WIN-05", "SC-WIN-06")
def test_areas_go_before_bases_and_bases_before_workers() -> None:
    position = two(bases=False).points(15, 15).base(0, "torus-1").units(1, "helios-1", marine=1)
    position.units(1, "helios-2", marine=1)
    assert outcome(position.start(NORMAL)) == ([1], "normal")
    position = two(bases=False).points(15, 15).base(0, "torus-1").units(1, "helios-1", marine=1).workers(1, pool=9)
    assert outcome(position.start(NORMAL)) == ([0], "normal")


@pytest.mark.rule("SC-WIN-06")
def test_then_to_the_most_bases() -> None:
    position = two(bases=False).points(15, 15).units(0, "torus-2", marine=1).base(1, "helios-1")
    assert outcome(position.start(NORMAL)) == ([1], "normal")


@pytest.mark.rule("SC-WIN-07")
def test_then_to_the_most_workers_in_the_pool() -> None:
    position = two(bases=False).points(15, 15).units(0, "torus-2", marine=1).units(1, "helios-1", marine=1)
    position.workers(0, pool=4, unavailable=5).workers(1, pool=5)
    assert outcome(position.start(NORMAL)) == ([1], "normal")


@pytest.mark.rule("SC-WIN-08")
def test_else_the_victory_is_shared() -> None:
    position = two(bases=False).points(15, 15).units(0, "torus-2", marine=1).units(1, "helios-1", marine=1)
    match = position.start(NORMAL)
    assert outcome(match) == ([0, 1], "normal")
    assert match.result.places == [1, 1]


# Special victory


def late(faction: str, other: str = "mengsk") -> Position:
    """A position in Stage III, without bases."""
    return Position(2, factions=(faction, other), bases=False).event_deck(0, 0, 5)


@pytest.mark.rule("SC-WIN-09", "SC-WIN-14")
def test_the_overmind_needs_bases_on_three_planets() -> None:
    position = late("overmind").base(0, "torus-1").base(0, "helios-2")
    assert went_on(position.start(SPECIAL))
    position = late("overmind").base(0, "torus-1").base(0, "helios-2").base(0, "dylar-iv-3")
    assert outcome(position.start(SPECIAL)) == ([0], "special")


@pytest.mark.rule("SC-WIN-15")
def test_the_queen_of_blades_needs_three_areas_with_conquest_points() -> None:
    position = late("queen-of-blades").units(0, "torus-1", zergling=1).units(0, "helios-1", zergling=1)
    assert went_on(position.start(SPECIAL))
    position = late("queen-of-blades").units(0, "torus-1", zergling=1).units(0, "helios-1", zergling=1)
    assert outcome(position.units(0, "helios-3", zergling=1).start(SPECIAL)) == ([0], "special")


SIX = ("torus-2", "torus-3", "torus-4", "helios-2", "helios-4", "dylar-iv-2")


@pytest.mark.rule("SC-WIN-16", "SC-WIN-19")
def test_raynor_needs_six_areas_with_minerals_or_gas_depleted_ones_too() -> None:
    position = late("raynor")
    for area in SIX[:5]:
        position.units(0, area, marine=1)
    position.units(0, "torus-1", marine=1)
    assert went_on(position.start(SPECIAL))
    position = late("raynor").depleted("torus-2", 2)
    for area in SIX:
        position.units(0, area, marine=1)
    assert outcome(position.start(SPECIAL)) == ([0], "special")


@pytest.mark.rule("SC-WIN-20")
def test_all_areas_there_are_will_do_if_the_board_has_fewer() -> None:
    position = late("queen-of-blades")
    s = position.state
    s.cells = tuple(cell if s.catalog.planets[p].id == "abaddon" else None for p, cell in enumerate(s.cells))
    s.cells = tuple((0, 0, 0) if s.catalog.planets[p].id == "abaddon" else cell for p, cell in enumerate(s.cells))
    s.derive()
    assert outcome(position.units(0, "abaddon-1", zergling=1).start(SPECIAL)) == ([0], "special")


@pytest.mark.rule("SC-WIN-17")
def test_mengsk_needs_every_area_of_two_planets() -> None:
    position = Position(4, factions=("mengsk", "raynor", "tassadar", "overmind"), bases=False).event_deck(0, 0, 5)
    for area in ("vyctor-5-1", "vyctor-5-2", "tarsonis-1", "tarsonis-2"):
        position.units(0, area, marine=1)
    assert went_on(position.start(SPECIAL))
    position = Position(4, factions=("mengsk", "raynor", "tassadar", "overmind"), bases=False).event_deck(0, 0, 5)
    for area in ("vyctor-5-1", "vyctor-5-2", "tarsonis-1", "tarsonis-2", "tarsonis-3"):
        position.units(0, area, marine=1)
    assert outcome(position.start(SPECIAL)) == ([0], "special")


@pytest.mark.rule("SC-WIN-18")
def test_tassadar_needs_more_areas_than_each_opponent() -> None:
    position = late("tassadar").units(0, "torus-1", zealot=1).units(1, "helios-1", marine=1)
    assert went_on(position.start(SPECIAL))
    position = late("tassadar").units(0, "torus-1", zealot=1).units(1, "helios-1", marine=1)
    assert outcome(position.units(0, "torus-2", zealot=1).start(SPECIAL)) == ([0], "special")


@pytest.mark.rule("SC-WIN-11", "SC-AMB-05")
def test_late_objectives_wait_for_stage_three() -> None:
    def bases(*deck: int) -> StarCraftMatch:
        position = late("overmind").event_deck(*deck)
        return position.base(0, "torus-1").base(0, "helios-2").base(0, "dylar-iv-3").start(SPECIAL)

    assert went_on(bases(0, 1, 5))
    assert outcome(bases(0, 0, 1)) == ([0], "special")
    assert outcome(bases(0, 0, 0)) == ([0], "special")


@pytest.mark.rule("SC-WIN-10")
def test_of_several_with_their_objective_points_decide() -> None:
    position = late("overmind", "queen-of-blades").points(2, 3)
    position.base(0, "torus-4").base(0, "helios-2").base(0, "dylar-iv-3")
    for area in ("torus-1", "helios-1", "helios-3"):
        position.units(1, area, zergling=1)
    assert outcome(position.start(SPECIAL)) == ([1], "special")


# When the end draws near


@pytest.mark.rule("SC-WIN-12", "SC-EVENT-09", "SC-WIN-21")
def test_with_two_cards_out_the_most_points_win() -> None:
    assert went_on(two().points(3, 5).endings_out(1).start(END))
    assert outcome(two().points(3, 5).endings_out(2).start(END)) == ([1], "end-game")


@pytest.mark.rule("SC-ALD-03")
def test_while_aldaris_plays_only_he_wins_so() -> None:
    position = two(factions=("mengsk", "aldaris")).points(9, 0).endings_out(2)
    assert outcome(position.start(END)) == ([1], "end-game")


@pytest.mark.rule("SC-ALD-04", "SC-ALD-06", "SC-EVENT-06")
def test_aldaris_wins_when_the_second_card_is_played() -> None:
    position = Position(3, factions=("mengsk", "aldaris", "raynor")).points(9, 0, 0).endings_out(1)
    position.events_read(0, "the-end-draws-near").events_read(2, "worker-draft")
    match = position.start(("play_event", 0), ("play_event", 2))
    answer(match, 0, "play", "the-end-draws-near")
    assert outcome(match) == ([1], "end-game")
    assert match.state.points == [9, 0, 0]


@pytest.mark.rule("SC-ALD-05")
def test_aldaris_changes_no_objective_of_others() -> None:
    position = late("overmind", "aldaris").base(0, "torus-1").base(0, "helios-2").base(0, "dylar-iv-3")
    assert outcome(position.start(SPECIAL)) == ([0], "special")


@pytest.mark.rule("SC-AMB-19")
def test_the_round_limit_lets_points_decide() -> None:
    position = two(round_limit=1).points(1, 2)
    assert outcome(position.start(("next_round",))) == ([1], "round-limit")


# Elimination


@pytest.mark.rule("SC-ELIM-01", "SC-ELIM-02")
def test_nothing_on_the_board_eliminates_at_once() -> None:
    position = Position(3).units(1, "dylar-iv-4", zergling=1).no_base("helios-2")
    match = position.executing(1, "mobilize", "dylar-iv").start()
    assert match.state.eliminated == [False] * 3
    match.play(1, ("destroy-unit", "zergling", "dylar-iv-4"))
    assert match.state.eliminated == [False, True, False]


@pytest.mark.rule("SC-AMB-13")
def test_who_destroys_his_last_piece_is_out() -> None:
    position = Position(3).units(1, "dylar-iv-4", zergling=1).no_base("helios-2")
    match = position.executing(1, "mobilize", "dylar-iv").start()
    match.play(1, ("destroy-unit", "zergling", "dylar-iv-4"))
    assert not match.waiting


@pytest.mark.rule("SC-ELIM-06", "SC-WIN-01")
def test_the_last_one_left_wins() -> None:
    position = two().no_base("helios-2")
    assert outcome(position.start(("check_elimination",))) == ([0], "elimination")


@pytest.mark.rule("SC-ELIM-03")
def test_who_is_out_can_win_in_no_way() -> None:
    position = Position(3).points(20, 1, 2).endings_out(2)
    position.state.eliminated[0] = True
    assert went_on(Position(3).start(NORMAL))
    assert outcome(position.start(NORMAL, SPECIAL, END)) == ([2], "end-game")


@pytest.mark.rule("SC-ELIM-04", "SC-ELIM-07")
def test_who_is_out_plays_no_event_and_his_cards_leave() -> None:
    position = Position(3).no_base("helios-2").facedown(1, 1, 2).events_read(1, "the-end-draws-near")
    match = position.start(("check_elimination",), ("play_event_cards",))
    s = match.state
    assert s.facedown_events(1) == 0
    assert s.events_read(1) == []
    assert s.ending_cards_out() == 0
    assert match.waiting == []


@pytest.mark.rule("SC-ELIM-08")
def test_nothing_of_who_is_out_stays_in_play() -> None:
    position = Position(3).transport(1, "torus", "helios").hold(1, "helios-2").events_in_play(1, "veteran-instructors")
    s = position.state
    lasting = next(tech for tech in s.catalog.technologies if tech.kind == PLAY_AREA and tech.race == s.race(1).number)
    position.in_play(1, s.catalog.card_ids[lasting.cards[0]])
    match = position.no_base("helios-2").start(("check_elimination",))
    s = match.state
    assert not any(s.has_transport(1, route) for route in range(len(s.routes)))
    assert s.card_holder[position.area("helios-2")] == RESOURCE_DECK
    assert s.events_in_play(1) == []
    assert s.cards_in_play(1) == []
    assert not s.has_technology(1, lasting.number)


# Teams


def teams(**given: object) -> Position:
    """Seats 0 and 2 against 1 and 3."""
    factions = ("raynor", "overmind", "tassadar", "mengsk")
    return Position(4, factions=given.pop("factions", factions), teams=True, **given)  # type: ignore[arg-type]


@pytest.mark.rule("SC-TEAM-14")
def test_a_team_needs_thirty_points_together() -> None:
    assert went_on(teams().points(15, 0, 14, 0).start(NORMAL))
    assert outcome(teams().points(15, 0, 15, 0).start(NORMAL)) == ([0, 2], "normal")


@pytest.mark.rule("SC-TEAM-15")
def test_against_the_team_of_aldaris_forty() -> None:
    factions = ("aldaris", "overmind", "raynor", "mengsk")
    assert went_on(teams(factions=factions).points(0, 20, 0, 19).start(NORMAL))
    assert outcome(teams(factions=factions).points(0, 20, 0, 20).start(NORMAL)) == ([1, 3], "normal")
    assert outcome(teams(factions=factions).points(10, 0, 20, 0).start(NORMAL)) == ([0, 2], "normal")


@pytest.mark.rule("SC-TEAM-09", "SC-TEAM-07")
def test_one_members_own_objective_wins_for_both() -> None:
    position = teams(bases=False).event_deck(0, 0, 5)
    position.base(1, "torus-1").base(1, "helios-2").base(3, "dylar-iv-3")
    for area in ("tarsonis-1", "tarsonis-2", "tarsonis-3", "antiga-prime-1"):
        position.units(0, area, marine=1)
    assert went_on(position.start(SPECIAL))
    position = teams(bases=False).event_deck(0, 0, 5)
    position.base(1, "torus-1").base(1, "helios-2").base(1, "dylar-iv-3")
    assert outcome(position.start(SPECIAL)) == ([1, 3], "special")


@pytest.mark.rule("SC-TEAM-10", "SC-TEAM-16")
def test_between_teams_points_and_then_summed_ties_decide() -> None:
    factions = ("overmind", "queen-of-blades", "raynor", "mengsk")
    position = teams(factions=factions, bases=False).event_deck(0, 0, 5).points(1, 3, 2, 0)
    position.base(0, "torus-4").base(0, "helios-2").base(0, "dylar-iv-3")
    for area in ("torus-1", "helios-1", "helios-3"):
        position.units(1, area, zergling=1)
    position.hold(2, "torus-3").hold(1, "helios-4")
    assert outcome(position.start(SPECIAL)) == ([0, 2], "special")


@pytest.mark.rule("SC-TEAM-16", "SC-RES-11")
def test_between_teams_permanent_resources_count_as_well() -> None:
    """Those of a member who is out do not: 4 minerals and 2 gas less than the other team."""
    position = teams(bases=False).points(30, 15, 0, 15).hold(0, "pridewater-1")
    for seat, area in ((0, "torus-1"), (1, "helios-1"), (3, "helios-2")):
        position.units(seat, area, **{("marine", "zergling", "", "marine")[seat]: 1})
    assert outcome(position.start(NORMAL)) == ([0, 2], "normal")
    position.state.eliminated[2] = True
    assert outcome(position.start(NORMAL)) == ([1, 3], "normal")


@pytest.mark.rule("SC-TEAM-11")
def test_at_the_end_the_team_with_the_most_points_wins() -> None:
    assert outcome(teams().points(9, 5, 0, 5).endings_out(2).start(END)) == ([1, 3], "end-game")


@pytest.mark.rule("SC-TEAM-12")
def test_the_team_of_aldaris_wins_at_the_end() -> None:
    factions = ("mengsk", "overmind", "raynor", "aldaris")
    assert outcome(teams(factions=factions).points(9, 0, 9, 0).endings_out(2).start(END)) == ([1, 3], "end-game")


@pytest.mark.rule("SC-TEAM-13", "SC-GC-05")
@pytest.mark.parametrize("mode", ["standard", "galactic-conquest"])
def test_the_last_team_with_anybody_left_wins(mode: str) -> None:
    position = teams(mode=mode).no_base("helios-2")
    assert went_on(position.start(("check_elimination",)))
    position = teams(mode=mode).no_base("helios-2", "pridewater-1", "torus-1")
    assert outcome(position.start(("check_elimination",))) == ([0, 2], "elimination")


# Galactic Conquest


@pytest.mark.rule("SC-GC-02")
def test_in_galactic_conquest_only_elimination_wins() -> None:
    position = two(mode="galactic-conquest").points(20, 0)
    steps = [str(name) for name, *_ in position.state.rules.regrouping]
    assert not any(name.startswith("check") for name in steps)
    match = position.start(("begin_round",))
    for _ in range(60):
        if match.state.round > 1:
            break
        decline(match, match.waiting[0])
    assert match.state.round > 1
    assert not match.over


@pytest.mark.rule("SC-GC-01")
def test_in_galactic_conquest_nobody_gains_points() -> None:
    position = two(mode="galactic-conquest").units(0, "torus-1", marine=1).events_read(0, "planetary-conquest")
    match = position.start(("play_event", 0))
    match.play(0, ("play", "planetary-conquest"))
    assert match.state.points == [0, 0]
    assert ("gain_conquest_points",) not in position.state.rules.regrouping

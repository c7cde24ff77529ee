"""Who may play what, what lies in the box, the rolls that begin a game, and Basic Training by its charts."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from orrery.core import BadOption
from orrery.games.risk import GAME
from orrery.games.risk.catalog import SPECIES
from orrery.games.risk.loading import load_catalog
from tests.games.risk.position import (
    Position,
    answer,
    asked,
    begin,
    fields,
    held,
    options,
    ready,
    refuses,
    rolled_for_order,
    run_to,
    seats_asked,
    set_up,
    turns,
    units,
)

CATALOG = load_catalog()
CHARTS = range(3, 7)
START_UNITS = {3: 30, 4: 25, 5: 20, 6: 15}
START_CARDS = {3: [0, 0, 0], 4: [0, 0, 0, 1], 5: [0, 0, 0, 1, 1], 6: [0, 0, 0, 1, 1, 2]}
"""In turn order."""
DESCENDING = [6, 5, 4, 3, 2, 1]
"""Rolls that let seat 0 come first, then seat 1, and so on."""


# Who may play what


@pytest.mark.rule("RK-VAR-01", "RK-TEAM-01")
@pytest.mark.parametrize(
    ("chosen", "counts"),
    [
        ({"variant": "basic-training"}, [3, 4, 5, 6]),
        ({"variant": "command-room"}, [3, 4, 5, 6]),
        ({"variant": "total-domination"}, [2, 3, 4, 5, 6]),
        ({"variant": "total-domination", "extended": True}, [2, 3, 4, 5, 6]),
        ({"variant": "total-domination", "mineral_fields": False}, [2, 3, 4, 5, 6]),
        ({"variant": "total-domination", "two_bases_achievement": False}, [2]),
        ({"variant": "command-room", "teams": True}, [4, 6]),
        ({"variant": "total-domination", "teams": True}, [4, 6]),
        ({"variant": "total-domination", "teams": True, "extended": True}, [4, 6]),
    ],
)
def test_how_many_may_play_each_variant(chosen: dict[str, Any], counts: list[int]) -> None:
    assert list(GAME.rules.seats_for(GAME.check_options(chosen))) == counts
    for seats in range(1, 8):
        if seats in counts:
            assert begin(seats, **chosen).seats == seats
        else:
            with pytest.raises(BadOption, match=f"not by {seats}"):
                begin(seats, **chosen)


@pytest.mark.rule("RK-VAR-01")
def test_the_refusal_names_the_numbers_that_would_do() -> None:
    with pytest.raises(BadOption, match="played by 4 or 6, not by 5: variant=command-room, teams=True"):
        begin(5, variant="command-room", teams=True)
    with pytest.raises(BadOption, match="played by 3, 4, 5 or 6, not by 2: variant=basic-training"):
        begin(2)


@pytest.mark.parametrize(
    ("chosen", "reason"),
    [
        ({"variant": "basic-training", "teams": True}, "teams play Command Room or Total Domination"),
        ({"variant": "basic-training", "extended": True}, "extended belongs to Total Domination"),
        ({"variant": "command-room", "extended": True}, "extended belongs to Total Domination"),
        ({"variant": "command-room", "mineral_fields": False}, "only Total Domination can be played without mineral"),
        ({"variant": "basic-training", "mineral_fields": False}, "only Total Domination can be played without mineral"),
        ({"variant": "command-room", "two_bases_achievement": False}, "only one against one"),
        ({"variant": "total-domination", "teams": True, "two_bases_achievement": False}, "only one against one"),
    ],
)
def test_options_that_do_not_go_together_are_refused_with_the_reason(chosen: dict[str, Any], reason: str) -> None:
    for seats in range(2, 7):
        with pytest.raises(BadOption, match=reason):
            begin(seats, **chosen)


@pytest.mark.rule("RK-VAR-02")
@pytest.mark.parametrize(
    ("seats", "chosen", "piles"),
    [
        (3, {"variant": "basic-training"}, 3),
        (3, {"variant": "command-room"}, 3),
        (4, {"variant": "command-room", "teams": True}, 3),
        (3, {"variant": "total-domination", "extended": True}, 3),
        (3, {"variant": "total-domination"}, 1),
    ],
)
def test_how_many_decks_and_discard_piles_there_are(seats: int, chosen: dict[str, Any], piles: int) -> None:
    position = Position(seats, **chosen)
    match = position.discarded("tactical-nuke", "blink", "feedback", "hatchery").start()
    decks = match.view(None)["decks"]
    if piles == 3:
        assert [deck["species"] for deck in decks] == list(SPECIES)
        assert [sorted(deck["discard"]) for deck in decks] == [["tactical-nuke"], ["blink", "feedback"], ["hatchery"]]
        assert [deck["cards"] for deck in decks] == [14 - 1, 14 - 2, 14 - 1]
    else:
        assert [sorted(deck["discard"]) for deck in decks] == [["blink", "feedback", "hatchery", "tactical-nuke"]]
        assert [deck["cards"] for deck in decks] == [42 - 4]


@pytest.mark.rule("RK-VAR-03")
def test_an_achievement_of_basic_training_brings_no_reward() -> None:
    position = Position(variant="basic-training", phase="achievement").open("eighteen-territories", "hold-char")
    match = position.hold_planet(0, "char", 2).start()
    answer(match, 0, "achieve", "hold-char")
    assert asked(match) == [(0, "manoeuvre")]
    shown = {award["id"]: award for award in match.view(0)["achievements"]}
    assert (shown["hold-char"]["owner"], shown["hold-char"]["reward"]) == (0, None)
    assert match.view(0)["players"][0]["rewards"] == []


# What is in the box


@pytest.mark.rule("RK-COMP-05")
@pytest.mark.parametrize("bonus", [False, True])
def test_three_red_and_two_black_dice_and_one_bonus_die_of_each(bonus: bool) -> None:
    position = Position().hold(0, augustgrad=20).hold(1, keresh_province=20)
    if bonus:
        position.reward(0, "attack-die").reward(1, "defence-die")
    match = position.start()
    counts = [choice[3] for choice in options(match, 0) if choice[:3] == ("invade", "augustgrad", "keresh-province")]
    assert counts == [1, 2, 3]
    answer(match, 0, "invade", "augustgrad", "keresh-province", 3)
    assert options(match, 1) == [("defend", 1), ("defend", 2)]
    answer(match, 1, "defend", 2)
    invasion = match.view(None)["invasion"]
    assert (len(invasion["attack_rolled"]), len(invasion["defence_rolled"])) == ((4, 3) if bonus else (3, 2))


@pytest.mark.rule("RK-COMP-06")
@pytest.mark.parametrize("variant", ["basic-training", "command-room", "total-domination"])
def test_fifteen_mineral_fields_and_six_bases_come_onto_the_board(variant: str) -> None:
    match = ready(begin(6, variant=variant))
    board = match.view(None)["territories"].values()
    assert len(fields(match)) == 15
    assert sorted(shown["base"] for shown in board if shown["base"] is not None) == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("RK-COMP-09")
def test_the_figures_of_each_species() -> None:
    figures = {"terran": ("marine", "siege-tank"), "protoss": ("zealot", "stalker"), "zerg": ("zergling", "hydralisk")}
    for faction in CATALOG.factions:
        assert tuple(faction.units) == figures[SPECIES[faction.species]]


@pytest.mark.rule("RK-COMP-09")
def test_three_units_are_not_bound_to_one_figure() -> None:
    """A siege tank's worth of units can be split: two attack, one of them falls, one stays behind all the while."""
    position = Position().hold(0, augustgrad=3).hold(1, keresh_province=1)
    match = position.start(dice=[6, 1, 6])
    answer(match, 0, "invade", "augustgrad", "keresh-province", 2)
    assert units(match, "augustgrad") == 2
    assert set(match.view(None)["territories"]["augustgrad"]) == {"owner", "units", "base", "field", "heroes", "towers"}


@pytest.mark.rule("RK-AMB-27")
def test_units_never_run_out() -> None:
    position = Position(3, phase="deploy").hold_all(0, 300).hold(1, "eternal-scar").hold(2, "rajal")
    match = position.start()
    pool = match.view(0)["pool"]
    assert pool == 40 // 3 + (7 + 5 + 5 + 3) + 1  # territories, four whole planets, the own base
    answer(match, 0, "place", "augustgrad", pool)
    assert units(match, "augustgrad") == 300 + pool


# The rolls


@pytest.mark.rule("RK-BT-03")
def test_colours_are_picked_in_descending_order_of_the_rolls() -> None:
    match = set_up(4, dice=[2, 6, 3, 5])
    assert rolled_for_order(match) == [(0, 2), (1, 6), (2, 3), (3, 5)]
    assert seats_asked(match, "faction", "hero") == [1, 3, 2, 0]


@pytest.mark.rule("RK-AMB-02")
@pytest.mark.parametrize(
    ("dice", "order"),
    [
        ([4, 4, 2, 1, 6], [1, 0, 2]),  # the two highest roll again
        ([2, 6, 2, 3, 5], [1, 2, 0]),  # so do the two lowest
        ([3, 3, 3, 2, 2, 5, 3, 1], [2, 0, 1]),  # all, then those still tied
        ([4, 4, 5, 1, 1, 2, 2, 6, 5], [2, 0, 1]),  # higher rolls later on do not pass an undisputed place
    ],
)
def test_tied_players_roll_again_among_themselves(dice: list[int], order: list[int]) -> None:
    match = set_up(3, dice=dice)
    assert [value for _, value in rolled_for_order(match)] == dice
    assert seats_asked(match, "faction", "hero") == order


# Basic Training


@pytest.mark.rule("RK-BT-01")
@pytest.mark.parametrize("seats", CHARTS)
def test_units_bases_and_fields_stand_where_the_chart_has_them(seats: int) -> None:
    match = set_up(seats)
    run_to(match, "hero")
    chart, s = CATALOG.setups[seats], match.state
    assert sorted(s.order) == list(range(seats))
    for seat, position in zip(s.order, chart.positions, strict=True):
        assert s.faction[seat] == position.faction
        assert [units if s.owner[at] == seat else 0 for at, units in enumerate(s.units)] == list(position.units)
        assert s.units_of(seat) == START_UNITS[seats]
        assert s.home(seat) == position.base
        assert s.owner[position.base] == seat
    assert fields(match) == {CATALOG.ids[territory] for territory in chart.fields}
    assert len(fields(match)) == 15


@pytest.mark.rule("RK-BT-01")
def test_the_chart_for_four_is_laid_out() -> None:
    match = ready(set_up(4, dice=DESCENDING[:4]))  # seat 0 picks first of all, and so on
    board = match.view(None)["territories"]
    assert [match.view(None)["players"][seat]["faction"] for seat in match.state.order] == [
        "valerian",
        "artanis",
        "kerrigan",
        "raynor",
    ]
    first, fourth = match.state.order[0], match.state.order[3]
    assert (board["riksville"]["owner"], board["riksville"]["units"]) == (first, 5)
    assert (board["death-valley"]["owner"], board["death-valley"]["units"]) == (fourth, 5)
    assert board["backwater-station"]["base"] == first
    assert board["eternal-scar"]["base"] == fourth
    assert board["radiated-wastes"]["field"]
    assert not board["death-valley"]["field"]


@pytest.mark.rule("RK-BT-02")
@pytest.mark.parametrize("seats", CHARTS)
def test_the_achievements_of_the_chart_lie_open_and_the_others_are_out(seats: int) -> None:
    match = set_up(seats)
    run_to(match, "hero")
    shown = match.view(None)["achievements"]
    assert Counter(award["level"] for award in shown) == {"silver": 4, "gold": 4}
    fourth = "take-four-fields" if seats == 4 else "eight-fields"
    gold = {"take-ten", "two-enemy-bases", "eighteen-territories", "two-planets"}
    assert {award["id"] for award in shown} == {"hold-aiur", "hold-char", "hold-korhal", fourth} | gold
    assert {award["owner"] for award in shown} == {None}


@pytest.mark.rule("RK-BT-02")
def test_an_achievement_outside_the_chart_cannot_be_taken() -> None:
    match = ready(set_up(3))
    s = match.state
    homes = {s.home(seat) for seat in range(3)}
    for territory in range(42):  # everything is met: "11 mineral fields" too, but it is out of the game
        if territory not in homes:
            s.give(territory, s.active, 1)
    run_to(match, "achievement")
    offered = {choice[-1] for choice in options(match, s.active)}
    assert "eight-fields" in offered
    assert not offered & {"eleven-fields", "enemy-base", "take-four-fields", "take-planet"}


@pytest.mark.rule("RK-BT-03")
def test_the_colour_fixes_faction_and_place_in_the_turn_order() -> None:
    # The order of the chart: Kerrigan, Zeratul, Raynor.
    match = set_up(3, dice=[1, 3, 5])
    answer(match, 2, "pick", "raynor")
    assert refuses(match, 1, "pick", "raynor")
    answer(match, 1, "pick", "kerrigan")
    answer(match, 0, "pick", "zeratul")
    assert match.view(None)["order"] == [1, 0, 2]
    assert [player["faction"] for player in match.view(None)["players"]] == ["zeratul", "kerrigan", "raynor"]
    assert turns(match, 4) == [1, 0, 2, 1]


@pytest.mark.rule("RK-BT-04")
def test_a_colour_of_the_chart_may_be_replaced_by_an_unused_one() -> None:
    match = set_up(3, dice=[5, 3, 1])
    assert set(options(match, 0)) == {
        *(("pick", colour) for colour in ("kerrigan", "zeratul", "raynor")),
        *(
            ("pick", colour, other)
            for colour in ("kerrigan", "zeratul", "raynor")
            for other in ("valerian", "artanis", "zagara")
        ),
    }
    answer(match, 0, "pick", "zeratul", "zagara")
    assert match.view(None)["players"][0]["faction"] == "zagara"
    for used in ("zagara", "raynor"):  # taken, or somebody may still want it
        assert refuses(match, 1, "pick", "kerrigan", used)
    answer(match, 1, "pick", "kerrigan", "zeratul")  # not used any more


@pytest.mark.rule("RK-BT-04")
def test_with_six_players_no_colour_is_left_to_replace_one() -> None:
    match = set_up(6, dice=DESCENDING)
    assert [len(choice) for choice in options(match, 0)] == [2] * 6
    assert seats_asked(match, "faction", "hero") == [0, 1, 2, 3, 4]  # the last one gets what is left


@pytest.mark.rule("RK-AMB-26")
def test_the_turn_order_follows_the_place_in_the_chart_not_the_species() -> None:
    match = set_up(3, dice=[5, 3, 1])
    answer(match, 0, "pick", "raynor", "zagara")  # Terran is the third place; a Zerg takes it
    answer(match, 1, "pick", "kerrigan", "valerian")  # Zerg is the first one; a Terran takes it
    answer(match, 2, "pick", "zeratul")
    assert match.view(None)["order"] == [1, 2, 0]
    board = match.view(None)["territories"]
    assert board["backwater-station"]["base"] == 0
    assert (board["burning-rift"]["owner"], board["burning-rift"]["units"]) == (0, 5)
    assert board["eternal-scar"]["base"] == 1
    assert [SPECIES[match.state.species(seat)] for seat in range(3)] == ["zerg", "terran", "protoss"]


@pytest.mark.rule("RK-BT-05")
@pytest.mark.parametrize("seats", CHARTS)
def test_start_cards_come_from_the_deck_of_the_own_species(seats: int) -> None:
    match = ready(set_up(seats))
    s = match.state
    assert [len(s.hand(seat)) for seat in s.order] == START_CARDS[seats]
    left = [14, 14, 14]
    for seat in s.order:
        for card in s.hand(seat):
            assert CATALOG.cards[card].species == s.species(seat)
            left[s.species(seat)] -= 1
    assert [deck["cards"] for deck in match.view(None)["decks"]] == left


@pytest.mark.rule("RK-BT-05")
def test_who_plays_another_colour_gets_cards_of_the_own_species() -> None:
    match = set_up(4, dice=[6, 5, 4, 3])
    answer(match, 0, "pick", "raynor", "zagara")  # the fourth place, with one card
    ready(match)
    assert match.state.order[3] == 0
    assert [SPECIES[CATALOG.cards[card].species] for card in match.state.hand(0)] == ["zerg"]


@pytest.mark.rule("RK-BT-06")
def test_heroes_are_placed_last_in_turn_order_in_own_territories() -> None:
    match = set_up(3, dice=[1, 3, 5])
    for seat, colour in ((2, "kerrigan"), (1, "raynor"), (0, "zeratul")):
        answer(match, seat, "pick", colour)
    for seat in (2, 0, 1):
        assert asked(match) == [(seat, "hero")]
        assert match.view(None)["stage"] == "setup"
        assert {choice[1] for choice in options(match, seat)} == held(match, seat)
        assert refuses(match, seat, "hero", CATALOG.ids[match.state.home((seat + 1) % 3)])
        answer(match, seat, "hero", CATALOG.ids[match.state.home(seat)])
    assert match.view(None)["stage"] == "play"
    assert asked(match) == [(2, "deploy")]
    assert match.state.hero == [match.state.home(seat) for seat in range(3)]


@pytest.mark.parametrize("variant", ["basic-training", "command-room", "total-domination"])
def test_the_set_up_comes_before_the_first_round(variant: str) -> None:
    match = begin(3, variant=variant)
    assert asked(match)[0][1] == "faction"
    assert (match.view(None)["round"], match.view(None)["phase"]) == (0, "factions")
    assert ready(match).view(None)["round"] == 1

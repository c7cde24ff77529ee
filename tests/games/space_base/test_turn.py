"""The turn: its nine phases, whose it is, the shipyard's refill and the income."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.space_base.position import (
    Position,
    SpaceBaseMatch,
    answer,
    answer_quietly,
    asked,
    corrections,
    open_cards,
    options,
    refuses,
    run_to,
    run_turn,
    stationed,
    tokens,
    tracks,
)

WINDOWS = (1, 5, 7)


def pointless(seats: int = 2, *, active: int = 0) -> Position:
    """A position in which a roll of 1 and 1, used singly, gives the active seat 2 points and no credits."""
    return Position(seats, active=active).station(active, 1, "malyshev")


def trace_turn(match: SpaceBaseMatch) -> list[tuple[int, int, str]]:
    """Answer the rest of the turn quietly; every question as its phase, seat and kind."""
    trace: list[tuple[int, int, str]] = []
    active = match.state.active
    while match.state.active == active:
        trace.extend((match.state.phase, seat, kind) for seat, kind in asked(match))
        for seat in match.waiting:
            answer_quietly(match, seat)
    return trace


def told(match: SpaceBaseMatch) -> list[str]:
    """The kinds of everything narrated so far."""
    return [event.kind for event in match.events]


def rows(match: SpaceBaseMatch) -> list[list[int]]:
    """The levels of the open ships, row by row; 0 is a gap."""
    level = {card.id: card.level for card in match.state.catalog.cards}
    return [[level[card] if card else 0 for card in row] for row in match.view(None)["shipyard"]]


def usable(match: SpaceBaseMatch, seat: int) -> set[str | int]:
    """The cards whose ability a seat is offered."""
    return {choice[1] for choice in options(match, seat) if choice[0] == "use"}


# The nine phases


@pytest.mark.rule("SB-TURN-01")
def test_a_turn_runs_through_nine_phases_in_order() -> None:
    position = Position().station(0, 3, "grissom").charge("grissom", 3)
    position.station(0, 4, "titov").charge("titov").station(0, 5, "volynov").charge("volynov")
    position.station(0, 8, "aksyonov").charge("aksyonov")
    match = position.credits(0, 2).income(0, 9).yard("ryumin").start(dice=[1, 2])
    assert trace_turn(match) == [
        (1, 0, "ability"),
        (2, 0, "set-die"),
        (2, 0, "reroll"),
        (3, 0, "allocate"),
        (4, 0, "double"),
        (5, 0, "ability"),
        (6, 0, "buy"),
        (7, 0, "ability"),
    ]
    first_turn = told(match)[: told(match).index("turn", 1)]
    order = [kind for kind in dict.fromkeys(first_turn) if kind in ("rolled", "allocated", "received")]
    assert order == ["rolled", "allocated", "received"]
    # Phases 8 and 9 ask nothing: the yard's 17 gaps are filled, then the income comes, then the turn is over.
    assert first_turn[-18:] == ["opened"] * 17 + ["income"]


@pytest.mark.rule("SB-TURN-02")
def test_one_player_is_active_and_all_others_are_passive() -> None:
    position = Position(3, active=1)
    for seat, (stationed_card, deployed_card) in enumerate(
        [("chretien", "kerwin"), ("jahn", "stafford"), ("glazkov", "volkov")]
    ):
        position.station(seat, 11, stationed_card).deploy(seat, 11, deployed_card)
    match = position.start(dice=[5, 6])
    for seat in match.waiting:
        answer(match, seat, "sum")
    # Only seat 1 takes what is stationed (5 and 1 income); seats 0 and 2 take what is deployed (7; 3 and 1 income).
    assert [tracks(match, seat) for seat in range(3)] == [(7, 0, 0), (5, 1, 0), (3, 1, 0)]


def coloured(tmp_path: Path) -> SpaceBaseMatch:
    """Both seats with a charged blue, red and green ability, seat 0 is active."""
    red = '{ slots = 1, ability = ["credits 1"], colour = "red" }'
    (tmp_path / "cards.toml").write_text(
        f'[[card]]\nid = "fabian"\nsource = "test"\ndeployed = {red}\n'
        f'[[card]]\nid = "ride"\nsource = "test"\ndeployed = {red}\n'
    )
    position = Position(pack=corrections(tmp_path))
    position.station(0, 3, "grissom").deploy(0, 1, "fabian").station(0, 9, "zudov")
    position.station(1, 2, "sarafanov").deploy(1, 2, "ride").station(1, 12, "armstrong")
    position.charge("grissom").charge("fabian").charge("zudov")
    position.charge("sarafanov").charge("ride").charge("armstrong", 4)
    return position.start(dice=[4, 5])


def check_window(match: SpaceBaseMatch, phase: int) -> None:
    """The active seat is offered blue and green abilities, the passive one red and green ones."""
    run_to(match, "ability", 0, phase=phase)
    assert usable(match, 0) == {"grissom", "zudov"}
    run_to(match, "ability", 1, phase=phase)
    assert usable(match, 1) == {"ride", "armstrong"}
    assert refuses(match, 1, "use", "sarafanov", rule="SB-ABIL-01")
    answer(match, 1, "use", "ride")
    assert (tracks(match, 1)[0], tokens(match, "ride")) == (1, 0)


@pytest.mark.rule("SB-TURN-03")
def test_phase_1_lets_the_active_use_blue_or_green_and_the_passive_red_or_green(tmp_path: Path) -> None:
    check_window(coloured(tmp_path), phase=1)


@pytest.mark.rule("SB-TURN-08")
def test_phase_5_is_an_ability_window_like_phase_1(tmp_path: Path) -> None:
    check_window(coloured(tmp_path), phase=5)


@pytest.mark.rule("SB-TURN-10")
def test_phase_7_is_an_ability_window_like_phase_1(tmp_path: Path) -> None:
    check_window(coloured(tmp_path), phase=7)


@pytest.mark.rule("SB-TURN-04")
@pytest.mark.parametrize("phase", WINDOWS)
def test_abilities_of_other_phases_are_refused_in_the_windows(phase: int) -> None:
    position = Position().station(0, 3, "grissom").charge("grissom", 3)
    position.station(0, 1, "fabian").charge("fabian").station(0, 8, "aksyonov").charge("aksyonov")
    position.station(0, 4, "titov").charge("titov").station(0, 5, "volynov").charge("volynov")
    match = position.start(dice=[2, 2])
    run_to(match, "ability", 0, phase=phase)
    assert usable(match, 0) == {"grissom"}
    assert refuses(match, 0, "shift", "fabian", 1, rule="SB-TURN-04")
    assert refuses(match, 0, "use", "fabian", rule="SB-TURN-04")
    assert refuses(match, 0, "double", "aksyonov", 2, rule="SB-TURN-04")
    assert refuses(match, 0, "set", "titov", 6, rule="SB-TURN-04")
    assert refuses(match, 0, "reroll", "volynov", "both", rule="SB-TURN-04")


@pytest.mark.rule("SB-TURN-05")
def test_the_active_player_rolls_both_dice_in_phase_2_the_only_one_for_dice_abilities() -> None:
    position = Position().station(0, 4, "titov").charge("titov").station(0, 5, "volynov").charge("volynov")
    match = position.station(0, 3, "grissom").charge("grissom").start(dice=[3, 6])
    assert match.view(None)["dice"] is None
    trace = trace_turn(match)
    assert [entry for entry in trace if entry[2] in ("set-die", "reroll")] == [(2, 0, "set-die"), (2, 0, "reroll")]
    rolled = [event.arguments for event in match.events if event.kind == "rolled"]
    assert rolled[0] == {"seat": 0, "first": 3, "second": 6}
    assert rolled[1]["seat"] == 1


@pytest.mark.rule("SB-TURN-06")
def test_everyone_picks_separately_and_only_the_sum_takes_dice_arrows() -> None:
    position = Position(3).station(0, 1, "fabian").charge("fabian").deploy(1, 7, "overmyer")
    position.deploy(2, 9, "savitskaya").station(2, 2, "khrunov").charge("khrunov")
    match = position.credits(0, 2).yard("ryumin").start(dice=[3, 4])
    assert match.waiting == [0, 1, 2]
    answer(match, 0, "dice")
    answer(match, 1, "sum")
    answer(match, 2, "shift", "khrunov", 2)
    # Seat 0 used the dice singly: its own charged dice-and-arrow ability is not asked for any more.
    assert asked(match) == [(0, "buy")]
    assert [player["allocated"] for player in match.view(None)["players"]] == [[3, 4], [7], [9]]
    assert (tokens(match, "fabian"), tokens(match, "khrunov")) == (1, 0)
    assert [tracks(match, seat)[0] for seat in range(3)] == [4, 3, 4]


@pytest.mark.rule("SB-TURN-07")
def test_phase_4_pays_the_allocated_sectors_and_2x_comes_before() -> None:
    position = Position().station(0, 8, "aksyonov").charge("aksyonov").deploy(1, 11, "chretien").deploy(1, 5, "kizim")
    match = position.station(0, 3, "grissom").charge("grissom").start(dice=[5, 6])
    run_to(match, "allocate", 0)
    answer(match, 0, "dice")
    answer(match, 1, "sum")
    assert (match.state.phase, asked(match)) == (4, [(0, "double")])
    assert (tracks(match, 0)[0], tracks(match, 1)[0]) == (0, 0)
    answer(match, 0, "double", "aksyonov", 5)
    # Sector 5 twice and sector 6 once for the active; sector 11 alone for the other.
    assert (tracks(match, 0), tracks(match, 1)) == ((3, 0, 0), (6, 0, 0))
    assert refuses(match, 0, "double", "aksyonov", 6)


@pytest.mark.rule("SB-TURN-09")
def test_only_the_active_player_makes_one_regular_purchase(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text(
        '[[card]]\nid = "ryumin"\nsource = "test"\ncost = 0\n[[card]]\nid = "tuan"\nsource = "test"\ncost = 0\n'
    )
    position = Position(3, pack=corrections(tmp_path)).credits(1, 20).credits(2, 20)
    match = position.yard("ryumin", "tuan").start(dice=[3, 4])
    run_to(match, "buy")
    assert (match.state.phase, asked(match)) == (6, [(0, "buy")])
    assert refuses(match, 1, "buy", "tuan")
    answer(match, 0, "buy", "ryumin")
    # The second ship costs nothing either, but one purchase is all there is.
    assert (match.state.active, stationed(match, 0, 1), "tuan" in open_cards(match)) == (1, "ryumin", True)
    assert told(match).count("bought") == 1


@pytest.mark.rule("SB-TURN-11")
def test_phase_8_fills_the_gaps_of_the_shipyard() -> None:
    match = Position().full_yard().credits(0, 2).start(dice=[3, 4], draws=["bluford"])
    bought = open_cards(match)[0]
    run_to(match, "buy", 0)
    assert (len(open_cards(match)), "bluford" in open_cards(match)) == (18, False)
    answer(match, 0, "buy", bought)
    assert match.state.active == 1
    assert (len(open_cards(match)), open_cards(match)[0]) == (18, "bluford")


@pytest.mark.rule("SB-TURN-12")
def test_in_phase_9_only_the_active_player_compares_credits_with_income() -> None:
    position = pointless(3).credits(0, 1).credits(1, 1).credits(2, 1)
    match = position.income(0, 5).income(1, 6).income(2, 7).start(dice=[1, 1])
    run_turn(match)
    assert [tracks(match, seat)[0] for seat in range(3)] == [5, 1, 1]


@pytest.mark.rule("SB-TURN-13")
def test_the_next_player_clockwise_becomes_active() -> None:
    match = Position(4, active=2, first=1).start(dice=[1, 2] * 5)
    actives = [match.state.active]
    for _ in range(5):
        run_turn(match)
        actives.append(match.state.active)
    assert actives == [2, 3, 0, 1, 2, 3]


@pytest.mark.rule("SB-TURN-14")
@pytest.mark.parametrize("phase", WINDOWS)
def test_using_an_ability_is_voluntary(phase: int) -> None:
    position = pointless().station(0, 3, "grissom").charge("grissom", 2).station(1, 12, "armstrong")
    match = position.charge("armstrong", 4).start(dice=[1, 1])
    run_to(match, "ability", 0, phase=phase)
    answer(match, 0, "pass")
    assert asked(match) == [(1, "ability")]
    answer(match, 1, "pass")
    # Nothing was spent or gained, and the game goes on to the next phase although seat 1 could have won it.
    assert (tracks(match, 0)[0], tokens(match, "grissom"), tokens(match, "armstrong")) == (0, 2, 4)
    assert not match.over
    assert match.state.phase != phase


@pytest.mark.rule("SB-TURN-15")
def test_abilities_are_settled_by_the_active_player_first_then_clockwise() -> None:
    position = Position(3, active=1).station(1, 9, "zudov").charge("zudov").station(2, 12, "armstrong")
    position.charge("armstrong", 4).station(0, 8, "collins").charge("collins").station(0, 1, "fabian")
    match = position.start()
    seats: list[int] = []
    while match.state.phase == 1:
        seats += match.waiting
        answer(match, match.waiting[0], "pass")
    assert seats == [1, 2, 0]


@pytest.mark.rule("SB-TURN-15")
def test_rewards_are_settled_by_the_active_player_first_then_clockwise(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text(
        '[[card]]\nid = "serebrov"\nsource = "test"\ndeployed = { claim = [1] }\n'
        '[[card]]\nid = "popov"\nsource = "test"\ndeployed = { claim = [1] }\n'
    )
    position = Position(3, active=1, pack=corrections(tmp_path)).station(1, 8, "tereshkova")
    match = position.deploy(2, 8, "serebrov").deploy(0, 8, "popov").yard("ryumin", "tuan", "kizim").start(dice=[4, 4])
    assert sorted(match.waiting) == [0, 1, 2]
    for seat in (0, 1, 2):
        answer(match, seat, "sum")
    assert asked(match) == [(1, "claim")]
    answer(match, 1, "claim", "tuan")
    answer(match, 1, "claim", "kizim")
    assert asked(match) == [(2, "claim")]
    answer(match, 2, "claim", "ryumin")
    # Seat 0 comes last, and the shipyard is empty by then.
    assert (stationed(match, 2, 1), stationed(match, 0, 1)) == ("ryumin", "mccandless-ii")
    assert match.state.active == 2


@pytest.mark.rule("SB-TURN-15", "SB-AMB-30")
def test_dice_are_allocated_by_all_at_once_and_no_allocation_is_seen_before_all_are_made() -> None:
    position = Position(3, active=1).deploy(2, 3, "mattingly").deploy(0, 3, "crippen")
    match = position.start(dice=[1, 2])
    assert sorted(match.waiting) == [0, 1, 2]
    before = [match.view(seat) for seat in range(3)]
    answer(match, 2, "sum")  # nobody has to wait for the active seat
    assert [match.view(seat) for seat in (0, 1)] == before[:2]
    assert "allocated" not in [event.kind for event in match.events]
    answer(match, 0, "sum")
    answer(match, 1, "dice")
    told = [event.arguments["seat"] for event in match.events if event.kind == "allocated"]
    assert told == [1, 2, 0]  # the active seat first, then clockwise


# Purchase and income together


def in_phase_7_after_buying(income: int) -> SpaceBaseMatch:
    """The active seat has spent 9 credits on a card of cost 5 and has two uses of 3 credits left."""
    position = pointless().station(0, 3, "grissom").charge("grissom", 2).credits(0, 9).income(0, income)
    match = position.yard("lichtenberg").start(dice=[1, 1])
    run_to(match, "buy", 0)
    answer(match, 0, "buy", "lichtenberg")
    assert (match.state.phase, asked(match)) == (7, [(0, "ability")])
    return match


@pytest.mark.rule("SB-TURN-16")
def test_a_buyer_has_nothing_in_phase_7_and_the_income_after_phase_9() -> None:
    match = in_phase_7_after_buying(income=2)
    assert tracks(match, 0) == (0, 2, 2)
    answer(match, 0, "pass")
    assert (match.state.active, tracks(match, 0)) == (1, (2, 2, 2))


@pytest.mark.rule("SB-AMB-03")
def test_income_is_compared_only_in_phase_9_with_what_was_gained_since_the_purchase() -> None:
    match = in_phase_7_after_buying(income=4)
    answer(match, 0, "use", "grissom")
    assert tracks(match, 0)[0] == 3
    answer(match, 0, "pass")
    assert (match.state.active, tracks(match, 0)[0]) == (1, 4)


@pytest.mark.rule("SB-INCOME-01")
@pytest.mark.parametrize("credits", [0, 3])
def test_credits_below_the_income_rise_to_it(credits: int) -> None:
    match = pointless().credits(0, credits).income(0, 4).start(dice=[1, 1])
    run_turn(match)
    assert tracks(match, 0) == (4, 4, 2)


@pytest.mark.rule("SB-INCOME-02")
@pytest.mark.parametrize("credits", [4, 7])
def test_credits_at_or_above_the_income_stay(credits: int) -> None:
    match = pointless().credits(0, credits).income(0, 4).start(dice=[1, 1])
    run_turn(match)
    assert tracks(match, 0) == (credits, 4, 2)


@pytest.mark.rule("SB-INCOME-03")
def test_income_buys_nothing_before_phase_9_and_passive_players_get_none() -> None:
    position = pointless().credits(0, 3).income(0, 10).credits(1, 3).income(1, 10)
    match = position.yard("lichtenberg").station(0, 3, "grissom").charge("grissom").start(dice=[1, 1])
    run_to(match, "ability", 0, phase=7)
    # A ship of cost 5 was on offer in phase 6, but not for 3 credits, whatever the income.
    assert "lichtenberg" in open_cards(match)
    assert tracks(match, 0) == (3, 10, 2)
    answer(match, 0, "pass")
    assert (match.state.active, tracks(match, 0), tracks(match, 1)) == (1, (10, 10, 2), (3, 10, 0))


# The shipyard


@pytest.mark.rule("SB-YARD-01")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_gap_is_filled_from_the_deck_of_its_level(level: int) -> None:
    match = pointless().full_yard().credits(0, 14).start(dice=[1, 1])
    decks = match.view(None)["decks"]
    run_to(match, "buy", 0)
    answer(match, 0, "buy", match.view(None)["shipyard"][level - 1][3])
    assert match.state.active == 1
    assert rows(match) == [[1] * 6, [2] * 6, [3] * 6]
    decks[level - 1] -= 1
    assert match.view(None)["decks"] == decks


@pytest.mark.rule("SB-YARD-02")
def test_at_the_end_of_a_turn_every_level_shows_six_cards() -> None:
    position = pointless().station(0, 12, "kovalyonok").charge("kovalyonok").deploy(0, 9, "bykovsky")
    match = position.charge("bykovsky").full_yard().credits(0, 14).start(dice=[1, 1])
    answer(match, 0, "use", "kovalyonok")
    for card in open_cards(match)[:3]:
        answer(match, 0, "claim", card)
    answer(match, 0, "use", "bykovsky")
    answer(match, 0, "claim", match.view(None)["shipyard"][1][5])
    run_to(match, "buy", 0)
    answer(match, 0, "buy", match.view(None)["shipyard"][2][0])
    assert match.state.active == 1
    assert rows(match) == [[1] * 6, [2] * 6, [3] * 6]


@pytest.mark.rule("SB-YARD-03")
def test_gaps_stay_until_phase_8_and_are_then_filled_all_at_once() -> None:
    position = pointless().station(0, 12, "kovalyonok").charge("kovalyonok").station(0, 3, "grissom")
    match = position.charge("grissom").full_yard().credits(0, 12).start(dice=[1, 1])
    before = open_cards(match)
    answer(match, 0, "use", "kovalyonok")
    answer(match, 0, "claim", before[0])
    answer(match, 0, "claim", before[1])
    answer(match, 0, "pass")
    run_to(match, "buy", 0)
    assert open_cards(match) == before[2:]
    answer(match, 0, "buy", before[12])
    assert match.state.phase == 7
    assert open_cards(match) == [*before[2:12], *before[13:]]
    answer(match, 0, "pass")
    assert (match.state.active, told(match).count("opened")) == (1, 3)
    assert len(open_cards(match)) == 18


@pytest.mark.rule("SB-AMB-19")
def test_a_gap_stays_when_the_deck_of_its_level_is_empty() -> None:
    match = pointless().full_yard().empty_deck(2).credits(0, 9).start(dice=[1, 1])
    run_to(match, "buy", 0)
    answer(match, 0, "buy", match.view(None)["shipyard"][1][4])
    assert match.state.active == 1
    assert rows(match) == [[1] * 6, [2, 2, 2, 2, 0, 2], [3] * 6]
    # Nor is it filled later, or from elsewhere.
    run_turn(match)
    assert rows(match)[1].count(0) == 1

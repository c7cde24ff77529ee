"""What mutation testing found unguarded: small changes to the rules that no other test noticed (docs/mutation.md)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import orrery
from orrery.core import Chance, Pack
from orrery.games.space_base import GAME
from orrery.games.space_base.catalog import DEPLOYED, STATIONED
from orrery.games.space_base.rules.shipyard import draw_ship
from orrery.games.space_base.state import NOBODY, SpaceBaseState
from tests.games.space_base.position import (
    Position,
    SpaceBaseMatch,
    answer,
    asked,
    colonies_left,
    corrections,
    deployed,
    options,
    refuses,
    run_to,
    run_turn,
    set_up,
    stationed,
    tokens,
    tracks,
)


def pack(folder: Path, card: str, face: str) -> Pack:
    """The game with another station face on one card."""
    row = f'[[card]]\nid = "{card}"\nsource = "test"\nstation = {face}\n'
    (folder / "cards.toml").write_text(row, encoding="utf-8")
    return corrections(folder)


# The ends of the console


@pytest.mark.rule("SB-ARROW-01", "SB-ARROW-09")
@pytest.mark.parametrize(("sector", "dice", "ends"), [(2, [1, 1], (1, 3)), (11, [5, 6], (10, 12))])
def test_arrows_lead_to_the_first_and_the_last_sector(sector: int, dice: list[int], ends: tuple[int, int]) -> None:
    match = Position().station(0, sector, "parker").start(dice=dice)
    answer(match, 0, "sum")
    assert options(match, 0) == [("sector", ends[0]), ("sector", ends[1]), ("pass",)]


@pytest.mark.rule("SB-CARD-03", "SB-ABIL-04")
def test_the_first_seats_cards_above_sector_1_show_their_red_side() -> None:
    position = Position().deploy(0, 1, "tereshkova").charge("tereshkova").yard("irwin")
    match = position.start()  # only her red side has an ability: claim a ship of level 2
    answer(match, 0, "use", "tereshkova")
    answer(match, 0, "claim", "irwin")
    assert stationed(match, 0, 2) == "irwin"


@pytest.mark.rule("SB-SWAPCARD-03")
def test_a_card_deployed_above_the_first_seats_sector_1_trades_places_like_any_other() -> None:
    match = Position().deploy(0, 1, "zudov").charge("zudov").start()
    partner, first = stationed(match, 0, 4), stationed(match, 0, 1)
    answer(match, 0, "use", "zudov", partner)
    assert (stationed(match, 0, 4), stationed(match, 0, 1)) == ("zudov", first)
    assert deployed(match, 0, 1) == [partner]


# Buying


@pytest.mark.rule("SB-BUY-02", "SB-BUY-03")
def test_colonies_beyond_the_credits_are_not_for_sale() -> None:
    match = Position().credits(0, 10).start(dice=[1, 2])
    run_to(match, "buy", 0)
    assert tracks(match, 0)[0] == 12
    assert options(match, 0) == [("buy", "frisch"), ("buy", "tinbergen"), ("pass",)]  # 9 and 12
    assert refuses(match, 0, "buy", "samuelson", rule="SB-BUY-03")  # 15


@pytest.mark.rule("SB-COLONY-07")
def test_a_sold_colony_is_offered_no_more() -> None:
    position = Position().station(1, 1, "frisch").credits(0, 10)
    match = position.start(dice=[1, 2])
    run_to(match, "buy", 0)
    assert "frisch" not in colonies_left(match)
    assert options(match, 0) == [("buy", "tinbergen"), ("pass",)]


@pytest.mark.rule("SB-RELOC-02", "SB-AMB-17")
def test_a_card_for_a_sector_of_choice_may_take_the_last_credit() -> None:
    match = Position().station(0, 10, "scott").charge("scott").credits(0, 2).yard("ryumin", "crippen").start()
    answer(match, 0, "use", "scott")
    assert {option[1] for option in options(match, 0) if option != ("pass",)} == {"ryumin"}  # 2; Crippen costs 3
    answer(match, 0, "buy-into", "ryumin", 9)
    assert (stationed(match, 0, 9), tracks(match, 0)[0]) == ("ryumin", 0)


@pytest.mark.rule("SB-BUY-07", "SB-COLONY-05")
@pytest.mark.parametrize("seat", range(3))
def test_a_colony_blocks_its_sector_whichever_seat_owns_it(seat: int) -> None:
    position = Position(3, active=seat).station(seat, 2, "tinbergen").credits(seat, 3).yard("crippen", "prunariu")
    match = position.start(dice=[5, 6])
    run_to(match, "buy", seat)
    assert options(match, seat) == [("buy", "prunariu"), ("pass",)]
    assert refuses(match, seat, "buy", "crippen", rule="SB-BUY-07")


# The decks


@pytest.mark.rule("SB-LIGHT-05", "SB-AMB-19")
@pytest.mark.parametrize("level", [1, 2])
def test_what_lies_under_a_deck_comes_up_block_by_block_until_nothing_is_left(level: int) -> None:
    s = Position().state
    s.chance = Chance("under")
    last, first, second, third = s.decks[level - 1][:4]
    s.decks[level - 1] = [last]
    s.under[level - 1] = ((1, (first, second)), (0, (third,)))
    assert draw_ship(s, level) == last
    assert {draw_ship(s, level), draw_ship(s, level)} == {first, second}
    assert s.under[level - 1] == ((0, (third,)),)
    assert draw_ship(s, level) == third
    assert draw_ship(s, level) is None
    assert s.under == [(), (), ()]


@pytest.mark.rule("SB-LIGHT-05", "SB-YARD-01")
def test_gaps_are_filled_from_under_an_empty_deck() -> None:
    position = Position().empty_deck(1)
    ryumin, crippen = position.number("ryumin"), position.number("crippen")
    position.state.under[0] = ((1, (ryumin,)), (0, (crippen,)))
    match = position.start(dice=[1, 2])
    run_turn(match)
    names = [match.state.catalog.ids[card] if card >= 0 else None for card in match.state.yard[:6]]
    assert names == ["ryumin", "crippen", None, None, None, None]


# Tokens and abilities


@pytest.mark.rule("SB-ABIL-06", "SB-TURN-15")
def test_spending_the_last_token_takes_nothing_from_the_other_seats() -> None:
    position = Position(3).station(0, 9, "zudov").charge("zudov").station(1, 12, "armstrong").charge("armstrong", 4)
    match = position.station(2, 6, "glenn").charge("glenn", 2).station(2, 3, "grissom").start()
    answer(match, 0, "use", "zudov", stationed(match, 0, 1))
    assert asked(match) == [(1, "ability")]
    answer(match, 1, "pass")
    assert asked(match) == [(2, "ability")]


@pytest.mark.parametrize("seat", [0, 1])
def test_only_who_has_tokens_left_counts_as_able_to_use_abilities(seat: int) -> None:
    position = Position(active=seat).station(seat, 3, "grissom").charge("grissom", 2)
    match = position.station(seat, 9, "zudov").charge("zudov").start(dice=[1, 2])
    assert match.state.charged_in == [1 << seat, 0, 0, 0, 0]
    answer(match, seat, "use", "grissom")
    answer(match, seat, "use", "grissom")
    assert match.state.charged_in[0] == 1 << seat  # Zudov is left
    answer(match, seat, "use", "zudov", stationed(match, seat, 1))
    assert match.state.charged_in == [0] * 5


@pytest.mark.rule("SB-DEPLOY-03", "SB-AMB-10")
def test_a_token_taken_along_serves_the_other_sides_ability_in_its_own_phase() -> None:
    # Rozhdestvensky swaps sectors while stationed (phases 1, 5, 7) and sets a die once deployed (phase 2).
    position = Position().station(0, 10, "rozhdestvensky").charge("rozhdestvensky", 2).credits(0, 2)
    match = position.yard("hartsfield").start(dice=[1, 2, 1, 2, 1, 2])
    run_to(match, "buy", 0)
    answer(match, 0, "buy", "hartsfield")
    assert tokens(match, "rozhdestvensky") == 1
    run_to(match, "set-die", 0)
    answer(match, 0, "set", "rozhdestvensky", 6)
    assert match.state.dice[0] == 6


@pytest.mark.rule("SB-DEPLOY-04")
def test_every_seat_can_ask_to_be_asked_about_tokens_to_take_along() -> None:
    position = Position(active=1).station(1, 2, "khrunov").charge("khrunov").credits(1, 3).yard("crippen")
    match = position.start(dice=[1, 1])
    match.prefer(1, "tokens", "ask")
    run_to(match, "buy", 1)
    answer(match, 1, "buy", "crippen")
    assert asked(match) == [(1, "carry")]
    assert tokens(match, "khrunov") == 0  # in hand, until that is answered
    answer(match, 1, "carry", 1)
    assert tokens(match, "khrunov") == 1


@pytest.mark.rule("SB-RES-02")
def test_points_printed_beside_a_reroll_are_gained(tmp_path: Path) -> None:
    corrected = pack(
        tmp_path, "volynov", '{ slots = 3, ability = ["reroll", "points 2", "income 1"], colour = "blue" }'
    )
    match = Position(pack=corrected).station(0, 3, "volynov").charge("volynov").start(dice=[1, 2, 3])
    answer(match, 0, "reroll", "volynov", "first")
    assert tracks(match, 0) == (0, 1, 2)


@pytest.mark.rule("SB-AMB-15")
def test_a_move_of_tokens_is_offered_only_if_another_card_can_take_one(tmp_path: Path) -> None:
    corrected = pack(tmp_path, "collins", '{ slots = 2, ability = ["move-charge"], colour = "green" }')

    def position() -> Position:
        there = Position(pack=corrected).station(0, 8, "collins").charge("collins")
        return there.station(0, 3, "volynov").charge("volynov", 3)

    assert asked(position().start(dice=[1, 2])) == [(0, "reroll")]  # only Collins itself has a free slot
    match = position().station(0, 4, "titov").start(dice=[1, 2])
    assert options(match, 0) == [("use", "collins"), ("pass",)]
    answer(match, 0, "use", "collins")
    answer(match, 0, "move", "volynov", "titov")
    assert [tokens(match, card) for card in ("collins", "volynov", "titov")] == [0, 2, 1]


@pytest.mark.rule("SB-AMB-15")
def test_nobody_is_asked_to_move_a_token_that_could_only_go_to_the_card_that_paid() -> None:
    position = Position().station(0, 8, "collins").charge("collins").station(0, 3, "volynov").charge("volynov", 2)
    match = position.start(dice=[1, 2])
    answer(match, 0, "use", "collins", "volynov")
    assert tokens(match, "volynov") == 3
    assert asked(match) == [(0, "reroll")]


def test_abilities_without_any_effect_now_are_not_offered() -> None:
    # Gordon takes the others' points and buys, but they have none and there is nothing to buy. Armstrong lacks
    # tokens; that they could move somewhere else is no use to Gordon.
    position = Position().station(0, 7, "gordon").charge("gordon").station(0, 12, "armstrong").charge("armstrong")
    assert asked(position.station(0, 6, "glenn").start(dice=[1, 2])) == [(0, "allocate")]
    match = Position().station(0, 7, "gordon").charge("gordon").points(1, 1).start(dice=[1, 2])
    assert options(match, 0) == [("use", "gordon"), ("pass",)]


def test_everybody_can_go_to_rest_in_the_same_turn() -> None:
    position = Position(3).station(0, 3, "grissom").charge("grissom").station(1, 12, "armstrong").charge("armstrong", 4)
    match = position.station(2, 9, "zudov").charge("zudov").start(dice=[1, 2])
    for seat in range(3):
        match.prefer(seat, "abilities", "rest")
        answer(match, seat, "pass")
    assert [match.preferences(seat)["abilities"] for seat in range(3)] == ["rest"] * 3
    assert asked(match) == [(0, "allocate")]
    answer(match, 0, "dice")
    assert match.state.active == 1  # nobody was asked in phases 5 and 7


# Beginning and end


def test_nothing_has_happened_before_the_setup_is_done() -> None:
    match = set_up(light_speed=True)
    s = match.state
    assert (s.round, s.phase, s.dice, s.ending, s.settled) == (0, 0, [0, 0], False, 0)
    assert (match.view(None)["dice"], match.view(None)["active"]) == (None, None)


def test_play_begins_in_the_first_round_and_preferences_can_be_told_from_then_on() -> None:
    match = orrery.Match(GAME, seats=3, seed=1)
    assert match.view(None)["round"] == 1
    assert [match.preferences(seat) for seat in range(3)] == [{"tokens": "auto", "dice": "ask", "abilities": "ask"}] * 3


@pytest.mark.rule("SB-END-02", "SB-END-03")
def test_a_game_won_by_points_says_so_and_ends_between_two_turns() -> None:
    match = Position(2, points_to_win=10).points(0, 9).station(0, 2, "roosa").start(dice=[2, 2, 1, 2])
    answer(match, 0, "dice")
    assert (match.over, match.state.ending, match.state.active) == (False, 1, 1)
    run_turn(match)
    assert match.over
    result = match.result
    assert (result.winners, result.points, result.rounds, result.reason) == ([0], [13, 0], 1, "points")
    assert match.state.phase == 0


# What people are told with a question


def at(kind: str) -> tuple[SpaceBaseMatch, int]:
    """A match in which a question of this kind is open, and the seat it is put to."""
    seat, dice = 0, [3, 3]
    match kind:
        case "draft":
            return set_up(light_speed=True), 0
        case "set-die":
            position = Position().station(0, 4, "titov").charge("titov")
        case "reroll":
            position, dice = Position().station(0, 3, "volynov").charge("volynov"), [2, 5]
        case "allocate":
            position = Position()
        case "buy":
            position = Position().credits(0, 9)
        case "buy-extra":
            position = Position().station(0, 2, "sarafanov").charge("sarafanov").yard("ryumin")
        case "buy-into":
            position = Position().station(0, 10, "scott").charge("scott").credits(0, 9)
        case "claim":
            position = Position().station(0, 12, "kovalyonok").charge("kovalyonok").yard("ryumin")
        case "charge":
            position = Position().station(0, 3, "grissom")
        case "carry":
            position, dice = Position().station(0, 2, "khrunov").charge("khrunov").credits(0, 3).yard("crippen"), [1, 1]
        case "move-charge":
            position = Position().station(0, 8, "collins").charge("collins").station(0, 3, "grissom")
            position.station(0, 4, "titov")
        case "arrow":
            position = Position().station(0, 6, "shaw")
        case "double-station":
            position = Position().station(0, 8, "aksyonov").charge("aksyonov")
        case "double-mission":
            position, seat = Position().deploy(1, 8, "aksyonov").charge("aksyonov").deploy(1, 3, "mattingly"), 1
        case _:
            raise AssertionError(kind)
    found = position.start(dice=dice)
    if kind in ("charge", "carry"):
        found.prefer(0, "tokens", "ask")
    if kind in ("buy-extra", "buy-into", "claim"):
        answer(found, 0, *next(option for option in options(found, 0) if option[0] == "use"))
    elif kind == "move-charge":
        answer(found, 0, "use", "collins", "grissom")
    elif kind == "arrow":
        answer(found, 0, "sum")
    elif kind == "carry":
        run_to(found, "buy", 0)
        answer(found, 0, "buy", "crippen")
    run_to(found, kind.split("-")[0] if kind.startswith("double") else kind, seat)
    return found, seat


@pytest.mark.parametrize(
    ("kind", "rule"),
    [
        ("draft", "SB-LIGHT-04"),
        ("set-die", "SB-SETDIE-02"),
        ("reroll", "SB-REROLL-01"),
        ("allocate", "SB-TURN-06"),
        ("buy", "SB-BUY-01"),
        ("buy-extra", "SB-BUYAB-02"),
        ("buy-into", "SB-RELOC-02"),
        ("claim", "SB-CLAIM-02"),
        ("charge", "SB-AMB-25"),
        ("carry", "SB-DEPLOY-03"),
        ("move-charge", "SB-PLACECH-02"),
        ("arrow", "SB-ARROW-01"),
        ("double-station", "SB-2XST-02"),
        ("double-mission", "SB-2XMI-02"),
    ],
)
def test_a_refusal_without_a_better_reason_names_the_rule_that_asks(kind: str, rule: str) -> None:
    match, seat = at(kind)
    assert match.decision(seat).rule == rule
    assert refuses(match, seat, "nonsense", rule=rule)


@pytest.mark.parametrize(
    ("kind", "about"),
    [
        ("reroll", {"first": 2, "second": 5}),
        ("charge", {"card": "grissom"}),
        ("carry", {"card": "khrunov", "most": 1}),
        ("arrow", {"sector": 6, "left": "atkov", "right": "scobee"}),
    ],
)
def test_a_question_says_what_it_is_about(kind: str, about: dict[str, str | int]) -> None:
    match, seat = at(kind)
    assert match.decision(seat).about == about


def test_a_card_that_nobody_has_belongs_to_nobody() -> None:
    match = Position(active=1).start(dice=[1, 2])
    s = match.state
    assert s.owner(s.catalog.number["ryumin"]) == NOBODY
    for seat in (0, 1):
        assert s.owner(s.stationed(seat, 12)) == seat
    assert refuses(match, 1, "use", "ryumin", rule="SB-ABIL-06")  # not the player's own, rather than without ability


# The state


def lively() -> SpaceBaseState:
    """A state in which as much as possible differs from the beginning."""
    position = Position(3, active=2, first=1, points_to_win=50, light_speed=True).credits(0, 4).income(1, 2)
    position.points(2, 50).station(0, 3, "grissom").charge("grissom", 2).deploy(1, 4, "gubarev").charge("gubarev")
    position.station(2, 1, "frisch").full_yard()
    s = position.state
    s.under[0] = ((1, (s.decks[0].pop(), s.decks[0].pop())), (0, (s.decks[0].pop(),)))
    s.hands[1] = (s.decks[1].pop(),)
    s.round, s.phase, s.ending, s.winner, s.turns = 7, 5, True, 2, 19
    s.dice, s.allocated = [3, 4], [(7,), (3, 4), (8,)]
    return s


PARTS = [name for name in SpaceBaseState.__slots__ if name != "catalog"]


@pytest.mark.parametrize("part", PARTS)
def test_a_copy_has_everything(part: str) -> None:
    s = lively()
    twin = s.copy()
    assert getattr(twin, part) == getattr(s, part)
    assert (twin.seats, twin.events) == (3, None)


@pytest.mark.parametrize("part", PARTS)
def test_a_dump_restores_everything(part: str) -> None:
    s = lively()
    options = GAME.check_options({"points_to_win": 50, "light_speed": True})
    restored = GAME.load(s.ruleset, options, 3, json.loads(json.dumps(s.dump())))
    assert getattr(restored, part) == getattr(s, part)


def test_the_cards_of_a_sector_by_the_side_they_show() -> None:
    s = Position().deploy(1, 3, "mattingly", "prunariu").station(1, 3, "volynov").state
    names = [[s.catalog.ids[card] for card in s.cards_in(1, side, 3)] for side in (STATIONED, DEPLOYED)]
    assert names == [["volynov"], ["mattingly", "prunariu"]]
    assert s.cards_in(1, DEPLOYED, 2) == s.cards_in(1, DEPLOYED, 4) == s.cards_in(0, DEPLOYED, 3) == ()

"""Questions that leave nothing to choose: they are answered for the player, unless that would give a hand away."""

from __future__ import annotations

import random

import pytest

from orrery.core import Match
from orrery.core.log import Entry
from orrery.games.risk import GAME
from tests.games.risk.position import Position, RiskMatch, answer, asked, options, run_to, units

FRONT = ("augustgrad", "keresh-province")
HIDDEN = {"cards", "deploy", "attack", "manoeuvre"}
"""Questions in which a hand may matter."""


def automatic(match: RiskMatch) -> list[tuple[object, ...]]:
    """What was answered for the seats."""
    return [item.choice for item in match.history if isinstance(item, Entry) and item.auto]


@pytest.mark.rule("RK-AMB-41")
@pytest.mark.parametrize(("there", "hero", "asks"), [(2, False, False), (3, False, True), (2, True, True)])
def test_who_can_move_but_one_unit_is_not_asked_how_many(there: int, hero: bool, asks: bool) -> None:
    position = Position(phase="manoeuvre").hold(0, ursa=there).hero(0, "ursa" if hero else "canis")
    match = position.start()
    answer(match, 0, "manoeuvre", "ursa", "canis")
    assert ((0, "move") in asked(match)) is asks
    assert (("move", 1) in automatic(match)) is not asks
    if not asks:
        assert (units(match, "ursa"), units(match, "canis")) == (1, 2)


@pytest.mark.rule("RK-AMB-41", "RK-REW-04")
def test_a_tower_for_which_there_is_one_place_is_placed() -> None:
    position = Position(phase="achievement").hold_all(1).hold(2, "rajal").hold(0, "ursa").open("hold-char")
    position.hold_planet(0, "char").hold_planet(1, "char").hold(0, "eris").base(1, "thisby")
    match = position.open("enemy-base").base(1, "eris").tower(0, "gold-tower", "ursa").start(draws=["silver-tower"])
    answer(match, 0, "achieve", "enemy-base")
    assert ("tower", "eris") in automatic(match)
    assert match.view(None)["territories"]["eris"]["towers"] == ["silver-tower"]


@pytest.mark.rule("RK-AMB-41", "RK-AMB-35")
@pytest.mark.parametrize(("cards", "asks"), [((), False), (("siege-mode",), True)])
def test_the_last_unit_has_one_place_to_go_but_a_hand_is_not_given_away(cards: tuple[str, ...], asks: bool) -> None:
    """With one card of one star nothing else could be done either; but nobody else knows that."""
    position = Position(phase="deploy").hold_all(1).hold(2, "rajal").hold(0, ursa=3).hero(0, "ursa").hand(0, *cards)
    match = position.start()
    answer(match, 0, "place", "ursa", match.state.turn.pool - 1)
    assert (asked(match) == [(0, "deploy")]) is asks
    if asks:
        assert options(match, 0) == [("place", "ursa", 1)]
    else:
        assert automatic(match) == [("place", "ursa", 1)]


@pytest.mark.rule("RK-AMB-41", "RK-WIN-06")
def test_nobody_is_asked_how_many_move_in_where_the_capture_wins() -> None:
    position = Position(2, variant="total-domination").hold_all(2).hold(0, augustgrad=9).hold(1, keresh_province=1)
    match = position.auto(1).start(dice=[6, 6, 6, 1])
    answer(match, 0, "invade", *FRONT, 3)
    assert match.over
    assert automatic(match) == [("advance", 3)]
    assert [event.kind for event in match.events if event.kind in ("captured", "eliminated", "won")] == [
        *("captured", "eliminated", "won"),
    ]


@pytest.mark.rule("RK-AMB-41", "RK-ELIM-03", "RK-WIN-05")
@pytest.mark.parametrize(("left_behind", "wins"), [(1, True), (0, False)])
def test_what_an_eliminated_player_leaves_behind_may_win(left_behind: int, wins: bool) -> None:
    position = Position().hold_all(2).hold(0, "char-aleph", augustgrad=9).hold(1, keresh_province=1).base(1, "eris")
    position.achieved(0, "hold-aiur", "hold-char").achieved(1, *["take-ten"][:left_behind]).hero(0, "augustgrad")
    match = position.auto(1).start(dice=[6, 6, 6, 1])
    answer(match, 0, "invade", *FRONT, 3)
    assert match.over is wins
    assert ((0, "advance") in asked(match)) is not wins
    assert match.state.achievement.count(1) == (0 if wins else left_behind), "asking has changed nothing"


@pytest.mark.rule("RK-AMB-41")
@pytest.mark.parametrize(
    ("seats", "variant"), [(3, "basic-training"), (4, "command-room"), (2, "total-domination"), (6, "total-domination")]
)
def test_no_question_has_one_option_but_where_a_hand_may_matter(seats: int, variant: str) -> None:
    match: RiskMatch = Match(GAME, seats, seed="no choice", options={"variant": variant, "round_limit": 6})
    rng = random.Random(1)
    for _ in range(1200):
        if match.over:
            break
        seat = match.waiting[0]
        decision = match.decision(seat)
        if len(decision.options) == 1:
            assert decision.kind in HIDDEN, decision.options
            assert match.view(None)["players"][seat]["hand"] or match.view(None)["players"][seat]["captured"]
        match.play(seat, rng.choice(decision.options))


# The part of the turn that is shown


@pytest.mark.rule("RK-TURN-01")
def test_the_marker_stands_on_the_achievement_while_one_is_chosen() -> None:
    position = Position().hold(0, augustgrad=3).hold(1, "keresh-province").open("hold-aiur")
    match = position.hero(0, "ursa").hero(1, "eternal-scar").start()
    assert match.view(None)["phase"] == "attack"
    run_to(match, "achievement", 0)
    for twin in (match, match.fork(), Match.load(GAME, match.dump())):
        assert [twin.view(seat)["phase"] for seat in (0, 1, None)] == ["achievement"] * 3
    answer(match, 0, "achieve", "hold-aiur")
    run_to(match, "manoeuvre", 0)
    assert match.view(None)["phase"] == "manoeuvre"

"""When abilities may be used, and what becomes of cards and their tokens when they are deployed."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.core import Pack
from tests.games.space_base.position import (
    Position,
    SpaceBaseMatch,
    answer,
    asked,
    corrections,
    deployed,
    options,
    refuses,
    run_to,
    stationed,
    tokens,
    tracks,
)

PURSE = 2


def table(corrected: Pack | None = None) -> Position:
    """Both have 2 credits, enough for the one open ship: so the turn stops at the purchase of phase 6."""
    return Position(pack=corrected).yard("ryumin").credits(0, PURSE).credits(1, PURSE)


def gained(match: SpaceBaseMatch, seat: int) -> tuple[int, int, int]:
    """The credits, income and points a seat of a `table` has more than at the beginning."""
    credits, income, points = tracks(match, seat)
    return credits - PURSE, income, points


def corrected(folder: Path, cards: dict[str, str]) -> Pack:
    """The game with some cards changed by an owner's pack."""
    rows = [f'[[card]]\nid = "{card}"\nsource = "a test"\n{fields}\n' for card, fields in cards.items()]
    (folder / "cards.toml").write_text("\n".join(rows), encoding="utf-8")
    return corrections(folder)


def phases_asked(match: SpaceBaseMatch, seat: int) -> list[int]:
    """The phases of this turn in which a seat could use an ability, everybody declining."""
    active, found = match.state.active, list[int]()
    while match.state.active == active:
        if (seat, "ability") in asked(match):
            found.append(match.state.phase)
        run_one(match)
    return found


def run_one(match: SpaceBaseMatch) -> None:
    """Decline one question."""
    seat = match.waiting[0]
    offered = options(match, seat)
    match.play(seat, ("pass",) if ("pass",) in offered else ("dice",))


# When abilities may be used


@pytest.mark.rule("SB-ABIL-01")
def test_blue_abilities_work_on_the_own_turn_only() -> None:
    match = table().station(1, 3, "grissom").charge("grissom").deploy(1, 6, "schmitt").start(dice=[6, 6, 5, 5])
    assert refuses(match, 1, "use", "grissom", rule="SB-ABIL-01")
    assert phases_asked(match, 1) == []
    assert match.state.active == 1
    assert phases_asked(match, 1) == [1, 5, 7]


@pytest.mark.rule("SB-ABIL-02")
def test_red_abilities_work_on_the_turns_of_others_only(tmp_path: Path) -> None:
    game = corrected(tmp_path, {"grissom": 'deployed = { slots = 1, ability = ["credits 3"], colour = "red" }'})
    match = table(game).deploy(0, 3, "grissom").charge("grissom").start(dice=[6, 6, 5, 5])
    assert refuses(match, 0, "use", "grissom", rule="SB-ABIL-02")
    assert phases_asked(match, 0) == []
    assert match.state.active == 1
    assert ("use", "grissom") in options(match, 0)
    assert phases_asked(match, 0) == [1, 5, 7]


@pytest.mark.rule("SB-ABIL-03")
def test_green_abilities_work_on_every_turn() -> None:
    match = table().station(0, 9, "zudov").charge("zudov").start(dice=[6, 6, 5, 5])
    assert phases_asked(match, 0) == [1, 5, 7]
    assert match.state.active == 1
    assert phases_asked(match, 0) == [1, 5, 7]


@pytest.mark.rule("SB-ABIL-04")
def test_a_blue_ability_works_on_the_own_turn_though_its_card_is_deployed() -> None:
    match = table().deploy(0, 3, "grissom").charge("grissom").start(dice=[6, 6, 5, 5])
    assert phases_asked(match, 0) == [1, 5, 7]
    assert phases_asked(match, 0) == []


@pytest.mark.rule("SB-ABIL-04")
def test_a_red_ability_works_on_the_turn_of_another_though_its_card_is_stationed(tmp_path: Path) -> None:
    game = corrected(tmp_path, {"grissom": 'station = { slots = 1, ability = ["credits 3"], colour = "red" }'})
    match = table(game).station(0, 3, "grissom").charge("grissom").start(dice=[6, 6, 5, 5])
    assert phases_asked(match, 0) == []
    assert phases_asked(match, 0) == [1, 5, 7]


@pytest.mark.rule("SB-ABIL-05")
def test_no_dice_are_needed_for_an_ability() -> None:
    match = table().station(0, 3, "grissom").charge("grissom", 2).start(dice=[5, 6])
    assert match.state.dice == [0, 0]
    answer(match, 0, "use", "grissom")  # before the roll
    assert gained(match, 0) == (3, 0, 0)
    answer(match, 0, "pass")
    answer(match, 0, "sum")
    assert match.state.allocated[0] == (11,)
    answer(match, 0, "use", "grissom")  # after a roll of another sector
    assert gained(match, 0) == (6, 1, 0)


@pytest.mark.rule("SB-ABIL-06")
def test_the_tokens_must_lie_on_the_card_itself_and_leave_it() -> None:
    position = table().station(0, 3, "grissom").charge("grissom", 2).station(0, 2, "sarafanov").station(0, 7, "gordon")
    match = position.charge("gordon").start()
    assert {choice[1] for choice in options(match, 0) if choice[0] == "use"} == {"grissom", "gordon"}
    assert refuses(match, 0, "use", "sarafanov", rule="SB-ABIL-06")
    answer(match, 0, "use", "grissom")
    assert (tokens(match, "grissom"), tokens(match, "gordon")) == (1, 1)


@pytest.mark.rule("SB-ABIL-06")
def test_nobody_uses_the_cards_of_another() -> None:
    match = table().station(0, 2, "sarafanov").charge("sarafanov").station(1, 3, "grissom").charge("grissom").start()
    assert refuses(match, 0, "use", "grissom", rule="SB-ABIL-06")


@pytest.mark.rule("SB-ABIL-07", "SB-AMB-09")
def test_an_ability_may_be_used_in_one_window_as_often_as_its_tokens_last() -> None:
    match = table().station(0, 3, "grissom").charge("grissom", 3).start(dice=[6, 6])
    for use in (1, 2, 3):
        assert (match.state.phase, asked(match)) == (1, [(0, "ability")])
        answer(match, 0, "use", "grissom")
        assert gained(match, 0) == (3 * use, 0, 0)
    assert asked(match) == [(0, "allocate")]


# Deploying


@pytest.mark.rule("SB-DEPLOY-01")
def test_a_new_card_deploys_the_one_in_its_sector() -> None:
    match = table().yard("savitskaya").start(dice=[6, 6, 4, 5])
    answer(match, 0, "sum")
    answer(match, 0, "buy", "savitskaya")
    assert (stationed(match, 0, 9), deployed(match, 0, 9)) == ("savitskaya", ["hart"])
    assert match.state.active == 1
    before = tracks(match, 0)
    answer(match, 1, "dice")
    answer(match, 0, "sum")
    assert tracks(match, 0) == (before[0] + 3, before[1], before[2])  # its red part, above sector 9


@pytest.mark.rule("SB-DEPLOY-02")
def test_deployed_cards_accumulate_and_all_stay_active() -> None:
    cards = ["garriott", "bean", "gibson", "cunningham", "bobko", "ivanov"]
    match = table().deploy(0, 9, *cards).yard("savitskaya").start(dice=[6, 6, 4, 5])
    answer(match, 0, "sum")
    answer(match, 0, "buy", "savitskaya")
    assert deployed(match, 0, 9) == [*cards, "hart"]
    before = tracks(match, 0)
    answer(match, 1, "dice")
    answer(match, 0, "sum")
    after = tracks(match, 0)
    assert [now - then for now, then in zip(after, before, strict=True)] == [6 + 2 + 3, 1 + 1, 3 + 4 + 2]


@pytest.mark.rule("SB-DEPLOY-03")
def test_a_deployed_card_takes_its_token_along() -> None:
    match = table().station(0, 2, "khrunov").charge("khrunov").yard("romanenko").start(dice=[6, 6, 4, 5])
    answer(match, 0, "sum")
    answer(match, 0, "buy", "romanenko")
    assert deployed(match, 0, 2) == ["khrunov"]
    assert tokens(match, "khrunov") == 1
    assert ("shift", "khrunov", 1) in options(match, 0)  # now for the ability of the mission side
    assert refuses(match, 0, "shift", "khrunov", 2)


@pytest.mark.rule("SB-DEPLOY-04")
@pytest.mark.parametrize("kept", [2, 1, 0])
def test_taking_tokens_along_is_voluntary_and_bounded_by_the_red_slots(kept: int) -> None:
    position = table().station(0, 3, "grissom").charge("grissom", 3).yard("dzhaniybekov")
    match = position.start(dice=[6, 6])
    match.prefer(0, "tokens", "ask")
    answer(match, 0, "pass")
    run_to(match, "buy", 0)
    answer(match, 0, "buy", "dzhaniybekov")
    assert options(match, 0) == [("carry", 2), ("carry", 1), ("carry", 0)]
    assert refuses(match, 0, "carry", 3)
    answer(match, 0, "carry", kept)
    assert tokens(match, "grissom") == kept


@pytest.mark.rule("SB-DEPLOY-04")
def test_tokens_without_a_red_slot_go_back_to_the_supply() -> None:
    match = table().station(0, 5, "schirra").charge("schirra", 2).yard("kizim").start(dice=[6, 6])
    answer(match, 0, "sum")
    answer(match, 0, "buy", "kizim")
    assert deployed(match, 0, 5) == ["schirra"]
    assert tokens(match, "schirra") == 0


@pytest.mark.rule("SB-AMB-10")
def test_surplus_tokens_go_back_when_a_card_is_deployed() -> None:
    position = table().station(0, 3, "grissom").charge("grissom", 3).yard("dzhaniybekov")
    match = position.start(dice=[6, 6])
    run_to(match, "buy", 0)
    answer(match, 0, "buy", "dzhaniybekov")
    assert tokens(match, "grissom") == 2


@pytest.mark.rule("SB-AMB-10")
def test_a_swap_that_turns_both_cards_lets_tokens_move_where_slots_exist(tmp_path: Path) -> None:
    game = corrected(tmp_path, {"zudov": 'deployed = { slots = 4, ability = ["exchange"], colour = "green" }'})
    position = table(game).deploy(0, 9, "zudov").charge("zudov", 4).station(0, 3, "grissom").charge("grissom", 3)
    match = position.start()
    answer(match, 0, "use", "zudov", "grissom")
    assert (stationed(match, 0, 3), deployed(match, 0, 9)) == ("zudov", ["grissom"])
    assert (tokens(match, "zudov"), tokens(match, "grissom")) == (1, 2)  # of 4 - 1 and 3 tokens


@pytest.mark.rule("SB-AMB-10")
def test_tokens_need_not_move_when_a_swap_turns_their_card(tmp_path: Path) -> None:
    game = corrected(tmp_path, {"zudov": 'deployed = { slots = 4, ability = ["exchange"], colour = "green" }'})
    position = table(game).deploy(0, 9, "zudov").charge("zudov", 4).station(0, 3, "grissom").charge("grissom", 3)
    match = position.start(dice=[6, 6])
    match.prefer(0, "tokens", "ask")
    answer(match, 0, "use", "zudov", "grissom")
    assert options(match, 0) == [("carry", 1), ("carry", 0)]
    answer(match, 0, "carry", 0)
    assert options(match, 0) == [("carry", 2), ("carry", 1), ("carry", 0)]
    answer(match, 0, "carry", 1)
    assert (tokens(match, "zudov"), tokens(match, "grissom")) == (0, 1)

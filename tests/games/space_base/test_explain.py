"""Refusals name the rule that forbids what was tried."""

from __future__ import annotations

import pytest

from tests.games.space_base.position import Position, SpaceBaseMatch, answer, options, run_to, set_up


def reason(match: SpaceBaseMatch, seat: int, *choice: str | int) -> tuple[str, str]:
    """Why a choice is refused: the key of the words without its prefix, and the rule."""
    assert choice not in options(match, seat)
    message = match.explain(seat, choice)
    return message.key.removeprefix("space-base-refused-"), message.rule


# Buying


def buying() -> SpaceBaseMatch:
    """Seat 0 in phase 6 with 8 credits, a colony in sector 2, and three ships on offer."""
    position = Position().station(0, 1, "malyshev").station(0, 2, "tinbergen").credits(0, 8)
    match = position.yard("ryumin", "crippen", "demin").start(dice=[1, 1])
    run_to(match, "buy", 0)
    return match


def test_a_card_may_be_too_dear() -> None:
    match = buying()
    assert reason(match, 0, "buy", "demin") == ("too-dear", "SB-BUY-03")
    assert match.explain(0, ("buy", "demin")).arguments == {"cost": 9, "credits": 8}


def test_a_colony_of_ones_own_blocks_its_sector() -> None:
    assert reason(buying(), 0, "buy", "crippen") == ("colony", "SB-BUY-07")


def test_a_card_may_not_be_on_offer() -> None:
    match = buying()
    assert reason(match, 0, "buy", "kizim") == ("not-on-offer", "SB-BUY-02")
    assert reason(match, 0, "buy", "tinbergen") == ("not-on-offer", "SB-BUY-02")


def test_a_card_may_be_unknown() -> None:
    match = buying()
    assert reason(match, 0, "buy", "enterprise") == ("unknown-card", "")
    assert reason(match, 0, "use", "enterprise") == ("unknown-card", "")
    assert reason(match, 0, "buy") == ("one-card", "SB-BUY-01")


def test_a_card_may_not_go_into_that_sector() -> None:
    position = Position().station(0, 10, "scott").charge("scott").credits(0, 8).yard("ryumin", "demin")
    match = position.start()
    answer(match, 0, "use", "scott")
    assert reason(match, 0, "buy-into", "ryumin", 1) == ("wrong-sector", "SB-RELOC-02")
    assert reason(match, 0, "buy-into", "demin", 7) == ("too-dear", "SB-BUY-03")
    assert reason(match, 0, "buy-into", "kizim", 7) == ("not-on-offer", "SB-BUY-02")


def test_a_draft_holds_only_the_drawn_cards_and_what_they_cost() -> None:
    drawn = ["fabian", "ride", "thagard", "lichtenberg", "demin", "khrunov"]
    yard = ["malyshev", "tuan", "kizim", "remek", "engle", "allen", "worden", "irwin", "volynov"]
    yard += ["duke", "evans", "schmitt", "young", "gagarin", "walker", "mcdivitt", "shepard", "komarov"]
    match = set_up(draws=yard + drawn, light_speed=True)
    assert ("buy", "fabian", "demin") in options(match, 0)
    assert reason(match, 0, "buy", "fabian", "armstrong") == ("not-drawn", "SB-LIGHT-04")
    assert reason(match, 0, "buy", "malyshev") == ("not-drawn", "SB-LIGHT-04")
    assert reason(match, 0, "buy", "enterprise") == ("not-drawn", "SB-LIGHT-04")
    assert reason(match, 0, "buy", "demin", "khrunov") == ("too-dear", "SB-LIGHT-04")
    assert match.explain(0, ("buy", "demin", "khrunov")).arguments == {"cost": 18, "credits": 15}


# Claiming


def test_a_claim_takes_ships_of_its_level_from_the_shipyard_only() -> None:
    position = Position().station(0, 12, "kovalyonok").charge("kovalyonok").station(0, 2, "tinbergen")
    match = position.yard("ryumin", "crippen", "worden").start()
    answer(match, 0, "use", "kovalyonok")
    assert options(match, 0) == [("claim", "ryumin"), ("pass",)]
    assert reason(match, 0, "claim", "worden") == ("wrong-level", "SB-CLAIM-02")
    assert reason(match, 0, "claim", "frisch") == ("claimed-colony", "SB-CLAIM-05")
    assert reason(match, 0, "claim", "crippen") == ("colony", "SB-CLAIM-05")
    assert reason(match, 0, "claim", "kizim") == ("not-on-offer", "SB-CLAIM-02")
    assert reason(match, 0, "claim", "enterprise") == ("unknown-card", "")


# Abilities


def able() -> Position:
    """Seat 0 with a charged resource ability, and so asked in phase 1."""
    return Position().station(0, 3, "grissom").charge("grissom", 3)


def test_an_ability_needs_its_tokens() -> None:
    position = able().station(0, 2, "sarafanov").station(0, 12, "armstrong").charge("armstrong", 3)
    match = position.start()
    assert reason(match, 0, "use", "sarafanov") == ("not-charged", "SB-ABIL-06")
    assert reason(match, 0, "use", "armstrong") == ("not-charged", "SB-ABIL-06")
    arguments = match.explain(0, ("use", "armstrong")).arguments
    assert (arguments["tokens"], arguments["needed"]) == (3, 4)


def test_an_ability_must_be_on_ones_own_console() -> None:
    match = able().station(1, 2, "sarafanov").charge("sarafanov").yard("kovalyonok").start()
    assert reason(match, 0, "use", "sarafanov") == ("not-yours", "SB-ABIL-06")
    assert reason(match, 0, "use", "kovalyonok") == ("not-yours", "SB-ABIL-06")


def test_a_card_may_have_no_ability_on_its_visible_side() -> None:
    match = able().deploy(0, 2, "shepard").start()
    assert reason(match, 0, "use", "atkov") == ("no-ability", "SB-CARD-02")
    assert reason(match, 0, "use", "shepard") == ("no-ability", "SB-CARD-02")


def test_blue_abilities_wait_for_the_own_turn() -> None:
    match = able().station(1, 2, "sarafanov").charge("sarafanov").station(1, 9, "zudov").charge("zudov").start()
    answer(match, 0, "pass")
    assert reason(match, 1, "use", "sarafanov") == ("blue-ability", "SB-ABIL-01")


def test_red_abilities_wait_for_the_others_turns() -> None:
    match = able().deploy(0, 8, "aksyonov").charge("aksyonov").start()
    assert reason(match, 0, "double", "aksyonov", 3) == ("red-ability", "SB-ABIL-02")


@pytest.mark.parametrize(
    ("card", "choice"),
    [
        ("fabian", ("shift", "fabian", 1)),
        ("fabian", ("use", "fabian")),
        ("titov", ("set", "titov", 6)),
        ("volynov", ("reroll", "volynov", "both")),
        ("aksyonov", ("double", "aksyonov", 3)),
    ],
)
def test_dice_abilities_wait_for_their_phase(card: str, choice: tuple[str | int, ...]) -> None:
    match = able().station(0, 7, card).charge(card).start()
    assert reason(match, 0, *choice) == ("wrong-phase", "SB-TURN-04")


def test_other_abilities_wait_for_a_window() -> None:
    position = able().station(0, 4, "titov").charge("titov").station(0, 8, "aksyonov").charge("aksyonov")
    match = position.start(dice=[1, 2])
    for kind in ("set-die", "allocate", "double"):
        run_to(match, kind, 0)
        assert reason(match, 0, "use", "grissom") == ("wrong-phase", "SB-TURN-04")


# Dice and arrows


def test_a_shift_stays_on_the_console() -> None:
    match = Position().station(0, 2, "khrunov").charge("khrunov").start(dice=[5, 6])
    assert reason(match, 0, "shift", "khrunov", 2) == ("beyond-console", "SB-DICEARROW-08")


def test_a_second_shift_stays_on_the_console_too() -> None:
    position = Position().station(0, 2, "khrunov").charge("khrunov").station(0, 4, "gubarev").charge("gubarev")
    match = position.start(dice=[4, 5])
    answer(match, 0, "shift", "khrunov", 2)
    assert reason(match, 0, "shift", "gubarev", 2) == ("beyond-console", "SB-DICEARROW-08")


def test_after_a_shift_there_is_no_way_back_to_single_dice() -> None:
    position = Position().station(0, 2, "khrunov").charge("khrunov").station(0, 4, "gubarev").charge("gubarev")
    match = position.start(dice=[4, 4])
    answer(match, 0, "shift", "khrunov", 1)
    assert reason(match, 0, "dice") == ("already-shifted", "SB-DICEARROW-01")


def test_an_arrow_leads_to_a_neighbour_not_received_yet() -> None:
    match = Position(rules="1").station(0, 7, "merbold").station(0, 8, "lichtenberg").start(dice=[3, 4])
    answer(match, 0, "sum")
    assert options(match, 0) == [("sector", 9), ("pass",)]
    assert reason(match, 0, "sector", 7) == ("arrow", "SB-ARROW-06")
    assert reason(match, 0, "sector", 11) == ("arrow", "SB-ARROW-01")


# Anything else


def test_what_is_offered_is_not_refused() -> None:
    match = able().start()
    assert match.explain(0, ("use", "grissom")).key == "refused-not-at-all"
    assert match.game.rules.explain(match.state, match.decision(0), ("use", "grissom")) is None


def test_what_nobody_asked_for_names_the_rule_that_asks() -> None:
    match = able().start()
    message = match.explain(0, ("buy", "ryumin"))
    assert (message.key, message.rule) == ("refused-not-offered", "SB-TURN-03")


def test_so_many_tokens_are_not_taken_along() -> None:
    position = Position().station(0, 2, "khrunov").charge("khrunov").credits(0, 3).yard("crippen")
    match = position.start(dice=[1, 1])
    match.prefer(0, "tokens", "ask")
    run_to(match, "buy", 0)
    answer(match, 0, "buy", "crippen")
    assert reason(match, 0, "carry", 2) == ("tokens", "SB-DEPLOY-04")


def test_an_ability_without_any_effect_is_not_used() -> None:
    position = Position().station(0, 7, "gordon").charge("gordon").station(0, 3, "grissom").charge("grissom")
    assert reason(position.start(), 0, "use", "gordon") == ("no-effect", "SB-TURN-14")


def test_a_sector_is_doubled_once() -> None:
    position = Position().station(0, 8, "aksyonov").charge("aksyonov").station(0, 3, "grissom")
    match = position.station(0, 9, "bykovsky").start(dice=[3, 3])
    answer(match, 0, "dice")
    assert reason(match, 0, "double", "aksyonov", 9) == ("not-allocated", "SB-2XST-02")

"""Matches that began by the rules of release 0.1 go on by them, whatever has been put right or made easier since."""

from __future__ import annotations

from orrery.core import Match
from orrery.games.risk import GAME
from orrery.games.risk.loading import load_catalog
from tests.games.risk.position import Position, RiskMatch, answer, asked, options, run_to

CATALOG = load_catalog()
TERRAN = [CATALOG.card_ids[card] for card in CATALOG.decks[0]]


def kept(match: RiskMatch) -> RiskMatch:
    """The match as it was stored and is read again today."""
    assert match.header.rules == "1"
    return Match.load(GAME, match.dump())


def then(phase: str, variant: str = "command-room") -> Position:
    return Position(3, phase=phase, variant=variant, rules="1")


def test_a_deck_is_made_anew_when_another_card_is_wanted() -> None:
    position = then("manoeuvre").faction(1, "valerian").hand(1, *TERRAN[2:]).discarded(TERRAN[0]).conquered()
    deck = position.start().view(None)["decks"][0]
    assert (deck["cards"], deck["discard"]) == (0, [TERRAN[0]])


def test_an_ability_that_places_units_ends_the_time_for_trading_stars() -> None:
    match = kept(then("deploy").hero(0, "ursa").hand(0, "extra-supplies", "mule", "repair").start())
    assert ("offer", "mule") in options(match, 0)
    answer(match, 0, "play", "extra-supplies", "ursa")
    assert ("offer", "mule") not in options(match, 0)


def test_a_card_laid_down_for_its_stars_is_not_taken_back() -> None:
    match = kept(then("deploy").hero(0, "ursa").hand(0, "mule", "repair", "siege-mode").start())
    answer(match, 0, "offer", "mule")
    assert not [option for option in options(match, 0) if option[0] == "withdraw"]


def test_a_tower_does_not_help_an_attack_that_goes_far_from_its_territory() -> None:
    position = then("attack").hold(0, augustgrad=9).hold(1, rajal=1).faction(0, "zagara").hand(0, "nydus-worm")
    position.hero(0, "canis").hero(1, "eternal-scar")
    match = position.tower(0, "silver-tower", "augustgrad").start(dice=[5, 5])
    answer(match, 0, "play", "nydus-worm", "augustgrad", "rajal")
    answer(match, 0, "invade", "augustgrad", "rajal", 1)
    assert list(match.state.under_way.losses) == [1, 0]


def test_questions_with_one_option_are_asked() -> None:
    match = kept(then("manoeuvre").hold(0, ursa=2).hero(0, "canis").start())
    answer(match, 0, "manoeuvre", "ursa", "canis")
    assert asked(match) == [(0, "move")]
    assert options(match, 0) == [("move", 1)]


def test_start_units_are_placed_one_at_a_time() -> None:
    match: RiskMatch = Match(GAME.under("1"), 3, seed=1, options={"variant": "command-room"})
    run_to(match, "strengthen")
    match = kept(match)
    assert {units for _, _, units in options(match, match.waiting[0])} == {1}

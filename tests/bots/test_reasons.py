"""Reasons in words: whatever is at stake can be said in every language."""

from __future__ import annotations

import pytest

from orrery.bots.reasons import MOST, reasons_said
from orrery.core.chances import Reason
from orrery.core.words import LANGUAGES, Words
from orrery.games import GAMES
from orrery.games import game as find_game
from tests.core.speaking import keys_of


@pytest.mark.parametrize("name", GAMES)
def test_everything_at_stake_has_words(name: str) -> None:
    game = find_game(name)
    names = [what for what in game.insight.stakes.names if what not in game.insight.stakes.unsaid]
    assert keys_of(f"{name}-stake-") == {what.replace(" ", "-") for what in names}
    assert game.insight.stakes.shares <= set(names)
    assert game.insight.stakes.burdens <= set(names)
    for language in LANGUAGES:
        said = [line for what in names for line in said_of(name, language, good(name, what, 0.5))[0]]
        assert len(set(said)) == len(names)
        assert all(line.startswith(("+0.5 ", "+0,5 ", "+50 % ", "−0.5 ", "−0,5 ", "−50 % ")) for line in said)


def good(name: str, what: str, amount: float) -> Reason:
    """So much of something in one's favour."""
    return Reason(what, -amount if what in find_game(name).insight.stakes.burdens else amount, 0.3)


def said_of(name: str, language: str, *reasons: Reason) -> tuple[list[str], list[str]]:
    brings, costs = reasons_said(find_game(name), reasons)
    return [Words(language).say(each) for each in brings], [Words(language).say(each) for each in costs]


def test_what_hardly_counts_is_no_reason() -> None:
    small = [Reason("cards", 0.04, 0.3), Reason("units", 0.004, 0.3), Reason("cards", 1.0, 0.001)]
    assert said_of("risk", "en", *small) == ([], [])
    assert said_of("risk", "en", Reason("cards", 0.06, 0.3), Reason("units", 0.02, 0.2))[0] != []


def test_what_speaks_for_an_option_and_what_against_it_stand_apart() -> None:
    against = [Reason("units", -0.1, -0.9), Reason("cards", -1.0, -0.8), Reason("danger to the base", 0.2, -0.7)]
    brings, costs = said_of("risk", "en", *against, Reason("achievements", 1.0, 0.5))
    assert brings == ["+1 achievement"]
    assert costs == ["−10 % of all units", "−1 card"]
    assert len(brings + costs) == MOST
    assert said_of("risk", "en", *against) == ([], [])  # whatever made the option better, it is none of these


def test_what_a_layman_would_take_the_other_way_round_is_not_told() -> None:
    assert said_of("risk", "en", Reason("territories", -0.2, 0.3), Reason("danger to the base", 0.2, 0.3)) == ([], [])
    assert said_of("risk", "en", Reason("danger to the base", -0.2, 0.3)) == (["−20 % danger to the own base"], [])


@pytest.mark.parametrize(
    ("language", "amount", "line"),
    [
        ("en", 1.0, "+1 card"),
        ("en", 1.5, "+1.5 cards"),
        ("en", 0.5, "+0.5 cards"),
        ("de", 1.04, "+1 Karte"),
        ("de", 2.0, "+2 Karten"),
    ],
)
def test_one_is_not_told_as_many(language: str, amount: float, line: str) -> None:
    assert said_of("risk", language, Reason("cards", amount, 0.3))[0] == [line]

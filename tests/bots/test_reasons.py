"""Reasons in words: whatever is at stake can be said in every language."""

from __future__ import annotations

import pytest

from orrery.bots.reasons import reasons_said
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
    for language in LANGUAGES:
        said = [Words(language).say(reason) for reason in reasons_said(game, [(what, 0.5) for what in names])]
        assert len(set(said)) == len(names)
        assert all(line.startswith(("+0.5 ", "+0,5 ", "+50 % ")) for line in said)


def test_what_rounds_to_nothing_is_no_reason() -> None:
    game = find_game("risk")
    assert reasons_said(game, [("cards", 0.04), ("units", 0.004)]) == []
    assert len(reasons_said(game, [("cards", -0.06), ("units", -0.02)])) == 2


def test_one_of_a_thing_is_said_in_the_singular() -> None:
    game = find_game("space-base")
    reasons = reasons_said(game, [("credits", 0.97), ("credits", -1.0), ("station points", 1.1)])
    assert [Words("en").say(reason) for reason in reasons] == [
        "+1 credit at hand",
        "−1 credit at hand",
        "+1.1 points a round from own rolls",
    ]
    cards = reasons_said(find_game("risk"), [("cards", -1.0), ("cards", -2.0)])
    assert [Words("de").say(reason) for reason in cards] == ["−1 Karte", "−2 Karten"]

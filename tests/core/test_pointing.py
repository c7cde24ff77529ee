"""Why not: what people point at becomes a choice, and every game says what forbids it, with the rule."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import orrery
from orrery.core import Match
from orrery.core.words import Words
from tests.core.playing import random_choice

GAMES = ["space-base", "risk", "starcraft"]


def play_until(match: Match[Any], kind: str, rng: random.Random, wanted: Callable[[], bool] = lambda: True) -> int:
    """Play at random until a seat is asked a question of this kind; gives the seat."""
    for _ in range(5000):
        for seat in match.waiting:
            if match.decision(seat).kind == kind and wanted():
                return seat
        seat = rng.choice(match.waiting)
        match.play(seat, random_choice(match, seat, rng))
    raise AssertionError(f"never asked: {kind}")


def test_a_ship_that_is_too_dear() -> None:
    match = orrery.Match(orrery.game("space-base"), seats=2, seed=3)
    seat = play_until(match, "buy", random.Random(3))
    credits = match.view(seat)["players"][seat]["credits"]
    cards = match.game.data.components(match.ruleset, 2)["cards"]
    dear = next(card for card in match.view(seat)["shipyard"][2] if card and cards[card]["cost"] > credits)
    reason = match.why_not(seat, [f"card:{dear}"])
    assert reason.rule == "SB-BUY-03"
    assert str(cards[dear]["cost"]) in Words("en").say(reason)
    assert str(credits) in Words("de").say(reason)


def attacking(seed: int) -> tuple[Match[Any], int, dict[str, Any]]:
    match = orrery.Match(orrery.game("risk"), seats=3, seed=seed)
    seat = play_until(match, "attack", random.Random(seed))
    return match, seat, match.view(seat)["territories"]


def test_territories_that_are_no_front() -> None:
    match, seat, territories = attacking(1)
    beside = match.game.data.components(match.ruleset, 3)["territories"]
    offered = {option[1] for option in match.decision(seat).options if option[0] == "invade"}
    own = [name for name, found in territories.items() if found["owner"] == seat]
    for name, found in territories.items():
        near = [other for other in beside[name]["neighbours"] if other in own]
        rule = match.why_not(seat, [f"territory:{name}"]).rule
        if found["owner"] == seat and name not in offered:
            assert rule == ("RK-ATTACK-03" if found["units"] < 2 else "RK-ATTACK-02")
        elif found["owner"] != seat and not near:
            assert rule == "RK-ATTACK-02"


def test_a_target_that_is_not_adjacent_to_the_source() -> None:
    match, seat, territories = attacking(2)
    beside = match.game.data.components(match.ruleset, 3)["territories"]
    source = next(str(option[1]) for option in match.decision(seat).options if option[0] == "invade")
    far = next(
        name
        for name, found in territories.items()
        if found["owner"] != seat and name not in beside[source]["neighbours"]
    )
    reason = match.why_not(seat, [f"territory:{source}", f"territory:{far}"])
    assert (reason.key, reason.rule) == ("risk-refused-not-adjacent", "RK-ATTACK-02")
    own = next(name for name, found in territories.items() if found["owner"] == seat and name != source)
    assert match.why_not(seat, [f"territory:{source}", f"territory:{own}"]).key == "risk-refused-own-target"


@pytest.mark.parametrize("name", GAMES)
def test_everything_on_the_board_can_be_asked_about(name: str) -> None:
    """Whatever the question, and whatever is pointed at: there are words in both languages, and nothing changes."""
    rng = random.Random(5)
    match = orrery.Match(orrery.game(name), seats=3, seed=5)
    components = match.game.data.components(match.ruleset, 3)
    kinds = {"cards": "card", "territories": "territory", "factions": "faction", "planets": "planet", "areas": "area"}
    things = [f"{kind}:{thing}" for table, kind in kinds.items() for thing in components.get(table, {})]
    things += ["player:1", "sector:0:7", "die:attack:0", "unit:aiur-1:zealot", "cell:1:-1", "nonsense", "nonsense:1"]
    for _ in range(150):
        seat = rng.choice(match.waiting)
        before = match.state.dump()
        for thing in rng.sample(things, 6):
            for pointed in ([thing], [rng.choice(things), thing]):
                reason = match.why_not(seat, pointed)
                for language in ("en", "de"):
                    words = Words(language).say(reason)
                    assert reason.key not in words
                    assert len(words) > 8
        assert match.state.dump() == before
        match.play(seat, random_choice(match, seat, rng))

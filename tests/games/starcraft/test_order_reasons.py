"""What forbids a choice in an order and what is offered say the same, for everything one could try."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product

import pytest

from orrery.core import Choice, Message
from orrery.core.words import LANGUAGES, Words
from orrery.games.starcraft.explain_orders import ANSWERS, why_not_in_order
from orrery.games.starcraft.rules.buildable import why_not_purchase
from orrery.games.starcraft.rules.mobilize import why_not_move
from orrery.games.starcraft.rules.research import why_not_research
from orrery.games.starcraft.state import StarCraftState
from tests.games.starcraft.orders import build, mobilize
from tests.games.starcraft.position import Position, StarCraftMatch, answer, asked, options

WAYS: tuple[tuple[str, ...], ...] = (
    (),
    ("less-minerals",),
    ("less-gas",),
    ("force-mine",),
    ("less-minerals", "force-mine"),
    ("less-gas", "force-mine"),
    ("less-gas", "less-gas"),
    ("force-mine", "force-mine"),
)


def crowded() -> Position:
    """A position in which much is possible and much is not."""
    position = Position(3).building(0, barracks=2, factory=3, starport=1).workers(0, pool=7)
    position.module(0, supply=2, air_support=1).units(0, "torus-2", marine=2).units(0, "torus-3", siege_tank=3)
    position.units(1, "torus-4", zergling=1).units(0, "helios-1", wraith=2).units(0, "dylar-iv-1", goliath=1)
    position.transport(0, "torus", "helios").transport(1, "torus", "dylar-iv")
    position.state.permanent_workers[:2] = [2, 2]
    return position


def areas(s: StarCraftState) -> list[str]:
    return [s.catalog.areas[area].id for area in s.areas_in_play()]


def things(s: StarCraftState, kind: str) -> Iterator[Choice]:
    """Everything one could try to buy in a step."""
    catalog = s.catalog
    if kind == "build-forces":
        yield from (("build-workers", amount) for amount in range(17))
        yield from (("build-transport", s.route_id(route)) for route in range(len(s.routes)))
        yield from (("build-unit", unit, area) for unit, area in product(catalog.unit_ids, areas(s)))
    elif kind == "upgrade-bases":
        yield from (("build-building", building.id) for levels in catalog.buildings for building in levels)
        yield from (("build-module", module) for module in catalog.module_ids)
    else:
        yield from (("build-base", area) for area in areas(s))


def agree(match: StarCraftMatch, verbs: Sequence[str], reasons: Iterable[tuple[Choice, Message | None]]) -> None:
    """What has no reason against it is offered, and the other way round; every reason has words."""
    offers = {option for option in options(match, 0) if option[0] in verbs}
    allowed = set()
    for choice, reason in reasons:
        if reason is None:
            allowed.add(choice)
            continue
        assert reason.rule, choice
        for language in LANGUAGES:
            assert Words(language).say(reason)
    assert allowed == offers


@pytest.mark.parametrize("special", [False, True])
@pytest.mark.parametrize("planet", ["torus", "helios", "dylar-iv"])
def test_purchases(planet: str, special: bool) -> None:
    match = build(crowded(), planet, special=special)
    steps = 0
    while asked(match):
        kind, s = match.decision(0).kind, match.state
        tried = [(*thing, *how) for thing in things(s, kind) for how in WAYS]
        agree(match, ANSWERS[kind][:-2], ((choice, why_not_purchase(s, 0, choice)) for choice in tried))
        steps += 1
        match.play(0, options(match, 0)[-2] if steps % 2 else ("done",))
        while asked(match) == [(0, "force-mine")]:
            match.play(0, options(match, 0)[0])
    assert steps > 1


@pytest.mark.parametrize("planet", ["torus", "helios", "dylar-iv"])
def test_moves(planet: str) -> None:
    match = mobilize(crowded(), planet)
    steps = 0
    while asked(match) == [(0, "move-units")]:
        s = match.state
        numbers = s.catalog.area_number
        tried: list[tuple[str, str, str, str, int]] = [
            ("move", unit, source, target, amount)
            for unit in ("marine", "siege-tank", "wraith", "goliath", "ghost")
            for source, target, amount in product(areas(s), areas(s), range(5))
        ]
        reasons = (
            (choice, why_not_move(s, 0, s.catalog.unit_number[unit], numbers[source], numbers[target], amount))
            for choice in tried
            for _, unit, source, target, amount in [choice]
        )
        agree(match, ["move"], reasons)
        steps += 1
        match.play(0, next((option for option in options(match, 0) if option[0] == "move"), ("done",)))
    assert steps > 1 or planet == "dylar-iv"


def test_technologies() -> None:
    match = crowded().executing(0, "research", "torus").start()
    answer(match, 0, "none")
    s = match.state
    tried: list[Choice] = [("research", tech.id, *how) for tech in s.catalog.technologies for how in WAYS]
    agree(match, ["research"], ((choice, why_not_research(s, 0, choice)) for choice in tried))


@pytest.mark.parametrize("kind", sorted(ANSWERS))
def test_every_question_of_an_order_has_words_for_what_does_not_answer_it(kind: str) -> None:
    for language in LANGUAGES:
        assert Words(language).text(f"starcraft-refused-{kind}")


def test_what_answers_another_question_is_refused_by_the_rule_of_this_one() -> None:
    match = build(crowded())
    reason = why_not_in_order(match.state, match.decision(0), ("draw",))
    assert reason == Message("starcraft-refused-build-forces", {}, "SC-BUILD-02")

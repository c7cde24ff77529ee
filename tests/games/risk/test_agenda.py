"""What is still to do stands in the state: the variants are lists of steps, and nothing else says what comes next."""

from __future__ import annotations

import inspect
import random
from typing import Any

import pytest

from orrery.core import Chance, Match
from orrery.games.risk import GAME
from orrery.games.risk.rules.setup import CHART, COMMAND_ROOM, ONE_AGAINST_ONE
from orrery.games.risk.rules.turn import TURN
from orrery.games.risk.ruleset import RiskRules
from orrery.games.risk.variants import STEPS
from tests.core.playing import random_choice
from tests.games.risk.position import PHASES, Position, RiskMatch, answer, asked, begin, decline, run_to

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (3, {"variant": "basic-training"}),
    (4, {"variant": "command-room"}),
    (4, {"variant": "command-room", "teams": True}),
    (2, {"variant": "total-domination", "mineral_fields": False}),
    (2, {"variant": "total-domination", "extended": True}),
    (5, {"variant": "total-domination"}),
]


def rules(**options: Any) -> RiskRules:
    found: RiskRules = GAME.rules.ruleset(GAME.check_options(options), None)
    return found


def names(steps: tuple[tuple[str | int, ...], ...]) -> list[str | int]:
    return [step[0] for step in steps]


# The lists


def test_a_rule_set_is_made_once() -> None:
    assert rules(variant="command-room") is rules(variant="command-room")
    assert rules(variant="command-room") is not rules(variant="command-room", wide_towers=True)


@pytest.mark.rule("RK-TURN-01")
def test_a_turn_is_a_list_of_steps_that_variants_shorten() -> None:
    assert rules(variant="command-room", teams=True).turn == TURN
    whole = names(TURN)
    assert [name for name in whole if name not in names(rules(variant="command-room").turn)] == ["transfer_command"]
    missing = [name for name in whole if name not in names(rules(variant="basic-training").turn)]
    assert missing == ["transfer_command", "start_manoeuvre"]


@pytest.mark.rule("RK-TD-01", "RK-TD-02", "RK-AMB-01", "RK-AMB-25")
def test_so_is_the_set_up() -> None:
    assert rules(variant="basic-training").set_up[3] == CHART
    assert rules(variant="command-room").set_up[3] == COMMAND_ROOM
    assert rules(variant="total-domination", extended=True).set_up[3] == COMMAND_ROOM
    assert rules(variant="total-domination", extended=True).set_up[2] == ONE_AGAINST_ONE
    bare = rules(variant="total-domination", mineral_fields=False)
    for whole, shortened in ((COMMAND_ROOM, bare.set_up[6]), (ONE_AGAINST_ONE, bare.set_up[2])):
        assert [step for step in whole if step not in shortened] == [
            step for step in whole if step[0] in ("place_fields", "place_heroes")
        ]


def test_every_step_of_a_list_is_there_and_takes_what_it_is_given() -> None:
    for steps in (CHART, COMMAND_ROOM, ONE_AGAINST_ONE, TURN):
        for name, *arguments in steps:
            inspect.signature(STEPS[str(name)]).bind(None, *arguments)


# The agenda


def play_through(match: RiskMatch, rng: random.Random, most: int = 1500) -> set[str | int]:
    """Play at random; the steps that have stood in the agenda at a question."""
    met: set[str | int] = set()
    for _ in range(most):
        if match.over:
            break
        for name, *arguments in match.state.agenda:
            inspect.signature(STEPS[str(name)]).bind(match.state, *arguments)
            met.add(name)
        seat = match.waiting[0]
        match.play(seat, random_choice(match, seat, rng))
    return met


@pytest.mark.parametrize(("seats", "chosen"), VARIANTS)
def test_at_every_question_the_rest_of_the_turn_stands_in_the_agenda(seats: int, chosen: dict[str, Any]) -> None:
    match = begin(seats, 3, round_limit=6, **chosen)
    assert match.ruleset.opening == (("set_up",),)
    met = play_through(match, random.Random(3))
    assert match.over
    assert match.state.agenda == []
    assert {"attack", "take_achievement", "earn_card", "manoeuvre", "end_turn"} <= met
    assert ("transfer_command" in met) == bool(chosen.get("teams"))
    assert ("place_neutral" in met) == (seats == 2)


def test_an_attack_leaves_the_rest_of_the_turn_waiting() -> None:
    match = Position().hold(0, augustgrad=9).hold(1, keresh_province=9).start()
    rest = [("end_turn",), ("manoeuvre",), ("count_manoeuvres",), ("earn_card",), ("take_achievement",)]
    assert match.state.agenda == rest
    answer(match, 0, "storm", "augustgrad", "keresh-province", 1)
    assert asked(match) == [(1, "defend")]
    assert match.state.agenda == [*rest, ("attack",), ("invaded",), ("strike",)]
    answer(match, 0 if match.waiting == [0] else 1, "defend", 2)
    while match.state.storm is not None:
        assert match.state.agenda[: len(rest) + 1] == [*rest, ("attack",)]
        decline(match, match.waiting[0])
    assert ("storm",) not in match.state.agenda


def test_the_end_of_the_game_empties_the_agenda() -> None:
    position = Position(phase="achievement").achieved(0, "hold-aiur", "hold-korhal").hold_planet(0, "char")
    match = position.open("hold-char").start()
    answer(match, 0, "achieve", "hold-char")
    assert match.over
    assert match.state.agenda == []


@pytest.mark.parametrize("phase", list(PHASES))
def test_a_dump_goes_on_from_any_part_of_a_turn(phase: str) -> None:
    position = Position(4, phase=phase, teams=True).hold(0, augustgrad=5).hold(1, "ursa").reward(0, "start-manoeuvre")
    kept = position.open("eighteen-territories").conquered().state.dump()
    match = position.start()
    state = GAME.load(match.ruleset, match.options, match.seats, kept)
    twin = Match.from_state(GAME, state, position.options, chance=Chance("position"))
    assert twin.state.agenda == match.state.agenda
    assert asked(twin) == asked(match)
    assert twin.decision(0).options == match.decision(0).options


@pytest.mark.parametrize(
    ("kind", "phase"),
    [
        ("deploy", "deploy"),
        ("command", "command"),
        ("start-manoeuvre", "start-manoeuvre"),
        ("attack", "attack"),
        ("achievement", "achievement"),
        ("manoeuvre", "manoeuvre"),
    ],
)
def test_the_view_shows_the_part_of_the_turn_that_is_asked_about(kind: str, phase: str) -> None:
    position = Position(4, phase="deploy", teams=True).reward(0, "start-manoeuvre").open("eighteen-territories")
    match = position.hold(0, augustgrad=5).hold(1, "ursa").hold(2, "canis", "wolfrec-province").start()
    run_to(match, kind, 0)
    assert match.view(None)["phase"] == phase
    assert match.view(None)["stage"] == "play"

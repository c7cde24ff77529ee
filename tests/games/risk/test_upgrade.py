"""What release 0.1 has stored: settings become preferences, and a state between two steps gets its agenda.

That whole kept matches go on is tested with the kept releases; here it is each part of the set-up and of a turn.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from orrery.core import EVERYBODY, Choice
from orrery.games.risk import GAME
from orrery.games.risk.state import RiskState
from orrery.games.risk.upgrade import PHASES, TURN_PHASES, UPGRADE
from orrery.games.risk.values import Invasion, Moving, Storm
from tests.fixtures.layout import read_json
from tests.fixtures.releases import kept_records

OLD = [kept for kept in kept_records("release-0.1") if "/risk/" in str(kept) and kept.dump is not None]


def old_state(name: str, **changes: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """The checkpoint of a kept dump with some changes, and what it was set up with."""
    (kept,) = (kept for kept in OLD if str(kept).endswith(f"/{name}"))
    dump = read_json(kept.folder / "dump.json")
    return {**dump["checkpoint"], **changes}, dump["header"]


def upgraded(name: str, **changes: Any) -> RiskState:
    """The same as a state of today."""
    old, header = old_state(name, **changes)
    options = GAME.check_options(header["options"])
    rules = GAME.rules.ruleset(options, None)
    return GAME.load(rules, options, header["seats"], UPGRADE.state(old, rules, header["seats"]))


def agenda(state: RiskState) -> list[tuple[str | int, ...]]:
    """What is still to do, the next step first."""
    return state.agenda[::-1]


# Choices


@pytest.mark.parametrize(
    ("setting", "preference"),
    [
        (("auto", "defence"), {"defence": "all"}),
        (("ask", "defence"), {"defence": "ask"}),
        (("auto", "cards"), {"cards": "decline"}),
        (("ask", "cards"), {"cards": "ask"}),
    ],
)
def test_settings_become_preferences(setting: Choice, preference: dict[str, str]) -> None:
    assert UPGRADE.wishes(setting) == preference
    assert UPGRADE.choice(setting) is None
    for name, value in preference.items():
        assert value in GAME.rules.preferences.find(name).values


@pytest.mark.parametrize("choice", [("ask", "ursa"), ("defend", 2), ("play", "mule"), ("done",)])
def test_choices_stay_what_they_are(choice: Choice) -> None:
    assert UPGRADE.choice(choice) == choice
    assert UPGRADE.wishes(choice) == {}


# The agenda


@pytest.mark.parametrize("place", [0, 1, 2])
@pytest.mark.parametrize(
    ("phase", "step", "rule"), [("bases", "place_base", "RK-CR-06"), ("heroes", "place_hero", "RK-CR-09")]
)
def test_those_who_have_not_placed_yet_go_on(place: int, phase: str, step: str, rule: str) -> None:
    state = upgraded("base-room-3", phase=PHASES.index(phase), place=place, order=[2, 0, 1])
    waiting = [(step, seat, rule) for seat in (2, 0, 1)[place:]]
    assert agenda(state)[: len(waiting)] == waiting
    following = state.rules.set_up[3]
    begun = [name for name, *_ in following].index(f"{step}s" if step == "place_base" else "place_heroes")
    assert agenda(state)[len(waiting) :] == list(following[begun + 1 :])


@pytest.mark.parametrize(
    ("phase", "step", "begun"),
    [("occupy", "occupy", "occupy_territories"), ("strengthen", "strengthen", "strengthen_territories")],
)
def test_units_are_placed_from_the_seat_on_whose_turn_it_was(phase: str, step: str, begun: str) -> None:
    state = upgraded("strengthen-room-5", phase=PHASES.index(phase), place=3, order=[4, 0, 1, 2, 3])
    following = state.rules.set_up[5]
    at = [name for name, *_ in following].index(begun)
    assert agenda(state) == [(step, 2), *following[at + 1 :]]
    assert state.phase == phase


def test_a_game_that_has_not_begun_begins() -> None:
    state = upgraded("faction-basic-6", phase=PHASES.index("factions"), stage=0)
    assert agenda(state) == list(state.rules.set_up[6])


def test_two_players_go_on_with_neutral_units() -> None:
    state = upgraded("neutral-domination-2", phase=PHASES.index("neutrals"))
    assert agenda(state)[0] == ("strengthen_with_neutrals",)
    assert agenda(state)[-1] == ("begin_play",)


@pytest.mark.parametrize(
    ("phase", "step"),
    [
        ("deploy", "receive_reinforcements"),
        ("command", "transfer_command"),
        ("start-manoeuvre", "start_manoeuvre"),
        ("attack", "attack"),
        ("achievement", "take_achievement"),
        ("manoeuvre", "earn_card"),
    ],
)
def test_the_rest_of_a_turn_is_still_to_do(phase: str, step: str) -> None:
    number = len(PHASES) + TURN_PHASES.index(phase)
    state = upgraded("command-room-teams-6", phase=number, stage=1, storm=[])
    whole = list(state.rules.turn)
    assert agenda(state) == whole[whole.index((step,)) :]


def test_an_attack_that_went_on_by_itself_goes_on() -> None:
    number = len(PHASES) + TURN_PHASES.index("attack")
    state = upgraded("cards-room-4-in-a-storm", phase=number, stage=1, storm=[3, 5, 2, 1])
    assert agenda(state)[:2] == [("storm",), ("attack",)]
    assert state.storm == Storm(3, 5, 2, True)


def test_nothing_is_left_to_do_when_the_game_is_over() -> None:
    assert agenda(upgraded("attack-basic-5", stage=2, winners=[1])) == []


# Values


def test_what_belongs_together_stands_together() -> None:
    state = upgraded(
        "attack-basic-5",
        source=1,
        target=2,
        active=3,
        defender=4,
        committed=2,
        called=1,
        defenders=1,
        attack_rolled=[3, 1],
        defence_rolled=[6],
        attack_counts=[4, 1],
        defence_counts=[6],
        losses=[1, 0],
        captured=0,
        cancelled=0,
        effects=[[5, 1, 2]],
        muted=0b101,
        blocked=0b10,
        placing=1,
        traded=1,
        taken=0,
        conquered=2,
        asked=7,
        offered=[8],
        moving=[1, 2],
    )
    assert state.invasion == Invasion(
        source=1,
        target=2,
        attacker=3,
        defender=4,
        committed=2,
        called=True,
        defenders=1,
        running=False,
        attack_rolled=(3, 1),
        defence_rolled=(6,),
        attack_counts=(4, 1),
        defence_counts=(6,),
        losses=(1, 0),
    )
    turn = state.turn
    assert (turn.placing, turn.traded, turn.taken, turn.conquered, turn.asked) == (True, True, False, 2, 7)
    assert (turn.effects, turn.muted, turn.offered) == (((5, 1, 2),), frozenset((0, 2)), (8,))
    assert (state.blocked, state.moving) == (frozenset((1,)), Moving(1, 2))


def test_before_the_first_invasion_there_is_none() -> None:
    assert upgraded("attack-basic-5", target=-1, source=-1).invasion is None


def test_what_everybody_knows_is_still_known_to_everybody() -> None:
    old, _ = old_state("attack-basic-5")
    known = [63, 0b1, 0b101, 0, *old["known"][4:]]
    cards = upgraded("attack-basic-5", known=known).cards
    assert cards.known[:4] == [EVERYBODY, 0b1, 0b101, 0]
    assert (cards.where, cards.generation) == (old["where"], old["shuffled"])


@pytest.mark.parametrize("kept", OLD, ids=str)
def test_what_is_called_the_same_is_the_same(kept: Any) -> None:
    old, _ = old_state(kept.folder.name)
    state = upgraded(kept.folder.name)
    for name in ("owner", "units", "base", "hero", "faction", "achievement", "reward", "revealed", "tower", "round"):
        assert getattr(state, name) == old[name], name
    assert state.field == [bool(field) for field in old["field"]]
    assert [bin(held).count("1") for held in state.held] == [
        old["owner"].count(owner) for owner in (*range(len(state.held) - 1), -1)
    ]
    assert msgspec.json.encode(state.dump())

"""Every ability code of Combat and Technology cards is carried out by a rule, and every condition is asked rightly."""

from __future__ import annotations

import pytest

from orrery.games.starcraft import effect
from orrery.games.starcraft.ability import (
    AFTER_DRAW,
    ALWAYS,
    CANCEL,
    COMPARE,
    DISCARD,
    DRAW_CARDS,
    END_DESTROY,
    MOBILIZE,
    SKIRMISH,
    START_OF_BATTLE,
    Clause,
    Test,
    TestName,
)
from orrery.games.starcraft.catalog import load_catalog
from orrery.games.starcraft.effects.conditions import TESTS
from orrery.games.starcraft.effects.end_of_destroy import TEXTS
from orrery.games.starcraft.effects.start_of_battle import ACTS
from tests.games.starcraft.fighting import AREA, Force, compared
from tests.games.starcraft.position import Position

CATALOG = load_catalog()

COMPARED: set[type[effect.Effect]] = {
    effect.Attack,
    effect.Health,
    effect.Shelter,
    effect.Splash,
    effect.Cloak,
    effect.Detect,
    effect.SetAttack,
    effect.NoSupport,
    effect.Sufficient,
    effect.Indestructible,
    effect.NoTarget,
    effect.NoAntiAircraft,
}
"""What `final_values` and `in_force` look for."""
BY_STEP: dict[str, set[type[effect.Effect]]] = {
    CANCEL: {effect.Cancel},
    COMPARE: COMPARED,
    END_DESTROY: set(TEXTS),
    DISCARD: {effect.ReturnToTechnology},
    AFTER_DRAW: {effect.RevealHand},
}
BY_MOMENT: dict[str, set[type[effect.Effect]]] = {
    START_OF_BATTLE: set(ACTS),
    DRAW_CARDS: set(ACTS),
    MOBILIZE: {effect.Recall},
    ALWAYS: {effect.Enable, effect.HandLimit},
}
COSTS: dict[str, set[type[effect.Effect]]] = {
    SKIRMISH: {effect.Tire},
    START_OF_BATTLE: {effect.Sacrifice, effect.Tire, effect.ReturnToTechnology},
}


def carried_out(clause: Clause) -> bool:
    """Whether a rule carries a sentence out."""
    known = BY_STEP[clause.step] if clause.step else BY_MOMENT[clause.moment]
    paid = clause.cost is None or type(clause.cost) in COSTS[clause.moment]
    return paid and all(type(part) in known for part in clause.effects) and len(clause.effects) == 1


CLAUSES = [(card.id, clause) for card in CATALOG.cards for clause in card.ability.clauses] + [
    (event.id, clause)
    for event in CATALOG.events
    for clause in event.ability.clauses
    if clause.moment in (START_OF_BATTLE, DRAW_CARDS)
]


@pytest.mark.parametrize(("name", "clause"), CLAUSES)
def test_every_code_of_the_base_game_is_carried_out(name: str, clause: Clause) -> None:
    assert carried_out(clause), f"{name}: no rule does {clause.effects}"
    assert {test.name for test in clause.tests} <= set(TESTS)


def test_a_code_without_a_rule_is_found() -> None:
    stray = Clause(SKIRMISH, END_DESTROY, None, (effect.MindControl(),), "all", None, None, ())
    assert not carried_out(stray)


# Conditions on cards

CONDITIONS = {
    "attacker": (True, False),
    "defender": (False, True),
    "own_base_here": (True, False),
    "own_support": (True, False),
    "enemy_support": (False, True),
    "enemy_reinforcement": (False, True),
    "enemy_detector": (False, True),
    "sufficient": (True, False),
    "front_destroyed": (False, False),
}


@pytest.mark.parametrize("name", CONDITIONS)
def test_each_condition_is_asked_for_its_own_side(name: TestName) -> None:
    position = Position(2, factions=("mengsk", "overmind")).base(0, "torus-4")
    own = Force("goliath", "terran-5", "defensive-matrix-1", support=["science-vessel"])
    fought = compared(own, Force("zergling", "zerg-1"), position=position, area="torus-4")
    s = fought.match.state
    assert tuple(TESTS[name](s, side, 0, Test(name)) for side in (0, 1)) == CONDITIONS[name]


@pytest.mark.parametrize("unit", ["goliath", "science-vessel", "zergling"])
def test_units_are_found_in_skirmish_and_battle(unit: str) -> None:
    position = Position(2, factions=("mengsk", "overmind")).units(0, AREA, marine=1)
    own = Force("goliath", "terran-5", support=["science-vessel"])
    s = compared(own, Force("zergling", "zerg-1"), position=position).match.state
    number = CATALOG.unit_number[unit]
    for name in ("own_in_skirmish", "own_in_battle"):
        found = tuple(TESTS[name](s, side, 0, Test(name, True, number)) for side in (0, 1))
        assert found == ((False, True) if unit == "zergling" else (True, False))
    marine = Test("own_in_battle", True, CATALOG.unit_number["marine"])
    assert TESTS["own_in_battle"](s, 0, 0, marine)
    assert not TESTS["own_in_skirmish"](s, 0, 0, marine)

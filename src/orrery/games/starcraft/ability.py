"""What cards do: small frozen records, read once from the ability codes of the data (`codes.py`).

An `Ability` is the clauses of one card. Each `Clause` says when it works (`moment`, and within a skirmish `step`), on
which conditions, and what it does (`effects`). Rules look a card's clauses up by moment or step and take the effects
apart by `match`:

    for clause in card.ability.steps[COMPARE]:
        match clause.effect:
            case Attack(bonus): ...

The effects are the records of `effect.py`. The README beside this file explains the codes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from orrery.games.starcraft.effect import Effect, UnitSet

# When a clause works

SKIRMISH = "skirmish"
"""A Combat card, when its skirmish is resolved."""
PLAYED = "played"
"""An Event card, when it is played in the Play Event Cards step."""
ALWAYS = "always"
"""A card in the play area, all the time."""
START_OF_BATTLE, DRAW_CARDS, MOBILIZE, ENEMY_MOBILIZE = "start_of_battle", "draw_cards", "mobilize", "enemy_mobilize"
TERRAN_BASE_DESTROYED, PLANNING, END_OF_PLANNING = "terran_base_destroyed", "planning", "end_of_planning"
REVEAL, PAY = "reveal", "pay"
CALLED = (
    START_OF_BATTLE,
    DRAW_CARDS,
    MOBILIZE,
    ENEMY_MOBILIZE,
    TERRAN_BASE_DESTROYED,
    PLANNING,
    END_OF_PLANNING,
    REVEAL,
    PAY,
)
"""When the owner of a card in the play area may use it."""
SETUP, START_OF_REGROUPING, END_OF_REGROUPING, ANY_MOBILIZE = (
    "setup",
    "start_of_regrouping",
    "end_of_regrouping",
    "any_mobilize",
)
HERO_DESTROYED, NEXT_PLANNING, NEXT_EXECUTION = "hero_destroyed", "next_planning", "next_execution"
OCCASIONS = (
    SETUP,
    START_OF_REGROUPING,
    END_OF_REGROUPING,
    ANY_MOBILIZE,
    HERO_DESTROYED,
    NEXT_PLANNING,
    NEXT_EXECUTION,
)
"""When a Leadership card works besides these. [BW-LEAD-07] [BW-LEAD-08]"""
MOMENTS = (SKIRMISH, PLAYED, ALWAYS, *CALLED, *OCCASIONS)

CANCEL, COMPARE, END_DESTROY, DISCARD, AFTER_DRAW = "cancel", "compare", "end_destroy", "discard", "after_draw"
STEPS = (CANCEL, COMPARE, END_DESTROY, DISCARD, AFTER_DRAW)
"""The parts of a battle in which the clauses of Combat cards and lasting ones work."""

TestName: TypeAlias = Literal[
    "attacker",
    "defender",
    "own_in_battle",
    "own_in_skirmish",
    "own_on_planet",
    "own_in_area",
    "own_base_here",
    "own_support",
    "enemy_support",
    "enemy_reinforcement",
    "enemy_detector",
    "sufficient",
    "front_destroyed",
    "standard_order",
    "fewest_points",
]


@dataclass(frozen=True, slots=True)
class Test:
    """A condition that must hold, or must not if `wanted` is false; some ask for an own unit of a type."""

    __test__ = False  # no test case of pytest

    name: TestName
    wanted: bool = True
    unit: int = -1


ALL, CHOOSE, OTHERWISE = "all", "choose", "otherwise"


@dataclass(frozen=True, slots=True)
class Clause:
    """One sentence of a card: when, on which conditions, at what cost, and what it does.

    `front` and `against` ask for the own and the opposing front-line unit, or are None. `join` says how several effects
    go together: the player chooses one (CHOOSE), or the first that is possible happens (OTHERWISE).
    """

    moment: str
    step: str
    cost: Effect | None
    effects: tuple[Effect, ...]
    join: str
    front: UnitSet | None
    against: UnitSet | None
    tests: tuple[Test, ...]

    @property
    def effect(self) -> Effect:
        """The effect of a clause that has only one, or the first."""
        return self.effects[0]


class Ability:
    """All that a card does, ready to be looked up.

    `at[moment]` are the clauses of a moment; `steps[step]` those of a part of a battle: a Combat card's own ones, and
    the lasting ones of a card in the play area.
    """

    __slots__ = ("at", "clauses", "code", "steps")

    def __init__(self, code: str, clauses: tuple[Clause, ...]) -> None:
        self.code = code
        self.clauses = clauses
        self.at = {moment: tuple(clause for clause in clauses if clause.moment == moment) for moment in MOMENTS}
        self.steps = {step: tuple(clause for clause in clauses if clause.step == step) for step in STEPS}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ability) and self.clauses == other.clauses

    def __hash__(self) -> int:
        return hash(self.clauses)

    def has(self, effect: type[Effect]) -> bool:
        """Whether any clause does, or costs, such a thing."""
        return any(isinstance(part, effect) for clause in self.clauses for part in (clause.cost, *clause.effects))

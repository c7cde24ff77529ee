"""Resource tokens: stores of minerals and gas, which pay for a part of a cost without a worker. (page 9)

How they are spent stands with all other payment in `rules/resources.py`.
"""

from __future__ import annotations

from orrery.core import Choice, Decision, Procedure, Seat, unforeseen
from orrery.core.ruleset import StepFunction
from orrery.games.starcraft.catalog import RESOURCES
from orrery.games.starcraft.rules.asking import choose
from orrery.games.starcraft.state import StarCraftState


def tokens_in_box(s: StarCraftState) -> int:
    """How many resource tokens nobody has. [BW-RTOK-05] [BW-AMB-09]"""
    return s.catalog.numbers.resource_tokens - sum(s.resource_tokens)


def gain_tokens(s: StarCraftState, seat: Seat, count: int, resource: str, rule: str) -> Procedure[None]:
    """A player takes tokens of a resource, or of his choice, as long as there are any. [BW-RTOK-01] [BW-AMB-09]"""
    for left in range(min(count, tokens_in_box(s)), 0, -1):
        kind = resource
        if resource == "any":
            kind = yield from choose_resource(s, seat, left)
        s.resource_tokens[2 * seat + RESOURCES.index(kind)] += 1
        s.tell("token-gained", rule, seat=seat, resource=kind)


def choose_resource(s: StarCraftState, seat: Seat, left: int) -> Procedure[str]:
    """Which token to take."""
    options: list[Choice] = [("take-token", resource) for resource in RESOURCES]
    match (yield from choose(Decision(seat, "take-token", lambda: options, "BW-RTOK-01", {"left": left}))):
        case ("take-token", str() as resource):
            return resource
        case choice:
            unforeseen(choice)


def tokens_for_points(s: StarCraftState, seat: Seat, count: int) -> Procedure[None]:
    """A resource token for each conquest point that a player would gain. [BW-SURV-05]"""
    yield from gain_tokens(s, seat, count, "any", "BW-SURV-05")


STEPS: dict[str, StepFunction] = {"tokens_for_points": tokens_for_points}

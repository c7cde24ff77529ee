"""Positions with Brood War in which its questions, options and events occur."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from orrery.games.starcraft.rules.pieces import place_installation
from orrery.games.starcraft.values import WARP_GATE
from tests.games.starcraft.position import FACTIONS, Position, StarCraftMatch, answer, run_to, set_up

EXPANSION: Literal["brood-war"] = "brood-war"


def position(seats: int = 2, *, leadership: bool = False, factions: Sequence[str] = FACTIONS, **given: Any) -> Position:
    """A position with Brood War, without Leadership cards unless told otherwise."""
    return Position(seats, factions=factions, expansion=EXPANSION, leadership=leadership, **given)


def setups() -> list[StarCraftMatch]:
    """The set-up alone: Leadership cards, and planets that stay out."""
    given: dict[str, Any] = {"expansion": EXPANSION, "random_factions": True, "random_galaxy": True}
    matches = [set_up(2, **given), set_up(2, planets="choose-two-of-three", **given)]
    for match in matches:
        match.state.agenda.remove(("begin_round",))
    return matches


def defending() -> StarCraftMatch:
    """A Defend order is executed: units can come."""
    found = position().units(0, "torus-2", marine=2).units(0, "torus-1", marine=1)
    match = found.start(("place_order", 0))
    answer(match, 0, "defend", "torus-1")
    return match


def guarded_battle(**modules: int) -> StarCraftMatch:
    """A battle for an area with a guard token; the defender has modules."""
    found = position().module(1, **modules).units(1, "helios-2", zergling=1, hydralisk=1, defiler=1)
    found.units(0, "helios-2", marine=1, firebat=1)
    s = found.state
    s.guards.append((found.area("helios-2"), 1))
    found.executing(0, "mobilize", "helios")
    s.running.enemy_area = found.area("helios-2")
    return found.start()


def guard_used() -> StarCraftMatch:
    """The defender has used his guard token."""
    match = guarded_battle()
    answer(match, 0, "done")
    answer(match, 1, "use", "guard-token")
    return match


def choosing_later() -> StarCraftMatch:
    """A Leadership card of Stage II is chosen."""
    return position(leadership=True).event_deck(0, 5, 5).start(("choose_new_leadership",), ("place_order", 0))


def evading() -> StarCraftMatch:
    """Units have come past Limited Orbital Defense, with two transports to choose from."""
    found = position().module(0, offensive=1).module(1, air_support=1).units(0, "torus-2", marine=1)
    found.transport(0, "torus", "helios").z_route("torus", "helios").transport_on_z(0, 1)
    match = found.executing(0, "mobilize", "helios").start()
    answer(match, 0, "move", "marine", "torus-2", "helios-2", 1)
    return match


def unguarded() -> StarCraftMatch:
    """The owner of a guard token has lost control at the end of an order."""
    found = position().units(0, "helios-3", marine=1)
    found.state.guards.append((found.area("helios-3"), 1))
    return found.executing(0, "research", "helios").start()


def lost_installation() -> StarCraftMatch:
    """An installation beside enemy units falls."""
    found = position(factions=("tassadar", "overmind")).units(1, "torus-2", zergling=1)
    place_installation(found.state, 0, found.area("torus-2"), WARP_GATE)
    return found.start(("destroy_bases_and_transports",), ("place_order", 0))


def spending() -> StarCraftMatch:
    """A special order can be executed for the last time only."""
    return position(disposable_special_orders=True).order(0, "research", "torus", special=True).start(("execution",))


def strategic() -> StarCraftMatch:
    """An order is executed on a planet with a strategic area of its player."""
    found = position()
    found._planet("hydrax", 3, 3)
    found.units(0, "hydrax-1", wraith=1).order(0, "build", "hydrax")
    match = found.start(("execution",))
    answer(match, 0, "execute", "hydrax")
    return match


def brood_war_positions() -> list[StarCraftMatch]:
    """One of each."""
    return [
        *setups(),
        defending(),
        guarded_battle(),
        run_to(guarded_battle(defensive=1), "swap-units"),
        guard_used(),
        choosing_later(),
        evading(),
        unguarded(),
        lost_installation(),
        spending(),
        strategic(),
    ]

"""Xel'Naga towers: rewards that stand on the board."""

from __future__ import annotations

from orrery.core import Choice, Decision, Procedure, Seat, ask, unforeseen
from orrery.games.risk.state import DESTROYED, NOWHERE, RiskState

TOWERS = {"silver-tower": 0, "gold-tower": 1}
"""The rewards that are towers."""
RULES = {"silver-tower": "RK-REW-04", "gold-tower": "RK-REW-12"}


def place_tower(s: RiskState, seat: Seat, name: str) -> Procedure[None]:
    """A tower must be placed at once, in an own territory without one. [RK-REW-04] [RK-REW-07] [RK-REW-12]

    Whoever holds nothing but the territory of the other tower has no room for it, and loses it. [RK-AMB-37]
    """
    if not ways_to_place_tower(s, seat):
        s.reward[s.catalog.reward_number[name]] = DESTROYED
        s.tell("tower-lost", "RK-AMB-37", seat=seat)
        return
    rule = RULES[name]
    choice = yield from ask(Decision(seat, "tower", lambda: ways_to_place_tower(s, seat), rule))
    match choice:
        case ("tower", str() as territory):
            s.tower[TOWERS[name]] = s.catalog.number[territory]
            s.tell("tower-placed", rule, seat=seat, territory=territory)
        case _:
            unforeseen(choice)


def ways_to_place_tower(s: RiskState, seat: Seat) -> list[Choice]:
    """Every own territory without a tower."""
    return [("tower", s.catalog.ids[territory]) for territory in s.territories(seat) if territory not in s.tower]


def lose_towers(s: RiskState, territory: int) -> None:
    """Towers do not change hands: they are destroyed for good. [RK-REW-06]"""
    for name, level in TOWERS.items():
        if s.tower[level] == territory:
            s.tower[level] = NOWHERE
            s.reward[s.catalog.reward_number[name]] = DESTROYED
            s.tell("tower-destroyed", "RK-REW-06", territory=s.catalog.ids[territory])

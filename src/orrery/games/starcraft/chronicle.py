"""How StarCraft is told: signs and places of its log, curves, and what was remarkable about a game."""

from __future__ import annotations

from orrery.core.chronicle import Chronicle, things_named
from orrery.games.starcraft.insight.features import strength
from orrery.games.starcraft.onlooker import Onlooker
from orrery.games.starcraft.state import StarCraftState

SIGNS = {
    "base-lost": "fall",
    "base-placed": "build",
    "battle-begins": "battle",
    "battle-cancelled": "battle",
    "battle-won": "flag",
    "built-base": "build",
    "built-building": "build",
    "built-module": "build",
    "built-transport": "build",
    "built-unit": "build",
    "built-workers": "build",
    "card-from-deck": "card",
    "card-gained": "gain",
    "card-lost": "loss",
    "card-placed-blind": "card",
    "card-rejected": "card",
    "card-replaced": "card",
    "cards-drawn": "card",
    "cards-placed": "card",
    "cards-placed-open": "card",
    "cards-revealed": "card",
    "deck-shuffled": "card",
    "depleted": "loss",
    "destroyed-own-base": "fall",
    "destroyed-own-transport": "loss",
    "destroyed-own-unit": "loss",
    "discarded": "card",
    "drew": "card",
    "eliminated": "fall",
    "enriched": "gain",
    "evacuated": "move",
    "event-deck-empty": "card",
    "event-deck-renewed": "card",
    "event-drawn": "card",
    "event-order": "order",
    "event-played": "card",
    "event-used": "card",
    "events-discarded": "card",
    "events-read": "card",
    "faction-taken": "note",
    "final-values": "battle",
    "first-player": "turn",
    "force-mined": "gain",
    "gained-transport": "gain",
    "gained-unit": "gain",
    "gained-workers": "gain",
    "hand-revealed": "card",
    "harvested": "gain",
    "harvested-permanent": "gain",
    "lifted-off": "move",
    "looked-at-hand": "card",
    "looked-at-orders": "order",
    "looked-at-stack": "order",
    "module-lost": "loss",
    "moved": "move",
    "no-event-played": "card",
    "no-standard-card": "card",
    "obstructed": "order",
    "order-exchanged": "order",
    "order-executed": "order",
    "order-placed": "order",
    "order-raised": "order",
    "orders-done": "turn",
    "own-order-placed": "order",
    "paired": "battle",
    "partially-depleted": "loss",
    "planet-drawn": "note",
    "planet-placed": "note",
    "points": "medal",
    "recalled": "move",
    "research-without-base": "note",
    "resource-card-gained": "gain",
    "retreated": "move",
    "round": "turn",
    "saw-hand": "card",
    "skirmish-begins": "battle",
    "skirmish-called-off": "battle",
    "splash-triggered": "battle",
    "supported": "battle",
    "technology-bought": "buy",
    "technology-shuffled-in": "card",
    "technology-taken": "card",
    "technology-used": "card",
    "text-resolved": "card",
    "transport-lost": "loss",
    "transport-placed": "build",
    "transported": "move",
    "unit-consumed": "loss",
    "unit-destroyed": "loss",
    "units-placed": "build",
    "withdrew": "move",
    "won": "cup",
    "worker-destroyed": "loss",
    "worker-tired": "note",
    "z-route-moved": "note",
    "z-route-out": "note",
    "z-route-placed": "note",
}
PHASES = {
    "faction-taken": "setup",
    "planet-drawn": "setup",
    "planet-placed": "setup",
    "order-placed": "planning",
    "own-order-placed": "planning",
    "order-executed": "execution",
    "order-exchanged": "execution",
    "obstructed": "execution",
    "battle-begins": "battle",
    "orders-done": "regrouping",
    "points": "regrouping",
    "events-read": "regrouping",
    "event-played": "regrouping",
}


def numbers(s: StarCraftState) -> dict[str, list[float]]:
    """Conquest points, areas and units on the board."""
    seats = range(s.seats)
    playing = all(number >= 0 for number in s.faction)
    return {
        "points": [float(s.points[seat]) for seat in seats],
        "areas": [float(len(s.controlled(seat))) if playing else 0.0 for seat in seats],
        "units": [float(len(s.units_on_board(seat))) if playing else 0.0 for seat in seats],
    }


def shares(s: StarCraftState) -> list[float]:
    """Everybody's part of all strength on the board, in percent."""
    if any(number < 0 for number in s.faction):
        return [100 / s.seats] * s.seats
    strengths = [strength(s, seat) for seat in range(s.seats)]
    return [100 * each / max(1.0, sum(strengths)) for each in strengths]


CHRONICLE: Chronicle[StarCraftState] = Chronicle(
    signs=SIGNS,
    phases=PHASES,
    opens=frozenset(["round", "order-executed", "order-exchanged", "obstructed", "orders-done"]),
    things=things_named(
        {
            "area": "area",
            "source": "area",
            "target": "area",
            "planet": "planet",
            "other_planet": "planet",
            "major": "planet",
            "minor": "planet",
            "route": "route",
            "card": "card",
            "event": "event",
            "technology": "technology",
            "building": "building",
            "module": "module",
            "other": "player",
        }
    ),
    order=lambda s: s.clockwise() if s.first_player >= 0 else list(range(s.seats)),
    numbers=numbers,
    weighs=shares,
    unit="share",
    headlines=(
        "won",
        "eliminated",
        "base-lost",
        "battle-won",
        "unit-destroyed",
        "points",
        "built-base",
        "built-unit",
        "technology-bought",
        "moved",
    ),
    witness=Onlooker,
)

"""StarCraft: The Board Game: the galaxy, six factions, the rules of the base game, and what one gets to know of it."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from orrery.core import Data, Game, Insight, Knowledge, Rules, Wording
from orrery.games.starcraft.components import components
from orrery.games.starcraft.inventory import inventory
from orrery.games.starcraft.loading import SEAT_COUNTS
from orrery.games.starcraft.options import StarCraftOptions, seats_for
from orrery.games.starcraft.rows import LAYOUT
from orrery.games.starcraft.ruleset import StarCraftRules, ruleset
from orrery.games.starcraft.state import StarCraftState, start
from orrery.games.starcraft.verbs import VERBS

ROUND_LIMIT = 40
"""Rounds after which bulk simulation decides a game. [SC-AMB-19]"""


def _components(rules: StarCraftRules, seats: int) -> dict[str, Any]:
    return components(rules.catalog, seats)


def _part(module: str, name: str) -> Any:
    path = f"{__name__}.{module}"
    if find_spec(path) is not None and hasattr(import_module(path), name):
        return getattr(import_module(path), name)

    def missing(*arguments: object) -> Any:
        raise NotImplementedError(f"{module}.{name} is not written yet")

    return missing


GAME: Game[StarCraftState] = Game(
    id="starcraft",
    rules=Rules(
        version="1",
        seat_counts=SEAT_COUNTS,
        seats_for=seats_for,
        options=StarCraftOptions,
        simulation={"round_limit": ROUND_LIMIT},
        ruleset=ruleset,
        start=start,
        result=_part("rules.victory", "result"),
        verbs=VERBS,
        explain=_part("explain", "explain"),
        inventory=inventory,
    ),
    knowledge=Knowledge(_part("view", "view"), _part("view", "View"), _part("redeal", "redeal")),
    words=Wording(
        describe=_part("words", "describe"),
        touches=_part("things", "touches"),
        event_words=_part("words", "event_words"),
        picture=_part("picture", "picture"),
        about_words=_part("words", "about_words"),
    ),
    insight=Insight(
        _part("insight", "features"),
        _part("insight", "appraise"),
        _part("insight", "kinds"),
        _part("insight", "pulse"),
    ),
    data=Data(LAYOUT, _components),
)

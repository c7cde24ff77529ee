"""StarCraft: The Board Game: the galaxy, six factions, the rules of the base game, and what one gets to know of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from orrery.core import Data, Game, Insight, Knowledge, Rules, Wording
from orrery.games.starcraft.chronicle import CHRONICLE
from orrery.games.starcraft.components import components
from orrery.games.starcraft.explain import explain
from orrery.games.starcraft.insight import STAKES, appraise, features, kinds, pulse, searching
from orrery.games.starcraft.inventory import inventory
from orrery.games.starcraft.loading import SEAT_COUNTS
from orrery.games.starcraft.options import StarCraftOptions, seats_for
from orrery.games.starcraft.picture import picture
from orrery.games.starcraft.preferences import PREFERENCES
from orrery.games.starcraft.redeal import redeal
from orrery.games.starcraft.rows import LAYOUT
from orrery.games.starcraft.rules.victory import result
from orrery.games.starcraft.ruleset import StarCraftRules, ruleset, ruleset_2
from orrery.games.starcraft.state import StarCraftState, start
from orrery.games.starcraft.things import touches
from orrery.games.starcraft.verbs import VERBS
from orrery.games.starcraft.view import View, standing, view
from orrery.games.starcraft.words import about_words, describe, event_words

ROUND_LIMIT = 40
"""Rounds after which bulk simulation decides a game. [SC-AMB-19]"""


def _components(rules: StarCraftRules, seats: int) -> dict[str, Any]:
    return components(rules.catalog, seats)


GAME: Game[StarCraftState] = Game(
    id="starcraft",
    rules=Rules(
        version="3",
        earlier={"2": ruleset_2},
        seat_counts=SEAT_COUNTS,
        seats_for=seats_for,
        options=StarCraftOptions,
        simulation={"round_limit": ROUND_LIMIT},
        ruleset=ruleset,
        start=start,
        result=result,
        verbs=VERBS,
        explain=explain,
        preferences=PREFERENCES,
        inventory=inventory,
    ),
    knowledge=Knowledge(view, View, redeal, standing),
    words=Wording(
        describe=describe,
        touches=touches,
        event_words=event_words,
        picture=picture,
        about_words=about_words,
    ),
    insight=Insight(features, appraise, kinds, pulse, STAKES, searching),
    data=Data(LAYOUT, _components),
    chronicle=CHRONICLE,
    lessons=Path(__file__).parent / "lessons",
)

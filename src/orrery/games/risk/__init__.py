"""Risk: StarCraft: the board, the cards, the rules of all four variants, and what one gets to know of a match."""

from __future__ import annotations

from pathlib import Path

from orrery.core import Data, Game, Insight, Knowledge, Rules, Wording
from orrery.games.risk.catalog import SEAT_COUNTS
from orrery.games.risk.chronicle import CHRONICLE
from orrery.games.risk.explain import explain
from orrery.games.risk.explain_pointing import why_not
from orrery.games.risk.insight import STAKES, appraise, features, kinds, pulse, searching
from orrery.games.risk.options import RiskOptions, seats_for
from orrery.games.risk.picture import picture
from orrery.games.risk.preferences import PREFERENCES
from orrery.games.risk.rows import LAYOUT
from orrery.games.risk.rules.ending import result
from orrery.games.risk.state import RiskState, start
from orrery.games.risk.things import components, touches
from orrery.games.risk.upgrade import UPGRADE
from orrery.games.risk.variants import ruleset, ruleset_1
from orrery.games.risk.verbs import VERBS
from orrery.games.risk.view import RiskView, inventory, redeal, standing, view
from orrery.games.risk.words import about_words, describe, event_words

ROUND_LIMIT = 100
"""Rounds after which bulk simulation decides a game. [RK-AMB-34]"""

GAME: Game[RiskState] = Game(
    id="risk",
    rules=Rules(
        version="2",
        seat_counts=SEAT_COUNTS,
        seats_for=seats_for,
        options=RiskOptions,
        simulation={"round_limit": ROUND_LIMIT},
        ruleset=ruleset,
        start=start,
        result=result,
        verbs=VERBS,
        explain=explain,
        inventory=inventory,
        preferences=PREFERENCES,
        earlier={"1": ruleset_1},
    ),
    knowledge=Knowledge(view=view, view_type=RiskView, redeal=redeal, standing=standing),
    words=Wording(
        describe=describe,
        touches=touches,
        event_words=event_words,
        picture=picture,
        about_words=about_words,
        why_not=why_not,
    ),
    insight=Insight(features=features, appraise=appraise, kinds=kinds, pulse=pulse, stakes=STAKES, searching=searching),
    data=Data(layout=LAYOUT, components=components),
    upgrade=UPGRADE,
    chronicle=CHRONICLE,
    lessons=Path(__file__).parent / "lessons",
)

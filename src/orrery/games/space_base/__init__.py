"""Space Base: the cards, the rules, and what bots and people get to know of a match."""

from __future__ import annotations

from pathlib import Path

from orrery.core import Data, Game, Insight, Knowledge, Rules, Upgrade, Wording
from orrery.games.space_base import upgrade
from orrery.games.space_base.catalog import SEAT_COUNTS
from orrery.games.space_base.chronicle import CHRONICLE
from orrery.games.space_base.explain import explain
from orrery.games.space_base.insight import STAKES, appraise, features, kinds, pulse, searching
from orrery.games.space_base.loading import LAYOUT
from orrery.games.space_base.picture import picture
from orrery.games.space_base.preferences import PREFERENCES
from orrery.games.space_base.rules.ending import result
from orrery.games.space_base.rules.setup import start
from orrery.games.space_base.rules.steps import EARLIER, ruleset
from orrery.games.space_base.ruleset import SpaceBaseOptions
from orrery.games.space_base.state import SpaceBaseState
from orrery.games.space_base.things import components, touches
from orrery.games.space_base.verbs import VERBS
from orrery.games.space_base.view import SpaceBaseView, inventory, redeal, standing, view
from orrery.games.space_base.words import about_words, describe, event_words

GAME: Game[SpaceBaseState] = Game(
    id="space-base",
    rules=Rules(
        version="2",
        seat_counts=SEAT_COUNTS,
        seats_for=lambda options: SEAT_COUNTS,
        options=SpaceBaseOptions,
        simulation={},
        ruleset=ruleset,
        start=start,
        result=result,
        verbs=VERBS,
        explain=explain,
        inventory=inventory,
        preferences=PREFERENCES,
        earlier=EARLIER,
    ),
    knowledge=Knowledge(
        view=view,
        view_type=SpaceBaseView,
        redeal=redeal,
        standing=standing,
        has_secrets=lambda options: bool(options.light_speed),
    ),
    words=Wording(
        describe=describe, touches=touches, event_words=event_words, picture=picture, about_words=about_words
    ),
    insight=Insight(features=features, appraise=appraise, kinds=kinds, pulse=pulse, stakes=STAKES, searching=searching),
    data=Data(layout=LAYOUT, components=components),
    upgrade=Upgrade(wishes=upgrade.wishes, choice=upgrade.choice, state=upgrade.state),
    chronicle=CHRONICLE,
    lessons=Path(__file__).parent / "lessons",
)

"""Risk: StarCraft: the board, the cards, the rules of all four variants, and what one gets to know of a match."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from orrery.core import Game
from orrery.games.risk.catalog import SEAT_COUNTS, Catalog, load_catalog
from orrery.games.risk.explain import explain
from orrery.games.risk.insight import appraise, evaluate
from orrery.games.risk.options import RiskOptions, seats_for
from orrery.games.risk.picture import picture
from orrery.games.risk.preferences import asides, take_aside
from orrery.games.risk.rules.ending import result
from orrery.games.risk.rules.turn import step
from orrery.games.risk.state import RiskState
from orrery.games.risk.things import components, touches
from orrery.games.risk.view import inventory, redeal, view
from orrery.games.risk.words import about_words, describe, event_words

ROUND_LIMIT = 100
"""Rounds after which bulk simulation decides a game. [RK-AMB-34]"""


def make_game(pack: Path | None = None) -> Game[RiskState]:
    """Risk: StarCraft with the data of the box, or with an owner's corrections."""
    catalog = load_catalog(pack)
    return Game(
        id="risk",
        rules="1",
        data=catalog.data,
        seat_counts=SEAT_COUNTS,
        seats_for=seats_for,
        options=RiskOptions,
        simulation={"round_limit": ROUND_LIMIT},
        start=partial(_start, catalog),
        load=partial(_load, catalog),
        step=step,
        result=result,
        view=view,
        redeal=redeal,
        explain=explain,
        asides=asides,
        take_aside=take_aside,
        inventory=inventory,
        evaluate=evaluate,
        appraise=appraise,
        describe=describe,
        event_words=partial(event_words, catalog),
        about_words=partial(about_words, catalog),
        picture=picture,
        touches=touches,
        components=partial(components, catalog),
        with_pack=make_game,
    )


def _start(catalog: Catalog, options: RiskOptions, seats: int) -> RiskState:
    return RiskState(catalog, options, seats)


def _load(catalog: Catalog, options: RiskOptions, seats: int, data: dict[str, Any]) -> RiskState:
    state = _start(catalog, options, seats)
    state.restore(data)
    return state


GAME = make_game()

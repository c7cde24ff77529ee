"""Space Base: the cards, the rules, and what bots and people get to know of a match."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated, Any

import msgspec

from orrery.core import Game
from orrery.games.space_base.catalog import SEAT_COUNTS, Catalog, load_catalog
from orrery.games.space_base.explain import explain
from orrery.games.space_base.insight import evaluate
from orrery.games.space_base.picture import picture
from orrery.games.space_base.preferences import asides, take_aside
from orrery.games.space_base.rules.ending import result
from orrery.games.space_base.rules.turn import step
from orrery.games.space_base.state import SpaceBaseState
from orrery.games.space_base.things import components, touches
from orrery.games.space_base.view import inventory, redeal, view
from orrery.games.space_base.words import describe, event_words


class SpaceBaseOptions(msgspec.Struct, frozen=True):
    """How to play: the points that bring the end, and the quicker start."""

    points_to_win: Annotated[int, msgspec.Meta(ge=10, le=200)] = 40
    light_speed: bool = False


def make_game(pack: Path | None = None) -> Game[SpaceBaseState]:
    """Space Base with the base game's cards, or with an owner's corrections."""
    catalog = load_catalog(pack)
    return Game(
        id="space-base",
        rules="1",
        data=catalog.data,
        seat_counts=SEAT_COUNTS,
        seats_for=lambda options: SEAT_COUNTS,
        options=SpaceBaseOptions,
        simulation={},
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
        appraise=None,
        describe=describe,
        event_words=partial(event_words, catalog),
        picture=picture,
        touches=touches,
        components=partial(components, catalog),
        with_pack=make_game,
    )


def _start(catalog: Catalog, options: SpaceBaseOptions, seats: int) -> SpaceBaseState:
    return SpaceBaseState(catalog, seats, options.points_to_win, options.light_speed)


def _load(catalog: Catalog, options: SpaceBaseOptions, seats: int, data: dict[str, Any]) -> SpaceBaseState:
    state = _start(catalog, options, seats)
    state.restore(data)
    return state


GAME = make_game()

"""The games, one package each; a game never imports another."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from orrery.core import Game, Pack, UnknownName

_packages = {
    "space-base": "orrery.games.space_base",
    "risk": "orrery.games.risk",
    "starcraft": "orrery.games.starcraft",
}

GAMES = list(_packages)
"""The ids of all games."""


def game(name: str) -> Game[Any]:
    """A game by its id.

    >>> game("space-base").rules.seat_counts
    range(2, 6)
    """
    if name not in _packages:
        raise UnknownName("game", name, GAMES)
    found: Game[Any] = import_module(_packages[name]).GAME
    return found


def find_pack(name: str, folder: Path | None) -> Pack | None:
    """An owner's corrections of a game's component data, from a folder; to be given to `Match`."""
    return Pack.read(folder, game(name).data.layout) if folder is not None else None

"""The games, one package each; a game never imports another."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from orrery.core import Game, UnknownName

_packages = {"space-base": "orrery.games.space_base", "risk": "orrery.games.risk"}

GAMES = list(_packages)
"""The ids of all games."""


def game(name: str, pack: Path | None = None) -> Game[Any]:
    """A game by its id, optionally with corrected component data from a folder.

    >>> game("space-base").seat_counts
    range(2, 6)
    """
    if name not in _packages:
        raise UnknownName("game", name, GAMES)
    found: Game[Any] = import_module(_packages[name]).GAME
    return found.with_pack(pack) if pack is not None else found

"""The data packs of this server: owners' corrections of component data, in folders that the settings name."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from orrery.core import BadPack, Pack
from orrery.games import GAMES
from orrery.games import game as find_game
from orrery.server.refusals import NotAllowed
from orrery.server.rows import TableRow


class Packs:
    """All packs, by game and name."""

    def __init__(self, packs: Mapping[str, Mapping[str, Pack]] | None = None) -> None:
        self._packs = packs or {}

    @classmethod
    def read(cls, folders: Mapping[str, Path]) -> Packs:
        """The packs in these folders. Each is for the games whose files it holds; what is wrong with it is refused."""
        packs: dict[str, dict[str, Pack]] = {}
        for name, folder in folders.items():
            for game, pack in _read(name, folder).items():
                packs.setdefault(game, {})[name] = pack
        return cls(packs)

    def names(self, game: str) -> list[str]:
        """The packs that a game can be played with."""
        return list(self._packs.get(game, {}))

    def find(self, game: str, name: str | None) -> Pack | None:
        """A pack by its name; None if none is asked for."""
        if not name:
            return None
        pack = self._packs.get(game, {}).get(name)
        if pack is None:
            raise NotAllowed("pack-missing", pack=name)
        return pack

    def of_table(self, row: TableRow) -> Pack | None:
        """The pack a table is played with; once it has begun, just as it was then."""
        pack = self.find(row.game, row.pack)
        if pack is not None and row.status != "open" and pack.digest != row.pack_hash:
            raise NotAllowed("pack-changed", pack=pack.name)
        return pack


def _read(name: str, folder: Path) -> dict[str, Pack]:
    """A folder as a pack for every game it fits."""
    if not folder.is_dir():
        raise BadPack(f"ORRERY_PACKS, pack '{name}': {folder}: no such folder")
    fitting, wrong = {}, []
    for game in GAMES:
        layout = find_game(game).data.layout
        if not any((folder / file).is_file() for file in layout):
            continue
        try:
            pack = Pack.read(folder, layout, name)
            find_game(game).rules.ruleset(find_game(game).check_options(), pack)
            fitting[game] = pack
        except BadPack as error:
            wrong.append(f"{game}: {error}")
    if not fitting:
        reason = "; ".join(wrong) or f"it holds no file that a pack may hold; packs are for {', '.join(GAMES)}"
        raise BadPack(f"ORRERY_PACKS, pack '{name}': {folder}: {reason}")
    return fitting


class Components(msgspec.Struct, frozen=True):
    """A component catalogue for drawing, as JSON, and its hash."""

    hash: str
    body: bytes


def components(row: TableRow, seats: int, pack: Pack | None) -> Components:
    """The component catalogue that a table is played with."""
    return _components(row.game, find_game(row.game).check_options(row.options), seats, pack)


@lru_cache(maxsize=64)
def _components(name: str, options: Any, seats: int, pack: Pack | None) -> Components:
    game = find_game(name)
    body = msgspec.json.encode(game.data.components(game.rules.ruleset(options, pack), seats))
    return Components(sha256(body).hexdigest()[:16], body)

"""Making a match of what is stored: the newest checkpoint, the moves since then, and the log behind them."""

from __future__ import annotations

from typing import Any

import msgspec

from orrery.core import Match, Pack
from orrery.core.log import Item
from orrery.core.record import Header, item_from_json
from orrery.games import game as find_game
from orrery.server.store import Store, TableRow


class Kept(msgspec.Struct, frozen=True):
    """All that is stored of a match; the checkpoints with the numbers of the moves after which they were taken."""

    row: TableRow
    items: list[Item]
    checkpoints: list[tuple[int, dict[str, Any]]]

    @property
    def header(self) -> Header:
        """What the match was set up with."""
        return msgspec.convert(self.row.header, Header)


async def read(store: Store, row: TableRow) -> Kept:
    """What is stored of a table that has begun."""
    items = [item_from_json(item) for item in await store.moves(row.id)]
    return Kept(row, items, await store.checkpoints(row.id))


def rebuild(kept: Kept, pack: Pack | None) -> Match[Any]:
    """The match as it was stored last.

    It comes from its newest checkpoint. Should that one not be readable any more, it is replayed from its start. Under
    rules or with data that have changed since, only checkpoints lead on, and what came before them is no longer known.
    """
    game, header, start_chance = find_game(kept.row.game), kept.header, kept.row.start_chance
    ruleset = game.rules.ruleset(game.check_options(header.options), pack)
    now = msgspec.structs.replace(header, rules=game.rules.version, data=ruleset.data)
    known = start_chance is not None and header == now
    problem: Exception | None = None
    for seq, dump in kept.checkpoints:
        history = kept.items[:seq] if known else None
        try:
            dump["header"] = msgspec.to_builtins(now)  # the table's own: names may have changed
            match = Match.load(game, dump, history=history, start_chance=tuple(start_chance or ()), pack=pack)
            return _follow(match, kept.items[seq:])
        except Exception as error:  # whatever is wrong with this one, another may do
            problem = problem or error
    if not known and problem is not None:
        raise problem
    return _follow(Match.from_header(game, header, tuple(start_chance or ()), pack=pack), kept.items)


def _follow(match: Match[Any], items: list[Item]) -> Match[Any]:
    for item in items:
        match.enact(item, from_seed=False)
    return match

"""Making a match of what is stored: the newest checkpoint, the moves since then, and the log behind them."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import msgspec

from orrery.core import Game, Match, Pack
from orrery.core.log import Entry, Item, Undo, standing
from orrery.core.preferences import Wishes
from orrery.core.record import FORMAT, Header, item_to_json
from orrery.games import game as find_game
from orrery.server.refusals import Fault
from orrery.server.rows import SeatRow, TableRow
from orrery.server.schemas import Clock, Proposal
from orrery.server.store import Store

SPOILT = (ValueError, TypeError, KeyError, msgspec.MsgspecError)
"""What comes of rows that mean nothing."""

logger = logging.getLogger("orrery.server")


class Kept(msgspec.Struct, frozen=True):
    """All that is stored of a match; the checkpoints with the numbers of the moves after which they were taken."""

    row: TableRow
    items: list[Item]
    checkpoints: list[tuple[int, dict[str, Any]]]

    @property
    def header(self) -> Header:
        """What the match was set up with."""
        return msgspec.convert(self.row.header, Header)

    @property
    def start_chance(self) -> tuple[int, ...]:
        """The outcomes of chance before the first question."""
        return tuple(self.row.start_chance or ())


class Line(msgspec.Struct, frozen=True):
    """A move as it is stored, in the form of a record's line; all moves of a long game are read in one go."""

    seat: int
    choice: tuple[str | int, ...] = ()
    aside: bool = False
    chance: tuple[int, ...] = ()
    final: bool = False
    auto: bool = False
    undo: int = 0

    def item(self) -> Item:
        """The choice or undo it tells of."""
        if self.undo:
            return Undo(self.seat, self.undo)
        return Entry(self.seat, self.choice, self.aside, self.chance, self.final, self.auto)


_read = msgspec.json.Decoder(list[Line])


class Times(msgspec.Struct, frozen=True):
    """What is stored of the players' time at a table with a clock."""

    left: list[float]
    since: dict[str, float]


def check(row: TableRow, seats: Sequence[SeatRow]) -> None:
    """Find out whether what is stored of a table and its seats means anything; if not, msgspec says what is wrong."""
    if not seats or [seat.seat for seat in seats] != [*range(len(seats))]:
        raise msgspec.ValidationError("seats are missing")
    msgspec.convert(row.options, dict[str, bool | int | str])
    msgspec.convert(row.clock, Clock | None)
    msgspec.convert(row.start_chance, list[int] | None)
    msgspec.convert(row.proposal, Proposal | None)
    if row.times:
        msgspec.convert(row.times, Times)
    for seat in seats:
        msgspec.convert(seat.preferences, Wishes)
    if row.status != "open" and row.format == FORMAT and msgspec.convert(row.header, Header).seats != len(seats):
        raise msgspec.ValidationError("it was begun with another number of seats")


def unreadable(table_id: str, error: Exception) -> Fault:
    """What is stored of a table means nothing: that spoils this table, and no other."""
    logger.error("table %s cannot be read: %s", table_id, error)
    return Fault("unreadable")


async def read(store: Store, row: TableRow) -> Kept:
    """What is stored of a table that has begun."""
    lines = _read.decode(await store.moves_as_text(row.id))
    if len(lines) < row.seq:  # not more: another process may just have stored one
        raise msgspec.ValidationError(f"{len(lines)} of its {row.seq} moves are there")
    return Kept(row, [line.item() for line in lines], await store.checkpoints(row.id))


def rebuild(kept: Kept, pack: Pack | None) -> Match[Any]:
    """The match as it was stored last.

    It comes from its newest checkpoint. Should that one not be readable any more, it is replayed from its start. It
    goes on by the rules it was begun under as long as they are known. Otherwise, or with data that have changed since,
    only checkpoints lead on, and what came before them is no longer known.
    """
    header = kept.header
    game = find_game(kept.row.game).under(header.rules)
    ruleset = game.rules.ruleset(game.check_options(header.options), pack)
    now = msgspec.structs.replace(header, rules=game.rules.version, data=ruleset.data)
    known = kept.row.start_chance is not None and header == now
    problem: Exception | None = None
    for seq, dump in kept.checkpoints:
        dump = {**(dump or {}), "header": msgspec.to_builtins(now)}  # the table's own: names may have changed
        try:
            if known:
                return _from_checkpoint(game, kept, seq, dump, pack)
            return _follow(Match.load(game, dump, pack=pack), kept.items[seq:])
        except Exception as error:  # whatever is wrong with this one, another may do
            problem = problem or error
    if not known and problem is not None:
        raise problem
    return _follow(Match.from_header(game, header, kept.start_chance, pack=pack), kept.items)


def _from_checkpoint(game: Game[Any], kept: Kept, seq: int, dump: dict[str, Any], pack: Pack | None) -> Match[Any]:
    """The match from a checkpoint on, with its whole history.

    What stands since then is simply repeated, as it was checked when it was stored. If somebody has gone back to before
    the checkpoint, the match goes through all of it again.
    """
    before, stood = standing(kept.items[:seq]), standing(kept.items)
    at = len(before) - len(dump["since"])
    if len(stood) < at or any(one is not other for one, other in zip(before[:at], stood, strict=False)):
        match = Match.load(game, dump, history=kept.items[:seq], start_chance=kept.start_chance, pack=pack)
        return _follow(match, kept.items[seq:])
    drawn = sum(len(item.chance) for item in kept.items[seq:] if isinstance(item, Entry))  # also what was taken back
    caught_up = {
        **dump,
        "since": [item_to_json(entry) for entry in stood[at:]],
        "length": len(kept.items),
        "position": dump["position"] + drawn,
    }
    return Match.load(game, caught_up, history=kept.items, start_chance=kept.start_chance, pack=pack)


def _follow(match: Match[Any], items: list[Item]) -> Match[Any]:
    for item in items:
        match.enact(item, from_seed=False)
    return match

"""Tables that release 0.1 has stored (format 1) are put into today's form when they are first needed.

There, settings were moves, and what they answered was not asked. Now they are preferences of the seat, and the answers
are moves of their own. So the moves are numbered anew.
"""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from orrery.core import Game, Match
from orrery.core.record import FORMAT, Header, item_from_json, item_to_json
from orrery.core.upgrade import Upgrading, take_over
from orrery.games import game as find_game
from orrery.server.rows import Rewritten, TableRow

logger = logging.getLogger("orrery.server")
Moves = list[tuple[dict[str, Any], float]]
"""Moves and when they were made."""


def upgraded(row: TableRow, moves: Moves, checkpoints: list[tuple[int, dict[str, Any]]]) -> Rewritten:
    """What a table becomes with these moves and checkpoints, the newest first."""
    game = find_game(row.game).under(msgspec.convert(row.header, Header).rules)
    return _from_the_start(game, row, moves) or _from_a_checkpoint(game, row, moves, checkpoints)


def _from_the_start(game: Game[Any], row: TableRow, moves: Moves) -> Rewritten | None:
    """All moves replayed; None if they are of other rules, or lead elsewhere today."""
    header = msgspec.convert(row.header, Header)
    data = game.rules.ruleset(game.check_options(header.options), None).data
    if (header.rules, header.data) != (game.rules.version, data):
        return None
    try:
        return _replayed(game, row, header, moves)
    except Exception:
        logger.exception("table %s of release 0.1 cannot be replayed; it goes on from a checkpoint", row.id)
        return None


def _replayed(game: Game[Any], row: TableRow, header: Header, moves: Moves) -> Rewritten:
    match: Match[Any] = Match.from_header(game, header, tuple(row.start_chance or ()), narrate=False)
    upgrading = Upgrading(match)
    begun = moves[0][1] if moves else row.created
    times = [begun] * match.length
    lengths = [match.length]
    for item, at in moves:
        upgrading.enact(item_from_json(item), from_seed=False)
        times += [at] * (match.length - len(times))
        lengths.append(match.length)
    upgrading.finish()
    items = [item_to_json(item) for item in match.history]
    values = {
        "header": msgspec.to_builtins(match.header),
        "seq": match.length,
        "forked_at": lengths[row.forked_at],
    }
    return _rewritten(match, values, list(zip(items, times, strict=True)))


def _from_a_checkpoint(
    game: Game[Any], row: TableRow, moves: Moves, checkpoints: list[tuple[int, dict[str, Any]]]
) -> Rewritten:
    """Only how the table stands: its moves are of other rules, so they stay as they are and are not replayed again."""
    problem: Exception | None = None
    for seq, dump in checkpoints:
        try:
            upgrading = take_over(game, dump, narrate=False)
            for item, _ in moves[seq:]:
                upgrading.enact(item_from_json(item), from_seed=False)
            upgrading.finish()
        except Exception as error:  # such as an undo to before this checkpoint; an older one leads on
            problem = problem or error
            continue
        header = msgspec.structs.replace(msgspec.convert(row.header, Header), orrery=FORMAT)
        values = {"header": msgspec.to_builtins(header), "seq": row.seq, "start_chance": None}
        return _rewritten(upgrading.match, values, None)
    raise problem or ValueError(f"table {row.id} has no checkpoint")


def _rewritten(match: Match[Any], values: dict[str, Any], moves: Moves | None) -> Rewritten:
    checkpoint = {**match.dump(), "length": values["seq"]}
    preferences = [msgspec.to_builtins(wishes) for wishes in match.wishes]
    return Rewritten(values, values["seq"], checkpoint, preferences, moves)

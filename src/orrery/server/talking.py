"""What is said at a table: by its players, by those who look on, and by the table itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from orrery.core import Message
from orrery.server.rebuilding import SPOILT, unreadable
from orrery.server.refusals import NotAllowed
from orrery.server.rows import ChatRow
from orrery.server.schemas import ChatLine, Saying
from orrery.server.table import Live
from orrery.server.wording import saying

if TYPE_CHECKING:
    from orrery.server.tables import Tables

LINES_A_PAGE = 50
"""Chat lines that are sent at a time."""
LINES_A_SECOND, LINES_AT_ONCE = 0.5, 8
"""How fast somebody may chat, for long and for a moment."""


async def say(tables: Tables, table_id: str, secret: str, seat: int | None, text: str) -> None:
    """A chat line, from a seat or from a spectator."""
    live = await tables.find(table_id)
    if seat is not None:
        await tables.must_hold(live, seat, secret)
    elif live.row.hushed and not await tables.held(live, secret):
        raise NotAllowed("hushed")
    name = live.seat(seat).name if seat is not None else ""
    await tables.store.add_chat(table_id, seat, name, text.strip() or "…")
    tables.publish(table_id)


async def note(tables: Tables, live: Live, message: Message) -> None:
    """The table itself says something."""
    await tables.store.add_chat(live.row.id, None, "", "", msgspec.to_builtins(saying(message)))


async def chat(tables: Tables, live: Live, after: int) -> list[ChatLine]:
    """What was said from a number on, the last lines only; what was read before is not read again."""
    if live.unread:
        known = live.chat[-1].number if live.chat else 0
        live.chat += await _said(tables, live.row.id, known)
        del live.chat[:-LINES_A_PAGE]
        live.unread = False
    return [line for line in live.chat if line.number > after]


async def chat_before(tables: Tables, live: Live, before: int) -> list[ChatLine]:
    """What was said before a line, the last of it."""
    return await _said(tables, live.row.id, before=before)


async def _said(tables: Tables, table_id: str, after: int = 0, before: int | None = None) -> list[ChatLine]:
    try:
        rows = await tables.store.chat(table_id, after, before=before, limit=LINES_A_PAGE)
        return [*map(_chat_line, rows)]
    except SPOILT as error:
        raise unreadable(table_id, error) from error


def _chat_line(row: ChatRow) -> ChatLine:
    say = msgspec.convert(row.say, Saying) if row.say else None
    return ChatLine(row.number, row.name, row.text, row.at, row.seat, say)

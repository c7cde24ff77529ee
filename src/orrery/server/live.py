"""One browser's live connection to a table."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.channels import ChannelsPlugin
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from orrery.core import OrreryError
from orrery.server import playing, talking
from orrery.server.agreements import propose, respond
from orrery.server.allowances import Allowance
from orrery.server.identity import fingerprint
from orrery.server.refusals import Fault, NotAllowed, Refusal
from orrery.server.scene import Listener, Scene, Sight
from orrery.server.schemas import (
    Chat,
    ChatLine,
    Choose,
    FromClient,
    Look,
    Pace,
    Ping,
    Plan,
    Pong,
    Prefer,
    Propose,
    Redo,
    Refused,
    Respond,
    Say,
    Saying,
    TableInfo,
    ToClient,
    Undo,
    Word,
    Worded,
)
from orrery.server.table import Live
from orrery.server.tables import Tables
from orrery.server.telling import common_info, own_info
from orrery.server.wording import option_words, saying

MESSAGES_A_SECOND = 50
LARGEST_MESSAGE = 16_384
COME_BACK = "the table cannot be shown at the moment; connect again"
"""Why a connection is closed."""
logger = logging.getLogger("orrery.server")

_read = msgspec.json.Decoder(FromClient)
_write = msgspec.json.Encoder()


def channel(table_id: str) -> str:
    """The name under which a table's news are published."""
    return f"table-{table_id}"


class Connection:
    """A browser that looks at a table, from one of its seats or as a spectator.

    A `brief` one is told only what has changed, and options come without words where those are read on demand.
    """

    def __init__(
        self, socket: WebSocket[Any, Any, Any], tables: Tables, table_id: str, secret: str, *, brief: bool = False
    ) -> None:
        self.socket = socket
        self.tables = tables
        self.table_id = table_id
        self.secret = secret
        self.seat: int | None = None
        self.chosen = False
        self.listener = Listener()
        self.chat_told = 0
        self.seq = 0
        self.present: list[int] = []
        self.messages = Allowance(MESSAGES_A_SECOND, MESSAGES_A_SECOND)
        self.sending = asyncio.Lock()
        self.brief = brief
        self.at_once = False

    async def run(self, channels: ChannelsPlugin) -> None:
        """Tell the browser all news and do what it asks, until it goes away."""
        live = await self.tables.find(self.table_id)
        live.audience.change(None, self.at_once)
        news: asyncio.Task[None] | None = None
        try:
            async with channels.start_subscription([channel(self.table_id)]) as subscriber:
                await self.tell()
                self.tables.bots.wake(live)
                news = asyncio.create_task(self._pass_on(live, subscriber))
                await self._listen()
        except WebSocketDisconnect:
            pass
        except (SQLAlchemyError, OSError) as error:
            await self._send_away(error)
        finally:
            if news is not None:
                await news  # it ends with the subscription
            live.audience.change(self.at_once, None)
            live.presence.change(self.present, [])
            await self.tables.note_seen(live, self.present)
            self.tables.publish(self.table_id)

    async def _pass_on(self, live: Live, subscriber: Any) -> None:
        """Tell all news; if that fails, send the browser away, so that it comes back and looks again."""
        try:
            async for event in subscriber.iter_events():
                self.tables.hear(live, event)
                await self.tell()
        except WebSocketDisconnect:
            pass
        except (SQLAlchemyError, OSError) as error:
            await self._send_away(error)
        except Exception:
            logger.exception("news could not be told")
            await self._close()

    async def _send_away(self, error: Exception) -> None:
        """The database is away: the browser comes back and looks again."""
        logger.error("a table could not be shown: %s", getattr(error, "orig", None) or error)
        await self._close()

    async def _close(self) -> None:
        with suppress(OSError, RuntimeError):
            await self.socket.close(code=1011, reason=COME_BACK)

    async def _listen(self) -> None:
        while True:
            data = await self.socket.receive_data("text")
            if not self.messages.take():
                await asyncio.sleep(1 / MESSAGES_A_SECOND)  # who floods us is answered no faster than others
                await self.tell(Saying("client-refused-too-fast"))
                continue
            try:
                message = _read.decode(data) if len(data) <= LARGEST_MESSAGE else None
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
                message = None
            if message is None:
                await self.tell(Saying("client-refused-malformed"))
                continue
            try:
                await self.obey(message)
            except Refusal as error:
                await self.tell(saying(error.message))
            except OrreryError as error:
                await self.tell(Saying("client-refused", {"reason": str(error)}))

    async def obey(self, message: FromClient) -> None:
        """Do what the browser asks."""
        tables, table_id, secret = self.tables, self.table_id, self.secret
        match message:
            case Choose(seat, seq, choice):
                await playing.choose(tables, table_id, secret, seat, seq, [choice])
            case Plan(seat, seq, choices):
                await playing.choose(tables, table_id, secret, seat, seq, choices)
            case Prefer(seat, name, value):
                await playing.prefer(tables, table_id, secret, seat, name, value)
                await self.tell()
            case Undo(seat):
                await playing.undo(tables, table_id, secret, seat)
            case Redo(seat):
                await playing.redo(tables, table_id, secret, seat)
            case Propose(seat, kind, target):
                await propose(tables, table_id, secret, seat, kind, target)
            case Respond(seat, agree):
                await respond(tables, table_id, secret, seat, agree)
            case Say(text, seat):
                if not tables.lines.take(secret):
                    raise NotAllowed("chat-too-fast")
                await talking.say(tables, table_id, secret, seat, text)
            case Look(seat):
                await self.look(seat)
            case Word(seat, since, options):
                await self.word(seat, since, options)
            case Pace(at_once):
                (await tables.find(table_id)).audience.change(self.at_once, at_once)
                self.at_once = at_once
            case Ping():
                tables.stay(await tables.find(table_id))
                await self.send(Pong())

    async def look(self, seat: int | None) -> None:
        """See the table from another own seat, or as a spectator."""
        live = await self.tables.find(self.table_id)
        if seat is not None and seat not in await self.tables.held(live, self.secret):
            raise NotAllowed("not-your-seat")
        self.seat, self.chosen = seat, True
        self.listener.forget()
        await self.tell()

    async def word(self, seat: int, since: int, options: list[int]) -> None:
        """Put options into words; those of a question that is over are of no use to anybody any more."""
        async with self.tables.locked(self.table_id) as live:
            await self.tables.must_hold(live, seat, self.secret)
            match = live.match
            if match is None or seat not in match.waiting or match.fresh_since != since:
                return
            with self.tables.minding_rules(live, match):
                says = option_words(match, seat, options)
        await self.send(Worded(since, says))

    async def tell(self, refused: Saying | None = None) -> None:
        """Send how the table stands and what was said; before that, why something was not done.

        If an error in the rules keeps the table from being shown, that is all that can be told.
        """
        async with self.sending:
            try:
                seq, update, lines = await self._look_at_table()
            except Fault as fault:
                await self._deliver(Refused(refused or saying(fault.message), self.seq))
                return
            self.seq = seq
            if refused is not None:
                await self._deliver(Refused(refused, seq))
            await self._send(update)
            if lines:
                self.chat_told = lines[-1].number
                await self._deliver(Chat(lines))

    async def _look_at_table(self) -> tuple[int, bytes, list[ChatLine]]:
        """The position, what to send of how the table stands, and what was said since the last time."""
        async with self.tables.locked(self.table_id, heard=True) as live:
            with self.tables.minding_rules(live, live.match):
                match = await live.told_match()
                held = await self.tables.ever_held(live, self.secret)
                await self._be_present(live, [seat for seat in held if live.seats[seat].kind == "human"])
                scene = live.stage.scene(match, (live.version, live.presence.version))
                own = self.secret if held or live.row.host == fingerprint(self.secret) else ""
                table = self._table(scene, live, own, held)
                if not self.chosen or (self.seat is not None and self.seat not in table.mine):
                    self.seat = self._best_seat(table.mine, table.waiting)
                message = self.listener.message(scene, Sight(self.seat, own, self.brief))
            return table.seq, message, await talking.chat(self.tables, live, self.chat_told)

    def _table(self, scene: Scene, live: Live, own: str, held: list[int]) -> TableInfo:
        """The table as this browser sees it, or everybody who has nothing to do with it."""
        if scene.common is None:
            scene.common = common_info(self.tables, live)
        if own not in scene.tables:
            scene.tables[own] = own_info(scene.common, live, own, held)
        return scene.tables[own]

    async def _be_present(self, live: Live, mine: list[int]) -> None:
        """Let the others see whether the players of these seats are there."""
        if mine != self.present:
            live.presence.change(self.present, mine)
            self.present = mine
            await self.tables.note_seen(live, mine)
            self.tables.publish(self.table_id)

    def _best_seat(self, mine: list[int], waiting: list[int]) -> int | None:
        """The own seat to look from: the same as long as there is one, at first one that is asked something."""
        if self.seat in mine:
            return self.seat
        asked = [seat for seat in mine if seat in waiting]
        return next(iter(asked or mine), None)

    async def send(self, message: ToClient) -> None:
        """Send something."""
        async with self.sending:
            await self._deliver(message)

    async def _deliver(self, message: ToClient) -> None:
        await self._send(_write.encode(message))

    async def _send(self, message: bytes) -> None:
        try:
            await self.socket.send_data(message.decode(), "text")
        except OSError as error:  # the browser went away just now
            raise WebSocketDisconnect(detail=str(error)) from None

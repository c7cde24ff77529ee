"""One browser's live connection to a table."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.channels import ChannelsPlugin
from litestar.exceptions import WebSocketDisconnect

from orrery.core import Event, IllegalChoice, OrreryError
from orrery.server.agreements import propose, respond
from orrery.server.schemas import (
    Chat,
    Choose,
    FromClient,
    Look,
    Ping,
    Plan,
    Pong,
    Propose,
    Refused,
    Respond,
    Say,
    Saying,
    ToClient,
    Undo,
)
from orrery.server.tables import Live, Tables
from orrery.server.telling import info, make_update

MESSAGES_A_SECOND = 50
LARGEST_MESSAGE = 16_384

_read = msgspec.json.Decoder(FromClient)
_write = msgspec.json.Encoder()


def channel(table_id: str) -> str:
    """The name under which a table's news are published."""
    return f"table-{table_id}"


class Connection:
    """A browser that looks at a table, from one of its seats or as a spectator."""

    def __init__(self, socket: WebSocket[Any, Any, Any], tables: Tables, table_id: str, secret: str) -> None:
        self.socket = socket
        self.tables = tables
        self.table_id = table_id
        self.secret = secret
        self.seat: int | None = None
        self.chosen = False
        self.told: list[Event] = []
        self.chat_told = 0
        self.allowance = float(MESSAGES_A_SECOND)
        self.last_heard = time.monotonic()
        self.sending = asyncio.Lock()

    async def run(self, channels: ChannelsPlugin) -> None:
        """Tell the browser all news and do what it asks, until it goes away."""
        live = await self.tables.find(self.table_id)
        mine = await self.tables.held(live, self.secret)
        live.online.update(mine)
        try:
            async with channels.start_subscription([channel(self.table_id)]) as subscriber:
                await self.tell(live)
                if mine:
                    self.tables.publish(self.table_id)
                self.tables.wake_bots(live)
                news = asyncio.create_task(self._pass_on(subscriber))
                try:
                    await self._listen()
                finally:
                    news.cancel()
        except WebSocketDisconnect:
            pass
        finally:
            live.online.subtract(mine)
            self.tables.publish(self.table_id)

    async def _pass_on(self, subscriber: Any) -> None:
        async for _ in subscriber.iter_events():
            await self.tell(await self.tables.find(self.table_id))

    async def _listen(self) -> None:
        while True:
            data = await self.socket.receive_data("text")
            if len(data) > LARGEST_MESSAGE:
                await self.refuse(Saying("client-refused-malformed"))
                continue
            if not self._may_speak():
                await self.refuse(Saying("client-refused-too-fast"))
                continue
            try:
                message = _read.decode(data)
            except (msgspec.MsgspecError, UnicodeDecodeError):
                await self.refuse(Saying("client-refused-malformed"))
                continue
            try:
                await self.obey(message)
            except IllegalChoice as error:
                await self.refuse(Saying("client-refused", {"reason": str(error)}, error.rule), again=True)
            except OrreryError as error:
                await self.refuse(Saying("client-refused", {"reason": str(error)}), again=True)

    def _may_speak(self) -> bool:
        """A bucket that fills with a second's messages, and holds a second's worth."""
        now = time.monotonic()
        self.allowance = min(MESSAGES_A_SECOND, self.allowance + (now - self.last_heard) * MESSAGES_A_SECOND)
        self.last_heard = now
        if self.allowance < 1:
            return False
        self.allowance -= 1
        return True

    async def obey(self, message: FromClient) -> None:
        """Do what the browser asks."""
        tables, table_id, secret = self.tables, self.table_id, self.secret
        match message:
            case Choose(seat, seq, choice):
                await tables.choose(table_id, secret, seat, seq, [choice])
            case Plan(seat, seq, choices):
                await tables.choose(table_id, secret, seat, seq, choices)
            case Undo(seat):
                await tables.undo(table_id, secret, seat)
            case Propose(seat, kind, target):
                await propose(tables, table_id, secret, seat, kind, target)
            case Respond(seat, agree):
                await respond(tables, table_id, secret, seat, agree)
            case Say(text, seat):
                await tables.say(table_id, secret, seat, text)
            case Look(seat):
                await self.look(seat)
            case Ping():
                await self.send(Pong())

    async def look(self, seat: int | None) -> None:
        """See the table from another own seat, or as a spectator."""
        live = await self.tables.find(self.table_id)
        if seat is not None and seat not in await self.tables.held(live, self.secret):
            raise OrreryError("this is not your seat")
        self.seat, self.chosen, self.told = seat, True, []
        await self.tell(live)

    async def refuse(self, say: Saying, *, again: bool = False) -> None:
        """Say why something was not done, and how things stand."""
        live = await self.tables.find(self.table_id)
        await self.send(Refused(say, live.match.length if live.match else 0))
        if again:
            await self.tell(live)

    async def tell(self, live: Live) -> None:
        """Send how the table stands and what was said."""
        async with self.sending:
            table = await info(self.tables, live, self.secret)
            if not self.chosen or (self.seat is not None and self.seat not in table.mine):
                self.seat = self._best_seat(table.mine, table.waiting)
            update, self.told = make_update(table, live.match, self.seat, self.told)
            lines = await self.tables.chat(self.table_id, self.chat_told)
            await self.socket.send_data(_write.encode(update).decode(), "text")
            if lines:
                self.chat_told = lines[-1].number
                await self.socket.send_data(_write.encode(Chat(lines)).decode(), "text")

    def _best_seat(self, mine: list[int], waiting: list[int]) -> int | None:
        """The own seat to look from: the same as long as there is one, at first one that is asked something."""
        if self.seat in mine:
            return self.seat
        self.told = []
        asked = [seat for seat in mine if seat in waiting]
        return next(iter(asked or mine), None)

    async def send(self, message: ToClient) -> None:
        """Send something."""
        async with self.sending:
            await self.socket.send_data(_write.encode(message).decode(), "text")

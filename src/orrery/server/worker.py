"""A process of the bots' desk: it keeps matches and bots from one decision to the next."""

from __future__ import annotations

import os
import random
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from orrery.bots import Bot, Thinker, make_bot
from orrery.core import Choice, Match, OrreryError
from orrery.core.preferences import Wishes
from orrery.core.record import item_from_json
from orrery.games import game as find_game
from orrery.processes import end_with_the_first
from orrery.server.packs import Packs

NICENESS = 10
"""How much lower the priority of bots is than the server's."""
KEPT = 200
"""Matches that a process keeps; of the others the server sends all there is to know again."""


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """A question to a bot: who it is, and how the match has gone on since it was last heard of."""

    table: str
    seat: int
    bot: str
    seed: str
    """For the randomness of a bot that is new here."""
    wishes: Wishes
    """What the bot's own seat prefers not to be asked; what others prefer is not for bots to know."""
    since: int
    """The sequence number from which `items` lead on."""
    items: list[dict[str, Any]] = []
    dump: dict[str, Any] | None = None
    """The whole match, when the process does not know it."""
    game: str = ""
    pack: str | None = None


class Reply(msgspec.Struct, frozen=True):
    """What a bot chooses; nothing if the process does not know the match (`unknown`) or the bot has failed.

    A bot that thinks long says what it would choose so far (`thinking`), again and again; one more reply ends it.
    """

    choice: list[str | int] | None = None
    unknown: bool = False
    thinking: bool = False


class Matches:
    """The matches that a process knows, each as far as it has heard of it, and the bots that play in them."""

    def __init__(self, packs: Packs) -> None:
        self._packs = packs
        self._matches: OrderedDict[str, Match[Any]] = OrderedDict()
        self._bots: dict[tuple[str, int, str], Bot] = {}

    def answer(self, job: Job, on_thought: Callable[[Reply], None] = lambda reply: None) -> Reply:
        """What the bot chooses that is asked; `on_thought` hears what it would choose so far."""
        match = self._find(job)
        if match is None:
            return Reply(unknown=True)
        match.wishes = tuple(job.wishes if seat == job.seat else {} for seat in range(match.seats))
        seen = match.seen_by(job.seat)
        options = list(seen.options)
        bot = self._bot(job)
        choice: Choice | None = None
        if isinstance(bot, Thinker):
            for thought in bot.thoughts(seen):
                if thought != choice and thought in options:
                    on_thought(Reply(list(thought), thinking=True))
                choice = thought
        else:
            choice = bot.choose(seen)
        return Reply(list(choice)) if choice is not None and choice in options else Reply()

    def _find(self, job: Job) -> Match[Any] | None:
        """The match as it stands now, unless not enough is known of it."""
        if job.dump is not None:
            pack = self._packs.find(job.game, job.pack)
            self._matches[job.table] = Match.load(find_game(job.game), job.dump, narrate=False, pack=pack)
            self._forget_the_oldest()
        match = self._matches.get(job.table)
        if match is None or match.length != job.since:
            return None
        self._matches.move_to_end(job.table)
        try:
            for item in job.items:
                match.enact(item_from_json(item), from_seed=False)
        except OrreryError:  # such as an undo to before what is known here
            del self._matches[job.table]
            return None
        return match

    def _bot(self, job: Job) -> Bot:
        key = (job.table, job.seat, job.bot)
        if key not in self._bots:
            self._bots[key] = make_bot(job.bot, random.Random(job.seed))
        return self._bots[key]

    def _forget_the_oldest(self) -> None:
        while len(self._matches) > KEPT:
            table, _ = self._matches.popitem(last=False)
            self._bots = {key: bot for key, bot in self._bots.items() if key[0] != table}


_read = msgspec.msgpack.Decoder(Job)
_write = msgspec.msgpack.Encoder()


def work(connection: Connection, packs: Packs) -> None:
    """Answer question after question, until the server is gone."""
    end_with_the_first()
    give_way()
    matches = Matches(packs)

    def send(reply: Reply) -> None:
        connection.send_bytes(_write.encode(reply))

    while True:
        try:
            job = _read.decode(connection.recv_bytes())
        except EOFError:
            return
        try:
            reply = matches.answer(job, send)
        except Exception:  # whatever a bot does wrong, the table goes on
            reply = Reply()
        send(reply)


def give_way() -> None:
    """Let the server go first: whoever plays at another table must not notice that a bot thinks."""
    with suppress(OSError, AttributeError):  # not every system knows it
        os.nice(NICENESS)

"""Two worlds that differ only in what a seat cannot know look the same over the wire, byte by byte.

In every game and variant the same choices are made in both worlds, through the server's own door. What the seat's
browsers are sent, and what a spectator is sent, must be equal up to the first message with an event that tells one of
them something else. Where several are asked together, the others even answer differently. Nor does the time tell which
world it is: a window for cards that is passed for a player is passed after the same time.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from orrery.core import Choice, Match
from orrery.core.record import state_digest
from orrery.server import playing, thinking
from orrery.server.database import metadata, open_engine
from orrery.server.desk import Desk
from orrery.server.identity import fingerprint
from orrery.server.live import Connection
from orrery.server.lobby import table_row
from orrery.server.packs import Packs
from orrery.server.rows import SeatRow
from orrery.server.schemas import SHAPES
from orrery.server.store import Store
from orrery.server.table import Live
from orrery.server.tables import CHECKPOINT_EVERY, Tables
from orrery.server.telling import info, log_page
from orrery.server.wording import event_info
from tests.core.playing import play_randomly
from tests.core.variants import VARIANTS, Variant
from tests.games.risk.position import Position

PLAYER, OTHERS, STRANGER = "the-secret-of-the-player", "the-secret-of-the-others", "the-secret-of-a-stranger"
NOW = 1_700_000_000.0
ID = "in-both-worlds"
MOVES = 8
"""So many moves each pair of worlds goes on for; `make secrecy` plays more and longer ones."""
LOOKS = {"looked-at-events", "looked-at-hand", "looked-at-orders", "looked-at-stack"}
"""Events that tell everybody the same: whom they name now sees something that was hidden."""
MIDDLES = (0, 3, 20, 60, 150, 400)


class Wire:
    """The wire to one browser: every message as it was sent."""

    def __init__(self) -> None:
        self.sent: list[str] = []

    async def send_data(self, data: str, mode: str) -> None:
        self.sent.append(data)

    def take(self) -> list[str]:
        sent, self.sent = self.sent, []
        return sent


class World:
    """A table in one of two worlds, which a seat and a spectator look at."""

    def __init__(self, tables: Tables, live: Live) -> None:
        self.tables = tables
        self.live = live
        self.wires: dict[str, Wire] = {}
        self.connections: list[Connection] = []
        for name, secret, brief in (
            ("player", PLAYER, True),
            ("player's program", PLAYER, False),
            ("spectator", STRANGER, True),
        ):
            self.wires[name] = Wire()
            wire: Any = self.wires[name]
            self.connections.append(Connection(wire, tables, ID, secret, brief=brief))

    @property
    def match(self) -> Match[Any]:
        assert self.live.match is not None
        return self.live.match

    async def tell(self) -> dict[str, list[str]]:
        """What everybody is sent now. Of events nobody is told any that are not meant for him."""
        for connection in self.connections:
            await connection.tell()
        found = {name: wire.take() for name, wire in self.wires.items()}
        for connection, messages in zip(self.connections, found.values(), strict=True):
            told = [line for message in messages for line in events_of(message)]
            told += json.loads(msgspec.json.encode(log_page(self.match, connection.seat, 1000).events))
            assert all(line in meant_for(self.match, connection.seat) for line in told), "told of what others see"
        found["table"] = [msgspec.json.encode(await info(self.tables, self.live, PLAYER)).decode()]
        return found

    async def choose(self, seat: int, player: int, choice: Choice) -> None:
        secret = PLAYER if seat == player else OTHERS
        await playing.choose(self.tables, ID, secret, seat, self.match.length, [[*choice]])


@asynccontextmanager
async def served(path: Path, match: Match[Any], player: int) -> AsyncIterator[World]:
    """A table at which this very match goes on."""
    engine = open_engine(f"sqlite+aiosqlite:///{path}")
    async with engine.begin() as connection:
        await connection.run_sync(metadata.create_all)
    packs = Packs()
    tables = Tables(Store(engine), Desk(1, 10, packs), lambda table, news: None, packs, bot_pause=0, shared=False)
    names = [f"Commodore {number + 1}" for number in range(match.seats)]
    row = table_row(match.game.id, "", msgspec.to_builtins(match.options), fingerprint(OTHERS))
    row.id, row.seed, row.status = ID, "0" * 64, "running"
    row.header = {**msgspec.to_builtins(match.header), "names": names, "seed": row.seed}
    seats = [SeatRow(number, "human", name, SHAPES[number], "") for number, name in enumerate(names)]
    await tables.store.add_table(row, seats)
    for seat in range(match.seats):
        await tables.store.hold(ID, seat, fingerprint(PLAYER if seat == player else OTHERS), f"token {seat}")
    live = Live(row, seats)
    live.adopt(match)
    live._retold = True
    live.take_over_rows()
    tables.memory.use(ID, live)
    tables.store.written.clear()
    try:
        yield World(tables, live)
    finally:
        await tables.close()
        await engine.dispose()


def meant_for(match: Match[Any], seat: int | None) -> list[Any]:
    """The events that a seat, or a spectator, may know, as they are sent."""
    lines = zip(match.events, match.told_at, strict=True)
    sent = [msgspec.json.encode(event_info(match, event, at)) for event, at in lines if event.is_for(seat)]
    return [*map(json.loads, sent)]


def events_of(message: str) -> list[Any]:
    found: list[Any] = json.loads(message).get("events", [])
    return found


def compare(one: dict[str, list[str]], two: dict[str, list[str]], player: int) -> bool:
    """Whether something was revealed; it must be by an event, and nothing else may differ."""
    revealed = False
    for name in ("player", "player's program", "spectator"):
        differing = next((pair for pair in zip(one[name], two[name], strict=False) if pair[0] != pair[1]), None)
        if differing is None:
            assert len(one[name]) == len(two[name]), f"{name} is sent more messages in one world than in the other"
            continue
        told, told_otherwise = map(events_of, differing)
        looked = name != "spectator" and any(line["kind"] in LOOKS and line["seat"] == player for line in told)
        assert looked or told != told_otherwise, f"{name} is sent, without an event: {differing[0]}\n\n{differing[1]}"
        revealed = True
    assert revealed or one["table"] == two["table"], (one["table"], two["table"])
    return revealed


def choices_in(worlds: list[World], seat: int, player: int, rng: random.Random) -> list[Choice] | None:
    """What a seat chooses in the two worlds: the same, but otherwise where the player must not learn of it yet."""
    match = worlds[0].match
    options = [[*world.match.decision(seat).options] for world in worlds]
    allied = getattr(match.options, "teams", False)  # partners show each other what they plan
    if seat != player and player in match.waiting and not allied:
        return [rng.choice(each) for each in options]
    both = [choice for choice in options[0] if choice in set(options[1])]
    return [rng.choice(both)] * 2 if both else None


class Pair:
    """How far two worlds went side by side."""

    def __init__(self) -> None:
        self.moves = 0
        self.messages = 0
        self.differ = False
        self.revealed = False
        self.over = False


def two_worlds(variant: Variant, number: int) -> tuple[Match[Any], int, list[Match[Any]]]:
    """A match somewhere in its course, a seat, and two matches that are the same to it, with the same dice to come."""
    rng = random.Random(f"secrecy {variant} {number}")
    base = variant.start(f"secrecy {number}")
    play_randomly(base, rng, rng.choice(MIDDLES))
    if base.over:
        return base, 0, []
    player = rng.choice(base.waiting)
    matches = [base.sample(player, rng).fork("the same future") for _ in range(2)]
    for match in matches:
        match.state.events = []
    return base, player, matches


async def side_by_side(variant: Variant, number: int, folder: Path, moves: int = MOVES) -> Pair:
    """Play two worlds of a variant until something is revealed."""
    base, player, matches = two_worlds(variant, number)
    rng = random.Random(f"play {variant} {number}")
    pair = Pair()
    if base.over:
        pair.over = True
        return pair
    pair.differ = differ(matches)
    async with (
        served(folder / "one.sqlite", matches[0], player) as one,
        served(folder / "two.sqlite", matches[1], player) as two,
    ):
        worlds, secretly = [one, two], False
        while True:
            told = [await world.tell() for world in worlds]
            pair.messages += sum(map(len, told[0].values()))
            match = one.match
            if secretly and match.fresh_since == match.length:  # all have answered: now everybody sees what
                secretly, pair.revealed = False, told[0] != told[1]
            else:
                pair.revealed = compare(told[0], told[1], player)
            if pair.revealed:
                return pair
            assert match.waiting == two.match.waiting
            if match.over or pair.moves == moves or match.length >= CHECKPOINT_EVERY - 3:
                return pair
            seat = rng.choice(match.waiting)
            choices = choices_in(worlds, seat, player, rng)
            if choices is None:
                return pair
            secretly |= choices[0] != choices[1]
            for world, choice in zip(worlds, choices, strict=True):
                await world.choose(seat, player, choice)
            pair.moves += 1


@pytest.fixture(autouse=True)
def stopped_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time", lambda: NOW)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_seat_is_sent_the_same_in_both_worlds(tmp_path: Path, variant: Variant) -> None:
    pair = asyncio.run(side_by_side(variant, 0, tmp_path))
    assert pair.messages or pair.over


@pytest.mark.parametrize("game", ["space-base", "risk", "starcraft"])
def test_this_test_would_find_a_leak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """With a view that gives away what is hidden, if only by one figure."""
    view = Match.view

    def leaking(match: Match[Any], seat: int | None) -> dict[str, Any]:
        return {**view(match, seat), "leak": state_digest(match.state.dump())}

    variant, number = next(
        (variant, number)
        for variant in VARIANTS
        for number in range(10)
        if variant.game == game and differ(two_worlds(variant, number)[2])
    )
    monkeypatch.setattr(Match, "view", leaking)
    with pytest.raises(AssertionError, match="without an event"):
        asyncio.run(side_by_side(variant, number, tmp_path))


def differ(matches: list[Match[Any]]) -> bool:
    dumps = [json.dumps(match.state.dump()) for match in matches]
    return len({*dumps}) > 1


# Windows for cards

ATTACK = ("invade", "augustgrad", "keresh-province", 3)
LOSING = [1, 1, 1, 6, 6]


async def attacked(
    folder: Path, monkeypatch: pytest.MonkeyPatch, card: str, preference: str, value: str
) -> list[tuple[float, dict[str, list[str]]]]:
    """Two attacks on a seat with this one card, for which windows are passed from the first one on.

    Gives what the attacker and a spectator are sent, each time with the seconds they have waited for it.
    """
    position = Position(3).hold(0, augustgrad=10).hold(1, keresh_province=9).hero(0, "canis").hero(1, "eternal-scar")
    match = position.hand(1, card).start(dice=LOSING * 2)
    sleep, story, waited = asyncio.sleep, list[tuple[float, dict[str, list[str]]]](), 0.0
    async with served(folder / f"{card}.sqlite", match, 0) as world:
        # The server’s own pauses take no time here, and are counted.
        async def wait(seconds: float) -> None:
            nonlocal waited
            story.append((waited, await world.tell()))
            waited += seconds
            await sleep(0)

        async def quiet() -> None:
            while world.live.thinking:
                await sleep(0.001)
            story.append((waited, await world.tell()))

        monkeypatch.setattr(asyncio, "sleep", wait)
        await playing.prefer(world.tables, ID, OTHERS, 1, "defence", "all")
        await world.choose(0, 0, ATTACK)
        assert (("play", card) in match.decision(1).options) is (card == "photon-cannon")
        await playing.prefer(world.tables, ID, OTHERS, 1, preference, value)
        if value != "moment":
            await world.choose(1, 0, ("pass",))
        await quiet()
        await world.choose(0, 0, ATTACK)
        await quiet()
        assert match.waiting == [0]
    monkeypatch.setattr(asyncio, "sleep", sleep)
    return story


@pytest.mark.parametrize(
    ("preference", "value", "windows"),
    [
        ("cards", "moment", 4),
        ("cards", "decline", 0),
        ("cards-in-attack", "decline", 0),
        ("cards-in-turn", "decline", 0),
    ],
)
def test_neither_bytes_nor_time_tell_whether_a_card_could_have_been_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, preference: str, value: str, windows: int
) -> None:
    with_card, without = (
        asyncio.run(attacked(tmp_path, monkeypatch, card, preference, value)) for card in ("photon-cannon", "warp-in")
    )
    assert with_card == without
    assert with_card[-1][0] == windows * thinking.MOMENT

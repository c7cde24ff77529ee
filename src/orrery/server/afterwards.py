"""After a game: rematches, replays, and playing on from any move."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, cast

import msgspec

from orrery.bots import BOTS
from orrery.core import BadRecord, Match, OrreryError, UnknownName
from orrery.core.chance import seed_hash
from orrery.core.log import Item
from orrery.core.message import named
from orrery.core.record import Header, Record, item_to_json, state_digest
from orrery.core.story import Story, story
from orrery.server.identity import fingerprint
from orrery.server.lobby import join, start, table_row
from orrery.server.naming import skeleton
from orrery.server.refusals import NoSuchTable, NotAllowed
from orrery.server.rows import Beginning, SeatRow
from orrery.server.schemas import (
    AnalysisInfo,
    BeatInfo,
    CurveInfo,
    FeatInfo,
    Forking,
    Joining,
    LuckInfo,
    Shape,
    StoryInfo,
    TableInfo,
    TurningInfo,
    Verified,
)
from orrery.server.table import Live
from orrery.server.tables import Tables
from orrery.server.wording import saying

STAND_IN = "strong"
"""The bot that plays on for people who are not there."""


async def rematch(tables: Tables, table_id: str, secret: str) -> str:
    """A new table for the same people and bots; everybody who asks gets the same one.

    Who plays against bots only need not wait for anybody: that table starts at once.
    """
    live = await tables.find(table_id)
    mine = await tables.held(live, secret)
    if live.row.status != "over" or not mine:
        raise NotAllowed("rematch")
    if live.row.rematch is None:
        await tables.may_open(secret)
        row = table_row(live.row.game, live.row.name, live.row.options, fingerprint(secret))
        row.clock, row.pack, row.pack_hash = live.row.clock, live.row.pack, live.row.pack_hash
        row.patience, row.hushed, row.hints = live.row.patience, live.row.hushed, live.row.hints
        seats = [
            msgspec.structs.replace(seat, preferences={}, seen=0.0, hints=0)
            if seat.kind == "bot"
            else SeatRow(seat.seat, "open", "", seat.shape, "")
            for seat in live.seats
        ]
        await tables.store.add_rematch(table_id, row, seats)
        await tables.changed(live)
    live = await tables.find(table_id)
    new = await tables.find(str(live.row.rematch))
    for seat in mine:
        with suppress(NotAllowed):  # this browser has asked before and sits there already
            await join(
                tables, new.row.id, Joining(live.seats[seat].name, seat, cast("Shape", live.seats[seat].shape)), secret
            )
    if set(live.people()) <= set(mine):
        with suppress(NotAllowed):
            await start(tables, new.row.id, secret)
    return new.row.id


async def fork(tables: Tables, table_id: str, forking: Forking, secret: str) -> str:
    """Play on from a move of a finished game, in one seat, against the same bots, with fresh chance."""
    await tables.may_open(secret, fork=True)
    live = await tables.find(table_id)
    if live.row.status != "over" or live.match is None:
        raise NotAllowed("fork-later")
    if forking.bot and forking.bot not in BOTS:
        raise UnknownName("bot", forking.bot, list(BOTS))
    live.seat(forking.seat)
    original = record_of(live.match)
    items = original.items[: max(0, forking.at)]
    row = table_row(live.row.game, live.row.name, live.row.options, fingerprint(secret))
    row.forked_from, row.forked_at = table_id, len(items)
    row.pack, row.pack_hash = live.row.pack, live.row.pack_hash
    seats = [
        SeatRow(seat.seat, "human", forking.name or seat.name, seat.shape, "")
        if seat.seat == forking.seat
        else SeatRow(seat.seat, "bot", seat.name, seat.shape, forking.bot or seat.bot or STAND_IN)
        for seat in live.seats
    ]
    if len({skeleton(seat.name) for seat in seats}) != len(seats):
        raise NotAllowed("same-names")
    row.status, row.seq, row.start_chance = "running", len(items), list(original.start_chance)
    header = msgspec.structs.replace(
        original.header, seed=row.seed, seed_hash=seed_hash(row.seed), names=[seat.name for seat in seats]
    )
    match = await asyncio.to_thread(_repeat, live.match, header, original.start_chance, items)
    if match.over:
        raise NotAllowed("fork-at-the-end")
    row.header = msgspec.to_builtins(header)
    await tables.store.add_table(row, seats, Beginning([item_to_json(item) for item in items], match.dump()))
    await tables.sit(row.id, forking.seat, secret)
    tables.bots.wake(await tables.find(row.id))
    return row.id


def _repeat(match: Match[Any], header: Header, start_chance: tuple[int, ...], items: Sequence[Item]) -> Match[Any]:
    """A match that begins like another one."""
    again: Match[Any] = Match.from_header(match.game, header, start_chance, pack=match.pack)
    for item in items:
        again.enact(item, from_seed=False)
    return again


def record_of(match: Match[Any]) -> Record:
    """The record of a match, unless it has outlived a change of the rules: then its beginning means nothing now."""
    try:
        return match.record()
    except OrreryError:
        raise NotAllowed("other-rules") from None


async def replay(live: Live, at: int) -> Match[Any]:
    """The match after so many moves, worked out beside everything else that goes on."""
    match = live.match
    if match is None:
        raise NotAllowed("not-started")
    if at > match.length:
        raise NotAllowed("no-move", at=at, last=match.length)
    try:
        return await asyncio.to_thread(record_of(match).replay, match.game, at, pack=match.pack)
    except BadRecord:  # it has outlived a change of the rules
        raise NotAllowed("other-rules") from None


async def tell_story(live: Live) -> Story:
    """What is told of a finished game: worked out once, from its record."""
    if live.match is None or live.row.status != "over":
        raise NotAllowed("story-later")
    if live.story is None:
        match = live.match
        try:
            live.story = await asyncio.to_thread(story, record_of(match), match.game, pack=match.pack)
        except BadRecord:  # it has outlived a change of the rules
            raise NotAllowed("other-rules") from None
    return live.story


def story_info(table: TableInfo, match: Match[Any], told: Story, analysis: AnalysisInfo | None) -> StoryInfo:
    """A story in words."""
    return StoryInfo(
        table=table,
        curves=[CurveInfo(curve.name, curve.values) for curve in told.curves],
        beats=[BeatInfo(beat.move, beat.round, beat.chances, beat.own, beat.luck) for beat in told.beats],
        turnings=[
            TurningInfo(
                turning.seat,
                turning.swing,
                turning.luck,
                turning.since,
                turning.move,
                turning.round,
                [saying(match.told(event)) for event in turning.events],
                next((things for event in turning.events if (things := match.game.chronicle.things(event))), []),
            )
            for turning in told.turnings
        ],
        feats=[FeatInfo(feat.kind, feat.seat, saying(named(feat.say, match.names)), feat.move) for feat in told.feats],
        luck=LuckInfo(told.luck.amounts, told.luck.count) if told.luck is not None else None,
        dice_taken_back=told.dice_taken_back,
        moves=told.moves,
        analysis=analysis,
    )


async def verify(tables: Tables, live: Live, match: Match[Any]) -> Verified:
    """Play a finished game anew from its seed and compare; what a fork has taken over, with the game it comes from."""
    row, record = live.row, record_of(match)
    problem = ""
    try:
        if row.forked_from is None:
            await asyncio.to_thread(record.verify, match.game, pack=match.pack)
        else:
            await _compare_with_original(tables, row.forked_from, record, row.forked_at)
            await asyncio.to_thread(_verify_from, match, record, row.forked_at)
    except BadRecord as error:
        problem = str(error)
    header = record.header
    return Verified(not problem, problem, header.seed, header.seed_hash, row.forked_from, row.forked_at)


async def _compare_with_original(tables: Tables, table_id: str, record: Record, taken_over: int) -> None:
    """What was taken over must stand in the original game just so, as long as that is kept."""
    with suppress(NoSuchTable):
        original = (await tables.find(table_id)).match
        if original is None or original.start_chance != record.start_chance:
            raise BadRecord("it does not begin as the game it was taken from")
        for number, (item, before) in enumerate(
            zip(record.items[:taken_over], original.items_since(0), strict=False), start=1
        ):
            if item_to_json(item) != item_to_json(before):
                raise BadRecord(f"move {number} is not that of the game it was taken from")


def _verify_from(match: Match[Any], record: Record, taken_over: int) -> None:
    """Repeat what was taken over as it is recorded, then play on from the own seed, and compare everything."""
    again: Match[Any] = Match.from_header(
        match.game, record.header, record.start_chance, narrate=False, pack=match.pack
    )
    for number, item in enumerate(record.items, start=1):
        try:
            again.enact(item, from_seed=number > taken_over)
        except OrreryError as error:
            raise BadRecord(f"move {number}: {error}") from None
    if not again.over or state_digest(again.state.dump()) != record.state or again.result != record.result:
        raise BadRecord("replayed, it ends in another position than it says")

"""What browsers are told of a table."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any, cast

import msgspec

from orrery.core import Event, Match, lessons_of
from orrery.core.chance import seed_hash
from orrery.core.game import Standing
from orrery.core.log import Entry, placed_backwards, redoable
from orrery.core.log import Undo as UndoItem
from orrery.games import game as find_game
from orrery.server import clocks
from orrery.server.identity import fingerprint, seat_token
from orrery.server.packs import components
from orrery.server.refusals import Refusal
from orrery.server.schemas import (
    Clock,
    LogPage,
    Proposal,
    Saying,
    SeatInfo,
    Shape,
    TableInfo,
    Undoing,
    Update,
)
from orrery.server.wording import TAKEN_BACK, decision_info, event_info, preference_infos, saying

if TYPE_CHECKING:
    from orrery.server.table import Live
    from orrery.server.tables import Tables


async def info(tables: Tables, live: Live, secret: str) -> TableInfo:
    """The table as one browser sees it."""
    held = await tables.ever_held(live, secret)
    return own_info(common_info(tables, live), live, secret, held)


def common_info(tables: Tables, live: Live) -> TableInfo:
    """The table as somebody sees it who has nothing to do with it."""
    row, match = live.row, live.match
    now = time.time()
    over = row.status == "over"
    return TableInfo(
        id=row.id,
        name=row.name,
        game=row.game,
        options=row.options,
        status=cast("Any", row.status),
        public=row.public,
        host=False,
        seats=[
            SeatInfo(
                seat=seat.seat,
                kind=cast("Any", seat.kind),
                name=seat.name,
                shape=cast("Shape", seat.shape),
                bot=seat.bot,
                mine=False,
                online=live.presence.online(seat.seat),
                away_since=live.away_since(seat.seat),
                time_left=clocks.remaining(row.times, seat.seat, now),
                hints=seat.hints if over else 0,
            )
            for seat in live.seats
        ],
        mine=[],
        waiting=match.waiting if match is not None else [],
        seq=match.length if match is not None else 0,
        clock=msgspec.convert(row.clock, Clock) if row.clock else None,
        seed_hash=seed_hash(row.seed),
        created=row.created,
        changed=row.changed,
        seed=row.seed if over else None,
        result=match.result if over and match is not None else None,
        proposals=[msgspec.convert(row.proposal, Proposal)] if row.proposal else [],
        rematch=row.rematch,
        forked_from=row.forked_from,
        forked_at=row.forked_at,
        pack=row.pack or "",
        components=_components(tables, live),
        lesson=row.lesson or "",
        standing=_standing(match),
        secrets=_has_secrets(live),
        order=match.game.chronicle.order(match.state) if match is not None else [],
        patience=row.patience,
        hushed=row.hushed,
        hints=row.hints,
    )


def own_info(common: TableInfo, live: Live, secret: str, held: list[int]) -> TableInfo:
    """The table as a browser sees it that holds these seats, or gets them back as soon as it wants."""
    mine = [seat for seat in held if live.seats[seat].kind == "human"]
    return msgspec.structs.replace(
        common,
        host=live.row.host == fingerprint(secret),
        seats=[
            msgspec.structs.replace(
                seat,
                mine=seat.seat in mine,
                link=f"/t/{common.id}/seat/{seat_token(secret, common.id, seat.seat)}",
            )
            if seat.seat in held
            else seat
            for seat in common.seats
        ],
        mine=mine,
        asked=_asked(live.match, mine),
    )


def _standing(match: Match[Any] | None) -> Standing | None:
    """How far everyone has come, if the game tells."""
    count = match.game.knowledge.standing if match is not None else None
    return count(match.state) if match is not None and count is not None else None


def _as_then(table: TableInfo, match: Match[Any]) -> TableInfo:
    """The table as it stood at a move that is looked at again: how far everyone had come by then, and who was asked."""
    order = match.game.chronicle.order(match.state)
    return msgspec.structs.replace(table, standing=_standing(match), waiting=match.waiting, order=order)


def _asked(match: Match[Any] | None, mine: list[int]) -> Saying | None:
    """What the first own seat that owes an answer is asked."""
    seat = next((seat for seat in mine if match is not None and seat in match.waiting), None)
    return saying(match.question(match.decision(seat))) if match is not None and seat is not None else None


def _has_secrets(live: Live) -> bool:
    game = find_game(live.row.game)
    return game.knowledge.has_secrets(game.check_options(live.row.options))


def _lesson_reached(table: TableInfo, match: Match[Any]) -> int | None:
    """How far the lesson of a table has come; a lesson that is gone since teaches nothing any more."""
    lesson = lessons_of(match.game).get(table.lesson)
    return lesson.reached(match) if lesson is not None else None


def _components(tables: Tables, live: Live) -> str:
    """The hash of the component catalogue; nothing while its pack is missing."""
    with suppress(Refusal):
        return components(live.row, len(live.seats), tables.packs.of_table(live.row)).hash
    return ""


Line = tuple[Event, int]
"""A line of the log: what is told, and how many moves the record had with the one that brought it."""

PAGE = 100
"""So many lines of the log are sent at a time, and as many more as it takes to begin with a turn."""
LONGEST_PAGE = 400
"""But never more than this."""


def page_begin(match: Match[Any], lines: list[Line], seat: int | None, before: int) -> int:
    """Where the page of the log begins that ends before a line: with a turn, and at the end of the log with an own one.

    Who comes to a table is told at least what has happened since the own last turn.
    """
    opens = match.game.chronicle.opens
    own_turns = 0 if seat is None or before < len(lines) else 2
    for place in range(before - 1, max(0, before - LONGEST_PAGE), -1):
        event = lines[place][0]
        if event.kind in opens:
            own_turns -= event.arguments.get("seat") == seat
            if before - place >= PAGE and own_turns <= 0:
                return place
    return max(0, before - LONGEST_PAGE)


def log_page(match: Match[Any], seat: int | None, before: int) -> LogPage:
    """The lines of the log that come before a line, as many as make a page."""
    lines = log_lines(match, seat)
    before = min(before, len(lines))
    begin = page_begin(match, lines, seat, before)
    return LogPage([event_info(match, event, move) for event, move in lines[begin:before]], begin)


def log_lines(match: Match[Any], seat: int | None) -> list[Line]:
    """What a seat, or a spectator, is told: the events, and between them what was taken back."""
    lines = [line for line in zip(match.events, match.told_at, strict=True) if line[0].is_for(seat)]
    lines += _taken_back(match)
    return sorted(lines, key=lambda line: line[1])


def _taken_back(match: Match[Any]) -> list[Line]:
    """A line for every undo; several in a row by the same seat are one."""
    found: list[Line] = []
    items = match.items_since(match.known_since)
    for place, item in enumerate(items, start=match.known_since + 1):
        if not isinstance(item, UndoItem):
            continue
        count = item.count
        if found and found[-1][1] == place - 1 and found[-1][0].arguments["seat"] == item.seat:
            count += cast("int", found.pop()[0].arguments["count"])
        found.append((Event(TAKEN_BACK, {"seat": item.seat, "count": count}), place))
    return found


def undoing(match: Match[Any], seat: int | None) -> Undoing:
    """Whether and how far a seat can take its last choice back, and whether it can make one again."""
    if seat is None or match.over:
        return Undoing(False, False)
    items = match.items_since(match.known_since)
    again = redoable(items) if UndoItem in map(type, items) else None
    redo = again is not None and again.seat == seat and seat in match.waiting
    since: list[tuple[int, Entry]] = []
    for place, entry in placed_backwards(items):
        since.append((place, entry))
        if entry.seat == seat and not entry.auto:
            break
    else:
        return Undoing(match.can_undo(seat), match.has_chosen(seat), redo=redo)
    return Undoing(
        free=match.can_undo(seat),
        possible=match.has_chosen(seat),
        count=len(since),
        back=match.known_since + since[-1][0],
        others=sorted({entry.seat for _, entry in since} - {seat}),
        dice=any(entry.chance for _, entry in since),
        redo=redo,
    )


def news_from(match: Match[Any], seat: int | None, lines: list[Line], told: list[Line] | None) -> int:
    """From which line on the log is new for a seat that was told this; who was told nothing gets the last turns."""
    if told is None:
        return page_begin(match, lines, seat, len(lines))
    if lines[: len(told)] == told:
        return len(told)
    pairs = zip(told, lines, strict=False)
    return next((place for place, (before, now) in enumerate(pairs) if before != now), min(len(told), len(lines)))


def make_update(
    table: TableInfo, match: Match[Any] | None, seat: int | None, *, brief: bool = False, replayed: bool = False
) -> Update:
    """How the table stands for a seat, without its log. `brief` leaves out words that are only read on demand."""
    if match is None:
        return Update(table, seat, 0, None, None, Undoing(False, False), [], 0)
    asked = seat is not None and seat in match.waiting
    return Update(
        table=_as_then(table, match) if replayed else table,
        seat=seat,
        seq=match.length,
        view=match.view(seat),
        decision=decision_info(match, seat, brief=brief) if asked and seat is not None else None,
        undo=undoing(match, seat),
        events=[],
        events_from=0,
        preferences=preference_infos(match, seat) if seat is not None and not match.over and not replayed else [],
        numbers=match.game.chronicle.numbers(match.state),
        lesson_reached=_lesson_reached(table, match) if not replayed else None,
    )


def replay_update(table: TableInfo, match: Match[Any], seat: int | None) -> Update:
    """How the table stood for a seat, with the last turns of the log up to then."""
    update = make_update(table, match, seat, replayed=True)
    page = log_page(match, seat, len(match.events) + match.length)
    return msgspec.structs.replace(update, events=page.events, events_from=page.events_from)

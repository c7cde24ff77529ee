"""What can be asked of the server, and the live connection: each request finds its table, and others do the work."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Annotated, Any, Literal

from litestar import MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.exceptions import (
    NotAuthorizedException,
    TooManyRequestsException,
)
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from orrery.bots.levels import LEVELS
from orrery.core import Match, OrreryError
from orrery.games import GAMES
from orrery.games import game as find_game
from orrery.server import advice, afterwards, lobby, talking, teaching
from orrery.server.allowances import Makers, address_of
from orrery.server.identity import secret_of
from orrery.server.live import Connection
from orrery.server.packs import components
from orrery.server.pages import FOR_GOOD
from orrery.server.refusals import NoSuchTable, NotAllowed
from orrery.server.safety import comes_from_elsewhere
from orrery.server.schemas import (
    AnalysisInfo,
    ChatLine,
    Created,
    Fit,
    Fitting,
    Foreseeing,
    Foreseen,
    Forking,
    GameInfo,
    HintInfo,
    Hinting,
    Joining,
    Learner,
    Leaving,
    LessonPlan,
    LogPage,
    NewTable,
    Pointing,
    Saying,
    SeatInfo,
    SeatLink,
    Sketch,
    Sketching,
    StoryInfo,
    TableInfo,
    Update,
    Verified,
)
from orrery.server.tables import Tables
from orrery.server.telling import info, log_page, replay_update
from orrery.server.wording import foreseen, saying

LIVE_A_BROWSER = 40
"""Tables that one browser may have open at once."""

Req = Request[Any, Any, State]


def tables_of(request: Req | WebSocket[Any, Any, State]) -> Tables:
    """The tables of this application."""
    tables: Tables = request.app.state.tables
    return tables


def analyses_of(request: Req) -> advice.Analyses:
    """The finished games that this application looks into."""
    analyses: advice.Analyses = request.app.state.analyses
    return analyses


# Games


@get("/api/games")
async def list_games(request: Req) -> list[GameInfo]:
    """What can be played."""
    tables = tables_of(request)
    live = await tables.store.live_counts()
    return [_game_info(name, tables.packs.names(name), live.get(name, 0)) for name in GAMES]


def _game_info(name: str, packs: list[str], live: int) -> GameInfo:
    game = find_game(name)
    counts = game.rules.seat_counts
    return GameInfo(
        name, counts[0], counts[-1], lobby.options_of(game), list(LEVELS), packs, teaching.offered(name), live
    )


@post("/api/games/{name:str}/fit", status_code=200, sync_to_thread=False)
def fit_options(name: FromPath[str], data: JSONBody[Fitting]) -> Fit:
    """Options that go together, as near as can be to the ones given."""
    return lobby.fit(find_game(name), data.options, data.kept, data.seats)


@post("/api/games/{name:str}/sketch", status_code=200, sync_to_thread=True)
def sketch_table(request: Req, name: FromPath[str], data: JSONBody[Sketching]) -> Sketch:
    """How a table with these options would begin, as far as the options settle that."""
    return lobby.sketch(find_game(name), data, tables_of(request).packs.find(name, data.pack))


@get("/api/games/{name:str}/lessons/{lesson:str}", sync_to_thread=False)
def show_lesson(name: FromPath[str], lesson: FromPath[str]) -> LessonPlan:
    """A lesson with its steps."""
    return teaching.plan(name, lesson)


@post("/api/games/{name:str}/lessons/{lesson:str}")
async def take_lesson(request: Req, name: FromPath[str], lesson: FromPath[str], data: JSONBody[Learner]) -> Created:
    """A table of one's own, at which this lesson is taken."""
    _count_table(request)
    return Created(await teaching.take_lesson(tables_of(request), name, lesson, data, secret_of(request.scope)))


# Tables


@get("/api/tables")
async def list_tables(request: Req, which: FromQuery[Literal["mine", "open"]]) -> list[TableInfo]:
    """My tables, or public ones with open seats."""
    found = []
    for table_id in await tables_of(request).table_ids(which, secret_of(request.scope)):
        with suppress(OrreryError):  # a table that cannot be shown does not hide the others
            found.append(await _info(request, table_id))
    return found


@post("/api/tables")
async def create_table(request: Req, data: JSONBody[NewTable]) -> Created:
    """Create a table."""
    _count_table(request, only_bots=all(seat.kind == "bot" for seat in data.seats))
    return Created(await lobby.create(tables_of(request), data, secret_of(request.scope)))


def _count_table(request: Req, *, only_bots: bool = False, fork: bool = False) -> None:
    """Count a table for the address it is made from, or refuse it."""
    makers: Makers = request.app.state.makers
    makers.count(address_of(request.scope), only_bots=only_bots, fork=fork)


@get("/api/tables/{table_id:str}")
async def show_table(request: Req, table_id: FromPath[str]) -> TableInfo:
    """How a table stands."""
    return await _info(request, table_id)


@get("/api/tables/{table_id:str}/components/{digest:str}", cache_control=FOR_GOOD)
async def show_components(request: Req, table_id: FromPath[str], digest: FromPath[str]) -> Response[bytes]:
    """The component catalogue of a table, for drawing. Its address names its contents, so it may be kept for good."""
    tables = tables_of(request)
    live = await tables.find(table_id)
    found = components(live.row, len(live.seats), tables.packs.of_table(live.row))
    if found.hash != digest:
        raise NoSuchTable("other-components")
    return Response(found.body, media_type=MediaType.JSON)


@post("/api/tables/{table_id:str}/join", status_code=200)
async def join_table(request: Req, table_id: FromPath[str], data: JSONBody[Joining]) -> TableInfo:
    """Sit down, or take a seat over with the token of its link."""
    await lobby.join(tables_of(request), table_id, data, secret_of(request.scope))
    return await _info(request, table_id)


@post("/api/tables/{table_id:str}/seat", status_code=200)
async def show_seat(request: Req, table_id: FromPath[str], data: JSONBody[SeatLink]) -> SeatInfo:
    """Whose seat a seat's own link opens."""
    tables = tables_of(request)
    live = await tables.find(table_id)
    seat = await lobby.seat_of_link(tables, live, data.token)
    return (await _info(request, table_id)).seats[seat]


@post("/api/tables/{table_id:str}/leave", status_code=200)
async def leave_table(request: Req, table_id: FromPath[str], data: JSONBody[Leaving]) -> TableInfo:
    """Stand up before the start."""
    await lobby.leave(tables_of(request), table_id, data.seat, secret_of(request.scope))
    return await _info(request, table_id)


@post("/api/tables/{table_id:str}/bot", status_code=200)
async def seat_bot(request: Req, table_id: FromPath[str], data: JSONBody[Leaving]) -> TableInfo:
    """Fill an open seat with a bot."""
    await lobby.seat_bot(tables_of(request), table_id, data.seat, secret_of(request.scope))
    return await _info(request, table_id)


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start_table(request: Req, table_id: FromPath[str]) -> TableInfo:
    """Start; open seats are filled with bots."""
    await lobby.start(tables_of(request), table_id, secret_of(request.scope))
    return await _info(request, table_id)


@post("/api/tables/{table_id:str}/rematch")
async def rematch(request: Req, table_id: FromPath[str]) -> Created:
    """The same players again, at a new table."""
    _count_table(request)
    return Created(await afterwards.rematch(tables_of(request), table_id, secret_of(request.scope)))


@post("/api/tables/{table_id:str}/fork")
async def fork_table(request: Req, table_id: FromPath[str], data: JSONBody[Forking]) -> Created:
    """Play on from a move of a finished game, against bots."""
    _count_table(request, fork=True)
    return Created(await afterwards.fork(tables_of(request), table_id, data, secret_of(request.scope)))


@asynccontextmanager
async def _asked(request: Req, table_id: str, seat: int) -> AsyncIterator[Match[Any]]:
    """The match of a table at which this browser's seat is asked something."""
    tables = tables_of(request)
    async with tables.locked(table_id) as live:
        await tables.must_hold(live, seat, secret_of(request.scope))
        match = live.match
        if match is None or seat not in match.waiting:
            raise NotAllowed("not-asked", names=[match.names[other] for other in match.waiting] if match else [])
        with tables.minding_rules(live, match):
            yield match


@post("/api/tables/{table_id:str}/explain", status_code=200)
async def explain_things(request: Req, table_id: FromPath[str], data: JSONBody[Pointing]) -> Saying:
    """Why something on the board can't be chosen now; changes nothing."""
    async with _asked(request, table_id, data.seat) as match:
        return saying(match.why_not(data.seat, data.things))


@post("/api/tables/{table_id:str}/foresee", status_code=200)
async def foresee(request: Req, table_id: FromPath[str], data: JSONBody[Foreseeing]) -> Foreseen:
    """How the table would look to the seat that is asked after some choices of its own; changes nothing."""
    async with _asked(request, table_id, data.seat) as match:
        seen = match.foresee(data.seat, [tuple(choice) for choice in data.choices])
        return foreseen(seen, data.seat)


async def _info(request: Req, table_id: str) -> TableInfo:
    tables = tables_of(request)
    async with tables.locked(table_id) as live:
        return await info(tables, live, secret_of(request.scope))


# Replays


@get("/api/tables/{table_id:str}/replay")
async def replay_table(
    request: Req, table_id: FromPath[str], at: Annotated[int, QueryParameter(ge=0)], seat: FromQuery[int | None] = None
) -> Update:
    """The position after so many moves, from a seat one may look from."""
    tables, secret = tables_of(request), secret_of(request.scope)
    async with tables.locked(table_id) as live:
        table = await info(tables, live, secret)
    _must_see(table, seat)
    match = await afterwards.replay(live, at)  # the table goes on meanwhile
    return replay_update(table, match, seat)


@get("/api/tables/{table_id:str}/log")
async def read_log(
    request: Req,
    table_id: FromPath[str],
    before: Annotated[int, QueryParameter(ge=0)],
    at: Annotated[int | None, QueryParameter(ge=0)] = None,
    seat: FromQuery[int | None] = None,
) -> LogPage:
    """The turns before a line of the log: as it stands now, or as it stood after so many moves."""
    tables, secret = tables_of(request), secret_of(request.scope)
    async with tables.locked(table_id) as live:
        _must_see(await info(tables, live, secret), seat)
        if at is None:
            with tables.minding_rules(live, live.match):
                match = await live.told_match()
                if match is None:
                    raise NotAllowed("not-started")
                return log_page(match, seat, before)
    return log_page(await afterwards.replay(live, at), seat, before)


@get("/api/tables/{table_id:str}/chat")
async def read_chat(
    request: Req, table_id: FromPath[str], before: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]
) -> list[ChatLine]:
    """What was said before a line, as many lines as make a page."""
    tables = tables_of(request)
    live = await tables.find(table_id)
    return await talking.chat_before(tables, live, before)


def _must_see(table: TableInfo, seat: int | None) -> None:
    """Refuse to show a game under way from a seat of somebody else."""
    if seat is not None and seat not in table.mine and (table.status != "over" or not 0 <= seat < len(table.seats)):
        raise NotAllowed("only-own-view")


@get("/api/tables/{table_id:str}/record", media_type="application/x-ndjson")
async def download_record(request: Req, table_id: FromPath[str]) -> Response[str]:
    """The record of a finished game."""
    live = await tables_of(request).find(table_id)
    if live.row.status != "over" or live.match is None:
        raise NotAllowed("record-later")
    name = f"{live.row.game}-{table_id}.jsonl"
    return Response(
        afterwards.record_of(live.match).text(), headers={"content-disposition": f'attachment; filename="{name}"'}
    )


@get("/api/tables/{table_id:str}/story")
async def show_story(request: Req, table_id: FromPath[str]) -> StoryInfo:
    """What is told of a finished game: curves, turning moves, luck, feats, and what is known of its decisions."""
    tables = tables_of(request)
    async with tables.locked(table_id) as live:
        told = await afterwards.tell_story(live)
        assert live.match is not None
        table = await info(tables, live, secret_of(request.scope))
        return afterwards.story_info(table, live.match, told, await analyses_of(request).known(table_id))


@post("/api/tables/{table_id:str}/hint", status_code=200)
async def hint_at(request: Req, table_id: FromPath[str], data: JSONBody[Hinting]) -> HintInfo:
    """What is advised to a seat that is asked something, from what it knows; that it asked is told at the end."""
    state = request.app.state
    return await advice.give_hint(tables_of(request), state.adviser, table_id, data, secret_of(request.scope))


@post("/api/tables/{table_id:str}/hint/soon", status_code=204)
async def expect_hints(request: Req, table_id: FromPath[str], data: JSONBody[Hinting]) -> None:
    """A seat may ask for a hint soon: what works them out is started. That is neither counted nor told."""
    state = request.app.state
    await advice.expect_hints(tables_of(request), state.adviser, table_id, data.seat, secret_of(request.scope))


@get("/api/tables/{table_id:str}/analysis")
async def show_analysis(request: Req, table_id: FromPath[str]) -> AnalysisInfo:
    """The most costly decisions of a finished game, as far as it has been looked into; asking begins it."""
    return await analyses_of(request).look(table_id)


@get("/api/tables/{table_id:str}/verify")
async def verify_table(request: Req, table_id: FromPath[str]) -> Verified:
    """Play a finished game anew from its seed, and compare everything."""
    live = await tables_of(request).find(table_id)
    if live.row.status != "over" or live.match is None:
        raise NotAllowed("verify-later")
    return await afterwards.verify(tables_of(request), live, live.match)


# Live


@websocket("/api/tables/{table_id:str}/live")
async def live_table(
    socket: WebSocket[Any, Any, State], table_id: FromPath[str], brief: FromQuery[bool] = False
) -> None:
    """The live connection; only pages of this very server may open it."""
    if comes_from_elsewhere(socket.scope):
        raise NotAuthorizedException("this connection comes from another site")
    tables, crowd, secret = tables_of(socket), socket.app.state.crowd, secret_of(socket.scope)
    if crowd.is_full(secret, address_of(socket.scope)):
        raise TooManyRequestsException("too many live connections from here")
    await tables.find(table_id)
    await socket.accept()
    with crowd.joined(secret, address_of(socket.scope)):
        connection = Connection(socket, tables, table_id, secret, brief=brief)
        await connection.run(socket.app.state.channels)


# Operators


@get("/health", media_type=MediaType.TEXT)
async def health(request: Req) -> Response[str]:
    """Whether the server can do its work; if not, why."""
    problem = await tables_of(request).store.problem()
    return Response(problem or "ok", status_code=503 if problem else 200)


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(request: Req) -> str:
    """Numbers for monitoring, in the text format that Prometheus reads."""
    tables = tables_of(request)
    counts = await tables.store.counts()
    lines = [f'orrery_tables{{status="{status}"}} {count}' for status, count in sorted(counts.items())]
    lines.append(f"orrery_connections {request.app.state.crowd.size}")
    lines.append(f"orrery_tables_in_memory {len(tables.memory)}")
    lines.append(f"orrery_moves_total {tables.moves}")
    lines.append(f"orrery_failed_writes_total {tables.store.failures}")
    lines.append(f"orrery_bots_asked {tables.bots.desk.asked}")
    lines.append(f"orrery_bot_rescues_total {tables.bots.desk.rescues}")
    lines.append(f"orrery_bot_bytes_total {tables.bots.desk.sent}")
    return "\n".join(lines) + "\n"


HANDLERS: list[Any] = [
    list_games,
    show_components,
    fit_options,
    sketch_table,
    show_lesson,
    take_lesson,
    list_tables,
    create_table,
    show_table,
    join_table,
    show_seat,
    leave_table,
    seat_bot,
    start_table,
    rematch,
    fork_table,
    explain_things,
    foresee,
    replay_table,
    read_log,
    read_chat,
    download_record,
    show_story,
    hint_at,
    expect_hints,
    show_analysis,
    verify_table,
    live_table,
    health,
    metrics,
]
"""All of them."""

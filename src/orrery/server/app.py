"""The web application: requests, the live connection, and what keeps them safe."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from typing import Annotated, Any, Literal, cast

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.app import AppConfig
from litestar.config.compression import CompressionConfig
from litestar.config.response_cache import ResponseCacheConfig
from litestar.datastructures import State
from litestar.exceptions import (
    HTTPException,
    NotAuthorizedException,
    TooManyRequestsException,
    ValidationException,
)
from litestar.openapi import OpenAPIConfig
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.plugins import InitPlugin
from litestar.types import Scope
from sqlalchemy.exc import SQLAlchemyError

from orrery import __version__
from orrery.bots.levels import LEVELS
from orrery.core import OrreryError
from orrery.games import GAMES
from orrery.games import game as find_game
from orrery.server import advice, afterwards, lobby, teaching
from orrery.server.adviser import Adviser
from orrery.server.allowances import Crowd, Makers, address_of, count_requests
from orrery.server.database import Claim, migrate, open_engine
from orrery.server.desk import Desk
from orrery.server.garbage import seldom_collected
from orrery.server.identity import remember_browsers, secret_of
from orrery.server.live import Connection, channel
from orrery.server.packs import Packs, components
from orrery.server.pages import FOR_GOOD, client_routes
from orrery.server.presence import News
from orrery.server.reference import PlainPage
from orrery.server.refusals import NoSuchTable, NotAllowed, NotStored, Refusal
from orrery.server.safety import comes_from_elsewhere, keep_safe, refuse_other_sites
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
from orrery.server.settings import Settings
from orrery.server.store import Store
from orrery.server.tables import Tables
from orrery.server.telling import info, log_page, replay_update
from orrery.server.thinking import Bots
from orrery.server.wording import foreseen, saying

LIVE_A_BROWSER = 40
"""Tables that one browser may have open at once."""

EXPECTED = (OrreryError, HTTPException, RecursionError, UnicodeDecodeError, SQLAlchemyError, ConnectionError)
"""What is answered with a sentence, and not with a trace in the log."""

logger = logging.getLogger("orrery.server")
Req = Request[Any, Any, State]


def tables_of(request: Req | WebSocket[Any, Any, State]) -> Tables:
    """The tables of this application."""
    tables: Tables = request.app.state.tables
    return tables


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
    return lobby.fit(find_game(name), data.options, data.kept)


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


@post("/api/tables/{table_id:str}/explain", status_code=200)
async def explain_things(request: Req, table_id: FromPath[str], data: JSONBody[Pointing]) -> Saying:
    """Why something on the board can't be chosen now; changes nothing."""
    tables = tables_of(request)
    async with tables.locked(table_id) as live:
        await tables.must_hold(live, data.seat, secret_of(request.scope))
        match = live.match
        if match is None or data.seat not in match.waiting:
            raise NotAllowed("not-asked", names=[match.names[seat] for seat in match.waiting] if match else [])
        with tables.minding_rules(live, match):
            return saying(match.why_not(data.seat, data.things))


@post("/api/tables/{table_id:str}/foresee", status_code=200)
async def foresee(request: Req, table_id: FromPath[str], data: JSONBody[Foreseeing]) -> Foreseen:
    """How the table would look to the seat that is asked after some choices of its own; changes nothing."""
    tables = tables_of(request)
    async with tables.locked(table_id) as live:
        await tables.must_hold(live, data.seat, secret_of(request.scope))
        match = live.match
        if match is None or data.seat not in match.waiting:
            raise NotAllowed("not-asked", names=[match.names[seat] for seat in match.waiting] if match else [])
        with tables.minding_rules(live, match):
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
    return await tables.chat_before(live, before)


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
    """What is told of a finished game: curves, turning moves, luck and feats."""
    tables = tables_of(request)
    async with tables.locked(table_id) as live:
        told = await afterwards.tell_story(live)
        assert live.match is not None
        return afterwards.story_info(await info(tables, live, secret_of(request.scope)), live.match, told)


@post("/api/tables/{table_id:str}/hint", status_code=200)
async def hint_at(request: Req, table_id: FromPath[str], data: JSONBody[Hinting]) -> HintInfo:
    """What is advised to a seat that is asked something, from what it knows; that it asked is told at the end."""
    state = request.app.state
    return await advice.give_hint(tables_of(request), state.adviser, table_id, data.seat, secret_of(request.scope))


@get("/api/tables/{table_id:str}/analysis")
async def show_analysis(request: Req, table_id: FromPath[str]) -> AnalysisInfo:
    """The most costly decisions of a finished game, as far as it has been looked into; asking begins it."""
    found: AnalysisInfo = await request.app.state.analyses.look(table_id)
    return found


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
    lines.append(f"orrery_bot_rescues_total {tables.bots.desk.rescues}")
    lines.append(f"orrery_bot_bytes_total {tables.bots.desk.sent}")
    return "\n".join(lines) + "\n"


# The application


def say_what_is_malformed(request: Req, error: ValidationException) -> Response[dict[str, Any]]:
    """What a request should have looked like, in one sentence."""
    problems = [
        f"{problem['key']}: {problem['message']}" for problem in cast("list[dict[str, str]]", error.extra or [])
    ]
    return Response({"status_code": 400, "detail": "; ".join(problems) or error.detail}, status_code=400)


def say_that_it_is_nonsense(request: Req, error: RecursionError) -> Response[dict[str, Any]]:
    """What is nested deeper than anything that is meant."""
    return Response({"status_code": 400, "detail": "this is nested too deeply"}, status_code=400)


def say_that_it_is_no_text(request: Req, error: UnicodeDecodeError) -> Response[dict[str, Any]]:
    """What is not even text."""
    return Response({"status_code": 400, "detail": "this is not text in UTF-8"}, status_code=400)


def say_that_the_database_is_away(request: Req, error: SQLAlchemyError | ConnectionError) -> Response[dict[str, Any]]:
    """Nothing can be read at the moment."""
    logger.error("a request could not be answered: %s", getattr(error, "orig", None) or error)
    return say_what_was_wrong(request, NotStored("not-stored"))


def say_what_was_wrong(request: Req, error: OrreryError) -> Response[dict[str, Any]]:
    """Errors that people can do something about: in one English sentence, and for the client to be worded."""
    if not isinstance(error, Refusal):
        return Response({"status_code": 400, "detail": str(error)}, status_code=400)
    body = {"status_code": error.status, "detail": str(error), "say": saying(error.message)}
    return Response(body, status_code=error.status)


async def note_failure(error: Exception, scope: Scope) -> None:
    """Log what should never happen, with its trace but without anything a browser sent."""
    if not isinstance(error, EXPECTED):
        logger.error("request failed: %s", scope["path"].split("/seat/")[0], exc_info=error)


def _warm() -> None:
    """Load all games with their lessons."""
    for name in GAMES:
        teaching.offered(name)


class Last(InitPlugin):
    """Begins something after all that was named before it has begun, and ends it first."""

    def __init__(self, lasting: Callable[[Litestar], AbstractAsyncContextManager[None]]) -> None:
        self._lasting = lasting

    def on_app_init(self, app_config: AppConfig) -> AppConfig:
        """Put it at the end."""
        app_config.lifespan = [*app_config.lifespan, self._lasting]
        return app_config


def make_app(settings: Settings | None = None) -> Litestar:
    """The application, ready to be served."""
    settings = settings or Settings.from_environment()
    packs = Packs.read(settings.packs)
    channels = ChannelsPlugin(_channels_backend(settings), arbitrary_channels_allowed=True)

    def publish(table_id: str, news: News) -> None:
        channels.publish(msgspec.json.encode(news), channel(table_id))

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        claim = Claim(settings.database_url)
        engine = open_engine(settings.database_url, durable=settings.durable)
        await migrate(engine)
        desk = Desk(settings.bot_processes, settings.bot_seconds, packs)
        app.state.tables = Tables(
            Store(engine),
            desk,
            publish,
            packs,
            bot_pause=settings.bot_pause,
            shared=bool(settings.channels_url),
            caps=settings.caps,
        )
        app.state.adviser = Adviser(packs)
        app.state.analyses = advice.Analyses(app.state.tables, app.state.adviser)
        app.state.channels = channels
        app.state.makers = Makers(settings.caps)
        app.state.crowd = Crowd(LIVE_A_BROWSER, settings.connections_an_address)
        warming = asyncio.create_task(asyncio.to_thread(_warm))  # the first visitor need not wait for all games
        try:
            yield
        finally:
            await warming
            app.state.adviser.close()
            await engine.dispose()
            claim.release()

    @asynccontextmanager
    async def awake(app: Litestar) -> AsyncIterator[None]:
        """The bots wake when all parts have started, the channels as well, and sleep before any of them ends."""
        bots: Bots = app.state.tables.bots
        bots.resume()
        bots.start_sweeping(settings.archive_days)
        try:
            async with seldom_collected():
                yield
        finally:
            await app.state.analyses.close()
            await app.state.tables.close()

    handlers: list[Any] = [
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
        show_analysis,
        verify_table,
        live_table,
        health,
        metrics,
    ]
    if settings.client.is_dir():
        handlers += client_routes(settings)
    return Litestar(
        handlers,
        plugins=[channels, Last(awake)],
        lifespan=[lifespan],
        exception_handlers={
            OrreryError: say_what_was_wrong,
            ValidationException: say_what_is_malformed,
            RecursionError: say_that_it_is_nonsense,
            UnicodeDecodeError: say_that_it_is_no_text,
            SQLAlchemyError: say_that_the_database_is_away,
            ConnectionError: say_that_the_database_is_away,
        },
        before_send=[keep_safe],
        middleware=[
            lambda app: remember_browsers(app, secure=settings.secure_cookies),
            lambda app: count_requests(app, settings.requests_a_minute),
            refuse_other_sites,
        ],
        after_exception=[note_failure],
        openapi_config=OpenAPIConfig(title="Orrery", version=__version__, render_plugins=[PlainPage(path="/")]),
        request_max_body_size=64_000,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude=["^/assets/"]),
        response_cache_config=ResponseCacheConfig(default_expiration=None),
    )


def _channels_backend(settings: Settings) -> Any:
    if not settings.channels_url:
        return MemoryChannelsBackend()
    from orrery.server.channels import redis_channels

    return redis_channels(settings.channels_url)

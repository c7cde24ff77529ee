"""The web application: its parts, what keeps them safe, and what is said when something goes wrong."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, cast

import msgspec
from litestar import Litestar, Response
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.app import AppConfig
from litestar.config.compression import CompressionConfig
from litestar.config.response_cache import ResponseCacheConfig
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.plugins import InitPlugin
from litestar.types import Scope
from sqlalchemy.exc import SQLAlchemyError

from orrery import __version__
from orrery.core import OrreryError
from orrery.games import GAMES
from orrery.server import advice, teaching
from orrery.server.adviser import Adviser
from orrery.server.allowances import Crowd, Makers, counting_requests
from orrery.server.database import Claim, migrate, open_engine
from orrery.server.desk import Desk
from orrery.server.garbage import seldom_collected
from orrery.server.identity import remember_browsers
from orrery.server.listening import Channels
from orrery.server.live import channel
from orrery.server.packs import Packs
from orrery.server.pages import client_routes
from orrery.server.presence import News
from orrery.server.reference import PlainPage
from orrery.server.refusals import NotStored, Refusal
from orrery.server.requests import HANDLERS, LIVE_A_BROWSER, Req
from orrery.server.safety import keep_safe, refuse_other_sites
from orrery.server.settings import Settings
from orrery.server.store import Store
from orrery.server.tables import Tables
from orrery.server.thinking import Bots
from orrery.server.wording import saying

EXPECTED = (OrreryError, HTTPException, RecursionError, UnicodeDecodeError, SQLAlchemyError, ConnectionError)
"""What is answered with a sentence, and not with a trace in the log."""

logger = logging.getLogger("orrery.server")


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
    channels = Channels(_channels_backend(settings), arbitrary_channels_allowed=True)

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
            await asyncio.to_thread(app.state.adviser.end)
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

    handlers: list[Any] = [*HANDLERS]
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
            counting_requests(settings.requests_a_minute),
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

"""What keeps browsers safe: headers on every answer, and nothing that pages of other sites send."""

from __future__ import annotations

from typing import Any

from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, NotFoundException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

CONTENT_SECURITY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SAFETY = [
    (b"content-security-policy", CONTENT_SECURITY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


async def keep_safe(message: Message, scope: Scope) -> None:
    """Add the headers that keep pages from doing what they should not, to every answer."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *SAFETY]


def comes_from_elsewhere(scope: Any) -> bool:
    """Whether a page of another site has sent this."""
    headers = dict(scope["headers"])
    origin: bytes | None = headers.get(b"origin")
    return origin is not None and origin.partition(b"://")[2] != headers.get(b"host")


def refuse_other_sites(app: ASGIApp) -> ASGIApp:
    """Refuse what pages of other sites post, and addresses that nobody can have been given."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        if not (scope["path"].isprintable() or scope["path"].startswith("/api/")):
            raise NotFoundException
        if scope["type"] == ScopeType.HTTP and scope["method"] == "POST" and comes_from_elsewhere(scope):
            raise HTTPException("this request comes from another site", status_code=403)
        await app(scope, receive, send)

    return middleware

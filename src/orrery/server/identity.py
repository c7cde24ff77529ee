"""Who is who, without accounts: a browser holds one secret, and everything else follows from it."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Any

from litestar.types import ASGIApp, Message, Receive, Scope, Send

COOKIE = "orrery"
A_YEAR = 60 * 60 * 24 * 365


def new_secret() -> str:
    """What a browser is given on its first visit."""
    return secrets.token_urlsafe(24)


def fingerprint(secret: str) -> str:
    """What is stored of a secret: its hash."""
    return hashlib.sha256(f"orrery {secret}".encode()).hexdigest()


def seat_token(secret: str, table: str, seat: int) -> str:
    """The token in a seat's own link, derived from the secret of the browser that shows it."""
    return hmac.new(secret.encode(), f"{table}/{seat}".encode(), hashlib.sha256).hexdigest()[:40]


def secret_of(scope: Any) -> str:
    """The secret of the browser that sent a request."""
    secret: str = scope["state"]["secret"]
    return secret


def remember_browsers(app: ASGIApp, *, secure: bool) -> ASGIApp:
    """Read the browser's secret from its cookie, or give it one."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        secret = _from_cookie(scope)
        known = secret is not None
        state = scope.setdefault("state", {})
        state["secret"] = secret = secret or new_secret()
        state["known"] = known

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start" and not known:
                cookie = f"{COOKIE}={secret}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Lax{'; Secure' * secure}"
                message["headers"] = [*message["headers"], (b"set-cookie", cookie.encode())]
            await send(message)

        await app(scope, receive, answer)

    return middleware


def _from_cookie(scope: Scope) -> str | None:
    for name, value in scope["headers"]:
        if name == b"cookie":
            for cookie in value.decode("latin-1").split(";"):  # other programs at this address have cookies, too
                key, _, secret = cookie.strip().partition("=")
                if key == COOKIE and 20 <= len(secret) <= 64:
                    return str(secret)
    return None

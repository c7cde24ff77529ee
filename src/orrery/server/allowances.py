"""How much one browser, or all that share an address, may ask of the server."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Any

import msgspec
from litestar.enums import ScopeType
from litestar.exceptions import TooManyRequestsException
from litestar.types import ASGIApp, Receive, Scope, Send

from orrery.server.identity import secret_of
from orrery.server.refusals import NotAllowed

REMEMBERED = 20_000
"""So many browsers and addresses are counted; the ones that have asked for nothing for longest are forgotten first."""
A_DAY = 86_400.0
HOUSEHOLD = 10
"""So many times what one browser may do may be done from one address: families, schools and clubs share one."""


class Allowance:
    """A bucket that fills steadily: so many a second for long, and so many at once.

    >>> allowance = Allowance(1, 2, clock=iter([0, 0, 0, 0, 1]).__next__)
    >>> [allowance.take() for _ in range(4)]
    [True, True, False, True]
    """

    __slots__ = ("_clock", "_left", "_looked", "a_second", "at_once")

    def __init__(self, a_second: float, at_once: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.a_second = a_second
        self.at_once = at_once
        self._clock = clock
        self._left = float(at_once)
        self._looked = clock()

    def take(self) -> bool:
        """Whether there is one left; then it is taken."""
        now = self._clock()
        self._left = min(self.at_once, self._left + (now - self._looked) * self.a_second)
        self._looked = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Allowances:
    """An allowance for each of many."""

    def __init__(self, a_second: float, at_once: int) -> None:
        self.a_second = a_second
        self.at_once = at_once
        self._each: OrderedDict[str, Allowance] = OrderedDict()

    def take(self, who: str) -> bool:
        """Whether there is one left for somebody; then it is taken."""
        allowance = self._each.get(who)
        if allowance is None:
            allowance = self._each[who] = Allowance(self.a_second, self.at_once)
            if len(self._each) > REMEMBERED:
                self._each.popitem(last=False)
        self._each.move_to_end(who)
        return allowance.take()


def counting_requests(a_minute: int) -> Callable[[ASGIApp], ASGIApp]:
    """Refuse requests to the tables and games of those who send too many. The page itself is there for everybody.

    Litestar makes the middleware anew for every address that can be asked; all of them count together.
    """
    browsers = Allowances(a_minute / 60, a_minute)
    addresses = Allowances(a_minute * HOUSEHOLD / 60, a_minute * HOUSEHOLD)

    def refuse_too_many(app: ASGIApp) -> ASGIApp:
        async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == ScopeType.HTTP and scope["path"].startswith("/api/"):
                address = address_of(scope)
                browser = secret_of(scope) if scope["state"]["known"] else address
                if not (browsers.take(browser) and addresses.take(address)):
                    raise TooManyRequestsException(
                        "too many requests; try again in a moment", headers={"retry-after": "5"}
                    )
            await app(scope, receive, send)

        return middleware

    return refuse_too_many


class Caps(msgspec.Struct, frozen=True):
    """How many unfinished tables one browser may have made: in all, for bots only, and forks of finished games.

    From one address ten times as many can be made in a day, by however many browsers.
    """

    tables: int = 200
    of_bots: int = 10
    forks: int = 30


class Makers:
    """How many tables were made from each address of late; who throws the cookie away is still counted."""

    def __init__(self, caps: Caps) -> None:
        self._tables, self._of_bots, self._forks = (
            Allowances(most * HOUSEHOLD / A_DAY, most * HOUSEHOLD) for most in (caps.tables, caps.of_bots, caps.forks)
        )

    def count(self, address: str, *, only_bots: bool = False, fork: bool = False) -> None:
        """Count one more, or refuse it."""
        kinds = [self._tables, *[self._of_bots] * only_bots, *[self._forks] * fork]
        if not all(kind.take(address) for kind in kinds):
            raise NotAllowed("too-many-from-here")


def address_of(scope: Any) -> str:
    """Where a request comes from, as far as that is known."""
    return household(scope["client"][0]) if scope.get("client") else ""


@lru_cache(REMEMBERED)
def household(address: str) -> str:
    """The address that counts: of IPv6 the network, since everybody there has more addresses than can be counted.

    >>> household("192.0.2.7"), household("2001:db8:1:2:3:4:5:6"), household("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::', '192.0.2.7')
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:  # a socket of this machine, or whatever a proxy says
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False).network_address)


class Crowd:
    """The live connections of everybody."""

    def __init__(self, a_browser: int, an_address: int) -> None:
        self.a_browser = a_browser
        self.an_address = an_address
        self._browsers: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()

    @property
    def size(self) -> int:
        """How many there are."""
        return self._browsers.total()

    def is_full(self, secret: str, address: str) -> bool:
        """Whether there is no room for one more of this browser, or from this address."""
        return self._browsers[secret] >= self.a_browser or self._addresses[address] >= self.an_address

    @contextmanager
    def joined(self, secret: str, address: str) -> Iterator[None]:
        """Count one while it lasts."""
        self._browsers[secret] += 1
        self._addresses[address] += 1
        try:
            yield
        finally:
            for counted, who in ((self._browsers, secret), (self._addresses, address)):
                counted[who] -= 1
                if not counted[who]:
                    del counted[who]

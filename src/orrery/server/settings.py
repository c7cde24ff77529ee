"""How a server is set up, from the environment."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec
from platformdirs import user_data_path

from orrery.core import OrreryError
from orrery.server.allowances import Caps

LONGEST_NAME = 40
"""Characters in the name of a pack."""


def default_database_url() -> str:
    """SQLite in the user's data folder."""
    return f"sqlite+aiosqlite:///{user_data_path('orrery', ensure_exists=True) / 'orrery.sqlite'}"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Where to keep things and how long to wait."""

    database_url: str = msgspec.field(default_factory=default_database_url)
    """`ORRERY_DATABASE_URL`: SQLite by default; `postgresql+asyncpg://…` for PostgreSQL."""
    channels_url: str = ""
    """`ORRERY_CHANNELS_URL`: in memory by default; `redis://…` when several processes serve the same tables."""
    bot_seconds: float = 10.0
    """`ORRERY_BOT_SECONDS`: how long a bot may think; then what it has thought of so far is played."""
    bot_pause: float = 0.5
    """`ORRERY_BOT_PAUSE`: seconds a bot waits before it answers, so that people can follow."""
    bot_processes: int = 1
    """`ORRERY_BOT_PROCESSES`: how many processes think for the bots."""
    secure_cookies: bool = False
    """`ORRERY_SECURE_COOKIES`: true when the server is reached over https only."""
    requests_a_minute: int = 600
    """`ORRERY_REQUESTS_A_MINUTE`: how many requests one address may send."""
    connections: int = 2000
    """`ORRERY_CONNECTIONS`: how many connections may be open at once, in all."""
    connections_an_address: int = 100
    """`ORRERY_CONNECTIONS_AN_ADDRESS`: how many of them one address may have open."""
    tables_a_browser: int = Caps().tables
    """`ORRERY_TABLES_A_BROWSER`: how many unfinished tables one browser may have made."""
    bot_tables_a_browser: int = Caps().of_bots
    """`ORRERY_BOT_TABLES_A_BROWSER`: at how many of them only bots may play."""
    forks_a_browser: int = Caps().forks
    """`ORRERY_FORKS_A_BROWSER`: how many of them may play on from finished games."""
    request_seconds: float = 10.0
    """`ORRERY_REQUEST_SECONDS`: how long a request may take to arrive."""
    proxies: str = "127.0.0.1,::1"
    """`ORRERY_PROXIES`: addresses of the web servers in front of this one, which say for whom they ask; or `none`."""
    archive_days: int = 180
    """`ORRERY_ARCHIVE_DAYS`: after how many days unfinished tables are put away until somebody opens them; 0: never."""
    durable: bool = False
    """`ORRERY_DURABLE`: true lets SQLite wait for the disk at every move, so that not even a power cut loses one."""
    packs: dict[str, Path] = {}
    """`ORRERY_PACKS`: folders with corrected component data, as NAME=FOLDER, several separated by commas."""
    client: Path = Path(__file__).parent / "client"
    """The built client."""

    @property
    def caps(self) -> Caps:
        """How many tables one browser may have made."""
        return Caps(self.tables_a_browser, self.bot_tables_a_browser, self.forks_a_browser)

    @property
    def trusted(self) -> frozenset[str]:
        """The addresses of the proxies."""
        given = frozenset(address.strip() for address in self.proxies.split(","))
        return given - {"none", ""}

    @classmethod
    def from_environment(cls) -> Settings:
        """The settings that the ORRERY_… variables give; the defaults for all others."""
        given: dict[str, Any] = {}
        for field in msgspec.structs.fields(cls):
            value = os.environ.get(f"ORRERY_{field.name.upper()}")
            if value:
                given[field.name] = _read(field, value)
        settings = cls(**given)
        url = settings.database_url
        for short, full in (("postgresql://", "postgresql+asyncpg://"), ("sqlite://", "sqlite+aiosqlite://")):
            if url.startswith(short):
                return msgspec.structs.replace(settings, database_url=full + url.removeprefix(short))
        return settings


def _read(field: msgspec.structs.FieldInfo, value: str) -> Any:
    """The value of a setting."""
    if field.name == "packs":
        return read_packs(value)
    return Path(value) if field.type is Path else msgspec.convert(value, field.type, strict=False)


def read_packs(value: str) -> dict[str, Path]:
    """Folders by the names of the packs in them.

    >>> read_packs("house=packs/house, second=packs/second")
    {'house': PosixPath('packs/house'), 'second': PosixPath('packs/second')}
    """
    packs: dict[str, Path] = {}
    for pair in filter(None, (pair.strip() for pair in value.split(","))):
        name, equals, folder = (part.strip() for part in pair.partition("="))
        if not (name and equals and folder and name.isprintable()) or len(name) > LONGEST_NAME:
            raise OrreryError(f"ORRERY_PACKS wants NAME=FOLDER, several separated by commas, not '{pair}'")
        if name in packs:
            raise OrreryError(f"ORRERY_PACKS names '{name}' twice")
        packs[name] = Path(folder)
    return packs

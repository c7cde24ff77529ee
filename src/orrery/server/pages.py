"""The built client: its one page at every address that people see, its pictures and its assets.

The page of a table names the files that its game needs. So a browser fetches them all at once, and not one after the
other as each asks for the next: on a slow network that is what takes longest.
"""

from __future__ import annotations

import mimetypes
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.datastructures import CacheControlHeader, State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File

from orrery.core import OrreryError
from orrery.server.identity import A_YEAR, secret_of
from orrery.server.packs import components
from orrery.server.settings import Settings
from orrery.server.tables import Tables

FOR_GOOD = CacheControlHeader(public=True, max_age=A_YEAR, immutable=True)
"""For what changes its address with its contents."""
LANGUAGES = ("en", "de")
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""How the client's files are compressed, the smallest first, and how their names end then."""
Req = Request[Any, Any, State]


class Chunk(msgspec.Struct, frozen=True):
    """A file of the built client, with the ones it needs and their styles."""

    file: str
    imports: list[str] = []
    css: list[str] = []


class Client:
    """The built client in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        manifest = folder / "manifest.json"
        self._chunks = msgspec.json.decode(manifest.read_bytes(), type=dict[str, Chunk]) if manifest.is_file() else {}

    def page(self, more: str = "") -> str:
        """The client's page, with more in its head."""
        return (self.folder / "index.html").read_text(encoding="utf-8").replace("</head>", f"{more}</head>", 1)

    def table_head(self, table: str, game: str, catalogue: str, language: str) -> str:
        """What the page of a table says about itself: its game, and what will be fetched for it."""
        entries = ["src/pages/Table.svelte", f"src/games/{game}/index.ts"]
        words = [f"src/words/{language}/{part}.ts" for part in ("core", game)]
        lines = [f'<meta name="orrery-table" content="{table}" data-game="{game}" />']
        if (early := self._chunks.get("src/lib/early.ts")) is not None:  # the live connection is opened first of all
            lines.append(f'<script type="module" async crossorigin src="/{early.file}"></script>')
        lines += self._links([*entries, *words])
        if catalogue:
            address = f"/api/tables/{table}/components/{catalogue}"
            lines.append(f'<link rel="preload" as="fetch" crossorigin href="{address}" />')
        return "".join(f"  {line}\n  " for line in lines)

    def asset(self, name: str, accepted: str) -> Response[bytes]:
        """One of the client's files; the build has left compressed ones beside it."""
        path = self.folder / "assets" / name
        if not path.is_file():
            raise NotFoundException
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        headers = {"vary": "accept-encoding"}
        for encoding, ending in ENCODINGS.items():
            smaller = path.with_name(name + ending)
            if encoding in accepted and smaller.is_file():
                headers["content-encoding"] = encoding
                path = smaller
                break
        return Response(path.read_bytes(), media_type=kind, headers=headers)

    def _links(self, entries: list[str]) -> Iterator[str]:
        page = self._closure(["index.html"])  # what the page names anyway
        for name in self._closure(entries):
            if name not in page:
                yield f'<link rel="modulepreload" crossorigin href="/{self._chunks[name].file}" />'
                for style in self._chunks[name].css:
                    yield f'<link rel="stylesheet" crossorigin href="/{style}" />'

    def _closure(self, entries: list[str]) -> dict[str, None]:
        """These chunks and all that they need, each once and in that order."""
        found: dict[str, None] = {}
        left = list(entries)
        while left:
            name = left.pop(0)
            if name in self._chunks and name not in found:
                found[name] = None
                left += self._chunks[name].imports
        return found


def client_routes(settings: Settings) -> list[Any]:
    """The addresses at which the client is served."""
    client = Client(settings.client)

    def page(text: str, status: int = 200) -> Response[str]:
        return Response(text, media_type=MediaType.HTML, status_code=status, headers={"cache-control": "no-cache"})

    @get("/", media_type=MediaType.HTML, include_in_schema=False)
    async def show_lobby(request: Req) -> Response[str]:
        """The lobby says how many games are one's own, so that it keeps their place free while they are fetched."""
        tables: Tables = request.app.state.tables
        mine = await tables.table_ids("mine", secret_of(request.scope))
        return page(client.page(f'  <meta name="orrery-my-games" content="{len(mine)}" />\n  '))

    @get("/t/{rest:path}", media_type=MediaType.HTML, include_in_schema=False)
    async def show_table(request: Req, rest: FromPath[str]) -> Response[str]:
        return page(client.page(await _head(client, request, rest.strip("/").split("/"))))

    @get("/{rest:path}", include_in_schema=False, sync_to_thread=False)
    def show_other(request: Req, rest: FromPath[str]) -> Response[str] | File:
        """A picture of the client; where nothing is, the client says so to people."""
        name = rest.removeprefix("/")
        if name in {path.name for path in client.folder.glob("*.svg")}:
            return File(client.folder / name, media_type="image/svg+xml", content_disposition_type="inline")
        if "text/html" not in request.headers.get("accept", "") or name.split("/")[0] in ("api", "assets", "schema"):
            raise NotFoundException
        return page(client.page(), 404)

    @get("/assets/{name:str}", include_in_schema=False, cache_control=FOR_GOOD, sync_to_thread=True)
    def show_asset(request: Req, name: FromPath[str]) -> Response[bytes]:
        """A file of the client, as small as the browser can take it."""
        return client.asset(name, request.headers.get("accept-encoding", ""))

    return [show_lobby, show_table, show_other, show_asset]


async def _head(client: Client, request: Req, path: list[str]) -> str:
    """What the page at an address below `/t` says about its table; nothing where there is none.

    A seat's own link, a replay or a story are other pages, which fetch what they need.
    """
    tables: Tables = request.app.state.tables
    row = await tables.store.table(path[0]) if len(path) == 1 and path[0].isprintable() else None
    if row is None:
        return ""
    catalogue = ""
    with suppress(OrreryError):  # its pack is missing, which the client will be told
        pack = tables.packs.of_table(row)
        catalogue = components(row, len(await tables.store.seats(row.id)), pack).hash
    wished = request.headers.get("accept-language", "").lower()
    language = next((known for known in LANGUAGES if wished.startswith(known)), LANGUAGES[0])
    return client.table_head(row.id, row.game, catalogue, language)

"""`python -m orrery.server.openapi`: the OpenAPI document that the client's types are generated from.

It is the one the server serves, with the messages of the live connection and the games' views added to its schemas.
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from orrery.core.game import Game
from orrery.games import GAMES
from orrery.games import game as find_game
from orrery.server import schemas
from orrery.server.app import make_app
from orrery.server.settings import Settings


def document() -> dict[str, Any]:
    """Requests, messages and views."""
    app = make_app(Settings(database_url="sqlite+aiosqlite://"))
    described: dict[str, Any] = app.openapi_schema.to_schema()
    structs = [
        kind
        for kind in vars(schemas).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__.startswith(schemas.__name__)
    ]
    _, components = msgspec.json.schema_components(structs, ref_template="#/components/schemas/{name}")
    for name in GAMES:
        components |= view_schemas(find_game(name))
    described["components"]["schemas"] = {**described["components"].get("schemas", {}), **components}
    return described


def view_schemas(game: Game[Any]) -> dict[str, Any]:
    """The declared type of a game's view and all that it is made of, named `GAME.TYPE`; the view itself is `GAME.View`.

    Games name their types alike, so each name carries its game's.

    >>> import orrery
    >>> view_schemas(orrery.game("risk"))["risk.StormView"]["required"]
    ['keep', 'source', 'target']
    """
    view = game.knowledge.view_type
    (top,), parts = msgspec.json.schema_components([view], ref_template=f"#/components/schemas/{game.id}.{{name}}")
    named = {f"{game.id}.{name}": part for name, part in parts.items()}
    return {f"{game.id}.View": top, **named}


if __name__ == "__main__":
    text = msgspec.json.format(msgspec.json.encode(document(), order="sorted"), indent=1)
    sys.stdout.write(text.decode() + "\n")

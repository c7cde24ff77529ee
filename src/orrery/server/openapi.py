"""`python -m orrery.server.openapi`: the OpenAPI document that the client's types are generated from.

It is the one the server serves, with the messages of the live connection added to its schemas.
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from orrery.server import schemas
from orrery.server.app import make_app
from orrery.server.settings import Settings


def document() -> dict[str, Any]:
    """Requests and messages."""
    app = make_app(Settings(database_url="sqlite+aiosqlite://"))
    described: dict[str, Any] = app.openapi_schema.to_schema()
    structs = [
        kind
        for kind in vars(schemas).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == schemas.__name__
    ]
    _, components = msgspec.json.schema_components(structs, ref_template="#/components/schemas/{name}")
    described["components"]["schemas"] = {**described["components"].get("schemas", {}), **components}
    return described


if __name__ == "__main__":
    text = msgspec.json.format(msgspec.json.encode(document(), order="sorted"), indent=1)
    sys.stdout.write(text.decode() + "\n")

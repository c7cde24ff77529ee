"""The client's types come from the server's own description."""

from __future__ import annotations

import json
from pathlib import Path

from orrery.server.openapi import document

TOP = Path(__file__).resolve().parent.parent.parent


def test_the_clients_description_is_up_to_date() -> None:
    """`make types` writes it anew."""
    kept = json.loads((TOP / "web" / "openapi.json").read_text(encoding="utf-8"))
    assert json.loads(json.dumps(document())) == kept


def test_every_message_is_described() -> None:
    schemas = document()["components"]["schemas"]
    for name in ("Update", "Refused", "Chat", "Choose", "Plan", "Undo", "Propose", "Respond", "Say", "Look", "Ping"):
        assert name in schemas

"""The API for people to read: a plain page, without scripts from elsewhere, which our own headers forbid."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>
<style>body {{ font: 16px/1.5 sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }}
dt {{ margin-top: 1rem; font-weight: bold; }} code {{ font-size: 1.05em; }}</style></head>
<body><h1>{title}</h1>
<p>All messages and their fields are in <a href="/schema/openapi.json">openapi.json</a>, the live connection in
<code>docs/protocol.md</code>.</p>
<dl>{entries}</dl></body></html>
"""


class PlainPage(OpenAPIRenderPlugin):
    """Every address with what it does."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The page."""
        entries = "".join(
            f"<dt><code>{escape(method.upper())} {escape(path)}</code></dt>"
            f"<dd>{escape(operation.get('description') or operation.get('summary') or '')}</dd>\n"
            for path, operations in openapi_schema["paths"].items()
            for method, operation in operations.items()
            if isinstance(operation, dict)
        )
        info = openapi_schema["info"]
        return PAGE.format(title=escape(f"{info['title']} {info['version']}"), entries=entries).encode()

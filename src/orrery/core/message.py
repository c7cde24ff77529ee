"""Things to be said to people, as data: which words, and what to put into them."""

from __future__ import annotations

from typing import TypeAlias, Union

import msgspec

Argument: TypeAlias = Union[str, int, "Message", list[Union[str, "Message"]]]
"""What can be filled into a message: a text, a number, another message, or several of them in a row."""


class Message(msgspec.Struct, frozen=True):
    """A sentence to be worded in `locales/`: its key there, what to fill in, and the rule behind it."""

    key: str
    arguments: dict[str, Argument] = {}
    rule: str = ""


class Event(msgspec.Struct, frozen=True):
    """Something that happened, told to everyone (`audience` is None) or to one seat only."""

    kind: str
    arguments: dict[str, Argument]
    audience: int | None = None

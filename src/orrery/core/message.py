"""Things to be said to people, as data: which words, and what to put into them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, Union

import msgspec

Argument: TypeAlias = Union[str, int, "Message", list[Union[str, "Message"]]]
"""What can be filled into a message: a text, a number, another message, or several of them in a row."""


class Message(msgspec.Struct, frozen=True):
    """A sentence to be worded in `locales/`: its key there, what to fill in, and the rule behind it."""

    key: str
    arguments: dict[str, Argument] = {}
    rule: str = ""


def player(seat: int) -> Message:
    """A player inside a message; `named` puts the name in."""
    return Message("player", {"seat": seat})


def named(message: Message, names: Sequence[str]) -> Message:
    """The message with the players' names for the seats in it: the number `seat`, also of messages inside it.

    >>> named(Message("meets", {"seat": 0, "other": player(1)}), ["Ada", "Bob"]).arguments["seat"]
    'Ada'
    """
    arguments = {name: _named(value, names) for name, value in message.arguments.items()}
    seat = arguments.get("seat")
    if isinstance(seat, int):
        arguments["seat"] = names[seat]
    return Message(message.key, arguments, message.rule)


def _named(value: Argument, names: Sequence[str]) -> Argument:
    if isinstance(value, Message):
        return named(value, names)
    if isinstance(value, list):
        return [named(part, names) if isinstance(part, Message) else part for part in value]
    return value


class Event(msgspec.Struct, frozen=True):
    """Something that happened, the rule that made it happen, and the seats that are told (None: everyone)."""

    kind: str
    arguments: dict[str, Argument]
    rule: str = ""
    audience: frozenset[int] | None = None

    def is_for(self, seat: int | None) -> bool:
        """Whether a seat, or a spectator (None), is told."""
        return self.audience is None or seat in self.audience

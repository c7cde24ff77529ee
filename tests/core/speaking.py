"""All words of the locales, and a speaker that says everything in a match in every language."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from orrery.core import Match, Message
from orrery.core.message import Argument
from orrery.core.words import LANGUAGES, Words, locales_folder


def entries(language: str) -> Iterator[tuple[str, str]]:
    """Every key of a language with the text of its entry."""
    for path in sorted((locales_folder() / language).glob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, fluent.Comment | fluent.GroupComment | fluent.ResourceComment):
                continue
            assert isinstance(entry, fluent.Message), f"{path.name}: not understood: {entry.to_json()}"
            assert entry.span is not None
            yield entry.id.name, text[entry.span.start : entry.span.end]


@cache
def variables(language: str) -> dict[str, set[str]]:
    """Every key of a language with the variables its words use."""
    return {key: set(re.findall(r"\$([\w-]+)", text)) for key, text in entries(language)}


def keys_of(prefix: str) -> set[str]:
    """What follows the prefix in all keys that begin with it."""
    return {key.removeprefix(prefix) for key in variables("en") if key.startswith(prefix)}


def keys_in(value: Argument) -> Iterator[str]:
    """The keys of a message and of those inside it."""
    if isinstance(value, Message):
        yield value.key
        value = [part for argument in value.arguments.values() for part in as_list(argument)]
    if isinstance(value, list):
        for part in value:
            yield from keys_in(part)


def as_list(value: Argument) -> list[str | Message]:
    if isinstance(value, list):
        return value
    return [value if isinstance(value, Message) else str(value)]


def ask_everything(match: Match[Any]) -> None:
    """Let every seat wish to be asked whatever can be asked."""
    for seat in range(match.seats):
        for preference in match.game.rules.preferences.by_name.values():
            if "ask" in preference.values:
                match.prefer(seat, preference.name, "ask")


class Speaker:
    """Says messages in all languages and remembers which keys it has said."""

    def __init__(self) -> None:
        self.keys: set[str] = set()
        self._said: set[str] = set()

    def say(self, message: Message) -> None:
        known = repr(message)
        if known in self._said:
            return
        self._said.add(known)
        self.keys.update(keys_in(message))
        for language in LANGUAGES:
            text = Words(language).say(message)
            assert text.strip() == text, message
            assert text, message
            assert not re.search(r"[{}$]|  ", text), text

    def say_questions(self, match: Match[Any]) -> None:
        """All that is asked now, with every option and aside."""
        for seat in match.waiting:
            decision = match.decision(seat)
            self.say(match.question(decision))
            for option in [*decision.options, *decision.asides]:
                self.say(match.describe(decision, option))

    def say_events(self, match: Match[Any]) -> None:
        """All that has happened, with the seats by their names."""
        for event in match.events:
            self.say(match.told(event))

    def play(self, match: Match[Any], rng: random.Random, steps: int = 10_000) -> None:
        """Play at random, now and then with an aside, and say everything; nobody prefers not to be asked."""
        ask_everything(match)
        for _ in range(steps):
            if match.over:
                break
            self.say_questions(match)
            seat = rng.choice(match.waiting)
            decision = match.decision(seat)
            if decision.asides and rng.random() < 0.1:
                match.play(seat, rng.choice(decision.asides))
            else:
                match.play(seat, rng.choice(decision.options))
        self.say_events(match)

"""Words for people: the Fluent files in `locales/`, shared with the browser's client."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from orrery.core.errors import UnknownName
from orrery.core.message import Argument, Message

LANGUAGES = ["en", "de"]


def locales_folder() -> Path:
    """Where the words are: inside the installed package, or at the top of a source tree."""
    package = Path(__file__).resolve().parent.parent
    installed = package / "locales"
    return installed if installed.is_dir() else package.parent.parent / "locales"


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((locales_folder() / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


UNHEARD_OF = 10**15
"""A number that no game has: only somebody's nonsense, which is repeated as it is and not written the local way."""


class Words:
    """Says messages in one language.

    >>> Words("de").text("yes")
    'ja'
    """

    def __init__(self, language: str = "en") -> None:
        if language not in LANGUAGES:
            raise UnknownName("language", language, LANGUAGES)
        self.language = language

    def say(self, message: Message) -> str:
        """A message in words."""
        return self.text(message.key, **message.arguments)

    def _fill(self, value: Argument) -> str | int:
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, list):
            return ", ".join(str(self._fill(part)) for part in value)
        return str(value) if isinstance(value, int) and abs(value) >= UNHEARD_OF else value

    def text(self, key: str, **arguments: Argument) -> str:
        """The words for a key, with its arguments filled in."""
        bundle = _bundle(self.language)
        pattern = bundle.get_message(key).value if bundle.has_message(key) else None
        if pattern is None:
            raise KeyError(f"no words for '{key}' in {self.language}")
        filled = {name.replace("_", "-"): self._fill(value) for name, value in arguments.items()}
        text, errors = bundle.format_pattern(pattern, filled)
        if errors:
            raise KeyError(f"'{key}' in {self.language}: {errors[0]}")
        return str(text)

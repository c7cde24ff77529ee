"""Names that people can tell apart."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from confusable_homoglyphs import confusables


def skeleton(name: str) -> str:
    """What a name looks like: names that people would take for each other have the same.

    >>> skeleton("Ann") == skeleton("Аnn\u200b") == skeleton("ANN")  # a Cyrillic letter, and one without width
    True
    >>> skeleton("Ann") == skeleton("Anna")
    False
    """
    shown = (each for each in unicodedata.normalize("NFKC", name) if unicodedata.category(each) not in ("Cf", "Cc"))
    alike = "".join(map(_look, shown))
    return " ".join("".join(map(_look, alike.casefold())).split())


@lru_cache(10_000)
def _look(letter: str) -> str:
    """The letter that stands for all that look like this one."""
    alike = _alike(letter)
    if len(alike) != 1:
        return letter
    other = alike[0]
    return min(letter, other) if _alike(other) == [letter] else other


def _alike(letter: str) -> list[str]:
    return [found["c"] for found in confusables.confusables_data.get(letter, [])]

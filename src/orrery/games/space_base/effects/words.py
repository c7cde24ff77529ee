"""How effects are put to people."""

from __future__ import annotations

from orrery.core import Message


def effect_words(name: str, **arguments: str | int) -> Message:
    """What an effect says, with its numbers filled in."""
    return Message(f"space-base-effect-{name}", {**arguments})


def level_words(levels: tuple[int, ...]) -> str:
    """Levels of ships, one for each that may be claimed.

    >>> level_words((3, 1))
    'L3+L1'
    """
    return "+".join(f"L{level}" for level in levels)

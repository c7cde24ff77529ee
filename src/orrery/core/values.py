"""Values: small parts of a state that belong together, such as a turn or an invasion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

import msgspec


class Value(msgspec.Struct):
    """A part of a state with a default for every field that a fresh one begins with.

    It holds numbers, texts, tuples and frozen sets only, so that a copy is one call; one that holds lists has
    a method `copy`. To ask what would happen, build such a value; never change the state and put it back.
    """

    if TYPE_CHECKING:

        def __copy__(self) -> Self:
            """A copy."""

"""Slots, copies and fields of the states are as their declarations say."""

from __future__ import annotations

from typing import Annotated

import msgspec
import pytest

from orrery.core import State, Zones
from orrery.core.fields import BEGIN, DERIVED, SHARED, copying, renewed, rewritten

STATES = [
    "orrery.games.space_base.state",
    "orrery.games.risk.state",
    "orrery.games.starcraft.state",
    "tests.core.counting",
]


class Plain(msgspec.Struct):
    number: int = 0


class Frozen(msgspec.Struct, frozen=True):
    numbers: list[int]


class Deep(msgspec.Struct):
    numbers: list[int]


@pytest.mark.parametrize("name", STATES)
def test_what_was_made_fits_the_declaration(name: str) -> None:
    path, source = renewed(name)
    assert path.read_text(encoding="utf-8") == source, "run make fields"


@pytest.mark.parametrize(
    ("kind", "expression"),
    [
        (int, "self.x"),
        (tuple[int, ...], "self.x"),
        (frozenset[int], "self.x"),
        (int | None, "self.x"),
        (int | str, "self.x"),
        (list[int], "self.x.copy()"),
        (list[tuple[int, ...]], "self.x.copy()"),
        (list[list[int]], "[each.copy() for each in self.x]"),
        (dict[int, int], "self.x.copy()"),
        (dict[int, list[int]], "{key: each.copy() for key, each in self.x.items()}"),
        (Plain, "self.x.__copy__()"),
        (Plain | None, "self.x.__copy__() if self.x is not None else None"),
        (Frozen, "self.x"),
        (Zones, "self.x.copy()"),
        (Annotated[list[int], SHARED], "self.x"),
        (Annotated[list[int], DERIVED], "self.x.copy()"),
    ],
)
def test_each_kind_of_field_has_its_copy(kind: object, expression: str) -> None:
    assert copying("x", kind) == expression


@pytest.mark.parametrize("kind", [Deep, object, int | list[int], list[int] | dict[int, int]])
def test_fields_that_cannot_be_copied_are_refused(kind: object) -> None:
    with pytest.raises(TypeError):
        copying("x", kind)


class Undeclared(State):
    number: int


def test_a_state_without_made_code_says_what_to_do() -> None:
    with pytest.raises(TypeError, match="run make fields"):
        Undeclared().copy()
    with pytest.raises(TypeError, match="run make fields"):
        Undeclared().dump()
    with pytest.raises(ValueError, match="put the lines"):
        rewritten("nothing", Undeclared)
    assert BEGIN in rewritten(f"{BEGIN}\n    # End of what was made.\n", Undeclared)

"""Writes a state's slots, copy and fields from its declaration: `make fields`.

A state declares its fields once, as annotations:

    class ShipState(State):
        catalog: Annotated[Catalog, SHARED]      # fixed by the set-up: not copied, not dumped
        cargo: list[int]                         # copied as a list
        crates: bytearray                        # many numbers from 0 to 255: copied at once, a list in dumps
        decks: list[list[int]]                   # copied list by list
        held: Annotated[list[int], DERIVED]      # copied, but not dumped: `derive` works it out after loading
        turn: Turn                               # a `Value` (core/values.py): copied as such
        place: int                               # numbers, texts, tuples and frozen structs need no copy

The code made from it stands in the same file, between two marks, and is checked in: it runs fast, it can be compiled,
and a test sees to it that it fits the declaration.
"""

from __future__ import annotations

import importlib
import inspect
import sys
import types
from pathlib import Path
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec

from orrery.core.state import State

SHARED = "shared"
"""Fixed by the set-up: the same object in every copy, and no part of a dump."""
DERIVED = "derived"
"""Follows from other fields: copied, but no part of a dump."""

BEGIN = "    # Made from the declaration by `make fields`."
END = "    # End of what was made."


def written_types(state: type[State]) -> dict[str, Any]:
    """The annotations of a state class and of the parts it is put together from, as they are written there.

    A big state can be declared in parts, each a class with its queries and empty slots; the last gets the made code.
    """
    parts = [part for part in reversed(state.__mro__) if issubclass(part, State) and part is not State]
    return {name: text for part in parts for name, text in vars(part).get("__annotations__", {}).items()}


def declared(state: type[State]) -> dict[str, Any]:
    """The fields a state class declares, with their types and marks."""
    hints = get_type_hints(state, include_extras=True)
    return {name: hints[name] for name in written_types(state)}


def _plain(hint: Any) -> tuple[Any, str]:
    """A type and its mark, if it has one."""
    if get_origin(hint) is Annotated:
        kind, *marks = get_args(hint)
        return kind, next((mark for mark in marks if mark in (SHARED, DERIVED)), "")
    return hint, ""


def copying(name: str, hint: Any) -> str:
    """The expression that copies a field."""
    kind, mark = _plain(hint)
    source = f"self.{name}"
    if mark == SHARED:
        return source
    return _copy(source, kind)


def _copy(source: str, kind: Any) -> str:
    origin = get_origin(kind)
    if origin in (Union, types.UnionType):
        parts = [part for part in get_args(kind) if part is not type(None)]
        if len(parts) == 1:
            inner = _copy(source, parts[0])
            return source if inner == source else f"{inner} if {source} is not None else None"
        if all(_copy("x", part) == "x" for part in parts):
            return source
        raise TypeError(f"{source}: no way to copy {kind}")
    if origin is list:
        (element,) = get_args(kind)
        inner = _copy("each", element)
        return f"{source}.copy()" if inner == "each" else f"[{inner} for each in {source}]"
    if origin is dict:
        _, element = get_args(kind)
        inner = _copy("each", element)
        return f"{source}.copy()" if inner == "each" else f"{{key: {inner} for key, each in {source}.items()}}"
    if origin in (tuple, frozenset) or kind in (int, bool, str, float):
        return source
    if inspect.isclass(kind) and hasattr(kind, "copy"):
        return f"{source}.copy()"
    if inspect.isclass(kind) and issubclass(kind, msgspec.Struct):
        if kind.__struct_config__.frozen:
            return source
        for field in msgspec.structs.fields(kind):
            if _copy("x", field.type) != "x":
                raise TypeError(f"{kind.__name__}.{field.name} can change inside: give {kind.__name__} a method copy")
        return f"{source}.__copy__()"
    raise TypeError(f"{source}: no way to copy {kind}")


def written(state: type[State]) -> str:
    """The lines made from a state's declaration, marks included."""
    fields = declared(state)
    slots = "".join(f'        "{name}",\n' for name in sorted(fields))
    copies = "".join(f"        twin.{name} = {copying(name, hint)}\n" for name, hint in fields.items())
    texts = written_types(state)
    kept = ""
    for name, hint in fields.items():
        kind, mark = _plain(hint)
        if not mark:
            text = texts[name] if isinstance(texts[name], str) else inspect.formatannotation(kind)
            kept += f'            "{name}": {text},\n'
    return (
        f"{BEGIN}\n"
        f"    __slots__ = (\n{slots}    )\n\n"
        f"    def copy(self) -> {state.__name__}:\n"
        f'        """An independent copy, with no chance and no listeners of its own yet."""\n'
        f"        twin = {state.__name__}()\n"
        f"        twin.agenda = self.agenda.copy()\n"
        f"        twin.seats = self.seats\n"
        f"{copies}"
        f"        return twin\n\n"
        f"    def fields(self) -> dict[str, Any]:\n"
        f'        """The fields that change in play, with their types."""\n'
        f"        return {{\n{kept}        }}\n\n"
        f"{END}\n"
    )


def rewritten(source: str, state: type[State]) -> str:
    """A module's source with the lines between the two marks as they should be."""
    begin = source.find(BEGIN)
    if begin < 0:
        raise ValueError(f"{state.__name__}: put the lines\n{BEGIN}\n{END}\ninto the class where the code shall stand")
    end = source.index(END, begin) + len(END) + 1
    return source[:begin] + written(state) + source[end:]


def renewed(name: str) -> tuple[Path, str]:
    """A module with a state, by its name: its file, and the source that should stand there."""
    module = importlib.import_module(name)
    assert module.__file__ is not None
    path = Path(module.__file__)
    source = path.read_text(encoding="utf-8")
    for state in vars(module).values():
        if inspect.isclass(state) and issubclass(state, State) and state.__module__ == name:
            source = rewritten(source, state)
    return path, source


def main(modules: list[str]) -> None:
    """Write the made lines of the states in these modules."""
    for name in modules:
        path, source = renewed(name)
        path.write_text(source, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])

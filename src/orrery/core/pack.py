"""Component data: TOML files of rows, with an owner's pack of corrections laid over them.

A game says which files it has, which tables of rows stand in each, and which fields name a row:

    LAYOUT = {"cards.toml": {"card": ("id",)}}

Everything that is wrong is refused with its file, row and field.
"""

from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from orrery.core.errors import BadPack

Layout = dict[str, dict[str, tuple[str, ...]]]
"""File -> table -> the fields that name a row."""
Texts = tuple[tuple[str, str], ...]
"""The files of a pack: name and text. It can be hashed, so that what is made from it can be cached."""
Located = tuple[str, dict[str, Any]]
"""Where a row stands, for errors; and the row."""
Rows = dict[str, Located]
"""The rows of a table by their names."""
Shape = TypeVar("Shape", bound=msgspec.Struct)


def read_pack(pack: Path | None, layout: Layout) -> Texts:
    """The texts of an owner's corrections; nothing if there is no pack."""
    if pack is None:
        return ()
    if not pack.is_dir():
        raise BadPack(f"{pack}: no such folder")
    files = [file for file in layout if (pack / file).is_file()]
    if not files:
        wanted = f"a file {next(iter(layout))}" if len(layout) == 1 else f"one or more of {', '.join(layout)}"
        raise BadPack(f"{pack}: a pack for this game holds {wanted}")
    return tuple((file, _text(pack / file)) for file in files)


def read_data(folder: Path, layout: Layout, pack: Texts = ()) -> dict[str, Rows]:
    """All rows of a game by table, corrected by a pack."""
    tables: dict[str, Rows] = {}
    for file, keys in layout.items():
        tables.update(_read_tables(file, _text(folder / file), keys))
    for file, text in pack:
        for table, corrections in _read_tables(file, text, layout[file]).items():
            _correct(table, layout[file][table], tables[table], corrections)
    return tables


def digest(tables: dict[str, Rows]) -> str:
    """A short hash of all rows: equal for equal data."""
    sum_of_all = hashlib.sha256()
    for rows in tables.values():
        sum_of_all.update(msgspec.json.encode([row for _, row in rows.values()]))
    return sum_of_all.hexdigest()[:16]


def shaped(located: Located, shape: type[Shape]) -> Shape:
    """A row in the shape its table asks for."""
    where, row = located
    try:
        return msgspec.convert(row, shape)
    except msgspec.ValidationError as error:
        what, _, field = str(error).partition(" - at `$.")
        if field:
            raise BadPack(f"{where}, field '{field.rstrip('`')}': {what}") from None
        raise BadPack(f"{where}: {what}") from None


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadPack(f"{path.name}: cannot be read: {error}") from None


def _read_tables(file: str, text: str, keys: dict[str, tuple[str, ...]]) -> dict[str, Rows]:
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadPack(f"{file}: not valid TOML: {error}") from None
    if not document or set(document) - set(keys) or not all(isinstance(rows, list) for rows in document.values()):
        *others, last = (f"[[{table}]]" for table in keys)
        names = f"{', '.join(others)} and {last}" if others else last
        raise BadPack(f"{file}: it must hold {names} rows and nothing else")
    return {
        table: _read_rows(f"{file}, row" if len(keys) == 1 else f"{file}, {table} row", table, rows, keys[table])
        for table, rows in document.items()
    }


def _read_rows(place: str, table: str, rows: list[Any], key: tuple[str, ...]) -> Rows:
    found: Rows = {}
    for number, row in enumerate(rows, start=1):
        where = f"{place} {number}"
        for field in key:
            if not isinstance(row, dict) or not isinstance(row.get(field), str | int):
                raise BadPack(f"{where}: field '{field}' is missing")
        name = " ".join(str(row[field]) for field in key)
        if name in found:
            raise BadPack(f"{where} ({name}): this {table} has a row already")
        found[name] = (f"{where} ({name})", row)
    return found


def _correct(table: str, key: tuple[str, ...], rows: Rows, corrections: Rows) -> None:
    """Lay an owner's corrections over the rows of a table: only what a row gives changes."""
    for name, (where, correction) in corrections.items():
        if name not in rows:
            raise BadPack(f"{where}, field '{key[-1]}': there is no such {table} to correct")
        if "source" not in correction:
            raise BadPack(f"{where}: field 'source' is missing: say where the correction comes from")
        rows[name] = (where, {**rows[name][1], "confidence": "owner", **correction})

"""Component data: TOML files of rows, with an owner's pack of corrections laid over them.

A game says which files it has, which tables of rows stand in each, and which fields name a row:

    LAYOUT = {"cards.toml": {"card": ("id",)}}

A game with an expansion keeps the rows of all its sets in the same files. Each row then says in its field `set` which
sets use it (`base`, `brood_war`, `base+brood_war`), and a match takes the rows of its own set.

Everything that is wrong is refused with its file, row and field.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from orrery.core.errors import BadPack, UnknownName

Layout = dict[str, dict[str, tuple[str, ...]]]
"""File -> table -> the fields that name a row."""
Texts = tuple[tuple[str, str], ...]
"""The files of a pack: name and text. It can be hashed, so that what is made from it can be cached."""
Located = tuple[str, dict[str, Any]]
"""Where a row stands, for errors; and the row."""
Rows = dict[str, Located]
"""The rows of a table by their names."""
Shape = TypeVar("Shape", bound=msgspec.Struct)


class Pack(msgspec.Struct, frozen=True):
    """An owner's corrections: what they are called, and the texts of their files."""

    name: str
    texts: Texts

    @property
    def digest(self) -> str:
        """A short hash of the texts, by which a record tells with which corrections it was played."""
        return hashlib.sha256(msgspec.json.encode(self.texts)).hexdigest()[:16]

    @classmethod
    def read(cls, folder: Path, layout: Layout, name: str = "") -> Pack:
        """The corrections in a folder, for a game with this layout; called like the folder unless told otherwise."""
        return cls(name or folder.resolve().name, read_pack(folder, layout))


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


def read_data(
    folder: Path, layout: Layout, pack: Texts = (), sets: str | None = None, known: Sequence[str] = ()
) -> dict[str, Rows]:
    """All rows of a game by table, corrected by a pack.

    With `sets`, one of the `known` ones, only the rows of that set. A correction means every row of its name, or with a
    field `set` those of these sets; one that means no row of the set asked for is checked and changes nothing.
    """
    if sets is not None and sets not in known:
        raise UnknownName("set", sets, list(known))
    ours = [entry for file in layout for entry in _entries(file, _text(folder / file), layout[file])]
    owners = [entry for file, text in pack for entry in _entries(file, text, layout[file])]
    if sets is None:
        tables = _tables(ours)
        _correct({None: tables}, owners)
        return tables
    _check_sets(ours, known, needed=True)
    _check_sets(owners, known, needed=False)
    layers: dict[str | None, dict[str, Rows]] = {layer: _tables(ours, layer) for layer in known}
    _correct(layers, owners)
    return layers[sets]


def digest(tables: dict[str, Rows]) -> str:
    """A short hash of all rows: equal for equal data. A table of which a set has no rows adds nothing."""
    sum_of_all = hashlib.sha256()
    for rows in filter(None, tables.values()):
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


class _Entry(NamedTuple):
    """A row of a file: its table, its name there, the field that ends the name, where it stands, and itself."""

    table: str
    name: str
    field: str
    where: str
    row: dict[str, Any]

    def belongs_to(self, layer: str | None) -> bool:
        """Whether a set uses the row; without sets, and without a field `set`, every one does."""
        return layer is None or "set" not in self.row or layer in self.row["set"].split("+")


def _entries(file: str, text: str, keys: dict[str, tuple[str, ...]]) -> list[_Entry]:
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadPack(f"{file}: not valid TOML: {error}") from None
    if not document or set(document) - set(keys) or not all(isinstance(rows, list) for rows in document.values()):
        *others, last = (f"[[{table}]]" for table in keys)
        names = f"{', '.join(others)} and {last}" if others else last
        raise BadPack(f"{file}: it must hold {names} rows and nothing else")
    return [
        _entry(f"{file}, row {number}" if len(keys) == 1 else f"{file}, {table} row {number}", table, row, keys[table])
        for table, rows in document.items()
        for number, row in enumerate(rows, start=1)
    ]


def _entry(where: str, table: str, row: Any, key: tuple[str, ...]) -> _Entry:
    for field in key:
        if not isinstance(row, dict) or not isinstance(row.get(field), str | int):
            raise BadPack(f"{where}: field '{field}' is missing")
    name = " ".join(str(row[field]) for field in key)
    return _Entry(table, name, key[-1], f"{where} ({name})", row)


def _check_sets(entries: list[_Entry], known: Sequence[str], *, needed: bool) -> None:
    """A row names sets of the game; our rows must, an owner's may."""
    for entry in entries:
        sets = entry.row.get("set")
        if sets is None and needed:
            raise BadPack(f"{entry.where}: field 'set' is missing")
        if sets is not None and not (isinstance(sets, str) and set(sets.split("+")) <= set(known)):
            raise BadPack(f"{entry.where}, field 'set': it names {' or '.join(known)}, or several joined by '+'")


def _tables(entries: list[_Entry], layer: str | None = None) -> dict[str, Rows]:
    """The rows by table and name; those of one set, if one is asked for."""
    tables: dict[str, Rows] = {}
    for entry in entries:
        rows = tables.setdefault(entry.table, {})
        if entry.belongs_to(layer):
            _check_single(entry, rows, layer)
            rows[entry.name] = (entry.where, entry.row)
    return tables


def _check_single(entry: _Entry, rows: Rows, layer: str | None) -> None:
    if entry.name not in rows:
        return
    if layer is None:
        raise BadPack(f"{entry.where}: this {entry.table} has a row already")
    raise BadPack(f"{entry.where}, field '{entry.field}': this {entry.table} has a row already in the set '{layer}'")


def _correct(layers: dict[str | None, dict[str, Rows]], corrections: list[_Entry]) -> None:
    """Lay an owner's corrections over the rows they mean: only what a correction gives changes."""
    for layer in layers:
        _tables(corrections, layer)  # refuses two corrections of one row
    for entry in corrections:
        found = [
            rows
            for layer, tables in layers.items()
            if entry.belongs_to(layer) and entry.name in (rows := tables[entry.table])
        ]
        if not found:
            raise BadPack(f"{entry.where}, field '{entry.field}': there is no such {entry.table} to correct")
        if "source" not in entry.row:
            raise BadPack(f"{entry.where}: field 'source' is missing: say where the correction comes from")
        for rows in found:
            row = rows[entry.name][1]
            which = {"set": row["set"]} if None not in layers else {}
            rows[entry.name] = (entry.where, {**row, "confidence": "owner", **entry.row, **which})

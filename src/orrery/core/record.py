"""Records: a match as a file of JSON lines, to be replayed, shown and verified. See docs/records.md."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from orrery.core.decision import as_choice
from orrery.core.errors import BadChoice, BadRecord, OrreryError
from orrery.core.game import Game, Result
from orrery.core.log import Entry, Item, Undo
from orrery.core.pack import Pack

if TYPE_CHECKING:
    from orrery.core.match import Match

FORMAT = 2
"""What is written. Format 1 is read, too: see `upgrade.py`."""
FORMATS = (1, 2)


class PackName(msgspec.Struct, frozen=True):
    """Which owner's corrections a match was played with."""

    name: str
    hash: str


class Header(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The first line of a record: everything the match was set up with."""

    orrery: int
    game: str
    rules: str
    data: str
    options: dict[str, Any]
    seats: int
    names: list[str]
    seed: str
    seed_hash: str
    pack: PackName | None = None

    def check(self, game: Game[Any]) -> None:
        """Refuse a record of another game or other rules."""
        if self.game != game.id:
            raise BadRecord(f"this is a record of {self.game}, not of {game.id}")
        if self.rules != game.rules.version:
            raise BadRecord(f"it was made under rules version {self.rules}; this is version {game.rules.version}")

    def check_pack(self, pack: Pack | None) -> Pack | None:
        """The pack that is given, if it is the one the match was played with. (Format 1 does not name it.)"""
        if self.pack is None:
            return pack
        if pack is None:
            raise BadRecord(f"it was played with the data pack '{self.pack.name}'; give it with --pack")
        if pack.digest != self.pack.hash:
            raise BadRecord(f"the data pack '{pack.name}' is not what it was played with: '{self.pack.name}' differed")
        return pack


class Closing(msgspec.Struct, frozen=True):
    """The last line of a record: how the match stood, and a checksum of all lines before this one."""

    result: Result | None
    state: str
    checksum: str


def item_to_json(item: Item) -> dict[str, Any]:
    """A choice or an undo as one line of a record."""
    if isinstance(item, Undo):
        return {"seat": item.seat, "undo": item.count}
    line: dict[str, Any] = {"seat": item.seat, "choice": list(item.choice)}
    if item.aside:
        line["aside"] = True
    if item.chance:
        line["chance"] = list(item.chance)
    if item.final:
        line["final"] = True
    if item.auto:
        line["auto"] = True
    return line


def item_from_json(line: Any) -> Item:
    """The choice or undo that a line of a record tells of."""
    if not isinstance(line, dict) or not _is_whole(line.get("seat")):
        raise BadRecord("a choice needs a seat")
    if "undo" in line:
        if not _is_whole(line["undo"]):
            raise BadRecord("'undo' must say how many choices were taken back")
        return Undo(line["seat"], line["undo"])
    chance = line.get("chance", [])
    if not isinstance(chance, list) or not all(_is_whole(outcome) for outcome in chance):
        raise BadRecord("'chance' must be a list of whole numbers")
    aside, final, auto = (line.get(mark) is True for mark in ("aside", "final", "auto"))
    try:
        return Entry(line["seat"], as_choice(line.get("choice")), aside, tuple(chance), final, auto)
    except BadChoice as error:
        raise BadRecord(str(error)) from None


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def state_digest(dump: dict[str, Any]) -> str:
    """A fingerprint of a state."""
    return hashlib.sha256(msgspec.json.encode(dump, order="sorted")).hexdigest()[:32]


class Record:
    """The course of a match.

    >>> import orrery
    >>> match = orrery.Match(orrery.game("space-base"), seats=2, seed=5)
    >>> match.play(0, ("sum",))
    >>> record = Record.parse(match.record().text())
    >>> record.replay(match.game).waiting
    [1]
    """

    def __init__(
        self,
        header: Header,
        start_chance: tuple[int, ...],
        items: list[Item],
        result: Result | None,
        state: dict[str, Any] | str,
    ) -> None:
        self.header = header
        self.start_chance = start_chance
        self.items = items
        self.result = result
        self.state = state if isinstance(state, str) else state_digest(state)

    def text(self) -> str:
        """The record as JSON lines."""
        lines: list[object] = [self.header, {"chance": list(self.start_chance)}]
        lines.extend(item_to_json(item) for item in self.items)
        body = b"".join(msgspec.json.encode(line) + b"\n" for line in lines)
        closing = Closing(self.result, self.state, _checksum(body))
        return (body + msgspec.json.encode(closing) + b"\n").decode()

    def write(self, path: Path) -> None:
        """Write the record to a file."""
        path.write_text(self.text(), encoding="utf-8")

    @classmethod
    def read(cls, path: Path) -> Record:
        """Read a record from a file."""
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            raise BadRecord(f"{path}: not a record: it is not text") from None
        except OSError as error:
            raise BadRecord(f"{path}: {error.strerror}") from None
        try:
            return cls.parse(text)
        except BadRecord as error:
            raise BadRecord(f"{path}: {error}") from None

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record from its text, checking that it is whole and unchanged."""
        lines = text.splitlines()
        header = _header(lines[0] if lines else "")
        if len(lines) < 3 or not text.endswith("\n"):
            raise BadRecord(f"cut off at line {len(lines)}: the closing line is missing")
        try:
            closing = msgspec.json.decode(lines[-1], type=Closing)
        except msgspec.MsgspecError:
            raise BadRecord(f"cut off at line {len(lines)}: the closing line is missing") from None
        start_chance = _start_chance(lines[1])
        items: list[Item] = []
        for number, line in enumerate(lines[2:-1], start=3):
            try:
                items.append(item_from_json(_line(line)))
            except BadRecord as error:
                raise BadRecord(f"line {number}: {error}") from None
        body = text[: len(text) - len(lines[-1]) - 1]
        if _checksum(body.encode()) != closing.checksum:
            raise BadRecord(f"line {len(lines)}: the checksum does not fit; the record was edited or damaged")
        return cls(header, start_chance, items, closing.result, closing.state)

    def replay(
        self, game: Game[Any], at: int | None = None, *, narrate: bool = True, pack: Pack | None = None
    ) -> Match[Any]:
        """The match after the first `at` lines of play (all of them by default), from the recorded chance."""
        return self._enact(game, at, narrate, pack, from_seed=False)

    def verify(self, game: Game[Any], *, pack: Pack | None = None) -> Match[Any]:
        """Play the match anew from its seed, and check that every outcome and the end are as recorded.

        A record of format 1 describes its last position as that release saw it, so that is not compared.
        """
        match = self._enact(game, None, False, pack, from_seed=True)
        if self.header.orrery == FORMAT and state_digest(match.state.dump()) != self.state:
            raise BadRecord("replayed, it ends in another position than it says")
        result = match.result if match.over else None
        if self.header.orrery != FORMAT and result is not None:
            result = msgspec.structs.replace(result, places=[])  # which format 1 did not tell
        if result != self.result:
            raise BadRecord("replayed, it ends with another result than it says")
        return match

    def _enact(
        self, game: Game[Any], at: int | None, narrate: bool, pack: Pack | None, *, from_seed: bool
    ) -> Match[Any]:
        from orrery.core.match import Match  # a match makes records, a record makes matches
        from orrery.core.upgrade import Upgrading

        if at is not None and not 0 <= at <= len(self.items):
            raise BadRecord(f"there is no line of play {at}; they run from 0 to {len(self.items)}")
        match = Match.from_header(game, self.header, () if from_seed else self.start_chance, narrate, pack)
        if match.start_chance != self.start_chance:
            raise BadRecord("line 2: these outcomes do not come from the seed")
        enact = match.enact if self.header.orrery == FORMAT else Upgrading(match).enact
        for number, item in enumerate(self.items[:at], start=3):
            try:
                enact(item, from_seed=from_seed)
            except OrreryError as error:
                raise BadRecord(f"line {number}: {error}") from None
        return match


def _checksum(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()[:32]


def _line(line: str) -> Any:
    try:
        return msgspec.json.decode(line)
    except msgspec.MsgspecError:
        raise BadRecord("not JSON") from None


def _start_chance(line: str) -> tuple[int, ...]:
    try:
        outcomes = _line(line)["chance"]
    except (BadRecord, TypeError, KeyError):
        outcomes = None
    if not isinstance(outcomes, list) or not all(_is_whole(outcome) for outcome in outcomes):
        raise BadRecord("line 2: the chance before the first choice is missing")
    return tuple(outcomes)


def _header(line: str) -> Header:
    try:
        header = msgspec.json.decode(line, type=Header)
    except msgspec.MsgspecError:
        raise BadRecord("not a record: its first line is no record header") from None
    if header.orrery not in FORMATS:
        known = " and ".join(str(number) for number in FORMATS)
        raise BadRecord(f"line 1: record format {header.orrery}; this version reads formats {known}")
    return header

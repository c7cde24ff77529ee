"""What is new in an update, so that a browser which knows the last one need not be sent all of it again."""

from __future__ import annotations

from typing import Any

import msgspec

from orrery.server.schemas import Put

_write = msgspec.json.Encoder()

Path = list[str | int]


def compare(before: Any, after: Any) -> tuple[list[Put], list[Path]]:
    """What to put where in one thing made of JSON, and what to drop from it, so that it becomes another.

    A list of another length is put whole, and so is whatever is shorter to say as a whole.

    >>> before = {"round": 1, "units": [30, 10, 20, 40, 50, 60], "battle": {}}
    >>> compare(before, {"round": 2, "units": [30, 10, 20, 40, 50, 0]})
    ([(['round'], 2), (['units', 5], 0)], [['battle']])
    """
    put: list[Put] = []
    drop: list[Path] = []
    _compare_objects(before, after, [], put, drop)
    return put, drop


def _compare(before: Any, after: Any, path: Path, put: list[Put], drop: list[Path]) -> None:
    parts: list[Put] = []
    gone: list[Path] = []
    if isinstance(before, dict) and isinstance(after, dict):
        _compare_objects(before, after, path, parts, gone)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for place, (old, new) in enumerate(zip(before, after, strict=True)):
            if old != new:
                _compare(old, new, [*path, place], parts, gone)
    else:
        put.append((path, after))
        return
    if len(_write.encode((parts, gone))) < len(_write.encode((path, after))):
        put += parts
        drop += gone
    else:
        put.append((path, after))


def _compare_objects(
    before: dict[str, Any], after: dict[str, Any], path: Path, put: list[Put], drop: list[Path]
) -> None:
    for name, new in after.items():
        if name not in before:
            put.append(([*path, name], new))
        elif before[name] != new:
            _compare(before[name], new, [*path, name], put, drop)
    drop += [[*path, name] for name in before if name not in after]

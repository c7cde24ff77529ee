"""Files that commands are to write."""

from __future__ import annotations

from pathlib import Path

from orrery.core import OrreryError


def check_writable(path: Path) -> None:
    """Refuse a file that cannot be written, before the work begins rather than after it."""
    if path.is_dir():
        raise OrreryError(f"{path}: this is a folder; a file name is needed")
    if not path.resolve().parent.is_dir():
        raise OrreryError(f"{path}: its folder does not exist")

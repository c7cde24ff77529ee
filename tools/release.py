"""`make release`: whether version, changelog and work tree agree, and what to do then. It publishes nothing.

The version is written in `src/orrery/__init__.py` and nowhere else. Its part of the changelog must have a date, nothing
may stand under [Unreleased] any more, everything must be committed, and there must be no such tag yet.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
SOURCE = Path("src/orrery/__init__.py")
VERSION = re.compile(r'^__version__ = "([^"]*)"$', re.MULTILINE)
NUMBERS = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)")
HEADING = re.compile(r"^## \[([^\]]*)\](?: - (.*))?$", re.MULTILINE)

NEXT = """\
Version, changelog and work tree agree: {version} can be released. What is left to do:

  1. make test
  2. git tag -a v{version} -m "Orrery {version}"
  3. git push origin v{version}
  4. build the package with the client in it: make client, then {pip} wheel --no-deps -w dist .
"""


@dataclass(frozen=True)
class Part:
    """One version's part of the changelog: its heading and what stands below."""

    name: str
    day: str
    text: str


@dataclass(frozen=True)
class Tree:
    """What a release is judged by."""

    version: str
    described: str
    """The version in the server's description, from which the client takes it."""
    changelog: tuple[Part, ...]
    changed: tuple[str, ...]
    """What is not committed, as git lists it."""
    tags: frozenset[str]


def parts(changelog: str) -> tuple[Part, ...]:
    """The parts of a changelog, newest first."""
    headings = list(HEADING.finditer(changelog))
    ends = [heading.start() for heading in headings[1:]] + [len(changelog)]
    return tuple(
        Part(heading[1], heading[2] or "", changelog[heading.end() : end].strip())
        for heading, end in zip(headings, ends, strict=True)
    )


def look(top: Path) -> Tree:
    """Read a work tree."""
    written = VERSION.search((top / SOURCE).read_text(encoding="utf-8"))
    description = json.loads((top / "web" / "openapi.json").read_text(encoding="utf-8"))
    return Tree(
        written[1] if written else "",
        description["info"]["version"],
        parts((top / "CHANGELOG.md").read_text(encoding="utf-8")),
        tuple(git(top, "status", "--porcelain")),
        frozenset(git(top, "tag", "--list")),
    )


def git(top: Path, *arguments: str) -> list[str]:
    """What git answers, line by line."""
    return subprocess.run(["git", *arguments], cwd=top, check=True, capture_output=True, text=True).stdout.splitlines()


def faults(tree: Tree) -> list[str]:
    """Everything that speaks against a release, each with what would be right; nothing if all agrees."""
    return [*of_version(tree), *of_changelog(tree), *of_git(tree)]


def of_version(tree: Tree) -> Iterator[str]:
    """What is wrong with the version itself."""
    if not NUMBERS.fullmatch(tree.version):
        yield f"{SOURCE}: the version is '{tree.version}'; it is three numbers, such as __version__ = \"0.2.0\""
    if tree.described != tree.version:
        yield f"web/openapi.json: says {tree.described}, the version is {tree.version}; make types writes it anew"


def of_changelog(tree: Tree) -> Iterator[str]:
    """What is wrong with the changelog."""
    if [part.name for part in tree.changelog[:2]] != ["Unreleased", tree.version]:
        yield (
            f"CHANGELOG.md: begins with ## [Unreleased], with nothing below it, and then ## [{tree.version}]; "
            f"it begins with {', '.join(f'[{part.name}]' for part in tree.changelog[:2]) or 'no part at all'}"
        )
        return
    unreleased, released = tree.changelog[:2]
    if unreleased.text:
        yield "CHANGELOG.md: something stands under [Unreleased]; it belongs under a version, or the version rises"
    if not is_day(released.day):
        yield f"CHANGELOG.md: [{released.name}] has the day '{released.day}'; it is written like {date.today()}"
    if "\n- " not in f"\n{released.text}":
        yield f"CHANGELOG.md: nothing stands under [{released.name}]; say what changed for those who use it"
    yield from of_earlier_versions(tree)


def of_earlier_versions(tree: Tree) -> Iterator[str]:
    """What is wrong with the order of versions and with their days."""
    for newer, older in zip(tree.changelog[1:], tree.changelog[2:], strict=False):
        if numbers(older.name) >= numbers(newer.name):
            yield f"CHANGELOG.md: [{older.name}] stands below [{newer.name}]; versions fall from top to bottom"
        if not is_day(older.day):
            yield f"CHANGELOG.md: [{older.name}] has the day '{older.day}'; it is written like {date.today()}"


def of_git(tree: Tree) -> Iterator[str]:
    """What is not committed, or was released before."""
    if tree.changed:
        more = f" and {len(tree.changed) - 3} more" if len(tree.changed) > 3 else ""
        shown = ", ".join(line[3:] for line in tree.changed[:3])
        yield f"git: not committed: {shown}{more}; a release is made from a clean tree"
    if f"v{tree.version}" in tree.tags:
        yield f"git: there is a tag v{tree.version} already; raise the version in {SOURCE}"


def is_day(text: str) -> bool:
    """Whether a text is a day like 2026-11-16."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def numbers(version: str) -> tuple[int, ...]:
    """A version as numbers that can be compared; what is none comes before all others."""
    found = NUMBERS.fullmatch(version)
    return tuple(map(int, found.groups())) if found else ()


def main() -> int:
    """Check, and say what is wrong or what to do."""
    tree = look(TOP)
    found = faults(tree)
    if found:
        print(f"{tree.version} cannot be released yet:\n", *(f"  - {fault}" for fault in found), sep="\n")
        return 1
    print(NEXT.format(version=tree.version, pip=".venv/bin/pip"), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())

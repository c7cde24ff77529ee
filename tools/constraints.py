"""`make constraints`: the versions of all dependencies that are installed here, as a constraints file for pip.

    python tools/constraints.py > constraints.txt

Only names and versions are written, so that the file works with whatever index a machine uses. Listed is what Orrery
needs, with its extras, and what that needs in turn; other things that happen to be installed are left out.
"""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, distribution

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

EXTRAS = ("cluster", "test", "draw", "bench")
"""Installed into `.venv`; what only `make mutation`, `make hooks` or a missing Node fetch is left free."""
HEAD = """\
# The versions with which Orrery was last tested. Written by `make constraints`; see CONTRIBUTING.md.
"""


def pins(package: str = "orrery", extras: tuple[str, ...] = EXTRAS) -> dict[str, str]:
    """Everything that a package needs here, directly or not: names and installed versions."""
    found: dict[str, str] = {}
    seen: set[tuple[str, str]] = set()
    waiting = [(package, extra) for extra in ("", *extras)]
    while waiting:
        name, extra = waiting.pop()
        if (name, extra) in seen:
            continue
        seen.add((name, extra))
        try:
            installed = distribution(name)
        except PackageNotFoundError:
            raise SystemExit(f"{name} is not installed here: run make bench once, then make constraints") from None
        if name != package:
            found[name] = installed.version
        for requirement in map(Requirement, installed.requires or ()):
            if requirement.marker is None or requirement.marker.evaluate({"extra": extra}):
                waiting += [(canonicalize_name(requirement.name), wanted) for wanted in ("", *requirement.extras)]
    return found


def constraints(versions: dict[str, str]) -> str:
    """A constraints file with these versions, by name."""
    return HEAD + "".join(f"{name}=={version}\n" for name, version in sorted(versions.items()))


if __name__ == "__main__":
    print(constraints(pins()), end="")

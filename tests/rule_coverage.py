"""`make rules`: which rules of the checklists in docs/rules have a test that names them."""

from __future__ import annotations

import contextlib
import io
import re
import sys
from pathlib import Path

import pytest

from orrery import GAMES

TOP = Path(__file__).resolve().parent.parent
RULE = re.compile(r"\*\*([A-Z0-9]{2}-[A-Z0-9]+-\d+)\*\*")
"""A rule: its id in bold at the head of its entry."""
RULING = re.compile(r"^\| ([A-Z0-9]{2}-AMB-\d+) \|", re.MULTILINE)
"""A ruling on an ambiguous point: its id in the first column of the table."""


CHECKLISTS = (*GAMES, "brood-war")
"""Every game has a checklist, and so has the expansion of StarCraft."""


class Collector:
    """Notes the rule ids that the collected tests carry."""

    def __init__(self) -> None:
        self.ids: set[str] = set()
        self.nameless: list[str] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            for mark in item.iter_markers("rule"):
                self.ids.update(mark.args)
                if not mark.args:
                    self.nameless.append(item.nodeid)


def tested_ids() -> Collector:
    collector = Collector()
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        code = pytest.main(["--collect-only", "-q", "-p", "no:cacheprovider", str(TOP / "tests")], plugins=[collector])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        sys.exit(output.getvalue())
    return collector


def main() -> int:
    collector = tested_ids()
    tested, complete = collector.ids, not collector.nameless
    known: set[str] = set()
    for game in CHECKLISTS:
        text = (TOP / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
        for what, pattern in (("rules", RULE), ("rulings", RULING)):
            ids = sorted(set(pattern.findall(text)))
            known.update(ids)
            missing = [rule for rule in ids if rule not in tested]
            print(f"{game}: {len(ids) - len(missing)} of {len(ids)} {what} tested")
            if missing:
                complete = False
                print("  without a test: " + ", ".join(missing))
    for rule in sorted(tested - known):
        complete = False
        print(f"a test names {rule}, which no checklist has")
    return 0 if complete else 1


if __name__ == "__main__":
    sys.exit(main())

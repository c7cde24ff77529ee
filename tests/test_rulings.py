"""The READMEs of the games tell every ruling of their checklists, and what each version of the rules has changed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import orrery

TOP = Path(__file__).resolve().parent.parent
ROW = re.compile(r"^\| ([A-Z]{2}-AMB-\d+) \| (.+?) \| (.+) \|$", re.MULTILINE)
"""A ruling: its id, the question, the answer."""
GAMES = ("space-base", "risk")


def readme(game: str) -> str:
    return (TOP / "src/orrery/games" / game.replace("-", "_") / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_of_the_checklist_stands_in_the_readme(game: str) -> None:
    checklist = (TOP / "docs/rules" / f"{game}.md").read_text(encoding="utf-8")
    told, decided = ROW.findall(readme(game)), ROW.findall(checklist)
    assert [number for number, *_ in told] == [number for number, *_ in decided]
    named = {number: set(re.findall(r"`\w+`|\b[A-Z]{2}-[A-Z]+-\d+\b", answer)) for number, _, answer in decided}
    for number, _, answer in told:  # the options and rules that a ruling leans on
        assert named[number] <= set(re.findall(r"`\w+`|\b[A-Z]{2}-[A-Z]+-\d+\b", answer)), number


@pytest.mark.parametrize("game", GAMES)
def test_the_readme_tells_what_every_version_of_the_rules_has_changed(game: str) -> None:
    rules = orrery.game(game).rules
    table = readme(game).split("## Versions of the rules\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| (\d+) \| ([^|]+) \| ?([^|]*)\|$", table, re.MULTILINE)
    assert [version for version, *_ in rows] == [rules.version, *rules.earlier]
    assert all(changed for _, _, changed in rows[:-1])

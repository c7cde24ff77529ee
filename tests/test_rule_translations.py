"""The German checklists in docs/rules/de say what the English ones say: the same rules and figures, in one order."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

RULES = Path(__file__).resolve().parent.parent / "docs" / "rules"
CHECKLISTS = sorted(path.name for path in (RULES / "de").glob("*.md"))

RULE = re.compile(r"^- \*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\*\s+(.*)$")
"""A rule: its id in bold at the head of its entry; lines set in below it belong to it."""
RULING = re.compile(r"^\| ([A-Z]+(?:-[A-Z0-9]+)+) \|(.*)\|$")
"""A ruling on an ambiguous point: its id in the first column of the table."""
ENGLISH = re.compile(r"\b(the|and|of|may|must|each|player|players|when|unless|is|are|by|from|Ruling|Inferred)\b")
"""Words that no German sentence has."""

NUMBERS_DIFFER: dict[str, str] = {}
"""Rules whose figures are not the same in both languages, each with the reason."""
NAMED_IN_ENGLISH: dict[str, str] = {}
"""Rules that name something by its English name, each with the reason."""


def entries(text: str) -> list[tuple[str, str]]:
    """Every rule and ruling of a checklist with its words, examples included, in the order in which they stand."""
    found: list[tuple[str, str]] = []
    inside = False
    for line in text.splitlines():
        if head := RULE.match(line) or RULING.match(line):
            found.append((head[1], head[2]))
            inside = line.startswith("-")
        elif inside and re.match(r" {2,}\S", line):
            rule, words = found[-1]
            found[-1] = (rule, f"{words} {line.strip()}")
        else:
            inside = False
    return found


def shape(text: str) -> list[str]:
    """The frame of a checklist: its headings with level and number, its lists and examples, the columns of tables."""
    frame = []
    for line in text.splitlines():
        if heading := re.match(r"(#+) ([0-9]+[a-z]?\.)?", line):
            frame.append(f"{heading[1]} {heading[2] or ''}")
        elif line.startswith("|"):
            frame.append(f"table of {line.count('|') - 1}")
        elif item := re.match(r" *[-*] ", line):
            frame.append(item[0])
    return frame


def read(checklist: str) -> tuple[str, str]:
    """A checklist in English and in German."""
    return (RULES / checklist).read_text(encoding="utf-8"), (RULES / "de" / checklist).read_text(encoding="utf-8")


def numbers(words: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", words))


def test_the_games_have_their_rules_in_german() -> None:
    assert set(CHECKLISTS) >= {"brood-war.md", "risk.md", "space-base.md", "starcraft.md"}


@pytest.mark.parametrize("checklist", CHECKLISTS)
def test_the_same_rules_stand_in_the_same_order(checklist: str) -> None:
    english, german = (entries(text) for text in read(checklist))
    ids = [rule for rule, _ in german]
    assert ids == [rule for rule, _ in english]
    assert len(ids) == len(set(ids)) > 0


@pytest.mark.parametrize("checklist", CHECKLISTS)
def test_headings_lists_and_tables_are_the_same(checklist: str) -> None:
    english, german = (shape(text) for text in read(checklist))
    assert german == english


@pytest.mark.parametrize("checklist", CHECKLISTS)
def test_every_rule_has_the_same_figures(checklist: str) -> None:
    english, german = (dict(entries(text)) for text in read(checklist))
    differ = {rule for rule in english if numbers(english[rule]) != numbers(german[rule])}
    assert differ == set(NUMBERS_DIFFER) & set(english)


@pytest.mark.parametrize("checklist", CHECKLISTS)
def test_no_sentence_is_left_in_english(checklist: str) -> None:
    english, german = (dict(entries(text)) for text in read(checklist))
    assert [rule for rule in english if english[rule] == german[rule]] == []
    foreign = {rule: words for rule, words in german.items() if ENGLISH.search(words)}
    assert set(foreign) == set(NAMED_IN_ENGLISH) & set(english), foreign

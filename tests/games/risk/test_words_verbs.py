"""A verb is declared once, and stands in every table that speaks of verbs."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from orrery.core.verbs import Verb
from orrery.games import risk
from orrery.games.risk.explain import AGAINST, NO_TIME
from orrery.games.risk.insight.appraisal import APPRAISALS
from orrery.games.risk.preferences import FORMALITIES, PREFERENCES, nobody
from orrery.games.risk.things import TOUCHES
from orrery.games.risk.verbs import ANSWERS, QUESTIONS, VERBS
from orrery.games.risk.words import DESCRIPTIONS
from tests.core.speaking import keys_of
from tests.games.risk.choices import VARIANTS, begin
from tests.games.risk.moments import rich_position

README = Path(risk.__file__).with_name("README.md").read_text(encoding="utf-8")


def rows(heading: str) -> list[tuple[str, ...]]:
    """The rows of the table under a heading of the README whose first cells are literals."""
    text = README.split(f"## {heading}\n")[1].split("\n## ")[0]
    return [tuple(row[2:-2].split(" | ")) for row in re.findall(r"^\| `.*\|$", text, re.MULTILINE)]


@pytest.mark.parametrize("table", [DESCRIPTIONS, TOUCHES, AGAINST, NO_TIME, ANSWERS], ids=lambda table: len(table))
def test_every_verb_is_in_every_table(table: dict[str, object]) -> None:
    assert set(table) == set(VERBS.names)


def test_every_question_is_appraised_and_has_words() -> None:
    assert set(APPRAISALS) == QUESTIONS == keys_of("risk-ask-")


def test_every_verb_has_words() -> None:
    said = {key.split("-")[0] for key in keys_of("risk-do-")}
    assert said == set(VERBS.names)


def test_every_option_is_of_a_declared_verb_that_answers_its_question() -> None:
    met: set[str] = set()
    matches = [begin(seats, options, "verbs", rounds=6) for seats, options in VARIANTS]
    matches += [rich_position(seed).start() for seed in range(40)]
    for match in matches:
        rng = random.Random(1)
        for _ in range(1_000):
            if match.over:
                break
            seat = match.waiting[0]
            decision = match.decision(seat)
            for option in decision.options:
                VERBS.check(option)
                assert decision.kind in ANSWERS[str(option[0])], option
                met.add(str(option[0]))
            match.play(seat, rng.choice(decision.options))
    assert met == set(VERBS.names)


def test_the_readme_lists_every_verb_as_it_is_declared() -> None:
    def listed(verb: Verb) -> tuple[str, str]:
        return f"`{verb.form}`", ", ".join(ANSWERS[verb.name])

    assert [(form, answers) for form, answers, _ in rows("What a player can say")] == [listed(verb) for verb in VERBS]


def test_the_readme_lists_every_preference() -> None:
    assert [(name, values) for name, values, _ in rows("How often one is asked")] == [
        (f"`{name}`", ", ".join(f"`{value}`" for value in preference.values))
        for name, preference in PREFERENCES.by_name.items()
    ]


def test_every_preference_that_players_have_has_words() -> None:
    offered = {name: preference for name, preference in PREFERENCES.by_name.items() if preference.offered is not nobody}
    assert set(PREFERENCES.by_name) - set(offered) == {FORMALITIES}
    said = {f"{name}-{value}" for name, preference in offered.items() for value in preference.values}
    assert keys_of("risk-prefer-") == said | set(offered)

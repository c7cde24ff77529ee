"""A verb is declared once, and the words, the board, the refusals and the bots know every verb."""

from __future__ import annotations

import math
import random
import re
from collections.abc import Iterator
from pathlib import Path

from orrery.core import Decision, Match
from orrery.core.verbs import Verb
from orrery.games import space_base
from orrery.games.space_base import GAME
from orrery.games.space_base.insight.appraisal import APPRAISALS
from orrery.games.space_base.preferences import PREFERENCES
from orrery.games.space_base.verbs import ANSWERS, QUESTIONS, VERBS
from tests.core.speaking import ask_everything, keys_of
from tests.games.space_base.moments import rich_position
from tests.games.space_base.position import SpaceBaseMatch

README = Path(space_base.__file__).with_name("README.md").read_text(encoding="utf-8")


def questions() -> Iterator[tuple[SpaceBaseMatch, Decision]]:
    """Everything that is asked in many short games."""
    matches = [rich_position(seed).start() for seed in range(30)]
    matches += [Match(GAME, 3, seed="verbs", options={"light_speed": light}) for light in (False, True)]
    for number, match in enumerate(matches):
        rng = random.Random(number)
        ask_everything(match)
        for _ in range(60):
            if match.over:
                break
            seat = match.waiting[0]
            yield match, match.decision(seat)
            match.play(seat, rng.choice(match.decision(seat).options))


def test_every_verb_answers_a_question_that_has_words_and_an_appraisal() -> None:
    assert set(ANSWERS) == set(VERBS.names)
    assert set(APPRAISALS) == QUESTIONS == keys_of("space-base-ask-")


def test_every_verb_is_offered_somewhere_described_pointed_at_and_appraised() -> None:
    met: set[str] = set()
    for match, decision in questions():
        appraised = GAME.insight.appraise(match.state, decision)
        assert all(math.isfinite(value) for value in appraised)
        for option in decision.options:
            VERBS.check(option)
            assert decision.kind in ANSWERS[str(option[0])], option
            assert GAME.words.describe(match.state, decision, option).key.startswith("space-base-option-")
            assert all(thing.split(":")[0] in ("card", "sector", "die") for thing in match.touches(decision, option))
            met.add(str(option[0]))
    assert met == set(VERBS.names)


def test_every_question_says_how_it_is_answered() -> None:
    forms: dict[str, set[str]] = {}
    for _, decision in questions():
        forms.setdefault(decision.kind, set()).add(decision.form.name)
        longest = max(len(option) for option in decision.options)
        if decision.form.name == "yes-no":
            assert len(decision.options) == 2
        elif decision.form.name == "one":
            assert longest <= 2
        elif decision.form.name == "amount":
            assert all(isinstance(number, int) for _, number in decision.options)
        elif decision.form.name == "some":
            assert (decision.form.fewest, decision.form.most) == (0, 6)
            assert longest - 1 <= decision.form.most
    assert forms == {
        **{kind: {"trail"} for kind in ("ability", "set-die", "reroll", "double", "buy-into", "move-charge")},
        **{kind: {"one"} for kind in ("buy", "buy-extra", "claim", "arrow")},
        "allocate": {"one", "trail"},
        "charge": {"yes-no"},
        "carry": {"amount"},
        "draft": {"some"},
    }


def table(heading: str) -> list[tuple[str, ...]]:
    """The rows of the table under a heading of the README."""
    text = README.split(f"## {heading}\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| `.*\|$", text, re.MULTILINE)
    return [tuple(cell.replace(r"\|", "|") for cell in re.split(r" ?(?<!\\)\| ?", row)[1:-1]) for row in rows]


def test_the_readme_lists_every_verb_as_it_is_declared() -> None:
    def listed(verb: Verb) -> tuple[str, str]:
        return f"`{verb.form}`", ", ".join(ANSWERS[verb.name])

    rows = table("What a player can say")
    assert [(form, answers) for form, answers, _ in rows] == [listed(verb) for verb in VERBS]


def test_the_readme_lists_every_preference() -> None:
    rows = table("How often one is asked")
    assert [(name, values) for name, values, _ in rows] == [
        (f"`{name}`", ", ".join(f"`{value}`" for value in preference.values))
        for name, preference in PREFERENCES.by_name.items()
    ]


def test_every_preference_has_words() -> None:
    said = {name for name, preference in PREFERENCES.by_name.items()}
    said |= {f"{name}-{value}" for name, preference in PREFERENCES.by_name.items() for value in preference.values}
    assert keys_of("space-base-prefer-") == said

"""What is not on offer in a battle is refused with words and a rule; what is on offer never is."""

from __future__ import annotations

import random
import re

import pytest

from orrery.core import Choice
from orrery.core.words import LANGUAGES, Words, locales_folder
from orrery.games.starcraft.explain_battle import ANSWERS, REASONS, why_not_in_battle
from tests.games.starcraft.fighting import AREA, Force, Fought, battle, duel, lay_out
from tests.games.starcraft.position import Position
from tests.games.starcraft.test_battle_properties import random_battle


def worded(language: str) -> set[str]:
    """All keys of a language's words."""
    files = sorted((locales_folder() / language).glob("starcraft*.ftl"))
    return {key for file in files for key in re.findall(r"^([a-z-]+) =", file.read_text(encoding="utf-8"), re.M)}


WORDED = worded("en") & worded("de")
WORDS = [Words(language) for language in LANGUAGES]


def refused(fought: Fought, choice: Choice) -> str | None:
    """The rule that forbids a choice to the one who is asked, or None if it is on offer."""
    decision = fought.match.decision(fought.match.waiting[0])
    message = why_not_in_battle(fought.match.state, decision, choice)
    if message is None:
        return None
    for words in WORDS:
        assert words.say(message), "every refusal has its words, with all they need"
    return message.rule


def test_every_question_of_a_battle_can_be_explained() -> None:
    assert set(REASONS) == set(ANSWERS)
    assert {f"starcraft-refused-{kind}" for kind in REASONS} <= WORDED


@pytest.mark.parametrize("block", range(4))
def test_refused_is_exactly_what_is_not_on_offer(block: int) -> None:
    """Every choice that was ever on offer, put to every question."""
    corpus: set[Choice] = {("skirmish", 9), ("cards", "protoss-1"), ("retreat", "helios-2"), ("withdraw", AREA)}
    for seed in range(block * 15, block * 15 + 15):
        fought = random_battle(seed)
        rng = random.Random(seed)
        while not fought.match.over:
            offered = fought.options
            corpus.update(offered)
            for choice in rng.sample(sorted(corpus, key=str), min(len(corpus), 30)) + offered:
                assert (refused(fought, choice) is None) == (choice in offered), (fought.asked, choice)
            fought.answer(rng.choice(offered))


@pytest.mark.rule("SC-BATTLE-18", "SC-REINF-01")
@pytest.mark.parametrize(
    ("choice", "rule"),
    [
        (("cards", "terran-17"), "SC-REINF-01"),
        (("cards", "terran-1", "terran-2"), "SC-BATTLE-18"),
        (("cards", "terran-3"), "SC-BATTLE-18"),
        (("cards", "terran-1", "bunker-1"), "SC-BATTLE-18"),
        (("cards", "terran-1", "terran-17"), None),
    ],
)
def test_cards_are_refused_by_the_rule_they_break(choice: Choice, rule: str | None) -> None:
    position = Position(2).hand(0, "terran-1", "terran-2", "terran-17")
    fought = lay_out(position, (Force("marine"), Force("zergling"))).begin(("place_cards", 0))
    assert refused(fought, choice) == rule


@pytest.mark.rule("SC-KEY-02", "SC-KEY-03")
def test_withdrawals_are_refused_by_the_rule_they_break() -> None:
    position = Position(2).units(1, "torus-4", zergling=2)
    fought = duel(Force("goliath", "terran-5"), Force("hydralisk", "burrow-1"), position=position)
    assert refused(fought, ("withdraw", "helios-2")) == "SC-KEY-02"
    assert refused(fought, ("withdraw", "torus-1")) == "SC-KEY-02"
    assert refused(fought, ("withdraw", AREA)) == "SC-KEY-02"
    assert refused(fought, ("withdraw", "torus-4")) == "SC-KEY-03"
    assert refused(fought, ("withdraw", "torus-2")) is None


@pytest.mark.rule("SC-RETREAT-08", "SC-RETREAT-09")
def test_retreats_are_refused_by_the_rule_they_break() -> None:
    position = Position(2).units(0, AREA, marine=1).units(1, AREA, zergling=1).units(0, "torus-4", marine=2)
    position.events_in_play(1, "withdrawal-1").units(1, "torus-2", zergling=1).transport(0, "torus", "dylar-iv")
    fought = battle(position).answer(("use", "withdrawal-1"))
    assert refused(fought, ("retreat", "helios-4")) == "SC-RETREAT-08"
    assert refused(fought, ("retreat", "torus-2")) == "SC-RETREAT-08"
    assert refused(fought, ("retreat", "torus-4")) == "SC-RETREAT-09"
    assert refused(fought, ("retreat", "dylar-iv-1")) is None

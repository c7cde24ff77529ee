"""Whatever happens in StarCraft can be told in every language, with everybody and everything by name."""

from __future__ import annotations

import ast
import random
import re
from pathlib import Path

import pytest

import orrery
from orrery.core import Event
from orrery.core.message import Argument, player
from orrery.core.words import LANGUAGES, Words
from orrery.games import starcraft
from orrery.games.starcraft import GAME
from orrery.games.starcraft.names import ARGUMENTS, NAMES, counted, price_words, route_called, unit_called
from orrery.games.starcraft.things import TOUCHES
from orrery.games.starcraft.verbs import VERBS
from orrery.games.starcraft.words import DESCRIPTIONS
from tests.core.speaking import Speaker, keys_of, variables
from tests.games.starcraft.moments import CATALOG, VARIANTS, begin, constructed, every_event, moments, rare_matches
from tests.games.starcraft.orders import build, mobilize
from tests.games.starcraft.position import Position, StarCraftMatch, options

ENGLISH, GERMAN = Words("en"), Words("de")
NAMES_OF_SEATS = ["Ada", "Bob", "Cem", "Dot", "Eve", "Fay"]


def tell(speaker: Speaker, match: StarCraftMatch, seed: int, steps: int = 200) -> None:
    """Play at random and say every question and event, but only some of the options, for there are very many."""
    rng = random.Random(seed)
    for _, decision in moments(match, rng, steps):
        speaker.say(match.question(decision))
        for option in {rng.choice(decision.options) for _ in range(6)}:
            speaker.say(match.describe(decision, option))
        for aside in decision.asides[::6]:
            speaker.say(match.describe(decision, aside))
    speaker.say_events(match)


def test_every_option_question_and_event_can_occur_and_be_told() -> None:
    speaker = Speaker()
    for seats, chosen in VARIANTS:
        tell(speaker, begin(seats, chosen, "told", 4), seats, 2_000)
    for number, match in enumerate([*constructed(), *every_event()]):
        tell(speaker, match, number, 30)
    for match, rng in rare_matches(240):
        tell(speaker, match, rng.randrange(1 << 20))
    said = re.compile(r"starcraft-(ask|do|event|cost|price|facts|route|z-route|order)\b.*")
    never = {"starcraft-event-recharged"}  # no card of the box recharges [BW-RECH-01]
    assert {key for key in variables("en") if said.fullmatch(key)} - speaker.keys == never


def test_every_event_names_a_rule_that_stands_in_the_checklist() -> None:
    checklist = (Path(orrery.__file__).parents[2] / "docs/rules/starcraft.md").read_text(encoding="utf-8")
    known = set(re.findall(r"\b(?:SC|BW)-[A-Z0-9]+-\d+\b", checklist))
    for seats, chosen in VARIANTS[:3]:
        match = begin(seats, chosen, "rules", 3)
        for _, decision in moments(match, random.Random(1), 600):
            assert decision.rule in known, decision.kind
        assert {event.rule for event in match.events} <= known


# The source


def handed_on(function: str) -> dict[str, set[str]]:
    """The kinds of questions that are handed to a function of the rules, with the names of what each is about."""
    found: dict[str, set[str]] = {}
    for path in sorted(Path(starcraft.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == function:
                about = {keyword.arg for keyword in node.keywords if keyword.arg is not None}
                for part in node.args:
                    if isinstance(part, ast.Constant) and isinstance(part.value, str) and part.value.islower():
                        found.setdefault(part.value, set()).update(about)
    return found


@pytest.mark.parametrize(("function", "fewest"), [("pick", 14), ("choose_loss", 4)])
def test_questions_that_are_handed_on_have_words_that_use_only_what_they_are_about(function: str, fewest: int) -> None:
    kinds = handed_on(function)
    assert len(kinds) >= fewest
    for kind, names in kinds.items():
        assert variables("en")[f"starcraft-ask-{kind}"] <= names, kind


# Tables


@pytest.mark.parametrize("table", [DESCRIPTIONS, TOUCHES], ids=["words", "things"])
def test_every_verb_is_in_every_table(table: dict[str, object]) -> None:
    assert set(table) == set(VERBS.names)


def test_every_verb_has_words() -> None:
    said = keys_of("starcraft-do-")
    for verb in VERBS.names:
        assert any(key == verb or key.startswith(f"{verb}-") for key in said), verb


def test_every_reason_of_a_result_has_words() -> None:
    rules = Path(starcraft.__file__).parent / "rules"
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted(rules.rglob("*.py")))
    reasons = set(re.findall(r'end_game\(s, .+?, "([a-z-]+)", ', source))
    base = {"normal", "special", "end-game", "elimination", "round-limit"}
    assert reasons == keys_of("starcraft-reason-") == base | {"scenario"}


def test_all_that_arguments_name_can_be_named() -> None:
    assert set(ARGUMENTS.values()) <= set(NAMES)


def test_the_readme_lists_every_verb_as_it_is_declared() -> None:
    readme = Path(starcraft.__file__).with_name("README.md").read_text(encoding="utf-8")
    text = readme.split("## What a player can say")[1].split("\n## ")[0]
    rows = [form.replace("\\|", "|") for form in re.findall(r"^\| `([^`]+)` \| [^|]+ \|$", text, re.MULTILINE)]
    assert rows == [verb.form for verb in VERBS]


# Some sentences


def says(match: StarCraftMatch, seat: int, *choice: str | int) -> list[str]:
    """What an option says, in every language."""
    decision = match.decision(seat)
    assert choice in [*decision.options, *decision.asides]
    return [Words(language).say(match.describe(decision, choice)) for language in LANGUAGES]


def test_equal_things_are_counted() -> None:
    marine, ghost = unit_called(CATALOG, "marine"), unit_called(CATALOG, "ghost")
    said = [ENGLISH.say(part) if not isinstance(part, str) else part for part in counted([marine, ghost, marine])]
    assert said == ["2 × Marine", "Ghost"]
    assert [ENGLISH.say(part) for part in counted([]) if not isinstance(part, str)] == ["–"]


def test_a_price_tells_what_is_saved_and_that_a_card_is_force_mined() -> None:
    assert ENGLISH.say(price_words((2, 1), (2, 1), forced=False)) == "2 minerals and 1 gas"
    assert ENGLISH.say(price_words((1, 0), (0, 0), forced=False)) == "nothing, 1 cheaper"
    assert GERMAN.say(price_words((2, 1), (2, 0), forced=True)) == "2 Kristall, 1 billiger, durch Raubbau"


def test_routes_are_named_by_their_planets_or_their_number() -> None:
    assert ENGLISH.say(route_called(CATALOG, "torus:helios")) == "Torus–Helios"
    assert GERMAN.say(route_called(CATALOG, "z2")) == "Z-Achsen-Route 2"


def test_a_unit_is_offered_with_its_price_and_its_worth() -> None:
    match = build(Position(2))
    assert says(match, 0, "build-unit", "marine", "torus-2") == [
        "Build Marine in Torus 2 for 1 mineral (ground, targets ground and flying units, support 1)",
        "Spacemarine in Torus 2 bauen für 1 Kristall (Bodeneinheit, trifft Boden und Luft, Verstärkungswert 1)",
    ]


def test_an_attack_tells_whom_it_meets() -> None:
    match = mobilize(Position(2).units(0, "torus-2", marine=2).units(1, "torus-3", zergling=2, hydralisk=1))
    english, german = says(match, 0, "move", "marine", "torus-2", "torus-3", 2)
    assert english == "Attack Torus 3 from Torus 2 with 2 × Marine, against 2 × Zergling, Hydralisk"
    assert german == "Torus 3 von Torus 2 aus mit 2 × Spacemarine angreifen, gegen 2 × Zergling, Hydralisk"


def test_players_are_named_in_events() -> None:
    match = begin(2, {}, 1)
    match.names = NAMES_OF_SEATS[:2]
    sides: dict[str, Argument] = {"attackers": ["marine", "marine"], "defenders": ["zergling"]}
    about: dict[str, Argument] = {"seat": 0, "defender": player(1), "area": "torus-2"}
    told = Event("battle-begins", {**about, **sides}, "SC-BATTLE-03")
    assert ENGLISH.say(match.told(told)) == "Ada (2 × Marine) attacks Bob (Zergling) in Torus 2."
    seen = Event("saw-hand", {"seat": 0, "other": 1, "cards": ["terran-3"]}, "SC-EVENT-02")
    assert ENGLISH.say(match.told(seen)) == "Bob holds: 5/6 (Ghost, Vulture)."


def test_no_option_says_the_same_as_another_of_its_question() -> None:
    """Options that mean different things must be told apart by people too."""
    for seats, chosen in VARIANTS[:4]:
        match = begin(seats, chosen, "apart", 3)
        for _, decision in moments(match, random.Random(seats), 400, asides=0):
            said = [ENGLISH.say(match.describe(decision, option)) for option in decision.options]
            assert len(set(said)) == len(said), decision
    assert options(build(Position(2)), 0)


def test_the_game_itself_has_words() -> None:
    assert [words.text(f"{GAME.id}-name") for words in (ENGLISH, GERMAN)] == [
        "StarCraft: The Board Game",
        "StarCraft: Das Brettspiel",
    ]

"""Whatever is not on offer has a reason, and what is on offer has none."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from orrery.core import Choice, Decision
from orrery.core.message import named
from orrery.core.words import LANGUAGES, Words
from orrery.games.starcraft.explain import QUESTIONS, explain
from orrery.games.starcraft.state import StarCraftState
from tests.core.speaking import Speaker, keys_of
from tests.games.starcraft.choices import near_miss, random_choice, short_choices
from tests.games.starcraft.fighting import AREA, battle
from tests.games.starcraft.moments import VARIANTS, begin, constructed, every_event, moments, rare_matches
from tests.games.starcraft.orders import build, mobilize
from tests.games.starcraft.position import Position, StarCraftMatch, answer, asked

POSITIONS = 50
"""Positions looked at in a variant; together 2,000 random choices are tried in them, and all short ones in each."""
ANY, NEAR = 20, 20
"""Of the random choices in a position: any at all, and near misses."""
NAMES = ["Ada", "Bob", "Cem", "Dot", "Eve", "Fay"]
WORDS = [Words(language) for language in LANGUAGES]


def tries(s: StarCraftState, decision: Decision, rng: random.Random) -> Iterator[Choice]:
    """All options and asides, all short choices, and random ones."""
    yield from decision.options
    yield from decision.asides
    yield from short_choices(s)
    yield from (random_choice(s, rng) for _ in range(ANY))
    yield from (near_miss(s, [*decision.options, *decision.asides], rng) for _ in range(NEAR))


def check(s: StarCraftState, decision: Decision, rng: random.Random, speaker: Speaker) -> None:
    """Options and explanations agree on every choice, and each refusal can be said and names a rule."""
    offered = {*decision.options, *decision.asides}
    before = s.dump()
    for choice in tries(s, decision, rng):
        reason = explain(s, decision, choice)
        assert (reason is None) == (choice in offered), (decision.kind, choice, reason)
        if reason is not None:
            assert reason.rule, (decision.kind, choice, reason)
            speaker.say(named(reason, NAMES))
    assert s.dump() == before


def looked_at(match: StarCraftMatch, rng: random.Random, share: float) -> Iterator[tuple[StarCraftState, Decision]]:
    """Some questions of a match, first of all one of each kind."""
    met: set[str] = set()
    for s, decision in moments(match, rng, 3_000):
        if decision.kind not in met or rng.random() < share:
            met.add(decision.kind)
            yield s, decision


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_choice_is_offered_exactly_when_nothing_speaks_against_it(variant: tuple[int, dict[str, object]]) -> None:
    seats, chosen = variant
    rng, speaker = random.Random(str(variant)), Speaker()
    count = 0
    for seed in range(20):
        for s, decision in looked_at(begin(seats, chosen, seed), rng, 0.03):
            check(s, decision, rng, speaker)
            count += 1
            if count == POSITIONS:
                return
    raise AssertionError("there were not positions enough")


def test_so_it_is_in_rare_positions() -> None:
    speaker, met = Speaker(), set[str]()
    matches = [(match, random.Random(1)) for match in [*constructed(), *every_event()]]
    matches += rare_matches(150)
    for match, rng in matches:
        for s, decision in moments(match, rng, 60):
            if decision.kind not in met or rng.random() < 0.005:
                met.add(decision.kind)
                check(s, decision, rng, speaker)
    setup = {kind for kind in QUESTIONS if kind.startswith("starting")} | {"faction", "place-planet"}
    assert set(QUESTIONS) - met - setup == set()


def test_every_question_is_explained_and_has_words() -> None:
    assert set(QUESTIONS) == keys_of("starcraft-ask-")
    assert set(QUESTIONS) <= keys_of("starcraft-refused-")


# Reasons


def reason(match: StarCraftMatch, *choice: str | int, seat: int | None = None) -> tuple[str, str]:
    """Why a choice is refused to whoever is asked: the key of the words without its prefix, and the rule."""
    message = match.explain(match.waiting[0] if seat is None else seat, choice)
    assert all(words.say(message) for words in WORDS)
    assert message.rule
    return message.key.removeprefix("starcraft-refused-"), message.rule


@pytest.mark.parametrize(
    ("choice", "what"),
    [
        (("build-unit", "dragon", "torus-2"), "unit"),
        (("build-unit", "marine", "mars-2"), "area"),
        (("build-transport", "torus:mars"), "route"),
        (("build-building", "pub-1"), "building"),
        (("build-module", "sauna"), "module"),
        (("use", "nothing"), "card"),
        (("research", "telepathy"), "technology"),
        (("take", "terran-99"), "card"),
        (("play", "party"), "event"),
        (("faction", "duke"), "faction"),
        (("order", "build", "mars"), "planet"),
        (("execute", "torus", "party"), "event"),
        (("choose-seat", 2), "seat"),
        (("choose-transport", "torus:helios", -1), "seat"),
    ],
)
def test_what_does_not_exist_is_named(choice: Choice, what: str) -> None:
    match = build(Position(2))
    assert reason(match, *choice) == (f"unknown-{what}", "SC-BUILD-02")
    assert match.explain(0, choice).arguments["name"] in [str(part) for part in choice]


def test_things_are_called_by_their_names() -> None:
    match = build(Position(2).building(0, barracks=1))
    message = match.explain(0, ("build-unit", "siege-tank", "torus-2"))
    assert [words.say(message) for words in WORDS] == [
        "Siege Tank: you need Factory III first.",
        "Belagerungspanzer: Du brauchst erst Fabrik III.",
    ]
    other = mobilize(Position(2).units(0, "torus-2", marine=2))
    message = other.explain(0, ("move", "marine", "torus-2", "helios-1", 1))
    assert WORDS[0].say(message) == "Helios 1 is not on the active planet; all moves end there."


@pytest.mark.rule("SC-LIMIT-07", "SC-AMB-12")
def test_own_pieces_are_destroyed_only_where_they_are_and_never_in_a_battle() -> None:
    match = build(Position(2).units(0, "torus-3", marine=1))
    assert reason(match, "destroy-unit", "marine", "torus-2") == ("destroy-unit", "SC-LIMIT-07")
    assert reason(match, "destroy-base", "torus-2") == ("destroy-base", "SC-LIMIT-07")
    assert reason(match, "destroy-transport", "torus:helios") == ("destroy-transport", "SC-LIMIT-07")
    position = Position(2).units(0, AREA, marine=2).units(1, AREA, zergling=2, hydralisk=1)
    fought = battle(position).match
    assert reason(fought, "destroy-unit", "marine", AREA) == ("destroy-now", "SC-AMB-12")
    assert reason(fought, "pay-by-hand") == ("pay-by-hand-now", "SC-RES-01")


@pytest.mark.rule("SC-RES-01")
def test_payment_by_hand_is_chosen_once() -> None:
    match = build(Position(2))
    answer(match, 0, "pay-by-hand")
    assert reason(match, "pay-by-hand") == ("pay-by-hand", "SC-RES-01")


@pytest.mark.rule("SC-EVENT-02")
def test_only_event_cards_that_were_drawn_are_played() -> None:
    match = Position(2).events_read(0, "saboteur").start(("play_event_cards",))
    assert reason(match, "play", "worker-draft") == ("event-not-read", "SC-EVENT-02")
    assert reason(match, "done") == ("play-event", "SC-EVENT-02")


@pytest.mark.rule("SC-EVENT-06")
def test_the_end_must_be_played_before_any_other_event_card() -> None:
    position = Position(2).events_read(0, "the-end-draws-near", "saboteur")
    match = position.start(("play_event_cards",))
    for choice in (("play", "saboteur"), ("play", "worker-draft"), ("none",)):
        assert reason(match, *choice) == ("the-end-first", "SC-EVENT-06")


@pytest.mark.rule("SC-REGR-21")
def test_only_cards_in_hand_are_discarded_and_of_equal_ones_the_first() -> None:
    position = Position(2, factions=("mengsk", "overmind")).hand(0, *(f"terran-{number}" for number in range(1, 13)))
    match = position.start(("discard_combat_cards",))
    assert asked(match) == [(0, "discard")]
    assert reason(match, "discard", "terran-18")[0] == "not-in-hand"
    alike = match.state.catalog.alike
    numbers = match.state.catalog.card_number
    twins = [f"terran-{n}" for n in range(1, 13) if alike[numbers[f"terran-{n}"]] != numbers[f"terran-{n}"]]
    for twin in twins:
        assert reason(match, "discard", twin) == ("discard-alike", "SC-REGR-21")


def test_what_an_event_card_cannot_be_used_on_is_refused() -> None:
    found = {}
    for match in every_event():
        if match.waiting:
            found[match.decision(match.waiting[0]).kind] = match
    assert reason(found["deplete"], "choose-area", "torus-1")[0] == "not-to-deplete"
    assert reason(found["units-area"], "choose-area", "helios-2")[0] == "units-not-there"
    assert reason(found["move-z-route"], "choose-route", "torus:helios")[0] == "not-a-z-route"
    assert reason(found["destroy-transports"], "choose-transport", "torus:dylar-iv", 1)[0] == "transport-not-there"
    assert reason(found["order-planet"], "choose-planet", "helios")[0] == "order-not-there"
    assert reason(found["event-purchase"], "build-module", "supply", "force-mine")[0] != "event-purchase"

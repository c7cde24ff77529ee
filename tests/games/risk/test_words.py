"""Whatever happens in Risk can be told in every language, with everybody and everything by name."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

import orrery
from orrery.core import Choice, Event, Match, Pack
from orrery.core.words import LANGUAGES, Words, locales_folder
from orrery.games.risk import GAME
from orrery.games.risk.catalog import SPECIES, WINDOWS
from orrery.games.risk.loading import load_catalog
from orrery.games.risk.names import achievement_name, achievement_text
from orrery.games.risk.rows import LAYOUT
from orrery.games.risk.words import percent
from tests.core.playing import play_randomly
from tests.core.speaking import Speaker, keys_of, variables
from tests.games.risk.choices import VARIANTS, begin
from tests.games.risk.moments import rare_moments, rich_position
from tests.games.risk.position import Position, answer, options

NAMES = ["Ada", "Bob", "Cem", "Dot", "Eve", "Fay"]


def play(speaker: Speaker, match: Match[Any], seed: int, steps: int) -> None:
    """Play at random and say every event, but only some of the options, for there are very many."""
    rng = random.Random(seed)
    for _ in range(steps):
        if match.over:
            break
        seat = rng.choice(match.waiting)
        decision = match.decision(seat)
        speaker.say(match.question(decision))
        for option in {rng.choice(decision.options) for _ in range(6)}:
            speaker.say(match.describe(decision, option))
        match.play(seat, rng.choice(decision.options))
    speaker.say_events(match)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("seats", "chosen"), VARIANTS)
def test_whole_games_can_be_told(seats: int, chosen: dict[str, object], seed: int) -> None:
    match = Match(GAME, seats, seed=str(seed), options={**chosen, "round_limit": 12}, names=NAMES[:seats])
    play(Speaker(), match, seed, 3_000)
    assert match.over


def test_every_question_with_all_its_options_can_be_told() -> None:
    for seats, chosen in VARIANTS:
        match = Match(GAME, seats, seed="all", options={**chosen, "round_limit": 3})
        rng, speaker, kinds = random.Random(1), Speaker(), set[str]()
        while not match.over:
            seat = match.waiting[0]
            kind = match.decision(seat).kind
            if kind not in kinds:
                kinds.add(kind)
                speaker.say_questions(match)
            match.play(seat, rng.choice(match.decision(seat).options))


def test_every_option_question_and_event_can_occur_and_be_told() -> None:
    speaker = Speaker()
    for seed in range(60):
        play(speaker, rich_position(seed).start(), seed, 120)
    for seats, chosen in VARIANTS:
        match = Match(GAME, seats, seed="more", options={**chosen, "round_limit": 25}, names=NAMES[:seats])
        play(speaker, match, seats, 3_000)
    for match in rare_moments():
        play(speaker, match, 0, 1)
    said = re.compile(r"risk-(ask|do|event|odds|chance|neutral).*")
    assert {key for key in variables("en") if said.fullmatch(key)} - speaker.keys == set()


def test_every_event_names_a_rule_that_stands_in_the_checklist() -> None:
    checklist = (Path(orrery.__file__).parents[2] / "docs/rules/risk.md").read_text(encoding="utf-8")
    matches = [rich_position(seed).start() for seed in range(40)]
    matches += [begin(seats, chosen, "rules") for seats, chosen in VARIANTS]
    told: dict[str, set[str]] = {}
    for number, match in enumerate([*matches, *rare_moments()]):
        play_randomly(match, random.Random(number), 1_500)
        for event in match.events:
            told.setdefault(event.kind, set()).add(event.rule)
            assert match.told(event).rule == event.rule
    assert set(told) == keys_of("risk-event-")
    for kind, rules in told.items():
        for rule in rules:
            assert f"**{rule}**" in checklist or f"| {rule} |" in checklist, (kind, rule)
    # The rule is the one that made it happen, not one for each kind of event.
    assert told["placed"] >= {"RK-REINF-06", "RK-CR-08", "RK-1V1-06", "RK-CARD-04"}
    assert told["moved"] >= {"RK-MAN-01", "RK-CARD-04"}


def test_the_rules_in_short_cite_the_same_rules_of_the_checklist_in_every_language() -> None:
    checklist = (Path(orrery.__file__).parents[2] / "docs/rules/risk.md").read_text(encoding="utf-8")
    texts = [(locales_folder() / language / "risk-rules.md").read_text(encoding="utf-8") for language in LANGUAGES]
    cited = [re.findall(r"\[(RK-[A-Z0-9-]+)\]", text) for text in texts]
    assert cited[1:] == cited[:-1]
    for rule in cited[0]:
        assert f"**{rule}**" in checklist or f"| {rule} |" in checklist, rule
    catalog = load_catalog()
    for text in texts:
        for stars, units in enumerate(catalog.star_units[2:], start=2):
            assert f"{stars} → {units}" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_name_and_what_does_something_a_text(language: str) -> None:
    words, catalog = Words(language), load_catalog()
    for kind, identities in {
        "territory": catalog.ids,
        "planet": [planet.id for planet in catalog.planets],
        "species": SPECIES,
        "window": WINDOWS,
        "faction": [faction.id for faction in catalog.factions],
        "card": catalog.card_ids,
        "reward": [reward.id for reward in catalog.rewards],
    }.items():
        for identity in identities:
            assert words.text(f"risk-{kind}-{identity}")
            if kind == "reward":
                assert words.text(f"risk-{kind}-{identity}-text")


@pytest.mark.parametrize("language", LANGUAGES)
def test_achievements_tell_the_number_they_ask_for(language: str, tmp_path: Path) -> None:
    words, catalog = Words(language), load_catalog()
    for award in catalog.achievements:
        assert words.say(achievement_name(catalog, award.id))
        if award.id != "take-planet":
            assert str(award.amount) in words.say(achievement_text(catalog, award.id))
    rows = '[[achievement]]\nid = "take-ten"\namount = 9\nsource = "my box"\n'
    (tmp_path / "awards.toml").write_text(rows, encoding="utf-8")
    corrected = load_catalog(Pack.read(tmp_path, LAYOUT))
    for said in (achievement_name(corrected, "take-ten"), achievement_text(corrected, "take-ten")):
        assert "9" in words.say(said)
        assert "10" not in words.say(said)


def test_every_way_to_end_has_words() -> None:
    assert keys_of("risk-reason-") == {"achievements", "domination", "elimination", "round-limit"}


# How it reads


def says(match: Match[Any], seat: int, *choice: str | int, language: str = "en") -> str:
    """An option in words, with plain spaces."""
    assert choice in options(match, seat)
    return Words(language).say(match.describe(match.decision(seat), choice)).replace("\u00a0", " ")


def test_an_invasion_tells_its_exact_odds_in_one_line() -> None:
    match = Position().hold(0, augustgrad=10).hold(1, keresh_province=2).start()
    choice: Choice = ("invade", "augustgrad", "keresh-province", 3)
    assert says(match, 0, *choice) == (
        "Invade Keresh Province from Augustgrad with 3: "
        "37 % they lose 2, 34 % one each, 29 % you lose 2 (against 2 dice)"
    )
    assert says(match, 0, *choice, language="de") == (
        "Angriff Augustgrad → Provinz Keresh mit 3: "
        "37 % Gegner verliert 2, 34 % beide 1, 29 % du verlierst 2 (gegen 2 Würfel)"
    )


def test_a_storm_tells_the_chance_to_conquer() -> None:
    match = Position().hold(0, augustgrad=10).hold(1, keresh_province=5).hero(0, "augustgrad").start()
    assert says(match, 0, "storm", "augustgrad", "keresh-province", 3) == (
        "Attack Keresh Province from Augustgrad until it falls or at most 3 units are left: 81 % it falls"
    )
    assert "with the hero until it falls or only 1 unit is left" in says(
        match, 0, "storm", "augustgrad", "keresh-province", 1, "hero"
    )


def test_a_defence_tells_the_odds_from_its_own_side() -> None:
    match = Position().hold(0, augustgrad=10).hold(1, keresh_province=2).start()
    answer(match, 0, "invade", "augustgrad", "keresh-province", 3)
    assert says(match, 1, "defend", 1) == "Defend with 1 die: 34 % they lose 1, 66 % you lose 1"
    assert says(match, 1, "defend", 2) == ("Defend with 2 dice: 29 % they lose 2, 34 % one each, 37 % you lose 2")


def test_whoever_rolls_for_neutral_units_is_told_so() -> None:
    match = (
        Position(2, variant="total-domination").hold_all(2).hold(0, augustgrad=10).hold(2, keresh_province=2).start()
    )
    answer(match, 0, "invade", "augustgrad", "keresh-province", 3)
    assert match.waiting == [1]
    assert says(match, 1, "defend", 1) == "Defend with 1 die: 34 % attackers lose 1, 66 % neutrals lose 1"
    asked = Words("en").say(match.question(match.decision(1)))
    assert asked == "Augustgrad attacks neutral Keresh Province with 3: choose the dice of the neutral units"


@pytest.mark.parametrize(
    ("chance", "english", "german"),
    [
        (0.0, "0 %", "0 %"),
        (0.001, "under 1 %", "unter 1 %"),
        (0.005, "0 %", "0 %"),
        (0.3717, "37 %", "37 %"),
        (0.994, "99 %", "99 %"),
        (0.9999, "over 99 %", "über 99 %"),
        (1.0, "100 %", "100 %"),
    ],
)
def test_chances_are_never_rounded_to_certainty(chance: float, english: str, german: str) -> None:
    said = [Words(language).say(percent(chance)).replace("\u00a0", " ") for language in ("en", "de")]
    assert said == [english, german]


def test_events_name_players_and_neutral_colours() -> None:
    match = Position(2, variant="total-domination").hold(0, augustgrad=4).hold(1, "ursa").start(dice=[6, 6, 6, 1])
    match.names[:] = ["Ada", "Bob"]
    answer(match, 0, "invade", "augustgrad", "keresh-province", 3)
    told = [Words("en").say(match.told(event)) for event in match.events]
    neutral = match.state.catalog.factions[match.state.neutrals[0]].id
    name = Words("en").text(f"risk-faction-{neutral}")
    assert f"Ada attacks {name} (neutral) in Keresh Province from Augustgrad with 3 units." in told
    answer(match, 0, "invade", "keresh-province", "ursa", 1)
    assert "Ada attacks Bob in Ursa" in " ".join(Words("en").say(match.told(event)) for event in match.events)


def test_players_aimed_at_are_named() -> None:
    position = Position().hold(1, "keresh-province").hold(2, "ursa").hand(0, "scanner-sweep").hand(1, "blink")
    match = position.start()
    match.names[:] = ["Ada", "Bob", "Cem"]
    assert says(match, 0, "play", "scanner-sweep", 1) == "Play Scanner Sweep: Bob"
    answer(match, 0, "play", "scanner-sweep", 1)
    answer(match, 1, "pass")
    told = [Words("en").say(match.told(event)) for event in match.events]
    assert "Bob holds Blink." in told
    assert "Ada sees the cards of Bob, who plays no abilities this turn." in told


def test_a_request_names_who_asks_for_what() -> None:
    position = Position(4, phase="command", teams=True).hold_all(1).hold(0, "augustgrad").hold(2, "ursa", "canis")
    match = position.start()
    match.names[:] = NAMES[:4]
    assert says(match, 0, "ask", "ursa") == "Ask for Ursa"
    answer(match, 0, "ask", "ursa")
    assert Words("en").say(match.question(match.decision(2))) == "Ada asks you for Ursa: agree or refuse"


def test_a_pack_renames_cards(tmp_path: Path) -> None:
    rows = '[[card]]\nid = "mule"\nname = "Mining Crew"\ntext = "Dig."\nsource = "my box"\n'
    (tmp_path / "cards.toml").write_text(rows, encoding="utf-8")
    match = Position(pack=Pack.read(tmp_path, LAYOUT), phase="deploy").hand(0, "mule").start()
    assert says(match, 0, "play", "mule") == "Play Mining Crew"
    told = match.told(Event("played", {"seat": 0, "card": "mule"}, "RK-CARD-04"))
    assert told.arguments["card"] == "Mining Crew"

"""When players are asked for cards: who, in which order, and never in a way that gives a hand away."""

from __future__ import annotations

import pytest

from orrery.core import Choice
from orrery.games.risk import GAME
from tests.games.risk.position import (
    Position,
    RiskMatch,
    answer,
    asked,
    decline,
    fight,
    next_dice,
    options,
    run_to,
    units,
    windows,
)

FROM, TO = "augustgrad", "keresh-province"
CARDS = {
    "deploy": ["mule", "extra-supplies", "warp-in", "chrono-boost", "spawn-larva", "hatchery"],
    "free": [
        *("tactical-nuke", "jet-pack", "scanner-sweep"),
        *("psionic-storm", "mass-recall"),
        *("nydus-worm", "fungal-growth", "contaminate"),
    ],
    "attack-declared": [
        *("cloaking-field", "stimpack"),
        *("charge", "thermal-lances"),
        *("metabolic-boost", "volatile-burst"),
    ],
    "defence-declared": [
        *("planetary-fortress", "siege-mode", "bunker"),
        *("force-field", "guardian-shield", "photon-cannon", "blink"),
        *("infested-terrans", "burrow", "spine-crawler"),
    ],
    "attack-rolled": ["yamato-cannon", "prismatic-alignment", "kaiser-blades"],
    "defence-rolled": ["point-defense-drone", "hardened-shields", "corruption"],
    "attack-resolved": ["warp-blades"],
    "defence-resolved": ["repair", "transfusion"],
    "counter": ["feedback"],
    "manoeuvre": ["medivac-drop", "mass-recall", "ventral-sacs"],
}
"""The cards that may be played in each window."""
ALL_CARDS = sorted({card for cards in CARDS.values() for card in cards})
SPECIES = {card.id: card.species for card in GAME.rules.ruleset(GAME.check_options({}), None).catalog.cards}
FACTIONS = ("raynor", "zeratul", "kerrigan")
ASKED = {
    0: [
        *("deploy", "free", "attack-declared", "attack-rolled", "manoeuvre"),
        *("defence-declared", "defence-rolled", "defence-resolved"),
    ],
    1: [
        *("deploy", "free", "attack-declared", "attack-rolled", "attack-resolved", "manoeuvre"),
        *("counter", "defence-declared", "defence-rolled"),
    ],
    2: [
        *("deploy", "free", "attack-declared", "attack-rolled", "manoeuvre"),
        *("defence-declared", "defence-rolled", "defence-resolved"),
    ],
}
"""The windows in which a Terran, a Protoss and a Zerg are asked, in the course of `a_round`."""


def scene(card: str) -> Position:
    """Seat 0 with one card and its base in Augustgrad, about to deploy; seat 1 beside it with a card for attacks."""
    theirs = "charge" if SPECIES[card] != 1 else "metabolic-boost"
    position = Position(3, phase="deploy").faction(0, FACTIONS[SPECIES[card]]).faction(1, FACTIONS[SPECIES[theirs]])
    position.hold_all(1).hold(2, "volatile-cleft").hold(0, augustgrad=20, ursa=2).hold(1, keresh_province=20)
    return position.base(0, FROM).hero(0, FROM).hero(1, "rajal").hand(0, card).hand(1, theirs).auto(0, 1)


def window_of(match: RiskMatch) -> str:
    """The window in which the question is that is asked now."""
    seat, kind = asked(match)[0]
    return {"deploy": "deploy", "attack": "free", "manoeuvre": "manoeuvre"}.get(kind) or dict(windows(match))[seat]


def a_round(match: RiskMatch, card: str) -> tuple[list[str], list[str], list[tuple[int, str]]]:
    """Seat 0 attacks seat 1, which loses a unit, and then the other way round with a card played; nobody else acts.

    Returns the windows in which seat 0 was asked, those in which it could have played the card, and all questions.
    """
    asked_in: list[str] = []
    offered_in: list[str] = []
    questions: list[tuple[int, str]] = []
    plan: dict[str, list[Choice]] = {
        "0 attack": [("invade", FROM, TO, 3)],
        "1 attack": [("invade", TO, FROM, 3)],
        "1 cards": [("play", match.view(1)["hand"][0])],
    }
    next_dice(match, 6, 2, 2, 5, 5, 6, 2, 2, 5, 5, 5, 5, 5, 5, 5, 5)
    while not (match.state.active == 2 and match.waiting == [2]):
        seat, kind = asked(match)[0]
        questions.append((seat, kind))
        if seat == 0:
            window = window_of(match)
            asked_in += [window] if window not in asked_in else []
            found = any(option[:2] == ("play", card) for option in options(match, 0))
            offered_in += [window] if found and window not in offered_in else []
        planned = plan.get(f"{seat} {kind}", [])
        if planned and planned[0] in options(match, seat):
            answer(match, seat, *planned.pop(0))
        else:
            decline(match, seat)
    return asked_in, offered_in, questions


@pytest.mark.rule("RK-CARD-04")
@pytest.mark.parametrize("card", ALL_CARDS)
def test_each_card_is_on_offer_in_its_windows_and_in_no_others(card: str) -> None:
    _, offered, _ = a_round(scene(card).start(), card)
    assert sorted(offered) == sorted(window for window, cards in CARDS.items() if card in cards)


@pytest.mark.rule("RK-AMB-35")
@pytest.mark.parametrize("card", ALL_CARDS)
def test_a_player_is_asked_in_all_windows_of_the_species_whatever_the_hand_holds(card: str) -> None:
    found, _, _ = a_round(scene(card).start(), card)
    assert found == ASKED[SPECIES[card]]


@pytest.mark.rule("RK-AMB-35")
@pytest.mark.parametrize("species", [0, 1, 2])
def test_the_course_of_questions_does_not_tell_one_hand_from_another(species: int) -> None:
    cards = [card for card in ALL_CARDS if SPECIES[card] == species]
    assert len(cards) == 14
    courses = [a_round(scene(card).start(), card)[2] for card in cards if card not in ("charge", "metabolic-boost")]
    assert all(course == courses[0] for course in courses)


def quiet_scene() -> Position:
    """Seat 0 with two stacks that have nobody to attack and nowhere to go, about to place its units."""
    position = Position(3, phase="deploy").hold_all(1).hold(2, "rajal")
    return position.hold(0, "volatile-cleft", "fulmic-highlands", "sundered-valley", "eternal-scar").hero(
        0, "eternal-scar"
    )


@pytest.mark.rule("RK-AMB-35")
def test_with_an_empty_hand_nobody_is_asked_for_cards() -> None:
    match = quiet_scene().hold(0, "eris").hold(1, nydus_network=5).start()
    answer(match, 0, "place", "volatile-cleft", match.state.turn.pool)
    assert asked(match) == [(0, "manoeuvre")]  # there is nobody to attack from there
    answer(match, 0, "done")
    run_to(match, "attack", 1)
    answer(match, 1, "invade", "nydus-network", "eris", 3)
    assert windows(match) == []


@pytest.mark.rule("RK-AMB-35")
def test_with_any_card_in_hand_every_step_asks() -> None:
    match = quiet_scene().hand(0, "repair").start()
    answer(match, 0, "place", "volatile-cleft", match.state.turn.pool)
    assert asked(match) == [(0, "deploy")]
    answer(match, 0, "done")
    assert asked(match) == [(0, "attack")]
    answer(match, 0, "done")
    assert asked(match) == [(0, "manoeuvre")]
    assert ("done",) in options(match, 0)


@pytest.mark.rule("RK-CARD-08", "RK-TD-03")
@pytest.mark.parametrize("extended", [False, True])
def test_total_domination_has_abilities_only_when_extended(extended: bool) -> None:
    position = Position(3, phase="deploy", variant="total-domination", extended=extended)
    position.hold(0, augustgrad=9).hold(1, keresh_province=9).auto(1)
    if extended:
        position.hero(0, FROM)
    match = position.hand(0, "mule", "stimpack").hand(1, "feedback", "photon-cannon").start()
    verbs = {option[0] for option in options(match, 0)}
    assert ("play" in verbs, "offer" in verbs) == (extended, True)
    run_to(match, "attack", 0)
    answer(match, 0, "invade", FROM, TO, 3)
    assert windows(match) == ([(0, "attack-declared")] if extended else [])
    assert ("cards" in match.preferences(0)) == extended


# Order


@pytest.mark.rule("RK-CARD-04", "RK-AMB-10")
def test_the_windows_of_an_invasion_come_in_their_order() -> None:
    position = Position(3).faction(0, "zeratul").hold(0, augustgrad=9).hold(2, keresh_province=9)
    match = position.hand(0, "mass-recall").hand(2, "hatchery").start(dice=[6, 6, 6, 1, 1])
    answer(match, 0, "invade", FROM, TO, 3)
    course: list[tuple[int, str]] = []
    while match.state.fight is not None:
        course += windows(match) or asked(match)
        seat = match.waiting[0]
        answer(match, seat, *options(match, seat)[-1])
    assert course == [
        (0, "attack-declared"),
        (2, "defence-declared"),
        (2, "defend"),
        (0, "attack-rolled"),
        (2, "defence-rolled"),
        (0, "attack-resolved"),
        (2, "defence-resolved"),
    ]


@pytest.mark.rule("RK-CARD-03", "RK-AMB-35")
def test_a_window_asks_again_after_a_card_until_one_passes_or_the_hand_is_empty() -> None:
    position = (
        Position(3).hold(0, augustgrad=9).hold(1, keresh_province=9).hand(0, "stimpack", "cloaking-field").auto(1)
    )
    match = position.start(dice=[1, 1, 1, 6])
    answer(match, 0, "invade", FROM, TO, 3)
    answer(match, 0, "play", "stimpack")
    assert windows(match) == [(0, "attack-declared")]
    answer(match, 0, "play", "cloaking-field")
    assert windows(match) == []
    assert match.state.under_way.losses == (1, 0)


@pytest.mark.rule("RK-1V1-08")
def test_nobody_plays_cards_for_neutrals() -> None:
    position = Position(2, variant="total-domination", extended=True).hold(0, augustgrad=9).hold(3, keresh_province=9)
    match = position.hand(1, "photon-cannon").start(dice=[6, 6, 6, 1, 1])
    answer(match, 0, "invade", FROM, TO, 3)
    assert asked(match) == [(1, "defend")]


# Storms


def storming(*cards: str) -> Position:
    """Seat 0, a Protoss with cards, against seat 1, a Zerg with these."""
    position = (
        Position(3).faction(0, "zeratul").faction(1, "kerrigan").hold(0, augustgrad=12).hold(1, keresh_province=6)
    )
    return position.hand(0, "charge", "warp-blades", "prismatic-alignment").hand(1, *cards).auto(1)


@pytest.mark.rule("RK-ATTACK-08")
def test_a_storm_asks_the_attacker_for_no_cards() -> None:
    match = storming().start(dice=[6, 6, 6, 1, 1] * 3)
    answer(match, 0, "storm", FROM, TO, 1)
    assert asked(match) == [(0, "advance")]
    assert units(match, FROM) + units(match, TO) == 12


def test_a_storm_asks_the_defender_in_every_invasion() -> None:
    match = storming("spawn-larva").start(dice=[6, 6, 6, 1, 1] * 3)
    answer(match, 0, "storm", FROM, TO, 1)
    course: list[tuple[int, str]] = []
    while windows(match):
        course += windows(match)
        answer(match, 1, "pass")
    assert course == [(1, "defence-declared"), (1, "defence-rolled"), (1, "defence-resolved")] * 3
    assert asked(match) == [(0, "advance")]


@pytest.mark.parametrize("card", ["spine-crawler", "corruption", "transfusion"])
def test_a_storm_ends_when_the_defender_uses_a_card(card: str) -> None:
    match = storming(card).start(dice=[6, 6, 6, 1, 1] * 3)
    answer(match, 0, "storm", FROM, TO, 1)
    while ("play", card) not in options(match, 1):
        answer(match, 1, "pass")
    answer(match, 1, "play", card)
    answer(match, 0, "pass")  # the attacker may counter even so
    while windows(match):
        answer(match, match.waiting[0], "pass")
    assert asked(match) == [(0, "attack")]
    assert units(match, TO) in (4, 6)


@pytest.mark.rule("RK-AMB-31")
def test_a_storm_goes_on_after_a_countered_card() -> None:
    match = storming("spine-crawler").hand(0, "feedback").start(dice=[6, 6, 6, 1, 1] * 3)
    answer(match, 0, "storm", FROM, TO, 1)
    answer(match, 1, "play", "spine-crawler")
    assert windows(match) == [(0, "counter")]
    answer(match, 0, "play", "feedback")
    assert asked(match) == [(0, "advance")]


def test_a_front_keeps_its_ability_in_a_storm() -> None:
    match = storming().hold(0, augustgrad=13).start()
    assert fight(match, FROM, TO, 3, [5, 1, 1], [5, 5], ("charge",)) == (1, 1)
    next_dice(match, 5, 1, 1, 5, 5, 5, 1, 1, 5, 5)
    answer(match, 0, "storm", FROM, TO, 10)
    assert (units(match, FROM), units(match, TO)) == (10, 3)


# Counters


@pytest.mark.rule("RK-AMB-35", "RK-AMB-31")
@pytest.mark.parametrize(
    ("faction", "card", "expected"),
    [("zeratul", "charge", [(1, "counter")]), ("kerrigan", "burrow", []), ("raynor", "repair", [])],
)
def test_only_species_with_a_counter_are_asked_for_one(
    faction: str, card: str, expected: list[tuple[int, str]]
) -> None:
    position = Position(3).faction(1, faction).hold(0, augustgrad=9).hold(1, keresh_province=9).hand(1, card)
    match = position.hand(0, "tactical-nuke").start()
    answer(match, 0, "play", "tactical-nuke", TO)
    assert windows(match) == expected


@pytest.mark.rule("RK-AMB-35")
def test_a_protoss_with_an_empty_hand_is_not_asked_for_a_counter() -> None:
    position = Position(3).hold(0, augustgrad=9).hold(1, keresh_province=9).hand(0, "tactical-nuke")
    match = position.won(1, "feedback").start()
    answer(match, 0, "play", "tactical-nuke", TO)
    assert units(match, TO) == 5
    assert windows(match) == []


@pytest.mark.rule("RK-AMB-31")
def test_the_player_of_a_countered_card_is_asked_to_answer_in_turn() -> None:
    position = Position(3).faction(0, "artanis").hold(0, augustgrad=9).hold(1, keresh_province=9)
    match = position.hand(0, "psionic-storm", "charge").hand(1, "feedback").start(dice=[3])
    answer(match, 0, "play", "psionic-storm", TO)
    answer(match, 1, "play", "feedback")
    assert windows(match) == [(0, "counter")]
    assert options(match, 0) == [("pass",)]
    answer(match, 0, "pass")
    assert units(match, TO) == 9

"""Brood War: whatever a player chooses secretly, the others see, are told, are asked and can guess just the same."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import pytest

from orrery.core import Choice
from tests.games.starcraft.brood_war_moments import EXPANSION, position
from tests.games.starcraft.position import StarCraftMatch, asked, options, set_up, told
from tests.games.starcraft.scenarios import begun, go_on

ALLIANCE = "desperate-alliance"


def seen(match: StarCraftMatch, seat: int | None) -> dict[str, Any]:
    """All that a seat, or a spectator, can know of a match."""
    own = match.decision(seat) if seat is not None and seat in match.waiting else None
    guess = match.sample(seat, random.Random("guess"))
    return {
        "view": match.view(seat),
        "told": [(event.kind, dict(event.arguments)) for event in match.events_for(seat)],
        "question": (own.kind, own.options, own.asides) if own is not None else None,
        "guess": (guess.state.dump(), asked(guess)),
    }


def all_alike(matches: Iterable[StarCraftMatch], seats: Iterable[int | None]) -> None:
    """Several matches that differ in something secret are the same to these seats."""
    first, *others = matches
    assert others
    for seat in seats:
        known = seen(first, seat)
        for other in others:
            assert seen(other, seat) == known


def answered(match: StarCraftMatch, *answers: tuple[int, Choice]) -> StarCraftMatch:
    """A match in which some seats have answered."""
    for seat, choice in answers:
        match.play(seat, choice)
    return match


# Leadership cards


def choosing(stage: int) -> StarCraftMatch:
    """Raynor, the Overmind and Tassadar choose cards of a stage."""
    if stage == 1:
        return set_up(3, expansion=EXPANSION, random_factions=True, random_galaxy=True)
    found = position(3, leadership=True)
    found.state.leadership_stage, found.state.phase = stage - 1, "regrouping"
    left = [0 if number < stage else 5 for number in (1, 2, 3)]
    return found.event_deck(*left).start(("choose_new_leadership",), ("place_order", 0))


@pytest.mark.rule("BW-LEAD-04")
@pytest.mark.parametrize("stage", [1, 2, 3])
def test_before_all_have_chosen_nobody_learns_what_one_has_chosen(stage: int) -> None:
    match = choosing(stage)
    assert sorted(asked(match)) == [(seat, "choose-leadership") for seat in (0, 1, 2)]
    one, two, last = match.waiting
    cards = options(match, one)
    assert len(cards) == (3 if stage == 1 else 2)
    all_alike([match, *(answered(choosing(stage), (one, card)) for card in cards)], (two, last, None))
    both = [((one, card), (two, other)) for card in cards for other in options(match, two)]
    all_alike([match, *(answered(choosing(stage), *answers) for answers in both)], (last, None))
    revealed = answered(choosing(stage), *both[-1], (last, options(match, last)[0]))
    assert told(match, "leadership-chosen") == []
    assert sorted(event["seat"] for event in told(revealed, "leadership-chosen")) == [0, 1, 2]


# Event cards that are picked


@pytest.mark.rule("BW-S1-08", "BW-S1-21")
@pytest.mark.parametrize(("picker", "other"), [("raynor", "overmind"), ("overmind", "raynor")])
def test_nobody_learns_which_event_cards_another_has_picked(picker: str, other: str) -> None:
    match = begun(ALLIANCE)
    one, two = match.state.seat_of(picker), match.state.seat_of(other)
    picks = options(match, one)
    assert len(picks) == 15
    all_alike([match, *(answered(begun(ALLIANCE), (one, pick)) for pick in picks)], (two, None))
    own = (two, options(match, two)[4])
    all_alike([answered(begun(ALLIANCE), (one, pick), own) for pick in picks], (two, None))


@pytest.mark.rule("BW-S1-09", "BW-S1-21")
def test_a_picked_card_that_is_played_tells_nothing_of_those_that_are_left() -> None:
    match = begun(ALLIANCE)
    raynor, overmind = (match.state.seat_of(name) for name in ("raynor", "overmind"))
    own = (overmind, options(match, overmind)[4])
    played = []
    for pick in options(match, raynor):
        if "recon-squad" in pick:
            s = answered(begun(ALLIANCE), (raynor, pick), own).state
            s.agenda.clear()
            s.phase = "regrouping"
            twin = go_on(s, ALLIANCE, ("play_picked_event", raynor), ("place_order", overmind))
            assert asked(twin) == [(raynor, "play-picked")]
            played.append(answered(twin, (raynor, ("play", "recon-squad"))))
    assert len(played) == 10
    all_alike(played, (overmind, None))

"""The Research order: Event card, Combat cards, technologies, the deck shuffled with them, and the special extra."""

from __future__ import annotations

import random

import pytest

from orrery.core.hidden import EVERYBODY
from orrery.games.starcraft.values import DECK, DISCARD, HAND, PLAY, TECHNOLOGY
from tests.games.starcraft.orders import offered, on_cards, refused, workers
from tests.games.starcraft.position import Position, StarCraftMatch, answer, asked, hand, options, told


def research(
    position: Position, planet: str = "torus", *, seat: int = 0, special: bool = False, draw: bool = False
) -> StarCraftMatch:
    """A seat executes a Research order, up to the technology."""
    match = position.executing(seat, "research", planet, special).start()
    answer(match, seat, "draw" if draw else "none")
    return match


def cards_at(match: StarCraftMatch, place: int, seat: int = 0) -> list[str]:
    return [match.state.card_id(card) for card in match.state.cards_at(seat, place)]


# The sequence


@pytest.mark.rule("SC-RSRCH-01", "SC-RSRCH-13")
def test_without_a_base_on_the_planet_the_order_gives_nothing() -> None:
    position = Position(2).units(0, "dylar-iv-1", marine=1).executing(0, "research", "dylar-iv", True)
    match = position.start()
    assert asked(match) == []
    assert match.state.facedown_events(0) == 0
    assert hand(match, 0) == []
    match = Position(2).executing(0, "research", "helios").start()  # an opponent's base does not help
    assert asked(match) == []
    assert told(match, "research-without-base") == [{"seat": 0, "planet": "helios"}]


@pytest.mark.rule("SC-RSRCH-02", "SC-RSRCH-03", "SC-RSRCH-04", "SC-EVOPT-04")
def test_first_an_event_card_that_must_be_drawn_then_combat_cards_that_need_not() -> None:
    match = Position(2).executing(0, "research", "torus").start()
    assert match.state.facedown_events(0) == 1
    assert match.state.events_read(0) == []
    assert asked(match) == [(0, "draw-combat-cards")]
    assert options(match, 0) == [("draw",), ("none",)]
    answer(match, 0, "draw")
    assert len(hand(match, 0)) == 3
    assert asked(match) == [(0, "buy-technology")]
    answer(match, 0, "none")
    assert asked(match) == []


@pytest.mark.rule("SC-RSRCH-04")
def test_no_combat_card_is_drawn_unless_wanted() -> None:
    match = research(Position(2))
    assert hand(match, 0) == []
    assert asked(match) == [(0, "buy-technology")]


@pytest.mark.rule("SC-DECK-06", "SC-RSRCH-04")
def test_the_discards_are_shuffled_when_the_deck_runs_out_while_drawing() -> None:
    position = Position(2).deck(0, "terran-1", "terran-2").discarded(0, "terran-3", "terran-4")
    match = research(position, draw=True)
    assert {"terran-1", "terran-2"} < set(hand(match, 0))
    assert len(cards_at(match, DECK)) == 1
    assert cards_at(match, DISCARD) == []


def test_with_neither_deck_nor_discards_nobody_is_asked_to_draw() -> None:
    match = Position(2).deck(0).executing(0, "research", "torus").start()
    assert asked(match) == [(0, "buy-technology")]


# Technologies


@pytest.mark.rule("SC-RSRCH-05")
def test_at_most_one_technology() -> None:
    match = research(Position(2))
    answer(match, 0, "research", "spider-mines")
    assert asked(match) == []


@pytest.mark.rule("SC-RSRCH-06")
def test_the_whole_technology_deck_is_on_offer() -> None:
    match = research(Position(2).workers(0, pool=9))
    race = [tech.id for tech in match.state.catalog.technologies if tech.race == 0]
    assert [name for name, *_ in offered(match, "research")] == race
    assert refused(match, "research", "burrow") == "SC-RSRCH-06"


@pytest.mark.rule("SC-RSRCH-07", "SC-RSRCH-08", "SC-RSRCH-10")
def test_stasis_field_both_copies_for_one_payment() -> None:
    """One mineral and two gas, once."""
    match = research(Position(3), "dylar-iv", seat=2)
    answer(match, 2, "research", "stasis-field")
    assert workers(match, 2) == (2, 0, 1, 2)
    deck = cards_at(match, DECK, 2)
    assert {"stasis-field-1", "stasis-field-2"} < set(deck)
    assert len(deck) == 20
    assert match.state.technology_copies(2, match.state.catalog.technology_number["stasis-field"]) == []


@pytest.mark.rule("SC-RSRCH-08")
def test_the_dots_are_the_number_of_copies() -> None:
    s = Position(6).state
    for seat in range(6):
        own = s.cards_at(seat, TECHNOLOGY)
        for technology in s.catalog.technologies:
            copies = s.technology_copies(seat, technology.number)
            assert len(copies) in (0, len(technology.cards))
            assert set(copies) <= set(own)


@pytest.mark.rule("SC-RSRCH-09")
def test_the_purchase_is_told_to_everybody() -> None:
    match = research(Position(2))
    answer(match, 0, "research", "spider-mines")
    assert told(match, "technology-bought") == [{"seat": 0, "technology": "spider-mines", "minerals": 1, "gas": 1}]
    event = next(event for event in match.events if event.kind == "technology-bought")
    assert event.audience is None


@pytest.mark.rule("SC-RSRCH-07", "SC-KEY-20")
def test_a_bought_technology_cannot_be_bought_again_unless_its_card_returned() -> None:
    position = Position(2).deck(0, "nuke-1", "terran-1")
    match = research(position)
    assert refused(match, "research", "nuke") == "SC-RSRCH-07"
    position = Position(2).deck(0, "stim-packs-1", "terran-1")  # one of two copies is in the deck
    match = research(position)
    answer(match, 0, "research", "stim-packs")
    assert sorted(cards_at(match, DECK)) == ["stim-packs-1", "stim-packs-2", "terran-1"]
    assert workers(match) == (3, 0, 1, 1)


@pytest.mark.rule("SC-RSRCH-11", "SC-DECK-08")
def test_deck_discards_and_new_cards_are_shuffled_together_and_the_hand_stays() -> None:
    position = Position(2).deck(0, "terran-5", "terran-6").discarded(0, "terran-1", "terran-2").hand(0, "terran-3")
    match = research(position)
    answer(match, 0, "research", "spider-mines")
    assert sorted(cards_at(match, DECK)) == [
        "spider-mines-1",
        "spider-mines-2",
        "terran-1",
        "terran-2",
        "terran-5",
        "terran-6",
    ]
    assert cards_at(match, DISCARD) == []
    assert hand(match, 0) == ["terran-3"]
    s = match.state
    assert all(s.cards.known[card] == 0 for card in s.cards_at(0, DECK))


@pytest.mark.rule("SC-RSRCH-12")
@pytest.mark.parametrize("choice", [("none",), ("research", "charon-boosters")])
def test_nothing_is_shuffled_without_a_technology_for_the_deck(choice: tuple[str, ...]) -> None:
    position = Position(2).discarded(0, "terran-1")
    match = research(position)
    answer(match, 0, *choice)
    assert cards_at(match, DISCARD) == ["terran-1"]


@pytest.mark.rule("SC-KEY-21", "SC-RSRCH-12")
def test_a_technology_for_the_play_area_lies_open_there() -> None:
    match = research(Position(2))
    answer(match, 0, "research", "charon-boosters")
    assert cards_at(match, PLAY) == ["charon-boosters-1"]
    s = match.state
    assert s.cards.known[s.card_number(0, "charon-boosters-1")] == EVERYBODY
    assert s.has_technology(0, s.catalog.technology_number["charon-boosters"])


# Paying


@pytest.mark.rule("SC-RES-03", "SC-AMB-15")
def test_only_what_can_be_paid_is_offered_if_need_be_by_force_mining() -> None:
    position = Position(2).workers(0, pool=2)
    match = research(position)
    names = [name for name, *_ in offered(match, "research")]
    assert "nuke" not in names
    assert refused(match, "research", "nuke") == "SC-RES-06"
    position = Position(2).workers(0, pool=6).workers_on("torus-3", 2)
    position.state.permanent_workers[1] = 1
    match = research(position)
    assert ("research", "emp-shockwave") in options(match, 0)
    assert ("research", "irradiate", "force-mine") in options(match, 0)
    answer(match, 0, "research", "irradiate", "force-mine")
    assert on_cards(match) == {"torus-3": 3}
    assert workers(match) == (4, 0, 0, 2)


def test_a_technology_can_be_paid_by_hand() -> None:
    match = research(Position(2))
    assert match.decision(0).asides == [("pay-by-hand",)]  # a Research order lets nobody destroy own pieces
    answer(match, 0, "pay-by-hand")
    assert match.decision(0).asides == []
    answer(match, 0, "research", "emp-shockwave")
    assert options(match, 0) == [("pay-permanent", "gas"), ("pay-card", "torus-3")]
    answer(match, 0, "pay-card", "torus-3")
    assert on_cards(match) == {"torus-3": 1}
    assert asked(match) == []


def test_nobody_is_asked_who_can_buy_no_technology() -> None:
    match = research(Position(2).workers(0, pool=0))
    assert asked(match) == []


# The special Research order


@pytest.mark.rule("SC-SPEC-01", "SC-SPEC-07", "SC-SPEC-08", "SC-SPEC-10")
def test_mengsks_special_research_with_a_second_event_card() -> None:
    """The example of page 37: Spider Mines, and a second Event card."""
    position = Position(2, factions=("mengsk", "overmind")).discarded(0, "terran-1")
    match = research(position, special=True, draw=True)
    assert match.state.facedown_events(0) == 1
    assert len(hand(match, 0)) == 3
    answer(match, 0, "research", "spider-mines")
    assert workers(match) == (3, 0, 1, 1)
    assert asked(match) == [(0, "special-research")]
    assert "spider-mines-1" not in cards_at(match, DECK)  # not yet
    assert options(match, 0) == [("draw-event",), ("take", "spider-mines-1"), ("take", "spider-mines-2")]  # 7/7 and 8/7
    answer(match, 0, "draw-event")
    assert match.state.facedown_events(0) == 2
    assert {"spider-mines-1", "spider-mines-2", "terran-1"} < set(cards_at(match, DECK))
    assert len(hand(match, 0)) == 3


@pytest.mark.rule("SC-SPEC-09")
def test_or_one_of_the_new_cards_into_the_hand() -> None:
    match = research(Position(2).discarded(0, "terran-1"), special=True)
    answer(match, 0, "research", "spider-mines")
    answer(match, 0, "take", "spider-mines-1")
    assert hand(match, 0) == ["spider-mines-1"]
    assert "spider-mines-2" in cards_at(match, DECK)
    assert "terran-1" in cards_at(match, DECK)
    assert match.state.facedown_events(0) == 1
    s = match.state
    assert s.cards.known[s.card_number(0, "spider-mines-1")] == EVERYBODY


@pytest.mark.rule("SC-SPEC-09", "SC-RSRCH-11")
def test_the_deck_is_shuffled_also_if_the_only_copy_is_taken() -> None:
    match = research(Position(2).discarded(0, "terran-1"), special=True)
    answer(match, 0, "research", "nuke")
    answer(match, 0, "take", "nuke-1")
    assert hand(match, 0) == ["nuke-1"]
    assert cards_at(match, DISCARD) == []


@pytest.mark.rule("SC-SPEC-10", "SC-SPEC-07")
@pytest.mark.parametrize("choice", [("none",), ("research", "charon-boosters")])
def test_without_a_technology_for_the_deck_the_extra_is_an_event_card(choice: tuple[str, ...]) -> None:
    match = research(Position(2), special=True)
    answer(match, 0, *choice)
    assert asked(match) == []
    assert match.state.facedown_events(0) == 2


@pytest.mark.rule("SC-SPEC-07")
def test_a_standard_order_has_no_extra() -> None:
    match = research(Position(2))
    answer(match, 0, "research", "spider-mines")
    assert asked(match) == []
    assert match.state.facedown_events(0) == 1


# What others know


def test_a_shuffle_does_not_tell_others_the_hand() -> None:
    position = Position(2).hand(0, "terran-3", "terran-4").discarded(0, "terran-1")
    match = research(position)
    answer(match, 0, "research", "spider-mines")
    seen: set[str] = set()
    for seed in range(60):
        s = match.state.copy()
        s.cards.deal_anew(1, s.cards_of(0), random.Random(seed), (TECHNOLOGY, DISCARD, PLAY))
        dealt = {s.card_id(card) for card in s.cards_at(0, HAND)}
        assert len(dealt) == 2
        seen |= dealt
    assert len(seen) > 10  # any card of the old deck could be in that hand
    assert not seen & {"terran-1", "spider-mines-1", "spider-mines-2"}  # but none that everybody saw elsewhere


def test_cards_are_neither_lost_nor_doubled() -> None:
    position = Position(2).hand(0, "terran-3").discarded(0, "terran-1")
    own = list(position.state.cards_of(0))
    match = research(position, special=True, draw=True)
    answer(match, 0, "research", "bunker")
    answer(match, 0, "take", "bunker-1")
    places = [match.state.cards.where[card] for card in own]
    assert len(places) == 18 + 21
    assert (places.count(HAND), places.count(DECK), places.count(TECHNOLOGY)) == (1 + 3 + 1, 15, 19)

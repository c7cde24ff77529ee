"""Battle step 6: placing Combat cards, and the Combat deck with its discard pile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from orrery.core import EVERYBODY
from orrery.games.starcraft.effects.conditions import battle_of
from orrery.games.starcraft.rules.combat_deck import draw_cards, shuffle_in, take_top
from orrery.games.starcraft.values import DECK, DISCARD, HAND, SKIRMISH, TECHNOLOGY
from tests.games.starcraft.fighting import AREA, Force, Fought, battle, duel, lay_out
from tests.games.starcraft.position import Position, hand, refuses, told


def placing(
    *cards: str, skirmishes: int = 1, deck: Sequence[str] | None = None, discarded: Sequence[str] = ()
) -> Fought:
    """Marines against zerglings, where the attacker holds just these cards and is about to place them.

    All others are in his deck, unless it is told which ones are.
    """
    position = Position(2).hand(0, *cards).hand(1, "zerg-1")
    if deck is not None:
        position.deck(0, *deck).discarded(0, *discarded)
    pairs = [(Force("marine"), Force("zergling"))] * skirmishes
    return lay_out(position, *pairs).begin(("place_cards", 0), ("place_cards", 1))


# Who places what


@pytest.mark.rule("SC-BATTLE-17", "SC-BATTLE-19")
def test_the_attacker_places_on_all_skirmishes_before_the_defender() -> None:
    position = Position(2).units(0, AREA, marine=2).units(1, AREA, zergling=2)
    position.hand(0, "terran-1", "terran-2", "terran-17").hand(1, "zerg-1", "zerg-2")
    fought = battle(position)
    assert (fought.asked, fought.match.decision(0).about) == ([(0, "place-cards")], {"skirmish": 1})
    fought.answer(("cards", "terran-1", "terran-17"))
    assert (fought.asked, fought.match.decision(0).about) == ([(0, "place-cards")], {"skirmish": 2})
    fought.answer(("cards", "terran-2"))
    assert fought.asked == [(1, "place-cards")]
    placed = [(event["skirmish"], event["count"]) for event in told(fought.match, "cards-placed")]
    assert placed == [(1, 2), (2, 1)]
    s = fought.match.state
    for card in s.cards_at(0, SKIRMISH) + s.cards_at(0, SKIRMISH + 1):
        assert s.cards.is_known(card, 0)
        assert not s.cards.is_known(card, 1)


@pytest.mark.rule("SC-BATTLE-18", "SC-REINF-01", "SC-REINF-02")
def test_one_standard_card_and_at_most_one_reinforcement() -> None:
    fought = placing("terran-1", "terran-3", "terran-17", "bunker-1")
    assert set(fought.options) == {
        ("cards", "terran-1"),
        ("cards", "terran-3"),
        ("cards", "terran-1", "terran-17"),
        ("cards", "terran-1", "bunker-1"),
        ("cards", "terran-3", "terran-17"),
        ("cards", "terran-3", "bunker-1"),
        ("blind",),
    }


def test_cards_that_play_alike_are_offered_once() -> None:
    fought = placing("terran-1", "terran-17", "terran-18", "bunker-2", "bunker-1")
    offered = [option[2] for option in fought.options if len(option) == 3]
    assert offered == ["terran-17", "bunker-1"]


@pytest.mark.rule("SC-DECK-01", "SC-DECK-02")
def test_the_top_card_of_the_deck_may_be_played_unseen() -> None:
    fought = placing("terran-1").answer(("blind",))
    s = fought.match.state
    [card] = s.cards_at(0, SKIRMISH)
    assert s.cards.known[card] == 0
    assert hand(fought.match, 0) == ["terran-1"]


@pytest.mark.rule("SC-DECK-03", "SC-DECK-02")
def test_a_card_from_the_deck_is_the_only_one() -> None:
    fought = placing("terran-1", "terran-17")
    assert [option for option in fought.options if option[0] == "blind"] == [("blind",)]


@pytest.mark.rule("SC-DECK-04")
def test_two_standard_cards_and_four_skirmishes_force_two_from_the_deck() -> None:
    fought = placing("terran-1", "terran-3", "terran-17", skirmishes=4)
    fought.answer(("cards", "terran-1"), ("cards", "terran-3", "terran-17"))
    assert fought.asked == [(1, "place-cards")], "an empty hand is seen by all, so nothing is asked"
    assert [len(fought.at(0, SKIRMISH + number)) for number in range(4)] == [1, 2, 1, 1]


@pytest.mark.rule("SC-DECK-04")
def test_a_hand_without_standard_cards_is_asked_all_the_same() -> None:
    fought = placing("terran-17", "bunker-1")
    assert (fought.asked, fought.options) == ([(0, "place-cards")], [("blind",)])


@pytest.mark.rule("SC-DECK-01", "SC-BATTLE-18")
def test_without_a_card_to_draw_a_standard_card_of_the_hand_must_be_played() -> None:
    fought = placing("terran-1", "terran-17", deck=())
    assert fought.options == [("cards", "terran-1"), ("cards", "terran-1", "terran-17")]
    assert refuses(fought.match, 0, "blind", rule="SC-DECK-01")
    assert placing("terran-17", deck=()).options == [("blind",)], "who has none anywhere goes without [SC-AMB-17]"
    discarded = placing("terran-1", deck=(), discarded=("terran-3",))
    assert ("blind",) in discarded.options, "the discard pile becomes the deck"


@pytest.mark.rule("SC-DECK-05")
def test_the_deck_may_be_used_in_every_skirmish() -> None:
    fought = placing("terran-1", skirmishes=3)
    for _ in range(3):
        assert ("blind",) in fought.options
        fought.answer(("blind",))
    assert fought.asked == [(1, "place-cards")]


# Faceup


@pytest.mark.rule("SC-EVENT-12")
def test_an_opponent_with_recon_makes_the_other_place_first_and_faceup() -> None:
    position = Position(2).units(0, AREA, marine=1).units(1, AREA, zergling=1).hand(1, "zerg-1").hand(0, "terran-1")
    fought = battle(position.events_in_play(0, "recon-squad")).answer(("use", "recon-squad"))
    assert fought.asked == [(1, "place-cards")]
    fought.answer(("cards", "zerg-1"))
    s = fought.match.state
    assert s.cards.known[s.card_number(1, "zerg-1")] == EVERYBODY
    assert fought.asked == [(0, "place-cards")]
    fought.answer(("cards", "terran-1"))
    assert told(fought.match, "cards-placed-open") == [{"seat": 1, "skirmish": 1, "cards": ["zerg-1"]}]


@pytest.mark.rule("SC-EVENT-12")
def test_if_both_use_it_both_play_faceup_the_attacker_first() -> None:
    position = Position(2).units(0, AREA, marine=1).units(1, AREA, zergling=1).hand(1, "zerg-1").hand(0, "terran-1")
    fought = battle(position.events_in_play(0, "recon-squad").events_in_play(1, "recon-squad"))
    fought.answer(("use", "recon-squad"), ("use", "recon-squad"))
    assert fought.asked == [(0, "place-cards")]
    fought.answer(("cards", "terran-1"))
    s = fought.match.state
    assert s.cards.known[s.card_number(0, "terran-1")] == EVERYBODY
    assert fought.asked == [(1, "place-cards")]
    assert battle_of(s).open_cards == (True, True)


# What others know of a hand


def test_a_card_known_in_hand_is_hidden_among_the_others_once_cards_lie_facedown() -> None:
    position = Position(2).units(0, AREA, marine=1).units(1, AREA, zergling=1).hand(0, "terran-1", "spider-mines-1")
    s = position.state
    mines = s.card_number(0, "spider-mines-1")
    s.cards.known[mines] = EVERYBODY
    fought = battle(position)
    s = fought.match.state
    assert not s.cards.is_known(mines, 1), "it may be the one that is about to be placed"
    assert s.cards.generation[mines] == s.cards.generation[s.card_number(0, "terran-1")]
    while not fought.match.over:
        chosen = ("cards", "terran-1") if ("cards", "terran-1") in fought.options else fought.options[-1]
        fought.answer(chosen)
    assert s.cards.where[mines] == HAND
    assert s.cards.is_known(mines, 1), "what was placed is revealed, so it must still be in hand"


def test_a_hand_known_as_a_whole_changes_places_only_within_itself() -> None:
    position = Position(2, factions=("raynor", "overmind")).units(0, AREA, marine=2).units(1, AREA, zergling=1, queen=1)
    fought = battle(position.in_play(1, "parasite-1").hand(0, "terran-1"))
    s = fought.match.state
    generations = {s.cards.generation[card] for card in s.hand(0)}
    assert len(generations) == 1
    assert all(s.cards.generation[card] not in generations for card in s.cards_at(0, DECK))


# The deck


@pytest.mark.rule("SC-DECK-06")
def test_with_the_last_card_the_discard_pile_becomes_the_deck_at_once_and_the_draw_goes_on() -> None:
    match = Position(2).deck(0, "terran-1", "terran-2").discarded(0, "terran-3", "terran-4", "terran-5").start()
    s = match.state
    assert take_top(s, 0, HAND, 1) is not None
    assert (len(s.cards_at(0, DECK)), len(s.cards_at(0, DISCARD))) == (1, 3)
    assert take_top(s, 0, HAND, 1) is not None
    assert (len(s.cards_at(0, DECK)), len(s.cards_at(0, DISCARD))) == (3, 0)
    generations = [s.cards.generation[card] for card in s.cards_at(0, DECK)]
    assert set(generations) == {1}
    assert draw_cards(s, 0, 5, "SC-DECK-06") == 3, "there are no more"
    assert len(s.hand(0)) == 5


@pytest.mark.rule("SC-DECK-06")
def test_a_draw_goes_on_with_the_shuffled_discards() -> None:
    match = Position(2).deck(0, "terran-1").discarded(0, "terran-3", "terran-4", "terran-5").start()
    assert draw_cards(match.state, 0, 3, "SC-BATTLE-06") == 3
    assert len(match.state.hand(0)) == 3
    assert len(match.state.cards_at(0, DECK)) == 1


@pytest.mark.rule("SC-DECK-07")
def test_discards_lie_faceup() -> None:
    fought = duel(Force("marine", "terran-1"), Force("zergling", "zerg-1"))
    s = fought.match.state
    assert fought.at(0, DISCARD) == ["terran-1"]
    assert fought.at(1, DISCARD) == ["zerg-1"]
    assert s.cards.known[s.card_number(0, "terran-1")] == EVERYBODY


@pytest.mark.rule("SC-DECK-08")
def test_discards_return_only_when_the_deck_runs_out_or_technologies_come_in() -> None:
    fought = duel(Force("marine", "terran-1"), Force("zergling", "zerg-1"))
    s = fought.match.state
    draw_cards(s, 0, 3, "SC-BATTLE-06")
    assert fought.at(0, DISCARD) == ["terran-1"]
    new = [s.card_number(0, "stim-packs-1")]
    shuffle_in(s, 0, new)
    assert fought.at(0, DISCARD) == []
    assert {"terran-1", "stim-packs-1"} <= set(fought.at(0, DECK))
    in_hand = {s.cards.generation[card] for card in s.hand(0)}
    assert s.cards.generation[s.card_number(0, "terran-1")] not in in_hand  # everybody saw it outside that hand
    assert s.cards.generation[new[0]] not in in_hand
    assert in_hand <= {s.cards.generation[card] for card in s.cards_at(0, DECK)}  # the others might be in either


@pytest.mark.rule("SC-DECK-09")
def test_technology_cards_in_the_deck_are_combat_cards() -> None:
    match = Position(2).deck(0, "siege-mode-1").start()
    s = match.state
    draw_cards(s, 0, 1, "SC-BATTLE-06")
    assert hand(match, 0) == ["siege-mode-1"]
    assert ("cards", "siege-mode-1") in placing("siege-mode-1").options
    fought = duel(Force("siege-tank", "siege-mode-1"), Force("zergling", "zerg-1"))
    assert "siege-mode-1" in fought.at(0, DISCARD)
    assert "siege-mode-1" not in fought.at(0, TECHNOLOGY)


def test_cards_are_neither_lost_nor_doubled() -> None:
    position = Position(2).units(0, AREA, marine=4).units(1, AREA, zergling=4).hand(0, "terran-1", "terran-2")
    before = Counter(position.state.card_face)
    fought = battle(position)
    while not fought.match.over:
        fought.answer(fought.options[-1])
    s = fought.match.state
    assert Counter(s.card_face) == before
    assert all(where < SKIRMISH for where in s.cards.where)

"""Hidden information: what views, events and samples tell, and what they must not."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

from orrery.core import CannotUndo
from orrery.games.risk.state import DECK, RiskState
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
)

FROM, TO = "augustgrad", "keresh-province"
TERRAN = (
    *("planetary-fortress", "tactical-nuke", "mule", "jet-pack", "yamato-cannon", "cloaking-field", "stimpack"),
    *("siege-mode", "bunker", "point-defense-drone", "repair", "extra-supplies", "medivac-drop", "scanner-sweep"),
)


def table(phase: str = "attack") -> Position:
    """Four seats: a Terran on turn, two Protoss, a Zerg; a territory to fight for between 0 and 1."""
    position = Position(4, phase=phase).faction(3, "artanis").hold(0, augustgrad=9).hold(1, keresh_province=9)
    return position.hero(0, FROM).hero(1, TO).hero(2, "rajal").hero(3, "canis").auto(1)


def cards(match: RiskMatch, seat: int) -> set[str]:
    """What a hand really holds."""
    return set(match.view(seat)["hand"])


def known(match: RiskMatch, seat: int | None, of: int) -> list[str]:
    """The cards that a seat, or a spectator, knows another to hold."""
    found: list[str] = match.view(seat)["players"][of]["known"]
    return found


# Views


def in_a_window(match: RiskMatch) -> None:
    answer(match, 0, "invade", FROM, TO, 3)


def after_an_invasion(match: RiskMatch) -> None:
    next_dice(match, 6, 1, 1, 5, 5)
    answer(match, 0, "invade", FROM, TO, 3)
    while asked(match) != [(0, "attack")]:
        decline(match, match.waiting[0])


def in_a_storm(match: RiskMatch) -> None:
    next_dice(match, 6, 1, 1, 5, 5)
    answer(match, 0, "storm", FROM, TO, 1)


def when_countering(match: RiskMatch) -> None:
    answer(match, 0, "play", "tactical-nuke", TO)


def in_the_next_turn(match: RiskMatch) -> None:
    decline(match, 0)
    run_to(match, "attack", 1)


def when_manoeuvring(match: RiskMatch) -> None:
    answer(match, 0, "done")
    assert asked(match) == [(0, "manoeuvre")]


MOMENTS = [in_a_window, after_an_invasion, in_a_storm, when_countering, in_the_next_turn, when_manoeuvring]
HANDS = [
    (("charge", "feedback"), ("burrow",), ("warp-in",)),
    (("force-field", "blink"), ("transfusion",), ("feedback",)),
    (("warp-in", "chrono-boost"), ("spawn-larva",), ("force-field",)),
]


@pytest.mark.rule("RK-CARD-07", "RK-AMB-35")
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("other", HANDS[1:])
def test_hands_that_differ_in_hidden_cards_only_look_and_ask_the_same(
    moment: Callable[[RiskMatch], None], other: tuple[tuple[str, ...], ...]
) -> None:
    seen = []
    for hands in (HANDS[0], other):
        position = table().hand(0, "tactical-nuke", "stimpack")
        for seat, hand in enumerate(hands, start=1):
            position.hand(seat, *hand)
        match = position.start()
        moment(match)
        decisions = [match.decision(0).to_json()] if 0 in match.waiting else []
        told = [(event.kind, event.arguments) for event in match.events_for(0)]
        seen.append((match.view(0), match.view(None), asked(match), decisions, told))
    assert seen[0] == seen[1]


@pytest.mark.rule("RK-CARD-07")
def test_everyone_sees_how_many_cards_a_hand_has_and_only_its_owner_which() -> None:
    match = table().hand(1, "charge", "feedback").won(1, "mule").start()
    for seat in (None, 0, 2, 3):
        player = match.view(seat)["players"][1]
        assert (player["hand"], player["captured"], player["known"]) == (2, 1, [])
    assert match.view(1)["hand"] == ["charge", "feedback"]
    assert match.view(1)["captured_cards"] == ["mule"]
    assert match.view(None)["hand"] == []
    assert match.view(0)["decks"][1] == {"species": "protoss", "cards": 12, "discard": []}


def test_allies_do_not_see_each_others_hands() -> None:
    match = Position(4, teams=True).hand(2, "burrow").start()
    assert known(match, 0, of=2) == []


@pytest.mark.rule("RK-CR-04")
def test_a_reward_is_nowhere_to_be_seen_before_it_is_earned() -> None:
    match = table().open("eight-fields", "two-enemy-bases").start()
    assert [award["reward"] for award in match.view(0)["achievements"]] == [None, None]
    assert not any(player["rewards"] for player in match.view(0)["players"])


# Events


def told(match: RiskMatch, kind: str) -> dict[int | None, list[object]]:
    """The cards named in events of a kind, by who hears of them (None: a spectator)."""
    return {
        seat: [event.arguments.get("card") for event in match.events_for(seat) if event.kind == kind]
        for seat in (None, *range(match.seats))
    }


@pytest.mark.rule("RK-CARD-07", "RK-CARD-02")
def test_only_the_player_hears_which_card_is_drawn() -> None:
    match = table("manoeuvre").conquered().start(draws=["repair"])
    assert told(match, "drew-card") == {None: [], 0: ["repair"], 1: [], 2: [], 3: []}
    assert [len(cards) for cards in told(match, "drew").values()] == [1] * 5
    assert match.view(0)["hand"] == ["repair"]


@pytest.mark.rule("RK-CARD-07", "RK-ELIM-02")
def test_only_the_eliminator_hears_which_cards_are_won() -> None:
    match = (
        table().hand(1, "charge", "blink").won(1, "burrow").hold(0, "eternal-scar").hold(1, keresh_province=1).start()
    )
    fight(match, FROM, TO, 3, [6, 6, 6], [1])
    answer(match, 0, "advance", 3)
    won = told(match, "won-card")
    assert sorted(str(card) for card in won[0]) == ["blink", "burrow", "charge"]
    assert all(won[seat] == [] for seat in (None, 1, 2, 3))
    assert set(known(match, 0, of=0)) == {"blink", "burrow", "charge"}
    assert known(match, 2, of=0) == known(match, None, of=0) == []
    assert match.view(2)["players"][0]["captured"] == 3
    assert match.view(2)["players"][1]["hand"] == 0


# Scanner Sweep


def scanned(*hand: str) -> RiskMatch:
    """Seat 0 has looked at the hand of seat 1."""
    match = table().hand(0, "scanner-sweep").hand(1, *hand).hand(2, "burrow").hand(3, "force-field").start()
    answer(match, 0, "play", "scanner-sweep", 1)
    answer(match, 1, "pass")  # no Feedback
    return match


def test_the_scanner_alone_sees_the_hand() -> None:
    match = scanned("charge", "blink")
    assert set(known(match, 0, of=1)) == {"charge", "blink"}
    assert known(match, 2, of=1) == known(match, 3, of=1) == known(match, None, of=1) == []
    assert known(match, 0, of=2) == known(match, 0, of=3) == []
    assert told(match, "scanned-card") == {None: [], 0: ["charge", "blink"], 1: [], 2: [], 3: []}
    assert [len(events) for events in told(match, "scanned").values()] == [1] * 5  # all know that it happened


def test_a_countered_scan_shows_nothing() -> None:
    match = table().hand(0, "scanner-sweep").hand(1, "feedback", "blink").start()
    answer(match, 0, "play", "scanner-sweep", 1)
    answer(match, 1, "play", "feedback")
    assert known(match, 0, of=1) == []
    assert told(match, "scanned-card")[0] == []
    assert not match.view(0)["players"][1]["muted"]


def test_the_knowledge_stays_while_the_cards_stay_and_does_not_grow() -> None:
    match = scanned("charge", "blink")
    decline(match, 0)
    run_to(match, "attack", 1)
    assert set(known(match, 0, of=1)) == {"charge", "blink"}  # muted no more, but still known
    fight(match, TO, FROM, 3, [1, 1, 1], [6, 6], ("charge",))
    assert known(match, 0, of=1) == ["blink"]
    match.state.turn.conquered = 1
    run_to(match, "manoeuvre", 1)
    assert match.view(1)["players"][1]["hand"] == 2
    assert known(match, 0, of=1) == ["blink"]  # not the one just drawn


@pytest.mark.rule("RK-CARD-06")
def test_the_knowledge_is_lost_when_a_card_is_shuffled_back_and_drawn_again() -> None:
    protoss = [card.id for card in table().state.catalog.cards if card.species == 1]
    position = table("manoeuvre").conquered().hand(1, "charge")
    position.faction(0, "zeratul").discarded(*(card for card in protoss if card != "charge"))
    match = position.start(draws=["blink"])  # everyone had seen it in the discard pile
    assert match.view(0)["hand"] == ["blink"]
    assert known(match, 1, of=0) == known(match, None, of=0) == []
    assert match.view(None)["decks"][1]["discard"] == []
    assert match.view(None)["decks"][1]["cards"] == 12


def test_scanned_cards_are_followed_into_the_hands_of_an_eliminator() -> None:
    position = table().hand(0, "scanner-sweep").hand(1, "charge", "blink").hold(2, wolfrec_province=5)
    match = position.hold(2, "eternal-scar").hold(1, keresh_province=1).start()
    answer(match, 0, "play", "scanner-sweep", 1)
    answer(match, 1, "pass")
    decline(match, 0)
    run_to(match, "attack", 2)
    match.state.give(match.state.catalog.number[TO], 1, 1)
    fight(match, "wolfrec-province", TO, 3, [6, 6, 6], [1])
    assert asked(match) == [(2, "advance")]
    decline(match, 2)
    assert set(known(match, 0, of=2)) == {"charge", "blink"}
    assert known(match, 3, of=2) == []


def test_a_scan_and_a_draw_cannot_be_taken_back() -> None:
    match = table().hand(0, "scanner-sweep").hand(2, "burrow").start()
    answer(match, 0, "play", "scanner-sweep", 2)
    with pytest.raises(CannotUndo):
        match.undo(0)
    match = table().conquered().start()
    answer(match, 0, "done")
    with pytest.raises(CannotUndo):
        match.undo(0)


# Cards laid open


@pytest.mark.rule("RK-AMB-36")
def test_offered_cards_are_seen_by_all() -> None:
    match = table("deploy").hand(0, "mule", "repair", "bunker").start()
    answer(match, 0, "offer", "repair")
    for seat in (None, 1, 2, 3):
        assert match.view(seat)["offered"] == ["repair"]
        assert known(match, seat, of=0) == ["repair"]
        assert match.view(seat)["players"][0]["hand"] == 3
    assert not match.can_undo(0), "what all have seen cannot be taken back"


# Samples


SAMPLES = 1500


def samples(match: RiskMatch, seat: int, count: int = SAMPLES) -> list[RiskState]:
    """So many guesses of a seat, each checked to look to the seat as the match does."""
    rng = random.Random(f"risk {seat}")
    seen = match.seen_by(seat)
    found = []
    for number in range(count):
        guess = seen.sample(rng)
        if number < 20:
            assert guess.view(seat) == match.view(seat)
            assert guess.decision(seat).to_json() == match.decision(seat).to_json()
            public = [player["hand"] for player in match.view(None)["players"]]
            assert [player["hand"] for player in guess.view(None)["players"]] == public
            assert guess.view(None) == match.view(None)
        found.append(guess.state)
    return found


def hand_of(state: RiskState, seat: int) -> set[str]:
    return {state.catalog.card_ids[card] for card in state.hand(seat)}


def shares(states: list[RiskState], seat: int) -> Counter[str]:
    """How often each card is in a hand."""
    return Counter(card for state in states for card in hand_of(state, seat))


def is_even(counts: Counter[str], among: set[str], times: int) -> bool:
    """Whether draws are spread evenly: nothing else occurs, and all within five standard deviations."""
    expected = times / len(among)
    spread = 5 * (expected * (1 - 1 / len(among))) ** 0.5
    return set(counts) == among and all(abs(count - expected) < spread for count in counts.values())


PROTOSS = {
    *("force-field", "psionic-storm", "warp-in", "mass-recall", "charge", "warp-blades", "thermal-lances"),
    *(
        "prismatic-alignment",
        "guardian-shield",
        "photon-cannon",
        "hardened-shields",
        "blink",
        "chrono-boost",
        "feedback",
    ),
}


@pytest.mark.rule("RK-CARD-07")
def test_samples_deal_unseen_cards_evenly_from_hands_and_deck() -> None:
    match = table().hand(0, "repair").hand(1, "charge", "feedback").hand(3, "blink").discarded("warp-in").start()
    states = samples(match, 0)
    unseen = PROTOSS - {"warp-in"}
    assert is_even(shares(states, 1), unseen, 2 * SAMPLES)
    assert is_even(shares(states, 3), unseen, SAMPLES)
    assert all(not hand_of(state, 1) & hand_of(state, 3) for state in states)
    pairs = Counter(" ".join(sorted(hand_of(state, 1))) for state in states)
    assert len(pairs) == 13 * 12 // 2  # every hand of two occurs


def test_samples_never_move_ones_own_cards_nor_discards_nor_other_species() -> None:
    match = table().hand(0, "repair", "mule").won(0, "burrow").hand(2, "hatchery").discarded("bunker", "charge").start()
    for state in samples(match, 0, 60):
        assert hand_of(state, 0) == {"repair", "mule"}
        assert [state.catalog.card_ids[card] for card in state.won(0)] == ["burrow"]
        assert state.cards.where == [
            state.cards.where[card.number] if card.species == 2 else match.state.cards.where[card.number]
            for card in state.catalog.cards
        ]
        assert {state.catalog.cards[card].species for card in state.hand(2)} == {2}


def test_samples_keep_scanned_cards_where_they_are() -> None:
    match = scanned("charge", "blink")
    decline(match, 0)
    run_to(match, "attack", 1)
    match.state.turn.conquered = 1
    match.fork()  # which makes the next step begin with a checkpoint: it knows what was just changed by hand
    run_to(match, "manoeuvre", 1)  # a third card was drawn, which seat 0 has not seen
    run_to(match, "deploy", 2)
    answer(match, 2, "place", "rajal", match.state.turn.pool)
    decline(match, 2)
    run_to(match, "attack", 0)
    states = samples(match, 0, 400)
    assert all({"charge", "blink"} < hand_of(state, 1) for state in states)
    assert set(shares(states, 1)) == PROTOSS
    assert set(shares(states, 3)) == PROTOSS - {"charge", "blink"}


def test_samples_keep_the_knowledge_of_others() -> None:
    match = scanned("charge", "blink")
    decline(match, 0)
    run_to(match, "attack", 1)
    decline(match, 1)
    run_to(match, "deploy", 2)
    for guess in (match.seen_by(2).sample(random.Random(seed)) for seed in range(40)):
        assert set(known(guess, 0, of=1)) == cards(guess, 1)  # whatever seat 1 may hold, seat 0 has seen it
        assert known(guess, 3, of=1) == []


def test_samples_keep_offered_cards() -> None:
    position = table("deploy").faction(2, "valerian").hand(0, "mule", "repair").hand(2, "bunker")
    match = position.start()
    answer(match, 0, "offer", "repair")
    for guess in (match.sample(seat, random.Random(seed)) for seat in (None, 1, 2, 3) for seed in range(20)):
        assert guess.view(None)["offered"] == ["repair"]
        assert "repair" in cards(guess, 0)
        assert len(cards(guess, 0)) == 2


def test_samples_of_a_spectator_keep_what_all_can_see() -> None:
    match = table().hand(0, "repair", "mule").hand(1, "charge").won(1, "bunker").start()
    hands = Counter[str]()
    for seed in range(300):
        guess = match.sample(None, random.Random(seed))
        assert guess.view(None) == match.view(None)
        hands.update(cards(guess, 0))
    assert set(hands) == set(TERRAN)


def test_samples_in_the_middle_of_a_window_know_no_more() -> None:
    match = table().hand(0, "stimpack", "bunker").hand(1, "charge", "feedback").start(dice=[6, 6, 6, 1, 1])
    answer(match, 0, "invade", FROM, TO, 3)
    answer(match, 0, "play", "stimpack")
    answer(match, 1, "pass")
    answer(match, 0, "pass")
    answer(match, 1, "pass")
    assert asked(match) == [(0, "cards")]
    assert set(shares(samples(match, 0, 300), 1)) == PROTOSS
    answer(match, 0, "pass")
    assert asked(match) == [(1, "cards")]
    assert set(shares(samples(match, 1, 300), 0)) == set(TERRAN) - {"stimpack"}


@pytest.mark.rule("RK-TD-03")
def test_samples_of_total_domination_deal_from_the_common_deck() -> None:
    position = Position(3, variant="total-domination").hold(0, augustgrad=9).hold(1, keresh_province=9)
    match = position.hand(0, "charge").hand(1, "mule", "burrow").discarded("repair").start()
    everything = {card.id for card in match.state.catalog.cards}
    assert set(shares(samples(match, 0, 800), 1)) == everything - {"charge", "repair"}


@pytest.mark.rule("RK-CARD-06")
def test_samples_know_that_older_hands_hold_no_reshuffled_card() -> None:
    old = ("repair", "mule", "bunker", "stimpack")
    position = Position(3, phase="manoeuvre").faction(2, "valerian").conquered().hold(0, augustgrad=9)
    position.hand(0, *old[:2]).hand(2, *old[2:]).discarded(*(card for card in TERRAN if card not in old))
    match = position.start()  # seat 0 draws from the reshuffled discard pile
    assert len(match.view(0)["hand"]) == 3
    decline(match, 0)
    run_to(match, "deploy", 1)
    states = samples(match, 1)
    assert all(len(hand_of(state, 0) & set(old)) == 2 and len(hand_of(state, 2)) == 2 for state in states)
    assert all(hand_of(state, 2) < set(old) for state in states)
    assert is_even(shares(states, 2), set(old), 2 * SAMPLES)
    drawn = Counter(card for state in states for card in hand_of(state, 0) - set(old))
    assert is_even(drawn, set(TERRAN) - set(old), SAMPLES)
    run_to(match, "attack", 2)
    assert all(hand_of(state, 0) & set(old) == set(old[:2]) for state in samples(match, 2, 50))  # by elimination


@pytest.mark.rule("RK-CARD-06")
def test_a_reshuffle_survives_copying_and_keeping() -> None:
    position = Position(3, phase="manoeuvre").conquered().discarded(*TERRAN[1:]).hand(1, "charge")
    position.state.cards.where[position.state.catalog.card_number[TERRAN[0]]] = 2 + 8  # won by seat 2
    match = position.start()
    assert match.state.cards.where.count(DECK) == 13 + 13 + 14 - 1
    twin = match.game.load(match.ruleset, match.options, match.seats, match.state.dump())
    assert twin.dump() == match.state.copy().dump() == match.state.dump()
    for seed in range(30):
        guess = match.sample(1, random.Random(seed))
        assert [guess.state.catalog.card_ids[card] for card in guess.state.won(2)] == [TERRAN[0]]


def test_the_next_card_of_a_deck_is_open_in_samples() -> None:
    match = table("attack").hand(0, "repair").conquered().hand(1, "charge").start()
    seen = Counter[str]()
    rng = random.Random("draws")
    for _ in range(400):
        guess = match.seen_by(0).sample(rng)
        guess.play(0, ("done",))
        seen.update(cards(guess, 0) - {"repair"})
    assert set(seen) == set(TERRAN) - {"repair"}
    assert sum(seen.values()) == 400
    assert options(match, 0) == match.seen_by(0).options

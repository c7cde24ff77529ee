"""Hidden orders, hands, cards played unseen and Event cards: what views and samples tell, and what they must not."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from orrery.core import EVERYBODY
from orrery.core.hidden import NOBODY_KNOWS
from orrery.games.starcraft import GAME
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import DECK, EVENT_HAND, EVENT_PLAY, HAND, SKIRMISH
from tests.games.starcraft.fighting import AREA, battle
from tests.games.starcraft.moments import VARIANTS, begin, moments, rare_matches
from tests.games.starcraft.position import Position, StarCraftMatch, asked, hand, told


def samples(match: StarCraftMatch, seat: int | None, count: int) -> list[StarCraftMatch]:
    """So many guesses of a seat, or of a spectator."""
    return [match.sample(seat, random.Random(f"{seat} {number}")) for number in range(count)]


# Samples look as the match does, and are worlds that could be


def looks_the_same(match: StarCraftMatch, guess: StarCraftMatch, seat: int | None) -> None:
    """A guess looks to its seat, and to a spectator, as the match does; the same seats are asked the same."""
    assert guess.view(seat) == match.view(seat)
    assert guess.view(None) == match.view(None)
    # Who has answered a question to several seats is not known before all have.
    assert [who for who in asked(guess) if who in asked(match) or who[1] != "discard"] == asked(match)
    if seat in match.waiting and seat is not None:
        assert guess.decision(seat).to_json() == match.decision(seat).to_json()


def is_legal(s: StarCraftState) -> None:
    """A world that could be: orders within their limits, cards where such cards can lie."""
    for seat in range(s.seats):
        special = sum(s.token_special(token) for token in s.orders_on_board(seat))
        assert special <= s.special_limit[seat]
    placed = [token for stack in s.stacks for token in stack]
    assert len(placed) == len(set(placed))
    if s.battle is not None:
        for number, skirmish in enumerate(s.battle.skirmishes):
            for side in range(2):
                cards = [
                    card
                    for card in s.cards_at(s.battle.seat_of(side), SKIRMISH + number)
                    if s.cards.known[card] not in (NOBODY_KNOWS, EVERYBODY) and not skirmish.resolved
                ]
                standard = [card for card in cards if s.catalog.standard[s.card_face[card]]]
                assert len(standard) == min(1, len(cards)), (
                    "cards from the hand: one standard card, and one more at most"
                )


def check(match: StarCraftMatch, rng: random.Random) -> None:
    before = Counter(GAME.rules.inventory(match.state))
    for seat in (None, *range(match.seats)):
        guess = match.sample(seat, rng)
        looks_the_same(match, guess, seat)
        is_legal(guess.state)
        assert Counter(GAME.rules.inventory(guess.state)) == before
        for card, where in enumerate(match.state.cards.where):
            assert match.state.card_owner(card) == guess.state.card_owner(card)
            if where not in (DECK, HAND) and where < SKIRMISH:
                assert guess.state.cards.where[card] == where, "cards that lie open stay"


@pytest.mark.rule("SC-PLAN-10", "SC-EVENT-01", "SC-DECK-01")
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_samples_look_the_same_and_are_legal_worlds(variant: tuple[int, dict[str, object]]) -> None:
    seats, chosen = variant
    match, rng = begin(seats, chosen, "hidden", 4), random.Random(seats)
    met: set[str] = set()
    for _, decision in moments(match, rng, 1_500):
        if decision.kind not in met or rng.random() < 0.06:
            check(match, rng)
            met.add(decision.kind)
    assert {"place-order", "choose-order", "play-event"} <= met


def test_so_are_those_of_rare_positions() -> None:
    for match, rng in rare_matches(60):
        for _ in moments(match, rng, 60):
            if rng.random() < 0.15:
                check(match, rng)


def test_a_sample_can_be_played_on() -> None:
    for match, rng in rare_matches(30):
        for _ in moments(match, rng, 8):
            guess = match.sample(rng.choice((None, *range(match.seats))), rng)
            for s, _decision in moments(guess, rng, 25):
                assert s.seats == match.seats
    for seats, chosen in VARIANTS[:3]:
        match, rng = begin(seats, chosen, "on", 3), random.Random(1)
        for _ in moments(match, rng, 500):
            if rng.random() < 0.02:
                guess = match.sample(rng.randrange(seats), rng)
                for s, _decision in moments(guess, rng, 60):
                    is_legal(s)


# Orders


def with_orders(*orders: tuple[int, str, str, bool], modules: int = 0, forget: bool = False) -> Position:
    """Facedown orders of two seats, each known to its owner unless he may not look."""
    position = Position(2, forget_orders=forget).module(1, research_and_development=modules)
    s = position.state
    s.special_limit = [s.special_orders_allowed(seat) for seat in range(s.seats)]
    for seat, kind, planet, special in orders:
        position.order(seat, kind, planet, special)
        token = s.stacks[s.catalog.planet_number[planet]][-1]
        s.order_known[token] = 0 if forget else 1 << seat
    return position


def kinds_on(s: StarCraftState, planet: str) -> list[tuple[int, str, bool]]:
    stack = s.stacks[s.catalog.planet_number[planet]]
    return [(s.token_seat(token), s.token_kind(token), s.token_special(token)) for token in stack]


@pytest.mark.rule("SC-PLAN-08", "SC-AMB-03")
def test_only_the_owner_of_an_order_sees_what_it_is() -> None:
    match = with_orders((0, "build", "torus", False), (1, "research", "torus", False)).start(("execution",))

    def stack(seat: int | None) -> list[tuple[int, str | None]]:
        planets = match.view(seat)["planets"]
        found = next(planet for planet in planets if planet["id"] == "torus")["stack"]
        return [(order["seat"], order["order"]) for order in found]

    assert stack(0) == [(0, "build"), (1, None)]
    assert stack(1) == [(0, None), (1, "research")]
    assert stack(None) == [(0, None), (1, None)]
    assert match.view(None)["orders"] == []


@pytest.mark.rule("SC-PLAN-14")
def test_samples_deal_no_more_special_orders_than_may_be_placed() -> None:
    orders = [(1, "build", "torus", True), (1, "mobilize", "helios", False), (1, "mobilize", "torus", False)]
    match = with_orders((0, "build", "helios", False), *orders, modules=1).start(("execution",))
    found = Counter[tuple[tuple[int, str, bool], ...]]()
    for guess in samples(match, 0, 400):
        dealt = [order for planet in ("torus", "helios") for order in kinds_on(guess.state, planet) if order[0] == 1]
        assert len(dealt) == 3
        assert sum(special for _, _, special in dealt) <= 1
        found[tuple(dealt)] += 1
        assert (0, "build", False) in kinds_on(guess.state, "helios"), "own orders stay"
    assert any(any(special for _, _, special in dealt) for dealt in found)
    assert len(found) > 50, "all that could lie there does"
    without = with_orders((0, "build", "helios", False), (1, "mobilize", "torus", False)).start(("execution",))
    for guess in samples(without, 0, 60):
        assert not any(special for _, _, special in kinds_on(guess.state, "torus"))


@pytest.mark.rule("SC-AMB-04")
def test_who_forgets_his_orders_knows_which_they_are_and_not_where() -> None:
    orders = [(1, "mobilize", "helios", False), (0, "build", "torus", False), (0, "research", "helios", False)]
    match = with_orders(*orders, forget=True).start(("execution",))
    assert all(order["order"] is None for planet in match.view(0)["planets"] for order in planet["stack"])
    seen = Counter(kinds_on(guess.state, "torus")[0] for guess in samples(match, 0, 100))
    assert set(seen) == {(0, "build", False), (0, "research", False)}
    assert min(seen.values()) > 25


# Hands and cards in a battle


@pytest.mark.rule("SC-SETUP-16")
def test_only_the_owner_sees_a_hand_and_all_see_how_many_cards_it_has() -> None:
    match = Position(2).hand(0, "terran-3").hand(1, "zerg-2", "zerg-5").executing(0, "build", "torus").start()
    assert match.view(0)["hand"] == ["terran-3"]
    assert match.view(1)["hand"] == ["zerg-2", "zerg-5"]
    assert match.view(None)["hand"] == []
    for seat in (None, 0):
        assert match.view(seat)["players"][1]["hand"] == 2
        assert match.view(seat)["players"][1]["known"] == []
    hands = Counter(card for guess in samples(match, 0, 300) for card in hand(guess, 1))
    assert set(hands) == {f"zerg-{number}" for number in range(1, 19)}
    assert all(hand(guess, 0) == ["terran-3"] for guess in samples(match, 0, 5))


@pytest.mark.rule("SC-DECK-01")
def test_nobody_knows_a_card_that_was_played_from_the_deck() -> None:
    position = Position(2).units(0, AREA, marine=1).units(1, AREA, zergling=1).hand(0, "terran-3")
    match = battle(position).match
    assert asked(match) == [(0, "place-cards")]
    match.play(0, ("blind",))
    side = match.view(0)["battle"]["skirmishes"][0]["sides"][0]
    assert side["cards"] == [None], "not even its owner"
    laid = Counter(guess.state.card_id(guess.state.cards_at(0, SKIRMISH)[0]) for guess in samples(match, 0, 200))
    assert len(laid) > 10
    assert not set(laid) & set(match.view(0)["hand"])


@pytest.mark.rule("SC-BATTLE-17")
def test_cards_placed_from_the_hand_are_seen_by_their_owner_alone() -> None:
    position = Position(2).units(0, AREA, marine=1).units(1, AREA, zergling=1).hand(0, "terran-3", "terran-17")
    match = battle(position).match
    match.play(0, ("cards", "terran-3", "terran-17"))
    assert match.view(0)["battle"]["skirmishes"][0]["sides"][0]["cards"] == ["terran-17", "terran-3"]
    for seat in (1, None):
        assert match.view(seat)["battle"]["skirmishes"][0]["sides"][0]["cards"] == [None, None]
    for guess in samples(match, 1, 60):
        s = guess.state
        kinds = sorted(s.catalog.standard[s.card_face[card]] for card in s.cards_at(0, SKIRMISH))
        assert kinds == [False, True]
    assert "cards-placed-open" not in [event.kind for event in match.events]


# Events


@pytest.mark.rule("SC-EVENT-01", "SC-EVENT-10")
def test_event_cards_that_were_read_are_seen_by_their_owner_alone() -> None:
    position = Position(2).events_read(0, "worker-draft", "saboteur").events_read(1, "rich-deposit")
    match = position.start(("play_event_cards",))
    assert match.view(0)["events"] == ["saboteur", "worker-draft"]
    assert match.view(1)["events"] == ["rich-deposit"]
    assert match.view(None)["events"] == []
    assert match.view(None)["players"][0]["events_to_play"] == 2
    held = Counter(
        (guess.state.event(card).stage, guess.state.event(card).id)
        for guess in samples(match, 0, 200)
        for card in guess.state.events_read(1)
    )
    assert {stage for stage, _ in held} == {2}, "the stage shows on the back"
    assert len(held) > 5


@pytest.mark.rule("SC-EVENT-06")
def test_whether_a_seat_is_asked_does_not_tell_that_it_holds_an_ending_card() -> None:
    seen = []
    for event in ("resource-shortage", "the-end-draws-near"):
        position = Position(2).event_deck(0, 0, 3).events_read(0, event).events_read(1, "final-offensive")
        match = position.start(("play_event_cards",))
        seen.append((asked(match), match.view(1), match.view(None)))
    assert seen[0] == seen[1]
    held = {tuple(guess.view(0)["events"]) for guess in samples(match, 1, 300)}
    assert {("resource-shortage",), ("the-end-draws-near",)} < held


def test_event_cards_in_play_stay_in_samples() -> None:
    match = Position(2).events_in_play(1, "recon-squad").executing(0, "build", "torus").start()
    for guess in samples(match, 0, 20):
        assert guess.view(0)["players"][1]["events_in_play"] == ["recon-squad"]
        assert all(not EVENT_HAND <= where < EVENT_PLAY for where in guess.state.event_zones.where)


def test_facedown_event_cards_are_only_counted() -> None:
    match = Position(2).facedown(1, 1, 2).executing(0, "build", "torus").start()
    for seat in (None, 0, 1):
        assert match.view(seat)["players"][1]["facedown_events"] == 2
        assert match.view(seat)["events"] == []


@pytest.mark.rule("SC-RSRCH-04")
def test_only_who_draws_cards_is_told_which() -> None:
    match = Position(2).executing(0, "research", "torus").start()
    match.play(0, ("draw",))
    drawn = [event for event in match.events_for(0) if event.kind == "drew"]
    assert len(drawn) == 1
    assert sorted(str(card) for card in drawn[0].arguments["cards"]) == hand_sorted(match)  # type: ignore[union-attr]
    for seat in (1, None):
        assert not [event for event in match.events_for(seat) if event.kind == "drew"]
    assert told(match, "cards-drawn")[-1]["count"] == 3


def hand_sorted(match: StarCraftMatch) -> list[str]:
    return sorted(hand(match, 0))

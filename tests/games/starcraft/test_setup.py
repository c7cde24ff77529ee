"""Who may play, and the set-up from the first player to the opening hands."""

from __future__ import annotations

from collections import Counter

import pytest

from orrery.core import BadOption, Match
from orrery.games.starcraft import GAME
from orrery.games.starcraft.catalog import load_catalog
from orrery.games.starcraft.values import (
    DECK,
    EVENT_BAG,
    EVENT_OUT,
    HAND,
    NO_CARD,
    RESOURCE_DECK,
    SUPPLY,
    TECHNOLOGY,
)
from tests.games.starcraft.position import StarCraftMatch, answer, asked, decline, options, run_to, set_up, told

CATALOG = load_catalog()
ALL_FACTIONS = {"raynor", "mengsk", "tassadar", "aldaris", "queen-of-blades", "overmind"}
PLANETS = ("torus", "helios", "dylar-iv", "pridewater")
"""Planets that seats 0 and 1 draw in the tests below: torus and helios, dylar-iv and pridewater."""


def drawn(seats: int = 2, first: int = 0, **given: object) -> StarCraftMatch:
    return set_up(seats, [first, *PLANETS], **given)


def choose(match: StarCraftMatch, *factions: str) -> StarCraftMatch:
    for faction in factions:
        match.play(match.waiting[0], ("faction", faction))
    return match


def ready(match: StarCraftMatch) -> StarCraftMatch:
    """Set up as quietly as possible to the first order."""
    return run_to(match, "place-order")


# Who may play


@pytest.mark.rule("SC-CORE-01", "SC-TEAM-01")
def test_two_to_six_play_and_teams_are_four_or_six() -> None:
    assert GAME.rules.seat_counts == range(2, 7)
    for seats in range(2, 7):
        assert GAME.check_seats(seats, GAME.check_options()) == seats
    for seats in (1, 7):
        with pytest.raises(BadOption):
            GAME.check_seats(seats, GAME.check_options())
    teams = GAME.check_options({"teams": True})
    assert [seats for seats in range(2, 7) if _may_play(seats, teams)] == [4, 6]


def _may_play(seats: int, chosen: object) -> bool:
    try:
        return bool(GAME.check_seats(seats, chosen))
    except BadOption:
        return False


# The first player and the factions


@pytest.mark.rule("SC-SETUP-01")
def test_the_first_player_is_drawn_at_random() -> None:
    assert [drawn(2, first).state.first_player for first in (0, 1)] == [0, 1]
    found = {set_up(6, [seat]).state.first_player for seat in range(6)}
    assert found == set(range(6))


@pytest.mark.rule("SC-SETUP-02")
def test_factions_are_chosen_clockwise_from_the_first_player() -> None:
    match = set_up(4, [2])
    seats = []
    while asked(match)[0][1] == "faction":
        seats.append(match.waiting[0])
        match.play(match.waiting[0], options(match, match.waiting[0])[0])
    assert seats == [2, 3, 0, 1]


@pytest.mark.rule("SC-SETUP-02", "SC-CORE-01")
def test_a_chosen_faction_is_no_longer_available() -> None:
    match = set_up(3, [0])
    assert {name for _, name in options(match, 0)} == ALL_FACTIONS
    answer(match, 0, "faction", "overmind")
    assert {name for _, name in options(match, 1)} == ALL_FACTIONS - {"overmind"}
    answer(match, 1, "faction", "raynor")
    assert {name for _, name in options(match, 2)} == ALL_FACTIONS - {"overmind", "raynor"}


def test_the_last_of_six_has_no_choice_and_is_not_asked() -> None:
    match = set_up(6, [0])
    for _ in range(5):
        assert asked(match)[0][1] == "faction"
        match.play(match.waiting[0], options(match, match.waiting[0])[0])
    assert asked(match)[0][1] == "place-planet"
    assert sorted(match.state.faction) == list(range(6))


@pytest.mark.rule("SC-SETUP-03")
def test_factions_may_be_dealt_at_random() -> None:
    match = set_up(3, [1, 4, 2, 0], random_factions=True)
    assert asked(match)[0][1] == "place-planet"
    assert match.state.faction == [0, 4, 2]


@pytest.mark.rule("SC-TEAM-02", "SC-TEAM-03")
def test_teams_sit_alternately_and_get_factions_at_random() -> None:
    four, six = set_up(4, teams=True), set_up(6, teams=True)
    assert four.state.team == (0, 1, 0, 1)
    assert six.state.team == (0, 1, 2, 0, 1, 2)
    assert asked(four)[0][1] == asked(six)[0][1] == "place-planet"
    assert set_up(2).state.team == (0, 1)


@pytest.mark.rule("SC-SETUP-04", "SC-GALAXY-03", "SC-CORE-04", "SC-CORE-22", "SC-CORE-23", "SC-CORE-24")
def test_each_player_takes_the_pieces_of_his_faction_and_nobody_those_of_others() -> None:
    s = choose(set_up(3, [0]), "raynor", "overmind", "tassadar").state
    owned = [
        Counter(CATALOG.unit_ids[s.unit_type[u]] for u in range(len(s.unit_type)) if s.unit_owner[u] == n)
        for n in (0, 1, 2)
    ]
    assert owned[0] == {
        "marine": 6,
        **dict.fromkeys(
            ("ghost", "firebat", "vulture", "goliath", "siege-tank", "wraith", "science-vessel", "battlecruiser"), 3
        ),
    }
    assert owned[1] == {
        "zergling": 9,
        "hydralisk": 6,
        **dict.fromkeys(("ultralisk", "queen", "defiler", "scourge", "mutalisk", "guardian"), 3),
    }
    assert owned[2] == {
        "zealot": 6,
        **dict.fromkeys(("dragoon", "high-templar", "archon", "reaver", "scout", "arbiter", "carrier"), 3),
    }
    assert set(s.unit_area) == {SUPPLY}
    assert [s.bases_left(seat) for seat in range(3)] == [6, 6, 6]
    assert [s.workers_left(seat) for seat in range(3)] == [15, 15, 15]
    assert [s.transports_left(seat) for seat in range(3)] == [7, 7, 7]
    assert [len(s.unplaced_tokens(seat)) for seat in range(3)] == [9, 9, 9]


@pytest.mark.rule("SC-CORE-20", "SC-PLAN-12")
def test_a_player_has_two_standard_orders_and_one_special_order_of_each_kind() -> None:
    s = choose(set_up(2, [0]), "raynor", "overmind").state
    tokens = Counter((s.token_kind(token), s.token_special(token)) for token in s.tokens_of(1))
    kinds = ("build", "mobilize", "research")
    assert tokens == {**{(kind, False): 2 for kind in kinds}, **{(kind, True): 1 for kind in kinds}}


@pytest.mark.rule("SC-SETUP-05")
def test_everybody_starts_with_no_conquest_points() -> None:
    assert ready(drawn(3, random_factions=True)).state.points == [0, 0, 0]


@pytest.mark.rule("SC-UPG-10", "SC-PLAN-16")
def test_the_printed_building_counts_and_nothing_else_is_built() -> None:
    s = choose(set_up(3, [0]), "mengsk", "overmind", "aldaris").state
    built = {
        (seat, name): s.level(seat, CATALOG.building_number[name])
        for seat in range(3)
        for name in CATALOG.building_types
    }
    printed = {(0, "barracks"): 1, (1, "spawning-pool"): 1, (2, "gateway"): 1}
    assert {key: level for key, level in built.items() if level} == printed
    assert set(s.modules) == {0}
    assert [s.special_orders_allowed(seat) for seat in range(3)] == [0, 0, 0]


# The Event deck


@pytest.mark.rule(
    "SC-SETUP-06", "SC-SETUP-07", "SC-SETUP-08", "SC-SETUP-09", "SC-SETUP-10", "SC-SETUP-11", "SC-CORE-25"
)
@pytest.mark.parametrize(
    ("seats", "deck"), [(2, (5, 5, 20)), (3, (10, 10, 20)), (4, (15, 15, 20)), (5, (20, 20, 20)), (6, (25, 25, 20))]
)
def test_event_cards_leave_the_game_by_the_number_of_players(seats: int, deck: tuple[int, ...]) -> None:
    s = set_up(seats, random_factions=True).state
    assert tuple(s.events_left[1:]) == deck
    assert s.event_deck_size() == sum(deck)
    assert Counter(CATALOG.events[event].stage for event in CATALOG.event_cards) == {1: 25, 2: 25, 3: 20}


@pytest.mark.rule("SC-SETUP-12", "SC-SETUP-13")
def test_nobody_knows_which_event_cards_left_and_stage_one_is_on_top() -> None:
    s = set_up(2, random_factions=True).state
    assert set(s.event_zones.where) == {EVENT_BAG}
    assert set(s.event_zones.known) == {0}
    assert s.event_stage() == 1


@pytest.mark.rule("SC-GC-03")
def test_galactic_conquest_removes_the_end_draws_near() -> None:
    s = set_up(6, random_factions=True, mode="galactic-conquest").state
    assert tuple(s.events_left[1:]) == (25, 25, 17)
    out = [CATALOG.events[CATALOG.event_cards[card]].id for card in s.event_zones.at(EVENT_OUT)]
    assert out == ["the-end-draws-near"] * 3


# Cards


@pytest.mark.rule("SC-SETUP-14", "SC-CORE-20", "SC-CORE-21")
def test_technologies_are_separated_from_the_combat_deck() -> None:
    s = choose(set_up(3, [0]), "raynor", "aldaris", "overmind").state
    for seat, technologies in enumerate((21, 20, 22)):
        assert len(s.cards_at(seat, DECK)) == 18
        assert len(s.cards_at(seat, TECHNOLOGY)) == technologies
        assert all(CATALOG.technology_of[s.card_face[card]] < 0 for card in s.cards_at(seat, DECK))
        assert all(CATALOG.technology_of[s.card_face[card]] >= 0 for card in s.cards_at(seat, TECHNOLOGY))


@pytest.mark.rule("SC-SETUP-15", "SC-SETUP-16", "SC-SETUP-17", "SC-RACE-01")
def test_opening_hands_of_six_and_for_terrans_eight() -> None:
    match = ready(choose(set_up(3, [0]), "raynor", "aldaris", "overmind"))
    s = match.state
    assert [len(s.hand(seat)) for seat in range(3)] == [8, 6, 6]
    drawn = [event for event in match.events if event.kind == "cards-drawn"]
    assert [event.rule for event in drawn] == ["SC-SETUP-17", "SC-SETUP-16", "SC-SETUP-16"]
    for seat in range(3):
        assert all(s.cards.known[card] == 1 << seat for card in s.cards_at(seat, HAND))
        assert all(s.cards.known[card] == 0 for card in s.cards_at(seat, DECK))


@pytest.mark.rule("SC-SETUP-18")
def test_the_set_up_goes_in_its_order() -> None:
    match = drawn()
    kinds = [asked(match)[0][1]]
    while kinds[-1] != "place-order":
        decline(match, match.waiting[0])
        if asked(match)[0][1] != kinds[-1]:
            kinds.append(asked(match)[0][1])
    first_of_each = list(dict.fromkeys(kinds))
    assert first_of_each[:4] == ["faction", "place-planet", "starting-base", "place-z-route"]
    assert first_of_each[-1] == "place-order"
    assert match.state.round == 1
    rules = GAME.rules.ruleset(GAME.check_options(), None)
    names = [name for name, *_ in rules.setup]
    order = ["first_player", "choose_factions", "prepare_event_deck", "deal_planets", "draw_opening_hands"]
    assert [name for name in names if name in order] == order


# Planets, bases and forces


@pytest.mark.rule("SC-GALAXY-01")
def test_each_player_draws_two_planets_for_all_to_see() -> None:
    match = choose(drawn(), "raynor", "overmind")
    s = match.state
    assert [s.dealt[CATALOG.planet_number[name]] for name in PLANETS] == [0, 0, 1, 1]
    assert [(event["seat"], event["planet"]) for event in told(match, "planet-drawn")] == list(
        zip((0, 0, 1, 1), PLANETS, strict=True)
    )
    later = choose(set_up(2, [1, *PLANETS]), "raynor", "overmind").state
    assert [later.dealt[CATALOG.planet_number[name]] for name in PLANETS] == [1, 1, 0, 0]


@pytest.mark.rule("SC-GALAXY-02")
@pytest.mark.parametrize("seats", range(2, 7))
def test_undrawn_planets_leave_with_their_resource_cards(seats: int) -> None:
    s = ready(set_up(seats, random_factions=True, random_galaxy=True)).state
    placed = s.planets_in_play()
    assert len(placed) == 2 * seats
    for area in CATALOG.areas:
        has_card = area.resource >= 0 and area.planet in placed
        assert (s.card_holder[area.number] == NO_CARD) == (not has_card)


@pytest.mark.rule("SC-GALAXY-08", "SC-GALAXY-12", "SC-GALAXY-30", "SC-GALAXY-11", "SC-GALAXY-13")
def test_the_base_goes_to_a_planet_just_placed_now_or_at_the_last() -> None:
    match = choose(drawn(), "raynor", "overmind")
    answer(match, 0, "place-planet", "torus", 0, 0, 0)
    areas = [("place-base", f"torus-{number}") for number in (1, 2, 3, 4)]
    assert options(match, 0) == [*areas, ("none",)]
    answer(match, 0, "none")
    match.play(1, options(match, 1)[0])
    answer(match, 1, "place-base", "dylar-iv-1")
    match.play(1, options(match, 1)[0])  # the second planet, without a question about the base
    assert asked(match) == [(0, "place-planet")]
    match.play(0, options(match, 0)[0])
    assert options(match, 0) == [("place-base", f"helios-{number}") for number in (1, 2, 3, 4)]
    answer(match, 0, "place-base", "helios-3")
    s = match.state
    assert [len(s.bases(seat)) for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("SC-GALAXY-09", "SC-GALAXY-10")
def test_planets_are_placed_clockwise_and_then_back() -> None:
    match = set_up(4, [1], random_factions=True)
    seats = []
    while asked(match)[0][1] in ("place-planet", "starting-base"):
        if asked(match)[0][1] == "place-planet":
            seats.append(match.waiting[0])
        decline(match, match.waiting[0])
    assert seats == [1, 2, 3, 0, 0, 3, 2, 1]


@pytest.mark.rule("SC-GALAXY-20", "SC-GALAXY-21")
def test_resource_cards_of_the_home_planet_and_the_deck() -> None:
    s = ready(drawn(random_factions=True)).state
    for seat in (0, 1):
        home = CATALOG.planet_of[s.bases(seat)[0]]
        cards = {area for area in s.areas_of(home) if CATALOG.resource[area] >= 0}
        assert set(s.resource_cards(seat)) == cards
    others = [area for area in s.areas_in_play() if CATALOG.resource[area] >= 0]
    assert [area for area in others if s.card_holder[area] == RESOURCE_DECK]
    assert set(s.depletion) == {0}


@pytest.mark.rule("SC-GALAXY-22", "SC-GALAXY-27")
@pytest.mark.parametrize("faction", sorted(ALL_FACTIONS))
def test_starting_forces_of_the_sheet(faction: str) -> None:
    other = "raynor" if faction != "raynor" else "mengsk"
    s = ready(choose(drawn(), faction, other)).state
    sheet = CATALOG.factions[CATALOG.faction_number[faction]]
    units = Counter(s.unit_type[unit] for unit in s.units_on_board(0))
    assert units == dict(sheet.units)
    assert s.pool[0] == sheet.workers
    assert s.unavailable[0] == 0
    assert 7 - s.transports_left(0) == sheet.transports == 1
    assert s.bases(0)


@pytest.mark.rule("SC-GALAXY-23")
def test_forces_are_placed_clockwise_from_the_first_player() -> None:
    match = run_to(set_up(3, [2], random_factions=True), "starting-units")
    seats = []
    while asked(match)[0][1] != "place-order":
        seats.append(match.waiting[0])
        decline(match, match.waiting[0])
    assert list(dict.fromkeys(seats)) == [2, 0, 1]
    assert seats == sorted(seats, key=[2, 0, 1].index)


@pytest.mark.rule("SC-GALAXY-24", "SC-GALAXY-25", "SC-LIMIT-01", "SC-LIMIT-03")
def test_units_go_to_any_areas_of_the_home_planet_within_their_limits() -> None:
    match = choose(drawn(), "overmind", "raynor")
    answer(match, 0, "place-planet", "torus", 0, 0, 0)
    answer(match, 0, "place-base", "torus-1")
    run_to(match, "starting-units", 0)
    limits = {name: CATALOG.limit[CATALOG.area_number[name]] for name in (f"torus-{n}" for n in (1, 2, 3, 4))}
    assert options(match, 0) == [
        ("place-units", "zergling", area, amount)
        for area, limit in limits.items()
        for amount in range(1, min(4, limit) + 1)
    ]
    answer(match, 0, "place-units", "zergling", "torus-1", 2)
    offered = options(match, 0)
    assert limits["torus-1"] == 2
    assert all(area != "torus-1" for _, _, area, _ in offered)
    assert max(amount for *_, amount in offered) == 2


@pytest.mark.rule("SC-GALAXY-26")
def test_the_transport_goes_to_a_route_of_the_home_planet() -> None:
    match = choose(drawn(), "overmind", "raynor")
    answer(match, 0, "place-planet", "torus", 0, 0, 0)
    answer(match, 0, "place-base", "torus-1")
    run_to(match, "place-z-route", 0)
    answer(match, 0, "place-z-route", "helios", "torus")
    run_to(match, "starting-transport", 0)
    s = match.state
    assert ("place-transport", "z1") in options(match, 0)
    torus = CATALOG.planet_number["torus"]
    assert options(match, 0) == [("place-transport", s.route_id(route)) for route in s.planet_routes[torus]]
    assert len(s.planet_routes[torus]) < len(s.routes)
    answer(match, 0, "place-transport", "z1")
    assert s.transport_routes(0, torus) == [s.route_number("z1")]


# At random


def test_a_random_galaxy_asks_for_nothing_but_factions() -> None:
    match = set_up(4, random_galaxy=True)
    while asked(match)[0][1] == "faction":
        match.play(match.waiting[0], options(match, match.waiting[0])[0])
    assert asked(match)[0][1] == "place-order"
    s = match.state
    assert [len(s.bases(seat)) for seat in range(4)] == [1] * 4
    assert sum(route.z >= 0 for route in s.routes) == 4
    assert all(s.units_on_board(seat) for seat in range(4))


def test_random_galaxies_differ() -> None:
    def cells(seed: int) -> object:
        return Match(GAME, 4, seed=seed, options={"random_galaxy": True, "random_factions": True}).state.cells

    assert len({cells(seed) for seed in range(5)}) == 5

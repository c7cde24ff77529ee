"""Event cards: reading, playing and using them, and what every one of them does."""

from __future__ import annotations

import pytest

from orrery.games.starcraft.ability import CALLED, PLAYED
from orrery.games.starcraft.catalog import load_catalog
from orrery.games.starcraft.effects.events import DOING
from orrery.games.starcraft.effects.start_of_battle import ACTS as IN_BATTLE
from orrery.games.starcraft.rules.event_deck import draw_event, read_events
from orrery.games.starcraft.rules.events import discard_unplayed
from orrery.games.starcraft.values import (
    EVENT_BAG,
    EVENT_DISCARD,
    EVENT_FACEDOWN,
    NO_CARD,
    PARTIALLY_DEPLETED,
    RESOURCE_DECK,
    UNTOUCHED,
)
from tests.games.starcraft.position import Position, StarCraftMatch, answer, asked, hand, options, units_in


def play(position: Position, event: str, seat: int = 0) -> StarCraftMatch:
    """Let a seat play an Event card that it has read."""
    match = position.events_read(seat, event).start(("play_event", seat))
    answer(match, seat, "play", event)
    return match


def area(match: StarCraftMatch, name: str) -> int:
    return match.state.catalog.area_number[name]


# Playing them


@pytest.mark.rule("SC-EVENT-01")
def test_all_read_their_facedown_cards_before_anybody_plays_one() -> None:
    match = Position(2).facedown(0, 1, 1).facedown(1, 2, 2).start(("play_event_cards",))
    s = match.state
    assert (len(s.events_read(0)), len(s.events_read(1))) == (1, 2)
    assert (s.facedown_events(0), s.facedown_events(1)) == (0, 0)
    assert all(s.event_zones.known[card] == 0b10 for card in s.events_read(1))
    assert asked(match) == [(0, "play-event")]


@pytest.mark.rule("SC-EVENT-02")
def test_clockwise_from_the_first_player_each_plays_one_at_most() -> None:
    position = (
        Position(2).first_player(1).events_read(0, "fresh-recruits").events_read(1, "worker-draft", "worker-draft")
    )
    match = position.start(("play_event_cards",))
    assert asked(match) == [(1, "play-event")]
    answer(match, 1, "play", "worker-draft")
    assert asked(match) == [(0, "play-event")]
    assert match.state.pool == [5, 7]


@pytest.mark.rule("SC-EVENT-03")
def test_a_player_may_decline() -> None:
    match = Position(2).events_read(0, "worker-draft").start(("play_event", 0))
    assert options(match, 0) == [("play", "worker-draft"), ("none",)]
    answer(match, 0, "none")
    assert match.state.pool == [5, 5]


@pytest.mark.rule("SC-EVENT-04", "SC-EVENT-10")
def test_the_other_cards_are_revealed_and_discarded() -> None:
    position = Position(2).events_read(0, "worker-draft", "fresh-recruits")
    match = position.start(("play_event", 0))
    answer(match, 0, "play", "worker-draft")
    s = match.state
    assert s.events_read(0) == []
    assert {s.event(card).id for card in s.event_zones.at(EVENT_DISCARD)} == {"worker-draft", "fresh-recruits"}
    assert match.choices[-1].final


@pytest.mark.rule("SC-EVENT-05", "SC-EVENT-11")
def test_a_card_is_discarded_unless_it_says_that_it_stays() -> None:
    match = play(Position(2), "recon-squad")
    s = match.state
    assert [s.event(card).id for card in s.events_in_play(0)] == ["recon-squad"]
    assert s.event_zones.is_known(s.events_in_play(0)[0], None)


@pytest.mark.rule("SC-EVENT-06", "SC-EVENT-08")
def test_the_end_draws_near_must_be_played_and_stays_beside_the_board() -> None:
    position = Position(2).events_read(0, "the-end-draws-near", "worker-draft")
    match = position.start(("play_event", 0))
    assert options(match, 0) == [("play", "the-end-draws-near")]
    answer(match, 0, "play", "the-end-draws-near")
    assert asked(match) == [(0, "choose-effect")]
    assert match.state.ending_cards_out() == 1
    assert match.state.events_read(0) == []
    answer(match, 0, "choose-effect", 1)
    assert (match.state.points, match.state.pool) == ([1, 0], [5, 5])


@pytest.mark.rule("SC-EVENT-07", "SC-EVENT-09")
def test_of_several_copies_all_are_played_with_one_bonus() -> None:
    position = Position(2).points(0, 5).events_read(0, "the-end-draws-near", "the-end-draws-near")
    match = position.start(("play_event", 0), ("end_event_step",))
    answer(match, 0, "play", "the-end-draws-near")
    answer(match, 0, "choose-effect", 2)
    assert len(hand(match, 0)) == 1
    assert match.state.ending_cards_out() == 2
    assert (match.over, match.result.winners) == (True, [1])


@pytest.mark.rule("SC-GC-03")
def test_galactic_conquest_has_no_such_card() -> None:
    from tests.games.starcraft.position import set_up

    match = set_up(2, mode="galactic-conquest", random_galaxy=True, random_factions=True)
    s = match.state
    ending = [card for card, event in enumerate(s.catalog.event_cards) if s.catalog.events[event].the_end]
    assert len(ending) == 3
    assert not any(s.event_zones.where[card] == 0 for card in ending)
    assert s.events_left[3] == len(s.catalog.stage_cards[3]) - 3


@pytest.mark.rule("SC-GC-04")
def test_in_galactic_conquest_stage_three_is_shuffled_anew() -> None:
    position = Position(2, mode="galactic-conquest").event_deck(0, 0, 1)
    position.events_discarded("worker-draft", "informant", "informant")
    s = position.start().state
    assert draw_event(s, 0, "SC-EVOPT-04")
    assert s.events_left == [0, 0, 0, 2]
    assert [s.event(card).id for card in s.event_zones.at(EVENT_DISCARD)] == ["worker-draft"]


@pytest.mark.rule("SC-GC-04")
def test_in_galactic_conquest_an_empty_deck_waits_for_discards() -> None:
    """The last card may be drawn before any card of Stage III was discarded."""
    position = Position(2, mode="galactic-conquest").event_deck(0, 0, 1)
    s = position.start().state
    assert draw_event(s, 0, "SC-EVOPT-04")
    assert not draw_event(s, 1, "SC-EVOPT-04"), "nothing to shuffle yet"
    read_events(s, 0)
    discard_unplayed(s, 0)
    assert draw_event(s, 1, "SC-EVOPT-04")
    assert s.facedown_events(1) == 1


@pytest.mark.rule("SC-ELIM-07", "SC-GC-04")
def test_in_galactic_conquest_unread_cards_of_who_is_out_never_come_back() -> None:
    position = Position(3, mode="galactic-conquest").no_base("helios-2").event_deck(0, 0, 1)
    stage_three = position.state.catalog.stage_cards[3]
    bag = [card for card in stage_three if position.state.event_zones.where[card] == EVENT_BAG]
    for card in bag[2:]:
        position.state.event_zones.put(card, EVENT_DISCARD)
    position.facedown(1, 3, 1)
    s = position.start(("check_elimination",)).state
    assert draw_event(s, 0, "SC-EVOPT-04")
    assert sorted(s.event_zones.at(EVENT_BAG, stage_three)) == bag[2:]
    assert len(s.event_zones.at(EVENT_FACEDOWN)) == 1


def test_every_effect_of_an_event_card_is_done_somewhere() -> None:
    for event in load_catalog().events:
        for clause in event.ability.clauses:
            for effect in clause.effects:
                if clause.moment == PLAYED:
                    assert type(effect) in DOING, (event.id, effect)
                elif clause.moment in CALLED:
                    assert type(effect) in {**DOING, **IN_BATTLE}, (event.id, effect)


# What they do


def test_worker_draft() -> None:
    assert play(Position(2), "worker-draft").state.pool == [7, 5]


def test_worker_draft_with_few_workers_left() -> None:
    position = Position(2)
    position.workers(0, pool=position.state.catalog.numbers.workers - 1)
    assert play(position, "worker-draft").state.workers_left(0) == 0


def test_versatile_strategy_and_veteran_instructors_draw_and_raise_the_hand_limit() -> None:
    for event, cards in (("versatile-strategy", 2), ("veteran-instructors", 3)):
        position = Position(2)
        limit = position.state.hand_limit(0)
        match = play(position, event)
        assert len(hand(match, 0)) == cards
        assert match.state.hand_limit(0) == limit + 1


def test_planetary_conquest_brings_one_more_to_the_last() -> None:
    assert play(Position(2).points(3, 4), "planetary-conquest").state.points == [5, 4]
    assert play(Position(2).points(5, 4), "planetary-conquest").state.points == [6, 4]


def test_faulty_navigation_moves_a_z_axis_route_with_its_transports() -> None:
    position = Position(3).z_route("torus", "helios").transport_on_z(1, 1)
    match = play(position, "faulty-navigation")
    assert asked(match) == [(0, "place-z-route")]
    choice = next(option for option in options(match, 0) if "dylar-iv" in option[1:] and "torus" in option[1:])
    match.play(0, choice)
    s = match.state
    route = s.routes[s.route_number("z1")]
    names = {s.catalog.planets[planet].id for planet in (route.first, route.second)}
    assert names == {"torus", "dylar-iv"}
    assert s.has_transport(1, s.route_number("z1"))


def test_refinery_sabotage_takes_partially_depleted_areas_first() -> None:
    position = Position(2).depleted("torus-2")
    match = play(position, "refinery-sabotage-1")
    assert match.state.is_depleted(area(match, "torus-2"))
    match = play(Position(2), "refinery-sabotage-1")
    held = {name for _, name in options(match, 0)}
    assert held == {match.state.catalog.areas[card].id for card in match.state.resource_cards(1)}
    answer(match, 0, *options(match, 0)[0])
    assert PARTIALLY_DEPLETED in match.state.depletion


def test_the_second_refinery_sabotage_hits_anything_but_ones_own() -> None:
    match = play(Position(2), "refinery-sabotage-2")
    s = match.state
    mine = {s.catalog.areas[card].id for card in s.resource_cards(0)}
    offered = {str(option[1]) for option in options(match, 0)}
    assert not offered & mine
    assert all(s.card_holder[area(match, name)] != NO_CARD for name in offered)


def test_resource_shortage_lets_each_opponent_deplete_one_of_his_own() -> None:
    match = play(Position(3), "resource-shortage")
    for seat in (1, 2):
        assert asked(match) == [(seat, "deplete")]
        chosen = options(match, seat)[0]
        match.play(seat, chosen)
        assert match.state.depletion[area(match, str(chosen[1]))] == PARTIALLY_DEPLETED
    assert match.waiting == []


def test_advanced_reconnaissance_shows_a_hand() -> None:
    position = Position(2)
    names = [position.state.card_id(card) for card in position.state.cards_of(1)[:2]]
    match = play(position.hand(1, *names), "advanced-reconnaissance")
    s = match.state
    assert all(s.cards.is_known(card, 0) for card in s.hand(1))
    assert len(hand(match, 0)) == 2


@pytest.mark.parametrize("event", ["missile-turrets", "air-support"])
def test_a_cheaper_module(event: str) -> None:
    match = play(Position(2), event)
    bought = ("build-module", "air-support", "less-minerals", "less-minerals")
    offered = options(match, 0)
    assert ("none",) in offered
    assert all("less-gas" not in option and option[1:2] in ((), ("air-support",)) for option in offered)
    cost = match.state.catalog.modules[match.state.race(0).number][match.state.catalog.module_number["air-support"]]
    assert cost is not None
    choice = bought if bought in offered else next(option for option in offered if "less-minerals" in option)
    workers = match.state.pool[0]
    match.play(0, choice)
    assert match.state.has_module(0, "air-support")
    paid = cost.minerals + cost.gas - choice.count("less-minerals")
    assert match.state.pool[0] == workers - paid
    assert match.state.order is None


def test_industrial_strategy_offers_buildings_and_modules() -> None:
    match = play(Position(2).workers(0, pool=8), "industrial-strategy")
    assert {option[0] for option in options(match, 0)} == {"build-building", "build-module", "none"}


def test_technological_breakthrough() -> None:
    match = play(Position(2).workers(0, pool=10), "technological-breakthrough")
    assert {option[0] for option in options(match, 0)} == {"research", "none"}
    choice = next(option for option in options(match, 0) if option[0] == "research" and len(option) > 2)
    match.play(0, choice)
    technology = match.state.catalog.technologies[match.state.catalog.technology_number[str(choice[1])]]
    assert match.state.technology_copies(0, technology.number) == []


def test_rich_deposit_restores_or_enriches() -> None:
    match = play(Position(2).depleted("torus-2"), "rich-deposit")
    answer(match, 0, "choose-area", "torus-2")
    assert match.state.depletion[area(match, "torus-2")] == UNTOUCHED
    match = play(Position(2), "rich-deposit")
    answer(match, 0, "choose-area", "torus-3")
    assert match.state.capacity(area(match, "torus-3")) == 3
    match.state.round = 2
    assert match.state.capacity_bonuses == [(area(match, "torus-3"), 1, 2)]


def test_saboteur_lets_an_opponent_lose_a_module_of_his_choice() -> None:
    position = Position(3).module(1, supply=1, air_support=1)
    match = play(position, "saboteur")
    assert asked(match) == [(1, "choose-module")]
    answer(match, 1, "choose-module", "supply")
    assert match.state.modules_built(1) == 1


def test_supply_convoy() -> None:
    match = play(Position(2), "supply-convoy")
    first = options(match, 0)[0]
    match.play(0, first)
    answer(match, 0, "none")
    assert match.state.has_transport(0, match.state.route_number(str(first[1])))
    assert match.state.pool[0] == 6


def test_fresh_recruits_come_to_a_friendly_area_of_a_planet_with_a_base() -> None:
    position = Position(2).units(0, "torus-3", marine=1).units(0, "dylar-iv-1", marine=1)
    match = play(position, "fresh-recruits")
    assert set(options(match, 0)) == {("choose-area", "torus-1"), ("choose-area", "torus-3")}
    answer(match, 0, "choose-area", "torus-3")
    assert units_in(match, "torus-3", 0) == {"marine": 3}


def test_reinforcements_that_do_not_all_fit_are_chosen() -> None:
    position = Position(2, bases=False).base(0, "torus-3").base(1, "helios-2").units(0, "torus-2", marine=1)
    match = play(position, "reinforcements")
    answer(match, 0, "choose-area", "torus-2")
    assert set(options(match, 0)) == {("choose-unit", "firebat"), ("choose-unit", "marine")}
    answer(match, 0, "choose-unit", "firebat")
    assert units_in(match, "torus-2", 0) == {"marine": 1, "firebat": 1}


def test_elite_reinforcements_are_of_a_type_that_buildings_allow() -> None:
    match = play(Position(2).units(0, "torus-3", marine=1), "elite-reinforcements")
    s = match.state
    kinds = {str(option[1]) for option in options(match, 0)}
    assert kinds == {
        s.catalog.unit_ids[kind]
        for kind in s.catalog.race_units[s.race(0).number]
        if s.catalog.unit_building[kind][0] >= 0 and s.allows(0, kind)
    }
    match.play(0, options(match, 0)[0])


def test_orbital_interdiction_destroys_enemy_transports() -> None:
    position = Position(2).transport(1, "torus", "helios").transport(0, "torus", "helios")
    match = play(position, "orbital-interdiction")
    assert options(match, 0) == [("choose-transport", "torus:helios", 1), ("none",)]
    answer(match, 0, "choose-transport", "torus:helios", 1)
    assert not match.state.has_transport(1, position.route("torus", "helios"))
    assert match.state.has_transport(0, position.route("torus", "helios"))


def test_accelerated_procedure_is_a_build_order_at_once() -> None:
    match = play(Position(2), "accelerated-procedure")
    assert asked(match) == [(0, "build-forces")]
    assert match.state.running.kind == "build"
    assert not match.state.special_now


def test_final_offensive_is_a_mobilize_order_at_once() -> None:
    position = Position(2).units(0, "torus-2", marine=1).units(0, "dylar-iv-2", marine=1)
    match = play(position, "final-offensive")
    assert set(options(match, 0)) == {("choose-planet", "torus"), ("choose-planet", "dylar-iv")}
    answer(match, 0, "choose-planet", "torus")
    assert asked(match) == [(0, "move-units")]


# Used from the play area


def use(position: Position, event: str, moment: str, seat: int = 0) -> StarCraftMatch:
    return position.events_in_play(seat, event).start(("use_event", seat, event, moment))


@pytest.mark.rule("SC-EVENT-11")
def test_a_card_that_was_used_is_discarded() -> None:
    match = use(Position(2), "master-plan", "planning")
    assert match.state.events_in_play(0) == []
    assert match.state.special_orders_allowed(0) == match.state.special_limit[0] == 1


def test_preventive_measure_shows_a_stack() -> None:
    position = Position(2).order(1, "build", "torus").order(1, "research", "torus").order(1, "build", "helios")
    match = use(position, "preventive-measure", "planning")
    answer(match, 0, "choose-planet", "torus")
    stack = next(planet["stack"] for planet in match.view(0)["planets"] if planet["id"] == "torus")
    assert [order["order"] for order in stack] == ["build", "research"]
    other = next(planet["stack"] for planet in match.view(0)["planets"] if planet["id"] == "helios")
    assert [order["order"] for order in other] == [None]


def test_informant_shows_a_players_orders_and_raises_an_own_one() -> None:
    position = Position(2).order(0, "build", "torus").order(1, "research", "torus").order(1, "build", "helios")
    match = use(position, "informant", "end_of_planning")
    assert options(match, 0) == [("raise-order", "torus", 1), ("none",)]
    assert all(match.state.order_known[token] & 1 for token in match.state.orders_on_board(1))
    answer(match, 0, "raise-order", "torus", 1)
    tokens = match.state.stacks[position.planet("torus")]
    assert [match.state.token_seat(token) for token in tokens] == [1, 0]


def test_double_yield_doubles_a_card_until_the_end_of_the_round() -> None:
    match = use(Position(2), "double-yield", "pay")
    answer(match, 0, "choose-area", "torus-3")
    assert match.state.capacity(area(match, "torus-3")) == 4


def test_double_yield_doubles_a_richer_card_too_and_none_twice() -> None:
    position = Position(2)
    torus_3 = position.area("torus-3")
    position.state.capacity_bonuses = [(torus_3, 1, position.state.round)]
    match = use(position, "double-yield", "pay")
    answer(match, 0, "choose-area", "torus-3")
    assert match.state.capacity(torus_3) == 2 * (2 + 1)
    position.state.capacity_bonuses = [(torus_3, 2, position.state.round)]
    assert ("choose-area", "torus-3") not in options(use(position, "double-yield", "pay"), 0)


@pytest.mark.rule("SC-TEAM-01")
def test_cards_against_opponents_spare_the_teammate() -> None:
    """Seats 0 and 2 play together."""
    position = Position(4, teams=True)
    for seat, planet in ((1, "helios"), (2, "dylar-iv"), (3, "torus")):
        position.order(seat, "build", planet)
    assert options(use(position, "informant", "end_of_planning"), 0) == [("choose-seat", 1), ("choose-seat", 3)]
    match = play(Position(4, teams=True), "refinery-sabotage-2")
    s = match.state
    holders = {s.card_holder[area(match, str(name))] for _, name in options(match, 0)}
    assert holders == {RESOURCE_DECK, 1, 3}


@pytest.mark.rule("SC-SPEC-01")
def test_unconventional_strategy_makes_an_order_special() -> None:
    position = Position(2).executing(0, "build", "torus").events_in_play(0, "unconventional-strategy")
    match = position.start(("use_event", 0, "unconventional-strategy", "reveal"))
    assert match.state.special_now
    assert match.state.running.discount == match.state.catalog.numbers.special_build_discount

"""Brood War: the Special Order Pool, strategic areas, Defend orders and guard tokens."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.starcraft.rules.brood_war.defend import why_no_defence
from orrery.games.starcraft.values import BUILD, MOBILIZE, RESEARCH
from tests.games.starcraft.brood_war_moments import position
from tests.games.starcraft.orders import offered, units_offered
from tests.games.starcraft.position import Position, StarCraftMatch, answer, asked, options, run_to, told, units_in

SPECIAL = (("order", kind, "torus", "special") for kind in (BUILD, MOBILIZE, RESEARCH))


def placed_special(**given: Any) -> Position:
    """Seat 0 has a special Research order on top of Torus."""
    return position(**given).order(0, RESEARCH, "torus", special=True)


def executing(found: Position) -> StarCraftMatch:
    return found.start(("execution",))


def pool(match: StarCraftMatch, seat: int = 0) -> list[str]:
    """The kinds of orders in a seat's Special Order Pool."""
    s = match.state
    return [s.token_kind(token) for place, token in enumerate(s.tokens_of(seat)) if s.special_pool[seat] >> place & 1]


# Special Order Pool


@pytest.mark.rule("BW-ORDER-01", "BW-ORDER-02")
def test_special_orders_are_placed_without_modules_and_count_as_orders() -> None:
    match = position().start(("place_orders",))
    assert set(SPECIAL) <= set(options(match, 0))
    for seat in (0, 1, 0, 1, 0, 1, 0, 1):
        specials = [choice for choice in options(match, seat) if choice[-1] == "special"]
        match.play(seat, specials[0] if specials else options(match, seat)[0])
    assert not asked(match)
    s = match.state
    for seat in (0, 1):
        assert [s.token_special(token) for token in s.orders_on_board(seat)].count(True) == 3
        assert len(s.orders_on_board(seat)) == 4


@pytest.mark.rule("BW-ORDER-03", "BW-ORDER-04", "BW-ORDER-10")
def test_without_room_in_the_pool_only_the_event_card_is_left() -> None:
    match = executing(placed_special())
    assert options(match, 0) == [("event", "torus")]
    reason = match.explain(0, ("execute", "torus"))
    assert (reason.key, reason.rule) == ("starcraft-refused-special-pool", "BW-ORDER-04")


@pytest.mark.rule("BW-ORDER-05", "BW-ORDER-09")
def test_an_executed_special_order_goes_to_the_pool_and_fills_it() -> None:
    found = position().module(0, research_and_development=1)
    found.order(0, BUILD, "helios", special=True).order(0, RESEARCH, "torus", special=True)
    match = executing(found)
    answer(match, 0, "execute", "torus")
    run_to(match, "choose-order", 0)
    assert pool(match) == [RESEARCH]
    assert options(match, 0) == [("event", "helios")]


@pytest.mark.rule("BW-ORDER-06", "BW-REGR-02")
def test_the_pool_is_emptied_in_the_regrouping_phase() -> None:
    match = executing(placed_special().module(0, research_and_development=1))
    answer(match, 0, "execute", "torus")
    assert (RESEARCH, True) not in unplaced(match)
    steps = [step for step, *_ in match.state.rules.regrouping]
    assert steps.index("empty_pools") == steps.index("retrieve_workers") + 1  # both are step 4
    later = executing(placed_special().module(0, research_and_development=1))
    later.state.agenda.insert(0, ("empty_pools",))
    answer(later, 0, "execute", "torus")
    while asked(later):
        later.play(0, options(later, 0)[-1])
    assert not pool(later)
    assert (RESEARCH, True) in unplaced(later)


def unplaced(match: StarCraftMatch) -> tuple[tuple[str, bool], ...]:
    from orrery.games.starcraft.rules.planning import placeable_orders

    return placeable_orders(match.state, 0)


@pytest.mark.rule("BW-ORDER-07")
def test_exchanged_for_an_event_card_the_token_comes_back_at_once() -> None:
    match = executing(placed_special())
    answer(match, 0, "event", "torus")
    assert not pool(match)
    assert (RESEARCH, True) in unplaced(match)
    assert match.state.facedown_events(0) == 1


@pytest.mark.rule("BW-ORDER-08")
def test_a_module_built_before_the_order_is_revealed_counts() -> None:
    """The book's example: Raynor's special order on Helios needs a module that he builds in the meantime."""
    found = position().order(0, BUILD, "helios", special=True).order(0, BUILD, "torus").workers(0, pool=8)
    match = executing(found)
    assert ("execute", "helios") not in options(match, 0)
    answer(match, 0, "execute", "torus")
    answer(match, 0, "done")
    module = next(choice for choice in offered(match, "build-module") if choice[0] == "research-and-development")
    answer(match, 0, "build-module", *module)
    run_to(match, "choose-order", 0)
    assert ("execute", "helios") in options(match, 0)


# Strategic areas


def on_hydrax(special: bool = False) -> Position:
    """Raynor holds the strategic area of Hydrax, a flying-only one, and has a base and an order there."""
    found = position()
    found._planet("hydrax", 3, 3)
    found.units(0, "hydrax-1", wraith=1).base(0, "hydrax-2").workers(0, pool=8)
    return found.order(0, BUILD, "hydrax", special=special)


@pytest.mark.rule("BW-STRAT-01", "BW-STRAT-02", "BW-STRAT-06")
def test_orders_on_a_planet_with_a_strategic_area_are_special() -> None:
    """The book's example: a standard Build order on Hydrax builds one unit more and is one resource cheaper."""
    match = executing(on_hydrax())
    limit = match.state.build_limit(0)
    answer(match, 0, "execute", "hydrax")
    assert match.state.special_now
    assert match.state.build_limit(0) == limit + 1
    assert match.state.discounts(0) == 1
    assert told(match, "order-strategic") == [{"seat": 0, "planet": "hydrax"}]


@pytest.mark.rule("BW-STRAT-03", "BW-STRAT-04")
def test_special_orders_there_need_no_module_and_stay_out_of_the_pool() -> None:
    match = executing(on_hydrax(special=True))
    answer(match, 0, "execute", "hydrax")
    assert not pool(match)
    assert (BUILD, True) in unplaced(match)
    assert told(match, "order-strategic") == []  # it was special anyway


@pytest.mark.rule("BW-STRAT-05")
def test_control_is_judged_when_the_order_is_executed() -> None:
    found = on_hydrax(special=True)
    found.units(1, "hydrax-1", mutalisk=1)
    match = executing(found)
    assert ("execute", "hydrax") not in options(match, 0)


# Defend orders


@pytest.mark.rule("BW-DEF-01", "BW-DEF-03", "BW-DEF-04", "BW-DEF-07")
def test_a_defend_order_is_executed_at_once_and_counts_as_an_order() -> None:
    match = position().units(0, "torus-1", marine=1).start(("place_orders",))
    answer(match, 0, "defend", "torus-1")
    s = match.state
    assert s.guard_at(s.catalog.area_number["torus-1"]) == 0
    assert not s.orders_on_board(0)
    assert asked(match) == [(1, "place-order")]
    assert s.orders_left(0) == 3
    for seat in (1, 0, 1, 0, 1, 0, 1):
        match.play(seat, options(match, seat)[0])
    assert not asked(match)
    assert len(s.orders_on_board(0)) == 3


@pytest.mark.rule("BW-DEF-02")
def test_there_is_one_defend_order_in_a_planning_phase() -> None:
    match = position().start(("place_order", 0), ("place_order", 0), ("ready_defend_orders",), ("place_order", 0))
    answer(match, 0, "defend", "torus-1")
    assert not offered(match, "defend")
    assert match.explain(0, ("defend", "torus-1")).rule == "BW-DEF-02"
    match.play(0, options(match, 0)[0])
    assert offered(match, "defend")
    assert match.state.rules.planning[0] == ("ready_defend_orders",)


@pytest.mark.rule("BW-DEF-05")
def test_it_goes_into_a_friendly_area_of_any_planet() -> None:
    found = position().units(0, "helios-3", marine=1).units(0, "helios-2", marine=1)
    match = found.start(("place_order", 0))
    assert sorted(offered(match, "defend")) == [("helios-3",), ("torus-1",)]
    reason = why_no_defence(match.state, 0, found.area("helios-2"))
    assert reason is not None
    assert reason.rule == "BW-DEF-05"


@pytest.mark.rule("BW-DEF-06", "BW-DEF-07", "BW-AMB-31")
def test_a_defend_order_brings_a_guard_token_though_nobody_moves() -> None:
    found = position().units(0, "torus-1", marine=1).units(0, "torus-2", marine=1)
    match = found.start(("place_order", 0))
    answer(match, 0, "defend", "torus-1")
    assert asked(match) == [(0, "move-to-defend")]
    answer(match, 0, "done")
    assert units_in(match, "torus-1", 0) == {"marine": 1}
    assert match.state.guard_at(found.area("torus-1")) == 0


@pytest.mark.rule("BW-DEF-06", "BW-DEF-14")
def test_units_come_as_with_a_mobilize_order_or_not() -> None:
    found = position().units(0, "torus-2", marine=2).units(0, "helios-3", marine=1).units(1, "torus-4", zergling=1)
    found.transport(0, "torus", "helios").base(0, "dylar-iv-1")
    match = found.start(("place_order", 0))
    answer(match, 0, "defend", "torus-1")
    assert {choice[2] for choice in offered(match, "move")} == {"torus-1"}
    assert {choice[1] for choice in offered(match, "move")} == {"torus-2", "helios-3"}
    assert match.explain(0, ("move", "marine", "torus-2", "torus-4", 1)).rule == "BW-DEF-06"
    answer(match, 0, "move", "marine", "helios-3", "torus-1", 1)
    answer(match, 0, "move", "marine", "torus-2", "torus-1", 1)
    assert not asked(match)  # the area is full
    assert units_in(match, "torus-1", 0) == {"marine": 2}
    assert match.state.battle is None
    assert match.state.order is None


@pytest.mark.rule("BW-DEF-13")
def test_limits_and_transports_hold_for_its_moves() -> None:
    found = position().units(0, "torus-2", marine=3).units(0, "helios-3", marine=1)
    match = found.start(("place_order", 0))
    room = match.state.room_in(found.area("torus-1"), match.state.catalog.unit_number["marine"], 0)
    answer(match, 0, "defend", "torus-1")
    moves = offered(match, "move")
    assert {choice[1] for choice in moves} == {"torus-2"}  # no transport from Helios
    assert max(int(choice[3]) for choice in moves) == room == 2


@pytest.mark.rule("BW-DEF-11")
def test_guard_tokens_leave_in_the_regrouping_phase() -> None:
    found = position()
    found.state.guards.append((found.area("torus-1"), 0))
    match = found.start(("start_of_regrouping",))
    assert match.state.guards == []
    assert match.state.rules.regrouping[0] == ("start_of_regrouping",)


@pytest.mark.rule("BW-DEF-12")
def test_a_guard_token_goes_with_control() -> None:
    found = position().units(0, "helios-3", marine=1)
    found.state.guards += [(found.area("helios-3"), 1), (found.area("torus-1"), 0)]
    match = found.executing(0, "mobilize", "helios").start()
    answer(match, 0, "done")
    assert match.state.guards == [(found.area("torus-1"), 0)]
    assert told(match, "guard-lost")


@pytest.mark.rule("BW-DEF-15")
def test_there_are_twelve_guard_tokens() -> None:
    found = position()
    areas = [area for area in found.state.areas_in_play() if area != found.area("torus-1")]
    found.state.guards = [(area, 1) for area in (areas * 2)[:12]]
    match = found.start(("place_order", 0))
    answer(match, 0, "defend", "torus-1")
    assert len(match.state.guards) == match.state.catalog.numbers.guard_tokens == 12


# Guard tokens in battles


def attack_on_guard(**given: Any) -> Position:
    found = position(**given).units(1, "helios-2", hydralisk=1).units(0, "helios-3", marine=1)
    found.state.guards.append((found.area("helios-2"), 1))
    return found


def health_of_defender(found: Position, *uses: str) -> int:
    """The defender's final health in a battle in which he uses some abilities."""
    match = found.executing(0, "mobilize", "helios").start()
    answer(match, 0, "move", "marine", "helios-3", "helios-2", 1)
    match = run_to(match, "start-of-battle", 1)
    assert ("use", "guard-token") in options(match, 1)
    match.play(1, ("use", uses[0]) if uses else ("none",))
    values = run_values(match)
    return int(values[-1]["health"])


def run_values(match: StarCraftMatch) -> list[dict[str, Any]]:
    while not told(match, "final-values"):
        seat = match.waiting[0]
        match.play(seat, options(match, seat)[0])
    return told(match, "final-values")


@pytest.mark.rule("BW-DEF-08", "BW-AMB-03")
def test_a_guard_token_is_removed_for_two_health_at_the_start_of_a_battle() -> None:
    plain = health_of_defender(with_cards(attack_on_guard()))
    used = with_cards(attack_on_guard())
    assert health_of_defender(used, "guard-token") == plain + 2
    assert used.state.guards == []


def with_cards(found: Position) -> Position:
    return found.deck(1, "zerg-1").deck(0, "terran-1")


@pytest.mark.rule("BW-DEF-09")
def test_an_attacker_uses_no_guard_token() -> None:
    found = attack_on_guard()
    found.state.guards = [(found.area("helios-2"), 0)]
    match = found.executing(0, "mobilize", "helios").start()
    answer(match, 0, "move", "marine", "helios-3", "helios-2", 1)
    assert "start-of-battle" not in [kind for _, kind in asked(match)]


@pytest.mark.rule("BW-DEF-10")
def test_it_does_not_add_up_with_other_shelter() -> None:
    """With the technology Bunker only the greater bonus counts."""

    def health(guard: str, *cards: str) -> int:
        found = position(factions=("overmind", "mengsk")).units(1, "helios-2", marine=1)
        found.units(0, "helios-3", hydralisk=1).deck(0, "zerg-1", "zerg-2", "zerg-3").deck(1, "terran-2")
        found.hand(1, "terran-1", "bunker-1")
        found.state.guards.append((found.area("helios-2"), 1))
        match = found.executing(0, "mobilize", "helios").start()
        answer(match, 0, "move", "hydralisk", "helios-3", "helios-2", 1)
        match.play(1, ("use", "guard-token") if guard else ("none",))
        run_to(match, "place-cards", 1)
        answer(match, 1, "cards", "terran-1", *cards)
        return int(str(run_values(match)[-1]["health"]))

    plain = health("")
    assert health("guard") == health("", "bunker-1") == health("guard", "bunker-1") == plain + 2


@pytest.mark.rule("BW-AREA-05")
def test_units_are_built_where_their_type_is_allowed() -> None:
    """The book's example: on Avernus Station three Marines go anywhere but into the flying-only area."""
    found = position().workers(0, pool=9).module(0, supply=1)
    found._planet("avernus-station", 3, 3)
    match = found.base(0, "avernus-station-2").executing(0, BUILD, "avernus-station").start()
    for area in ("avernus-station-2", "avernus-station-3", "avernus-station-3"):
        assert units_offered(match)["marine"] == ["avernus-station-2", "avernus-station-3"]
        answer(match, 0, "build-unit", "marine", area)
    assert units_in(match, "avernus-station-2", 0) == {"marine": 1}
    assert units_in(match, "avernus-station-3", 0) == {"marine": 2}

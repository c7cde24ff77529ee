"""Battle steps 8 and 9: splash damage and retreats."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orrery.core import Step
from orrery.games.starcraft.catalog import load_catalog
from orrery.games.starcraft.effect import Splash
from orrery.games.starcraft.effects.conditions import battle_of
from orrery.games.starcraft.rules.assignment import can_hit_all, most_hits
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import DISCARD, SPLASH, Battle, Order
from tests.games.starcraft.fighting import AREA, DECIDED, Force, Fought, compared, duel
from tests.games.starcraft.position import Position, told

CATALOG = load_catalog()
FLYING, BOTH = CATALOG.flying_units, CATALOG.all_units
SPLASH_STEPS: tuple[Step, ...] = (("resolve_splash",),)
RETREATS: tuple[Step, ...] = (("resolve_retreats",), ("end_battle",))


def splashed(position: Position, *cards: tuple[int, str], hits: Sequence[int] = ()) -> Fought:
    """A battle in which these splash cards of a seat were triggered; `hits` are unit types other than they say."""
    s = position.state
    triggered: list[tuple[int, int]] = []
    for place, (seat, name) in enumerate(cards):
        card = s.card_number(seat, name)
        s.cards.put(card, SPLASH)
        effects = [clause.effect for clause in s.catalog.cards[s.card_face[card]].ability.clauses]
        said = next(effect.units.mask for effect in effects if isinstance(effect, Splash))
        triggered.append((card, hits[place] if hits else said))
    return after_skirmishes(position, AREA, SPLASH_STEPS, tuple(triggered))


def aftermath(position: Position, area: str = AREA) -> Fought:
    """A battle whose skirmishes are over and whose splash damage is resolved."""
    return after_skirmishes(position, area, RETREATS)


def after_skirmishes(
    position: Position, area: str, steps: tuple[Step, ...], splash: tuple[tuple[int, int], ...] = ()
) -> Fought:
    s = position.state
    where = s.catalog.area_number[area]
    s.order = Order(0, s.catalog.planet_of[where], "mobilize")
    s.battle = Battle(where, 0, 1, splash=splash)
    return Fought(position, area).begin(*steps)


# What triggers splash damage


@pytest.mark.rule("SC-SPLASH-01", "SC-SPLASH-06")
def test_splash_is_triggered_only_by_destroying_a_unit_in_its_skirmish() -> None:
    hit = duel(Force("siege-tank", "siege-mode-1"), Force("zergling", "zerg-1"), steps=(("skirmishes",),))
    assert hit.at(0, SPLASH) == ["siege-mode-1"]
    missed = duel(Force("siege-tank", "siege-mode-1"), Force("mutalisk", "zerg-15"), steps=(("skirmishes",),))
    assert missed.at(0, SPLASH) == []
    assert missed.at(0, DISCARD) == ["siege-mode-1"]


@pytest.mark.rule("SC-SPLASH-02")
def test_a_siege_tank_and_an_ultralisk_destroy_each_other_and_splash_is_triggered() -> None:
    own = Force("siege-tank", "siege-mode-1", support=["marine"])
    fought = duel(own, Force("ultralisk", "zerg-7"), steps=(("skirmishes",),))
    assert fought.left(0) == {"marine": 1}
    assert fought.left(1) == {}
    assert fought.at(0, SPLASH) == ["siege-mode-1"]


@pytest.mark.rule("SC-SPLASH-03")
def test_both_sides_may_trigger_splash_in_one_skirmish() -> None:
    own = Force("siege-tank", "siege-mode-1")
    fought = duel(own, Force("reaver", "protoss-12"), factions=("mengsk", "aldaris"), steps=(("skirmishes",),))
    assert fought.at(0, SPLASH) == ["siege-mode-1"]
    assert fought.at(1, SPLASH) == ["protoss-12"]


@pytest.mark.rule("SC-SPLASH-04")
def test_a_reaver_and_psionic_storm_make_two_splash_cards_of_one_zergling() -> None:
    own = Force("reaver", "protoss-16", "psionic-storm-1", support=["high-templar"])
    fought = duel(own, Force("zergling", "zerg-1"), factions=("aldaris", "overmind"), steps=(("skirmishes",),))
    assert sorted(fought.at(0, SPLASH)) == ["protoss-16", "psionic-storm-1"]


@pytest.mark.rule("SC-SPLASH-07")
def test_triggered_cards_wait_until_all_skirmishes_are_resolved() -> None:
    fought = duel(
        Force("siege-tank", "siege-mode-1"),
        Force("zergling", "zerg-1", support=["zergling"]),
        (Force("goliath", "terran-5"), Force("hydralisk", "zerg-5")),
        (Force("marine", "terran-1"), Force("ultralisk", "zerg-9")),
    ).answer(("skirmish", 1))
    assert fought.at(0, SPLASH) == ["siege-mode-1"]
    assert fought.left(1)["zergling"] == 1, "nothing happens before step 8"
    fought.answer(("skirmish", 2))
    assert fought.asked == [(1, "splash-loss")]


@pytest.mark.rule("SC-ERR-01")
def test_the_scourge_triggers_no_splash() -> None:
    fought = compared(
        Force("scourge", "zerg-11", support=["zergling"]), Force("wraith", "terran-3"), factions=("overmind", "mengsk")
    )
    fought.skirmish.splash = ((fought.match.state.card_number(0, "zerg-11"), CATALOG.all_units),)
    fought.go_on(*DECIDED)
    assert told(fought.match, "unit-destroyed") != []
    assert told(fought.match, "splash-triggered") == []


def test_units_destroyed_by_a_text_in_the_skirmish_trigger_splash() -> None:
    own = Force("mutalisk", "zerg-14", "spawn-broodling-1", support=["queen"])
    other = Force("battlecruiser", "terran-16", support=["marine"])
    fought = duel(own, other, factions=("overmind", "mengsk"), steps=(("skirmishes",),))
    assert fought.left(1) == {"battlecruiser": 1}
    assert told(fought.match, "splash-triggered") == [{"seat": 0, "card": "zerg-14"}]


# Losses


@pytest.mark.rule("SC-SPLASH-08", "SC-SPLASH-14")
def test_each_card_costs_the_opponent_one_unit_of_his_choice() -> None:
    position = Position(2).units(1, AREA, zergling=1, hydralisk=1, mutalisk=1)
    fought = splashed(position, (0, "siege-mode-1"))
    assert (fought.asked, fought.options) == ([(1, "splash-loss")], [("lose", "zergling"), ("lose", "hydralisk")])
    fought.answer(("lose", "zergling"))
    assert fought.left(1) == {"hydralisk": 1, "mutalisk": 1}
    assert fought.at(0, DISCARD) == ["siege-mode-1"]
    assert battle_of(fought.match.state).splash == ()


@pytest.mark.rule("SC-SPLASH-09")
@pytest.mark.parametrize(
    ("hits", "offered"),
    [
        (CATALOG.ground_units, ["zergling", "hydralisk"]),
        (FLYING, ["queen", "mutalisk"]),
        (BOTH, ["zergling", "hydralisk", "queen", "mutalisk"]),
    ],
)
def test_ground_flying_and_ground_flying_splash_hit_such_units(hits: int, offered: list[str]) -> None:
    position = Position(2).units(1, AREA, zergling=1, hydralisk=1, mutalisk=1, queen=1)
    fought = splashed(position, (0, "siege-mode-1"), hits=[hits])
    assert fought.options == [("lose", unit) for unit in offered]


@pytest.mark.rule("SC-SPLASH-10")
def test_the_attacker_removes_his_losses_first() -> None:
    position = Position(2, factions=("aldaris", "overmind")).units(0, AREA, zealot=1, dragoon=1)
    position.units(1, AREA, zergling=1, hydralisk=1)
    fought = splashed(position, (0, "protoss-16"), (1, "zerg-14"), hits=[BOTH, BOTH])
    assert fought.asked == [(0, "splash-loss")]
    fought.answer(("lose", "dragoon"))
    assert fought.asked == [(1, "splash-loss")]


@pytest.mark.rule("SC-SPLASH-11")
def test_a_flying_unit_must_be_left_for_the_flying_card() -> None:
    """Two ground units and a flying one against a flying and a ground/flying card: one of each is lost."""

    def begun() -> Fought:
        position = Position(2).units(0, AREA, marine=1, firebat=1, wraith=1)
        return splashed(position, (1, "zerg-14"), (1, "zerg-15"), hits=[FLYING, BOTH])

    fought = begun().answer(("lose", "marine"))
    assert fought.left(0) == {"firebat": 1}, "after the marine it must be the wraith"
    other_way = begun().answer(("lose", "wraith"))
    assert other_way.options == [("lose", "marine"), ("lose", "firebat")], "the wraith served the flying card"


@pytest.mark.rule("SC-SPLASH-12")
def test_a_card_without_an_eligible_unit_has_no_effect() -> None:
    position = Position(2).units(1, AREA, mutalisk=2)
    fought = splashed(position, (0, "siege-mode-1"))
    assert fought.match.over
    assert fought.left(1) == {"mutalisk": 2}
    assert fought.at(0, DISCARD) == ["siege-mode-1"]


@pytest.mark.rule("SC-SPLASH-13")
def test_cloaking_is_no_help_against_splash() -> None:
    position = Position(2, factions=("mengsk", "aldaris")).in_play(1, "arbiter-cloaking-field-1")
    fought = duel(
        Force("siege-tank", "siege-mode-1"),
        Force("zealot", "protoss-3"),
        (Force("marine", "terran-1"), Force("zealot", "protoss-1", support=["arbiter"])),
        position=position,
    ).answer(("skirmish", 1))
    assert told(fought.match, "withdrew") == []
    assert fought.left(1) == {"arbiter": 1}, "the second zealot fell to splash damage, unasked"


@pytest.mark.rule("SC-SPLASH-16")
def test_a_narrow_splash_card_hits_only_the_units_it_names() -> None:
    position = Position(2, factions=("overmind", "mengsk")).units(1, AREA, marine=1, firebat=1, siege_tank=1)
    fought = splashed(position, (0, "zerg-14"), (0, "zerg-15"))
    assert fought.match.over
    assert fought.left(1) == {"firebat": 1, "siege-tank": 1}


@pytest.mark.rule("SC-SPLASH-17")
@given(
    st.lists(st.sampled_from([0b001, 0b011, 0b100, 0b111, 0b010, 0b110]), max_size=5),
    st.lists(st.integers(0, 2), max_size=6),
)
def test_losses_are_a_maximum_assignment(cards: list[int], units: list[int]) -> None:
    """Against all ways to give each card at most one unit; and every lot of that size that can be hit is allowed."""

    def works(order: tuple[int, ...], lot: tuple[int, ...]) -> bool:
        return all(cards[card] >> units[unit] & 1 for card, unit in zip(order, lot, strict=True))

    def reachable(lot: tuple[int, ...]) -> bool:
        return any(works(order, lot) for order in permutations(range(len(cards)), len(lot)))

    sizes = [n for n in range(len(units) + 1) if any(reachable(lot) for lot in combinations(range(len(units)), n))]
    most = most_hits(cards, units)
    assert most == max(sizes)
    for lot in combinations(range(len(units)), most):
        assert can_hit_all(cards, [units[unit] for unit in lot]) == reachable(lot)


@pytest.mark.rule("SC-SPLASH-17")
@given(
    st.lists(st.sampled_from([0b001, 0b011, 0b100, 0b111]), max_size=5),
    st.lists(st.integers(0, 2), max_size=6),
    st.integers(0, 1000),
)
def test_whatever_is_lost_first_the_most_are_lost(cards: list[int], units: list[int], seed: int) -> None:
    rng = Random(seed)
    lost: list[int] = []
    left = list(units)
    for _ in range(most_hits(cards, units)):
        able = [unit for unit in left if can_hit_all(cards, [*lost, unit])]
        assert able, "there is always another one to lose"
        unit = rng.choice(able)
        lost.append(unit)
        left.remove(unit)


# Who holds the area


@pytest.mark.rule("SC-RETREAT-01", "SC-RETREAT-02")
def test_a_victorious_attacker_keeps_the_area_and_retreats_what_exceeds_its_limit() -> None:
    position = Position(2).units(0, "torus-2", marine=3, siege_tank=1)
    fought = aftermath(position, area="torus-2")
    assert told(fought.match, "battle-won") == [{"seat": 0, "area": "torus-2"}]
    assert (fought.asked, fought.options) == ([(0, "excess")], [("excess", "marine"), ("excess", "siege-tank")])
    fought.answer(("excess", "siege-tank"))
    assert fought.asked == [(0, "retreat")], "then there are only marines to choose from"
    fought.answer(("retreat", "torus-3"))
    assert fought.left(0) == {"marine": 2}
    assert fought.left(0, "torus-3") == {"marine": 1, "siege-tank": 1}


@pytest.mark.rule("SC-AMB-10", "SC-RETREAT-02")
def test_a_winners_excess_units_retreat_to_one_single_area() -> None:
    position = Position(2).units(0, "torus-2", marine=4).units(0, "torus-1", firebat=1)
    fought = aftermath(position, area="torus-2").answer(("retreat", "torus-1"))
    assert fought.left(0, "torus-1") == {"marine": 1, "firebat": 1}, "torus-1 holds two"
    assert fought.left(0) == {"marine": 2}
    assert fought.match.state.supply_of(0, CATALOG.unit_number["marine"])


@pytest.mark.rule("SC-RETREAT-03")
def test_a_victorious_defender_stays_and_nothing_else_happens() -> None:
    fought = aftermath(Position(2).units(1, AREA, zergling=2))
    assert fought.match.over
    assert fought.left(1) == {"zergling": 2}
    assert told(fought.match, "battle-won") == [{"seat": 1, "area": AREA}]


@pytest.mark.rule("SC-RETREAT-04")
def test_an_area_without_survivors_counts_as_defended() -> None:
    position = Position(2).hold(1, AREA)
    fought = aftermath(position)
    assert told(fought.match, "battle-won") == [{"seat": 1, "area": AREA}]
    assert fought.match.state.is_empty(CATALOG.area_number[AREA])
    assert fought.match.state.card_holder[CATALOG.area_number[AREA]] == 1


@pytest.mark.rule("SC-RETREAT-05")
def test_if_both_survive_the_attackers_retreat() -> None:
    fought = aftermath(Position(2).units(0, AREA, marine=2).units(1, AREA, zergling=1))
    assert fought.asked == [(0, "retreat")]
    fought.answer(("retreat", "torus-4"))
    assert fought.left(0, "torus-4") == {"marine": 2}
    assert fought.left(1) == {"zergling": 1}
    assert told(fought.match, "unit-destroyed") == []
    assert [event["unit"] for event in told(fought.match, "retreated")] == ["marine", "marine"]


@pytest.mark.rule("SC-RETREAT-06")
def test_defenders_of_assist_units_only_retreat() -> None:
    fought = aftermath(Position(2).units(0, AREA, marine=1).units(1, AREA, queen=1, defiler=1))
    assert fought.asked == [(1, "retreat")]
    fought.answer(("retreat", "torus-4"))
    assert fought.left(1, "torus-4") == {"queen": 1, "defiler": 1}
    assert fought.left(0) == {"marine": 1}
    assert told(fought.match, "battle-won") == [{"seat": 0, "area": AREA}]
    mixed = aftermath(Position(2).units(0, AREA, marine=1).units(1, AREA, queen=1, zergling=1))
    assert mixed.asked == [(0, "retreat")]


@pytest.mark.rule("SC-RETREAT-13")
def test_with_assist_units_only_on_both_sides_the_defender_retreats_and_then_the_attackers_excess() -> None:
    position = Position(2).units(0, "torus-2", science_vessel=3).units(1, "torus-2", queen=1)
    fought = aftermath(position, area="torus-2")
    assert fought.asked == [(1, "retreat")]
    fought.answer(("retreat", "torus-4"))
    assert fought.asked == [(0, "retreat")]
    assert ("retreat", "torus-4") not in fought.options
    fought.answer(("retreat", "torus-3"))
    assert fought.left(0) == {"science-vessel": 2}
    assert fought.left(0, "torus-3") == {"science-vessel": 1}


@pytest.mark.rule("SC-RETREAT-07", "SC-RETREAT-11")
def test_all_go_to_one_area_wherever_they_came_from() -> None:
    position = (
        Position(2).units(0, AREA, marine=2, firebat=1).units(1, AREA, zergling=1).transport(0, "torus", "helios")
    )
    fought = aftermath(position)
    assert ("retreat", "helios-4") in fought.options
    fought.answer(("retreat", "helios-4"))
    assert fought.left(0, "helios-4") == {"marine": 2, "firebat": 1}


@pytest.mark.rule("SC-RETREAT-08")
def test_friendly_or_empty_areas_here_or_across_a_route_with_an_own_transport() -> None:
    position = Position(2).units(0, AREA, marine=1).units(1, AREA, zergling=1).units(1, "torus-4", zergling=1)
    position.transport(0, "torus", "dylar-iv").transport(1, "torus", "helios").units(1, "dylar-iv-2", zergling=1)
    fought = aftermath(position)
    areas = {option[1] for option in fought.options}
    assert areas == {"torus-1", "torus-2", "dylar-iv-1", "dylar-iv-3", "dylar-iv-4"}


@pytest.mark.rule("SC-RETREAT-09", "SC-AMB-09")
def test_who_finds_no_room_is_destroyed_and_the_owner_chooses_who() -> None:
    position = Position(2).units(0, AREA, marine=2, siege_tank=1).units(1, AREA, zergling=1)
    fought = aftermath(position).answer(("retreat", "torus-4"))
    assert (fought.asked, fought.options) == ([(0, "retreat-loss")], [("lose", "marine"), ("lose", "siege-tank")])
    fought.answer(("lose", "marine"))
    assert fought.left(0, "torus-4") == {"marine": 1, "siege-tank": 1}


@pytest.mark.rule("SC-RETREAT-10")
def test_without_any_area_all_are_destroyed() -> None:
    position = Position(2).units(0, AREA, marine=2).units(1, AREA, zergling=1)
    position.units(1, "torus-2", zergling=1).units(1, "torus-4", zergling=1).units(0, "torus-1", firebat=2)
    fought = aftermath(position)
    assert fought.match.over
    assert [event["unit"] for event in told(fought.match, "unit-destroyed")] == ["marine", "marine"]


@pytest.mark.rule("SC-RETREAT-10")
def test_who_may_not_enter_the_area_of_the_retreat_is_destroyed(monkeypatch: pytest.MonkeyPatch) -> None:
    """No area of the base game is closed to a sort of units; this one takes flying units only."""
    closed = CATALOG.area_number["torus-4"]
    monkeypatch.setattr(
        StarCraftState, "may_enter", lambda s, area, kind: area != closed or bool(CATALOG.flying_units >> kind & 1)
    )
    position = Position(2).units(0, AREA, marine=1, wraith=1).units(1, AREA, zergling=1)
    fought = aftermath(position).answer(("retreat", "torus-4"))
    assert fought.left(0, "torus-4") == {"wraith": 1}
    assert [event["unit"] for event in told(fought.match, "unit-destroyed")] == ["marine"]


@pytest.mark.rule("SC-RETREAT-12")
def test_the_battle_is_over_after_the_retreats() -> None:
    fought = aftermath(Position(2).units(0, AREA, marine=1).units(1, AREA, zergling=1)).answer(("retreat", "torus-4"))
    assert fought.match.state.battle is None
    assert fought.match.over


@pytest.mark.rule("SC-AMB-11", "SC-ELIM-01")
def test_a_player_whose_last_units_fell_is_out_after_the_retreats_and_not_before() -> None:
    position = Position(3, factions=("mengsk", "overmind", "tassadar")).no_base("helios-2")
    fought = duel(
        Force("siege-tank", "siege-mode-1"),
        Force("zergling", "zerg-1"),
        (Force("goliath", "terran-5"), Force("zergling", "zerg-2")),
        position=position,
        area="torus-2",
    )
    fought.answer(("skirmish", 1))
    assert fought.left(1, "torus-2") == {}
    assert fought.match.state.eliminated == [False, True, False]
    kinds = [event.kind for event in fought.match.events]
    assert kinds.index("battle-won") < kinds.index("eliminated")

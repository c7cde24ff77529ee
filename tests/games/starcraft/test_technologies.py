"""Every Technology card, and the Event cards that are used in battles."""

from __future__ import annotations

import pytest

from orrery.core import Step
from orrery.games.starcraft.catalog import load_catalog
from orrery.games.starcraft.effects.conditions import battle_of
from orrery.games.starcraft.values import EVENT_DISCARD, HAND
from tests.games.starcraft.fighting import AREA, Force, Fought, battle, compared, duel
from tests.games.starcraft.position import Position, answer, hand, options, told, units_in

CATALOG = load_catalog()
SKIRMISHES: tuple[Step, ...] = (("skirmishes",),)
PROTOSS_ZERG = ("tassadar", "overmind")
ZERG_TERRAN = ("overmind", "mengsk")


def attacks(own: Force, other: Force, factions: tuple[str, str] = ("mengsk", "overmind"), **more: object) -> Fought:
    return compared(own, other, factions=factions, **more)  # type: ignore[arg-type]


# Terran


def test_stim_packs_are_strong_in_attack_also_for_others() -> None:
    assert attacks(Force("marine", "stim-packs-1"), Force("zergling", "zerg-1")).values[0] == (7, 3)
    assert attacks(Force("vulture", "stim-packs-2"), Force("zergling", "zerg-1")).values[0] == (6, 5)


@pytest.mark.parametrize(("base", "defender", "health"), [(True, True, 7), (False, True, 5), (True, False, 5)])
def test_bunker_needs_the_own_base_and_defence(base: bool, defender: bool, health: int) -> None:
    seat = int(defender)
    factions = ("overmind", "mengsk") if defender else ("mengsk", "overmind")
    position = Position(2, factions=factions)
    if base:
        position.base(seat, "torus-4")
    terran, zerg = Force("marine", "terran-2", "bunker-1"), Force("zergling", "zerg-1")
    pair = (zerg, terran) if defender else (terran, zerg)
    assert compared(*pair, position=position, area="torus-4").values[seat][1] == health


def test_bunker_and_a_defense_plan_do_not_add_up() -> None:
    position = Position(2, factions=("overmind", "mengsk")).base(1, "torus-4")
    fought = compared(
        Force("zergling", "zerg-1"), Force("marine", "terran-2", "bunker-1"), position=position, area="torus-4"
    )
    battle_of(fought.match.state).used = ((1, "flawless-defense-plan"),)
    fought.go_on(("compare",))
    assert fought.values[1] == (5, 5 + 2)


@pytest.mark.rule("SC-KEY-25")
def test_nuke_destroys_three_units_of_the_opponents_choice_anywhere_in_the_battle() -> None:
    fought = duel(
        Force("ghost", "nuke-1"),
        Force("hydralisk", "zerg-5", support=["queen"]),
        (Force("marine", "terran-1"), Force("ultralisk", "zerg-9", support=["queen", "zergling"])),
        area="pridewater-1",
    ).answer(("skirmish", 1))
    assert fought.asked == [(1, "text-loss")]
    assert fought.options == [
        ("lose", "zergling", 2),
        ("lose", "hydralisk", 1, "front"),
        ("lose", "ultralisk", 2, "front"),
        ("lose", "queen", 1),
        ("lose", "queen", 2),
    ]
    fought.answer(("lose", "hydralisk", 1, "front"), ("lose", "queen", 1), ("lose", "ultralisk", 2, "front"))
    assert [event["skirmish"] for event in told(fought.match, "skirmish-begins")] == [1, 2]
    last = told(fought.match, "final-values")[-1]
    assert (last["attack"], last["health"]) == (5, 2), "the zergling has taken the ultralisk's place"


@pytest.mark.parametrize(("front", "attack"), [("zealot", 6), ("dragoon", 0)])
def test_lockdown_stops_mechanical_units(front: str, attack: int) -> None:
    own = Force("marine", "terran-2", "lockdown-1", support=["ghost"])
    assert attacks(own, Force(front, "protoss-5"), ("mengsk", "tassadar")).values[1][0] == attack


def test_spider_mines_splash_only_without_a_detector() -> None:
    mines = Force("vulture", "spider-mines-1")
    assert attacks(mines, Force("zergling", "zerg-1")).skirmish.splash != ()
    seen = Position(2, factions=("mengsk", "overmind")).in_play(1, "parasite-1")
    assert compared(mines, Force("zergling", "zerg-1", support=["queen"]), position=seen).skirmish.splash == ()


def test_both_with_spider_mines() -> None:
    fought = attacks(Force("vulture", "spider-mines-1"), Force("vulture", "spider-mines-2"), ("mengsk", "raynor"))
    assert len(fought.skirmish.splash) == 2


@pytest.mark.rule("SC-KEY-24")
def test_charon_boosters_destroy_a_flying_attacker_of_his_choice() -> None:
    position = Position(2, factions=("overmind", "mengsk")).in_play(1, "charon-boosters-1")
    position.units(0, AREA, mutalisk=1, scourge=1, zergling=1).units(1, AREA, goliath=1)
    fought = battle(position)
    assert (fought.asked, fought.options[0]) == ([(1, "start-of-battle")], ("use", "charon-boosters"))
    fought.answer(("use", "charon-boosters"))
    assert (fought.asked, fought.options) == ([(0, "text-loss")], [("lose", "scourge"), ("lose", "mutalisk")])
    fought.answer(("lose", "scourge"))
    assert fought.left(0) == {"mutalisk": 1, "zergling": 1}


@pytest.mark.parametrize(
    ("attackers", "defenders"), [({"zergling": 2}, {"goliath": 1}), ({"mutalisk": 1}, {"marine": 1})]
)
def test_charon_boosters_need_a_goliath_and_a_flying_unit(attackers: dict[str, int], defenders: dict[str, int]) -> None:
    position = Position(2, factions=("overmind", "mengsk")).in_play(1, "charon-boosters-1")
    fought = battle(position.units(0, AREA, **attackers).units(1, AREA, **defenders))
    assert fought.asked[0][1] != "start-of-battle"


def test_siege_mode_and_yamato_gun_have_their_values() -> None:
    assert attacks(Force("siege-tank", "siege-mode-2"), Force("zergling", "zerg-1")).values[0] == (9, 8)
    assert attacks(Force("battlecruiser", "yamato-gun-1"), Force("zergling", "zerg-1")).values[0] == (10, 9)


def test_defensive_matrix_adds_three_health() -> None:
    own = Force("marine", "terran-2", "defensive-matrix-1", support=["science-vessel"])
    assert attacks(own, Force("zergling", "zerg-1")).values[0] == (5, 8)


# Protoss


@pytest.mark.rule("SC-KEY-29")
def test_leg_enhancement_takes_a_cheap_ground_defender() -> None:
    """Up to a cost of two; an Archon costs its two High Templars as well."""
    position = Position(2, factions=("tassadar", "aldaris")).in_play(0, "leg-enhancement-1")
    position.units(0, AREA, zealot=1).units(1, AREA, zealot=1, archon=1, dragoon=1, high_templar=1, scout=1)
    fought = battle(position).answer(("use", "leg-enhancement"))
    assert (fought.asked, fought.options) == ([(1, "text-loss")], [("lose", "zealot"), ("lose", "high-templar")])
    assert CATALOG.total_cost[CATALOG.unit_number["archon"]] == 1 + 2 * 1


def test_singularity_charge_is_for_dragoons() -> None:
    own = Force("dragoon", "protoss-4", "singularity-charge-2")
    assert attacks(own, Force("zergling", "zerg-1"), PROTOSS_ZERG).values[0] == (6, 7)


def test_psionic_storm_adds_attack_detects_and_splashes() -> None:
    own = Force("zealot", "protoss-1", "psionic-storm-1", support=["high-templar"])
    fought = attacks(own, Force("hydralisk", "burrow-1"), PROTOSS_ZERG)
    assert fought.values[0] == (8, 7)
    assert fought.skirmish.cloaked == (0, 0)
    assert fought.skirmish.splash[0][1] == CATALOG.all_units


@pytest.mark.rule("SC-KEY-26")
def test_stasis_field_sets_both_attacks_to_zero_and_nothing_else() -> None:
    own = Force("zealot", "protoss-1", "stasis-field-1", support=["arbiter", "zealot"])
    fought = attacks(own, Force("ultralisk", "zerg-9", "plague-1", support=["defiler"]), PROTOSS_ZERG)
    assert fought.values == ((0, 7), (0, 9))
    assert fought.skirmish.sufficient == (False, True), "Plague's text still works"


@pytest.mark.rule("SC-KEY-27")
def test_recall_brings_one_unit_to_an_arbiter_once_an_order() -> None:
    position = Position(2, factions=PROTOSS_ZERG).in_play(0, "recall-1").units(0, "torus-3", arbiter=1)
    position.units(0, "dylar-iv-3", zealot=2).units(0, "torus-2", arbiter=1)
    match = position.executing(0, "mobilize", "torus").start()
    recalls = [option for option in options(match, 0) if option[0] == "recall"]
    assert set(recalls) == {
        ("recall", "zealot", "dylar-iv-3", "torus-3"),
        ("recall", "zealot", "dylar-iv-3", "torus-2"),
        ("recall", "arbiter", "torus-2", "torus-3"),
        ("recall", "arbiter", "torus-3", "torus-2"),
    }
    answer(match, 0, "recall", "zealot", "dylar-iv-3", "torus-3")
    assert units_in(match, "torus-3", 0) == {"zealot": 1, "arbiter": 1}
    assert [option for option in options(match, 0) if option[0] in ("recall",)] == []
    assert not any(option[:3] == ("move", "zealot", "torus-3") for option in options(match, 0))


@pytest.mark.rule("SC-KEY-27")
def test_recall_needs_an_arbiter_there_and_room() -> None:
    position = Position(2, factions=PROTOSS_ZERG).in_play(0, "recall-1").units(0, "torus-2", arbiter=1, zealot=1)
    position.units(0, "dylar-iv-3", zealot=2)
    match = position.executing(0, "mobilize", "torus").start()
    assert [option for option in options(match, 0) if option[0] == "recall"] == []


@pytest.mark.rule("SC-KEY-27", "SC-MOB-11")
@pytest.mark.parametrize(("zealots", "offered"), [(2, True), (3, False)])
def test_recall_reinforces_an_attack_up_to_its_limit(zealots: int, offered: bool) -> None:
    """An area that holds two units may be attacked by four."""
    position = Position(2, factions=PROTOSS_ZERG).in_play(0, "recall-1").units(1, "torus-2", zergling=1)
    position.units(0, "torus-2", arbiter=1, zealot=zealots).units(0, "dylar-iv-3", dragoon=1)
    match = position.executing(0, "mobilize", "torus").start()
    assert (("recall", "dragoon", "dylar-iv-3", "torus-2") in options(match, 0)) is offered


def test_an_arbiter_cloaks_all_others_in_its_skirmish() -> None:
    position = Position(2, factions=("overmind", "tassadar")).in_play(1, "arbiter-cloaking-field-1")
    with_arbiter = compared(
        Force("ultralisk", "zerg-9"), Force("zealot", "protoss-1", support=["arbiter"]), position=position
    )
    arbiter, zealot = CATALOG.unit_number["arbiter"], CATALOG.unit_number["zealot"]
    cloaked = with_arbiter.skirmish.cloaked[1]
    assert (cloaked >> zealot & 1, cloaked >> arbiter & 1) == (1, 0)
    alone = Position(2, factions=("overmind", "tassadar")).in_play(1, "arbiter-cloaking-field-1")
    assert compared(Force("ultralisk", "zerg-9"), Force("zealot", "protoss-1"), position=alone).skirmish.cloaked[1] == 0


@pytest.mark.parametrize(
    ("front", "card", "values"),
    [
        ("reaver", "increased-reaver-capacity-3", (10, 9)),
        ("carrier", "increased-carrier-capacity-2", (10, 8)),
        ("zealot", "increased-carrier-capacity-2", (6, 5)),
    ],
)
def test_capacities_have_their_values(front: str, card: str, values: tuple[int, int]) -> None:
    assert attacks(Force(front, card), Force("zergling", "zerg-1"), PROTOSS_ZERG).values[0] == values


# Zerg


@pytest.mark.rule("SC-KEY-28")
@pytest.mark.parametrize(
    ("attacker", "other", "health"),
    [
        (True, Force("marine", "terran-2"), 3 + 2),
        (True, Force("siege-tank", "terran-13"), 3),
        (True, Force("wraith", "terran-3"), 3),
        (False, Force("marine", "terran-2"), 3),
    ],
)
def test_metabolic_boost_for_a_strong_attacking_zergling_against_ground(
    attacker: bool, other: Force, health: int
) -> None:
    zergling = Force("zergling", "zerg-1")
    seat = int(not attacker)
    position = Position(2, factions=ZERG_TERRAN if attacker else ("mengsk", "overmind")).in_play(
        seat, "metabolic-boost-1"
    )
    pair = (zergling, other) if attacker else (other, zergling)
    assert compared(*pair, position=position).values[seat] == (6, health)


@pytest.mark.rule("SC-KEY-28")
def test_metabolic_boost_can_save_the_zergling() -> None:
    position = Position(2, factions=ZERG_TERRAN).in_play(0, "metabolic-boost-1")
    fought = compared(Force("zergling", "zerg-1"), Force("vulture", "terran-2"), position=position)
    assert fought.skirmish.sufficient == (True, False)


def test_parasite_detects_and_shows_the_opponents_hand() -> None:
    position = Position(2, factions=ZERG_TERRAN).in_play(0, "parasite-1").hand(1, "terran-1")
    position.units(0, AREA, zergling=1, queen=1).units(1, AREA, marine=1).hand(0, "zerg-1")
    fought = battle(position)
    shown = told(fought.match, "hand-revealed")
    assert [event["seat"] for event in shown] == [1]
    assert sorted(shown[0]["cards"]) == sorted(hand(fought.match, 1))
    no_queen = Position(2, factions=ZERG_TERRAN).in_play(0, "parasite-1").units(0, AREA, zergling=1)
    assert told(battle(no_queen.units(1, AREA, marine=1).hand(0, "zerg-1")).match, "hand-revealed") == []


def test_parasites_queen_need_not_be_in_the_skirmish() -> None:
    position = Position(2, factions=ZERG_TERRAN).in_play(0, "parasite-1").units(0, AREA, queen=1)
    other = Force("ghost", "terran-3", "cloaking-field-1")
    assert compared(Force("zergling", "zerg-1"), other, position=position).skirmish.cloaked[1] == 0


def test_ensnare_takes_the_opposing_support_away() -> None:
    own = Force("zergling", "zerg-1", "ensnare-1", support=["queen"])
    other = Force("marine", "terran-2", support=["siege-tank", "marine"])
    assert attacks(own, other, ZERG_TERRAN).values == ((7, 3), (5, 5))


@pytest.mark.rule("SC-KEY-24")
def test_spawn_broodling_destroys_a_ground_unit_of_the_skirmish() -> None:
    own = Force("mutalisk", "zerg-13", "spawn-broodling-1", support=["queen"])
    other = Force("wraith", "terran-11", support=["marine", "firebat"])
    fought = duel(own, other, (Force("zergling", "zerg-1"), Force("ghost", "terran-1")), factions=ZERG_TERRAN)
    fought.answer(("skirmish", 1))
    assert (fought.asked, fought.options) == ([(1, "text-loss")], [("lose", "marine", 1), ("lose", "firebat", 1)])
    flying = duel(own, Force("battlecruiser", "terran-16"), factions=ZERG_TERRAN, steps=SKIRMISHES)
    assert flying.left(1) == {"battlecruiser": 1}


def test_dark_swarm_protects_from_ranged_front_line_units_but_not_from_splash() -> None:
    own = Force("zergling", "zerg-3", "dark-swarm-1", support=["defiler"])
    ranged = duel(own, Force("siege-tank", "siege-mode-1"), factions=ZERG_TERRAN, steps=SKIRMISHES)
    assert ranged.left(0) == {"zergling": 1, "defiler": 1}
    assert told(ranged.match, "splash-triggered") == [], "nothing was destroyed"
    close = duel(own, Force("firebat", "terran-9"), factions=ZERG_TERRAN, steps=SKIRMISHES)
    assert close.left(0) == {"defiler": 1}


@pytest.mark.parametrize("paid", ["unit", "worker"])
def test_consume_draws_three_cards_for_a_unit_or_a_worker(paid: str) -> None:
    position = Position(2, factions=ZERG_TERRAN).in_play(0, "consume-1").units(0, AREA, defiler=1, zergling=2)
    fought = battle(position.units(1, AREA, marine=1).workers(0, 1)).answer(("use", "consume"))
    assert (fought.asked, fought.options) == (
        [(0, "sacrifice")],
        [("lose", "zergling"), ("lose", "defiler"), ("lose-worker",)],
    )
    fought.answer(("lose", "zergling") if paid == "unit" else ("lose-worker",))
    assert len(fought.at(0, HAND)) == 3 + 3
    assert fought.left(0)["zergling"] == (1 if paid == "unit" else 2)
    assert fought.match.state.pool[0] == (1 if paid == "unit" else 0)
    assert fought.match.state.workers_left(0) == (14 if paid == "unit" else 15)


@pytest.mark.parametrize(
    ("front", "card", "values"),
    [
        ("ultralisk", "chitinous-plating-1", (9, 9)),
        ("ultralisk", "chitinous-plating-2", (8, 10)),
        ("mutalisk", "improved-flyer-attack-1", (9, 7)),
        ("guardian", "improved-flyer-attack-2", (9, 8)),
    ],
)
def test_plating_and_flyers_have_their_values(front: str, card: str, values: tuple[int, int]) -> None:
    assert attacks(Force(front, card), Force("marine", "terran-2"), ZERG_TERRAN).values[0] == values


@pytest.mark.rule("SC-TECHU-01", "SC-KEY-22")
@pytest.mark.parametrize(
    ("faction", "unit", "card"),
    [("tassadar", "archon", "summon-archon-1"), ("overmind", "guardian", "guardian-aspect-1")],
)
def test_a_technology_in_the_play_area_allows_its_unit(faction: str, unit: str, card: str) -> None:
    without = Position(2, factions=(faction, "mengsk")).state
    assert not without.allows(0, CATALOG.unit_number[unit])
    assert Position(2, factions=(faction, "mengsk")).in_play(0, card).state.allows(0, CATALOG.unit_number[unit])


# Events that are used in battles


def test_flawless_plans_count_in_every_skirmish() -> None:
    """Against the same skirmishes without them."""

    def values(*used: tuple[int, str]) -> list[tuple[int, int]]:
        fought = duel(
            Force("marine", "terran-2"),
            Force("zergling", "zerg-1"),
            (Force("goliath", "terran-5"), Force("hydralisk", "zerg-4")),
            steps=(),
        )
        battle_of(fought.match.state).used = used
        fought.go_on(*SKIRMISHES).answer(("skirmish", 1))
        return [(event["attack"], event["health"]) for event in told(fought.match, "final-values")]

    assert values() == [(5, 5), (6, 3), (6, 7), (5, 5)]
    plans = values((0, "flawless-attack-plan"), (1, "flawless-defense-plan"))
    assert plans == [(5 + 2, 5), (6, 3 + 2), (6 + 2, 7), (5, 5 + 2)]


def test_using_an_event_discards_it() -> None:
    position = Position(2).units(0, AREA, marine=1).units(1, AREA, zergling=1)
    fought = battle(position.events_in_play(0, "flawless-attack-plan")).answer(("use", "flawless-attack-plan"))
    s = fought.match.state
    assert s.events_in_play(0) == []
    assert [s.event(card).id for card in s.event_zones.at(EVENT_DISCARD)] == ["flawless-attack-plan"]

"""Battles with Brood War: sacrifice, collateral damage, recharge, mind control, and heroes in battle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from orrery.core import EVERYBODY
from orrery.games.starcraft.ability import SKIRMISH, Ability
from orrery.games.starcraft.card_loading import read_names
from orrery.games.starcraft.codes import read_ability
from orrery.games.starcraft.redeal import redeal
from orrery.games.starcraft.rules.brood_war.mind_control import steal, tokens_left
from orrery.games.starcraft.rules.pieces import become, place_installation, take_over
from orrery.games.starcraft.values import BORROWED, DECK, DISCARD, HAND, SUPPLY, WARP_GATE
from tests.games.starcraft.brood_war_moments import position
from tests.games.starcraft.fighting import AFTERMATH, AREA, DECIDED, Force, Fought, duel, lay_out
from tests.games.starcraft.position import Position, told, units_in

COMPARE = (("choose_skirmish",), ("reveal",), ("cancel",), ("compare",), ("place_order", 0))


def fight(
    attacker: Force, defender: Force, *others: Any, factions: Sequence[str] = ("tassadar", "overmind"), **given: Any
) -> Fought:
    return duel(attacker, defender, *others, position=position(factions=factions), **given)


# Sacrifice


@pytest.mark.rule("BW-SAC-01", "BW-SAC-02", "BW-SAC-04")
def test_the_scourge_facing_the_scout_dies_and_the_one_facing_the_dragoon_lives() -> None:
    """The example of page 7: nobody has sufficient strength."""
    fought = fight(
        Force("scout", "protoss-1-bw"),
        Force("scourge", "zerg-1"),
        (Force("dragoon", "protoss-2-bw"), Force("scourge", "zerg-2")),
    )
    fought.answer(("skirmish", 1), ("retreat", "torus-2"))
    assert fought.left(1) == {"scourge": 1}
    assert sum(units_in(fought.match, "torus-2", 0).values()) == 2
    assert [event["unit"] for event in told(fought.match, "unit-destroyed")] == ["scourge"]


@pytest.mark.rule("BW-SAC-02")
def test_a_supporter_that_can_be_hit_is_enough_for_a_sacrifice() -> None:
    fought = fight(
        Force("zealot", "protoss-9-bw", support=["scout"]),
        Force("scourge", "zerg-1"),
        steps=(("skirmishes",),),
    )
    assert fought.left(1) == {}
    alone = fight(Force("zealot", "protoss-9-bw"), Force("scourge", "zerg-1"), steps=(("skirmishes",),))
    assert alone.match.state.type_units[alone.match.state.catalog.unit_number["scourge"]]


@pytest.mark.rule("BW-SAC-03", "BW-CLOAK-01", "BW-CLOAK-02")
def test_cloaking_on_the_sheet_saves_the_one_who_would_sacrifice_himself_unless_it_is_detected() -> None:
    steps = (("choose_skirmish",), ("reveal",), ("cancel",), ("compare",), ("note_sacrifices",), ("place_order", 0))
    attack, defence = Force("dark-templar", "protoss-9-bw"), Force("infested-terran", "zerg-1")
    hidden = fight(attack, defence, steps=steps)
    assert hidden.skirmish.sacrificed == ()
    watching = position(factions=("tassadar", "overmind")).base(1, AREA).module(1, air_support=1)
    seen = duel(attack, defence, position=watching, steps=steps)
    assert seen.skirmish.sacrificed == (seen.skirmish.front[1],)


@pytest.mark.rule("BW-SAC-01", "SC-KEY-01")
def test_who_gives_his_life_does_not_withdraw_by_cloaking() -> None:
    """A Scourge with cloaking whose opponent has sufficient strength too."""
    fought = fight(Force("scout", "protoss-1-bw"), Force("scourge", "zerg-1"), steps=COMPARE)
    scourge = fought.match.state.catalog.unit_number["scourge"]
    fought.skirmish.cloaked, fought.skirmish.sufficient = (0, 1 << scourge), (True, False)
    fought.go_on(("note_sacrifices",), ("destroy_units",), ("sacrifice",), ("end_of_destroy",), ("place_order", 0))
    assert fought.asked == [(0, "place-order")]
    assert fought.left(1) == {}
    assert len(told(fought.match, "unit-destroyed")) == 1


@pytest.mark.rule("BW-SAC-01", "SC-SPLASH-01", "BW-AMB-33")
@pytest.mark.parametrize("strong", [True, False])
def test_splash_damage_of_an_opponent_is_triggered_by_a_unit_he_was_strong_enough_to_destroy(strong: bool) -> None:
    fought = fight(Force("scout", "protoss-1-bw"), Force("scourge", "zerg-1"), steps=COMPARE)
    fought.skirmish.sufficient = (strong, False)
    fought.go_on(("note_sacrifices",), ("destroy_units",), ("sacrifice",), ("end_of_destroy",), ("place_order", 0))
    assert fought.left(1) == {}
    assert bool(fought.skirmish.struck[0]) == strong


# Collateral damage


def siege(**given: Any) -> Fought:
    """A Siege Tank with Siege Mode attacks a Zergling beside a base of its owner."""
    place = position(factions=("mengsk", "overmind")).base(1, AREA)
    return duel(Force("siege-tank", "siege-mode-bw-1"), Force("zergling", "zerg-1"), position=place, **given)


@pytest.mark.rule("BW-COLL-01", "BW-COLL-04")
def test_a_base_can_be_destroyed_in_the_execution_phase() -> None:
    fought = siege()
    assert fought.asked == [(0, "collateral-damage")]
    assert fought.options == [("collateral", "base"), ("none",)]
    fought.answer(("collateral", "base"))
    s = fought.match.state
    assert s.base_at(s.catalog.area_number[AREA]) == -1
    assert s.phase == "execution"


@pytest.mark.rule("BW-COLL-02")
def test_collateral_damage_is_optional() -> None:
    fought = siege().answer(("none",))
    s = fought.match.state
    assert s.base_at(s.catalog.area_number[AREA]) == 1


@pytest.mark.rule("BW-COLL-01")
def test_exactly_one_of_base_installation_and_workers() -> None:
    place = position(factions=("mengsk", "overmind"))
    s = place.state
    area = s.catalog.area_number[AREA]
    place_installation(s, 1, area, WARP_GATE)
    s.card_holder[area], s.card_workers[area] = 1, 2
    fought = duel(Force("siege-tank", "siege-mode-bw-1"), Force("zergling", "zerg-1"), position=place)
    assert fought.options == [("collateral", "installation"), ("collateral", "workers"), ("none",)]
    left = fought.match.state.workers_left(1)
    fought.answer(("collateral", "workers"))
    after = fought.match.state
    assert after.card_workers[area] == 0
    assert after.workers_left(1) == left + 2
    assert after.structure_kind[area] == WARP_GATE


@pytest.mark.rule("BW-COLL-01", "BW-COLL-05")
@pytest.mark.parametrize("base", [True, False])
def test_own_workers_are_no_collateral_damage(base: bool) -> None:
    """The defender holds the Resource card of the area; the attacker may have a base there."""
    place = position(factions=("overmind", "mengsk"))
    s, area = place.state, place.area(AREA)
    s.card_holder[area], s.card_workers[area] = 1, 2
    if base:
        place.base(0, AREA)
    fought = duel(Force("zergling", "zerg-1"), Force("siege-tank", "siege-mode-bw-1"), position=place)
    if base:
        assert fought.options == [("collateral", "base"), ("none",)]
    else:
        assert (1, "collateral-damage") not in fought.asked
    assert fought.match.state.card_workers[area] == 2


@pytest.mark.rule("BW-COLL-05")
def test_the_defender_does_collateral_damage_too_and_the_dead_do_none() -> None:
    place = position(factions=("overmind", "mengsk")).base(0, AREA)
    fought = duel(Force("zergling", "zerg-1"), Force("siege-tank", "siege-mode-bw-1"), position=place)
    assert fought.asked == [(1, "collateral-damage")]
    beaten = position(factions=("mengsk", "overmind")).base(1, AREA)
    beaten.state.structure_seat[beaten.area(AREA)] = 1
    lost = lay_out(beaten, (Force("siege-tank", "siege-mode-bw-1"), Force("zergling", "zerg-1")))
    lost.begin(*COMPARE)
    lost.skirmish.sufficient = (False, True)
    lost.go_on(("destroy_units",), ("end_of_destroy",), ("place_order", 0))
    assert lost.asked == [(0, "place-order")]
    assert lost.left(0) == {}


@pytest.mark.rule("BW-COLL-03")
def test_a_unit_that_must_retreat_has_done_its_damage() -> None:
    place = position(factions=("mengsk", "overmind")).base(1, AREA)
    fought = lay_out(place, (Force("siege-tank", "siege-mode-bw-1"), Force("ultralisk", "zerg-1")))
    fought.begin(*COMPARE)
    fought.skirmish.sufficient = (False, False)
    rest = (("destroy_units",), ("end_of_destroy",), ("discard_cards",), ("resolve_retreats",), ("end_battle",))
    fought.go_on(*rest).answer(("collateral", "base"))
    assert fought.asked == [(0, "retreat")]
    assert fought.match.state.base_at(fought.match.state.catalog.area_number[AREA]) == -1


# Recharge


def recharging(code: str) -> Ability:
    catalog = position().state.catalog
    return read_ability(code, SKIRMISH, read_names(catalog.kinds, catalog.module_ids))


@pytest.mark.rule("BW-RECH-01")
def test_a_card_that_recharges_returns_to_the_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    place = position(factions=("mengsk", "overmind"))
    catalog = place.state.catalog
    card = catalog.cards[catalog.card_number["terran-13"]]
    monkeypatch.setattr(card, "ability", recharging("recharge"))
    fought = duel(Force("siege-tank", "terran-13"), Force("zergling", "zerg-1"), position=place)
    assert "terran-13" in fought.at(0, HAND)
    assert "terran-13" not in fought.at(0, DISCARD)
    assert "zerg-1" in fought.at(1, DISCARD)


@pytest.mark.rule("BW-RECH-02", "BW-RECH-03")
def test_a_recharge_that_works_once_in_an_execution_phase(monkeypatch: pytest.MonkeyPatch) -> None:
    place = position(factions=("mengsk", "overmind"))
    catalog = place.state.catalog
    monkeypatch.setattr(catalog.cards[catalog.card_number["terran-13"]], "ability", recharging("recharge(once)"))
    used = place.state.card_number(0, "terran-13")
    fought = duel(Force("siege-tank", "terran-13"), Force("zergling", "zerg-1"), position=place)
    assert "terran-13" in fought.at(0, HAND)
    assert fought.match.state.recharged == [used]
    again = position(factions=("mengsk", "overmind"))
    again.state.recharged = [used]
    twice = duel(Force("siege-tank", "terran-13"), Force("zergling", "zerg-1"), position=again)
    assert "terran-13" in twice.at(0, DISCARD)
    later = twice.go_on(("start_of_regrouping",), ("place_order", 0))
    assert later.match.state.recharged == []


# Mind control


def stealing(front: str = "siege-tank", card: str = "terran-13", **given: Any) -> Fought:
    """A Terran unit attacks a Zealot that a Dark Archon with Mind Control supports."""
    place = given.pop("position", None) or position(factions=("mengsk", "tassadar"))
    defence = Force("zealot", "protoss-1-bw", "mind-control-1", support=["dark-archon"])
    return duel(Force(front, card), defence, position=place, **given)


@pytest.mark.rule("BW-MIND-08", "BW-MIND-10", "BW-MIND-01", "BW-MIND-02")
def test_the_siege_tank_is_stolen_and_its_splash_damage_still_hits_the_thief() -> None:
    """The example of page 7."""
    fought = stealing(card="siege-mode-bw-1")
    assert fought.asked == [(1, "splash-loss")]
    assert ("lose", "dark-archon") in fought.options
    assert ("lose", "mengsk-siege-tank") in fought.options
    fought.answer(("lose", "dark-archon"))
    assert fought.left(1) == {"mengsk-siege-tank": 1}
    assert fought.left(0) == {}
    [stolen] = told(fought.match, "unit-stolen")
    assert (stolen["seat"], stolen["unit"]) == (1, "siege-tank")


@pytest.mark.rule("BW-MIND-04", "BW-AMB-04")
def test_nobody_controls_more_than_two() -> None:
    place = position(factions=("mengsk", "tassadar")).units(0, "helios-3", marine=2)
    s = place.state
    for unit in list(s.units_on_board(0)):
        take_over(s, unit, 1)
    fought = stealing(position=place)
    assert told(fought.match, "unit-stolen") == []
    assert s.catalog.numbers.mind_control_tokens == 2


@pytest.mark.rule("BW-MIND-06", "BW-HERO-10")
def test_heroes_cannot_be_stolen() -> None:
    place = position(factions=("raynor", "tassadar"))
    defence = Force("zealot", "protoss-1-bw", "mind-control-1", support=["dark-archon"])
    fought = lay_out(place, (Force("vulture", "terran-4-bw"), defence))
    s = place.state
    become(s, s.battle.skirmishes[0].front[0], s.catalog.unit_number["jim-raynor"])  # type: ignore[union-attr]
    fought.begin(("skirmishes",))
    assert told(fought.match, "unit-stolen") == []


@pytest.mark.rule("BW-MIND-07")
def test_a_unit_that_was_destroyed_cannot_be_stolen() -> None:
    fought = stealing(front="marine", card="terran-20")
    assert [event["unit"] for event in told(fought.match, "unit-destroyed")] == ["marine"]
    assert told(fought.match, "unit-stolen") == []
    assert "mengsk-marine" not in fought.left(1)


@pytest.mark.rule("BW-AMB-08")
def test_collateral_damage_comes_before_the_theft() -> None:
    place = position(factions=("mengsk", "tassadar")).base(1, AREA)
    fought = stealing(card="siege-mode-bw-1", position=place)
    assert fought.asked == [(0, "collateral-damage")]
    assert told(fought.match, "unit-stolen") == []
    fought.answer(("collateral", "base"))
    assert len(told(fought.match, "unit-stolen")) == 1


@pytest.mark.rule("BW-AMB-06", "BW-AMB-07")
def test_a_stolen_unit_goes_back_to_its_owners_pool() -> None:
    place = position(factions=("mengsk", "tassadar")).units(0, "helios-3", marine=1)
    s = place.state
    marine = s.catalog.unit_number["marine"]
    supply = len(s.supply_of(0, marine))
    [unit] = s.units_on_board(0)
    take_over(s, unit, 1)
    assert len(s.supply_of(0, marine)) == supply
    assert s.unit_seat[unit] == 1
    match = place.executing(1, "mobilize", "helios").start()
    assert ("destroy-unit", "mengsk-marine", "helios-3") in match.decision(1).asides
    match.play(1, ("destroy-unit", "mengsk-marine", "helios-3"))
    after = match.state
    assert after.unit_area[unit] == SUPPLY
    assert (after.unit_seat[unit], after.unit_type[unit]) == (0, marine)
    assert len(after.supply_of(0, marine)) == supply + 1


@pytest.mark.rule("BW-MIND-05")
def test_the_thief_may_destroy_what_he_controls_and_has_the_token_back() -> None:
    place = position(factions=("mengsk", "tassadar")).units(0, "helios-3", marine=2)
    s = place.state
    for unit in s.units_on_board(0):
        take_over(s, unit, 1)
    assert tokens_left(s, 1) == 0
    match = place.executing(1, "build", "helios").start()
    own, others = match.decision(1).asides, [("destroy-unit", "marine", "helios-3")]
    assert ("destroy-unit", "mengsk-marine", "helios-3") in own
    assert not [choice for choice in others if choice in own]
    match.play(1, ("destroy-unit", "mengsk-marine", "helios-3"))
    assert tokens_left(match.state, 1) == 1
    assert units_in(match, "helios-3", 1) == {"mengsk-marine": 1}


def stolen_front(hand: Sequence[str] = ()) -> tuple[Position, Fought]:
    """Tassadar attacks with a stolen Marine of Mengsk, who defends with a Firebat."""
    place = position(factions=("tassadar", "mengsk")).hand(0, *hand)
    fought = lay_out(place, (Force("zealot"), Force("firebat")))
    s = place.state
    skirmish = s.battle.skirmishes[0]  # type: ignore[union-attr]
    place.units(1, AREA, marine=1)
    unit = next(u for u in s.units_on_board(1) if s.unit_type[u] == s.catalog.unit_number["marine"])
    take_over(s, unit, 0)
    skirmish.front = (unit, skirmish.front[1])
    return place, fought


@pytest.mark.rule("BW-MIND-03")
def test_a_stolen_unit_fights_with_the_top_card_of_its_owners_deck() -> None:
    _, fought = stolen_front()
    fought.begin(("place_card", 0, 0), ("place_card", 1, 0), *AFTERMATH)
    s = fought.match.state
    [standard] = [event for event in told(fought.match, "cards-revealed") if event["seat"] == 0]
    assert all(name.startswith("terran") for name in standard["cards"])
    assert not any(where >= BORROWED for where in s.cards.where)


@pytest.mark.rule("BW-MIND-09")
def test_the_thief_may_add_a_reinforcement_card_of_his_own() -> None:
    _, fought = stolen_front(["protoss-19", "protoss-1-bw"])
    fought.begin(("place_card", 0, 0), ("place_card", 1, 0), *AFTERMATH)
    assert fought.asked == [(0, "place-cards")]
    assert fought.options == [("blind",), ("blind", "protoss-19")]
    fought.answer(("blind", "protoss-19"))
    [shown] = [event for event in told(fought.match, "cards-revealed") if event["seat"] == 0]
    assert "protoss-19" in shown["cards"]
    assert len(shown["cards"]) == 2
    assert "protoss-19" in fought.at(0, DISCARD)


@pytest.mark.rule("BW-AMB-05")
def test_a_unit_whose_owner_is_out_uses_the_thiefs_deck_and_minor_values() -> None:
    place = position(factions=("tassadar", "overmind", "aldaris"), seats=3)
    fought = lay_out(place, (Force("dragoon"), Force("zergling", "zerg-1")))
    s = place.state
    place.units(2, AREA, zealot=1)
    unit = s.units_on_board(2)[0]
    take_over(s, unit, 0)
    skirmish = s.battle.skirmishes[0]  # type: ignore[union-attr]
    skirmish.front = (unit, skirmish.front[1])
    s.eliminated[2] = True
    assert s.standard_card_source(unit) == 0
    assert not s.uses_other_deck(unit)
    assert s.plays_unseen(unit)
    card = s.card_number(0, "protoss-1-bw")
    s.cards.put(card, 16, EVERYBODY)
    fought.begin(("choose_skirmish",), ("reveal",), ("cancel",), ("compare",), ("place_order", 0))
    assert fought.values[0] == (2 + 0, 5)


@pytest.mark.rule("BW-AMB-05", "BW-MIND-09")
def test_a_unit_whose_owner_is_out_takes_no_standard_card_of_the_thiefs_hand() -> None:
    place, fought = stolen_front(["protoss-19", "protoss-1-bw"])
    place.state.eliminated[1] = True
    fought.begin(("place_card", 0, 0), ("place_order", 0))
    assert fought.options == [("blind",), ("blind", "protoss-19")]
    deck = len(fought.at(0, DECK))
    fought.answer(("blind",))
    assert len(fought.at(0, DECK)) == deck - 1
    assert "protoss-1-bw" in fought.at(0, HAND)


@pytest.mark.rule("BW-MIND-03")
def test_a_lent_card_is_told_of_the_side_it_fights_for() -> None:
    place, fought = stolen_front()
    s = place.state
    lone = next(card for card in s.cards_at(1, DECK) if not s.catalog.standard[s.card_face[card]])
    s.cards.put(lone, BORROWED, 0)
    place.deck(1, "terran-1", "terran-2", "terran-3")
    fought.begin(("choose_skirmish",), ("reveal",), ("place_order", 0))
    [rejected] = told(fought.match, "card-rejected")
    assert (rejected["seat"], rejected["card"]) == (0, s.card_id(lone))
    assert [event["seat"] for event in told(fought.match, "card-from-deck")] == [0, 1]
    assert s.card_id(lone) in fought.at(1, DISCARD)


@pytest.mark.rule("BW-AMB-29", "SC-LIMIT-02")
def test_a_defender_with_one_unit_too_many_after_a_theft_sends_one_away() -> None:
    place = position(factions=("mengsk", "tassadar"))
    defence = Force("zealot", "protoss-1-bw", "mind-control-1", support=["dark-archon"])
    fought = lay_out(place, (Force("siege-tank", "terran-13"), defence), area="torus-2").begin(*COMPARE)
    assert place.state.catalog.limit[place.area("torus-2")] == 2
    fought.skirmish.sufficient = (False, False)
    fought.go_on(*DECIDED, ("resolve_retreats",), ("end_battle",))
    assert fought.asked == [(1, "excess")]
    assert ("excess", "mengsk-siege-tank") in fought.options
    fought.answer(("excess", "zealot"), ("retreat", "torus-3"))
    assert fought.left(1) == {"dark-archon": 1, "mengsk-siege-tank": 1}
    assert fought.left(1, "torus-3") == {"zealot": 1}


def test_the_one_who_steals_his_own_unit_back_has_it_as_before() -> None:
    place = position(factions=("tassadar", "aldaris")).units(0, "helios-3", zealot=1)
    s = place.state
    [unit] = s.units_on_board(0)
    take_over(s, unit, 1)
    assert s.catalog.unit_ids[s.unit_type[unit]] == "tassadar-zealot"
    steal(s, 0, unit)
    assert s.catalog.unit_ids[s.unit_type[unit]] == "zealot"
    assert not s.is_stolen(unit)


def test_a_lent_card_is_dealt_anew_with_the_deck_that_lent_it() -> None:
    import random

    _, fought = stolen_front(["protoss-19"])
    fought.begin(("place_card", 0, 0), ("place_card", 1, 0), ("choose_skirmish",))
    fought.answer(("blind",))
    s = fought.match.state
    [lent] = [card for card, where in enumerate(s.cards.where) if where >= BORROWED]
    assert s.card_owner(lent) == 1
    seen = set()
    for seed in range(30):
        twin = s.copy()
        redeal(twin, 0, random.Random(seed))
        [card] = [card for card, where in enumerate(twin.cards.where) if where >= BORROWED]
        assert twin.card_owner(card) == 1
        assert len(twin.cards_at(1, DECK)) == len(s.cards_at(1, DECK))
        seen.add(card)
    assert len(seen) > 3


# Heroes in battle


def hero_duel(hero: str, unit: str, card: str, factions: Sequence[str], *, against: Force) -> Fought:
    place = position(factions=factions)
    fought = lay_out(place, (Force(unit, card), against))
    s = place.state
    become(s, s.battle.skirmishes[0].front[0], s.catalog.unit_number[hero])  # type: ignore[union-attr]
    return fought


@pytest.mark.rule("BW-HERO-07", "BW-HERO-13")
def test_a_hero_matches_the_cards_of_its_type() -> None:
    fought = hero_duel(
        "jim-raynor", "vulture", "terran-4-bw", ("raynor", "overmind"), against=Force("zergling", "zerg-1")
    )
    assert fought.begin(*COMPARE).values[0] == (7, 7)


@pytest.mark.rule("BW-HERO-09")
def test_splash_damage_spares_heroes() -> None:
    fought = hero_duel(
        "jim-raynor", "vulture", "terran-4-bw", ("raynor", "overmind"), against=Force("zergling", "zerg-1")
    )
    s = fought.position.state
    assert s.splash_candidates(0) == 0
    fought.position.units(0, AREA, marine=1)
    assert s.splash_candidates(0).bit_count() == 1


@pytest.mark.rule("BW-HERO-11", "BW-AMB-26")
def test_texts_that_destroy_spare_heroes() -> None:
    fought = hero_duel("fenix", "dragoon", "protoss-9-bw", ("aldaris", "overmind"), against=Force("zergling", "zerg-1"))
    s = fought.position.state
    assert s.text_destroy_candidates(0) == 0
    assert s.text_destroy_candidates(1).bit_count() == 1


@pytest.mark.rule("BW-HERO-12")
def test_sufficient_strength_destroys_a_hero() -> None:
    fought = hero_duel(
        "jim-raynor", "vulture", "terran-20", ("raynor", "overmind"), against=Force("ultralisk", "zerg-9")
    )
    fought.begin(*AFTERMATH)
    s = fought.match.state
    assert not s.type_units[s.catalog.unit_number["jim-raynor"]] & s.on_board
    [lost] = told(fought.match, "unit-destroyed")
    assert lost["unit"] == "jim-raynor"
    assert len(s.supply_of(0, s.catalog.unit_number["vulture"])) == 3

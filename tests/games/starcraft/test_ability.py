"""Ability codes: what they are read into, when clauses work, and what is refused."""

from __future__ import annotations

import re
from dataclasses import FrozenInstanceError
from pathlib import Path

import pytest

import orrery.games.starcraft as package
from orrery.games.starcraft.ability import (
    AFTER_DRAW,
    ALL,
    ALWAYS,
    CALLED,
    CANCEL,
    CHOOSE,
    COMPARE,
    DISCARD,
    DRAW_CARDS,
    END_DESTROY,
    END_OF_PLANNING,
    OCCASIONS,
    OTHERWISE,
    PAY,
    PLANNING,
    PLAYED,
    REVEAL,
    SKIRMISH,
    START_OF_BATTLE,
    STEPS,
    Ability,
    Clause,
    Test,
)
from orrery.games.starcraft.card_loading import read_names
from orrery.games.starcraft.catalog import BROOD_WAR, SETS, Catalog, load_catalog
from orrery.games.starcraft.codes import read_ability
from orrery.games.starcraft.effect import (
    Attack,
    BuildFree,
    Buy,
    Cancel,
    CancelBattle,
    Cloak,
    Deplete,
    Destroy,
    DestroyTransports,
    Detect,
    DoubleCapacity,
    Draw,
    Effect,
    Enable,
    Enrich,
    Evacuate,
    ExecuteOrder,
    GainPoints,
    GainTransports,
    GainUnits,
    GainWorkers,
    HandLimit,
    Health,
    Indestructible,
    LookHand,
    LookOrders,
    LoseModule,
    MakeSpecial,
    MoveZRoute,
    NoSupport,
    OpenCards,
    RaiseOrder,
    Recall,
    Recharge,
    ReturnToTechnology,
    RevealHand,
    Sacrifice,
    ScourgeStrike,
    SetAttack,
    Shelter,
    SpecialOrders,
    Splash,
    Sufficient,
    TheEnd,
    Tire,
)
from orrery.games.starcraft.vocabulary import EFFECTS, TESTS, Names

README = (Path(package.__file__).parent / "README.md").read_text(encoding="utf-8")
GAME = load_catalog()
UNIT = GAME.unit_number


def vocabulary(catalog: Catalog) -> Names:
    return read_names(catalog.kinds, catalog.module_ids)


def ability(code: str, moment: str = SKIRMISH) -> Ability:
    return read_ability(code, moment, vocabulary(GAME))


def clause(code: str, moment: str = SKIRMISH) -> Clause:
    [only] = ability(code, moment).clauses
    return only


def effect(code: str, moment: str = SKIRMISH) -> Effect:
    return clause(code, moment).effect


def mask(*names: str) -> int:
    return sum(1 << UNIT[name] for name in names)


# Clauses


def test_an_empty_code_does_nothing() -> None:
    nothing = ability("")
    assert nothing.clauses == ()
    assert not any(nothing.steps.values())
    assert not any(nothing.at.values())


def test_a_plain_clause() -> None:
    found = clause("atk+1")
    assert (found.moment, found.step, found.cost, found.join) == (SKIRMISH, COMPARE, None, ALL)
    assert found.effects == (Attack(1),)
    assert (found.front, found.against, found.tests) == (None, None, ())


def test_conditions_become_sets_of_units_and_tests() -> None:
    found = clause("always:hp+2[self=zergling,vs=ground,if=attacker&sufficient]")
    assert found.moment == ALWAYS
    assert found.effect == Health(2)
    assert found.front is not None
    assert found.against is not None
    assert found.front.mask == mask("zergling")
    assert (found.against.mask, found.against.kind) == (GAME.ground_units, "ground")
    assert found.tests == (Test("attacker"), Test("sufficient"))


def test_a_set_of_units_knows_its_members() -> None:
    found = clause("cloak(ghost|wraith)").effect
    assert isinstance(found, Cloak)
    assert UNIT["ghost"] in found.units
    assert UNIT["marine"] not in found.units
    assert found.units.units == (UNIT["ghost"], UNIT["wraith"])


def test_a_test_may_be_wanted_or_not_and_may_name_a_unit() -> None:
    assert clause("splash(ground)[if=not(enemy_detector)]").tests == (Test("enemy_detector", wanted=False),)
    found = clause("@start_of_battle:draw(1)[if=own_in_battle(ghost)]")
    assert found.tests == (Test("own_in_battle", unit=UNIT["ghost"]),)


def test_a_cost_stands_before_what_it_buys() -> None:
    found = clause("tire(worker)=>hp+1")
    assert (found.cost, found.effects) == (Tire(), (Health(1),))
    found = clause("@start_of_battle:sacrifice(unit|worker)=>draw(3)")
    assert (found.cost, found.effects) == (Sacrifice(), (Draw(3),))


def test_effects_to_choose_from_and_effects_in_place_of_others() -> None:
    found = clause("points(1)/draw(1)", PLAYED)
    assert (found.join, found.effects) == (CHOOSE, (GainPoints(1), Draw(1)))
    found = clause("deplete(partial,anyone)//deplete(untouched,opponent)", PLAYED)
    first = Deplete("partial", "anyone", "player")
    assert (found.join, found.effects) == (OTHERWISE, (first, Deplete("untouched", "opponent", "player")))


@pytest.mark.parametrize(
    ("code", "step"),
    [
        ("atk+1", COMPARE),
        ("cancel(standard)", CANCEL),
        ("destroy(1,skirmish)", COMPARE),
        ("destroy(1,skirmish)@end_destroy", END_DESTROY),
        ("scourge_strike", END_DESTROY),
        ("scourge_strike@end_destroy", END_DESTROY),
        ("return_to_technology", DISCARD),
        ("always:reveal_hand", AFTER_DRAW),
        ("always:detect", COMPARE),
        ("always:hand_limit+1", ""),
        ("@start_of_battle:destroy(1,battle)", ""),
    ],
)
def test_every_clause_has_its_step(code: str, step: str) -> None:
    found = ability(code)
    assert found.clauses[0].step == step
    assert [name for name in STEPS if found.steps[name]] == ([step] if step else [])


def test_clauses_are_found_by_moment_and_by_step() -> None:
    found = ability("draw(2);always:hand_limit+1", PLAYED)
    assert [each.effect for each in found.at[PLAYED]] == [Draw(2)]
    assert [each.effect for each in found.at[ALWAYS]] == [HandLimit(1)]
    nuke = ability("destroy(3,area)[if=not(front_destroyed)]@end_destroy;return_to_technology")
    assert [each.effect for each in nuke.steps[DISCARD]] == [ReturnToTechnology()]
    assert nuke.has(Destroy)
    assert not nuke.has(Draw)


def test_records_are_frozen_and_compared_by_value() -> None:
    with pytest.raises(FrozenInstanceError):
        effect("atk+1").bonus = 2  # type: ignore[attr-defined]
    assert ability("atk+1[vs=flying]") == ability("atk+1[vs=flying]")
    assert ability("atk+1[vs=flying]") != ability("atk+1")
    assert len({ability("atk+1"), ability("atk+1"), ability("hp+1")}) == 2


# Sets of units inside effects


def test_splash_knows_what_it_can_hit() -> None:
    """[SC-SPLASH-09] [SC-SPLASH-16]"""
    masks = {
        "splash(ground)": GAME.ground_units,
        "splash(flying)": GAME.flying_units,
        "splash(ground_flying)": GAME.all_units,
        "splash(ground,only=marine|zealot|zergling)": mask("marine", "zealot", "zergling"),
        "splash(flying,only=marine|wraith)": mask("wraith"),
    }
    for code, wanted in masks.items():
        found = effect(code)
        assert isinstance(found, Splash)
        assert found.units.mask == wanted


def test_a_cost_limit_counts_consumed_units() -> None:
    """[SC-KEY-29]"""
    found = effect("@start_of_battle:destroy(1,battle,ground,cost<=2)")
    assert isinstance(found, Destroy)
    assert (found.count, found.where, found.most_cost) == (1, "battle", 2)
    assert found.units.mask == mask(
        *("marine", "firebat", "ghost", "vulture", "zealot", "high-templar", "zergling", "hydralisk", "defiler")
    )


def test_all_units_but_some() -> None:
    found = effect("always:cloak(all_but=arbiter)")
    assert isinstance(found, Cloak)
    assert found.units.mask == GAME.all_units & ~mask("arbiter")


def test_classes_of_units() -> None:
    lockdown = clause("set_attack(opponent,0)[vs=mechanical]").against
    assert lockdown is not None
    assert lockdown.mask == mask(
        *("vulture", "goliath", "siege-tank", "wraith", "science-vessel", "battlecruiser"),
        *("dragoon", "reaver", "scout", "arbiter", "carrier"),
    )
    swarm = clause("indestructible[vs=ranged]").against
    assert swarm is not None
    assert swarm.mask == mask(
        *("marine", "ghost", "vulture", "goliath", "siege-tank", "wraith", "battlecruiser"),
        *("dragoon", "reaver", "scout", "carrier", "hydralisk", "mutalisk", "guardian"),
    )
    heal = clause("hp+2[self=infantry]").front
    assert heal is not None
    assert heal.mask == mask("marine", "firebat", "ghost")


def test_a_hero_on_a_card_comes_after_the_units() -> None:
    catalog = load_catalog(sets=BROOD_WAR)
    card = catalog.cards[catalog.card_number["kerrigan-cloaking-1"]]
    kerrigan = catalog.unit_number["kerrigan"]
    assert kerrigan >= len(catalog.units)
    assert card.icons.mask == card.supporters.mask == 1 << kerrigan
    assert catalog.unit_ids[catalog.plain[kerrigan]] == "infested-terran"


def test_recharge_can_be_read_though_no_card_has_it() -> None:
    """[BW-RECH-02]"""
    assert effect("recharge") == Recharge(once=False)
    assert effect("recharge(once)") == Recharge(once=True)


# The cards


def technology(name: str, catalog: Catalog = GAME) -> Ability:
    return catalog.technologies[catalog.technology_number[name]].ability


def event(name: str) -> Ability:
    return GAME.events[GAME.event_number[name]].ability


def done(found: Ability, moment: str) -> list[Effect]:
    """What a card does at a moment, in order."""
    return [each for clause in found.at[moment] for each in clause.effects]


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("bunker", [Shelter(2)]),
        ("irradiate", [Splash]),
        ("emp-shockwave", [Cancel("reinforcement")]),
        ("hallucination", [Cancel("standard")]),
        ("defensive-matrix", [Health(3)]),
        ("psionic-storm", [Attack(2), Detect(), Splash]),
        ("stasis-field", [SetAttack(both=True, value=0)]),
        ("lockdown", [SetAttack(both=False, value=0)]),
        ("ensnare", [Detect(), Attack(1), NoSupport()]),
        ("plague", [Detect(), Sufficient()]),
        ("dark-swarm", [Indestructible()]),
    ],
)
def test_technologies_of_the_combat_deck(name: str, wanted: list[Effect | type[Effect]]) -> None:
    found = done(technology(name), SKIRMISH)
    assert len(found) == len(wanted)
    for one, other in zip(found, wanted, strict=True):
        assert one == other or (isinstance(other, type) and isinstance(one, other))


@pytest.mark.parametrize(
    ("name", "moment", "wanted"),
    [
        ("charon-boosters", START_OF_BATTLE, Destroy),
        ("leg-enhancement", START_OF_BATTLE, Destroy),
        ("consume", START_OF_BATTLE, Draw),
        ("recall", "mobilize", Recall),
        ("summon-archon", ALWAYS, Enable),
        ("guardian-aspect", ALWAYS, Enable),
        ("metabolic-boost", ALWAYS, Health),
        ("arbiter-cloaking-field", ALWAYS, Cloak),
        ("parasite", ALWAYS, Detect),
        ("parasite", ALWAYS, RevealHand),
    ],
)
def test_technologies_of_the_play_area(name: str, moment: str, wanted: type[Effect]) -> None:
    """[SC-KEY-22]"""
    assert any(isinstance(found, wanted) for found in done(technology(name), moment))


def test_the_scourge_cards() -> None:
    """[SC-ERR-01]"""
    for number in (10, 11, 12):
        card = GAME.cards[GAME.card_number[f"zerg-{number}"]]
        assert [clause.effect for clause in card.ability.steps[END_DESTROY]] == [ScourgeStrike()]


def test_nuke_waits_for_the_end_and_goes_back() -> None:
    """[SC-KEY-19] [SC-KEY-25] [SC-TIME-01]"""
    nuke = technology("nuke")
    [strike] = nuke.steps[END_DESTROY]
    assert isinstance(strike.effect, Destroy)
    assert (strike.effect.count, strike.effect.where) == (3, "area")
    assert strike.tests == (Test("front_destroyed", wanted=False),)
    assert [clause.effect for clause in nuke.steps[DISCARD]] == [ReturnToTechnology()]


def units(**counts: int) -> tuple[tuple[int, int], ...]:
    return tuple((UNIT[name], count) for name, count in counts.items())


EVENTS: list[tuple[str, str, list[Effect]]] = [
    ("recon-squad", START_OF_BATTLE, [OpenCards()]),
    ("offensive-strategy", DRAW_CARDS, [Draw(2)]),
    ("defensive-strategy", DRAW_CARDS, [Draw(2)]),
    ("versatile-strategy", PLAYED, [Draw(2)]),
    ("versatile-strategy", ALWAYS, [HandLimit(1)]),
    ("withdrawal-1", START_OF_BATTLE, [CancelBattle()]),
    ("preventive-measure", PLANNING, [LookOrders("stack")]),
    ("faulty-navigation", PLAYED, [MoveZRoute(1)]),
    (
        "refinery-sabotage-1",
        PLAYED,
        [Deplete("partial", "anyone", "player"), Deplete("untouched", "opponent", "player")],
    ),
    ("advanced-reconnaissance", PLAYED, [LookHand(), Draw(2)]),
    ("missile-turrets", PLAYED, [Buy(("module",), 2, "minerals", "air-support")]),
    ("worker-draft", PLAYED, [GainWorkers(2)]),
    ("fresh-recruits", PLAYED, [GainUnits("friendly_at_base", units(marine=2, zealot=1, zergling=2))]),
    ("flawless-attack-plan", START_OF_BATTLE, [Attack(2)]),
    ("flawless-defense-plan", START_OF_BATTLE, [Shelter(2)]),
    ("withdrawal-2", START_OF_BATTLE, [Evacuate(), CancelBattle()]),
    ("unconventional-strategy", REVEAL, [MakeSpecial()]),
    ("industrial-strategy", PLAYED, [Buy(("building", "module"), 2, "any", "")]),
    ("refinery-sabotage-2", PLAYED, [Deplete("any", "not_own", "player")]),
    ("rich-deposit", PLAYED, [Enrich(1)]),
    ("saboteur", PLAYED, [LoseModule()]),
    (
        "reinforcements",
        PLAYED,
        [GainUnits("friendly_or_empty", units(marine=2, firebat=1, zealot=2, zergling=2, hydralisk=1))],
    ),
    ("technological-breakthrough", PLAYED, [Buy(("technology",), 2, "any", "")]),
    ("supply-convoy", PLAYED, [GainTransports(2), GainWorkers(1)]),
    ("veteran-instructors", PLAYED, [Draw(3)]),
    ("veteran-instructors", ALWAYS, [HandLimit(1)]),
    ("the-end-draws-near", PLAYED, [TheEnd(), GainPoints(1), Draw(1)]),
    ("resource-shortage", PLAYED, [Deplete("untouched", "own", "each_opponent")]),
    ("informant", END_OF_PLANNING, [LookOrders("player"), RaiseOrder(1)]),
    ("double-yield", PAY, [DoubleCapacity(1)]),
    ("accelerated-procedure", PLAYED, [ExecuteOrder("build", "own_base")]),
    ("planetary-conquest", PLAYED, [GainPoints(1), GainPoints(1)]),
    ("elite-reinforcements", PLAYED, [BuildFree(1, "friendly_at_base")]),
    ("orbital-interdiction", PLAYED, [DestroyTransports(2)]),
    ("final-offensive", PLAYED, [ExecuteOrder("mobilize", "own_unit")]),
    ("master-plan", PLANNING, [SpecialOrders(1)]),
    ("air-support", PLAYED, [Buy(("module",), 2, "minerals", "air-support")]),
]


@pytest.mark.parametrize(("name", "moment", "wanted"), EVENTS)
def test_event_cards(name: str, moment: str, wanted: list[Effect]) -> None:
    assert done(event(name), moment) == wanted


def test_no_event_card_does_anything_else() -> None:
    assert {name for name, _, _ in EVENTS} == {event.id for event in GAME.events}
    for event in GAME.events:
        told = [moment for name, moment, _ in EVENTS if name == event.id]
        assert {clause.moment for clause in event.ability.clauses} == set(told)
        kept = {"until-used": set(CALLED), "rest-of-game": {PLAYED, ALWAYS}}.get(event.stays, {PLAYED})
        assert set(told) <= kept


def test_conditions_of_event_cards() -> None:
    sides = {"offensive-strategy": "attacker", "flawless-attack-plan": "attacker", "defensive-strategy": "defender"}
    sides |= dict.fromkeys(("withdrawal-1", "withdrawal-2", "flawless-defense-plan"), "defender")
    for name, side in sides.items():
        assert all([test.name for test in clause.tests] == [side] for clause in event(name).clauses)
    assert [clause.tests for clause in event("planetary-conquest").clauses] == [(), (Test("fewest_points"),)]
    assert event("unconventional-strategy").clauses[0].tests == (Test("standard_order"),)
    assert event("the-end-draws-near").clauses[1].join == CHOOSE
    assert event("refinery-sabotage-1").clauses[0].join == OTHERWISE


# The vocabulary


def test_every_word_is_explained_in_the_readme() -> None:
    for word in (*EFFECTS, *TESTS, *CALLED, *OCCASIONS, *STEPS):
        assert re.search(rf"`@?{word}[`(+]", README), word


def test_no_effect_is_left_over() -> None:
    """No effect is left over, but for Recharge, which no card has. [BW-RECH-01]"""
    used: set[str] = set()
    for which in SETS:
        catalog = load_catalog(sets=which)
        abilities = [card.ability for card in catalog.cards] + [event.ability for event in catalog.events]
        abilities += [card.ability for card in catalog.leadership]
        for each in abilities:
            used |= {re.split(r"[+(@\[]", part)[0] for part in re.split(r"[;:/]|=>", each.code)}
    assert set(EFFECTS) - used == {"recharge"}


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("fly", "unknown effect 'fly'; known: atk, hp, shelter, splash"),
        ("atk", "'atk' is not understood; it is written atk+N"),
        ("atk(1)", "'atk(1)' is not understood; it is written atk+N"),
        ("detect+1", "'detect+1' is not understood; it is written detect"),
        ("atk+0", "'atk+0' is not understood; it is written atk+N"),
        ("atk+21", "it is written atk+N"),
        ("splash(sea)", "it is written splash(ground, flying or ground_flying[,only=UNITS])"),
        ("splash(ground,marine)", "it is written splash("),
        ("splash(ground,only=tank)", "there is no unit 'tank'"),
        ("cloak(none=marine)", "'none=marine' names no units"),
        ("cloak(marine,ghost)", "it is written cloak(UNITS)"),
        ("cancel(all)", "it is written cancel(standard or reinforcement)"),
        ("set_attack(opponent,x)", "it is written set_attack(opponent or both,N)"),
        ("destroy(1)", "it is written destroy("),
        ("destroy(1,planet)", "it is written destroy("),
        ("destroy(1,skirmish,ground,flying)", "it is written destroy("),
        ("recharge(twice)", "it is written recharge[(once)]"),
        ("tire(unit)=>hp+1", "it is written tire(worker)"),
        ("draw(1)=>hp+1", "'draw(1)' cannot be paid; before => stands one of tire, sacrifice, return_to_technology"),
        ("draw(1)", "'draw(1)' does not work at the moment 'skirmish', but at played or start_of_battle or draw_cards"),
        ("@midnight:atk+1", "unknown moment 'midnight'; known: start_of_battle, draw_cards"),
        ("atk+1@end_destroy", "'atk+1' has no step 'end_destroy'; it has compare"),
        ("@start_of_battle:open_cards@compare", "'open_cards' has no step 'compare'; it has none"),
        ("atk+1[by=marine]", "unknown condition 'by=marine'; known: self=UNITS, vs=UNITS, if=TESTS"),
        ("atk+1[self=tank]", "there is no unit 'tank'"),
        ("@draw_cards:draw(1)[self=marine]", "there is no front-line unit at the moment 'draw_cards'"),
        ("atk+1[if=lucky]", "unknown test 'lucky'; known: not(TEST), attacker, defender"),
        ("atk+1[if=not(attacker]", "unknown test 'not(attacker'"),
        ("atk+1[if=attacker)]", "unknown test 'attacker)'"),
        ("atk+1[if=fewest_points]", "'fewest_points' cannot be asked at the moment 'skirmish', but at played"),
        ("atk+1[if=own_in_battle]", "a unit in brackets goes with own_in_battle, own_in_skirmish"),
        ("atk+1[if=attacker(marine)]", "a unit in brackets goes with own_in_battle, own_in_skirmish"),
        ("atk+1[if=own_in_battle(tank)]", "there is no unit 'tank'"),
        ("atk+1]", "'atk+1]' is not a clause"),
        ("atk+1;", "'' is not a clause: [MOMENT:]EFFECT[[CONDITIONS]][@STEP]"),
    ],
)
def test_what_is_unknown_is_refused_with_what_is_known(code: str, said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        ability(code)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("buy(planet,2,any)", "it is written buy("),
        ("buy(module,2,wood)", "it is written buy("),
        ("buy(module,2,any,moat)", "there is no module 'moat' to buy; there are air-support, research-and-development"),
        ("buy(building,2,any,supply)", "there is no module 'supply' to buy"),
        ("units(anywhere,marine*2)", "it is written units("),
        ("units(friendly_at_base,marine)", "it is written units("),
        ("units(friendly_at_base,tank*2)", "there is no unit 'tank'"),
        ("execute(defend,own_base)", "it is written execute("),
        ("deplete(all,own)", "it is written deplete("),
        ("deplete(any,own,everyone)", "it is written deplete("),
        ("leadership(4)", "it is written leadership(1, 2 or 3)"),
        ("resource_tokens(2)", "it is written resource_tokens("),
        ("look_orders(all)", "it is written look_orders(stack or player)"),
        ("build_free(1,moon)", "it is written build_free("),
    ],
)
def test_wrong_event_effects_are_refused(code: str, said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        ability(code, PLAYED)


def test_installations_and_recalls_are_checked() -> None:
    with pytest.raises(ValueError, match="it is written place"):
        ability("@terran_base_destroyed:place(castle)")
    with pytest.raises(ValueError, match="there is no unit 'castle'"):
        ability("@mobilize:recall(1,castle)")

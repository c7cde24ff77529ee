"""The words of ability codes: every effect and every test, how it is written, and when it works.

What they mean stands in the README beside this file, under "Ability codes".
"""

from __future__ import annotations

from orrery.games.starcraft.ability import (
    AFTER_DRAW,
    ALWAYS,
    CALLED,
    CANCEL,
    COMPARE,
    DISCARD,
    DRAW_CARDS,
    END_DESTROY,
    END_OF_PLANNING,
    END_OF_REGROUPING,
    ENEMY_MOBILIZE,
    MOBILIZE,
    PAY,
    PLANNING,
    PLAYED,
    REVEAL,
    SKIRMISH,
    START_OF_BATTLE,
    TERRAN_BASE_DESTROYED,
    TestName,
)
from orrery.games.starcraft.effect import (
    Attack,
    BuildFree,
    Buy,
    Cancel,
    CancelBattle,
    CancelOrder,
    Cloak,
    Collateral,
    Deplete,
    Destroy,
    DestroyTransports,
    Detect,
    DoubleCapacity,
    Draw,
    Enable,
    Enrich,
    Evacuate,
    ExecuteOrder,
    GainPoints,
    GainTokens,
    GainTransports,
    GainUnits,
    GainWorkers,
    HandLimit,
    Health,
    HeroAgain,
    Indestructible,
    Leadership,
    LookEvents,
    LookHand,
    LookOrders,
    LoseModule,
    MakeSpecial,
    MindControl,
    MoveZRoute,
    NoAntiAircraft,
    NoSupport,
    NoTarget,
    OpenCards,
    PlaceInstallation,
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
    UnitSet,
)
from orrery.games.starcraft.forms import Form, Misread, Names, counted, exactly, number, one_of, plain
from orrery.games.starcraft.leadership_words import LEADERSHIP
from orrery.games.starcraft.rows import INSTALLATIONS

__all__ = ["COSTS", "EFFECTS", "FIGHT", "IN_SKIRMISH", "TESTS", "UNIT_TESTS", "Form", "Misread", "Names"]


def _splash(words: list[str], names: Names) -> Splash:
    kind, *rest = exactly(words, 1, 2)
    kind = one_of(kind, ("ground", "flying", "ground_flying"))
    ground, flying = kind != "flying", kind != "ground"
    mask = (names.sorts["ground"] if ground else 0) | (names.sorts["flying"] if flying else 0)
    if not rest:
        return Splash(ground, flying, (), UnitSet(mask, "any" if ground and flying else kind))
    if not rest[0].startswith("only="):
        raise Misread
    only = names.unit_set(rest[0].removeprefix("only="))
    return Splash(ground, flying, only.units, UnitSet(mask & only.mask, "units", only.units))


def _cloak(words: list[str], names: Names) -> Cloak:
    [units] = exactly(words, 1)
    return Cloak(names.unit_set(units))


def _cancel(words: list[str], names: Names) -> Cancel:
    [card] = exactly(words, 1)
    return Cancel(one_of(card, ("standard", "reinforcement")))


def _set_attack(words: list[str], names: Names) -> SetAttack:
    whose, value = exactly(words, 2)
    if not value.isdecimal():
        raise Misread
    return SetAttack(one_of(whose, ("opponent", "both")) == "both", int(value))


def _no_target(words: list[str], names: Names) -> NoTarget:
    by, of = exactly(words, 2)
    return NoTarget(names.unit_set(by), names.unit_set(of))


def _destroy(words: list[str], names: Names) -> Destroy:
    count, where, *rest = exactly(words, 2, 3, 4)
    most_cost = -1
    if rest and rest[-1].startswith("cost<="):
        most_cost = number(rest.pop().removeprefix("cost<="))
    units = names.unit_set(rest.pop(0) if rest else "any")
    if rest:
        raise Misread
    if most_cost >= 0:
        cheap = sum(1 << unit for unit, cost in enumerate(names.total_costs) if cost <= most_cost)
        units = UnitSet(units.mask & cheap, units.kind, units.units)
    return Destroy(number(count), one_of(where, ("skirmish", "battle", "area")), units, most_cost)


def _recharge(words: list[str], names: Names) -> Recharge:
    once = [one_of(word, ("once",)) for word in exactly(words, 0, 1)]
    return Recharge(bool(once))


def _tire(words: list[str], names: Names) -> Tire:
    [who] = exactly(words, 1)
    one_of(who, ("worker",))
    return Tire()


def _sacrifice(words: list[str], names: Names) -> Sacrifice:
    [who] = exactly(words, 1)
    one_of(who, ("unit|worker",))
    return Sacrifice()


def _recall(words: list[str], names: Names) -> Recall:
    count, unit = exactly(words, 2)
    return Recall(number(count), names.unit(unit))


def _place(words: list[str], names: Names) -> PlaceInstallation:
    [installation] = exactly(words, 1)
    return PlaceInstallation(one_of(installation, INSTALLATIONS))


def _enable(words: list[str], names: Names) -> Enable:
    [units] = exactly(words, 1)
    return Enable(names.unit_set(units))


def _look_orders(words: list[str], names: Names) -> LookOrders:
    [of] = exactly(words, 1)
    return LookOrders(one_of(of, ("stack", "player")))


def _execute(words: list[str], names: Names) -> ExecuteOrder:
    kind, where = exactly(words, 2)
    return ExecuteOrder(
        one_of(kind, ("build", "mobilize", "research")), one_of(where, ("own_base", "own_unit", "anywhere"))
    )


def _deplete(words: list[str], names: Names) -> Deplete:
    state, holder, *by = exactly(words, 2, 3)
    return Deplete(
        one_of(state, ("any", "untouched", "partial")),
        one_of(holder, ("anyone", "opponent", "not_own", "own")),
        one_of(by[0], ("each_opponent",)) if by else "player",
    )


def _buy(words: list[str], names: Names) -> Buy:
    listed, discount, resource, *only = exactly(words, 3, 4)
    kinds = tuple(one_of(kind, ("building", "module", "technology")) for kind in listed.split("|"))
    if only and (kinds != ("module",) or only[0] not in names.modules):
        raise ValueError(f"there is no module '{only[0]}' to buy; there are {', '.join(sorted(names.modules))}")
    return Buy(kinds, number(discount), one_of(resource, ("minerals", "gas", "any")), only[0] if only else "")


def _units(words: list[str], names: Names) -> GainUnits:
    where, listed = exactly(words, 2)
    pairs = [part.split("*") for part in listed.split("|")]
    units = tuple((names.unit(unit), number(count)) for unit, count in (exactly(pair, 2) for pair in pairs))
    return GainUnits(one_of(where, ("friendly_at_base", "friendly_or_empty")), units)


def _build_free(words: list[str], names: Names) -> BuildFree:
    count, where = exactly(words, 2)
    return BuildFree(number(count), one_of(where, ("friendly_at_base", "friendly_or_empty")))


def _resource_tokens(words: list[str], names: Names) -> GainTokens:
    count, resource = exactly(words, 2)
    return GainTokens(number(count), one_of(resource, ("minerals", "gas", "any")))


def _leadership(words: list[str], names: Names) -> Leadership:
    [stage] = exactly(words, 1)
    return Leadership(int(one_of(stage, ("1", "2", "3"))))


IN_SKIRMISH = (SKIRMISH, ALWAYS)
FIGHT = (SKIRMISH, ALWAYS, START_OF_BATTLE)
"""The moments that know of front-line units."""
_battle = (SKIRMISH, ALWAYS, START_OF_BATTLE, DRAW_CARDS)

EFFECTS: dict[str, Form] = {
    # in a skirmish
    "atk": Form("+N", counted(Attack), FIGHT, (COMPARE,)),
    "hp": Form("+N", counted(Health), FIGHT, (COMPARE,)),
    "shelter": Form("+N", counted(Shelter), FIGHT, (COMPARE,)),
    "splash": Form("(ground, flying or ground_flying[,only=UNITS])", _splash, (SKIRMISH,), (COMPARE,)),
    "cloak": Form("(UNITS)", _cloak, IN_SKIRMISH, (COMPARE,)),
    "detect": Form("", plain(Detect), IN_SKIRMISH, (COMPARE,)),
    "cancel": Form("(standard or reinforcement)", _cancel, (SKIRMISH,), (CANCEL,)),
    "set_attack": Form("(opponent or both,N)", _set_attack, IN_SKIRMISH, (COMPARE,)),
    "no_support": Form("", plain(NoSupport), IN_SKIRMISH, (COMPARE,)),
    "sufficient": Form("", plain(Sufficient), IN_SKIRMISH, (COMPARE,)),
    "indestructible": Form("", plain(Indestructible), IN_SKIRMISH, (COMPARE,)),
    "no_target": Form("(UNITS,UNITS)", _no_target, IN_SKIRMISH, (COMPARE,)),
    "no_anti_aircraft": Form("", plain(NoAntiAircraft), IN_SKIRMISH, (COMPARE,)),
    "destroy": Form(
        "(N,skirmish, battle or area[,UNITS][,cost<=N])", _destroy, (SKIRMISH, START_OF_BATTLE), (COMPARE, END_DESTROY)
    ),
    "scourge_strike": Form("", plain(ScourgeStrike), (SKIRMISH,), (END_DESTROY,)),
    "collateral": Form("", plain(Collateral), IN_SKIRMISH, (END_DESTROY,)),
    "mind_control": Form("", plain(MindControl), (SKIRMISH,), (END_DESTROY,)),
    "return_to_technology": Form("", plain(ReturnToTechnology), (SKIRMISH, *CALLED), (DISCARD,)),
    "recharge": Form("[(once)]", _recharge, (SKIRMISH,), (DISCARD,)),
    # costs
    "tire": Form("(worker)", _tire, (SKIRMISH, START_OF_BATTLE), (COMPARE,)),
    "sacrifice": Form("(unit|worker)", _sacrifice, (START_OF_BATTLE,)),
    # around battles
    "draw": Form("(N)", counted(Draw), (PLAYED, START_OF_BATTLE, DRAW_CARDS)),
    "reveal_hand": Form("", plain(RevealHand), (ALWAYS,), (AFTER_DRAW,)),
    "open_cards": Form("", plain(OpenCards), (START_OF_BATTLE,)),
    "cancel_battle": Form("", plain(CancelBattle), (START_OF_BATTLE,)),
    "evacuate": Form("", plain(Evacuate), (START_OF_BATTLE,)),
    "recall": Form("(N,UNIT)", _recall, (MOBILIZE,)),
    "cancel_order": Form("", plain(CancelOrder), (ENEMY_MOBILIZE,)),
    "place": Form(f"({' or '.join(INSTALLATIONS)})", _place, (PLAYED, TERRAN_BASE_DESTROYED)),
    # lasting
    "enable": Form("(UNITS)", _enable, (ALWAYS,)),
    "hand_limit": Form("+N", counted(HandLimit), (ALWAYS,)),
    # orders
    "look_orders": Form("(stack or player)", _look_orders, (PLAYED, PLANNING, END_OF_PLANNING)),
    "raise_order": Form("(N)", counted(RaiseOrder), (END_OF_PLANNING,)),
    "make_special": Form("", plain(MakeSpecial), (REVEAL,)),
    "special_orders": Form("+N", counted(SpecialOrders), (PLANNING,)),
    "execute": Form("(build, mobilize or research,own_base, own_unit or anywhere)", _execute, (PLAYED,)),
    # resources, pieces, points
    "deplete": Form(
        "(any, untouched or partial,anyone, opponent, not_own or own[,each_opponent])", _deplete, (PLAYED,)
    ),
    "enrich": Form("(N)", counted(Enrich), (PLAYED,)),
    "double_capacity": Form("(N)", counted(DoubleCapacity), (PLAYED, PAY)),
    "buy": Form("(building|module|technology,N,minerals, gas or any[,MODULE])", _buy, (PLAYED,)),
    "workers": Form("(N)", counted(GainWorkers), (PLAYED,)),
    "transports": Form("(N)", counted(GainTransports), (PLAYED,)),
    "units": Form("(friendly_at_base or friendly_or_empty,UNIT*N|...)", _units, (PLAYED,)),
    "build_free": Form("(N,friendly_at_base or friendly_or_empty)", _build_free, (PLAYED,)),
    "points": Form("(N)", counted(GainPoints), (PLAYED,)),
    "resource_tokens": Form("(N,minerals, gas or any)", _resource_tokens, (PLAYED,)),
    "lose_module": Form("", plain(LoseModule), (PLAYED,)),
    "destroy_transports": Form("(N)", counted(DestroyTransports), (PLAYED,)),
    "move_z_route": Form("(N)", counted(MoveZRoute), (PLAYED,)),
    # cards
    "look_hand": Form("", plain(LookHand), (PLAYED,)),
    "look_events": Form("(N)", counted(LookEvents), (PLAYED,)),
    "the_end": Form("", plain(TheEnd), (PLAYED,)),
    "leadership": Form("(1, 2 or 3)", _leadership, (PLAYED,)),
    "hero_again": Form("", plain(HeroAgain), (PLAYED, END_OF_REGROUPING)),
    **LEADERSHIP,
}
"""Every effect by its name."""

COSTS = ("tire", "sacrifice", "return_to_technology")
"""What can stand before "=>"."""

TESTS: dict[TestName, tuple[str, ...]] = {
    "attacker": _battle,
    "defender": _battle,
    "own_in_battle": _battle,
    "own_in_skirmish": IN_SKIRMISH,
    "own_on_planet": (MOBILIZE, ENEMY_MOBILIZE),
    "own_in_area": (TERRAN_BASE_DESTROYED,),
    "own_base_here": _battle,
    "own_support": IN_SKIRMISH,
    "enemy_support": IN_SKIRMISH,
    "enemy_reinforcement": IN_SKIRMISH,
    "enemy_detector": IN_SKIRMISH,
    "sufficient": IN_SKIRMISH,
    "front_destroyed": (SKIRMISH,),
    "standard_order": (REVEAL,),
    "fewest_points": (PLAYED,),
}
"""Every test, and the moments in which it can be asked."""
UNIT_TESTS = ("own_in_battle", "own_in_skirmish", "own_on_planet", "own_in_area")
"""The tests that name a unit."""

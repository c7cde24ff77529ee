"""The words of ability codes: every effect and every test, how it is written, and when it works.

What they mean stands in the README beside this file, under "Ability codes".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar

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
    Effect,
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

INSTALLATIONS = ("infested-command-center",)


class Names(NamedTuple):
    """What codes may name: unit types by id, sorts of units as bit sets, what a unit costs in all, and modules."""

    units: dict[str, int]
    sorts: dict[str, int]
    total_costs: tuple[int, ...]
    modules: frozenset[str]

    def unit(self, word: str) -> int:
        """The number of a unit type."""
        if word not in self.units:
            raise ValueError(f"there is no unit '{word}'")
        return self.units[word]

    def unit_set(self, text: str) -> UnitSet:
        """Units by their ids, joined by '|'; a sort of units; or all but some of them."""
        if text in self.sorts:
            return UnitSet(self.sorts[text], text)
        kind, _, listed = text.rpartition("=")
        if kind not in ("", "all_but"):
            raise ValueError(f"'{text}' names no units")
        units = tuple(self.unit(word) for word in listed.split("|"))
        mask = sum(1 << unit for unit in set(units))
        return UnitSet(self.sorts["any"] & ~mask, kind, units) if kind else UnitSet(mask, "units", units)


class Form(NamedTuple):
    """How an effect is written, what reads it, and when it works: its moments and steps (without a word, the first)."""

    arguments: str
    read: Callable[[list[str], Names], Effect]
    moments: tuple[str, ...]
    steps: tuple[str, ...] = ()


class Misread(ValueError):
    """The arguments of an effect are not what it takes."""


Word = TypeVar("Word", bound=str)


def _one_of(word: str, allowed: tuple[Word, ...]) -> Word:
    for each in allowed:
        if word == each:
            return each
    raise Misread


def _count(word: str) -> int:
    if not word.isdecimal() or not 1 <= int(word) <= 20:
        raise Misread
    return int(word)


def _plain(make: Callable[[], Effect]) -> Callable[[list[str], Names], Effect]:
    """Reads an effect without arguments."""

    def read(words: list[str], names: Names) -> Effect:
        if words:
            raise Misread
        return make()

    return read


def _counted(make: Callable[[int], Effect]) -> Callable[[list[str], Names], Effect]:
    """Reads an effect with one number."""

    def read(words: list[str], names: Names) -> Effect:
        [word] = _exactly(words, 1)
        return make(_count(word))

    return read


def _exactly(words: list[str], *counts: int) -> list[str]:
    if len(words) not in counts:
        raise Misread
    return words


def _splash(words: list[str], names: Names) -> Splash:
    kind, *rest = _exactly(words, 1, 2)
    kind = _one_of(kind, ("ground", "flying", "ground_flying"))
    ground, flying = kind != "flying", kind != "ground"
    mask = (names.sorts["ground"] if ground else 0) | (names.sorts["flying"] if flying else 0)
    if not rest:
        return Splash(ground, flying, (), UnitSet(mask, "any" if ground and flying else kind))
    if not rest[0].startswith("only="):
        raise Misread
    only = names.unit_set(rest[0].removeprefix("only="))
    return Splash(ground, flying, only.units, UnitSet(mask & only.mask, "units", only.units))


def _cloak(words: list[str], names: Names) -> Cloak:
    [units] = _exactly(words, 1)
    return Cloak(names.unit_set(units))


def _cancel(words: list[str], names: Names) -> Cancel:
    [card] = _exactly(words, 1)
    return Cancel(_one_of(card, ("standard", "reinforcement")))


def _set_attack(words: list[str], names: Names) -> SetAttack:
    whose, value = _exactly(words, 2)
    if not value.isdecimal():
        raise Misread
    return SetAttack(_one_of(whose, ("opponent", "both")) == "both", int(value))


def _no_target(words: list[str], names: Names) -> NoTarget:
    by, of = _exactly(words, 2)
    return NoTarget(names.unit_set(by), names.unit_set(of))


def _destroy(words: list[str], names: Names) -> Destroy:
    count, where, *rest = _exactly(words, 2, 3, 4)
    most_cost = -1
    if rest and rest[-1].startswith("cost<="):
        most_cost = _count(rest.pop().removeprefix("cost<="))
    units = names.unit_set(rest.pop(0) if rest else "any")
    if rest:
        raise Misread
    if most_cost >= 0:
        cheap = sum(1 << unit for unit, cost in enumerate(names.total_costs) if cost <= most_cost)
        units = UnitSet(units.mask & cheap, units.kind, units.units)
    return Destroy(_count(count), _one_of(where, ("skirmish", "battle", "area")), units, most_cost)


def _recharge(words: list[str], names: Names) -> Recharge:
    once = [_one_of(word, ("once",)) for word in _exactly(words, 0, 1)]
    return Recharge(bool(once))


def _tire(words: list[str], names: Names) -> Tire:
    [who] = _exactly(words, 1)
    _one_of(who, ("worker",))
    return Tire()


def _sacrifice(words: list[str], names: Names) -> Sacrifice:
    [who] = _exactly(words, 1)
    _one_of(who, ("unit|worker",))
    return Sacrifice()


def _recall(words: list[str], names: Names) -> Recall:
    count, unit = _exactly(words, 2)
    return Recall(_count(count), names.unit(unit))


def _place(words: list[str], names: Names) -> PlaceInstallation:
    [installation] = _exactly(words, 1)
    return PlaceInstallation(_one_of(installation, INSTALLATIONS))


def _enable(words: list[str], names: Names) -> Enable:
    [units] = _exactly(words, 1)
    return Enable(names.unit_set(units))


def _look_orders(words: list[str], names: Names) -> LookOrders:
    [of] = _exactly(words, 1)
    return LookOrders(_one_of(of, ("stack", "player")))


def _execute(words: list[str], names: Names) -> ExecuteOrder:
    kind, where = _exactly(words, 2)
    return ExecuteOrder(_one_of(kind, ("build", "mobilize", "research")), _one_of(where, ("own_base", "own_unit")))


def _deplete(words: list[str], names: Names) -> Deplete:
    state, holder, *by = _exactly(words, 2, 3)
    return Deplete(
        _one_of(state, ("any", "untouched", "partial")),
        _one_of(holder, ("anyone", "opponent", "not_own", "own")),
        _one_of(by[0], ("each_opponent",)) if by else "player",
    )


def _buy(words: list[str], names: Names) -> Buy:
    listed, discount, resource, *only = _exactly(words, 3, 4)
    kinds = tuple(_one_of(kind, ("building", "module", "technology")) for kind in listed.split("|"))
    if only and (kinds != ("module",) or only[0] not in names.modules):
        raise ValueError(f"there is no module '{only[0]}' to buy; there are {', '.join(sorted(names.modules))}")
    return Buy(kinds, _count(discount), _one_of(resource, ("minerals", "gas", "any")), only[0] if only else "")


def _units(words: list[str], names: Names) -> GainUnits:
    where, listed = _exactly(words, 2)
    pairs = [part.split("*") for part in listed.split("|")]
    units = tuple((names.unit(unit), _count(count)) for unit, count in (_exactly(pair, 2) for pair in pairs))
    return GainUnits(_one_of(where, ("friendly_at_base", "friendly_or_empty")), units)


def _build_free(words: list[str], names: Names) -> BuildFree:
    count, where = _exactly(words, 2)
    return BuildFree(_count(count), _one_of(where, ("friendly_at_base", "friendly_or_empty")))


def _resource_tokens(words: list[str], names: Names) -> GainTokens:
    count, resource = _exactly(words, 2)
    return GainTokens(_count(count), _one_of(resource, ("minerals", "gas", "any")))


def _leadership(words: list[str], names: Names) -> Leadership:
    [stage] = _exactly(words, 1)
    return Leadership(int(_one_of(stage, ("1", "2", "3"))))


IN_SKIRMISH = (SKIRMISH, ALWAYS)
FIGHT = (SKIRMISH, ALWAYS, START_OF_BATTLE)
"""The moments that know of front-line units."""
_battle = (SKIRMISH, ALWAYS, START_OF_BATTLE, DRAW_CARDS)

EFFECTS: dict[str, Form] = {
    # in a skirmish
    "atk": Form("+N", _counted(Attack), FIGHT, (COMPARE,)),
    "hp": Form("+N", _counted(Health), FIGHT, (COMPARE,)),
    "shelter": Form("+N", _counted(Shelter), FIGHT, (COMPARE,)),
    "splash": Form("(ground, flying or ground_flying[,only=UNITS])", _splash, (SKIRMISH,), (COMPARE,)),
    "cloak": Form("(UNITS)", _cloak, IN_SKIRMISH, (COMPARE,)),
    "detect": Form("", _plain(Detect), IN_SKIRMISH, (COMPARE,)),
    "cancel": Form("(standard or reinforcement)", _cancel, (SKIRMISH,), (CANCEL,)),
    "set_attack": Form("(opponent or both,N)", _set_attack, IN_SKIRMISH, (COMPARE,)),
    "no_support": Form("", _plain(NoSupport), IN_SKIRMISH, (COMPARE,)),
    "sufficient": Form("", _plain(Sufficient), IN_SKIRMISH, (COMPARE,)),
    "indestructible": Form("", _plain(Indestructible), IN_SKIRMISH, (COMPARE,)),
    "no_target": Form("(UNITS,UNITS)", _no_target, IN_SKIRMISH, (COMPARE,)),
    "no_anti_aircraft": Form("", _plain(NoAntiAircraft), IN_SKIRMISH, (COMPARE,)),
    "destroy": Form(
        "(N,skirmish, battle or area[,UNITS][,cost<=N])", _destroy, (SKIRMISH, START_OF_BATTLE), (COMPARE, END_DESTROY)
    ),
    "scourge_strike": Form("", _plain(ScourgeStrike), (SKIRMISH,), (END_DESTROY,)),
    "collateral": Form("", _plain(Collateral), (SKIRMISH,), (END_DESTROY,)),
    "mind_control": Form("", _plain(MindControl), (SKIRMISH,), (END_DESTROY,)),
    "return_to_technology": Form("", _plain(ReturnToTechnology), (SKIRMISH, *CALLED), (DISCARD,)),
    "recharge": Form("[(once)]", _recharge, (SKIRMISH,), (DISCARD,)),
    # costs
    "tire": Form("(worker)", _tire, (SKIRMISH, START_OF_BATTLE), (COMPARE,)),
    "sacrifice": Form("(unit|worker)", _sacrifice, (START_OF_BATTLE,)),
    # around battles
    "draw": Form("(N)", _counted(Draw), (PLAYED, START_OF_BATTLE, DRAW_CARDS)),
    "reveal_hand": Form("", _plain(RevealHand), (ALWAYS,), (AFTER_DRAW,)),
    "open_cards": Form("", _plain(OpenCards), (START_OF_BATTLE,)),
    "cancel_battle": Form("", _plain(CancelBattle), (START_OF_BATTLE,)),
    "evacuate": Form("", _plain(Evacuate), (START_OF_BATTLE,)),
    "recall": Form("(N,UNIT)", _recall, (MOBILIZE,)),
    "cancel_order": Form("", _plain(CancelOrder), (ENEMY_MOBILIZE,)),
    "place": Form(f"({' or '.join(INSTALLATIONS)})", _place, (TERRAN_BASE_DESTROYED,)),
    # lasting
    "enable": Form("(UNITS)", _enable, (ALWAYS,)),
    "hand_limit": Form("+N", _counted(HandLimit), (ALWAYS,)),
    # orders
    "look_orders": Form("(stack or player)", _look_orders, (PLAYED, PLANNING, END_OF_PLANNING)),
    "raise_order": Form("(N)", _counted(RaiseOrder), (END_OF_PLANNING,)),
    "make_special": Form("", _plain(MakeSpecial), (REVEAL,)),
    "special_orders": Form("+N", _counted(SpecialOrders), (PLANNING,)),
    "execute": Form("(build, mobilize or research,own_base or own_unit)", _execute, (PLAYED,)),
    # resources, pieces, points
    "deplete": Form(
        "(any, untouched or partial,anyone, opponent, not_own or own[,each_opponent])", _deplete, (PLAYED,)
    ),
    "enrich": Form("(N)", _counted(Enrich), (PLAYED,)),
    "double_capacity": Form("(N)", _counted(DoubleCapacity), (PLAYED, PAY)),
    "buy": Form("(building|module|technology,N,minerals, gas or any[,MODULE])", _buy, (PLAYED,)),
    "workers": Form("(N)", _counted(GainWorkers), (PLAYED,)),
    "transports": Form("(N)", _counted(GainTransports), (PLAYED,)),
    "units": Form("(friendly_at_base or friendly_or_empty,UNIT*N|...)", _units, (PLAYED,)),
    "build_free": Form("(N,friendly_at_base or friendly_or_empty)", _build_free, (PLAYED,)),
    "points": Form("(N)", _counted(GainPoints), (PLAYED,)),
    "resource_tokens": Form("(N,minerals, gas or any)", _resource_tokens, (PLAYED,)),
    "lose_module": Form("", _plain(LoseModule), (PLAYED,)),
    "destroy_transports": Form("(N)", _counted(DestroyTransports), (PLAYED,)),
    "move_z_route": Form("(N)", _counted(MoveZRoute), (PLAYED,)),
    # cards
    "look_hand": Form("", _plain(LookHand), (PLAYED,)),
    "look_events": Form("(N)", _counted(LookEvents), (PLAYED,)),
    "the_end": Form("", _plain(TheEnd), (PLAYED,)),
    "leadership": Form("(1, 2 or 3)", _leadership, (PLAYED,)),
    "hero_again": Form("", _plain(HeroAgain), (PLAYED,)),
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

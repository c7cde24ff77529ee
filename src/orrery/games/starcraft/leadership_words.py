"""The words of the codes on Leadership cards. What they mean stands in the README beside this file."""

from __future__ import annotations

from orrery.games.starcraft.ability import (
    ALWAYS,
    ANY_MOBILIZE,
    COMPARE,
    END_OF_PLANNING,
    END_OF_REGROUPING,
    HERO_DESTROYED,
    MOBILIZE,
    NEXT_EXECUTION,
    NEXT_PLANNING,
    PLAYED,
    SETUP,
    START_OF_REGROUPING,
)
from orrery.games.starcraft.forms import Form, Names, counted, exactly, number, one_of, plain
from orrery.games.starcraft.leadership_effect import (
    Annihilate,
    Avenge,
    BuildOnCard,
    ChoosePlanets,
    Deploy,
    DoubleOrders,
    DrawEvents,
    DriveOff,
    ExtraOrders,
    FreeWorkerOrTransport,
    GainHero,
    LimitOrders,
    LosePoints,
    MajorValues,
    MarkAreas,
    Matches,
    ModulesCount,
    NameFirstPlayer,
    NoDepletion,
    NoSacrifice,
    NoVictory,
    OrdersBecome,
    Permanent,
    PlaceFree,
    PlaceTransports,
    PlaceZRoutes,
    PutOnCard,
    RaidRoutes,
    RaiseBottom,
    RaiseBuildings,
    Restore,
    RetrieveWorkers,
    RoundPoints,
    SafeTransports,
    ShuffleIn,
    StarOrder,
    TokensForWorkers,
    TransportsAtBase,
    TwoBases,
    WarpUnits,
)


def _hero(words: list[str], names: Names) -> GainHero:
    hero, unit = exactly(words, 2)
    return GainHero(names.hero(hero), names.unit(unit))


def _shuffle_in(words: list[str], names: Names) -> ShuffleIn:
    [listed] = exactly(words, 1)
    return ShuffleIn(tuple(listed.split("|")))


def _put_on_card(words: list[str], names: Names) -> PutOnCard:
    unit, count = exactly(words, 2)
    return PutOnCard(names.unit(unit), number(count))


def _mark_areas(words: list[str], names: Names) -> MarkAreas:
    count, points = exactly(words, 2)
    return MarkAreas(number(count), number(points))


def _place_free(words: list[str], names: Names) -> PlaceFree:
    count, units = exactly(words, 2)
    return PlaceFree(number(count), names.unit_set(units))


def _build_on_card(words: list[str], names: Names) -> BuildOnCard:
    [units] = exactly(words, 1)
    return BuildOnCard(names.unit_set(units))


def _modules_count(words: list[str], names: Names) -> ModulesCount:
    listed, times = exactly(words, 2)
    modules = tuple(listed.split("|"))
    for module in modules:
        if module not in names.modules:
            raise ValueError(f"there is no module '{module}'; there are {', '.join(sorted(names.modules))}")
    return ModulesCount(modules, number(times))


def _permanent(words: list[str], names: Names) -> Permanent:
    bonus, resource = exactly(words, 2)
    return Permanent(number(bonus), one_of(resource, ("minerals", "gas")))


def _matches(words: list[str], names: Names) -> Matches:
    [units] = exactly(words, 1)
    return Matches(names.unit_set(units))


def _deploy(words: list[str], names: Names) -> Deploy:
    [where] = exactly(words, 1)
    return Deploy(one_of(where, ("active_planet", "own_bases")))


def _orders_become(words: list[str], names: Names) -> OrdersBecome:
    [kind] = exactly(words, 1)
    return OrdersBecome(one_of(kind, ("build", "mobilize")))


LEADERSHIP: dict[str, Form] = {
    # when the card is chosen
    "hero": Form("(HERO,UNIT)", _hero, (PLAYED,)),
    "shuffle_in": Form("(TECHNOLOGY|...)", _shuffle_in, (PLAYED,)),
    "put_on_card": Form("(UNIT,N)", _put_on_card, (PLAYED,)),
    "lose_points": Form("(N)", counted(LosePoints), (PLAYED,)),
    "drive_off": Form("", plain(DriveOff), (PLAYED,)),
    "mark_areas": Form("(N,N)", _mark_areas, (PLAYED,)),
    "raise_buildings": Form("", plain(RaiseBuildings), (PLAYED,)),
    "place_free": Form("(N,UNITS)", _place_free, (PLAYED,)),
    "annihilate": Form("", plain(Annihilate), (PLAYED,)),
    "place_transports": Form("", plain(PlaceTransports), (PLAYED,)),
    "safe_transports": Form("", plain(SafeTransports), (PLAYED,)),
    "no_victory": Form("", plain(NoVictory), (PLAYED,)),
    "draw_events": Form("(N)", counted(DrawEvents), (PLAYED,)),
    "raid_routes": Form("(N)", counted(RaidRoutes), (PLAYED,)),
    "retrieve_workers": Form("", plain(RetrieveWorkers), (PLAYED,)),
    # during setup
    "choose_planets": Form("", plain(ChoosePlanets), (SETUP,)),
    "name_first_player": Form("", plain(NameFirstPlayer), (SETUP,)),
    "two_bases": Form("", plain(TwoBases), (SETUP,)),
    "place_z_routes": Form("", plain(PlaceZRoutes), (SETUP,)),
    "transports_at_base": Form("", plain(TransportsAtBase), (SETUP,)),
    # lasting
    "build_on_card": Form("(UNITS)", _build_on_card, (ALWAYS,)),
    "free_worker_or_transport": Form("(N)", counted(FreeWorkerOrTransport), (ALWAYS,)),
    "modules_count": Form("(MODULE|...,N)", _modules_count, (ALWAYS,)),
    "star_order": Form("", plain(StarOrder), (ALWAYS,)),
    "permanent": Form("(N,minerals or gas)", _permanent, (ALWAYS,)),
    "no_depletion": Form("", plain(NoDepletion), (ALWAYS,)),
    "round_points": Form("(N)", counted(RoundPoints), (ALWAYS,)),
    "extra_orders": Form("(N)", counted(ExtraOrders), (ALWAYS,)),
    "matches": Form("(UNITS)", _matches, (ALWAYS,), (COMPARE,)),
    "major_values": Form("", plain(MajorValues), (ALWAYS,), (COMPARE,)),
    "no_sacrifice": Form("", plain(NoSacrifice), (ALWAYS,), (COMPARE,)),
    # at their moments
    "tokens_for_workers": Form("(N)", counted(TokensForWorkers), (START_OF_REGROUPING,)),
    "restore": Form("(N)", counted(Restore), (END_OF_REGROUPING,)),
    "warp_units": Form("", plain(WarpUnits), (END_OF_REGROUPING,)),
    "deploy": Form("(active_planet or own_bases)", _deploy, (MOBILIZE, ANY_MOBILIZE)),
    "avenge": Form("", plain(Avenge), (HERO_DESTROYED,)),
    "raise_bottom": Form("", plain(RaiseBottom), (END_OF_PLANNING,)),
    "double_orders": Form("(N)", counted(DoubleOrders), (NEXT_PLANNING,)),
    "limit_orders": Form("(N)", counted(LimitOrders), (NEXT_PLANNING,)),
    "orders_become": Form("(build or mobilize)", _orders_become, (NEXT_EXECUTION,)),
}
"""Every effect of Leadership cards by its name."""

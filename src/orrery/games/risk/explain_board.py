"""Why units, bases, heroes and towers cannot be placed, or moved, so."""

from __future__ import annotations

from orrery.core import Choice, Decision, Message, Seat
from orrery.games.risk.effects.moving import where_to_recall_from
from orrery.games.risk.effects.placing import where_base_units_go, where_to_spread
from orrery.games.risk.explain_fights import hero_missing
from orrery.games.risk.names import name_of, territory_name
from orrery.games.risk.rules.command import transferable
from orrery.games.risk.rules.manoeuvre import areas
from orrery.games.risk.rules.movement import ways_to_bring, ways_to_move
from orrery.games.risk.rules.reinforcements import hero_may_return
from orrery.games.risk.rules.setup import free_picks
from orrery.games.risk.state import ALL, NOBODY, RiskState


def _at(s: RiskState, choice: Choice) -> int:
    """The territory that a choice names first."""
    _, territory, *_ = choice
    return s.catalog.number[str(territory)]


def _not_yours(s: RiskState, territory: int, rule: str) -> Message:
    return Message("risk-refused-not-yours", {"territory": territory_name(s, territory)}, rule)


# Setting up


def against_picking(s: RiskState, decision: Decision, choice: Choice) -> Message | None:
    """Why a faction cannot be chosen. [RK-BT-03] [RK-BT-04]

    Which places of the chart are free only the question knows; elsewhere any faction is that nobody has.
    """
    if choice in (decision.options if s.rules.charted else free_picks(s)):
        return None
    _, *factions = (str(part) for part in choice)
    for name in factions:
        if s.catalog.faction_number[name] in s.faction:
            return Message("risk-refused-faction-taken", {"faction": name_of("faction", name)}, decision.rule)
    if s.rules.charted:
        return Message("risk-refused-chart", rule="RK-BT-04")
    return Message("risk-refused-one-faction", rule=decision.rule)


def against_base(s: RiskState, decision: Decision, choice: Choice) -> Message | None:
    """Why a base cannot be placed there. [RK-CR-06] [RK-1V1-05]"""
    if not s.has_neutrals:
        return against_occupying(s, decision, choice)
    territory = _at(s, choice)
    return None if s.owner[territory] == decision.seat else _not_yours(s, territory, decision.rule)


def against_occupying(s: RiskState, decision: Decision, choice: Choice) -> Message | None:
    """Why a territory is not free. [RK-CR-07]"""
    territory = _at(s, choice)
    if s.owner[territory] == NOBODY:
        return None
    return Message("risk-refused-occupied", {"territory": territory_name(s, territory)}, decision.rule)


def against_neutral(s: RiskState, decision: Decision, choice: Choice) -> Message | None:
    """Why a neutral unit cannot be placed there. [RK-1V1-06]"""
    territory, faction = _at(s, choice), str((decision.about or {})["faction"])
    colour = s.seats + s.neutrals.index(s.catalog.faction_number[faction])
    if s.owner[territory] == colour:
        return None
    arguments = {"territory": territory_name(s, territory), "faction": name_of("faction", faction)}
    return Message("risk-refused-not-that-colour", {**arguments}, decision.rule)


# Heroes and towers


def against_hero(s: RiskState, decision: Decision, choice: Choice) -> Message | None:
    """Why the hero cannot begin, or come back, there. [RK-BT-06] [RK-HERO-06]"""
    territory, seat = _at(s, choice), decision.seat
    returning = decision.kind == "deploy"
    if returning and not s.rules.heroes:
        return Message("risk-refused-no-heroes", rule="RK-HERO-07")
    if returning and not hero_may_return(s, seat):
        here = territory_name(s, s.hero[seat])
        return Message("risk-refused-hero-on-board", {"territory": here}, "RK-HERO-06")
    if s.owner[territory] != seat:
        return _not_yours(s, territory, "RK-REINF-07" if returning else decision.rule)
    return _trade_first(s) if returning else None


def against_tower(s: RiskState, decision: Decision, choice: Choice) -> Message | None:
    """Why a tower cannot be placed there. [RK-REW-04] [RK-REW-07]"""
    territory = _at(s, choice)
    if s.owner[territory] != decision.seat:
        return _not_yours(s, territory, decision.rule)
    if territory in s.tower:
        return Message("risk-refused-tower-there", {"territory": territory_name(s, territory)}, "RK-REW-07")
    return None


# Placing units


def against_placing(s: RiskState, decision: Decision, choice: Choice) -> Message | None:
    """Why so many units cannot be placed there. [RK-REINF-06] [RK-CR-08] [RK-1V1-06]"""
    _, _, number = choice
    territory, units, rule = _at(s, choice), int(number), decision.rule
    if s.owner[territory] != decision.seat:
        return _not_yours(s, territory, rule)
    if refused := _no_place(s, decision, territory):
        return refused
    left = int((decision.about or {})["units"])
    one_by_one = decision.kind == "spread" or (
        decision.kind == "strengthen" and not s.has_neutrals and not s.rules.several_at_once
    )
    if 1 <= units <= (1 if one_by_one else left):
        return None
    if units < 1:
        return Message("risk-refused-at-least-one", rule=rule)
    if units > left:
        return Message("risk-refused-too-many-placed", {"left": left}, rule)
    return Message("risk-refused-one-at-a-time", rule=rule)


def _no_place(s: RiskState, decision: Decision, territory: int) -> Message | None:
    """Why no units at all are placed in an own territory."""
    seat, rule = decision.seat, decision.rule
    arguments = {"territory": territory_name(s, territory)}
    if decision.kind == "deploy":
        return _trade_first(s) or (None if s.turn.pool else Message("risk-refused-all-placed", rule="RK-REINF-06"))
    if decision.kind == "spread" and territory not in where_to_spread(s, seat):
        return Message("risk-refused-placed-there", {**arguments}, rule)
    if decision.kind == "units" and territory not in where_base_units_go(s, seat):
        return Message("risk-refused-not-at-a-base", {**arguments}, rule)
    return None


def _trade_first(s: RiskState) -> Message | None:
    """Cards that were offered are traded before anything else. [RK-AMB-36]"""
    return Message("risk-refused-trade-first", rule="RK-AMB-36") if s.turn.offered else None


# Moving units


def against_manoeuvre(s: RiskState, decision: Decision, choice: Choice) -> Message | None:
    """Why units cannot go from one territory to another. [RK-MAN-01] [RK-MAN-02] [RK-REW-10]"""
    if decision.kind == "manoeuvre" and not s.turn.manoeuvres:
        return Message("risk-refused-no-more-manoeuvres", rule="RK-MAN-01")
    if refused := _against_way(s, decision.seat, choice):
        return refused
    source, target = _ends(s, choice)
    if areas(s.catalog, ALL & ~s.foes(decision.seat))[source] >> target & 1:
        return None
    names = {"source": territory_name(s, source), "target": territory_name(s, target)}
    return Message("risk-refused-not-connected", {**names}, "RK-MAN-02")


def against_airlift(s: RiskState, decision: Decision, choice: Choice) -> Message | None:
    """Why units cannot fly from one territory to another. [RK-CARD-04]"""
    if not s.turn.airlifts:
        return Message("risk-refused-no-airlift", rule="RK-CARD-04")
    return _against_way(s, decision.seat, choice)


def _ends(s: RiskState, choice: Choice) -> tuple[int, int]:
    _, source, target = choice
    return s.catalog.number[str(source)], s.catalog.number[str(target)]


def _against_way(s: RiskState, seat: Seat, choice: Choice) -> Message | None:
    """Why units cannot move between two territories, connected or not."""
    source, target = _ends(s, choice)
    for territory in (source, target):
        if s.owner[territory] != seat:
            return _not_yours(s, territory, "RK-MAN-01" if s.is_foe(seat, territory) else "RK-TEAM-08")
    if source == target:
        return Message("risk-refused-same-territory", rule="RK-MAN-01")
    if s.units[source] < 2:
        return Message("risk-refused-one-unit", {"territory": territory_name(s, source)}, "RK-MAN-03")
    return None


def against_moving(s: RiskState, decision: Decision, choice: Choice) -> Message | None:
    """Why so many units cannot go, or not with the hero. [RK-MAN-03] [RK-HERO-03]"""
    assert s.moving is not None
    source = s.moving.source
    if choice in ways_to_move(s, decision.seat, source):
        return None
    _, units, *hero = choice
    return _against_leaving(s, decision, source, int(units), bool(hero))


def against_bringing(s: RiskState, decision: Decision, choice: Choice) -> Message | None:
    """Why units cannot come from there. [RK-CARD-04]"""
    source, name, seat = _at(s, choice), territory_name(s, _at(s, choice)), decision.seat
    target = s.catalog.number[str((decision.about or {})["target"])]
    if s.owner[source] != seat:
        return _not_yours(s, source, decision.rule)
    if source not in where_to_recall_from(s, seat, target):
        if source == target:
            return Message("risk-refused-same-territory", rule=decision.rule)
        if source in s.turn.reached:
            return Message("risk-refused-brought-already", {"territory": name}, decision.rule)
        return Message("risk-refused-one-unit", {"territory": name}, "RK-MAP-06")
    if choice in ways_to_bring(s, seat, source):
        return None
    _, _, units, *hero = choice
    return _against_leaving(s, decision, source, int(units), bool(hero))


def _against_leaving(s: RiskState, decision: Decision, source: int, units: int, with_hero: bool) -> Message:
    """Why so many units cannot leave a territory, or not with the hero."""
    if with_hero and (refused := hero_missing(s, decision.seat, source)):
        return refused
    if units < 1 and with_hero:
        return Message("risk-refused-hero-alone", rule="RK-HERO-03")
    if units < 1:
        return Message("risk-refused-at-least-one", rule="RK-MAN-01")
    return Message("risk-refused-stay-behind", {"territory": territory_name(s, source)}, "RK-MAN-03")


# Allies


def against_asking(s: RiskState, decision: Decision, choice: Choice) -> Message | None:
    """Why an ally's command over a territory cannot be asked for. [RK-TEAM-11] [RK-TEAM-13]"""
    territory, seat = _at(s, choice), decision.seat
    if territory in transferable(s, seat):
        return None
    owner, arguments = s.owner[territory], {"territory": territory_name(s, territory)}
    if owner == seat or s.is_foe(seat, territory):
        return Message("risk-refused-not-allied", {**arguments}, "RK-TEAM-11")
    if s.units[territory] != 1:
        return Message("risk-refused-command-units", {**arguments, "units": s.units[territory]}, "RK-TEAM-13")
    if s.hero[owner] == territory:
        return Message("risk-refused-command-hero", {**arguments}, "RK-AMB-07")
    if s.size(owner) == 1:
        return Message("risk-refused-command-last", {**arguments}, "RK-AMB-07")
    return Message("risk-refused-command-asked", {**arguments}, "RK-TEAM-11")

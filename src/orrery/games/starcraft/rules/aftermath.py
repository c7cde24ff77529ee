"""Battle steps 8 and 9: splash damage, retreats, and the end of the battle."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.core import Choice, Decision, Message, Procedure, unforeseen
from orrery.core.message import Argument
from orrery.core.ruleset import StepFunction
from orrery.games.starcraft.effects.conditions import all_assist, battle_of, card_side
from orrery.games.starcraft.rules.asking import choose
from orrery.games.starcraft.rules.assignment import can_hit_all, most_hits
from orrery.games.starcraft.rules.combat_deck import discard
from orrery.games.starcraft.rules.losses import choose_loss, destroy
from orrery.games.starcraft.rules.pieces import move_unit
from orrery.games.starcraft.rules.placing import show_hands_again
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import ATTACKER, DEFENDER, members

# 8. Resolve splash damage


def resolve_splash(s: StarCraftState) -> None:
    """The attacker loses units to splash damage first, then the defender. [SC-SPLASH-07] [SC-SPLASH-10]"""
    s.then(("splash_losses", ATTACKER), ("splash_losses", DEFENDER), ("discard_splash",))


def splash_losses(s: StarCraftState, side: int) -> Procedure[None]:
    """A side loses one unit of its choice to each triggered card of its opponent. [SC-SPLASH-08] [SC-SPLASH-09]

    As many are lost as possible: whatever is taken first must leave a way to lose that many. [SC-SPLASH-17]
    """
    seat, hits = battle_of(s).seat_of(side), splash_against(s, side)
    lost: list[int] = []
    for _ in range(most_hits(hits, types_of(s, members(s.splash_candidates(side))))):
        able = [unit for unit in members(s.splash_candidates(side)) if can_be_hit(s, hits, lost, unit)]
        unit = yield from choose_loss(s, seat, able, "splash-loss", "SC-SPLASH-08")
        lost.append(s.unit_type[unit])
        destroy(s, unit, "SC-SPLASH-08")  # cloaking is no help here [SC-SPLASH-13]


def splash_against(s: StarCraftState, side: int) -> list[int]:
    """The unit types that each triggered card against a side hits, as bit sets."""
    return [hits for card, hits in battle_of(s).splash if card_side(s, card) != side]


def can_be_hit(s: StarCraftState, hits: Sequence[int], lost: Sequence[int], unit: int) -> bool:
    """Whether the cards can destroy a unit along with all that is lost already. [SC-SPLASH-11] [SC-SPLASH-12]"""
    return can_hit_all(hits, [*lost, s.unit_type[unit]])


def types_of(s: StarCraftState, units: Sequence[int]) -> list[int]:
    """The types of units, one each."""
    return [s.unit_type[unit] for unit in units]


def discard_splash(s: StarCraftState) -> None:
    """Splash damage cards are discarded after they are resolved. [SC-SPLASH-14]"""
    battle = battle_of(s)
    for card, _ in battle.splash:
        discard(s, card)
    battle.splash = ()


# 9. Resolve retreats


def resolve_retreats(s: StarCraftState) -> None:
    """Who holds the area, and who must leave it. [SC-RETREAT-01] to [SC-RETREAT-06] [SC-RETREAT-13]"""
    battle = battle_of(s)
    attackers, defenders = s.battle_units(ATTACKER), s.battle_units(DEFENDER)
    outcome = "attacker" if attackers and not defenders and not battle.called_off else "defender"
    if battle.called_off:
        s.then(("retreat", ATTACKER))
    elif attackers and defenders and all_assist(s, defenders):
        outcome = "attacker"
        s.then(("retreat", DEFENDER), ("retreat_excess", ATTACKER))
    elif attackers and defenders:
        s.then(("retreat", ATTACKER), ("retreat_excess", DEFENDER))
    else:
        s.then(("retreat_excess", ATTACKER if attackers else DEFENDER))
    winner = battle.attacker if outcome == "attacker" else battle.defender
    s.tell("battle-won", "SC-RETREAT-01", seat=winner, area=s.catalog.areas[battle.area].id)


def retreat(s: StarCraftState, side: int) -> Procedure[None]:
    """All surviving units of a side must leave the area. [SC-RETREAT-05] [SC-RETREAT-06]"""
    yield from retreat_units(s, battle_of(s).seat_of(side), members(s.battle_units(side)))


def retreat_excess(s: StarCraftState, side: int) -> Procedure[None]:
    """Who holds the area retreats units of his choice that exceed the unit limit: a victorious attacker
    [SC-RETREAT-02], or a defender whose units have become more. [BW-AMB-29]"""
    area, seat = battle_of(s).area, battle_of(s).seat_of(side)
    staying = members(s.battle_units(side))
    leaving: list[int] = []
    rule = "SC-RETREAT-02" if side == ATTACKER else "BW-AMB-29"
    while excess := too_many(s, seat, area, staying, 0):
        names: dict[Choice, int] = {
            ("excess", s.catalog.unit_ids[s.unit_type[unit]]): unit for unit in reversed(excess)
        }
        choice = yield from choose(
            Decision(seat, "excess", lambda names=names: sorted(names), rule)  # type: ignore[misc]
        )
        leaving.append(names[choice])
        staying.remove(names[choice])
    if leaving:
        yield from retreat_units(s, seat, leaving)


def too_many(s: StarCraftState, seat: int, area: int, units: Sequence[int], beside: int) -> list[int]:
    """Of units that are to be in an area beside others of their seat, those of which one must go, if any must.
    [SC-RETREAT-02] [SC-RETREAT-09]

    A unit that does not count against the limit is none of them. [BW-MOD-06]
    """
    all_there = beside | bit_set(units)
    count = s.counted(all_there, seat)
    if not units or count <= s.unit_limit(area, s.unit_type[units[0]]):
        return []
    return [unit for unit in units if s.counted(all_there & ~(1 << unit), seat) < count]


def bit_set(units: Sequence[int]) -> int:
    """Units as a bit set."""
    return sum(1 << unit for unit in units)


def retreat_units(s: StarCraftState, seat: int, units: list[int]) -> Procedure[None]:
    """All go to one single area; who finds no room there is destroyed, their owner chooses who. [SC-RETREAT-07]
    [SC-RETREAT-09] [SC-RETREAT-10] [SC-AMB-09] [SC-AMB-10]"""
    areas = retreat_areas(s, seat, units)
    if not areas:
        for unit in units:
            destroy(s, unit, "SC-RETREAT-10")
        return
    ids = s.catalog.areas
    choice = yield from choose(
        Decision(seat, "retreat", lambda: [("retreat", ids[area].id) for area in areas], "SC-RETREAT-08")
    )
    match choice:
        case ("retreat", str() as name):
            target = s.catalog.area_number[name]
        case _:
            unforeseen(choice)
    for unit in units:
        if not s.may_enter(target, s.unit_type[unit]):
            destroy(s, unit, "SC-RETREAT-10")
    left = [unit for unit in units if s.may_enter(target, s.unit_type[unit])]
    while excess := too_many(s, seat, target, left, s.area_units[target]):
        unit = yield from choose_loss(s, seat, excess, "retreat-loss", "SC-RETREAT-09")
        left.remove(unit)
        destroy(s, unit, "SC-RETREAT-09")
    for unit in left:
        move_unit(s, unit, target)
        s.tell("retreated", "SC-RETREAT-07", seat=seat, unit=s.catalog.unit_ids[s.unit_type[unit]], area=name)


def retreat_areas(s: StarCraftState, seat: int, units: Sequence[int]) -> list[int]:
    """Where units may retreat to, with room for one of them at least. [SC-RETREAT-08] [SC-RETREAT-11]"""
    if not s.is_player(seat):  # [BW-S2-26]
        return []
    here = s.catalog.planet_of[battle_of(s).area]
    near = (here, *s.transport_planets(seat, here))
    areas = [area for area in s.areas_in_play() if s.catalog.planet_of[area] in near]
    return [area for area in areas if why_not_retreat(s, seat, units, area) is None]


def why_not_retreat(s: StarCraftState, seat: int, units: Sequence[int], area: int) -> Message | None:
    """What forbids a retreat to an area."""
    contested = battle_of(s).area
    about: dict[str, Argument] = {"area": s.catalog.areas[area].id}
    here, there = s.catalog.planet_of[contested], s.catalog.planet_of[area]
    if here != there and not s.transport_connects(seat, here, there):
        return Message("starcraft-refused-retreat-far", about, "SC-RETREAT-08")
    if area == contested or not s.friendly_or_empty(seat, area):
        return Message("starcraft-refused-retreat-enemy", about, "SC-RETREAT-08")
    if not any(s.may_enter(area, kind) and s.room_in(area, kind, seat) > 0 for kind in types_of(s, units)):
        return Message("starcraft-refused-retreat-room", about, "SC-RETREAT-09")
    return None


def end_battle(s: StarCraftState) -> None:
    """The order token is removed and the Execution Phase goes on; who has nothing left is out. [SC-RETREAT-12]"""
    battle = battle_of(s)
    show_hands_again(s)
    s.battle = None
    if any(s.is_eliminated(seat) for seat in (battle.attacker, battle.defender)):
        s.then(("check_elimination",))  # not before, for units in a battle are on the board [SC-AMB-11]


STEPS: dict[str, StepFunction] = {
    "resolve_splash": resolve_splash,
    "splash_losses": splash_losses,
    "discard_splash": discard_splash,
    "resolve_retreats": resolve_retreats,
    "retreat": retreat,
    "retreat_excess": retreat_excess,
    "end_battle": end_battle,
}

"""The keywords of Brood War: sacrifice, collateral damage and recharge. (pages 6, 7)"""

from __future__ import annotations

from orrery.core import EVERYBODY, Choice, Decision, Procedure, ask, unforeseen
from orrery.core.ruleset import StepFunction
from orrery.games.starcraft.ability import DISCARD, END_DESTROY
from orrery.games.starcraft.effect import Collateral, Recharge
from orrery.games.starcraft.effects.conditions import battle_of, current_skirmish, holds, is_fighting, supporters
from orrery.games.starcraft.effects.in_force import in_play_area, on_reinforcement, on_standard
from orrery.games.starcraft.rules.losses import destroy
from orrery.games.starcraft.rules.pieces import destroy_structure
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import ATTACKER, BASE, DEFENDER, HAND, NO_STRUCTURE, NOTHING, SUPPLY

SIDES = (ATTACKER, DEFENDER)

# Sacrifice


def note_sacrifices(s: StarCraftState) -> None:
    """Before units are destroyed it is settled which front-line units give their lives. [BW-SAC-01]"""
    skirmish = current_skirmish(s)
    skirmish.sacrificed = tuple(skirmish.front[side] for side in SIDES if is_sacrificed(s, side))


def is_sacrificed(s: StarCraftState, side: int) -> bool:
    """Whether a side's front-line unit sacrifices itself: if it can target anybody there, and its opponent is not
    hidden from it by cloaking. [BW-SAC-01] [BW-SAC-02] [BW-SAC-03]"""
    skirmish, number = current_skirmish(s), battle_of(s).current
    front, opposing = skirmish.front[side], skirmish.front[1 - side]
    if not s.catalog.sacrifice[s.unit_type[front]] or not is_fighting(s, front):
        return False
    if skirmish.cloaked[1 - side] >> s.unit_type[opposing] & 1:
        return False
    targets = skirmish.targets[side]
    return any(targets >> s.unit_type[unit] & 1 for unit in (opposing, *supporters(s, 1 - side, number)))


def sacrifice(s: StarCraftState) -> None:
    """They are destroyed whatever the opponent's strength, who did not do it: it triggers no splash damage of his.

    [BW-SAC-01] [BW-SAC-04] Cloaking does not help them.
    """
    skirmish = current_skirmish(s)
    for unit in skirmish.sacrificed:
        if is_fighting(s, unit):
            skirmish.doomed = tuple(other for other in skirmish.doomed if other != unit)
            destroy(s, unit, "BW-SAC-01")
    skirmish.sacrificed = ()


# Collateral damage


def collateral_damage(s: StarCraftState) -> None:
    """Front-line units of both sides that live may do collateral damage, the attacker's first. [BW-COLL-05]"""
    s.then(*(("do_collateral_damage", side) for side in SIDES if has_collateral(s, side)))


def has_collateral(s: StarCraftState, side: int) -> bool:
    """Whether a side's front-line unit has collateral damage by a card and was not destroyed. [BW-COLL-01]

    One that has withdrawn was not destroyed either. [BW-COLL-03]
    """
    number = battle_of(s).current
    if s.unit_area[current_skirmish(s).front[side]] == SUPPLY:
        return False
    said = (
        *on_standard(s, side, number, END_DESTROY),
        *on_reinforcement(s, side, number, END_DESTROY),
        *in_play_area(s, side, END_DESTROY),
    )
    return any(isinstance(clause.effect, Collateral) and holds(s, clause, side, number) for clause in said)


def collateral_choices(s: StarCraftState, side: int) -> list[Choice]:
    """What can be destroyed in the area: an enemy base, an enemy installation, or all enemy workers on its Resource
    card; or none of it. [BW-COLL-01] [BW-COLL-02]"""
    battle = battle_of(s)
    seat, area = battle.seat_of(side), battle.area
    found: list[Choice] = []
    if s.structure_kind[area] != NO_STRUCTURE and s.structure_seat[area] != seat:
        found.append(("collateral", "base" if s.structure_kind[area] == BASE else "installation"))
    if s.card_holder[area] not in (seat, NOTHING) and s.card_workers[area]:
        found.append(("collateral", "workers"))
    return [*found, ("none",)] if found else []


def do_collateral_damage(s: StarCraftState, side: int) -> Procedure[None]:
    """At most one of these things is destroyed at once. [BW-COLL-01] [BW-COLL-04]"""
    battle = battle_of(s)
    seat, area = battle.seat_of(side), s.catalog.areas[battle.area].id
    if not collateral_choices(s, side):
        return
    choice = yield from ask(
        Decision(seat, "collateral-damage", lambda: collateral_choices(s, side), "BW-COLL-01", {"area": area})
    )
    match choice:
        case ("collateral", "workers"):
            holder, workers = s.card_holder[battle.area], s.card_workers[battle.area]
            s.card_workers[battle.area] = 0
            s.tell("workers-bombed", "BW-COLL-01", seat=seat, other=holder, area=area, count=workers)
        case ("collateral", str() as what):
            owner = s.structure_seat[battle.area]
            destroy_structure(s, battle.area)
            s.tell(f"{what}-bombed", "BW-COLL-01", seat=seat, other=owner, area=area)
        case ("none",):
            pass
        case _:
            unforeseen(choice)


# Recharge


def recharge(s: StarCraftState) -> None:
    """Cards that recharge return to the hand instead of being discarded; some only once in an Execution Phase.

    [BW-RECH-01] [BW-RECH-02] [BW-RECH-03]
    """
    skirmish, number = current_skirmish(s), battle_of(s).current
    for side in SIDES:
        said = (
            (skirmish.standard[side], on_standard(s, side, number, DISCARD)),
            (skirmish.reinforcement[side], on_reinforcement(s, side, number, DISCARD)),
        )
        for card, clauses in said:
            found = [
                clause.effect
                for clause in clauses
                if isinstance(clause.effect, Recharge) and holds(s, clause, side, number)
            ]
            if card != NOTHING and any(not effect.once or card not in s.recharged for effect in found):
                s.cards.put(card, HAND, EVERYBODY)
                if any(effect.once for effect in found):
                    s.recharged.append(card)
                s.tell("recharged", "BW-RECH-01", seat=s.card_owner(card), card=s.card_id(card))


def forget_recharges(s: StarCraftState) -> None:
    """At the end of the Execution Phase every recharge can be used again. [BW-RECH-02]"""
    s.recharged = []


STEPS: dict[str, StepFunction] = {
    "note_sacrifices": note_sacrifices,
    "sacrifice": sacrifice,
    "collateral_damage": collateral_damage,
    "do_collateral_damage": do_collateral_damage,
    "recharge": recharge,
}

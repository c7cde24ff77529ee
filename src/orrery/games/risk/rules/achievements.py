"""Achievements: after the attack phase one of them may be taken, and its reward with it."""

from __future__ import annotations

from orrery.core import Choice, Decision, Procedure, Seat, ask, unforeseen
from orrery.games.risk.catalog import Achievement
from orrery.games.risk.rules.ending import check_victory
from orrery.games.risk.rules.towers import TOWERS
from orrery.games.risk.state import FACE_DOWN, OPEN, RiskState, members


def take_achievement(s: RiskState) -> Procedure[None] | None:
    """Conditions are checked after the attacks of the own turn. [RK-ACH-01]"""
    s.phase = "achievement"
    met = ways_to_achieve(s, s.active)
    return choose_achievement(s, met) if met else None


def choose_achievement(s: RiskState, met: list[Choice]) -> Procedure[None]:
    """Take one whose condition is met, if wanted; never more than one a turn. [RK-ACH-02] [RK-ACH-03]"""
    seat = s.active
    choice = yield from ask(Decision(seat, "achievement", lambda: [*met, ("none",)], "RK-ACH-02"))
    match choice:
        case ("none",):
            return
        case ("achieve", str() as name):
            number = s.catalog.achievement_number[name]
        case _:
            unforeseen(choice)
    s.achievement[number] = seat
    s.turn.taken = True
    s.tell("achieved", "RK-ACH-02", seat=seat, achievement=name)
    check_victory(s)  # before the reward is turned up [RK-AMB-38]
    if s.rules.rewards:
        s.then(("get_reward", seat, number))


def ways_to_achieve(s: RiskState, seat: Seat) -> list[Choice]:
    """Every achievement that could be taken now."""
    return [("achieve", award.id) for award in s.catalog.achievements if is_met(s, seat, award)]


def is_met(s: RiskState, seat: Seat, award: Achievement) -> bool:
    """Whether an achievement on the board could be taken now."""
    return s.achievement[award.number] == OPEN and progress(s, seat, award) >= award.amount


def progress(s: RiskState, seat: Seat, award: Achievement) -> int:
    """How much of an achievement's amount a seat has reached. [RK-AMB-22]"""
    match award.condition:
        case "planet":  # [RK-ACH-08] [RK-ACH-09] [RK-ACH-10] [RK-TEAM-09]
            return (s.catalog.planet_set[award.planet] & ~s.foes(seat)).bit_count()
        case "planets":  # [RK-ACH-18] [RK-AMB-28]
            foes = s.foes(seat)
            return sum([not planet & foes for planet in s.catalog.planet_set])
        case "take-planet":  # [RK-ACH-17] held, and nothing of it when the turn began
            others = s.foes(seat) | s.friends(seat, s.began)
            return sum([not planet & others for planet in s.catalog.planet_set])
        case "enemy-bases":  # [RK-ACH-11] [RK-ACH-16] [RK-AMB-06]
            return sum([s.side[s.base[base]] != s.side[seat] for base in s.bases(seat)])
        case "fields":  # [RK-ACH-13] [RK-ACH-15]
            return s.mineral_fields(seat)
        case "take-fields":  # [RK-ACH-12]
            return sum([s.field[territory] for territory in members(taken(s, seat))])
        case "take-territories":  # [RK-ACH-14]
            return taken(s, seat).bit_count()
    return s.size(seat)  # territories [RK-ACH-19]


def taken(s: RiskState, seat: Seat) -> int:
    """The bit set of territories a seat controls and did not when the turn began."""
    return s.held[seat] & ~s.began[seat]


def get_reward(s: RiskState, seat: Seat, achievement: int) -> None:
    """Turn up the reward that lay on it; it works from now on. [RK-ACH-06] [RK-REW-01] [RK-CR-03] [RK-CR-04]"""
    level = s.catalog.achievements[achievement].level
    bag = [
        reward.number for reward in s.catalog.rewards if reward.level == level and s.reward[reward.number] == FACE_DOWN
    ]
    number = s.chance.draw(bag)
    name = s.catalog.rewards[number].id
    s.reward[number] = seat
    s.revealed[achievement] = number
    s.tell("rewarded", "RK-ACH-06", seat=seat, reward=name)
    if name in TOWERS:
        s.then(("place_tower", seat, name))

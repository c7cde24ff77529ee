"""Winning: by conquest points, by an objective, when the end draws near, or as the last one left. (pages 17, 18)

Players in a team win together: what counts is the sum of its members. Without teams everyone is a side of his own.
"""

from __future__ import annotations

from collections.abc import Callable

from orrery.core import GameEnds, Result, Seat, places
from orrery.core.ruleset import StepFunction
from orrery.games.starcraft.catalog import GAS, MINERALS
from orrery.games.starcraft.rules.pieces import destroy_transport, remove_pieces
from orrery.games.starcraft.rules.resources import lose_card
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import EVENT_DISCARD, EVENT_FACEDOWN, EVENT_OUT, OUT, STAGES

ENDING_CARDS = 2
"""The End Draws Near cards that end the game. [SC-EVENT-09]"""
ALDARIS = "aldaris"

# Sides


def sides(s: StarCraftState) -> list[list[Seat]]:
    """The teams with anybody left who can win, each with all its members; alone without teams."""
    if not s.rules.teams:
        return [[seat] for seat in range(s.seats) if s.may_win(seat)]
    found: dict[int, list[Seat]] = {}
    for seat in range(s.seats):
        found.setdefault(s.team[seat], []).append(seat)
    return [members for members in found.values() if any(s.may_win(seat) for seat in members)]


def side_points(s: StarCraftState, side: list[Seat]) -> int:
    """The conquest points of a side: those of its members who can still win. [SC-TEAM-14] [SC-ELIM-03]"""
    return sum(s.points[seat] for seat in side if s.may_win(seat))


def aldaris_side(s: StarCraftState) -> list[Seat]:
    """The side on which Aldaris still plays, or nobody. [SC-ALD-07]"""
    seat = s.seat_of(ALDARIS)
    if seat < 0 or not s.may_win(seat) or not s.objective_of(seat):
        return []
    return next(side for side in sides(s) if seat in side)


# Steps 6 and 7 of the Regrouping Phase


def check_normal_victory(s: StarCraftState) -> None:
    """With enough conquest points a side ends the game; the most of them win. [SC-WIN-02] [SC-WIN-03] [SC-REGR-17]"""
    reached = [side for side in sides(s) if side_points(s, side) >= threshold(s, side)]
    if reached and not s.nobody_wins():
        end_game(s, best_side(s, reached), "normal", "SC-TEAM-14" if s.rules.teams else "SC-WIN-02")


def threshold(s: StarCraftState, side: list[Seat]) -> int:
    """How many conquest points a side needs; more while Aldaris plays against it. [SC-ALD-01] [SC-ALD-02]

    [SC-WIN-02] [SC-TEAM-14] [SC-TEAM-15]
    """
    numbers = s.catalog.numbers
    if s.rules.scenario is not None:
        return s.rules.scenario.points_needed({s.faction_id(seat) for seat in side})
    against_aldaris = aldaris_side(s) not in ([], side)
    if s.rules.teams:
        return numbers.team_points_against_aldaris if against_aldaris else numbers.team_points_to_win
    return numbers.points_against_aldaris if against_aldaris else s.rules.points_to_win


def check_special_victory(s: StarCraftState) -> None:
    """A side one of whose members fulfils his objective wins at once. [SC-WIN-09] [SC-REGR-18] [SC-TEAM-09]

    If several do, conquest points decide. [SC-WIN-10] [SC-TEAM-10]
    """
    fulfilled = [side for side in sides(s) if any(s.may_win(seat) and fulfils_objective(s, seat) for seat in side)]
    if fulfilled and not s.nobody_wins():
        end_game(s, best_side(s, fulfilled), "special", "SC-WIN-09")


def fulfils_objective(s: StarCraftState, seat: Seat) -> bool:
    """Whether a player meets the objective of his faction now, by himself. [SC-TEAM-07]"""
    objective = s.objective_of(seat)
    if objective is None or s.event_stage() < objective.stage:  # [SC-WIN-11]
        return False
    if objective.name not in OBJECTIVES:
        return False
    reached, needed = OBJECTIVES[objective.name](s, seat, objective.goal)
    return reached >= needed


def objective_progress(s: StarCraftState, seat: Seat) -> tuple[int, int]:
    """How far a player with an objective has come, and how far he must, whatever the stage. [SC-WIN-09] [SC-ALD-06]"""
    objective = s.objective_of(seat)
    assert objective is not None
    if objective.name not in OBJECTIVES:
        return s.ending_cards_out(), ENDING_CARDS
    return OBJECTIVES[objective.name](s, seat, objective.goal)


Progress = tuple[int, int]
"""How much of something a player has, and how much he needs."""


def _areas(s: StarCraftState, seat: Seat, goal: int, counts: Callable[[int], bool]) -> Progress:
    """Control so many areas of a kind, or all there are if the board has fewer. [SC-WIN-19] [SC-WIN-20]"""
    there = [area for area in s.areas_in_play() if counts(area)]
    return sum(s.controls(seat, area) for area in there), min(goal, len(there))


def _resource_areas(s: StarCraftState, seat: Seat, goal: int) -> Progress:
    """Jim Raynor: areas with minerals or gas. [SC-WIN-16]"""
    return _areas(s, seat, goal, lambda area: s.catalog.resource[area] in (MINERALS, GAS))


def _conquest_areas(s: StarCraftState, seat: Seat, goal: int) -> Progress:
    """The Queen of Blades: areas with conquest points. [SC-WIN-15]"""
    return _areas(s, seat, goal, lambda area: s.points_in(area) > 0)


def _whole_planets(s: StarCraftState, seat: Seat, goal: int) -> Progress:
    """Arcturus Mengsk: every area of so many planets. [SC-WIN-17]"""
    return sum(all(s.controls(seat, area) for area in s.areas_of(planet)) for planet in s.placed_planets), goal


def _most_areas(s: StarCraftState, seat: Seat, goal: int) -> Progress:
    """Tassadar: more areas than each opponent; a teammate is none. [SC-WIN-18]"""
    others = [
        len(s.controlled(other))
        for other in range(s.seats)
        if other != seat and not s.eliminated[other] and not s.are_teammates(seat, other)
    ]
    return len(s.controlled(seat)), max(others, default=-1) + 1


def _base_planets(s: StarCraftState, seat: Seat, goal: int) -> Progress:
    """The Overmind: bases on so many different planets. [SC-WIN-14]"""
    return sum(s.has_base_on(seat, planet) for planet in s.placed_planets), goal


LIMITED = ("resource-areas", "conquest-areas")
"""The objectives for which all areas of a kind will do if the board has fewer. [SC-WIN-19] [SC-WIN-20]"""
OBJECTIVES: dict[str, Callable[[StarCraftState, Seat, int], Progress]] = {
    "resource-areas": _resource_areas,
    "conquest-areas": _conquest_areas,
    "whole-planets": _whole_planets,
    "most-areas": _most_areas,
    "base-planets": _base_planets,
}
"""By the name of a faction's objective; that of Aldaris belongs to the end of the game. [SC-ALD-06]"""


# When the end draws near


def check_aldaris(s: StarCraftState) -> None:
    """Aldaris wins the moment the second card is played. [SC-ALD-04] [SC-ALD-06] [SC-TEAM-12]"""
    side = aldaris_side(s)
    if side and s.ending_cards_out() >= ENDING_CARDS and not s.nobody_wins():
        end_game(s, side, "end-game", "SC-ALD-04")


def check_end_game_victory(s: StarCraftState) -> None:
    """After the Event step, with two of these cards out, the most conquest points win. [SC-EVENT-09] [SC-WIN-12]

    While Aldaris plays nobody else can win so. [SC-ALD-03] [SC-TEAM-11] [SC-TEAM-12] [SC-WIN-21]
    """
    if s.ending_cards_out() >= ENDING_CARDS and not s.nobody_wins():
        end_game(s, aldaris_side(s) or best_side(s, sides(s)), "end-game", "SC-WIN-12")


def end_at_round_limit(s: StarCraftState) -> None:
    """The last round the players have agreed on is over: the most conquest points win. [SC-AMB-19]"""
    end_game(s, best_side(s, sides(s)), "round-limit", "SC-AMB-19")


# Elimination


def check_elimination(s: StarCraftState) -> None:
    """Whoever has neither base nor unit on the board is out at once. [SC-ELIM-01] [SC-ELIM-02]

    If the last ones go at the same moment, which no rule foresees, they share the victory.
    """
    out = [seat for seat in s.in_game() if s.faction[seat] >= 0 and s.is_eliminated(seat)]
    for seat in out:
        eliminate(s, seat)
    left = sides(s)
    rule = "SC-TEAM-13" if s.rules.teams else "SC-ELIM-06"
    if len(left) == 1:  # [SC-ELIM-06] [SC-TEAM-13] [SC-GC-05]
        end_game(s, left[0], "elimination", rule)
    if not left:
        last = {s.team[seat] for seat in out}
        end_game(s, [seat for seat in range(s.seats) if s.team[seat] in last], "elimination", rule)


def eliminate(s: StarCraftState, seat: Seat) -> None:
    """A player is out; nothing of his affects the game any more. [SC-ELIM-03] [SC-ELIM-08]"""
    s.eliminated[seat] = True
    s.tell("eliminated", "BW-SURV-03" if s.rules.bases_decide else "SC-ELIM-01", seat=seat)
    remove_pieces(s, seat)
    for route in range(len(s.routes)):
        if s.has_transport(seat, route):
            destroy_transport(s, seat, route)
    for area in s.resource_cards(seat):
        lose_card(s, area, "SC-ELIM-08")
    for card in s.cards_in_play(seat):
        s.cards.put(card, OUT)
    for card in s.events_in_play(seat):
        s.event_zones.put(card, EVENT_DISCARD)
    drop_unread_events(s, seat)


def drop_unread_events(s: StarCraftState, seat: Seat) -> None:
    """Facedown and read Event cards leave the game without effect, unseen. [SC-ELIM-07]"""
    stages = len(s.events_left)
    for stage in STAGES:
        s.facedown[seat * stages + stage] = 0  # they stay in the bag of their stage, like those in the box
    zones = s.event_zones
    for card in (*s.events_read(seat), *zones.at(EVENT_FACEDOWN + seat)):
        zones.put(card, EVENT_OUT, zones.known[card])


# Who stands best


def best_side(s: StarCraftState, among: list[list[Seat]]) -> list[Seat]:
    """The side with the most conquest points; ties are broken, and those still tied share the victory. [SC-WIN-08]"""
    best = max(standing(s, side) for side in among)
    return [seat for side in among if standing(s, side) == best for seat in side]


def standing(s: StarCraftState, side: list[Seat]) -> tuple[int, int, int, int, int]:
    """What decides, in this order: points, resources, controlled areas, bases, workers in the pool.

    [SC-WIN-03] [SC-WIN-04] [SC-WIN-05] [SC-WIN-06] [SC-WIN-07] [SC-TEAM-10] [SC-TEAM-16]
    """
    counted = [seat for seat in side if s.may_win(seat)]
    return (
        side_points(s, side),
        sum(total_resources(s, seat) for seat in counted),
        sum(len(s.controlled(seat)) for seat in counted),
        sum(len(s.bases(seat)) for seat in counted),
        sum(s.pool[seat] for seat in counted),
    )


def total_resources(s: StarCraftState, seat: Seat) -> int:
    """The sum of the numbers on a player's Resource cards, minerals and gas together. [SC-WIN-04]

    His permanent resources are such cards, too: that counts where a teammate is out. [SC-RES-11]
    """
    permanent = sum(s.permanent(seat))
    return permanent + sum(s.capacity(area) for area in s.resource_cards(seat))


def end_game(s: StarCraftState, winners: list[Seat], reason: str, rule: str) -> None:
    """The game is over at once. A side wins as a whole. [SC-WIN-01]"""
    s.winners = tuple(sorted(winners))
    s.reason = reason
    s.phase = "over"
    for seat in s.winners:
        s.tell("won", rule, seat=seat, reason=reason)
    raise GameEnds


def result(s: StarCraftState) -> Result:
    """Who won, and how the others stand: first those still in the game, by what decides ties."""
    standings = [
        (seat in s.winners, s.may_win(seat), standing(s, [seat])) if seat not in s.winners else (True, True, (0,) * 5)
        for seat in range(s.seats)
    ]
    return Result(
        winners=list(s.winners), points=s.points[: s.seats], rounds=s.round, reason=s.reason, places=places(standings)
    )


STEPS: dict[str, StepFunction] = {
    "check_normal_victory": check_normal_victory,
    "check_special_victory": check_special_victory,
    "check_end_game_victory": check_end_game_victory,
    "check_elimination": check_elimination,
    "end_at_round_limit": end_at_round_limit,
}

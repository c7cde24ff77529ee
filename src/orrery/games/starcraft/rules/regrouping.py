"""The Regrouping Phase: ten steps, each for all players before the next begins. (pages 15, 16)

Step 8, playing Event cards, stands in `events.py`; steps 6 and 7, the checks of victory, in `victory.py`.
"""

from __future__ import annotations

from functools import partial

from orrery.core import Choice, Decision, Procedure, Seat, ask_together, unforeseen
from orrery.core.ruleset import StepFunction
from orrery.games.starcraft.rules.combat_deck import discard
from orrery.games.starcraft.rules.pieces import destroy_structure, destroy_transport
from orrery.games.starcraft.rules.points import gain_points
from orrery.games.starcraft.rules.resources import gain_card, lose_card
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import BASE, NOBODY, RESOURCE_DECK, members


def regrouping(s: StarCraftState) -> None:
    """The steps of the phase, in their order. [SC-REGR-01] [SC-ROUND-04]"""
    s.phase = "regrouping"
    s.active = NOBODY
    s.then(*s.rules.regrouping)


# Step 1


def destroy_bases_and_transports(s: StarCraftState) -> None:
    """Bases and installations beside enemy units fall, all at once; then transports that no base keeps. [SC-REGR-02]
    [SC-REGR-23] [BW-INST-03]"""
    fallen = [
        area
        for area in s.areas_in_play()
        if s.structure_kind[area] and s.hostile_units_in(area, s.structure_seat[area]) and s.may_fall(area)
    ]
    s.then(("destroy_lost_transports",))
    for area in fallen:
        kind = "base-lost" if s.structure_kind[area] == BASE else "installation-lost"
        s.tell(kind, "SC-REGR-02", seat=s.structure_seat[area], area=s.catalog.areas[area].id)
        destroy_structure(s, area)


def destroy_lost_transports(s: StarCraftState) -> None:
    """A transport without an own base at either end is destroyed. [SC-REGR-03] [SC-TRANS-09]"""
    for route, seats in enumerate(s.transports):
        for seat in members(seats):
            if not s.transport_kept(seat, route):
                destroy_transport(s, seat, route)
                s.tell("transport-lost", "SC-REGR-03", seat=seat, route=s.route_id(route))


# Steps 2 to 4


def lose_resource_cards(s: StarCraftState) -> None:
    """Cards of planets without an own base, and of areas with anything of an enemy. [SC-REGR-04] to [SC-REGR-06]"""
    lost = [
        area
        for area, holder in enumerate(s.card_holder)
        if holder >= 0 and (not s.has_base_on(holder, s.catalog.planet_of[area]) or s.is_hostile(holder, area))
    ]
    for area in lost:
        lose_card(s, area, "SC-REGR-04" if not s.is_hostile(s.card_holder[area], area) else "SC-REGR-05")


def gain_resource_cards(s: StarCraftState) -> None:
    """A base brings the cards of friendly areas of its planet; the only one there also those of empty areas.

    Only cards of the Resource deck are gained. [SC-REGR-08] to [SC-REGR-12] [SC-REGR-24]
    """
    for planet in s.placed_planets:
        owners = sorted({s.base_at(area) for area in s.areas_of(planet)} - {NOBODY})
        for area in s.areas_of(planet) if owners else ():
            if s.card_holder[area] != RESOURCE_DECK:
                continue
            for seat in owners:
                if s.controls(seat, area):
                    gain_card(s, seat, area, "SC-REGR-08")
                elif len(owners) == 1 and s.is_empty(area):
                    gain_card(s, seat, area, "SC-REGR-09")


def retrieve_workers(s: StarCraftState) -> None:
    """All workers come back to the pools. [SC-REGR-13]"""
    for seat in range(s.parties):
        s.pool[seat] += s.unavailable[seat] + s.workers_at_work(seat)
        s.unavailable[seat] = 0
        s.permanent_workers[2 * seat : 2 * seat + 2] = [0, 0]
    s.card_workers = [0] * len(s.card_workers)


# Step 5


def gain_conquest_points(s: StarCraftState) -> None:
    """Everyone gains the conquest points of the areas he controls. [SC-REGR-14] to [SC-REGR-16]"""
    worth = [area for area in s.areas_in_play() if s.points_in(area)]
    gains = [
        (seat, sum([s.points_in(area) for area in worth if s.controls(seat, area)]) + s.round_points(seat))
        for seat in s.in_game()
    ]
    gain_points(s, [(seat, gained) for seat, gained in gains if gained], "SC-REGR-14")


# Step 9


def discard_combat_cards(s: StarCraftState) -> Procedure[None]:
    """Everyone above his hand limit chooses what to discard, all at once. [SC-REGR-19] to [SC-REGR-21]"""
    above = [seat for seat in s.in_game() if s.hand_size(seat) > s.hand_limit(seat)]
    if not above:
        return
    answers = yield from ask_together([_discarding(s, seat) for seat in above])
    for seat, choice in zip(above, answers, strict=True):
        match choice:
            case ("discard", str() as name):
                discard(s, s.card_number(seat, name))
                s.tell("discarded", "SC-REGR-19", seat=seat, card=name)
            case _:
                unforeseen(choice)
    s.chance.reveal()
    s.then(("discard_combat_cards",))


def _discarding(s: StarCraftState, seat: Seat) -> Decision:
    """Which card goes; further ones are asked for in turn, so that every set can be chosen."""
    count = s.hand_size(seat) - s.hand_limit(seat)
    return Decision(seat, "discard", partial(discard_options, s, seat), "SC-REGR-21", {"count": count})


def discard_options(s: StarCraftState, seat: Seat) -> list[Choice]:
    """The cards of a hand; of those that play alike only one."""
    different = {s.catalog.alike[s.card_face[card]]: card for card in reversed(s.hand(seat))}
    return sorted(("discard", s.card_id(card)) for card in different.values())


# Step 10


def pass_first_player_token(s: StarCraftState) -> None:
    """The next player on the left who is still in the game goes first. [SC-REGR-22] [SC-ELIM-04]"""
    s.capacity_bonuses = [bonus for bonus in s.capacity_bonuses if bonus[2] > s.round]
    for seat in s.clockwise(s.next_seat(s.first_player)):
        if not s.eliminated[seat]:
            s.first_player = seat
            s.tell("first-player", "SC-REGR-22", seat=seat)
            return


STEPS: dict[str, StepFunction] = {
    "regrouping": regrouping,
    "destroy_bases_and_transports": destroy_bases_and_transports,
    "destroy_lost_transports": destroy_lost_transports,
    "lose_resource_cards": lose_resource_cards,
    "gain_resource_cards": gain_resource_cards,
    "retrieve_workers": retrieve_workers,
    "gain_conquest_points": gain_conquest_points,
    "discard_combat_cards": discard_combat_cards,
    "pass_first_player_token": pass_first_player_token,
}

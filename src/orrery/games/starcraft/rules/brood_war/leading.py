"""Leadership cards at work: what they do when chosen, and what happens at their moments. (page 10)"""

from __future__ import annotations

from functools import partial

from orrery.core import EVERYBODY, YES_NO, Choice, Decision, Procedure, Seat, ask, unforeseen
from orrery.core.ruleset import Step, StepFunction
from orrery.games.starcraft.ability import (
    ANY_MOBILIZE,
    ENEMY_MOBILIZE,
    NEXT_EXECUTION,
    NEXT_PLANNING,
    PLAYED,
    START_OF_BATTLE,
)
from orrery.games.starcraft.catalog import Catalog
from orrery.games.starcraft.effect import CancelOrder, ReturnToTechnology
from orrery.games.starcraft.effects.conditions import battle_of
from orrery.games.starcraft.effects.event_choices import opponents
from orrery.games.starcraft.effects.leadership import DOING, lasts, pick
from orrery.games.starcraft.effects.leadership_moments import WORKING, avenge_hero
from orrery.games.starcraft.leadership_effect import (
    ChoosePlanets,
    LimitOrders,
    NameFirstPlayer,
    StarOrder,
    TransportsAtBase,
)
from orrery.games.starcraft.rules.asking import choose
from orrery.games.starcraft.rules.execution import make_special
from orrery.games.starcraft.rules.pieces import place_transport
from orrery.games.starcraft.rules.setup import homes_of
from orrery.games.starcraft.ruleset import OtherAbility
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import BUILD, MOBILIZE, NOBODY, NOTHING, RESEARCH, RESOURCE_DECK, STAR, TECHNOLOGY

# When a card is chosen


def lead(s: StarCraftState, seat: Seat, card: int) -> None:
    """A card does what it says, sentence by sentence; some of it waits for the next round. [BW-LEAD-07] [BW-AMB-19]"""
    ability = s.catalog.leadership[card].ability
    s.then(*(("lead_sentence", seat, card, place) for place in range(len(ability.at[PLAYED]))))
    later = (*ability.at[NEXT_PLANNING], *ability.at[NEXT_EXECUTION])
    if later:
        s.then(("lead_later", seat, card))
    for clause in ability.clauses:
        if isinstance(clause.effect, StarOrder):
            get_star_order(s, seat)


def lead_sentence(s: StarCraftState, seat: Seat, card: int, place: int) -> Procedure[None]:
    """One sentence of a card."""
    found = s.catalog.leadership[card]
    effect = found.ability.at[PLAYED][place].effect
    yield from DOING[type(effect)](s, seat, found, effect)


def lead_later(s: StarCraftState, seat: Seat, card: int) -> Procedure[None]:
    """What a card does in the next round; a planet for it is chosen now. [BW-AMB-22]"""
    found = s.catalog.leadership[card]
    yield from lasts(s, seat, found, planet=found.ability.has(LimitOrders))


def get_star_order(s: StarCraftState, seat: Seat) -> None:
    """The Star order joins a player's order tokens. [BW-LEAD-14]"""
    place = [kind for kind, _ in s.rules.order_tokens].index(STAR)
    s.lost_orders[seat] &= ~(1 << place)


def lead_at_start(s: StarCraftState) -> None:
    """Once the starting forces stand, cards of Stage I do what they say, clockwise. [BW-LEAD-06] [BW-AMB-16]"""
    for seat in s.clockwise():
        if s.set_up_by(seat, TransportsAtBase):
            fill_routes(s, seat)
    for seat in reversed(s.clockwise()):
        for card in s.chosen_cards(seat):
            lead(s, seat, card)


def fill_routes(s: StarCraftState, seat: Seat) -> None:
    """A transport on every route of the planets with a player's bases, as long as he has any. [BW-AMB-16]"""
    for planet in homes_of(s, seat):
        for route in s.planet_routes[planet]:
            if s.transports_left(seat) and not s.has_transport(seat, route):
                place_transport(s, seat, route)
                s.tell("transport-placed", "BW-AMB-16", seat=seat, route=s.route_id(route))


# Set-up


def choose_own_planets(s: StarCraftState) -> None:
    """Who may choose his planets does so of those that the others left; then he names the first player. [BW-AMB-14]"""
    for seat in s.clockwise():
        if s.set_up_by(seat, ChoosePlanets):
            named: list[Step] = [("name_first_player", seat)] if s.set_up_by(seat, NameFirstPlayer) else []
            s.then(*(("choose_own_planet", seat, left) for left in range(s.rules.planets_drawn, 0, -1)), *named)


def choose_own_planet(s: StarCraftState, seat: Seat, left: int) -> Procedure[None]:
    """One of the planets that nobody drew."""
    planets = [planet for planet, owner in enumerate(s.dealt) if owner == NOBODY]
    options: list[Choice] = [("choose-planet", s.catalog.planets[planet].id) for planet in planets]
    match (yield from pick(s, seat, "own-planet", options, "BW-AMB-14", left=left)):
        case ("choose-planet", str() as name):
            planet = s.catalog.planet_number[name]
            s.dealt[planet] = seat
            for area in s.areas_of(planet):
                if s.catalog.resource[area] >= 0:
                    s.card_holder[area] = RESOURCE_DECK
            s.tell("planet-chosen", "BW-AMB-14", seat=seat, planet=name)
        case choice:
            unforeseen(choice)


def name_first_player(s: StarCraftState, seat: Seat) -> Procedure[None]:
    """He names the first player. [BW-AMB-14]"""
    options: list[Choice] = [("choose-seat", other) for other in range(s.seats)]
    match (yield from pick(s, seat, "name-first-player", options, "BW-AMB-14")):
        case ("choose-seat", int() as other):
            s.first_player = other
            s.tell("first-player", "BW-AMB-14", seat=other)
        case choice:
            unforeseen(choice)


# At a moment


def lead_moment(s: StarCraftState, moment: str) -> None:
    """All cards in play that do something at a moment, clockwise from the first player. [BW-LEAD-08] [SC-TIME-03]"""
    s.then(
        *(
            ("lead_now", seat, card.number, moment, place)
            for seat in s.clockwise()
            if not s.eliminated[seat]
            for card in s.cards_led_by(seat)
            for place in range(len(card.ability.at[moment]))
        )
    )


def lead_now(s: StarCraftState, seat: Seat, card: int, moment: str, place: int) -> Procedure[None]:
    """One sentence of a card in play."""
    found = s.catalog.leadership[card]
    effect = found.ability.at[moment][place].effect
    yield from WORKING[type(effect)](s, seat, found, effect)


# When a Mobilize order is revealed


def mobilize_revealed(s: StarCraftState) -> None:
    """Cards that answer to a Mobilize order: units of a Leadership card come, and opponents may cancel the order."""
    if s.running.token == NOTHING:
        return
    seat, planet = s.running.seat, s.running.planet
    for other in reversed(s.clockwise(seat)):
        if other in opponents(s, seat) and cancelling(s, other, planet) != NOTHING:
            s.then(("offer_cancel", other))
    s.then(("lead_moment", ANY_MOBILIZE))


def cancelling(s: StarCraftState, seat: Seat, planet: int) -> int:
    """A player's card that can cancel a Mobilize order on a planet, or NOTHING."""
    for card in s.cards_in_play(seat):
        for clause in s.catalog.cards[s.card_face[card]].ability.at[ENEMY_MOBILIZE]:
            fits = all(s.has_kind(s.units_on(planet, seat), test.unit) == test.wanted for test in clause.tests)
            if fits and isinstance(clause.effect, CancelOrder):
                return card
    return NOTHING


def offer_cancel(s: StarCraftState, seat: Seat) -> Procedure[None]:
    """An opponent may cancel the order: it goes back to its owner without effect."""
    card = cancelling(s, seat, s.running.planet)
    if card == NOTHING:
        return
    about = {"card": s.card_id(card), "planet": s.catalog.planets[s.running.planet].id}
    question = Decision(seat, "cancel-order", lambda: [("yes",), ("no",)], "SC-KEY-22", {**about}, YES_NO)
    if (yield from ask(question)) != ("yes",):
        return
    [clause] = s.catalog.cards[s.card_face[card]].ability.at[ENEMY_MOBILIZE]
    if isinstance(clause.cost, ReturnToTechnology):
        technology = s.catalog.technology_of[s.card_face[card]]
        for copy in s.cards_in_play(seat):
            if s.catalog.technology_of[s.card_face[copy]] == technology:
                s.cards.put(copy, TECHNOLOGY, EVERYBODY)
    s.tell("order-cancelled", "SC-KEY-22", seat=seat, card=s.card_id(card), other=s.running.seat)
    while s.agenda[-1] != s.rules.order_end[0]:
        s.agenda.pop()


# The Star order


def star_kinds(s: StarCraftState) -> list[Choice]:
    """Any standard order, or as a special one if there is room in the Special Order Pool. [BW-AMB-25]"""
    seat = s.running.seat
    kinds = (BUILD, MOBILIZE, RESEARCH)
    found: list[Choice] = [("star", kind) for kind in kinds]
    if not s.special_now and s.pool_size(seat) < s.special_orders_allowed(seat):
        found += [("star", kind, "special") for kind in kinds]
    return found


def execute_star(s: StarCraftState) -> Procedure[None]:
    """Its player says which order it is; as a special one it takes room in the pool until it is emptied. [BW-AMB-25]"""
    order = s.running
    question = Decision(
        order.seat, "star-order", partial(star_kinds, s), "BW-AMB-25", {"planet": s.catalog.planets[order.planet].id}
    )
    match (yield from choose(question)):
        case ("star", str() as kind, *special):
            order.kind = kind
            if special:
                s.special_pool[order.seat] |= 1 << order.token - s.tokens_of(order.seat).start
            if special or order.special:
                make_special(s)
            s.then(*s.rules.order_steps[kind])
        case choice:
            unforeseen(choice)


# In battle


def battle_abilities(catalog: Catalog) -> dict[str, OtherAbility]:
    """Leadership cards with an ability for the start of a battle. [SC-BATTLE-04]"""
    return {
        card.id: OtherAbility(card.ability, partial(is_led, card.number), partial(use_card, card.id))
        for card in catalog.leadership
        if card.ability.at[START_OF_BATTLE]
    }


def is_led(card: int, s: StarCraftState, side: int) -> bool:
    """Whether a side leads by a card."""
    return any(card == found.number for found in s.cards_led_by(battle_of(s).seat_of(side)))


def use_card(name: str, s: StarCraftState, side: int) -> None:
    """Tell that the card is used; it stays in play."""
    s.tell("leadership-used", "SC-BATTLE-04", seat=battle_of(s).seat_of(side), leadership=name)


STEPS: dict[str, StepFunction] = {
    "lead": lead,
    "lead_sentence": lead_sentence,
    "lead_later": lead_later,
    "lead_at_start": lead_at_start,
    "choose_own_planets": choose_own_planets,
    "choose_own_planet": choose_own_planet,
    "name_first_player": name_first_player,
    "lead_moment": lead_moment,
    "lead_now": lead_now,
    "mobilize_revealed": mobilize_revealed,
    "offer_cancel": offer_cancel,
    "execute_star": execute_star,
    "avenge_hero": avenge_hero,
}

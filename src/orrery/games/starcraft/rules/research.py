"""The Research order: an Event card, Combat cards, a technology, and the deck shuffled with it. (pages 25, 26, 37)"""

from __future__ import annotations

from functools import partial

from orrery.core import TRAIL, Choice, Decision, Message, Procedure, ask, unforeseen
from orrery.core.hidden import EVERYBODY
from orrery.core.message import Argument
from orrery.core.ruleset import StepFunction
from orrery.games.starcraft.ability import PAY
from orrery.games.starcraft.catalog import PLAY_AREA, Technology
from orrery.games.starcraft.rules.asking import choose
from orrery.games.starcraft.rules.build import payment_events
from orrery.games.starcraft.rules.combat_deck import draw_cards, shuffle_in
from orrery.games.starcraft.rules.event_deck import draw_event
from orrery.games.starcraft.rules.resources import parted, pay, purse_of, ways_to_buy, why_not_buy
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import DECK, DISCARD, HAND, NOTHING, PLAY

# 1 and 2. Draw an Event card, draw Combat cards


def draw_for_research(s: StarCraftState) -> Procedure[None]:
    """With a base on the active planet: an Event card, which must be drawn, then three Combat cards, which need not.
    [SC-RSRCH-01] to [SC-RSRCH-04] [SC-RSRCH-13]"""
    order = s.running
    seat, count = order.seat, s.catalog.numbers.research_cards
    if not s.has_base_on(seat, order.planet):
        s.tell("research-without-base", "SC-RSRCH-01", seat=seat, planet=s.catalog.planets[order.planet].id)
        return
    draw_event(s, seat, "SC-RSRCH-03")
    if not s.cards_at(seat, DECK) and not s.cards_at(seat, DISCARD):
        return
    question = Decision(
        seat, "draw-combat-cards", lambda: [("draw",), ("none",)], rule="SC-RSRCH-04", about={"count": count}
    )
    match (yield from ask(question)):
        case ("draw",):
            draw_cards(s, seat, count, "SC-RSRCH-04")
        case ("none",):
            pass
        case choice:
            unforeseen(choice)


# 3. Purchase technology


def buy_technology(s: StarCraftState) -> Procedure[None]:
    """A player may buy one technology of his Technology deck. [SC-RSRCH-05] [SC-RSRCH-06]

    He may choose to pay by hand, or use an Event card for payments, before that.
    """
    order = s.running
    seat = order.seat
    if not s.has_base_on(seat, order.planet):
        return
    question = Decision(
        seat,
        "buy-technology",
        partial(technologies_for_sale, s, seat),
        rule="SC-RSRCH-05",
        form=TRAIL,
        make_asides=lambda: [] if s.pay_by_hand[seat] else [("pay-by-hand",)],
    )
    choice = yield from choose(question)
    match choice:
        case ("none",):
            pass
        case ("pay-by-hand",):
            s.pay_by_hand[seat] = True
            s.then(("buy_technology",))
            return
        case ("use", str() as event):
            s.then(("use_event", seat, event, PAY), ("buy_technology",))
            return
        case _:
            yield from acquire(s, seat, choice)
    s.then(*((("special_research",),) if order.special else ()), ("shuffle_combat_deck",))


def technologies_for_sale(s: StarCraftState, seat: int) -> list[Choice]:
    """The technologies a player can pay for, in all ways; the Event cards that help him to pay; or none."""
    wanted, purse = open_technologies(s, seat), purse_of(s, seat)
    found: list[Choice] = [
        ("research", tech.id, *how) for tech in wanted for how in ways_to_buy(purse, (tech.minerals, tech.gas))
    ]
    return [*found, *(payment_events(s, seat) if wanted else ()), ("none",)]


def open_technologies(s: StarCraftState, seat: int) -> list[Technology]:
    """The technologies of a player that nothing but their cost speaks against. [SC-RSRCH-06] [SC-RSRCH-07]"""
    left = s.technologies_left(seat)
    return [tech for tech in s.catalog.faction_technologies[s.faction[seat]] if tech.for_sale and tech.number in left]


def why_not_technology(s: StarCraftState, seat: int, technology: Technology) -> Message | None:
    """What forbids to buy a technology, whatever it costs. [SC-RSRCH-07] [SC-KEY-20]"""
    about: dict[str, Argument] = {"technology": technology.id}
    if technology not in s.catalog.faction_technologies[s.faction[seat]]:
        return Message("starcraft-refused-technology-race", about, "SC-RSRCH-06")
    if not technology.for_sale:
        return Message("starcraft-refused-technology-not-for-sale", about, "SC-RSRCH-05")
    if technology.number not in s.technologies_left(seat):
        return Message("starcraft-refused-technology-bought", about, "SC-RSRCH-07")
    return None


def why_not_research(s: StarCraftState, seat: int, choice: Choice) -> Message | None:
    """What forbids to buy a technology in a certain way."""
    thing, how = parted(choice)
    match thing:
        case ("research", str() as name):
            technology = s.catalog.technologies[s.catalog.technology_number[name]]
        case _:
            unforeseen(choice)
    reason = why_not_technology(s, seat, technology)
    return reason or why_not_buy(s, seat, (technology.minerals, technology.gas), how)


def acquire(s: StarCraftState, seat: int, choice: Choice) -> Procedure[None]:
    """One payment buys all copies; everybody is told which technology it is. [SC-RSRCH-07] [SC-RSRCH-09]"""
    thing, _ = parted(choice)
    match thing:
        case ("research", str() as name):
            technology = s.catalog.technologies[s.catalog.technology_number[name]]
        case _:
            unforeseen(choice)
    yield from pay(s, seat, (technology.minerals, technology.gas))
    minerals, gas = technology.minerals, technology.gas
    s.tell("technology-bought", "SC-RSRCH-09", seat=seat, technology=name, minerals=minerals, gas=gas)
    s.running.technology = technology.number


def gain_technology(s: StarCraftState, seat: int, technology: Technology) -> None:
    """All copies go to the play area or, shuffled with discard pile and deck, into the Combat deck. [SC-RSRCH-10]
    [SC-RSRCH-11] [SC-KEY-21]"""
    copies = s.technology_copies(seat, technology.number)
    if technology.kind == PLAY_AREA:
        for card in copies:
            s.cards.put(card, PLAY, EVERYBODY)
        return
    shuffle_in(s, seat, copies)
    s.tell("technology-shuffled-in", "SC-RSRCH-11", seat=seat)


# The extra of a special Research order


def special_research(s: StarCraftState) -> Procedure[None]:
    """Before the new cards enter the deck: one Event card more, or one of the new cards into the hand. [SC-SPEC-07] to
    [SC-SPEC-10]"""
    order = s.running
    seat = order.seat
    question = Decision(seat, "special-research", partial(research_extras, s, seat), rule="SC-SPEC-07")
    match (yield from choose(question)):
        case ("draw-event",):
            for _ in range(s.catalog.numbers.special_research_events):
                draw_event(s, seat, "SC-SPEC-08")
        case ("take", str() as name):
            s.cards.put(s.card_number(seat, name), HAND, EVERYBODY)  # everybody has seen it
            s.tell("technology-taken", "SC-SPEC-09", seat=seat, card=name)
        case choice:
            unforeseen(choice)


def research_extras(s: StarCraftState, seat: int) -> list[Choice]:
    """An Event card, or a copy of the technology just bought for the Combat deck; of those that play alike only one.
    [SC-SPEC-09] [SC-SPEC-10]"""
    bought = s.running.technology
    if bought == NOTHING or s.catalog.technologies[bought].kind == PLAY_AREA:
        return [("draw-event",)]
    different = {s.catalog.alike[s.card_face[card]]: card for card in reversed(s.technology_copies(seat, bought))}
    return [("draw-event",), *(("take", s.card_id(card)) for card in sorted(different.values()))]


# 4. Shuffle the Combat deck


def shuffle_combat_deck(s: StarCraftState) -> None:
    """The cards of the technology that was bought come into play; without one nothing is shuffled. [SC-RSRCH-12]"""
    order = s.running
    if order.technology != NOTHING:
        gain_technology(s, order.seat, s.catalog.technologies[order.technology])
        order.technology = NOTHING


STEPS: dict[str, StepFunction] = {
    "draw_for_research": draw_for_research,
    "buy_technology": buy_technology,
    "special_research": special_research,
    "shuffle_combat_deck": shuffle_combat_deck,
}

"""Battle step 7 A: revealing the cards of a skirmish.

Reinforcement cards are checked first, then cards are cancelled, before any other ability. [SC-REINF-09] [SC-KEY-08]
"""

from __future__ import annotations

from orrery.core import EVERYBODY, Choice, Decision, Procedure, ask
from orrery.core.ruleset import StepFunction
from orrery.games.starcraft.ability import CANCEL
from orrery.games.starcraft.effect import Cancel
from orrery.games.starcraft.effects.conditions import (
    battle_of,
    card_side,
    current_skirmish,
    fighters,
    front_type,
    holds,
)
from orrery.games.starcraft.effects.in_force import on_reinforcement, on_standard
from orrery.games.starcraft.rules.combat_deck import discard, standard_left, take_top
from orrery.games.starcraft.rules.placing import card_place, is_standard, standards_in_hand
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import ATTACKER, BORROWED, DEFENDER, NOTHING, SKIRMISH

SIDES = (ATTACKER, DEFENDER)


def cards_on(s: StarCraftState, number: int, side: int) -> list[int]:
    """A side's cards on a skirmish, with one that another deck has lent. [BW-MIND-03]"""
    return s.cards_at(battle_of(s).seat_of(side), SKIRMISH + number) + lent_cards(s, number, side)


def lent_cards(s: StarCraftState, number: int, side: int) -> list[int]:
    """The card on a skirmish that another deck has lent to a side, if there is one. [BW-MIND-03]"""
    if not s.catalog.stolen_kind:
        return []
    place = BORROWED + 2 * number + side
    return [card for card, where in enumerate(s.cards.where) if where == place]


def reveal(s: StarCraftState) -> None:
    """All cards of the skirmish are turned over at the same time. [SC-SKIRM-03]"""
    number = battle_of(s).current
    s.chance.reveal()
    for side in SIDES:
        cards = cards_on(s, number, side)
        for card in cards:
            s.cards.show(card, EVERYBODY)
        if s.events is not None:
            s.tell(
                "cards-revealed",
                "SC-SKIRM-03",
                seat=battle_of(s).seat_of(side),
                skirmish=number + 1,
                cards=[s.card_id(card) for card in cards],
            )
    for side in SIDES:
        accept_cards(s, side)
    check_reinforcements(s)


def accept_cards(s: StarCraftState, side: int) -> None:
    """Note the standard and the reinforcement card of a side; a lone reinforcement card is replaced. [SC-REINF-08]

    So is one that another deck lent; a reinforcement card that was added to that from the own hand stays. [BW-MIND-09]
    """
    cards = cards_on(s, battle_of(s).current, side)
    standard = next((card for card in cards if is_standard(s, card)), NOTHING)
    others = [card for card in cards if not is_standard(s, card)]
    if standard == NOTHING:
        lone = [card for card in others if s.cards.where[card] >= BORROWED] or others[-1:]
        for card in lone:
            others.remove(card)
            reject(s, card, "SC-REINF-08")
        standard = next_standard_card(s, side)
    set_cards(s, side, standard, others[0] if others else NOTHING)


def set_cards(s: StarCraftState, side: int, standard: int, reinforcement: int) -> None:
    """These are the cards of a side in the running skirmish."""
    skirmish = current_skirmish(s)
    if side == ATTACKER:
        skirmish.standard = (standard, skirmish.standard[1])
        skirmish.reinforcement = (reinforcement, skirmish.reinforcement[1])
    else:
        skirmish.standard = (skirmish.standard[0], standard)
        skirmish.reinforcement = (skirmish.reinforcement[0], reinforcement)


def reject(s: StarCraftState, card: int, rule: str) -> None:
    """A card goes to the discard pile without effect; it is told of the side for which it lay there. [BW-MIND-03]"""
    seat = battle_of(s).seat_of(card_side(s, card))
    discard(s, card)
    if s.events is not None:
        s.tell("card-rejected", rule, seat=seat, card=s.card_id(card))


def next_standard_card(s: StarCraftState, side: int) -> int:
    """Cards from the top of the deck until a standard one appears, or NOTHING. [SC-REINF-08] [SC-AMB-17]"""
    battle = battle_of(s)
    seat, source = battle.seat_of(side), s.standard_card_source(current_skirmish(s).front[side])
    while standard_left(s, source):
        card = take_top(s, source, card_place(s, side, battle.current), EVERYBODY)
        assert card is not None
        if is_standard(s, card):
            if s.events is not None:
                s.tell("card-from-deck", "SC-REINF-08", seat=seat, card=s.card_id(card))
            return card
        reject(s, card, "SC-REINF-08")
    s.tell("no-standard-card", "SC-AMB-17", seat=seat)
    return NOTHING


def check_reinforcements(s: StarCraftState) -> None:
    """Reinforcement cards that match nobody are discarded, before anything else happens. [SC-REINF-03] [SC-REINF-09]"""
    skirmish = current_skirmish(s)
    for side in SIDES:
        card = skirmish.reinforcement[side]
        if card != NOTHING and not is_eligible(s, side, card):
            set_cards(s, side, skirmish.standard[side], NOTHING)
            reject(s, card, "SC-REINF-03")


def is_eligible(s: StarCraftState, side: int, card: int) -> bool:
    """Whether an icon matches the front-line unit, or one with specialty support a supporting unit. [SC-REINF-04]"""
    number, face = battle_of(s).current, s.card_face[card]
    if s.catalog.icons[face] >> front_type(s, side, number) & 1:
        return True
    marked = s.catalog.supporter_icons[face]
    return any(marked >> s.unit_type[unit] & 1 for unit in fighters(s, side, number))


# Cancel


def cancel(s: StarCraftState) -> Procedure[None]:
    """Cancel effects come before all others, the attacker's before the defender's. [SC-KEY-08] [SC-KEY-09]"""
    for side in SIDES:
        number = battle_of(s).current
        for clause in (*on_standard(s, side, number, CANCEL), *on_reinforcement(s, side, number, CANCEL)):
            if isinstance(clause.effect, Cancel) and holds(s, clause, side, number):
                yield from cancel_card(s, 1 - side, clause.effect)


def cancel_card(s: StarCraftState, side: int, effect: Cancel) -> Procedure[None]:
    """A side's card goes to the discard pile without effect; a standard card is replaced. [SC-KEY-07] [SC-KEY-10]"""
    skirmish = current_skirmish(s)
    standard, reinforcement = skirmish.standard[side], skirmish.reinforcement[side]
    if effect.card == "reinforcement":
        if reinforcement != NOTHING:
            set_cards(s, side, standard, NOTHING)
            reject(s, reinforcement, "SC-KEY-07")
    elif standard != NOTHING:
        set_cards(s, side, NOTHING, reinforcement)
        reject(s, standard, "SC-KEY-07")
        new = yield from replace_standard_card(s, side)
        set_cards(s, side, new, reinforcement)


def replace_standard_card(s: StarCraftState, side: int) -> Procedure[int]:
    """A new standard card, from the hand or from the top of the deck. [SC-KEY-10] [SC-AMB-16]

    Whoever has cards in hand is asked even if none of them is a standard card, for silence would tell.
    """
    battle = battle_of(s)
    seat = battle.seat_of(side)
    choice: Choice = ("blind",)
    if s.hand(seat) and not s.plays_unseen(current_skirmish(s).front[side]):
        choice = yield from ask(
            Decision(seat, "replace-card", lambda: replacements(s, seat), "SC-KEY-10", {"skirmish": battle.current + 1})
        )
    match choice:
        case ("cards", str() as name):
            card = s.card_number(seat, name)
            s.cards.put(card, SKIRMISH + battle.current, EVERYBODY)
            s.chance.reveal()
            s.tell("card-replaced", "SC-KEY-10", seat=seat, card=name)
            return card
        case _:
            return next_standard_card(s, side)


def replacements(s: StarCraftState, seat: int) -> list[Choice]:
    """A standard card of the hand, or the top card of the deck."""
    return [*(("cards", s.card_id(card)) for card in standards_in_hand(s, seat)), ("blind",)]


STEPS: dict[str, StepFunction] = {"reveal": reveal, "cancel": cancel}

"""Battle step 7: resolving a skirmish. [SC-SKIRM-02]

Reveal cards (in `revealing.py`), compare attack and health (the sums in `final_values.py`), destroy units, and discard
the cards; `skirmishes` goes on until all are resolved.
"""

from __future__ import annotations

from orrery.core import EVERYBODY, YES_NO, Choice, Decision, Procedure, ask, unforeseen
from orrery.core.ruleset import StepFunction
from orrery.games.starcraft.ability import DISCARD, END_DESTROY, Clause
from orrery.games.starcraft.effect import ReturnToTechnology, Tire
from orrery.games.starcraft.effects.conditions import (
    battle_of,
    card_side,
    current_skirmish,
    fighters,
    holds,
    is_fighting,
    supporters,
)
from orrery.games.starcraft.effects.end_of_destroy import TEXTS, strikes
from orrery.games.starcraft.effects.in_force import Clash, on_reinforcement, on_standard
from orrery.games.starcraft.rules import revealing
from orrery.games.starcraft.rules.asking import choose
from orrery.games.starcraft.rules.combat_deck import discard
from orrery.games.starcraft.rules.final_values import costs_to_pay, fix_values, summands
from orrery.games.starcraft.rules.losses import choose_loss, destroy, is_cloaked, withdraw
from orrery.games.starcraft.rules.revealing import cards_on
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import ATTACKER, BORROWED, DEFENDER, NOTHING, SPLASH, TECHNOLOGY

SIDES = (ATTACKER, DEFENDER)


def skirmishes(s: StarCraftState) -> None:
    """Skirmishes are resolved one at a time, until none is left. [SC-SKIRM-01]"""
    battle = battle_of(s)
    battle.current = NOTHING
    for number in open_skirmishes(s):
        if not all(fighters(s, side, number) for side in SIDES):
            call_off(s, number)
    if open_skirmishes(s):
        s.then(*s.rules.skirmish, ("skirmishes",))


def open_skirmishes(s: StarCraftState) -> list[int]:
    """The skirmishes still to be resolved."""
    return [number for number, skirmish in enumerate(battle_of(s).skirmishes) if not skirmish.resolved]


def call_off(s: StarCraftState, number: int) -> None:
    """A skirmish in which a side has no unit left is not fought; its cards are discarded."""
    battle = battle_of(s)
    battle.skirmishes[number].resolved = True
    for card in cards_on(s, number, ATTACKER) + cards_on(s, number, DEFENDER):
        s.chance.reveal()
        discard(s, card)
    s.tell("skirmish-called-off", "SC-SKIRM-01", skirmish=number + 1)


def choose_skirmish(s: StarCraftState) -> Procedure[None]:
    """The attacker chooses the skirmish to resolve next. [SC-SKIRM-01]"""
    battle = battle_of(s)
    choice = yield from choose(
        Decision(
            battle.attacker,
            "skirmish",
            lambda: [("skirmish", number + 1) for number in open_skirmishes(s)],
            "SC-SKIRM-01",
        )
    )
    match choice:
        case ("skirmish", int() as number):
            battle.current = number - 1
        case _:
            unforeseen(choice)
    for side in SIDES:
        yield from close_ranks(s, side)
    s.tell("skirmish-begins", "SC-SKIRM-01", skirmish=battle.current + 1)


def close_ranks(s: StarCraftState, side: int) -> Procedure[None]:
    """A front-line unit that was lost in another skirmish is replaced by a supporter of its own, its owner's choice."""
    battle = battle_of(s)
    skirmish = current_skirmish(s)
    if is_fighting(s, skirmish.front[side]):
        return
    units = supporters(s, side, battle.current)
    able = [unit for unit in units if not s.catalog.assist[s.unit_type[unit]]] or units
    names: dict[Choice, int] = {("front", s.catalog.unit_ids[s.unit_type[unit]]): unit for unit in reversed(able)}
    seat = battle.seat_of(side)
    choice = yield from choose(
        Decision(seat, "front", lambda: sorted(names), "SC-BATTLE-10", {"seat": seat, "skirmish": battle.current + 1})
    )
    unit = names[choice]
    first, second = skirmish.front
    skirmish.front = (first, unit) if side else (unit, second)
    left = tuple(other for other in skirmish.supporters[side] if other != unit)
    skirmish.supporters = (skirmish.supporters[0], left) if side else (left, skirmish.supporters[1])


# B. Compare attack and health values


def compare(s: StarCraftState) -> Procedure[None]:
    """Costs are paid or not, attacker first; then the values are fixed. [SC-TIME-01] [SC-TIME-02]"""
    paid: tuple[list[Clause], list[Clause]] = ([], [])
    for side in SIDES:
        for card, clause in costs_to_pay(s, side):
            if (yield from pay_cost(s, side, card, clause)):
                paid[side].append(clause)
    fix_values(s, paid)
    if s.events is not None:
        for side in SIDES:
            tell_values(s, side, paid[side])


def tell_values(s: StarCraftState, side: int, paid: list[Clause]) -> None:
    """Tell a side's final values and what they are made of."""
    battle, skirmish = battle_of(s), current_skirmish(s)
    card, *texts = summands(Clash(s, battle.current), side, paid)
    support = texts.pop(2)[0]
    s.tell(
        "final-values",
        "SC-SKIRM-07",
        seat=battle.seat_of(side),
        attack=skirmish.attack[side],
        health=skirmish.health[side],
        card_attack=card[0],
        card_health=card[1],
        support=support,
        more_attack=sum(attack for attack, _ in texts),
        more_health=sum(health for _, health in texts),
    )


def pay_cost(s: StarCraftState, side: int, card: int, clause: Clause) -> Procedure[bool]:
    """A sentence that costs something works only if that is paid; whether to is its owner's choice."""
    seat = battle_of(s).seat_of(side)
    if isinstance(clause.cost, Tire) and not s.pool[seat]:
        return False
    choice = yield from ask(
        Decision(seat, "pay-cost", lambda: [("yes",), ("no",)], "SC-KEY-18", {"card": s.card_id(card)}, YES_NO)
    )
    if choice != ("yes",):
        return False
    match clause.cost:
        case Tire():
            s.pool[seat] -= 1
            s.unavailable[seat] += 1
            s.tell("worker-tired", "SC-KEY-18", seat=seat, card=s.card_id(card))
        case ReturnToTechnology():
            skirmish = current_skirmish(s)
            skirmish.returned = (*skirmish.returned, card)
        case _:
            raise AssertionError(f"{clause.cost} is no cost in a skirmish")
    return True


# C. Destroy units and discard cards


def destroy_units(s: StarCraftState) -> Procedure[None]:
    """Whoever has sufficient strength destroys a unit; both sides are judged at once. [SC-SKIRM-10] [SC-SKIRM-11]"""
    skirmish = current_skirmish(s)
    lost: list[int] = []
    for side in SIDES:
        units = targeted(s, side)
        if units:
            seat = battle_of(s).seat_of(side)
            unit = yield from choose_loss(s, seat, units, "support-loss", "SC-TARGET-05")
            lost.append(unit)
            strikes(s, 1 - side)
    for unit in lost:
        if is_cloaked(s, unit):
            skirmish.doomed = (*skirmish.doomed, unit)
        else:
            destroy(s, unit, "SC-TARGET-03")


def targeted(s: StarCraftState, side: int) -> list[int]:
    """The units of a side of which one is destroyed now: its front-line unit if the opposing one can target it, else
    any supporter that it can. [SC-TARGET-03] [SC-TARGET-04] [SC-TARGET-06] [SC-TARGET-07]"""
    skirmish = current_skirmish(s)
    if not skirmish.sufficient[1 - side] or skirmish.indestructible[side]:
        return []
    targets = skirmish.targets[1 - side]
    front = skirmish.front[side]
    if targets >> s.unit_type[front] & 1:
        return [front]
    number = battle_of(s).current
    return [unit for unit in supporters(s, side, number) if targets >> s.unit_type[unit] & 1]


def end_of_destroy(s: StarCraftState) -> None:
    """What happens at the end of the Destroy Units step, in its order."""
    s.then(*s.rules.end_of_destroy)


def withdraw_cloaked(s: StarCraftState) -> Procedure[None]:
    """Cloaked units that were destroyed withdraw instead, if their owner likes and can. [SC-KEY-01]"""
    skirmish = current_skirmish(s)
    for unit in skirmish.doomed:
        yield from withdraw(s, unit)
    skirmish.doomed = ()


def end_of_destroy_texts(s: StarCraftState) -> Procedure[None]:
    """Texts for the end of the step: the attacker's, then the defender's. [SC-TIME-01] [SC-TIME-02]"""
    number = battle_of(s).current
    for side in SIDES:
        waiting = texts_to_resolve(s, side)
        while waiting:
            card, clause = yield from next_text(s, side, waiting)
            waiting.remove((card, clause))
            if holds(s, clause, side, number):
                if s.events is not None:
                    seat = battle_of(s).seat_of(side)
                    s.tell("text-resolved", "SC-TIME-01", seat=seat, card=s.card_id(card))
                yield from TEXTS[type(clause.effect)](s, side, clause.effect)


def texts_to_resolve(s: StarCraftState, side: int) -> list[tuple[int, Clause]]:
    """A side's cards with a text for the end of the Destroy Units step."""
    skirmish, number = current_skirmish(s), battle_of(s).current
    standard, reinforcement = skirmish.standard[side], skirmish.reinforcement[side]
    said = [
        *((standard, clause) for clause in on_standard(s, side, number, END_DESTROY)),
        *((reinforcement, clause) for clause in on_reinforcement(s, side, number, END_DESTROY)),
    ]
    return [(card, clause) for card, clause in said if type(clause.effect) in TEXTS]


def next_text(s: StarCraftState, side: int, waiting: list[tuple[int, Clause]]) -> Procedure[tuple[int, Clause]]:
    """A player with several texts due at the same moment chooses their order. [SC-TIME-04]"""
    names: dict[Choice, tuple[int, Clause]] = {
        ("use", s.card_id(card)): (card, clause) for card, clause in reversed(waiting)
    }
    seat = battle_of(s).seat_of(side)
    choice = yield from choose(Decision(seat, "text-order", lambda: sorted(names), "SC-TIME-04"))
    return names[choice]


def discard_cards(s: StarCraftState) -> None:
    """The cards of the skirmish are discarded, except triggered splash damage cards. [SC-SKIRM-13]"""
    battle = battle_of(s)
    skirmish = current_skirmish(s)
    triggered = trigger_splash(s)
    for side in SIDES:
        for card in cards_on(s, battle.current, side):
            if card in triggered:
                if s.cards.where[card] < BORROWED:
                    s.cards.put(card, SPLASH, EVERYBODY)
            elif returns_to_technology(s, side, card):
                s.cards.put(card, TECHNOLOGY, EVERYBODY)
            else:
                discard(s, card)
    skirmish.resolved = True
    battle.current = NOTHING


def trigger_splash(s: StarCraftState) -> list[int]:
    """Splash damage of a side that destroyed an opposing unit waits for battle step 8. [SC-SPLASH-01] [SC-SPLASH-07]"""
    battle = battle_of(s)
    skirmish = current_skirmish(s)
    triggered = [(card, hits) for card, hits in skirmish.splash if skirmish.struck[card_side(s, card)]]
    battle.splash = (*battle.splash, *triggered)
    for card, _ in triggered:
        seat = battle.seat_of(card_side(s, card))
        s.tell("splash-triggered", "SC-SPLASH-01", seat=seat, card=s.card_id(card))
    return [card for card, _ in triggered]


def returns_to_technology(s: StarCraftState, side: int, card: int) -> bool:
    """Whether a card goes back to its Technology deck after use. [SC-KEY-19]"""
    skirmish, number = current_skirmish(s), battle_of(s).current
    said = on_standard if card == skirmish.standard[side] else on_reinforcement
    return card in skirmish.returned or any(
        isinstance(clause.effect, ReturnToTechnology) and holds(s, clause, side, number)
        for clause in said(s, side, number, DISCARD)
    )


STEPS: dict[str, StepFunction] = {
    "skirmishes": skirmishes,
    **revealing.STEPS,
    "choose_skirmish": choose_skirmish,
    "compare": compare,
    "destroy_units": destroy_units,
    "end_of_destroy": end_of_destroy,
    "withdraw_cloaked": withdraw_cloaked,
    "end_of_destroy_texts": end_of_destroy_texts,
    "discard_cards": discard_cards,
}

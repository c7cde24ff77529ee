"""How good each option looks, one kind of question after the other: what it would change, by the weights."""

from __future__ import annotations

from collections.abc import Callable

from orrery.core import Choice, Decision, unforeseen
from orrery.games.space_base.ability import Use
from orrery.games.space_base.insight.outlook import Outlook
from orrery.games.space_base.rules.dice import REROLLS, sum_of
from orrery.games.space_base.state import SpaceBaseState


def appraise(s: SpaceBaseState, decision: Decision) -> list[float]:
    """How good each option of a decision looks to its seat: only differences matter."""
    outlook = Outlook(s, decision.seat)
    appraisal = APPRAISALS[decision.kind]
    return [appraisal(outlook, option) for option in decision.options]


Appraisal = Callable[[Outlook, Choice], float]


def _ability(outlook: Outlook, option: Choice) -> float:
    match option:
        case ("use", name, *targets):
            number = outlook.s.catalog.number
            return using(outlook, number[name], number[targets[0]] if targets else 0)
        case ("pass",):
            return 0.0
        case _:
            return unforeseen(option)


def using(outlook: Outlook, card: int, aim: int = 0) -> float:
    """What a use of an ability gains, less what its tokens are worth."""
    ability = outlook.s.face(card).ability
    assert ability is not None
    use = Use(outlook.seat, card, aim)
    gained = sum(effect.gain(outlook, use, *numbers) for effect, numbers in ability.parts)
    return gained - outlook.price(card)


def _set_die(outlook: Outlook, option: Choice) -> float:
    match option:
        case ("set", name, int() as value):
            return using(outlook, outlook.s.catalog.number[name], value)
        case ("roll",):
            return 0.0
        case _:
            return unforeseen(option)


def _reroll(outlook: Outlook, option: Choice) -> float:
    match option:
        case ("reroll", name, str() as which):
            return using(outlook, outlook.s.catalog.number[name], REROLLS[which])
        case ("keep",):
            return 0.0
        case _:
            return unforeseen(option)


def _allocate(outlook: Outlook, option: Choice) -> float:
    s = outlook.s
    match option:
        case ("dice",):
            return outlook.rewards(*s.dice)
        case ("sum",):
            return outlook.rewards(sum_of(s, outlook.seat))
        case ("shift", name, int() as steps):
            return using(outlook, s.catalog.number[name], steps)
        case _:
            return unforeseen(option)


def _double(outlook: Outlook, option: Choice) -> float:
    match option:
        case ("double", name, int() as sector):
            return using(outlook, outlook.s.catalog.number[name], sector)
        case ("pass",):
            return 0.0
        case _:
            return unforeseen(option)


def _arrow(outlook: Outlook, option: Choice) -> float:
    match option:
        case ("sector", int() as sector):
            return outlook.rewards(sector)
        case ("pass",):
            return 0.0
        case _:
            return unforeseen(option)


def _charge(outlook: Outlook, option: Choice) -> float:
    return 1.0 if option[0] == "charge" else 0.0


def _carry(outlook: Outlook, option: Choice) -> float:
    match option:
        case ("carry", int() as tokens):
            return float(tokens)
        case _:
            return unforeseen(option)


def _move_charge(outlook: Outlook, option: Choice) -> float:
    match option:
        case ("move", source, target):
            number = outlook.s.catalog.number
            return outlook.token(number[target]) - outlook.token(number[source])
        case ("stay",):
            return 0.0
        case _:
            return unforeseen(option)


# Getting cards


def _buy(outlook: Outlook, option: Choice) -> float:
    """The regular purchase takes all credits."""
    s = outlook.s
    match option:
        case ("buy", name):
            card = s.catalog.number[name]
            return outlook.card(card, s.catalog.sector[card]) + outlook.held(0)
        case ("pass",):
            return outlook.held(s.credits[outlook.seat])
        case _:
            return unforeseen(option)


def _buy_extra(outlook: Outlook, option: Choice) -> float:
    s = outlook.s
    match option:
        case ("buy", name):
            card = s.catalog.number[name]
            return outlook.bought(card, s.catalog.sector[card])
        case ("buy-into", name, int() as sector):
            return outlook.bought(s.catalog.number[name], sector)
        case ("pass",):
            return 0.0
        case _:
            return unforeseen(option)


def _claim(outlook: Outlook, option: Choice) -> float:
    s = outlook.s
    match option:
        case ("claim", name):
            card = s.catalog.number[name]
            return outlook.card(card, s.catalog.sector[card])
        case ("pass",):
            return 0.0
        case _:
            return unforeseen(option)


def _draft(outlook: Outlook, option: Choice) -> float:
    """All cards that are bought, one after the other, and the credits that are left."""
    s = outlook.s
    match option:
        case ("buy", *names):
            cards = [s.catalog.number[name] for name in names]
        case _:
            return unforeseen(option)
    console, stationed = outlook.prospect.console, dict[int, int]()
    for card in cards:
        sector = s.catalog.sector[card]
        console = outlook.prospect.laid(console, card, stationed.get(sector, s.stationed(outlook.seat, sector)), sector)
        stationed[sector] = card
    left = s.credits[outlook.seat] - sum(s.catalog.cost[card] for card in cards)
    taught = sum(outlook.prospect.taught(card) for card in cards)
    return outlook.prospect.change(console) + taught + outlook.held(left)


APPRAISALS: dict[str, Appraisal] = {
    "ability": _ability,
    "set-die": _set_die,
    "reroll": _reroll,
    "allocate": _allocate,
    "double": _double,
    "arrow": _arrow,
    "charge": _charge,
    "carry": _carry,
    "move-charge": _move_charge,
    "buy": _buy,
    "buy-extra": _buy_extra,
    "buy-into": _buy_extra,
    "claim": _claim,
    "draft": _draft,
}
"""Every question with its appraisal."""

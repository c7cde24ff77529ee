"""Why a choice is not on offer: which rule forbids it. What a rule forbids stands with the rule itself."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.core import Choice, Decision, Message, Seat, unforeseen
from orrery.core.message import Argument, player
from orrery.games.space_base.ability import ALLOCATING, OPEN, REWARDING, ROLLING, Use
from orrery.games.space_base.catalog import SECTORS
from orrery.games.space_base.effects.tokens import other_open_slots
from orrery.games.space_base.rules.charges import against_using
from orrery.games.space_base.rules.dice import DIE_VALUES, has_shifted, steps_of, sum_of
from orrery.games.space_base.rules.purchase import of_levels, payable
from orrery.games.space_base.rules.setup import orders, total_cost
from orrery.games.space_base.state import NOBODY, SpaceBaseState
from orrery.games.space_base.verbs import ANSWERS
from orrery.games.space_base.words import about_words, called


def explain(s: SpaceBaseState, decision: Decision, choice: Choice) -> Message | None:
    """What forbids a choice; None for one that is on offer."""
    seat = decision.seat
    match choice:
        case ("use" | "set" | "reroll" | "shift" | "double", str() as name, *_):
            # These say more about an ability than that another question is being asked.
            against = _against_ability(s, seat, name)
            if against is not None:
                return against
    if decision.kind not in ANSWERS[str(choice[0])]:
        return _another_question(s, decision)
    match choice:
        case ("use", str() as name, *targets):
            return _against_use(s, seat, name, targets)
        case ("set", str() as name, int() as value):
            return _against_setting(s, name, value)
        case ("reroll", str() as name, str()):
            return _lacks(s, name, "reroll", "SB-REROLL-01")
        case ("shift", str() as name, int() as steps):
            return _against_shift(s, seat, name, steps)
        case ("double", str() as name, int() as sector):
            return _against_doubling(s, decision, name, sector)
        case ("dice",):
            return _refused("already-shifted", "SB-DICEARROW-01") if has_shifted(s, seat) else None
        case ("sector", int() as sector):
            return _against_arrow(decision, sector)
        case ("charge", str() as name):
            return _unless(name == _about(decision, "card"), _refused("other-card", "SB-CHARGE-01"))
        case ("carry", int() as tokens):
            return _unless(0 <= tokens <= int(_about(decision, "most")), _refused("tokens", "SB-DEPLOY-04"))
        case ("move", str() as source, str() as target):
            return _against_move(s, decision, source, target)
        case ("buy", *names) if decision.kind == "draft":
            return _against_draft(s, seat, names)
        case ("buy", *names):
            return _against_buying(s, seat, names)
        case ("buy-into", str() as name, int() as sector):
            return _against_buying_into(s, decision, name, sector)
        case ("claim", str() as name):
            return _against_claim(s, decision, name)
        case ("sum" | "roll" | "keep" | "decline" | "stay" | "pass",):
            return None
        case _:
            return unforeseen(choice)


def _refused(words: str, rule: str, **arguments: Argument) -> Message:
    return Message(f"space-base-refused-{words}", arguments, rule)


def _unless(allowed: bool, refusal: Message) -> Message | None:
    return None if allowed else refusal


def _about(decision: Decision, name: str) -> str | int:
    """Something that the question is about."""
    return (decision.about or {})[name]


def _another_question(s: SpaceBaseState, decision: Decision) -> Message:
    asked = Message(f"space-base-ask-{decision.kind}", about_words(s.ruleset, decision))
    return Message("refused-not-offered", {"name": player(decision.seat), "asked": asked}, decision.rule)


def _unknown(s: SpaceBaseState, name: str | int) -> Message | None:
    return _unless(name in s.catalog.number, _refused("unknown-card", "", card=str(name)))


def _card(s: SpaceBaseState, name: str | int) -> int:
    return s.catalog.number[str(name)]


# Abilities


def _against_ability(s: SpaceBaseState, seat: Seat, name: str) -> Message | None:
    """What forbids the use of a card's ability now, whatever it does."""
    unknown = _unknown(s, name)
    if unknown is not None:
        return unknown
    card = _card(s, name)
    phase = s.phase if s.phase in (ROLLING, ALLOCATING, REWARDING) else OPEN
    refusal = against_using(s, seat, card, phase)
    if refusal is None:
        return None
    on_console = s.owner(card) != NOBODY
    tokens, needed = (s.charges[card], s.price(card)) if on_console else (0, 0)
    return _refused(refusal.words, refusal.rule, card=called(s.card(card)), tokens=tokens, needed=needed)


def _lacks(s: SpaceBaseState, name: str, effect: str, rule: str) -> Message | None:
    """Two kinds of abilities belong to phase 2; this question is about the other one."""
    ability = s.face(_card(s, name)).ability
    assert ability is not None
    return _unless(effect in ability.names, _refused("wrong-phase", rule, card=called(s.card(_card(s, name)))))


def _against_use(s: SpaceBaseState, seat: Seat, name: str, targets: Sequence[str | int]) -> Message | None:
    card = _card(s, name)
    ability = s.face(card).ability
    assert ability is not None
    name_of = called(s.card(card))
    if ability.aims is None:
        if targets:
            return _refused("no-target", "SB-ABIL-06", card=name_of)
        return _unless(ability.is_useful(s, Use(seat, card)), _refused("no-effect", "SB-TURN-14", card=name_of))
    if not targets:
        return _refused("needs-target", "SB-ABIL-06", card=name_of)
    possible = [s.catalog.ids[target] for target in ability.aims(s, seat, card)]
    rule = "SB-SWAPCARD-02" if "exchange" in ability.names else "SB-AMB-15"
    return _unless(targets[0] in possible, _refused("wrong-target", rule, card=name_of))


def _against_setting(s: SpaceBaseState, name: str, value: int) -> Message | None:
    if value not in DIE_VALUES:
        return _refused("die-value", "SB-SETDIE-02")
    return _lacks(s, name, "set-die", "SB-SETDIE-01")


def _against_shift(s: SpaceBaseState, seat: Seat, name: str, steps: int) -> Message | None:
    ability = s.face(_card(s, name)).ability
    assert ability is not None
    if steps in steps_of(s, seat, ability):
        return None
    if steps >= 1 and sum_of(s, seat) + steps > SECTORS:
        return _refused("beyond-console", "SB-DICEARROW-08")
    return _refused("steps", "SB-DICEARROW-04", card=called(s.card(_card(s, name))))


def _against_doubling(s: SpaceBaseState, decision: Decision, name: str, sector: int) -> Message | None:
    seat, card = decision.seat, _card(s, name)
    if sector not in s.allocated[seat]:
        return _refused("not-allocated", decision.rule, sector=sector)
    side = s.paying_side(seat)
    if not s.pays(side, s.cards_in(seat, side, sector), but=card):
        return _refused("no-effect", "SB-TURN-14", card=called(s.card(card)))
    free = [option[-1] for option in decision.options]
    return _unless(sector in free, _refused("not-doubled", "SB-AMB-24", sector=sector))


def _against_move(s: SpaceBaseState, decision: Decision, source: str, target: str) -> Message | None:
    seat = decision.seat
    unknown = _unknown(s, source) or _unknown(s, target)
    if unknown is not None:
        return unknown
    if _card(s, source) not in s.charged[seat]:
        return _refused("no-token", "SB-AMB-15", card=called(s.card(_card(s, source))))
    payer = _card(s, _about(decision, "card"))
    possible = _card(s, target) in other_open_slots(s, seat, payer) and target != source
    return _unless(possible, _refused("no-slot", "SB-AMB-15", card=called(s.card(_card(s, target)))))


# Rewards


def _against_arrow(decision: Decision, target: int) -> Message | None:
    sector = int(_about(decision, "sector"))
    if abs(target - sector) != 1:
        return _refused("arrow", "SB-ARROW-06" if target == sector else "SB-ARROW-01")
    if not 1 <= target <= SECTORS:
        return _refused("beyond-console", "SB-ARROW-09")
    unpaid = [option[-1] for option in decision.options]
    return _unless(target in unpaid, _refused("arrow", "SB-ARROW-06"))


# Getting cards


def _against_buying(s: SpaceBaseState, seat: Seat, names: Sequence[str | int]) -> Message | None:
    if len(names) != 1:
        return _refused("one-card", "SB-BUY-01")
    against = _against_price(s, seat, names[0])
    if against is not None:
        return against
    return _against_sector(s, seat, s.catalog.sector[_card(s, names[0])], "SB-BUY-07")


def _against_price(s: SpaceBaseState, seat: Seat, name: str | int) -> Message | None:
    """What forbids the purchase of a card, wherever it would go."""
    unknown = _unknown(s, name)
    if unknown is not None:
        return unknown
    card = _card(s, name)
    if card not in s.yard and card not in s.colonies:
        return _refused("not-on-offer", "SB-BUY-02", card=called(s.card(card)))
    too_dear = _refused("too-dear", "SB-BUY-03", cost=s.catalog.cost[card], credits=s.credits[seat])
    return _unless(card in payable(s, seat, [card]), too_dear)


def _against_sector(s: SpaceBaseState, seat: Seat, sector: int, rule: str) -> Message | None:
    return _unless(not s.is_blocked(seat, sector), _refused("colony", rule, sector=sector))


def _against_buying_into(s: SpaceBaseState, decision: Decision, name: str, sector: int) -> Message | None:
    against = _against_price(s, decision.seat, name)
    if against is not None:
        return against
    if not int(_about(decision, "low")) <= sector <= int(_about(decision, "high")):
        return _refused("wrong-sector", "SB-RELOC-02")
    return _against_sector(s, decision.seat, sector, "SB-COLONY-05")


def _against_claim(s: SpaceBaseState, decision: Decision, name: str) -> Message | None:
    unknown = _unknown(s, name)
    if unknown is not None:
        return unknown
    card = _card(s, name)
    if s.catalog.colony[card]:
        return _refused("claimed-colony", "SB-CLAIM-05")
    if card not in s.yard:
        return _refused("not-on-offer", "SB-CLAIM-02", card=called(s.card(card)))
    levels = [int(level) for level in str(_about(decision, "levels")).split("/")]
    if not of_levels(s, [card], levels):
        return _refused("wrong-level", "SB-CLAIM-02", level=s.catalog.level[card])
    return _against_sector(s, decision.seat, s.catalog.sector[card], "SB-CLAIM-05")


def _against_draft(s: SpaceBaseState, seat: Seat, names: Sequence[str | int]) -> Message | None:
    for name in names:
        if name not in s.catalog.number or _card(s, name) not in s.hands[seat]:
            return _refused("not-drawn", "SB-LIGHT-04", card=str(name))
    cards = tuple(_card(s, name) for name in names)
    if len(set(cards)) < len(cards) or cards not in orders(s, cards):
        return _refused("draft-order", "SB-AMB-21")
    cost = total_cost(s, cards)
    return _unless(cost <= s.credits[seat], _refused("too-dear", "SB-LIGHT-04", cost=cost, credits=s.credits[seat]))

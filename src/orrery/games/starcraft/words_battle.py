"""What options say in a battle: cards with the values they would have, units with what they are worth."""

from __future__ import annotations

from collections.abc import Callable

from orrery.core import Choice, Decision, Message
from orrery.core.message import Argument
from orrery.games.starcraft.effect import Tire
from orrery.games.starcraft.effects.conditions import battle_of, front_type
from orrery.games.starcraft.names import (
    ability_called,
    area_called,
    area_with_yield,
    card_called,
    unit_called,
    unit_facts,
)
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.texts import (
    card_text,
    effects_text,
    event_text,
    icon_names,
    leadership_text,
    technology_text,
    unit_name,
)
from orrery.games.starcraft.values import ATTACKER, DEFENDER, GUARD, NOTHING

Description = Callable[[StarCraftState, Decision, Choice], Message]

# Abilities


def _use(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    """An Event card or technology of the play area, or a card whose text is due, with what it does."""
    _, name = choice
    return Message(
        "starcraft-do-use", {"ability": ability_called(s.catalog, str(name)), "text": ability_words(s, str(name))}
    )


def ability_words(s: StarCraftState, name: str) -> Message:
    """What an Event card, a Leadership card, a technology or a Combat card does."""
    catalog = s.catalog
    if name == GUARD:
        return Message("starcraft-guard-text", {"health": catalog.numbers.guard_health})
    if name in catalog.event_number:
        return event_text(catalog, catalog.events[catalog.event_number[name]])
    if name in catalog.leadership_number:
        return leadership_text(catalog, catalog.leadership[catalog.leadership_number[name]])
    if name in catalog.technology_number:
        return technology_text(catalog, catalog.technologies[catalog.technology_number[name]])
    return card_text(catalog, catalog.cards[catalog.card_number[name]])


def payment_words(s: StarCraftState, name: str) -> dict[str, Argument]:
    """What a card asks to be paid in a skirmish, and what that brings."""
    ability = s.catalog.cards[s.catalog.card_number[name]].ability
    clauses = [clause for clause in ability.clauses if clause.cost is not None]
    cost = "worker" if any(isinstance(clause.cost, Tire) for clause in clauses) else "card"
    return {"cost": cost, "effect": effects_text(s.catalog, clauses)}


# Front lines and support


def _front(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    _, unit = choice
    return Message("starcraft-do-front", _worth(s, str(unit)))


def _worth(s: StarCraftState, unit: str) -> dict[str, Argument]:
    return {"unit": unit_called(s.catalog, unit), "facts": unit_facts(s.catalog, s.catalog.unit_number[unit])}


def _pair(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    """Who meets whom, the attacking unit first, and who of them can hit the other. [SC-TARGET-02]"""
    _, unit, against = choice
    own, opposing = s.catalog.unit_number[str(unit)], s.catalog.unit_number[str(against)]
    hits, is_hit = s.catalog.targets[own] >> opposing & 1, s.catalog.targets[opposing] >> own & 1
    facts: dict[str, Argument] = {
        "unit": unit_called(s.catalog, str(unit)),
        "against": unit_called(s.catalog, str(against)),
        "targets": "both" if hits and is_hit else "attacker" if hits else "defender" if is_hit else "none",
    }
    return Message("starcraft-do-pair", facts)


def _support(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    """A skirmish to support, and what the unit would add there. [SC-SUPP-01]"""
    _, unit, number = choice
    side = battle_of(s).side_of(decision.seat)
    kind, opposing = s.catalog.unit_number[str(unit)], front_type(s, 1 - side, int(number) - 1)
    adds = s.catalog.support[kind] if s.catalog.targets[kind] >> opposing & 1 else 0
    facts: dict[str, Argument] = {"unit": unit_called(s.catalog, str(unit)), "support": adds}
    return Message("starcraft-do-support", {**facts, **skirmish_words(s, int(number))})


def skirmish_words(s: StarCraftState, number: int) -> dict[str, Argument]:
    """A skirmish by its number and front-line units."""
    skirmish = battle_of(s).skirmishes[number - 1]
    fronts = [unit_name(s.catalog, s.unit_type[unit]) for unit in skirmish.front if unit != NOTHING]
    return {"skirmish": number, "attacking": fronts[ATTACKER], "defending": fronts[DEFENDER]}


# Cards


def _cards(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    """One or two cards, the standard one with the values it gives the front-line unit here. [SC-SKIRM-04]"""
    _, standard, *reinforcement = choice
    facts = _values(s, decision, str(standard))
    if not reinforcement:
        return Message("starcraft-do-cards", facts)
    extra = str(reinforcement[0])
    matches = "yes" if _helps(s, decision, extra) else "no"
    second: dict[str, Argument] = {"second": card_called(s.catalog, extra), "more": ability_words(s, extra)}
    return Message("starcraft-do-cards-two", {**facts, **second, "helps": matches})


def _blind(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    """The top card of a deck; for a unit under mind control that of its owner's. [BW-MIND-03]"""
    _, *reinforcement = choice
    if decision.rule != "BW-MIND-09":
        return Message("starcraft-do-blind")
    if not reinforcement:
        return Message("starcraft-do-blind-lent")
    extra = str(reinforcement[0])
    facts: dict[str, Argument] = {"card": card_called(s.catalog, extra), "text": ability_words(s, extra)}
    return Message("starcraft-do-blind-with", facts)


def _skirmish_asked(decision: Decision) -> int:
    return int((decision.about or {})["skirmish"]) - 1


def _values(s: StarCraftState, decision: Decision, name: str) -> dict[str, Argument]:
    """A standard card with the attack and health it would give the own front-line unit of the skirmish asked about.

    Assist units use its text, and yet the minor values. [SC-KEY-17]
    """
    catalog = s.catalog
    card = catalog.card_number[name]
    unit = front_type(s, battle_of(s).side_of(decision.seat), _skirmish_asked(decision))
    fits = "no" if not catalog.icons[card] >> unit & 1 else "assist" if catalog.assist[unit] else "yes"
    best_attack, best_health = catalog.major[card]
    attack, health = catalog.major[card] if fits == "yes" else catalog.minor[card]
    return {
        "card": card_called(catalog, name),
        "attack": attack,
        "health": health,
        "best_attack": best_attack,
        "best_health": best_health,
        "named": "yes" if catalog.cards[card].technology >= 0 else "no",
        "fits": fits,
        "text": ability_words(s, name),
    }


def _helps(s: StarCraftState, decision: Decision, name: str) -> bool:
    """Whether a reinforcement card matches the front line, or a supporter there if it may. [SC-REINF-04]"""
    card, number = s.catalog.card_number[name], _skirmish_asked(decision)
    side = battle_of(s).side_of(decision.seat)
    if s.catalog.icons[card] >> front_type(s, side, number) & 1:
        return True
    supporters = battle_of(s).skirmishes[number].supporters[side]
    return any(s.catalog.supporter_icons[card] >> s.unit_type[unit] & 1 for unit in supporters)


def card_facts(s: StarCraftState, name: str) -> dict[str, Argument]:
    """A card by itself: both pairs of values of a standard card, and what it does."""
    card = s.catalog.cards[s.catalog.card_number[name]]
    return {
        "card": card_called(s.catalog, name) if card.technology >= 0 else Message("starcraft-combat-card-plain"),
        "kind": card.kind,
        "units": icon_names(s.catalog, card),
        "attack": card.major[0],
        "health": card.major[1],
        "minor_attack": card.minor[0],
        "minor_health": card.minor[1],
        "text": ability_words(s, name),
    }


def _skirmish(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    _, number = choice
    return Message("starcraft-do-skirmish", skirmish_words(s, int(number)))


# Losses and retreats


def _lose(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    """A unit to lose; while its skirmish is open, which one, and whether it is in front there."""
    _, unit, *place = choice
    facts = _worth(s, str(unit))
    match place:
        case [int() as number, "front"]:
            return Message("starcraft-do-lose-front", {**facts, "skirmish": number})
        case [int() as number]:
            return Message("starcraft-do-lose-support", {**facts, "skirmish": number})
    return Message("starcraft-do-lose", facts)


def _one_unit(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    """A verb that names a unit."""
    verb, unit = choice
    return Message(f"starcraft-do-{verb}", _worth(s, str(unit)))


def _leave(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    _, unit = choice
    target = str((decision.about or {})["area"])
    return Message("starcraft-do-leave", {**_worth(s, str(unit)), "area": area_called(s.catalog, target)})


def _to_area(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    """A way out of the battle, with the room there is."""
    verb, area = choice
    number = s.catalog.area_number[str(area)]
    room = s.catalog.limit[number] - s.area_units[number].bit_count()
    facts: dict[str, Argument] = {"area": area_with_yield(s.catalog, str(area)), "room": max(0, room)}
    return Message(f"starcraft-do-{verb}", facts)


BATTLE: dict[str, Description] = {
    "use": _use,
    "front": _front,
    "pair": _pair,
    "support": _support,
    "blind": _blind,
    "cards": _cards,
    "skirmish": _skirmish,
    "lose": _lose,
    "withdraw": _to_area,
    "retreat": _to_area,
    "excess": _one_unit,
    "leave": _leave,
}
"""What the verbs of a battle say."""

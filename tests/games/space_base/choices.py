"""Choices that a person might try, made from the declared verbs and the real cards."""

from __future__ import annotations

import random
from collections.abc import Iterator

from orrery.core import BadChoice, Choice
from orrery.core.verbs import Kind
from orrery.games.space_base.state import SpaceBaseState
from orrery.games.space_base.verbs import VERBS

NUMBERS = range(-1, 14)


def fillings(s: SpaceBaseState, kind: Kind) -> list[str | int]:
    """Everything real that could stand in the place of an argument, and a card that does not exist."""
    if kind.words:
        return [*kind.words]
    return [*NUMBERS] if kind.number else [*s.catalog.ids, "enterprise"]


def short_choices(s: SpaceBaseState) -> Iterator[Choice]:
    """All choices with one argument or none."""
    for verb in VERBS:
        kinds = [*verb.arguments.values()]
        needed = sum(not (kind.optional or kind.many) for kind in kinds)
        if needed == 0:
            yield (verb.name,)
        if needed <= 1 and kinds:
            yield from ((verb.name, filling) for filling in fillings(s, kinds[0]))


def random_choice(s: SpaceBaseState, seat: int, rng: random.Random) -> Choice:
    """A choice of any verb with any arguments; cards rather such as the seat has to do with."""
    verb = rng.choice([*VERBS])
    parts: list[str | int] = []
    for kind in verb.arguments.values():
        if kind.optional and rng.random() < 0.5:
            break
        parts += [_filling(s, seat, kind, rng) for _ in range(rng.randint(0, 3) if kind.many else 1)]
    return (verb.name, *parts)


def _filling(s: SpaceBaseState, seat: int, kind: Kind, rng: random.Random) -> str | int:
    if kind.name != "card" or rng.random() < 0.3:
        return rng.choice(fillings(s, kind))
    near = [*s.own_cards(seat), *s.hands[seat], *(card for card in (*s.yard, *s.colonies) if card >= 0)]
    return s.catalog.ids[rng.choice(near)]


def near_miss(s: SpaceBaseState, seat: int, options: list[Choice], rng: random.Random) -> Choice:
    """An option with one part changed, left out or added; it may still be an option."""
    option = rng.choice(options)
    verb, *parts = option
    places = [*VERBS[str(verb)].arguments.values()]
    if not places:
        return option
    at = rng.randrange(len(parts) + 1)
    other = _filling(s, seat, places[min(at, len(places) - 1)], rng)
    if at == len(parts):
        changed = parts[:-1] if rng.random() < 0.5 else [*parts, other]
    else:
        changed = [*parts[:at], other, *parts[at + 1 :]]
    choice = (verb, *changed)
    return choice if is_well_formed(choice) else option


def is_well_formed(choice: Choice) -> bool:
    """Whether a choice passes the check of what comes from outside."""
    try:
        VERBS.check(choice)
    except BadChoice:
        return False
    return True

"""Choices that a person might try, made from the declared verbs and the real components."""

from __future__ import annotations

import random
from collections.abc import Iterator

from orrery.core import BadChoice, Choice
from orrery.core.verbs import Kind
from orrery.games.starcraft.explain import known_names
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.verbs import VERBS

NUMBERS = [*range(-2, 8), 15]


def fillings(s: StarCraftState, verb: str, kind: Kind) -> list[str | int]:
    """Everything real that could stand in the place of an argument."""
    if kind.words:
        return [*kind.words]
    if kind.name == "seat":
        return [*range(s.seats)]
    if kind.number:
        return [*NUMBERS]
    if kind.name == "route":
        return [s.route_id(route) for route in range(len(s.routes))]
    return [*known_names(s.catalog, "ability" if verb == "use" else kind.name)]


def short_choices(s: StarCraftState) -> Iterator[Choice]:
    """All choices with one argument or none."""
    for verb in VERBS:
        kinds = [*verb.arguments.values()]
        needed = sum(not (kind.optional or kind.many) for kind in kinds)
        if needed == 0:
            yield (verb.name,)
        if needed <= 1 and kinds:
            yield from ((verb.name, filling) for filling in fillings(s, verb.name, kinds[0]))


def random_choice(s: StarCraftState, rng: random.Random) -> Choice:
    """A choice of any verb with any arguments."""
    verb = rng.choice([verb for verb in VERBS if "route" not in [kind.name for kind in verb.arguments.values()]])
    if s.routes and rng.random() < 0.9:
        verb = rng.choice([*VERBS])
    parts: list[str | int] = []
    for kind in verb.arguments.values():
        if not kind.optional or rng.random() < 0.5:
            found = fillings(s, verb.name, kind)
            parts += [rng.choice(found) for _ in range(rng.randint(0, 2) if kind.many else 1) if found]
    choice = (verb.name, *parts)
    return choice if is_well_formed(choice) else ("done",)


def near_miss(s: StarCraftState, options: list[Choice], rng: random.Random) -> Choice:
    """An option with one part changed, left out or added; it may still be an option."""
    option = rng.choice(options)
    verb, *parts = option
    places = [*VERBS[str(verb)].arguments.values()]
    if not places:
        return option
    at = rng.randrange(len(parts) + 1)
    if at == len(parts):
        more = rng.choice(fillings(s, str(verb), places[min(at, len(places) - 1)]) or [0])
        changed = parts[:-1] if rng.random() < 0.5 else [*parts, more]
    else:
        place = places[min(at, len(places) - 1)]
        changed = [*parts[:at], rng.choice(fillings(s, str(verb), place)), *parts[at + 1 :]]
    choice = (verb, *changed)
    return choice if is_well_formed(choice) else option


def is_well_formed(choice: Choice) -> bool:
    """Whether a choice passes the check of what comes from outside."""
    try:
        VERBS.check(choice)
    except BadChoice:
        return False
    return True

"""Choices that a person might try, made from the declared verbs and the real components."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from orrery.core import BadChoice, Choice, Match
from orrery.core.verbs import Kind, Verb
from orrery.games.risk import GAME
from orrery.games.risk.state import RiskState
from orrery.games.risk.verbs import VERBS

NUMBERS = [*range(-1, 14), 20]
VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (3, {"variant": "basic-training"}),
    (6, {"variant": "basic-training"}),
    (3, {"variant": "command-room", "wide_towers": True}),
    (5, {"variant": "command-room"}),
    (4, {"variant": "command-room", "teams": True}),
    (6, {"variant": "command-room", "teams": True}),
    (2, {"variant": "total-domination"}),
    (2, {"variant": "total-domination", "extended": True, "two_bases_achievement": False}),
    (4, {"variant": "total-domination", "mineral_fields": False}),
    (6, {"variant": "total-domination", "extended": True, "teams": True}),
]
"""Seats and options: every variant, with and without teams, heroes and abilities."""


def begin(seats: int, options: dict[str, Any], seed: object, rounds: int = 12) -> Match[RiskState]:
    """A match of a variant that ends after some rounds."""
    return Match(GAME, seats, seed=str(seed), options={**options, "round_limit": rounds})


def fillings(s: RiskState, kind: Kind) -> list[str | int]:
    """Everything real that could stand in the place of an argument."""
    catalog = s.catalog
    if kind.words:
        return [*kind.words]
    if kind.number:
        return [*NUMBERS]
    return {
        "territory": [*catalog.ids],
        "aim": [*catalog.ids, *range(s.seats)],
        "card": [*catalog.card_ids],
        "achievement": [award.id for award in catalog.achievements],
        "faction": [faction.id for faction in catalog.factions],
    }[kind.name]


def short_choices(s: RiskState) -> Iterator[Choice]:
    """All choices with one argument or none."""
    for verb in VERBS:
        kinds = [*verb.arguments.values()]
        needed = sum(not (kind.optional or kind.many) for kind in kinds)
        if needed == 0:
            yield (verb.name,)
        if needed <= 1 and kinds:
            yield from ((verb.name, filling) for filling in fillings(s, kinds[0]))


def random_choice(s: RiskState, rng: random.Random) -> Choice:
    """A choice of any verb with any arguments."""
    verb = rng.choice([*VERBS])
    parts: list[str | int] = []
    for kind in verb.arguments.values():
        if kind.optional and rng.random() < 0.5:
            break
        parts += [rng.choice(fillings(s, kind)) for _ in range(rng.randint(0, 3) if kind.many else 1)]
    return (verb.name, *parts)


def near_miss(s: RiskState, options: list[Choice], rng: random.Random) -> Choice:
    """An option with one part changed, left out or added; it may still be an option."""
    option = rng.choice(options)
    verb, *parts = option
    places = [*VERBS[str(verb)].arguments.values()]
    if not places:
        return option
    at = rng.randrange(len(parts) + 1)
    if at == len(parts):
        changed = parts[:-1] if rng.random() < 0.5 else [*parts, rng.choice(fillings(s, places[-1]))]
    else:
        changed = [*parts[:at], rng.choice(fillings(s, places[min(at, len(places) - 1)])), *parts[at + 1 :]]
    choice = (verb, *changed)
    return choice if is_well_formed(VERBS[str(verb)], choice) else option


def is_well_formed(verb: Verb, choice: Choice) -> bool:
    """Whether a choice passes the check of what comes from outside."""
    try:
        VERBS.check(choice)
    except BadChoice:
        return False
    return verb.name == choice[0]

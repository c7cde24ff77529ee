"""What people mean by pointing at things: the choices that would be about them.

An interface where one clicks on things needs no option to ask why something can't be chosen. It names the things that
were pointed at, in order; the last one is what is asked about. Here they become choices of the verbs that answer the
question, and the game explains what forbids those.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from orrery.core.decision import Choice, Decision
from orrery.core.verbs import Kind, Verb, Verbs

Value = tuple[str, str | int]
"""The kind of something, and its name or number."""


def values_of(thing: str) -> list[Value]:
    """What a thing on the board can stand for in a choice.

    >>> values_of("card:duke"), values_of("sector:0:5"), values_of("unit:aiur-1:zealot")
    ([('card', 'duke')], [('sector', 5)], [('unit', 'zealot'), ('area', 'aiur-1')])
    """
    kind, _, name = thing.partition(":")
    if kind == "unit":
        area, _, unit = name.rpartition(":")
        return [("unit", unit), ("area", area)]
    if kind == "cell":
        return [("coordinate", int(part)) for part in name.split(":") if part.lstrip("-").isdigit()]
    last = name.rpartition(":")[2]
    if kind in ("player", "sector", "die", "skirmish") and last.isdigit():
        return [("seat" if kind == "player" else kind, int(last))]
    return [(kind, name)]


def meant(verbs: Verbs, decision: Decision, things: Sequence[str]) -> Iterator[Choice]:
    """The choices that pointing at these things may mean, the likeliest first; each is about the last of them.

    What is on offer comes first, then everything else one can say. What was not pointed at is taken from an option of
    the same verb, as it would be the next step of the one who points.
    """
    offered = {str(option[0]) for option in decision.options}
    for verb in sorted(verbs, key=lambda verb: verb.name not in offered):
        like = [option for option in decision.options if option[0] == verb.name]
        seen = set()
        for late in (False, True):
            choice = _filled(verb, things, like, late)
            if choice is not None and choice not in seen:
                seen.add(choice)
                yield choice


def _filled(verb: Verb, things: Sequence[str], like: Sequence[Choice], late: bool) -> Choice | None:
    """A choice of a verb with the things in its places: in the first ones that fit, or `late`, in the last ones."""
    kinds = list(verb.arguments.values())
    left = [(at, value) for at, thing in enumerate(things) for value in values_of(thing)]
    places: dict[int, str | int] = {}
    used = set()
    order = range(len(kinds))
    for place in reversed(order) if late else order:
        for entry in reversed(left) if late else left:
            at, (kind, name) = entry
            if _fits(kinds[place], kind, name):
                places[place] = name
                used.add(at)
                left.remove(entry)
                break
    if len(things) - 1 not in used:
        return None
    return _completed(verb, places, like)


def _fits(wanted: Kind, kind: str, name: str | int) -> bool:
    if wanted.among:
        return any(_fits(one, kind, name) for one in wanted.among)
    return wanted.name == kind and wanted.fits(name)


def _completed(verb: Verb, places: dict[int, str | int], like: Sequence[Choice]) -> Choice | None:
    """The choice with what was not pointed at: as in the option that is most like it, or the least there is."""
    closest = max(like, key=lambda option: _agreeing(option, places), default=None)
    parts: list[str | int] = [verb.name]
    last = max(places)
    for place, kind in enumerate(verb.arguments.values()):
        if place in places:
            parts.append(places[place])
        elif place > last and (kind.optional or kind.many):
            break
        elif closest is not None and place + 1 < len(closest):
            parts.append(closest[place + 1])
        elif kind.number:
            parts.append(1)
        elif kind.words:
            parts.append(kind.words[0])
        else:
            return None
    return tuple(parts)


def _agreeing(option: Choice, places: dict[int, str | int]) -> int:
    return sum(place + 1 < len(option) and option[place + 1] == name for place, name in places.items())

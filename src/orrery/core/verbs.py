"""What a player can say: each game declares its verbs once, with the kinds of their arguments.

    TERRITORY = Kind("territory")
    UNITS = Kind("units", number=True)
    VERBS = Verbs(Verb("invade", source=TERRITORY, target=TERRITORY, units=UNITS, hero=flag("hero")), Verb("done"))

From this come the check of what arrives from outside, the client's types, the table in the game's docs and the codes
for learning environments. A choice itself stays a plain tuple.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from orrery.core.decision import Choice
from orrery.core.errors import BadChoice


class Kind(msgspec.Struct, frozen=True):
    """What an argument names: a component by its id, or a number.

    `words` are the only ones allowed, if there are any; where an argument may be of one of several kinds, these stand
    in `among`. An `optional` argument may be missing, with all that follow it; a `many` argument comes last and may
    stand there any number of times.
    """

    name: str
    number: bool = False
    words: tuple[str, ...] = ()
    optional: bool = False
    many: bool = False
    among: tuple[Kind, ...] = ()

    @property
    def wanted(self) -> str:
        """What may stand in the place of this argument, in words."""
        if self.among:
            return " or ".join(kind.wanted for kind in self.among)
        return " or ".join(self.words) or ("a number" if self.number else "a name")

    def fits(self, part: str | int) -> bool:
        """Whether something may stand in the place of this argument."""
        if self.among:
            return any(kind.fits(part) for kind in self.among)
        if isinstance(part, int):
            return self.number
        return not self.number and (not self.words or part in self.words)


AMOUNT = Kind("amount", number=True)
SEAT = Kind("seat", number=True)


def flag(word: str) -> Kind:
    """An optional last word that changes what the verb means: ``("invade", ..., "hero")``."""
    return Kind("flag", words=(word,), optional=True)


def one_of(name: str, *words: str) -> Kind:
    """One of a few words."""
    return Kind(name, words=words)


def either(name: str, *kinds: Kind) -> Kind:
    """Something of one of several kinds.

    >>> aim = either("aim", Kind("territory"), SEAT)
    >>> aim.fits("ursa"), aim.fits(2), aim.wanted
    (True, True, 'a name or a number')
    """
    return Kind(name, among=kinds)


def optional(kind: Kind) -> Kind:
    """The same argument, which may be missing."""
    return msgspec.structs.replace(kind, optional=True)


def many(kind: Kind) -> Kind:
    """The same argument, any number of times."""
    return msgspec.structs.replace(kind, many=True)


class Verb:
    """A verb and its arguments in order.

    >>> place = Verb("place", territory=Kind("territory"), units=AMOUNT)
    >>> place.form
    'place TERRITORY UNITS'
    """

    __slots__ = ("arguments", "name")

    def __init__(self, name: str, **arguments: Kind) -> None:
        self.name = name
        self.arguments = arguments

    @property
    def form(self) -> str:
        """The verb as one would write it: places to fill in capitals, optional ones in brackets."""
        parts = [self.name]
        for name, kind in self.arguments.items():
            word = kind.words[0] if kind.name == "flag" else "|".join(kind.words) or name.upper()
            word += " ..." if kind.many else ""
            parts.append(f"[{word}]" if kind.optional or kind.many else word)
        return " ".join(parts)

    def against(self, choice: Choice, *, whole: bool = True) -> str:
        """What is wrong with the arguments of a choice of this verb, or with its first ones; empty if nothing is."""
        given = choice[1:]
        kinds = list(self.arguments.items())
        if kinds and kinds[-1][1].many:
            name, last = kinds.pop()
            kinds += [(name, last)] * (len(given) - len(kinds))
        if len(given) > len(kinds) or (whole and any(not kind.optional for _, kind in kinds[len(given) :])):
            return f"'{self.name}' is written as: {self.form}"
        for part, (name, kind) in zip(given, kinds, strict=False):
            if not kind.fits(part):
                return f"'{self.name}' is written as: {self.form}; {name} is {kind.wanted}, not {part!r}"
        return ""


class Verbs:
    """All verbs of a game.

    >>> verbs = Verbs(Verb("place", territory=Kind("territory"), units=AMOUNT), Verb("done"))
    >>> verbs.check(("place", "ursa", 3))
    >>> verbs.check(("place", "ursa", "many"))
    Traceback (most recent call last):
    orrery.core.errors.BadChoice: 'place' is written as: place TERRITORY UNITS; units is a number, not 'many'
    """

    __slots__ = ("_by_name",)

    def __init__(self, *verbs: Verb) -> None:
        self._by_name = {verb.name: verb for verb in verbs}
        if len(self._by_name) != len(verbs):
            raise ValueError("a verb is declared twice")

    def __iter__(self) -> Iterator[Verb]:
        return iter(self._by_name.values())

    def __contains__(self, name: object) -> bool:
        return name in self._by_name

    def __getitem__(self, name: str) -> Verb:
        return self._by_name[name]

    @property
    def names(self) -> list[str]:
        """The names of all verbs."""
        return list(self._by_name)

    def check(self, choice: Choice, *, whole: bool = True) -> None:
        """Refuse a choice that no question of this game could offer; what is not `whole` may lack its last words."""
        verb = self._by_name.get(str(choice[0]))
        if verb is None:
            raise BadChoice(f"there is no verb '{str(choice[0])[:40]}' here; there are: {', '.join(self._by_name)}")
        if wrong := verb.against(choice, whole=whole):
            raise BadChoice(wrong)

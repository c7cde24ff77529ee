"""Reads ability codes. What can be written stands in the README beside this file, under "Ability codes".

Whatever is wrong is a ValueError that says what was read and what is known; the catalogue adds file, row and field.
"""

from __future__ import annotations

import re

from orrery.games.starcraft.ability import ALL, CALLED, CHOOSE, OCCASIONS, OTHERWISE, Ability, Clause, Test, TestName
from orrery.games.starcraft.effect import Effect, UnitSet
from orrery.games.starcraft.vocabulary import (
    COSTS,
    EFFECTS,
    FIGHT,
    IN_SKIRMISH,
    TESTS,
    UNIT_TESTS,
    Form,
    Misread,
    Names,
)

_clause = re.compile(r"(?:(always):|@([a-z_]+):)?([^\[\]@]+)(?:\[([^\[\]]*)\])?(?:@([a-z_]+))?")
_effect = re.compile(r"([a-z_]+)(?:\+(\d+)|\(([^()]*)\))?")
_test = re.compile(r"(not\()?([a-z_]+)(?:\(([a-z-]+)\))?(\))?")


def read_ability(code: str, moment: str, names: Names) -> Ability:
    """An ability from its code; `moment` is the one meant where the code names none."""
    return Ability(code, tuple(_read_clause(text, moment, names) for text in code.split(";")) if code else ())


def _read_clause(text: str, moment: str, names: Names) -> Clause:
    found = _clause.fullmatch(text)
    if found is None:
        raise ValueError(f"'{text}' is not a clause: [MOMENT:]EFFECT[[CONDITIONS]][@STEP]")
    lasting, called, body, conditions, step = found.groups()
    if called is not None and called not in (*CALLED, *OCCASIONS):
        raise ValueError(f"'{text}': unknown moment '{called}'; known: {', '.join((*CALLED, *OCCASIONS))}")
    moment = lasting or called or moment
    cost, effects, join = _read_body(body, moment, names)
    front, against, tests = _read_conditions(conditions, moment, names)
    return Clause(moment, _step(body, moment, step), cost, effects, join, front, against, tests)


def _read_body(body: str, moment: str, names: Names) -> tuple[Effect | None, tuple[Effect, ...], str]:
    """What is paid, what is done, and how several effects go together."""
    paid, arrow, done = body.rpartition("=>")
    cost = None
    if arrow:
        if paid.partition("(")[0] not in COSTS:
            raise ValueError(f"'{paid}' cannot be paid; before => stands one of {', '.join(COSTS)}")
        cost = _read_effect(paid, moment, names)
    join, mark = (OTHERWISE, "//") if "//" in done else (CHOOSE, "/") if "/" in done else (ALL, "/")
    return cost, tuple(_read_effect(part, moment, names) for part in done.split(mark)), join


def _read_effect(text: str, moment: str, names: Names) -> Effect:
    form = _form(text)
    found = _effect.fullmatch(text)
    if found is None or (found[2] is not None) != form.arguments.startswith("+"):
        raise ValueError(_written(text, form))
    if moment not in form.moments:
        raise ValueError(f"'{text}' does not work at the moment '{moment}', but at {' or '.join(form.moments)}")
    words = [found[2]] if found[2] is not None else found[3].split(",") if found[3] is not None else []
    try:
        return form.read(words, names)
    except Misread:
        raise ValueError(_written(text, form)) from None


def _form(text: str) -> Form:
    name = re.split(r"[+(]", text, maxsplit=1)[0]
    if name not in EFFECTS:
        raise ValueError(f"unknown effect '{text}'; known: {', '.join(EFFECTS)}")
    return EFFECTS[name]


def _written(text: str, form: Form) -> str:
    name = re.split(r"[+(]", text, maxsplit=1)[0]
    return f"'{text}' is not understood; it is written {name}{form.arguments}"


def _step(body: str, moment: str, given: str | None) -> str:
    """The part of a battle in which a clause works; none outside of skirmishes."""
    form = _form(body.rpartition("=>")[2].split("/")[0])
    steps = form.steps if moment in IN_SKIRMISH else ()
    if given is None:
        return steps[0] if steps else ""
    if given not in steps:
        raise ValueError(f"'{body}' has no step '{given}'; it has {', '.join(steps) or 'none'}")
    return given


def _read_conditions(
    text: str | None, moment: str, names: Names
) -> tuple[UnitSet | None, UnitSet | None, tuple[Test, ...]]:
    front = against = None
    tests: tuple[Test, ...] = ()
    for condition in text.split(",") if text is not None else []:
        key, _, value = condition.partition("=")
        if key in ("self", "vs") and moment not in FIGHT:
            raise ValueError(f"'{condition}': there is no front-line unit at the moment '{moment}'")
        if key == "self":
            front = names.unit_set(value)
        elif key == "vs":
            against = names.unit_set(value)
        elif key == "if":
            tests = tuple(_read_test(test, moment, names) for test in value.split("&"))
        else:
            raise ValueError(f"unknown condition '{condition}'; known: self=UNITS, vs=UNITS, if=TESTS")
    return front, against, tests


def _read_test(text: str, moment: str, names: Names) -> Test:
    found = _test.fullmatch(text)
    known: list[TestName] = [name for name in TESTS if found is not None and name == found[2]]
    if found is None or not known or bool(found[1]) != bool(found[4]):
        raise ValueError(f"unknown test '{text}'; known: not(TEST), {', '.join(TESTS)}")
    name = known[0]
    if moment not in TESTS[name]:
        raise ValueError(f"'{text}' cannot be asked at the moment '{moment}', but at {' or '.join(TESTS[name])}")
    if (name in UNIT_TESTS) != (found[3] is not None):
        raise ValueError(f"'{text}' is not understood; a unit in brackets goes with {', '.join(UNIT_TESTS)}")
    return Test(name, not found[1], names.unit(found[3]) if found[3] else -1)

"""Questions to players, and the procedures that ask them."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, Literal, NoReturn, TypeAlias, TypeVar

import msgspec

from orrery.core.errors import BadChoice

Seat: TypeAlias = int
Choice: TypeAlias = tuple[str | int, ...]
"""A verb, then arguments that name components: ``("buy", "allen")``. Never an index into a list."""

T = TypeVar("T")


class Form(msgspec.Struct, frozen=True):
    """How a person answers a question, so that no interface has to guess it from the shape of the options.

    | Name | The answer is |
    |---|---|
    | one | one of a few things |
    | trail | a verb and things to be pointed at in order, perhaps ending in an amount |
    | amount | a number |
    | some | any of several things, `fewest` to `most` of them |
    | yes-no | one of two, for or against |

    Options of the verb `ranged` end in an amount and name some amounts only, so that they stay few: every amount
    between the least and the most on offer for the same things may be said as well.
    """

    name: Literal["one", "trail", "amount", "some", "yes-no"]
    fewest: int = 0
    most: int = 0
    ranged: str = ""


ONE = Form("one")
TRAIL = Form("trail")
AMOUNT = Form("amount")
YES_NO = Form("yes-no")


def some(fewest: int, most: int) -> Form:
    """Any of several things, so many at least and at most."""
    return Form("some", fewest, most)


class Decision(msgspec.Struct, eq=False):
    """One question to one seat: pick one of `options`.

    The options are made when somebody looks at them, so that replaying a game does not pay for them.
    `rule` names the rule that asks, `about` holds what a person needs to know to understand the question, `form` says
    how it is answered. `make_asides` gives what the seat may do besides: a taken aside comes back to the rule like an
    answer, and the rule then asks anew.

    >>> question = Decision(0, "colour", lambda: [("paint", "red"), ("paint", "blue")])
    >>> question.options
    [('paint', 'red'), ('paint', 'blue')]
    """

    seat: Seat
    kind: str
    make_options: Callable[[], list[Choice]]
    rule: str = ""
    about: dict[str, str | int] | None = None
    form: Form = ONE
    make_asides: Callable[[], list[Choice]] | None = None
    made: list[Choice] | None = None
    """The options, once somebody has looked at them."""

    @property
    def options(self) -> list[Choice]:
        """All choices that answer the question."""
        options = self.made
        if options is None:
            options = self.made = self.make_options()
        return options

    @property
    def asides(self) -> list[Choice]:
        """What the seat may do besides, after which the question is asked anew."""
        return self.make_asides() if self.make_asides is not None else []

    @property
    def between(self) -> list[Choice]:
        """What answers the question as well, besides the options: amounts in between, where the form says so.

        >>> counting = Form("amount", ranged="take")
        >>> Decision(0, "take", lambda: [("take", 1), ("take", 4), ("pass",)], form=counting).between
        [('take', 2), ('take', 3)]
        """
        verb = self.form.ranged
        if not verb:
            return []
        offered: dict[Choice, set[int]] = {}
        for option in self.options:
            if option[0] == verb:
                offered.setdefault(option[:-1], set()).add(int(option[-1]))
        return [
            (*things, amount)
            for things, amounts in offered.items()
            for amount in range(min(amounts), max(amounts))
            if amount not in amounts
        ]

    def allows(self, choice: Choice) -> bool:
        """Whether a choice answers the question or is one of its asides."""
        return choice in self.options or choice in self.between or choice in self.asides

    def refresh(self) -> None:
        """Forget the options: the state they were made from has changed."""
        self.made = None

    def to_json(self) -> dict[str, Any]:
        """The question as plain JSON, for interfaces."""
        return {
            "seat": self.seat,
            "kind": self.kind,
            "form": msgspec.to_builtins(self.form),
            "rule": self.rule,
            "about": self.about or {},
            "options": [list(option) for option in self.options],
            "asides": [list(aside) for aside in self.asides],
        }

    def __repr__(self) -> str:
        return f"<Decision {self.kind!r} for seat {self.seat}: {len(self.options)} options>"


class Together:
    """Several seats are asked at once and may answer in any order; nobody sees an answer before all are in.

    The procedure gets the answers in the order of the decisions. At most one decision a seat, and no asides: they
    would let one seat act on what the others are just deciding. The answer that completes the question is final.
    """

    __slots__ = ("decisions",)

    def __init__(self, decisions: Sequence[Decision]) -> None:
        for decision in decisions:
            if decision.make_asides is not None:
                raise ValueError(f"'{decision.kind}' is asked together with others and may allow no asides")
        self.decisions = decisions


Answer: TypeAlias = Choice | list[Choice]
"""A `Choice` for a `Decision`, a list of them for `Together`. (A generator has one send type for both.)"""

Procedure: TypeAlias = Generator[Decision | Together, Answer | None, T]
"""A rule, written as a generator: it changes the state and yields where a player must decide."""


def ask(decision: Decision) -> Procedure[Choice]:
    """Ask one seat and give what it chose: one of the options, or a taken aside.

    A rule says ``choice = yield from ask(Decision(...))``.
    """
    answer = yield decision
    assert isinstance(answer, tuple)
    return answer


def ask_together(decisions: Sequence[Decision]) -> Procedure[list[Choice]]:
    """Ask several seats at once; their answers in the order of the decisions."""
    answers = yield Together(decisions)
    assert isinstance(answers, list)
    return answers


def unforeseen(choice: Choice) -> NoReturn:
    """The last case of a rule that takes an answer apart: a choice was offered that the rule does not know."""
    raise AssertionError(f"the rule that asked does not know what to do with {choice}")


def as_choice(value: object) -> Choice:
    """Check that something from outside has the shape of a choice, and make it one.

    >>> as_choice(["buy", "allen"])
    ('buy', 'allen')
    >>> as_choice([["buy"], 3.5])
    Traceback (most recent call last):
    orrery.core.errors.BadChoice: a choice is a verb followed by words and whole numbers, not [['buy'], 3.5]
    """
    if isinstance(value, list | tuple) and value and isinstance(value[0], str):
        if all(isinstance(part, str | int) and not isinstance(part, bool) for part in value):
            return tuple(value)
    shown = repr(value)
    raise BadChoice(
        f"a choice is a verb followed by words and whole numbers, not {shown[:80]}{'…' * (len(shown) > 80)}"
    )

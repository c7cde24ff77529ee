"""`make mutation-sample AREA=core|risk|starcraft`: change the code in a few places, and list what no test notices.

    python tools/mutation_sample.py risk --sample 100 --seed 1 --minutes 15

Small changes inside functions are drawn by chance. The tests of the area are collected once; for each change the
process is forked, and in the fork the changed function gets its new code and the tests run up to the first that fails.
Nothing is written, the sources stay untouched. Narration (`tell(...)`), annotations and what stands outside of
functions are left alone. Survivors are printed as they are found, and at the end their share with a 95 % interval after
Wilson. The same seed draws the same changes as long as the sources are the same; see `docs/mutation.md`.
"""

from __future__ import annotations

import ast
import gc
import math
import os
import random
import resource
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FunctionType
from typing import Annotated, Any

import pytest
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

TOP = Path(__file__).resolve().parent.parent
BATTLE = "battle skirmish placing revealing final_values losses assignment aftermath resources planning"
A_FEW_VARIANTS = "(space-base-2 and 10 and not False or risk-2 and not 100 or starcraft-2 and standard and not 40)"
SLOW_WORDS = "test_words and (risk or starcraft or can_occur or refused_can_be)"


def modules(folder: str, names: str) -> tuple[str, ...]:
    """The modules of that folder by their names."""
    return tuple(f"{folder}{name}.py" for name in names.split())


CORE, SPACE_BASE = "tests/core/test_", "tests/games/space_base/test_"
RISK, STARCRAFT = "tests/games/risk/test_", "tests/games/starcraft/test_"
SOURCES = {
    "core": ("src/orrery/core/*.py",),
    "risk": ("src/orrery/games/risk/rules/*.py", "src/orrery/games/risk/effects/*.py"),
    "starcraft": modules("src/orrery/games/starcraft/rules/", BATTLE),
}
"""What is changed in each area."""

TESTS = {
    "core": (
        *modules(CORE, "match record keeping pack story lessons fields"),
        *("src/orrery/core", "-k", f"not ({SLOW_WORDS}) and (not conformance or {A_FEW_VARIANTS})"),
        *modules(RISK, "preferences agenda upgrade"),
        *modules(SPACE_BASE, "upgrade explain"),
        *modules(CORE, "words conformance"),
    ),
    "risk": modules(
        RISK,
        "invasion manoeuvre reinforcements turn setup dice elimination ending stars cards_attack cards_defence"
        " cards_other achievements rewards heroes teams windows command_room one_against_one total_domination",
    ),
    "starcraft": modules(
        STARCRAFT,
        "battle battle_cards battle_examples skirmish skirmish_cards skirmish_cloaking aftermath resources planning"
        " regrouping technologies upgrades tech_required ability mobilize execution victory events battle_refusals"
        " battle_properties",
    ),
}
"""Which tests should notice, the quick ones first; whole recorded games are left out, as with mutmut."""

OPERATORS = ((ast.Lt, ast.LtE), (ast.Gt, ast.GtE), (ast.Eq, ast.NotEq), (ast.In, ast.NotIn), (ast.Is, ast.IsNot))
ARITHMETIC = ((ast.Add, ast.Sub), (ast.Mult, ast.FloorDiv), (ast.BitAnd, ast.BitOr), (ast.And, ast.Or))
OTHER: dict[type[ast.AST], Any] = {
    **{one: other() for one, other in (*OPERATORS, *ARITHMETIC)},
    **{other: one() for one, other in (*OPERATORS, *ARITHMETIC)},
    ast.Mod: ast.Mult(),
}
"""What an operator becomes."""


@dataclass(frozen=True)
class Change:
    """One place in one file, what stands there instead, and the function that it is in."""

    path: Path
    source: str
    node: ast.expr | ast.stmt
    instead: str
    function: str

    def applied(self) -> str:
        """The source with the change; lines before it keep their numbers."""
        node, lines = self.node, self.source.encode().splitlines(keepends=True)
        assert node.end_lineno is not None
        before = b"".join(lines[: node.lineno - 1]) + lines[node.lineno - 1][: node.col_offset]
        after = lines[node.end_lineno - 1][node.end_col_offset :] + b"".join(lines[node.end_lineno :])
        return (before + self.instead.encode() + after).decode()

    def __str__(self) -> str:
        changed = self.applied().splitlines()[self.node.lineno - 1]
        return f"{self.path.relative_to(TOP)}:{self.node.lineno} {changed.strip()}"

    def apply(self) -> None:
        """Give the function its new code, wherever it is known by now."""
        new = dict(functions_in(compile(self.applied(), str(self.path), "exec")))[self.function]
        for each in gc.get_objects():
            if isinstance(each, FunctionType) and each.__code__.co_filename == str(self.path):
                if each.__code__.co_qualname == self.function:
                    each.__code__ = new


def functions_in(code: CodeType) -> Iterator[tuple[str, CodeType]]:
    """The functions of a module and of its classes, by their names."""
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield each.co_qualname, each
            yield from functions_in(each)


def instead(node: ast.AST) -> Iterator[str]:
    """What may stand in place of an expression or a statement."""
    match node:
        case ast.Compare(left, [operator, *operators], values) if type(operator) in OTHER:
            yield f"({ast.unparse(ast.Compare(left, [OTHER[type(operator)], *operators], values))})"
        case ast.BoolOp(operator, values):
            yield f"({ast.unparse(ast.BoolOp(OTHER[type(operator)], values))})"
        case ast.BinOp(left, operator, right) if type(operator) in OTHER and not written_out(left, right):
            yield f"({ast.unparse(ast.BinOp(left, OTHER[type(operator)], right))})"
        case ast.UnaryOp(ast.Not(), operand):
            yield f"({ast.unparse(operand)})"
        case ast.Constant(bool(value)):
            yield str(not value)
        case ast.Constant(int(value)):
            yield str(value + 1)
        case ast.AugAssign(target, operator, value) if type(operator) in OTHER:
            yield ast.unparse(ast.AugAssign(target, OTHER[type(operator)], value))
            yield "pass"
        case ast.Expr(ast.YieldFrom()):
            yield "yield from ()"
        case ast.Expr(ast.Call()) | ast.Raise() | ast.Assign([ast.Attribute() | ast.Subscript()]):
            yield "pass"
        case ast.Return(ast.expr() as value) if not isinstance(value, ast.Constant):
            yield "return None"


def written_out(*operands: ast.expr) -> bool:
    """Whether one is a text or a list: taking such from another is an error that every test would notice."""
    return any(
        isinstance(one, ast.JoinedStr | ast.List | ast.Tuple | ast.ListComp)
        or (isinstance(one, ast.Constant) and isinstance(one.value, str))
        for one in operands
    )


def conditions(node: ast.AST) -> Iterator[ast.expr]:
    """The conditions of a node that are not changed anyway, as comparisons and negations are."""
    match node:
        case ast.If(test) | ast.IfExp(test):
            found = [test]
        case ast.comprehension(ifs=found):
            pass
        case _:
            return
    yield from (test for test in found if not isinstance(test, ast.Compare | ast.UnaryOp | ast.BoolOp))


def changes(path: Path) -> Iterator[Change]:
    """Every change inside the functions of a module."""
    source = path.read_text()
    for function, node in places(ast.parse(source)):
        if isinstance(node, ast.expr | ast.stmt):
            yield from (Change(path, source, node, text, function) for text in instead(node))
        for test in conditions(node):
            yield Change(path, source, test, f"(not {ast.unparse(test)})", function)


def places(node: ast.AST, function: str = "", scope: str = "") -> Iterator[tuple[str, ast.AST]]:
    """Everything inside the functions below a node, with the name of the outermost function."""
    match node:
        case ast.Expr(ast.Call(ast.Attribute(attr="tell")) | ast.Constant()) | ast.JoinedStr() | ast.arguments():
            return  # narration, docstrings; inside an f-string Python 3.11 does not know the places
        case ast.ClassDef(name) if not function:
            scope = f"{scope}{name}."
        case ast.FunctionDef(name) if not function:
            function = scope + name
    if function:
        yield function, node
    for name, value in ast.iter_fields(node):
        if name not in ("annotation", "returns", "decorator_list"):
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from places(child, function, scope)


def called_while_loading(module: ast.Module) -> set[str]:
    """The functions that a module calls outside of functions: in a fork they have long done their work."""
    loose = [node for node in module.body if not isinstance(node, ast.FunctionDef | ast.ClassDef)]
    found = (node.func for each in loose for node in ast.walk(each) if isinstance(node, ast.Call))
    return {function.id for function in found if isinstance(function, ast.Name)}


def changes_of(area: str, seed: int) -> list[Change]:
    """Every change of an area that a fork can show, in an order of chance."""
    paths = sorted(path for pattern in SOURCES[area] for path in TOP.glob(pattern))
    done = set().union(*(called_while_loading(ast.parse(path.read_text())) for path in paths))
    found = [change for path in paths for change in changes(path)]
    random.Random(seed).shuffle(found)
    return [change for change in found if change.function not in done]


@dataclass
class Trial:
    """A plugin of pytest that runs the collected tests once for each change instead of once."""

    area: str
    sample: int
    seed: int
    minutes: float
    tried: int = 0
    survivors: list[Change] = field(default_factory=list)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try the changes one after the other."""
        drawn = changes_of(self.area, self.seed)
        end, started = time.monotonic() + self.minutes * 60, os.times().children_user
        if noticed(session):
            sys.exit("The tests fail without any change, or there are none. Repair that first.")
        enough = int(1.5 * (os.times().children_user - started)) + 5  # seconds, after which a change has hung the tests
        columns = TextColumn(self.area), BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}")
        console = Console(soft_wrap=True)
        with Progress(*columns, TimeElapsedColumn(), console=console, auto_refresh=False) as progress:
            task = progress.add_task("0 survived", total=min(self.sample, len(drawn)))
            for change in drawn[: self.sample]:
                if not noticed(session, change, enough):
                    self.survivors.append(change)
                    console.print(str(change), markup=False, highlight=False)
                self.tried += 1
                progress.update(task, advance=1, description=f"{len(self.survivors)} survived", refresh=True)
                if time.monotonic() > end:
                    break
        console.print(self.summary(len(drawn)))
        return True

    def summary(self, possible: int) -> str:
        """What came of it."""
        survived, (low, high) = len(self.survivors), wilson(len(self.survivors), self.tried)
        return (
            f"{self.area}: {self.tried} of {possible} possible changes tried, {survived} survived, "
            f"{survived / self.tried:.1%} (95 % interval {low:.1%} to {high:.1%})"
        )


def noticed(session: pytest.Session, change: Change | None = None, seconds: int = 600) -> bool:
    """Whether a test fails in a fork of this process; modules of tests named after what was changed run first."""
    process = os.fork()
    if process:
        return os.waitpid(process, 0)[1] != 0
    try:
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        items = session.items
        if change is not None:
            change.apply()
            items = sorted(items, key=lambda item: change.path.stem not in item.path.stem)
        for item, following in zip(items, [*items[1:], None], strict=True):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if session.testsfailed:
                os._exit(1)
        os._exit(0 if items else 1)
    except BaseException:
        os._exit(1)


def wilson(hits: int, tries: int) -> tuple[float, float]:
    """The 95 % interval of a share, which is sound for few tries and for shares near zero."""
    z, share = 1.96, hits / tries
    middle = share + z * z / (2 * tries)
    reach = z * math.sqrt(share * (1 - share) / tries + z * z / (4 * tries * tries))
    return (middle - reach) / (1 + z * z / tries), (middle + reach) / (1 + z * z / tries)


def main(
    area: str,
    sample: Annotated[int, typer.Option(help="how many changes to try")] = 100,
    seed: Annotated[int, typer.Option(help="which ones")] = 1,
    minutes: Annotated[float, typer.Option(help="stop after this time, whatever is done")] = 15,
) -> None:
    """Try a sample of changes in an area: core, risk or starcraft."""
    if area not in TESTS:
        raise typer.BadParameter(f"{area} is no area. There are {', '.join(TESTS)}.")
    os.chdir(TOP)
    quietly = ["-q", "-q", "-s", "-p", "no:cacheprovider", "-p", "no:xdist", "--timeout=0"]
    sys.exit(pytest.main([*quietly, *TESTS[area]], plugins=[Trial(area, sample, seed, minutes)]))


if __name__ == "__main__":
    typer.run(main)

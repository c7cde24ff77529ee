"""`make mutation-sample AREA=core|risk|starcraft`: change the code in a few places, and list what no test notices.

    python tools/mutation_sample.py risk --sample 100 --seed 1 --minutes 15

The tree is copied, small changes inside functions are drawn by chance, and the tests of the area run once for each.
Narration (`tell(...)`), annotations and what stands outside of functions are left alone. Survivors are printed as they
are found, and at the end their share with a 95 % interval after Wilson. The same seed draws the same changes as long as
the sources are the same. `docs/mutation.md` says what was found.
"""

from __future__ import annotations

import ast
import compileall
import math
import os
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from py_compile import PycInvalidationMode
from tempfile import TemporaryDirectory
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

TOP = Path(__file__).resolve().parent.parent
BATTLE = "battle skirmish placing revealing final_values losses assignment aftermath resources planning"
A_FEW_VARIANTS = (
    "space-base-2-points_to_win=10 and light_speed=True"
    " or risk-2 and extended=True and round_limit=3 or starcraft-2-mode=standard and round_limit=3"
)


def modules(folder: str, names: str) -> tuple[str, ...]:
    """The modules of that folder by their names."""
    return tuple(f"{folder}{name}.py" for name in names.split())


CORE, RISK, STARCRAFT = "tests/core/test_", "tests/games/risk/test_", "tests/games/starcraft/test_"
SOURCES = {
    "core": ("src/orrery/core/*.py",),
    "risk": ("src/orrery/games/risk/rules/*.py", "src/orrery/games/risk/effects/*.py"),
    "starcraft": modules("src/orrery/games/starcraft/rules/", BATTLE),
}
"""What is changed in each area."""

TESTS = {
    "core": (
        modules(CORE, "match record keeping pack story lessons fields"),
        modules(RISK, "hidden preferences agenda") + modules(STARCRAFT, "hidden"),
        (*modules(CORE, "conformance"), "-k", A_FEW_VARIANTS),
    ),
    "risk": (
        modules(RISK, "invasion manoeuvre reinforcements turn setup dice elimination ending stars"),
        modules(RISK, "cards_attack cards_defence cards_other cards_effects achievements rewards heroes teams events"),
        modules(RISK, "windows command_room one_against_one total_domination agenda comfort preferences explain"),
    ),
    "starcraft": (
        modules(STARCRAFT, "battle battle_cards battle_examples battle_refusals skirmish skirmish_cards aftermath"),
        modules(STARCRAFT, "skirmish_cloaking resources planning regrouping technologies upgrades tech_required"),
        modules(STARCRAFT, "ability mobilize execution victory events order_reasons battle_properties"),
    ),
}
"""Runs of pytest that should notice, the quick ones first; whole recorded games are left out, as with mutmut."""

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
    """One place in one file, and what stands there instead."""

    path: Path
    node: ast.expr | ast.stmt
    instead: str

    def applied(self, source: str) -> str:
        """The source with the change; lines before it keep their numbers."""
        node, lines = self.node, source.encode().splitlines(keepends=True)
        assert node.end_lineno is not None
        before = b"".join(lines[: node.lineno - 1]) + lines[node.lineno - 1][: node.col_offset]
        after = lines[node.end_lineno - 1][node.end_col_offset :] + b"".join(lines[node.end_lineno :])
        return (before + self.instead.encode() + after).decode()

    def line(self, copy: Path) -> str:
        """File, number and text of the line as it was changed."""
        changed = self.applied(self.path.read_text()).splitlines()[self.node.lineno - 1]
        return f"{self.path.relative_to(copy)}:{self.node.lineno} {changed.strip()}"


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


def changes(path: Path, node: ast.AST, inside: bool = False) -> Iterator[Change]:
    """Every change inside the functions below a node."""
    match node:
        case ast.Expr(ast.Call(ast.Attribute(attr="tell")) | ast.Constant()) | ast.JoinedStr() | ast.arguments():
            return  # narration, docstrings; inside an f-string Python 3.11 does not know the places
    if inside and isinstance(node, ast.expr | ast.stmt):
        yield from (Change(path, node, text) for text in instead(node))
    if inside:
        yield from (Change(path, test, f"(not {ast.unparse(test)})") for test in conditions(node))
    function = isinstance(node, ast.FunctionDef)
    for name, value in ast.iter_fields(node):
        if name not in ("annotation", "returns", "decorator_list"):
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from changes(path, child, inside or function)


def noticed(copy: Path, area: str, word: str = "") -> bool:
    """Whether a test fails; modules of tests that are named after what was changed run first."""
    environment = {**os.environ, "PYTHONPATH": f"{copy / 'src'}{os.pathsep}{copy}"}
    for run in TESTS[area]:
        ordered = run if "-k" in run else sorted(run, key=lambda test: word not in test)
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--timeout=60", *ordered]
        if subprocess.run(command, cwd=copy, env=environment, capture_output=True).returncode:
            return True
    return False


def tried_out(change: Change, copy: Path, area: str) -> bool:
    """Make a change in the copy, see whether the tests notice, and take it back."""
    source = change.path.read_text()
    change.path.write_text(change.applied(source))
    try:
        return noticed(copy, area, change.path.stem)
    finally:
        change.path.write_text(source)


def wilson(hits: int, tries: int) -> tuple[float, float]:
    """The 95 % interval of a share, which is sound for few tries and for shares near zero."""
    z, share = 1.96, hits / tries
    middle = share + z * z / (2 * tries)
    reach = z * math.sqrt(share * (1 - share) / tries + z * z / (4 * tries * tries))
    return (middle - reach) / (1 + z * z / tries), (middle + reach) / (1 + z * z / tries)


def copied(to: Path) -> Path:
    """A copy of the tree; its byte code is valid by content, since a change may come within the same second."""
    for folder in ("src", "tests", "locales", "docs"):
        shutil.copytree(TOP / folder, to / folder, ignore=shutil.ignore_patterns("client", "__pycache__"))
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(TOP / name, to)
    compileall.compile_dir(to / "src", quiet=2, invalidation_mode=PycInvalidationMode.CHECKED_HASH)
    return to


def drawn(area: str, copy: Path, seed: int) -> list[Change]:
    """Every change of the area in an order of chance."""
    paths = sorted(path for pattern in SOURCES[area] for path in copy.glob(pattern))
    found = [change for path in paths for change in changes(path, ast.parse(path.read_text()))]
    random.Random(seed).shuffle(found)
    return found


def main(
    area: str,
    sample: Annotated[int, typer.Option(help="how many changes to try")] = 100,
    seed: Annotated[int, typer.Option(help="which ones")] = 1,
    minutes: Annotated[float, typer.Option(help="stop after this time, whatever is done")] = 15,
) -> None:
    """Try a sample of changes in an area: core, risk or starcraft."""
    if area not in TESTS:
        raise typer.BadParameter(f"{area} is no area. There are {', '.join(TESTS)}.")
    console, end, tried, survived = Console(soft_wrap=True), time.monotonic() + minutes * 60, 0, 0
    columns = TextColumn(area), BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"), TimeElapsedColumn()
    with TemporaryDirectory() as folder, Progress(*columns, console=console) as progress:
        copy = copied(Path(folder))
        if noticed(copy, area):
            sys.exit("The tests fail without any change. Repair them first.")
        everything = drawn(area, copy, seed)
        for change in progress.track(everything[:sample], description="0 survived"):
            tried += 1
            if not tried_out(change, copy, area):
                survived += 1
                console.print(change.line(copy), markup=False, highlight=False)
            progress.update(progress.task_ids[0], description=f"{survived} survived")
            if time.monotonic() > end:
                break
    low, high = wilson(survived, tried)
    console.print(
        f"{area}: {tried} of {len(everything)} possible changes tried, {survived} survived, "
        f"{survived / tried:.1%} (95 % interval {low:.1%} to {high:.1%})"
    )


if __name__ == "__main__":
    typer.run(main)

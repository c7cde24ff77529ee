"""The documentation keeps its word: its examples run, its links lead somewhere, its excerpts are in the source."""

from __future__ import annotations

import contextlib
import doctest
import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from orrery import Record
from orrery.bots import BOTS

TOP = Path(__file__).resolve().parent.parent
PAGES = [TOP / "README.md", *sorted((TOP / "docs").glob("*.md"))]
"""The pages whose examples run."""
LINKED = [*sorted(TOP.glob("*.md")), *sorted((TOP / ".github").rglob("*.md")), *sorted((TOP / "docs").rglob("*.md"))]
"""The pages whose links are checked."""
OURS = [
    *TOP.glob("*.md"),
    *(path for folder in (".github", "bench", "docs", "src", "tests") for path in sorted((TOP / folder).rglob("*.md"))),
]
"""Every Markdown file of the repository."""

BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
EXCERPT = re.compile(r"# from (\S+)\n")
MACHINE_PATH = re.compile(r"(?<![\w.~:/])/(?:bin|etc|home|mnt|opt|private|root|srv|tmp|Users|usr|var|work)/|\b[A-Z]:\\")


def name(path: Path) -> str:
    return str(path.relative_to(TOP))


def blocks(path: Path, language: str) -> Iterator[tuple[int, str]]:
    """The code blocks of a page in one language, each with the line it begins at."""
    text = path.read_text(encoding="utf-8")
    for found in BLOCK.finditer(text):
        if found[1] == language:
            yield text.count("\n", 0, found.start(2)), found[2]


@pytest.fixture
def _bots_stay_as_they_are() -> Iterator[None]:
    before = dict(BOTS)
    yield
    BOTS.clear()
    BOTS.update(before)


@pytest.mark.usefixtures("_bots_stay_as_they_are")
@pytest.mark.parametrize("page", [page for page in PAGES if ">>>" in page.read_text(encoding="utf-8")], ids=name)
def test_examples_run(page: Path) -> None:
    """On a page with `>>>`, all its Python runs from top to bottom as one session."""
    python = [(line, code) for line, code in blocks(page, "python") if not EXCERPT.match(code)]
    assert any(">>>" in code for _, code in python)
    session: dict[str, Any] = {"__name__": page.stem}
    for line, code in python:
        if ">>>" in code:
            run_doctest(code, session, page, line)
        else:
            with contextlib.redirect_stdout(io.StringIO()):
                exec(compile("\n" * line + code, name(page), "exec"), session)


def run_doctest(code: str, session: dict[str, Any], page: Path, line: int) -> None:
    test = doctest.DocTestParser().get_doctest(code, session, page.stem, name(page), line)
    report = io.StringIO()
    runner = doctest.DocTestRunner(verbose=False)
    runner.run(test, out=report.write, clear_globs=False)
    session.update(test.globs)
    assert runner.failures == 0, report.getvalue()


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_excerpts_are_in_the_source(page: Path) -> None:
    """A block that begins with `# from FILE` quotes that file; a line of three dots leaves something out."""
    for line, code in blocks(page, "python"):
        head = EXCERPT.match(code)
        if head is None:
            continue
        source, place = (TOP / head[1]).read_text(encoding="utf-8"), 0
        for piece in re.split(r"^ *\.\.\.\n", code[head.end() :], flags=re.MULTILINE):
            place = source.find(piece.strip("\n"), place)
            assert place >= 0, f"{name(page)}, line {line + 1}: not (in this order) in {head[1]}:\n{piece}"


@pytest.mark.parametrize("page", LINKED, ids=name)
def test_links_lead_to_files(page: Path) -> None:
    text = BLOCK.sub("", page.read_text(encoding="utf-8"))
    for target in LINK.findall(text):
        if not re.match(r"[a-z]+:", target):
            file = target.partition("#")[0]
            assert not file or (page.parent / file).exists(), f"{name(page)} links to {target}, which is not there"


@pytest.mark.parametrize("page", OURS, ids=name)
def test_no_page_names_a_path_of_somebodys_machine(page: Path) -> None:
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), start=1):
        assert not MACHINE_PATH.search(line), f"{name(page)}, line {number}: {line.strip()}"


def test_the_example_record_is_whole() -> None:
    records = [code for _, code in blocks(TOP / "docs" / "records.md", "json") if code.startswith('{"orrery":')]
    assert records
    for text in records:
        assert Record.parse(text).text() == text

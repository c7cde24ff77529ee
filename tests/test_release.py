"""The version is written once, and `make release` notices whatever does not agree with it."""

from __future__ import annotations

import json
import re
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from tools.release import Tree, faults, look, main, parts

import orrery
from orrery.server.openapi import document

TOP = Path(__file__).resolve().parent.parent

CHANGELOG = """\
# Changelog

## [Unreleased]

## [0.2.0] - 2026-11-30

### Added

- Something.

## [0.1.0] - 2026-11-15

- The first.
"""
READY = Tree("0.2.0", "0.2.0", parts(CHANGELOG), (), frozenset({"v0.1.0"}))


def changed(before: str, after: str) -> Tree:
    """The tree with one thing changed in its changelog."""
    assert before in CHANGELOG
    return replace(READY, changelog=parts(CHANGELOG.replace(before, after, 1)))


def test_nothing_speaks_against_a_tree_that_agrees() -> None:
    assert faults(READY) == []


@pytest.mark.parametrize(
    ("tree", "fault"),
    [
        (replace(READY, described="0.1.0"), "web/openapi.json: says 0.1.0, the version is 0.2.0; make types"),
        (replace(READY, version="0.3.0", described="0.3.0"), "it begins with [Unreleased], [0.2.0]"),
        (replace(READY, changelog=()), "it begins with no part at all"),
        (changed("## [Unreleased]\n", ""), "it begins with [0.2.0], [0.1.0]"),
        (changed("## [Unreleased]\n", "## [Unreleased]\n\n- More.\n"), "something stands under [Unreleased]"),
        (changed("2026-11-30", "unreleased"), "[0.2.0] has the day 'unreleased'"),
        (changed(" - 2026-11-30", ""), "[0.2.0] has the day ''"),
        (changed("2026-11-30", "2026-11-31"), "[0.2.0] has the day '2026-11-31'"),
        (changed("2026-11-30", "20261130"), "[0.2.0] has the day '20261130'"),
        (changed("- Something.\n", ""), "nothing stands under [0.2.0]"),
        (changed("2026-11-15", "unreleased"), "[0.1.0] has the day 'unreleased'"),
        (changed("[0.1.0]", "[0.10.0]"), "[0.10.0] stands below [0.2.0]"),
        (changed("[0.1.0]", "[0.2.0]"), "[0.2.0] stands below [0.2.0]"),
        (replace(READY, changed=(" M README.md", "?? new.py")), "not committed: README.md, new.py; a release"),
        (replace(READY, changed=(" M a", " M b", " M c", " M d")), "not committed: a, b, c and 1 more; a release"),
        (replace(READY, tags=frozenset({"v0.2.0"})), "there is a tag v0.2.0 already; raise the version"),
    ],
)
def test_what_does_not_agree_is_named(tree: Tree, fault: str) -> None:
    found = faults(tree)
    assert len(found) == 1
    assert fault in found[0]


@pytest.mark.parametrize("version", ["", "0.2", "0.2.0.1", "v0.2.0", "0.02.0", "0.2.0rc1"])
def test_a_version_is_three_numbers(version: str) -> None:
    found = faults(replace(READY, version=version, described=version))
    assert f"the version is '{version}'; it is three numbers" in found[0]


def test_every_fault_is_named_at_once() -> None:
    tree = replace(changed("2026-11-30", "soon"), described="0.1.0", changed=("?? new.py",))
    assert len(faults(tree)) == 3


@pytest.fixture
def work_tree(tmp_path: Path) -> Path:
    """A small repository that could be released."""
    for name, text in {
        "src/orrery/__init__.py": '"""Orrery."""\n\n__version__ = "0.2.0"\n',
        "web/openapi.json": json.dumps({"info": {"version": "0.2.0"}}),
        "CHANGELOG.md": CHANGELOG,
    }.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    run_git(tmp_path, "init", "-q")
    run_git(tmp_path, "add", ".")
    run_git(tmp_path, "commit", "-q", "-m", "Everything")
    return tmp_path


def run_git(folder: Path, *arguments: str) -> None:
    somebody = ("-c", "user.name=Somebody", "-c", "user.email=somebody@example.org", "-c", "commit.gpgsign=false")
    subprocess.run(["git", *somebody, *arguments], cwd=folder, check=True, capture_output=True)


def test_a_work_tree_is_read_as_it_is(
    work_tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tools.release.TOP", work_tree)
    assert look(work_tree) == replace(READY, tags=frozenset())
    assert main() == 0
    assert "git tag -a v0.2.0" in capsys.readouterr().out

    run_git(work_tree, "tag", "v0.2.0")
    (work_tree / "new.py").write_text("", encoding="utf-8")
    assert main() == 1
    said = capsys.readouterr().out
    assert "0.2.0 cannot be released yet" in said
    assert "not committed: new.py;" in said
    assert "there is a tag v0.2.0 already" in said


def test_the_version_is_written_in_one_place() -> None:
    """Package, server and client read it; the descriptions that hold it are made from it."""
    assert re.fullmatch(r"\d+\.\d+\.\d+", orrery.__version__)
    assert look(TOP).version == orrery.__version__
    assert document()["info"]["version"] == orrery.__version__
    project = (TOP / "pyproject.toml").read_text(encoding="utf-8")
    assert 'dynamic = ["version"]' in project
    assert 'path = "src/orrery/__init__.py"' in project
    assert not re.search(r"^version\s*=", project, re.MULTILINE)
    assert "version" not in json.loads((TOP / "web" / "package.json").read_text(encoding="utf-8"))
    assert "version" not in json.loads((TOP / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"][""]

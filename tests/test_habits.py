"""The habits of the house: commands are told, dependencies are pinned, hooks and gates name what is there."""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from tools.constraints import EXTRAS, constraints, pins

TOP = Path(__file__).resolve().parent.parent
MAKEFILE = (TOP / "Makefile").read_text(encoding="utf-8")
PROJECT: dict[str, Any] = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PINS = dict(
    line.split("==") for line in (TOP / "constraints.txt").read_text(encoding="utf-8").splitlines() if line[0] != "#"
)
NEEDED = [
    *PROJECT["dependencies"],
    *(line for extra in EXTRAS for line in PROJECT["optional-dependencies"][extra]),
]
"""What is installed into `.venv`, as the project asks for it."""
HOOKS = [
    hook
    for repository in yaml.safe_load((TOP / ".pre-commit-config.yaml").read_text(encoding="utf-8"))["repos"]
    for hook in repository["hooks"]
]


def targets() -> set[str]:
    """What the Makefile declares to be no file."""
    declared = re.search(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)
    assert declared
    return set(declared[1].split())


# make


def test_make_help_tells_of_every_target() -> None:
    told = subprocess.run(["make", "--no-print-directory", "help"], cwd=TOP, check=True, capture_output=True, text=True)
    lines = [re.fullmatch(r"  make (\S+) +(\S.*)", line) for line in told.stdout.splitlines()]
    assert {line[1] for line in lines if line} == targets()
    assert all(lines)


def test_every_command_of_the_page_for_contributors_can_be_made() -> None:
    page = (TOP / "CONTRIBUTING.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`make ([a-z-]+)", page))
    assert {"test", "help", "release"} <= named <= targets()


# Dependencies


@pytest.mark.parametrize("line", NEEDED)
def test_every_dependency_is_pinned_to_a_version_it_allows(line: str) -> None:
    wanted = Requirement(line)
    if wanted.name != "orrery":
        version = PINS[canonicalize_name(wanted.name)]
        assert wanted.specifier.contains(version), f"{wanted} is pinned to {version}: run make upgrade"


def test_constraints_are_names_and_versions_only() -> None:
    """No address of an index or of somebody's machine, and nothing that pip brings itself."""
    for name, version in PINS.items():
        assert re.fullmatch(r"[a-z0-9-]+", name)
        assert re.fullmatch(r"[0-9][0-9a-z.]*", version)
    assert not {"orrery", "pip", "setuptools", "wheel"} & set(PINS)


def test_constraints_follow_what_is_needed_in_turn() -> None:
    """pytest needs pluggy, which nothing here asks for by itself."""
    found = pins("pytest", ())
    assert "pluggy" in found
    assert "pytest" not in found
    assert "mypy" not in found
    assert constraints({"b": "2", "a": "1.0"}).splitlines()[1:] == ["a==1.0", "b==2"]


def test_what_is_not_installed_is_said() -> None:
    with pytest.raises(SystemExit, match="no-such-package is not installed here"):
        pins("no-such-package", ())


def test_every_installation_keeps_to_the_constraints() -> None:
    """Except that of mutmut, which needs an older pytest, and `make upgrade`, which is there to leave them."""
    assert "-c constraints.txt" in MAKEFILE
    for line in MAKEFILE.splitlines():
        if "pip install" in line:
            assert re.search(r"-c constraints\.txt|\$\(MUTATION\)|--upgrade ", line), line


# Gates and hooks


def test_the_gates_of_coverage_name_what_is_there() -> None:
    """Kernel and rules of every game have one."""
    found = re.search(r"^COVERED := (.*)$", MAKEFILE, re.MULTILINE)
    assert found
    gates = dict(gate.split(":") for gate in found[1].split())
    package = TOP / "src" / "orrery"
    rules = {str(folder.relative_to(package)) for folder in package.glob("games/*/rules")}
    assert set(gates) == {"core", *rules}
    assert all(80 <= float(least) <= 100 for least in gates.values())


@pytest.mark.parametrize("hook", HOOKS, ids=lambda hook: str(hook["id"]))
def test_hooks_run_what_is_there_and_fetch_nothing(hook: dict[str, Any]) -> None:
    assert hook["language"] == "system"
    command = hook["entry"].split()[0]
    assert re.fullmatch(r"\.venv/bin/[a-z-]+|web/npm", command)
    assert (TOP / command).exists()
    assert f"{command.removeprefix('.venv/bin/')} " in MAKEFILE.replace("\n", " ")


def test_the_client_has_a_formatter_and_a_linter_that_every_check_runs() -> None:
    scripts = json.loads((TOP / "web" / "package.json").read_text(encoding="utf-8"))["scripts"]
    assert "eslint ." in scripts["lint"]
    assert "prettier --check" in scripts["lint"]
    checks = MAKEFILE.split("\nchecked-client:")[1].split("\n\n")[0]
    assert all(f"npm run {script} " in checks for script in ("check", "lint"))
    assert "checked-client" in MAKEFILE.split("\ntest:")[1].split("\n\n")[0]


# Pages for those who help


def test_every_decision_is_listed_and_says_what_it_costs_and_what_was_tried_instead() -> None:
    folder = TOP / "docs" / "decisions"
    listed = re.findall(r"^\| \[[^\]]+\]\((\S+)\) \|", (folder / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert {"generators.md", "agenda.md", "tuples-and-verbs.md", "bags.md", "asides.md"} <= set(listed)
    assert set(listed) == {page.name for page in folder.glob("*.md")} - {"README.md"}
    for name in listed:
        headings = re.findall(r"^## (.*)$", (folder / name).read_text(encoding="utf-8"), re.MULTILINE)
        assert headings == ["Context", "Decision", "What it costs", "What was tried instead"], name


def test_templates_ask_what_is_needed() -> None:
    folder = TOP / ".github"
    forms = sorted((folder / "ISSUE_TEMPLATE").glob("*.md"))
    assert {form.stem for form in forms} >= {"fault", "number", "rule", "wish"}
    for form in forms:
        _, head, questions = form.read_text(encoding="utf-8").split("---\n", 2)
        assert set(yaml.safe_load(head)) == {"name", "about", "labels"}, form.name
        assert questions.count("**") >= 6, form.name
    assert "- [ ] `make test` passes." in (folder / "pull_request_template.md").read_text(encoding="utf-8")
    assert "Report a vulnerability" in (TOP / "SECURITY.md").read_text(encoding="utf-8")

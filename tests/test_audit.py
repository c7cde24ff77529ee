"""The audit of libraries: what it says of what it hears."""

from __future__ import annotations

import json
from pathlib import Path
from subprocess import CompletedProcess

import pytest
from tools import audit
from tools.audit import UNREACHABLE, read_npm, read_pip, report

SOUND = {"pip": '{"dependencies": []}', "npm": '{"vulnerabilities": {}}'}
WEAK = {
    "pip": json.dumps({"dependencies": [{"name": "a", "version": "1", "vulns": [{"id": "X", "fix_versions": []}]}]}),
    "npm": json.dumps({"vulnerabilities": {"vite": {}}}),
}


def answer(said: str, complained: str = "") -> CompletedProcess[str]:
    return CompletedProcess(["audit"], 1, said, complained)


def test_weaknesses_are_named() -> None:
    weak = {"name": "jinja", "version": "1.0", "vulns": [{"id": "PYSEC-1", "fix_versions": ["1.1"]}]}
    sound = {"name": "rich", "version": "9.0", "vulns": []}
    pip = answer(json.dumps({"dependencies": [weak, sound]}))
    assert report("Python", read_pip(pip), pip) == "Python: 1 known\n  jinja 1.0: PYSEC-1, mended in 1.1"
    npm = answer(json.dumps({"vulnerabilities": {"vite": {"range": "<8", "severity": "high"}}}))
    assert report("Client", read_npm(npm), npm) == "Client: 1 known\n  vite <8: high"


def test_nothing_known_is_said_so() -> None:
    pip = answer('{"dependencies": []}')
    assert report("Python", read_pip(pip), pip) == "Python: nothing known"


def test_data_that_cannot_be_reached_are_told_in_a_sentence() -> None:
    for said in ("", "nonsense", '{"error": {"code": "ENOAUDIT"}}', '{"message": "request failed"}'):
        silent = answer(said, "warning\nno route to host")
        for read in (read_pip, read_npm):
            assert read(silent) is None
            told = report("Python", read(silent), silent)
            assert told == "Python: could not be asked, because the data can't be reached here (no route to host)"


@pytest.mark.parametrize(
    ("pip", "npm", "status"),
    [
        (SOUND["pip"], SOUND["npm"], 0),
        (WEAK["pip"], SOUND["npm"], 1),
        (SOUND["pip"], WEAK["npm"], 1),
        ("", SOUND["npm"], UNREACHABLE),
        (SOUND["pip"], "", UNREACHABLE),
        (WEAK["pip"], "", 1),
    ],
)
def test_the_command_ends_with_what_was_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], pip: str, npm: str, status: int
) -> None:
    asked: list[tuple[str, ...]] = []

    def run(*command: str, folder: Path = audit.ROOT) -> CompletedProcess[str]:
        asked.append(command)
        return answer(npm if "audit" in command else pip, "no route to host")

    monkeypatch.setattr(audit, "run", run)
    assert audit.main() == status
    assert [*asked[0][-2:]] == ["-r", "constraints.txt"]
    said = capsys.readouterr().out
    assert said.count("known") + said.count("could not be asked") == 2


def test_a_program_that_is_not_there_is_no_finding() -> None:
    silent = audit.run("no-such-program-anywhere")
    assert read_pip(silent) is None
    assert "could not be asked" in report("Python", None, silent)

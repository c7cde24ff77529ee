"""The audit of libraries: what it says of what it hears."""

from __future__ import annotations

import json
from subprocess import CompletedProcess

from tools.audit import read_npm, read_pip, report


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

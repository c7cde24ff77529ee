"""`make audit`: whether a known weakness is told of any library that we use, in Python or in the client.

Both questions need data from the internet. Where they can't be had, that is said in a sentence, and is no finding.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
UNREACHABLE = 3
"""How the command ends when nothing was found but not everything could be asked."""


def run(*command: str, folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """A command and what it says."""
    try:
        return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=300)
    except (FileNotFoundError, subprocess.TimeoutExpired) as error:
        return subprocess.CompletedProcess(command, 127, "", str(error))


def read_pip(answer: subprocess.CompletedProcess[str]) -> list[str] | None:
    """What pip-audit has found: a line for each weakness, or None if it could not look."""
    try:
        found = json.loads(answer.stdout)["dependencies"]
    except (json.JSONDecodeError, KeyError, TypeError):
        return None
    return [
        f"{library['name']} {library['version']}: {weakness['id']}, "
        f"mended in {', '.join(weakness['fix_versions']) or 'no version yet'}"
        for library in found
        for weakness in library.get("vulns", [])
    ]


def read_npm(answer: subprocess.CompletedProcess[str]) -> list[str] | None:
    """What npm has found: a line for each weakness, or None if it could not look."""
    try:
        found = json.loads(answer.stdout)["vulnerabilities"]
    except (json.JSONDecodeError, KeyError, TypeError):
        return None
    return [f"{name} {weak.get('range', '')}: {weak.get('severity', '')}" for name, weak in found.items()]


def report(what: str, found: list[str] | None, answer: subprocess.CompletedProcess[str]) -> str:
    """What is to be said of one of the two."""
    if found is None:
        said = [line for line in (answer.stderr or answer.stdout).splitlines() if line.strip()]
        why = next((line for line in said if "rror" in line), said[-1] if said else "no answer")
        return f"{what}: could not be asked, because the data can't be reached here ({why.strip()})"
    return f"{what}: " + ("nothing known" if not found else "\n  ".join([f"{len(found)} known", *found]))


def main() -> int:
    """Ask both, and say what was heard."""
    python = str(ROOT / ".venv" / "bin" / "python")
    options = ["--format", "json", "--progress-spinner", "off", "--no-deps", "--disable-pip", "-r", "constraints.txt"]
    pip = run(python, "-m", "pip_audit", *options)
    npm = run("./npm", "audit", "--json", folder=ROOT / "web")
    answers = [("Python libraries", read_pip(pip), pip), ("The client's libraries", read_npm(npm), npm)]
    for what, found, answer in answers:
        print(report(what, found, answer))
    if any(found for _, found, _ in answers):
        return 1
    return UNREACHABLE if any(found is None for _, found, _ in answers) else 0


if __name__ == "__main__":
    sys.exit(main())

"""`make compiled`: compile the kernel and the states with mypyc, in a copy, and run the conformance suite on them.

It shows that the engine stays fit to be compiled. What is installed is plain Python as before.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
COPY = TOP / "build" / "compiled"
MODULES = [
    *(
        f"orrery/core/{name}.py"
        for name in ("chance", "state", "trial", "running", "history", "speaking", "keeping", "match")
    ),
    "orrery/games/space_base/state.py",
    "orrery/games/risk/state.py",
    "orrery/games/starcraft/additions.py",
    "orrery/games/starcraft/board.py",
    "orrery/games/starcraft/holdings.py",
    "orrery/games/starcraft/leading.py",
    "orrery/games/starcraft/orders.py",
    "orrery/games/starcraft/state.py",
]
"""Modules of msgspec structs are left as they are; they are written in C anyway."""


def main() -> None:
    """Copy, compile, check that the compiled modules are the ones in use, and test them."""
    shutil.rmtree(COPY, ignore_errors=True)
    shutil.copytree(TOP / "tests", COPY / "tests")
    shutil.copytree(TOP / "src" / "orrery", COPY / "orrery", ignore=shutil.ignore_patterns("client"))
    shutil.copytree(TOP / "locales", COPY / "orrery" / "locales")  # where an installed package has its words
    subprocess.run([Path(sys.executable).parent / "mypyc", *MODULES], cwd=COPY, check=True)
    shutil.copy(TOP / "pyproject.toml", COPY)  # only now: setuptools, which mypyc calls, would stumble over it
    environment = {**os.environ, "PYTHONPATH": str(COPY)}
    names = [module.removesuffix(".py").replace("/", ".") for module in MODULES]
    check = (
        f"from importlib import import_module as get\nfor name in {names}: assert get(name).__file__.endswith('.so')"
    )
    subprocess.run([sys.executable, "-c", check], cwd=COPY, env=environment, check=True)
    tests = [sys.executable, "-m", "pytest", "-n", "auto", "tests/core/test_conformance.py"]
    sys.exit(subprocess.run(tests, cwd=COPY, env=environment).returncode)


if __name__ == "__main__":
    main()

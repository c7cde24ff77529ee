"""Processes that share work: they end with the one that started them, and one that dies is told of."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from orrery import OrreryError
from orrery.processes import shared_among

STARTS_ONE = """
import os
import time

from orrery.processes import shared_among

if __name__ == "__main__":
    with shared_among(1) as pool:
        print(pool.submit(os.getpid).result(), flush=True)
        time.sleep(60)
"""


def is_there(process: int) -> bool:
    """Whether a process runs; one that has ended and is not yet reaped does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="needs Linux to look at other processes")
def test_none_stays_behind_when_the_first_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "first.py"
    script.write_text(STARTS_ONE)
    first = subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True)
    assert first.stdout is not None
    worker = int(first.stdout.readline())
    assert is_there(worker)
    first.send_signal(signal.SIGKILL)
    first.wait()
    first.stdout.close()
    until = time.monotonic() + 20
    while is_there(worker) and time.monotonic() < until:
        time.sleep(0.05)
    assert not is_there(worker)


def test_one_that_dies_is_told_of() -> None:
    with pytest.raises(OrreryError, match="a worker process died"), shared_among(1) as pool:
        pool.submit(os._exit, 3).result()

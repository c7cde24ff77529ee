"""Processes that work for this one, and end with it."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager

from orrery.core import OrreryError


@contextmanager
def shared_among(workers: int) -> Iterator[ProcessPoolExecutor]:
    """So many processes to share long work."""
    context = multiprocessing.get_context("spawn")
    try:
        with ProcessPoolExecutor(workers, mp_context=context, initializer=end_with_the_first) as pool:
            yield pool
    except BrokenProcessPool:
        raise OrreryError("a worker process died; try fewer --workers") from None


def end_with_the_first() -> None:
    """Do not stay behind when the process that started this one is killed."""
    first = multiprocessing.parent_process()
    assert first is not None

    def wait() -> None:
        first.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()

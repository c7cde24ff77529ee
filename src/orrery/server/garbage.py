"""Garbage that refers to itself is looked for every few minutes, not whenever many new things were made.

A server with hundreds of tables holds a million things, most of which are replaced all the time. Python looks through
the new ones about once a second then, which stops everybody for a tenth of a second or longer, and finds hardly
anything: nearly all that is done with goes by itself.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

LOOK_EVERY = 600.0
"""Seconds between two looks at everything."""
MOST = 1_000_000
"""So many more things than at the last look are looked through at once, however early it is."""


@asynccontextmanager
async def seldom_collected() -> AsyncIterator[None]:
    """As long as this lasts, look for garbage now and then."""
    usual = gc.get_threshold()
    gc.freeze()  # what a server holds from the start is no garbage
    gc.set_threshold(MOST, *usual[1:])
    looking = asyncio.create_task(_look())
    try:
        yield
    finally:
        looking.cancel()
        with suppress(asyncio.CancelledError):
            await looking
        gc.set_threshold(*usual)
        gc.unfreeze()


async def _look() -> None:
    while True:
        await asyncio.sleep(LOOK_EVERY)
        gc.collect()

"""Bots wait so that people can follow, but only when there is something to follow."""

from __future__ import annotations

import random

import orrery
from orrery.server.lobby import table_row
from orrery.server.table import Live


def test_a_bot_waits_once_for_whatever_has_happened() -> None:
    live = Live(table_row("risk", "", {}, "host"), [])
    match = live.match = orrery.Match(orrery.game("risk"), seats=4, seed=2)
    rng = random.Random(2)
    waits = [0, 0]
    while not match.over and match.state.round < 6:
        seat = match.waiting[0]
        decision, before = match.decision(seat), len(match.events)
        waited = live.pause(0.5)
        assert live.pause(0.5) == 0.0
        assert waited in (0.0, 0.5)
        match.play(seat, rng.choice(decision.options))
        waits[waited > 0] += 1
        if len(match.events) == before:  # a card was not played, and nobody has seen anything
            assert live.pause(0.5) == 0.0
    assert min(waits) > 20

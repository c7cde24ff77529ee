"""Bots wait so that people can follow, but only when there is something to follow."""

from __future__ import annotations

import random

import orrery
from orrery.server.lobby import table_row
from orrery.server.presence import News
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


def test_nobody_waits_for_bots_who_wants_to_be_told_at_once() -> None:
    live = Live(table_row("risk", "", {}, "host"), [])
    match = live.match = orrery.Match(orrery.game("risk"), seats=4, seed=2)
    rng = random.Random(2)

    def waited() -> float:
        happened = len(match.events)
        while len(match.events) == happened:
            match.play(match.waiting[0], rng.choice(match.decision(match.waiting[0]).options))
        return live.pause(0.5)

    assert waited() == 0.5  # nobody is there yet, or at another process
    live.audience.change(None, False)
    live.audience.change(None, True)
    assert waited() == 0.5  # one of two follows step by step
    live.audience.change(False, True)
    assert waited() == 0.0
    live.audience.change(True, None)
    assert waited() == 0.0
    live.presence.hear(News("other", [2]), "here")
    assert waited() == 0.5  # how those follow who are connected elsewhere is not known here
    live.presence.hear(News("other", []), "here")
    assert waited() == 0.0
    live.audience.change(True, None)
    assert waited() == 0.5

"""A galaxy with a number: settled by the options alone, so that it can be shown before the match begins."""

from __future__ import annotations

import random

import pytest

from orrery.core import Match
from orrery.games.starcraft import GAME
from orrery.games.starcraft.values import Route

Turned = tuple[int, int, int]


def laid(seats: int, seed: int, **given: object) -> tuple[tuple[Turned | None, ...], tuple[Route, ...]]:
    """The galaxy of a match once everything is set up: planets in their cells, and all routes."""
    match = Match(GAME, seats, seed=seed, options={"random_factions": True, "random_galaxy": True, **given})
    s = match.state
    return s.cells, s.routes


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_galaxy_with_a_number_is_settled_by_it_alone(seats: int) -> None:
    chosen = laid(seats, 1, galaxy=48213)
    assert chosen == laid(seats, 2, galaxy=48213)
    assert chosen == laid(seats, 3, galaxy=48213, mode="galactic-conquest")
    assert chosen != laid(seats, 1, galaxy=48214)
    assert laid(seats, 1) != laid(seats, 2)
    assert sum(cell is not None for cell in chosen[0]) == 2 * seats


def test_in_a_galaxy_with_a_number_the_players_still_place_their_bases() -> None:
    match = Match(GAME, 2, seed=4, options={"random_factions": True, "galaxy": 7})
    asked = set()
    rng = random.Random(1)
    while match.state.phase == "setup":
        [seat] = match.waiting
        decision = match.decision(seat)
        asked.add(decision.kind)
        match.play(seat, rng.choice(decision.options))
    assert "starting-base" in asked
    assert not asked & {"place-planet", "place-z-route"}
    assert (match.state.cells, match.state.routes) == laid(2, 9, galaxy=7)


def test_galaxies_with_numbers_differ_and_are_in_one_piece() -> None:
    found = {laid(3, 1, galaxy=number) for number in range(1, 40)}
    assert len(found) == 39

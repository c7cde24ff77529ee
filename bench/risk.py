"""Risk: random players in three variants, and a peer's bold player rebuilt for our rules."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import orrery
from bench.measure import Tally
from bench.players import CountingBot, play_random
from orrery.bots.random_bot import RandomBot
from orrery.core import Choice, Decision, Seen
from orrery.games.risk.catalog import TERRITORIES
from orrery.games.risk.state import RiskState

DOMINATION = {"variant": "total-domination"}
"""Without heroes and abilities: every invasion is one roll."""
CLASSIC = {"variant": "total-domination", "mineral_fields": False}
"""The nearest to classic Risk: no heroes, no abilities, no fields, played until one holds everything."""


def basic_training(index: int) -> Tally:
    """Basic Training with four."""
    return play_random("risk", 4, {}, index)


class RollByRoll(CountingBot):
    """A random player who decides about every roll, and never attacks until something falls."""

    def choose(self, seen: Seen[Any]) -> Choice:
        """Pick an option blindly, but for those."""
        choice = super().choose(seen)
        while choice[0] == "storm":
            choice = RandomBot.choose(self, seen)
        self.rolls += choice[0] == "invade"
        return choice


def total_domination(index: int) -> Tally:
    """Total Domination with four."""
    return play_random("risk", 4, DOMINATION, index, RollByRoll)


def one_against_one(index: int) -> Tally:
    """Total Domination with two, and the neutral colours between them."""
    return play_random("risk", 2, DOMINATION, index, RollByRoll)


def middle_of_an_invasion() -> orrery.Match[Any]:
    """A match of four in its fifth round: a territory is attacked, and its owner is asked for the dice."""
    match = orrery.Match(orrery.game("risk"), seats=4, seed="fork", narrate=False)
    rng = random.Random("fork")
    while match.state.round < 5 or match.decision(match.waiting[0]).kind != "defend":
        seat = match.waiting[0]
        match.play(seat, rng.choice(match.decision(seat).options))
    return match


# The peer's bold player


class Bold:
    """Plays as the so-called random player of the peer does, one unit and one invasion at a time.

    Units go anywhere. Then every enemy beside a stronger territory is attacked with all dice until one side is beaten,
    and all that may go moves in. No cards, no achievements, no manoeuvres.
    """

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.rolls = 0
        self.fronts: Iterator[tuple[int, int]] = iter(())
        self.source = self.target = -1

    def answer(self, s: RiskState, decision: Decision) -> Choice:
        """The answer to any question of the game."""
        match decision.kind:
            case "attack":
                return self.attack(s)
            case "deploy":
                self.fronts, self.source = fronts(s), -1
                own = s.territories(s.active)
                return ("place", s.catalog.ids[own[int(self.rng.random() * len(own))]], 1)
            case "advance":
                return decision.options[-1]
            case "achievement":
                return ("none",)
            case "draw":
                return ("decline",)
            case "manoeuvre":
                return ("done",)
        return self.rng.choice(decision.options)  # factions, bases and the first units

    def attack(self, s: RiskState) -> Choice:
        """Go on at the same front until it is decided, then at the next."""
        if self.source < 0 or s.units[self.source] < 2 or s.owner[self.target] == s.active:
            self.source, self.target = next(self.fronts, (-1, -1))
        if self.source < 0:
            return ("done",)
        self.rolls += 1
        return ("invade", s.catalog.ids[self.source], s.catalog.ids[self.target], min(3, s.units[self.source] - 1))


def fronts(s: RiskState) -> Iterator[tuple[int, int]]:
    """Every territory of the player on turn with every weaker enemy beside it, as they are when their time comes."""
    for source in range(TERRITORIES):
        if s.owner[source] == s.active:
            for target in s.catalog.adjacent[source]:
                if s.owner[target] != s.active and s.units[source] > s.units[target]:
                    yield source, target


def bold(index: int) -> Tally:
    """A game of four such players. Nobody is asked how many dice to defend with: the peer does not ask, either."""
    match = orrery.Match(orrery.game("risk"), seats=4, seed=index, options=CLASSIC, narrate=False)
    players = [Bold(random.Random(f"{index}/{seat}")) for seat in range(4)]
    for seat in range(4):
        match.prefer(seat, "defence", "all")
    decisions = choices = 0
    while not match.over:
        seat = match.waiting[0]
        decision = match.decision(seat)
        decisions += 1
        choices += len(decision.options) > 1
        match.play(seat, players[seat].answer(match.state, decision))
    return Tally(decisions, choices, sum(player.rolls for player in players))

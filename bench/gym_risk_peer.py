"""The peer gym-risk, a port of pyrisk: classic Risk in Python.

It was written for an older gym: what has been taken out of that since is put back, and its complaints are not shown.
From one set-up it would play a hundred games; we stop it after the first. Its log is switched off, as ours is.
"""

from __future__ import annotations

import contextlib
import io
import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from bench.measure import Tally

with contextlib.redirect_stderr(io.StringIO()):
    from gym.utils import seeding

    for removed in ("create_seed", "hash_seed"):
        setattr(seeding, removed, getattr(seeding, removed, None))
    from gym_risk.envs.game.ai import random as players
    from gym_risk.envs.game.game import Game

NAME = "gym-risk"
Attack = tuple[str, str, Callable[[int, int], bool], Callable[[int], int]]
"""Source, target, whether to go on before every roll, and how many move in."""


class Count:
    """What all players of the peer together have decided and rolled."""

    decisions = 0
    rolls = 0


class BoldAI(players.RandomAI):  # type: ignore[misc]
    """The peer's own player, which attacks whatever is weaker until one side is beaten; only the counting is ours."""

    def initial_placement(self, empty: Any) -> Any:
        """Where a first unit goes."""
        Count.decisions += 1
        return super().initial_placement(empty)

    def reinforce(self, available: int) -> Any:
        """Where new units go: each of them anywhere."""
        Count.decisions += available
        return super().reinforce(available)

    def attack(self) -> Iterator[Attack]:
        """Whom to attack."""
        for source, target, _, _ in super().attack():
            yield source, target, self.roll_again, self.advance

    def roll_again(self, attackers: int, defenders: int) -> bool:
        """Asked before every roll."""
        Count.decisions += 1
        Count.rolls += 1
        return True

    def advance(self, attackers: int) -> int:
        """Asked after every conquest: all that may go."""
        Count.decisions += 1
        return attackers - 1


class RandomAI(BoldAI):
    """A player like our random one: picks among all that is possible, and decides about every roll."""

    def reinforce(self, available: int) -> Any:
        """Some of the units into one territory, some of the rest into another."""
        own, placed = list(self.player.territories), Counter[str]()
        while available:
            units = random.randint(1, available)
            placed[random.choice(own)] += units
            available -= units
            Count.decisions += 1
        return placed

    def attack(self) -> Iterator[Attack]:
        """One of all attacks that are possible, or the end of the phase."""
        owners, forces, connections = self.world.owners, self.world.forces, self.world.connections
        while True:
            options = [
                (source, target)
                for source in self.player.territories
                if forces[source] > 1
                for target in connections[source]
                if owners[target] is not self.player
            ]
            choice = random.choice([*options, None])
            Count.decisions += 1
            if choice is None:
                return
            Count.rolls += 1
            yield (*choice, once(), self.advance)

    def advance(self, attackers: int) -> int:
        """Asked after every conquest."""
        Count.decisions += 1
        return random.randint(min(3, attackers - 1), attackers - 1)

    def freemove(self) -> tuple[str, str, int] | None:
        """One of all moves that are possible, or none."""
        own = list(self.player.territories)
        options = [(a, b) for a in own if self.world.forces[a] > 1 for b in self.world.connections[a] if b in own]
        choice = random.choice([*options, None])
        Count.decisions += 1
        if choice is None:
            return None
        Count.decisions += 1
        return (*choice, random.randint(1, self.world.forces[choice[0]] - 1))


def once() -> Callable[[int, int], bool]:
    """Roll, and do not roll again."""
    rolls = iter([True])
    return lambda attackers, defenders: next(rolls, False)


class Won(Exception):
    """The first game is over."""


def listen(told: Any, *details: Any) -> None:
    """In place of the peer's log."""
    if told[0] == "victory":
        raise Won


def bold(index: int) -> Tally:
    """A game of four of the peer's own players."""
    return play(index, BoldAI)


def four(index: int) -> Tally:
    """A game of four players who do anything possible."""
    return play(index, RandomAI)


def play(index: int, player: Any) -> Tally:
    """A game of four, from the first unit to the last."""
    Count.decisions = Count.rolls = 0
    players.RandomAI = player  # the peer makes the fourth player itself, after the set-up
    game = set_up(index, player)
    with contextlib.suppress(Won):
        while True:  # it leaves the first units of that one to us
            Count.decisions += 1
            free = [name for name, owner in game.world.owners.items() if owner is None]
            game.step_drafting(random.choice(free or list(game.player.territories)))
    return Tally(Count.decisions, Count.decisions, Count.rolls)


def set_up(index: int, player: Any) -> Any:
    """A game before the first units of the player whom the peer leaves to us."""
    random.seed(index)
    game = Game()
    game.event = listen
    for number in range(3):
        game.add_player(f"Player {number}", player)
    game.init()
    return game

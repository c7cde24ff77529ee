"""The peer Catanatron, an engine for Catan in Python."""

from __future__ import annotations

from typing import Any

from catanatron import Color, Game, RandomPlayer

from bench.measure import Tally

NAME = "Catanatron"


class CountingPlayer(RandomPlayer):  # type: ignore[misc]
    """The peer's random player, which is also asked when there is only one thing to do."""

    choices = 0

    def decide(self, game: Any, playable_actions: Any) -> Any:
        """Pick an action, and note whether there was a choice."""
        self.choices += len(playable_actions) > 1
        return super().decide(game, playable_actions)


def four(index: int) -> Tally:
    """A game of four random players; it lists legal moves for every decision, too."""
    players = [CountingPlayer(color) for color in Color]
    game = Game(players, seed=index)
    game.play()
    return Tally(len(game.state.actions), sum(player.choices for player in players))


def under_way() -> Any:
    """A game to be copied, after 300 moves."""
    game = Game([RandomPlayer(color) for color in Color], seed=1)
    for _ in range(300):
        game.play_tick()
    return game

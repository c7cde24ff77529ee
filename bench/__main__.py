"""`make bench`: how fast we are, beside peers on the same machine in the same minute."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
from catanatron import Color, Game, RandomPlayer
from rich.console import Console
from rich.table import Table

import orrery
from bench.measure import Measurement, Tally, microseconds, race
from orrery.bots import make_bot
from orrery.lab.simulate import play_out

RESULTS = Path(__file__).parent / "results.json"
PEER = "Catanatron"


def space_base(index: int) -> Tally:
    """A game of four random players; options are listed for every decision, and there are always several."""
    match = orrery.Match(orrery.game("space-base"), seats=4, seed=index, narrate=False)
    decisions = play_out(match, [make_bot("random", random.Random(f"{index}/{seat}")) for seat in range(4)])
    return Tally(decisions, decisions)


class CountingPlayer(RandomPlayer):  # type: ignore[misc]
    """The peer's random player, which is also asked when there is only one thing to do."""

    choices = 0

    def decide(self, game: Any, playable_actions: Any) -> Any:
        """Pick an action, and note whether there was a choice."""
        self.choices += len(playable_actions) > 1
        return super().decide(game, playable_actions)


def catanatron(index: int) -> Tally:
    """A game of four random players of the Python Catan engine; it lists legal moves for every decision, too."""
    players = [CountingPlayer(color) for color in Color]
    game = Game(players, seed=index)
    game.play()
    return Tally(len(game.state.actions), sum(player.choices for player in players))


def middle_of_a_turn() -> orrery.Match[Any]:
    """A match of four in its twelfth round, with a decision taken and more to come in the same turn."""
    match = orrery.Match(orrery.game("space-base"), seats=4, seed="fork", narrate=False)
    rng = random.Random("fork")
    while match.state.round < 12 or match.state.phase != 6:
        seat = match.waiting[0]
        match.play(seat, rng.choice(match.decision(seat).options))
    return match


def main() -> None:
    console = Console()
    with console.status("Four random players, ours and the peer's in turn (15 s) ..."):
        ours, theirs = race([space_base, catanatron])
    with console.status("Forks and copies ..."):
        match = middle_of_a_turn()
        game = Game([RandomPlayer(color) for color in Color], seed=1)
        for _ in range(300):
            game.play_tick()
        copy = microseconds(match.state.copy)
        fork = microseconds(match.fork, 500)
        peer_copy = microseconds(game.copy, 500)
    results = [
        compared("4 random players: decisions with a choice", ours.choices, "1/s", theirs.choices, faster=True),
        compared("4 random players: decisions, also forced ones", ours.decisions, "1/s", theirs.decisions, faster=True),
        compared("4 random players: games", ours.games, "1/s", theirs.games, faster=True),
        compared("4 players: copy of the state", copy, "µs", peer_copy, faster=False),
        compared("4 players: fork in mid-turn (peer: copy)", fork, "µs", peer_copy, faster=False),
    ]
    RESULTS.write_bytes(msgspec.json.format(msgspec.json.encode(results), indent=2) + b"\n")
    table = Table(
        title="Space Base against Catanatron, one core, best of several rounds",
        caption="ratio: how many times better we are",
    )
    table.add_column("what")
    for heading in ("ours", PEER, "ratio"):
        table.add_column(heading, justify="right")
    for line in results:
        table.add_row(
            line.name, f"{line.value:,.1f} {line.unit}", f"{line.peer_value:,.1f} {line.unit}", f"{line.ratio:.1f}"
        )
    console.print(table)


def compared(name: str, value: float, unit: str, peer_value: float, *, faster: bool) -> Measurement:
    ratio = value / peer_value if faster else peer_value / value
    return Measurement(name, round(value, 2), unit, PEER, round(peer_value, 2), round(ratio, 2))


if __name__ == "__main__":
    main()

"""`python -m bench.brood_war SECONDS`: who wins at Brood War among equals, by faction, card and scenario side.

Games of greedy bots, as many as fit into the time, which the standard game with two players and the scenarios with
every number of players share equally; shares come with 95 % intervals. `--keep FILE` notes every game there and goes on
where an earlier run stopped, so that a long measurement can be made in pieces; `--only NAME` plays one variant, such as
`trump-card` or `eye-of-the-storm/3`. A game's number is its seed: runs of two versions of a bot play the same games.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from orrery import Match
from orrery import game as find_game
from orrery.bots import make_bot
from orrery.games.starcraft.values import UNUSED
from orrery.lab.statistics import wilson_interval

EXPANSION = {"expansion": "brood-war", "round_limit": 30, "random_factions": True}
STANDARD = "standard"
VARIANTS = {
    STANDARD: 2,
    "desperate-alliance": 2,
    "trump-card": 3,
    "uraj-and-khalis": 4,
    "eye-of-the-storm/3": 3,
    "eye-of-the-storm/4": 4,
    "eye-of-the-storm/5": 5,
    "eye-of-the-storm/6": 6,
}
"""What is played, and by how many."""


class Played(msgspec.Struct, frozen=True):
    """A game: its variant and number, in which round it ended, and who or what was there and won (1) or not (0)."""

    variant: str
    number: int
    round: int
    won: dict[str, dict[str, int]]
    """By table (faction, Leadership card, side) and name."""


class Shares:
    """How often something won, of how many times it was there."""

    def __init__(self) -> None:
        self.there: Counter[str] = Counter()
        self.won: Counter[str] = Counter()

    def note(self, name: str, won: int) -> None:
        """It was there, and won or not."""
        self.there[name] += 1
        self.won[name] += won

    def lines(self) -> list[str]:
        """A line each, the best first."""
        names = sorted(self.there, key=lambda name: -self.won[name] / self.there[name])
        counts = [(name, self.won[name], self.there[name]) for name in names]
        return [f"| {name} | {won} of {games} | {shown(won, games)} |" for name, won, games in counts]


def shown(won: int, games: int) -> str:
    """A share with its interval.

    >>> shown(5, 10)
    '50 % (24 to 76 %)'
    """
    low, high = wilson_interval(won, games)
    return f"{100 * won / games:.0f} % ({100 * low:.0f} to {100 * high:.0f} %)"


def options_of(variant: str) -> dict[str, Any]:
    """The options of a variant."""
    return EXPANSION if variant == STANDARD else {**EXPANSION, "scenario": variant.partition("/")[0]}


def play(options: dict[str, Any], seats: int, seed: str) -> Match[Any]:
    """A game of greedy bots to its end; they choose Leadership cards at random, so that each card is seen."""
    match = Match(find_game("starcraft"), seats, seed=seed, options=options, narrate=False)
    bots = [make_bot("greedy", random.Random(f"{seed}/{seat}")) for seat in range(seats)]
    chance = random.Random(f"{seed}/cards")
    while not match.over:
        seat = match.waiting[0]
        decision = match.decision(seat)
        by_chance = decision.kind == "choose-leadership"
        match.play(seat, chance.choice(decision.options) if by_chance else bots[seat].choose(match.seen_by(seat)))
    return match


def one_game(variant: str, number: int) -> Played:
    """The game of a number, and who won it."""
    seats = VARIANTS[variant]
    match = play(options_of(variant), seats, f"balance {number}")
    s, winners = match.state, match.result.winners
    won: dict[str, dict[str, int]] = {}
    if s.rules.scenario is not None:
        sides = won["side"] = {}
        for win in s.rules.scenario.row.wins:
            side = [seat for seat in range(seats) if s.faction_id(seat) in win.factions]
            sides[" and ".join(win.factions)] = int(any(seat in winners for seat in side))
        return Played(variant, number, s.round, won)
    won["faction"] = {s.faction_id(seat): int(seat in winners) for seat in range(seats)}
    won["Leadership card (stage)"] = {
        f"{card.id} ({card.stage})": int(seat in winners)
        for seat in range(seats)
        for card in s.catalog.faction_leadership[s.faction[seat]]
        if s.leadership[card.number] != UNUSED
    }
    return Played(variant, number, s.round, won)


def kept(path: Path | None) -> list[Played]:
    """The games that earlier runs have noted."""
    if path is None or not path.exists():
        return []
    return [msgspec.json.decode(line, type=Played) for line in path.read_bytes().splitlines()]


def measure(variants: Iterable[str], seconds: float, path: Path | None) -> list[Played]:
    """Play each variant for its part of the time, from the first number on that nobody has played."""
    games, wanted = kept(path), list(variants)
    for variant in wanted:
        number = sum(game.variant == variant for game in games)
        end = time.perf_counter() + seconds / len(wanted)
        while time.perf_counter() < end:
            games.append(one_game(variant, number))
            number += 1
            if path is not None:
                with path.open("ab") as notes:
                    notes.write(msgspec.json.encode(games[-1]) + b"\n")
    return games


def tables(games: list[Played]) -> dict[tuple[str, str], Shares]:
    """The shares by variant and table."""
    found: dict[tuple[str, str], Shares] = {}
    for game in games:
        for table, won in game.won.items():
            shares = found.setdefault((game.variant, table), Shares())
            for name, how in won.items():
                shares.note(name, how)
    return found


def main() -> None:
    """Print everything as tables."""
    parser = argparse.ArgumentParser(description="Who wins at Brood War among greedy bots.")
    parser.add_argument("seconds", type=float, nargs="?", default=120.0)
    parser.add_argument("--keep", type=Path, help="note the games in this file, and go on from those in it")
    parser.add_argument("--only", choices=VARIANTS, help="play this variant only")
    wanted = parser.parse_args()
    games = measure([wanted.only] if wanted.only else VARIANTS, wanted.seconds, wanted.keep)
    for (variant, table), shares in tables(games).items():
        print(f"\n| {variant}: {table} | wins | share |\n|---|---|---|", *shares.lines(), sep="\n")


if __name__ == "__main__":
    main()

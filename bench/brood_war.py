"""`python -m bench.brood_war SECONDS`: who wins at Brood War among equals, by faction, card and scenario side.

Games of greedy bots, as many as fit into the time; shares come with 95 % intervals. Half of the time goes to the
standard game with two players, the rest in equal parts to the scenarios.
"""

from __future__ import annotations

import random
import sys
import time
from collections import Counter
from typing import Any

from orrery import Match
from orrery import game as find_game
from orrery.bots import make_bot
from orrery.games.starcraft.values import UNUSED
from orrery.lab.statistics import wilson_interval

EXPANSION = {"expansion": "brood-war", "round_limit": 30}
SCENARIOS = {"desperate-alliance": 2, "trump-card": 3, "uraj-and-khalis": 4, "eye-of-the-storm": 6}


class Shares:
    """How often something won, of how many times it was there."""

    def __init__(self) -> None:
        self.there: Counter[str] = Counter()
        self.won: Counter[str] = Counter()

    def note(self, name: str, won: bool) -> None:
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


def play(options: dict[str, Any], seats: int, seed: str) -> Match[Any]:
    """A game of greedy bots to its end; they choose Leadership cards at random, so that each card is seen."""
    match = Match(find_game("starcraft"), seats, seed=seed, options={**EXPANSION, **options}, narrate=False)
    bots = [make_bot("greedy", random.Random(f"{seed}/{seat}")) for seat in range(seats)]
    chance = random.Random(f"{seed}/cards")
    while not match.over:
        seat = match.waiting[0]
        decision = match.decision(seat)
        by_chance = decision.kind == "choose-leadership"
        match.play(seat, chance.choice(decision.options) if by_chance else bots[seat].choose(match.seen_by(seat)))
    return match


def standard(seconds: float) -> tuple[Shares, Shares]:
    """Wins by faction and by Leadership card, with two players."""
    factions, cards = Shares(), Shares()
    end, number = time.perf_counter() + seconds, 0
    while time.perf_counter() < end:
        match = play({"random_factions": True}, 2, f"balance {number}")
        s = match.state
        for seat in range(2):
            won = seat in match.result.winners
            factions.note(s.faction_id(seat), won)
            for card in s.catalog.faction_leadership[s.faction[seat]]:
                if s.leadership[card.number] != UNUSED:
                    cards.note(f"{card.id} ({card.stage})", won)
        number += 1
    return factions, cards


def scenario(name: str, seats: int, seconds: float) -> Shares:
    """Wins by side of a scenario."""
    sides = Shares()
    end, number = time.perf_counter() + seconds, 0
    while time.perf_counter() < end:
        match = play({"scenario": name, "random_factions": True}, seats, f"balance {number}")
        s = match.state
        rows = s.rules.scenario.row.wins
        for win in rows:
            side = [seat for seat in range(seats) if s.faction_id(seat) in win.factions]
            sides.note(" and ".join(win.factions), any(seat in match.result.winners for seat in side))
        number += 1
    return sides


def main() -> None:
    """Print everything as tables."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 120.0
    factions, cards = standard(seconds / 2)
    for title, shares in (("Faction", factions), ("Leadership card (stage)", cards)):
        print(f"\n| {title} | wins | share |\n|---|---|---|", *shares.lines(), sep="\n")
    for name, seats in SCENARIOS.items():
        sides = scenario(name, seats, seconds / 8)
        print(f"\n| {name}, {seats} players | wins | share |\n|---|---|---|", *sides.lines(), sep="\n")


if __name__ == "__main__":
    main()

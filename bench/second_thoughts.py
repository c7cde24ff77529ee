"""`python -m bench.second_thoughts GAME SETTINGS...`: what it is worth when a search leaves what looks best.

Greedy bots play. At some of their questions each of the settings is searched with. Wherever one would choose something
else, both choices are played to the end of the game by looks, in the same worlds with the same dice. That takes fewer
games than matches do, and it tells at which questions a search helps.

    python -m bench.second_thoughts risk --games 20 budget=300 budget=300,horizon=4,margin=1.5

Or one of the search's ideas is left out, to see what it is worth (`IDEAS`):

    python -m bench.second_thoughts space-base budget=800 budget=800,without=pairing budget=800,without=halving
"""

from __future__ import annotations

import argparse
import random
from math import sqrt
from pathlib import Path
from typing import Any

import msgspec

from orrery.bots.greedy import GreedyBot
from orrery.bots.search import Race, Runner, chance_of, paired, play_on
from orrery.cli import parse_options
from orrery.core import Choice, Match, Seen, Trial
from orrery.core.searching import Searching
from orrery.games import game as find_game

NEVER = 1 << 62
"""A pulse that no game reaches."""


class Thought(msgspec.Struct, frozen=True):
    """What some settings found at a question: nothing new, or a choice, with what they claim and what it is worth."""

    settings: str
    kind: str
    changed: bool
    claimed: float = 0.0
    real: float = 0.0
    margin: float = 0.0
    """By how many standard errors it looked better."""
    spent: int = 0


class Unpaired(Race):
    """Each option meets worlds and dice of its own."""

    def _try(self, world: Match[Any], running: list[Runner]) -> None:
        for runner in running:
            super()._try(self._seen.sample(self._rng), [runner])


class Unhalved(Race):
    """All options stay in the race to the end."""

    def _better_half(self, running: list[Runner]) -> list[Runner]:
        return running


class Unhurried(Race):
    """What hardly matters is weighed like everything else."""

    def _try(self, world: Match[Any], running: list[Runner]) -> None:
        super()._try(_Patient(world), running)  # type: ignore[arg-type]  # as much of a match as a race needs


class _Patient:
    """A world whose trials answer nothing in a hurry."""

    def __init__(self, world: Match[Any]) -> None:
        self._world = world

    def trial(self, seed: str) -> Trial[Any]:
        trial = self._world.trial(seed)
        trial._hurried = {}
        return trial


class Unsorted(Race):
    """Options that mean the same are all tried."""

    def __init__(self, seen: Seen[Any], budget: int, rng: random.Random, searching: Searching) -> None:
        super().__init__(seen, budget, rng, searching)
        looks = seen.appraise()
        best = sorted(range(len(looks)), key=lambda index: -looks[index])[: searching.candidates]
        self.runners = [Runner(seen.options[index], 1) for index in best]
        self.policy = self.runners[0]


class Unbiased(Race):
    """What looks best has no advantage: whatever came out best is taken."""

    def best(self) -> Runner:
        """The best average of those that were tried to the end."""
        count = max(len(runner.values) for runner in self.runners)
        rivals = [runner for runner in self.runners if len(runner.values) == count]
        return max(rivals, key=lambda runner: runner.mean)


IDEAS: dict[str, type[Race]] = {
    "pairing": Unpaired,
    "halving": Unhalved,
    "hurry": Unhurried,
    "kinds": Unsorted,
    "policy": Unbiased,
}
"""The search without one of its ideas."""


class Study:
    """The games that are played, and how much is looked at."""

    def __init__(self, given: argparse.Namespace) -> None:
        self.game = find_game(given.game)
        self.seats: int = given.seats
        self.options = self.game.check_options({**self.game.rules.simulation, **parse_options(given.option)})
        self.seed: str = given.seed
        self.settings: list[str] = given.settings
        self.share: float = given.share
        self.futures: int = given.futures

    def play(self, number: int) -> list[Thought]:
        """A game of greedy bots, with second thoughts at some of their questions."""
        rng = random.Random(f"{self.seed}/{number}")
        match: Match[Any] = Match(
            self.game, self.seats, seed=f"{self.seed}/{number}", options=self.options, narrate=False
        )
        bot = GreedyBot(rng)
        found: list[Thought] = []
        while not match.over:
            for seat in match.waiting:
                seen = match.seen_by(seat)
                if len(seen.options) > 1 and rng.random() < self.share:
                    found += self.think(seen, rng.getrandbits(32))
                match.play(seat, bot.choose(seen))
        return found

    def think(self, seen: Seen[Any], seed: int) -> list[Thought]:
        """What all settings find at one question."""
        races = {settings: self.search(seen, settings, seed) for settings in self.settings}
        policy = next(iter(races.values())).policy.choice
        changed = {race.best().choice for race in races.values()} - {policy}
        ends = self.play_out(seen, [policy, *changed], seed) if changed else {}
        found = []
        for settings, race in races.items():
            best = race.best().choice
            claimed, error = paired(race.best(), race.policy)
            real = ends[best] - ends[policy] if best != policy else 0.0
            found.append(
                Thought(
                    settings, seen.decision.kind, best != policy, claimed, real, claimed / (error or 1.0), race.spent
                )
            )
        return found

    def search(self, seen: Seen[Any], settings: str, seed: int) -> Race:
        """A race that was run with these settings."""
        given = dict(part.split("=") for part in settings.split(","))
        budget = int(given.pop("budget"))
        kind = IDEAS[given.pop("without")] if "without" in given else Race
        usual = self.game.insight.searching(self.seats)
        changes = {name: type(getattr(usual, name))(value) for name, value in given.items() if name != "calm"}
        if "calm" in given:
            changes["calm"] = usual.calm | set(given["calm"].split("/"))
        race = kind(seen, budget, random.Random(seed), msgspec.structs.replace(usual, **changes))
        if race.matters:
            for _ in race.run():
                pass
        return race

    def play_out(self, seen: Seen[Any], choices: list[Choice], seed: int) -> dict[Choice, float]:
        """How often the seat wins after each of these choices, in the same worlds with the same dice."""
        worlds = seen.samples(random.Random(f"{seed}/worlds"))
        won = dict.fromkeys(choices, 0.0)
        for number in range(self.futures):
            world = next(worlds)
            for choice in choices:
                trial = world.trial(f"{seed}/{number}")
                trial.answer(seen.seat, choice)
                play_on(trial, NEVER)
                won[choice] += chance_of(trial, seen.seat) / self.futures
        return won


def summed_up(settings: str, thoughts: list[Thought], games: int, seats: int, share: float) -> str:
    """A line: how often the mind was changed, what was claimed, and what it was worth, each and in a whole game."""
    changed = [thought for thought in thoughts if thought.changed]
    line = f"{settings}: {len(changed)} of {len(thoughts)} changed"
    if not changed:
        return line
    count = len(changed)
    claimed, real = (
        sum(values) / count for values in zip(*((each.claimed, each.real) for each in changed), strict=True)
    )
    error = sqrt(sum((each.real - real) ** 2 for each in changed) / max(1, count - 1) / count)
    each_game = count / (games * seats * share)
    return (
        f"{line}, claimed {claimed:+.1%}, real {real:+.1%} ± {2 * error:.1%}; in a game {real * each_game:+.1%}"
        f" ± {2 * error * each_game:.1%}; {sum(each.spent for each in thoughts) / len(thoughts):.0f} spent"
    )


def compared(thoughts: list[Thought], with_first: list[Thought], games: int, seats: int, share: float) -> str:
    """A line: how much more some settings gain in a whole game than the first ones, at the same questions."""
    differences = [here.real - there.real for here, there in zip(thoughts, with_first, strict=True)]
    more = sum(differences)
    error = sqrt(sum((each - more / len(differences)) ** 2 for each in differences))
    whole = 1 / (games * seats * share)
    return f"    more than the first settings: {more * whole:+.1%} ± {2 * error * whole:.1%} in a game"


def settings_of(text: str) -> str:
    """Settings as they were given, or an error that says what is wrong with them."""
    given = dict(part.partition("=")[::2] for part in text.split(","))
    known = {"budget", "without", *Searching.__struct_fields__}
    if unknown := given.keys() - known:
        raise argparse.ArgumentTypeError(f"there is no setting {min(unknown)}; there are {', '.join(sorted(known))}")
    if not given.get("budget", "").isdecimal():
        raise argparse.ArgumentTypeError(f"{text}: settings begin with a budget, such as budget=800")
    if given.get("without", "halving") not in IDEAS:
        raise argparse.ArgumentTypeError(f"{text}: what can be left out is {', '.join(IDEAS)}")
    return text


def main() -> None:
    """Play, keep what is found if there is a file for it, and sum it up."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("settings", nargs="+", type=settings_of, help="such as budget=300,horizon=4,margin=1.5")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--share", type=float, default=0.5, help="of the questions that are looked at")
    parser.add_argument("--futures", type=int, default=16, help="in which a changed choice is played to the end")
    parser.add_argument("--seed", default="thoughts")
    parser.add_argument("--keep", type=Path, help="a file that results are added to, game by game")
    given = parser.parse_args()
    study = Study(given)
    kept = given.keep.read_bytes().splitlines() if given.keep and given.keep.exists() else []
    games = [msgspec.json.decode(line, type=list[Thought]) for line in kept]
    for number in range(len(games), given.games):
        games.append(study.play(number))
        if given.keep:
            with given.keep.open("ab") as file:
                file.write(msgspec.json.encode(games[-1]) + b"\n")
    thoughts = [thought for game in games for thought in game]
    first = [thought for thought in thoughts if thought.settings == study.settings[0]]
    for settings in study.settings:
        found = [thought for thought in thoughts if thought.settings == settings]
        print(summed_up(settings, found, len(games), study.seats, study.share))
        if settings != study.settings[0] and found:
            print(compared(found, first, len(games), study.seats, study.share))
        for kind in sorted({thought.kind for thought in found if thought.changed}):
            of_kind = [thought for thought in found if thought.kind == kind]
            print("   ", summed_up(kind, of_kind, len(games), study.seats, study.share))


if __name__ == "__main__":
    main()

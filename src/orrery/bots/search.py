"""The search: try the best-looking options on samples of what might be, and see how the game stands after a while.

It knows no game. What it needs of one is its insight: how good options look, which mean the same, where a turn ends,
and each seat's chance to win.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from math import erfc, exp, pi, sqrt
from typing import Any, TypeAlias

import msgspec

from orrery.core import Choice, Match, Seat, Seen, State, Trial
from orrery.core.chances import Reason
from orrery.core.searching import Searching

Budget: TypeAlias = int
"""How much may be thought, in decisions taken in trials: so advice is the same on every machine."""

FEWEST = 6
"""Trials of each option before anything is concluded from them."""
SHARE = 4
"""Trials that there must be for each option in the race; options beyond that are not tried any more."""
REGRET = 0.0005
"""A chance to win that is not worth looking for: the search ends when no other option is expected to bring so much."""
DECIDED = 0.005
"""A chance to win, or to lose, below which all is decided."""
LONGEST = 600
"""Decisions after which a trial is judged where it stands."""
SURE = 2.0
"""So many standard errors a difference must have to be told to people."""
LIKELY = 1.5
"""And so many what is given as a reason."""


class Weighed(msgspec.Struct, frozen=True):
    """What the search found about an option."""

    choice: Choice
    chance: float
    """The chance to win after it, as an average over the trials; 0 if there were none."""
    error: float
    """The standard error of that average; 1 if it is not known."""
    trials: int
    same: int
    """How many options mean the same, this one included."""
    lead: float = 0.0
    """By how much the chance is better than that of the best other option, in the same worlds with the same dice."""
    lead_error: float = 1.0
    """The standard error of that difference; 1 if it is not known."""
    reasons: list[tuple[str, float]] = []
    """The features that make the difference to the best other option, and by how much they differ."""


class Advice(msgspec.Struct, frozen=True):
    """What a search advises a seat to do, as far as it has come."""

    seat: Seat
    best: Choice
    weighed: list[Weighed]
    """The options that were tried: the best first, then by their chance."""
    spent: int
    """Decisions taken in trials so far."""
    budget: int
    policy: Choice
    """What looks best without any trial."""


def advise(
    seen: Seen[Any],
    budget: Budget,
    rng: random.Random,
    searching: Searching | None = None,
    *,
    reasons: bool = False,
) -> Iterator[Advice]:
    """Weigh a seat's options; every advice that follows is founded on more trials than the one before.

    The first one comes at once: what looks best. `searching` is the game's own unless given. `reasons` are for people;
    they take a little time.

    >>> import orrery
    >>> match = orrery.Match(orrery.game("space-base"), seats=2, seed=5)
    >>> *_, advice = advise(match.seen_by(0), 400, random.Random(1))
    >>> advice.best in match.decision(0).options, advice.spent <= advice.budget + LONGEST
    (True, True)
    """
    race = Race(seen, budget, rng, searching, explains=reasons)
    yield race.advice()
    if race.matters:
        yield from race.run()


class Runner:
    """An option in the race, with the chances to win that its trials ended with, world by world."""

    __slots__ = ("choice", "end", "leads", "same", "values")

    def __init__(self, choice: Choice, same: int) -> None:
        self.choice = choice
        self.same = same
        self.values: list[float] = []
        self.leads: list[list[float]] = []
        """By how much its seat was ahead in each number at stake when the trials ended, if reasons are wanted."""
        self.end: State | None = None
        """Where one of those trials ended."""

    @property
    def mean(self) -> float:
        """The average chance to win."""
        return sum(self.values) / len(self.values) if self.values else 0.0


class Race:
    """Options that are tried in the same worlds, with the same dice; the worse half drops out again and again.

    What looks best stays to the end, and is left only for an option that is better by a margin of standard errors.
    """

    def __init__(
        self,
        seen: Seen[Any],
        budget: Budget,
        rng: random.Random,
        searching: Searching | None = None,
        *,
        explains: bool = False,
    ) -> None:
        self.seat = seen.seat
        self.searching = searching or seen.game.insight.searching(seen.seats)
        focus = 1.0 if explains else self.searching.focus.get(seen.decision.kind, 1.0)
        self.budget = round(budget * self.searching.effort * focus)
        self.spent = 0
        self.runners = runners(seen, self.searching.candidates, rng)
        self.policy = self.runners[0]
        self.explains = explains
        """Whether it is for people: then reasons are given, and nothing is told from a few worlds."""
        self.kept: list[Runner] = []
        """Options that stay to the end however they do, besides what looks best."""
        self._seen = seen
        self._rng = rng

    @property
    def matters(self) -> bool:
        """Whether there is anything to find out by trying; people who ask get figures about calm questions too."""
        calm = self._seen.decision.kind in self.searching.calm and not self.explains
        return len(self.runners) > 1 and self.budget > 0 and not calm

    def run(self) -> Iterator[Advice]:
        """Try and drop, until the budget is spent or all is clear."""
        worlds = self._seen.samples(self._rng)
        self._try(next(worlds), self.runners)
        running = self._affordable()
        rounds = max(1, (len(running) - 1).bit_length())
        told = 0
        for number in range(1, rounds + 1):
            share = self.budget * number // rounds
            while self.spent < share or (self.explains and len(self.policy.values) < FEWEST):
                self._try(next(worlds), running)
                if len(self.policy.values) >= max(FEWEST, 2 * told):
                    told = len(self.policy.values)
                    yield self.advice()
                    if self._is_clear(running):
                        return
            running = self._better_half(running)
        yield self.advice()

    def _affordable(self) -> list[Runner]:
        """As many of the best-looking options as can be tried often enough, as long as one trial of each took."""
        trials = self.budget * len(self.runners) // max(1, self.spent)
        return self._with_kept(self.runners[: max(2, trials // SHARE)])

    def _try(self, world: Match[Any], running: list[Runner]) -> None:
        """Try each option in one world, with one future."""
        future = f"{self._rng.getrandbits(64):x}"
        until = 0
        for runner in running:
            trial = world.trial(future)
            until = until or self._until(trial)
            trial.answer(self.seat, runner.choice)
            self.spent += 1 + play_on(trial, until)
            runner.values.append(chance_of(trial, self.seat))
            if self.explains:
                runner.leads.append(trial.game.insight.stakes.leads(trial.state, self.seat))
                runner.end = trial.state

    def _until(self, trial: Trial[Any]) -> int:
        """The pulse at which trials end: at the beginning of a turn or round."""
        beat = self.searching.bar or self.searching.beat
        return (trial.pulse // beat + self.searching.horizon) * beat

    def _better_half(self, running: list[Runner]) -> list[Runner]:
        ranked = sorted(running, key=lambda runner: -runner.mean)
        return self._with_kept(ranked[: (len(ranked) + 1) // 2])

    def _with_kept(self, running: list[Runner]) -> list[Runner]:
        return [*running, *[runner for runner in (self.policy, *self.kept) if runner not in running]]

    def _is_clear(self, running: list[Runner]) -> bool:
        """Whether more trials are not worth it: all is over, or hardly anything is to be gained by another choice."""
        best = self.best()
        if not DECIDED < max(runner.mean for runner in running) < 1 - DECIDED:
            return True
        leads = [told_apart(best, other) for other in running if other is not best]
        return all(regret(lead, error) < REGRET for lead, error in leads)

    def advice(self) -> Advice:
        """What is to be said now."""
        best = self.best()
        others = sorted((runner for runner in self.runners if runner is not best), key=lambda runner: -runner.mean)
        tried = [best, *others]
        return Advice(
            seat=self.seat,
            best=best.choice,
            weighed=[self._weighed(runner, tried) for runner in tried],
            spent=self.spent,
            budget=self.budget,
            policy=self.policy.choice,
        )

    def best(self) -> Runner:
        """What looks best, or what has proven better by the margin, in as many trials."""
        policy = self.policy
        count = len(policy.values)
        rivals = [runner for runner in self.runners if len(runner.values) == count]
        if count < FEWEST or not rivals:
            return policy
        leader = max(rivals, key=lambda runner: runner.mean)
        lead, error = paired(leader, policy)
        return leader if leader is not policy and lead > self.searching.margin * error else policy

    def _weighed(self, runner: Runner, tried: list[Runner]) -> Weighed:
        count = len(runner.values)
        lead, lead_error = 0.0, 1.0
        others = [other for other in tried if other is not runner and len(other.values) >= count]
        reasons: list[tuple[str, float]] = []
        if others and count:
            other = max(others, key=lambda other: sum(other.values[:count]))
            lead, lead_error = paired(runner, other)
            reasons = [(reason.what, reason.difference) for reason in self.reasons(runner, other)]
        return Weighed(
            choice=runner.choice,
            chance=runner.mean,
            error=standard_error(runner.values),
            trials=count,
            same=runner.same,
            lead=lead,
            lead_error=lead_error,
            reasons=reasons,
        )

    def reasons(self, runner: Runner, other: Runner) -> list[Reason]:
        """In which of the numbers at stake the seat leads by more or less after one option than after another.

        The weightiest first; an average over the worlds that both were tried in, without what might as well be chance.
        """
        if runner.end is None or not other.leads:
            return []
        averages: list[float] = []
        for mine, its in zip(zip(*runner.leads, strict=True), zip(*other.leads, strict=True), strict=True):
            differences = [here - there for here, there in zip(mine, its, strict=False)]
            average = sum(differences) / len(differences)
            averages.append(average if abs(average) > LIKELY * standard_error(differences) else 0.0)
        return self._seen.game.insight.stakes.weighed(runner.end, averages)


def runners(seen: Seen[Any], count: int, rng: random.Random) -> list[Runner]:
    """The best-looking option of each of the best-looking kinds, the best first; ties are broken at random."""
    options = seen.options
    if len(options) == 1:
        return [Runner(options[0], 1)]
    looks = seen.appraise()
    found: dict[Any, list[int]] = {}
    for index, kind in enumerate(seen.kinds()):
        found.setdefault(kind, []).append(index)
    best = [(max(alike, key=looks.__getitem__), len(alike)) for alike in found.values()]
    rng.shuffle(best)
    best.sort(key=lambda each: -looks[each[0]])
    # First one for each thing that can be done, then other amounts of the same.
    things: set[Choice] = set()
    different: list[tuple[int, int]] = []
    others: list[tuple[int, int]] = []
    for each in best:
        thing = tuple([part for part in options[each[0]] if isinstance(part, str)])
        (others if thing in things else different).append(each)
        things.add(thing)
    return [Runner(options[index], same) for index, same in (different + others)[:count]]


def play_on(trial: Trial[Any], until: int) -> int:
    """Let everybody take what looks best until a pulse is reached; how many decisions that took."""
    appraise = trial.game.insight.appraise
    decisions = 0
    while trial.open and (trial.pulse < until) and decisions < LONGEST:
        for asked, decision in list(trial.open.items()):
            options = decision.options
            choice = options[0]
            if len(options) > 1:
                looks = appraise(trial.state, decision)
                choice = options[looks.index(max(looks))]
                decisions += 1
            trial.answer(asked, choice)
    return decisions


def chance_of(trial: Trial[Any], seat: Seat) -> float:
    """A seat's chance to win where a trial has come to."""
    if trial.over:
        winners = trial.result.winners
        sides = trial.game.insight.sides(trial.state)
        won = {sides[winner] for winner in winners}
        return 1 / len(won) if sides[seat] in won else 0.0
    return trial.game.insight.chances(trial.state)[seat]


def standard_error(values: list[float]) -> float:
    """The standard error of an average; 1 if there is too little to tell."""
    count = len(values)
    if count < 2:
        return 1.0
    mean = sum(values) / count
    return sqrt(sum([(value - mean) ** 2 for value in values]) / (count - 1) / count)


def paired(one: Runner, other: Runner) -> tuple[float, float]:
    """By how much one is better than the other in the worlds that both were tried in, and the standard error."""
    differences = [mine - its for mine, its in zip(one.values, other.values, strict=False)]
    return (sum(differences) / len(differences) if differences else 0.0), standard_error(differences)


def told_apart(one: Runner, other: Runner) -> tuple[float, float]:
    """What `paired` says, with an error that doubts itself: a few trials tell little about their own spread."""
    lead, error = paired(one, other)
    return lead, error * (1 + FEWEST / min(len(one.values), len(other.values)))


def regret(lead: float, error: float) -> float:
    """What is lost on average by not taking another option, as far as this lead and its standard error tell.

    >>> regret(0.0, 0.01) > regret(0.01, 0.01) > 0.0005 > regret(0.02, 0.01) > regret(0.02, 0.005)
    True
    """
    if error <= 0.0:
        return max(0.0, -lead)
    distance = lead / error
    beyond = erfc(distance / sqrt(2)) / 2
    return error * (exp(-distance * distance / 2) / sqrt(2 * pi) - distance * beyond)

"""The search: it knows what its seat knows, gives the same advice for the same budget, and better advice for more."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

import orrery
from orrery import Match
from orrery import game as find_game
from orrery.bots.search import FEWEST, LONGEST, Advice, Race, Runner, advise, paired, runners
from orrery.core import Trial
from orrery.core.searching import Searching
from tests.core.playing import play_randomly

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("space-base", 2, {}),
    ("space-base", 3, {"light_speed": True}),
    ("risk", 2, {"variant": "total-domination"}),
    ("risk", 3, {}),
    ("starcraft", 2, {}),
]
each_game = pytest.mark.parametrize(("game", "seats", "options"), GAMES)


def positions(game: str, seats: int, options: dict[str, Any], count: int) -> list[Match[Any]]:
    """Matches in which there is something to choose, from all over a game."""
    found: list[Match[Any]] = []
    rng = random.Random("positions")
    match: Match[Any] = Match(find_game(game), seats, seed="positions", options=options, narrate=False)
    while len(found) < count and match.waiting:
        if len(match.decision(match.waiting[0]).options) > 1:
            found.append(match.fork())
        play_randomly(match, rng, 17)
    return found


def advice_on(match: Match[Any], budget: int = 200, seed: object = 1, **more: Any) -> list[Advice]:
    seen = match.seen_by(match.waiting[0])
    return list(advise(seen, budget, random.Random(str(seed)), **more))


@each_game
def test_a_world_changed_where_the_seat_cannot_look_gives_the_same_advice(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    for match in positions(game, seats, options, 4):
        seat = match.waiting[0]
        worlds = [match.sample(seat, random.Random(deal)) for deal in range(2)]
        *_, expected = advice_on(match)
        for world in worlds:
            *_, advice = list(advise(world.seen_by(seat), 200, random.Random("1")))
            assert advice == expected


@each_game
def test_the_same_budget_gives_the_same_advice_and_changes_nothing(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    for match in positions(game, seats, options, 3):
        before = match.dump()
        assert advice_on(match) == advice_on(match)
        assert match.dump() == before


@each_game
def test_advice_comes_at_once_and_is_founded_on_more_and_more(game: str, seats: int, options: dict[str, Any]) -> None:
    for match in positions(game, seats, options, 3):
        seen = match.seen_by(match.waiting[0])
        given = advice_on(match, 400)
        assert given[0].spent == 0
        assert given[0].best == given[0].policy
        looks = seen.appraise()
        assert looks[seen.options.index(given[0].policy)] == max(looks)
        for earlier, later in pairwise(given):
            assert earlier.spent <= later.spent
            assert earlier.weighed[0].trials <= later.weighed[0].trials
        assert all(advice.best in seen.options for advice in given)
        # The world that the budget ends in is tried to its end, for all that are still in the race.
        assert given[-1].spent <= 400 + len(given[-1].weighed) * (LONGEST + 1)


@each_game
def test_chances_errors_and_leads_are_what_they_say(game: str, seats: int, options: dict[str, Any]) -> None:
    for match in positions(game, seats, options, 3):
        *_, advice = advice_on(match, 400, reasons=True)
        assert advice.weighed[0].choice == advice.best
        assert advice.policy in [weighed.choice for weighed in advice.weighed]
        names = set(match.game.insight.stakes.names)
        for weighed in advice.weighed:
            assert 0 <= weighed.chance <= 1
            assert weighed.error >= 0
            assert weighed.same >= 1
            assert -1 <= weighed.lead <= 1
            assert {name for name, _ in weighed.reasons} <= names


def test_where_nothing_is_to_choose_nothing_is_tried() -> None:
    match: Match[Any] = Match(find_game("risk"), 3, seed="one", narrate=False)
    rng = random.Random("one")
    while len(match.decision(match.waiting[0]).options) > 1:
        play_randomly(match, rng, 1)
    (only,) = advice_on(match)
    assert (only.best, only.spent) == (match.decision(match.waiting[0]).options[0], 0)


def test_calm_questions_are_answered_by_looks() -> None:
    match = positions("space-base", 2, {}, 1)[0]
    kind = match.decision(match.waiting[0]).kind
    (only,) = advice_on(match, searching=Searching(calm=frozenset((kind,))))
    assert only.spent == 0


def test_people_who_ask_about_calm_questions_get_figures() -> None:
    match = positions("space-base", 2, {}, 1)[0]
    calm = Searching(calm=frozenset((match.decision(match.waiting[0]).kind,)))
    *_, told = advice_on(match, searching=calm, reasons=True)
    assert all(weighed.trials >= FEWEST for weighed in told.weighed)


def test_bots_think_most_where_most_depends_on_it_and_people_are_advised_about_all_alike() -> None:
    match = positions("space-base", 2, {}, 1)[0]
    seen = match.seen_by(match.waiting[0])
    for focus, budget in ((3.0, 300), (0.0, 0)):
        searching = Searching(focus={seen.decision.kind: focus})
        race = Race(seen, 100, random.Random(1), searching)
        assert (race.budget, race.matters) == (budget, budget > 0)
        assert Race(seen, 100, random.Random(1), searching, explains=True).budget == 100


# The race


def race(margin: float, *values: list[float]) -> Race:
    match = positions("space-base", 2, {}, 1)[0]
    seen = match.seen_by(match.waiting[0])
    found = Race(seen, 100, random.Random(1), Searching(margin=margin))
    found.runners = [Runner((str(number),), 1) for number in range(len(values))]
    for runner, chances in zip(found.runners, values, strict=True):
        runner.values = chances
    found.policy = found.runners[0]
    return found


def test_what_looks_best_is_left_only_for_what_is_better_by_a_margin() -> None:
    looks_best = [0.5, 0.6, 0.4, 0.5, 0.6, 0.4]
    better = [value + difference for value, difference in zip(looks_best, [0.1, 0.2, 0.0] * 2, strict=True)]
    lead, error = paired(race(1.0, better, looks_best).runners[0], race(1.0, looks_best).runners[0])
    assert lead == pytest.approx(0.1)
    assert race(lead / error - 0.1, looks_best, better).best().choice == ("1",)
    assert race(lead / error + 0.1, looks_best, better).best().choice == ("0",)


def test_nothing_is_concluded_from_a_few_trials() -> None:
    few = FEWEST - 1
    assert race(1.0, [0.1] * few, [0.9 + number / 100 for number in range(few)]).best().choice == ("0",)


def test_what_has_dropped_out_is_not_taken_any_more() -> None:
    assert race(1.0, [0.5] * 12, [0.9] * 6, [0.6] * 12).best().choice == ("2",)


def begun(budget: int, searching: Searching) -> Race:
    match = purchase()
    return Race(match.seen_by(match.waiting[0]), budget, random.Random(1), searching)


def purchase() -> Match[Any]:
    """A match in which there are many cards to choose from."""
    return next(
        match
        for match in positions("space-base", 2, {}, 60)
        if match.decision(match.waiting[0]).kind == "buy" and len(match.decision(match.waiting[0]).options) >= 6
    )


@pytest.mark.parametrize(
    ("searching", "until"),
    [
        (Searching(beat=2, horizon=1), 24),
        (Searching(beat=2, horizon=3), 28),
        (Searching(beat=2, bar=10, horizon=1), 30),
        (Searching(beat=2, bar=10, horizon=2), 40),
    ],
)
def test_trials_end_with_a_turn_or_with_a_round(searching: Searching, until: int) -> None:
    class Later(Trial[Any]):
        pulse = 23

    assert begun(100, searching)._until(Later.__new__(Later)) == until


def test_a_game_with_long_trials_gets_more_thought() -> None:
    assert begun(100, Searching(effort=1.5)).budget == 150


def test_options_that_could_not_be_tried_often_enough_are_left_out() -> None:
    rich, poor = (begun(budget, Searching(horizon=2, candidates=6)) for budget in (2000, 60))
    for race in (rich, poor):
        list(race.run())
    assert min(len(runner.values) for runner in rich.runners) > 2
    tried_again = [runner for runner in poor.runners if len(runner.values) > 1]
    assert len(poor.runners) == 6
    assert 2 <= len(tried_again) < 6
    assert tried_again[0] is poor.policy


def test_people_are_told_nothing_from_a_few_worlds() -> None:
    match = purchase()
    seen = match.seen_by(match.waiting[0])
    for_people = Race(seen, 10, random.Random(1), Searching(candidates=2), explains=True)
    list(for_people.run())
    assert [len(runner.values) for runner in for_people.runners] == [FEWEST, FEWEST]


def test_what_is_asked_about_is_tried_in_the_same_worlds_to_the_end() -> None:
    race = begun(60, Searching(horizon=2, candidates=6))
    race.kept.append(race.runners[-1])
    list(race.run())
    assert len(race.runners[-1].values) == len(race.policy.values) > min(len(runner.values) for runner in race.runners)


def test_reasons_are_averages_over_all_worlds_without_what_might_be_chance() -> None:
    match = purchase()
    seen = match.seen_by(match.waiting[0])
    race = Race(seen, 400, random.Random(1), Searching(candidates=2), explains=True)
    one, other = race.runners
    one.end = match.state
    width = len(match.game.insight.stakes.names)
    for world in range(20):
        rest = [0.0] * (width - 2)
        one.leads.append([2.0 + world % 2, 5.0 * (-1) ** world, *rest])
        other.leads.append([float(world % 2), 0.0, *rest])
    (reason,) = race.reasons(one, other)
    assert (reason.what, reason.difference) == (match.game.insight.stakes.names[0], 2.0)


def test_candidates_are_the_best_of_each_kind() -> None:
    for match in positions("risk", 2, {"variant": "total-domination"}, 8):
        seen = match.seen_by(match.waiting[0])
        looks, kinds, options = seen.appraise(), seen.kinds(), seen.options
        found = runners(seen, 4, random.Random(1))
        assert len(found) == min(4, len(set(kinds)))
        assert sum(runner.same for runner in runners(seen, 10_000, random.Random(1))) == len(options)
        for runner in found:
            kind = kinds[options.index(runner.choice)]
            assert looks[options.index(runner.choice)] == max(
                look for look, other in zip(looks, kinds, strict=True) if other == kind
            )


@pytest.mark.parametrize("name", orrery.GAMES)
def test_every_game_says_how_it_is_searched(name: str) -> None:
    game = find_game(name)
    for seats in game.rules.seat_counts:
        searching = game.insight.searching(seats)
        assert min(searching.beat, searching.horizon) >= 1
        assert searching.candidates >= 2
        assert searching.margin >= 0

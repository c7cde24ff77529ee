"""The analysis of a finished match."""

from __future__ import annotations

import random
from typing import Any

import pytest

from orrery.bots import make_bot
from orrery.bots.analysis import MOST_SLIPS, SMALLEST_COST, Analysis, Slip, analyse
from orrery.bots.reasons import reasons_said
from orrery.bots.search import SURE
from orrery.cli_analysis import slip_lines
from orrery.core import Match, Message, Record
from orrery.core.chances import Reason
from orrery.core.words import Words
from orrery.games import game as find_game
from orrery.lab.simulate import play_out


def played(game: str, bots: list[str], seed: int, **options: object) -> Record:
    match: Match[Any] = Match(find_game(game), len(bots), seed=seed, options=options)
    play_out(match, [make_bot(bot, random.Random(seat)) for seat, bot in enumerate(bots)])
    return match.record()


def analysed(record: Record, questions: int, budget: int) -> Analysis:
    *_, last = analyse(record, find_game(record.header.game), questions=questions, budget=budget)
    return last


def test_it_finds_the_blunders_of_a_random_player() -> None:
    record = played("space-base", ["random", "greedy"], 3)
    found = analysed(record, questions=10, budget=1000)
    assert found.done == found.of == 10
    assert 1 <= len(found.slips) <= MOST_SLIPS
    assert {slip.seat for slip in found.slips} == {0}
    assert [slip.cost for slip in found.slips] == sorted((slip.cost for slip in found.slips), reverse=True)
    for slip in found.slips:
        assert slip.cost >= SMALLEST_COST
        assert slip.cost >= SURE * slip.error
        match = record.replay(find_game("space-base"), slip.since)
        options = match.decision(slip.seat).options
        assert slip.better in options
        assert slip.chosen in options
        assert record.items[slip.move - 1].choice == slip.chosen  # type: ignore[union-attr]


def test_no_decision_costs_more_than_there_was_to_lose() -> None:
    """Chance and cost are averages over the same worlds: what was played is tried to the end."""
    found = analysed(played("space-base", ["random", "greedy"], 2), questions=20, budget=1000)
    assert found.slips
    for slip in found.slips:
        assert slip.cost <= slip.chance


def test_a_cost_is_told_with_an_error_that_is_never_nothing_and_with_what_speaks_against() -> None:
    good, bad = Reason("points", 2.0, 0.5), Reason("credits", -1.0, -0.2)
    reasons, against = reasons_said(find_game("space-base"), [good, bad])
    words = Message("client-you")
    slip = Slip(0, 7, 6, 2, ("a",), ("b",), words, words, words, 0.55, 0.5, 0.0001, reasons, against)
    _, better, *why = slip_lines(slip, ["Ann"], Words("en"))
    assert "(+50 %, ± 1; then 55 % to win)" in better
    assert why == ["  Because: +2 points", "  But: −1 credit at hand"]


@pytest.mark.parametrize(
    ("game", "options"), [("risk", {}), ("starcraft", {"random_galaxy": True, "random_factions": True})]
)
def test_the_same_record_has_the_same_analysis(game: str, options: dict[str, object]) -> None:
    record = played(game, ["random", "greedy", "greedy"], 1, **options)
    assert analysed(record, questions=3, budget=300) == analysed(record, questions=3, budget=300)


def test_it_gets_better_while_it_lasts() -> None:
    record = played("space-base", ["random", "random"], 2, points_to_win=15)
    steps = list(analyse(record, find_game("space-base"), questions=4, budget=200))
    assert [step.done for step in steps] == [0, 1, 2, 3, 4]

"""What bots know of Space Base: how a seat stands, how good options look, and which of them mean the same."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from orrery.bots import make_bot
from orrery.core import Choice, Match
from orrery.games.space_base import GAME, things
from orrery.games.space_base.catalog import DEPLOYED, STATIONED
from orrery.games.space_base.insight import appraise, features, kinds, pulse
from orrery.games.space_base.insight.appraisal import APPRAISALS
from orrery.games.space_base.insight.console import ROLLS, Side, side_of
from orrery.games.space_base.insight.outlook import Outlook
from orrery.games.space_base.insight.prospect import Prospect
from orrery.games.space_base.insight.searching import CARDS, SMALL
from orrery.games.space_base.insight.weights import time_left
from orrery.games.space_base.insight.yardstick import DUEL, TABLE, Yardstick, experience_of, yardstick
from orrery.games.space_base.loading import load_catalog
from orrery.games.space_base.ruleset import SpaceBaseOptions
from orrery.games.space_base.state import SpaceBaseState
from tests.core.speaking import ask_everything
from tests.games.space_base.moments import rich_position
from tests.games.space_base.position import Position, SpaceBaseMatch, answer, corrections, options, run_to, run_turn


def likes(match: SpaceBaseMatch, seat: int = 0) -> Choice:
    """The option that looks best to a seat."""
    decision = match.decision(seat)
    worth = appraise(match.state, decision)
    return decision.options[worth.index(max(worth))]


# Features


def test_features_tell_what_a_seat_has() -> None:
    match = Position(3).credits(0, 7).income(0, 2).points(0, 12).points(1, 20).station(0, 2, "tinbergen").start()
    found = features(match.state, 0)
    assert (found["credits"], found["income"], found["points"], found["colonies"]) == (7, 2, 12, 1)
    assert (found["points ahead"], found["credits ahead"]) == (-8, 7)
    assert (found["on turn"], found["others"], found["time left"]) == (1, 2, 0.5)
    assert features(match.state, 2)["turns to wait"] == 2
    assert frozenset(features(match.state, 1)) == frozenset(found)


def test_a_roll_brings_what_the_handbook_counts() -> None:
    """Alone on the console, a card in sector 12 pays for one of 36 rolls, one in sector 7 for six."""
    for sector, rolls in ((12, 1), (7, 6)):
        position = Position()
        for other in range(1, 13):
            position.station(0, other, position.state.catalog.ids[position.state.colonies[other - 1]])
        s = position.station(0, sector, "crippen").state
        paid = s.face(position.number("crippen")).credits
        assert features(s, 0)["station credits"] == pytest.approx(paid * rolls / 36)


def test_tokens_count_by_what_they_allow() -> None:
    bare = Position().station(0, 12, "armstrong").state
    charged = Position().station(0, 12, "armstrong").charge("armstrong", 3).state
    assert features(bare, 0)["tokens"] == 0
    assert features(charged, 0)["tokens"] > 10


# Weights


def test_weights_lead_from_the_start_over_the_middle_to_the_end() -> None:
    for figures in (DUEL, TABLE):
        assert figures.weights_at(1.0) == pytest.approx(figures.start)
        assert figures.weights_at(0.5) == pytest.approx(figures.middle)
        assert figures.weights_at(0.0) == pytest.approx(figures.end)
        between = [(far + near) / 2 for far, near in zip(figures.start, figures.middle, strict=True)]
        assert figures.weights_at(0.75) == pytest.approx(between)


@pytest.mark.parametrize("figures", [DUEL, TABLE])
def test_everything_is_worth_something_and_what_is_to_come_counts_less_in_the_end(figures: Yardstick) -> None:
    start, end = figures.start, figures.end
    assert min(*start, *figures.middle, *end) > 0
    assert all(early > late for early, late in zip(start[4:], end[4:], strict=True))
    assert start.income > end.income
    assert end.point > start.point


def test_two_play_by_other_figures_than_more() -> None:
    assert [yardstick(seats) for seats in (2, 3, 4, 5)] == [DUEL, TABLE, TABLE, TABLE]


@pytest.mark.parametrize("figures", [DUEL, TABLE])
def test_experience_is_of_cards_that_there_are(figures: Yardstick) -> None:
    assert figures.experience.keys() <= load_catalog().number.keys()


def test_what_games_have_taught_counts_when_a_card_is_bought() -> None:
    """The same card, by figures that know nothing of it, some more at the start, and some less in the end."""
    catalog = load_catalog()
    card = catalog.number["crippen"]
    s = Position().full_yard().state
    station, deployed = tuple(s.station[:12]), tuple(s.deployed[:12])
    worth = {
        (name, left): Prospect(
            catalog, Yardstick(DUEL.start, DUEL.start, DUEL.start, taught), 2, left, station, deployed
        ).added(card, catalog.sector[card])
        for name, taught in (("nothing", {}), ("something", {"crippen": (0.5, -1.0)}))
        for left in (1.0, 0.5, 0.0)
    }
    for left, more in ((1.0, 0.5), (0.5, -0.25), (0.0, -1.0)):
        assert worth["something", left] - worth["nothing", left] == pytest.approx(more)


def test_what_nothing_was_learned_of_is_worth_its_numbers(tmp_path: Path) -> None:
    catalog = load_catalog()
    bare = Yardstick(DUEL.start, DUEL.middle, DUEL.end, {"crippen": (1.0, 2.0)})
    taught = experience_of(catalog, bare)
    (tmp_path / "cards.toml").write_text('[[card]]\nid = "crippen"\ncost = 3\nsource = "my box"\n')
    assert set(experience_of(load_catalog(corrections(tmp_path)), bare)) == {(0.0, 0.0)}
    assert taught[catalog.number["crippen"]] == (1.0, 2.0)
    assert {worth for card, worth in enumerate(taught) if card != catalog.number["crippen"]} == {(0.0, 0.0)}


def test_time_runs_with_the_leaders_points() -> None:
    position = Position(points_to_win=50)
    assert time_left(position.state) == 1
    assert time_left(position.points(1, 25).state) == 0.5
    assert time_left(position.points(1, 70).state) == 0
    ending = Position().points(0, 10).state
    ending.ending = True
    assert time_left(ending) == 0


# What if


def test_a_roll_is_used_in_the_better_way() -> None:
    rng = random.Random(1)
    for _ in range(50):
        worth = [0.0, *(rng.random() * 9 for _ in range(12)), 0.0]
        mean = sum(weight * max(worth[a] + worth[b], worth[a + b]) for a, b, weight in ROLLS) / 36
        assert Side(worth, ()).of_a_roll() == pytest.approx(mean)


def test_arrows_lead_to_the_neighbours() -> None:
    plain = [0.0, 1.0, 2.0, 4.0, *[0.0] * 10]
    assert Side(plain, ((2, "left"),)).worths()[2] == 3
    assert Side(plain, ((2, "right"),)).worths()[2] == 6
    assert Side(plain, ((2, "either"),)).worths()[2] == 6
    assert Side(plain, ((1, "left"),)).worths()[1] == 1


def future(s: SpaceBaseState, before: Outlook) -> float:
    """What a console will bring by the rates of an earlier outlook."""
    sides = (
        side_of(s, before.seat, side, before.entries[side], before.prospect.rates[side])
        for side in (STATIONED, DEPLOYED)
    )
    return sum(side.of_a_roll() for side in sides)


def acquired(match: SpaceBaseMatch, option: Choice) -> tuple[int, int] | None:
    """The card and the sector that an option is about, if it brings a card."""
    catalog = match.state.catalog
    match option:
        case ("buy" | "claim", str() as name):
            return catalog.number[name], catalog.sector[catalog.number[name]]
        case ("buy-into", str() as name, int() as sector):
            return catalog.number[name], sector
        case _:
            return None


@pytest.mark.parametrize("seed", range(12))
def test_what_a_card_would_change_is_what_it_changes(seed: int) -> None:
    match, rng = rich_position(seed).start(), random.Random(seed)
    found = 0
    for _ in range(60):
        seat = match.waiting[0]
        option = rng.choice(match.decision(seat).options)
        bought = acquired(match, option)
        outlook = Outlook(match.state, seat)
        if bought is not None:
            found += 1
            beyond = outlook.prospect.taught(bought[0])
            expected = outlook.card(*bought) - beyond
            expected -= outlook.weights.point * match.state.card(bought[0]).points_once
            before = future(match.state, outlook)
        elif option[0] == "use" and is_swap(match, option):
            found += 1
            card, aim = match.state.catalog.number[option[1]], option[2] if len(option) > 2 else None
            numbers = [part.numbers for part in ability_parts(match, card) if part.effect.name == "swap"]
            expected = (
                outlook.swapped(*numbers[0])
                if numbers
                else outlook.exchanged(card, match.state.catalog.number[str(aim)])
            )
            before = future(match.state, outlook)
        else:
            match.play(seat, option)
            if match.over:
                break
            continue
        match.play(seat, option)
        assert future(match.state, outlook) - before == pytest.approx(expected)
        if match.over:
            break
    assert found


def ability_parts(match: SpaceBaseMatch, card: int) -> Any:
    ability = match.state.face(card).ability
    assert ability is not None
    return ability.parts


def is_swap(match: SpaceBaseMatch, option: Choice) -> bool:
    card = match.state.catalog.number[option[1]]
    return {"swap", "exchange"} & {part.effect.name for part in ability_parts(match, card)} != set()


def test_looking_changes_nothing() -> None:
    for seed in range(8):
        match, rng = rich_position(seed).start(), random.Random(seed)
        ask_everything(match)
        for _ in range(25):
            if match.over:
                break
            before = match.state.dump()
            seat = match.waiting[0]
            first = appraise(match.state, match.decision(seat))
            assert appraise(match.state, match.decision(seat)) == first
            features(match.state, seat)
            kinds(match.state, match.decision(seat))
            assert match.state.dump() == before
            match.play(seat, rng.choice(options(match, seat)))


# Judgement


def test_who_can_win_wins() -> None:
    position = Position().station(0, 12, "armstrong").charge("armstrong", 4)
    assert likes(position.start()) == ("use", "armstrong")


def test_what_costs_nothing_is_taken() -> None:
    position = Position().station(0, 12, "kovalyonok").charge("kovalyonok").yard("ryumin", "crippen")
    match = position.start()
    assert likes(match) == ("use", "kovalyonok")
    answer(match, 0, "use", "kovalyonok")
    assert likes(match)[0] == "claim"


def test_the_dice_go_where_they_pay_more() -> None:
    match = Position().station(0, 11, "carpenter").start(dice=[5, 6])
    assert likes(match) == ("sum",)
    poor = Position().station(0, 11, "hicks").start(dice=[5, 6])
    assert likes(poor) == ("dice",)


def test_a_sum_is_moved_on_to_a_richer_sector() -> None:
    position = Position().station(0, 2, "khrunov").charge("khrunov")
    match = position.station(0, 11, "anders").station(0, 9, "samuelson").start(dice=[4, 5])
    assert likes(match) == ("shift", "khrunov", 2)


def test_tokens_are_taken_and_kept() -> None:
    match = Position().station(0, 3, "grissom").start(dice=[1, 2])
    match.prefer(0, "tokens", "ask")
    answer(match, 0, "sum")
    assert likes(match) == ("charge", "grissom")


def test_in_the_last_round_points_are_bought() -> None:
    position = Position().credits(0, 30).points(0, 30).points(1, 41).yard("ryumin", "crippen", "armstrong")
    position.state.ending = True
    match = position.start(dice=[1, 1])
    run_to(match, "buy", 0)
    name = likes(match)[1]
    assert match.state.card(match.state.catalog.number[name]).kind == "colony"


def test_early_on_a_ship_is_rather_bought_than_nothing() -> None:
    match = Position().credits(0, 5).full_yard().start(dice=[1, 1])
    run_to(match, "buy", 0)
    assert likes(match)[0] == "buy"


def test_who_leads_loses_points_to_whom_it_helps() -> None:
    match = Position().station(0, 7, "gordon").charge("gordon").points(1, 30).start()
    assert likes(match) == ("use", "gordon")


def test_it_beats_chance_every_time() -> None:
    for seed in range(6):
        match = Match(GAME, 2, seed=str(seed), narrate=False)
        bots = [make_bot("greedy", random.Random(seed)), make_bot("random", random.Random(seed))]
        while not match.over:
            seat = match.waiting[0]
            match.play(seat, bots[seat].choose(match.seen_by(seat)))
        assert match.result.winners == [0]


# Kinds and pulse


def test_no_two_ships_are_alike() -> None:
    catalog = load_catalog()
    seen = [
        (card.sector, card.cost, things.components(GAME.rules.ruleset(SpaceBaseOptions(), None), 2)["cards"][card.id])
        for card in catalog.cards
        if card.kind == "ship"
    ]
    printed = [(sector, cost, str((facts["station"], facts["deployed"]))) for sector, cost, facts in seen]
    assert len(set(printed)) == len(printed)


def test_of_equal_dice_either_may_be_rolled_again() -> None:
    for dice, count in (([2, 2], 3), ([2, 3], 4)):
        match = Position().station(0, 5, "volynov").charge("volynov").start(dice=dice)
        assert len(set(kinds(match.state, match.decision(0)))) == count


def test_the_pulse_counts_turns() -> None:
    match = Position().full_yard().start(dice=[1, 2, 3, 4])
    assert pulse(match.state) == 0
    run_turn(match)
    assert pulse(match.state) == 1


def test_every_question_is_about_cards_or_small() -> None:
    assert {*SMALL, *CARDS} == set(APPRAISALS)

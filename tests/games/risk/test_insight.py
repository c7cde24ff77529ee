"""What bots know of Risk: how a seat stands, which options mean the same, and where a search may stop."""

from __future__ import annotations

import random
from typing import Any

import pytest

from orrery.core import Choice, Decision
from orrery.games.risk import GAME
from orrery.games.risk.insight import appraise, features, kinds, pulse
from orrery.games.risk.insight.campaigns import distances
from orrery.games.risk.insight.weighing import Weighing
from orrery.games.risk.insight.worth import worths
from orrery.games.risk.verbs import QUESTIONS
from tests.games.risk.choices import VARIANTS, begin
from tests.games.risk.moments import rich_position
from tests.games.risk.position import Position, RiskMatch, answer, options, run_to

# Features


def test_features_tell_what_a_seat_has() -> None:
    position = Position(3).hold_all(1).hold_planet(0, "korhal", 2).hold(2, "rajal").fields("augustgrad", "canis")
    match = position.base(0, "augustgrad").base(1, "talematros").hand(0, "mule", "stimpack").won(0, "blink").start()
    found = features(match.state, 0)
    assert found["units"] == 14
    assert found["territories"] == 7
    assert found["planets"] == 1
    assert found["fields"] == 2
    assert found["cards"] == 3
    assert found["stars"] == 2 + 1 + 1
    assert found["own base"] == 1
    assert found["on turn"] == 1
    assert found["income"] == 3 + 5 + 1
    assert found["enemies"] == 2
    assert features(match.state, 1)["on turn"] == 0
    assert features(match.state, 1)["lead"] == -features(match.state, 0)["lead"]


def test_a_border_is_threatened_by_bigger_armies_of_players() -> None:
    position = Position(3).hold_all(0, units=3).hold(1, keresh_province=9)
    near = [name for name in position.state.catalog.ids if is_beside(position, name, "keresh-province")]
    assert features(position.start().state, 0)["threatened"] == len(near)
    calm = Position(3).hold_all(0, units=3).hold(1, keresh_province=3).start()
    assert features(calm.state, 0)["threatened"] == 0
    assert features(calm.state, 0)["front"] == len(near)


def is_beside(position: Position, one: str, other: str) -> bool:
    return position.number(other) in position.state.catalog.adjacent[position.number(one)]


def test_achievements_come_nearer() -> None:
    far = Position(3).hold_all(1).hold(0, "canis").open("eight-fields").start()
    near = Position(3).hold_all(1).hold(0, "canis", "ursa").fields("canis", "ursa").open("eight-fields").start()
    assert features(far.state, 0)["nearest achievement"] == 0
    assert features(near.state, 0)["nearest achievement"] == pytest.approx(2 / 8)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_features_have_the_same_names_all_the_time(variant: tuple[int, dict[str, Any]]) -> None:
    seats, chosen = variant
    match = begin(seats, chosen, "features", rounds=4)
    rng = random.Random(1)
    names = set(features(match.state, 0))
    while not match.over:
        for seat in range(seats):
            assert set(features(match.state, seat)) == names
        match.play(match.waiting[0], rng.choice(options(match, match.waiting[0])))
    assert [features(match.state, seat)["won"] for seat in range(seats)].count(1.0) == len(match.result.winners)


# Appraisals


def test_every_question_is_appraised_without_touching_the_state() -> None:
    met: set[str] = set()
    matches = [rich_position(seed).start() for seed in range(80)]
    matches += [begin(seats, chosen, "appraise", rounds=5) for seats, chosen in VARIANTS]
    for number, match in enumerate(matches):
        rng = random.Random(number)
        for _ in range(400):
            if match.over:
                break
            seat = match.waiting[0]
            decision = match.decision(seat)
            met.add(decision.kind)
            before = match.state.dump()
            assert len(appraise(match.state, decision)) == len(decision.options)
            assert match.state.dump() == before
            match.play(seat, rng.choice(decision.options))
    assert met == QUESTIONS


def liked(decision: Decision, match: RiskMatch) -> Choice:
    """The option that looks best."""
    looks = appraise(match.state, decision)
    return decision.options[looks.index(max(looks))]


def test_a_card_on_the_dice_is_played_when_it_saves_a_unit_that_matters() -> None:
    position = Position(3, active=1).hold_all(0).hold(0, keresh_province=2).hold(1, augustgrad=9)
    position.base(0, "keresh-province").hand(0, "point-defense-drone")
    match = position.start(dice=[6, 5, 5, 5, 5])
    answer(match, 1, "invade", "augustgrad", "keresh-province", 3)
    run_to(match, "defend", 0)
    answer(match, 0, "defend", 2)
    weighing = Weighing(match.state, 0)
    card = match.state.catalog.cards[match.state.catalog.card_number["point-defense-drone"]]
    before = match.state.dump()
    assert weighing.changed_dice(card, defending=True) == 1 - 0.5  # 6, 5 against 5, 5 becomes 5, 5
    assert match.state.dump() == before
    assert liked(match.decision(0), match) == ("play", "point-defense-drone")


def test_an_attack_that_is_worth_it_is_liked_better_than_none() -> None:
    match = Position(3).hold(0, augustgrad=12).hold(1, "keresh-province").start()
    assert liked(match.decision(0), match)[:3] in (
        ("invade", "augustgrad", "keresh-province"),
        ("storm", "augustgrad", "keresh-province"),
    )
    weak = Position(3).hold(0, augustgrad=2).hold(1, keresh_province=9).start()
    assert liked(weak.decision(0), weak) == ("done",)


def test_an_army_goes_where_there_is_more_to_take() -> None:
    position = Position(2, variant="total-domination").hold_all(2, units=9).hold(0, ursa=9).hold(1, "keresh-province")
    match = position.hold(1, "pyramus", "riksville", "backwater-station", "thisby").start()
    assert liked(match.decision(0), match)[:3] == ("storm", "ursa", "pyramus")
    dead_end = Position(2, variant="total-domination").hold_all(2, units=9).hold(0, ursa=9).hold(1, "pyramus")
    match = dead_end.hold(1, "keresh-province", "canis", "saalok", "citadel-of-the-executor").start()
    assert liked(match.decision(0), match)[:3] == ("storm", "ursa", "keresh-province")


def test_units_are_placed_nearer_to_a_player_than_to_neutrals_alone() -> None:
    position = Position(2, phase="deploy", variant="total-domination").hold(0, sundered_valley=4, rajal=40)
    match = position.hold(1, volatile_cleft=30).hold(2, "katuul-province", "xelnaga-temple-grounds").start()
    _, territory, _ = liked(match.decision(0), match)
    assert territory == "sundered-valley"


def test_neutral_units_go_in_the_way_of_the_enemys_army_and_not_of_ones_own() -> None:
    position = Position(2, phase="deploy", variant="total-domination").hold_all(2)
    match = position.hold(0, ursa=9).hold(1, canis=6, rajal=2).start()
    places: list[Choice] = [("neutral", name) for name in ("pyramus", "saalok", "katuul-province", "keresh-province")]
    looks = appraise(match.state, Decision(0, "neutral", places.copy, "RK-1V1-06"))
    assert looks == [-2 * 8.0, 5.0, 1.0, 5.0 - 2 * 8.0]


def test_steps_to_the_next_player_are_counted_over_neutrals() -> None:
    position = Position(2, variant="total-domination").hold(0, "rajal", "talematros").hold(1, "antioch-province")
    s = position.base(0, "rajal").base(1, "antioch-province").hold(2, "char-aleph", "eternal-scar").start().state
    found = distances(s, 0)
    number = s.catalog.number
    assert [found[number[name]] for name in ("antioch-province", "talematros", "rajal")] == [0, 1, 3]


def test_a_place_of_the_chart_is_taken_whose_territories_lie_together() -> None:
    match = begin(4, {"variant": "basic-training"}, 0)
    decision = match.decision(match.waiting[0])
    looks = dict(zip(decision.options, appraise(match.state, decision), strict=True))
    assert min(looks, key=looks.__getitem__)[1] == "artanis"  # scattered over all planets
    assert liked(decision, match)[1] == "raynor"  # half of Char, most of Zerus, and a card


def test_what_can_be_achieved_in_this_turn_only_is_taken_first() -> None:
    position = Position(3, phase="achievement").hold_all(1).hold_planet(0, "korhal").hold_planet(0, "zerus")
    taken = ("eternal-scar", "sundered-valley", "fulmic-highlands", "volatile-cleft")
    match = position.open("hold-korhal", "take-planet", "two-planets").began(1, *taken).start()
    assert ("achieve", "hold-korhal") in options(match, 0)
    assert liked(match.decision(0), match) == ("achieve", "take-planet")


def test_somebody_near_victory_is_stood_in_the_way_of() -> None:
    position = Position(3).hold_all(1, units=2).hold_planet(2, "korhal", 2).hold(0, ruins_of_styrling=3)
    calm = worths(position.open("hold-korhal").start().state, 0)
    alarmed = worths(position.achieved(2, "take-ten", "two-planets").start().state, 0)
    canis = position.number("canis")
    assert alarmed[canis] > calm[canis]


# Options that mean the same


def same(match: RiskMatch, one: Choice, other: Choice) -> bool:
    decision = match.decision(match.waiting[0])
    found = dict(zip(decision.options, kinds(match.state, decision), strict=True))
    return found[one] == found[other]


def test_factions_of_a_species_mean_the_same() -> None:
    match = begin(3, {"variant": "command-room"}, 0)
    assert same(match, ("pick", "raynor"), ("pick", "valerian"))
    assert not same(match, ("pick", "raynor"), ("pick", "zagara"))
    plain = begin(4, {"variant": "total-domination"}, 0)
    assert same(plain, ("pick", "raynor"), ("pick", "zagara"))
    charted = begin(3, {"variant": "basic-training"}, 0)
    first, second, *_ = (option for option in options(charted, charted.waiting[0]) if len(option) == 2)
    assert not same(charted, first, second)


def test_cards_mean_the_same_by_their_stars_where_they_have_no_abilities() -> None:
    cards = ("mule", "tactical-nuke", "stimpack")
    plain = Position(3, phase="deploy", variant="total-domination").hand(0, *cards).start()
    assert same(plain, ("offer", "mule"), ("offer", "tactical-nuke"))
    assert not same(plain, ("offer", "mule"), ("offer", "stimpack"))
    able = Position(3, phase="deploy").hand(0, *cards).start()
    assert not same(able, ("offer", "mule"), ("offer", "tactical-nuke"))


def test_other_options_are_told_apart() -> None:
    for seats, chosen in VARIANTS:
        match = begin(seats, chosen, "kinds", rounds=3)
        rng = random.Random(2)
        while not match.over:
            decision = match.decision(match.waiting[0])
            keys = kinds(match.state, decision)
            if not any(option[0] in ("pick", "offer", "play") for option in decision.options):
                assert len(set(keys)) == len(keys)
            match.play(decision.seat, rng.choice(decision.options))


# Where to stop


def test_the_pulse_grows_when_an_invasion_or_a_turn_ends() -> None:
    match = Position(3).hold(0, augustgrad=9).hold(1, keresh_province=5).start(dice=[1, 1, 1, 6, 6])
    before = pulse(match.state)
    answer(match, 0, "invade", "augustgrad", "keresh-province", 3)
    assert match.state.fight is not None
    assert pulse(match.state) == before
    answer(match, 1, "defend", 2)
    after = pulse(match.state)
    assert after == before + 1
    run_to(match, "deploy", 1)
    assert pulse(match.state) > after


def test_the_pulse_never_falls() -> None:
    match = begin(4, {"variant": "command-room", "teams": True}, "pulse", rounds=6)
    rng = random.Random(3)
    last = pulse(match.state)
    assert last == 0
    beats = set()
    while not match.over:
        match.play(match.waiting[0], rng.choice(options(match, match.waiting[0])))
        assert pulse(match.state) >= last
        last = pulse(match.state)
        beats.add(last)
    assert len(beats) > 6 * 4


def test_the_game_uses_all_of_it() -> None:
    insight = GAME.insight
    assert (insight.features, insight.appraise, insight.kinds, insight.pulse) == (features, appraise, kinds, pulse)

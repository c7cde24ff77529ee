"""What bots know of StarCraft: how a seat stands, how good options look, what means the same, where searches stop."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from orrery.bots.greedy import GreedyBot
from orrery.core import Choice, Decision, Match, Step
from orrery.games.starcraft import GAME
from orrery.games.starcraft.insight import appraise, features, kinds, pulse
from orrery.games.starcraft.insight.appraisal import APPRAISALS
from orrery.games.starcraft.insight.goals import goal, rounds_left
from orrery.games.starcraft.insight.outlook import Outlook
from orrery.games.starcraft.insight.strength import Sides, battle_outcome, fighters
from orrery.games.starcraft.redeal import redeal
from orrery.games.starcraft.state import StarCraftState
from tests.core.speaking import keys_of
from tests.games.starcraft.fighting import COMPARED, Force, battle, lay_out
from tests.games.starcraft.moments import VARIANTS, begin, constructed, every_event, moments, rare_matches
from tests.games.starcraft.position import Position, StarCraftMatch, asked

PLACING: Step = ("place_order", 0)


def liked(match: StarCraftMatch) -> Choice:
    """The option that looks best to the one who is asked."""
    decision = match.decision(match.waiting[0])
    looks = appraise(match.state, decision)
    assert looks.count(max(looks)) == 1, "several look best"
    return decision.options[looks.index(max(looks))]


def looks_of(match: StarCraftMatch) -> dict[Choice, float]:
    """How good every option looks to the one who is asked."""
    decision = match.decision(match.waiting[0])
    return dict(zip(decision.options, appraise(match.state, decision), strict=True))


def best_of(match: StarCraftMatch) -> set[Choice]:
    """The options that look best."""
    looks = looks_of(match)
    return {option for option, look in looks.items() if look == max(looks.values())}


# Every question, honestly


def many_moments() -> Iterator[tuple[StarCraftState, Decision]]:
    """Questions of all kinds, from whole games and from positions in which rare ones are asked."""
    for seats, chosen in VARIANTS:
        yield from moments(begin(seats, chosen, "appraised", 3), random.Random(seats), 500)
    for number, match in enumerate([*constructed(), *every_event()]):
        yield from moments(match, random.Random(number), 30)
    for match, rng in rare_matches(150):
        yield from moments(match, rng, 40)


def test_the_table_has_every_question_of_the_game_and_no_other() -> None:
    assert set(APPRAISALS) == keys_of("starcraft-ask-")


def test_every_question_is_appraised_without_touching_the_state_and_without_looking_at_what_is_hidden() -> None:
    met: set[str] = set()
    rng = random.Random(5)
    for state, decision in many_moments():
        often = decision.kind in met
        met.add(decision.kind)
        if often and rng.random() < 0.5:
            continue
        before = state.dump()
        looks = appraise(state, decision)
        assert len(looks) == len(decision.options)
        assert state.dump() == before, decision.kind
        other = state.copy()
        redeal(other, decision.seat, rng)
        assert appraise(other, decision) == looks, decision.kind
    assert met == set(APPRAISALS)


def test_features_tell_nothing_that_is_hidden_and_have_the_same_names_all_the_time() -> None:
    names: set[str] = set()
    rng = random.Random(6)
    for number, (state, decision) in enumerate(many_moments()):
        if number % 5:
            continue
        found = features(state, decision.seat)
        names = names or set(found)
        assert set(found) == names
        other = state.copy()
        redeal(other, decision.seat, rng)
        assert features(other, decision.seat) == found


# Features


def test_features_tell_what_a_seat_has() -> None:
    position = Position(3).units(0, "torus-2", marine=2, siege_tank=1).units(1, "helios-1", zergling=1).points(4, 2, 0)
    position.hand(0, "terran-1", "terran-5").module(0, supply=1).transport(0, "torus", "helios").facedown(0, 1, 2)
    s = position.start(PLACING).state
    found = features(s, 0)
    assert found["points"] == 4
    assert found["points needed"] == 15 - 4
    assert found["points a round"] == 2  # the base in torus-1
    assert found["areas"] == 2
    assert found["units"] == 3
    assert found["units' worth"] == 1 + 1 + 4
    assert found["bases"] == 1
    assert found["workers"] == 5
    assert found["minerals to harvest"] == 4 + 1 + 1
    assert found["gas to harvest"] == 2 + 2
    assert found["hand"] == 2
    assert found["matching cards"] == 1
    assert found["facedown events"] == 2
    assert found["modules"] == 1
    assert found["on turn"] == 1
    assert features(s, 1)["on turn"] == 0
    assert features(s, 0)["lead"] == -features(s, 1)["lead"] > 0


def test_a_base_is_threatened_by_units_that_could_come() -> None:
    calm = Position(2).units(1, "helios-1", zergling=2)
    assert features(calm.start(PLACING).state, 0)["threatened bases"] == 0
    tense = Position(2).units(1, "helios-1", zergling=2).transport(1, "torus", "helios")
    assert features(tense.start(PLACING).state, 0)["threatened bases"] == 1
    guarded = tense.units(0, "torus-1", marine=2)
    assert features(guarded.state, 0)["threatened bases"] == 0


@pytest.mark.parametrize(
    ("faction", "missing"),
    [("raynor", 6 - 2), ("mengsk", 1 + 3), ("tassadar", 0), ("queen-of-blades", 3 - 1), ("overmind", 3 - 1)],
)
def test_objectives_come_nearer(faction: str, missing: int) -> None:
    position = Position(2, factions=(faction, "aldaris"))
    kind = {"raynor": "marine", "mengsk": "marine", "tassadar": "zealot"}.get(faction, "zergling")
    position.units(0, "torus-2", **{kind: 1}).units(0, "torus-3", **{kind: 1})
    assert goal(position.state, 0).missing <= missing
    assert features(position.state, 0)["objective missing"] == missing or faction == "tassadar"


def test_rounds_left_shrink_with_points_and_with_the_event_deck() -> None:
    early = rounds_left(Position(2).state)
    assert rounds_left(Position(2).points(13, 0).state) < early
    assert rounds_left(Position(2).event_deck(0, 0, 4).state) < early
    assert rounds_left(Position(2).points(15, 0).state) == 1


# Battles


def test_more_and_better_units_have_better_odds() -> None:
    position = Position(2, factions=("mengsk", "overmind")).hand(0, "terran-1", "terran-5", "terran-9")
    position.hand(1, *(f"zerg-{number}" for number in range(1, 9)))
    s, number = position.state, position.state.catalog.unit_number
    marine, tank, zergling, ultralisk = (number[name] for name in ("marine", "siege-tank", "zergling", "ultralisk"))
    area = position.area("torus-3")

    def chance(attacking: list[int], defending: list[int]) -> float:
        return battle_outcome(s, Sides(0, 1, attacking, defending, area)).chance

    assert chance([tank, marine], [zergling]) > 0.7
    assert chance([marine], [ultralisk]) < 0.15
    assert chance([marine], [zergling, zergling]) < 0.1
    assert chance([tank, tank], [zergling]) > chance([tank], [zergling]) > chance([marine], [zergling])
    assert fighters(s, 0, 3)[tank].attack > fighters(s, 0, 3)[marine].attack


def test_the_card_that_wins_the_skirmish_is_played() -> None:
    position = Position(2, factions=("mengsk", "overmind")).units(0, "torus-3", siege_tank=1)
    position.units(1, "torus-3", zergling=1).deck(0, "terran-1", "terran-2", "terran-3")
    position.hand(0, "terran-10", "terran-13", "terran-5")
    fought = battle(position)
    assert asked(fought.match) == [(0, "place-cards")]
    assert liked(fought.match) == ("cards", "terran-13")


def test_the_best_card_is_kept_for_the_skirmish_it_fits() -> None:
    position = Position(2, factions=("mengsk", "overmind")).units(0, "torus-3", marine=1, siege_tank=1)
    position.units(1, "torus-3", zergling=2).deck(0, "terran-14", "terran-15", "terran-12")
    position.hand(0, "terran-2", "terran-13")
    match = battle(position).match
    while asked(match) != [(0, "place-cards")]:
        match.play(match.waiting[0], match.decision(match.waiting[0]).options[0])
    assert liked(match) == ("cards", "terran-2")  # the marine is in the first skirmish
    match.play(0, ("cards", "terran-2"))
    assert liked(match) == ("cards", "terran-13")


@pytest.mark.parametrize(("defending", "answer"), [("zerg-15", "yes"), ("zerg-10", "no")])
def test_a_cost_is_paid_only_if_that_saves_the_unit(defending: str, answer: str) -> None:
    goliath = Force("goliath", "terran-5", "terran-17")  # health 7, with a tired worker 8
    fought = lay_out(
        Position(2, factions=("mengsk", "overmind")),
        (goliath, Force("mutalisk" if answer == "yes" else "scourge", defending)),
    ).begin(*COMPARED)
    assert fought.asked == [(0, "pay-cost")]
    assert liked(fought.match) == (answer,)


def test_the_cheapest_unit_is_lost() -> None:
    supported = Force("mutalisk", "zerg-15", support=["zergling", "ultralisk"])
    fought = lay_out(Position(2), (Force("siege-tank", "terran-13"), supported), area="pridewater-1")
    match = fought.begin(("skirmishes",)).match
    assert asked(match) == [(1, "support-loss")]
    assert liked(match) == ("lose", "zergling", 1)


@pytest.mark.parametrize(("attackers", "answer"), [(4, ("use", "withdrawal-1")), (1, ("none",))])
def test_only_a_hopeless_battle_is_called_off(attackers: int, answer: Choice) -> None:
    position = Position(2, factions=("mengsk", "overmind")).events_in_play(1, "withdrawal-1")
    position.units(1, "torus-3", zergling=1 if attackers > 1 else 3)
    position.units(0, "torus-3", **({"siege_tank": 3} if attackers > 1 else {"marine": 1}))
    match = battle(position).match
    assert asked(match) == [(1, "start-of-battle")]
    assert liked(match) == answer


# Moving


def test_a_free_conquest_area_is_taken() -> None:
    position = (
        Position(2).units(0, "torus-3", marine=2).transport(0, "torus", "helios").units(1, "helios-2", zergling=4)
    )
    match = position.executing(0, "mobilize", "helios").start()
    assert best_of(match) <= {
        ("move", "marine", "torus-3", target, amount) for target in ("helios-1", "helios-3") for amount in (1, 2)
    }


def test_an_enemy_base_without_defenders_is_entered() -> None:
    position = Position(2).units(0, "torus-3", marine=2).transport(0, "torus", "helios")
    position.units(1, "helios-1", zergling=2).units(1, "helios-3", zergling=2)
    match = position.executing(0, "mobilize", "helios").start()
    assert {option[3] for option in best_of(match)} == {"helios-2"}


def test_nobody_attacks_hopelessly() -> None:
    position = Position(2).units(0, "torus-2", marine=1).units(1, "torus-3", ultralisk=3)
    position.hand(1, "zerg-1", "zerg-4", "zerg-7", "zerg-8", "zerg-9", "zerg-17")
    match = position.executing(0, "mobilize", "torus").start()
    looks = looks_of(match)
    assert looks["move", "marine", "torus-2", "torus-3", 1] < looks["done",]


def test_a_good_attack_is_made_with_enough_units_and_then_begun() -> None:
    position = Position(2).units(0, "torus-2", siege_tank=2).units(0, "torus-4", goliath=1, marine=1)
    position.units(1, "torus-3", hydralisk=2).hand(0, "terran-13", "terran-4", "terran-16")
    match = position.executing(0, "mobilize", "torus").start()
    while match.state.battle is None:
        (choice, *_) = sorted(best_of(match))
        match.play(0, choice)
    assert match.state.battle.started_with[0].bit_count() >= 2


def test_units_do_not_leave_the_last_base_to_the_enemy() -> None:
    position = Position(2).units(0, "torus-1", marine=1).units(1, "torus-3", zergling=3)
    match = position.executing(0, "mobilize", "torus").start()
    looks = looks_of(match)
    assert all(looks[option] < looks["done",] for option in looks if option[0] == "move")


# Building


def test_a_new_unit_defends_the_last_base() -> None:
    position = Position(2).units(1, "torus-3", zergling=3).workers(0, pool=2)
    match = position.executing(0, "build", "torus").start()
    units = {option: look for option, look in looks_of(match).items() if option[0] == "build-unit"}
    assert max(units, key=lambda option: units[option]) == ("build-unit", "marine", "torus-1")


def test_a_new_unit_takes_a_conquest_area() -> None:
    match = Position(2).workers(1, pool=2).executing(1, "build", "helios").start()
    units = {option: look for option, look in looks_of(match).items() if option[0] == "build-unit"}
    assert {option[2] for option in units if units[option] == max(units.values())} <= {"helios-1", "helios-3"}


def test_workers_are_built_while_they_pay_and_there_is_something_to_harvest() -> None:
    early = looks_of(Position(2).executing(0, "build", "torus").start())
    assert early["build-workers", 2] > 0
    late = looks_of(Position(2).points(14, 0).executing(0, "build", "torus").start())
    assert late["build-workers", 2] < late["done",]


def test_a_base_is_built_where_units_have_come() -> None:
    position = Position(2).units(0, "dylar-iv-1", marine=1).executing(0, "build", "dylar-iv")
    match = position.start()
    while asked(match) != [(0, "build-base")]:
        match.play(0, ("done",))
    assert liked(match) == ("build-base", "dylar-iv-1")


def test_a_card_is_not_depleted_for_little() -> None:
    position = Position(2).workers(0, pool=3).workers_on("torus-2", 1).workers_on("torus-4", 1)
    position.transport(0, "torus", "helios").transport(0, "torus", "dylar-iv")
    position.state.permanent_workers[0] = 4
    match = position.executing(0, "build", "torus").start()
    assert liked(match) == ("done",)


# Orders


def test_no_build_order_goes_where_nothing_can_be_built() -> None:
    looks = looks_of(Position(2).start(PLACING))
    build = {planet: looks["order", "build", planet] for planet in ("torus", "helios", "dylar-iv")}
    assert build["torus"] > 0 == build["helios"] == build["dylar-iv"]
    assert looks["order", "research", "torus"] > 0 == looks["order", "research", "helios"]


def test_to_expand_a_build_order_is_placed_below_a_mobilize_order() -> None:
    match = Position(2).units(0, "torus-3", marine=2).transport(0, "torus", "dylar-iv").start(PLACING, PLACING)
    assert liked(match) == ("order", "build", "dylar-iv")
    match.play(0, ("order", "build", "dylar-iv"))
    assert liked(match) == ("order", "mobilize", "dylar-iv")


def test_a_mobilize_order_that_lets_a_base_be_built_comes_first() -> None:
    position = Position(2).units(0, "torus-3", marine=2).transport(0, "torus", "dylar-iv")
    position.order(0, "build", "dylar-iv").order(0, "mobilize", "dylar-iv").order(0, "research", "torus")
    position.state.order_known = [1] * len(position.state.order_known)
    assert liked(position.start(("take_turn", 0))) == ("execute", "dylar-iv")


def test_an_order_that_brings_nothing_is_exchanged_for_an_event_card() -> None:
    position = Position(2).order(0, "research", "helios").order(0, "build", "torus")
    match = position.start(("take_turn", 0))
    assert liked(match) == ("execute", "torus")
    alone = Position(2).order(0, "research", "helios").start(("take_turn", 0))
    assert liked(alone) == ("event", "helios")


def test_who_wins_when_the_end_comes_likes_event_cards_more_than_who_loses_then() -> None:
    def look(faction: str) -> float:
        position = Position(2, factions=(faction, "tassadar" if faction == "aldaris" else "aldaris"))
        position.event_deck(0, 0, 10).order(0, "research", "helios")
        return looks_of(position.start(("take_turn", 0)))["event", "helios"]

    assert look("aldaris") > look("mengsk") > 0


# Events and discards


def test_the_leader_is_who_needs_fewest_rounds_not_who_has_most_points() -> None:
    position = Position(3, factions=("raynor", "overmind", "aldaris")).points(0, 12, 11)  # 20 and 15 are needed
    outlook = Outlook(position.units(2, "helios-1", zealot=1).units(1, "torus-2", zergling=1).state, 0)
    assert outlook.weight(2) > outlook.weight(1)


def test_free_units_are_played_before_a_card_that_does_little() -> None:
    match = Position(2).events_read(0, "faulty-navigation", "reinforcements").start(("play_event_cards",))
    assert liked(match) == ("play", "reinforcements")


def test_points_are_taken_rather_than_a_card() -> None:
    match = Position(2).events_read(0, "planetary-conquest", "informant").start(("play_event_cards",))
    assert liked(match) == ("play", "planetary-conquest")


def test_others_resources_are_depleted() -> None:
    match = Position(2).depleted("torus-2").depleted("helios-2").events_read(0, "refinery-sabotage-1")
    found = match.start(("play_event_cards",))
    found.play(0, ("play", "refinery-sabotage-1"))
    assert liked(found) == ("choose-area", "helios-2")


def test_a_card_for_units_one_does_not_have_is_discarded_first() -> None:
    position = Position(2, factions=("overmind", "raynor")).units(0, "helios-1", zergling=2)
    position.hand(0, "zerg-1", "zerg-2", "zerg-4", "zerg-5", "zerg-9", "zerg-17", "zerg-18")
    match = position.start(("discard_combat_cards",))
    assert liked(match) == ("discard", "zerg-9")


# Options that mean the same, and where searches may stop


def test_the_ends_of_a_z_route_and_the_turns_of_the_first_planet_make_no_difference() -> None:
    match = begin(2, {}, 1)
    while asked(match)[0][1] != "place-planet":
        match.play(match.waiting[0], match.decision(match.waiting[0]).options[0])
    decision = match.decision(match.waiting[0])
    assert len(set(kinds(match.state, decision))) == len({option[1] for option in decision.options}) == 2
    while asked(match)[0][1] != "place-z-route":
        match.play(match.waiting[0], match.decision(match.waiting[0]).options[0])
    decision = match.decision(match.waiting[0])
    assert 2 * len(set(kinds(match.state, decision))) == len(decision.options)


def test_options_that_lead_to_different_games_are_of_different_kinds() -> None:
    position = Position(2).hand(0, "terran-1", "terran-2").units(0, "torus-3", marine=1).units(1, "torus-3", zergling=1)
    match = battle(position).match
    decision = match.decision(0)
    assert len(set(kinds(match.state, decision))) == len(decision.options)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_pulse_never_falls_and_grows_with_every_order_and_battle(variant: tuple[int, dict[str, object]]) -> None:
    seats, chosen = variant
    match = begin(seats, chosen, "pulse", 3)
    last, fighting, waiting = pulse(match.state), False, 0
    for state, decision in moments(match, random.Random(3), 1_500):
        now = pulse(state)
        assert now >= last
        waiting = waiting if now == last else 0
        if fighting and state.battle is None and state.phase == "execution":
            assert now > last
        if decision.kind == "choose-order":
            waiting += 1
            assert waiting <= 1, "two turns with the same pulse"
        last, fighting = now, state.battle is not None


# Playing


def played(seats: int, seed: int, greedy: set[int]) -> Match[StarCraftState]:
    """A whole game in which some seats are played by the greedy bot, the others at random."""
    match = Match(GAME, seats, seed=seed, options={"random_factions": True, "round_limit": 30})
    rng = random.Random(seed)
    bot = GreedyBot(rng)
    while not match.over:
        seat = match.waiting[0]
        choice = bot.choose(match.seen_by(seat)) if seat in greedy else rng.choice(match.decision(seat).options)
        match.play(seat, choice)
    return match


def test_greedy_beats_random_play() -> None:
    wins = sum([seed % 2 in played(2, seed, {seed % 2}).result.winners for seed in range(16)])
    assert wins >= 13


@pytest.mark.parametrize("seats", [3, 6])
def test_greedy_bots_win_by_points_or_objectives(seats: int) -> None:
    reasons = [played(seats, seed, set(range(seats))).result.reason for seed in range(4)]
    assert sum([reason in ("normal", "special", "elimination") for reason in reasons]) >= 2

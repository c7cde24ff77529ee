"""What spares people clicks: many units at once, attacks that go on by themselves, taking back."""

from __future__ import annotations

import pytest

from orrery.games.risk.rules.fronts import KEEPS
from tests.games.risk.position import (
    Position,
    RiskMatch,
    answer,
    asked,
    decline,
    options,
    owner,
    refuses,
    run_to,
    units,
)

FRONT = ("augustgrad", "keresh-province")


def korhal(attackers: int = 10, defenders: int = 4, variant: str = "command-room") -> Position:
    """Seat 0 in Augustgrad faces seat 1 in Keresh Province; both have a hero elsewhere."""
    position = Position(variant=variant).hold(0, augustgrad=attackers).hold(1, keresh_province=defenders)
    return position if variant == "total-domination" else position.hero(0, "canis").hero(1, "eternal-scar")


def told(match: RiskMatch, *kinds: str) -> list[str]:
    """The kinds of events, among these, in the order they were told."""
    return [event.kind for event in match.events if event.kind in kinds]


# Several units at once


def test_several_units_are_placed_with_one_choice() -> None:
    match = Position(phase="deploy").hero(0, "ursa").start()
    pool = match.state.turn.pool
    assert pool > 20
    amounts = [option[2] for option in options(match, 0) if option[:2] == ("place", "ursa")]
    assert amounts == [1, 2, 3, 5, 10, 20, pool]
    answer(match, 0, "place", "ursa", 20)
    assert (units(match, "ursa"), match.state.turn.pool) == (21, pool - 20)
    answer(match, 0, "place", "saalok", pool - 20)
    assert match.state.turn.pool == 0


def test_a_split_may_be_sent_as_one_plan() -> None:
    match = Position(phase="deploy").hero(0, "ursa").start()
    left = match.state.turn.pool - 4
    match.plan(0, [("place", "ursa", 3), ("place", "saalok", 1), ("place", "thisby", left)])
    assert [units(match, name) for name in ("ursa", "saalok", "thisby")] == [4, 2, left + 1]


# Attacking until a condition is met


def test_a_storm_repeats_single_invasions_until_the_territory_falls() -> None:
    match = korhal(10, 4).auto(1).start(dice=[6, 5, 4, 5, 5, 6, 6, 6, 1, 1, 6, 6, 6, 1])
    answer(match, 0, "storm", *FRONT, 1)
    assert asked(match) == [(0, "advance")]
    assert told(match, "invaded", "rolled", "losses") == ["invaded", "rolled", "losses"] * 3
    assert told(match, "storm") == ["storm"]
    answer(match, 0, "advance", 5)
    assert owner(match, "keresh-province") == 0
    assert match.state.storm is None
    assert match.view(None)["storm"] is None


def test_a_storm_is_the_same_as_its_single_invasions() -> None:
    dice = [6, 5, 4, 5, 5, 1, 2, 3, 4, 5, 6, 6, 6, 1, 1, 6, 6, 6, 1]
    stormed = korhal(10, 4).auto(1).start(dice=dice)
    answer(stormed, 0, "storm", *FRONT, 1)
    single = korhal(10, 4).auto(1).start(dice=dice)
    while asked(single) == [(0, "attack")]:
        answer(single, 0, "invade", *FRONT, 3)
    for match in (stormed, single):
        answer(match, 0, "advance", 4)
    assert stormed.state.dump() == single.state.dump()
    kinds = {"invaded", "rolled", "losses", "captured"}
    assert [event for event in stormed.events if event.kind in kinds] == [
        event for event in single.events if event.kind in kinds
    ]


@pytest.mark.parametrize(("keep", "rolls", "left"), [(5, 3, 4), (3, 4, 2), (1, 5, 1)])
def test_a_storm_ends_when_the_units_to_keep_are_reached(keep: int, rolls: int, left: int) -> None:
    # Every roll costs two units, from ten, until no more are left than are to be kept.
    match = korhal(10, 9).hold(0, ursa=3).auto(1).start(dice=[1, 1, 1, 6, 6] * 4 + [1, 6, 6])
    answer(match, 0, "storm", *FRONT, keep)
    assert told(match, "rolled") == ["rolled"] * rolls
    assert units(match, "augustgrad") == left <= keep
    assert asked(match) == [(0, "attack")], "and everything else is still open"
    assert owner(match, "keresh-province") == 1


def test_a_storm_with_few_units_left_sends_as_many_as_it_may() -> None:
    match = korhal(4, 9).hold(0, ursa=3).auto(1).start(dice=[1, 1, 1, 6, 6, 1, 6, 6])
    answer(match, 0, "storm", *FRONT, 1)
    assert match.state.under_way.attack_rolled == (1,)
    assert (units(match, "augustgrad"), units(match, "ursa")) == (1, 3)


def test_a_storm_ends_when_the_defender_uses_a_card() -> None:
    match = korhal(10, 9).hand(1, "photon-cannon", "blink").auto(1).start(dice=[1, 1, 1, 6, 6] * 2)
    answer(match, 0, "storm", *FRONT, 1)
    assert asked(match) == [(1, "cards")]
    decline(match, 1)
    while asked(match) == [(1, "cards")] and ("play", "photon-cannon") not in options(match, 1):
        decline(match, 1)
    assert told(match, "losses") == ["losses"], "the first roll is done, and the second invasion declared"
    answer(match, 1, "play", "photon-cannon")
    run_to(match, "attack", 0)
    assert told(match, "losses") == ["losses"] * 2
    assert match.state.storm is None


@pytest.mark.parametrize("card", ["force-field", "hardened-shields"])
def test_any_card_of_the_defender_ends_a_storm(card: str) -> None:
    match = korhal(10, 9).hold(0, ursa=3).hand(1, card).auto(1).start(dice=[1, 1, 1, 6, 6])
    answer(match, 0, "storm", *FRONT, 1)
    while ("play", card) not in options(match, 1):
        decline(match, 1)
    answer(match, 1, "play", card)
    assert asked(match) == [(0, "attack")]
    assert told(match, "invaded") == ["invaded"]


def test_a_storm_asks_the_attacker_for_no_cards() -> None:
    match = korhal(10, 4).hand(0, "stimpack", "yamato-cannon").auto(1).start(dice=[6, 6, 6, 1, 1] * 2)
    answer(match, 0, "storm", *FRONT, 1)
    assert asked(match) == [(0, "advance")]
    match = korhal(10, 4).hand(0, "stimpack").auto(1).start()
    answer(match, 0, "invade", *FRONT, 3)
    assert asked(match) == [(0, "cards")]


def test_the_defender_of_a_storm_chooses_dice_for_every_roll() -> None:
    match = korhal(10, 4).start(dice=[1, 1, 1, 6, 6, 1, 1, 1, 6])
    answer(match, 0, "storm", *FRONT, 1)
    answer(match, 1, "defend", 2)
    assert asked(match) == [(1, "defend")]
    answer(match, 1, "defend", 1)
    assert units(match, "augustgrad") == 7


def test_the_hero_may_storm_and_moves_in() -> None:
    match = korhal(10, 2).hero(0, "augustgrad").auto(1).start(dice=[5, 1, 1, 5, 5, 5, 1, 1, 5])
    answer(match, 0, "storm", *FRONT, 1, "hero")
    assert told(match, "invaded-with-hero") == ["invaded-with-hero"] * 2
    answer(match, 0, "advance", 3)
    assert match.view(None)["players"][0]["hero"] == "keresh-province"


@pytest.mark.rule("RK-ATTACK-02", "RK-ATTACK-03")
def test_a_storm_is_offered_only_where_an_invasion_is() -> None:
    match = korhal(10, 4).hold(0, ursa=3).start()
    ways = [option for option in options(match, 0) if option[0] == "storm"]
    assert ways == [("storm", *FRONT, keep) for keep in KEEPS if keep < 9]
    assert refuses(match, 0, "storm", "ursa", "keresh-province", 1), "three units have one roll with three dice less"
    assert refuses(match, 0, "storm", "augustgrad", "radiated-wastes", 1)
    assert refuses(match, 0, "storm", *FRONT, 10)
    assert refuses(match, 0, "storm", *FRONT, 1, "hero"), "the hero is elsewhere"


def test_a_storm_that_wins_the_game_ends_it() -> None:
    position = Position().hold(0, augustgrad=9).hold(1, keresh_province=1).hold(0, "eternal-scar", "rajal")
    match = position.start(dice=[1, 1, 1, 6, 6, 6, 6, 1])
    answer(match, 0, "storm", *FRONT, 1)
    assert match.over
    assert match.result.winners == [0]


# Taking back


def test_placing_can_be_taken_back_but_not_what_has_shown_a_card() -> None:
    match = Position(3, phase="deploy").hand(0, "extra-supplies", "bunker").start()
    answer(match, 0, "place", "ursa", 1)
    assert match.can_undo(0)
    match.undo(0)
    answer(match, 0, "offer", "bunker")
    assert not match.can_undo(0)
    match = Position(3, phase="deploy").hand(0, "extra-supplies").start()
    answer(match, 0, "play", "extra-supplies", "ursa")
    assert not match.can_undo(0)

"""What the attack cards do: when, to whom, for how long, and within which bounds."""

from __future__ import annotations

import pytest

from tests.games.risk.position import (
    Position,
    RiskMatch,
    answer,
    asked,
    decline,
    fight,
    losses,
    next_dice,
    options,
    owner,
    refuses,
    run_to,
    units,
    windows,
)

FROM, TO = "augustgrad", "keresh-province"
TERRAN, PROTOSS, ZERG = "raynor", "zeratul", "kerrigan"
pytestmark = pytest.mark.rule("RK-CARD-04")


def front(faction: str, *cards: str, mine: int = 12, theirs: int = 12) -> Position:
    """Seat 0 with these cards in Augustgrad, beside seat 1, a Zerg without cards, in two territories."""
    position = Position(3).faction(0, faction).faction(1, ZERG).hold(0, augustgrad=mine).hand(0, *cards).auto(1, 2)
    return position.hold(1, keresh_province=theirs, wolfrec_province=12)


def aims(match: RiskMatch, card: str) -> set[tuple[str | int, ...]]:
    """Everything seat 0 may aim a card at."""
    return {option[2:] for option in options(match, 0) if option[:2] == ("play", card)}


def next_turn(match: RiskMatch) -> None:
    """On to the next attack phase of seat 0, with nothing done in between."""
    decline(match, 0)
    run_to(match, "attack", 0)


def cornered(faction: str, card: str) -> Position:
    """Seat 1 holds everything with 7 units but for Augustgrad (3), Ursa (1) and Volatile Cleft (2) of seat 0."""
    position = Position(3).faction(0, faction).faction(1, TERRAN).hold_all(1, units=7)
    return position.hold(0, augustgrad=3, ursa=1, volatile_cleft=2).hand(0, card)


BESIDE = {"keresh-province", "radiated-wastes", "ruins-of-styrling", "wolfrec-province", "pyramus"} | {
    "fulmic-highlands",
    "sundered-valley",
}
"""Enemy territories next to seat 0's when it is cornered."""


# Between invasions


@pytest.mark.parametrize(("before", "after"), [(7, 3), (5, 1), (4, 1), (2, 1)])
def test_tactical_nuke_takes_four_units_and_leaves_one(before: int, after: int) -> None:
    match = front(TERRAN, "tactical-nuke", theirs=before).start()
    answer(match, 0, "play", "tactical-nuke", TO)
    assert (units(match, TO), owner(match, TO)) == (after, 1)
    assert units(match, FROM) == 12
    assert units(match, "wolfrec-province") == 12


@pytest.mark.parametrize(("roll", "before", "after"), [(1, 7, 6), (6, 7, 1), (6, 8, 2), (3, 2, 1)])
def test_psionic_storm_takes_what_a_die_says_and_leaves_one(roll: int, before: int, after: int) -> None:
    match = front(PROTOSS, "psionic-storm", theirs=before).start(dice=[roll, 1])
    answer(match, 0, "play", "psionic-storm", TO)
    assert (units(match, TO), owner(match, TO)) == (after, 1)
    assert [event.arguments["value"] for event in match.events if event.kind == "rolled-for-card"] == [roll]


@pytest.mark.parametrize(
    ("faction", "card"), [(TERRAN, "tactical-nuke"), (PROTOSS, "psionic-storm"), (ZERG, "fungal-growth")]
)
def test_a_strike_reaches_every_enemy_territory_beside_an_own_one_and_no_other(faction: str, card: str) -> None:
    match = cornered(faction, card).start()
    assert {aim[0] for aim in aims(match, card)} == BESIDE


@pytest.mark.parametrize(("faction", "card"), [(TERRAN, "tactical-nuke"), (PROTOSS, "psionic-storm")])
def test_a_territory_with_a_single_unit_has_none_to_lose(faction: str, card: str) -> None:
    match = cornered(faction, card).hold(1, "pyramus").hold(2, ruins_of_styrling=2).start()
    assert {aim[0] for aim in aims(match, card)} == BESIDE - {"pyramus"}


def test_strikes_spare_allies() -> None:
    position = Position(4, teams=True).hand(0, "tactical-nuke").hold(0, augustgrad=3)
    match = position.hold(1, keresh_province=3).hold(2, wolfrec_province=3).start()
    assert (TO,) in aims(match, "tactical-nuke")
    assert ("wolfrec-province",) not in aims(match, "tactical-nuke")


def test_a_strike_is_no_conquest_and_a_new_ability_may_follow() -> None:
    position = front(TERRAN, "tactical-nuke", "scanner-sweep", theirs=2)
    match = position.start()
    answer(match, 0, "play", "tactical-nuke", TO)
    assert match.state.turn.conquered == 0
    answer(match, 0, "play", "scanner-sweep", 1)  # [RK-CARD-03]
    assert match.view(0)["hand"] == []
    assert match.view(1)["decks"][0]["discard"] == ["tactical-nuke", "scanner-sweep"]


def test_jet_pack_opens_a_front_over_exactly_two_steps() -> None:
    match = cornered(TERRAN, "jet-pack").start()
    two_steps = {"canis", "ate", "jacobs-installation", "bone-trench", "dauntless-plateau", "pyramus"}
    assert aims(match, "jet-pack") == {
        *(("augustgrad", target) for target in two_steps),
        ("volatile-cleft", "eternal-scar"),
    }


def test_nydus_worm_opens_a_front_over_any_distance_but_to_a_neighbour() -> None:
    match = cornered(ZERG, "nydus-worm").start()
    everything = set(match.state.catalog.ids) - {"augustgrad", "ursa", "volatile-cleft"}
    near = {"keresh-province", "radiated-wastes", "ruins-of-styrling", "wolfrec-province"}
    assert aims(match, "nydus-worm") == {("augustgrad", target) for target in everything - near} | {
        ("volatile-cleft", target) for target in everything - {"fulmic-highlands", "sundered-valley"}
    }


@pytest.mark.parametrize(("faction", "card"), [(TERRAN, "jet-pack"), (ZERG, "nydus-worm")])
def test_a_link_works_one_way_from_its_source_until_the_turn_ends(faction: str, card: str) -> None:
    position = front(faction, card).hold(0, ursa=5).hold(1, canis=1).base(1, "volatile-cleft").hold(1, "volatile-cleft")
    match = position.start()
    assert refuses(match, 0, "invade", FROM, "canis", 3)
    answer(match, 0, "play", card, FROM, "canis")
    assert refuses(match, 0, "invade", "ursa", "canis", 3)
    assert fight(match, FROM, "canis", 3, [1, 1, 1], [6]) == (1, 0)
    assert fight(match, FROM, "canis", 3, [6, 6, 6], [1]) == (0, 1)  # as often as one likes
    answer(match, 0, "advance", 5)
    assert (owner(match, "canis"), units(match, "canis"), units(match, FROM)) == (0, 5, 6)
    assert refuses(match, 0, "invade", "canis", FROM, 1)
    next_turn(match)
    match.state.give(match.state.catalog.number["canis"], 1, 1)
    assert refuses(match, 0, "invade", FROM, "canis", 3)


def test_a_link_can_be_stormed_over() -> None:
    match = front(ZERG, "nydus-worm").hold(1, rajal=2).start()
    answer(match, 0, "play", "nydus-worm", FROM, "rajal")
    next_dice(match, 6, 6, 6, 1, 1)
    answer(match, 0, "storm", FROM, "rajal", 1)
    assert asked(match) == [(0, "advance")]


def test_a_link_needs_a_second_unit_when_it_is_used() -> None:
    match = front(ZERG, "nydus-worm", mine=2).hold(0, ursa=2).hold(1, rajal=2).start()
    answer(match, 0, "play", "nydus-worm", FROM, "rajal")
    assert fight(match, FROM, "rajal", 1, [1], [6, 6]) == (1, 0)
    assert refuses(match, 0, "invade", FROM, "rajal", 1)


def test_a_linked_fallen_territory_is_no_target_any_more() -> None:
    match = front(ZERG, "nydus-worm").hold(1, rajal=1).start()
    answer(match, 0, "play", "nydus-worm", FROM, "rajal")
    assert fight(match, FROM, "rajal", 3, [6, 6, 6], [1]) == (0, 1)
    answer(match, 0, "advance", 3)
    assert ("invade", FROM, "rajal", 1) not in options(match, 0)


def test_a_player_without_any_front_may_still_link_one() -> None:
    position = Position(3).faction(0, ZERG).hold_all(1).hold(0, volatile_cleft=3, fulmic_highlands=1)
    match = position.hold(0, "sundered-valley", "eternal-scar").hand(0, "nydus-worm").start()
    assert not any(option[0] == "invade" for option in options(match, 0))
    answer(match, 0, "play", "nydus-worm", "volatile-cleft", "rajal")
    assert ("invade", "volatile-cleft", "rajal", 2) in options(match, 0)


def test_fungal_growth_leaves_one_die_and_no_hero_from_all_sides_this_turn() -> None:
    position = front(ZERG, "fungal-growth").hold(0, ursa=9).hero(1, TO)
    match = position.start()
    answer(match, 0, "play", "fungal-growth", TO)
    assert fight(match, FROM, TO, 3, [5, 1, 1], [4]) == (0, 1)  # without hero 5 beats 4
    assert fight(match, "ursa", TO, 3, [5, 1, 1], [4]) == (0, 1)
    assert fight(match, FROM, "wolfrec-province", 3, [6, 6, 6], [6, 6]) == (2, 0)  # the others roll as ever
    next_turn(match)
    assert fight(match, FROM, TO, 3, [5, 1, 1], [4, 4]) == (2, 0)


def test_fungal_growth_asks_for_no_number_of_dice() -> None:
    match = front(ZERG, "fungal-growth").start(dice=[1, 1, 1, 6])
    match.prefer(1, "defence", "ask")
    answer(match, 0, "play", "fungal-growth", TO)
    answer(match, 0, "invade", FROM, TO, 3)
    assert asked(match) == [(0, "attack")]


def test_fungal_growth_is_for_its_own_territory_only_and_towers_still_help() -> None:
    match = front(ZERG, "fungal-growth").tower(1, "silver-tower", TO).hero(1, "wolfrec-province").start()
    answer(match, 0, "play", "fungal-growth", TO)
    assert fight(match, FROM, TO, 3, [5, 1, 1], [4]) == (1, 0)
    assert fight(match, FROM, "wolfrec-province", 3, [5, 6, 6], [6, 6]) == (2, 0)


# When an invasion is declared


def test_cloaking_field_leaves_one_die_on_this_front_this_turn() -> None:
    match = front(TERRAN, "cloaking-field").hold(0, ursa=9).start()
    assert fight(match, FROM, TO, 3, [5, 5, 5], [4], ("cloaking-field",)) == (0, 1)
    assert fight(match, FROM, TO, 3, [5, 5, 5], [6]) == (1, 0)  # further invasions too
    assert fight(match, "ursa", TO, 3, [5, 5, 5], [6, 6]) == (2, 0)  # another source
    assert fight(match, FROM, "wolfrec-province", 3, [5, 5, 5], [6, 6]) == (2, 0)  # another target
    next_turn(match)
    assert fight(match, FROM, TO, 3, [5, 5, 5], [6, 6]) == (2, 0)


def test_stimpack_costs_a_unit_and_adds_one_to_the_highest_die_from_this_source() -> None:
    match = front(TERRAN, "stimpack").hold(0, ursa=9).start()
    assert fight(match, FROM, TO, 3, [5, 5, 5], [5, 5], ("stimpack",)) == (1, 1)
    assert units(match, FROM) == 12 - 1 - 1
    assert fight(match, FROM, "wolfrec-province", 3, [5, 5, 5], [5, 5]) == (1, 1)  # other targets too
    assert units(match, FROM) == 9  # paid once
    assert fight(match, "ursa", TO, 3, [5, 5, 5], [5, 5]) == (2, 0)  # another source
    next_turn(match)
    assert fight(match, FROM, TO, 3, [5, 5, 5], [5, 5]) == (2, 0)


@pytest.mark.parametrize(("faction", "card"), [(TERRAN, "stimpack"), (ZERG, "volatile-burst")])
@pytest.mark.parametrize(("mine", "possible"), [(2, False), (3, True)])
def test_a_cost_is_paid_from_a_source_of_three_or_more(faction: str, card: str, mine: int, possible: bool) -> None:
    match = front(faction, card, mine=mine).start()
    answer(match, 0, "invade", FROM, TO, 1)
    assert (("play", card) in options(match, 0)) == possible


@pytest.mark.parametrize(("faction", "card"), [(TERRAN, "stimpack"), (ZERG, "volatile-burst")])
def test_a_cost_may_leave_fewer_units_for_the_invasion(faction: str, card: str) -> None:
    match = front(faction, card, mine=3).hold(0, ursa=2).start(dice=[1, 6, 6])
    answer(match, 0, "invade", FROM, TO, 2)
    answer(match, 0, "play", card)
    assert (units(match, FROM), match.state.under_way.committed) == (1, 0)  # one die, which has lost
    assert match.state.under_way.attack_rolled == (1,)


def test_stimpack_adds_to_hero_and_tower() -> None:
    match = front(TERRAN, "stimpack").hero(0, FROM).tower(0, "silver-tower", "ursa").start()
    assert fight(match, FROM, TO, 3, [3, 1, 1], [6, 6], ("stimpack",), hero=True) == (2, 0)  # 3 + 3 is no more than 6
    assert fight(match, FROM, TO, 3, [4, 1, 1], [6, 6], hero=True) == (1, 1)  # 4 + 3 = 7


def test_charge_wins_ties_of_the_highest_dice_on_this_front_this_turn() -> None:
    match = front(PROTOSS, "charge").hold(0, ursa=9).start()
    assert fight(match, FROM, TO, 3, [5, 4, 4], [5, 4], ("charge",)) == (1, 1)  # the second pair is tied in vain
    assert fight(match, FROM, TO, 3, [5, 4, 4], [6, 4]) == (2, 0)  # no tie
    assert fight(match, FROM, TO, 3, [5, 4, 4], [5, 4]) == (1, 1)
    assert fight(match, "ursa", TO, 3, [5, 4, 4], [5, 4]) == (2, 0)
    assert fight(match, FROM, "wolfrec-province", 3, [5, 4, 4], [5, 4]) == (2, 0)
    next_turn(match)
    assert fight(match, FROM, TO, 3, [5, 4, 4], [5, 4]) == (2, 0)


def test_charge_looks_at_the_highest_dice_as_they_count() -> None:
    match = front(PROTOSS, "charge").hero(1, TO).start()
    assert fight(match, FROM, TO, 3, [6, 2, 2], [5, 3], ("charge",)) == (1, 1)  # 6 against 5 + 1


@pytest.mark.parametrize(("faction", "card"), [(PROTOSS, "thermal-lances"), (ZERG, "metabolic-boost")])
def test_an_extra_attack_die_is_rolled_and_the_lowest_dropped(faction: str, card: str) -> None:
    match = front(faction, card).hold(0, ursa=9).start()
    assert fight(match, FROM, TO, 2, [2, 3, 6], [2, 2], (card,)) == (0, 2)  # 6 and 3; only two dice count
    assert fight(match, FROM, TO, 1, [1, 6], [5, 5]) == (0, 1)  # one unit: still one die counts
    assert fight(match, FROM, TO, 3, [1, 1, 1, 6], [5, 5]) == (1, 1)
    assert fight(match, "ursa", TO, 2, [1, 6], [5, 5]) == (1, 1)
    assert fight(match, FROM, "wolfrec-province", 2, [1, 6], [5, 5]) == (1, 1)
    next_turn(match)
    assert fight(match, FROM, TO, 2, [1, 6], [5, 5]) == (1, 1)


@pytest.mark.rule("RK-CARD-04", "RK-REW-14")
def test_extra_dice_of_card_and_reward_add_up() -> None:
    match = front(ZERG, "metabolic-boost").reward(0, "attack-die").start()
    assert fight(match, FROM, TO, 2, [1, 1, 6, 4], [5, 3], ("metabolic-boost",)) == (0, 2)


@pytest.mark.parametrize(("theirs", "after"), [(5, 3), (3, 1), (2, 1), (1, 1)])
def test_volatile_burst_costs_one_and_takes_two_but_leaves_one(theirs: int, after: int) -> None:
    match = front(ZERG, "volatile-burst", theirs=theirs).start()
    next_dice(match, 1, 1, 1, 6, 6)
    answer(match, 0, "invade", FROM, TO, 3)
    answer(match, 0, "play", "volatile-burst")
    assert (units(match, TO), owner(match, TO)) == (after, 1)
    assert units(match, FROM) == 12 - 1 - min(2, after)
    assert len(match.state.under_way.defence_rolled) == min(2, after)


# When the dice are rolled


def test_yamato_cannon_makes_the_highest_defence_die_a_one_for_this_roll() -> None:
    match = front(TERRAN, "yamato-cannon").start()
    assert fight(match, FROM, TO, 3, [5, 2, 2], [6, 4], ("yamato-cannon",)) == (0, 2)  # 4 and 1 are left
    assert fight(match, FROM, TO, 3, [5, 2, 2], [6, 4]) == (2, 0)


@pytest.mark.rule("RK-AMB-32")
def test_yamato_cannon_comes_before_sorting_and_before_bonuses_on_the_highest_die() -> None:
    match = front(TERRAN, "yamato-cannon").hero(1, TO).start()
    assert fight(match, FROM, TO, 3, [5, 3, 2], [6, 4], ("yamato-cannon",)) == (1, 1)  # 4 + 1 and 1


@pytest.mark.rule("RK-AMB-32")
def test_yamato_cannon_meets_the_dice_that_are_kept() -> None:
    match = front(TERRAN, "yamato-cannon").reward(1, "defence-die").start()
    assert fight(match, FROM, TO, 3, [4, 2, 2], [3, 6, 5], ("yamato-cannon",)) == (1, 1)  # 6 and 5 kept: 5 and 1


def test_yamato_cannon_against_a_single_die() -> None:
    match = front(TERRAN, "yamato-cannon", theirs=1).start()
    assert fight(match, FROM, TO, 1, [2], [6], ("yamato-cannon",)) == (0, 1)


REROLLS = pytest.mark.parametrize(("faction", "card"), [(PROTOSS, "prismatic-alignment"), (ZERG, "kaiser-blades")])


@REROLLS
def test_any_attack_dice_are_rolled_again_once(faction: str, card: str) -> None:
    match = front(faction, card).start(dice=[6, 2, 2, 5, 5, 6, 1])
    answer(match, 0, "invade", FROM, TO, 3)
    answer(match, 0, "pass")
    answer(match, 0, "play", card)
    assert asked(match) == [(0, "reroll")]
    assert set(options(match, 0)) == {
        ("reroll", 6),
        ("reroll", 2),
        ("reroll", 6, 2),
        ("reroll", 2, 2),
        ("reroll", 6, 2, 2),
    }
    answer(match, 0, "reroll", 2, 2)
    assert sorted(match.state.under_way.attack_rolled) == [1, 6, 6]
    assert match.state.under_way.defence_rolled == (5, 5)
    assert losses(match) == (0, 2)


@REROLLS
def test_a_reroll_counts_even_if_it_is_worse_and_only_for_this_roll(faction: str, card: str) -> None:
    match = front(faction, card).start(dice=[6, 5, 5, 5, 4, 1])
    answer(match, 0, "invade", FROM, TO, 3)
    answer(match, 0, "pass")
    answer(match, 0, "play", card)
    answer(match, 0, "reroll", 6)
    assert losses(match) == (1, 1)  # 5, 5, 1 against 5, 4
    assert fight(match, FROM, TO, 3, [6, 5, 5], [5, 4]) == (0, 2)


@pytest.mark.rule("RK-AMB-32")
def test_extra_dice_may_be_rolled_again_too_and_drop_afterwards() -> None:
    match = front(ZERG, "metabolic-boost", "kaiser-blades").start(dice=[6, 4, 3, 1, 5, 5, 6, 5])
    answer(match, 0, "invade", FROM, TO, 3)
    answer(match, 0, "play", "metabolic-boost")
    answer(match, 0, "pass")
    answer(match, 0, "play", "kaiser-blades")
    assert ("reroll", 4, 3, 1) in options(match, 0)
    answer(match, 0, "reroll", 4, 1)
    assert sorted(match.state.under_way.attack_rolled) == [3, 5, 6, 6]
    assert losses(match) == (0, 2)  # 6 and 6, of which one was dropped before


# When the losses are known


@pytest.mark.parametrize(
    ("attack", "defence", "lost"),
    [([6, 6, 6], [1, 1], (0, 3)), ([6, 2, 2], [5, 5], (1, 2)), ([6, 1], [5, 5], (1, 2))],
)
def test_warp_blades_take_one_unit_more(attack: list[int], defence: list[int], lost: tuple[int, int]) -> None:
    match = front(PROTOSS, "warp-blades").start()
    assert fight(match, FROM, TO, len(attack), attack, defence, ("warp-blades",)) == lost
    assert units(match, TO) == 12 - lost[1]
    assert fight(match, FROM, TO, 3, [6, 6, 6], [1, 1]) == (0, 2)  # this roll only


def test_warp_blades_need_a_loss_to_add_to() -> None:
    match = front(PROTOSS, "warp-blades").start(dice=[1, 1, 1, 6, 6])
    answer(match, 0, "invade", FROM, TO, 3)
    answer(match, 0, "pass")
    answer(match, 0, "pass")
    assert windows(match) == [(0, "attack-resolved")]
    assert options(match, 0) == [("pass",)]


def test_warp_blades_may_take_the_last_unit() -> None:
    match = front(PROTOSS, "warp-blades", theirs=2).start()
    assert fight(match, FROM, TO, 3, [6, 2, 2], [5, 5], ("warp-blades",)) == (1, 2)
    assert asked(match) == [(0, "advance")]
    assert options(match, 0)[0] == ("advance", 2)  # two of three are left


def test_warp_blades_take_no_more_than_there_are() -> None:
    match = front(PROTOSS, "warp-blades", theirs=1).start()
    assert fight(match, FROM, TO, 3, [6, 2, 2], [5], ("warp-blades",)) == (0, 1)
    assert asked(match) == [(0, "advance")]


# Several cards


@pytest.mark.rule("RK-CARD-03")
def test_attack_cards_of_one_invasion_add_up() -> None:
    position = front(PROTOSS, "charge", "thermal-lances", "warp-blades")
    match = position.start()
    dice = [1, 1, 1, 5], [5, 5]
    assert fight(match, FROM, TO, 3, *dice, ("charge",), ("thermal-lances",), ("warp-blades",)) == (1, 2)
    assert match.view(None)["decks"][1]["discard"] == ["charge", "warp-blades", "thermal-lances"]


def test_cloaking_field_and_stimpack_together() -> None:
    match = front(TERRAN, "cloaking-field", "stimpack", "yamato-cannon").start()
    plays = ("cloaking-field",), ("stimpack",), ("yamato-cannon",)
    assert fight(match, FROM, TO, 3, [1, 1, 1], [6], *plays) == (0, 1)  # 1 + 1 against 1


@pytest.mark.rule("RK-STAR-04", "RK-CARD-05")
def test_a_card_played_is_discarded_and_gone_from_the_hand() -> None:
    match = front(TERRAN, "cloaking-field", "stimpack").start()
    fight(match, FROM, TO, 3, [1, 1, 1], [1], ("cloaking-field",))
    assert match.view(0)["hand"] == ["stimpack"]
    assert match.view(2)["players"][0]["hand"] == 1
    assert match.view(2)["decks"][0]["discard"] == ["cloaking-field"]
    answer(match, 0, "invade", FROM, TO, 3)
    assert options(match, 0) == [("play", "stimpack"), ("pass",)]

"""What the defence cards do, and what they ask of the attacker."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.core import Pack
from orrery.games.risk.rows import LAYOUT
from orrery.games.risk.rules.dice import changed
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
OTHER_FROM, OTHER_TO = "ursa", "wolfrec-province"
TERRAN, PROTOSS, ZERG = "raynor", "zeratul", "kerrigan"
pytestmark = pytest.mark.rule("RK-CARD-04")


def front(faction: str, *cards: str, mine: int = 12, theirs: int = 12) -> Position:
    """Seat 1 with these cards in Keresh, with two territories of seat 0, a Terran without cards, beside it."""
    position = Position(3).faction(1, faction).hold(0, augustgrad=mine, ursa=12).hand(1, *cards).auto(1, 2)
    return position.hold(1, keresh_province=theirs, wolfrec_province=12)


def next_turn(match: RiskMatch) -> None:
    """On to the next attack phase of seat 0, with nothing done in between."""
    decline(match, 0)
    run_to(match, "attack", 0)


# For the territory, until the end of the turn


HIGHEST = pytest.mark.parametrize(
    ("faction", "card"), [(TERRAN, "siege-mode"), (PROTOSS, "photon-cannon"), (ZERG, "spine-crawler")]
)


@HIGHEST
def test_the_highest_defence_die_gets_one_more_against_all_sources_this_turn(faction: str, card: str) -> None:
    match = front(faction, card).start()
    assert fight(match, FROM, TO, 3, [6, 6, 6], [5, 5], (card,)) == (1, 1)  # 5 + 1 ties, and 5 does not
    assert fight(match, FROM, TO, 3, [6, 6, 6], [5, 5]) == (1, 1)
    assert fight(match, OTHER_FROM, TO, 3, [6, 6, 6], [5, 5]) == (1, 1)
    assert fight(match, FROM, OTHER_TO, 3, [6, 6, 6], [5, 5]) == (0, 2)
    next_turn(match)
    assert fight(match, FROM, TO, 3, [6, 6, 6], [5, 5]) == (0, 2)


@HIGHEST
def test_a_card_on_the_highest_die_adds_to_hero_and_tower(faction: str, card: str) -> None:
    match = front(faction, card).hero(1, TO).tower(1, "gold-tower", TO).start()
    assert fight(match, FROM, TO, 3, [6, 6, 6], [3, 3], (card,)) == (1, 1)
    assert fight(match, FROM, TO, 3, [6, 6, 6], [2, 2]) == (0, 2)


def test_planetary_fortress_adds_one_to_every_defence_die_against_all_sources_this_turn() -> None:
    match = front(TERRAN, "planetary-fortress").base(1, TO).start()
    assert fight(match, FROM, TO, 3, [6, 6, 6], [5, 5], ("planetary-fortress",)) == (2, 0)
    assert fight(match, OTHER_FROM, TO, 3, [6, 6, 6], [5, 5]) == (2, 0)
    assert fight(match, FROM, TO, 3, [6, 6, 6], [5, 4]) == (1, 1)
    assert fight(match, FROM, OTHER_TO, 3, [6, 6, 6], [5, 5]) == (0, 2)
    next_turn(match)
    assert fight(match, FROM, TO, 3, [6, 6, 6], [5, 5]) == (0, 2)


@pytest.mark.parametrize(("base", "possible"), [(1, True), (2, True), (None, False)])
def test_planetary_fortress_needs_a_base_whosever_it_is(base: int | None, possible: bool) -> None:
    position = front(TERRAN, "planetary-fortress")
    if base is not None:
        position.base(base, TO)
    match = position.start()
    answer(match, 0, "invade", FROM, TO, 3)
    assert windows(match) == [(1, "defence-declared")]  # asked in any case [RK-AMB-35]
    assert (("play", "planetary-fortress") in options(match, 1)) == possible


def test_planetary_fortress_and_siege_mode_add_up() -> None:
    match = front(TERRAN, "planetary-fortress", "siege-mode").base(1, TO).start()
    dice = [6, 6, 6], [4, 5]
    assert fight(match, FROM, TO, 3, *dice, ("siege-mode",), ("planetary-fortress",)) == (1, 1)  # 7 and 5
    assert fight(match, FROM, TO, 3, [6, 6, 6], [4, 4]) == (1, 1)  # 6 and 5


def test_the_same_bonus_of_two_cards_adds_up(tmp_path: Path) -> None:
    row = '[[card]]\nid = "bunker"\nsource = "test"\neffects = ["defence-highest 2"]\n'
    (tmp_path / "cards.toml").write_text(row, encoding="utf-8")
    position = Position(3, pack=Pack.read(tmp_path, LAYOUT)).faction(1, TERRAN).hold(0, augustgrad=9).auto(1)
    match = position.hold(1, keresh_province=9).hand(1, "siege-mode", "bunker").start()
    assert fight(match, FROM, TO, 3, [6, 6, 6], [3, 3], ("siege-mode",), ("bunker",)) == (1, 1)


def test_bunker_rolls_one_die_more_and_drops_the_lowest_against_all_sources_this_turn() -> None:
    match = front(TERRAN, "bunker").start()
    assert fight(match, FROM, TO, 3, [5, 5, 5], [1, 6, 6], ("bunker",)) == (2, 0)
    assert fight(match, OTHER_FROM, TO, 3, [5, 5, 5], [6, 1, 4]) == (1, 1)
    assert fight(match, FROM, OTHER_TO, 3, [5, 5, 5], [1, 6]) == (1, 1)
    next_turn(match)
    assert fight(match, FROM, TO, 3, [5, 5, 5], [1, 6]) == (1, 1)


def test_bunker_helps_a_single_unit_to_no_second_die() -> None:
    match = front(TERRAN, "bunker", theirs=1).start()
    assert fight(match, FROM, TO, 3, [5, 5, 5], [1, 6], ("bunker",)) == (1, 0)


@pytest.mark.rule("RK-REW-15")
def test_bunker_and_the_bonus_die_add_up() -> None:
    match = front(TERRAN, "bunker").reward(1, "defence-die").start()
    assert fight(match, FROM, TO, 3, [5, 5, 5], [1, 1, 6, 6], ("bunker",)) == (2, 0)


# For the front


def test_force_field_cancels_the_invasion_and_closes_the_front_for_the_turn() -> None:
    match = front(PROTOSS, "force-field").start()
    answer(match, 0, "invade", FROM, TO, 3)
    answer(match, 1, "play", "force-field")
    assert (units(match, FROM), units(match, TO)) == (12, 12)
    assert match.state.under_way.attack_rolled == ()
    assert asked(match) == [(0, "attack")]
    assert refuses(match, 0, "invade", FROM, TO, 1)
    assert not [option for option in options(match, 0) if option[:3] == ("storm", FROM, TO)]
    assert fight(match, OTHER_FROM, TO, 3, [6, 6, 6], [1, 1]) == (0, 2)
    assert fight(match, FROM, OTHER_TO, 3, [6, 6, 6], [1, 1]) == (0, 2)
    next_turn(match)
    assert fight(match, FROM, TO, 3, [6, 6, 6], [1, 1]) == (0, 2)


def test_force_field_ends_the_defenders_window() -> None:
    match = front(PROTOSS, "force-field", "photon-cannon").start()
    answer(match, 0, "invade", FROM, TO, 3)
    answer(match, 1, "play", "force-field")
    assert asked(match) == [(0, "attack")]
    assert match.view(1)["hand"] == ["photon-cannon"]


def test_force_field_closes_a_linked_front_too() -> None:
    position = front(PROTOSS, "force-field").faction(0, ZERG).hand(0, "nydus-worm").hold(1, canis=3)
    match = position.start()
    answer(match, 0, "play", "nydus-worm", FROM, "canis")
    answer(match, 1, "pass")  # no Feedback
    answer(match, 0, "invade", FROM, "canis", 3)
    answer(match, 1, "play", "force-field")
    assert refuses(match, 0, "invade", FROM, "canis", 1)


def test_force_field_on_the_only_front_ends_the_attacks() -> None:
    position = Position(3).hold_all(1).hold(0, volatile_cleft=5).hold(0, "fulmic-highlands").hand(1, "force-field")
    match = position.hold(0, "eternal-scar").start()
    answer(match, 0, "invade", "volatile-cleft", "sundered-valley", 3)
    answer(match, 1, "play", "force-field")
    assert asked(match) == [(0, "manoeuvre")]


def test_burrow_limits_losses_to_one_on_this_front_this_turn() -> None:
    match = front(ZERG, "burrow").start()
    assert fight(match, FROM, TO, 3, [6, 6, 6], [1, 1], ("burrow",)) == (0, 1)
    assert fight(match, FROM, TO, 3, [6, 6, 6], [1, 1]) == (0, 1)
    assert units(match, TO) == 10
    assert fight(match, FROM, TO, 3, [5, 5, 5], [6, 1]) == (1, 1)
    assert fight(match, OTHER_FROM, TO, 3, [6, 6, 6], [1, 1]) == (0, 2)
    assert fight(match, FROM, OTHER_TO, 3, [6, 6, 6], [1, 1]) == (0, 2)
    next_turn(match)
    assert fight(match, FROM, TO, 3, [6, 6, 6], [1, 1]) == (0, 2)


def test_burrow_holds_against_warp_blades() -> None:
    position = front(ZERG, "burrow").faction(0, PROTOSS).hand(0, "warp-blades")
    match = position.start(dice=[6, 6, 6, 1, 1])
    answer(match, 0, "invade", FROM, TO, 3)
    answer(match, 0, "pass")
    answer(match, 1, "play", "burrow")
    answer(match, 0, "pass")  # no Feedback
    answer(match, 0, "pass")
    assert windows(match) == [(0, "attack-resolved")]
    assert match.view(0)["invasion"]["losses"] == [0, 1]  # what the blades would add to
    answer(match, 0, "play", "warp-blades")
    assert losses(match) == (0, 1)


# For one roll


def test_guardian_shield_takes_two_off_every_attack_die_but_not_below_one() -> None:
    match = front(PROTOSS, "guardian-shield").start()
    assert fight(match, FROM, TO, 3, [6, 6, 6], [4, 4], ("guardian-shield",)) == (2, 0)
    assert fight(match, FROM, TO, 3, [6, 6, 6], [4, 4]) == (0, 2)  # this roll only


@pytest.mark.parametrize(("rolled", "counts"), [(6, 4), (4, 2), (3, 1), (2, 1), (1, 1)])
def test_guardian_shield_leaves_at_least_one(rolled: int, counts: int) -> None:
    match = front(PROTOSS, "guardian-shield", "hardened-shields").start()
    next_dice(match, rolled, 1, 1, 6, 6)
    answer(match, 0, "invade", FROM, TO, 1)
    answer(match, 1, "play", "guardian-shield")
    answer(match, 1, "pass")
    assert windows(match) == [(1, "defence-rolled")]
    assert match.view(0)["invasion"]["attack"] == [counts, 1, 1]
    assert match.view(0)["invasion"]["attack_rolled"] == [rolled, 1, 1]


def test_guardian_shield_comes_before_hero_and_tower() -> None:
    position = front(PROTOSS, "guardian-shield").hero(0, FROM).tower(0, "silver-tower", OTHER_FROM)
    match = position.start()
    dice = [2, 1, 1], [2, 1]
    assert fight(match, FROM, TO, 3, *dice, ("guardian-shield",), hero=True) == (1, 1)  # 1 + 2 beats 2


SET_TO_ONE = pytest.mark.parametrize(("faction", "card"), [(TERRAN, "point-defense-drone"), (ZERG, "corruption")])


@SET_TO_ONE
def test_the_highest_attack_die_counts_as_one_for_this_roll(faction: str, card: str) -> None:
    match = front(faction, card).start()
    assert fight(match, FROM, TO, 3, [6, 4, 3], [4, 3], (card,)) == (2, 0)  # 4, 3 and 1 are left
    assert fight(match, FROM, TO, 3, [6, 4, 3], [5, 3]) == (0, 2)


@SET_TO_ONE
@pytest.mark.rule("RK-AMB-32")
def test_a_set_die_is_sorted_again_before_bonuses_on_the_highest(faction: str, card: str) -> None:
    match = front(faction, card).hero(0, FROM).start()
    assert fight(match, FROM, TO, 3, [6, 4, 3], [4, 3], (card,), hero=True) == (1, 1)  # 4 + 1, and 3 ties


@SET_TO_ONE
@pytest.mark.rule("RK-AMB-32")
def test_extra_dice_are_dropped_before_a_die_is_set(faction: str, card: str) -> None:
    match = front(faction, card).reward(0, "attack-die").start()
    assert fight(match, FROM, TO, 2, [6, 5, 4], [4, 1], (card,)) == (1, 1)  # 6 and 5 kept: 5 and 1


def test_hardened_shields_cap_attack_dice_at_three_for_this_roll() -> None:
    match = front(PROTOSS, "hardened-shields").start()
    assert fight(match, FROM, TO, 3, [6, 4, 2], [3, 2], ("hardened-shields",)) == (1, 1)  # 3, 3, 2 against 3, 2
    assert fight(match, FROM, TO, 3, [6, 4, 2], [3, 2]) == (0, 2)


@pytest.mark.rule("RK-AMB-32")
def test_hardened_shields_come_before_the_hero() -> None:
    match = front(PROTOSS, "hardened-shields").hero(0, FROM).start()
    assert fight(match, FROM, TO, 3, [6, 6, 6], [3, 3], ("hardened-shields",), hero=True) == (1, 1)  # 3 + 1 and 3


@pytest.mark.rule("RK-AMB-32")
def test_caps_come_before_plus_and_minus() -> None:
    match = front(PROTOSS, "guardian-shield", "hardened-shields").start()
    dice = [6, 6, 6], [1, 1]
    assert fight(match, FROM, TO, 3, *dice, ("guardian-shield",), ("hardened-shields",)) == (2, 0)  # 3 - 2 = 1


@pytest.mark.rule("RK-AMB-32")
def test_all_changes_of_one_side_in_their_order() -> None:
    changes = {"set-attack": 2, "cap-attack": 4, "attack-all": -1}
    # 6 5 5 1: the lowest drops; 6 is set to 2; 5 and 5 are capped; all lose one; sorted anew.
    assert changed((5, 1, 6, 5), 3, changes, "attack") == [3, 3, 1]


SAVES = pytest.mark.parametrize(("faction", "card"), [(TERRAN, "repair"), (ZERG, "transfusion")])


@SAVES
def test_the_defender_loses_nothing_in_this_roll(faction: str, card: str) -> None:
    match = front(faction, card).start()
    assert fight(match, FROM, TO, 3, [6, 6, 6], [1, 1], (card,)) == (0, 0)
    assert units(match, TO) == 12
    assert fight(match, FROM, TO, 3, [6, 6, 6], [1, 1]) == (0, 2)


@SAVES
def test_the_attackers_losses_stand_and_the_last_units_are_saved(faction: str, card: str) -> None:
    match = front(faction, card, theirs=1).start()
    assert fight(match, FROM, TO, 3, [6, 1, 1], [5], (card,)) == (0, 0)
    assert (units(match, TO), owner(match, TO)) == (1, 1)
    match = front(faction, card).start()
    assert fight(match, FROM, TO, 3, [6, 1, 1], [5, 5], (card,)) == (1, 0)
    assert units(match, FROM) == 11


@SAVES
def test_saving_needs_a_loss(faction: str, card: str) -> None:
    match = front(faction, card).start(dice=[1, 1, 1, 6, 6])
    answer(match, 0, "invade", FROM, TO, 3)
    answer(match, 1, "pass")
    answer(match, 1, "pass")
    assert windows(match) == [(1, "defence-resolved")]
    assert options(match, 1) == [("pass",)]


@SAVES
def test_saving_answers_warp_blades(faction: str, card: str) -> None:
    position = front(faction, card, theirs=2).faction(0, PROTOSS).hand(0, "warp-blades")
    match = position.start()
    assert fight(match, FROM, TO, 3, [6, 2, 2], [5, 5], ("warp-blades",), (card,)) == (1, 0)
    assert owner(match, TO) == 1


# Units before the dice


@pytest.mark.parametrize("theirs", [1, 4])
def test_infested_terrans_put_three_units_into_the_attacked_territory(theirs: int) -> None:
    match = front(ZERG, "infested-terrans", theirs=theirs).start()
    assert fight(match, FROM, TO, 3, [6, 6, 6], [1, 1], ("infested-terrans",)) == (0, 2)  # two dice in any case
    assert units(match, TO) == theirs + 3 - 2
    assert units(match, OTHER_TO) == 12


def blinking(theirs: int = 5) -> Position:
    """Seat 1, attacked in Keresh, also holds Wolfrec and Canis beside it and Saalok further off."""
    return front(PROTOSS, "blink", theirs=theirs).hold(1, canis=1, saalok=1)


def test_blink_leads_to_any_adjacent_own_territory() -> None:
    match = blinking().start()
    answer(match, 0, "invade", FROM, TO, 1)
    plays = {option[2:] for option in options(match, 1) if option[0] == "play"}
    assert plays == {("wolfrec-province",), ("canis",)}


def test_blink_moves_any_number_but_the_last_before_the_dice() -> None:
    match = blinking().start(dice=[6, 6, 6, 1])
    answer(match, 0, "invade", FROM, TO, 1)
    answer(match, 1, "play", "blink", "canis")
    assert asked(match) == [(1, "move")]
    assert options(match, 1) == [("move", 1), ("move", 2), ("move", 3), ("move", 4)]
    answer(match, 1, "move", 4)
    assert units(match, "canis") == 5
    assert losses(match) == (0, 1)  # one defender, and three dice against it
    assert owner(match, TO) == 0


def test_blink_takes_the_hero_along_if_wanted() -> None:
    match = blinking().hero(1, TO).start(dice=[6, 6, 6, 6, 6])
    answer(match, 0, "invade", FROM, TO, 3)
    answer(match, 1, "play", "blink", "canis")
    assert {("move", 1), ("move", 1, "hero"), ("move", 4, "hero")} <= set(options(match, 1))
    answer(match, 1, "move", 1, "hero")
    assert match.view(None)["players"][1]["hero"] == "canis"
    assert losses(match) == (2, 0)


@pytest.mark.parametrize(("theirs", "possible"), [(1, False), (2, True)])
def test_blink_needs_a_unit_that_can_leave(theirs: int, possible: bool) -> None:
    match = blinking(theirs).start()
    answer(match, 0, "invade", FROM, TO, 1)
    assert (("play", "blink", "canis") in options(match, 1)) == possible


def test_blink_does_not_lead_to_allies_or_enemies() -> None:
    position = Position(4, teams=True).hold(0, augustgrad=5).hold(1, keresh_province=5, canis=1)
    match = position.hold(3, wolfrec_province=1).hand(1, "blink").start()
    answer(match, 0, "invade", FROM, TO, 1)
    assert {option[2:] for option in options(match, 1) if option[0] == "play"} == {("canis",)}


# The attacker's duty


@pytest.mark.rule("RK-ATTACK-07", "RK-AMB-11")
@pytest.mark.parametrize(("mine", "dice"), [(6, 3), (4, 3), (3, 2), (2, 1)])
def test_a_defence_card_makes_the_attacker_send_as_many_as_possible(mine: int, dice: int) -> None:
    match = front(TERRAN, "siege-mode", mine=mine).start()
    assert fight(match, FROM, TO, 1, [6] * dice, [1, 1], ("siege-mode",)) == (0, min(2, dice))
    assert ("done",) in options(match, 0)  # and may break off


@pytest.mark.rule("RK-ATTACK-07")
@pytest.mark.parametrize(
    ("faction", "card"),
    [
        (TERRAN, "siege-mode"),
        (TERRAN, "planetary-fortress"),
        (PROTOSS, "guardian-shield"),
        (PROTOSS, "photon-cannon"),
        (ZERG, "infested-terrans"),
        (ZERG, "spine-crawler"),
        (ZERG, "burrow"),
    ],
)
def test_every_card_after_the_declaration_has_that_effect(faction: str, card: str) -> None:
    match = front(faction, card).base(1, TO).start()
    fight(match, FROM, TO, 1, [1, 1, 1], [6, 6], (card,))
    assert units(match, FROM) == 10


@pytest.mark.rule("RK-ATTACK-07")
@pytest.mark.parametrize(("faction", "card"), [(TERRAN, "point-defense-drone"), (PROTOSS, "hardened-shields")])
def test_cards_on_rolled_dice_change_no_numbers(faction: str, card: str) -> None:
    match = front(faction, card).start()
    assert fight(match, FROM, TO, 1, [6], [4, 4], (card,)) == (1, 0)


@pytest.mark.rule("RK-ATTACK-07")
def test_without_a_card_the_attackers_number_stands() -> None:
    match = front(TERRAN, "siege-mode").start()
    assert fight(match, FROM, TO, 1, [6], [1, 1]) == (0, 1)


@pytest.mark.rule("RK-ATTACK-07")
def test_the_cost_of_an_attack_card_counts_before_the_largest_number() -> None:
    match = front(TERRAN, "siege-mode", mine=4).hand(0, "stimpack").start()
    assert fight(match, FROM, TO, 1, [1, 1], [6, 6], ("stimpack",), ("siege-mode",)) == (2, 0)
    assert units(match, FROM) == 4 - 1 - 2

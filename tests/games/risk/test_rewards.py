"""Rewards: what they do, from when on, and how they are lost."""

from __future__ import annotations

import pytest

from orrery.games.risk.rules.dice import values
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


def korhal(attackers: int = 9, defenders: int = 9, wide_towers: bool = False) -> Position:
    """Seat 0 in Augustgrad faces seat 1 in Keresh Province, which defends with all it may."""
    position = Position(wide_towers=wide_towers)
    return position.hold(0, augustgrad=attackers).hold(1, keresh_province=defenders).auto(1)


def losses(position: Position, dice: list[int], sent: int = 3, *hero: str, source: str = "augustgrad") -> list[int]:
    """What both sides lose in one invasion of Keresh Province with these dice."""
    match = position.start(dice=dice)
    answer(match, 0, "invade", source, "keresh-province", sent, *hero)
    return list(match.state.under_way.losses)


def achieving(reward: str, variant: str = "command-room") -> RiskMatch:
    """Seat 0 has just conquered, and takes the achievement on which this reward lies."""
    level = "eighteen-territories" if reward in GOLD else "hold-aiur"
    position = Position(phase="achievement", variant=variant).hold(0, ursa=6).open(level).conquered()
    match = position.hero(0, "ursa").hero(1, "eternal-scar").start(draws=[reward])
    answer(match, 0, "achieve", level)
    return match


SILVER = ("guaranteed-card", "silver-tower", "extra-manoeuvre", "start-manoeuvre")
GOLD = ("two-units", "gold-tower", "defence-die", "attack-die")


@pytest.mark.rule("RK-REW-01")
@pytest.mark.parametrize("reward", [*SILVER, *GOLD])
def test_a_reward_becomes_active_with_its_achievement(reward: str) -> None:
    match = achieving(reward)
    assert match.state.has_reward(0, reward)
    assert not match.state.has_reward(1, reward)


@pytest.mark.rule("RK-REW-01")
def test_a_reward_that_lies_face_down_does_nothing() -> None:
    match = korhal().open("hold-aiur", "two-planets").start(dice=[5, 4, 2, 5, 4])
    answer(match, 0, "invade", *FRONT, 3)
    assert (len(match.state.under_way.attack_rolled), len(match.state.under_way.defence_rolled)) == (3, 2)
    assert match.state.under_way.losses == (2, 0)


@pytest.mark.rule("RK-REW-02")
def test_the_rewards_of_an_eliminated_player_are_lost() -> None:
    position = (
        korhal(5, 1).hold(0, "eternal-scar").reward(1, "attack-die", "two-units").tower(1, "gold-tower", FRONT[1])
    )
    match = position.achieved(1, "take-ten").hold(2, "canis").start(dice=[6, 6, 6, 1])
    answer(match, 0, "invade", *FRONT, 3)
    answer(match, 0, "advance", 3)
    assert not match.state.is_alive(1)
    players = match.view(None)["players"]
    assert [player["rewards"] for player in players] == [[], [], []]
    assert players[0]["achievements"] == ["take-ten"], "the achievement passes on"
    assert match.view(None)["territories"][FRONT[1]]["towers"] == []


# Guaranteed card


def hand(match: RiskMatch) -> int:
    return len(match.view(0)["hand"])


@pytest.mark.rule("RK-REW-03")
def test_a_guaranteed_card_from_the_turn_of_acquisition_on() -> None:
    match = achieving("guaranteed-card")
    assert asked(match) == [(0, "draw")], "although an achievement was taken"
    answer(match, 0, "draw")
    assert hand(match) == 1


@pytest.mark.rule("RK-REW-03")
def test_a_guaranteed_card_without_a_conquest() -> None:
    match = Position(phase="manoeuvre").reward(0, "guaranteed-card").start()
    answer(match, 0, "draw")
    assert hand(match) == 1
    assert not [option for option in options(match, 0) if option[0] == "draw"]
    run_to(match, "draw", 0)
    assert hand(match) == 1


@pytest.mark.rule("RK-REW-03")
def test_a_guaranteed_card_is_no_second_one() -> None:
    match = Position(phase="manoeuvre").reward(0, "guaranteed-card").conquered(2).hold(0, ursa=3).start()
    assert asked(match) == [(0, "manoeuvre")]
    assert hand(match) == 1


@pytest.mark.rule("RK-REW-03")
def test_others_get_no_guaranteed_card() -> None:
    match = Position(phase="manoeuvre").reward(1, "guaranteed-card").hold(0, ursa=3).start()
    assert asked(match) == [(0, "manoeuvre")]
    assert hand(match) == 0


@pytest.mark.rule("RK-AMB-33")
def test_a_guaranteed_card_may_be_declined_when_nothing_else_gives_one() -> None:
    match = Position(phase="manoeuvre").reward(0, "guaranteed-card").hold(0, ursa=3).start()
    assert options(match, 0) == [("draw",), ("decline",)]
    answer(match, 0, "decline")
    assert hand(match) == 0
    assert asked(match) == [(0, "manoeuvre")]


# Towers


@pytest.mark.rule("RK-REW-04")
@pytest.mark.parametrize("tower", ["silver-tower", "gold-tower"])
def test_a_tower_is_placed_at_once_in_an_own_territory(tower: str) -> None:
    match = achieving(tower)
    assert asked(match) == [(0, "tower")]
    places = {option[1] for option in options(match, 0)}
    assert places == {match.state.catalog.ids[place] for place in match.state.territories(0)}
    assert refuses(match, 0, "tower", "eternal-scar")
    assert refuses(match, 0, "done")
    answer(match, 0, "tower", "ursa")
    assert match.view(None)["territories"]["ursa"]["towers"] == [tower]


@pytest.mark.rule("RK-REW-05", "RK-AMB-16")
def test_a_tower_helps_to_defend_its_territory() -> None:
    assert losses(korhal(9, 1).tower(1, "silver-tower", FRONT[1]), [6, 5], 1) == [1, 0]
    assert losses(korhal(9, 1), [6, 5], 1) == [0, 1]


@pytest.mark.rule("RK-REW-05", "RK-AMB-16")
def test_a_tower_helps_to_attack_its_neighbours_from_anywhere() -> None:
    assert losses(korhal(9, 1).tower(0, "silver-tower", "augustgrad"), [5, 5], 1) == [0, 1]
    elsewhere = korhal(9, 1).hold(0, wolfrec_province=5).tower(0, "silver-tower", "ursa")
    assert losses(elsewhere, [5, 5], 1, source="wolfrec-province") == [0, 1]


@pytest.mark.rule("RK-REW-05", "RK-AMB-16")
@pytest.mark.parametrize(("tower", "lost"), [("augustgrad", [0, 1]), ("ursa", [1, 0])])
def test_a_tower_helps_an_attack_that_an_ability_lets_go_far_from_its_territory(tower: str, lost: list[int]) -> None:
    position = korhal(9, 1).faction(0, "zagara").hand(0, "nydus-worm").hold(1, rajal=1)
    match = position.tower(0, "silver-tower", tower).start(dice=[5, 5])
    answer(match, 0, "play", "nydus-worm", "augustgrad", "rajal")
    answer(match, 0, "invade", "augustgrad", "rajal", 1)
    assert list(match.state.under_way.losses) == lost


@pytest.mark.rule("RK-REW-05", "RK-AMB-16")
def test_a_tower_counts_once_for_an_attack_from_its_territory_on_a_neighbour() -> None:
    assert losses(korhal(9, 1).tower(0, "silver-tower", "augustgrad"), [4, 5], 1) == [1, 0]


@pytest.mark.rule("RK-REW-05", "RK-AMB-16")
def test_a_tower_adds_nothing_against_distant_territories() -> None:
    assert losses(korhal(9, 1).tower(0, "silver-tower", "radiated-wastes"), [5, 5], 1) == [1, 0]


@pytest.mark.rule("RK-REW-05")
def test_an_enemys_tower_does_not_help_the_attacker() -> None:
    assert losses(korhal(9, 1).hold(1, "ursa").tower(1, "silver-tower", "ursa"), [5, 5], 1) == [1, 0]


@pytest.mark.rule("RK-REW-05")
def test_a_tower_raises_only_the_highest_die() -> None:
    assert losses(korhal().tower(0, "silver-tower", "augustgrad"), [4, 4, 4, 4, 4]) == [1, 1]
    assert losses(korhal().tower(1, "silver-tower", FRONT[1]), [5, 5, 5, 4, 4]) == [1, 1]


@pytest.mark.rule("RK-AMB-16")
def test_a_tower_beside_helps_the_defender_only_by_the_wider_reading() -> None:
    assert losses(korhal(9, 1).hold(1, "ursa").tower(1, "silver-tower", "ursa"), [6, 5], 1) == [0, 1]
    wide = korhal(9, 1, wide_towers=True).hold(1, "ursa").tower(1, "silver-tower", "ursa")
    assert losses(wide, [6, 5], 1) == [1, 0]
    far = korhal(9, 1, wide_towers=True).hold(1, "thisby").tower(1, "silver-tower", "thisby")
    assert losses(far, [6, 5], 1) == [0, 1]


@pytest.mark.rule("RK-REW-06")
def test_a_tower_is_destroyed_with_the_loss_of_its_territory() -> None:
    position = korhal(5, 1).tower(1, "silver-tower", FRONT[1]).achieved(1, "hold-aiur").hero(0, "ursa")
    match = position.start(dice=[6, 6, 6, 1])
    answer(match, 0, "invade", *FRONT, 3)
    answer(match, 0, "advance", 3)
    view = match.view(None)
    assert view["territories"][FRONT[1]]["towers"] == []
    assert view["players"][0]["rewards"] == view["players"][1]["rewards"] == []
    assert view["players"][1]["achievements"] == ["hold-aiur"]


@pytest.mark.rule("RK-REW-06")
def test_a_tower_that_was_lost_does_not_come_back() -> None:
    position = Position(active=1, variant="total-domination").hold(1, keresh_province=3).hold(0, augustgrad=1, ursa=9)
    position.tower(0, "silver-tower", "augustgrad").auto(0, 1)
    match = position.start(dice=[6, 6, 1, 6, 6, 6, 1, 1])
    answer(match, 1, "invade", *reversed(FRONT), 2)
    assert owner(match, "augustgrad") == 1
    run_to(match, "attack", 0)
    answer(match, 0, "invade", "ursa", "augustgrad", 3)
    answer(match, 0, "advance", 3)
    assert owner(match, "augustgrad") == 0
    assert match.view(None)["territories"]["augustgrad"]["towers"] == []
    assert not match.state.has_reward(0, "silver-tower")


@pytest.mark.rule("RK-REW-07")
def test_two_towers_may_not_share_a_territory() -> None:
    position = Position(phase="achievement").hold(0, ursa=6).open("eighteen-territories")
    match = position.tower(0, "silver-tower", "ursa").start(draws=["gold-tower"])
    answer(match, 0, "achieve", "eighteen-territories")
    assert refuses(match, 0, "tower", "ursa")
    assert ("tower", "augustgrad") in options(match, 0)


@pytest.mark.rule("RK-REW-04", "RK-REW-07")
@pytest.mark.rule("RK-AMB-37")
def test_a_tower_without_room_is_lost() -> None:
    position = Position(phase="achievement").hold_all(1).hold(0, "rajal").open("enemy-base")
    match = position.hold(2, "canis").tower(0, "gold-tower", "rajal").start(draws=["silver-tower"])
    answer(match, 0, "achieve", "enemy-base")
    assert asked(match) != [(0, "tower")]
    assert match.view(None)["players"][0]["rewards"] == ["gold-tower"]
    assert match.view(None)["territories"]["rajal"]["towers"] == ["gold-tower"]


@pytest.mark.rule("RK-REW-08")
def test_hero_and_tower_add_up() -> None:
    both = korhal(9, 1).tower(1, "silver-tower", FRONT[1]).hero(1, FRONT[1])
    assert losses(both, [6, 4], 1) == [1, 0]
    both = korhal(9, 1).tower(0, "silver-tower", "augustgrad").hero(0, "augustgrad")
    assert losses(both, [5, 6], 1, "hero") == [0, 1]
    both = korhal(9, 1).tower(0, "silver-tower", "augustgrad").hero(0, "augustgrad")
    assert losses(both, [4, 6], 1, "hero") == [1, 0]


@pytest.mark.rule("RK-REW-12")
def test_the_second_tower_works_like_the_first() -> None:
    assert losses(korhal(9, 1).tower(0, "gold-tower", "ursa"), [5, 5], 1) == [0, 1]
    assert losses(korhal(9, 1).tower(1, "gold-tower", FRONT[1]), [6, 5], 1) == [1, 0]
    match = korhal(5, 1).tower(1, "gold-tower", FRONT[1]).start(dice=[6, 6, 6, 1])
    answer(match, 0, "invade", *FRONT, 3)
    answer(match, 0, "advance", 3)
    assert not match.state.has_reward(1, "gold-tower")


@pytest.mark.rule("RK-REW-13")
def test_two_towers_add_up() -> None:
    both = korhal(9, 1).tower(0, "silver-tower", "ursa").tower(0, "gold-tower", "augustgrad")
    assert losses(both, [5, 6], 1) == [0, 1]
    both = korhal(9, 1).tower(0, "silver-tower", "ursa").tower(0, "gold-tower", "augustgrad")
    assert losses(both, [4, 6], 1) == [1, 0]


@pytest.mark.rule("RK-AMB-17")
@pytest.mark.parametrize(("highest", "lost"), [(4, [0, 1]), (3, [1, 0])])
def test_hero_and_two_towers_add_three(highest: int, lost: list[int]) -> None:
    three = korhal(9, 1).tower(0, "silver-tower", "ursa").tower(0, "gold-tower", "augustgrad").hero(0, "augustgrad")
    assert losses(three, [highest, 1, 1, 6], 3, "hero") == lost


# Manoeuvres


def count_manoeuvres(match: RiskMatch) -> int:
    """How many manoeuvres seat 0 may make before its turn ends."""
    made = 0
    while asked(match) == [(0, "manoeuvre")]:
        answer(match, 0, "manoeuvre", *(("ursa", "augustgrad") if made % 2 == 0 else ("augustgrad", "ursa")))
        if asked(match) == [(0, "move")]:
            answer(match, 0, "move", 1)
        made += 1
    return made


@pytest.mark.rule("RK-REW-09")
def test_an_extra_manoeuvre_from_the_turn_of_acquisition_on() -> None:
    match = achieving("extra-manoeuvre", variant="total-domination")
    assert count_manoeuvres(match) == 2
    run_to(match, "manoeuvre", 0)
    assert count_manoeuvres(match) == 2
    match = achieving("start-manoeuvre", variant="total-domination")
    assert count_manoeuvres(match) == 1


@pytest.mark.rule("RK-REW-10")
def test_a_start_manoeuvre_from_the_next_turn_on() -> None:
    match = achieving("start-manoeuvre", variant="total-domination")
    assert asked(match) == [(0, "manoeuvre")]
    run_to(match, "deploy", 0)
    decline(match, 0)
    assert asked(match) == [(0, "start-manoeuvre")]
    assert refuses(match, 0, "manoeuvre", "ursa", "rajal"), "by the normal rules: not to an enemy"
    answer(match, 0, "manoeuvre", "ursa", "augustgrad")
    answer(match, 0, "move", 5)
    assert units(match, "augustgrad") == 6
    run_to(match, "manoeuvre", 0)
    answer(match, 0, "manoeuvre", "augustgrad", "ursa")
    answer(match, 0, "move", 1)
    assert match.state.active == 1, "the usual one came at the end of the turn, and was the last"


@pytest.mark.rule("RK-REW-10")
def test_a_start_manoeuvre_is_optional_and_comes_before_attacks() -> None:
    position = Position(phase="deploy").reward(0, "start-manoeuvre").hold(0, augustgrad=4).hold(1, "keresh-province")
    match = position.hero(0, "ursa").start()
    answer(match, 0, "place", "ursa", match.state.turn.pool)
    assert asked(match) == [(0, "start-manoeuvre")]
    answer(match, 0, "done")
    assert asked(match) == [(0, "attack")]


# Units and dice


@pytest.mark.rule("RK-REW-11")
def test_two_extra_units_in_every_reinforcement_phase() -> None:
    plain = Position(phase="deploy").start().state.turn.pool
    match = Position(phase="deploy").reward(0, "two-units").start()
    assert match.state.turn.pool == plain + 2
    run_to(match, "deploy", 1)
    run_to(match, "deploy", 0)
    assert match.state.turn.pool == plain + 2
    assert Position(phase="deploy").reward(1, "two-units").start().state.turn.pool == plain


def counted(position: Position, dice: list[int], sent: int, *hero: str) -> tuple[list[int], list[int]]:
    """What both sides' dice count."""
    match = position.start(dice=dice)
    answer(match, 0, "invade", *FRONT, sent, *hero)
    invasion = match.state.under_way
    lost_by_attacker, _ = invasion.losses
    invasion.committed += lost_by_attacker
    return values(match.state, invasion)


@pytest.mark.rule("RK-REW-14")
@pytest.mark.parametrize(
    ("red", "bonus", "used"),
    [([6, 4, 2], 5, [6, 5, 4]), ([6, 4, 2], 1, [6, 4, 2]), ([3], 5, [5]), ([3], 2, [3]), ([4, 1], 6, [6, 4])],
)
def test_the_bonus_attack_die_replaces_the_lowest_red_die(red: list[int], bonus: int, used: list[int]) -> None:
    position = korhal().reward(0, "attack-die")
    assert counted(position, [*red, bonus, 1, 1], len(red))[0] == used


@pytest.mark.rule("RK-REW-14")
def test_the_bonus_attack_die_does_not_add_to_the_dice_compared() -> None:
    assert losses(korhal().reward(0, "attack-die"), [6, 6, 1, 1], 1) == [0, 1]
    assert losses(korhal().reward(0, "attack-die"), [1, 1, 6, 6], 1) == [1, 0]
    assert losses(korhal().reward(1, "attack-die"), [5, 6, 6], 1) == [1, 0], "only its owner rolls it"


@pytest.mark.rule("RK-REW-15")
@pytest.mark.parametrize(
    ("black", "bonus", "used"), [([4, 2], 6, [6, 4]), ([2], 6, [6]), ([4, 2], 1, [4, 2]), ([5], 2, [5])]
)
def test_the_bonus_defence_die_replaces_the_lowest_black_die(black: list[int], bonus: int, used: list[int]) -> None:
    position = korhal(9, 9 if len(black) == 2 else 1).reward(1, "defence-die")
    assert counted(position, [1, *black, bonus], 1)[1] == used


@pytest.mark.rule("RK-REW-15")
def test_the_bonus_defence_die_does_not_add_to_the_dice_compared() -> None:
    assert losses(korhal(9, 1).reward(1, "defence-die"), [5, 5, 5, 6, 6]) == [1, 0]
    match = korhal(9, 9).reward(0, "defence-die").start()
    answer(match, 0, "invade", *FRONT, 3)
    assert len(match.state.under_way.attack_rolled) == 3, "the attacker does not roll it"
    assert len(match.state.under_way.defence_rolled) == 2


@pytest.mark.rule("RK-REW-16", "RK-AMB-17")
def test_the_bonus_die_comes_first_then_hero_and_towers_on_the_highest() -> None:
    # The bonus die 6 becomes the highest; the hero raises that one, not the 5 that was highest before.
    position = korhal().reward(0, "attack-die").hero(0, "augustgrad")
    assert counted(position, [5, 4, 2, 6, 6, 4], 3, "hero")[0] == [7, 5, 4]
    position = korhal().reward(0, "attack-die").hero(0, "augustgrad")
    assert losses(position, [5, 4, 2, 6, 6, 4], 3, "hero") == [0, 2]
    position = korhal().reward(1, "defence-die").hero(1, FRONT[1]).tower(1, "silver-tower", FRONT[1])
    assert counted(position, [1, 4, 2, 5], 1)[1] == [7, 4]


@pytest.mark.rule("RK-REW-17")
def test_the_colour_of_every_reward() -> None:
    rewards = Position().state.catalog.rewards
    assert {reward.id for reward in rewards if reward.level == "silver"} == set(SILVER)
    assert {reward.id for reward in rewards if reward.level == "gold"} == set(GOLD)

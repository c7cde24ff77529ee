"""What the cards for reinforcements, movement and special moments do."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.core import Pack
from orrery.games.risk.rows import LAYOUT
from orrery.games.risk.state import DECK
from tests.games.risk.position import (
    Position,
    RiskMatch,
    answer,
    asked,
    fight,
    losses,
    options,
    refuses,
    run_to,
    units,
    windows,
)

TERRAN, PROTOSS, ZERG = "raynor", "zeratul", "kerrigan"
OWN = ("augustgrad", "keresh-province", "ursa", "pyramus", "rajal", "volatile-cleft")
pytestmark = pytest.mark.rule("RK-CARD-04")


def deploying(faction: str, *cards: str, base: bool = False) -> Position:
    """Seat 0 with six territories, three units to place (one more with its base in Ursa) and these cards."""
    position = Position(3, phase="deploy").faction(0, faction).faction(1, TERRAN).hold_all(1).hold(0, *OWN)
    position.base(0, "ursa" if base else "char-aleph").base(2, "canis")
    return position.hero(0, "ursa").hand(0, *cards)


def aims(match: RiskMatch, card: str) -> set[str | int]:
    """Everything seat 0 may aim a card at."""
    return {option[2] for option in options(match, 0) if option[:2] == ("play", card)}


def total(match: RiskMatch) -> int:
    """All units of seat 0 on the board."""
    return match.state.units_of(0)


# Reinforcements


@pytest.mark.parametrize(("fields", "extra"), [(0, 2), (3, 2), (4, 2), (5, 3), (8, 4), (9, 5), (10, 5), (15, 5)])
def test_mule_gives_half_the_fields_rounded_up_from_two_to_five(fields: int, extra: int) -> None:
    position = Position(3, phase="deploy").hand(0, "mule").hold(1, "thisby").fields("thisby")
    own = [name for name in position.state.catalog.ids if name not in ("thisby", "eternal-scar", "rajal")]
    match = position.fields(*own[:fields]).start()
    before = match.state.turn.pool
    answer(match, 0, "play", "mule")
    assert match.state.turn.pool == before + extra
    assert {option[1] for option in options(match, 0) if option[0] == "place"} == set(own)


def test_mule_units_may_be_split_and_must_be_placed() -> None:
    match = deploying(TERRAN, "mule").start()
    answer(match, 0, "place", "ursa", 3)
    answer(match, 0, "play", "mule")
    assert ("done",) not in options(match, 0)
    answer(match, 0, "place", "ursa", 1)
    answer(match, 0, "place", "rajal", 1)
    assert (units(match, "ursa"), units(match, "rajal")) == (5, 2)


@pytest.mark.parametrize(("faction", "card", "extra"), [(TERRAN, "extra-supplies", 2), (PROTOSS, "warp-in", 4)])
def test_units_all_in_one_own_territory(faction: str, card: str, extra: int) -> None:
    match = deploying(faction, card).start()
    assert aims(match, card) == set(OWN)
    answer(match, 0, "play", card, "pyramus")
    assert units(match, "pyramus") == 1 + extra
    assert total(match) == len(OWN) + extra
    assert match.state.turn.pool == 3  # besides the reinforcements


@pytest.mark.parametrize(("bases", "extra"), [((), 1), (("ursa",), 2), (("ursa", "rajal"), 3)])
def test_chrono_boost_gives_one_and_one_for_each_base(bases: tuple[str, ...], extra: int) -> None:
    position = deploying(PROTOSS, "chrono-boost")
    for seat, where in zip((0, 1), bases, strict=False):
        position.base(seat, where)  # captured ones count like the own one
    match = position.start()
    answer(match, 0, "play", "chrono-boost")
    given = 0
    while asked(match) == [(0, "units")]:
        allowed = {option[1] for option in options(match, 0)}
        assert allowed == set(bases or OWN)
        assert ("done",) not in options(match, 0)
        answer(match, 0, "place", sorted(allowed)[0], 1)
        given += 1
    assert total(match) == len(OWN) + extra
    assert given == (0 if len(bases) == 1 else extra)  # with a single base there is nothing to choose
    if len(bases) == 1:
        assert units(match, "ursa") == 3


def test_chrono_boost_units_may_all_go_to_one_base() -> None:
    match = deploying(PROTOSS, "chrono-boost", base=True).base(1, "rajal").start()
    answer(match, 0, "play", "chrono-boost")
    answer(match, 0, "place", "rajal", 3)
    assert units(match, "rajal") == 4
    assert asked(match) == [(0, "deploy")]


def test_hatchery_puts_two_units_at_or_beside_a_base() -> None:
    match = deploying(ZERG, "hatchery", base=True).start()
    assert aims(match, "hatchery") == {"ursa", "augustgrad", "keresh-province", "pyramus"}
    answer(match, 0, "play", "hatchery", "pyramus")
    assert units(match, "pyramus") == 3
    assert total(match) == len(OWN) + 2


def test_hatchery_counts_captured_bases_and_not_ones_own_in_enemy_hands() -> None:
    match = deploying(ZERG, "hatchery").base(1, "volatile-cleft").start()
    assert aims(match, "hatchery") == {"volatile-cleft"}


def test_hatchery_without_a_base_puts_one_unit_anywhere() -> None:
    match = deploying(ZERG, "hatchery").start()
    assert aims(match, "hatchery") == set(OWN)
    answer(match, 0, "play", "hatchery", "rajal")
    assert units(match, "rajal") == 2
    assert total(match) == len(OWN) + 1


def test_spawn_larva_puts_one_unit_into_each_of_five_different_territories() -> None:
    match = deploying(ZERG, "spawn-larva").start()
    answer(match, 0, "play", "spawn-larva")
    free = set(OWN)
    for territory in OWN[:5]:
        assert set(options(match, 0)) == {*(("place", name, 1) for name in free), ("done",)}
        answer(match, 0, "place", territory, 1)
        free.remove(territory)
    assert asked(match) == [(0, "deploy")]
    assert [units(match, name) for name in OWN] == [2, 2, 2, 2, 2, 1]


def test_spawn_larva_may_stop_early_and_cannot_exceed_the_territories() -> None:
    match = deploying(ZERG, "spawn-larva").start()
    answer(match, 0, "play", "spawn-larva")
    answer(match, 0, "place", "ursa", 1)
    answer(match, 0, "done")
    assert total(match) == len(OWN) + 1
    assert asked(match) == [(0, "deploy")]
    position = Position(3, phase="deploy").faction(0, ZERG).hold_all(1).hold(0, "ursa", "rajal")
    match = position.hand(0, "spawn-larva").start()
    answer(match, 0, "play", "spawn-larva")
    answer(match, 0, "place", "ursa", 1)
    answer(match, 0, "place", "rajal", 1)
    assert asked(match) == [(0, "deploy")]


def test_reinforcement_cards_may_be_played_after_the_last_unit_is_placed() -> None:
    match = deploying(TERRAN, "extra-supplies").start()
    answer(match, 0, "place", "ursa", 3)
    assert asked(match) == [(0, "deploy")]
    assert {option[0] for option in options(match, 0)} == {"play", "done"}
    answer(match, 0, "play", "extra-supplies", "rajal")
    assert units(match, "rajal") == 3
    assert asked(match) == [(0, "attack")]  # the hand is empty: there is nothing left to ask


# Movement


AIRLIFTS = pytest.mark.parametrize(("faction", "card"), [(TERRAN, "medivac-drop"), (ZERG, "ventral-sacs")])


def manoeuvring(faction: str, *cards: str) -> Position:
    """Seat 0 with units in Augustgrad and Keresh, which are connected, and Rajal, which is not."""
    position = Position(3, phase="manoeuvre").faction(0, faction).hold_all(1).hold(0, augustgrad=4, rajal=3)
    return position.hold(0, "keresh-province").hand(0, *cards)


@AIRLIFTS
def test_one_more_manoeuvre_that_needs_no_connection(faction: str, card: str) -> None:
    match = manoeuvring(faction, card).hero(0, "rajal").start()
    assert refuses(match, 0, "manoeuvre", "rajal", "augustgrad")
    answer(match, 0, "play", card)
    assert refuses(match, 0, "manoeuvre", "rajal", "augustgrad")  # the ordinary one still needs it
    answer(match, 0, "airlift", "rajal", "augustgrad")
    assert set(options(match, 0)) == {("move", 1), ("move", 2), ("move", 1, "hero"), ("move", 2, "hero")}
    answer(match, 0, "move", 2, "hero")
    assert (units(match, "rajal"), units(match, "augustgrad")) == (1, 6)
    assert match.view(None)["players"][0]["hero"] == "augustgrad"
    assert not any(option[0] == "airlift" for option in options(match, 0))  # only one more
    answer(match, 0, "manoeuvre", "augustgrad", "keresh-province")
    answer(match, 0, "move", 5)
    assert asked(match)[0][0] == 1


@AIRLIFTS
def test_the_extra_manoeuvre_may_come_second_and_is_lost_with_the_turn(faction: str, card: str) -> None:
    match = manoeuvring(faction, card).start()
    answer(match, 0, "manoeuvre", "augustgrad", "keresh-province")
    answer(match, 0, "move", 1)
    answer(match, 0, "play", card)
    assert {option[1:] for option in options(match, 0) if option[0] == "airlift"} == {
        (source, target)
        for source in ("augustgrad", "keresh-province", "rajal")
        for target in ("augustgrad", "keresh-province", "rajal")
        if source != target
    }
    answer(match, 0, "done")
    run_to(match, "manoeuvre", 0)
    assert match.view(0)["airlifts"] == 0
    assert not any(option[0] == "airlift" for option in options(match, 0))


def recalling(phase: str) -> Position:
    """Seat 0 with four stacks far from one another, and a single unit in Canis."""
    position = Position(3, phase=phase).faction(0, PROTOSS).hold_all(1).hand(0, "mass-recall")
    return position.hold(0, augustgrad=8, rajal=3, volatile_cleft=5, ate=2, canis=1)


@pytest.mark.parametrize("phase", ["attack", "manoeuvre"])
def test_mass_recall_gathers_any_number_of_units_from_up_to_three_territories(phase: str) -> None:
    match = recalling(phase).hand(0, "feedback").start()
    assert aims(match, "mass-recall") == {"augustgrad", "rajal", "volatile-cleft", "ate", "canis"}
    answer(match, 0, "play", "mass-recall", "canis")
    brought = {option[1:] for option in options(match, 0) if option[0] == "bring"}
    stacks = {"augustgrad": 8, "rajal": 3, "volatile-cleft": 5, "ate": 2}
    assert brought == {(name, number) for name, stack in stacks.items() for number in range(1, stack)}
    answer(match, 0, "bring", "augustgrad", 4)
    assert {option[1] for option in options(match, 0) if option[0] == "bring"} == {"rajal", "volatile-cleft", "ate"}
    answer(match, 0, "bring", "rajal", 2)
    answer(match, 0, "bring", "volatile-cleft", 4)
    assert asked(match) == [(0, phase)]  # no fourth source
    assert [units(match, name) for name in ("canis", "augustgrad", "rajal", "volatile-cleft", "ate")] == [
        11,
        4,
        1,
        1,
        2,
    ]


def test_mass_recall_may_stop_early_and_uses_up_no_manoeuvre() -> None:
    match = recalling("manoeuvre").hold(0, "ursa").start()
    answer(match, 0, "play", "mass-recall", "canis")
    answer(match, 0, "bring", "ate", 1)
    answer(match, 0, "done")
    assert units(match, "canis") == 2
    answer(match, 0, "manoeuvre", "augustgrad", "ursa")


def test_mass_recall_brings_the_hero_only_with_units() -> None:
    match = recalling("attack").hero(0, "rajal").start()
    answer(match, 0, "play", "mass-recall", "canis")
    assert {option for option in options(match, 0) if "hero" in option} == {
        ("bring", "rajal", 1, "hero"),
        ("bring", "rajal", 2, "hero"),
    }
    answer(match, 0, "bring", "rajal", 1, "hero")
    assert match.view(None)["players"][0]["hero"] == "canis"


def test_mass_recall_leaves_a_hero_behind_if_told_so() -> None:
    match = recalling("attack").hero(0, "rajal").start()
    answer(match, 0, "play", "mass-recall", "canis")
    answer(match, 0, "bring", "rajal", 2)
    assert match.view(None)["players"][0]["hero"] == "rajal"


def test_mass_recall_needs_units_elsewhere() -> None:
    position = Position(3).faction(0, PROTOSS).hold_all(1).hold(0, augustgrad=5).hold(0, "rajal")
    match = position.hand(0, "mass-recall").start()
    assert aims(match, "mass-recall") == {"rajal"}


# Scanner Sweep


def test_scanner_sweep_is_for_living_opponents_only() -> None:
    match = Position(4).hand(0, "scanner-sweep").hold(0, "canis").start()  # the last territory of seat 3
    assert aims(match, "scanner-sweep") == {1, 2}
    match = Position(4, teams=True).hand(0, "scanner-sweep").start()
    assert aims(match, "scanner-sweep") == {1, 3}


def scanning() -> Position:
    position = Position(3).hold(0, augustgrad=9).hold(2, keresh_province=9).auto(1, 2)
    return position.hand(0, "scanner-sweep").hand(2, "burrow", "corruption")


def test_scanner_sweep_mutes_until_the_end_of_the_turn() -> None:
    match = scanning().start()
    answer(match, 0, "play", "scanner-sweep", 2)
    assert match.view(None)["players"][2]["muted"]
    assert fight(match, "augustgrad", "keresh-province", 3, [6, 6, 6], [1, 1]) == (0, 2)  # nobody was asked
    answer(match, 0, "done")
    run_to(match, "attack", 0)
    assert not match.view(None)["players"][2]["muted"]
    answer(match, 0, "invade", "augustgrad", "keresh-province", 3)
    assert windows(match) == [(2, "defence-declared")]


def test_scanner_sweep_leaves_the_muted_players_own_turn_alone() -> None:
    match = scanning().start()
    answer(match, 0, "play", "scanner-sweep", 2)
    answer(match, 0, "done")
    run_to(match, "deploy", 2)
    assert not match.view(None)["players"][2]["muted"]


def test_scanner_sweep_silences_counters_too() -> None:
    position = scanning().faction(2, "artanis").hand(0, "tactical-nuke")
    for card in position.state.hand(2):
        position.state.cards.put(card, DECK, known=0)
    match = position.hand(2, "feedback").start()
    answer(match, 0, "play", "scanner-sweep", 2)
    answer(match, 2, "pass")  # this one may still be countered
    answer(match, 0, "play", "tactical-nuke", "keresh-province")
    assert units(match, "keresh-province") == 5


# Contaminate


def contaminated() -> RiskMatch:
    """Seat 0 has contaminated seat 1, a Terran with stars and reinforcement cards, also won ones."""
    position = Position(3).faction(0, ZERG).faction(1, TERRAN).hold(1, ursa=3).hero(1, "ursa")
    position.hand(0, "contaminate").hand(1, "mule", "extra-supplies").won(1, "spawn-larva")
    match = position.start()
    answer(match, 0, "play", "contaminate", 1)
    run_to(match, "deploy", 1)
    return match


def test_contaminate_blocks_trading_and_abilities_when_deploying() -> None:
    match = contaminated()
    assert match.view(None)["players"][1]["blocked"]
    assert {option[0] for option in options(match, 1)} == {"place"}
    answer(match, 1, "place", "ursa", match.state.turn.pool)
    assert asked(match) == [(1, "attack")]  # nothing is left to ask, although the hand is not empty


@pytest.mark.rule("RK-CARD-04", "RK-STAR-01")
def test_contaminate_lasts_for_one_deploy_step_only() -> None:
    match = contaminated()
    answer(match, 1, "place", "ursa", match.state.turn.pool)
    assert not match.view(None)["players"][1]["blocked"]
    answer(match, 1, "done")
    run_to(match, "deploy", 0)
    run_to(match, "deploy", 1)
    assert {option[:2] for option in options(match, 1)} >= {
        ("offer", "mule"),
        ("offer", "spawn-larva"),
        ("play", "mule"),
        ("play", "extra-supplies"),
    }


def test_contaminate_leaves_other_windows_and_players_alone() -> None:
    match = contaminated()
    answer(match, 1, "place", "ursa", match.state.turn.pool)
    answer(match, 1, "invade", "ursa", "pyramus", 1)
    assert windows(match) == [(1, "attack-declared")]
    assert not match.view(None)["players"][2]["blocked"]


def test_contaminate_still_holds_after_other_turns() -> None:
    position = Position(3).faction(0, ZERG).hand(0, "contaminate").hand(2, "spawn-larva").hold(2, ursa=3)
    match = position.hero(2, "ursa").start()
    answer(match, 0, "play", "contaminate", 2)
    run_to(match, "deploy", 1)
    run_to(match, "deploy", 2)
    assert {option[0] for option in options(match, 2)} == {"place"}


def test_contaminate_is_for_living_opponents_only() -> None:
    match = Position(4, teams=True).faction(0, ZERG).hand(0, "contaminate").start()
    assert aims(match, "contaminate") == {1, 3}


# Feedback


def nuking() -> Position:
    """Seat 0 may nuke or fight seat 1, a Protoss with Feedback."""
    position = Position(3).hold(0, augustgrad=9).hold(1, keresh_province=9).hand(1, "feedback").auto(1, 2)
    return position.hand(0, "tactical-nuke", "stimpack")


def test_feedback_cancels_an_ability_and_both_cards_are_discarded() -> None:
    match = nuking().start()
    answer(match, 0, "play", "tactical-nuke", "keresh-province")
    assert windows(match) == [(1, "counter")]
    assert options(match, 1) == [("play", "feedback"), ("pass",)]
    answer(match, 1, "play", "feedback")
    assert units(match, "keresh-province") == 9
    assert asked(match) == [(0, "attack")]
    decks = match.view(None)["decks"]
    assert (decks[0]["discard"], decks[1]["discard"]) == (["tactical-nuke"], ["feedback"])


def test_without_feedback_the_ability_works() -> None:
    match = nuking().start()
    answer(match, 0, "play", "tactical-nuke", "keresh-province")
    answer(match, 1, "pass")
    assert units(match, "keresh-province") == 5
    assert match.view(1)["hand"] == ["feedback"]


@pytest.mark.rule("RK-AMB-31")
def test_a_countered_card_costs_nothing_but_itself() -> None:
    match = nuking().start()
    assert fight(match, "augustgrad", "keresh-province", 3, [5, 5, 5], [5, 5], ("stimpack",), ("feedback",)) == (2, 0)
    assert units(match, "augustgrad") == 7  # lost in the roll, not paid
    assert match.view(0)["hand"] == ["tactical-nuke"]


@pytest.mark.rule("RK-AMB-31", "RK-ATTACK-07")
def test_a_countered_defence_card_does_not_force_the_largest_number() -> None:
    position = Position(3).faction(0, PROTOSS).faction(1, TERRAN).hold(0, augustgrad=9).hold(1, keresh_province=9)
    match = position.hand(0, "feedback").hand(1, "siege-mode").auto(1).start()
    dice = [6], [5, 1]
    assert fight(match, "augustgrad", "keresh-province", 1, *dice, ("siege-mode",), ("feedback",)) == (0, 1)


def test_feedback_is_asked_of_the_player_an_ability_is_aimed_at() -> None:
    position = (
        Position(4).hand(1, "feedback").faction(3, "artanis").hand(0, "tactical-nuke", "scanner-sweep", "jet-pack")
    )
    position.hand(3, "charge").hold(0, augustgrad=3).hold(1, keresh_province=3).hold(3, canis=3)
    match = position.start()
    answer(match, 0, "play", "tactical-nuke", "keresh-province")
    assert windows(match) == [(1, "counter")]
    answer(match, 1, "pass")
    answer(match, 0, "play", "jet-pack", "augustgrad", "canis")
    assert windows(match) == [(3, "counter")]
    answer(match, 3, "pass")
    answer(match, 0, "play", "scanner-sweep", 1)
    assert windows(match) == [(1, "counter")]


def test_feedback_has_nothing_to_say_to_abilities_for_oneself() -> None:
    position = (
        Position(3, phase="deploy").faction(0, ZERG).hold(0, augustgrad=3).hand(1, "feedback").hand(0, "spawn-larva")
    )
    match = position.hero(0, "augustgrad").start()
    answer(match, 0, "play", "spawn-larva")
    assert asked(match) == [(0, "spread")]


def test_feedback_cannot_be_played_at_any_other_time() -> None:
    match = Position(3).faction(0, PROTOSS).hand(0, "feedback").hold(0, augustgrad=3).start()
    assert not any(option[0] == "play" for option in options(match, 0))


def test_neutrals_counter_nothing() -> None:
    position = Position(2, variant="total-domination", extended=True).hand(0, "tactical-nuke").hand(1, "feedback")
    match = position.hold(0, augustgrad=3).hold(3, keresh_province=9).start()
    answer(match, 0, "play", "tactical-nuke", "keresh-province")
    assert units(match, "keresh-province") == 5


def two_counters(folder: Path) -> Pack:
    """A pack with a second card that counters, for the Protoss too."""
    row = '[[card]]\nid = "blink"\nsource = "test"\nwindows = ["counter"]\neffects = ["counter"]\n'
    (folder / "cards.toml").write_text(row, encoding="utf-8")
    return Pack.read(folder, LAYOUT)


@pytest.mark.rule("RK-AMB-31")
@pytest.mark.parametrize(("again", "after"), [(True, 5), (False, 9)])
def test_a_counter_can_be_countered(tmp_path: Path, again: bool, after: int) -> None:
    position = Position(3, pack=two_counters(tmp_path)).faction(0, "artanis").hold(0, augustgrad=9)
    position.hold(1, keresh_province=9).hand(0, "psionic-storm", "blink").hand(1, "feedback")
    match = position.start(dice=[4])
    answer(match, 0, "play", "psionic-storm", "keresh-province")
    answer(match, 1, "play", "feedback")
    assert windows(match) == [(0, "counter")]
    assert options(match, 0) == [("play", "blink"), ("pass",)]
    answer(match, 0, *(("play", "blink") if again else ("pass",)))
    assert units(match, "keresh-province") == after


def test_a_pack_may_give_more_units_for_bases_but_one_without(tmp_path: Path) -> None:
    row = '[[card]]\nid = "chrono-boost"\nsource = "test"\neffects = ["base-units 3"]\n'
    (tmp_path / "cards.toml").write_text(row, encoding="utf-8")
    position = Position(3, phase="deploy", pack=Pack.read(tmp_path, LAYOUT)).faction(0, PROTOSS).hold_all(1)
    match = position.hold(0, augustgrad=1).hero(0, "augustgrad").hand(0, "chrono-boost").start()
    answer(match, 0, "play", "chrono-boost")
    assert units(match, "augustgrad") == 2


# Stars or ability, never both


@pytest.mark.rule("RK-STAR-04", "RK-STAR-06")
def test_a_card_traded_for_stars_is_not_there_for_its_ability() -> None:
    match = deploying(TERRAN, "mule", "extra-supplies").start()
    answer(match, 0, "offer", "mule")
    assert not any(option[0] == "play" for option in options(match, 0))
    answer(match, 0, "trade")
    assert not any(option[:2] == ("play", "mule") for option in options(match, 0))
    assert match.view(None)["decks"][0]["discard"] == ["mule"]


@pytest.mark.rule("RK-STAR-04", "RK-CARD-05")
def test_a_card_played_is_not_there_for_its_stars() -> None:
    match = deploying(TERRAN, "mule", "extra-supplies", "repair").start()
    answer(match, 0, "play", "mule")
    assert {option[1] for option in options(match, 0) if option[0] == "offer"} == {"extra-supplies", "repair"}


@pytest.mark.rule("RK-STAR-05", "RK-ELIM-02")
def test_cards_won_by_elimination_are_never_played() -> None:
    position = Position(3).hold(0, augustgrad=9).hold(1, "ursa").hold(1, "eternal-scar").hand(2, "repair")
    position.faction(2, "valerian").hold(0, "rajal").hold(2, keresh_province=1)
    match = position.start()
    fight(match, "augustgrad", "keresh-province", 3, [6, 6, 6], [1])
    answer(match, 0, "advance", 3)
    assert (match.view(0)["hand"], match.view(0)["captured_cards"]) == ([], ["repair"])
    assert match.view(1)["players"][0]["captured"] == 1
    assert not any(option[0] == "play" for option in options(match, 0))


@pytest.mark.rule("RK-STAR-05")
@pytest.mark.parametrize("active", [0, 1])
def test_nobody_is_asked_for_won_cards_even_of_the_own_species(active: int) -> None:
    position = Position(3, active=active).hold(0, augustgrad=9).hold(1, keresh_province=9).auto(0, 1)
    position.won(0, "repair", "siege-mode", "stimpack", "tactical-nuke", "point-defense-drone", "feedback")
    match = position.start(dice=[6, 6, 6, 1, 1])
    assert not any(option[0] == "play" for option in options(match, active))
    front = ("augustgrad", "keresh-province") if active == 0 else ("keresh-province", "augustgrad")
    answer(match, active, "invade", *front, 3)
    assert asked(match) == [(active, "attack")]
    assert losses(match) == (0, 2)

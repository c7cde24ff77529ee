"""Refusals name the rule that forbids what was tried."""

from __future__ import annotations

import pytest

from orrery.core.words import LANGUAGES, Words
from tests.games.risk.position import Position, RiskMatch, answer, asked, options, run_to, set_up


def reason(match: RiskMatch, seat: int, *choice: str | int) -> tuple[str, str]:
    """Why a choice is refused: the key of the words without its prefix, and the rule."""
    assert choice not in options(match, seat)
    message = match.explain(seat, choice)
    assert all(Words(language).say(message) for language in LANGUAGES)
    assert message.rule
    return message.key.removeprefix("risk-refused-"), message.rule


# Attacks


def attacking(**options: object) -> RiskMatch:
    """Seat 0 with five units in Augustgrad and one in Canis, seat 1 in Keresh Province."""
    position = Position(4 if options.get("teams") else 3, **options).hold(0, augustgrad=5).hero(0, "canis")  # type: ignore[arg-type]
    return position.hold(1, "keresh-province").start()


@pytest.mark.rule("RK-ATTACK-02")
def test_only_enemies_next_door_are_attacked() -> None:
    match = attacking()
    assert reason(match, 0, "invade", "augustgrad", "ursa", 3) == ("own-target", "RK-ATTACK-02")
    assert reason(match, 0, "invade", "augustgrad", "rajal", 3) == ("not-adjacent", "RK-ATTACK-02")
    assert reason(match, 0, "storm", "augustgrad", "rajal", 1) == ("not-adjacent", "RK-ATTACK-02")
    assert reason(match, 0, "invade", "keresh-province", "augustgrad", 1) == ("not-yours", "RK-ATTACK-02")
    assert reason(match, 0, "invade", "augustgrad", "tarsonis", 1)[0] == "unknown-territory"


@pytest.mark.rule("RK-TEAM-07")
def test_allies_are_not_attacked() -> None:
    match = Position(4, teams=True).hold(0, augustgrad=5).hold(2, "keresh-province").hold(1, "ursa").start()
    assert reason(match, 0, "invade", "augustgrad", "keresh-province", 1) == ("allied-target", "RK-TEAM-07")


@pytest.mark.rule("RK-ATTACK-03")
def test_one_unit_alone_does_not_attack() -> None:
    match = Position().hold(1, "keresh-province").hold(0, augustgrad=1, wolfrec_province=2).start()
    assert reason(match, 0, "invade", "augustgrad", "keresh-province", 1) == ("one-unit", "RK-ATTACK-03")


@pytest.mark.rule("RK-ATTACK-04")
def test_at_most_three_attack_and_one_stays() -> None:
    match = attacking()
    for units in (0, -1, 4, 9):
        assert reason(match, 0, "invade", "augustgrad", "keresh-province", units) == ("invaders", "RK-ATTACK-04")
    few = Position().hold(0, augustgrad=3).hold(1, "keresh-province").start()
    message = few.explain(0, ("invade", "augustgrad", "keresh-province", 3))
    assert (message.rule, message.arguments["most"]) == ("RK-ATTACK-04", 2)
    assert reason(match, 0, "storm", "augustgrad", "keresh-province", 2) == ("storm", "RK-ATTACK-08")


@pytest.mark.rule("RK-HERO-04")
def test_a_hero_is_called_in_only_where_it_is() -> None:
    match = attacking()
    choice = ("invade", "augustgrad", "keresh-province", 3, "hero")
    assert reason(match, 0, *choice) == ("hero-elsewhere", "RK-HERO-04")
    assert reason(attacking(variant="total-domination"), 0, *choice) == ("no-heroes", "RK-HERO-07")


@pytest.mark.rule("RK-TURN-01")
def test_attacks_have_their_time() -> None:
    choice = ("invade", "augustgrad", "keresh-province", 3)
    before = Position(phase="deploy").hold(0, augustgrad=5).hold(1, "keresh-province").start()
    assert reason(before, 0, *choice) == ("attack-later", "RK-TURN-01")
    after = Position(phase="manoeuvre").hold(0, augustgrad=5).hold(1, "keresh-province").start()
    assert reason(after, 0, *choice) == ("attack-over", "RK-TURN-01")
    assert reason(attacking(), 0, "manoeuvre", "augustgrad", "ursa") == ("time-manoeuvre", "RK-TURN-02")


def test_a_card_may_close_a_front() -> None:
    position = Position().hold(0, augustgrad=5).hold(1, "keresh-province", ursa=1).hand(1, "force-field")
    match = position.start()
    answer(match, 0, "invade", "augustgrad", "keresh-province", 3)
    answer(match, 1, "play", "force-field")
    refused = reason(match, 0, "invade", "augustgrad", "keresh-province", 3)
    assert refused == ("closed-front", "RK-CARD-04")


@pytest.mark.rule("RK-ATTACK-06")
def test_nobody_defends_with_three_dice() -> None:
    match = Position().hold(0, augustgrad=5).hold(1, keresh_province=5).start()
    answer(match, 0, "invade", "augustgrad", "keresh-province", 3)
    assert asked(match) == [(1, "defend")]
    assert reason(match, 1, "defend", 3) == ("defence-dice", "RK-ATTACK-06")
    assert reason(match, 1, "defend", 0) == ("defence-dice", "RK-ATTACK-06")


@pytest.mark.rule("RK-AMB-12")
@pytest.mark.rule("RK-CAPT-03")
def test_those_who_fought_move_in_and_one_stays() -> None:
    match = Position().hold(0, augustgrad=8).hold(1, "keresh-province").start(dice=[6, 6, 6, 1])
    answer(match, 0, "invade", "augustgrad", "keresh-province", 3)
    assert reason(match, 0, "advance", 2) == ("advance", "RK-AMB-12")
    assert reason(match, 0, "advance", 8) == ("stay-behind", "RK-CAPT-03")


# Reinforcements


def deploying(**units: int) -> Position:
    return Position(phase="deploy").hold_all(1).hold(0, "canis", **units)


@pytest.mark.rule("RK-REINF-06")
def test_units_are_placed_in_own_territories_as_many_as_there_are() -> None:
    match = deploying().start()
    left = match.state.turn.pool
    assert reason(match, 0, "place", "rajal", 1) == ("not-yours", "RK-REINF-06")
    assert reason(match, 0, "place", "canis", left + 1) == ("too-many-placed", "RK-REINF-06")
    assert match.explain(0, ("place", "canis", left + 1)).arguments == {"left": left}
    assert reason(match, 0, "place", "canis", 0) == ("at-least-one", "RK-REINF-06")
    assert reason(match, 0, "done") == ("units-left", "RK-REINF-06")
    assert reason(match, 0, "place", "nowhere", 1)[0] == "unknown-territory"


def test_any_number_of_units_up_to_all_is_placed_though_only_some_are_on_offer() -> None:
    match = Position(phase="deploy").start()
    pool = match.state.turn.pool
    assert ("place", "canis", 4) not in options(match, 0)
    assert reason(match, 0, "place", "canis", pool + 1) == ("too-many-placed", "RK-REINF-06")
    assert reason(match, 0, "place", "canis", 0) == ("at-least-one", "RK-REINF-06")
    before = match.state.units[match.state.catalog.number["canis"]]
    match.play(0, ("place", "canis", 4))
    assert match.state.units[match.state.catalog.number["canis"]] == before + 4
    assert match.state.turn.pool == pool - 4
    answer(match, 0, "place", "canis", match.state.turn.pool)
    assert reason(match, 0, "place", "canis", 1) == ("all-placed", "RK-REINF-06")


@pytest.mark.rule("RK-HERO-06")
@pytest.mark.rule("RK-REINF-07")
def test_a_hero_returns_once_and_to_an_own_territory() -> None:
    match = deploying().start()
    assert reason(match, 0, "hero", "rajal") == ("not-yours", "RK-REINF-07")
    answer(match, 0, "hero", "canis")
    assert reason(match, 0, "hero", "canis") == ("hero-on-board", "RK-HERO-06")
    plain = Position(phase="deploy", variant="total-domination").start()
    assert reason(plain, 0, "hero", "canis") == ("no-heroes", "RK-HERO-07")


# Stars


CARDS = ("tactical-nuke", "mule", "jet-pack", "planetary-fortress", "stimpack", "bunker", "repair")
"""Four with two stars, three with one."""


@pytest.mark.rule("RK-STAR-02")
def test_two_to_ten_stars_are_traded() -> None:
    match = deploying().hand(0, "stimpack").start()
    assert reason(match, 0, "offer", "stimpack") == ("too-few-stars", "RK-STAR-02")
    assert reason(match, 0, "trade") == ("too-few-stars", "RK-STAR-02")
    match = deploying().hand(0, *CARDS).start()
    answer(match, 0, "offer", "stimpack")
    assert reason(match, 0, "trade") == ("too-few-stars", "RK-STAR-02")
    assert reason(match, 0, "offer", "stimpack") == ("offered-already", "RK-STAR-02")
    assert reason(match, 0, "play", "stimpack") == ("offered-already", "RK-STAR-04")
    assert reason(match, 0, "place", "canis", 1) == ("trade-first", "RK-AMB-36")
    assert reason(match, 0, "play", "mule") == ("trade-first", "RK-AMB-36")
    assert reason(match, 0, "hero", "canis") == ("trade-first", "RK-AMB-36")
    for card in (*CARDS[:4], "bunker"):
        answer(match, 0, "offer", card)
    assert reason(match, 0, "offer", "repair") == ("too-many-stars", "RK-STAR-02")


@pytest.mark.rule("RK-AMB-09")
@pytest.mark.rule("RK-AMB-36")
@pytest.mark.rule("RK-STAR-01")
def test_stars_are_traded_once_before_placing() -> None:
    match = deploying().hand(0, *CARDS).start()
    answer(match, 0, "offer", "mule")
    answer(match, 0, "trade")
    assert reason(match, 0, "offer", "jet-pack") == ("second-trade", "RK-AMB-09")
    assert reason(match, 0, "offer", "mule") == ("not-your-card", "RK-STAR-01")
    assert reason(match, 0, "offer", "zergling-rush")[0] == "unknown-card"
    match = deploying().hand(0, *CARDS).start()
    answer(match, 0, "place", "canis", 1)
    assert reason(match, 0, "offer", "mule") == ("trade-after-placing", "RK-AMB-36")
    attack = Position().hold(1, "keresh-province").hold(0, augustgrad=3).hand(0, *CARDS).start()
    assert reason(attack, 0, "trade") == ("trade-over", "RK-STAR-01")
    assert reason(attack, 0, "offer", "mule") == ("trade-over", "RK-STAR-01")


# Abilities


@pytest.mark.rule("RK-CARD-04")
def test_cards_have_their_time_and_their_owner() -> None:
    match = Position().hold_all(1).hold(0, augustgrad=3).hand(0, "mule", "jet-pack").hand(1, "blink").start()
    assert reason(match, 0, "play", "mule") == ("wrong-window", "RK-CARD-04")
    assert reason(match, 0, "play", "blink", "canis") == ("not-your-card", "RK-CARD-04")
    assert reason(match, 0, "play", "tactical-nuke") == ("not-your-card", "RK-CARD-04")
    assert reason(match, 0, "play", "zergling-rush")[0] == "unknown-card"
    assert reason(match, 0, "play", "jet-pack", "augustgrad", "keresh-province") == ("wrong-aim", "RK-CARD-04")
    assert reason(match, 0, "play", "jet-pack") == ("wrong-aim", "RK-CARD-04")


@pytest.mark.rule("RK-STAR-05")
def test_won_cards_have_no_abilities() -> None:
    match = deploying().won(0, "mule").start()
    assert reason(match, 0, "play", "mule") == ("won-card", "RK-STAR-05")


@pytest.mark.rule("RK-TD-03")
@pytest.mark.rule("RK-CARD-08")
def test_total_domination_has_no_abilities() -> None:
    match = Position(phase="deploy", variant="total-domination").hand(0, "mule").start()
    assert reason(match, 0, "play", "mule") == ("no-abilities", "RK-TD-03")


def test_abilities_may_lack_what_they_work_on() -> None:
    position = Position().hold(0, augustgrad=2).hold(1, "keresh-province", "ursa").hold(1, wolfrec_province=1)
    match = position.hand(0, "stimpack", "tactical-nuke").start()
    assert reason(match, 0, "play", "tactical-nuke", "keresh-province") == ("no-aim", "RK-CARD-04")
    answer(match, 0, "invade", "augustgrad", "keresh-province", 1)
    assert reason(match, 0, "play", "stimpack") == ("needs-units", "RK-CARD-04")
    defender = (
        Position(active=1).hold(1, augustgrad=5).hold(0, keresh_province=2).hand(0, "planetary-fortress", "bunker")
    )
    match = defender.start()
    answer(match, 1, "invade", "augustgrad", "keresh-province", 1)
    assert reason(match, 0, "play", "planetary-fortress") == ("needs-base", "RK-CARD-04")
    assert reason(match, 0, "play", "bunker", "keresh-province") == ("takes-no-aim", "RK-CARD-04")


def test_players_may_be_kept_from_playing_cards() -> None:
    muted = Position().hold(1, "keresh-province").hold(0, augustgrad=3).hand(0, "tactical-nuke")
    muted.state.turn.muted = frozenset((0,))
    assert reason(muted.start(), 0, "play", "tactical-nuke", "keresh-province") == ("muted", "RK-CARD-04")
    contaminated = deploying().hand(0, "mule")
    contaminated.state.blocked = frozenset((0,))
    match = contaminated.start()
    assert reason(match, 0, "play", "mule") == ("contaminated", "RK-CARD-04")
    assert reason(match, 0, "offer", "mule") == ("contaminated", "RK-CARD-04")
    assert reason(match, 0, "trade") == ("contaminated", "RK-CARD-04")


# Movements


def moving() -> Position:
    """Seat 0 at the end of its turn with Augustgrad and Ursa together and Rajal far away, among enemies."""
    return Position(phase="manoeuvre").hold_all(1).hold(0, augustgrad=3, ursa=1, rajal=2)


@pytest.mark.rule("RK-MAN-01")
@pytest.mark.rule("RK-MAN-02")
@pytest.mark.rule("RK-MAN-03")
def test_units_move_between_connected_own_territories_and_one_stays() -> None:
    match = moving().start()
    near = next(option[2] for option in options(match, 0) if option[:2] == ("manoeuvre", "augustgrad"))
    assert reason(match, 0, "manoeuvre", "augustgrad", "rajal") == ("not-connected", "RK-MAN-02")
    assert reason(match, 0, "manoeuvre", "ursa", "augustgrad") == ("one-unit", "RK-MAN-03")
    assert reason(match, 0, "manoeuvre", "augustgrad", "augustgrad") == ("same-territory", "RK-MAN-01")
    assert reason(match, 0, "manoeuvre", "augustgrad", "talematros") == ("not-yours", "RK-MAN-01")
    assert reason(match, 0, "manoeuvre", "talematros", "augustgrad") == ("not-yours", "RK-MAN-01")
    assert reason(match, 0, "manoeuvre", "augustgrad", "tarsonis")[0] == "unknown-territory"
    assert reason(match, 0, "airlift", "augustgrad", "rajal") == ("no-airlift", "RK-CARD-04")
    answer(match, 0, "manoeuvre", "augustgrad", str(near))
    assert reason(match, 0, "move", 3) == ("stay-behind", "RK-MAN-03")
    assert reason(match, 0, "move", 0) == ("at-least-one", "RK-MAN-01")


@pytest.mark.rule("RK-MAN-01")
def test_there_is_one_manoeuvre_a_turn() -> None:
    match = moving().hand(0, "medivac-drop").start()
    answer(match, 0, "manoeuvre", "augustgrad", "ursa")
    answer(match, 0, "move", 1)
    assert reason(match, 0, "manoeuvre", "augustgrad", "ursa") == ("no-more-manoeuvres", "RK-MAN-01")


@pytest.mark.rule("RK-HERO-03")
def test_a_hero_moves_only_with_units() -> None:
    match = moving().hero(0, "augustgrad").start()
    answer(match, 0, "manoeuvre", "augustgrad", "ursa")
    assert reason(match, 0, "move", 0, "hero") == ("hero-alone", "RK-HERO-03")
    match = moving().hero(0, "rajal").start()
    answer(match, 0, "manoeuvre", "augustgrad", "ursa")
    assert reason(match, 0, "move", 1, "hero") == ("hero-elsewhere", "RK-HERO-04")


@pytest.mark.rule("RK-TEAM-08")
def test_a_manoeuvre_ends_in_an_own_territory() -> None:
    match = Position(4, phase="manoeuvre", teams=True).hold(0, augustgrad=3).hold(2, "keresh-province").start()
    assert reason(match, 0, "manoeuvre", "augustgrad", "keresh-province") == ("not-yours", "RK-TEAM-08")


def test_a_recall_brings_units_from_several_own_territories() -> None:
    position = Position(phase="manoeuvre").faction(0, "zeratul").hold_all(1).hold(0, augustgrad=9, ursa=1, rajal=9)
    match = position.hold(0, talematros=2).hand(0, "mass-recall").start()
    answer(match, 0, "play", "mass-recall", "augustgrad")
    assert reason(match, 0, "bring", "augustgrad", 1) == ("same-territory", "RK-CARD-04")
    assert reason(match, 0, "bring", "ursa", 1) == ("one-unit", "RK-MAP-06")
    assert reason(match, 0, "bring", "canis", 1) == ("not-yours", "RK-CARD-04")
    assert reason(match, 0, "bring", "rajal", 9) == ("stay-behind", "RK-MAN-03")
    answer(match, 0, "bring", "rajal", 1)
    assert reason(match, 0, "bring", "rajal", 1) == ("brought-already", "RK-CARD-04")


def test_larvae_and_chrono_boosts_have_their_places() -> None:
    position = Position(phase="deploy").faction(0, "kerrigan").hold_all(1).hold(0, "augustgrad", "ursa", "canis")
    match = position.hand(0, "spawn-larva").start()
    answer(match, 0, "play", "spawn-larva")
    assert reason(match, 0, "place", "augustgrad", 2) == ("one-at-a-time", "RK-CARD-04")
    answer(match, 0, "place", "augustgrad", 1)
    assert reason(match, 0, "place", "augustgrad", 1) == ("placed-there", "RK-CARD-04")
    position = Position(phase="deploy").faction(0, "zeratul").hold_all(1).hold(0, "augustgrad", "char-aleph", "rajal")
    match = position.hand(0, "chrono-boost").start()
    answer(match, 0, "play", "chrono-boost")
    assert reason(match, 0, "place", "augustgrad", 1) == ("not-at-a-base", "RK-CARD-04")


# Achievements, rewards


@pytest.mark.rule("RK-ACH-01")
@pytest.mark.rule("RK-ACH-04")
@pytest.mark.rule("RK-CR-02")
def test_an_achievement_must_be_open_and_met() -> None:
    position = Position(phase="achievement").hold_all(1).hold_planet(0, "korhal").hold(0, "saalok")
    match = position.open("hold-korhal", "hold-aiur").achieved(1, "hold-char").start()
    assert reason(match, 0, "achieve", "hold-aiur") == ("not-met", "RK-ACH-08")
    arguments = match.explain(0, ("achieve", "hold-aiur")).arguments
    assert (arguments["reached"], arguments["goal"]) == (1, 9)
    assert reason(match, 0, "achieve", "hold-char") == ("achieved-already", "RK-ACH-04")
    assert reason(match, 0, "achieve", "take-ten") == ("not-on-the-board", "RK-CR-02")
    assert reason(match, 0, "achieve", "win")[0] == "unknown-achievement"
    early = Position().hold(0, augustgrad=5).hold_planet(0, "aiur").hold(1, "keresh-province").open("hold-aiur").start()
    assert reason(early, 0, "achieve", "hold-aiur") == ("time-achievement", "RK-ACH-01")


@pytest.mark.rule("RK-ACH-02")
def test_one_achievement_a_turn() -> None:
    position = (
        Position(phase="achievement").hold_planet(0, "aiur").hold_planet(0, "korhal").hold(1, "rajal").hold(0, canis=3)
    )
    match = position.open("hold-korhal", "hold-aiur").start(draws=["extra-manoeuvre"])
    answer(match, 0, "achieve", "hold-aiur")
    assert reason(match, 0, "achieve", "hold-korhal") == ("second-achievement", "RK-ACH-02")


@pytest.mark.rule("RK-REW-04")
@pytest.mark.rule("RK-REW-07")
def test_a_tower_stands_alone_in_an_own_territory() -> None:
    position = Position(phase="achievement").hold_all(1).hold_planet(0, "aiur").tower(0, "gold-tower", "saalok")
    match = position.open("hold-aiur").start(draws=["silver-tower"])
    answer(match, 0, "achieve", "hold-aiur")
    assert reason(match, 0, "tower", "saalok") == ("tower-there", "RK-REW-07")
    assert reason(match, 0, "tower", "rajal") == ("not-yours", "RK-REW-04")


# Teams


@pytest.mark.rule("RK-TEAM-11")
@pytest.mark.rule("RK-TEAM-13")
@pytest.mark.rule("RK-AMB-07")
def test_command_is_handed_over_under_conditions() -> None:
    position = Position(4, phase="command", teams=True).hold_all(1).hold(0, "augustgrad").base(2, "ate")
    match = position.hold(2, ursa=2, canis=1, rajal=1, ate=1).hero(2, "canis").start()
    assert reason(match, 0, "ask", "ursa") == ("command-units", "RK-TEAM-13")
    assert reason(match, 0, "ask", "canis") == ("command-hero", "RK-AMB-07")
    assert reason(match, 0, "ask", "saalok") == ("not-allied", "RK-TEAM-11")
    assert reason(match, 0, "ask", "augustgrad") == ("not-allied", "RK-TEAM-11")
    assert reason(match, 0, "ask", "tarsonis")[0] == "unknown-territory"
    answer(match, 0, "ask", "rajal")
    answer(match, 2, "refuse")
    assert reason(match, 0, "ask", "rajal") == ("command-asked", "RK-TEAM-11")
    run_to(match, "attack")
    assert reason(match, match.state.active, "ask", "rajal") == ("command-later", "RK-TEAM-11")
    assert reason(attacking(), 0, "ask", "rajal") == ("no-teams", "RK-TEAM-11")


@pytest.mark.rule("RK-AMB-07")
def test_the_last_territory_is_not_handed_over() -> None:
    position = Position(6, phase="command", teams=True).hold_all(1).hold(0, "augustgrad").hold(4, "ursa", "saalok")
    match = position.hold(2, "rajal").start()
    assert reason(match, 0, "ask", "rajal") == ("command-last", "RK-AMB-07")


# Setting up


@pytest.mark.rule("RK-CR-06")
@pytest.mark.rule("RK-CR-07")
@pytest.mark.rule("RK-CR-08")
def test_setting_up_goes_into_free_territories_within_the_start_units() -> None:
    match = set_up(3, variant="command-room", dice=[6, 5, 4, 6, 5, 4])
    assert reason(match, 0, "pick", "jaina")[0] == "unknown-faction"
    answer(match, 0, "pick", "zagara")
    assert reason(match, 1, "pick", "zagara") == ("faction-taken", "RK-AMB-29")
    assert reason(match, 1, "pick", "raynor", "zeratul") == ("one-faction", "RK-AMB-29")
    answer(match, 1, "pick", "raynor")
    answer(match, 2, "pick", "artanis")
    answer(match, 0, "base", "ate")
    assert reason(match, 1, "base", "ate") == ("occupied", "RK-CR-06")
    run_to(match, "occupy")
    seat = match.waiting[0]
    assert reason(match, seat, "occupy", "ate") == ("occupied", "RK-CR-07")
    run_to(match, "strengthen", 0)
    assert ("place", "ate", 4) in match.decision(0).between
    assert reason(match, 0, "place", "ate", 17) == ("too-many-placed", "RK-CR-08")
    run_to(match, "hero", 0)
    foreign = next(name for name in match.state.catalog.ids if ("hero", name) not in options(match, 0))
    assert reason(match, 0, "hero", foreign) == ("not-yours", "RK-CR-09")


@pytest.mark.rule("RK-BT-02")
@pytest.mark.rule("RK-BT-04")
def test_basic_training_goes_by_its_chart() -> None:
    match = set_up(3, variant="basic-training")
    seat = match.waiting[0]
    assert reason(match, seat, "pick", "raynor", "raynor") == ("chart", "RK-BT-04")
    run_to(match, "attack")
    seat = match.waiting[0]
    assert reason(match, seat, "achieve", "enemy-base") == ("not-on-the-board", "RK-BT-02")


@pytest.mark.rule("RK-1V1-05")
@pytest.mark.rule("RK-1V1-06")
def test_one_against_one_knows_whose_territories_are_whose() -> None:
    match = set_up(2, variant="total-domination")
    run_to(match, "base")
    seat = match.waiting[0]
    foreign = next(name for name in match.state.catalog.ids if ("base", name) not in options(match, seat))
    assert reason(match, seat, "base", foreign) == ("not-yours", "RK-1V1-05")
    run_to(match, "neutral")
    seat = match.waiting[0]
    wrong = next(name for name in match.state.catalog.ids if ("neutral", name) not in options(match, seat))
    assert reason(match, seat, "neutral", wrong) == ("not-that-colour", "RK-1V1-06")
    run_to(match, "strengthen")
    seat = match.waiting[0]
    own = str(options(match, seat)[0][1])
    assert reason(match, seat, "place", own, 4) == ("too-many-placed", "RK-1V1-06")


# At another time


def test_every_verb_has_its_time() -> None:
    match = attacking()
    for choice, expected in {
        ("pick", "raynor"): ("time-pick", "RK-BT-03"),
        ("base", "canis"): ("time-base", "RK-MAP-08"),
        ("occupy", "canis"): ("time-occupy", "RK-CR-07"),
        ("neutral", "canis"): ("time-neutral", "RK-1V1-06"),
        ("place", "canis", 1): ("time-place", "RK-REINF-06"),
        ("hero", "canis"): ("time-hero", "RK-HERO-06"),
        ("tower", "canis"): ("time-tower", "RK-REW-04"),
        ("pass",): ("time-pass", "RK-CARD-04"),
        ("reroll", 1): ("time-reroll", "RK-CARD-04"),
        ("draw",): ("time-draw", "RK-CARD-01"),
        ("decline",): ("time-draw", "RK-CARD-01"),
        ("defend", 2): ("time-defend", "RK-ATTACK-06"),
        ("advance", 3): ("time-advance", "RK-CAPT-02"),
        ("airlift", "augustgrad", "canis"): ("time-manoeuvre", "RK-TURN-02"),
        ("move", 1): ("time-move", "RK-MAN-01"),
        ("bring", "canis", 1): ("time-bring", "RK-CARD-04"),
        ("none",): ("time-achievement", "RK-ACH-01"),
        ("agree",): ("time-consent", "RK-TEAM-11"),
        ("refuse",): ("time-consent", "RK-TEAM-11"),
    }.items():
        assert reason(match, 0, *choice) == expected
    answer(match, 0, "invade", "augustgrad", "keresh-province", 3)
    assert asked(match) != [(0, "attack")]
    over = Position(phase="achievement").hold_planet(0, "aiur").hold(1, "rajal").open("hold-aiur").start()
    assert reason(over, 0, "done") == ("time-done", "RK-ACH-02")
    fight = Position().hold(0, augustgrad=5).hold(1, keresh_province=5).start()
    answer(fight, 0, "invade", "augustgrad", "keresh-province", 3)
    assert reason(fight, 1, "invade", "keresh-province", "augustgrad", 1) == ("time-attack", "RK-TURN-01")


# What makes no sense


def test_what_no_question_could_offer_is_refused_as_such() -> None:
    match = attacking()
    for choice in (("fly",), ("invade",), ("invade", "augustgrad"), ("defend", "two"), ("move",), ("trade", 1)):
        message = match.explain(0, choice)
        assert message.key == "refused-malformed", choice
        assert all(Words(language).say(message) for language in LANGUAGES)
    assert match.explain(0, ("invade", "augustgrad", "keresh-province", 3)).key == "refused-not-at-all"

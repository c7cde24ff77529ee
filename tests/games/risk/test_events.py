"""Events name the rule that really made them happen, and those who may know of them."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.server.wording import event_info
from tests.games.risk.position import Position, RiskMatch, answer, begin, decline, ready, run_to, set_up


def rules_told(match: RiskMatch, kind: str) -> set[str]:
    """The rules behind all events of a kind so far."""
    return {event.rule for event in match.events if event.kind == kind}


def last_rule(match: RiskMatch, kind: str) -> str:
    """The rule behind the last event of a kind."""
    return [event.rule for event in match.events if event.kind == kind][-1]


def test_a_placement_names_what_lets_units_be_placed() -> None:
    assert rules_told(ready(begin(4, variant="command-room")), "placed") == {"RK-CR-08"}
    assert rules_told(ready(begin(2, variant="total-domination")), "placed") == {"RK-1V1-06"}
    match = Position(phase="deploy").hand(0, "extra-supplies").start()
    answer(match, 0, "place", "ursa", 1)
    assert last_rule(match, "placed") == "RK-REINF-06"
    answer(match, 0, "play", "extra-supplies", "ursa")
    assert last_rule(match, "placed") == "RK-CARD-04"


def test_the_set_up_names_the_rules_of_its_variant() -> None:
    room, duel = ready(begin(4, variant="command-room")), ready(begin(2, variant="total-domination", extended=True))
    basic = ready(begin(6, variant="basic-training"))
    found = {
        kind: [rules_told(match, kind) for match in (basic, room, duel)]
        for kind in ("field", "base", "hero-placed", "achievement-open", "drew")
    }
    assert found == {
        "field": [set(), {"RK-CR-01"}, {"RK-1V1-07"}],
        "base": [set(), {"RK-CR-06"}, {"RK-1V1-05"}],
        "hero-placed": [{"RK-BT-06"}, {"RK-CR-09"}, {"RK-CR-09"}],
        "achievement-open": [set(), {"RK-CR-02"}, {"RK-1V1-02"}],
        "drew": [{"RK-BT-05"}, {"RK-CR-11"}, set()],
    }


@pytest.mark.rule("RK-AMB-02", "RK-BT-03", "RK-AMB-29")
def test_a_roll_names_what_it_is_for_and_another_one_that_there_was_a_tie() -> None:
    match = set_up(3, variant="basic-training", dice=[6, 2, 2, 5, 1])
    rolls = [(event.arguments["seat"], event.rule) for event in match.events if event.kind == "rolled-for-order"]
    assert rolls == [(0, "RK-BT-03"), (1, "RK-BT-03"), (2, "RK-BT-03"), (1, "RK-AMB-02"), (2, "RK-AMB-02")]
    room = ready(set_up(3, variant="command-room", dice=[6, 5, 4, 3, 2, 1]))
    assert [event.rule for event in room.events if event.kind == "rolled-for-order"] == ["RK-AMB-29"] * 3 + [
        "RK-CR-06"
    ] * 3


@pytest.mark.rule("RK-BT-04")
def test_another_colour_in_the_place_of_one_of_the_chart_names_its_rule() -> None:
    match = set_up(3, variant="basic-training", dice=[6, 5, 4])
    plain, replaced = (
        next(choice for choice in match.decision(0).options if len(choice) == length) for length in (2, 3)
    )
    for choice, rule in ((plain, "RK-BT-03"), (replaced, "RK-BT-04")):
        twin = set_up(3, variant="basic-training", dice=[6, 5, 4])
        twin.play(0, choice)
        assert last_rule(twin, "faction") == rule


@pytest.mark.parametrize(
    ("phase", "reward", "rule"), [("start-manoeuvre", "start-manoeuvre", "RK-REW-10"), ("manoeuvre", "", "RK-MAN-01")]
)
def test_a_move_names_what_lets_units_move(phase: str, reward: str, rule: str) -> None:
    position = Position(phase=phase).hold(0, ursa=3)
    match = (position.reward(0, reward) if reward else position).start()
    answer(match, 0, "manoeuvre", "ursa", "augustgrad")
    answer(match, 0, "move", 1)
    assert last_rule(match, "moved") == rule


@pytest.mark.parametrize(("conquests", "rule"), [(1, "RK-CARD-01"), (0, "RK-REW-03")])
def test_a_card_names_what_lets_it_be_drawn_and_only_its_owner_is_told_which(conquests: int, rule: str) -> None:
    match = Position(phase="manoeuvre").reward(0, "guaranteed-card").conquered(conquests).start(draws=["mule"])
    if not conquests:
        answer(match, 0, "draw")
    assert last_rule(match, "drew") == last_rule(match, "drew-card") == rule
    told = [(seat, [event.kind for event in match.events_for(seat)]) for seat in (0, 1, None)]
    assert [(seat, "drew-card" in kinds) for seat, kinds in told] == [(0, True), (1, False), (None, False)]


@pytest.mark.rule("RK-CAPT-02")
@pytest.mark.parametrize(("advance", "rule"), [(3, "RK-CAPT-01"), (4, "RK-CAPT-02")])
def test_a_capture_tells_whether_more_have_followed(advance: int, rule: str) -> None:
    match = Position().hold(0, ursa=6).hold(1, "augustgrad", "rajal").start(dice=[6, 6, 6, 1])
    answer(match, 0, "invade", "ursa", "augustgrad", 3)
    answer(match, 0, "advance", advance)
    assert last_rule(match, "captured") == rule


@pytest.mark.rule("RK-ELIM-03", "RK-TEAM-16", "RK-TEAM-18")
@pytest.mark.parametrize(
    ("teams", "survivor", "rule"),
    [(False, 3, "RK-ELIM-03"), (True, 3, "RK-TEAM-16"), (True, None, "RK-TEAM-18")],
)
def test_achievements_that_change_hands_name_why(teams: bool, survivor: int | None, rule: str) -> None:
    position = Position(4, teams=teams).hold_all(0).hold(0, augustgrad=9).hold(1, "keresh-province").hold(2, "canis")
    position.achieved(1, "hold-char")
    match = (position.hold(survivor, "rajal") if survivor is not None else position).start(dice=[6, 6, 6, 1])
    answer(match, 0, "invade", "augustgrad", "keresh-province", 3)
    if not match.over:
        decline(match, 0)
    assert last_rule(match, "achievement-inherited") == rule


@pytest.mark.parametrize(
    ("seats", "options", "rule"),
    [
        (3, {"variant": "command-room"}, "RK-WIN-06"),
        (3, {"variant": "total-domination"}, "RK-WIN-03"),
        (4, {"variant": "total-domination", "teams": True}, "RK-TD-08"),
        (2, {"variant": "total-domination"}, "RK-AMB-05"),
    ],
)
def test_a_victory_over_all_others_names_the_rule_of_the_variant(
    seats: int, options: dict[str, Any], rule: str
) -> None:
    position = Position(seats, **options).hold_all(0).hold(0, augustgrad=9)
    match = position.hold(1, "keresh-province").start(dice=[6, 6, 6, 1])
    answer(match, 0, "invade", "augustgrad", "keresh-province", 3)
    assert match.over
    assert rules_told(match, "won") == {rule}


@pytest.mark.parametrize(("teams", "rule"), [(False, "RK-WIN-01"), (True, "RK-WIN-04")])
def test_a_victory_by_achievements_names_its_rule(teams: bool, rule: str) -> None:
    position = Position(4, phase="achievement", teams=teams).hold_planet(0, "char").open("hold-char")
    position.achieved(0, "hold-aiur", "hold-korhal", *(["take-ten"] if teams else []))
    match = position.start()
    answer(match, 0, "achieve", "hold-char")
    assert match.over
    assert rules_told(match, "won") == {rule}


def test_a_victory_at_the_round_limit_names_its_rule() -> None:
    match = Position(3, active=2, phase="manoeuvre", round_limit=1).hold(2, "rajal").start()
    while not match.over:
        decline(match, match.waiting[0])
    assert rules_told(match, "won") == {"RK-AMB-34"}


def test_a_hero_who_returns_or_falls_names_its_rule() -> None:
    match = Position(phase="deploy").start()
    answer(match, 0, "hero", "ursa")
    assert last_rule(match, "hero-returned") == "RK-HERO-06"
    match = (
        Position()
        .hold(0, augustgrad=9)
        .hold(1, "keresh-province", "rajal")
        .hero(1, "keresh-province")
        .start(dice=[6, 6, 6, 1])
    )
    answer(match, 0, "invade", "augustgrad", "keresh-province", 3)
    run_to(match, "attack", 0)
    assert last_rule(match, "hero-fell") == "RK-HERO-05"


@pytest.mark.rule("RK-MAP-07")
def test_a_base_that_falls_is_told_to_the_one_who_built_it_and_so_is_its_return() -> None:
    position = Position().hold(0, augustgrad=9).hold(1, "keresh-province", "rajal").base(1, "keresh-province")
    match = position.start(dice=[6, 6, 6, 1])
    answer(match, 0, "invade", "augustgrad", "keresh-province", 3)
    run_to(match, "attack", 0)
    (fell,) = [event for event in match.events if event.kind == "base-fell"]
    assert fell.arguments == {"seat": 0, "other": 1, "territory": "keresh-province"}
    assert event_info(match, fell, 1).alarms == [1]
    back = Position().hold(0, augustgrad=9).hold(1, "keresh-province", "rajal").base(0, "keresh-province")
    match = back.start(dice=[6, 6, 6, 1])
    answer(match, 0, "invade", "augustgrad", "keresh-province", 3)
    run_to(match, "attack", 0)
    assert last_rule(match, "base-back") == "RK-MAP-07"
    assert not rules_told(match, "base-fell")

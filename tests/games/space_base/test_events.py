"""What is told names the rule that really made it happen."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from orrery.core import Match
from orrery.games.space_base import GAME
from tests.core.speaking import ask_everything, keys_of
from tests.games.space_base.moments import rich_position
from tests.games.space_base.position import Position, SpaceBaseMatch, answer, run_to, run_turn, set_up

CHECKLIST = (Path(__file__).parents[3] / "docs" / "rules" / "space-base.md").read_text(encoding="utf-8")


def rules_of(match: SpaceBaseMatch, kind: str, seat: int | None = None) -> list[str]:
    """The rules that the events of a kind name, in order."""
    return [
        event.rule for event in match.events if event.kind == kind and (seat is None or event.arguments["seat"] == seat)
    ]


def test_every_event_names_a_rule_of_the_checklist_and_has_words() -> None:
    ids = set(re.findall(r"SB-[A-Z0-9]+-\d+", CHECKLIST))
    told: set[str] = set()
    matches = [rich_position(seed).start() for seed in range(30)]
    matches += [Match(GAME, 3, seed=str(seed), options={"light_speed": seed > 2}) for seed in range(6)]
    for number, match in enumerate(matches):
        rng = random.Random(number)
        ask_everything(match)
        while not match.over and len(match.choices) < 300:
            seat = match.waiting[0]
            match.play(seat, rng.choice(match.decision(seat).options))
        for event in match.events:
            assert event.rule in ids, event
            assert event.audience is None
            told.add(event.kind)
    assert told <= keys_of("space-base-event-")
    assert len(told) > 20


@pytest.mark.rule("SB-REWARD-01", "SB-REWARD-02")
def test_rewards_come_from_the_station_or_from_missions() -> None:
    match = Position().deploy(1, 3, "crippen").start(dice=[1, 2])
    answer(match, 0, "sum")
    answer(match, 1, "sum")
    assert (rules_of(match, "received", 0), rules_of(match, "received", 1)) == (["SB-REWARD-01"], ["SB-REWARD-02"])


@pytest.mark.rule("SB-ARROW-01", "SB-ARROW-03")
def test_what_an_arrow_leads_to_names_the_arrow() -> None:
    match = Position().station(0, 7, "merbold").station(0, 8, "lichtenberg").start(dice=[3, 4])
    answer(match, 0, "sum")
    received = [event.arguments["sector"] for event in match.events if event.kind == "received"]
    rules = dict(zip(received, rules_of(match, "received"), strict=True))
    assert rules[7] == "SB-REWARD-01"
    assert rules.get(8, "SB-ARROW-03") == "SB-ARROW-03"
    assert rules[9] == "SB-ARROW-01"


@pytest.mark.rule("SB-2XST-02")
def test_a_doubled_sector_names_the_doubling() -> None:
    match = Position().station(0, 8, "aksyonov").charge("aksyonov").start(dice=[1, 2])
    answer(match, 0, "sum")
    answer(match, 0, "double", "aksyonov", 3)
    assert rules_of(match, "doubled") == ["SB-2XST-02"]
    assert rules_of(match, "received", 0) == ["SB-REWARD-01", "SB-2XST-02"]


@pytest.mark.rule("SB-CHARGE-01", "SB-PLACECH-02")
def test_a_token_is_a_reward_or_placed_by_an_ability() -> None:
    rewarded = Position().station(0, 3, "grissom").start(dice=[1, 2])
    answer(rewarded, 0, "sum")
    assert rules_of(rewarded, "charged") == ["SB-CHARGE-01"]
    placed = (
        Position().station(0, 6, "glenn").station(0, 3, "grissom").station(0, 8, "collins").charge("collins").start()
    )
    answer(placed, 0, "use", "collins", "grissom")
    assert rules_of(placed, "charged") == ["SB-PLACECH-02"]


@pytest.mark.rule("SB-BUY-04", "SB-BUYAB-02", "SB-RELOC-02")
def test_a_purchase_is_regular_extra_or_for_a_sector_of_choice() -> None:
    regular = Position().credits(0, 5).yard("crippen").start(dice=[1, 1])
    run_to(regular, "buy", 0)
    answer(regular, 0, "buy", "crippen")
    assert rules_of(regular, "bought") == ["SB-BUY-04"]
    extra = Position().station(0, 2, "sarafanov").charge("sarafanov").credits(0, 9).yard("ryumin").start()
    answer(extra, 0, "use", "sarafanov")
    answer(extra, 0, "buy", "ryumin")
    assert rules_of(extra, "bought-extra") == ["SB-BUYAB-02"]
    chosen = Position().station(0, 10, "scott").charge("scott").credits(0, 9).yard("ryumin").start()
    answer(chosen, 0, "use", "scott")
    answer(chosen, 0, "buy-into", "ryumin", 9)
    assert rules_of(chosen, "bought-extra") == ["SB-RELOC-02"]


@pytest.mark.rule("SB-CLAIM-02", "SB-REWARD-09")
def test_a_claim_is_an_ability_or_a_reward() -> None:
    ability = Position().station(0, 12, "kovalyonok").charge("kovalyonok").yard("ryumin").start()
    answer(ability, 0, "use", "kovalyonok")
    answer(ability, 0, "claim", "ryumin")
    assert rules_of(ability, "claimed") == ["SB-CLAIM-02"]
    claiming = next(card for card in Position().state.catalog.cards if card.faces[0].claim)
    level = claiming.faces[0].claim[0]
    s = Position().state
    ship = next(s.card(card) for card in s.decks[level - 1] if s.card(card).id != claiming.id)
    match = Position().station(0, 3, claiming.id).yard(ship.id).start(dice=[1, 2])
    answer(match, 0, "sum")
    answer(match, 0, "claim", ship.id)
    assert rules_of(match, "claimed") == ["SB-REWARD-09"]


@pytest.mark.rule("SB-SEAT-02", "SB-SEAT-03", "SB-SEAT-04", "SB-SEAT-05")
def test_every_bonus_names_its_seat_in_the_order_of_turns() -> None:
    match = set_up(5)
    first = match.state.first
    rules = {event.arguments["seat"]: event.rule for event in match.events if event.kind == "seat-bonus"}
    assert rules == {(first + turn) % 5: f"SB-SEAT-0{turn + 1}" for turn in range(1, 5)}


@pytest.mark.rule("SB-DICEARROW-03", "SB-DICEARROW-04")
def test_a_shift_names_the_arrows_on_the_card() -> None:
    single = Position().station(0, 7, "fabian").charge("fabian", 1)
    tokens = single.state.slots(single.number("fabian"))
    match = single.charge("fabian", tokens).start(dice=[1, 2])
    answer(match, 0, "shift", "fabian", 1)
    assert rules_of(match, "shifted") == ["SB-DICEARROW-03"]
    double = Position().station(0, 2, "khrunov").charge("khrunov").start(dice=[1, 2])
    answer(double, 0, "shift", "khrunov", 1)
    assert rules_of(double, "shifted") == ["SB-DICEARROW-04"]


@pytest.mark.rule("SB-SETDIE-02", "SB-SETDIE-03")
def test_a_second_set_die_names_its_own_rule() -> None:
    position = Position().station(0, 4, "titov").charge("titov")
    match = position.station(0, 5, "gagarin").charge("gagarin").start(dice=[1, 2])
    answer(match, 0, "set", "titov", 6)
    answer(match, 0, "set", "gagarin", 5)
    assert rules_of(match, "die-set") == ["SB-SETDIE-02", "SB-SETDIE-03"]


@pytest.mark.rule("SB-INCOME-01")
def test_income_and_the_turn_name_their_rules() -> None:
    match = Position().income(0, 3).full_yard().start(dice=[1, 2])
    run_turn(match)
    assert rules_of(match, "income") == ["SB-INCOME-01"]
    assert rules_of(match, "turn") == ["SB-TURN-02"] * 2
    assert rules_of(match, "rolled")[0] == "SB-TURN-05"

"""From the log alone a reader can follow every point: the tracks, added up from what was told."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from orrery.core import Event, Match
from orrery.core.words import Words
from orrery.games.space_base import GAME
from orrery.games.space_base.state import SpaceBaseState
from tests.games.space_base.position import Position, SpaceBaseMatch, answer, run_to


class Ledger:
    """The three tracks of every seat, kept by somebody who reads the log and never looks at the table."""

    def __init__(self, seats: int) -> None:
        self.credits = [0] * seats
        self.income = [0] * seats
        self.points = [0] * seats

    @classmethod
    def of(cls, state: SpaceBaseState) -> Ledger:
        """How the tracks stand now, for a log that begins in the middle."""
        ledger = cls(state.seats)
        ledger.credits, ledger.income, ledger.points = state.credits.copy(), state.income.copy(), state.points.copy()
        return ledger

    def read(self, event: Event) -> None:
        """Note what one line of the log says."""
        said = {name: value for name, value in event.arguments.items() if isinstance(value, int)}
        match event.kind:
            case "prepared":
                self.credits = [said["credits"]] * len(self.credits)
                self.income = [said["income"]] * len(self.income)
            case "first-ship" | "bought" | "bought-extra" | "claimed":
                self.credits[said["seat"]] -= said["credits"]
            case "received" | "gained" | "seat-bonus" | "settled":
                self.credits[said["seat"]] += said.get("credits", 0)
                self.income[said["seat"]] += said.get("income", 0)
                self.points[said["seat"]] += said.get("points", 0)
            case "income":
                self.credits[said["seat"]] = said["credits"]
            case "lost-points":
                self.points[said["seat"]] -= said["points"]
                assert self.points[said["seat"]] == said["left"]
            case "end-is-near" | "won":
                assert self.points[said["seat"]] == said["points"]
            case _:
                pass

    def agrees(self, state: SpaceBaseState) -> bool:
        """Whether the table looks just so."""
        return (self.credits, self.income, self.points) == (state.credits, state.income, state.points)


def moments(match: SpaceBaseMatch, rng: random.Random) -> Iterator[None]:
    """Play at random to the end, with a halt at every question."""
    while not match.over:
        yield
        seat = rng.choice(match.waiting)
        match.play(seat, rng.choice(match.decision(seat).options))
    yield


@pytest.mark.parametrize("light_speed", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_log_alone_gives_every_point_credit_and_income_at_every_question(seats: int, light_speed: bool) -> None:
    told: set[str] = set()
    for seed in range(6):
        match: SpaceBaseMatch = Match(GAME, seats, seed=f"ledger {seed}", options={"light_speed": light_speed})
        ledger, read = Ledger(seats), 0
        for _ in moments(match, random.Random(seed)):
            for event in match.events[read:]:
                ledger.read(event)
                told.add(event.kind)
            read = len(match.events)
            assert ledger.agrees(match.state), match.events[-12:]
    assert {"gained", "settled", "bought-extra", "income"} <= told


def test_what_an_ability_pays_is_told_with_its_card_in_both_languages() -> None:
    match = Position().station(0, 2, "sarafanov").charge("sarafanov").credits(0, 3).start()
    ledger = Ledger.of(match.state)
    before = len(match.events)
    answer(match, 0, "use", "sarafanov")
    gained = [event for event in match.events[before:] if event.kind == "gained"]
    assert [event.arguments["card"] for event in gained] == ["sarafanov"]
    amount = gained[0].arguments["credits"]
    for event in match.events[before:]:
        ledger.read(event)
    assert ledger.agrees(match.state)
    said = {language: Words(language).say(match.told(gained[0])) for language in ("en", "de")}
    assert said["en"].endswith(f": +{amount} credits.")
    assert said["de"].endswith(f": +{amount} Credits.")


@pytest.mark.rule("SB-COLONY-02", "SB-END-01")
def test_a_colony_tells_its_points_before_it_brings_the_last_round() -> None:
    match = Position().credits(0, 50).points(0, 39).start(dice=[1, 1])
    run_to(match, "buy", 0)
    colony = match.state.catalog.ids[match.state.colonies[0]]
    before = len(match.events)
    answer(match, 0, "buy", colony)
    kinds = [event.kind for event in match.events[before:]]
    assert kinds[:3] == ["bought", "settled", "end-is-near"]


@pytest.mark.rule("SB-LOSE4-03")
def test_a_loss_tells_only_the_points_that_were_there() -> None:
    loser = next(
        card
        for card in Position().state.catalog.cards
        if any(face.ability is not None and "foes-lose" in face.ability.names for face in card.faces[:1])
    )
    position = Position().station(0, 3, loser.id).points(1, 2)
    match = position.charge(loser.id, position.state.price(position.number(loser.id))).start()
    answer(match, 0, "use", loser.id)
    lost = [event.arguments for event in match.events if event.kind == "lost-points"]
    assert [(each["seat"], each["points"], each["left"]) for each in lost] == [(1, 2, 0)]

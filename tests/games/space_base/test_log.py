"""From the log alone a reader can follow every credit, income and point, every token and every card."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from orrery.core import Event, Match
from orrery.core.words import Words
from orrery.games.space_base import GAME
from orrery.games.space_base.loading import load_catalog
from orrery.games.space_base.state import SpaceBaseState
from tests.games.space_base.position import Position, answer, run_to

CATALOG = load_catalog()
SEATS = (2, 3, 4, 5)
GAMES_OF_A_KIND = 25
"""In each of the eight kinds of games; they are tests of their own, so that workers can share them."""


class Reader:
    """Knows the cards and what was told, nothing else: keeps the tracks, the tokens and where cards lie."""

    def __init__(self, seats: int) -> None:
        self.credits, self.income, self.points = [0] * seats, [0] * seats, [0] * seats
        self.tokens: dict[str, int] = {}
        self.last_round = False
        self.goal = 40

    def hears(self, event: Event) -> None:
        said: dict[str, Any] = event.arguments
        match event.kind:
            case "prepared":
                self.credits = [said["credits"]] * len(self.credits)
                self.income = [said["income"]] * len(self.income)
            case "first-ship" | "bought" | "bought-extra" | "claimed":
                self.credits[said["seat"]] -= said["credits"]
                assert self.credits[said["seat"]] >= 0
            case "seat-bonus" | "received" | "gained":
                self.credits[said["seat"]] += said["credits"]
                self.income[said["seat"]] += said["income"]
                self.points[said["seat"]] += said.get("points", 0)
            case "income":
                self.credits[said["seat"]] += said["gained"]
                assert self.credits[said["seat"]] == said["credits"] == self.income[said["seat"]]
            case "settled":
                self.points[said["seat"]] += said["points"]
            case "lost-points":
                assert 0 < said["points"] <= self.points[said["seat"]]
                self.points[said["seat"]] -= said["points"]
                assert self.points[said["seat"]] == said["left"]
            case "end-is-near":
                # What brings the end is told before the end.
                assert not self.last_round
                self.last_round = True
                assert said["points"] == self.points[said["seat"]] >= self.goal
            case "won" | "tie":
                assert said["points"] == max(self.points)
            case _:
                self.hears_of_tokens(event.kind, said)
        assert self.last_round or max(self.points) < self.goal or event.kind in ("received", "gained", "settled")

    def hears_of_tokens(self, kind: str, said: dict[str, Any]) -> None:
        match kind:
            case "charged":
                self.add(said["card"], 1)
                assert self.tokens[said["card"]] == said["tokens"]
            case "used" | "die-set" | "rerolled" | "shifted" | "doubled":
                self.add(said["card"], -said["tokens"])
            case "charge-moved":
                self.add(said["card"], -1)
                self.add(said["target"], 1)
            case "carried":
                assert said["tokens"] + said["lost"] == self.tokens[said["card"]]
                self.tokens[said["card"]] = said["tokens"]

    def add(self, card: str, tokens: int) -> None:
        self.tokens[card] = self.tokens.get(card, 0) + tokens
        assert self.tokens[card] >= 0

    def agrees(self, match: Match[SpaceBaseState]) -> None:
        s = match.state
        assert (self.credits, self.income, self.points) == (s.credits, s.income, s.points)
        assert self.last_round == s.ending
        assert {card: tokens for card, tokens in self.tokens.items() if tokens} == {
            s.catalog.ids[card]: tokens for card, tokens in enumerate(s.charges) if tokens
        }


@pytest.mark.parametrize("light_speed", [False, True], ids=["standard", "light-speed"])
@pytest.mark.parametrize("seats", SEATS)
def test_the_log_tells_every_credit_income_point_and_token(seats: int, light_speed: bool) -> None:
    for number in range(GAMES_OF_A_KIND):
        seed = f"log {seats} {light_speed} {number}"
        rng = random.Random(seed)
        match = Match(GAME, seats, seed=seed, options={"light_speed": light_speed})
        for seat in range(seats):
            if rng.random() < 0.3:
                match.prefer(seat, "tokens", "ask")
        reader, heard = Reader(seats), 0
        while not match.over:
            new = match.events[heard:]
            heard += len(new)
            for event in new:
                reader.hears(event)
            if any(event.kind == "turn" for event in new):
                reader.agrees(match)
            seat = match.waiting[0]
            match.play(seat, rng.choice(match.decision(seat).options))
        for event in match.events[heard:]:
            reader.hears(event)
        reader.agrees(match)


# What single lines say


def told(match: Match[Any], *kinds: str) -> list[tuple[str, dict[str, Any]]]:
    """What was told of these kinds, in order."""
    return [(event.kind, event.arguments) for event in match.events if event.kind in kinds]


def said(match: Match[Any], kind: str, language: str = "en") -> str:
    """The last line of a kind, in words."""
    event = [event for event in match.events if event.kind == kind][-1]
    return Words(language).say(match.told(event))


def order(match: Match[Any], kinds: Sequence[str]) -> list[str]:
    """These kinds of events in the order in which they were told."""
    return [event.kind for event in match.events if event.kind in kinds]


@pytest.mark.rule("SB-ARROW-01", "SB-ARROW-03")
def test_the_way_of_an_arrow_is_told_before_what_it_pays() -> None:
    match = Position().station(0, 7, "merbold").station(0, 8, "serebrov").start(dice=[3, 4])
    answer(match, 0, "sum")
    sectors = [(kind, event.get("sector")) for kind, event in told(match, "received", "followed")]
    assert sectors == [("received", 7), ("followed", 8), ("received", 8)]
    assert said(match, "followed") == "Seat 1 follows the arrow from sector 7 to sector 8."


@pytest.mark.rule("SB-CHARGE-03", "SB-AMB-08")
def test_a_token_without_a_free_slot_is_told_as_lost() -> None:
    match = Position().station(0, 3, "grissom").charge("grissom", 2).start(dice=[3, 3])
    run_to(match, "allocate", 0)
    answer(match, 0, "dice")
    assert order(match, ("charged", "token-lost")) == ["charged", "token-lost"]
    assert "Grissom" in said(match, "token-lost")


@pytest.mark.rule("SB-DEPLOY-04")
def test_a_turned_card_says_how_many_tokens_stay_and_how_many_are_lost() -> None:
    position = Position().station(0, 3, "grissom").charge("grissom", 3).credits(0, 5).yard("prunariu")
    match = position.start(dice=[1, 1])
    run_to(match, "buy", 0)
    answer(match, 0, "buy", "prunariu")
    ((_, carried),) = told(match, "carried")
    assert carried["tokens"] + carried["lost"] == 3
    assert carried["tokens"] == min(3, match.state.slots(match.state.catalog.number["grissom"]))


@pytest.mark.rule("SB-BUY-04")
def test_a_regular_purchase_tells_its_price_and_what_it_takes() -> None:
    match = Position().credits(0, 9).yard("crippen").start(dice=[5, 6])
    run_to(match, "buy", 0)
    credits = match.state.credits[0]
    answer(match, 0, "buy", "crippen")
    ((_, bought),) = told(match, "bought")
    assert (bought["credits"], bought["cost"]) == (credits, 3)
    assert f"(price 3) for sector 2 and pays {credits} credits." in said(match, "bought")


@pytest.mark.rule("SB-END-01", "SB-COLONY-02")
def test_the_last_round_is_told_after_what_brings_it() -> None:
    colony = Position().points(0, 38).credits(0, 9).start(dice=[1, 1])
    run_to(colony, "buy", 0)
    answer(colony, 0, "buy", "frisch")
    kinds = ("bought", "settled", "end-is-near")
    assert order(colony, kinds) == [*kinds]
    reward = Position().points(0, 39).station(0, 2, "tuan").start(dice=[1, 1])
    answer(reward, 0, "sum")
    assert order(reward, ("received", "end-is-near"))[:2] == ["received", "end-is-near"]


@pytest.mark.rule("SB-LOSE4-03")
def test_losses_are_told_as_they_are() -> None:
    foes = next(card.id for card in CATALOG.cards for face in card.faces[:1] if _makes_foes_lose(face))
    position = Position(3).station(0, 5, foes).points(1, 1).points(2, 9)
    slots = position.state.slots(position.number(foes))
    match = position.charge(foes, slots).start()
    answer(match, 0, "use", foes)
    losses = [(event["seat"], event["points"], event["left"]) for _, event in told(match, "lost-points")]
    lost = 9 - losses[1][2]
    assert losses == [(1, 1, 0), (2, lost, 9 - lost)]
    assert order(match, ("used", "lost-points")) == ["used", "lost-points", "lost-points"]


def _makes_foes_lose(face: Any) -> bool:
    return face.ability is not None and "foes-lose" in face.ability.names


def test_a_colony_is_called_in_the_language_of_the_reader() -> None:
    match = Position().credits(0, 20).start(dice=[1, 1])
    run_to(match, "buy", 0)
    answer(match, 0, "buy", "kuznets")
    assert "U.E.C. Kuznets Outpost" in said(match, "settled")
    assert "U.E.C. Kuznets Stützpunkt" in said(match, "settled", "de")
    for colony in CATALOG.colonies:
        line = Words("en").say(GAME.words.event_words(match.ruleset, Event("opened", {"card": CATALOG.ids[colony]})))
        assert not any(word in line for word in ("Stützpunkt", "Basis", "Kolonie")), line

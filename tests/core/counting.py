"""A tiny game that uses every device of the kernel, so that the kernel can be tested apart from real games.

Each seat has a pile of stones and a secret number. A turn: the active seat takes stones one by one or stops; a
stone may explode (a die shows 1), which ends the turn. Then everyone secretly bids at once; bids and secrets are
revealed, and the best bid takes a bonus. At any time a seat may throw one of its stones away. First to `goal`
stones wins; a seat may also declare itself the winner in mid-turn when it holds twice its secret number.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec

from orrery.core import Choice, Decision, Event, Game, GameEnds, Message, Procedure, Result, Seat, State, Together
from orrery.core.words import Words


class CountingOptions(msgspec.Struct, frozen=True):
    goal: Annotated[int, msgspec.Meta(ge=3, le=30)] = 8
    bids: bool = True


class CountingState(State):
    __slots__ = ("active", "bids", "goal", "secrets", "set_up", "stones", "turns", "winner")

    def __init__(self, seats: int, goal: int, bids: bool) -> None:
        super().__init__(seats)
        self.goal = goal
        self.bids = bids
        self.stones = [0] * seats
        self.secrets = [0] * seats
        self.active = 0
        self.turns = 0
        self.winner = -1
        self.set_up = False

    def copy(self) -> CountingState:
        twin = CountingState(self.seats, self.goal, self.bids)
        twin.restore(self.dump())
        return twin

    def dump(self) -> dict[str, Any]:
        names = ("active", "turns", "winner", "set_up")
        return {name: getattr(self, name) for name in names} | {"stones": [*self.stones], "secrets": [*self.secrets]}

    def restore(self, data: dict[str, Any]) -> None:
        for name, value in data.items():
            setattr(self, name, list(value) if isinstance(value, list) else value)


def step(s: CountingState) -> Procedure[None] | None:
    if s.winner >= 0:
        return None
    return deal(s) if not s.set_up else turn(s)


def deal(s: CountingState) -> Procedure[None]:
    s.secrets = [s.chance.roll(4) for _ in range(s.seats)]
    s.set_up = True
    for seat in range(s.seats):
        s.tell("secret", to=seat, number=s.secrets[seat])
    yield from ()


def turn(s: CountingState) -> Procedure[None]:
    seat = s.active
    while True:
        choice = yield Decision(seat, "take", lambda: take_options(s, seat), rule="CT-TAKE-01")
        if choice == ("win",):
            s.winner = seat
            raise GameEnds
        if choice == ("stop",):
            break
        s.stones[seat] += 1
        s.tell("took", seat=seat)
        if choice == ("gamble",) and s.chance.roll() == 1:
            s.stones[seat] = 0
            break
    if s.bids:
        answers = yield Together([bid(s, bidder) for bidder in range(s.seats)])
        s.chance.reveal()
        best = max(range(s.seats), key=lambda bidder: (answers[bidder][1], s.secrets[bidder], -bidder))
        s.stones[best] += 1
    s.turns += 1
    s.active = (seat + 1) % s.seats
    if max(s.stones) >= s.goal:
        s.winner = s.stones.index(max(s.stones))


def bid(s: CountingState, seat: Seat) -> Decision:
    return Decision(seat, "bid", lambda: [("bid", amount) for amount in range(3)], rule="CT-BID-01")


def take_options(s: CountingState, seat: Seat) -> list[Choice]:
    options: list[Choice] = [("take",), ("gamble",), ("stop",)]
    if s.stones[seat] == 2 * s.secrets[seat]:
        options.append(("win",))
    return options


def asides(s: CountingState, decision: Decision) -> list[Choice]:
    return [("throw",)] if s.stones[decision.seat] else []


def throw(s: CountingState, seat: Seat, choice: Choice) -> None:
    s.stones[seat] -= 1


def view(s: CountingState, seat: Seat | None) -> dict[str, Any]:
    secret = s.secrets[seat] if seat is not None else None
    return {"stones": [*s.stones], "active": s.active, "turns": s.turns, "secret": secret}


def redeal(s: CountingState, seat: Seat | None, rng: random.Random) -> None:
    s.secrets = [secret if other == seat else rng.randint(1, 4) for other, secret in enumerate(s.secrets)]


def start(options: CountingOptions, seats: int) -> CountingState:
    return CountingState(seats, options.goal, options.bids)


def load(options: CountingOptions, seats: int, data: dict[str, Any]) -> CountingState:
    state = start(options, seats)
    state.restore(data)
    return state


def explain(s: CountingState, decision: Decision, choice: Choice) -> Message | None:
    return Message("no", rule="CT-WIN-01" if choice == ("win",) else "")


def picture(s: CountingState, seat: Seat | None, names: Sequence[str], words: Words) -> str:
    return str(view(s, seat))


def with_pack(pack: Path) -> Game[CountingState]:
    return COUNTING


COUNTING = Game(
    id="counting",
    rules="1",
    data="none",
    seat_counts=range(2, 4),
    seats_for=lambda options: range(2, 4),
    simulation={},
    options=CountingOptions,
    start=start,
    load=load,
    step=step,
    result=lambda s: Result([s.winner], [*s.stones], s.turns, "stones"),
    view=view,
    redeal=redeal,
    explain=explain,
    asides=asides,
    take_aside=throw,
    inventory=lambda s: ["bag"],
    evaluate=lambda s, seat: float(s.stones[seat]),
    appraise=None,
    describe=lambda s, decision, choice: Message("yes"),
    event_words=lambda event: Message("yes"),
    picture=picture,
    touches=lambda s, decision, choice: [],
    components=lambda seats: {},
    with_pack=with_pack,
)


def heard(events: Sequence[Event]) -> list[tuple[str, dict[str, Any]]]:
    return [(event.kind, dict(event.arguments)) for event in events]

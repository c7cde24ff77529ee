"""A tiny game that uses every device of the kernel, so that the kernel can be tested apart from real games.

Each seat has a pile of stones and a secret number. A turn: the active seat takes stones one by one or stops; a
stone may explode (a die shows 1), which ends the turn. Then everyone secretly bids at once; bids and secrets are
revealed, and the best bid takes a bonus. First to `goal` stones wins; a seat may also declare itself the winner in
mid-turn when it holds twice its secret number.

While it takes stones a seat may also, as asides, throw one of them away (which changes the board), burn some (which
asks how many) or leave (which ends its question).
"""

from __future__ import annotations

import random
from collections.abc import Hashable, Sequence
from typing import Annotated, Any, TypedDict

import msgspec

from orrery.core import (
    AMOUNT,
    Choice,
    Data,
    Decision,
    Event,
    Game,
    GameEnds,
    Insight,
    Knowledge,
    Message,
    Pack,
    Preference,
    Preferences,
    Procedure,
    Result,
    Rules,
    RuleSet,
    Seat,
    Stakes,
    State,
    Wording,
    ask,
    ask_together,
    places,
    unforeseen,
)
from orrery.core.fields import DERIVED, SHARED
from orrery.core.values import Value
from orrery.core.verbs import AMOUNT as NUMBER
from orrery.core.verbs import Verb, Verbs
from orrery.core.words import Words


class CountingOptions(msgspec.Struct, frozen=True):
    goal: Annotated[int, msgspec.Meta(ge=3, le=30)] = 8
    bids: bool = True


class Round(Value):
    """What belongs to one turn."""

    taken: int = 0
    gambled: bool = False


class CountingState(State):
    goal: Annotated[int, SHARED]
    stones: list[int]
    secrets: list[int]
    bag: list[list[int]]
    active: int
    turns: int
    winner: int
    round: Round
    best: tuple[int, ...] | None
    most: Annotated[int, DERIVED]

    # Made from the declaration by `make fields`.
    __slots__ = (
        "active",
        "bag",
        "best",
        "goal",
        "most",
        "round",
        "secrets",
        "stones",
        "turns",
        "winner",
    )

    def copy(self) -> CountingState:
        """An independent copy, with no chance and no listeners of its own yet."""
        twin = CountingState()
        twin.agenda = self.agenda.copy()
        twin.seats = self.seats
        twin.goal = self.goal
        twin.stones = self.stones.copy()
        twin.secrets = self.secrets.copy()
        twin.bag = [each.copy() for each in self.bag]
        twin.active = self.active
        twin.turns = self.turns
        twin.winner = self.winner
        twin.round = self.round.__copy__()
        twin.best = self.best
        twin.most = self.most
        return twin

    def fields(self) -> dict[str, Any]:
        """The fields that change in play, with their types."""
        return {
            "stones": list[int],
            "secrets": list[int],
            "bag": list[list[int]],
            "active": int,
            "turns": int,
            "winner": int,
            "round": Round,
            "best": tuple[int, ...] | None,
        }

    # End of what was made.

    def derive(self) -> None:
        self.most = max(self.stones)


VERBS = Verbs(
    Verb("take"),
    Verb("gamble"),
    Verb("stop"),
    Verb("win"),
    Verb("bid", stones=NUMBER),
    Verb("throw"),
    Verb("burn"),
    Verb("stones", count=NUMBER),
    Verb("leave"),
)


# The steps


def deal(s: CountingState) -> None:
    s.secrets = [s.chance.roll(4) for _ in range(s.seats)]
    for seat in range(s.seats):
        s.tell("secret", "CT-DEAL-01", to=seat, number=s.secrets[seat])


def begin_turn(s: CountingState) -> None:
    s.round = Round()
    s.tell("turn", "CT-TURN-01", seat=s.active)


def take_stones(s: CountingState) -> Procedure[None]:
    """One stone, and then this step again; or the end of taking."""
    seat = s.active
    choice = yield from ask(
        Decision(seat, "take", lambda: take_options(s, seat), "CT-TAKE-01", make_asides=lambda: asides(s, seat))
    )
    match choice:
        case ("win",):
            s.winner = seat
            raise GameEnds
        case ("stop",):
            return
        case ("take",) | ("gamble",):
            s.stones[seat] += 1
            s.derive()
            s.round.taken += 1
            s.tell("took", "CT-TAKE-02", seat=seat)
            if choice == ("gamble",):
                s.round.gambled = True
                if s.chance.roll() == 1:
                    s.stones[seat] = 0
                    s.derive()
                    return
        case ("throw",):
            s.stones[seat] -= 1
            s.derive()
        case ("burn",):
            yield from burn(s, seat)
        case ("leave",):
            return
        case _:
            unforeseen(choice)
    s.then(("take-stones",))


def burn(s: CountingState, seat: Seat) -> Procedure[None]:
    most = s.stones[seat]
    choice = yield from ask(
        Decision(seat, "burn", lambda: [("stones", count) for count in range(1, most + 1)], "CT-BURN-01", form=AMOUNT)
    )
    match choice:
        case ("stones", int(count)):
            s.stones[seat] -= count
            s.derive()
        case _:
            unforeseen(choice)


def bidding(s: CountingState) -> Procedure[None]:
    answers = yield from ask_together([bid(s, bidder) for bidder in range(s.seats)])
    s.chance.reveal()
    bids = [int(answer[1]) for answer in answers]
    best = max(range(s.seats), key=lambda bidder: (bids[bidder], s.secrets[bidder], -bidder))
    s.best = (best, bids[best])
    s.stones[best] += 1
    s.derive()
    s.tell("bonus", "CT-BID-02", seat=best)


def end_turn(s: CountingState) -> None:
    s.turns += 1
    s.active = (s.active + 1) % s.seats
    if max(s.stones) >= s.goal:
        s.winner = s.stones.index(max(s.stones))
    else:
        s.then(*TURNS[s.bag[0][0]])


TURN = (("begin-turn",), ("take-stones",), ("bidding",), ("end-turn",))
QUIET_TURN = (("begin-turn",), ("take-stones",), ("end-turn",))
TURNS = (QUIET_TURN, TURN)


def bid(s: CountingState, seat: Seat) -> Decision:
    return Decision(seat, "bid", lambda: [("bid", amount) for amount in range(3)], "CT-BID-01", form=AMOUNT)


def take_options(s: CountingState, seat: Seat) -> list[Choice]:
    options: list[Choice] = [("take",), ("gamble",), ("stop",)]
    if s.stones[seat] == 2 * s.secrets[seat]:
        options.append(("win",))
    return options


def asides(s: CountingState, seat: Seat) -> list[Choice]:
    return [("throw",), ("burn",), ("leave",)] if s.stones[seat] else []


# What else the kernel must know


class CountingView(TypedDict):
    stones: list[int]
    active: int
    turns: int
    secret: int | None


def view(s: CountingState, seat: Seat | None) -> CountingView:
    secret = s.secrets[seat] if seat is not None else None
    return {"stones": [*s.stones], "active": s.active, "turns": s.turns, "secret": secret}


def redeal(s: CountingState, seat: Seat | None, rng: random.Random) -> None:
    s.secrets = [secret if other == seat else rng.randint(1, 4) for other, secret in enumerate(s.secrets)]


def start(rules: RuleSet, options: CountingOptions, seats: int) -> CountingState:
    state = CountingState()
    state.goal = options.goal
    state.stones = [0] * seats
    state.secrets = [0] * seats
    state.bag = [[int(options.bids)]]
    state.active = 0
    state.turns = 0
    state.winner = -1
    state.round = Round()
    state.best = None
    state.most = 0
    return state


STEPS = {
    "deal": deal,
    "begin-turn": begin_turn,
    "take-stones": take_stones,
    "bidding": bidding,
    "end-turn": end_turn,
}


def ruleset(options: CountingOptions, pack: Pack | None) -> RuleSet:
    return RuleSet(catalog=None, data="none", steps=STEPS, opening=(("deal",), *(TURNS[options.bids])))


def explain(s: CountingState, decision: Decision, choice: Choice) -> Message | None:
    if choice in decision.options or choice in decision.asides:
        return None
    return Message("no", rule="CT-WIN-01" if choice == ("win",) else "")


def modest(s: CountingState, decision: Decision, value: str) -> Choice | None:
    return ("bid", 0) if value == "none" else None


def careful(s: CountingState, decision: Decision, value: str) -> Choice | None:
    return ("stop",) if value == "stop" and s.round.taken else None


def picture(s: CountingState, seat: Seat | None, names: Sequence[str], words: Words) -> str:
    return str(view(s, seat))


def appraise(s: CountingState, decision: Decision) -> list[float]:
    return [float(len(options)) for options in decision.options]


def kinds(s: CountingState, decision: Decision) -> list[Hashable]:
    return [*decision.options]


COUNTING = Game(
    id="counting",
    rules=Rules(
        version="1",
        seat_counts=range(2, 4),
        seats_for=lambda options: range(2, 4),
        options=CountingOptions,
        simulation={},
        ruleset=ruleset,
        start=start,
        result=lambda s: Result([s.winner], [*s.stones], s.turns, "stones", places(s.stones)),
        verbs=VERBS,
        explain=explain,
        inventory=lambda s: ["bag"],
        preferences=Preferences(
            Preference("bids", ("ask", "none"), frozenset({"bid"}), modest),
            Preference("greed", ("ask", "stop"), frozenset({"take"}), careful, lasts=lambda s: s.turns),
        ),
    ),
    knowledge=Knowledge(view, CountingView, redeal),
    words=Wording(
        describe=lambda s, decision, choice: Message("yes"),
        touches=lambda s, decision, choice: [],
        event_words=lambda rules, event: Message("yes"),
        picture=picture,
    ),
    insight=Insight(
        features=lambda s, seat: {"stones": float(s.stones[seat])},
        appraise=appraise,
        kinds=kinds,
        pulse=lambda s: s.turns,
        stakes=Stakes(
            names=("stones",),
            count=lambda s: [(float(stones),) for stones in s.stones],
            phase=lambda s: min(1.0, s.most / s.goal),
            sides=lambda s: range(s.seats),
            winners=lambda s: (s.winner,) if s.winner >= 0 else (),
        ),
    ),
    data=Data(layout={}, components=lambda rules, seats: {}),
)


def heard(events: Sequence[Event]) -> list[tuple[str, dict[str, Any]]]:
    return [(event.kind, dict(event.arguments)) for event in events]

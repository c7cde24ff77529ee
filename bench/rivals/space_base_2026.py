"""The greedy bot of release 0.1 as it played Space Base: it tries every option and keeps the one it stands best after.

Frozen: a judgement that is wrong stays wrong here.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import lru_cache
from math import log
from typing import Any

from orrery.core import Choice, Match, Seat, Seen

# The adapter: everything that is read of a state or of its catalogue.


@dataclass(frozen=True, slots=True)
class Ability:
    """What one use of an ability box does."""

    credits: int
    income: int
    points: int
    foes_lose: int
    buy: int
    claim: tuple[int, ...]
    shift: int
    buy_into: bool
    swap: bool
    exchange: bool
    place_charge: bool
    reroll: bool
    set_die: bool
    double: bool
    win: bool


@dataclass(frozen=True, slots=True)
class Face:
    """One side of a card; `price` is the number of tokens for one use, by the number of players."""

    credits: int
    income: int
    points: int
    arrow: str
    claim: tuple[int, ...]
    buy: int
    plain: bool
    pays: bool
    price: list[int]
    ability: Ability | None


@dataclass(frozen=True, slots=True)
class Cards:
    """The catalogue: by card its cost, its sector and whether it is a colony; by side and card its face."""

    cost: list[int]
    sector: list[int]
    colony: list[bool]
    faces: tuple[list[Face], list[Face]]


@dataclass(frozen=True, slots=True)
class Board:
    """How things stand. A place is ``seat * 12 + sector - 1``."""

    cards: Cards
    seats: int
    goal: int
    winner: int
    """A seat, or -1."""
    credits: list[int]
    income: list[int]
    points: list[int]
    station: list[int]
    """By place: the card on the console."""
    deployed: list[tuple[int, ...]]
    """By place: the cards above it, oldest first."""
    colonies: list[int]
    """The cards on offer; below 0 where one was bought."""
    charged: list[list[tuple[int, Face]]]
    """By seat: the tokens on each of its cards that has any, in the order of the cards, and the side they lie on."""


def read(state: Any) -> Board:
    """What the rival knows of a state."""
    cards = _read_cards(state.catalog)
    console_places = state.seats * SECTORS
    return Board(
        cards=cards,
        seats=state.seats,
        goal=state.goal,
        winner=state.winner,
        credits=state.credits,
        income=state.income,
        points=state.points,
        station=state.station,
        deployed=state.deployed,
        colonies=state.colonies,
        charged=[
            [(state.charges[card], cards.faces[state.where[card] >= console_places][card]) for card in own]
            for own in state.charged
        ],
    )


@lru_cache(maxsize=8)
def _read_cards(catalog: Any) -> Cards:
    station, deployed = catalog.faces
    return Cards(
        cost=catalog.cost,
        sector=catalog.sector,
        colony=catalog.colony,
        faces=([_read_face(face) for face in station], [_read_face(face) for face in deployed]),
    )


def _read_face(face: Any) -> Face:
    return Face(
        credits=face.credits,
        income=face.income,
        points=face.points,
        arrow=face.arrow,
        claim=tuple(face.claim),
        buy=face.buy,
        plain=face.plain,
        pays=face.pays,
        price=face.price,
        ability=_read_ability(face.ability) if face.ability is not None else None,
    )


def _read_ability(ability: Any) -> Ability:
    numbers = {part.effect.name: part.numbers for part in ability.parts}

    def number(name: str) -> int:
        return int(numbers[name][0]) if name in numbers else 0

    return Ability(
        credits=number("credits"),
        income=number("income"),
        points=number("points"),
        foes_lose=number("foes-lose"),
        buy=number("buy"),
        claim=tuple(numbers.get("claim", ())),
        shift=number("shift"),
        buy_into="buy-into" in numbers,
        swap="swap" in numbers,
        exchange="exchange" in numbers,
        place_charge="place-charge" in numbers,
        reroll="reroll" in numbers,
        set_die="set-die" in numbers,
        double="double" in numbers,
        win="win" in numbers,
    )


# The player

PASS: Choice = ("pass",)
REST: Choice = ("rest",)
"""In release 0.1 one could choose to use no more abilities this turn, which everyone saw. Now that is a preference."""


class Rival:
    """Tries every option on the same guess with the same future; ties are broken at random.

    Where it would have chosen to rest it passes, and wishes to; whoever lets it play passes its wishes on. What it can
    no longer see is that others rest.
    """

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.said: Choice = ()
        """Its last choice, as its release would have written it."""
        self.wishes: dict[str, str] = {}
        """The preferences that its last choice stands for."""

    def choose(self, seen: Seen[Any]) -> Choice:
        """Pick the option after which the seat stands best."""
        options = seen.options
        if len(options) == 1:
            return self._say(options[0])
        if seen.decision.kind == "ability":
            options = [*options, REST]
        guess = seen.sample(_dealer(self.rng))
        future = f"{self.rng.getrandbits(64):x}"
        outlooks = [_outlook(guess.fork(future), seen.seat, option) for option in options]
        best = max(outlooks)
        ties = [option for option, value in zip(options, outlooks, strict=True) if value == best]
        return self._say(self.rng.choice(ties))

    def _say(self, choice: Choice) -> Choice:
        """Put a choice into the words of today."""
        self.said, self.wishes = choice, {}
        if choice == REST:
            self.wishes = {"abilities": "rest"}
            return PASS
        if choice[0] == "buy-into":
            self.said = ("buy", *choice[1:])
        return choice


def _dealer(rng: random.Random) -> random.Random:
    """What a guess is dealt with: it takes two numbers off, however many the dealing takes.

    So the rival's own luck does not depend on how hidden cards are dealt, and neither does its judgement.
    """
    return random.Random(rng.getrandbits(64) ^ rng.getrandbits(64))


def _outlook(trial: Match[Any], seat: Seat, option: Choice) -> float:
    """How well the seat stands after an option, once those asked at the same time have answered somehow."""
    others = [other for other in trial.waiting if other != seat]
    if option == REST:
        trial.prefer(seat, "abilities", "rest")
    trial.play(seat, PASS if option == REST else option)
    for other in others:
        trial.play(other, trial.decision(other).options[0])
    return evaluate(read(trial.state), seat)


# Its judgement

SECTORS = 12
STATIONED, DEPLOYED = 0, 1
INCOME = 0.8
"""An income that comes in, in points."""
CREDIT = 0.25
"""A credit that comes in, in points."""
HELD = 0.2
"""A credit in hand, up to what can be spent at once."""
INCOME_USE = 0.5
"""How much of the income a turn really brings."""
RIVAL = 0.3
"""How much it counts to slow the fastest rival down, against being faster oneself."""
ROLLS = [(a, b, 1 if a == b else 2) for a in range(1, 7) for b in range(a, 7)]
"""The 21 different rolls with their weights out of 36."""


def evaluate(board: Board, seat: Seat) -> float:
    """How a seat stands in the race to the goal: higher is better, and only differences matter."""
    if board.winner >= 0:
        return 100.0 if board.winner == seat else -100.0
    rival = min(rounds_to_goal(board, other) for other in range(board.seats) if other != seat)
    return RIVAL * log(rival) - log(rounds_to_goal(board, seat))


def rounds_to_goal(board: Board, seat: Seat) -> float:
    """How many rounds the seat would need to the goal if it went on as it stands."""
    held = HELD * min(board.credits[seat], dearest(board, seat))
    held += sum(tokens * token_value(face, board) for tokens, face in board.charged[seat])
    pace = 0.1 + CREDIT * INCOME_USE * board.income[seat]
    pace += expected_yield(board, seat, STATIONED) + expected_yield(board, seat, DEPLOYED) * (board.seats - 1)
    distance = board.goal - board.points[seat] - held
    return (distance if distance > 1.0 else 1.0 / (2.0 - distance)) / pace


def dearest(board: Board, seat: Seat) -> int:
    """The most credits the seat could spend at once."""
    cards = board.cards
    return max(
        [
            14,
            *(
                cards.cost[card]
                for card in board.colonies
                if card >= 0 and not blocked(board, seat, cards.sector[card])
            ),
        ]
    )


def blocked(board: Board, seat: Seat, sector: int) -> bool:
    """Whether a colony of the seat lies there."""
    card = board.station[seat * SECTORS + sector - 1]
    return card >= 0 and board.cards.colony[card]


def expected_yield(board: Board, seat: Seat, side: int) -> float:
    """What a roll brings on average, in points, when the better of single dice and sum is taken."""
    worth = sector_worths(board, seat, side)
    total = 0.0
    for first, second, weight in ROLLS:
        single = worth[first] + worth[second]
        both = worth[first + second]
        total += weight * (single if single > both else both)
    return total / 36


def sector_worths(board: Board, seat: Seat, side: int) -> list[float]:
    """What each sector pays when it is allocated, in points, with the sectors its arrows lead to."""
    faces = board.cards.faces[side]
    plain = [0.0] * (SECTORS + 2)
    arrows: list[tuple[int, str]] = []
    for sector in range(1, SECTORS + 1):
        place = seat * SECTORS + sector - 1
        for card in board.deployed[place] if side == DEPLOYED else (board.station[place],):
            face = faces[card]
            if face.pays:
                plain[sector] += face.credits * CREDIT + face.income * INCOME + face.points
                if not face.plain:
                    plain[sector] += extras(face, board)
                    if face.arrow:
                        arrows.append((sector, face.arrow))
    worth = plain.copy()
    for sector, arrow in arrows:
        left, right = plain[sector - 1], plain[sector + 1]
        worth[sector] += left if arrow == "left" else right if arrow == "right" else max(left, right)
    return worth


def extras(face: Face, board: Board) -> float:
    """What a face pays besides credits, income and points."""
    worth = sum(claim_value(level) for level in face.claim) + face.buy
    return worth + (0.8 * token_value(face, board) if face.ability is not None else 0.0)


def token_value(face: Face, board: Board) -> float:
    """What one token on a face is worth: its share of one use of the ability."""
    ability = face.ability
    if ability is None:
        return 0.0
    worth = CREDIT * ability.credits + ability.points + ability.income + 0.6 * ability.foes_lose
    worth += sum(claim_value(level) for level in ability.claim)
    worth += 1.5 * ability.buy + (2.0 if ability.buy_into else 0.0) + (1.0 if ability.swap else 0.0)
    worth += 0.7 * ability.shift + (1.0 if ability.place_charge else 0.0) + (0.3 if ability.exchange else 0.0)
    worth += (1.5 if ability.set_die else 0.0) + (0.8 if ability.reroll else 0.0) + (1.5 if ability.double else 0.0)
    worth += float(board.goal) if ability.win else 0.0
    return worth / face.price[board.seats]


def claim_value(level: int) -> float:
    """What taking a ship of this level for nothing is worth."""
    return (0.0, 1.0, 2.5, 4.0)[level]

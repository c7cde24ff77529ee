"""How Space Base is told: signs and places of its log, curves, and what was remarkable about a game."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.core import Event, Seat
from orrery.core.chronicle import Chronicle, Feat, Luck
from orrery.core.message import Message
from orrery.games.space_base.catalog import DEPLOYED, STATIONED
from orrery.games.space_base.insight.console import side_of
from orrery.games.space_base.insight.features import paid, rolled
from orrery.games.space_base.insight.ledger import ledger
from orrery.games.space_base.insight.prospect import prospect
from orrery.games.space_base.state import SpaceBaseState
from orrery.games.space_base.words import called

SIGNS = {
    "allocated": "note",
    "bought": "buy",
    "bought-extra": "buy",
    "carried": "charge",
    "charge-moved": "charge",
    "charged": "charge",
    "claimed": "buy",
    "die-set": "dice",
    "doubled": "charge",
    "end-is-near": "cup",
    "exchanged": "move",
    "followed": "move",
    "first-ship": "buy",
    "gained": "gain",
    "income": "gain",
    "lost-points": "loss",
    "opened": "card",
    "prepared": "note",
    "received": "gain",
    "rerolled": "dice",
    "roll-off": "dice",
    "rolled": "dice",
    "seat-bonus": "gain",
    "settled": "flag",
    "shifted": "dice",
    "start-player": "turn",
    "swapped-sectors": "move",
    "tie": "note",
    "token-declined": "note",
    "token-lost": "note",
    "turn": "turn",
    "used": "charge",
    "won": "cup",
    "won-at-once": "cup",
}
PHASES = {
    "prepared": "set-up",
    "die-set": "roll",
    "rolled": "roll",
    "allocated": "rewards",
    "received": "rewards",
    "bought": "purchase",
    "opened": "end",
    "income": "end",
}
CREDIT, INCOME, POINT = 0.25, 1.0, 1.0
"""What credits, income and points count when payments are compared."""


def things(event: Event) -> list[str]:
    """The cards, sectors and dice that an event is about."""
    said = event.arguments
    found = [f"card:{said[name]}" for name in ("card", "partner", "target") if name in said]
    seat = said.get("seat")
    if event.kind == "followed":
        found.append(f"sector:{seat}:{said['source']}")
    if "sector" in said:
        found.append(f"sector:{seat}:{said['sector']}")
    sectors = said.get("sectors")
    if isinstance(sectors, list):
        found += [f"sector:{seat}:{sector}" for sector in sectors]
    if event.kind == "swapped-sectors":
        found += [f"sector:{seat}:{said[name]}" for name in ("one", "other")]
    if event.kind in ("rolled", "rerolled"):
        found += ["die:1", "die:2"]
    return found


def numbers(s: SpaceBaseState) -> dict[str, list[float]]:
    """Points, income and credits."""
    return {
        "points": [float(points) for points in s.points],
        "income": [float(income) for income in s.income],
        "credits": [float(credits) for credits in s.credits],
    }


class Purchase:
    """A card that somebody got, and what it has paid since."""

    def __init__(self, seat: Seat, card: str | Message, move: int) -> None:
        self.seat = seat
        self.card = card
        self.move = move
        self.credits = self.income = self.points = 0

    def worth(self) -> float:
        """All it has paid, on one scale."""
        return CREDIT * self.credits + INCOME * self.income + POINT * self.points


class Onlooker:
    """Watches dice, payments and purchases."""

    def __init__(self, s: SpaceBaseState) -> None:
        self.active = s.active
        self.rolls = 0
        self.fortune = {"credits": [0.0] * s.seats, "income": [0.0] * s.seats, "points": [0.0] * s.seats}
        self.purchases: dict[int, Purchase] = {}
        self.richest: tuple[float, Feat] | None = None
        self.paid_now: dict[Seat, list[int]] = {}
        self.dry = [0] * s.seats
        self.driest: tuple[int, Seat, int] = (0, 0, 0)

    def saw(self, s: SpaceBaseState, events: Sequence[Event], move: int) -> None:
        """Note rolls, payments and purchases."""
        for event in events:
            match event.kind:
                case "turn":
                    self._close_roll(move)
                    self.active = self._seat(event)
                case "rolled" | "rerolled":
                    self._note_roll(s, event)
                case "received":
                    self._note_payment(s, event)
                case "bought" | "bought-extra" | "claimed" | "first-ship":
                    card = s.catalog.number[str(event.arguments["card"])]
                    self.purchases[card] = Purchase(self._seat(event), called(s.card(card)), move)
                case "settled":
                    purchase = self.purchases.get(s.catalog.number[str(event.arguments["card"])])
                    if purchase is not None:
                        purchase.points += int(str(event.arguments["points"]))

    @staticmethod
    def _seat(event: Event) -> Seat:
        seat = event.arguments["seat"]
        assert isinstance(seat, int)
        return seat

    def _note_roll(self, s: SpaceBaseState, event: Event) -> None:
        """What this roll brings everyone who uses it well, against the average over all rolls."""
        first, second = int(str(event.arguments["first"])), int(str(event.arguments["second"]))
        self.rolls += 1
        self.paid_now = {}
        entries = ledger(s.catalog, s.seats).sides
        for seat in range(s.seats):
            side = STATIONED if seat == self.active else DEPLOYED
            worth = side_of(s, seat, side, entries[side], prospect(s, seat).rates[side]).worths()
            pays = paid(s, seat, side, entries[side])
            singly = worth[first] + worth[second] > worth[first + second]
            sectors = (first, second) if singly else (first + second,)
            average = rolled(worth, pays)
            for index, name in enumerate(("credits", "income", "points")):
                self.fortune[name][seat] += sum(pays[sector][index] for sector in sectors) - average[index]

    def _note_payment(self, s: SpaceBaseState, event: Event) -> None:
        seat, sector = self._seat(event), int(str(event.arguments["sector"]))
        amounts = [int(str(event.arguments[name])) for name in ("credits", "income", "points")]
        so_far = self.paid_now.setdefault(seat, [0, 0, 0])
        self.paid_now[seat] = [one + more for one, more in zip(so_far, amounts, strict=True)]
        side = STATIONED if seat == self.active else DEPLOYED
        for card in s.cards_in(seat, side, sector):
            purchase = self.purchases.get(card)
            if purchase is not None and purchase.seat == seat:
                face = s.catalog.faces[side][card]
                purchase.credits += face.credits
                purchase.income += face.income
                purchase.points += face.points

    def _close_roll(self, move: int) -> None:
        """A turn is over: was its roll the richest, and who has gone without for how long?"""
        if not self.rolls:
            return
        for seat, (credits, income, points) in self.paid_now.items():
            worth = CREDIT * credits + INCOME * income + POINT * points
            if self.richest is None or worth > self.richest[0]:
                say = Message(
                    "space-base-feat-richest-roll",
                    {"seat": seat, "credits": credits, "income": income, "points": points},
                )
                self.richest = (worth, Feat("richest-roll", seat, say, move))
        for seat in range(len(self.dry)):
            self.dry[seat] = 0 if seat in self.paid_now else self.dry[seat] + 1
            if self.dry[seat] > self.driest[0]:
                self.driest = (self.dry[seat], seat, move)
        self.paid_now = {}

    def feats(self) -> list[Feat]:
        """The best buys, the richest roll, and who went without for the longest time."""
        best = sorted(self.purchases.values(), key=Purchase.worth, reverse=True)[:2]
        found = [self._best_buy(purchase) for purchase in best if purchase.worth() > 0]
        if self.richest is not None:
            found.append(self.richest[1])
        turns, seat, move = self.driest
        if turns > 1:
            say = Message("space-base-feat-longest-wait", {"seat": seat, "turns": turns})
            found.append(Feat("longest-wait", seat, say, move))
        return found

    def _best_buy(self, purchase: Purchase) -> Feat:
        say = Message(
            "space-base-feat-best-buy",
            {
                "seat": purchase.seat,
                "card": purchase.card,
                "credits": purchase.credits,
                "income": purchase.income,
                "points": purchase.points,
            },
        )
        return Feat("best-buy", purchase.seat, say, purchase.move)

    def luck(self) -> Luck | None:
        """What the dice gave everyone, against expectation."""
        rounded = {name: [round(value, 1) for value in values] for name, values in self.fortune.items()}
        return Luck(rounded, 2 * self.rolls) if self.rolls else None


CHRONICLE: Chronicle[SpaceBaseState] = Chronicle(
    signs=SIGNS,
    phases=PHASES,
    opens=frozenset(["turn"]),
    alarms={"end-is-near": ""},
    things=things,
    order=lambda s: list(s.clockwise()) if s.active < 0 else [(s.first + turn) % s.seats for turn in range(s.seats)],
    numbers=numbers,
    headlines=("won-at-once", "settled", "lost-points", "bought", "bought-extra", "claimed", "gained", "received"),
    witness=Onlooker,
)

"""Who watches a game of StarCraft: battles, what units were worth, how the Combat cards came, and the best rounds."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence

from orrery.core import Event, Seat
from orrery.core.chronicle import Feat, Luck
from orrery.core.message import Message
from orrery.games.starcraft.names import cost_words, unit_called
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import DECK, DISCARD


class Purchase:
    """Units of one type that a seat has built, what they cost, and how many units they have destroyed."""

    def __init__(self) -> None:
        self.built = self.minerals = self.gas = self.destroyed = self.move = 0

    def worth(self) -> float:
        """How many units were destroyed for what was paid; of equal ones the cheaper is better."""
        return self.destroyed - (self.minerals + self.gas) / 100


class Onlooker:
    """Watches battles, losses, cards and points."""

    def __init__(self, s: StarCraftState) -> None:
        self.catalog = s.catalog
        self.seats = s.seats
        self.won: Counter[Seat] = Counter()
        self.last_won: dict[Seat, int] = {}
        self.streaks: Counter[Seat] = Counter()
        self.streak: tuple[int, Seat, int] = (0, 0, 0)
        self.lost: Counter[Seat] = Counter()
        self.last_lost: dict[Seat, int] = {}
        self.round = 0
        self.harvest: tuple[int, Seat, int, int] = (0, 0, 0, 0)
        self.purchases: defaultdict[tuple[Seat, str], Purchase] = defaultdict(Purchase)
        self.sides: tuple[Seat, Seat] | None = None
        self.fronts: dict[int, tuple[str, str]] = {}
        self.skirmish = 0
        self.fortune = [0.0] * s.parties
        self.drawn = 0
        self.decks: list[tuple[list[int], list[int]]] = [([], [])] * s.parties

    def saw(self, s: StarCraftState, events: Sequence[Event], move: int) -> None:
        """Note battles, destroyed units, drawn cards and conquest points."""
        for event in events:
            seat, said = event.arguments.get("seat"), event.arguments
            if not isinstance(seat, int):
                self._note_skirmish(event)
                continue
            match event.kind:
                case "battle-begins":
                    self.sides = (seat, _seat_in(said["defender"]))
                    self.fronts.clear()
                case "battle-won":
                    self._note_battle(seat, move)
                case "built-unit":
                    self._note_purchase(seat, event, move)
                case "unit-destroyed":
                    self._note_loss(seat, move)
                case "drew":
                    self._note_cards(s, seat, event)
                case "points":
                    points = int(str(said["points"]))
                    if points > self.harvest[0]:
                        self.harvest = (points, seat, self.round, move)
        self.decks = [(s.cards_at(seat, DECK), s.cards_at(seat, DISCARD)) for seat in range(s.parties)]

    def _note_skirmish(self, event: Event) -> None:
        said = event.arguments
        match event.kind:
            case "round":
                self.round = int(str(said["round"]))
            case "paired":
                self.fronts[int(str(said["skirmish"]))] = (str(said["unit"]), str(said["against"]))
            case "skirmish-begins":
                self.skirmish = int(str(said["skirmish"]))

    def _note_battle(self, seat: Seat, move: int) -> None:
        self.won[seat] += 1
        self.last_won[seat] = move
        for other in list(self.streaks):
            if other != seat:
                self.streaks[other] = 0
        self.streaks[seat] += 1
        if seat < self.seats and self.streaks[seat] > self.streak[0]:
            self.streak = (self.streaks[seat], seat, move)

    def _note_purchase(self, seat: Seat, event: Event, move: int) -> None:
        said = event.arguments
        purchase = self.purchases[seat, str(said["unit"])]
        purchase.built += 1
        purchase.minerals += int(str(said["minerals"]))
        purchase.gas += int(str(said["gas"]))
        purchase.move = move

    def _note_loss(self, loser: Seat, move: int) -> None:
        """A unit was destroyed: the opposing unit in the front line of the skirmish gets the credit."""
        self.lost[loser] += 1
        self.last_lost[loser] = move
        if self.sides is None or loser not in self.sides or self.skirmish not in self.fronts:
            return
        side = 1 - self.sides.index(loser)
        self.purchases[self.sides[side], self.fronts[self.skirmish][side]].destroyed += 1

    def _note_cards(self, s: StarCraftState, seat: Seat, event: Event) -> None:
        """Cards were drawn: what the standard ones are worth, against the average of those they were drawn from."""
        names = event.arguments["cards"]
        assert isinstance(names, list)
        deck, discards = self.decks[seat]
        pool = _strengths(s, seat, deck if len(deck) >= len(names) else [*deck, *discards])
        drawn = _strengths(s, seat, [s.card_number(seat, str(name)) for name in names])
        if pool:
            self.fortune[seat] += sum(drawn) - len(drawn) * sum(pool) / len(pool)
            self.drawn += len(drawn)

    def feats(self) -> list[Feat]:
        """The best buy, who won the most battles and how many in a row, the most losses, the best harvest of points.

        Only players do such things, no faction without one. [BW-S2-15]
        """
        found: list[Feat] = []
        bought = [item for item in self.purchases.items() if item[1].built and item[1].destroyed]
        bought = [item for item in bought if item[0][0] < self.seats]
        if bought:
            (seat, unit), best = max(bought, key=lambda item: item[1].worth())
            found.append(Feat("best-buy", seat, self._best_buy(seat, unit, best), best.move))
        for kind, counts, last in (
            ("most-battles", self.won, self.last_won),
            ("heaviest-losses", self.lost, self.last_lost),
        ):
            of_players = [(seat, count) for seat, count in counts.most_common() if seat < self.seats]
            if of_players:
                seat, count = of_players[0]
                say = Message(f"starcraft-feat-{kind}", {"seat": seat, "count": count})
                found.append(Feat(kind, seat, say, last[seat]))
        count, seat, move = self.streak
        if count > 1:
            say = Message("starcraft-feat-longest-streak", {"seat": seat, "count": count})
            found.append(Feat("longest-streak", seat, say, move))
        points, seat, number, move = self.harvest
        if points:
            say = Message("starcraft-feat-best-harvest", {"seat": seat, "points": points, "round": number})
            found.append(Feat("best-harvest", seat, say, move))
        return found

    def _best_buy(self, seat: Seat, unit: str, purchase: Purchase) -> Message:
        facts = {"seat": seat, "built": purchase.built, "count": purchase.destroyed}
        cost = cost_words(purchase.minerals, purchase.gas)
        return Message("starcraft-feat-best-buy", {**facts, "unit": unit_called(self.catalog, unit), "cost": cost})

    def luck(self) -> Luck | None:
        """Attack and health of the Combat cards, against the average of the decks."""
        fortune = self.fortune[: self.seats]
        return Luck({"strength": [round(value, 1) for value in fortune]}, self.drawn) if self.drawn else None


def _seat_in(player: object) -> Seat:
    """The seat of a player inside an event."""
    assert isinstance(player, Message)
    seat = player.arguments["seat"]
    assert isinstance(seat, int)
    return seat


def _strengths(s: StarCraftState, seat: Seat, cards: Sequence[int]) -> list[int]:
    """Attack and health together of each standard card: the larger values if it shows a unit the seat has."""
    types = {s.unit_type[unit] for unit in s.units_on_board(seat)}
    faces = [s.card_face[card] for card in cards]
    icons, catalog = s.catalog.icons, s.catalog
    return [
        sum(catalog.major[face] if any(icons[face] >> kind & 1 for kind in types) else catalog.minor[face])
        for face in faces
        if catalog.standard[face]
    ]

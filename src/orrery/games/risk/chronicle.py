"""How Risk is told: signs and places of its log, curves, and what was remarkable about a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from orrery.core import Event, Seat
from orrery.core.chronicle import Chronicle, Feat, Luck, things_named
from orrery.core.message import Message
from orrery.games.risk.names import name_of
from orrery.games.risk.odds import PLAIN, Modifiers, roll_odds
from orrery.games.risk.rules.fronts import MOST_ATTACKERS, MOST_DEFENDERS
from orrery.games.risk.state import RiskState
from orrery.games.risk.tactics import modifiers_of

SIGNS = {
    "achieved": "medal",
    "achievement-inherited": "medal",
    "achievement-open": "medal",
    "asked-command": "order",
    "base": "build",
    "base-back": "build",
    "base-fell": "fall",
    "captured": "flag",
    "contaminated": "card",
    "countered": "card",
    "dealt": "card",
    "drew": "card",
    "drew-card": "card",
    "eliminated": "fall",
    "extra-units": "gain",
    "faction": "note",
    "field": "note",
    "hero-fell": "fall",
    "hero-placed": "build",
    "hero-returned": "build",
    "invaded": "battle",
    "invaded-with-hero": "battle",
    "losses": "loss",
    "moved": "move",
    "moved-with-hero": "move",
    "occupied": "flag",
    "offered": "card",
    "paid": "loss",
    "placed": "gain",
    "placed-neutral": "gain",
    "played": "card",
    "refused-command": "order",
    "reinforcements": "gain",
    "rerolled": "dice",
    "reshuffled": "card",
    "rewarded": "medal",
    "rolled": "dice",
    "rolled-for-card": "dice",
    "rolled-for-order": "dice",
    "scanned": "card",
    "scanned-card": "card",
    "storm": "battle",
    "struck": "loss",
    "took-command": "order",
    "tower-destroyed": "fall",
    "tower-lost": "fall",
    "tower-placed": "build",
    "traded": "gain",
    "turn": "turn",
    "won": "cup",
    "won-card": "card",
    "won-cards": "card",
    "withdrew": "card",
}
PHASES = {
    "faction": "set-up",
    "rolled-for-order": "set-up",
    "reinforcements": "reinforcements",
    "traded": "reinforcements",
    "storm": "attack",
    "invaded": "attack",
    "invaded-with-hero": "attack",
    "achieved": "award",
    "drew": "award",
    "moved": "manoeuvre",
    "moved-with-hero": "manoeuvre",
}


def numbers(s: RiskState) -> dict[str, list[float]]:
    """Territories, units and reinforcements; achievements where they win the game."""
    seats = range(s.seats)
    found = {
        "territories": [float(s.size(seat)) for seat in seats],
        "units": [float(s.units_of(seat)) for seat in seats],
    }
    if s.rules.achievements_win:
        found["achievements"] = [float(s.achievements_of(seat)) for seat in seats]
    return found


class Onlooker:
    """Watches dice, marches and sieges."""

    def __init__(self, s: RiskState) -> None:
        self.dice = 0
        self.fortune = [0.0] * s.seats
        self.fronts: dict[tuple[str, str], Modifiers] = {}
        self.front: tuple[Seat, int | str, str, str] | None = None
        self.rolled: tuple[int, int] = (0, 0)
        self.taken: Counter[Seat] = Counter()
        self.longest: tuple[int, Seat, int] = (0, 0, 0)
        self.held: Counter[tuple[Seat, str]] = Counter()
        self.stand: tuple[int, Seat, str, int] = (0, 0, "", 0)
        self.beaten: Counter[Seat] = Counter()
        self.streak: tuple[int, Seat, int] = (0, 0, 0)

    def saw(self, s: RiskState, events: Sequence[Event], move: int) -> None:
        """Note attacks, dice and conquests."""
        fight = s.fight
        if fight is not None:
            ids = s.catalog.ids
            self.fronts[ids[fight.source], ids[fight.target]] = modifiers_of(s, fight)
        for event in events:
            said = event.arguments
            match event.kind:
                case "turn":
                    self.taken.clear()
                    self.fronts.clear()
                case "invaded" | "invaded-with-hero":
                    owner = said["owner"]
                    assert isinstance(owner, int | str)
                    self.front = (_seat(event), owner, str(said["source"]), str(said["target"]))
                case "rolled":
                    attack, defence = said["attack"], said["defence"]
                    assert isinstance(attack, list)
                    assert isinstance(defence, list)
                    self.rolled = (len(attack), len(defence))
                    self.dice += len(attack) + len(defence)
                case "losses":
                    self._note_losses(event, move)
                case "captured":
                    self._note_capture(event, move)

    def _note_losses(self, event: Event, move: int) -> None:
        """What the dice took from both sides, against what as many dice take on average."""
        if self.front is None:
            return
        seat, owner, source, target = self.front
        lost, won = int(str(event.arguments["attack"])), int(str(event.arguments["defence"]))
        changes = self.fronts.get((source, target), PLAIN)
        attack = max(1, min(MOST_ATTACKERS, self.rolled[0] - changes.attack_dice))
        defence = max(1, min(MOST_DEFENDERS, self.rolled[1] - changes.defence_dice))
        odds = roll_odds(attack, defence, changes)
        whole = sum(odds.values())
        expected_loss = sum(mine * ways for (mine, _), ways in odds.items()) / whole
        expected_win = sum(theirs * ways for (_, theirs), ways in odds.items()) / whole
        luck = (expected_loss - lost) + (won - expected_win)
        self.fortune[seat] += luck
        if isinstance(owner, int):
            self.fortune[owner] -= luck
        self._note_streak(seat, won > lost, move)
        if isinstance(owner, int) and lost > won:
            self.held[owner, target] += 1
            if self.held[owner, target] > self.stand[0]:
                self.stand = (self.held[owner, target], owner, target, move)

    def _note_streak(self, seat: Seat, won: bool, move: int) -> None:
        self.beaten[seat] = self.beaten[seat] + 1 if won else 0
        if self.beaten[seat] > self.streak[0]:
            self.streak = (self.beaten[seat], seat, move)

    def _note_capture(self, event: Event, move: int) -> None:
        seat, territory = _seat(event), str(event.arguments["territory"])
        self.taken[seat] += 1
        if self.taken[seat] > self.longest[0]:
            self.longest = (self.taken[seat], seat, move)
        for key in [key for key in self.held if key[1] == territory]:
            del self.held[key]

    def feats(self) -> list[Feat]:
        """The longest march, the longest streak of rolls, and the place that was held best."""
        found: list[Feat] = []
        count, seat, move = self.longest
        if count > 1:
            say = Message("risk-feat-longest-march", {"seat": seat, "count": count})
            found.append(Feat("longest-march", seat, say, move))
        count, seat, move = self.streak
        if count > 1:
            say = Message("risk-feat-longest-streak", {"seat": seat, "count": count})
            found.append(Feat("longest-streak", seat, say, move))
        count, seat, territory, move = self.stand
        if count > 1:
            place = name_of("territory", territory)
            say = Message("risk-feat-best-defence", {"seat": seat, "count": count, "territory": place})
            found.append(Feat("best-defence", seat, say, move))
        return found

    def luck(self) -> Luck | None:
        """Units that the dice gave or took, against expectation."""
        return Luck({"units": [round(value, 1) for value in self.fortune]}, self.dice) if self.dice else None


def _seat(event: Event) -> Seat:
    seat = event.arguments["seat"]
    assert isinstance(seat, int)
    return seat


CHRONICLE: Chronicle[RiskState] = Chronicle(
    signs=SIGNS,
    phases=PHASES,
    opens=frozenset(["turn"]),
    alarms={"base-fell": "other", "hero-fell": "seat", "eliminated": "loser"},
    things=things_named(
        {
            "territory": "territory",
            "source": "territory",
            "target": "territory",
            "card": "card",
            "achievement": "achievement",
            "loser": "player",
            "other": "player",
        }
    ),
    order=lambda s: list(s.order) or list(range(s.seats)),
    numbers=numbers,
    headlines=("won", "eliminated", "achieved", "captured", "invaded-with-hero", "invaded", "traded"),
    witness=Onlooker,
)

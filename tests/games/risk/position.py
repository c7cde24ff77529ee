"""Set up any position of Risk and play on from it.

A position starts with every territory held by seat 0 with one unit (in a game of two: by the first neutral colour),
no heroes, fields, cards or achievements, the bases of the seats on Char's platform and its neighbours unless told
otherwise, and seat 0 about to attack. Say what differs, then `start`:

    match = (
        Position(3)
        .hold(0, augustgrad=5)
        .hold(1, "keresh-province", ursa=2)
        .start(dice=[6, 5, 4, 1])
    )
    answer(match, 0, "invade", "augustgrad", "keresh-province", 3)

Territories are named by their ids, with underscores for hyphens when used as keywords. `phase` is one of those in
`PHASES`: what is still to do in the turn from there on is the agenda. `dice` are the next rolls, in order: attack
dice, then defence dice; `draws` are the next cards, achievements or rewards drawn, by their ids. When they run out the
seeded stream goes on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from orrery.core import Choice, Game, Match, Pack
from orrery.games.risk import GAME
from orrery.games.risk.catalog import TERRITORIES
from orrery.games.risk.rules.turn import begin_turn
from orrery.games.risk.state import CAPTURED, DISCARD, OPEN, RiskState
from tests.games.playing import Script, answer, asked, options, refuses

__all__ = ["Position", "RiskMatch", "answer", "asked", "decline", "options", "refuses", "run_to"]

RiskMatch = Match[RiskState]
FACTIONS = ("raynor", "zeratul", "kerrigan", "valerian", "artanis", "zagara")
"""Factions by seat unless told otherwise: Terran, Protoss, Zerg, and again."""
PHASES = {
    "deploy": "receive_reinforcements",
    "command": "transfer_command",
    "start-manoeuvre": "start_manoeuvre",
    "attack": "attack",
    "achievement": "take_achievement",
    "manoeuvre": "earn_card",
}
"""The parts of a turn, and the step that each begins with."""
HOMES = ("char-aleph", "eternal-scar", "rajal", "canis", "backwater-station", "citadel-of-the-executor")
"""Where the bases stand by seat unless told otherwise."""


class Position:
    """A position to be described step by step; every method returns the position itself."""

    def __init__(
        self,
        seats: int = 3,
        *,
        active: int = 0,
        phase: str = "attack",
        pack: Pack | None = None,
        variant: str = "command-room",
        rules: str = GAME.rules.version,
        **options: object,
    ) -> None:
        self.pack = pack
        self.options: dict[str, object] = {"variant": variant, **options}
        self.game = GAME.under(rules)
        self.state = new_state(seats, pack, self.options, self.game)
        s = self.state
        self.began_as: dict[int, int] = {}
        self.automatic: tuple[int, ...] = ()
        s.round = 1
        s.faction = [s.catalog.faction_number[name] for name in FACTIONS[:seats]]
        if seats == 2:
            s.neutrals = tuple(number for number in range(6) if number not in s.faction)
        for territory in range(TERRITORIES):
            s.give(territory, 2 if seats == 2 else 0, 1)
        for seat in range(seats):
            home = s.catalog.number[HOMES[seat]]
            s.base[home] = seat
            s.give(home, seat, 1)
        s.agenda.clear()
        begin_turn(s, active)
        steps = [step[0] for step in s.agenda]  # the next one stands last
        del s.agenda[steps.index(PHASES[phase]) + 1 :]

    def number(self, territory: str) -> int:
        return self.state.catalog.number[territory.replace("_", "-")]

    def hold(self, owner: int, *territories: str, **units: int) -> Position:
        """Give territories to an owner, with one unit or as many as named."""
        for territory in territories:
            self.state.give(self.number(territory), owner, 1)
        for territory, count in units.items():
            self.state.give(self.number(territory), owner, count)
        return self

    def hold_planet(self, owner: int, planet: str, units: int = 1) -> Position:
        """Give a whole planet to an owner."""
        found = next(found for found in self.state.catalog.planets if found.id == planet)
        for territory in found.territories:
            self.state.give(territory, owner, units)
        return self

    def hold_all(self, owner: int, units: int = 1) -> Position:
        """Give every territory to an owner."""
        for territory in range(TERRITORIES):
            self.state.give(territory, owner, units)
        return self

    def faction(self, seat: int, faction: str) -> Position:
        self.state.faction[seat] = self.state.catalog.faction_number[faction]
        return self

    def base(self, seat: int, territory: str) -> Position:
        """Move a seat's base."""
        s = self.state
        s.base[s.home(seat)] = -1
        s.base[self.number(territory)] = seat
        return self

    def hero(self, seat: int, territory: str) -> Position:
        self.state.hero[seat] = self.number(territory)
        return self

    def fields(self, *territories: str) -> Position:
        for territory in territories:
            self.state.field[self.number(territory)] = True
        return self

    def hand(self, seat: int, *cards: str) -> Position:
        """Put cards into a hand."""
        for card in cards:
            self.state.cards.put(self.state.catalog.card_number[card], seat, known=1 << seat)
        return self

    def won(self, seat: int, *cards: str) -> Position:
        """Cards that a seat has won by elimination."""
        for card in cards:
            self.state.cards.put(self.state.catalog.card_number[card], CAPTURED + seat, known=1 << seat)
        return self

    def discarded(self, *cards: str) -> Position:
        for card in cards:
            self.state.cards.put(self.state.catalog.card_number[card], DISCARD)
        return self

    def open(self, *achievements: str) -> Position:
        """Achievements that lie on the board."""
        for award in achievements:
            self.state.achievement[self.state.catalog.achievement_number[award]] = OPEN
        return self

    def achieved(self, seat: int, *achievements: str) -> Position:
        for award in achievements:
            self.state.achievement[self.state.catalog.achievement_number[award]] = seat
        return self

    def reward(self, seat: int, *rewards: str) -> Position:
        for reward in rewards:
            self.state.reward[self.state.catalog.reward_number[reward]] = seat
        return self

    def tower(self, seat: int, reward: str, territory: str) -> Position:
        """A tower (`silver-tower` or `gold-tower`) of a seat on the board."""
        self.state.tower[("silver-tower", "gold-tower").index(reward)] = self.number(territory)
        return self.reward(seat, reward)

    def conquered(self, count: int = 1) -> Position:
        """So many conquests this turn."""
        self.state.turn.conquered = count
        return self

    def began(self, owner: int, *territories: str) -> Position:
        """Who held these territories when the turn began (otherwise as they are held now)."""
        for territory in territories:
            self.began_as[self.number(territory)] = owner
        return self

    def auto(self, *seats: int) -> Position:
        """These seats prefer to defend with all dice."""
        self.automatic += seats
        return self

    def start(self, dice: Sequence[int] = (), draws: Sequence[str] = ()) -> RiskMatch:
        """Begin the phase and run to the first question."""
        s = self.state
        s.began = s.held.copy()
        for territory, owner in self.began_as.items():
            s.began = [held & ~(1 << territory) for held in s.began]
            s.began[owner] |= 1 << territory
        match = begin_at(s, self.options, dice, draws, self.pack, self.game)
        for seat in self.automatic:
            match.prefer(seat, "defence", "all")
        return match


def new_state(seats: int, pack: Pack | None, options: dict[str, object], game: Game[RiskState] = GAME) -> RiskState:
    """The state before anything has happened."""
    checked = game.check_options(options)
    return game.begin(game.rules.ruleset(checked, pack), checked, seats)


def begin_at(
    state: RiskState,
    options: dict[str, object],
    dice: Sequence[int],
    draws: Sequence[str],
    pack: Pack | None,
    game: Game[RiskState] = GAME,
) -> RiskMatch:
    """A match that begins at a state, with its rolls and draws written down."""
    chance = Script(dice, [_number(state, draw) for draw in draws])
    return Match.from_state(game, state, options, chance=chance, pack=pack)


def _number(s: RiskState, draw: str) -> int:
    for numbers in (s.catalog.card_number, s.catalog.achievement_number, s.catalog.reward_number):
        if draw in numbers:
            return numbers[draw]
    raise KeyError(draw)


def set_up(
    seats: int = 3, *, dice: Sequence[int] = (), draws: Sequence[str] = (), pack: Pack | None = None, **options: object
) -> RiskMatch:
    """The real set-up from the beginning, with its rolls and draws written down."""
    return begin_at(new_state(seats, pack, options), options, dice, draws, pack)


QUIET: tuple[Choice, ...] = (("pass",), ("done",), ("none",), ("refuse",), ("decline",))
"""Answers that do as little as possible."""


def decline(match: RiskMatch, seat: int) -> None:
    """Do as little as possible: place everything in the first territory, defend and advance with the fewest."""
    offered = options(match, seat)
    for choice in QUIET:
        if choice in offered:
            match.play(seat, choice)
            return
    if asked(match) == [(seat, "strengthen")] and not match.state.has_neutrals:
        match.play(seat, offered[0])  # one unit, as everyone may
    elif offered[0][0] == "place":
        match.play(seat, max((option for option in offered if option[0] == "place"), key=lambda option: option[2]))
    else:
        match.play(seat, offered[0])


def run_to(match: RiskMatch, kind: str, seat: int | None = None) -> None:
    """Do as little as possible until a decision of this kind is asked (of this seat)."""
    for _ in range(500):
        if any(what == kind and seat in (None, who) for who, what in asked(match)):
            return
        assert not match.over, "the game ended before that was asked"
        decline(match, match.waiting[0])
    raise AssertionError(f"{kind} was never asked")


def units(match: RiskMatch, territory: str) -> int:
    """How many units stand in a territory."""
    return match.state.units[match.state.catalog.number[territory]]


def owner(match: RiskMatch, territory: str) -> int:
    """Who holds a territory."""
    return match.state.owner[match.state.catalog.number[territory]]


def begin(seats: int = 3, seed: int = 1, **options: Any) -> RiskMatch:
    """A match as anybody begins it."""
    return Match(GAME, seats, seed=seed, options=options)


def ready(match: RiskMatch) -> RiskMatch:
    """The same match, set up as quietly as possible to the first question of the first turn."""
    run_to(match, "deploy")
    return match


def seats_asked(match: RiskMatch, kind: str, until: str) -> list[int]:
    """The seats that are asked questions of one kind, in their order, before the first one of another kind."""
    seats: list[int] = []
    while (question := asked(match)[0])[1] != until:
        if question[1] == kind:
            seats.append(question[0])
        decline(match, question[0])
    return seats


def turns(match: RiskMatch, count: int) -> list[int]:
    """Whose turns are the next ones, from the next deployment on; all of them are spent doing as little as possible."""
    seats: list[int] = []
    for _ in range(count):
        run_to(match, "deploy")
        seats.append(match.waiting[0])
        while not match.over and match.state.active == seats[-1]:
            decline(match, match.waiting[0])
    return seats


def rolled_for_order(match: RiskMatch) -> list[tuple[object, object]]:
    """Who rolled what to be first, in any of the set-up's rolls."""
    found = [event.arguments for event in match.events if event.kind == "rolled-for-order"]
    return [(roll["seat"], roll["value"]) for roll in found]


def fields(match: RiskMatch) -> set[str]:
    """The territories with a mineral field."""
    return {name for name, shown in match.view(None)["territories"].items() if shown["field"]}


def held(match: RiskMatch, owner: int) -> set[str]:
    """The territories an owner has."""
    return {match.state.catalog.ids[territory] for territory in match.state.territories(owner)}


def next_dice(match: RiskMatch, *rolls: int) -> None:
    """Write down the next rolls, in place of any that are left."""
    chance = match.state.chance
    assert isinstance(chance, Script)
    chance.rolls[:] = rolls


def losses(match: RiskMatch) -> tuple[int, ...]:
    """What the last invasion of the turn has cost both sides; nothing if there was none."""
    invasion = match.state.invasion
    return () if invasion is None else invasion.losses


def windows(match: RiskMatch) -> list[tuple[int, str]]:
    """Who is asked for cards in which window."""
    about = {seat: match.decision(seat).about or {} for seat in match.waiting}
    return [(seat, str(asked["window"])) for seat, asked in about.items() if "window" in asked]


def fight(
    match: RiskMatch,
    source: str,
    target: str,
    units: int,
    attack: Sequence[int],
    defence: Sequence[int],
    *plays: Choice,
    hero: bool = False,
) -> tuple[int, ...]:
    """One invasion with exactly these dice, in which these cards are played as soon as they are on offer.

    Everyone else passes, and the defender rolls as many dice as there are. Returns both sides' losses.
    """
    next_dice(match, *attack, *defence)
    left = list(plays)
    match.play(match.state.active, ("invade", source, target, units, *(("hero",) if hero else ())))
    while match.state.fight is not None:
        seat = match.waiting[0]
        offered = options(match, seat)
        chosen = next((("play", *play) for play in left if ("play", *play) in offered), None)
        if chosen is not None:
            left.remove(chosen[1:])
            match.play(seat, chosen)
        else:
            match.play(seat, ("pass",) if ("pass",) in offered else offered[-1])
    assert left == [], "these cards were never on offer"
    chance = match.state.chance
    assert isinstance(chance, Script)
    assert chance.rolls == [], "these dice were not rolled"
    invasion = match.state.invasion
    if invasion is not None:  # else the turn is over
        rolled = [len(invasion.attack_rolled), len(invasion.defence_rolled)]
        assert rolled in ([0, 0], [len(attack), len(defence)]), "more dice were rolled"
    return losses(match)

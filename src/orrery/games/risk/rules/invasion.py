"""The attack phase: one invasion after the other, from declaration to capture."""

from __future__ import annotations

from functools import partial

from orrery.core import AMOUNT, TRAIL, Choice, Decision, Procedure, Seat, ask, unforeseen
from orrery.games.risk.effects import end_roll
from orrery.games.risk.rows import (
    ATTACK_DECLARED,
    ATTACK_RESOLVED,
    ATTACK_ROLLED,
    DEFENCE_DECLARED,
    DEFENCE_RESOLVED,
    DEFENCE_ROLLED,
)
from orrery.games.risk.rules.cards import card_window, may_play, play_card, plays
from orrery.games.risk.rules.dice import changes_to, count_dice, limit_losses, roll
from orrery.games.risk.rules.elimination import eliminate
from orrery.games.risk.rules.ending import check_victory
from orrery.games.risk.rules.fronts import ALL_BUT_ONE, MOST_ATTACKERS, MOST_DEFENDERS, attacks, can_invade
from orrery.games.risk.rules.towers import lose_towers
from orrery.games.risk.state import NOBODY, NOWHERE, RiskState
from orrery.games.risk.values import Invasion, Storm


def attack(s: RiskState) -> Procedure[None]:
    """One invasion, one ability, or the end of the phase. [RK-TURN-03] [RK-ATTACK-01] [RK-ATTACK-08]"""
    seat = s.active
    s.phase = "attack"
    if not can_invade(s, seat) and not may_play(s, seat, "free"):
        return
    choice = yield from ask(Decision(seat, "attack", partial(attack_options, s, seat), "RK-ATTACK-08", form=TRAIL))
    number = s.catalog.number
    match choice:
        case ("invade", str() as source, str() as target, int() as units, *hero):
            s.then(("attack",))
            invade(s, number[source], number[target], units, bool(hero))
        case ("storm", str() as source, str() as target, int() as keep, *hero):
            begin_storm(s, Storm(number[source], number[target], keep, bool(hero)))
            s.then(("storm",), ("attack",))
        case ("play", *_):
            yield from play_card(s, seat, choice)
            s.then(("attack",))
        case ("done",):
            return
        case _:
            unforeseen(choice)


def attack_options(s: RiskState, seat: Seat) -> list[Choice]:
    """Invade, storm, play an ability, or stop attacking."""
    options = attacks(s, seat)
    if may_play(s, seat, "free"):
        options += plays(s, seat, "free")
    options.append(("done",))
    return options


# Attacking until a condition is met


def begin_storm(s: RiskState, storm: Storm) -> None:
    """Single invasions, with as many units as possible, are to follow one another."""
    s.storm = storm
    ids = s.catalog.ids
    source, target = ids[storm.source], ids[storm.target]
    s.tell("storm", "RK-ATTACK-08", seat=s.active, source=source, target=target, keep=storm.keep)


def storm(s: RiskState) -> None:
    """The next invasion of an attack that goes on by itself. [RK-ATTACK-08]"""
    ordered = s.storm
    assert ordered is not None
    most = min(MOST_ATTACKERS, s.units[ordered.source] - ALL_BUT_ONE)
    invade(s, ordered.source, ordered.target, most, ordered.hero)


def go_on_storming(s: RiskState, storm: Storm, invasion: Invasion) -> None:
    """Stop when the units to keep are reached, or when the defender has used a card."""
    if invasion.answered or s.units[storm.source] <= max(storm.keep, ALL_BUT_ONE):
        s.storm = None
    else:
        s.then(("storm",))


# One invasion


def invade(s: RiskState, source: int, target: int, units: int, hero: bool) -> None:
    """Declare, play cards, choose dice, roll, play cards, lose units, and move in. [RK-AMB-10]

    While an attack goes on by itself the attacker is not asked for cards, and for neutral colours nobody is.
    """
    declare(s, source, target, units, hero)
    s.then(("declared",), ("invaded",))


def declared(s: RiskState) -> Procedure[None]:
    """Cards on what was declared; then it comes to the dice, unless one of them has prevented it. [RK-ATTACK-05]"""
    invasion = s.under_way
    if s.storm is None and may_play(s, invasion.attacker, ATTACK_DECLARED):
        yield from card_window(s, invasion.attacker, ATTACK_DECLARED)
    if s.is_player(invasion.defender) and may_play(s, invasion.defender, DEFENCE_DECLARED):
        invasion.answered = yield from card_window(s, invasion.defender, DEFENCE_DECLARED)
        if invasion.answered:  # [RK-ATTACK-07] [RK-AMB-11]
            invasion.committed = min(MOST_ATTACKERS, s.units[invasion.source] - ALL_BUT_ONE)
    if not invasion.cancelled and invasion.committed:
        s.then(("defend",), ("strike",))


def strike(s: RiskState) -> Procedure[None]:
    """The dice lie there: cards on them, compare them, cards on the losses, lose units. [RK-DICE-02] to [RK-DICE-04]"""
    invasion = s.under_way
    seat = invasion.attacker if s.storm is None else None
    defender = invasion.defender if s.is_player(invasion.defender) else None
    if seat is not None and may_play(s, seat, ATTACK_ROLLED):
        yield from card_window(s, seat, ATTACK_ROLLED)
    if defender is not None and may_play(s, defender, DEFENCE_ROLLED):
        invasion.answered |= yield from card_window(s, defender, DEFENCE_ROLLED)
    count_dice(s, invasion)
    if seat is not None and may_play(s, seat, ATTACK_RESOLVED):
        yield from card_window(s, seat, ATTACK_RESOLVED)
        limit_losses(s, invasion)
    if defender is not None and may_play(s, defender, DEFENCE_RESOLVED):
        invasion.answered |= yield from card_window(s, defender, DEFENCE_RESOLVED)
    lose_units(s, invasion)


def invaded(s: RiskState) -> Procedure[None] | None:
    """The invasion is over: move in, if the territory has fallen. [RK-CAPT-01]"""
    invasion = s.under_way
    invasion.running = False
    s.turn.fought += 1
    if s.turn.effects:
        end_roll(s)
    if invasion.captured:
        return captured(s, invasion)
    if s.storm is not None:
        go_on_storming(s, s.storm, invasion)
    return None


def captured(s: RiskState, invasion: Invasion) -> Procedure[None]:
    """Move in; with that, an attack that went on by itself is over, and perhaps the game."""
    yield from move_in(s, invasion)
    s.storm = None
    check_victory(s)


def declare(s: RiskState, source: int, target: int, units: int, hero: bool) -> None:
    """Name source, target, units, and whether the hero is called in. [RK-ATTACK-02] [RK-ATTACK-04] [RK-HERO-04]"""
    seat, owner = s.active, s.owner[target]
    s.invasion = Invasion(source, target, seat, owner, units, hero)
    if s.events is not None:
        s.tell(
            "invaded-with-hero" if hero else "invaded",
            "RK-HERO-04" if hero else "RK-ATTACK-04",
            seat=seat,
            source=s.catalog.ids[source],
            target=s.catalog.ids[target],
            units=units,
            owner=known_as(s, owner),
        )


def known_as(s: RiskState, owner: int) -> int | str:
    """How events tell an owner: a player by the seat, a neutral colour by its faction."""
    return owner if s.is_player(owner) else s.catalog.factions[s.neutrals[owner - s.seats]].id


def defend(s: RiskState) -> Procedure[None]:
    """The defender rolls one or two dice; for a neutral colour the opponent does. [RK-ATTACK-06] [RK-1V1-08]"""
    invasion = s.under_way
    limit = min(MOST_DEFENDERS, s.units[invasion.target])
    if s.turn.effects:
        limit = min(limit, changes_to(s, invasion).get("defence-limit", limit))
    invasion.defenders = limit
    if limit > 1:
        invasion.defenders = yield from choose_defence(s, invasion)
    roll(s, invasion)


def choose_defence(s: RiskState, invasion: Invasion) -> Procedure[int]:
    """How many dice the defender rolls."""
    chooser = invasion.defender if s.is_player(invasion.defender) else 1 - invasion.attacker
    about = _front(s, invasion)
    about["units"] = invasion.committed
    about["whose"] = "own" if chooser == invasion.defender else "neutral"
    choice = yield from ask(Decision(chooser, "defend", _ways_to_defend, "RK-ATTACK-06", about, AMOUNT))
    match choice:
        case ("defend", int() as dice):
            return dice
        case _:
            unforeseen(choice)


def _ways_to_defend() -> list[Choice]:
    return [("defend", 1), ("defend", 2)]


def _front(s: RiskState, invasion: Invasion) -> dict[str, str | int]:
    ids = s.catalog.ids
    return {"source": ids[invasion.source], "target": ids[invasion.target]}


def lose_units(s: RiskState, invasion: Invasion) -> None:
    """Take the units off that the dice, and cards, have cost both sides. [RK-DICE-04]"""
    lost_by_attacker, lost_by_defender = invasion.losses
    lost_by_defender = min(lost_by_defender, s.units[invasion.target])
    invasion.losses = (lost_by_attacker, lost_by_defender)
    s.units[invasion.source] -= lost_by_attacker
    invasion.committed -= lost_by_attacker
    s.units[invasion.target] -= lost_by_defender
    invasion.captured = not s.units[invasion.target]
    if s.events is not None:
        seat, owner = invasion.attacker, known_as(s, invasion.defender)
        s.tell("losses", "RK-DICE-04", seat=seat, owner=owner, attack=lost_by_attacker, defence=lost_by_defender)


# Capture


def move_in(s: RiskState, invasion: Invasion) -> Procedure[None]:
    """The surviving attackers take the territory, and more may follow; one unit stays. [RK-CAPT-01] [RK-AMB-12]"""
    seat, source, target, loser = invasion.attacker, invasion.source, invasion.target, invasion.defender
    fall(s, target)
    fewest, most = invasion.committed, s.units[source] - ALL_BUT_ONE
    s.give(target, seat, fewest)
    s.units[source] -= fewest
    s.turn.conquered += 1
    if invasion.called:
        s.hero[seat] = target
    units = fewest
    if fewest < most:
        units = yield from follow(s, invasion, fewest, most)
    if s.events is not None:
        rule = "RK-CAPT-02" if units > fewest else "RK-CAPT-01"
        s.tell("captured", rule, seat=seat, territory=s.catalog.ids[target], units=units, owner=known_as(s, loser))
        tell_of_base(s, seat, target)
    if s.is_player(loser) and not s.is_alive(loser):
        eliminate(s, loser, seat)


def tell_of_base(s: RiskState, seat: Seat, territory: int) -> None:
    """Whoever takes a territory controls the base in it, without which nobody wins. [RK-MAP-07] [RK-CR-12]"""
    builder = s.base[territory]
    if builder == seat:
        s.tell("base-back", "RK-MAP-07", seat=seat, territory=s.catalog.ids[territory])
    elif builder != NOBODY and s.is_alive(builder):
        s.tell("base-fell", "RK-MAP-07", seat=seat, other=builder, territory=s.catalog.ids[territory])


def follow(s: RiskState, invasion: Invasion, fewest: int, most: int) -> Procedure[int]:
    """More units than those that fought may move in; how many are there then. [RK-CAPT-02] [RK-CAPT-03]"""

    def numbers() -> list[Choice]:
        return [("advance", number) for number in range(fewest, most + 1)]

    choice = yield from ask(Decision(invasion.attacker, "advance", numbers, "RK-CAPT-02", _front(s, invasion), AMOUNT))
    match choice:
        case ("advance", int() as units):
            s.units[invasion.source] -= units - fewest
            s.units[invasion.target] += units - fewest
            return units
        case _:
            unforeseen(choice)


def fall(s: RiskState, territory: int) -> None:
    """What falls with the last unit: the hero, and a tower. [RK-HERO-05] [RK-REW-06]"""
    owner = s.owner[territory]
    if s.is_player(owner) and s.hero[owner] == territory:
        s.hero[owner] = NOWHERE
        s.tell("hero-fell", "RK-HERO-05", seat=owner)
    lose_towers(s, territory)

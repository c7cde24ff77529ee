"""The attack phase: one invasion after the other, from declaration to capture."""

from __future__ import annotations

from functools import partial

from orrery.core import AMOUNT, TRAIL, Choice, Decision, Procedure, Seat, Step, ask, unforeseen
from orrery.games.risk.effects import end_roll
from orrery.games.risk.rules.cards import can_play, card_window, may_play, play_card, plays
from orrery.games.risk.rules.dice import changes_to, limited
from orrery.games.risk.rules.elimination import eliminate
from orrery.games.risk.rules.ending import check_victory
from orrery.games.risk.rules.fronts import ALL_BUT_ONE, MOST_ATTACKERS, MOST_DEFENDERS, attacks, can_invade
from orrery.games.risk.rules.towers import lose_towers
from orrery.games.risk.state import NOWHERE, RiskState
from orrery.games.risk.values import Invasion, Storm

INVASION: tuple[Step, ...] = (
    ("attacker_plays", "attack-declared"),
    ("defender_plays", "defence-declared"),
    ("fight",),
    ("end_invasion",),
)
"""What follows a declaration. [RK-AMB-10]"""
FIGHT: tuple[Step, ...] = (
    ("choose_defence",),
    ("roll",),
    ("attacker_plays", "attack-rolled"),
    ("defender_plays", "defence-rolled"),
    ("count_dice",),
    ("attacker_plays", "attack-resolved"),
    ("defender_plays", "defence-resolved"),
    ("lose_units",),
)
"""What follows unless a card prevents the roll. [RK-ATTACK-05]"""
FOR_CARDS = ("attacker_plays", "defender_plays")
"""Steps that are only there for abilities."""


def attack(s: RiskState) -> Procedure[None]:
    """One invasion, one ability, or the end of the phase. [RK-TURN-03] [RK-ATTACK-01] [RK-ATTACK-08]"""
    seat = s.active
    s.phase = "attack"
    if not can_invade(s, seat) and not may_play(s, seat, "free"):
        return
    choice = yield from ask(Decision(seat, "attack", partial(attack_options, s, seat), "RK-ATTACK-08", form=TRAIL))
    number = s.catalog.number
    match choice:
        case ("invade", str(source), str(target), int(units), *hero):
            declare(s, number[source], number[target], units, bool(hero))
            s.then(*s.rules.invasion, ("attack",))
        case ("storm", str(source), str(target), int(keep), *hero):
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
    declare(s, ordered.source, ordered.target, min(MOST_ATTACKERS, s.units[ordered.source] - 1), ordered.hero)
    s.then(*s.rules.invasion)


def is_to_go_on(s: RiskState, storm: Storm) -> bool:
    """It ends when the units to keep are reached, or when the defender has used a card."""
    return not s.under_way.answered and s.units[storm.source] > max(storm.keep, ALL_BUT_ONE)


# One invasion


def declare(s: RiskState, source: int, target: int, units: int, hero: bool) -> None:
    """Name source, target, units, and whether the hero is called in. [RK-ATTACK-02] [RK-ATTACK-04] [RK-HERO-04]"""
    seat, owner = s.active, s.owner[target]
    s.invasion = Invasion(source, target, seat, owner, units, hero)
    if s.events is not None:
        ids = s.catalog.ids
        kind, rule = ("invaded-with-hero", "RK-HERO-04") if hero else ("invaded", "RK-ATTACK-04")
        s.tell(
            kind,
            rule,
            seat=seat,
            source=ids[source],
            target=ids[target],
            units=units,
            owner=known_as(s, owner),
        )


def known_as(s: RiskState, owner: int) -> int | str:
    """How events tell an owner: a player by the seat, a neutral colour by its faction."""
    return owner if s.is_player(owner) else s.catalog.factions[s.neutrals[owner - s.seats]].id


def attacker_plays(s: RiskState, window: str) -> Procedure[None] | None:
    """The attacker may play cards, but not while an attack goes on by itself."""
    if s.storm is not None or not can_play(s, s.active):
        return None
    return _attacker_plays(s, window)


def _attacker_plays(s: RiskState, window: str) -> Procedure[None]:
    took_effect = yield from card_window(s, s.active, window)
    if took_effect and window == "attack-resolved":  # the defender still loses no more than abilities allow
        invasion = s.under_way
        invasion.losses = limited(s, invasion, invasion.losses)


def defender_plays(s: RiskState, window: str) -> Procedure[None] | None:
    """The defender may play cards, unless nobody plays that colour."""
    defender = s.under_way.defender
    if not s.is_player(defender) or not can_play(s, defender):
        return None
    return _defender_plays(s, defender, window)


def _defender_plays(s: RiskState, defender: Seat, window: str) -> Procedure[None]:
    took_effect = yield from card_window(s, defender, window)
    if took_effect:
        invasion = s.under_way
        invasion.answered = True
        if window == "defence-declared":  # [RK-ATTACK-07] [RK-AMB-11]
            invasion.committed = min(MOST_ATTACKERS, s.units[invasion.source] - 1)


def fight(s: RiskState) -> None:
    """Roll, unless a card has prevented it or no unit is left to fight. [RK-ATTACK-05] [RK-AMB-11]"""
    invasion = s.under_way
    if not invasion.cancelled and invasion.committed:
        s.then(*s.rules.fight)


def choose_defence(s: RiskState) -> Procedure[None] | None:
    """The defender rolls one or two dice; for a neutral colour the opponent does. [RK-ATTACK-06] [RK-1V1-08]"""
    invasion = s.under_way
    limit = min(MOST_DEFENDERS, s.units[invasion.target], changes_to(s, invasion).get("defence-limit", MOST_DEFENDERS))
    invasion.defenders = limit
    if limit == 1:
        return None
    return _choose_defence(s, invasion)


def _choose_defence(s: RiskState, invasion: Invasion) -> Procedure[None]:
    chooser = invasion.defender if s.is_player(invasion.defender) else 1 - s.active
    ids = s.catalog.ids
    about: dict[str, str | int] = {
        "source": ids[invasion.source],
        "target": ids[invasion.target],
        "units": invasion.committed,
    }
    choice = yield from ask(Decision(chooser, "defend", _ways_to_defend, "RK-ATTACK-06", about, AMOUNT))
    match choice:
        case ("defend", int(dice)):
            invasion.defenders = dice
        case _:
            unforeseen(choice)


def _ways_to_defend() -> list[Choice]:
    return [("defend", 1), ("defend", 2)]


def lose_units(s: RiskState) -> None:
    """Take the units off that the dice, and cards, have cost both sides. [RK-DICE-04]"""
    invasion = s.under_way
    lost_by_attacker, lost_by_defender = invasion.losses
    lost_by_defender = min(lost_by_defender, s.units[invasion.target])
    invasion.losses = (lost_by_attacker, lost_by_defender)
    s.units[invasion.source] -= lost_by_attacker
    invasion.committed -= lost_by_attacker
    s.units[invasion.target] -= lost_by_defender
    invasion.captured = not s.units[invasion.target]
    if s.events is not None:
        owner = known_as(s, invasion.defender)
        s.tell("losses", "RK-DICE-04", seat=s.active, owner=owner, attack=lost_by_attacker, defence=lost_by_defender)


def end_invasion(s: RiskState) -> None:
    """Nothing bears on the roll any more: move in, or let an attack go on that goes on by itself."""
    invasion = s.under_way
    invasion.running = False
    if s.turn.effects:
        end_roll(s)
    if invasion.captured:
        s.then(("move_in",))
    elif s.storm is not None and is_to_go_on(s, s.storm):
        s.then(("storm",))
    else:
        s.storm = None


# Capture


def move_in(s: RiskState) -> Procedure[None]:
    """The surviving attackers take the territory, and more may follow; one unit stays. [RK-CAPT-01] [RK-AMB-12]"""
    seat, invasion = s.active, s.under_way
    source, target, loser = invasion.source, invasion.target, invasion.defender
    fall(s, target)
    fewest, most = invasion.committed, s.units[source] - ALL_BUT_ONE
    s.give(target, seat, fewest)
    s.units[source] -= fewest
    s.turn.conquered += 1
    if invasion.called:
        s.hero[seat] = target
    units = fewest
    if fewest < most:
        units = yield from follow(s, seat, fewest, most)
    if s.events is not None:
        rule = "RK-CAPT-02" if units > fewest else "RK-CAPT-01"
        s.tell("captured", rule, seat=seat, territory=s.catalog.ids[target], units=units, owner=known_as(s, loser))
    if s.is_player(loser) and not s.is_alive(loser):
        eliminate(s, loser, seat)
    s.storm = None
    check_victory(s)


def follow(s: RiskState, seat: Seat, fewest: int, most: int) -> Procedure[int]:
    """More units than those that fought may move in; how many are there then. [RK-CAPT-02] [RK-CAPT-03]"""
    invasion, ids = s.under_way, s.catalog.ids
    choice = yield from ask(
        Decision(
            seat,
            "advance",
            lambda: [("advance", number) for number in range(fewest, most + 1)],
            "RK-CAPT-02",
            {"source": ids[invasion.source], "target": ids[invasion.target]},
            AMOUNT,
        )
    )
    match choice:
        case ("advance", int(units)):
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

"""The attack phase: one invasion after the other, from declaration to capture."""

from __future__ import annotations

from orrery.core import Choice, Decision, Procedure, Seat
from orrery.games.risk.rules.cards import can_play, card_window, may_play, play_card, plays
from orrery.games.risk.rules.dice import count_dice, limited, roll
from orrery.games.risk.rules.effects import end_roll, in_force
from orrery.games.risk.rules.elimination import eliminate
from orrery.games.risk.rules.ending import check_victory
from orrery.games.risk.rules.fronts import ALL_BUT_ONE, MOST_ATTACKERS, MOST_DEFENDERS, attacks, can_invade
from orrery.games.risk.rules.towers import lose_towers
from orrery.games.risk.state import ACHIEVEMENT, NOWHERE, RiskState


def attack(s: RiskState) -> Procedure[None]:
    """One invasion, one ability, or the end of the phase. [RK-TURN-03] [RK-ATTACK-01] [RK-ATTACK-08]"""
    seat = s.active
    if s.storm:
        source, target, _, hero = s.storm
        yield from invade(s, source, target, min(MOST_ATTACKERS, s.units[source] - 1), hero)
        return
    if not can_invade(s, seat) and not may_play(s, seat, "free"):
        s.phase = ACHIEVEMENT
        return
    choice = yield Decision(seat, "attack", lambda: attack_options(s, seat), "RK-ATTACK-08")
    verb = choice[0]
    if verb == "invade":
        number = s.catalog.number
        yield from invade(s, number[choice[1]], number[choice[2]], choice[3], int(len(choice) > 4))
    elif verb == "storm":
        begin_storm(s, choice)
    elif verb == "play":
        yield from play_card(s, seat, choice)
    else:
        s.phase = ACHIEVEMENT


def attack_options(s: RiskState, seat: Seat) -> list[Choice]:
    """Invade, storm, play an ability, or stop attacking."""
    options = attacks(s, seat)
    if may_play(s, seat, "free"):
        options += plays(s, seat, "free")
    options.append(("done",))
    return options


# Attacking until a condition is met


def begin_storm(s: RiskState, choice: Choice) -> None:
    """Single invasions, with as many units as possible, follow one another until one of the ends below."""
    number = s.catalog.number
    s.storm = (number[str(choice[1])], number[str(choice[2])], int(choice[3]), int(len(choice) > 4))
    s.tell("storm", seat=s.active, source=str(choice[1]), target=str(choice[2]), keep=int(choice[3]))


def end_storm(s: RiskState, answered: bool) -> None:
    """Stop when the target has fallen, when the units to keep are reached, or when the defender has used a card."""
    if s.storm and (answered or s.captured or s.units[s.source] <= max(s.storm[2], ALL_BUT_ONE)):
        s.storm = ()


# One invasion


def invade(s: RiskState, source: int, target: int, units: int, hero: int) -> Procedure[None]:
    """Declare, play cards, choose dice, roll, play cards, lose units, and move in. [RK-AMB-10]"""
    seat, defender = s.active, s.owner[target]
    declare(s, source, target, units, hero)
    answered = False
    if not s.storm and can_play(s, seat):
        yield from card_window(s, seat, "attack-declared")
    if s.is_player(defender) and can_play(s, defender):
        answered = yield from card_window(s, defender, "defence-declared")
        if answered:
            s.committed = min(MOST_ATTACKERS, s.units[source] - 1)  # [RK-ATTACK-07] [RK-AMB-11]
    if not s.cancelled and s.committed:
        yield from choose_defence(s, defender)
        roll(s)
        if not s.storm and can_play(s, seat):
            yield from card_window(s, seat, "attack-rolled")
        if s.is_player(defender) and can_play(s, defender):
            answered |= yield from card_window(s, defender, "defence-rolled")
        answered |= yield from lose_units(s, seat, defender)
    s.invading = 0
    if s.effects:
        end_roll(s)
    if s.captured:
        yield from move_in(s, seat, source, target)
    end_storm(s, answered)
    if s.captured:
        check_victory(s)


def declare(s: RiskState, source: int, target: int, units: int, hero: int) -> None:
    """Name source, target, units, and whether the hero is called in. [RK-ATTACK-02] [RK-ATTACK-04] [RK-HERO-04]"""
    s.invading = 1
    s.source, s.target, s.defender = source, target, s.owner[target]
    s.committed, s.called = units, hero
    s.defenders = s.cancelled = s.captured = 0
    s.attack_rolled = s.defence_rolled = s.attack_counts = s.defence_counts = s.losses = ()
    if s.events is not None:
        ids = s.catalog.ids
        s.tell(
            "invaded-with-hero" if hero else "invaded",
            seat=s.active,
            source=ids[source],
            target=ids[target],
            units=units,
            owner=known_as(s, s.owner[target]),
        )


def known_as(s: RiskState, owner: int) -> int | str:
    """How events tell an owner: a player by the seat, a neutral colour by its faction."""
    return owner if s.is_player(owner) else s.catalog.factions[s.neutrals[owner - s.seats]].id


def choose_defence(s: RiskState, defender: int) -> Procedure[None]:
    """The defender rolls one or two dice; for a neutral colour the opponent does. [RK-ATTACK-06] [RK-1V1-08]"""
    limit = min(MOST_DEFENDERS, s.units[s.target])
    if s.effects:
        limit = min(limit, in_force(s).get("defence-limit", limit))
    s.defenders = limit
    chooser = defender if s.is_player(defender) else 1 - s.active
    if limit == 1 or s.auto_defence >> chooser & 1:
        return
    choice = yield Decision(chooser, "defend", _ways_to_defend, "RK-ATTACK-06", _about_front(s))
    s.defenders = choice[1]


def _ways_to_defend() -> list[Choice]:
    return [("defend", 1), ("defend", 2)]


def _about_front(s: RiskState) -> dict[str, str | int]:
    ids = s.catalog.ids
    return {"source": ids[s.source], "target": ids[s.target], "units": s.committed}


def lose_units(s: RiskState, seat: Seat, defender: int) -> Procedure[bool]:
    """Fix the losses, let cards change them, take the units off. True if the defender's card took effect."""
    count_dice(s)
    if not s.storm and can_play(s, seat):
        yield from card_window(s, seat, "attack-resolved")
    s.losses = limited(s, s.losses)
    answered = False
    if s.is_player(defender) and can_play(s, defender):
        answered = yield from card_window(s, defender, "defence-resolved")
    lost_by_attacker, lost_by_defender = s.losses
    lost_by_defender = min(lost_by_defender, s.units[s.target])
    s.losses = (lost_by_attacker, lost_by_defender)
    s.units[s.source] -= lost_by_attacker
    s.committed -= lost_by_attacker
    s.units[s.target] -= lost_by_defender
    if s.events is not None:
        s.tell("losses", seat=seat, owner=known_as(s, defender), attack=lost_by_attacker, defence=lost_by_defender)
    s.captured = int(not s.units[s.target])
    return answered


def move_in(s: RiskState, seat: Seat, source: int, target: int) -> Procedure[None]:
    """The surviving attackers take the territory, and more may follow; one unit stays. [RK-CAPT-01] [RK-AMB-12]"""
    loser = s.owner[target]
    fall(s, target)
    fewest, most = s.committed, s.units[source] - 1
    s.give(target, seat, fewest)
    s.units[source] -= fewest
    s.conquered += 1
    if s.called:
        s.hero[seat] = target
    units = fewest
    if fewest < most:
        units = yield from follow(s, seat, fewest, most)
    if s.events is not None:
        s.tell("captured", seat=seat, territory=s.catalog.ids[target], units=units, owner=known_as(s, loser))
    if s.is_player(loser) and not s.is_alive(loser):
        eliminate(s, loser, seat)


def follow(s: RiskState, seat: Seat, fewest: int, most: int) -> Procedure[int]:
    """More units than those that fought may move in; how many are there then. [RK-CAPT-02] [RK-CAPT-03]"""
    ids = s.catalog.ids
    choice = yield Decision(
        seat,
        "advance",
        lambda: [("advance", number) for number in range(fewest, most + 1)],
        "RK-CAPT-02",
        {"source": ids[s.source], "target": ids[s.target]},
    )
    units: int = choice[1]
    s.units[s.source] -= units - fewest
    s.units[s.target] += units - fewest
    return units


def fall(s: RiskState, territory: int) -> None:
    """What falls with the last unit: the hero, and a tower. [RK-HERO-05] [RK-REW-06]"""
    owner = s.owner[territory]
    if s.is_player(owner) and s.hero[owner] == territory:
        s.hero[owner] = NOWHERE
        s.tell("hero-fell", seat=owner)
    lose_towers(s, territory)

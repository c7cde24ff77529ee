"""The first phase of a turn: count the new units, trade stars, place everything, bring the hero back."""

from __future__ import annotations

from orrery.core import Choice, Decision, Procedure, Seat
from orrery.games.risk.rules.cards import may_play, play_card, plays
from orrery.games.risk.rules.ending import check_victory
from orrery.games.risk.rules.placing import placements
from orrery.games.risk.state import ATTACK, COMMAND, EVERYBODY, NOWHERE, START_MANOEUVRE, RiskState

FEWEST = 3
"""Nobody gets less for territories and fields. [RK-REINF-02]"""
FEWEST_STARS, MOST_STARS = 2, 10
"""The stars that can be traded at once. [RK-STAR-02]"""
EXTRA_UNITS = 2
"""What the reward for more units gives. [RK-REW-11]"""


def deploy(s: RiskState) -> Procedure[None]:
    """Get reinforcements and place them all; cards may bring more. [RK-REINF-06] [RK-STAR-01]"""
    seat = s.active
    check_victory(s)
    s.pool = reinforcements(s, seat)
    if s.events is not None:
        s.tell("reinforcements", seat=seat, units=s.pool)
    while s.pool or has_more_to_do(s, seat):
        choice = yield Decision(
            seat, "deploy", lambda: deploy_options(s, seat), "RK-REINF-06", {"units": s.pool, "stars": stars(s)}
        )
        verb = choice[0]
        if verb == "place":
            place(s, seat, s.catalog.number[choice[1]], choice[2])
        elif verb == "hero":
            s.hero[seat] = s.catalog.number[choice[1]]
            s.tell("hero-returned", seat=seat, territory=choice[1])
        elif verb == "offer":
            offer(s, seat, s.catalog.card_number[choice[1]])
        elif verb == "trade":
            trade(s, seat)
        elif verb == "play":
            yield from play_card(s, seat, choice)
        else:
            break
    s.blocked &= ~(1 << seat)
    s.phase = COMMAND if s.options.teams else START_MANOEUVRE if s.has_reward(seat, "start-manoeuvre") else ATTACK


def reinforcements(s: RiskState, seat: Seat) -> int:
    """Units for territories and fields, whole planets, bases and rewards."""
    units = max(FEWEST, (s.size(seat) + s.fields(seat)) // 3)  # [RK-REINF-01] [RK-REINF-02]
    for planet in s.catalog.planets:
        if s.holds_planet(seat, planet.number):  # [RK-REINF-03] [RK-TEAM-10]
            units += planet.bonus
    units += len(s.bases(seat))  # [RK-REINF-04] [RK-AMB-14]
    if s.has_reward(seat, "two-units"):
        units += EXTRA_UNITS
    return units


def has_more_to_do(s: RiskState, seat: Seat) -> bool:
    """Whether something is left to decide when all units are placed; that a card may fit must not show."""
    return (s.has_heroes and s.hero[seat] == NOWHERE) or may_play(s, seat, "deploy")


def deploy_options(s: RiskState, seat: Seat) -> list[Choice]:
    """Place units, bring the hero back, trade stars before the first unit is placed, play an ability."""
    if s.offered:
        return [*offers(s, seat), ("trade",)] if stars(s) >= FEWEST_STARS else offers(s, seat)
    own = s.territories(seat)
    options: list[Choice] = placements(s, own, s.pool) if s.pool else [("done",)]
    if s.has_heroes and s.hero[seat] == NOWHERE:  # [RK-REINF-07] [RK-HERO-06]
        options += [("hero", s.catalog.ids[territory]) for territory in own]
    if may_trade(s, seat):
        options += offers(s, seat)
    if may_play(s, seat, "deploy"):
        options += plays(s, seat, "deploy")
    return options


def place(s: RiskState, seat: Seat, territory: int, units: int) -> None:
    """Units from the pool into an own territory."""
    s.units[territory] += units
    s.pool -= units
    s.placing = 1
    if s.events is not None:
        s.tell("placed", seat=seat, territory=s.catalog.ids[territory], units=units)


# Stars


def stars(s: RiskState) -> int:
    """The stars on the cards that are offered."""
    return sum(s.catalog.stars[card] for card in s.offered)


def may_trade(s: RiskState, seat: Seat) -> bool:
    """Once a turn, before units are placed, with enough stars in hand. [RK-STAR-07] [RK-AMB-09] [RK-AMB-36]"""
    if s.placing or s.traded or s.blocked >> seat & 1:
        return False
    return sum(s.catalog.stars[card] for card in (*s.hand(seat), *s.won(seat))) >= FEWEST_STARS


def offers(s: RiskState, seat: Seat) -> list[Choice]:
    """Own and won cards that can still be laid down; never more than ten stars. [RK-STAR-02] [RK-AMB-09]"""
    room = MOST_STARS - stars(s)
    return [
        ("offer", s.catalog.card_ids[card])
        for card in (*s.hand(seat), *s.won(seat))
        if card not in s.offered and s.catalog.stars[card] <= room
    ]


def offer(s: RiskState, seat: Seat, card: int) -> None:
    """Lay a card down for its stars, for all to see. [RK-AMB-36]"""
    s.offered += (card,)
    s.known[card] = EVERYBODY
    s.chance.reveal()
    s.tell("offered", seat=seat, card=s.catalog.card_ids[card])


def trade(s: RiskState, seat: Seat) -> None:
    """The table gives units for the stars; the cards are discarded. [RK-STAR-03] [RK-STAR-06] [RK-REINF-05]"""
    total = stars(s)
    units = s.catalog.star_units[total]
    for card in s.offered:
        s.discard(card)
    s.offered = ()
    s.traded = 1
    s.pool += units
    s.tell("traded", seat=seat, stars=total, units=units)

"""The first phase of a turn: count the new units, trade stars, place everything, bring the hero back."""

from __future__ import annotations

from orrery.core import EVERYBODY, Choice, Decision, Procedure, Seat, ask, unforeseen
from orrery.games.risk.rules.cards import may_play, play_card, plays
from orrery.games.risk.rules.ending import check_victory
from orrery.games.risk.rules.placing import ANY_AMOUNT, placements
from orrery.games.risk.state import NOWHERE, RiskState

FEWEST = 3
"""Nobody gets less for territories and fields. [RK-REINF-02]"""
FEWEST_STARS, MOST_STARS = 2, 10
"""The stars that can be traded at once. [RK-STAR-02]"""
EXTRA_UNITS = 2
"""What the reward for more units gives. [RK-REW-11]"""


def receive_reinforcements(s: RiskState) -> None:
    """Count the new units. [RK-REINF-01]"""
    s.phase = "deploy"
    check_victory(s)
    s.turn.pool = reinforcements(s, s.active)
    if s.events is not None:
        s.tell("reinforcements", "RK-REINF-01", seat=s.active, units=s.turn.pool)


def deploy(s: RiskState) -> Procedure[None]:
    """Place all reinforcements, part by part; cards may bring more. [RK-REINF-06] [RK-STAR-01]"""
    seat, turn = s.active, s.turn
    if not turn.pool and not has_more_to_do(s, seat):
        return
    about: dict[str, str | int] = {"units": turn.pool, "stars": stars(s)}
    choice = yield from ask(Decision(seat, "deploy", lambda: deploy_options(s, seat), "RK-REINF-06", about, ANY_AMOUNT))
    match choice:
        case ("place", str() as name, int() as units):
            place(s, seat, s.catalog.number[name], units)
        case ("hero", str() as name):
            s.hero[seat] = s.catalog.number[name]
            s.tell("hero-returned", "RK-HERO-06", seat=seat, territory=name)
        case ("offer", str() as card):
            offer(s, seat, s.catalog.card_number[card])
        case ("withdraw", str() as card):
            withdraw(s, seat, s.catalog.card_number[card])
        case ("trade",):
            trade(s, seat)
        case ("play", *_):
            yield from play_card(s, seat, choice)
        case ("done",):
            return
        case _:
            unforeseen(choice)
    s.then(("deploy",))


def end_deployment(s: RiskState) -> None:
    """Whoever could use no cards when placing can do so again."""
    if s.blocked:
        s.blocked -= {s.active}


def reinforcements(s: RiskState, seat: Seat) -> int:
    """Units for territories and fields, whole planets, bases and rewards."""
    units = max(FEWEST, (s.size(seat) + s.mineral_fields(seat)) // 3)  # [RK-REINF-01] [RK-REINF-02]
    for planet in s.catalog.planets:
        if s.holds_planet(seat, planet.number):  # [RK-REINF-03] [RK-TEAM-10]
            units += planet.bonus
    units += len(s.bases(seat))  # [RK-REINF-04] [RK-AMB-14]
    if s.has_reward(seat, "two-units"):
        units += EXTRA_UNITS
    return units


def has_more_to_do(s: RiskState, seat: Seat) -> bool:
    """Whether something is left to decide when all units are placed; that a card may fit must not show."""
    return hero_may_return(s, seat) or may_play(s, seat, "deploy")


def hero_may_return(s: RiskState, seat: Seat) -> bool:
    """Whether a defeated hero waits for its return. [RK-REINF-07] [RK-HERO-06]"""
    return s.rules.heroes and s.hero[seat] == NOWHERE


def deploy_options(s: RiskState, seat: Seat) -> list[Choice]:
    """Place units, bring the hero back, trade stars before the first unit is placed, play an ability."""
    if s.turn.offered:
        trades: list[Choice] = [("trade",)] if stars(s) >= FEWEST_STARS else []
        return [*offers(s, seat), *trades, *withdrawals(s)]
    own = s.territories(seat)
    options: list[Choice] = placements(s, own, s.turn.pool) if s.turn.pool else [("done",)]
    if hero_may_return(s, seat):
        options += [("hero", s.catalog.ids[territory]) for territory in own]
    if may_trade(s, seat):
        options += offers(s, seat)
    if may_play(s, seat, "deploy"):
        options += plays(s, seat, "deploy")
    return options


def place(s: RiskState, seat: Seat, territory: int, units: int) -> None:
    """Units from the pool into an own territory."""
    s.units[territory] += units
    s.turn.pool -= units
    s.turn.placing = True
    if s.events is not None:
        s.tell("placed", "RK-REINF-06", seat=seat, territory=s.catalog.ids[territory], units=units)


# Stars


def stars(s: RiskState) -> int:
    """The stars on the cards that are offered."""
    return sum(s.catalog.stars[card] for card in s.turn.offered)


def may_trade(s: RiskState, seat: Seat) -> bool:
    """Once a turn, before units are placed, with enough stars in hand. [RK-STAR-07] [RK-AMB-09] [RK-AMB-36]"""
    if s.turn.placing or s.turn.traded or seat in s.blocked:
        return False
    return sum(s.catalog.stars[card] for card in (*s.hand(seat), *s.won(seat))) >= FEWEST_STARS


def offers(s: RiskState, seat: Seat) -> list[Choice]:
    """Own and won cards that can still be laid down; never more than ten stars. [RK-STAR-02] [RK-AMB-09]"""
    room = MOST_STARS - stars(s)
    return [
        ("offer", s.catalog.card_ids[card])
        for card in (*s.hand(seat), *s.won(seat))
        if card not in s.turn.offered and s.catalog.stars[card] <= room
    ]


def offer(s: RiskState, seat: Seat, card: int) -> None:
    """Lay a card down for its stars, for all to see. [RK-AMB-36]"""
    s.turn.offered += (card,)
    s.cards.show(card, EVERYBODY)
    s.chance.reveal()
    s.tell("offered", "RK-STAR-01", seat=seat, card=s.catalog.card_ids[card])


def withdrawals(s: RiskState) -> list[Choice]:
    """Every card that was laid down, to be taken back. [RK-AMB-36]"""
    if not s.rules.offers_can_be_withdrawn:
        return []
    return [("withdraw", s.catalog.card_ids[card]) for card in s.turn.offered]


def withdraw(s: RiskState, seat: Seat, card: int) -> None:
    """Take a card back before the trade is made; everyone has seen it. [RK-AMB-36]"""
    s.turn.offered = tuple(offered for offered in s.turn.offered if offered != card)
    s.tell("withdrew", "RK-AMB-36", seat=seat, card=s.catalog.card_ids[card])


def trade(s: RiskState, seat: Seat) -> None:
    """The table gives units for the stars; the cards are discarded. [RK-STAR-03] [RK-STAR-06] [RK-REINF-05]"""
    total = stars(s)
    units = s.catalog.star_units[total]
    for card in s.turn.offered:
        s.discard(card)
    s.turn.offered = ()
    s.turn.traded = True
    s.turn.pool += units
    s.tell("traded", "RK-STAR-03", seat=seat, stars=total, units=units)

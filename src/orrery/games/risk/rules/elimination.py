"""Eliminating a player."""

from __future__ import annotations

from orrery.core import Seat
from orrery.games.risk.state import CAPTURED, DESTROYED, NOWHERE, RiskState


def eliminate(s: RiskState, loser: Seat, by: Seat) -> None:
    """A player without units is out; what was theirs changes hands or is lost. [RK-ELIM-01]"""
    s.tell("eliminated", "RK-ELIM-01", seat=by, loser=loser)
    take_cards(s, loser, by)
    pass_on_achievements(s, loser, by)
    for reward, holder in enumerate(s.reward):
        if holder == loser:  # [RK-ELIM-04] [RK-REW-02]
            s.reward[reward] = DESTROYED
    s.hero[loser] = NOWHERE


def take_cards(s: RiskState, loser: Seat, by: Seat) -> None:
    """All cards go to the eliminator, for their stars only. [RK-ELIM-02] [RK-AMB-24]"""
    cards = s.hand(loser) + s.won(loser)
    for card in cards:
        s.cards.put(card, CAPTURED + by, s.cards.known[card] | 1 << by)
        s.tell("won-card", "RK-ELIM-02", to=by, card=s.catalog.card_ids[card])
    if cards:
        s.tell("won-cards", "RK-ELIM-02", seat=by, loser=loser, cards=len(cards))
        s.chance.reveal()


def pass_on_achievements(s: RiskState, loser: Seat, by: Seat) -> None:
    """To the eliminator; in a team to the next ally still in the game. [RK-ELIM-03] [RK-TEAM-16] [RK-TEAM-18]"""
    allies = [ally for ally in s.allies(loser) if s.is_alive(ally)]
    heir = allies[0] if allies else by
    rule = "RK-TEAM-16" if allies else "RK-TEAM-18" if s.rules.teams else "RK-ELIM-03"
    for award, holder in enumerate(s.achievement):
        if holder == loser:  # [RK-ELIM-06]
            s.achievement[award] = heir
            s.tell("achievement-inherited", rule, seat=heir, achievement=s.catalog.achievements[award].id)

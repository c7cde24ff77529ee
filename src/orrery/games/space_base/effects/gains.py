"""Effects that move the tracks, or end the game."""

from __future__ import annotations

from orrery.games.space_base.ability import Effect, Use
from orrery.games.space_base.effects.words import effect_words
from orrery.games.space_base.rules.ending import win_at_once
from orrery.games.space_base.state import SpaceBaseState

AMOUNT = range(100)
VICTORY = 1000.0
"""What it gains to win: more than anything else."""


def gain_credits(s: SpaceBaseState, use: Use, amount: int) -> None:
    """Credits printed in the box. [SB-RES-02]"""
    gain_from_box(s, use, amount, 0, 0)


def gain_income(s: SpaceBaseState, use: Use, amount: int) -> None:
    """Income printed in the box. [SB-RES-02]"""
    gain_from_box(s, use, 0, amount, 0)


def gain_points(s: SpaceBaseState, use: Use, amount: int) -> None:
    """Points printed in the box. [SB-RES-02]"""
    gain_from_box(s, use, 0, 0, amount)


def gain_from_box(s: SpaceBaseState, use: Use, credits: int, income: int, points: int) -> None:
    """Tell what a card's ability brings, and bring it."""
    if s.events is not None:
        card = s.catalog.ids[use.card]
        s.tell("gained", "SB-RES-02", seat=use.seat, card=card, credits=credits, income=income, points=points)
    s.gain(use.seat, credits, income, points)


CREDITS = Effect(
    "credits",
    bounds=(AMOUNT,),
    does=gain_credits,
    worth=lambda amount: 0.25 * amount,
    gain=lambda outlook, use, amount: outlook.credits(amount),
    words=lambda amount: f"{amount}¢",
)
INCOME = Effect(
    "income",
    bounds=(AMOUNT,),
    does=gain_income,
    worth=lambda amount: 1.0 * amount,
    gain=lambda outlook, use, amount: outlook.weights.income * amount,
    words=lambda amount: f"{amount}+",
)
POINTS = Effect(
    "points",
    bounds=(AMOUNT,),
    does=gain_points,
    worth=lambda amount: 1.0 * amount,
    gain=lambda outlook, use, amount: outlook.weights.point * amount,
    words=lambda amount: f"{amount}★",
)


def make_foes_lose(s: SpaceBaseState, use: Use, points: int) -> None:
    """Everyone but the user loses points. [SB-LOSE4-02] [SB-LOSE4-03] [SB-AMB-16]"""
    for foe in range(s.seats):
        if foe != use.seat:
            lost = s.lose_points(foe, points)
            if lost:
                s.tell("lost-points", "SB-LOSE4-02", seat=foe, points=lost, left=s.points[foe])


def has_foes_with_points(s: SpaceBaseState, use: Use, points: int) -> bool:
    """Whether anybody else has points to lose."""
    return any(s.points[foe] for foe in range(s.seats) if foe != use.seat)


FOES_LOSE = Effect(
    "foes-lose",
    bounds=(AMOUNT,),
    does=make_foes_lose,
    worth=lambda points: 0.6 * points,
    gain=lambda outlook, use, points: outlook.foes_lose(points),
    words=lambda points: effect_words("foes-lose", points=points),
    useful=has_foes_with_points,
)


def win(s: SpaceBaseState, use: Use) -> None:
    """The user wins at once. [SB-WIN-02]"""
    win_at_once(s, use.seat)


WIN = Effect(
    "win",
    bounds=(),
    does=win,
    worth=lambda: 40.0,
    gain=lambda outlook, use: VICTORY,
    words=lambda: effect_words("win"),
)

"""What a seat may know. Hidden are only the cards drawn at light speed, and those put back under the decks."""

from __future__ import annotations

import random
from typing import Any

from orrery.core import Seat
from orrery.games.space_base.catalog import SECTORS
from orrery.games.space_base.state import LEVELS, ROW, SpaceBaseState


def view(s: SpaceBaseState, seat: Seat | None) -> dict[str, Any]:
    """The table as `seat`, or a spectator, sees it."""
    ids = s.catalog.ids
    return {
        "seat": seat,
        "goal": s.goal,
        "light_speed": s.light_speed,
        "round": s.round,
        "phase": s.phase,
        "active": s.active if s.active >= 0 else None,
        "start_player": s.first if s.first >= 0 else None,
        "dice": s.dice.copy() if s.dice[0] else None,
        "ending": bool(s.ending),
        "winner": s.winner if s.winner >= 0 else None,
        "players": [_player(s, player) for player in range(s.seats)],
        "shipyard": [
            [ids[card] if card >= 0 else None for card in s.yard[level * ROW : (level + 1) * ROW]]
            for level in range(LEVELS)
        ],
        "colonies": [ids[card] if card >= 0 else None for card in s.colonies],
        "decks": [len(deck) for deck in s.decks],
        "under_decks": [
            [
                {"seat": owner, "cards": [ids[card] for card in cards] if owner == seat else len(cards)}
                for owner, cards in blocks
            ]
            for blocks in s.under
        ],
        "hand": [ids[card] for card in s.hands[seat]] if seat is not None else [],
    }


def _player(s: SpaceBaseState, seat: Seat) -> dict[str, Any]:
    return {
        "credits": s.credits[seat],
        "income": s.income[seat],
        "points": s.points[seat],
        "allocated": list(s.allocated[seat]),
        "hand": len(s.hands[seat]),
        "resting": bool(s.resting >> seat & 1),
        "asks_about_charges": bool(s.asking >> seat & 1),
        "sectors": [
            {
                "station": _card(s, s.stationed(seat, sector)),
                "deployed": [_card(s, card) for card in s.missions(seat, sector)],
            }
            for sector in range(1, SECTORS + 1)
        ],
    }


def _card(s: SpaceBaseState, card: int) -> dict[str, Any] | None:
    if card < 0:
        return None
    return {"card": s.catalog.ids[card], "charges": s.charges[card], "slots": s.slots(card)}


def redeal(s: SpaceBaseState, seat: Seat | None, rng: random.Random) -> None:
    """Deal anew what `seat` does not know: decks, others' hands, and what others put under the decks."""
    for level in range(LEVELS):
        unknown = list(s.decks[level])
        unknown += [card for owner, cards in s.under[level] if owner != seat for card in cards]
        unknown += [card for player in range(s.seats) if player != seat for card in _of_level(s, player, level)]
        unknown.sort()
        rng.shuffle(unknown)
        s.decks[level] = [unknown.pop() for _ in s.decks[level]]
        s.under[level] = tuple(
            (owner, cards if owner == seat else tuple(sorted(unknown.pop() for _ in cards)))
            for owner, cards in s.under[level]
        )
        for player in range(s.seats):
            if player != seat and s.hands[player]:
                others = [card for card in s.hands[player] if s.catalog.level[card] != level + 1]
                dealt = [unknown.pop() for _ in _of_level(s, player, level)]
                s.hands[player] = tuple(sorted(others + dealt))


def _of_level(s: SpaceBaseState, player: Seat, level: int) -> list[int]:
    return [card for card in s.hands[player] if s.catalog.level[card] == level + 1]


def inventory(s: SpaceBaseState) -> list[str]:
    """Every card, wherever it lies."""
    cards = [card for deck in s.decks for card in deck]
    cards += [card for blocks in s.under for _, block in blocks for card in block]
    cards += [card for hand in s.hands for card in hand]
    cards += [card for card in (*s.yard, *s.colonies, *s.station) if card >= 0]
    cards += [card for mission in s.deployed for card in mission]
    if s.station[0] < 0:  # before the consoles are laid out, the starters wait in the box
        cards += [card for seat in range(s.seats) for card in s.catalog.starters[seat + 1]]
    return sorted(s.catalog.ids[card] for card in cards)

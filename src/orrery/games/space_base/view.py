"""What a seat may know. Hidden are only the cards drawn at light speed, and those put back under the decks."""

from __future__ import annotations

import random
from typing import TypedDict

from orrery.core import Seat, Standing
from orrery.core.hidden import deal
from orrery.games.space_base.catalog import SECTORS
from orrery.games.space_base.state import LEVELS, NOBODY, ROW, SpaceBaseState


class CardView(TypedDict):
    """A card on a console: its id, the tokens on it, and how many fit."""

    card: str
    charges: int
    slots: int


class SectorView(TypedDict):
    """A sector of a console."""

    station: CardView | None
    deployed: list[CardView]


class PlayerView(TypedDict):
    """What everybody knows of a player."""

    credits: int
    income: int
    points: int
    allocated: list[int]
    """The sectors that the dice are used for in this turn."""
    hand: int
    """How many cards, at light speed."""
    sectors: list[SectorView]


class BlockView(TypedDict):
    """Cards under a deck: who put them there, and which they are, or only how many."""

    seat: int
    cards: list[str] | int


class SpaceBaseView(TypedDict):
    """The table."""

    seat: int | None
    goal: int
    light_speed: bool
    round: int
    phase: int
    active: int | None
    start_player: int | None
    dice: list[int] | None
    ending: bool
    winner: int | None
    players: list[PlayerView]
    shipyard: list[list[str | None]]
    colonies: list[str | None]
    decks: list[int]
    under_decks: list[list[BlockView]]
    hand: list[str]


def view(s: SpaceBaseState, seat: Seat | None) -> SpaceBaseView:
    """The table as `seat`, or a spectator, sees it."""
    ids = s.catalog.ids
    return {
        "seat": seat,
        "goal": s.goal,
        "light_speed": s.ruleset.light_speed,
        "round": s.round,
        "phase": s.phase,
        "active": _somebody(s.active),
        "start_player": _somebody(s.first),
        "dice": s.dice.copy() if s.dice[0] else None,
        "ending": s.ending,
        "winner": _somebody(s.winner),
        "players": [_player(s, player) for player in range(s.seats)],
        "shipyard": [_offers(s, s.yard[level * ROW : (level + 1) * ROW]) for level in range(LEVELS)],
        "colonies": _offers(s, s.colonies),
        "decks": [len(deck) for deck in s.decks],
        "under_decks": [[_block(s, seat, owner, cards) for owner, cards in blocks] for blocks in s.under],
        "hand": [ids[card] for card in s.hands[seat]] if seat is not None else [],
    }


def _somebody(seat: Seat) -> int | None:
    return seat if seat != NOBODY else None


def _offers(s: SpaceBaseState, cards: list[int]) -> list[str | None]:
    return [s.catalog.ids[card] if card >= 0 else None for card in cards]


def _block(s: SpaceBaseState, seat: Seat | None, owner: Seat, cards: tuple[int, ...]) -> BlockView:
    return {"seat": owner, "cards": [s.catalog.ids[card] for card in cards] if owner == seat else len(cards)}


def _player(s: SpaceBaseState, seat: Seat) -> PlayerView:
    return {
        "credits": s.credits[seat],
        "income": s.income[seat],
        "points": s.points[seat],
        "allocated": list(s.allocated[seat]),
        "hand": len(s.hands[seat]),
        "sectors": [_sector(s, seat, sector) for sector in range(1, SECTORS + 1)],
    }


def _sector(s: SpaceBaseState, seat: Seat, sector: int) -> SectorView:
    station = s.stationed(seat, sector)
    return {
        "station": _card(s, station) if station >= 0 else None,
        "deployed": [_card(s, card) for card in s.missions(seat, sector)],
    }


def _card(s: SpaceBaseState, card: int) -> CardView:
    return {"card": s.catalog.ids[card], "charges": s.charges[card], "slots": s.slots(card)}


def standing(s: SpaceBaseState) -> Standing:
    """Everybody's victory points, which are open. [SB-END-01]"""
    return Standing(s.round, "points", s.goal, list(s.points), _somebody(s.active))


def redeal(s: SpaceBaseState, seat: Seat | None, rng: random.Random) -> None:
    """Deal anew what `seat` does not know: decks, others' hands, and what others put under the decks."""
    others = [player for player in range(s.seats) if player != seat and s.hands[player]]
    for level in range(1, LEVELS + 1):
        under = [cards for owner, cards in s.under[level - 1] if owner != seat]
        hands = [_of_level(s, s.hands[player], level) for player in others]
        unknown = [s.decks[level - 1], *under, *hands]
        dealt = deal(rng, [card for cards in unknown for card in cards], [len(cards) for cards in unknown])
        s.decks[level - 1] = dealt[0]
        blocks = iter(dealt[1 : 1 + len(under)])
        s.under[level - 1] = tuple(
            (owner, cards if owner == seat else tuple(sorted(next(blocks)))) for owner, cards in s.under[level - 1]
        )
        for player, old, new in zip(others, hands, dealt[1 + len(under) :], strict=True):
            s.hands[player] = tuple(sorted({*s.hands[player]} - {*old} | {*new}))


def _of_level(s: SpaceBaseState, cards: tuple[int, ...], level: int) -> list[int]:
    return [card for card in cards if s.catalog.level[card] == level]


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

"""Positions in which much can be asked."""

from __future__ import annotations

import random

from tests.games.space_base.position import Position

SECTORS = range(1, 13)


def rich_position(seed: int) -> Position:
    """Consoles full of charged abilities on both sides, arrows and colonies, with credits to spend."""
    rng = random.Random(seed)
    position = Position(2 + seed % 4)
    s = position.state
    cards = s.catalog.cards
    able = [card.id for card in cards if card.level and any(face.ability or face.arrow for face in card.faces)]
    rng.shuffle(able)
    for seat in range(s.seats):
        mine = able[seat :: s.seats]
        for sector, card in zip(rng.sample(SECTORS, 7), mine[:7], strict=False):
            position.station(seat, sector, card)
        for card in mine[7:13]:
            position.deploy(seat, rng.choice(SECTORS), card)
        position.credits(seat, rng.randrange(30)).income(seat, rng.randrange(5)).points(seat, rng.randrange(30))
    for seat in range(s.seats):
        if rng.random() < 0.7:
            colony = next(card for card in rng.sample(s.colonies, len(s.colonies)) if card >= 0)
            position.station(seat, s.catalog.sector[colony], s.catalog.ids[colony])
    position.full_yard()
    for seat in range(s.seats):
        for number in s.own_cards(seat):
            if s.slots(number) and rng.random() < 0.8:
                position.charge(s.catalog.ids[number], rng.randint(1, s.slots(number)))
    return position

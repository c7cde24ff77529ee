"""Positions in which much can happen."""

from __future__ import annotations

import random
from collections.abc import Iterator

from orrery.games.risk.catalog import SPECIES
from tests.games.risk.position import HOMES, Position, RiskMatch

SPECIES_FACTIONS = ("raynor", "zeratul", "kerrigan")


def rich_position(seed: int) -> Position:
    """Everybody has many cards, and few units stand against them."""
    rng = random.Random(seed)
    teams, phase = bool(seed % 4 == 3), ("deploy", "attack", "manoeuvre")[seed % 3]
    seats = 4 if teams else 3
    position = Position(seats, phase=phase, teams=teams, active=seed % seats)
    catalog = position.state.catalog
    for territory in catalog.ids:
        position.hold(rng.randrange(seats), **{territory.replace("-", "_"): rng.randint(1, 6)})
    for seat in range(seats):
        position.hold(seat, **{HOMES[seat].replace("-", "_"): 3}).hero(seat, HOMES[seat])
    for seat, faction in enumerate(SPECIES_FACTIONS):
        own = [
            card.id
            for card in catalog.cards
            if SPECIES[card.species] == SPECIES[catalog.factions[catalog.faction_number[faction]].species]
        ]
        position.faction(seat, faction).hand(seat, *rng.sample(own, 8))
    position.open("enemy-base", "hold-korhal", "eighteen-territories", "two-planets")
    return position.reward(seed % seats, "start-manoeuvre", "guaranteed-card")


def rare_moments() -> Iterator[RiskMatch]:
    """What random play hardly ever comes to."""
    crowded = Position(3, phase="achievement").hold_all(1).hold(0, "ursa").tower(0, "gold-tower", "ursa")
    match = crowded.base(1, "ursa").open("enemy-base").start(draws=["silver-tower"])
    match.play(0, ("achieve", "enemy-base"))
    yield match
    bases = Position(3, phase="deploy").faction(0, "zeratul").hold(0, "eternal-scar").hand(0, "chrono-boost")
    match = bases.start()
    match.play(0, ("play", "chrono-boost"))
    yield match
    larvae = Position(3, phase="deploy").faction(0, "kerrigan").hold_all(1).hold(0, "ursa", "canis", "rajal", "ate")
    match = larvae.hand(0, "spawn-larva").start()
    match.play(0, ("play", "spawn-larva"))
    match.play(0, ("place", "canis", 1))
    yield match
    recalled = Position(3, phase="manoeuvre").faction(0, "zeratul").hold_all(1).hold(0, ursa=4, canis=5, rajal=1)
    match = recalled.hold(0, ate=2).hero(0, "canis").hand(0, "mass-recall").start()
    match.play(0, ("play", "mass-recall", "rajal"))
    match.play(0, ("bring", "ursa", 1))
    yield match
    last = Position(3).hold_all(0).hold(0, augustgrad=4).hold(1, "keresh-province").hold(2, "rajal")
    match = last.achieved(1, "hold-char").hand(1, "mule", "blink").auto(1).start(dice=[6, 6, 6, 1])
    match.play(0, ("invade", "augustgrad", "keresh-province", 3))
    while match.state.fight is not None:
        match.play(match.waiting[0], ("pass",))
    yield match
    used_up = Position(3, phase="manoeuvre").hold(0, augustgrad=4).conquered()
    terran = [card.id for card in used_up.state.catalog.cards if SPECIES[card.species] == "terran"]
    yield used_up.discarded(*terran).start()

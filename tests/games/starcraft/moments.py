"""Positions in which much is possible, so that rare questions, options and events occur."""

from __future__ import annotations

import random
from collections.abc import Iterator

from orrery.core import EVERYBODY, Choice, Decision, Match
from orrery.games.starcraft import GAME
from orrery.games.starcraft.catalog import PLAY_AREA, load_catalog
from orrery.games.starcraft.effects.conditions import battle_of
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import DECK, EVENT_BAG, HAND, PLAY, SUPPLY, TECHNOLOGY
from tests.games.starcraft.brood_war_moments import brood_war_positions
from tests.games.starcraft.fighting import AFTERMATH, AREA, COMPARED, Force, Fought, battle, duel, lay_out
from tests.games.starcraft.leadership_moments import leadership_positions
from tests.games.starcraft.position import Position, StarCraftMatch
from tests.games.starcraft.scenarios import scenario_positions
from tests.games.starcraft.test_battle_properties import random_battle

CATALOG = load_catalog()
VARIANTS: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"forget_orders": True}),
    (4, {"mode": "galactic-conquest", "random_galaxy": True}),
    (4, {"teams": True}),
    (5, {"random_factions": True, "random_galaxy": True}),
    (6, {"teams": True, "mode": "galactic-conquest", "random_galaxy": True}),
]
"""Seats and options: every variant, chosen and random set-ups."""
KEPT = [event.id for event in CATALOG.events if event.stays == "until-used"]
AT_ONCE = [event.id for event in CATALOG.events if not event.the_end]
PLANNING, EVENTS = 3, 4
EVENT_STEP = ("play_event_cards",)


def begin(seats: int, options: dict[str, object], seed: object, rounds: int = 6) -> Match[StarCraftState]:
    """A match of a variant that ends after some rounds."""
    return Match(GAME, seats, seed=str(seed), options={**options, "round_limit": rounds})


def rich_position(seed: int) -> StarCraftMatch:
    """Two or three seats with units, buildings, technologies, cards, events and workers, at the start of something."""
    rng = random.Random(seed)
    seats = rng.choice((2, 2, 3))
    factions = rng.sample([faction.id for faction in CATALOG.factions], seats)
    position = Position(seats, factions=factions, forget_orders=seed % 7 == 6).z_route("torus", "pridewater")
    _settle(position, rng)
    for seat in range(seats):
        _equip(position, rng, seat)
    planet, special = rng.choice(("torus", "torus", "helios", "dylar-iv")), rng.random() < 0.5
    what = seed % 5
    if what == PLANNING:
        return position.start(("planning",), ("execution",), ("regrouping",))
    if what == EVENTS:
        return position.start(("play_event_cards",), ("discard_combat_cards",))
    return position.executing(0, ("build", "mobilize", "research")[what], planet, special).start()


def _settle(position: Position, rng: random.Random) -> None:
    """Units of one seat in an area, as many as it holds, and transports on every other route."""
    s = position.state
    for area in s.areas_in_play():
        owner = s.base_at(area) if s.base_at(area) >= 0 else rng.choice((*range(s.seats), -1))
        for _ in range(rng.randint(0, CATALOG.limit[area]) if owner >= 0 else 0):
            kinds = [kind for kind in CATALOG.race_units[s.race(owner).number] if s.supply_of(owner, kind)]
            name = CATALOG.unit_ids[rng.choice(kinds)].replace("-", "_")
            position.units(owner, CATALOG.areas[area].id, **{name: 1})
    for route in range(len(s.routes)):
        s.transports[route] = rng.randrange(1 << s.seats)


def _equip(position: Position, rng: random.Random, seat: int) -> None:
    s = position.state
    for kind in CATALOG.race_buildings[s.race(seat).number]:
        levels = {CATALOG.building_types[kind].replace("-", "_"): rng.randint(1, len(CATALOG.buildings[kind]))}
        position.building(seat, **levels)
    position.module(seat, supply=rng.randint(0, 1), research_and_development=rng.randint(0, 1))
    position.workers(seat, rng.randint(3, 9))
    for card in s.cards_at(seat, TECHNOLOGY):
        if rng.random() < 0.5:
            in_play = CATALOG.cards[s.card_face[card]].kind == PLAY_AREA
            s.cards.put(card, PLAY if in_play else DECK, EVERYBODY if in_play else 0)
    for card in rng.sample(s.cards_at(seat, DECK), rng.randint(3, 9)):
        s.cards.put(card, HAND, 1 << seat)
    position.events_in_play(seat, *_events(s, rng, KEPT, 4))
    position.events_read(seat, *_events(s, rng, AT_ONCE, 3))


def _events(s: StarCraftState, rng: random.Random, among: list[str], count: int) -> list[str]:
    """So many different Event cards that are not dealt yet."""
    left = {s.event(card).id for card in s.event_zones.at(EVENT_BAG)}
    return rng.sample([name for name in among if name in left], count)


def rare_matches(count: int) -> Iterator[tuple[StarCraftMatch, random.Random]]:
    """So many rich positions and random battles, each with chance of its own to go on with."""
    for seed in range(count):
        yield (random_battle(seed).match if seed % 3 == 2 else rich_position(seed)), random.Random(seed)


def moments(
    match: StarCraftMatch, rng: random.Random, steps: int = 200, asides: float = 0.05
) -> Iterator[tuple[StarCraftState, Decision]]:
    """Every question of a match played at random, now and then with an aside."""
    for _ in range(steps):
        if match.over:
            return
        seat = rng.choice(match.waiting)
        decision = match.decision(seat)
        yield match.state, decision
        match.play(seat, _some_choice(decision, rng, asides))


def _some_choice(decision: Decision, rng: random.Random, asides: float) -> Choice:
    if rng.random() < asides and (others := decision.asides):
        return rng.choice(others)
    return rng.choice(decision.options)


def constructed() -> list[StarCraftMatch]:
    """Positions for what hardly ever happens by chance."""
    zerg = ("overmind", "mengsk")
    broodling = Force("mutalisk", "zerg-13", "spawn-broodling-1", support=["queen"])
    texts = Force("scourge", "zerg-10", "spawn-broodling-1", support=["queen"])
    wraith = Force("wraith", "terran-11", support=["marine", "firebat"])
    supported = Force("mutalisk", "zerg-15", support=["zergling", "ultralisk", "queen"])
    lone = (Force("marine", "terran-17", blind=True), Force("zergling", "zerg-1"))
    cancelling = (Force("high-templar", "protoss-1", "hallucination-1"), Force("marine", "terran-1"))
    protoss, protoss_too = (
        Position(2, factions=("tassadar", "mengsk")).hand(1, "terran-2", "terran-17") for _ in range(2)
    )
    modules = Position(2).module(1, supply=1, air_support=1).events_read(0, "saboteur")
    nuked = (Force("marine", "terran-1"), Force("ultralisk", "zerg-9", support=["queen", "zergling"]))
    nuke = duel(Force("ghost", "nuke-1"), Force("hydralisk", "zerg-5", support=["queen"]), nuked, area="pridewater-1")
    archons = Position(3).in_play(2, "summon-archon-1").workers(2, pool=6)
    archons.units(2, "dylar-iv-1", high_templar=1).units(2, "dylar-iv-2", high_templar=2)
    crowded = Position(2, bases=False).base(0, "torus-3").base(1, "helios-2").units(0, "torus-2", marine=1)
    nearly_out = Position(2, bases=False).units(0, "torus-1", marine=1).base(1, "helios-2")
    return [
        duel(broodling, wraith, (Force("zergling", "zerg-1"), Force("ghost", "terran-1")), factions=zerg).match,
        duel(texts, Force("wraith", "terran-3", support=["marine", "firebat"]), factions=zerg).match,
        duel(Force("siege-tank", "terran-13"), supported, area="pridewater-1").match,
        lay_out(Position(2).deck(0, "terran-18").discarded(0, "bunker-1"), lone).begin(*COMPARED).match,
        fallen_front().match,
        nuke.answer(("skirmish", 1)).match,
        lay_out(protoss, cancelling).begin(*COMPARED).match,
        played(lay_out(protoss_too, cancelling).begin(*COMPARED).match, ("cards", "terran-2")),
        played(archons.executing(2, "build", "dylar-iv").start(), ("build-unit", "archon", "dylar-iv-2")),
        played(
            crowded.events_read(0, "reinforcements").start(EVENT_STEP),
            ("play", "reinforcements"),
            ("choose-area", "torus-2"),
        ),
        played(modules.start(EVENT_STEP), ("play", "saboteur")),
        consuming(),
        played(Position(2).executing(0, "build", "torus").start(), ("pay-by-hand",), ("build-workers", 2)),
        nearly_out.executing(0, "mobilize", "torus").start(),
        Position(2).event_deck(0, 0, 0).executing(0, "research", "torus").start(),
        *(Position(2).endings_out(1).events_read(seat, "the-end-draws-near").start(EVENT_STEP) for seat in range(2)),
        *brood_war_positions(),
        *leadership_positions(),
        *scenario_positions(),
    ]


def every_event() -> list[StarCraftMatch]:
    """Each Event card, just played by a seat with bases, buildings, units, modules and transports."""
    found = []
    for name in AT_ONCE:
        position = Position(3).building(0, barracks=2, factory=1).workers(0, pool=9)
        position.module(2, supply=1).hand(2, "protoss-3")
        position.z_route("torus", "pridewater").z_route("helios", "dylar-iv")
        position.units(0, "torus-3", marine=1).units(0, "dylar-iv-1", marine=1).units(1, "torus-4", zergling=1)
        position.module(1, supply=1, air_support=1).transport(1, "torus", "helios").hand(1, "zerg-3").depleted(
            "torus-2"
        )
        found.append(played(position.events_read(0, name).start(EVENT_STEP), ("play", name)))
    return found


def played(match: StarCraftMatch, *choices: Choice) -> StarCraftMatch:
    """The match after these answers of whoever is asked."""
    for choice in choices:
        match.play(match.waiting[0], choice)
    return match


def consuming() -> StarCraftMatch:
    """Seat 0 has used Consume and gives a worker for it."""
    position = Position(2, factions=("overmind", "mengsk")).in_play(0, "consume-1").workers(0, pool=2)
    position.units(0, AREA, defiler=1, zergling=1).units(1, AREA, marine=1)
    return played(battle(position).match, ("use", "consume"), ("lose-worker",))


def fallen_front() -> Fought:
    """A side has lost its front-line units before their skirmishes: one of them has supporters."""
    supported = Force("zergling", "zerg-1", support=["hydralisk", "queen", "ultralisk"])
    pairs = ((Force("marine", "terran-1"), supported), (Force("firebat", "terran-6"), Force("zergling", "zerg-2")))
    fought = lay_out(Position(2, factions=("mengsk", "overmind")), *pairs)
    s = fought.position.state
    for skirmish in battle_of(s).skirmishes:
        s.area_units[s.catalog.area_number[AREA]] &= ~(1 << skirmish.front[1])
        s.unit_area[skirmish.front[1]] = SUPPLY
    return fought.begin(*AFTERMATH)

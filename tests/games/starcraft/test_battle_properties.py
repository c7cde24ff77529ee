"""Random battles: they end, and nothing is lost or doubled on the way."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from orrery.core import EVERYBODY
from orrery.games.starcraft import GAME
from orrery.games.starcraft.ability import DRAW_CARDS, START_OF_BATTLE
from orrery.games.starcraft.catalog import PLAY_AREA, load_catalog
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import DECK, DISCARD, HAND, PLAY, SKIRMISH, SPLASH, SUPPLY, TECHNOLOGY
from tests.games.starcraft.fighting import Fought, battle
from tests.games.starcraft.position import Position

CATALOG = load_catalog()
FACTIONS = tuple(faction.id for faction in CATALOG.factions)
AREAS = ("torus-1", "torus-2", "torus-3", "torus-4")
BATTLE_EVENTS = [
    event.id for event in CATALOG.events if event.ability.at[START_OF_BATTLE] or event.ability.at[DRAW_CARDS]
]


def random_battle(seed: int) -> Fought:
    """Any two factions with any units, technologies, hands, abilities and bases."""
    rng = random.Random(seed)
    factions = rng.sample(FACTIONS, 2)
    position = Position(2, factions=factions)
    s = position.state
    area = rng.choice(AREAS)
    for seat, most in (
        (0, CATALOG.limit[s.catalog.area_number[area]] + 2),
        (1, CATALOG.limit[s.catalog.area_number[area]]),
    ):
        fill(position, rng, seat, area, rng.randint(1, most))
        for other in AREAS:
            if other != area and rng.random() < 0.3 and not s.area_units[s.catalog.area_number[other]]:
                fill(position, rng, seat, other, rng.randint(1, CATALOG.limit[s.catalog.area_number[other]]))
        give_cards(s, rng, seat)
        for event in rng.sample(BATTLE_EVENTS, rng.randint(0, 2)):
            position.events_in_play(seat, event)
        position.module(seat, air_support=rng.randint(0, 1)).workers(seat, rng.randint(0, 3))
    if rng.random() < 0.3:
        position.transport(0, "torus", "helios")
    return battle(position, area=area, special=rng.random() < 0.3)


def fill(position: Position, rng: random.Random, seat: int, area: str, count: int) -> None:
    s = position.state
    for _ in range(count):
        kinds = [kind for kind in CATALOG.race_units[s.race(seat).number] if s.supply_of(seat, kind)]
        position.units(seat, area, **{CATALOG.unit_ids[rng.choice(kinds)].replace("-", "_"): 1})


def give_cards(s: StarCraftState, rng: random.Random, seat: int) -> None:
    """Some technologies in the deck and the play area, some cards in hand, the deck perhaps nearly empty."""
    for card in s.cards_at(seat, TECHNOLOGY):
        if rng.random() < 0.5:
            in_play = CATALOG.cards[s.card_face[card]].kind == PLAY_AREA
            s.cards.put(card, PLAY if in_play else DECK, EVERYBODY if in_play else 0)
    deck = s.cards_at(seat, DECK)
    for card in rng.sample(deck, rng.randint(0, 8)):
        s.cards.put(card, HAND, 1 << seat)
    if rng.random() < 0.2:
        for card in s.cards_at(seat, DECK)[3:]:
            s.cards.put(card, HAND, 1 << seat)


def check(s: StarCraftState) -> None:
    """The lists that follow from each other are in step."""
    for area, units in enumerate(s.area_units):
        assert units == sum(1 << unit for unit, where in enumerate(s.unit_area) if where == area)
    known = {TECHNOLOGY, DECK, HAND, DISCARD, PLAY, SPLASH}
    in_battle = {SKIRMISH + number for number in range(len(s.battle.skirmishes))} if s.battle is not None else set()
    assert set(s.cards.where) <= known | in_battle


@pytest.mark.parametrize("block", range(10))
def test_random_battles_end_and_conserve_everything(block: int) -> None:
    for seed in range(block * 30, block * 30 + 30):
        fought = random_battle(seed)
        rng = random.Random(seed)
        inventory = sorted(GAME.rules.inventory(fought.match.state))
        figures = Counter(zip(fought.match.state.unit_owner, fought.match.state.unit_type, strict=True))
        for _ in range(200):
            if fought.match.over:
                break
            check(fought.match.state)
            fought.answer(rng.choice(fought.options))
        assert fought.match.over, seed
        s = fought.match.state
        check(s)
        assert s.battle is None
        assert sorted(GAME.rules.inventory(s)) == inventory
        assert Counter(zip(s.unit_owner, s.unit_type, strict=True)) == figures
        assert SPLASH not in s.cards.where
        assert_limits(s)


def assert_limits(s: StarCraftState) -> None:
    """After a battle no area is over its limit, and nobody's units stand beside another's."""
    for area, units in enumerate(s.area_units):
        assert units.bit_count() <= CATALOG.limit[area]
        assert len({s.unit_seat[unit] for unit in range(len(s.unit_seat)) if units >> unit & 1}) <= 1
    assert all(where == SUPPLY or where >= 0 for where in s.unit_area)


@pytest.mark.parametrize("seed", range(20))
def test_a_battle_goes_on_from_any_dump(seed: int) -> None:
    """What a battle needs to go on stands in the state: a copy loaded from a dump asks the same."""
    fought = random_battle(seed)
    rng = random.Random(seed)
    while not fought.match.over:
        s = fought.match.state
        twin = s.copy()
        twin.restore(s.dump())
        assert twin.dump() == s.dump()
        fork = fought.match.fork()
        seat = fought.match.waiting[0]
        assert fork.decision(seat).options == fought.options
        fought.answer(rng.choice(fought.options))


@pytest.mark.parametrize("seed", range(40))
def test_who_is_asked_before_cards_are_revealed_depends_on_public_things_only(seed: int) -> None:
    """With other cards in the hands the same seats are asked the same kinds of questions."""
    assert questions(random_battle(seed)) == questions(with_other_hands(random_battle(seed), random.Random(seed)))


def questions(fought: Fought) -> list[tuple[int, str]]:
    """Who is asked what until cards are revealed, if all play from their decks."""
    asked: list[tuple[int, str]] = []
    while not fought.match.over and not any(event.kind == "cards-revealed" for event in fought.match.events):
        asked += fought.asked
        fought.answer(("blind",) if ("blind",) in fought.options else fought.options[0])
    return asked


def with_other_hands(fought: Fought, rng: random.Random) -> Fought:
    """Everybody holds as many cards as before, but others, as far as nobody knows them."""
    s = fought.match.state
    for seat in range(2):
        deck = s.cards_at(seat, DECK)
        for card in s.hand(seat):
            if deck and s.cards.known[card] == 1 << seat:
                s.cards.put(deck.pop(rng.randrange(len(deck))), HAND, 1 << seat)
                s.cards.put(card, DECK, 0)
    for seat in fought.match.waiting:
        fought.match.decision(seat).refresh()
    return fought

"""The catalogue: all components of a match, and the lists that rules look things up in.

Everything is known by a word (its `id`) in choices, records and packs, and by a small number in states.
`loading.py` reads it from `data/*.toml` and an owner's pack.
"""

from __future__ import annotations

from collections import deque

from orrery.games.risk.components import (
    Achievement,
    Card,
    Faction,
    Planet,
    Position,
    Reward,
    Setup,
    Territory,
)
from orrery.games.risk.rows import (
    ATTACK_DECLARED,
    ATTACK_RESOLVED,
    ATTACK_ROLLED,
    COUNTER,
    DEFENCE_DECLARED,
    DEFENCE_RESOLVED,
    DEFENCE_ROLLED,
    DEPLOY,
    FIELDS,
    FREE,
    MANOEUVRE,
    SPECIES,
    TERRITORIES,
    WINDOWS,
    StartRow,
)

__all__ = [
    "ATTACK_DECLARED",
    "ATTACK_RESOLVED",
    "ATTACK_ROLLED",
    "COUNTER",
    "DEFENCE_DECLARED",
    "DEFENCE_RESOLVED",
    "DEFENCE_ROLLED",
    "DEPLOY",
    "FIELDS",
    "FREE",
    "MANOEUVRE",
    "SEAT_COUNTS",
    "SPECIES",
    "TERRITORIES",
    "WINDOWS",
    "Achievement",
    "Card",
    "Catalog",
    "Faction",
    "Planet",
    "Position",
    "Reward",
    "Setup",
    "Territory",
]

SEAT_COUNTS = range(2, 7)


class Catalog:
    """All components, and the lists the rules look things up in (indexed by number)."""

    def __init__(
        self,
        territories: list[Territory],
        edges: list[tuple[int, int, str]],
        planets: list[Planet],
        star_units: list[int],
        cards: list[Card],
        achievements: list[Achievement],
        rewards: list[Reward],
        factions: list[Faction],
        starts: dict[int, StartRow],
        setups: dict[int, Setup],
        data: str,
    ) -> None:
        self.data = data
        self.territories = territories
        self.ids = [territory.id for territory in territories]
        self.number = {territory.id: territory.number for territory in territories}
        self.edges = edges
        """Every pair of adjacent territories, with the kind of edge."""
        self.adjacent = adjacent_to_each(edges)
        """The neighbours of each territory, in ascending order."""
        self.distance = [steps_from(self.adjacent, start) for start in range(TERRITORIES)]
        """Steps from territory to territory."""
        self.planets = planets
        self.planet_of = [territory.planet for territory in territories]
        self.planet_set = [sum(1 << territory for territory in planet.territories) for planet in planets]
        """The territories of each planet, as a bit set."""
        self.neighbours = [sum(1 << near for near in neighbours) for neighbours in self.adjacent]
        """The territories beside each territory, as a bit set."""
        self.star_units = star_units
        """Units for a number of traded stars, 0 to 10. [RK-STAR-03]"""
        self.cards = cards
        self.card_ids = [card.id for card in cards]
        self.card_number = {card.id: card.number for card in cards}
        self.stars = [card.stars for card in cards]
        self.species_of_card = [card.species for card in cards]
        self.decks = [[card.number for card in cards if card.species == species] for species in range(len(SPECIES))]
        """The cards of each species, and last all of them."""
        self.decks.append(list(range(len(cards))))
        self.windows = [
            frozenset(window for card in cards if card.species == species for window in card.windows)
            for species in range(len(SPECIES))
        ]
        """When a species has any card to play, whoever holds it. [RK-AMB-35]"""
        self.achievements = achievements
        self.achievement_number = {achievement.id: achievement.number for achievement in achievements}
        self.rewards = rewards
        self.reward_number = {reward.id: reward.number for reward in rewards}
        self.factions = factions
        self.faction_number = {faction.id: faction.number for faction in factions}
        self.start_units = {seats: start.units for seats, start in starts.items()}
        """Start units of a player, by the number of players. [RK-CR-05]"""
        self.neutral_units = starts[2].neutral_units
        """Start units of a neutral colour. [RK-1V1-03]"""
        self.start_cards = {seats: tuple(start.cards) for seats, start in starts.items()}
        """Start cards in turn order, by the number of players. [RK-CR-11]"""
        self.setups = setups


def adjacent_to_each(edges: list[tuple[int, int, str]]) -> list[tuple[int, ...]]:
    """The neighbours of each territory, in ascending order."""
    neighbours: list[list[int]] = [[] for _ in range(TERRITORIES)]
    for one, other, _ in edges:
        neighbours[one].append(other)
        neighbours[other].append(one)
    return [tuple(sorted(found)) for found in neighbours]


def steps_from(adjacent: list[tuple[int, ...]], start: int) -> list[int]:
    """Steps from one territory to every other, -1 where no way leads."""
    steps = [-1] * TERRITORIES
    steps[start] = 0
    ahead = deque([start])
    while ahead:
        here = ahead.popleft()
        for neighbour in adjacent[here]:
            if steps[neighbour] < 0:
                steps[neighbour] = steps[here] + 1
                ahead.append(neighbour)
    return steps

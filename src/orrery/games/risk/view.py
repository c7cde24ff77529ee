"""What a seat may know. Hidden are the cards in others' hands, the order of the decks, and rewards not yet earned."""

from __future__ import annotations

import random
from typing import TypedDict

from orrery.core import Seat, Standing
from orrery.games.risk.catalog import SPECIES, TERRITORIES
from orrery.games.risk.rules.achievements import progress
from orrery.games.risk.rules.decks import cards_at
from orrery.games.risk.rules.dice import values
from orrery.games.risk.rules.ending import ACHIEVEMENTS_TO_WIN, TEAM_ACHIEVEMENTS_TO_WIN
from orrery.games.risk.rules.reinforcements import reinforcements, stars
from orrery.games.risk.rules.setup import FIELDS
from orrery.games.risk.rules.towers import TOWERS
from orrery.games.risk.state import ABSENT, CAPTURED, COMMON_DECK, DECK, DISCARD, NOWHERE, RiskState

# The type


class PlayerView(TypedDict):
    """A player: forces, cards as far as they are known, and what is coming."""

    faction: str | None
    species: str | None
    team: int | None
    alive: bool
    territories: int
    units: int
    supply: int
    fields: int
    bases: int
    hero: str | None
    hero_out: bool
    hand: int
    captured: int
    known: list[str]
    achievements: list[str]
    rewards: list[str]
    income: int
    muted: bool
    blocked: bool


class NeutralView(TypedDict):
    """A neutral colour."""

    faction: str
    territories: int
    units: int


class TerritoryView(TypedDict):
    """A territory and all that stands in it."""

    owner: int | None
    units: int
    base: int | None
    field: bool
    heroes: list[int]
    towers: list[str]


class PlanetView(TypedDict):
    """A planet: how much of it every owner holds, and who holds all of it."""

    bonus: int
    held: list[int]
    owner: int | None


class AchievementView(TypedDict):
    """An achievement of this game, and how far everyone has come."""

    id: str
    level: str
    owner: int | None
    reward: str | None
    goal: int
    progress: list[int]


class DeckView(TypedDict):
    """A deck and its discard pile."""

    species: str | None
    cards: int
    discard: list[str]


class InvasionView(TypedDict):
    """The running or last invasion of the turn."""

    running: bool
    attacker: int
    defender: int
    source: str
    target: str
    units: int
    hero: bool
    attack: list[int]
    defence: list[int]
    attack_rolled: list[int]
    defence_rolled: list[int]
    losses: list[int] | None
    captured: bool


class StormView(TypedDict):
    """An attack that goes on by itself."""

    source: str
    target: str
    keep: int


class EffectView(TypedDict):
    """An ability that lasts."""

    card: str
    scope: str
    source: str | None
    target: str | None


class MovingView(TypedDict):
    """A move of which only the number of units is open."""

    source: str
    target: str


class RiskView(TypedDict):
    """The table as a seat, or a spectator, sees it."""

    seat: int | None
    variant: str
    teams: bool
    heroes: bool
    abilities: bool
    round: int
    round_limit: int
    stage: str
    phase: str
    active: int | None
    order: list[int]
    winners: list[int]
    players: list[PlayerView]
    neutrals: list[NeutralView]
    territories: dict[str, TerritoryView]
    planets: dict[str, PlanetView]
    achievements: list[AchievementView]
    decks: list[DeckView]
    pool: int
    offered: list[str]
    stars: int
    star_units: list[int]
    invasion: InvasionView | None
    storm: StormView | None
    effects: list[EffectView]
    manoeuvres: int
    airlifts: int
    moving: MovingView | None
    hand: list[str]
    captured_cards: list[str]


# Looking


def view(s: RiskState, seat: Seat | None) -> RiskView:
    """The table as `seat`, or a spectator, sees it."""
    catalog, turn = s.catalog, s.turn
    return {
        "seat": seat,
        "variant": s.options.variant,
        "teams": s.rules.teams,
        "heroes": s.rules.heroes,
        "abilities": s.rules.abilities,
        "round": s.round,
        "round_limit": s.rules.round_limit,
        "stage": s.stage,
        "phase": s.phase,
        "active": s.active if s.active >= 0 else None,
        "order": s.order.copy(),
        "winners": list(s.winners),
        "players": [_player(s, player, seat) for player in range(s.seats)],
        "neutrals": [_neutral(s, colour, faction) for colour, faction in enumerate(s.neutrals)],
        "territories": {catalog.ids[territory]: _territory(s, territory) for territory in range(TERRITORIES)},
        "planets": {planet.id: _planet(s, planet.territories, planet.bonus) for planet in catalog.planets},
        "achievements": _achievements(s),
        "decks": [_deck(s, deck) for deck in decks(s)],
        "pool": turn.pool,
        "offered": [catalog.card_ids[card] for card in turn.offered],
        "stars": stars(s),
        "star_units": catalog.star_units.copy(),
        "invasion": _invasion(s),
        "storm": _storm(s),
        "effects": [_effect(s, *effect) for effect in turn.effects],
        "manoeuvres": turn.manoeuvres,
        "airlifts": turn.airlifts,
        "moving": _moving(s),
        "hand": [catalog.card_ids[card] for card in s.hand(seat)] if seat is not None else [],
        "captured_cards": [catalog.card_ids[card] for card in s.won(seat)] if seat is not None else [],
    }


def _player(s: RiskState, player: Seat, seat: Seat | None) -> PlayerView:
    catalog, cards = s.catalog, s.cards
    faction = catalog.factions[s.faction[player]] if s.faction[player] >= 0 else None
    hero = s.hero[player]
    return {
        "faction": faction.id if faction else None,
        "species": SPECIES[faction.species] if faction else None,
        "team": s.side[player] if s.rules.teams else None,
        "alive": s.round == 0 or s.is_alive(player),
        "territories": s.size(player),
        "units": s.units_of(player),
        "supply": s.supply[player],
        "fields": s.mineral_fields(player),
        "bases": len(s.bases(player)),
        "hero": catalog.ids[hero] if hero >= 0 else None,
        "hero_out": s.rules.heroes and s.round > 0 and s.is_alive(player) and hero == NOWHERE,
        "hand": cards.where.count(player),
        "captured": cards.where.count(CAPTURED + player),
        "known": [
            catalog.card_ids[card]
            for card, where in enumerate(cards.where)
            if where in (player, CAPTURED + player) and cards.is_known(card, seat)
        ],
        "achievements": [award.id for award in catalog.achievements if s.achievement[award.number] == player],
        "rewards": [reward.id for reward in catalog.rewards if s.reward[reward.number] == player],
        "income": reinforcements(s, player) if s.is_alive(player) else 0,
        "muted": player in s.turn.muted,
        "blocked": player in s.blocked,
    }


def _neutral(s: RiskState, colour: int, faction: int) -> NeutralView:
    owner = s.seats + colour
    return {
        "faction": s.catalog.factions[faction].id,
        "territories": s.size(owner),
        "units": s.units_of(owner),
    }


def _territory(s: RiskState, territory: int) -> TerritoryView:
    return {
        "owner": s.owner[territory] if s.owner[territory] >= 0 else None,
        "units": s.units[territory],
        "base": s.base[territory] if s.base[territory] >= 0 else None,
        "field": s.field[territory],
        "heroes": [seat for seat in range(s.seats) if s.hero[seat] == territory],
        "towers": [name for name, level in TOWERS.items() if s.tower[level] == territory],
    }


def _planet(s: RiskState, territories: tuple[int, ...], bonus: int) -> PlanetView:
    held = [s.owner[territory] for territory in territories]
    return {
        "bonus": bonus,
        "held": [held.count(owner) for owner in range(s.seats + len(s.neutrals))],
        "owner": held[0] if held[0] >= 0 and held.count(held[0]) == len(held) else None,
    }


def _achievements(s: RiskState) -> list[AchievementView]:
    return [
        {
            "id": award.id,
            "level": award.level,
            "owner": s.achievement[award.number] if s.achievement[award.number] >= 0 else None,
            "reward": s.catalog.rewards[s.revealed[award.number]].id if s.revealed[award.number] >= 0 else None,
            "goal": award.amount,
            "progress": [progress(s, player, award) if s.round else 0 for player in range(s.seats)],
        }
        for award in s.catalog.achievements
        if s.achievement[award.number] != ABSENT
    ]


def _deck(s: RiskState, deck: int) -> DeckView:
    return {
        "species": SPECIES[deck] if s.rules.abilities else None,
        "cards": len(cards_at(s, deck, DECK)),
        "discard": [s.catalog.card_ids[card] for card in cards_at(s, deck, DISCARD)],
    }


def _invasion(s: RiskState) -> InvasionView | None:
    invasion = s.invasion
    if invasion is None:
        return None
    ids = s.catalog.ids
    attack, defence = list(invasion.attack_counts), list(invasion.defence_counts)
    if invasion.attack_rolled and not attack:  # cards may still change what they count
        attack, defence = values(s, invasion)
    return {
        "running": invasion.running,
        "attacker": invasion.attacker,
        "defender": invasion.defender,
        "source": ids[invasion.source],
        "target": ids[invasion.target],
        "units": invasion.committed,
        "hero": invasion.called,
        "attack": attack,
        "defence": defence,
        "attack_rolled": sorted(invasion.attack_rolled, reverse=True),
        "defence_rolled": sorted(invasion.defence_rolled, reverse=True),
        "losses": list(invasion.losses) or None,
        "captured": invasion.captured,
    }


def _storm(s: RiskState) -> StormView | None:
    storm = s.storm
    if storm is None:
        return None
    return {"source": s.catalog.ids[storm.source], "target": s.catalog.ids[storm.target], "keep": storm.keep}


def _effect(s: RiskState, card: int, source: int, target: int) -> EffectView:
    catalog = s.catalog
    return {
        "card": catalog.card_ids[card],
        "scope": catalog.cards[card].scope,
        "source": catalog.ids[source] if source >= 0 else None,
        "target": catalog.ids[target] if target >= 0 else None,
    }


def _moving(s: RiskState) -> MovingView | None:
    moving = s.moving
    return {"source": s.catalog.ids[moving.source], "target": s.catalog.ids[moving.target]} if moving else None


def decks(s: RiskState) -> list[int]:
    """The decks in use: one for each species, or the common one. [RK-VAR-02]"""
    return list(range(len(SPECIES))) if s.rules.abilities else [COMMON_DECK]


def standing(s: RiskState) -> Standing:
    """What wins: achievements, or territories where there are none to win by. [RK-WIN-01] [RK-WIN-03] [RK-WIN-04]"""
    turn = s.active if s.active >= 0 else None
    if s.rules.achievements_win:
        goal = TEAM_ACHIEVEMENTS_TO_WIN if s.rules.teams else ACHIEVEMENTS_TO_WIN
        return Standing(s.round, "achievements", goal, [s.achievements_of(seat) for seat in range(s.seats)], turn)
    return Standing(s.round, "territories", TERRITORIES, [s.size(seat) for seat in range(s.seats)], turn)


# Guessing


def redeal(s: RiskState, seat: Seat | None, rng: random.Random) -> None:
    """Deal anew the cards that the seat has not seen: those in other hands change places with those in the decks."""
    for deck in decks(s):
        s.cards.deal_anew(seat, s.catalog.decks[deck], rng, open_places=(DISCARD,))


def inventory(s: RiskState) -> list[str]:
    """Every component, wherever it is. Units are without number. [RK-AMB-27]"""
    catalog = s.catalog
    things = [f"card {card.id}" for card in catalog.cards if DISCARD <= s.cards.where[card.number] < CAPTURED + s.seats]
    things += [f"territory {name}" for name in catalog.ids]
    things += [f"achievement {award.id}" for award in catalog.achievements]
    things += [f"reward {reward.id}" for reward in catalog.rewards]
    things += [f"base {seat}" for seat in range(s.seats) for _ in range(max(1, s.base.count(seat)))]
    things += ["field"] * max(FIELDS, sum(s.field))
    return things

"""What a seat may know. Hidden are the cards in others' hands, the order of the decks, and rewards not yet earned."""

from __future__ import annotations

import random
from typing import Any

from orrery.core import Seat
from orrery.games.risk.catalog import SPECIES, TERRITORIES
from orrery.games.risk.rules.achievements import progress
from orrery.games.risk.rules.decks import cards_at
from orrery.games.risk.rules.dice import values
from orrery.games.risk.rules.reinforcements import reinforcements, stars
from orrery.games.risk.rules.setup import FIELDS
from orrery.games.risk.rules.towers import TOWERS
from orrery.games.risk.state import (
    ABSENT,
    CAPTURED,
    COMMON_DECK,
    DECK,
    DISCARD,
    EVERYBODY,
    NOWHERE,
    PHASES,
    STAGES,
    RiskState,
)


def view(s: RiskState, seat: Seat | None) -> dict[str, Any]:
    """The table as `seat`, or a spectator, sees it."""
    catalog = s.catalog
    return {
        "seat": seat,
        "variant": s.options.variant,
        "teams": s.options.teams,
        "heroes": s.has_heroes,
        "abilities": s.has_abilities,
        "round": s.round,
        "round_limit": s.options.round_limit,
        "stage": STAGES[s.stage],
        "phase": PHASES[s.phase],
        "active": s.active if s.active >= 0 else None,
        "order": s.order.copy(),
        "winners": list(s.winners),
        "players": [_player(s, player, seat) for player in range(s.seats)],
        "neutrals": [
            {
                "faction": catalog.factions[faction].id,
                "territories": s.size(s.seats + colour),
                "units": s.units_of(s.seats + colour),
            }
            for colour, faction in enumerate(s.neutrals)
        ],
        "territories": {catalog.ids[territory]: _territory(s, territory) for territory in range(TERRITORIES)},
        "planets": {planet.id: _planet(s, planet.territories, planet.bonus) for planet in catalog.planets},
        "achievements": _achievements(s),
        "decks": [_deck(s, deck) for deck in decks(s)],
        "pool": s.pool,
        "offered": [catalog.card_ids[card] for card in s.offered],
        "stars": stars(s),
        "star_units": catalog.star_units.copy(),
        "invasion": _invasion(s),
        "storm": _storm(s),
        "effects": [
            {
                "card": catalog.card_ids[card],
                "scope": catalog.cards[card].scope,
                "source": catalog.ids[source] if source >= 0 else None,
                "target": catalog.ids[target] if target >= 0 else None,
            }
            for card, source, target in s.effects
        ],
        "manoeuvres": s.manoeuvres,
        "airlifts": s.airlifts,
        "moving": {"source": catalog.ids[s.moving[0]], "target": catalog.ids[s.moving[1]]} if s.moving else None,
        "hand": [catalog.card_ids[card] for card in s.hand(seat)] if seat is not None else [],
        "captured_cards": [catalog.card_ids[card] for card in s.won(seat)] if seat is not None else [],
    }


def _player(s: RiskState, player: Seat, seat: Seat | None) -> dict[str, Any]:
    catalog = s.catalog
    faction = catalog.factions[s.faction[player]] if s.faction[player] >= 0 else None
    hero = s.hero[player]
    return {
        "faction": faction.id if faction else None,
        "species": SPECIES[faction.species] if faction else None,
        "team": s.side[player] if s.options.teams else None,
        "alive": s.round == 0 or s.is_alive(player),
        "territories": s.size(player),
        "units": s.units_of(player),
        "supply": s.supply[player],
        "fields": s.fields(player),
        "bases": len(s.bases(player)),
        "hero": catalog.ids[hero] if hero >= 0 else None,
        "hero_out": s.has_heroes and s.round > 0 and s.is_alive(player) and hero == NOWHERE,
        "hand": s.where.count(player),
        "captured": s.where.count(CAPTURED + player),
        "known": [
            catalog.card_ids[card]
            for card, where in enumerate(s.where)
            if where in (player, CAPTURED + player) and knows(s, card, seat)
        ],
        "achievements": [award.id for award in catalog.achievements if s.achievement[award.number] == player],
        "rewards": [reward.id for reward in catalog.rewards if s.reward[reward.number] == player],
        "income": reinforcements(s, player) if s.is_alive(player) else 0,
        "auto_defence": bool(s.auto_defence >> player & 1),
        "auto_cards": bool(s.auto_cards >> player & 1),
        "muted": bool(s.muted >> player & 1),
        "blocked": bool(s.blocked >> player & 1),
    }


def _territory(s: RiskState, territory: int) -> dict[str, Any]:
    return {
        "owner": s.owner[territory] if s.owner[territory] >= 0 else None,
        "units": s.units[territory],
        "base": s.base[territory] if s.base[territory] >= 0 else None,
        "field": bool(s.field[territory]),
        "heroes": [seat for seat in range(s.seats) if s.hero[seat] == territory],
        "towers": [name for name, level in TOWERS.items() if s.tower[level] == territory],
    }


def _planet(s: RiskState, territories: tuple[int, ...], bonus: int) -> dict[str, Any]:
    held = [s.owner[territory] for territory in territories]
    return {
        "bonus": bonus,
        "held": [held.count(owner) for owner in range(s.seats + len(s.neutrals))],
        "owner": held[0] if held[0] >= 0 and held.count(held[0]) == len(held) else None,
    }


def _achievements(s: RiskState) -> list[dict[str, Any]]:
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


def _deck(s: RiskState, deck: int) -> dict[str, Any]:
    return {
        "species": SPECIES[deck] if s.has_abilities else None,
        "cards": len(cards_at(s, deck, DECK)),
        "discard": [s.catalog.card_ids[card] for card in cards_at(s, deck, DISCARD)],
    }


def _invasion(s: RiskState) -> dict[str, Any] | None:
    if s.target < 0:
        return None
    ids = s.catalog.ids
    counted = s.attack_counts or not s.attack_rolled
    attack, defence = (s.attack_counts, s.defence_counts) if counted else values(s)
    return {
        "running": bool(s.invading),
        "attacker": s.active,
        "defender": s.defender,
        "source": ids[s.source],
        "target": ids[s.target],
        "units": s.committed,
        "hero": bool(s.called),
        "attack": list(attack),
        "defence": list(defence),
        "attack_rolled": sorted(s.attack_rolled, reverse=True),
        "defence_rolled": sorted(s.defence_rolled, reverse=True),
        "losses": list(s.losses) or None,
        "captured": bool(s.captured),
    }


def _storm(s: RiskState) -> dict[str, Any] | None:
    if not s.storm:
        return None
    source, target, keep, _ = s.storm
    return {"source": s.catalog.ids[source], "target": s.catalog.ids[target], "keep": keep}


def decks(s: RiskState) -> list[int]:
    """The decks in use: one for each species, or the common one. [RK-VAR-02]"""
    return list(range(len(SPECIES))) if s.has_abilities else [COMMON_DECK]


def knows(s: RiskState, card: int, seat: Seat | None) -> bool:
    """Whether a seat, or a spectator, knows where a card is."""
    return s.known[card] == EVERYBODY or (seat is not None and bool(s.known[card] >> seat & 1))


def redeal(s: RiskState, seat: Seat | None, rng: random.Random) -> None:
    """Deal anew the cards that the seat has not seen: those in other hands change places with those in the decks.

    Cards that went back into a deck together stay among themselves, for hands from before cannot hold them.
    """
    for deck in decks(s):
        unseen = [card for card in s.catalog.decks[deck] if s.where[card] != DISCARD and not knows(s, card, seat)]
        for times in sorted({s.shuffled[card] for card in unseen}):
            alike = [card for card in unseen if s.shuffled[card] == times]
            # Sorted, for the order in which they lie now is not for the seat to know.
            places = sorted((s.where[card], s.known[card]) for card in alike)
            rng.shuffle(places)
            for card, (where, known) in zip(alike, places, strict=True):
                s.where[card] = where
                s.known[card] = known


def inventory(s: RiskState) -> list[str]:
    """Every component, wherever it is. Units are without number. [RK-AMB-27]"""
    catalog = s.catalog
    things = [f"card {card.id}" for card in catalog.cards if DISCARD <= s.where[card.number] < CAPTURED + s.seats]
    things += [f"territory {name}" for name in catalog.ids]
    things += [f"achievement {award.id}" for award in catalog.achievements]
    things += [f"reward {reward.id}" for reward in catalog.rewards]
    things += [f"base {seat}" for seat in range(s.seats) for _ in range(max(1, s.base.count(seat)))]
    things += ["field"] * max(FIELDS, sum(s.field))
    return things

"""Which sentences of which cards work for a side in a skirmish: those of its cards there, and the lasting ones.

A standard card's text works if an icon matches the front-line unit, and then it must be used [SC-SKIRM-06]; that of a
reinforcement card, if the card was accepted [SC-REINF-03]; cards in the play area need not be drawn [SC-KEY-22].
"""

from __future__ import annotations

from typing import TypeAlias, TypeVar

from orrery.games.starcraft.ability import ALWAYS, COMPARE, START_OF_BATTLE, Ability, Clause
from orrery.games.starcraft.catalog import AIR_SUPPORT
from orrery.games.starcraft.effect import Cloak, Detect, Effect, NoTarget
from orrery.games.starcraft.effects.conditions import base_here, battle_of, fighters, holds
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import NOTHING

Kind = TypeVar("Kind", bound=Effect)
Said: TypeAlias = tuple[Clause, ...]
"""Sentences of cards, whether their conditions hold or not."""


def ability_of(s: StarCraftState, card: int) -> Ability:
    """What a Combat or Technology card does."""
    return s.catalog.cards[s.card_face[card]].ability


def ability_named(s: StarCraftState, name: str) -> Ability:
    """What a card in a play area does, or something else with an ability, by the name of the technology or event."""
    catalog = s.catalog
    if name in s.rules.other_abilities:
        return s.rules.other_abilities[name].ability
    if name in catalog.technology_number:
        return catalog.technologies[catalog.technology_number[name]].ability
    return catalog.events[catalog.event_number[name]].ability


def matches(s: StarCraftState, side: int, number: int) -> bool:
    """Whether an icon of a side's standard card matches its front-line unit. [SC-SKIRM-04] [SC-SKIRM-15]"""
    skirmish = battle_of(s).skirmishes[number]
    card, front = skirmish.standard[side], skirmish.front[side]
    if card == NOTHING or (s.is_stolen(front) and s.card_owner(card) == s.unit_seat[front]):  # [BW-AMB-05]
        return False
    return bool(s.catalog.icons[s.card_face[card]] >> s.unit_type[front] & 1)


# The sources, whether their conditions hold or not


def on_standard(s: StarCraftState, side: int, number: int, step: str) -> Said:
    """What a side's standard card says about a step; nothing if no icon matches. [SC-SKIRM-06]"""
    card = battle_of(s).skirmishes[number].standard[side]
    return ability_of(s, card).steps[step] if matches(s, side, number) else ()


def on_reinforcement(s: StarCraftState, side: int, number: int, step: str) -> Said:
    """What a side's reinforcement card says about a step."""
    card = battle_of(s).skirmishes[number].reinforcement[side]
    return ability_of(s, card).steps[step] if card != NOTHING else ()


def in_play_area(s: StarCraftState, side: int, step: str) -> Said:
    """What a side's play area says about a step of every skirmish. [SC-KEY-22] [SC-EVENT-11]"""
    seat = battle_of(s).seat_of(side)
    abilities = [ability_of(s, card) for card in s.cards_in_play(seat)]
    abilities += [s.event(card).ability for card in s.events_in_play(seat)]
    abilities += [card.ability for card in s.cards_led_by(seat)]
    return tuple(clause for ability in abilities for clause in ability.steps[step] if clause.moment == ALWAYS)


def from_the_start(s: StarCraftState, side: int) -> Said:
    """What a side's start-of-battle ability says about every skirmish of the battle."""
    used = [name for whose, name in battle_of(s).used if whose == side]
    return tuple(clause for name in used for clause in ability_named(s, name).at[START_OF_BATTLE])


# What works when a skirmish is compared


class Clash:
    """A skirmish as it is compared: all that is said for either side, gathered once.

    What a Combat card gives lasts only for its own skirmish, while it is resolved. [SC-KEY-04] [SC-KEY-23]
    """

    __slots__ = ("lasting", "number", "reinforcement", "s", "standard", "started")

    def __init__(self, s: StarCraftState, number: int) -> None:
        self.s = s
        self.number = number
        self.standard: tuple[Said, Said] = ((), ())
        self.reinforcement: tuple[Said, Said] = ((), ())
        if number == battle_of(s).current:
            self.standard = (on_standard(s, 0, number, COMPARE), on_standard(s, 1, number, COMPARE))
            self.reinforcement = (on_reinforcement(s, 0, number, COMPARE), on_reinforcement(s, 1, number, COMPARE))
        self.lasting: tuple[Said, Said] = (in_play_area(s, 0, COMPARE), in_play_area(s, 1, COMPARE))
        self.started: tuple[Said, Said] = (from_the_start(s, 0), from_the_start(s, 1))

    def said(self, side: int) -> Said:
        """All that is said for a side."""
        return self.standard[side] + self.reinforcement[side] + self.lasting[side] + self.started[side]


def working(clash: Clash, side: int, clauses: Said, kind: type[Kind]) -> list[Kind]:
    """The effects of one kind among these clauses whose conditions hold."""
    return [
        clause.effect
        for clause in clauses
        if isinstance(clause.effect, kind) and clause.cost is None and holds(clash.s, clause, side, clash.number)
    ]


def effects(clash: Clash, side: int, kind: type[Kind]) -> list[Kind]:
    """The effects of one kind that work for a side."""
    said = clash.said(side)
    return working(clash, side, said, kind) if said else []


def detects(clash: Clash, side: int) -> bool:
    """Whether a side has a detector in a skirmish: a unit, Air Support, or a card. [SC-KEY-05] [SC-KEY-06]"""
    s = clash.s
    if any(s.catalog.detector[s.unit_type[unit]] for unit in fighters(s, side, clash.number)):
        return True
    if base_here(s, side) and s.has_module(battle_of(s).seat_of(side), AIR_SUPPORT):  # [SC-MOD-07] [SC-KEY-31]
        return True
    return bool(effects(clash, side, Detect))


def cloaked_types(clash: Clash, side: int) -> int:
    """The unit types of a side with cloaking in a skirmish that no detector cancels, as a bit set. [SC-KEY-05]"""
    cloaked = clash.s.catalog.cloaking_units
    for effect in effects(clash, side, Cloak):
        cloaked |= effect.units.mask
    return 0 if cloaked and detects(clash, 1 - side) else cloaked


def targets_of(clash: Clash, side: int, unit: int) -> int:
    """The unit types a unit of a side can target in a skirmish, as a bit set. [SC-TARGET-02]"""
    kind = clash.s.unit_type[unit]
    targets = clash.s.catalog.targets[kind]
    for effect in effects(clash, 1 - side, NoTarget):
        if kind in effect.by:
            targets &= ~effect.of.mask
    return targets

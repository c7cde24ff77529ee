"""The Leadership cards as the rules know them, and how they are read. [BW-LEAD-01]"""

from __future__ import annotations

from collections.abc import Callable

from orrery.core.errors import BadPack
from orrery.core.pack import Located, Rows, shaped
from orrery.games.starcraft.ability import (
    ALWAYS,
    END_OF_PLANNING,
    MOBILIZE,
    OCCASIONS,
    PLAYED,
    START_OF_BATTLE,
    Ability,
)
from orrery.games.starcraft.cards import Technology
from orrery.games.starcraft.effect import PlaceInstallation
from orrery.games.starcraft.leadership_effect import GainHero, ShuffleIn
from orrery.games.starcraft.pieces import Faction, Provenance
from orrery.games.starcraft.rows import LeadershipRow

SPECIAL_VICTORY = "special-victory"
STAGES_OF_A_FACTION = (3, 2, 2)
"""How many Leadership cards a faction has of each stage."""
MOMENTS = (PLAYED, ALWAYS, MOBILIZE, END_OF_PLANNING, START_OF_BATTLE, *OCCASIONS)
"""When the clauses of a Leadership card can work."""


class Leadership:
    """A Leadership card: whose it is, its stage, what it does, and on Stage I its starting forces. [BW-LEAD-10]

    `units` are pairs of a unit type and a number; `objective`, `goal` and `objective_stage` are those of a special
    victory card, as a Faction has them; `hero` is the number of its hero after the unit types, and `unit` its type, or
    both -1; `installation` is its name, or empty.
    """

    __slots__ = (
        "ability",
        "bases",
        "faction",
        "goal",
        "hero",
        "id",
        "installation",
        "kind",
        "name",
        "number",
        "objective",
        "objective_stage",
        "printed",
        "provenance",
        "stage",
        "stays",
        "text",
        "transports",
        "unit",
        "units",
        "workers",
    )

    def __init__(
        self, number: int, row: LeadershipRow, faction: int, ability: Ability, units: tuple[tuple[int, int], ...]
    ) -> None:
        self.number = number
        self.id = row.id
        self.faction = faction
        self.printed = row.number
        self.stage = row.stage
        self.kind = row.kind
        self.stays = row.stays == "rest-of-game"
        self.ability = ability
        self.objective = row.objective or ""
        self.goal = row.goal
        self.objective_stage = row.objective_stage
        self.units = units
        self.workers = row.workers
        self.transports = row.transports
        self.bases = row.bases
        self.name = row.name
        self.text = row.text
        self.provenance = Provenance(row)
        self.hero = self.unit = -1
        self.installation = ""
        for clause in ability.at[PLAYED]:
            if isinstance(clause.effect, GainHero):
                self.hero, self.unit = clause.effect.hero, clause.effect.unit
            elif isinstance(clause.effect, PlaceInstallation):
                self.installation = clause.effect.installation


Read = Callable[[str, str, tuple[str, ...]], Ability]
"""(where, code, moments): reads the ability of a card."""
Forces = Callable[[str, str, list[str], str], tuple[tuple[int, int], ...]]
"""(where, field, texts, race): reads units and how many of each, all of a race."""


def read_leadership(
    rows: Rows,
    factions: tuple[Faction, ...],
    technologies: tuple[Technology, ...],
    ability: Read,
    forces: Forces,
) -> tuple[Leadership, ...]:
    """All Leadership cards, none in the base game. [BW-LEAD-01] [BW-LEAD-11]"""
    cards = tuple(
        _card(number, located, factions, technologies, ability, forces) for number, located in enumerate(rows.values())
    )
    if cards:
        for faction in factions:
            _check_faction(faction, [card for card in cards if card.faction == faction.number])
    return cards


def _card(
    number: int,
    located: Located,
    factions: tuple[Faction, ...],
    technologies: tuple[Technology, ...],
    ability: Read,
    forces: Forces,
) -> Leadership:
    where = located[0]
    row = shaped(located, LeadershipRow)
    owners = [faction for faction in factions if faction.id == row.faction]
    if not owners:
        raise BadPack(f"{where}, field 'faction': there is no faction '{row.faction}'")
    [owner] = owners
    units = forces(where, "units", row.units, row.faction)
    card = Leadership(number, row, owner.number, ability(where, row.ability, MOMENTS), units)
    _check_objective(where, row)
    _check_forces(where, row)
    _check_kind(where, row, card)
    for clause in card.ability.clauses:
        if isinstance(clause.effect, ShuffleIn):
            known = {technology.id for technology in technologies if technology.faction in (-1, owner.number)}
            for name in clause.effect.technologies:
                if name not in known:
                    raise BadPack(f"{where}, field 'ability': this faction has no technology '{name}'")
    return card


def _check_objective(where: str, row: LeadershipRow) -> None:
    """A special victory card has an objective, with a number unless it needs none. [BW-LEAD-11]"""
    if (row.kind == SPECIAL_VICTORY) != (row.objective is not None):
        raise BadPack(f"{where}, field 'objective': special victory cards have one, and no others do")
    if row.objective is not None and (row.objective == "most-areas") != (row.goal == 0):
        raise BadPack(f"{where}, field 'goal': 'most-areas' needs no number, every other objective one from 1")


def _check_forces(where: str, row: LeadershipRow) -> None:
    """Cards of Stage I list starting forces, with a base at least. [BW-LEAD-10]"""
    if (row.stage == 1) != bool(row.units) or (row.stage == 1) != bool(row.bases):
        raise BadPack(f"{where}, field 'units': cards of Stage I have starting forces with a base, and no others do")


def _check_kind(where: str, row: LeadershipRow, card: Leadership) -> None:
    if (row.kind == "hero") != (card.hero >= 0):
        raise BadPack(f"{where}, field 'kind': a hero card has the effect 'hero', and no other has")
    if (row.kind == "installation") != bool(card.installation):
        raise BadPack(f"{where}, field 'kind': an installation card has the effect 'place', and no other has")
    if not row.ability and row.kind != SPECIAL_VICTORY:
        raise BadPack(f"{where}, field 'ability': only a special victory card does nothing else")


def _check_faction(faction: Faction, cards: list[Leadership]) -> None:
    """Seven cards, three of them of Stage I, one of these with a special victory, and a hero at least. [BW-HERO-01]"""
    place = "leadership.toml, field"
    if sorted(card.printed for card in cards) != list(range(1, sum(STAGES_OF_A_FACTION) + 1)):
        raise BadPack(f"{place} 'number': the cards of '{faction.id}' must have the numbers 1 to 7, each once")
    for stage, count in enumerate(STAGES_OF_A_FACTION, start=1):
        if sum(card.stage == stage for card in cards) != count:
            raise BadPack(f"{place} 'stage': '{faction.id}' must have {count} cards of stage {stage}")
    if [card.stage for card in cards if card.kind == SPECIAL_VICTORY] != [1]:
        raise BadPack(f"{place} 'kind': '{faction.id}' must have one special victory card, of stage 1")
    if not any(card.hero >= 0 and card.stage == 2 for card in cards):
        raise BadPack(f"{place} 'kind': '{faction.id}' must have a hero of stage 2")

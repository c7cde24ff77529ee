"""Brood War: what is removed from the base game, and what comes to it."""

from __future__ import annotations

import pytest

from orrery.games.starcraft.catalog import BASE, BROOD_WAR, RACES, Catalog, load_catalog

BOXES = load_catalog(None, BASE), load_catalog(None, BROOD_WAR)
QUEEN = "queen-of-blades"


def combat_cards(catalog: Catalog, race: str) -> set[str]:
    """The Combat cards of a starting deck."""
    return {card.id for card in catalog.cards if card.technology < 0 and RACES[card.race] == race}


def technologies(catalog: Catalog, race: str) -> dict[str, int]:
    """The technologies of a race and how many cards of each there are."""
    return {found.id: len(found.cards) for found in catalog.technologies if RACES[found.race] == race}


@pytest.mark.rule("BW-SETUP-02", "BW-SETUP-04")
@pytest.mark.parametrize(
    ("race", "removed", "added"),
    [("terran", (4, 5, 15, 17, 18), 7), ("zerg", (6, 10, 11, 12, 14), 7), ("protoss", (1, 2, 9), 5)],
)
def test_combat_cards_are_replaced_and_each_deck_has_twenty(race: str, removed: tuple[int, ...], added: int) -> None:
    before, now = (combat_cards(catalog, race) for catalog in BOXES)
    assert before - now == {f"{race}-{number}" for number in removed}
    assert len(now - before) == added
    assert (len(before), len(now)) == (18, 20)


@pytest.mark.rule("BW-SETUP-03")
def test_technology_cards_that_are_removed() -> None:
    gone = {
        name: count
        for race in RACES
        for name, count in technologies(BOXES[0], race).items()
        if name not in technologies(BOXES[1], race)
    }
    assert gone == {
        "siege-mode": 2,
        "lockdown": 2,
        "metabolic-boost": 1,
        "improved-flyer-attack": 2,
        "dark-swarm": 2,
        "guardian-aspect": 1,
        "increased-reaver-capacity": 3,
        "summon-archon": 1,
    }


@pytest.mark.rule("BW-SETUP-05")
def test_each_faction_gets_seventeen_cards_and_the_queen_of_blades_nineteen() -> None:
    base, expanded = BOXES
    for faction in expanded.factions:
        old = {base.card_ids[card] for card in (*base.decks[faction.number], *base.technology_decks[faction.number])}
        cards = (*expanded.decks[faction.number], *expanded.technology_decks[faction.number])
        new = {expanded.card_ids[card] for card in cards} - old
        assert len(new) == (19 if faction.id == QUEEN else 17), faction.id


@pytest.mark.rule("BW-SETUP-07", "BW-SETUP-08")
def test_the_second_robotics_facility_is_new_and_a_level_may_allow_several_units() -> None:
    base, expanded = BOXES
    assert set(expanded.building_named) - set(base.building_named) == {"robotics-facility-2"}
    barracks = expanded.building_named["barracks-2"]
    assert {expanded.unit_ids[unit] for unit in barracks.unlocks} == {"firebat", "medic"}


@pytest.mark.rule("BW-SETUP-11")
def test_each_faction_gets_three_figures_of_each_new_unit() -> None:
    base, expanded = BOXES
    new = {unit.id: unit.figures for unit in expanded.units if unit.id not in base.unit_number}
    names = ("medic", "valkyrie", "dark-templar", "dark-archon", "corsair", "lurker", "devourer", "infested-terran")
    assert new == dict.fromkeys(names, 3)

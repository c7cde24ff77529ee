"""The component data: board, cards, awards, factions and charts, and the names of everything."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from orrery.core.pack import read_data
from orrery.core.words import LANGUAGES, Words, locales_folder
from orrery.games.risk import catalog as catalog_module
from orrery.games.risk.catalog import FIELDS, SEAT_COUNTS, SPECIES, TERRITORIES, WINDOWS, Catalog
from orrery.games.risk.loading import load_catalog
from orrery.games.risk.rows import LAYOUT
from orrery.games.risk.rules.fronts import MOST_ATTACKERS, MOST_DEFENDERS

CHECKLIST = (Path(__file__).parents[3] / "docs" / "rules" / "risk.md").read_text(encoding="utf-8")
DATA = Path(catalog_module.__file__).parent / "data"
CHARTS = range(3, 7)


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    return load_catalog()


def neighbours(catalog: Catalog, territory: str) -> set[str]:
    return {catalog.ids[number] for number in catalog.adjacent[catalog.number[territory]]}


def edge_kind(catalog: Catalog, one: str, other: str) -> str:
    """How two territories are joined."""
    ends = {catalog.number[one], catalog.number[other]}
    [kind] = [kind for here, there, kind in catalog.edges if {here, there} == ends]
    return kind


def planet_sizes(catalog: Catalog) -> dict[str, int]:
    return {planet.id: len(planet.territories) for planet in catalog.planets}


# The board


@pytest.mark.rule("RK-COMP-01")
def test_the_board_has_42_territories_on_6_planets(catalog: Catalog) -> None:
    assert len(set(catalog.ids)) == len(catalog.territories) == TERRITORIES == 42
    assert {planet.id: planet.colour for planet in catalog.planets} == {
        "aiur": "green",
        "zerus": "teal",
        "korhal": "purple",
        "mar-sara": "yellow",
        "char": "red",
        "shakuras": "blue",
    }
    on_planets = [territory for planet in catalog.planets for territory in planet.territories]
    assert sorted(on_planets) == list(range(42))
    for planet in catalog.planets:
        assert all(catalog.planet_of[territory] == planet.number for territory in planet.territories)


@pytest.mark.rule("RK-COMP-02")
def test_edges_are_borders_contacts_and_space_lines(catalog: Catalog) -> None:
    assert len(catalog.edges) == 83
    assert Counter(kind for _, _, kind in catalog.edges) == {"border": 50, "contact": 25, "space": 8}
    for one, other, kind in catalog.edges:
        assert one in catalog.adjacent[other]
        assert other in catalog.adjacent[one]
        if kind != "contact":  # a moon touches its planet, or two planets touch
            assert (kind == "border") == (catalog.planet_of[one] == catalog.planet_of[other])
    assert sum(len(near) for near in catalog.adjacent) == 2 * 83
    assert all(list(near) == sorted(set(near)) for near in catalog.adjacent)


@pytest.mark.rule("RK-MAP-01")
def test_char_aleph_reaches_the_feral_hives_across_space(catalog: Catalog) -> None:
    assert edge_kind(catalog, "char-aleph", "feral-hives") == "space"


@pytest.mark.rule("RK-MAP-02")
def test_augustgrad_borders_keresh_province(catalog: Catalog) -> None:
    assert edge_kind(catalog, "augustgrad", "keresh-province") == "border"


@pytest.mark.rule("RK-MAP-03")
def test_the_way_from_talematros_to_pyramus_leads_through_katuul_province(catalog: Catalog) -> None:
    assert "katuul-province" in neighbours(catalog, "talematros")
    assert "katuul-province" in neighbours(catalog, "pyramus")
    assert catalog.distance[catalog.number["talematros"]][catalog.number["pyramus"]] == 2


@pytest.mark.rule("RK-MAP-04")
def test_the_sizes_of_the_planets(catalog: Catalog) -> None:
    assert planet_sizes(catalog) == {"char": 12, "korhal": 7, "aiur": 9, "mar-sara": 6, "zerus": 4, "shakuras": 4}


@pytest.mark.rule("RK-MAP-05")
def test_the_bonuses_of_the_planets(catalog: Catalog) -> None:
    bonuses = {planet.id: planet.bonus for planet in catalog.planets}
    assert bonuses == {"char": 7, "korhal": 5, "aiur": 5, "mar-sara": 3, "zerus": 2, "shakuras": 2}


CLASSIC = """
Alaska: Northwest Territory, Alberta, Kamchatka; Northwest Territory: Alberta, Ontario, Greenland
Alberta: Ontario, Western United States; Ontario: Greenland, Quebec, Western United States, Eastern United States
Greenland: Quebec, Iceland; Quebec: Eastern United States; Western United States: Eastern United States, Central America
Eastern United States: Central America; Central America: Venezuela; Venezuela: Peru, Brazil; Peru: Brazil, Argentina
Brazil: Argentina, North Africa; North Africa: Egypt, East Africa, Congo, Western Europe, Southern Europe
Egypt: East Africa, Southern Europe, Middle East; East Africa: Congo, South Africa, Madagascar, Middle East
Congo: South Africa; South Africa: Madagascar; Iceland: Great Britain, Scandinavia
Great Britain: Scandinavia, Northern Europe, Western Europe; Scandinavia: Northern Europe, Ukraine
Northern Europe: Western Europe, Southern Europe, Ukraine; Western Europe: Southern Europe
Southern Europe: Ukraine, Middle East; Ukraine: Ural, Afghanistan, Middle East
Middle East: Afghanistan, India; Afghanistan: Ural, China, India; India: China, Siam; Siam: China, Indonesia
China: Ural, Siberia, Mongolia; Ural: Siberia; Siberia: Yakutsk, Irkutsk, Mongolia; Yakutsk: Irkutsk, Kamchatka
Irkutsk: Kamchatka, Mongolia; Mongolia: Kamchatka, Japan; Kamchatka: Japan
Indonesia: New Guinea, Western Australia; New Guinea: Western Australia, Eastern Australia
Western Australia: Eastern Australia
"""
"""The 83 edges of the classic board."""


def test_the_board_is_the_classic_one_under_other_names(catalog: Catalog) -> None:
    classic: set[frozenset[str]] = set()
    for entry in re.split(r"[;\n]", CLASSIC.strip()):
        one, others = entry.split(":")
        classic.update(frozenset((one.strip(), other.strip())) for other in others.split(","))
    names = [territory.classic for territory in catalog.territories]
    assert {frozenset((names[one], names[other])) for one, other, _ in catalog.edges} == classic
    assert len(classic) == 83


def test_every_planet_is_in_one_piece(catalog: Catalog) -> None:
    for planet in catalog.planets:
        own, reached, ahead = set(planet.territories), set[int](), [planet.territories[0]]
        while ahead:
            here = ahead.pop()
            if here not in reached:
                reached.add(here)
                ahead += own.intersection(catalog.adjacent[here])
        assert reached == own


def test_distances_are_steps(catalog: Catalog) -> None:
    for one in range(42):
        for other in range(42):
            steps = catalog.distance[one][other]
            assert steps == catalog.distance[other][one]
            assert (steps == 0) == (one == other)
            assert (steps == 1) == (other in catalog.adjacent[one])
            if steps > 1:
                assert min(catalog.distance[near][other] for near in catalog.adjacent[one]) == steps - 1
    assert max(map(max, catalog.distance)) == 10


def test_places_of_the_names_do_not_collide(catalog: Catalog) -> None:
    places = [(territory.x, territory.y) for territory in catalog.territories]
    assert len(set(places)) == 42
    assert all(0 < x < 100 and 0 < y < 100 for x, y in places)


@pytest.mark.rule("RK-STAR-02", "RK-STAR-03")
def test_the_table_of_stars(catalog: Catalog) -> None:
    assert catalog.star_units == [0, 0, 2, 4, 7, 10, 13, 17, 21, 25, 30]


# Cards


@pytest.mark.rule("RK-COMP-03")
def test_42_cards_belong_to_three_species(catalog: Catalog) -> None:
    assert SPECIES == ("terran", "protoss", "zerg")
    assert len(set(catalog.card_ids)) == len(catalog.cards) == 42
    assert Counter(catalog.species_of_card) == {0: 14, 1: 14, 2: 14}
    for species in range(3):
        types = Counter(card.type for card in catalog.cards if card.species == species)
        assert types == {"attack": 5, "defence": 5, "reinforcement": 2, "movement": 1, "special": 1}


@pytest.mark.rule("RK-COMP-12")
def test_a_card_shows_an_ability_and_one_or_two_stars(catalog: Catalog) -> None:
    for card in catalog.cards:
        assert card.effects
        assert set(card.windows) <= set(WINDOWS)
    for species in range(3):
        stars = Counter(card.stars for card in catalog.cards if card.species == species)
        assert stars == {1: 10, 2: 4}
    assert catalog.stars == [card.stars for card in catalog.cards]


@pytest.mark.rule("RK-COMP-13")
def test_the_cards_name_42_different_territories(catalog: Catalog) -> None:
    assert {card.territory for card in catalog.cards} == set(range(42))


def test_the_windows_in_which_a_species_has_cards(catalog: Catalog) -> None:
    terran, protoss, zerg = catalog.windows
    everyone = {"deploy", "free", "manoeuvre", "attack-declared", "defence-declared", "attack-rolled", "defence-rolled"}
    assert terran == everyone | {"defence-resolved"}
    assert protoss == everyone | {"attack-resolved", "counter"}
    assert zerg == everyone | {"defence-resolved"}


ABILITIES = """
planetary-fortress | defence-all | target | defence-declared | needs a base
tactical-nuke | strike 4 | - | free
mule | field-units 5 | - | deploy
jet-pack | link 2 | - | free
yamato-cannon | set-defence | roll | attack-rolled
cloaking-field | defence-limit | front | attack-declared
stimpack | attack-highest | source | attack-declared | cost 1
siege-mode | defence-highest | target | defence-declared
bunker | defence-die | target | defence-declared
point-defense-drone | set-attack | roll | defence-rolled
repair | save | roll | defence-resolved
extra-supplies | units 2 | - | deploy
medivac-drop | airlift | - | manoeuvre
scanner-sweep | scan | - | free
force-field | cancel | front | defence-declared
psionic-storm | storm | - | free
warp-in | units 4 | - | deploy
mass-recall | recall 3 | - | free, manoeuvre
charge | attack-ties | front | attack-declared
warp-blades | extra-loss | roll | attack-resolved
thermal-lances | attack-die | front | attack-declared
prismatic-alignment | reroll | roll | attack-rolled
guardian-shield | attack-all -2 | roll | defence-declared
photon-cannon | defence-highest | target | defence-declared
hardened-shields | cap-attack 3 | roll | defence-rolled
blink | blink | - | defence-declared
chrono-boost | base-units | - | deploy
feedback | counter | - | counter
nydus-worm | link 41 | - | free
spawn-larva | spread 5 | - | deploy
infested-terrans | add-defenders 3 | - | defence-declared
fungal-growth | defence-limit, no-defence-hero | target | free
metabolic-boost | attack-die | front | attack-declared
volatile-burst | burst 2 | - | attack-declared | cost 1
kaiser-blades | reroll | roll | attack-rolled
burrow | defence-losses | front | defence-declared
spine-crawler | defence-highest | target | defence-declared
transfusion | save | roll | defence-resolved
corruption | set-attack | roll | defence-rolled
hatchery | near-base-units 2 | - | deploy
ventral-sacs | airlift | - | manoeuvre
contaminate | contaminate | - | free
"""
"""Every card: its effects, their scope, when it is played, and what it takes."""


def test_the_ability_of_every_card(catalog: Catalog) -> None:
    found = []
    for card in catalog.cards:
        effects = ", ".join(name if amount == 1 else f"{name} {amount}" for name, amount in card.effects)
        taken = (["needs a base"] if card.needs_base else []) + ([f"cost {card.cost}"] if card.cost else [])
        found.append(" | ".join([card.id, effects, card.scope or "-", ", ".join(card.windows), *taken]))
    assert found == ABILITIES.strip().splitlines()


# Factions and dice


@pytest.mark.rule("RK-COMP-04", "RK-COMP-11")
def test_6_factions_two_of_each_species_with_their_heroes_and_colours(catalog: Catalog) -> None:
    assert [(faction.id, SPECIES[faction.species], faction.colour) for faction in catalog.factions] == [
        ("raynor", "terran", "blue"),
        ("valerian", "terran", "red"),
        ("zeratul", "protoss", "orange"),
        ("artanis", "protoss", "yellow"),
        ("kerrigan", "zerg", "purple"),
        ("zagara", "zerg", "brown"),
    ]
    english = Words("en")
    assert [english.text(f"risk-faction-{faction.id}") for faction in catalog.factions] == [
        "Jim Raynor",
        "Valerian Mengsk",
        "Zeratul",
        "Artanis",
        "Queen of Blades",
        "Zagara",
    ]


@pytest.mark.rule("RK-COMP-09", "RK-COMP-10")
def test_each_species_has_its_base_and_its_figures(catalog: Catalog) -> None:
    assert {(SPECIES[faction.species], faction.base, *faction.units) for faction in catalog.factions} == {
        ("terran", "command-center", "marine", "siege-tank"),
        ("protoss", "nexus", "zealot", "stalker"),
        ("zerg", "hatchery", "zergling", "hydralisk"),
    }


@pytest.mark.rule("RK-COMP-05")
def test_three_and_two_dice_and_a_bonus_die_for_each_side(catalog: Catalog) -> None:
    assert (MOST_ATTACKERS, MOST_DEFENDERS) == (3, 2)
    assert [reward.id for reward in catalog.rewards if reward.id.endswith("-die")] == ["defence-die", "attack-die"]


@pytest.mark.rule("RK-COMP-06")
def test_15_mineral_fields_and_6_bases(catalog: Catalog) -> None:
    assert FIELDS == 15
    assert all(len(catalog.setups[seats].fields) == 15 for seats in CHARTS)
    assert len(catalog.factions) == 6


# Achievements and rewards


@pytest.mark.rule("RK-COMP-07", "RK-ACH-20")
def test_six_silver_and_six_gold_achievements(catalog: Catalog) -> None:
    planets = [planet.id for planet in catalog.planets]
    found = {
        achievement.id: (
            achievement.level,
            achievement.condition,
            achievement.amount if achievement.planet < 0 else planets[achievement.planet],
        )
        for achievement in catalog.achievements
    }
    assert found == {
        "hold-aiur": ("silver", "planet", "aiur"),
        "hold-char": ("silver", "planet", "char"),
        "hold-korhal": ("silver", "planet", "korhal"),
        "enemy-base": ("silver", "enemy-bases", 1),
        "take-four-fields": ("silver", "take-fields", 4),
        "eight-fields": ("silver", "fields", 8),
        "take-ten": ("gold", "take-territories", 10),
        "eleven-fields": ("gold", "fields", 11),
        "two-enemy-bases": ("gold", "enemy-bases", 2),
        "take-planet": ("gold", "take-planet", 1),
        "two-planets": ("gold", "planets", 2),
        "eighteen-territories": ("gold", "territories", 18),
    }
    assert [catalog.achievement_number[name] for name in found] == list(range(12))


@pytest.mark.rule("RK-COMP-08", "RK-REW-17")
def test_four_silver_and_four_gold_rewards(catalog: Catalog) -> None:
    assert [(reward.id, reward.level) for reward in catalog.rewards] == [
        ("guaranteed-card", "silver"),
        ("silver-tower", "silver"),
        ("extra-manoeuvre", "silver"),
        ("start-manoeuvre", "silver"),
        ("two-units", "gold"),
        ("gold-tower", "gold"),
        ("defence-die", "gold"),
        ("attack-die", "gold"),
    ]


# How games begin


@pytest.mark.rule("RK-CR-05", "RK-1V1-03", "RK-TEAM-04")
def test_start_units(catalog: Catalog) -> None:
    assert list(catalog.start_units) == list(SEAT_COUNTS)
    assert catalog.start_units == {2: 36, 3: 30, 4: 25, 5: 20, 6: 15}
    assert catalog.neutral_units == 24


@pytest.mark.rule("RK-BT3-02", "RK-BT4-02", "RK-BT5-02", "RK-BT6-02", "RK-CR-11", "RK-TEAM-05")
def test_start_cards(catalog: Catalog) -> None:
    assert catalog.start_cards == {
        2: (0, 0),
        3: (0, 0, 0),
        4: (0, 0, 0, 1),
        5: (0, 0, 0, 1, 1),
        6: (0, 0, 0, 1, 1, 2),
    }
    assert {seats: setup.start_cards for seats, setup in catalog.setups.items()} == {
        seats: catalog.start_cards[seats] for seats in CHARTS
    }


@pytest.mark.rule("RK-BT3-01", "RK-BT4-01", "RK-BT5-01", "RK-BT6-01")
@pytest.mark.parametrize("seats", CHARTS)
def test_the_turn_order_of_a_chart(catalog: Catalog, seats: int) -> None:
    order = [SPECIES[catalog.factions[position.faction].species] for position in catalog.setups[seats].positions]
    assert (
        order
        == {
            3: ["zerg", "protoss", "terran"],
            4: ["terran", "protoss", "zerg", "terran"],
            5: ["zerg", "terran", "protoss", "terran", "protoss"],
            6: ["protoss", "terran", "zerg", "protoss", "zerg", "terran"],
        }[seats]
    )


def printed_fields(rule: str) -> list[str]:
    """The German names of the mineral fields that a rule of the checklist lists."""
    [listed] = re.findall(rf"\*\*{rule}\*\* .*?Mineral fields: ([^.]+)\.", CHECKLIST)
    return [name.strip() for name in listed.split(",")]


@pytest.mark.rule("RK-BT3-03", "RK-BT4-03", "RK-BT5-03", "RK-BT6-03")
@pytest.mark.parametrize("seats", CHARTS)
def test_the_mineral_fields_of_a_chart(catalog: Catalog, seats: int) -> None:
    german = Words("de")
    fields = [german.text(f"risk-territory-{catalog.ids[field]}") for field in catalog.setups[seats].fields]
    printed = printed_fields(f"RK-BT{3 if seats == 4 else seats}-03")
    assert len(printed) == 15
    assert sorted(fields) == sorted(printed)


@pytest.mark.rule("RK-BT3-04", "RK-BT4-04", "RK-BT5-04", "RK-BT6-04")
@pytest.mark.parametrize("seats", CHARTS)
def test_the_silver_achievements_of_a_chart(catalog: Catalog, seats: int) -> None:
    fields = "take-four-fields" if seats == 4 else "eight-fields"
    assert laid_out(catalog, seats, "silver") == {"hold-aiur", "hold-char", "hold-korhal", fields}


@pytest.mark.rule("RK-BT3-05", "RK-BT4-05", "RK-BT5-05", "RK-BT6-05")
@pytest.mark.parametrize("seats", CHARTS)
def test_the_gold_achievements_of_a_chart(catalog: Catalog, seats: int) -> None:
    assert laid_out(catalog, seats, "gold") == {"take-ten", "two-enemy-bases", "two-planets", "eighteen-territories"}


def laid_out(catalog: Catalog, seats: int, level: str) -> set[str]:
    achievements = [catalog.achievements[number] for number in catalog.setups[seats].achievements]
    return {achievement.id for achievement in achievements if achievement.level == level}


@pytest.mark.rule("RK-BT6-06")
def test_every_chart_is_whole(catalog: Catalog) -> None:
    assert list(catalog.setups) == list(CHARTS)
    for seats, setup in catalog.setups.items():
        assert setup.seats == seats == len(setup.positions) == len(setup.start_cards)
        assert len(set(setup.fields)) == len(setup.fields) == 15
        assert len(set(setup.achievements)) == len(setup.achievements) == 8
        assert len({position.faction for position in setup.positions}) == seats


@pytest.mark.parametrize("seats", CHARTS)
def test_a_chart_gives_every_territory_to_one_player(catalog: Catalog, seats: int) -> None:
    positions = catalog.setups[seats].positions
    for territory in range(42):
        assert sum(position.units[territory] > 0 for position in positions) == 1
    for position in positions:
        assert sum(position.units) == catalog.start_units[seats]
        assert max(position.units) <= 5
        assert position.units[position.base] > 0
    bases = [position.base for position in positions]
    assert min(catalog.distance[one][other] for one in bases for other in bases if one != other) >= 3


@pytest.mark.parametrize("seats", CHARTS)
def test_nobody_begins_with_a_planet_or_an_achievement(catalog: Catalog, seats: int) -> None:
    setup = catalog.setups[seats]
    for position in setup.positions:
        own = {territory for territory in range(42) if position.units[territory]}
        assert len(own) < 18
        assert abs(len(own) - 42 / seats) < 1
        assert len(own.intersection(setup.fields)) < 8
        assert not any(own.issuperset(planet.territories) for planet in catalog.planets)


@pytest.mark.parametrize(
    ("seats", "reinforcements"), [(3, [8, 7, 7]), (4, [6, 5, 5, 5]), (5, [4, 4, 5, 4, 4]), (6, [4] * 6)]
)
def test_the_first_reinforcements_of_a_chart(catalog: Catalog, seats: int, reinforcements: list[int]) -> None:
    setup = catalog.setups[seats]
    found = []
    for position in setup.positions:
        own = {territory for territory in range(42) if position.units[territory]}
        found.append(max(3, (len(own) + len(own.intersection(setup.fields))) // 3) + 1)
    assert found == reinforcements


# Names


def checklist_names() -> Iterator[tuple[str, str, str]]:
    """German name, English name and planet of the territories that the rulebook prints."""
    section = CHECKLIST.split("### Territory names")[1]
    for line in section.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 4 and cells[0] != "German (as printed)" and not cells[0].startswith("---"):
            yield cells[0][0].upper() + cells[0][1:], cells[1], cells[2]


def test_the_names_agree_with_the_checklist(catalog: Catalog) -> None:
    english, german = Words("en"), Words("de")
    known = {
        german.text(f"risk-territory-{territory.id}"): (
            english.text(f"risk-territory-{territory.id}").replace("’", "'"),
            english.text(f"risk-planet-{catalog.planets[territory.planet].id}"),
        )
        for territory in catalog.territories
        if territory.german_confidence == "rulebook"
    }
    assert known == {name: (other, planet) for name, other, planet in checklist_names()}
    assert len(known) == 28


def test_everything_has_a_name_and_no_name_is_left_over(catalog: Catalog) -> None:
    units = {card.unit for card in catalog.cards}.union(*(faction.units for faction in catalog.factions))
    keys = {f"risk-unit-{unit}" for unit in units}
    keys |= {f"risk-species-{species}" for species in (*SPECIES, "all")} | {
        f"risk-window-{window}" for window in WINDOWS
    }
    keys |= {f"risk-territory-{name}" for name in catalog.ids}
    keys |= {f"risk-planet-{planet.id}" for planet in catalog.planets}
    for faction in catalog.factions:
        keys |= {f"risk-faction-{faction.id}", f"risk-base-{faction.base}"}
    keys |= {f"risk-card-{card}" for card in catalog.card_ids}  # what they do is told by their effects
    for what, names in (("achievement", catalog.achievement_number), ("reward", catalog.reward_number)):
        keys |= {f"risk-{what}-{name}{text}" for name in names for text in ("", "-text")}
    for language in LANGUAGES:
        text = (locales_folder() / language / "risk-names.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^([\w-]+) =", text, re.MULTILINE)) == keys


def test_every_row_keeps_its_source_and_how_sure_it_is() -> None:
    tables = read_data(DATA, LAYOUT)
    assert all(row["source"] for rows in tables.values() for _, row in rows.values())
    sure = {table: dict(Counter(row["confidence"] for _, row in rows.values())) for table, rows in tables.items()}
    assert sure == {
        "planet": {"public": 5, "rulebook": 1},
        "territory": {"public": 42},
        "edge": {"public": 79, "rulebook": 4},
        "trade": {"public": 8, "rulebook": 1},
        "card": {"reconstructed": 42},
        "achievement": {"rulebook": 12},
        "reward": {"rulebook": 8},
        "faction": {"public": 6},
        "start": {"rulebook": 5},
        "setup": {"rulebook": 4},
        "position": {"public": 4, "reconstructed": 14},
    }

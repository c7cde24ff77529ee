"""The Leadership cards and the scenarios as data: what the rulebook says of them, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from orrery.core.errors import BadPack
from orrery.core.words import Words
from orrery.games.starcraft import texts
from orrery.games.starcraft.ability import PLAYED
from orrery.games.starcraft.catalog import BROOD_WAR, Catalog, Leadership, load_catalog
from orrery.games.starcraft.components import components
from orrery.games.starcraft.leadership_effect import LosePoints
from orrery.games.starcraft.pieces import SIDES
from orrery.games.starcraft.rows import INSTALLATIONS

GAME = load_catalog(sets=BROOD_WAR)
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def card(name: str, catalog: Catalog = GAME) -> Leadership:
    return catalog.leadership[catalog.leadership_number[name]]


def forces(name: str) -> tuple[dict[str, int], int, int, int]:
    found = card(name)
    units = {GAME.unit_ids[unit]: count for unit, count in found.units}
    return units, found.workers, found.transports, found.bases


# Leadership cards


@pytest.mark.rule("BW-LEAD-01")
def test_each_faction_has_seven_cards_in_three_stages() -> None:
    assert len(GAME.leadership) == 42
    for cards in GAME.faction_leadership:
        assert [found.printed for found in cards] == [1, 2, 3, 4, 5, 6, 7]
        assert [found.stage for found in cards] == [1, 1, 1, 2, 2, 3, 3]
    assert load_catalog().leadership == ()


@pytest.mark.rule("BW-LEAD-11")
def test_each_faction_has_one_special_victory_card_of_stage_one() -> None:
    for faction, cards in zip(GAME.factions, GAME.faction_leadership, strict=True):
        [special] = [found for found in cards if found.kind == "special-victory"]
        assert special.stage == 1
        assert (special.objective, special.goal, special.objective_stage) == (
            faction.objective,
            faction.goal,
            faction.stage,
        )
        assert special.units == faction.units


@pytest.mark.rule("BW-LEAD-10")
def test_starting_forces_stand_on_the_cards_of_stage_one() -> None:
    assert all(bool(found.units) == (found.stage == 1) for found in GAME.leadership)
    assert forces("storage-facilities") == ({"marine": 3, "vulture": 1}, 9, 1, 1)
    assert forces("forward-planning") == ({"zergling": 6}, 8, 2, 2)
    assert forces("glimpse-the-future") == ({"zergling": 4, "infested-terran": 1}, 9, 0, 1)


@pytest.mark.rule("BW-HERO-01", "BW-HERO-02")
def test_each_faction_has_a_hero_of_stage_two() -> None:
    heroes = {GAME.unit_ids[found.hero]: found for found in GAME.leadership if found.hero >= 0}
    assert {name: GAME.unit_ids[found.unit] for name, found in heroes.items()} == {
        "jim-raynor": "vulture",
        "norad-ii": "battlecruiser",
        "gantrithor": "carrier",
        "zeratul": "dark-templar",
        "fenix": "dragoon",
        "kerrigan": "infested-terran",
        "torrasque": "ultralisk",
    }
    assert {found.faction for found in heroes.values()} == set(range(6))
    assert all(found.stage == 2 for found in heroes.values())


@pytest.mark.rule("BW-INST-06")
def test_installations_stand_on_leadership_cards() -> None:
    placed = {found.installation for found in GAME.leadership if found.installation}
    assert placed | {"infested-command-center"} == set(INSTALLATIONS)
    infested = GAME.technologies[GAME.technology_number["infest-command-center"]]
    assert infested.ability.code.startswith("@terran_base_destroyed:place(infested-command-center)")


def test_cards_that_stay_and_cards_that_leave() -> None:
    assert all(card(name).stays for name in ("jim-raynor", "predestined", "warp-gate"))
    assert not any(card(name).stays for name in ("to-the-bitter-end", "tactical-mastery"))


def test_a_corrected_number_takes_effect_and_is_shown(tmp_path: Path) -> None:
    text = '[[leadership]]\nid = "to-the-bitter-end"\nability = "lose_points(5)"\nsource = "my box"\n'
    (tmp_path / "leadership.toml").write_text(text, encoding="utf-8")
    corrected = load_catalog(tmp_path, BROOD_WAR)
    [clause] = card("to-the-bitter-end", corrected).ability.at[PLAYED]
    assert clause.effect == LosePoints(5)
    shown = Words("en").say(texts.leadership_text(corrected, card("to-the-bitter-end", corrected)))
    assert shown == "Every opponent loses 5 conquest points, down to 0."
    assert load_catalog(tmp_path).data == load_catalog().data


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ('id = "jim-raynor"\nfaction = "kerrigan"', "field 'faction': there is no faction 'kerrigan'"),
        ('id = "jim-raynor"\nability = "lose_points(2)"', "field 'kind': a hero card has the effect 'hero'"),
        ('id = "warp-gate"\nability = "lose_points(2)"', "field 'kind': an installation card has the effect 'place'"),
        ('id = "jim-raynor"\nunits = ["marine 1"]', "field 'units': cards of Stage I have starting forces"),
        ('id = "storage-facilities"\nunits = ["zergling 1"]', "field 'units': 'zergling' is no terran unit"),
        ('id = "jim-raynor"\nstage = 3', "field 'stage': 'raynor' must have 2 cards of stage 2"),
        ('id = "jim-raynor"\nnumber = 3', "the cards of 'raynor' must have the numbers 1 to 7"),
        ('id = "the-swarm"\ngoal = 0', "field 'goal': 'most-areas' needs no number"),
        ('id = "destiny"\nability = ""', "only a special victory card does nothing else"),
        ('id = "destiny"\nability = "@reveal:make_special"', "on this card a clause works at"),
        ('id = "destiny"\nability = "shuffle_in(nukes)"', "this faction has no technology 'nukes'"),
        ('id = "destiny"\nability = "hero(marine,marine)"', "'marine' is no hero"),
        ('id = "destiny"\nability = "always:modules_count(hangar,2)"', "there is no module 'hangar'"),
        ('id = "destiny"\nability = "always:permanent(2,food)"', "it is written permanent(N,minerals or gas)"),
    ],
)
def test_what_is_wrong_with_a_card_is_refused(tmp_path: Path, row: str, said: str) -> None:
    (tmp_path / "leadership.toml").write_text(f'[[leadership]]\n{row}\nsource = "my box"\n', encoding="utf-8")
    with pytest.raises(BadPack, match=r"leadership\.toml") as refused:
        load_catalog(tmp_path, BROOD_WAR)
    assert said in str(refused.value)


# Scenarios


def test_the_four_scenarios_and_their_players() -> None:
    assert {name: scenario.row.seats for name, scenario in GAME.scenarios.items()} == {
        "desperate-alliance": [2],
        "trump-card": [3],
        "uraj-and-khalis": [4],
        "eye-of-the-storm": [3, 4, 5, 6],
    }
    assert load_catalog().scenarios == {}


@pytest.mark.rule("BW-S4-16")
@pytest.mark.parametrize(
    ("seats", "absent"),
    [(6, []), (5, ["mengsk"]), (4, ["mengsk", "tassadar"]), (3, ["mengsk", "tassadar", "queen-of-blades"])],
)
def test_who_is_left_out_of_the_eye_of_the_storm(seats: int, absent: list[str]) -> None:
    scenario = GAME.scenarios["eye-of-the-storm"]
    assert scenario.absent(seats) == absent
    everybody = ["raynor", "mengsk", "queen-of-blades", "overmind", "aldaris", "tassadar"]
    assert scenario.seating(seats) == [faction for faction in everybody if faction not in absent]


@pytest.mark.parametrize("name", list(GAME.scenarios))
def test_the_slots_of_a_map_face_each_other_and_hold_one_route_each(name: str) -> None:
    """Every planet is joined to another, and z-axis routes find a free slot at both ends. [SC-AMB-01]"""
    row = GAME.scenarios[name].row
    at = {(x, y): (planet, turns) for planet, x, y, turns in row.map}
    free: dict[str, int] = {}
    joined: set[str] = set()
    for (x, y), (planet, turns) in at.items():
        slots = GAME.planets[GAME.planet_number[planet]].slots[turns]
        free[planet] = slots.bit_count()
        for number, side in enumerate(SIDES):
            dx, dy = STEP[side]
            beside = at.get((x + dx, y + dy))
            if beside is None or not slots >> number & 1:
                continue
            other = GAME.planets[GAME.planet_number[beside[0]]].slots[beside[1]]
            if other >> (number + 2) % 4 & 1:
                free[planet] -= 1
                joined.add(planet)
    assert joined == set(free)
    for major, minor in row.z:
        free[major] -= 1
        free[minor] -= 1
    assert min(free.values()) >= 0


@pytest.mark.rule("BW-S2-06", "BW-S2-07", "BW-S2-08")
def test_the_event_cards_left_in_trump_card() -> None:
    assert left("trump-card") == [18, 19, 13]


@pytest.mark.rule("BW-S3-07")
def test_the_event_cards_left_in_the_quest() -> None:
    assert left("uraj-and-khalis") == [17, 18, 17]


@pytest.mark.rule("BW-S4-10")
def test_the_event_cards_left_in_the_eye_of_the_storm() -> None:
    assert left("eye-of-the-storm") == [28, 28, 18]
    assert GAME.scenarios["eye-of-the-storm"].row.recycle


def left(name: str) -> list[int]:
    scenario = GAME.scenarios[name]
    found = [len(GAME.stage_cards[stage]) for stage in (1, 2, 3)]
    for event, count in scenario.removed.items():
        found[GAME.events[GAME.event_number[event]].stage - 1] -= count
    first, second = scenario.row.removed_at_random
    return [found[0] - first, found[1] - second, found[2]]


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ("seats = [2, 3]", "field 'absent': with 3 players -1 factions are left out"),
        ('seating = ["raynor", "zergs"]', "field 'seating': there is no faction 'zergs' here"),
        ('map = [["pridewater", 0, 0, 0], ["torus", 0, 0, 0]]', "field 'map': a planet lies in one cell"),
        ('map = [["pluto", 0, 0, 0]]', "field 'map': there is no planet 'pluto' here"),
        ('map = [["torus", 0, 0, 4]]', "field 'map[0][3]'"),
        ('removed = ["nothing 1"]', "field 'removed': there is no event 'nothing' here"),
        ('removed = ["informant"]', "field 'removed': 'informant' is not a word and a number from 1"),
        ("picked = 7", "field 'picked': it is 1 to 6"),
        ('borrows = { raynor = "overmind" }', "field 'borrows': 'overmind' is not the other faction of that race"),
        ('special = ["magic"]', "field 'special': there is no rule 'magic' here"),
        ('no_orders = ["raynor moria"]', "field 'no_orders': there is no planet 'moria' here"),
        ('wins = [{ factions = ["raynor"], when = ["luck"] }]', "field 'wins': unknown condition 'luck'"),
        ('wins = [{ factions = ["raynor"], when = ["points"] }]', "it is written points number"),
        ('wins = [{ factions = ["raynor"], when = ["points x"] }]', "'x' is no number"),
        ('wins = [{ factions = ["aldaris"], when = ["rounds-over"] }]', "there is no faction 'aldaris' here"),
        ("[scenario.buildable]\nraynor = ['zergling']", "there is no unit of that race 'zergling' here"),
        ("[[scenario.start]]\nfaction = 'raynor'\nworkers = 8\nat = []", "each of raynor, overmind starts once"),
    ],
)
def test_what_is_wrong_with_a_scenario_is_refused(tmp_path: Path, row: str, said: str) -> None:
    text = f'[[scenario]]\nid = "desperate-alliance"\nsource = "my box"\n{row}\n'
    (tmp_path / "scenarios.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadPack, match=r"scenarios\.toml") as refused:
        load_catalog(tmp_path, BROOD_WAR)
    assert said in str(refused.value)


def test_components_show_cards_and_scenarios() -> None:
    plain = components(GAME, 4)
    assert json.loads(json.dumps(plain)) == plain
    raynor = plain["leadership"]["jim-raynor"]
    assert (raynor["hero"], raynor["unit"], raynor["stage"]) == ("jim-raynor", "vulture", 2)
    assert plain["leadership"]["warp-gate"]["installation"] == "warp-gate"
    assert plain["scenarios"]["trump-card"]["map"][0] == {"planet": "torus", "x": 0, "y": 0, "turns": 0}

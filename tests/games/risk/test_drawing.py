"""The drawn board says what the catalogue says: the same territories, touching where an edge joins them."""

from __future__ import annotations

import json
import re
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from shapely import LineString, Point, Polygon

from orrery.games.risk.loading import load_catalog

SHAPES = Path(__file__).resolve().parents[3] / "web/src/games/risk/shapes.json"
SEEN_AT_A_GLANCE = 15
CLEARLY_APART = 3


@cache
def drawing() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(SHAPES.read_text())
    return found


@cache
def polygons() -> dict[str, Polygon]:
    return {name: polygon(shape["d"]) for name, shape in drawing()["territories"].items()}


def numbers(path: str) -> list[float]:
    return [float(part) for part in re.findall(r"-?\d*\.?\d+", path)]


def polygon(path: str) -> Polygon:
    """A path of one closed outline, `M` and then relative `c` only, as a polygon of short lines."""
    assert re.fullmatch(r"M[-\d. ]+c[-\d. ]+z", path), path[:40]
    x, y, *steps = numbers(path)
    spots = []
    for at in range(0, len(steps), 6):
        piece = [(x, y), *((x + steps[at + i], y + steps[at + i + 1]) for i in (0, 2, 4))]
        for t in (0, 0.25, 0.5, 0.75):
            weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
            spots.append(
                tuple(round(sum(w * p[axis] for w, p in zip(weights, piece, strict=True)), 2) for axis in (0, 1))
            )
        x, y = (round(value, 1) for value in piece[3])
    return Polygon(spots)


def kinds() -> dict[frozenset[str], str]:
    catalog = load_catalog()
    name = [territory.id for territory in catalog.territories]
    return {frozenset((name[a], name[b])): kind for a, b, kind in catalog.edges}


def test_every_territory_is_drawn_once_on_its_planet() -> None:
    catalog = load_catalog()
    planets = {catalog.territories[n].id: planet.id for planet in catalog.planets for n in planet.territories}
    assert {name: shape["planet"] for name, shape in drawing()["territories"].items()} == planets
    assert set(drawing()["planets"]) == set(planets.values())


def test_shapes_are_simple_and_do_not_overlap() -> None:
    for name, shape in polygons().items():
        assert shape.is_valid, name
    for (one, a), (other, b) in combinations(polygons().items(), 2):
        assert (a & b).area < 1, (one, other)


def test_territories_touch_exactly_where_a_border_or_contact_joins_them() -> None:
    wrong = []
    for (one, a), (other, b) in combinations(polygons().items(), 2):
        if kinds().get(frozenset((one, other))) in ("border", "contact"):
            shared = (a.boundary & b.boundary).length
            if shared < SEEN_AT_A_GLANCE:
                wrong.append(f"{one} and {other} share {shared:.1f}")
        elif a.distance(b) < CLEARLY_APART:
            wrong.append(f"{one} and {other} seem to touch")
    assert wrong == []


def test_units_stand_well_inside_their_territory() -> None:
    for name, shape in drawing()["territories"].items():
        spot = Point(shape["x"], shape["y"])
        assert polygons()[name].contains(spot), name
        assert polygons()[name].boundary.distance(spot) == pytest.approx(shape["room"], abs=2), name
        assert shape["room"] > 35, name


def test_every_space_line_runs_between_its_territories() -> None:
    lines = {frozenset(line["between"]): line["d"] for line in drawing()["lines"]}
    assert set(lines) == {edge for edge, kind in kinds().items() if kind == "space"}
    for edge, path in lines.items():
        ends = [(start, end) for start, end in (ends_of(part) for part in path.split("M")[1:])]
        touched = {
            name for pair in ends for spot in pair for name in edge if polygons()[name].distance(Point(spot)) < 2
        }
        assert touched == edge


def test_the_line_around_the_board_leaves_left_and_returns_right() -> None:
    (path,) = (line["d"] for line in drawing()["lines"] if set(line["between"]) == {"char-aleph", "feral-hives"})
    ends = sorted(ends_of(part)[1][0] for part in path.split("M")[1:])
    assert ends == [0, drawing()["width"]]


def test_no_space_line_crosses_a_third_territory() -> None:
    for line in drawing()["lines"]:
        for part in line["d"].split("M")[1:]:
            drawn = LineString(ends_of(part))
            crossed = {name for name, shape in polygons().items() if (shape & drawn).length > 3}
            assert crossed <= set(line["between"])


def ends_of(part: str) -> tuple[tuple[float, float], tuple[float, float]]:
    found = numbers(part)
    return (found[0], found[1]), (found[-2], found[-1])

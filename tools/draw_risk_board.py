"""Draw the board of Risk: the 42 territories as shapes with shared borders, written to the client's `shapes.json`.

    python tools/draw_risk_board.py            # needs the extra `draw`

Planets are discs; moons and the platform are discs of their own that bite into their planet. Within a planet the
territories are the cells of a power diagram. Its sites are moved about until exactly those territories touch that the
catalogue joins, then everything inside a disc is warped a little, so that borders look drawn by hand. Whatever two
territories share stays one line, since whole lines are warped and not shapes. The same seed gives the same drawing.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import numpy as np
import shapely
from shapely import LineString, Point, Polygon
from shapely.ops import linemerge

from orrery.games.risk.catalog import load_catalog

WIDTH, HEIGHT = 1600, 1000
TARGET = Path(__file__).resolve().parent.parent / "web/src/games/risk/shapes.json"
SEED = 20
STEP = 4  # width of a grid cell on which sites are tried out
SPACING = 15  # between the points of a drawn border
RIM_SPACING = 18
KEEP_APART = 12  # what does not touch is at least this far apart
LONG_ENOUGH = {"border": 34, "contact": 24}  # a border of this length is seen at a glance

Array = np.ndarray
Edge = frozenset[str]
Spot = tuple[float, float]
Curve = list[tuple[Spot, ...]]  # Bézier pieces: start, two handles, end


@dataclass(frozen=True)
class Disc:
    """A planet, moon or platform."""

    x: float
    y: float
    radius: float

    def outline(self) -> Polygon:
        """The disc as a polygon of many sides."""
        return Point(self.x, self.y).buffer(self.radius, quad_segs=60)

    def depth(self, x: Array, y: Array) -> Array:
        """How far inside the rim a point is; negative outside."""
        return self.radius - np.hypot(x - self.x, y - self.y)


PLANETS = {
    "char": Disc(385, 345, 275),
    "korhal": Disc(830, 255, 215),
    "aiur": Disc(1322, 405, 212),
    "mar-sara": Disc(828, 690, 175),
    "zerus": Disc(352, 846, 138),
    "shakuras": Disc(1268, 815, 155),
}
SATELLITES = {
    "char-aleph": Disc(146, 196, 86),
    "eris": Disc(395, 628, 70),
    "ate": Disc(690, 490, 82),
    "canis": Disc(1020, 112, 70),
    "ursa": Disc(1002, 440, 78),
    "saalok": Disc(1152, 238, 78),
    "pyramus": Disc(984, 640, 80),
    "thisby": Disc(664, 836, 72),
    "rajal": Disc(1098, 888, 70),
}
TILT = 0.55  # how much a space line bends


def main() -> None:
    """Settle the sites, divide the planets, draw the lines, check and write."""
    catalog = load_catalog()
    planet_of = planets()
    places = {t.id: (planet_of[t.id], t.x / 100 * WIDTH, t.y / 100 * HEIGHT) for t in catalog.territories}
    name = [territory.id for territory in catalog.territories]
    kinds = {frozenset((name[a], name[b])): kind for a, b, kind in catalog.edges}
    rng = np.random.default_rng(SEED)
    cells: dict[str, Polygon] = {name: disc.outline() for name, disc in SATELLITES.items()}
    for planet in PLANETS:
        centres = {name: (x, y) for name, (of, x, y) in places.items() if of == planet and name not in SATELLITES}
        sites = settle(planet, centres, kinds, rng)
        cells |= divide(planet, sites)
    drawing = Drawing(cells)
    check(drawing.shapes, kinds)
    write(drawing, kinds)


def planets() -> dict[str, str]:
    """The planet of each territory."""
    catalog = load_catalog()
    return {catalog.territories[number].id: planet.id for planet in catalog.planets for number in planet.territories}


# Sites


@dataclass
class Sites:
    """The territories of one planet, and where their cells grow from; `weight` pushes a cell's borders outwards."""

    names: list[str]
    at: Array  # x, y, weight of each


def settle(
    planet: str, centres: dict[str, tuple[float, float]], kinds: dict[Edge, str], rng: np.random.Generator
) -> Sites:
    """Move the sites of a planet until its cells touch as the catalogue says, the better ones being kept."""
    trial = Trial(planet, centres, kinds)
    best = np.array([(*spot, 0.0) for spot in centres.values()])
    least = trial.faults(best)
    for turn in range(9000):
        reach = 34 * (1 - turn / 9000) + 2
        moved = best.copy()
        one = rng.integers(len(best))
        moved[one, :2] += rng.normal(0, reach, 2)
        moved[one, 2] += rng.normal(0, reach * 60)
        faults = trial.faults(moved)
        if faults < least:
            best, least = moved, faults
    return Sites(list(centres), best)


class Trial:
    """A planet on a grid, to see quickly what touches what."""

    def __init__(self, planet: str, centres: dict[str, tuple[float, float]], kinds: dict[Edge, str]) -> None:
        disc = PLANETS[planet]
        span = np.arange(-disc.radius - 2 * STEP, disc.radius + 3 * STEP, STEP)
        self.x, self.y = (part.astype(float) for part in np.meshgrid(disc.x + span, disc.y + span))
        self.names = list(centres)
        self.centres = np.array(list(centres.values()))
        self.neighbours = [*self.names, *SATELLITES, *(other for other in PLANETS if other != planet)]
        number = {name: index for index, name in enumerate(self.neighbours)}
        self.fixed = np.full(self.x.shape, -1)
        self.fixed[disc.depth(self.x, self.y) >= 0] = -2  # to be divided
        for other in PLANETS:
            if other != planet:
                theirs = power(PLANETS[other], self.x, self.y)
                self.fixed[(theirs <= 0) & ((theirs < power(disc, self.x, self.y)) | (self.fixed == -1))] = number[
                    other
                ]
        for name, moon in SATELLITES.items():
            self.fixed[moon.depth(self.x, self.y) >= 0] = number[name]
        self.free = self.fixed == -2
        self.px, self.py = self.x[self.free], self.y[self.free]
        self.wanted: dict[tuple[int, int], float] = {}
        planet_of = planets()
        for edge, kind in kinds.items():
            a, b = sorted(edge, key=lambda name: name not in self.names)
            if kind == "space" or a not in self.names:
                continue
            if b not in number:
                b = planet_of[b]
            self.wanted[number[a], number[b]] = LONG_ENOUGH[kind] * 2 / STEP

    def faults(self, sites: Array) -> float:
        """How far the cells are from what is wanted: wrong or short borders, cells that are small, thin or astray."""
        distance = (self.px[:, None] - sites[:, 0]) ** 2 + (self.py[:, None] - sites[:, 1]) ** 2 - sites[:, 2]
        owner = distance.argmin(1)
        area = np.bincount(owner, minlength=len(sites))
        if area.min() == 0:
            return math.inf
        grid = self.fixed.copy()
        grid[self.free] = owner
        near, nearby = self.touching(grid, 1), self.touching(grid, KEEP_APART // STEP)
        total = 0.0
        for one in range(len(sites)):
            for other in range(one + 1, len(self.neighbours)):
                wanted = self.wanted.get((one, other)) or self.wanted.get((other, one))
                if wanted is None:
                    total += nearby[one, other] ** 2 + 40 * (near[one, other] > 0)
                elif near[one, other] < wanted:
                    total += (wanted - near[one, other]) ** 2 + 60 * (near[one, other] == 0)
        fair = area.sum() / len(sites)
        total += 160 * float(((1 - area / fair) ** 2).sum())
        middle = np.stack([np.bincount(owner, part) / area for part in (self.px, self.py)], 1)
        total += 0.010 * float(((middle - sites[:, :2]) ** 2).sum()) / len(sites)
        return total + 0.0025 * float(((middle - self.centres) ** 2).sum()) / len(sites)

    def touching(self, grid: Array, apart: int) -> Array:
        """How often two regions lie side by side, so many steps apart."""
        count = len(self.neighbours)
        found = np.zeros(count * count, dtype=int)
        for one, other in ((grid[:, apart:], grid[:, :-apart]), (grid[apart:], grid[:-apart])):
            meets = (one != other) & (one >= 0) & (other >= 0)
            found += np.bincount(one[meets] * count + other[meets], minlength=count * count)
        return found.reshape(count, count) + found.reshape(count, count).T


def power(disc: Disc, x: Array, y: Array) -> Array:
    """Smaller the more a point belongs to a disc; at most zero inside. Two overlapping discs part where it is equal."""
    return (x - disc.x) ** 2 + (y - disc.y) ** 2 - disc.radius**2


def divide(planet: str, sites: Sites) -> dict[str, Polygon]:
    """The cells of a planet, without what moons and overlapping planets take of it."""
    disc = PLANETS[planet]
    ground = disc.outline()
    for other, theirs in PLANETS.items():
        if other != planet and math.hypot(disc.x - theirs.x, disc.y - theirs.y) < disc.radius + theirs.radius:
            ground = ground & half_plane((disc.x, disc.y, disc.radius**2), (theirs.x, theirs.y, theirs.radius**2))
    for moon in SATELLITES.values():
        ground = ground - moon.outline()
    cells = {}
    for name, own in zip(sites.names, sites.at, strict=True):
        cell = ground
        for other, theirs in zip(sites.names, sites.at, strict=True):
            if other != name:
                cell = cell & half_plane(own, theirs)
        cells[name] = cell if isinstance(cell, Polygon) else max(cell.geoms, key=lambda part: part.area)
    return cells


def half_plane(own: Iterable[float], other: Iterable[float]) -> Polygon:
    """All that is nearer, by power, to the first of two weighted points."""
    (x, y, weight), (u, v, theirs) = own, other
    away = np.array([u - x, v - y])
    length = float(np.hypot(*away))
    away = away / length
    along = np.array([-away[1], away[0]])
    foot = np.array([x, y]) + away * (length**2 + weight - theirs) / (2 * length)
    far = 4000
    return Polygon(
        [foot + along * far, foot - along * far, foot - along * far - away * far, foot + along * far - away * far]
    )


# Lines


class Drawing:
    """The lines between territories, warped and smooth, and the shapes they enclose."""

    def __init__(self, cells: dict[str, Polygon]) -> None:
        curves = [(sides, smooth(line, len(sides) == 1)) for sides, line in shared_lines(cells)]
        self.shapes: dict[str, Polygon] = {}
        self.paths: dict[str, str] = {}
        for name in cells:
            ring = chain([curve for sides, curve in curves if name in sides])
            self.shapes[name] = outline(ring)
            self.paths[name] = path(ring)


def shared_lines(cells: dict[str, Polygon]) -> list[tuple[Edge, LineString]]:
    """All lines between territories and around them, each once, with the one or two territories it bounds."""
    web = shapely.union_all([cell.boundary for cell in cells.values()], grid_size=0.05)
    inside: dict[str, list[Polygon]] = {name: [] for name in cells}
    for face in shapely.polygonize([web]).geoms:
        spot = face.representative_point()
        name = min(cells, key=lambda name: cells[name].distance(spot))
        if cells[name].distance(spot) < 0.2:
            inside[name].append(face)
    sides: dict[tuple[tuple[float, float], ...], set[str]] = {}
    for name, faces in inside.items():
        outline = shapely.union_all(faces).exterior.coords
        for ends in pairwise(outline):
            sides.setdefault(tuple(sorted(ends)), set()).add(name)
    by_sides: dict[Edge, list[LineString]] = {}
    for ends, names in sides.items():
        by_sides.setdefault(frozenset(names), []).append(LineString(ends))
    found = []
    for names, pieces in by_sides.items():
        merged = linemerge(pieces)
        found += [(names, line) for line in ([merged] if isinstance(merged, LineString) else merged.geoms)]
    return found


def smooth(line: LineString, on_rim: bool) -> Curve:
    """A curve along a line, warped where it runs inside a disc; its ends are warped as those of all others there."""
    count = max(2, round(line.length / (RIM_SPACING if on_rim else SPACING)))
    points = [line.interpolate(step / count, normalized=True) for step in range(count + 1)]
    return through([warp(point.x, point.y) for point in points])


def warp(x: float, y: float) -> Spot:
    """Shift a point as a hand would; on the rims nothing moves, so that planets stay round."""
    discs = [*PLANETS.values(), *SATELLITES.values()]
    rim = min(abs(disc.radius - math.hypot(x - disc.x, y - disc.y)) for disc in discs)
    fade = min(1.0, rim / 45)
    fade = fade * fade * (3 - 2 * fade)
    dx = dy = 0.0
    for size, wave, turn in ((8.5, 170, 0.3), (4.5, 83, 1.7), (2.0, 47, 2.9)):
        u = (x * math.cos(turn) + y * math.sin(turn)) / wave * 2 * math.pi
        v = (y * math.cos(turn) - x * math.sin(turn)) / wave * 2 * math.pi
        dx += size * math.sin(v + 0.8 * math.sin(u * 0.7 + turn))
        dy += size * math.sin(u * 1.1 + 0.8 * math.cos(v * 0.9 + turn))
    return x + dx * fade, y + dy * fade


def through(points: list[Spot]) -> Curve:
    """The Bézier pieces of a smooth curve through points (Catmull-Rom)."""
    closed = math.dist(points[0], points[-1]) < 0.01
    ahead = points[-2] if closed else beyond(points[1], points[0])
    behind = points[1] if closed else beyond(points[-2], points[-1])
    all_points = [ahead, *points, behind]
    pieces = []
    for before, start, end, after in zip(all_points, all_points[1:], all_points[2:], all_points[3:], strict=False):
        one = tuple(s + (e - b) / 6 for b, s, e in zip(before, start, end, strict=True))
        two = tuple(e - (a - s) / 6 for s, e, a in zip(start, end, after, strict=True))
        pieces.append(tuple((round(x, 1), round(y, 1)) for x, y in (start, one, two, end)))
    return pieces


def beyond(start: Spot, end: Spot) -> Spot:
    """As far again in the same direction."""
    return 2 * end[0] - start[0], 2 * end[1] - start[1]


def backwards(curve: Curve) -> Curve:
    """The same curve from its other end."""
    return [piece[::-1] for piece in reversed(curve)]


def chain(curves: list[Curve]) -> list[Curve]:
    """Curves put in order so that each begins where the one before ends, all the way around."""
    left = list(curves)
    ring = [left.pop(0)]
    while left:
        end = ring[-1][-1][-1]
        at = min(range(len(left)), key=lambda at: min(math.dist(left[at][0][0], end), math.dist(left[at][-1][-1], end)))
        curve = left.pop(at)
        ring.append(curve if math.dist(curve[0][0], end) <= math.dist(curve[-1][-1], end) else backwards(curve))
    return ring


def outline(ring: list[Curve]) -> Polygon:
    """The drawn shape as a polygon of short lines, the same ones on both sides of a border."""
    spots: list[Spot] = []
    for start, one, two, end in (piece for curve in ring for piece in curve):
        for t in (0, 0.25, 0.5, 0.75):
            weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
            x, y = (sum(w * p[axis] for w, p in zip(weights, (start, one, two, end), strict=True)) for axis in (0, 1))
            spots.append((round(x, 3), round(y, 3)))
    return Polygon(spots)


def path(ring: list[Curve]) -> str:
    """The `d` of an SVG path around a shape."""
    pieces = [piece for curve in ring for piece in curve]
    steps = [number(spot[axis] - start[axis]) for start, *rest in pieces for spot in rest for axis in (0, 1)]
    return f"M{pair(pieces[0][0])}c{' '.join(steps).replace(' -', '-')}z"


def number(value: float) -> str:
    """At most one decimal, and no more signs than needed."""
    short = re.sub(r"^(-?)0\.", r"\1.", f"{value:.1f}".removesuffix(".0"))
    return "0" if short == "-0" else short


def check(shapes: dict[str, Polygon], kinds: dict[Edge, str]) -> None:
    """Stop if the drawing says anything else than the catalogue."""
    faults = []
    for one in shapes:
        for other in shapes:
            if one < other:
                shared = shapes[one].boundary & shapes[other].boundary
                kind = kinds.get(frozenset((one, other)))
                touch = shapes[one].distance(shapes[other]) < 3
                if kind in LONG_ENOUGH and shared.length < LONG_ENOUGH[kind] * 0.7:
                    faults.append(f"{one} and {other} share only {shared.length:.0f}")
                elif kind not in LONG_ENOUGH and touch:
                    faults.append(f"{one} and {other} touch")
    faults += [f"{name} is no simple shape" for name, shape in shapes.items() if not shape.is_valid]
    if faults:
        raise SystemExit("\n".join(faults))


# Output


def label(shape: Polygon) -> tuple[float, float, float]:
    """Where a territory's units stand: the middle of the widest spot, and how wide it is."""
    circle = shapely.maximum_inscribed_circle(shape, tolerance=1)
    x, y = circle.coords[0]
    return round(x, 1), round(y, 1), round(circle.length, 1)


def space_lines(shapes: dict[str, Polygon], kinds: dict[Edge, str]) -> Iterable[dict[str, object]]:
    """A curve for each space line; the one that leaves on the left returns on the right."""
    for edge in sorted((sorted(edge) for edge, kind in kinds.items() if kind == "space")):
        a, b = edge
        start, end = (shape.coords[0] for shape in (shapely.shortest_line(shapes[a], shapes[b]).boundary.geoms))
        if math.dist(start, end) > WIDTH / 2:
            yield {"between": edge, "d": around(shapes, a, b)}
            continue
        middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
        bend = (middle[0] + (end[1] - start[1]) * TILT * 0.3, middle[1] - (end[0] - start[0]) * TILT * 0.3)
        yield {"between": edge, "d": f"M{pair(start)}Q{pair(bend)} {pair(end)}"}


def around(shapes: dict[str, Polygon], a: str, b: str) -> str:
    """Out of the board at one side and in again at the other."""
    left, right = sorted((a, b), key=lambda name: shapes[name].centroid.x)
    west, east = shapes[left], shapes[right]
    out = min(west.exterior.coords, key=lambda point: point[0])
    back = max(east.exterior.coords, key=lambda point: point[0])
    leaving = f"M{pair(out)}Q{pair((out[0] / 2, out[1]))} {pair((0, out[1] - 26))}"
    return leaving + f"M{pair(back)}Q{pair(((back[0] + WIDTH) / 2, back[1]))} {pair((WIDTH, back[1] - 26))}"


def pair(point: tuple[float, ...]) -> str:
    """A spot as it stands in a path."""
    return f"{number(point[0])} {number(point[1])}"


def write(drawing: Drawing, kinds: dict[Edge, str]) -> None:
    """Everything the client needs to draw the board, one territory a line."""
    catalog = load_catalog()
    planet_of = planets()
    territories = {}
    for name in (t.id for t in catalog.territories):
        x, y, room = label(drawing.shapes[name])
        territories[name] = {"planet": planet_of[name], "d": drawing.paths[name], "x": x, "y": y, "room": room}
    discs = {name: {"x": d.x, "y": d.y, "r": d.radius} for name, d in PLANETS.items()}
    moons = {name: {"planet": planet_of[name], "x": d.x, "y": d.y, "r": d.radius} for name, d in SATELLITES.items()}
    found = {
        "width": WIDTH,
        "height": HEIGHT,
        "planets": discs,
        "satellites": moons,
        "territories": territories,
        "lines": list(space_lines(drawing.shapes, kinds)),
    }
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    rows = (
        json.dumps(found, ensure_ascii=False, indent=1)
        .replace("\n   ", " ")
        .replace("\n  }", " }")
        .replace("\n  ]", " ]")
    )
    TARGET.write_text(rows + "\n")


if __name__ == "__main__":
    main()

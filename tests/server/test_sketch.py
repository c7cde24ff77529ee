"""A table is sketched before it is made: what its options settle is so at the real one."""

from __future__ import annotations

from typing import Any

from orrery.server.schemas import Created, NewTable, Sketch
from tests.server.harness import Browser, bot, me

AT_ONCE = {"random_factions": True, "random_galaxy": True}


def sketched(browser: Browser, seats: int, **options: object) -> Sketch:
    return browser.post("/api/games/starcraft/sketch", {"seats": seats, "options": {**AT_ONCE, **options}}, Sketch)


def galaxy_of(view: dict[str, Any]) -> list[tuple[object, ...]]:
    """Every planet with its place, and every route."""
    planets = [(planet["id"], planet["x"], planet["y"], planet["turns"]) for planet in view["planets"]]
    return [*planets, *((route["id"], route["first"], route["second"]) for route in view["routes"])]


def test_the_galaxy_that_is_shown_is_the_one_that_is_played(ann: Browser) -> None:
    sketch = sketched(ann, 3, galaxy=48213)
    assert set(sketch.components["planets"]) >= {planet["id"] for planet in sketch.view["planets"]}
    assert sketch.view["seat"] is None
    wish = NewTable("starcraft", [me("Ann"), bot(), bot()], options={**AT_ONCE, "galaxy": 48213}, start=True)
    table = ann.post("/api/tables", wish, Created).id
    with ann.live(table) as player:
        played = player.update.view
    assert played is not None
    assert galaxy_of(played) == galaxy_of(sketch.view)
    assert galaxy_of(sketched(ann, 3, galaxy=48214).view) != galaxy_of(sketch.view)


def test_a_sketch_of_what_cannot_be_played_is_refused(ann: Browser) -> None:
    assert ann.refused("POST", "/api/games/starcraft/sketch", {"seats": 7})[0] == 400
    assert ann.refused("POST", "/api/games/starcraft/sketch", {"seats": 3, "options": {"galaxy": -1}})[0] == 400
    assert ann.refused("POST", "/api/games/chess/sketch", {"seats": 3})[1].startswith("unknown game")

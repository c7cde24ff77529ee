"""`make recorded`: real updates of a real server, kept for the client's tests and previews.

Each is what one seat is sent at a question worth looking at, with the game's catalogue. They are recorded anew when
what the server sends has changed; which game is played meanwhile differs, so nothing should depend on it.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import msgspec

from orrery.server.schemas import Created, NewTable, SeatWish
from tests.server.harness import Browser, Server

GAMES = Path(__file__).parents[1] / "web" / "src" / "games"
ADA = SeatWish("me", name="Ada")
BOT = SeatWish("bot", bot="greedy")

DEALT = {"random_factions": True, "random_galaxy": True, "galaxy": 11}


class Moment(msgspec.Struct, frozen=True):
    """A question to wait for, after so many others, with no more options than this."""

    game: str
    kind: str
    after: int
    most: int
    options: dict[str, Any] = {}

    @property
    def path(self) -> Path:
        return GAMES / self.game / "recorded.json"


MOMENTS = [
    Moment("space-base", kind="buy", after=20, most=20, options={"points_to_win": 40}),
    Moment("risk", kind="attack", after=20, most=40, options={"variant": "command-room"}),
    Moment("starcraft", kind="choose-order", after=8, most=20, options=DEALT),
]


def record(browser: Browser, moment: Moment) -> dict[str, Any]:
    """Play until the moment has come; what the seat is sent then, and the catalogue it belongs to."""
    wish = NewTable(moment.game, [ADA, BOT, BOT], options=moment.options, start=True)
    table = browser.post("/api/tables", wish, Created).id
    with browser.live(table) as player:
        player.play(moment.after)
        for _ in range(300):
            update = player.until(player.asked)
            decision = update.decision
            if decision is not None and decision.kind == moment.kind and 1 < len(decision.options) <= moment.most:
                break
            player.play(1)
        else:
            raise AssertionError(f"{moment.game}: never asked with few enough options: {moment.kind}")
    with browser.live(table) as player:  # a new connection is sent everything
        update = msgspec.to_builtins(player.update)
    catalogue = browser.ask("GET", f"/api/tables/{table}/components/{update['table']['components']}").json()
    return small({**update, "events": update["events"][-12:]}, catalogue)


def small(update: dict[str, Any], catalogue: dict[str, Any]) -> dict[str, Any]:
    """The update with those cards of the catalogue only that it names."""
    named = msgspec.json.encode(update).decode()
    cards = {name: card for name, card in catalogue["cards"].items() if f'"{name}"' in named}
    return {"update": update, "components": {**catalogue, "cards": cards}}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        browser = server.browser()
        for moment in MOMENTS:
            found = record(browser, moment)
            lines = [f'"{name}": {msgspec.json.encode(part).decode()}' for name, part in found.items()]
            moment.path.write_text("{\n" + ",\n".join(lines) + "\n}\n")


if __name__ == "__main__":
    main()

"""Tables at which a prepared position is played on: the stored start of a table is replaced by it."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

from tests.games.starcraft.position import Position


def battle_position() -> Position:
    """Ada may attack Ben on Torus: a Wraith and three Marines, with Cloaking Field in hand, and two Hydralisks."""
    position = Position(2).units(0, "torus-1", wraith=1, marine=3).units(1, "torus-3", hydralisk=2)
    position.hand(0, "cloaking-field-1", "terran-1", "terran-2").hand(1, "zerg-1", "zerg-2")
    s = position.state
    s.then(*s.rules.round[1:])
    return position.executing(0, "mobilize", "torus")


def build_position() -> Position:
    """Ada may build on Torus: barracks of the second level and nine workers."""
    position = Position(2).building(0, barracks=2).workers(0, pool=9).units(0, "torus-2", marine=1)
    s = position.state
    s.then(*s.rules.round[1:])
    return position.executing(0, "build", "torus")


def scarce_position() -> Position:
    """Ada may build on Torus, and of her minerals only the card of Torus 4 is free."""
    position = build_position().workers_on("torus-2", 1)
    s = position.state
    s.permanent_workers[0] = 4
    return position


def dump_of(position: Position, seq: int = 0) -> dict[str, Any]:
    """A position as the server keeps one."""
    return {
        "checkpoint": position.state.dump(),
        "opening": [],
        "since": [],
        "before": [],
        "length": seq,
        "position": 0,
        "wishes": [{}] * position.state.seats,
    }


def put_into(database: Path, table: str, position: Position, seed: str) -> None:
    """Let a table of the same options go on from a position, with this seed; no server may run meanwhile."""
    with sqlite3.connect(database) as connection:
        (stored,) = connection.execute("SELECT header FROM tables WHERE id = ?", (table,)).fetchone()
        header = json.dumps({**json.loads(stored), "seed": seed})
        connection.execute("DELETE FROM moves WHERE table_id = ?", (table,))
        connection.execute("DELETE FROM checkpoints WHERE table_id = ?", (table,))
        connection.execute(
            "UPDATE tables SET seq = 0, start_chance = NULL, seed = ?, header = ? WHERE id = ?", (seed, header, table)
        )
        data = json.dumps(dump_of(position))
        connection.execute("INSERT INTO checkpoints (table_id, seq, data) VALUES (?, 0, ?)", (table, data))
    connection.close()

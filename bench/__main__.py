"""`make bench`: how fast we are, beside peers on the same machine in the same minute."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from bench import risk, space_base, starcraft
from bench.measure import Measurement, Pace, cheaper, faster, microseconds, race

RESULTS = Path(__file__).parent / "results.json"
VARIANTS = {
    "Basic Training, 4": risk.basic_training,
    "Total Domination, 4": risk.total_domination,
    "Total Domination, 2": risk.one_against_one,
}
GALAXIES = {"4": starcraft.four, "random galaxy, 4": starcraft.at_once}


def main() -> None:
    console = Console()
    catan, classic = peer("catanatron", console), peer("gym_risk", console)
    contenders = [space_base.four, *VARIANTS.values(), risk.bold, *GALAXIES.values()]
    contenders += [catan.four] if catan else []
    contenders += [classic.four, classic.bold] if classic else []
    with console.status(f"Random players, ours and the peers' in turn ({len(contenders) * 7.5:.0f} s) ..."):
        paces = dict(zip(contenders, race(contenders), strict=True))
    results: list[Measurement] = []
    with console.status("Forks and copies ..."):
        base, front = space_base.middle_of_a_turn(), risk.middle_of_an_invasion()
        battle = starcraft.middle_of_a_battle()
        if catan:
            results += against_catan("Space Base, 4", paces[space_base.four], paces[catan.four])
            results += copies("Space Base, 4", base, catan.NAME, catan.under_way().copy)
            for name, variant in VARIANTS.items():
                results += against_catan(f"Risk, {name}", paces[variant], paces[catan.four])
            results += copies("Risk, 4", front, catan.NAME, catan.under_way().copy)
            for name, galaxy in GALAXIES.items():
                results += against_catan(f"StarCraft, {name}", paces[galaxy], paces[catan.four])
            results += copies("StarCraft, 4", battle, catan.NAME, catan.under_way().copy)
        if classic:
            results += against_classic("any option", paces[risk.total_domination], paces[classic.four])
            results += against_classic("bold", paces[risk.bold], paces[classic.bold])
            results += copies("Risk, 4", front, classic.NAME, classic.set_up(1, classic.BoldAI).world.copy)
    RESULTS.write_bytes(msgspec.json.format(msgspec.json.encode(results), indent=2) + b"\n")
    for name in dict.fromkeys(line.peer for line in results if line.peer):
        console.print(shown(results, name))


def peer(name: str, console: Console) -> ModuleType | None:
    """A peer, if it is there."""
    try:
        return import_module(f"bench.{name}_peer")
    except Exception as error:  # an old library may trip over anything new
        console.print(f"{name} is left out: {error}")
        return None


def against_catan(name: str, ours: Pace, theirs: Pace) -> list[Measurement]:
    """Games that have little in common, but for the work of an engine."""
    return [
        faster(f"{name}: real choices", ours.choices, "Catanatron", theirs.choices),
        faster(f"{name}: decisions", ours.decisions, "Catanatron", theirs.decisions),
        faster(f"{name}: games", ours.games, "Catanatron", theirs.games),
    ]


def against_classic(name: str, ours: Pace, theirs: Pace) -> list[Measurement]:
    """Nearly the same game on the same map: each roll stands for the same work."""
    return [
        faster(f"Risk, {name}: decisions", ours.decisions, "gym-risk", theirs.decisions),
        faster(f"Risk, {name}: rolls", ours.rolls, "gym-risk", theirs.rolls),
        faster(f"Risk, {name}: games", ours.games, "gym-risk", theirs.games),
    ]


def copies(name: str, match: Any, peer: str, peer_copy: Any) -> list[Measurement]:
    """The state alone, and a match that plays on from the middle of a turn; the peers only have the first."""
    theirs = microseconds(peer_copy, 500)
    return [
        cheaper(f"{name}: copy", microseconds(match.state.copy), peer, theirs),
        cheaper(f"{name}: fork (peer: copy)", microseconds(match.fork, 500), peer, theirs),
    ]


def shown(results: list[Measurement], peer: str) -> Table:
    """The comparison with one peer, for the terminal."""
    table = Table(
        title=f"Beside {peer}, one core, best of several rounds", caption="ratio: how many times better we are"
    )
    table.add_column("what", no_wrap=True)
    for heading in ("ours", "theirs", "ratio"):
        table.add_column(heading, justify="right", no_wrap=True)
    for line in results:
        if line.peer == peer:
            digits, unit = 1 if line.value < 1000 else 0, line.unit.removeprefix("1")
            ours, theirs = f"{line.value:,.{digits}f} {unit}", f"{line.peer_value:,.{digits}f} {unit}"
            table.add_row(line.name, ours, theirs, f"{line.ratio:.2f}")
    return table


if __name__ == "__main__":
    main()

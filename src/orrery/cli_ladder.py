"""What `orrery ladder` prints."""

from __future__ import annotations

from rich.markup import escape
from rich.table import Table

from orrery.lab.ladder import Standings


def duels_table(standings: Standings) -> Table:
    """How every pair fared."""
    table = Table(title=f"{standings.game}, {standings.seats} seats, seed {escape(standings.seed)}")
    for heading in ("challenger", "against"):
        table.add_column(heading)
    for heading in ("games", "win rate", "95 % interval", "verdict", "ms a decision", "longest"):
        table.add_column(heading, justify="right")
    for duel in standings.duels:
        low, high = duel.interval
        table.add_row(
            duel.challenger,
            duel.others,
            str(duel.games),
            f"{duel.win_rate:.1%}",
            f"{low:.1%} – {high:.1%}",
            duel.verdict,
            f"{duel.milliseconds:.1f}",
            f"{duel.longest:.0f}",
        )
    return table


def ratings_table(standings: Standings) -> Table:
    """How strong every bot is beside the first."""
    table = Table()
    table.add_column("bot")
    for heading in ("rating", "95 % interval"):
        table.add_column(heading, justify="right")
    for each in standings.ratings:
        low, high = each.interval
        table.add_row(each.bot, f"{each.rating:+.0f}", f"{low:+.0f} – {high:+.0f}")
    return table

"""What things count, in units: the figures behind every appraisal, for a duel and for a table of more."""

from __future__ import annotations

from typing import NamedTuple

from orrery.games.risk.state import RiskState


class Yardstick(NamedTuple):
    """What one of each counts, and from where on something is worth doing."""

    territory: float
    field: float
    base: float
    """Another's."""
    own_base: float
    planet: float
    """For every unit of a planet's bonus."""
    first_conquest: float
    """It brings a card."""
    army: float
    """A unit of a player's that stands in a territory which is taken."""
    last_foe: float
    """Finishing off the only enemy."""
    loss: float
    """A unit lost in an attack, against a territory won."""
    no_hope: float
    """Below this chance of a conquest an attack is not begun."""
    at_front: float
    """A unit beside an enemy who can attack."""
    behind: float
    """What a unit counts less for every step that it is farther away from the next player's."""
    fear: float
    """How much of a territory's worth counts if an enemy could take it."""
    arriving: int
    """Units that an enemy is expected to bring beside it until then."""
    sure: float
    """Above this chance an attack goes on without looking again."""
    stars_to_trade: int
    """Stars for which trading is better than keeping the cards."""
    conquests: int
    """How many conquests in a row an attack is weighed for."""
    patience: float
    """What the conquests after the first count."""
    achievement: float
    """0 where they win nothing."""
    deciding: float
    """The last achievement, or whatever else ends the game."""
    rival: float
    """What the square of a rival's achievements adds to a base."""
    denial: float
    """What it counts to stand in the way of somebody's next achievement."""


TABLE = Yardstick(
    territory=0.47,
    field=0.24,
    base=1.5,
    own_base=19.0,
    planet=2.0,
    first_conquest=2.5,
    army=0.17,
    last_foe=32.0,
    loss=0.4,
    no_hope=0.66,
    at_front=0.2,
    behind=0.076,
    fear=1.6,
    arriving=2,
    sure=0.85,
    stars_to_trade=2,
    conquests=6,
    patience=0.61,
    achievement=6.2,
    deciding=51.0,
    rival=3.1,
    denial=0.51,
)
"""With three or more: an own base counts above all, and units are not wasted on doubtful attacks.

Found with four, in games of the bot against itself (`python -m bench.tune_risk`); docs/bots.md tells more.
"""
TEAMS = Yardstick(
    territory=0.84,
    field=0.52,
    base=2.0,
    own_base=12.2,
    planet=1.5,
    first_conquest=2.5,
    army=0.2,
    last_foe=30.0,
    loss=0.26,
    no_hope=0.34,
    at_front=0.29,
    behind=0.07,
    fear=0.83,
    arriving=4,
    sure=0.84,
    stars_to_trade=3,
    conquests=5,
    patience=0.71,
    achievement=9.0,
    deciding=45.0,
    rival=6.2,
    denial=0.34,
)
"""With allies, who help to hold what is taken: attacks may be bolder.

Found in 3,000 games of one among three of the first release's greedy players.
"""
DUEL = Yardstick(
    territory=0.22,
    field=0.37,
    base=2.6,
    own_base=5.9,
    planet=0.18,
    first_conquest=1.0,
    army=1.8,
    last_foe=15.0,
    loss=0.28,
    no_hope=0.42,
    at_front=0.155,
    behind=0.12,
    fear=0.93,
    arriving=5,
    sure=0.71,
    stars_to_trade=4,
    conquests=7,
    patience=1.0,
    achievement=0.0,
    deciding=60.0,
    rival=4.0,
    denial=0.0,
)
"""Two with neutrals between them: what hurts the enemy counts, and everything else counts less.

Found in games against the greedy player of the first release, and then against itself.
"""


def yardstick(s: RiskState) -> Yardstick:
    """The figures that fit a game."""
    if s.seats == 2:
        return DUEL
    return TEAMS if s.rules.teams else TABLE

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
"""With three or more: an own base counts, and what threatens it.

Found like those for a duel, in 3,000 games of one among three of the first release's greedy players.
"""
DUEL = Yardstick(
    territory=0.5,
    field=0.6,
    base=3.2,
    own_base=7.0,
    planet=0.43,
    first_conquest=0.65,
    army=1.3,
    last_foe=28.0,
    loss=0.18,
    no_hope=0.4,
    at_front=0.19,
    behind=0.15,
    fear=1.05,
    arriving=4,
    sure=0.8,
    stars_to_trade=4,
    conquests=5,
    patience=0.78,
    achievement=0.0,
    deciding=60.0,
    rival=4.0,
    denial=0.0,
)
"""Two with neutrals between them: what hurts the enemy counts, and everything else counts less.

Found in 4,800 games against the greedy player of the first release, the way `bench/tune_risk.py` does it; docs/bots.md
tells more.
"""


def yardstick(s: RiskState) -> Yardstick:
    """The figures that fit a game."""
    return DUEL if s.seats == 2 else TABLE

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
    beside_neutrals: float
    """A unit that has only neutrals beside it."""
    fear: float
    """How much of a territory's worth counts if an enemy could take it."""
    arriving: int
    """Units that an enemy is expected to bring beside it until then."""
    sure: float
    """Above this chance an attack goes on without looking again."""
    stars_to_trade: int
    """Stars for which trading is better than keeping the cards."""
    onwards: bool
    """Whether all that may go on after a conquest do; else as many as are best on either side."""


TABLE = Yardstick(
    territory=1.0,
    field=0.7,
    base=2.5,
    own_base=8.0,
    planet=1.5,
    first_conquest=2.0,
    army=0.0,
    last_foe=30.0,
    loss=0.3,
    no_hope=0.35,
    at_front=0.25,
    beside_neutrals=0.25,
    fear=0.5,
    arriving=3,
    sure=0.8,
    stars_to_trade=4,
    onwards=False,
)
"""With three or more."""
DUEL = Yardstick(
    territory=0.4,
    field=0.7,
    base=2.5,
    own_base=4.0,
    planet=0.5,
    first_conquest=1.0,
    army=0.8,
    last_foe=40.0,
    loss=0.2,
    no_hope=0.42,
    at_front=0.05,
    beside_neutrals=-0.1,
    fear=1.4,
    arriving=5,
    sure=0.85,
    stars_to_trade=4,
    onwards=True,
)
"""Two with neutrals between them: what hurts the enemy counts, and everything else counts less.

Found in 10,000 games against the greedy player of the first release, in which all figures were drawn from three or so
levels for each game; docs/bots.md tells more.
"""


def yardstick(s: RiskState) -> Yardstick:
    """The figures that fit a game."""
    return DUEL if s.seats == 2 else TABLE

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
    """A unit beside an enemy."""
    fear: float
    """How much of a territory's worth counts if an enemy could take it."""
    arriving: int
    """Units that an enemy is expected to bring beside it until then."""
    sure: float
    """Above this chance an attack goes on without looking again."""
    stars_to_trade: int
    """Stars for which trading is better than keeping the cards."""


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
    fear=0.5,
    arriving=3,
    sure=0.8,
    stars_to_trade=4,
)
"""With three or more."""
DUEL = Yardstick(
    territory=0.25,
    field=0.5,
    base=1.0,
    own_base=6.0,
    planet=0.5,
    first_conquest=1.0,
    army=1.0,
    last_foe=80.0,
    loss=0.2,
    no_hope=0.2,
    at_front=0.05,
    fear=1.0,
    arriving=4,
    sure=0.85,
    stars_to_trade=3,
)
"""Two with neutrals between them: what hurts the enemy counts, and everything else counts less.

Found in 6,800 games against the greedy player of the first release, in which all figures were drawn from three or so
levels for each game; docs/bots.md tells more.
"""


def yardstick(s: RiskState) -> Yardstick:
    """The figures that fit a game."""
    return DUEL if s.seats == 2 else TABLE

"""Orrery: space board games with every rule enforced.

>>> import orrery
>>> match = orrery.Match(orrery.game("space-base"), seats=2, seed=1)
>>> while not match.over:
...     seat = match.waiting[0]
...     match.play(seat, match.decision(seat).options[0])
>>> match.result.winners
[1]
"""

from orrery.core import IllegalChoice, Match, OrreryError, Record
from orrery.games import GAMES, game

__all__ = ["GAMES", "IllegalChoice", "Match", "OrreryError", "Record", "game"]
__version__ = "0.1.0"
"""The only place where the version is written; package, server and client read it from here."""

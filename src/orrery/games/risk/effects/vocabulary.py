"""Everything that cards can do, by name."""

from __future__ import annotations

from orrery.games.risk.effects.dice import DICE
from orrery.games.risk.effects.effect import Effect
from orrery.games.risk.effects.losses import LOSSES
from orrery.games.risk.effects.moving import MOVING
from orrery.games.risk.effects.placing import PLACING
from orrery.games.risk.effects.players import PLAYERS
from orrery.games.risk.effects.removing import REMOVING
from orrery.games.risk.rows import name_and_amount

EFFECTS: dict[str, Effect] = {
    effect.name: effect for effects in (PLACING, REMOVING, MOVING, DICE, LOSSES, PLAYERS) for effect in effects
}
"""The README says what each means."""


def parse_effect(text: str) -> tuple[str, int]:
    """An effect as a card writes it, checked against the vocabulary.

    >>> parse_effect("strike 4")
    ('strike', 4)
    """
    name, amount = name_and_amount(text)
    effect = EFFECTS.get(name)
    if effect is None:
        raise ValueError(f"there is no effect '{name}'")
    if not effect.allows(amount):
        raise ValueError(f"'{text}': the amount must be {effect.bounds}")
    return name, amount

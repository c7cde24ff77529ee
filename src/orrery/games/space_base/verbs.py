"""What a player can say in Space Base."""

from __future__ import annotations

from orrery.core.verbs import Kind, Verb, Verbs, many, one_of, optional

CARD = Kind("card")
SECTOR = Kind("sector", number=True)
VALUE = Kind("value", number=True)
STEPS = Kind("steps", number=True)
TOKENS = Kind("tokens", number=True)
WHICH = one_of("which", "first", "second", "both")

VERBS = Verbs(
    # Dice
    Verb("set", card=CARD, value=VALUE),
    Verb("roll"),
    Verb("reroll", card=CARD, dice=WHICH),
    Verb("keep"),
    Verb("dice"),
    Verb("sum"),
    Verb("shift", card=CARD, steps=STEPS),
    # Rewards
    Verb("double", card=CARD, sector=SECTOR),
    Verb("sector", sector=SECTOR),
    Verb("charge", card=CARD),
    Verb("decline"),
    Verb("carry", tokens=TOKENS),
    # Abilities
    Verb("use", card=CARD, target=optional(CARD)),
    Verb("move", source=CARD, target=CARD),
    Verb("stay"),
    # Cards
    Verb("buy", cards=many(CARD)),
    Verb("buy-into", card=CARD, sector=SECTOR),
    Verb("claim", card=CARD),
    Verb("pass"),
)

"""What a player can say: every verb with the kinds of its arguments, and the questions it answers."""

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

ANSWERS: dict[str, tuple[str, ...]] = {
    "set": ("set-die",),
    "roll": ("set-die",),
    "reroll": ("reroll",),
    "keep": ("reroll",),
    "dice": ("allocate",),
    "sum": ("allocate",),
    "shift": ("allocate",),
    "double": ("double",),
    "sector": ("arrow",),
    "charge": ("charge",),
    "decline": ("charge",),
    "carry": ("carry",),
    "use": ("ability",),
    "move": ("move-charge",),
    "stay": ("move-charge",),
    "buy": ("buy", "buy-extra", "draft"),
    "buy-into": ("buy-into",),
    "claim": ("claim",),
    "pass": ("ability", "double", "arrow", "buy", "buy-extra", "buy-into", "claim"),
}
"""The questions that each verb answers."""
QUESTIONS = frozenset(kind for kinds in ANSWERS.values() for kind in kinds)
"""Everything that can be asked."""

"""What a player can say: every verb with the kinds of its arguments, and the questions it answers."""

from __future__ import annotations

from orrery.core.verbs import AMOUNT, SEAT, Kind, Verb, Verbs, either, flag, many, optional

TERRITORY = Kind("territory")
CARD = Kind("card")
ACHIEVEMENT = Kind("achievement")
FACTION = Kind("faction")
DIE = Kind("die", number=True)
AIM = either("aim", TERRITORY, SEAT)
HERO = flag("hero")

VERBS = Verbs(
    # Setting up
    Verb("pick", faction=FACTION, colour=optional(FACTION)),
    Verb("base", territory=TERRITORY),
    Verb("occupy", territory=TERRITORY),
    Verb("neutral", territory=TERRITORY),
    # Placing units and towers, and bringing the hero
    Verb("place", territory=TERRITORY, units=AMOUNT),
    Verb("hero", territory=TERRITORY),
    Verb("tower", territory=TERRITORY),
    # Cards
    Verb("offer", card=CARD),
    Verb("withdraw", card=CARD),
    Verb("trade"),
    Verb("play", card=CARD, aim=many(AIM)),
    Verb("pass"),
    Verb("reroll", die=many(DIE)),
    Verb("draw"),
    Verb("decline"),
    # Fighting
    Verb("invade", source=TERRITORY, target=TERRITORY, units=AMOUNT, hero=HERO),
    Verb("storm", source=TERRITORY, target=TERRITORY, keep=AMOUNT, hero=HERO),
    Verb("defend", dice=AMOUNT),
    Verb("advance", units=AMOUNT),
    # Moving
    Verb("manoeuvre", source=TERRITORY, target=TERRITORY),
    Verb("airlift", source=TERRITORY, target=TERRITORY),
    Verb("move", units=AMOUNT, hero=HERO),
    Verb("bring", source=TERRITORY, units=AMOUNT, hero=HERO),
    # Achievements and allies
    Verb("achieve", achievement=ACHIEVEMENT),
    Verb("none"),
    Verb("ask", territory=TERRITORY),
    Verb("agree"),
    Verb("refuse"),
    # Going on
    Verb("done"),
)

ANSWERS: dict[str, tuple[str, ...]] = {
    "pick": ("faction",),
    "base": ("base",),
    "occupy": ("occupy",),
    "neutral": ("neutral",),
    "place": ("strengthen", "deploy", "units", "spread"),
    "hero": ("hero", "deploy"),
    "tower": ("tower",),
    "offer": ("deploy",),
    "withdraw": ("deploy",),
    "trade": ("deploy",),
    "play": ("deploy", "attack", "cards", "manoeuvre"),
    "pass": ("cards",),
    "reroll": ("reroll",),
    "draw": ("draw",),
    "decline": ("draw",),
    "invade": ("attack",),
    "storm": ("attack",),
    "defend": ("defend",),
    "advance": ("advance",),
    "manoeuvre": ("start-manoeuvre", "manoeuvre"),
    "airlift": ("manoeuvre",),
    "move": ("move",),
    "bring": ("recall",),
    "achieve": ("achievement",),
    "none": ("achievement",),
    "ask": ("command",),
    "agree": ("consent",),
    "refuse": ("consent",),
    "done": ("deploy", "spread", "command", "start-manoeuvre", "attack", "recall", "manoeuvre"),
}
"""The kinds of questions that each verb answers."""
QUESTIONS = frozenset(kind for kinds in ANSWERS.values() for kind in kinds)
"""Every kind of question."""

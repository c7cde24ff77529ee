"""What a player can say, by chapter."""

from __future__ import annotations

from orrery.core.verbs import AMOUNT, SEAT, Kind, Verb, Verbs, either, flag, many, one_of, optional

FACTION = Kind("faction")
PLANET = Kind("planet")
AREA = Kind("area")
ROUTE = Kind("route")
UNIT = Kind("unit")
BUILDING = Kind("building")
MODULE = Kind("module")
TECHNOLOGY = Kind("technology")
CARD = Kind("card")
EVENT = Kind("event")
COORDINATE = Kind("coordinate", number=True)
TURNS = Kind("turns", number=True)
SKIRMISH = Kind("skirmish", number=True)
EFFECT = Kind("effect", number=True)
LEADERSHIP = Kind("leadership")
ITEM = one_of("item", "psi-emitter", "khalis-crystal", "uraj-crystal")
ORDER = one_of("order", "build", "mobilize", "research", "star")
ROLE = one_of("role", "front", "support")
RESOURCE = one_of("resource", "minerals", "gas")
HELP = either("event", Kind("event"), one_of("how", "spend", "build", "mobilize"))
"""The Event card by which an order becomes a special one, or that a special one is executed for the last time."""
HOW = many(one_of("how", "less-minerals", "less-gas", "force-mine"))
"""How something is bought: with the discount of a special Build order, and by force mining what is missing."""

WHAT = either("unit", UNIT, one_of("what", "base", "installation"))
"""A unit, or what else stands in an area."""

VERBS = Verbs(
    # Anywhere
    Verb("done"),
    Verb("none"),
    Verb("yes"),
    Verb("no"),
    # Setup
    Verb("faction", faction=FACTION),
    Verb("lead", leadership=LEADERSHIP),
    Verb("place-planet", planet=PLANET, x=COORDINATE, y=COORDINATE, turns=TURNS),
    Verb("place-base", area=AREA),
    Verb("place-z-route", major=PLANET, minor=PLANET),
    Verb("place-units", unit=UNIT, area=AREA, amount=AMOUNT),
    Verb("place-transport", route=ROUTE),
    # Planning and execution
    Verb("order", order=ORDER, planet=PLANET, special=flag("special")),
    Verb("defend", area=AREA),
    Verb("star", order=one_of("order", "build", "mobilize", "research"), special=flag("special")),
    Verb("put-back", event=EVENT),
    Verb("deploy", unit=UNIT, area=AREA, amount=AMOUNT),
    Verb("avenge", seat=SEAT, area=AREA, what=WHAT),
    Verb("reveal", planet=PLANET),
    Verb("execute", planet=PLANET, card=optional(HELP)),
    Verb("event", planet=PLANET),
    # Build
    Verb("build-workers", amount=AMOUNT, how=HOW),
    Verb("build-transport", route=ROUTE, how=HOW),
    Verb("build-unit", unit=UNIT, area=AREA, how=HOW),
    Verb("build-on-card", unit=UNIT, how=HOW),
    Verb("build-building", building=BUILDING, how=HOW),
    Verb("build-module", module=MODULE, how=HOW),
    Verb("build-base", area=AREA, how=HOW),
    # Payment by hand
    Verb("pay-card", area=AREA),
    Verb("pay-token", resource=RESOURCE),
    Verb("pay-permanent", resource=RESOURCE),
    Verb("force-mine", area=AREA),
    # Mobilize
    Verb("move", unit=UNIT, source=AREA, target=AREA, amount=AMOUNT),
    Verb("lift-off", source=AREA, target=AREA),
    Verb("recall", unit=UNIT, source=AREA, target=AREA),
    # Research
    Verb("draw"),
    Verb("research", technology=TECHNOLOGY, how=HOW),
    Verb("draw-event"),
    Verb("take", card=CARD),
    # Battle
    Verb("use", card=CARD),
    Verb("front", unit=UNIT),
    Verb("pair", unit=UNIT, against=UNIT),
    Verb("support", unit=UNIT, skirmish=SKIRMISH),
    Verb("swap", unit=UNIT, role=ROLE, skirmish=SKIRMISH, other=UNIT, other_role=ROLE, other_skirmish=SKIRMISH),
    Verb("cards", standard=CARD, reinforcement=optional(CARD)),
    Verb("blind", reinforcement=optional(CARD)),
    Verb("skirmish", skirmish=SKIRMISH),
    Verb("lose", unit=UNIT, skirmish=optional(SKIRMISH), front=flag("front")),
    Verb("lose-worker"),
    Verb("withdraw", area=AREA),
    Verb("retreat", area=AREA),
    Verb("excess", unit=UNIT),
    Verb("leave", unit=UNIT),
    # Regrouping and Event cards
    Verb("play", event=EVENT),
    Verb("discard", card=CARD),
    Verb("choose-area", area=AREA),
    Verb("choose-planet", planet=PLANET),
    Verb("choose-seat", seat=SEAT),
    Verb("choose-route", route=ROUTE),
    Verb("choose-transport", route=ROUTE, seat=SEAT),
    Verb("raise-order", planet=PLANET, place=AMOUNT),
    Verb("choose-unit", unit=UNIT, area=optional(AREA)),
    Verb("choose-module", module=MODULE),
    Verb("take-token", resource=RESOURCE),
    # Scenarios
    Verb("pick-events", events=many(EVENT)),
    Verb("pick-up", item=ITEM, unit=UNIT, area=AREA),
    Verb("carry", item=ITEM, source=AREA, target=AREA),
    Verb("collateral", what=one_of("what", "base", "installation", "workers")),
    Verb("choose-effect", number=EFFECT),
    # Besides answering
    Verb("destroy-unit", unit=UNIT, area=AREA),
    Verb("destroy-base", area=AREA),
    Verb("destroy-transport", route=ROUTE),
    Verb("pay-by-hand"),
)

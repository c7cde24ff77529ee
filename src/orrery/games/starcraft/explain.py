"""Why a choice is not on offer: the rule that forbids it, in words.

Each chapter explains its own questions, with the predicates that its options are made of: `explain_setup.py`,
`explain_orders.py`, `explain_battle.py`, `explain_events.py` and `explain_brood_war.py`. Here is what belongs to all of
them: components that do not exist, what a player may do besides answering, and names for the ids that the chapters
speak of.
"""

from __future__ import annotations

from collections.abc import Callable

from orrery.core import Choice, Decision, Message
from orrery.core.verbs import Kind
from orrery.games.starcraft import (
    explain_battle,
    explain_brood_war,
    explain_events,
    explain_orders,
    explain_pieces,
    explain_setup,
)
from orrery.games.starcraft.addressing import for_party
from orrery.games.starcraft.catalog import Catalog
from orrery.games.starcraft.names import with_names
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import GUARD
from orrery.games.starcraft.verbs import VERBS

Reason = Callable[[StarCraftState, Decision, Choice], Message | None]

QUESTIONS: dict[str, Reason] = {
    **dict.fromkeys(explain_setup.ANSWERS, explain_setup.why_not_before_orders),
    **dict.fromkeys(explain_orders.ANSWERS, explain_orders.why_not_in_order),
    **dict.fromkeys(explain_battle.ANSWERS, explain_battle.why_not_in_battle),
    **dict.fromkeys(explain_events.ANSWERS, explain_events.why_not_with_events),
    **dict.fromkeys(explain_pieces.QUESTIONS, explain_pieces.why_not_offered),
    **dict.fromkeys(explain_brood_war.ANSWERS, explain_brood_war.why_not_with_brood_war),
}
"""Who explains what is not on offer, by the kind of the question."""
ASIDES = ("destroy-unit", "destroy-base", "destroy-transport", "pay-by-hand")
"""What a player may do besides answering some questions."""
PURCHASES = ("build-forces", "upgrade-bases", "build-base", "buy-technology")
"""Questions at which payment by hand can be chosen."""


def explain(s: StarCraftState, decision: Decision, choice: Choice) -> Message | None:
    """What forbids a choice; None exactly for what is on offer."""
    decision = for_party(decision)
    if choice in decision.options or choice in decision.asides:
        return None
    reason = _unknown(s, decision, choice)
    if reason is not None:
        return reason
    against = _aside if choice[0] in ASIDES else QUESTIONS[decision.kind]
    reason = against(s, decision, choice)
    if reason is None:
        return None
    return Message(reason.key, with_names(s.catalog, reason.arguments), reason.rule)


# Components that do not exist


def _unknown(s: StarCraftState, decision: Decision, choice: Choice) -> Message | None:
    verb, *parts = choice
    kinds = [*VERBS[str(verb)].arguments.values()]
    for part, kind in zip(parts, kinds, strict=False):
        what = "ability" if verb == "use" else kind.name
        if not _exists(s, what, kind, part):
            said = "card" if what == "ability" else what
            return Message(f"starcraft-refused-unknown-{said}", {"name": str(part)}, decision.rule)
    return None


def _exists(s: StarCraftState, what: str, kind: Kind, part: str | int) -> bool:
    """Whether a component, a route or a seat of this game is so called; of words and numbers every one will do."""
    if kind.words or any(part in other.words for other in kind.among):
        return True
    if what == "seat":
        return part in range(s.parties)
    if what == "route":
        return part in [s.route_id(route) for route in range(len(s.routes))]
    return kind.number or part in known_names(s.catalog, what)


def known_names(catalog: Catalog, what: str) -> list[str]:
    """The ids of all components of a kind; an ability is a card, a technology or an Event card."""
    if what == "ability":
        return [GUARD, *(name for kind in ("card", "technology", "event") for name in known_names(catalog, kind))]
    return {
        "faction": [*catalog.faction_number],
        "planet": [*catalog.planet_number],
        "area": [*catalog.area_number],
        "unit": [*catalog.unit_number],
        "building": [building.id for levels in catalog.buildings for building in levels],
        "module": [*catalog.module_ids],
        "technology": [*catalog.technology_number],
        "card": [*catalog.card_number],
        "event": [*catalog.event_number],
        "leadership": [*catalog.leadership_number],
    }[what]


# Besides answering


def _aside(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    """Why own pieces cannot be destroyed, or payment by hand not chosen, now. [SC-LIMIT-07] [SC-AMB-12]"""
    verb, *parts = choice
    if verb == "pay-by-hand":
        when = "pay-by-hand" if decision.kind in PURCHASES else "pay-by-hand-now"
        return Message(f"starcraft-refused-{when}", {}, "SC-RES-01")
    if not any(str(aside[0]).startswith("destroy") for aside in decision.asides):
        return Message("starcraft-refused-destroy-now", {}, "SC-AMB-12")
    chosen = dict(zip(VERBS[str(verb)].arguments, parts, strict=True))
    return Message(f"starcraft-refused-{verb}", {**chosen}, "SC-LIMIT-07")

"""What options, questions and events say to people.

Options are described chapter by chapter: `words_orders.py`, `words_battle.py`, `words_events.py`,
`words_brood_war.py`; here are the tables.
"""

from __future__ import annotations

from orrery.core import Choice, Decision, Event, Message
from orrery.core.message import Argument, player
from orrery.games.starcraft.addressing import for_party
from orrery.games.starcraft.names import card_called, faction_called, with_names
from orrery.games.starcraft.ruleset import StarCraftRules
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.words_battle import BATTLE, ability_words, payment_words
from orrery.games.starcraft.words_brood_war import BROOD_WAR
from orrery.games.starcraft.words_events import EVENTS
from orrery.games.starcraft.words_orders import ORDERS, Description

# Options


def describe(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    """What an option says to a person."""
    return DESCRIPTIONS[str(choice[0])](s, for_party(decision), choice)


def _alone(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    """A verb without arguments."""
    (verb,) = choice
    return Message(f"starcraft-do-{verb}")


def _answer(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    """A verb whose meaning depends on what is asked."""
    (verb,) = choice
    return Message(f"starcraft-do-{verb}-{decision.kind}", _about(s, decision))


def _about(s: StarCraftState, decision: Decision) -> dict[str, Argument]:
    """What a question is about; a card with what it does."""
    about = with_names(s.catalog, {**(decision.about or {})})
    card = (decision.about or {}).get("card")
    if card is not None:
        about |= {"card": card_called(s.catalog, str(card)), "text": ability_words(s, str(card))}
    if decision.kind == "pay-cost":
        about |= payment_words(s, str(card))
    return about


DESCRIPTIONS: dict[str, Description] = {
    **dict.fromkeys(("done", "none", "yes", "no"), _answer),
    **ORDERS,
    **dict.fromkeys(("draw-event", "lose-worker", "pay-by-hand"), _alone),
    **BATTLE,
    **EVENTS,
    **BROOD_WAR,
}
"""What each verb says."""


# Questions and events


def about_words(rules: StarCraftRules, decision: Decision) -> dict[str, Argument]:
    """What a question is about, with everything by its name."""
    arguments = with_names(rules.catalog, {**(decision.about or {})})
    if rules.automatic_factions:
        arguments = {name: _party_named(rules, name, value) for name, value in arguments.items()}
    return arguments


def event_words(rules: StarCraftRules, event: Event) -> Message:
    """An event in words, with everything by its name."""
    arguments = with_names(rules.catalog, event.arguments)
    if rules.automatic_factions:
        arguments = {name: _party_named(rules, name, value) for name, value in arguments.items()}
    return Message(f"starcraft-event-{event.kind}", arguments, event.rule)


def _party_named(rules: StarCraftRules, name: str, value: Argument) -> Argument:
    """A faction without a player by its name, where an event speaks of it by its number. [BW-S2-15]"""
    scenario = rules.scenario
    if scenario is None or scenario.row.automatic is None:
        return value
    party = max(scenario.row.seats)
    if value == player(party) or (name == "seat" and value == party):
        return faction_called(rules.catalog, scenario.row.automatic.faction)
    return value

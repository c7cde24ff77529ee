"""What options, questions and events say to people.

Options are described chapter by chapter: `words_orders.py`, `words_battle.py`, `words_events.py`,
`words_brood_war.py`; here are the tables.
"""

from __future__ import annotations

from orrery.core import Choice, Decision, Event, Message
from orrery.core.message import Argument
from orrery.games.starcraft.names import card_called, with_names
from orrery.games.starcraft.ruleset import StarCraftRules
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.words_battle import BATTLE, ability_words
from orrery.games.starcraft.words_brood_war import BROOD_WAR
from orrery.games.starcraft.words_events import EVENTS
from orrery.games.starcraft.words_orders import ORDERS, Description

# Options


def describe(s: StarCraftState, decision: Decision, choice: Choice) -> Message:
    """What an option says to a person."""
    return DESCRIPTIONS[str(choice[0])](s, decision, choice)


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
    return with_names(rules.catalog, {**(decision.about or {})})


def event_words(rules: StarCraftRules, event: Event) -> Message:
    """An event in words, with everything by its name."""
    return Message(f"starcraft-event-{event.kind}", with_names(rules.catalog, event.arguments), event.rule)

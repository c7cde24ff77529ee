"""Why a choice is not on offer where heroes, installations, tokens and Leadership cards ask something.

What can be answered is all that the question lists, so that one sentence for each question serves all other choices.
"""

from __future__ import annotations

from orrery.core import Choice, Decision, Message
from orrery.games.starcraft.state import StarCraftState

QUESTIONS = (
    "collateral-damage",
    "hero-area",
    "free-figure",
    "hero-returns",
    "installation-area",
    "infest",
    "take-token",
    "lead-units",
    "lead-transport",
    "mark-area",
    "raid-route",
    "drive-off",
    "flee",
    "flee-unit",
    "sacrifice-unit",
    "annihilate",
    "influence",
    "restore",
    "warp-area",
    "warp-unit",
    "raise-bottom",
    "deploy",
    "avenge",
    "own-planet",
    "name-first-player",
    "cancel-order",
    "star-order",
    "place-another",
    "use-leadership",
    "put-back",
    "scenario-base",
    "scenario-installation",
    "scenario-hero",
    "scenario-units",
    "scenario-transport",
    "scenario-item",
    "pick-events",
    "play-picked",
    "repair-bunker",
    "overmind-mobilize",
)
"""The questions of these rules."""


def why_not_offered(s: StarCraftState, decision: Decision, choice: Choice) -> Message | None:
    """None exactly if a choice is on offer."""
    return None if choice in decision.options else Message(f"starcraft-refused-{decision.kind}", {}, decision.rule)

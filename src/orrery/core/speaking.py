"""What a match says to people and bots: questions, options, refusals, events, views."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from orrery.core.decision import Choice, Decision, Seat, as_choice
from orrery.core.errors import BadChoice, IllegalChoice
from orrery.core.history import Remembering
from orrery.core.message import Event, Message, named
from orrery.core.pointing import meant
from orrery.core.preferences import value
from orrery.core.state import State
from orrery.core.words import Words

S = TypeVar("S", bound=State)


class Speaking(Remembering[S]):
    """What puts a match into words. None of it changes anything."""

    __slots__ = ()

    def explain(self, seat: Seat, choice: Sequence[str | int]) -> Message:
        """Why a choice is not on offer."""
        decision = self.decision(seat)
        chosen = as_choice(choice)
        if decision.allows(chosen):
            return Message("refused-not-at-all")
        try:
            self.game.rules.verbs.check(chosen)
        except BadChoice as wrong:
            return Message("refused-malformed", {"reason": str(wrong)}, decision.rule)
        reason = self.game.rules.explain(self.state, decision, chosen)
        if reason is not None:
            return named(reason, self.names)
        return self._not_offered(decision)

    def why_not(self, seat: Seat, things: Sequence[str]) -> Message:
        """Why something can't be chosen that was pointed at on the board, the last of `things`, after the others."""
        decision = self.decision(seat)
        own = self.game.words.why_not
        reason = own(self.state, decision, things) if own is not None else None
        if reason is not None:
            return named(reason, self.names)
        for choice in meant(self.game.rules.verbs, decision, things):
            if decision.allows(choice):
                continue
            reason = self.explain(seat, choice)
            if not reason.key.startswith("refused-"):
                return reason
        return self._not_offered(decision)

    def _not_offered(self, decision: Decision) -> Message:
        asked = self.question(decision)
        return Message("refused-not-offered", {"name": self.names[decision.seat], "asked": asked}, decision.rule)

    def refusal(self, seat: Seat, choice: Sequence[str | int]) -> IllegalChoice:
        """The error that says why a choice is not on offer."""
        reason = self.explain(seat, choice)
        return IllegalChoice(Words("en").say(reason), reason.rule)

    def question(self, decision: Decision) -> Message:
        """What a decision asks, for people."""
        about = self.game.words.about_words(self.ruleset, decision)
        return named(Message(f"{self.game.id}-ask-{decision.kind}", about, decision.rule), self.names)

    def describe(self, decision: Decision, choice: Choice) -> Message:
        """What an option or an aside of a decision says to people."""
        return named(self.game.words.describe(self.state, decision, choice), self.names)

    def touches(self, decision: Decision, choice: Choice) -> list[str]:
        """The things on the board that an option of a decision is about."""
        return self.game.words.touches(self.state, decision, choice)

    def told(self, event: Event) -> Message:
        """What an event says to people."""
        return named(self.game.words.event_words(self.ruleset, event), self.names)

    @property
    def events(self) -> list[Event]:
        """What has been narrated so far (nothing in a fork)."""
        return self.state.events or []

    def events_for(self, seat: Seat | None) -> list[Event]:
        """What a seat, or a spectator (None), was told so far."""
        return [event for event in self.events if event.is_for(seat)]

    def view(self, seat: Seat | None) -> Any:
        """What a seat, or a spectator (None), may know, as plain JSON of the game's declared type."""
        if self._broken is not None:
            self._refuse()
        return self.game.knowledge.view(self.state, seat)

    # Preferences

    def prefer(self, seat: Seat, name: str, value: str) -> None:
        """Note what a seat wishes not to be asked. A question that is open now still waits for the seat itself."""
        wish = self.game.rules.preferences.wish(self.state, name, value)
        self.wishes = tuple(
            {**wishes, name: wish} if other == seat else wishes for other, wishes in enumerate(self.wishes)
        )

    def preferences(self, seat: Seat) -> dict[str, str]:
        """What a seat can wish in this match, and what holds now."""
        return {
            preference.name: value(self.state, self.wishes[seat], preference)
            for preference in self.game.rules.preferences.by_name.values()
            if preference.offered(self.state, seat)
        }

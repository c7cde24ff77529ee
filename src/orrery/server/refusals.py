"""What the server refuses, and why: sentences of `locales/`, which the client words in the player's language."""

from __future__ import annotations

from orrery.core import Message, OrreryError
from orrery.core.message import Argument
from orrery.core.words import Words


class Refusal(OrreryError):
    """Something that was not done; nothing has changed. As text it is the English sentence, for programs.

    >>> str(NotAllowed("name-taken", name="Ada"))
    'Somebody here is called Ada already.'
    """

    status = 400

    def __init__(self, why: str | Message, **arguments: Argument) -> None:
        self.message = why if isinstance(why, Message) else Message(f"refused-{why}", arguments)
        super().__init__(Words("en").say(self.message))


class NoSuchTable(Refusal):
    """There is no table with this id."""

    status = 404


class NotAllowed(Refusal):
    """This browser may not do that."""

    status = 403


class OutOfDate(Refusal):
    """The choice was made on the sight of a position that has passed."""


class NotOffered(Refusal):
    """The choice is not among what is offered; a rule says why."""


class NotStored(Refusal):
    """The database takes nothing: it is away, or its disk is full."""

    status = 503


class Fault(Refusal):
    """An error in the rules, which nobody here can do anything about; the log tells of it."""

    status = 500

"""Everything that can be wrong with what people and programs hand to Orrery."""


class OrreryError(Exception):
    """The parent of all errors that say what a person did wrong; their text is fit to be shown."""


class UnknownName(OrreryError):
    """A game, bot or language that does not exist.

    >>> raise UnknownName("bot", "gredy", ["greedy", "random"])
    Traceback (most recent call last):
    orrery.core.errors.UnknownName: unknown bot 'gredy'; known: greedy, random
    """

    def __init__(self, what: str, name: str, known: list[str]) -> None:
        super().__init__(f"unknown {what} '{name}'; known: {', '.join(known)}")


class BadOption(OrreryError):
    """A game option, or a number of seats, that the game does not allow."""


class BadPack(OrreryError):
    """A data pack with something missing or wrong; the text names file, row and field."""


class BadLesson(OrreryError):
    """A lesson with something missing or wrong; the text names file, step and field."""


class BadRecord(OrreryError):
    """A record that cannot be read, or that does not replay to what it says."""


class BadChoice(OrreryError):
    """Something that is not even shaped like a choice: a verb followed by words and numbers."""


class IllegalChoice(OrreryError):
    """A choice that is not on offer; nothing was changed. `rule` names the rule, where one is known."""

    def __init__(self, text: str, rule: str = "") -> None:
        super().__init__(f"{text} [{rule}]" if rule else text)
        self.rule = rule


class CannotUndo(OrreryError):
    """An undo that would need everyone's agreement, or that has nothing to take back."""


class BrokenMatch(OrreryError):
    """A match in whose rules an error happened: it goes no further, and what was stored before stands."""

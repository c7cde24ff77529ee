"""A game at the terminal: one person against bots."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import pairwise, takewhile
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape

from orrery.bots import make_bot
from orrery.core import CannotUndo, Choice, Decision, Match, Message
from orrery.core.words import Words

YOU = 0
"""The person's seat."""
MANY = 30
"""More options than these are listed in groups."""


def fits(typed: Sequence[str], option: Choice) -> bool:
    """Whether words that somebody types are the beginnings of an option's parts; numbers must be the same.

    >>> fits(["inv", "aug", "keresh", "3"], ("invade", "augustgrad", "keresh-province", 3))
    True
    """
    if not typed or len(typed) > len(option):
        return False
    return all(
        str(part) == word if isinstance(part, int) else part.startswith(word)
        for word, part in zip(typed, option, strict=False)
    )


def groups(options: Sequence[Choice]) -> list[tuple[int, int]]:
    """Where to cut a list of options, so that those of a long list share lines: begin and end of each piece.

    >>> groups([("place", "ursa", 1), ("place", "ursa", 2)])
    [(0, 1), (1, 2)]
    """
    ends = list(range(1, len(options) + 1))
    for trunk in (_up_to_numbers, _up_to_target):
        if len(ends) > MANY:
            trunks = [trunk(option) for option in options]
            ends = [end for end in ends if end == len(options) or trunks[end] != trunks[end - 1]]
    return list(pairwise([0, *ends]))


def _up_to_numbers(option: Choice) -> Choice:
    return tuple(takewhile(lambda part: not isinstance(part, int), option))


def _up_to_target(option: Choice) -> Choice:
    return option[:2]


class Quit(Exception):
    """The person wants to stop."""


class TerminalGame:
    """A match between a person and bots, shown and asked in one language."""

    def __init__(self, match: Match[Any], bots: Sequence[str], words: Words, console: Console) -> None:
        self.match = match
        self.words = words
        self.console = console
        self.bots = [make_bot(name, random.Random(f"{match.seed}/{seat}")) for seat, name in enumerate(bots)]
        self.told = 0

    def run(self, record: Path | None) -> None:
        """Play to the end, or until the person stops; then keep the record if one is wanted."""
        self.say("terminal-welcome")
        try:
            while not self.match.over:
                self.let_bots_answer()
                self.tell_news()
                if YOU in self.match.waiting:
                    self.ask()
            self.tell_news()
            self.show()
            self.say_result()
        except (Quit, EOFError, KeyboardInterrupt):
            self.say("terminal-stopped")
        if record is not None:
            self.match.record().write(record)
            self.say("terminal-recorded", file=str(record))

    def let_bots_answer(self) -> None:
        """Every bot that is asked answers."""
        for seat in self.match.waiting:
            if seat != YOU:
                self.match.play(seat, self.bots[seat - 1].choose(self.match.seen_by(seat)))

    def ask(self) -> None:
        """Put the person's question and act on the reply; an undo or a look brings the question again."""
        decision = self.match.decision(YOU)
        self.show()
        question = escape(self.words.say(self.match.question(decision)))
        self.console.print(f"\n[bold]{question}[/] [dim]{decision.rule}[/]")
        self.list_options(decision)
        while True:
            reply = self.console.input(f"[dim]{self.words.text('terminal-prompt')}[/] ").strip().lower()
            if reply.isdecimal() and 1 <= int(reply) <= len(decision.options):
                self.match.play(YOU, decision.options[int(reply) - 1])
                return
            if self.obey(reply, decision):
                return

    def list_options(self, decision: Decision) -> None:
        """Number all options; of many, those that differ only at their end share a line."""
        options = decision.options
        for start, stop in groups(options):
            if stop - start == 1:
                self.list_choice(start + 1, decision, options[start])
            else:
                words = self.words.say(self.match.describe(decision, options[start]))
                line = f"  [cyan]{start + 1:>3}–{stop:<3}[/] {escape(words)} …"
                self.console.print(line, highlight=False, no_wrap=True, overflow="ellipsis")
        if len(options) > MANY:
            self.say("terminal-narrow")

    def obey(self, reply: str, decision: Decision) -> bool:
        """Do what a letter stands for. True if the question has to be put anew."""
        match reply:
            case "u":
                try:
                    self.match.undo(YOU)
                    self.told = min(self.told, len(self.match.events_for(YOU)))
                    return True
                except CannotUndo:
                    self.say("terminal-no-undo")
            case "a":
                self.show(everyone=True)
            case "l":
                self.tell_news(last=30)
            case "o":
                for number, option in enumerate(decision.options, start=1):
                    self.list_choice(number, decision, option)
            case "s":
                return self.settings(decision)
            case "q":
                raise Quit
            case _:
                return self.understand(reply, decision)
        return False

    def understand(self, reply: str, decision: Decision) -> bool:
        """Take the words of a choice, such as ``place canis 3``. True if they were one of the options.

        Every word may be cut short. What fits several options lists them; what fits none is explained.
        """
        options, typed = decision.options, reply.split()
        fitting = [number for number, option in enumerate(options) if fits(typed, option)]
        exact = [number for number in fitting if len(options[number]) == len(typed)]
        if len(fitting) == 1 or len(exact) == 1:
            self.match.play(YOU, options[(exact or fitting)[0]])
            return True
        if not fitting and not reply.isdecimal():
            fitting = [number for number, option in enumerate(options) if self.mentions(decision, option, typed)]
        for number in fitting:
            self.list_choice(number + 1, decision, options[number])
        if not fitting and len(typed) > 1:
            choice = tuple(int(word) if word.isdecimal() else word for word in typed)
            refusal = self.match.explain(YOU, choice)
            self.console.print(f"{escape(self.words.say(refusal))} [dim]{refusal.rule}[/]", highlight=False)
        elif not fitting:
            self.say("terminal-help", count=len(options))
        return False

    def mentions(self, decision: Decision, option: Choice, typed: list[str]) -> bool:
        """Whether all these words, or beginnings of words, stand in what an option says."""
        said = self.words.say(self.match.describe(decision, option)).lower().split()
        return bool(typed) and all(any(word.strip("(“„").startswith(part) for word in said) for part in typed)

    def settings(self, decision: Decision) -> bool:
        """Offer what the person may say at any time."""
        asides = decision.asides
        for number, aside in enumerate(asides, start=1):
            self.list_choice(number, decision, aside)
        reply = self.console.input(f"[dim]{self.words.text('terminal-settings')}[/] ").strip()
        if reply.isdecimal() and 1 <= int(reply) <= len(asides):
            self.match.play(YOU, asides[int(reply) - 1])
            return True
        return False

    def list_choice(self, number: int, decision: Decision, choice: Choice) -> None:
        """One line of a numbered list of choices, in words."""
        words = self.words.say(self.match.describe(decision, choice))
        self.console.print(f"  [cyan]{number:>3}[/] {escape(words)}", highlight=False)

    def show(self, *, everyone: bool = False) -> None:
        """Draw the table."""
        seat = None if everyone else YOU
        self.console.rule(style="dim")
        self.console.print(
            self.match.game.picture(self.match.state, seat, self.match.names, self.words), highlight=False, markup=False
        )

    def tell_news(self, last: int | None = None) -> None:
        """Tell what has happened since the last time, or the last so many events."""
        events = self.match.events_for(YOU)
        for event in events[-last:] if last else events[self.told :]:
            self.console.print(f"  {self.words.say(self.match.told(event))}", highlight=False, markup=False)
        self.told = len(events)

    def say_result(self) -> None:
        """Say who has won."""
        winners: list[str | Message] = [self.match.names[seat] for seat in self.match.result.winners]
        self.console.print(f"\n[bold green]{escape(self.words.text('terminal-winners', winners=winners))}[/]")

    def say(self, key: str, **arguments: str | int) -> None:
        """Print words of the frame."""
        self.console.print(self.words.text(key, **arguments), style="dim", highlight=False, markup=False)

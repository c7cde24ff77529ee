"""A game at the terminal: one person against bots."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape

from orrery.bots import make_bot
from orrery.core import CannotUndo, Choice, Decision, Match, Message
from orrery.core.words import Words

YOU = 0
"""The person's seat."""


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
        for number, option in enumerate(decision.options, start=1):
            self.list_choice(number, decision, option)
        while True:
            reply = self.console.input(f"[dim]{self.words.text('terminal-prompt')}[/] ").strip().lower()
            if reply.isdecimal() and 1 <= int(reply) <= len(decision.options):
                self.match.play(YOU, decision.options[int(reply) - 1])
                return
            if self.obey(reply, decision):
                return

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
            case "s":
                return self.settings(decision)
            case "q":
                raise Quit
            case _:
                self.say("terminal-help", count=len(decision.options))
        return False

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

"""A game at the terminal: one person against bots."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape

from orrery.bots import make_bot
from orrery.core import CannotUndo, Choice, Decision, Match, Message, Preference
from orrery.core.verbs import Verbs
from orrery.core.words import Words

YOU = 0
"""The person's seat."""
NUMBERED = ("one", "trail", "yes-no")
"""Forms of questions whose options are chosen by their numbers."""
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


def groups(options: Sequence[Choice], verbs: Verbs) -> list[tuple[int, int]]:
    """Where to cut a list of trails, so that those of a long list share lines: begin and end of each piece.

    First those share a line that differ only in an amount at their end, then those that begin with the same thing.
    """
    ends = list(range(1, len(options) + 1))
    up_to_amount = {verb.name: _parts_before_amount(verbs, verb.name) for verb in verbs}
    for parts in (up_to_amount, dict.fromkeys(up_to_amount, 2)):
        if len(ends) > MANY:
            trunks = [option[: parts[str(option[0])]] for option in options]
            ends = [end for end in ends if end == len(options) or trunks[end] != trunks[end - 1]]
    return list(pairwise([0, *ends]))


def _parts_before_amount(verbs: Verbs, verb: str) -> int:
    """How many parts of a choice come before the first amount, its verb included."""
    kinds = list(verbs[verb].arguments.values())
    return 1 + next((place for place, kind in enumerate(kinds) if kind.number), len(kinds))


def things(options: Sequence[Choice]) -> list[str | int]:
    """What can be taken, any of it together: the things that the options of such a question name.

    >>> things([("buy",), ("buy", "allen"), ("buy", "bean"), ("buy", "allen", "bean")])
    ['allen', 'bean']
    """
    return list(dict.fromkeys(part for option in options for part in option[1:]))


def taking(options: Sequence[Choice], taken: Sequence[str | int]) -> Choice | None:
    """The option that takes just these things: in this order if that matters, else in any."""
    alike = [option for option in options if Counter(option[1:]) == Counter(taken)]
    in_order = [option for option in alike if option[1:] == tuple(taken)]
    return next(iter(in_order or alike), None)


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
            choice = self.numbered(reply, decision)
            if choice is not None:
                self.match.play(YOU, choice)
                return
            if self.obey(reply, decision):
                return

    def numbered(self, reply: str, decision: Decision) -> Choice | None:
        """The option that numbers stand for: the one of this number, this amount, or these things together."""
        numbers = [int(word) for word in reply.replace(",", " ").split() if word.isascii() and word.isdecimal()]
        if not numbers or len(numbers) != len(reply.replace(",", " ").split()):
            return None
        options = decision.options
        if decision.form.name == "some":
            known = things(options)
            taken = [known[number - 1] for number in numbers if 1 <= number <= len(known)]
            return taking(options, taken) if len(taken) == len(numbers) or numbers == [0] else None
        if len(numbers) > 1:
            return None
        if decision.form.name == "amount":
            return next((option for option in options if option[1:] == (numbers[0],)), None)
        return options[numbers[0] - 1] if 1 <= numbers[0] <= len(options) else None

    def list_options(self, decision: Decision) -> None:
        """Show what can be chosen, in the form of the question."""
        match decision.form.name:
            case "amount":
                for option in decision.options:
                    self.list_choice(" ".join(map(str, option[1:])) or str(option[0]), decision, option)
            case "some":
                self.list_things(decision)
            case "trail":
                self.list_trails(decision)
            case _:
                self.list_all(decision)

    def list_all(self, decision: Decision) -> None:
        """Number all options."""
        for number, option in enumerate(decision.options, start=1):
            self.list_choice(number, decision, option)

    def list_trails(self, decision: Decision) -> None:
        """Number all options; of many, those that differ only at their end share a line."""
        options = decision.options
        for start, stop in groups(options, self.match.game.rules.verbs):
            if stop - start == 1:
                self.list_choice(start + 1, decision, options[start])
            else:
                words = self.words.say(self.match.describe(decision, options[start]))
                line = f"  [cyan]{start + 1:>3}–{stop:<3}[/] {escape(words)} …"
                self.console.print(line, highlight=False, no_wrap=True, overflow="ellipsis")
        if len(options) > MANY:
            self.say("terminal-narrow")

    def list_things(self, decision: Decision) -> None:
        """Number the things that can be taken together; 0 takes none of them."""
        options = decision.options
        for number, taken in enumerate([[], *([thing] for thing in things(options))]):
            alone = taking(options, taken)
            if alone is not None:
                self.list_choice(number, decision, alone)
            elif taken:
                self.console.print(f"  [cyan]{number:>3}[/] {escape(str(taken[0]))}", highlight=False)
        self.say("terminal-several")

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
                (self.list_all if decision.form.name in NUMBERED else self.list_options)(decision)
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
        typed = reply.split()
        options = decision.options + (decision.between if typed[-1:] and typed[-1].isdecimal() else [])
        by_amount = decision.form.name == "amount" and typed[:1] != [] and typed[0].isdecimal()
        spoken = [option[1:] if by_amount else option for option in options]
        fitting = [number for number, parts in enumerate(spoken) if fits(typed, parts)]
        exact = [number for number in fitting if len(spoken[number]) == len(typed)]
        if len(fitting) == 1 or len(exact) == 1:
            self.match.play(YOU, options[(exact or fitting)[0]])
            return True
        if not fitting and not reply.isdecimal():
            fitting = [number for number, option in enumerate(options) if self.mentions(decision, option, typed)]
        for number in fitting:
            self.list_choice(number + 1 if decision.form.name in NUMBERED else "", decision, options[number])
        if not fitting and len(typed) > 1:
            choice = tuple(int(word) if word.isdecimal() else word for word in typed)
            refusal = self.match.explain(YOU, choice)
            self.console.print(f"{escape(self.words.say(refusal))} [dim]{refusal.rule}[/]", highlight=False)
        elif not fitting:
            self.help(decision)
        return False

    def mentions(self, decision: Decision, option: Choice, typed: list[str]) -> bool:
        """Whether all these words, or beginnings of words, stand in what an option says."""
        said = self.words.say(self.match.describe(decision, option)).lower().split()
        return bool(typed) and all(any(word.strip("(“„").startswith(part) for word in said) for part in typed)

    def help(self, decision: Decision) -> None:
        """Say what can be typed."""
        if decision.form.name in NUMBERED:
            self.say("terminal-help", count=len(decision.options))
        else:
            self.say(f"terminal-help-{decision.form.name}", count=len(things(decision.options)))

    def settings(self, decision: Decision) -> bool:
        """Offer what the person may do besides, and how often to be asked."""
        asides, wishes = decision.asides, self.other_wishes()
        for number, aside in enumerate(asides, start=1):
            self.list_choice(number, decision, aside)
        for number, (preference, value) in enumerate(wishes, start=1 + len(asides)):
            self.console.print(f"  [cyan]{number:>3}[/] {escape(self.wish_words(preference, value))}", highlight=False)
        reply = self.console.input(f"[dim]{self.words.text('terminal-settings')}[/] ").strip()
        number = int(reply) if reply.isascii() and reply.isdecimal() else 0
        if 1 <= number <= len(asides):
            self.match.play(YOU, asides[number - 1])
        elif len(asides) < number <= len(asides) + len(wishes):
            self.prefer(decision, *wishes[number - len(asides) - 1])
        else:
            return False
        return True

    def other_wishes(self) -> list[tuple[Preference[Any], str]]:
        """What the person could prefer and does not."""
        known = self.match.game.rules.preferences
        return [
            (known.find(name), value)
            for name, holds in self.match.preferences(YOU).items()
            for value in known.find(name).values
            if value != holds and value not in known.find(name).delayed  # here nobody waits for the person
        ]

    def wish_words(self, preference: Preference[Any], value: str) -> str:
        """A way to be asked or not, in words."""
        key = f"{self.match.game.id}-prefer-{preference.name}"
        return self.words.text(
            "terminal-preference", about=self.words.text(key), wish=self.words.text(f"{key}-{value}")
        )

    def prefer(self, decision: Decision, preference: Preference[Any], value: str) -> None:
        """Note what the person prefers; if that answers the question that is open now, take it for the answer."""
        self.match.prefer(YOU, preference.name, value)
        if decision.kind in preference.kinds:
            answer = preference.answer(self.match.state, decision, value)
            if answer is not None:
                self.match.play(YOU, answer)

    def list_choice(self, number: int | str, decision: Decision, choice: Choice) -> None:
        """One line of a numbered list of choices, in words."""
        words = self.words.say(self.match.describe(decision, choice))
        self.console.print(f"  [cyan]{number:>3}[/] {escape(words)}", highlight=False)

    def show(self, *, everyone: bool = False) -> None:
        """Draw the table."""
        seat = None if everyone else YOU
        self.console.rule(style="dim")
        self.console.print(
            self.match.game.words.picture(self.match.state, seat, self.match.names, self.words),
            highlight=False,
            markup=False,
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

"""`make playthroughs`: games as text that a person can read: what was asked, offered, chosen, told, and what changed.

When a change of the code changes how a game goes, the difference in these files says how. The games are those of
random players; the seeds are fixed. The beginning of a game is told in full, then its end.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from orrery import Match
from orrery import game as find_game
from orrery.core import Decision
from orrery.core.words import Words
from tests.core.playing import LONGEST

TOLD_AT_FIRST = 60
"""Choices that are told in full."""
LONGEST_VALUE = 160
"""Characters of a value that are told."""
OPTIONS = 6
"""Options that are listed; of the others only the number."""


class Playthrough(msgspec.Struct, frozen=True):
    """A game to be told."""

    game: str
    name: str
    seats: int
    options: dict[str, Any] = {}

    @property
    def path(self) -> Path:
        """Where its text is kept."""
        return Path(__file__).parent / "games" / self.game.replace("-", "_") / "playthroughs" / f"{self.name}.txt"

    def __str__(self) -> str:
        return f"{self.game}-{self.name}"


ROOM = {"variant": "command-room"}
DOMINATION = {"variant": "total-domination"}

EXPANSION = {"expansion": "brood-war"}

PLAYTHROUGHS = [
    Playthrough("space-base", "base-2", 2),
    Playthrough("space-base", "base-4", 4),
    Playthrough("space-base", "light-speed-3", 3, {"light_speed": True}),
    Playthrough("risk", "basic-training-3", 3, {"round_limit": 20}),
    Playthrough("risk", "command-room-4", 4, {**ROOM, "round_limit": 20}),
    Playthrough("risk", "command-room-teams-4", 4, {**ROOM, "teams": True, "round_limit": 20}),
    Playthrough("risk", "total-domination-2", 2, {**DOMINATION, "round_limit": 20}),
    Playthrough("risk", "total-domination-extended-5", 5, {**DOMINATION, "extended": True, "round_limit": 20}),
    Playthrough("starcraft", "standard-2", 2, {"round_limit": 10}),
    Playthrough("starcraft", "standard-3", 3, {"round_limit": 10}),
    Playthrough("starcraft", "random-galaxy-5", 5, {"random_galaxy": True, "round_limit": 10}),
    Playthrough("starcraft", "galactic-conquest-4", 4, {"mode": "galactic-conquest", "round_limit": 6}),
    Playthrough("starcraft", "teams-6", 6, {"teams": True, "round_limit": 6}),
    Playthrough("starcraft", "brood-war-3", 3, {"expansion": "brood-war", "round_limit": 6}),
    Playthrough("starcraft", "brood-war-conquest-3", 3, {**EXPANSION, "mode": "galactic-conquest", "round_limit": 6}),
    Playthrough("starcraft", "desperate-alliance-2", 2, {**EXPANSION, "scenario": "desperate-alliance"}),
    Playthrough("starcraft", "trump-card-3", 3, {**EXPANSION, "scenario": "trump-card"}),
    Playthrough("starcraft", "uraj-and-khalis-4", 4, {**EXPANSION, "scenario": "uraj-and-khalis", "round_limit": 8}),
    Playthrough("starcraft", "eye-of-the-storm-5", 5, {**EXPANSION, "scenario": "eye-of-the-storm"}),
    Playthrough("starcraft", "survival-4", 4, {"expansion": "brood-war", "mode": "survival", "round_limit": 6}),
]


def told(playthrough: Playthrough) -> str:
    """The game as text."""
    return "\n".join([*_lines(playthrough), ""])


def _lines(playthrough: Playthrough) -> Iterator[str]:
    game = find_game(playthrough.game)
    match = Match(game, playthrough.seats, seed="playthrough", options=playthrough.options)
    rng = random.Random(f"playthrough {playthrough}")
    words = Words("en")
    options = ", ".join(f"{name}={value}" for name, value in msgspec.to_builtins(match.options).items())
    yield f"{game.id}, {playthrough.seats} seats, {options}"
    heard, before = 0, match.state.dump()
    for count in range(LONGEST):
        in_full = count < TOLD_AT_FIRST or match.over
        if in_full:
            yield from (f"  * {words.say(match.told(event))} [{event.rule}]" for event in match.events[heard:])
            yield from _changes(before, match.state.dump())
        heard, before = len(match.events), match.state.dump()
        if match.over:
            break
        seat = rng.choice(match.waiting)
        decision = match.decision(seat)
        choice = rng.choice(decision.options)
        if in_full:
            yield ""
            yield f"{count + 1}. {_question(match, decision)}"
            yield from _offered(decision)
            yield f"  > {_shown(choice)}"
        elif count == TOLD_AT_FIRST:
            yield ""
            yield "..."
        match.play(seat, choice)
    yield ""
    yield f"{count} choices. {msgspec.json.encode(match.result).decode()}"


def _question(match: Match[Any], decision: Decision) -> str:
    others = [match.names[seat] for seat in match.waiting if seat != decision.seat]
    beside = f" (with {', '.join(others)})" if others else ""
    return f"{match.names[decision.seat]}{beside}: {decision.kind} [{decision.rule}], {decision.form.name}"


def _offered(decision: Decision) -> Iterator[str]:
    for option in decision.options[:OPTIONS]:
        yield f"  - {_shown(option)}"
    if len(decision.options) > OPTIONS:
        yield f"  - and {len(decision.options) - OPTIONS} more"
    for aside in decision.asides:
        yield f"  ~ {_shown(aside)}"


def _shown(choice: tuple[str | int, ...]) -> str:
    return " ".join(str(part) for part in choice)


def _changes(before: dict[str, Any], after: dict[str, Any]) -> Iterator[str]:
    """Which fields of the state have changed, and how; the agenda is left out, for the questions tell it."""
    for name, value in after.items():
        was = before[name]
        if was == value or name == "agenda":
            continue
        if isinstance(value, dict) and isinstance(was, dict):
            for key in value:
                if was.get(key) != value[key]:
                    yield f"  = {name}.{key}{_change(was.get(key), value[key])}"
        else:
            yield f"  = {name}{_change(was, value)}"


def _change(was: Any, now: Any) -> str:
    """What a value was and is; of lists of the same length only the places that differ."""
    if isinstance(now, list | tuple) and isinstance(was, list | tuple) and len(now) == len(was):
        both = enumerate(zip(was, now, strict=True))
        changed = "; ".join(f"{place}: {old} → {new}" for place, (old, new) in both if old != new)
        return f" [{_cut(changed)}]"
    return f": {_cut(str(was))} → {_cut(str(now))}"


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST_VALUE else f"{text[:LONGEST_VALUE]}…"


def main() -> None:
    """Write every playthrough, and remove those that are no longer in the list."""
    for playthrough in PLAYTHROUGHS:
        playthrough.path.parent.mkdir(exist_ok=True)
        for stale in set(playthrough.path.parent.glob("*.txt")) - {other.path for other in PLAYTHROUGHS}:
            stale.unlink()
    for playthrough in PLAYTHROUGHS:
        playthrough.path.write_text(told(playthrough), encoding="utf-8")
        print(f"{playthrough}: {playthrough.path.stat().st_size / 1000:.1f} kB")


if __name__ == "__main__":
    main()

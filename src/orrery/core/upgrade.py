"""Going through what release 0.1 has recorded or stored (format 1).

There, settings were asides in the log, and a question that a setting answered was not asked. Here they are
preferences, and the question is answered with an entry of its own. So the log becomes longer; choices, chance and
result stay the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from orrery.core.errors import BadRecord
from orrery.core.game import Game
from orrery.core.log import Entry, Item, Undo, standing
from orrery.core.match import Match
from orrery.core.preferences import Wishes
from orrery.core.record import FORMAT, Header, item_from_json


class _Before(msgspec.Struct, frozen=True):
    """How a match stood before an old entry: its standing choices and its preferences."""

    choices: int
    wishes: tuple[Wishes, ...]


class Upgrading:
    """Plays the items of an old log on a match of today."""

    def __init__(self, match: Match[Any]) -> None:
        if match.game.upgrade is None:
            raise BadRecord(f"no earlier release knew {match.game.id}")
        self.match = match
        self._upgrade = match.game.upgrade
        self._standing: list[_Before] = []
        self._ask_as_then()
        match._settle()

    def _ask_as_then(self) -> None:
        """As long as old items follow, ask what they answer."""
        match, asked = self.match, self._upgrade.asked
        found = match.game.rules.preferences
        then = {name: found.wish(match.state, name, value) for name, value in asked.items()}
        match.wishes = tuple({**wishes, **then} for wishes in match.wishes)

    def finish(self) -> None:
        """All old items are there: from now on only what is asked today."""
        asked = self._upgrade.asked
        self.match.wishes = tuple(
            {name: wish for name, wish in wishes.items() if name not in asked} for wishes in self.match.wishes
        )

    def enact(self, item: Item, *, from_seed: bool) -> None:
        """Repeat an old item, checking that it is legal and that its outcomes agree."""
        if isinstance(item, Undo):
            self._take_back(item)
            return
        match = self.match
        self._standing.append(_Before(len(match.choices), match.wishes))
        choice = self._upgrade.choice(item.choice)
        if choice is None and item.chance:
            raise BadRecord("nothing is left to chance by a setting, but outcomes are given")
        # First the wish: it counts from now on, and perhaps only for the turn that the choice may end.
        for name, value in self._upgrade.wishes(item.choice).items():
            match.prefer(item.seat, name, value)
        if choice is not None:
            self._play(msgspec.structs.replace(item, choice=choice), from_seed)

    def _play(self, item: Entry, from_seed: bool) -> None:
        """Play an old choice, and let what followed by itself follow."""
        match = self.match
        chance = match.state.chance
        before = match.length
        if not from_seed:
            chance.feed(item.chance)
            chance.position += len(item.chance)
        match.play(item.seat, item.choice)
        if chance.fed:
            raise BadRecord(f"nothing was left to chance here, but outcomes are given: {chance.fed[::-1]}")
        made = [outcome for entry in match.items_since(before) if isinstance(entry, Entry) for outcome in entry.chance]
        if tuple(made) != item.chance:
            raise BadRecord("these outcomes do not come from the seed")

    def _take_back(self, item: Undo) -> None:
        if not 0 < item.count <= len(self._standing):
            raise BadRecord(f"not {item.count} choices can be taken back here")
        before = self._standing[len(self._standing) - item.count]
        del self._standing[len(self._standing) - item.count :]
        count = len(self.match.choices) - before.choices
        if count:
            self.match.take_back(item.seat, count)
        self.match.wishes = before.wishes


def take_over(game: Game[Any], dump: Mapping[str, Any], *, narrate: bool = True) -> Upgrading:
    """Go on with a match that release 0.1 has dumped, under the rules of today, to play what came after it."""
    if game.upgrade is None:
        raise BadRecord(f"no earlier release knew {game.id}")
    stood = standing([item_from_json(item) for item in dump["history"]])
    at = len(stood) - dump["since"]
    match = _at_checkpoint(game, dump, narrate)
    _wish_again(match, stood[:at])
    upgrading = Upgrading(match)
    for item in stood[at:]:
        upgrading.enact(item, from_seed=False)
    match.state.chance.position = dump["position"]  # chance does not run back with what was taken back
    return upgrading


def _at_checkpoint(game: Game[Any], dump: Mapping[str, Any], narrate: bool) -> Match[Any]:
    """A match at the last checkpoint of an old dump, translated."""
    header = msgspec.convert(dump["header"], Header)
    game = game.under(header.rules)
    assert game.upgrade is not None
    ruleset = game.rules.ruleset(game.check_options(header.options), None)
    now = msgspec.structs.replace(header, orrery=FORMAT, rules=game.rules.version, data=ruleset.data)
    data = {
        "header": msgspec.to_builtins(now),
        "checkpoint": game.upgrade.state(dump["checkpoint"], ruleset, header.seats),
        "opening": dump["opening"],
        "since": [],
        "before": [],
        "length": 0,
        "position": dump["position"],
        "wishes": [{} for _ in range(header.seats)],
    }
    return Match.load(game, data, narrate=narrate)


def _wish_again(match: Match[Any], stood: Sequence[Entry]) -> None:
    """What the seats have said for the whole match. What they said for one turn was over when the next step began."""
    assert match.game.upgrade is not None
    for item in stood:
        for name, value in match.game.upgrade.wishes(item.choice).items():
            if match.game.rules.preferences.find(name).lasting:
                match.prefer(item.seat, name, value)

"""Making messages for people of what the kernel says: sentences to be worded, questions, preferences, events."""

from __future__ import annotations

from typing import Any

from orrery.core import Choice, Decision, Event, Match, Message, Preference, Seat
from orrery.core.match import Foresight
from orrery.core.message import Argument, named
from orrery.server.schemas import (
    DecisionInfo,
    EventInfo,
    Foreseen,
    OptionInfo,
    PreferenceInfo,
    PreferenceValue,
    Saying,
)


def saying(message: Message) -> Saying:
    """A message as the client gets it."""
    return Saying(message.key, {name: _filling(value) for name, value in message.arguments.items()}, message.rule)


def _filling(value: Argument) -> Any:
    if isinstance(value, Message):
        return saying(value)
    return [_filling(part) for part in value] if isinstance(value, list) else value


FEW = 6
"""So many options are shown in words at once, wherever they are shown."""


def decision_info(match: Match[Any], seat: Seat, *, brief: bool = False) -> DecisionInfo:
    """A seat's question with its options in words; `brief` leaves out those that are only read on demand."""
    decision = match.decision(seat)
    many = brief and len(decision.options) > FEW

    def option(choice: Choice) -> OptionInfo:
        touches = match.touches(decision, choice)
        silent = many and touches
        return OptionInfo(list(choice), touches, None if silent else saying(match.describe(decision, choice)))

    return DecisionInfo(
        seat,
        decision.kind,
        decision.form,
        decision.rule,
        saying(match.question(decision)),
        decision.about or {},
        [option(choice) for choice in decision.options],
        [option(choice) for choice in decision.asides],
        match.fresh_since,
    )


def option_words(match: Match[Any], seat: Seat, places: list[int]) -> list[tuple[int, Saying]]:
    """The options at these places of a seat's question in words; on from its last one, the amounts in between."""
    decision = match.decision(seat)
    options = [*decision.options, *decision.between]
    return [(place, saying(match.describe(decision, options[place]))) for place in places if place < len(options)]


def foreseen(foresight: Foresight, seat: Seat) -> Foreseen:
    """What a seat may see of what its choices would lead to."""
    match, refusal = foresight.match, foresight.refusal
    refused = saying(refusal) if refusal is not None else None
    return Foreseen(foresight.taken, foresight.ends, refused, match.view(seat), decision_info(match, seat))


def preference_infos(match: Match[Any], seat: Seat) -> list[PreferenceInfo]:
    """What a seat can wish, in words."""
    decision = match.decision(seat) if seat in match.waiting else None
    found = match.game.rules.preferences.by_name
    return [_preference_info(match, decision, found[name], value) for name, value in match.preferences(seat).items()]


def _preference_info(
    match: Match[Any], decision: Decision | None, preference: Preference[Any], holds: str
) -> PreferenceInfo:
    key = f"{match.game.id}-prefer-{preference.name}"
    values = []
    for value in preference.values:
        answers = None
        if decision is not None and decision.kind in preference.kinds and value not in preference.delayed:
            answers = preference.answer(match.state, decision, value)
        values.append(PreferenceValue(value, Saying(f"{key}-{value}"), list(answers) if answers is not None else None))
    return PreferenceInfo(preference.name, Saying(key), holds, values, preference.lasting)


TAKEN_BACK = "taken-back"
"""The kind of a line that tells of an undo; it is no event of a game."""


def event_info(match: Match[Any], event: Event, move: int) -> EventInfo:
    """An event in words, with the players' names, and how it is shown."""
    seat = event.arguments.get("seat")
    data, seat = {**event.arguments}, seat if isinstance(seat, int) else None
    if event.kind == TAKEN_BACK:
        say = saying(named(Message("client-log-taken-back", event.arguments), match.names))
        return EventInfo(event.kind, say, data, seat, "undo", move=move)
    chronicle, kind = match.game.chronicle, event.kind
    return EventInfo(
        kind,
        saying(match.told(event)),
        data,
        seat,
        chronicle.signs.get(kind, "note"),
        chronicle.phases.get(kind, ""),
        chronicle.things(event),
        kind in chronicle.opens,
        move,
        _alarmed(match, event),
    )


def _alarmed(match: Match[Any], event: Event) -> list[Seat]:
    """The seats whose players must not miss an event."""
    named = match.game.chronicle.alarms.get(event.kind)
    if named is None:
        return []
    if not named:
        return list(range(match.seats))
    seat = event.arguments.get(named)
    return [seat] if isinstance(seat, int) else []

"""Event cards: playing them in the Regrouping Phase, and using those in the play area. (page 16)

What each of them does stands in `effects/events.py`.
"""

from __future__ import annotations

from orrery.core import Choice, Decision, Procedure, Seat, unforeseen
from orrery.core.hidden import EVERYBODY
from orrery.core.ruleset import StepFunction
from orrery.games.starcraft.ability import PLAYED
from orrery.games.starcraft.effects.events import resolve
from orrery.games.starcraft.rules.asking import ask_active
from orrery.games.starcraft.rules.event_deck import read_events
from orrery.games.starcraft.rules.victory import check_aldaris
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import EVENT_COMMON, EVENT_DISCARD, EVENT_PLAY, NOBODY

# Step 8 of the Regrouping Phase


def play_event_cards(s: StarCraftState) -> None:
    """Everybody reads his Event cards; then, clockwise, each may play one. [SC-EVENT-01] [SC-EVENT-02]"""
    playing = [seat for seat in s.clockwise() if not s.eliminated[seat]]  # [SC-ELIM-04]
    for seat in playing:
        if s.facedown_events(seat):
            read_events(s, seat)
            if s.events is not None:
                s.tell("events-read", "SC-EVENT-01", to=seat, seat=seat, events=[*_names(s, s.events_read(seat))])
    s.then(*(("play_event", seat) for seat in playing if s.events_read(seat)), ("end_event_step",))


def _names(s: StarCraftState, cards: list[int]) -> list[str]:
    return sorted(s.event(card).id for card in cards)


def play_event(s: StarCraftState, seat: Seat) -> Procedure[None]:
    """A player plays one of his Event cards, or none; The End Draws Near must be played. [SC-EVENT-03] [SC-EVENT-06]

    He is asked even then, for whether he is asked may not tell what he holds.
    """
    if s.eliminated[seat]:
        return
    s.active = seat
    choice = yield from ask_active(s, lambda: _which_event(s, seat))
    match choice:
        case ("play", str() as name):
            card = next(card for card in s.events_read(seat) if s.event(card).id == name)
            if s.event(card).the_end:
                play_endings(s, seat, endings(s, seat))
                return
            s.then(("resolve_event", seat, card))
            play(s, seat, card)
        case ("none",) | ("done",):
            s.tell("no-event-played", "SC-EVENT-03", seat=seat)
        case _:
            unforeseen(choice)
    discard_unplayed(s, seat)


def _which_event(s: StarCraftState, seat: Seat) -> Decision:
    return Decision(seat, "play-event", lambda: event_options(s, seat), "SC-EVENT-02")


def endings(s: StarCraftState, seat: Seat) -> list[int]:
    """The copies of The End Draws Near that a player has read."""
    return [card for card in s.events_read(seat) if s.event(card).the_end]


def event_options(s: StarCraftState, seat: Seat) -> list[Choice]:
    """The End Draws Near, or any one of the Event cards a player has read, or none. [SC-EVENT-06]"""
    if must := endings(s, seat):
        return [("play", s.event(must[0]).id)]
    return [*(("play", name) for name in sorted(set(_names(s, s.events_read(seat))))), ("none",)]


def play(s: StarCraftState, seat: Seat, card: int) -> None:
    """A card is revealed; it is discarded unless it says that it stays. [SC-EVENT-05] [SC-EVENT-11]"""
    event = s.event(card)
    place = EVENT_DISCARD if event.stays == "discard" else EVENT_PLAY + seat
    s.event_zones.put(card, place)
    s.chance.reveal()
    s.tell("event-played", "SC-EVENT-02", seat=seat, event=event.id)


def resolve_event(s: StarCraftState, seat: Seat, card: int) -> Procedure[None]:
    """Do what a card says when it is played."""
    yield from resolve(s, seat, s.event(card), PLAYED)


def play_endings(s: StarCraftState, seat: Seat, cards: list[int]) -> None:
    """All copies of The End Draws Near are played, with the bonus of one; the other cards are lost. [SC-EVENT-07]

    They stay beside the board. [SC-EVENT-08]
    """
    for card in cards:
        s.event_zones.put(card, EVENT_COMMON)
        s.tell("event-played", "SC-EVENT-06", seat=seat, event=s.event(card).id)
    discard_unplayed(s, seat)
    s.then(("resolve_event", seat, cards[0]))
    check_aldaris(s)


def discard_unplayed(s: StarCraftState, seat: Seat) -> None:
    """A player's other Event cards are revealed and discarded without effect. [SC-EVENT-04] [SC-EVENT-10]"""
    left = s.events_read(seat)
    if left and s.events is not None:
        s.tell("events-discarded", "SC-EVENT-04", seat=seat, events=[*_names(s, left)])
    for card in left:
        s.event_zones.put(card, EVENT_DISCARD)
    s.chance.reveal()


def end_event_step(s: StarCraftState) -> None:
    """After everybody's turn the game may end. [SC-EVENT-09]"""
    s.active = NOBODY
    s.then(("check_end_game_victory",))


# From the play area


def use_event(s: StarCraftState, seat: Seat, name: str, moment: str) -> Procedure[None]:
    """A card in the play area does what it says for a moment, and is discarded if that was all. [SC-EVENT-11]"""
    card = next(card for card in s.usable_events(seat, moment) if s.event(card).id == name)
    event = s.event(card)
    s.tell("event-used", "SC-EVENT-11", seat=seat, event=name)
    if event.stays == "until-used":
        s.event_zones.put(card, EVENT_DISCARD, EVERYBODY)
    yield from resolve(s, seat, event, moment)


STEPS: dict[str, StepFunction] = {
    "play_event_cards": play_event_cards,
    "play_event": play_event,
    "resolve_event": resolve_event,
    "end_event_step": end_event_step,
    "use_event": use_event,
}

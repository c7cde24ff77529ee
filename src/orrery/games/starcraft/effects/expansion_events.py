"""What the Event cards of Brood War do: resource tokens, Leadership cards, heroes that return, and a look ahead."""

from __future__ import annotations

from collections.abc import Callable

from orrery.core import Choice, Procedure, Seat, unforeseen
from orrery.games.starcraft.effect import Effect, GainTokens, HeroAgain, LookEvents
from orrery.games.starcraft.effect import Leadership as UseLeadership
from orrery.games.starcraft.effects.events import RULE, pick
from orrery.games.starcraft.leadership import SPECIAL_VICTORY
from orrery.games.starcraft.rules.brood_war.heroes import lost_hero, return_hero
from orrery.games.starcraft.rules.brood_war.resource_tokens import gain_tokens
from orrery.games.starcraft.rules.event_deck import look_at_top
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import GONE, IN_PLAY, UNUSED


def tokens(s: StarCraftState, seat: Seat, effect: GainTokens) -> Procedure[None]:
    """Resource tokens. [BW-RTOK-01]"""
    yield from gain_tokens(s, seat, effect.count, effect.resource, "BW-RTOK-01")


def hero_again(s: StarCraftState, seat: Seat, effect: HeroAgain) -> Procedure[None]:
    """The destroyed hero returns."""
    yield from return_hero(s, seat, RULE)


def usable_leadership(s: StarCraftState, seat: Seat, stage: int) -> list[int]:
    """A player's unused Leadership cards of a stage that an Event card can bring: no special victory, no hero, and none
    where the game is played without choosing any. [BW-SCEN-13] [BW-AMB-28]"""
    if s.rules.starting_forces != "leadership":
        return []
    cards = s.catalog.leadership
    return [
        number
        for number in s.leadership_at(s.faction[seat], UNUSED)
        if cards[number].stage == stage and cards[number].kind != SPECIAL_VICTORY and cards[number].hero < 0
    ]


def use_leadership(s: StarCraftState, seat: Seat, effect: UseLeadership) -> Procedure[None]:
    """One unused Leadership card of the stage is resolved, without its starting forces."""
    cards = s.catalog.leadership
    options: list[Choice] = [("lead", cards[number].id) for number in usable_leadership(s, seat, effect.stage)]
    if not options:
        return
    match (yield from pick(s, seat, "use-leadership", options, stage=effect.stage)):
        case ("lead", str() as name):
            card = cards[s.catalog.leadership_number[name]]
            s.leadership[card.number] = IN_PLAY if card.stays else GONE
            s.tell("leadership-chosen", RULE, seat=seat, leadership=name)
            s.then(("lead", seat, card.number))
        case choice:
            unforeseen(choice)


def look_events(s: StarCraftState, seat: Seat, effect: LookEvents) -> Procedure[None]:
    """See the top cards of the Event deck and put them back in any order, the one to be drawn first last."""
    seen = look_at_top(s, seat, effect.count)
    s.tell("looked-at-events", RULE, seat=seat, count=len(seen))
    left, ordered = list(seen), list[int]()
    while left:
        names = sorted({s.event(card).id for card in left})
        options: list[Choice] = [("put-back", name) for name in names]
        match (yield from pick(s, seat, "put-back", options, left=len(left))):
            case ("put-back", str() as name):
                card = next(card for card in left if s.event(card).id == name)
                left.remove(card)
                ordered.append(card)
            case choice:
                unforeseen(choice)
    deeper = [card for card in s.event_top if card not in seen]
    s.event_top = [*deeper, *reversed(ordered)]


def is_possible(s: StarCraftState, seat: Seat, effect: Effect) -> bool:
    """Whether an effect can do anything now."""
    match effect:
        case HeroAgain():
            return lost_hero(s, seat) is not None
        case UseLeadership(stage=stage):
            return bool(usable_leadership(s, seat, stage))
    return True


OTHER_EFFECTS: dict[type[Effect], Callable[..., Procedure[None]]] = {
    GainTokens: tokens,
    HeroAgain: hero_again,
    UseLeadership: use_leadership,
    LookEvents: look_events,
}
"""Effects of Event cards that only Brood War has."""

"""Battle step 6: placing Combat cards, facedown from the hand or unseen from the deck. [SC-BATTLE-17]"""

from __future__ import annotations

from orrery.core import EVERYBODY, TRAIL, Choice, Decision, Message, Procedure, ask, unforeseen
from orrery.core.ruleset import StepFunction
from orrery.games.starcraft.effects.conditions import battle_of
from orrery.games.starcraft.rules.combat_deck import take_top
from orrery.games.starcraft.rules.race import regenerate
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import BORROWED, DECK, DISCARD, HAND, SKIRMISH


def place_cards(s: StarCraftState, turn: int) -> None:
    """One side places its cards on all skirmishes, then the other: the attacker first. [SC-BATTLE-17] [SC-BATTLE-19]

    A side that must play faceup comes first, unless both must. [SC-EVENT-12]
    """
    battle = battle_of(s)
    if not battle.skirmishes:
        return
    side = 1 - turn if battle.open_cards == (False, True) else turn
    numbers = range(len(battle.skirmishes))
    if not battle.open_cards[side]:
        hide_hand(s, battle.seat_of(side))
    s.then(*(("place_card", side, number) for number in numbers), ("cards_placed", side))


def place_card(s: StarCraftState, side: int, number: int) -> Procedure[None]:
    """One standard card and perhaps a reinforcement card from the hand, or the top card of the deck. [SC-BATTLE-18]

    Whoever has cards in hand is asked even if none of them can be played, for silence would tell. [SC-DECK-04]
    """
    seat = battle_of(s).seat_of(side)
    choice: Choice = ("blind",)
    if s.hand(seat):
        unseen = s.plays_unseen(battle_of(s).skirmishes[number].front[side])
        choice = yield from ask(
            Decision(
                seat,
                "place-cards",
                lambda: additions(s, seat) if unseen else placements(s, seat),
                "BW-MIND-09" if unseen else "SC-BATTLE-18",
                {"skirmish": number + 1},
                TRAIL,
            )
        )
    match choice:
        case ("blind",):
            place_blind(s, side, number)
        case ("blind", str() as reinforcement):
            place_blind(s, side, number)
            place_from_hand(s, side, number, reinforcement)
        case ("cards", str() as standard):
            place_from_hand(s, side, number, standard)
        case ("cards", str() as standard, str() as reinforcement):
            place_from_hand(s, side, number, standard, reinforcement)
        case _:
            unforeseen(choice)


def place_from_hand(s: StarCraftState, side: int, number: int, *names: str) -> None:
    """Lay cards on a skirmish: facedown, or faceup if an ability demands it."""
    battle = battle_of(s)
    seat = battle.seat_of(side)
    faceup = battle.open_cards[side]
    for name in names:
        s.cards.put(s.card_number(seat, name), SKIRMISH + number, EVERYBODY if faceup else s.knowers(seat))
    if faceup:
        s.chance.reveal()
        s.tell("cards-placed-open", "SC-EVENT-12", seat=seat, skirmish=number + 1, cards=[*names])
    else:
        s.tell("cards-placed", "SC-BATTLE-17", seat=seat, skirmish=number + 1, count=len(names))


def place_blind(s: StarCraftState, side: int, number: int) -> None:
    """The top card of the deck, seen by nobody, is the only card of its side there. [SC-DECK-01] [SC-DECK-02]"""
    battle = battle_of(s)
    seat = s.standard_card_source(battle.skirmishes[number].front[side])
    faceup = battle.open_cards[side]
    card = take_top(s, seat, card_place(s, side, number), EVERYBODY if faceup else 0)
    s.tell(
        "card-placed-blind", "SC-DECK-01", seat=battle.seat_of(side), skirmish=number + 1, count=int(card is not None)
    )


def card_place(s: StarCraftState, side: int, number: int) -> int:
    """Where a card from a deck lies in a skirmish: apart, if another player's deck lends it. [BW-MIND-03]"""
    lent = s.uses_other_deck(battle_of(s).skirmishes[number].front[side])
    return BORROWED + 2 * number + side if lent else SKIRMISH + number


def cards_placed(s: StarCraftState, side: int) -> None:
    """A side has placed all its cards; Zerg then draw one. [SC-RACE-06]"""
    regenerate(s, battle_of(s).seat_of(side))


# What may be placed


def playable(s: StarCraftState, seat: int) -> list[int]:
    """The cards of a hand; of those that play alike, the first stands for all."""
    alike, face = s.catalog.alike, s.card_face
    found: dict[int, int] = {}
    for card in s.hand(seat):
        found.setdefault(alike[face[card]], card)
    return list(found.values())


def is_standard(s: StarCraftState, card: int) -> bool:
    """Whether a card is a standard card, not a reinforcement."""
    return s.catalog.standard[s.card_face[card]]


def standards_in_hand(s: StarCraftState, seat: int) -> list[int]:
    """The standard cards that may be played."""
    return [card for card in playable(s, seat) if is_standard(s, card)]


def placements(s: StarCraftState, seat: int) -> list[Choice]:
    """A standard card, alone or with a reinforcement card, or a card from the deck. [SC-BATTLE-18] [SC-DECK-03]"""
    cards = playable(s, seat)
    standards = [s.card_id(card) for card in cards if is_standard(s, card)]
    reinforcements = [s.card_id(card) for card in cards if not is_standard(s, card)]
    found: list[Choice] = [("cards", standard) for standard in standards]
    found += [("cards", standard, extra) for standard in standards for extra in reinforcements]
    return [*found, ("blind",)] if why_not_blind(s, seat) is None else found


def additions(s: StarCraftState, seat: int) -> list[Choice]:
    """For a unit under mind control: the card that its owner's deck lends, alone or with an own reinforcement card.
    [BW-MIND-03] [BW-MIND-09]"""
    reinforcements = [s.card_id(card) for card in playable(s, seat) if not is_standard(s, card)]
    return [("blind",), *(("blind", extra) for extra in reinforcements)]


def why_not_blind(s: StarCraftState, seat: int) -> Message | None:
    """What forbids to play from the deck: there is no card left to draw, and a standard card in hand. [SC-DECK-01]

    Each skirmish takes a card; only who has no standard card anywhere goes without. [SC-BATTLE-18] [SC-AMB-17]
    """
    if s.cards_at(seat, DECK) or s.cards_at(seat, DISCARD) or not standards_in_hand(s, seat):
        return None
    return Message("starcraft-refused-blind", rule="SC-DECK-01")


def why_not_standard(s: StarCraftState, seat: int, name: str) -> Message | None:
    """What forbids to play a card as the standard card of a skirmish."""
    reason = why_not_from_hand(s, seat, name)
    if reason is None and not is_standard(s, s.card_number(seat, name)):
        return Message("starcraft-refused-not-standard", {"card": name}, "SC-REINF-01")
    return reason


def why_not_reinforcement(s: StarCraftState, seat: int, name: str) -> Message | None:
    """What forbids to play a card as the second card of a skirmish. [SC-REINF-02]"""
    reason = why_not_from_hand(s, seat, name)
    if reason is None and is_standard(s, s.card_number(seat, name)):
        return Message("starcraft-refused-second-standard", {"card": name}, "SC-BATTLE-18")
    return reason


def why_not_from_hand(s: StarCraftState, seat: int, name: str) -> Message | None:
    """What forbids to play a card at all: it is not in the hand, or another that plays alike stands for it."""
    held = [s.card_id(card) for card in s.hand(seat)]
    if name not in held:
        return Message("starcraft-refused-not-in-hand", {"card": name}, "SC-BATTLE-18")
    alike, number = s.catalog.alike, s.catalog.card_number
    first = next(other for other in held if alike[number[other]] == alike[number[name]])
    if first != name:
        return Message("starcraft-refused-alike", {"card": name, "other": first}, "SC-BATTLE-18")
    return None


# What others know of a hand


def hide_hand(s: StarCraftState, seat: int) -> None:
    """Once cards lie facedown, nobody can tell which of the cards he has seen in a hand are among them.

    They are remembered until all that was placed is revealed. If the whole hand was known it can only have changed
    places within itself; otherwise the known cards mingle with the unknown ones.
    """
    hand = s.hand(seat)
    own = s.knowers(seat)
    shown = [card for card in hand if s.cards.known[card] & ~own]
    if not shown:
        return
    battle = battle_of(s)
    battle.shown = (*battle.shown, *((card, s.cards.known[card]) for card in shown))
    generations = s.cards.generation
    hidden = [card for card in hand if card not in shown]
    mingled = generations[hidden[0]] if hidden else max(generations) + 1
    for card in shown:
        s.cards.known[card] = own
        generations[card] = mingled


def show_hands_again(s: StarCraftState) -> None:
    """All placed cards are revealed, so what was known of the hands is known again."""
    for card, known in battle_of(s).shown:
        if s.cards.where[card] == HAND:
            s.cards.show(card, known)


STEPS: dict[str, StepFunction] = {"place_cards": place_cards, "place_card": place_card, "cards_placed": cards_placed}

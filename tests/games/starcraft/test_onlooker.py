"""What is told of a game of StarCraft at its end: which units were worth their cost, and how the cards came."""

from __future__ import annotations

from orrery.core import Event
from orrery.core.message import Argument, player
from orrery.games.starcraft.onlooker import Onlooker
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import DECK
from tests.games.starcraft.position import Position
from tests.games.starcraft.scenarios import ready


def event(kind: str, **arguments: Argument) -> Event:
    return Event(kind, arguments)


def built(seat: int, unit: str, minerals: int) -> Event:
    return event("built-unit", seat=seat, unit=unit, area="torus-2", minerals=minerals, gas=0)


def skirmish(number: int, unit: str, against: str, *lost: tuple[int, str]) -> list[Event]:
    """Seat 0 attacks with a unit, and these are destroyed."""
    return [
        event("paired", skirmish=number, unit=unit, against=against),
        event("skirmish-begins", skirmish=number),
        *(event("unit-destroyed", seat=seat, unit=name, area="torus-2") for seat, name in lost),
    ]


def test_the_best_buy_is_what_destroyed_the_most_for_its_cost() -> None:
    s = Position(2).units(0, "torus-2", marine=1).start(("place_order", 0)).state
    onlooker = Onlooker(s)
    onlooker.saw(s, [built(0, "marine", 1), built(0, "siege-tank", 4), built(1, "zergling", 1)], 3)
    battle = event("battle-begins", seat=0, defender=player(1), area="torus-2", attackers=[], defenders=[])
    onlooker.saw(
        s,
        [
            battle,
            *skirmish(1, "marine", "zergling", (1, "zergling")),
            *skirmish(2, "siege-tank", "zergling", (1, "zergling"), (0, "siege-tank")),
        ],
        9,
    )
    best, *_ = onlooker.feats()
    assert (best.kind, best.seat, best.move) == ("best-buy", 0, 3)
    assert best.say.arguments["count"] == 1
    assert best.say.arguments["built"] == 1
    assert "marine" in str(best.say.arguments["unit"])


def test_units_that_nobody_built_are_no_purchase() -> None:
    s = Position(2).start(("place_order", 0)).state
    onlooker = Onlooker(s)
    battle = event("battle-begins", seat=0, defender=player(1), area="torus-2", attackers=[], defenders=[])
    onlooker.saw(s, [battle, *skirmish(1, "marine", "zergling", (1, "zergling"))], 5)
    assert "best-buy" not in {feat.kind for feat in onlooker.feats()}


def test_a_faction_without_a_player_is_not_told_of() -> None:
    s = ready("trump-card")
    onlooker = Onlooker(s)
    onlooker.saw(s, [], 0)
    drawn: Argument = [s.card_id(s.cards_at(s.seats, DECK)[0])]
    lost = event("unit-destroyed", seat=s.seats, unit="zergling", area="torus-2")
    onlooker.saw(
        s, [lost, event("battle-won", seat=s.seats, area="torus-2"), event("drew", seat=s.seats, cards=drawn)], 4
    )
    assert onlooker.feats() == []
    luck = onlooker.luck()
    assert luck is not None
    assert len(luck.amounts["strength"]) == s.seats


def strength(s: StarCraftState, card: int) -> int:
    """What a standard card is worth to whoever has only marines."""
    face, marine = s.card_face[card], s.catalog.unit_number["marine"]
    return sum((s.catalog.major if s.catalog.icons[face] >> marine & 1 else s.catalog.minor)[face])


def test_luck_is_what_the_cards_are_worth_beyond_the_average_of_their_deck() -> None:
    s = Position(2).units(0, "torus-2", marine=1).start(("place_order", 0)).state
    onlooker = Onlooker(s)
    assert onlooker.luck() is None
    onlooker.saw(s, [], 0)
    standard = [card for card in s.cards_at(0, DECK) if s.catalog.standard[s.card_face[card]]]
    best = max(standard, key=lambda card: strength(s, card))
    onlooker.saw(s, [event("drew", seat=0, cards=[s.card_id(best)])], 1)
    luck = onlooker.luck()
    assert luck is not None
    average = sum(strength(s, card) for card in standard) / len(standard)
    assert luck.amounts == {"strength": [round(strength(s, best) - average, 1), 0.0]}
    assert luck.amounts["strength"][0] > 0
    assert luck.count == 1


def test_drawing_a_whole_deck_is_neither_good_nor_bad_luck() -> None:
    s = Position(2).start(("place_order", 0)).state
    onlooker = Onlooker(s)
    onlooker.saw(s, [], 0)
    onlooker.saw(s, [event("drew", seat=1, cards=[s.card_id(card) for card in s.cards_at(1, DECK)])], 1)
    luck = onlooker.luck()
    assert luck is not None
    assert luck.amounts == {"strength": [0.0, 0.0]}

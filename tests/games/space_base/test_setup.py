"""Preparing the standard game: consoles, colonies, shipyard, start player and seat bonuses."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

import orrery
from orrery.core import Pack
from orrery.games.space_base.loading import load_catalog
from tests.games.space_base.position import (
    Position,
    SpaceBaseMatch,
    answer,
    asked,
    colonies_left,
    corrections,
    deployed,
    open_cards,
    options,
    run_to,
    run_turn,
    set_up,
    stationed,
    tokens,
    tracks,
)

CATALOG = load_catalog()
PLAYERS = range(2, 6)


def first_ships(*drawn: str, dice: Sequence[int] = (), pack: Pack | None = None) -> SpaceBaseMatch:
    """The real setup in which seat 0, 1, ... draw these ships; others lie open in the shipyard."""
    opened: list[str] = []
    for level in (1, 2, 3):
        ids = [CATALOG.ids[card] for card in CATALOG.ships[level]]
        opened += [ship for ship in ids if ship not in drawn][:6]
    return set_up(len(drawn), draws=[*opened, *drawn], dice=dice, pack=pack)


def begin(seats: int, seed: int = 1) -> SpaceBaseMatch:
    """A match as anybody begins it."""
    return orrery.Match(orrery.game("space-base"), seats=seats, seed=seed)


def rolled_off(match: SpaceBaseMatch) -> list[tuple[object, object]]:
    """Who rolled what for the first turn."""
    found = [event.arguments for event in match.events if event.kind == "roll-off"]
    return [(roll["seat"], roll["roll"]) for roll in found]


def costs(tmp_path: Path, **changed: int) -> Pack:
    """Space Base with other prices."""
    rows = [f'[[card]]\nid = "{card}"\nsource = "a test"\ncost = {cost}\n' for card, cost in changed.items()]
    (tmp_path / "cards.toml").write_text("".join(rows))
    return corrections(tmp_path)


# Consoles, colonies, shipyard


@pytest.mark.rule("SB-SETUP-01")
@pytest.mark.parametrize("seats", PLAYERS)
def test_everyone_gets_a_console_a_starter_set_of_their_own_and_three_markers(seats: int) -> None:
    match = begin(seats)
    sets: list[int] = []
    for seat, player in enumerate(match.view(None)["players"]):
        assert len(player["sectors"]) == 12
        assert {"credits", "income", "points"} <= set(player)
        own = [match.state.card(card) for card in match.state.own_cards(seat)]
        starters = [card for card in own if card.kind == "starter"]
        assert len(starters) == 12
        (number,) = {card.set for card in starters}
        sets.append(number)
    assert len(set(sets)) == seats


@pytest.mark.rule("SB-SETUP-02")
def test_five_credits_no_income_no_points_to_begin_with(tmp_path: Path) -> None:
    match = first_ships("hauck", "overmyer", pack=costs(tmp_path, hauck=0))  # nothing to pay, no seat bonus
    assert tracks(match, 0) == (5, 0, 0)


@pytest.mark.rule("SB-SETUP-03")
def test_every_starter_begins_in_the_sector_of_its_number() -> None:
    match = begin(5)
    for seat in range(5):
        for sector in range(1, 13):
            assert len(match.state.cards_in(seat, 0, sector)) == 1
            (own,) = [
                card
                for card in (match.state.stationed(seat, sector), *match.state.missions(seat, sector))
                if match.state.card(card).kind == "starter"
            ]
            assert match.state.card(own).sector == sector


@pytest.mark.rule("SB-SETUP-03")
def test_before_ships_are_bought_every_sector_holds_one_card_and_nothing_is_deployed() -> None:
    match = set_up(3, light_speed=True)  # it stops before anything was bought
    for seat in range(3):
        for sector in range(1, 13):
            card = match.state.card(match.state.stationed(seat, sector))
            assert (card.kind, card.sector) == ("starter", sector)
            assert deployed(match, seat, sector) == []


@pytest.mark.rule("SB-SETUP-04")
def test_all_twelve_colonies_lie_open_in_ascending_order() -> None:
    shown = begin(2).view(1)["colonies"]
    assert [CATALOG.sector[CATALOG.number[colony]] for colony in shown] == list(range(1, 13))


@pytest.mark.rule("SB-SETUP-04")
def test_a_colony_can_be_bought_on_the_first_turn() -> None:
    match = first_ships("hauck", "overmyer", dice=[6, 6])
    match.state.credits[0] = 42
    run_to(match, "buy", 0)
    assert {choice[1] for choice in options(match, 0) if len(choice) > 1} >= set(colonies_left(match))
    answer(match, 0, "buy", "friedman")
    assert stationed(match, 0, 12) == "friedman"


@pytest.mark.rule("SB-SETUP-05")
def test_the_ships_are_in_three_decks_by_level() -> None:
    match = begin(2)
    for level, deck in enumerate(match.state.decks, start=1):
        assert {CATALOG.level[card] for card in deck} == {level}
    assert match.view(0)["decks"] == [48 - 6 - 2, 48 - 6, 36 - 6]


@pytest.mark.rule("SB-SETUP-05")
def test_each_deck_is_shuffled_for_itself() -> None:
    yards = [begin(2, seed).view(None)["shipyard"] for seed in range(200)]
    for level in range(3):
        seen = {card for yard in yards for card in yard[level]}
        assert seen == {CATALOG.ids[card] for card in CATALOG.ships[level + 1]}


@pytest.mark.rule("SB-SETUP-05")
def test_nobody_sees_into_the_decks() -> None:
    match = begin(2)
    hidden = {CATALOG.ids[card] for deck in match.state.decks for card in deck}
    for onlooker in (0, 1, None):
        shown = repr(match.view(onlooker))
        assert not [card for card in hidden if f"'{card}'" in shown]


@pytest.mark.rule("SB-SETUP-06")
@pytest.mark.parametrize("seats", PLAYERS)
def test_the_shipyard_shows_six_ships_of_each_level(seats: int) -> None:
    yard = begin(seats).view(None)["shipyard"]
    assert [len(set(row)) for row in yard] == [6, 6, 6]
    for level, row in enumerate(yard, start=1):
        assert {CATALOG.level[CATALOG.number[card]] for card in row} == {level}


@pytest.mark.rule("SB-SETUP-07")
def test_at_the_start_all_tokens_are_in_the_supply() -> None:
    match = first_ships("fabian", "ride", "thagard")
    assert not any(match.state.charges)


@pytest.mark.rule("SB-SETUP-07")
def test_nobody_has_a_share_of_the_tokens_of_their_own() -> None:
    """With 5 players a share would be 6 tokens: one player takes a seventh from the supply."""
    position = Position(seats=5).station(0, 8, "zudov").station(0, 3, "volynov").station(0, 4, "grissom")
    match = position.charge("volynov", 3).charge("grissom", 3).start(dice=[4, 4])
    run_to(match, "allocate")
    answer(match, 0, "sum")
    assert tokens(match, "zudov") == 1
    assert sum(match.state.charges) == 7


@pytest.mark.rule("SB-SETUP-08")
def test_the_shipyard_is_filled_before_the_first_ships_are_drawn() -> None:
    for seed in range(20):
        match = begin(4, seed)
        chance = [CATALOG.ids[card] for card in match.start_chance[:22]]
        assert chance[:18] == open_cards(match)
        for seat, ship in enumerate(chance[18:]):
            assert stationed(match, seat, CATALOG.sector[CATALOG.number[ship]]) == ship
        assert match.view(None)["decks"][0] == 48 - 6 - 4 == 38


# The start player


@pytest.mark.rule("SB-FIRST-01")
@pytest.mark.parametrize("seats", PLAYERS)
def test_everyone_draws_exactly_one_level_one_ship(seats: int) -> None:
    match = begin(seats)
    for seat in range(seats):
        own = [match.state.card(card) for card in match.state.own_cards(seat)]
        assert [card.level for card in own if card.kind != "starter"] == [1]
    assert match.view(None)["decks"] == [48 - 6 - seats, 42, 30]


@pytest.mark.rule("SB-FIRST-02")
@pytest.mark.parametrize(("ship", "left"), [("bregovoy", 3), ("hauck", 2), ("bluford", 1)])
def test_the_drawn_ship_is_paid_for_and_the_rest_kept(ship: str, left: int) -> None:
    match = first_ships(ship, "tuan")
    assert match.state.first == 0  # and so without a bonus
    assert tracks(match, 0) == (left, 0, 0)


@pytest.mark.rule("SB-AMB-01")
def test_a_ship_dearer_than_five_leaves_no_credits(tmp_path: Path) -> None:
    match = first_ships("hauck", "tuan", pack=costs(tmp_path, hauck=9))
    assert tracks(match, 0) == (0, 0, 0)
    assert stationed(match, 0, 12) == "hauck"


@pytest.mark.rule("SB-FIRST-03")
def test_the_drawn_ship_is_stationed_and_deploys_the_starter() -> None:
    match = first_ships("hauck", "tuan", "allen")
    for seat, (ship, sector) in enumerate((("hauck", 12), ("tuan", 2), ("allen", 7))):
        assert stationed(match, seat, sector) == ship
        starter = CATALOG.ids[CATALOG.starters[seat + 1][sector - 1]]
        found = {place: deployed(match, seat, place) for place in range(1, 13) if deployed(match, seat, place)}
        assert found == {sector: [starter]}


@pytest.mark.rule("SB-FIRST-04")
@pytest.mark.parametrize("highest", range(4))
def test_the_highest_sector_starts(highest: int) -> None:
    drawn = ["tuan", "allen", "malyshev", "bobko"]  # sectors 2, 7, 1, 9
    drawn.remove("bobko")
    drawn.insert(highest, "bobko")
    match = first_ships(*drawn)
    assert match.view(None)["start_player"] == highest
    assert match.view(None)["active"] == highest
    assert rolled_off(match) == []


@pytest.mark.rule("SB-FIRST-05")
def test_only_those_who_share_the_highest_sector_roll_for_the_start() -> None:
    # Seats 1 and 3 drew sector 12, seats 0 and 2 share sector 2. The dice: 2 + 3, then 4 + 2; then the turn's.
    match = first_ships("tuan", "hauck", "crippen", "bregovoy", dice=[2, 3, 4, 2, 1, 6])
    assert rolled_off(match) == [(1, 5), (3, 6)]
    assert match.view(None)["start_player"] == 3
    assert match.view(None)["dice"] == [1, 6]


@pytest.mark.rule("SB-AMB-02")
def test_the_sum_of_both_dice_decides() -> None:
    match = first_ships("hauck", "bregovoy", dice=[6, 1, 4, 4])
    assert rolled_off(match) == [(0, 7), (1, 8)]
    assert match.view(None)["start_player"] == 1


@pytest.mark.rule("SB-AMB-02")
def test_those_still_tied_roll_again_without_the_others() -> None:
    drawn = ("hauck", "bregovoy", "bluford")
    match = first_ships(*drawn, dice=[5, 5, 1, 2, 4, 6, 1, 3, 2, 2, 6, 5, 5, 1])
    assert rolled_off(match) == [(0, 10), (1, 3), (2, 10), (0, 4), (2, 4), (0, 11), (2, 6)]
    assert match.view(None)["start_player"] == 0


@pytest.mark.rule("SB-FIRST-06")
def test_turns_go_clockwise_from_the_start_player() -> None:
    match = first_ships("tuan", "allen", "hauck", "malyshev")
    turns = []
    for _ in range(8):
        turns.append(match.view(None)["active"])
        run_turn(match)
    assert turns == [2, 3, 0, 1, 2, 3, 0, 1]


# Seat bonuses. All draw ships of cost 2 but for the start player, whose ship costs 3.

FIVE = ("tuan", "malyshev", "hauck", "tamayo-mendez", "strekalov")
"""Seat 2 starts; seats 3, 4, 0 and 1 follow."""


@pytest.mark.rule("SB-SEAT-01")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_who_starts_gets_no_bonus(seats: int) -> None:
    match = first_ships(*FIVE[:seats])
    assert match.state.first == 2
    assert tracks(match, 2) == (5 - 3, 0, 0)


@pytest.mark.rule("SB-SEAT-02")
@pytest.mark.parametrize(("seats", "second"), [(3, 0), (4, 3), (5, 3)])
def test_the_second_gets_a_credit(seats: int, second: int) -> None:
    assert tracks(first_ships(*FIVE[:seats]), second) == (5 - 2 + 1, 0, 0)


@pytest.mark.rule("SB-SEAT-03")
@pytest.mark.parametrize(("seats", "third"), [(3, 1), (4, 0), (5, 4)])
def test_the_third_gets_two_credits(seats: int, third: int) -> None:
    assert tracks(first_ships(*FIVE[:seats]), third) == (5 - 2 + 2, 0, 0)


@pytest.mark.rule("SB-SEAT-04")
@pytest.mark.parametrize(("seats", "fourth"), [(4, 1), (5, 0)])
def test_the_fourth_gets_an_income(seats: int, fourth: int) -> None:
    assert tracks(first_ships(*FIVE[:seats]), fourth) == (5 - 2, 1, 0)


@pytest.mark.rule("SB-SEAT-05")
def test_the_fifth_gets_an_income() -> None:
    assert tracks(first_ships(*FIVE), 1) == (5 - 2, 1, 0)


@pytest.mark.rule("SB-SEAT-06")
def test_bonuses_are_added_to_what_the_ship_left() -> None:
    match = first_ships("hauck", "tuan", "fabian", "ride")  # seats 2 and 3 pay 4 credits
    assert match.state.first == 0
    assert tracks(match, 2) == (5 - 4 + 2, 0, 0)
    assert tracks(match, 3) == (5 - 4, 1, 0)


@pytest.mark.rule("SB-SEAT-06")
def test_bonuses_come_after_the_ship_was_paid(tmp_path: Path) -> None:
    match = first_ships("hauck", "tuan", "fabian", pack=costs(tmp_path, fabian=9))
    assert tracks(match, 2) == (0 + 2, 0, 0)  # the bonus does not help to pay


@pytest.mark.rule("SB-SEAT-06")
def test_bonuses_follow_the_order_settled_by_the_roll() -> None:
    match = first_ships("hauck", "tuan", "bregovoy", dice=[1, 1, 6, 6])
    assert match.state.first == 2
    assert [tracks(match, seat) for seat in range(3)] == [(5 - 3 + 1, 0, 0), (5 - 2 + 2, 0, 0), (5 - 2, 0, 0)]
    assert asked(match)[0] == (2, "allocate")

"""Trading faction cards for units by the stars on them."""

from __future__ import annotations

import pytest

from tests.games.risk.position import Position, RiskMatch, answer, asked, options, refuses, run_to

ONES = ("siege-mode", "bunker", "repair", "stimpack", "cloaking-field", "yamato-cannon")
TWOS = ("planetary-fortress", "tactical-nuke", "mule", "jet-pack")
ZERG = ("burrow", "corruption")
PROTOSS = ("blink", "charge")
TABLE = {2: 2, 3: 4, 4: 7, 5: 10, 6: 13, 7: 17, 8: 21, 9: 25, 10: 30}


def trading(*hand: str, won: tuple[str, ...] = ()) -> Position:
    """Seat 0, a Terran, at the start of a turn with these cards."""
    position = Position(phase="deploy")
    return position.hero(0, "char-aleph").hero(1, "eternal-scar").hand(0, *hand).won(0, *won)


def offer(match: RiskMatch, *cards: str) -> None:
    for card in cards:
        answer(match, 0, "offer", card)


def offered(match: RiskMatch) -> set[str]:
    """The cards that can be laid down now."""
    return {str(option[1]) for option in options(match, 0) if option[0] == "offer"}


def discards(match: RiskMatch) -> dict[str | None, list[str]]:
    """The discard piles by species."""
    return {deck["species"]: deck["discard"] for deck in match.view(None)["decks"]}


@pytest.mark.rule("RK-STAR-01")
def test_some_or_all_cards_may_be_traded_at_the_start_of_the_turn() -> None:
    match = trading("siege-mode", "bunker", "mule").start()
    assert offered(match) == {"siege-mode", "bunker", "mule"}
    offer(match, "siege-mode", "bunker")
    answer(match, 0, "trade")
    assert match.view(0)["hand"] == ["mule"]
    match = trading("siege-mode", "bunker", "mule").start()
    offer(match, "siege-mode", "bunker", "mule")
    answer(match, 0, "trade")
    assert match.view(0)["hand"] == []


@pytest.mark.rule("RK-STAR-01")
def test_nobody_has_to_trade() -> None:
    match = trading("siege-mode", "mule").start()
    run_to(match, "attack", 0)
    assert match.view(0)["hand"] == ["mule", "siege-mode"]


@pytest.mark.rule("RK-STAR-01", "RK-AMB-36")
def test_trading_comes_before_the_first_unit_is_placed() -> None:
    match = trading("siege-mode", "mule").start()
    assert offered(match)
    answer(match, 0, "place", "ursa", 1)
    assert not offered(match)
    assert refuses(match, 0, "offer", "mule")


@pytest.mark.rule("RK-AMB-36")
def test_cards_offered_for_stars_are_shown() -> None:
    match = trading("siege-mode", "mule").start()
    assert match.view(1)["players"][0]["known"] == []
    offer(match, "mule")
    assert match.view(1)["offered"] == match.view(None)["offered"] == ["mule"]
    assert match.view(1)["players"][0]["known"] == ["mule"]


@pytest.mark.rule("RK-AMB-36", "RK-STAR-01")
@pytest.mark.parametrize(
    ("faction", "play"),
    [
        ("raynor", ("extra-supplies", "ursa")),
        ("artanis", ("warp-in", "ursa")),
        ("artanis", ("chrono-boost",)),
        ("zagara", ("hatchery", "char-aleph")),
    ],
)
def test_units_that_an_ability_places_do_not_take_the_trade_away(faction: str, play: tuple[str, ...]) -> None:
    stars = {"raynor": TWOS[:1], "artanis": PROTOSS, "zagara": ZERG}[faction]
    match = trading(play[0], *stars).faction(0, faction).start()
    answer(match, 0, "play", *play)
    assert offered(match) == set(stars)
    offer(match, *stars)
    answer(match, 0, "trade")
    answer(match, 0, "place", "ursa", 1)
    assert refuses(match, 0, "offer", stars[0])


@pytest.mark.rule("RK-AMB-36")
def test_a_card_that_was_offered_may_be_taken_back_before_the_trade() -> None:
    match = trading("siege-mode", "bunker", "mule").start()
    offer(match, "mule", "siege-mode")
    assert options(match, 0)[-2:] == [("withdraw", "mule"), ("withdraw", "siege-mode")]
    assert refuses(match, 0, "withdraw", "bunker")
    answer(match, 0, "withdraw", "mule")
    assert match.view(1)["offered"] == ["siege-mode"]
    assert ("trade",) not in options(match, 0), "one star is not enough"
    assert offered(match) == {"bunker", "mule"}
    assert match.view(1)["players"][0]["known"] == ["mule", "siege-mode"], "they have been seen"
    answer(match, 0, "withdraw", "siege-mode")
    assert ("place", "ursa", 1) in options(match, 0), "nothing is offered any more"
    assert set(match.view(0)["hand"]) == {"siege-mode", "bunker", "mule"}
    assert refuses(match, 0, "withdraw", "mule")
    offer(match, "bunker", "siege-mode")
    answer(match, 0, "trade")
    assert match.view(0)["hand"] == ["mule"]


@pytest.mark.rule("RK-STAR-02")
def test_one_star_cannot_be_traded() -> None:
    assert not offered(trading("siege-mode").start())
    match = trading("siege-mode", "bunker").start()
    offer(match, "siege-mode")
    assert refuses(match, 0, "trade")
    offer(match, "bunker")
    answer(match, 0, "trade")


@pytest.mark.rule("RK-STAR-02")
def test_ten_stars_are_the_most() -> None:
    match = trading(*TWOS, *ONES[:4]).start()
    offer(match, *TWOS, ONES[0])
    assert offered(match) == set(ONES[1:4])
    offer(match, ONES[1])
    assert options(match, 0)[0] == ("trade",)
    assert not offered(match)
    match = trading(*TWOS, *ONES[:4]).start()
    offer(match, *TWOS[:3], *ONES[:3])
    assert match.view(None)["stars"] == 9
    assert offered(match) == {ONES[3]}, "a card of 2 stars would be too much"


@pytest.mark.rule("RK-STAR-03")
@pytest.mark.parametrize("stars", range(2, 11))
def test_the_table_gives_units_for_stars(stars: int) -> None:
    cards = [*TWOS[: stars // 2], *ONES[: stars - 2 * min(stars // 2, len(TWOS))]]
    match = trading(*cards).start()
    before = match.state.turn.pool
    offer(match, *cards)
    assert match.view(None)["stars"] == stars
    answer(match, 0, "trade")
    assert match.state.turn.pool - before == TABLE[stars]


@pytest.mark.rule("RK-STAR-03")
def test_three_cards_with_four_stars_give_seven_units() -> None:
    match = trading("siege-mode", "bunker", "mule").start()
    before = match.state.turn.pool
    offer(match, "siege-mode", "bunker", "mule")
    answer(match, 0, "trade")
    assert match.state.turn.pool == before + 7


@pytest.mark.rule("RK-STAR-04")
def test_a_card_serves_for_its_stars_or_for_its_ability() -> None:
    match = trading("extra-supplies", "bunker").start()
    assert ("play", "extra-supplies", "ursa") in options(match, 0)
    offer(match, "extra-supplies")
    assert refuses(match, 0, "play", "extra-supplies", "ursa")
    offer(match, "bunker")
    answer(match, 0, "trade")
    assert refuses(match, 0, "play", "extra-supplies", "ursa")
    match = trading("extra-supplies", "bunker", "siege-mode").start()
    answer(match, 0, "play", "extra-supplies", "ursa")
    assert offered(match) == {"bunker", "siege-mode"}, "the card itself is gone"
    assert "extra-supplies" not in match.view(0)["hand"]


@pytest.mark.rule("RK-STAR-05")
def test_won_cards_count_for_stars_only_even_of_the_own_species() -> None:
    match = trading("bunker", won=("extra-supplies", "mule", *ZERG)).start()
    assert not [option for option in options(match, 0) if option[0] == "play"]
    assert offered(match) == {"bunker", "extra-supplies", "mule", *ZERG}
    view = match.view(0)
    assert (view["hand"], set(view["captured_cards"])) == (["bunker"], {"extra-supplies", "mule", *ZERG})


@pytest.mark.rule("RK-STAR-05")
def test_won_cards_cannot_be_used_in_defence() -> None:
    position = Position(active=1).hold(1, augustgrad=3).hold(0, keresh_province=2).auto(0).won(0, "siege-mode")
    match = position.start(dice=[1, 6, 6])
    answer(match, 1, "invade", "augustgrad", "keresh-province", 1)
    assert asked(match) == [(1, "attack")], "the roll is over, nobody was asked for cards"


@pytest.mark.rule("RK-STAR-06")
def test_traded_cards_go_to_the_discard_pile_of_their_species() -> None:
    match = trading("bunker", won=("burrow", "blink")).start()
    assert discards(match) == {"terran": [], "protoss": [], "zerg": []}
    offer(match, "bunker", "burrow", "blink")
    answer(match, 0, "trade")
    assert discards(match) == {"terran": ["bunker"], "protoss": ["blink"], "zerg": ["burrow"]}


@pytest.mark.rule("RK-STAR-07", "RK-AMB-09")
def test_one_trade_a_turn_and_the_rest_stays_in_hand() -> None:
    match = trading(*TWOS, won=ZERG).start()
    offer(match, "mule")
    answer(match, 0, "trade")
    assert not offered(match)
    assert len(match.view(0)["hand"]) == 3
    assert set(match.view(0)["captured_cards"]) == set(ZERG)
    run_to(match, "deploy", 1)
    run_to(match, "deploy", 0)
    assert offered(match) == {*TWOS, *ZERG} - {"mule"}


@pytest.mark.rule("RK-STAR-07", "RK-AMB-09")
def test_own_and_won_cards_may_be_mixed() -> None:
    match = trading("bunker", won=("burrow",)).start()
    before = match.state.turn.pool
    offer(match, "bunker", "burrow")
    answer(match, 0, "trade")
    assert match.state.turn.pool == before + 2


@pytest.mark.rule("RK-STAR-07", "RK-AMB-09")
def test_more_than_ten_stars_leave_some_for_later() -> None:
    match = trading(*TWOS, *ONES).start()
    offer(match, *TWOS, *ONES[:2])
    answer(match, 0, "trade")
    assert set(match.view(0)["hand"]) == set(ONES[2:])

"""The end of a turn: the card for a conquest, and the manoeuvre."""

from __future__ import annotations

import pytest

from tests.games.risk.position import (
    Position,
    RiskMatch,
    answer,
    asked,
    decline,
    options,
    owner,
    refuses,
    run_to,
    units,
)

TERRAN = (
    *("planetary-fortress", "tactical-nuke", "mule", "jet-pack", "yamato-cannon", "cloaking-field", "stimpack"),
    *("siege-mode", "bunker", "point-defense-drone", "repair", "extra-supplies", "medivac-drop", "scanner-sweep"),
)


def ending(variant: str = "command-room") -> Position:
    """The attacks and achievements of seat 0, a Terran, are over; it has units to move."""
    return Position(phase="manoeuvre", variant=variant).hold(0, ursa=6)


def hand(match: RiskMatch, seat: int = 0) -> list[str]:
    found: list[str] = match.view(seat)["hand"]
    return found


def targets(match: RiskMatch, source: str) -> set[str]:
    """Where a manoeuvre from a territory may lead."""
    return {str(option[2]) for option in options(match, 0) if option[:2] == ("manoeuvre", source)}


# Cards


@pytest.mark.rule("RK-CARD-01")
@pytest.mark.parametrize(("conquests", "cards"), [(0, 0), (1, 1), (2, 1), (7, 1)])
def test_one_card_for_any_number_of_conquests(conquests: int, cards: int) -> None:
    assert len(hand(ending().conquered(conquests).start())) == cards


@pytest.mark.rule("RK-CARD-01")
def test_an_attack_without_a_conquest_brings_no_card() -> None:
    position = Position().hold(0, augustgrad=5).hold(1, keresh_province=2).auto(1)
    match = position.start(dice=[6, 6, 6, 5, 6, 6, 6, 6, 1])
    answer(match, 0, "invade", "augustgrad", "keresh-province", 3)
    run_to(match, "manoeuvre", 0)
    assert hand(match) == []


@pytest.mark.rule("RK-CARD-01")
def test_conquests_in_play_bring_one_card_at_the_end_of_the_turn() -> None:
    position = Position().hold(0, augustgrad=9).hold(1, keresh_province=1, ursa=1)
    match = position.start(dice=[6, 6, 6, 1, 6, 6, 6, 1])
    for place in ("keresh-province", "ursa"):
        assert hand(match) == [], "not before the turn ends"
        answer(match, 0, "invade", "augustgrad", place, 3)
        decline(match, 0)
    run_to(match, "manoeuvre", 0)
    assert len(hand(match)) == 1
    run_to(match, "deploy", 1)
    assert len(hand(match)) == 1
    run_to(match, "deploy", 0)
    assert len(hand(match)) == 1, "and none without a conquest in the next turn"


@pytest.mark.rule("RK-CARD-02")
def test_the_card_comes_from_the_deck_of_the_own_species() -> None:
    for seat, species in enumerate(("terran", "protoss", "zerg")):
        position = Position(phase="manoeuvre", active=seat).conquered()
        match = position.start()
        drawn = hand(match, seat)
        assert len(drawn) == 1
        card = match.state.catalog.cards[match.state.catalog.card_number[drawn[0]]]
        assert card.species == ("terran", "protoss", "zerg").index(species)
        assert [deck["cards"] for deck in match.view(None)["decks"]] == [14 - (one == seat) for one in range(3)]


@pytest.mark.rule("RK-CARD-02")
def test_players_of_one_species_share_a_deck() -> None:
    match = ending().faction(1, "valerian").hand(1, *TERRAN[1:]).conquered().start()
    assert hand(match) == [TERRAN[0]]


@pytest.mark.rule("RK-CARD-02")
def test_total_domination_draws_from_the_common_deck() -> None:
    match = ending(variant="total-domination").conquered().start(draws=["feedback"])
    assert hand(match) == ["feedback"], "a Terran draws a card of the Protoss"
    assert [deck["cards"] for deck in match.view(None)["decks"]] == [41]


@pytest.mark.rule("RK-CARD-03")
def test_several_cards_may_be_played_in_a_turn() -> None:
    match = Position(phase="deploy").hero(0, "ursa").hand(0, "mule", "extra-supplies", "medivac-drop").start()
    before = match.state.turn.pool
    answer(match, 0, "play", "mule")
    answer(match, 0, "play", "extra-supplies", "ursa")
    assert (match.state.turn.pool, units(match, "ursa")) == (before + 2, 3)
    run_to(match, "manoeuvre", 0)
    answer(match, 0, "play", "medivac-drop")
    assert match.state.turn.airlifts == 1


@pytest.mark.rule("RK-CARD-03")
def test_several_cards_may_be_played_for_one_roll() -> None:
    position = Position().hold(0, augustgrad=5).hold(1, keresh_province=1).auto(1)
    match = position.hand(1, "photon-cannon", "guardian-shield").start(dice=[6, 6, 6, 3])
    answer(match, 0, "invade", "augustgrad", "keresh-province", 3)
    answer(match, 1, "play", "photon-cannon")
    answer(match, 1, "play", "guardian-shield")
    assert match.state.under_way.losses == (1, 0), "4 against 4"


@pytest.mark.rule("RK-CARD-05")
def test_a_used_card_goes_to_the_discard_pile_of_its_species() -> None:
    position = Position().hold(0, augustgrad=5).hold(1, keresh_province=1).auto(1)
    match = position.hand(0, "cloaking-field").hand(1, "photon-cannon").start()
    answer(match, 0, "invade", "augustgrad", "keresh-province", 3)
    answer(match, 0, "play", "cloaking-field")
    answer(match, 1, "pass")
    answer(match, 1, "play", "photon-cannon")
    piles = {deck["species"]: deck["discard"] for deck in match.view(None)["decks"]}
    assert piles == {"terran": ["cloaking-field"], "protoss": ["photon-cannon"], "zerg": []}
    assert hand(match, 0) == hand(match, 1) == []


@pytest.mark.rule("RK-CARD-06")
def test_the_discard_pile_becomes_the_deck_only_when_that_is_used_up() -> None:
    match = ending().hand(1, *TERRAN[2:]).faction(1, "valerian").discarded(TERRAN[0]).conquered().start()
    assert hand(match) == [TERRAN[1]], "the last card of the deck, not the discarded one"
    deck = match.view(None)["decks"][0]
    assert (deck["cards"], deck["discard"]) == (1, []), "which becomes the new deck at once"
    match = ending().hand(1, *TERRAN[2:]).faction(1, "valerian").discarded(TERRAN[0]).start()
    deck = match.view(None)["decks"][0]
    assert (deck["cards"], deck["discard"]) == (1, [TERRAN[0]]), "nothing was drawn"


@pytest.mark.rule("RK-CARD-06")
def test_what_is_discarded_after_the_last_card_was_drawn_stays_out() -> None:
    position = ending().faction(1, "valerian").hand(1, *TERRAN[2:]).discarded(TERRAN[0])
    match = position.hero(0, "ursa").hero(1, "eternal-scar").conquered().start()
    run_to(match, "deploy", 1)
    for card in TERRAN[2:4]:  # of 2 stars each
        answer(match, 1, "offer", card)
    answer(match, 1, "trade")
    deck = match.view(None)["decks"][0]
    assert (deck["cards"], deck["discard"]) == (1, list(TERRAN[2:4]))
    match.state.turn.conquered = 1
    run_to(match, "manoeuvre", 1)
    assert TERRAN[0] in hand(match, 1), "nothing else was in the new deck"
    assert match.view(None)["decks"][0]["cards"] == 2, "and that was its last card again"


@pytest.mark.rule("RK-CARD-06", "RK-AMB-18")
def test_a_deck_that_nothing_could_be_made_of_is_made_when_it_is_needed() -> None:
    match = ending().hand(1, *TERRAN[1:]).faction(1, "valerian").conquered().start()
    deck = match.view(None)["decks"][0]
    assert (deck["cards"], deck["discard"]) == (0, [])
    match = ending().hand(1, *TERRAN[3:]).faction(1, "valerian").discarded(*TERRAN[:3]).conquered().start()
    assert hand(match)[0] in TERRAN[:3]
    deck = match.view(None)["decks"][0]
    assert (deck["cards"], deck["discard"]) == (2, [])


@pytest.mark.rule("RK-CARD-06")
def test_other_species_piles_are_left_alone() -> None:
    position = ending().hand(1, *TERRAN[1:]).faction(1, "valerian").discarded(TERRAN[0], "feedback", "burrow")
    match = position.conquered().start()
    assert hand(match) == [TERRAN[0]]
    assert [deck["discard"] for deck in match.view(None)["decks"]] == [[], ["feedback"], ["burrow"]]


@pytest.mark.rule("RK-CARD-06")
def test_nobody_knows_the_cards_of_a_reshuffled_pile() -> None:
    position = ending().hand(1, *TERRAN[3:]).faction(1, "valerian").discarded(*TERRAN[:3]).conquered()
    match = position.start()
    assert match.view(2)["players"][0]["known"] == []


@pytest.mark.rule("RK-AMB-18")
def test_no_card_is_drawn_when_deck_and_pile_are_empty() -> None:
    position = ending().faction(1, "valerian").hand(1, *TERRAN).conquered()
    match = position.start()
    assert hand(match) == []
    assert asked(match) == [(0, "manoeuvre")]
    match = ending().faction(1, "valerian").hand(1, *TERRAN).reward(0, "guaranteed-card").start()
    assert asked(match) == [(0, "manoeuvre")], "nor is a guaranteed one"


@pytest.mark.rule("RK-CARD-07")
def test_how_many_cards_a_hand_holds_is_public_but_not_which() -> None:
    match = ending().hand(0, "mule", "bunker").conquered().start(draws=["repair"])
    assert hand(match) == ["mule", "bunker", "repair"]
    for seat in (1, 2, None):
        view = match.view(seat)
        assert view["players"][0]["hand"] == 3
        assert view["players"][0]["known"] == []
        assert view["hand"] == []
    drawn = [event for event in match.events_for(1) if event.kind == "drew-card"]
    assert not drawn
    assert [event.arguments["card"] for event in match.events_for(0) if event.kind == "drew-card"] == ["repair"]


@pytest.mark.rule("RK-CARD-08")
def test_total_domination_knows_no_abilities() -> None:
    position = Position(phase="deploy", variant="total-domination")
    match = position.hand(0, "extra-supplies", "mule", "jet-pack").start()
    while match.state.active == 0:
        assert not [option for option in options(match, 0) if option[0] == "play"]
        decline(match, 0)
    position = Position(variant="total-domination").hold(0, augustgrad=5).hold(1, keresh_province=2)
    match = position.hand(0, "stimpack").hand(1, "photon-cannon").start()
    answer(match, 0, "invade", "augustgrad", "keresh-province", 3)
    assert asked(match) == [(1, "defend")], "nobody is asked for cards"


@pytest.mark.rule("RK-CARD-08")
def test_total_domination_trades_the_stars_of_any_species() -> None:
    match = Position(phase="deploy", variant="total-domination").hand(0, "feedback", "burrow").start()
    assert {option[1] for option in options(match, 0) if option[0] == "offer"} == {"feedback", "burrow"}


# Manoeuvre


@pytest.mark.rule("RK-MAN-01")
def test_any_number_of_units_from_one_territory_to_one_other() -> None:
    match = ending().start()
    answer(match, 0, "manoeuvre", "ursa", "thisby")
    assert options(match, 0) == [("move", number) for number in range(1, 6)]
    answer(match, 0, "move", 3)
    assert (units(match, "ursa"), units(match, "thisby")) == (3, 4)
    assert match.state.active == 1, "one manoeuvre is all there is"


@pytest.mark.rule("RK-MAN-01")
def test_a_manoeuvre_is_optional() -> None:
    match = ending().start()
    answer(match, 0, "done")
    assert match.state.active == 1
    assert units(match, "ursa") == 6


@pytest.mark.rule("RK-MAN-02")
def test_yellow_moves_from_talematros_through_katuul_province_to_pyramus() -> None:
    position = Position(phase="manoeuvre").hold_all(1).hold(2, "rajal")
    match = position.hold(0, "katuul-province", "pyramus", talematros=3).start()
    assert targets(match, "talematros") == {"katuul-province", "pyramus"}
    answer(match, 0, "manoeuvre", "talematros", "pyramus")
    answer(match, 0, "move", 2)
    assert [units(match, name) for name in ("talematros", "katuul-province", "pyramus")] == [1, 1, 3]


@pytest.mark.rule("RK-MAN-02")
def test_enemy_territories_block_the_way() -> None:
    position = Position(phase="manoeuvre").hold_all(1).hold(2, "rajal")
    match = position.hold(0, "pyramus", "xelnaga-temple-grounds", talematros=3).start()
    assert targets(match, "talematros") == {"xelnaga-temple-grounds"}
    assert refuses(match, 0, "manoeuvre", "talematros", "pyramus")


@pytest.mark.rule("RK-MAN-02")
def test_space_lines_join_territories_too() -> None:
    position = Position(phase="manoeuvre").hold_all(1).hold(2, "rajal")
    match = position.hold(0, "feral-hives", char_aleph=2).start()
    assert targets(match, "char-aleph") == {"feral-hives"}


@pytest.mark.rule("RK-MAN-03")
def test_one_unit_stays_behind() -> None:
    match = ending().start()
    assert targets(match, "thisby") == set(), "a single unit cannot leave"
    answer(match, 0, "manoeuvre", "ursa", "thisby")
    assert refuses(match, 0, "move", 6)
    answer(match, 0, "move", 5)
    assert units(match, "ursa") == 1


@pytest.mark.rule("RK-MAN-04")
def test_a_manoeuvre_is_no_attack() -> None:
    match = ending().hold(1, "pyramus", "keresh-province").start()
    assert not targets(match, "ursa") & {"pyramus", "keresh-province", "eternal-scar", "rajal"}
    assert refuses(match, 0, "manoeuvre", "ursa", "pyramus")
    owners = match.state.owner.copy()
    answer(match, 0, "manoeuvre", "ursa", "augustgrad")
    answer(match, 0, "move", 5)
    assert match.state.owner == owners
    assert owner(match, "pyramus") == 1

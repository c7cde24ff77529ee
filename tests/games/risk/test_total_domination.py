"""Total Domination: no heroes, no abilities, and no end before everything is taken."""

from __future__ import annotations

from collections import Counter

import pytest

from orrery.core import Match
from orrery.games.risk import GAME
from orrery.games.risk.catalog import SPECIES
from orrery.games.risk.loading import load_catalog
from tests.games.risk.position import (
    Position,
    RiskMatch,
    answer,
    asked,
    begin,
    decline,
    fields,
    options,
    ready,
    run_to,
    seats_asked,
    set_up,
    turns,
    units,
)

CATALOG = load_catalog()
PLAYERS = range(3, 7)
START_UNITS = {3: 30, 4: 25, 5: 20, 6: 15}
START_CARDS = {3: [0, 0, 0], 4: [0, 0, 0, 1], 5: [0, 0, 0, 1, 1], 6: [0, 0, 0, 1, 1, 2]}
"""In turn order."""


def domination(seats: int = 3, *, phase: str = "attack", extended: bool = False) -> Position:
    return Position(seats, variant="total-domination", phase=phase, extended=extended)


def kinds_asked(match: RiskMatch, decisions: int = 300) -> set[str]:
    """What is asked while everyone does as little as possible."""
    kinds: set[str] = set()
    for _ in range(decisions):
        kinds |= {kind for _, kind in asked(match)}
        decline(match, match.waiting[0])
    return kinds


@pytest.mark.rule("RK-TD-01")
@pytest.mark.parametrize("seats", PLAYERS)
def test_the_set_up_is_that_of_command_room(seats: int) -> None:
    second_roll = [6 if seat == 1 else 2 for seat in range(seats)]
    match = set_up(seats, variant="total-domination", dice=[6, 5, 4, 3, 2, 1][:seats] + second_roll)
    assert seats_asked(match, "base", "occupy") == [(1 + place) % seats for place in range(seats)]
    assert seats_asked(match, "occupy", "strengthen")[0] == 1
    ready(match)
    s = match.state
    assert s.order[0] == 1
    assert [s.units_of(seat) for seat in range(seats)] == [START_UNITS[seats]] * seats
    assert len(fields(match)) == 15
    assert [len(s.hand(seat)) for seat in s.order] == START_CARDS[seats]
    assert turns(match, seats + 1) == [(1 + place) % seats for place in range(seats + 1)]


@pytest.mark.rule("RK-TD-02")
def test_there_are_no_heroes() -> None:
    match = begin(3, variant="total-domination")
    assert "hero" not in kinds_asked(match)
    assert match.view(None)["heroes"] is False
    assert [player["hero"] for player in match.view(None)["players"]] == [None] * 3
    run_to(match, "deploy")
    assert not [choice for choice in options(match, match.waiting[0]) if choice[0] == "hero"]


@pytest.mark.rule("RK-TD-03")
def test_any_card_may_come_from_the_one_deck() -> None:
    for card in ("tactical-nuke", "blink", "hatchery"):  # one of each species, for a Terran
        match = domination(phase="manoeuvre").conquered().start(draws=[card])
        assert match.view(0)["hand"] == [card]
        assert [deck["cards"] for deck in match.view(0)["decks"]] == [41]


@pytest.mark.rule("RK-TD-03")
@pytest.mark.parametrize("extended", [False, True])
def test_abilities_are_never_on_offer(extended: bool) -> None:
    """Raynor has a card for every occasion, but only the extended form lets him play one."""
    position = domination(extended=extended).hand(0, "tactical-nuke", "yamato-cannon", "medivac-drop", "extra-supplies")
    position.hand(0, "stimpack").hand(1, "force-field", "blink", "hardened-shields")
    position.hold(0, augustgrad=9).hold(1, keresh_province=5)
    match = position.start()
    played = any(choice[0] == "play" for choice in options(match, 0))
    answer(match, 0, "invade", "augustgrad", "keresh-province", 3)
    kinds = kinds_asked(match, 12)
    assert played is extended
    assert ("cards" in kinds) is extended


@pytest.mark.rule("RK-TD-03")
def test_cards_of_any_species_are_traded_for_their_stars() -> None:
    match = domination(phase="deploy").hand(0, "tactical-nuke", "psionic-storm").start()
    assert not [choice for choice in options(match, 0) if choice[0] == "play"]
    before = match.view(0)["pool"]
    answer(match, 0, "offer", "tactical-nuke")
    answer(match, 0, "offer", "psionic-storm")
    answer(match, 0, "trade")
    assert match.view(0)["pool"] == before + 7  # 2 + 2 stars
    [deck] = match.view(0)["decks"]
    assert set(deck["discard"]) == {"tactical-nuke", "psionic-storm"}


@pytest.mark.rule("RK-TD-04")
def test_three_achievements_and_the_own_base_do_not_end_the_game() -> None:
    position = domination(phase="achievement").achieved(0, "hold-aiur", "hold-korhal", "eight-fields", "take-ten")
    match = position.hold_planet(0, "char").open("hold-char").start(draws=["guaranteed-card"])
    answer(match, 0, "achieve", "hold-char")
    assert len(match.view(None)["players"][0]["achievements"]) == 5
    assert not match.over
    assert turns(match, 3) == [1, 2, 0]


@pytest.mark.rule("RK-TD-04")
def test_it_goes_on_until_one_player_controls_all_territories() -> None:
    position = domination().hold_all(0).hold(0, augustgrad=4, antioch_province=4)
    match = position.hold(1, "keresh-province").hold(2, "talematros").start(dice=[6, 6, 6, 1, 6, 6, 6, 1])
    answer(match, 0, "invade", "augustgrad", "keresh-province", 3)
    assert asked(match) == [(0, "attack")]  # seat 1 is out, and 41 territories are seat 0's
    assert match.state.owner.count(0) == 41
    answer(match, 0, "invade", "antioch-province", "talematros", 3)
    assert match.over
    assert match.result.winners == [0]
    assert match.result.points == [42, 0, 0]
    assert match.result.reason == "domination"


@pytest.mark.rule("RK-TD-05")
def test_achievements_and_rewards_are_in_use() -> None:
    match = ready(begin(4, variant="total-domination"))
    shown = match.view(None)["achievements"]
    assert Counter(award["level"] for award in shown) == {"silver": 4, "gold": 4}
    position = domination(phase="achievement").hold_planet(0, "char").open("hold-char", "eighteen-territories")
    match = position.start(draws=["attack-die"])
    answer(match, 0, "achieve", "eighteen-territories")
    assert match.view(None)["players"][0]["rewards"] == ["attack-die"]


@pytest.mark.rule("RK-TD-05")
def test_both_bonus_dice_are_in_use() -> None:
    position = domination().reward(0, "attack-die").reward(1, "defence-die").auto(1)
    match = position.hold(0, augustgrad=6).hold(1, keresh_province=4).start(dice=[6, 4, 2, 5, 4, 2, 6])
    answer(match, 0, "invade", "augustgrad", "keresh-province", 3)
    # 6-5-4 against 6-4: one loss each. Without the bonus dice 6-4-2 against 4-2 would cost the defender two.
    assert match.view(None)["invasion"]["losses"] == [1, 1]
    assert (units(match, "augustgrad"), units(match, "keresh-province")) == (5, 3)


@pytest.mark.rule("RK-TD-06", "RK-AMB-01")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_mineral_fields_are_placed_unless_the_option_says_no(seats: int) -> None:
    assert len(fields(ready(begin(seats, variant="total-domination")))) == 15
    match = ready(begin(seats, variant="total-domination", mineral_fields=False))
    assert fields(match) == set()
    assert [player["fields"] for player in match.view(None)["players"]] == [0] * seats


@pytest.mark.rule("RK-TD-07")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_extended_form_has_heroes_abilities_and_three_decks(seats: int) -> None:
    match = begin(seats, variant="total-domination", extended=True)
    run_to(match, "hero")
    assert seats_asked(match, "hero", "deploy") == match.state.order
    assert None not in [player["hero"] for player in match.view(None)["players"]]
    assert [deck["species"] for deck in match.view(None)["decks"]] == list(SPECIES)
    assert match.view(None)["abilities"] is True


@pytest.mark.rule("RK-TD-07")
def test_in_the_extended_form_cards_come_from_the_own_species_and_victory_stays() -> None:
    position = domination(phase="manoeuvre", extended=True).conquered()
    match = position.achieved(0, "hold-aiur", "hold-korhal", "eight-fields").start(draws=["hatchery"])
    [card] = match.view(0)["hand"]
    assert SPECIES[CATALOG.cards[CATALOG.card_number[card]].species] == "terran"
    assert turns(match, 3) == [1, 2, 0]
    assert not match.over


@pytest.mark.rule("RK-AMB-01")
@pytest.mark.parametrize("seed", range(6))
def test_without_mineral_fields_no_achievement_asks_for_them(seed: int) -> None:
    match = Match(GAME, 3, seed=seed, options={"variant": "total-domination", "mineral_fields": False})
    while match.state.stage == "setup":
        decline(match, match.waiting[0])
    shown = {award["id"] for award in match.view(None)["achievements"]}
    assert len(shown) == 8
    assert not shown & {"take-four-fields", "eight-fields", "eleven-fields"}

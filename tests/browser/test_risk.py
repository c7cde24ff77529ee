"""Risk: StarCraft from the lobby to the end: Basic Training, a team game, on the phone and in German."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import (
    answer,
    asked,
    create_table,
    decision_bar,
    finish_quickly,
    in_lobby,
    play_to_the_end,
    start_against_bots,
    state,
    table_of,
    wait_for_seq,
)

RISK = "Risk: StarCraft"
GREEDY = [{"kind": "me", "name": "Ada"}] + [{"kind": "bot", "bot": "greedy"}] * 3


def test_a_whole_basic_training_game_from_the_lobby(visit: Visit) -> None:
    page = visit()
    start_against_bots(page, RISK)  # the first click is the last one needed
    expect(page.locator(".map > svg")).to_be_visible()
    table = table_of(page)
    assert state(page, table)["options"]["variant"] == "basic-training"
    decision_bar(page).get_by_role("button", name=re.compile("urther settings")).click()
    page.get_by_text("Always defend with all dice").click()
    assert play_to_the_end(page, table, random.Random(3)) > 10
    result = state(page, table)["result"]
    assert result["reason"] in ("achievements", "elimination")
    winner = state(page, table)["seats"][result["winners"][0]]["name"]
    expect(page.get_by_text(winner).first).to_be_visible()


def test_a_team_game_set_up_in_the_form(visit: Visit) -> None:
    page = visit()
    in_lobby(page, "New table", RISK).click()
    form = page.locator("form")
    expect(form.get_by_label("Seats")).to_have_value("3")
    form.get_by_label("Variant").select_option("command-room")
    form.get_by_label("Teams").check()
    expect(form.get_by_label("Seats")).to_have_value("4")  # nobody plays in teams with three
    expect(form.get_by_label("Heroes and abilities")).to_have_count(0)  # belongs to Total Domination
    for seat in (2, 3, 4):
        form.get_by_label(f"Seat {seat}", exact=True).select_option("bot:solid")
    form.get_by_role("button", name="Start the game").click()
    expect(page.locator(".map > svg")).to_be_visible()
    table = table_of(page)
    assert state(page, table)["options"]["teams"]
    finish_quickly(table, page)
    result = state(page, table)["result"]
    assert result["winners"] in ([0, 2], [1, 3])


def test_on_the_phone_units_are_placed_from_the_list(visit: Visit) -> None:
    page = visit(width=360, height=740, has_touch=True)
    table = create_table(page, GREEDY, game="risk", start=True)
    page.goto(f"/t/{table}")
    for _ in range(40):
        asked(page).wait_for()
        if "Place your" in decision_bar(page).inner_text():
            break
        first_answer(page, table)
    before = view(page, table)
    first_answer(page, table)
    assert view(page, table) == before + 1
    overflow = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert overflow <= 0


def first_answer(page: Page, table: str) -> None:
    """Tap the first answer there is in the list."""
    seq = state(page, table)["seq"]
    answer(page)
    wait_for_seq(page, table, seq + 1)


def view(page: Page, table: str) -> int:
    """How many units the visitor has on the board."""
    found: int = page.request.get(f"/api/tables/{table}/replay?at={state(page, table)['seq']}&seat=0").json()["view"][
        "players"
    ][0]["units"]
    return found


def test_everything_is_there_in_german(visit: Visit) -> None:
    page = visit(locale="de-DE")
    table = create_table(page, GREEDY, game="risk", start=True)
    page.goto(f"/t/{table}")
    for name in ("Brüchige Kluft", "Verstrahlte Ödlande", "Provinz Katuul"):
        expect(page.get_by_label(re.compile(name)).first).to_be_visible()
    words = page.locator("body").inner_text()
    assert "risk-" not in words
    assert "client-" not in words

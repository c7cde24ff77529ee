"""Playing in the browser, as a first visitor, with friends, with the keyboard, on a phone."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.player import (
    answer,
    asked,
    create_table,
    decision_bar,
    in_lobby,
    listed,
    play_to_the_end,
    start_against_bots,
    state,
    table_of,
    wait_for_seq,
)

ME = {"kind": "me", "name": "Ada"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


def test_a_first_visitor_plays_within_three_clicks(visit: Visit) -> None:
    page = visit()
    expect(page.get_by_label("How many play").first).to_have_value("3")
    page.get_by_label("How many play").first.select_option("4 players")
    expect(page.get_by_label("How strong").first).to_have_value("easy")
    page.get_by_label("How strong").first.select_option("hard")
    in_lobby(page, "Play against bots").click()
    expect(asked(page)).to_be_visible()
    assert [seat["bot"] for seat in state(page, table_of(page))["seats"]] == ["", "hard", "hard", "hard"]
    answer(page)
    wait_for_seq(page, table_of(page), 1)


def test_a_whole_game_against_bots(visit: Visit) -> None:
    page = visit()
    table = create_table(page, [ME, BOT], start=True)
    page.goto(f"/t/{table}")
    play_to_the_end(page, table, random.Random(4))
    found = state(page, table)
    assert found["status"] == "over"
    assert found["result"]["winners"]
    page.get_by_text("Were the dice fair?").click()
    page.get_by_role("button", name="Verify").last.click()
    expect(page.get_by_text(found["seed"])).to_be_visible()
    assert page.request.get(f"/api/tables/{table}/verify").json()["verified"]


def two_players(visit: Visit) -> tuple[Page, Page, str]:
    """Ada makes a table, Bea joins it by its link, Ada starts."""
    ada, bea = visit(), visit()
    table = create_table(ada, [ME, OPEN])
    ada.goto(f"/t/{table}")
    bea.goto(f"/t/{table}")
    bea.get_by_label("Your name").fill("Bea")
    bea.get_by_role("button", name=re.compile("Join|Sit down")).last.click()
    expect(ada.get_by_text("Bea").first).to_be_visible()
    ada.get_by_role("button", name="Start the game").click()
    return ada, bea, table


def test_two_browsers_at_one_table(visit: Visit) -> None:
    ada, bea, table = two_players(visit)
    rng = random.Random(2)
    for _ in range(12):
        before = state(ada, table)["seq"]
        waiting = state(ada, table)["waiting"][0]
        page = ada if waiting == 0 else bea
        expect(asked(page)).to_be_visible()
        answer(page, rng.randrange(listed(page).count()))
        wait_for_seq(ada, table, before + 1)
    for page in (ada, bea):
        expect(page.get_by_role("log").get_by_text("Bea").first).to_be_visible()
        expect(page.get_by_role("log").get_by_text("Ada").first).to_be_visible()


def test_reload_in_mid_turn(visit: Visit) -> None:
    page = visit()
    start_against_bots(page)
    table = table_of(page)
    answer(page)
    wait_for_seq(page, table, 1)
    expect(asked(page)).to_be_visible()
    question = decision_bar(page).locator(".ask b").inner_text()
    seq = state(page, table)["seq"]
    page.reload()
    expect(asked(page)).to_be_visible()
    assert state(page, table)["seq"] >= seq
    if state(page, table)["seq"] == seq:
        assert decision_bar(page).locator(".ask b").inner_text() == question


def test_language_switches_in_place(visit: Visit) -> None:
    page = visit()
    start_against_bots(page)
    page.get_by_role("button", name="Auf Deutsch anzeigen").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_text(re.compile("Würfel|Karte|Protokoll")).first).to_be_visible()


def test_a_phone_shows_everything_without_scrolling_sideways(visit: Visit) -> None:
    page = visit(width=360, height=740, has_touch=True, is_mobile=True)
    in_lobby(page, "Play against bots").tap()
    page.wait_for_url("**/t/**")
    for _ in range(3):
        expect(asked(page)).to_be_visible()
        seq = state(page, table_of(page))["seq"]
        answer(page)
        wait_for_seq(page, table_of(page), seq + 1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_keyboard_alone_is_enough(visit: Visit) -> None:
    page = visit()
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent").strip().startswith("Play against bots"):
            break
    page.keyboard.press("Enter")
    expect(asked(page)).to_be_visible()
    table = table_of(page)
    for _ in range(4):
        seq = state(page, table)["seq"]
        expect(asked(page)).to_be_visible()
        page.keyboard.press("l")
        expect(page.locator(".optionlist")).to_be_visible()
        if page.locator(".optionlist input").count():
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        wait_for_seq(page, table, seq + 1)
    page.reload()
    expect(asked(page)).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_text("To the board")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.closest('.stage > main') !== null")


def test_clicking_the_board_answers(visit: Visit) -> None:
    """A lit sector is the same as its option in the bar."""
    page = visit()
    table = create_table(page, [ME, BOT], start=True)
    page.goto(f"/t/{table}")
    for _ in range(60):
        expect(asked(page)).to_be_visible()
        seq = state(page, table)["seq"]
        lit = page.locator("main button.lit, main .lit button, main [data-thing].lit").first
        if lit.count():
            lit.click()
            main = decision_bar(page).locator("button.main")
            if main.count():  # what costs a lot is asked again
                main.click()
            wait_for_seq(page, table, seq + 1)
            return
        answer(page, -1)
        wait_for_seq(page, table, seq + 1)
    raise AssertionError("nothing on the board was ever lit")


def test_a_cover_hides_the_table_between_two_players_at_one_device(visit: Visit) -> None:
    page = visit()
    table = create_table(page, [ME, {"kind": "me", "name": "Bea"}], start=True, options={"light_speed": True})
    page.goto(f"/t/{table}")
    expect(page.get_by_text(re.compile("Pass the device to (Ada|Bea)"))).to_be_visible()
    assert page.get_by_role("region", name="What is asked").count() == 0
    page.get_by_role("button", name=re.compile("I am (Ada|Bea)")).click()
    expect(decision_bar(page)).to_be_visible()


def test_undo_is_free_or_by_agreement(visit: Visit) -> None:
    """Free as long as nobody else has acted and nothing was rolled; else the others are asked."""
    ada, bea, table = two_players(visit)
    before = state(ada, table)["waiting"]
    page, other = (ada, bea) if before[0] == 0 else (bea, ada)
    expect(asked(page)).to_be_visible()
    answer(page)
    wait_for_seq(ada, table, 1)
    undo = decision_bar(page).locator(".undoing button").first
    expect(undo).to_be_enabled()
    asks = "Ask" in (undo.get_attribute("aria-label") or "")
    undo.click()
    if asks:
        other.get_by_role("button", name="Agree").click()
    wait_for_seq(ada, table, 2)
    assert state(ada, table)["waiting"] == before
    expect(asked(page)).to_be_visible()


def test_the_connection_heals_by_itself(visit: Visit) -> None:
    page = visit()
    sockets: list[WebSocketRoute] = []

    def pass_on(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    page.route_web_socket("**/live*", pass_on)
    start_against_bots(page)
    sockets[0].close()
    while len(sockets) < 2:
        page.wait_for_timeout(50)
    expect(asked(page)).to_be_visible()
    table = table_of(page)
    seq = state(page, table)["seq"]
    answer(page)
    wait_for_seq(page, table, seq + 1)

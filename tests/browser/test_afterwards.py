"""After the game: a rematch, playing on from a move, and whether the dice were fair."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import answer, asked, create_table, finish_quickly, state, table_of, wait_for_seq

SHORT = {"points_to_win": 10}
ME = {"kind": "me", "name": "Ada", "shape": "hexagon"}
BOT = {"kind": "bot", "bot": "random", "name": "Rob"}


def finish_a_game(page: Page) -> str:
    """A table at which everything was played but the result not seen."""
    table = create_table(page, [ME, BOT], start=True, options=SHORT, name="Friday", clock={"bank": 600, "increment": 5})
    finish_quickly(table, page)
    page.goto(f"/t/{table}")
    return table


def test_a_rematch_has_the_same_seats_and_options(visit: Visit) -> None:
    page = visit()
    table = finish_a_game(page)
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(re.compile(rf"/t/(?!{re.escape(table)})"))
    expect(asked(page)).to_be_visible()
    before, again = state(page, table), state(page, table_of(page))
    assert again["id"] == before["rematch"]
    for same in ("game", "name", "options", "clock"):
        assert again[same] == before[same]
    for same in ("kind", "name", "shape", "bot", "mine"):
        assert [seat[same] for seat in again["seats"]] == [seat[same] for seat in before["seats"]]
    answer(page)
    wait_for_seq(page, table_of(page), 1)
    page.goto(f"/t/{table}")  # whoever comes back finds the way
    page.get_by_role("button", name="Join the rematch").click()
    page.wait_for_url(f"**/t/{again['id']}")


def test_a_rematch_waits_for_the_others(visit: Visit) -> None:
    ada, bea = visit(), visit()
    table = create_table(ada, [ME, {"kind": "open"}], options=SHORT)
    assert bea.request.post(f"/api/tables/{table}/join", data={"name": "Bea", "shape": "square"}).ok
    assert ada.request.post(f"/api/tables/{table}/start").ok
    finish_quickly(table, ada, bea)
    for page in (ada, bea):
        page.goto(f"/t/{table}")
    ada.get_by_role("button", name="Rematch").click()
    ada.wait_for_url(re.compile(rf"/t/(?!{re.escape(table)})"))
    expect(ada.get_by_text("1 seat is still free.")).to_be_visible()
    bea.get_by_role("button", name="Join the rematch").click()
    expect(ada.get_by_text("Everybody is here.")).to_be_visible()
    expect(bea.get_by_text("The game begins when the host starts it.")).to_be_visible()
    ada.get_by_role("button", name="Start the game").click()
    expect(bea.get_by_role("region", name="What is asked")).to_be_visible()
    first = ada if 0 in state(ada, table_of(ada))["waiting"] else bea
    expect(asked(first)).to_be_visible()
    answer(first)
    wait_for_seq(ada, table_of(ada), 1)
    assert [seat["shape"] for seat in state(ada, table_of(ada))["seats"]] == ["hexagon", "square"]


def test_the_dice_of_a_game_played_on_from_another_are_verified(visit: Visit) -> None:
    page = visit()
    original = finish_a_game(page)
    page.goto(f"/t/{original}/replay")
    for _ in range(3):
        page.get_by_role("button", name="One move on").click()
    expect(page.get_by_text(re.compile("Move 3 of"))).to_be_visible()
    page.get_by_role("button", name="Play on from here against bots").click()
    page.wait_for_url(re.compile(rf"/t/(?!{re.escape(original)})"))
    forked = table_of(page)
    expect(page.get_by_text("Played on from move 3 of another game.")).to_be_visible()
    answer(page)
    wait_for_seq(page, forked, 4)
    finish_quickly(forked, page)
    page.get_by_text("Were the dice fair?").click()
    expect(page.get_by_text(re.compile("the first 3 moves were taken over from another game"))).to_be_visible()
    page.get_by_role("button", name="Verify the dice").click()
    expect(page.get_by_text(re.compile("✓ Every roll and every card since then"))).to_be_visible()
    page.get_by_role("link", name="See the original game").first.click()
    page.wait_for_url(f"**/t/{original}/replay")
    page.get_by_role("button", name="Verify the dice").click()
    page.get_by_role("dialog").get_by_role("button", name="Verify the dice").click()
    expect(page.get_by_text("✓ Every roll and every card comes from the seed.")).to_be_visible()


def test_a_game_that_is_not_what_its_seed_gives_is_called_so(visit: Visit) -> None:
    page = visit()
    table = finish_a_game(page)
    answer = page.request.get(f"/api/tables/{table}/verify").json()
    forged = {**answer, "verified": False, "problem": "move 7: these outcomes do not come from the seed"}
    page.route("**/verify", lambda route: route.fulfill(json=forged))
    page.get_by_text("Were the dice fair?").click()
    page.get_by_role("button", name="Verify the dice").click()
    expect(page.get_by_text("✗ This game is not what its seed gives: move 7")).to_be_visible()

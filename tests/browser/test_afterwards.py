"""After the game: a rematch, playing on from a move, and whether the dice were fair."""

from __future__ import annotations

import re
from typing import Any

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


def seats(page: Page, table: str) -> list[tuple[str, str, str]]:
    return [(seat["kind"], seat["name"], seat["bot"]) for seat in state(page, table)["seats"]]


def slip(seat: int, move: int) -> dict[str, Any]:
    """A costly decision, as the server tells it."""
    said: dict[str, Any] = {"key": "yes", "arguments": {}, "rule": ""}
    return {
        "seat": seat,
        "move": move,
        "since": move - 1,
        "round": 1,
        "asked": said,
        "say": said,
        "better": said,
        "chance": 0.5,
        "cost": 0.05,
        "error": 0.01,
        "reasons": [],
        "against": [],
    }


def tell(page: Page, table: str, story: dict[str, Any]) -> None:
    """Show this story of a game."""
    page.route("**/api/tables/*/story", lambda route: route.fulfill(json=story))
    page.goto(f"/t/{table}/story")


def story_of(page: Page, table: str) -> dict[str, Any]:
    found: dict[str, Any] = page.request.get(f"/api/tables/{table}/story").json()
    return found


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
    on = page.get_by_role("button", name="Play on from here as Ada")
    expect(on).to_have_attribute("title", re.compile("^against the same bots"))
    on.click()
    page.wait_for_url(re.compile(rf"/t/(?!{re.escape(original)})"))
    forked = table_of(page)
    assert seats(page, forked) == seats(page, original)
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


def test_costly_decisions_that_are_known_are_shown_at_once_the_own_ones_first(visit: Visit) -> None:
    page = visit()
    table = finish_a_game(page)
    known = {"done": 9, "of": 9, "slips": [slip(1, 4), slip(0, 2), slip(1, 7)]}
    tell(page, table, {**story_of(page, table), "analysis": known})
    costly = page.get_by_role("region", name="Costly decisions")
    expect(costly.get_by_role("listitem")).to_have_count(1)
    expect(costly.get_by_role("listitem")).to_contain_text("Ada you")
    expect(costly.get_by_role("button", name="Look into the decisions")).to_have_count(0)
    costly.get_by_role("button", name="Everybody’s (3)").click()
    expect(costly.get_by_role("listitem")).to_have_count(3)
    costly.get_by_role("button", name="Mine (1)").click()
    expect(costly.get_by_role("listitem")).to_have_count(1)
    costly.get_by_role("button", name="Everybody’s (3)").click()

    costly.get_by_role("link").first.click()  # seen by who had to decide, and played on in that seat
    expect(page.get_by_role("button", name="Play on from here as Rob")).to_be_visible()
    page.go_back()
    expect(costly.get_by_role("listitem")).to_have_count(1)
    costly.get_by_role("button", name="Everybody’s (3)").click()
    costly.get_by_role("button", name="Play on as Rob").first.click()
    page.wait_for_url(re.compile(rf"/t/(?!{re.escape(table)})"))
    forked = table_of(page)
    assert state(page, forked)["mine"] == [1]
    assert seats(page, forked) == [("bot", "Ada", "strong"), ("human", "Rob", "")]


def test_a_press_on_the_curve_stays_at_a_moment(visit: Visit) -> None:
    page = visit()
    table = finish_a_game(page)
    page.goto(f"/t/{table}/story")
    panel = page.locator("section[aria-labelledby=chances]")
    slider, link = panel.get_by_role("slider"), panel.get_by_role("link")
    end = str(link.get_attribute("href"))
    curve = panel.locator("svg.pointing")
    box = curve.bounding_box()
    assert box is not None
    curve.hover(position={"x": box["width"] / 2, "y": 90})
    expect(link).not_to_have_attribute("href", end)  # a mouse that only moves takes the marker along
    curve.click(position={"x": box["width"] / 3, "y": 90})
    there = str(link.get_attribute("href"))
    curve.hover(position={"x": box["width"] / 2, "y": 150})
    expect(link).to_have_attribute("href", there)
    slim, chart = slider.bounding_box(), panel.locator("path.rule").first.bounding_box()
    assert slim is not None
    assert chart is not None
    assert abs(slim["x"] + 8 - chart["x"]) <= 1  # the slider is as wide as the lines above it, but for half its knob
    assert abs(slim["width"] - 16 - chart["width"]) <= 1
    row = panel.get_by_role("row", name=re.compile("Ada"))
    cells = row.get_by_role("cell").all_inner_texts()[1:]
    change, choice, luck = (int(words.removesuffix("%").replace("−", "-")) for words in cells)
    assert change == choice + luck
    panel.get_by_role("button", name="Back to the whole game").click()
    expect(link).to_have_attribute("href", end)
    curve.click(position={"x": box["width"] / 3, "y": 90})
    link.click()
    page.wait_for_url(f"**{there}")


def test_who_knew_more_of_the_own_chances_than_spectators_has_a_curve_of_the_own(visit: Visit) -> None:
    page = visit()
    table = finish_a_game(page)
    page.goto(f"/t/{table}/story")
    panel = page.locator("section[aria-labelledby=chances]")
    expect(panel.get_by_role("slider")).to_be_visible()
    expect(panel.get_by_role("button", name="as a spectator")).to_have_count(0)  # all lies open in this game
    told = story_of(page, table)
    told["beats"][1]["own"][1] = told["beats"][1]["chances"][1] / 2
    tell(page, table, told)
    expect(panel.get_by_role("button", name="as Ada")).to_have_count(0)
    panel.get_by_role("button", name="as Rob").click()
    expect(panel.locator("path.compared")).to_have_count(1)
    slider = panel.get_by_role("slider")
    slider.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    own = round(100 * told["beats"][1]["own"][1])
    expect(slider).to_have_attribute("aria-valuetext", re.compile(rf"Rob {own}\s%$"))
    panel.get_by_role("button", name="as a spectator").click()
    expect(panel.locator("path.compared")).to_have_count(0)


def test_a_turning_move_tells_choice_and_luck_and_has_no_empty_picture(visit: Visit) -> None:
    page = visit(width=360, has_touch=True)
    table = finish_a_game(page)
    told = story_of(page, table)
    turning = {**told["turnings"][0], "swing": -0.14, "luck": 0.08}
    tell(page, table, {**told, "turnings": [{**turning, "touches": ["nowhere:1"]}, {**turning, "touches": []}]})
    cards = page.locator(".turnings > li")
    expect(cards).to_have_count(2)
    for card in cards.all():
        card.scroll_into_view_if_needed()
        expect(card).to_contain_text("Change −14\N{NO-BREAK SPACE}%: choice −22\N{NO-BREAK SPACE}%, luck +8")
        expect(card.locator(".cutout")).to_have_count(0)

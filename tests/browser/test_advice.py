"""Hints at the table, and the analysis of a finished game."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.player import asked, create_table, finish_quickly, state, wait_for_seq
from tests.browser.test_accessibility import grave_findings

SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]
THINKING = 60_000


def test_a_hint_by_key_and_the_analysis_at_the_end(visit: Visit) -> None:
    page = visit(locale="de-DE")
    table = create_table(page, SEATS, start=True, options={"points_to_win": 10})
    page.goto(f"/t/{table}")
    expect(asked(page)).to_be_visible()
    page.keyboard.press("h")
    hint = page.get_by_role("group", name="Tipp")
    expect(hint).to_be_visible()
    best = hint.get_by_role("listitem").first
    expect(best).to_contain_text("%", timeout=THINKING)
    expect(hint).to_contain_text("nach dem, was du weißt")
    assert grave_findings(page) == []
    expect(best.get_by_role("button")).to_be_focused()
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
    expect(page.get_by_role("button", name="Tipp", exact=True)).to_be_focused()
    page.keyboard.press("h")
    seq = state(page, table)["seq"]
    expect(best.get_by_role("button")).to_be_focused()
    page.keyboard.press("Enter")
    wait_for_seq(page, table, seq + 1)
    expect(asked(page)).to_be_visible()
    page.get_by_role("button", name="Tipp", exact=True).click()
    seq = state(page, table)["seq"]
    hint.get_by_role("listitem").first.get_by_role("button").click()
    wait_for_seq(page, table, seq + 1)

    finish_quickly(table, page)
    page.goto(f"/t/{table}/story")
    expect(page.get_by_text("Ada hat 2 Tipps geholt.")).to_be_visible()
    page.get_by_role("button", name="Entscheidungen untersuchen").click()
    slips = page.get_by_role("region", name="Teure Entscheidungen")
    expect(slips.get_by_text("Besser:").or_(slips.get_by_text("Es fand sich keine")).first).to_be_visible(
        timeout=THINKING
    )
    chances = page.get_by_role("slider", name="Durch die Partie gehen")
    chances.focus()
    page.keyboard.press("Home")
    expect(chances).to_have_attribute("aria-valuetext", re.compile(r"^Runde 1, Schritt 0: Ada \d+\s%, \w+ \d+\s%$"))
    assert grave_findings(page) == []


def test_on_a_phone_all_of_a_long_hint_can_be_read(visit: Visit) -> None:
    page = visit(locale="de-DE", width=360, height=640)
    table = create_table(page, SEATS, start=True)

    def make_long(route: Route) -> None:
        found = route.fetch(timeout=THINKING).json()
        points = {"key": "signed-percent", "arguments": {"sign": "−", "percent": 5}, "rule": ""}
        reason = {"key": "space-base-stake-deployed-extras", "arguments": {"amount": points, "count": 5}, "rule": ""}
        first = {**found["suggestions"][0], "reasons": [reason] * 3, "against": [reason] * 3}
        route.fulfill(json={**found, "suggestions": [first] * 4})

    page.route("**/hint", make_long)
    page.goto(f"/t/{table}")
    expect(asked(page)).to_be_visible()
    page.get_by_role("button", name="Tipp", exact=True).click()
    hint = page.get_by_role("group", name="Tipp")
    assumed = hint.get_by_text("nach dem, was du weißt")
    expect(assumed).to_be_visible(timeout=THINKING)
    expect(hint).to_contain_text("Plus und Minus")
    expect(hint).to_contain_text("Aber: −5 %")
    panel, line = hint.bounding_box(), assumed.bounding_box()
    assert panel is not None
    assert line is not None
    assert panel["y"] >= 0
    assert line["y"] + line["height"] <= panel["y"] + panel["height"] <= 640
    last = hint.get_by_role("listitem").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport()
    assert grave_findings(page) == []


def test_a_table_without_hints_has_no_button_for_them(visit: Visit) -> None:
    page = visit()
    table = create_table(page, SEATS, start=True, hints=False)
    page.goto(f"/t/{table}")
    expect(asked(page)).to_be_visible()
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)

"""Hints at the table, and the analysis of a finished game."""

from __future__ import annotations

import re

from playwright.sync_api import expect

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
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
    page.get_by_role("button", name="Tipp", exact=True).click()
    seq = state(page, table)["seq"]
    hint.get_by_role("listitem").first.get_by_role("button").click()
    wait_for_seq(page, table, seq + 1)

    finish_quickly(table, page)
    page.goto(f"/t/{table}/story")
    expect(page.get_by_text("Ada hat einen Tipp geholt.")).to_be_visible()
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


def test_a_table_without_hints_has_no_button_for_them(visit: Visit) -> None:
    page = visit()
    table = create_table(page, SEATS, start=True, hints=False)
    page.goto(f"/t/{table}")
    expect(asked(page)).to_be_visible()
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)

"""No serious findings of axe on any screen, in both themes."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import create_table, options, start_against_bots

GRAVE = {"serious", "critical"}


def grave_findings(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [
        f"{finding['id']}: {finding['help']} ({finding['nodes'][0]['html'][:120]})"
        for finding in found
        if finding["impact"] in GRAVE
    ]


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("screen", ["lobby", "new table", "waiting room", "table", "rules", "replay"])
def test_no_serious_findings(visit: Visit, screen: str, theme: str) -> None:
    page = visit()
    page.evaluate("theme => localStorage.setItem('orrery-settings', JSON.stringify({theme}))", theme)
    page.reload()
    if screen == "new table":
        page.get_by_role("button", name="New table").click()
        expect(
            page.get_by_role("button", name="Create the table").or_(page.get_by_role("dialog")).first
        ).to_be_visible()
    elif screen == "waiting room":
        page.goto(f"/t/{create_table(page, [{'kind': 'me', 'name': 'Ada'}, {'kind': 'open'}])}")
        expect(page.get_by_text("Ada").first).to_be_visible()
    elif screen in ("table", "rules", "replay"):
        start_against_bots(page)
        options(page).first.click()
        expect(options(page).first).to_be_visible()
        if screen == "rules":
            page.get_by_role("button", name="Rules").click()
            expect(page.get_by_role("heading").first).to_be_visible()
        if screen == "replay":
            page.goto(page.url + "/replay")
            expect(page.get_by_role("slider").first).to_be_visible()
    assert grave_findings(page) == []

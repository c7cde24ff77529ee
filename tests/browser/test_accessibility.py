"""No serious findings of axe on any screen, in both themes."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import answer, asked, create_table, finish_quickly, in_lobby, start_against_bots

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
    page.evaluate("theme => localStorage.setItem('orrery-settings', JSON.stringify({theme, pace: 'instant'}))", theme)
    page.reload()
    if screen == "new table":
        in_lobby(page, "New table").click()
        expect(
            page.get_by_role("button", name="Create the table").or_(page.get_by_role("dialog")).first
        ).to_be_visible()
    elif screen == "waiting room":
        page.goto(f"/t/{create_table(page, [{'kind': 'me', 'name': 'Ada'}, {'kind': 'open'}])}")
        expect(page.get_by_text("Ada").first).to_be_visible()
    elif screen in ("table", "rules", "replay"):
        start_against_bots(page)
        answer(page)
        expect(asked(page)).to_be_visible()
        if screen == "rules":
            page.get_by_role("button", name="Rules").click()
            expect(page.get_by_role("heading").first).to_be_visible()
        if screen == "replay":
            page.goto(page.url + "/replay")
            expect(page.get_by_role("slider").first).to_be_visible()
    assert grave_findings(page) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_no_serious_findings_off_the_beaten_track(visit: Visit, theme: str) -> None:
    """A seat's link, the draft, the settings, an opponent's console, chat, the result, and what is not there."""
    page = visit(may_be_refused=True)
    page.evaluate("theme => localStorage.setItem('orrery-settings', JSON.stringify({theme, pace: 'instant'}))", theme)
    ada, bot = {"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}

    def check(path: str, *clicks: Locator, shows: Locator) -> None:
        page.goto(path)
        for click in clicks:
            click.click()
        expect(shows.first).to_be_visible()
        assert grave_findings(page) == []

    open_table = create_table(page, [ada, {"kind": "open"}])
    link = page.request.get(f"/api/tables/{open_table}").json()["seats"][0]["link"]
    check(link, shows=page.get_by_role("button", name="Take this seat"))
    check(f"{link}x", shows=page.get_by_role("link", name="Only watch"))
    draft = create_table(page, [ada, bot], start=True, options={"light_speed": True})
    check(f"/t/{draft}", shows=page.get_by_text("Your ships at light speed"))
    settings = page.get_by_role("button", name="Settings", exact=True)
    check(f"/t/{draft}", settings, shows=page.get_by_text("My favourite shape"))
    opponent = page.get_by_role("button", name="Console of").first
    check(f"/t/{draft}", page.get_by_role("tab", name="Chat"), opponent, shows=page.get_by_role("dialog"))
    finished = create_table(page, [ada, bot], start=True, options={"points_to_win": 10})
    finish_quickly(finished, page)
    check(f"/t/{finished}", page.get_by_text("Were the dice fair?"), shows=page.get_by_text("Fingerprint"))
    check(f"/t/{finished}/replay", shows=page.get_by_role("button", name="Verify the dice"))
    secret = {"light_speed": True}
    hot_seat = create_table(page, [ada, {"kind": "me", "name": "Bea"}], start=True, options=secret)
    check(f"/t/{hot_seat}", shows=page.get_by_role("button", name="I am"))

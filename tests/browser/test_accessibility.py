"""No serious findings of axe on any screen, in both themes."""

from __future__ import annotations

from typing import Literal

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import answer, asked, create_table, finish_quickly, in_lobby, start_against_bots

GRAVE = {"serious", "critical"}
COLOURS: dict[str, object] = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
THEMES: dict[Literal["dark", "light"], dict[str, object]] = {"dark": {}, "light": COLOURS}
"""Everything is looked at in the dark; by light only the colours are others."""


def grave_findings(page: Page) -> list[str]:
    """What axe says of a page whose visitor leaves it to the system whether it is dark."""
    findings = []
    for theme, options in THEMES.items():
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        findings += [
            f"{theme}, {finding['id']}: {finding['help']} ({finding['nodes'][0]['html'][:120]})"
            for finding in Axe().run(page, options=options).response["violations"]
            if finding["impact"] in GRAVE
        ]
    return findings


def test_no_serious_findings(visit: Visit) -> None:
    """Lobby, form for a new table, waiting room, table, rules and replay."""
    page = visit()
    expect(in_lobby(page, "New table")).to_be_visible()
    assert grave_findings(page) == []
    in_lobby(page, "New table").click()
    expect(page.get_by_role("button", name="Create the table").or_(page.get_by_role("dialog")).first).to_be_visible()
    assert grave_findings(page) == []
    page.goto(f"/t/{create_table(page, [{'kind': 'me', 'name': 'Ada'}, {'kind': 'open'}])}")
    expect(page.get_by_text("Ada").first).to_be_visible()
    assert grave_findings(page) == []
    page.goto("/")
    start_against_bots(page)
    answer(page)
    expect(asked(page)).to_be_visible()
    assert grave_findings(page) == []
    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("heading").first).to_be_visible()
    assert grave_findings(page) == []
    page.goto(page.url + "/replay")
    expect(page.get_by_role("slider").first).to_be_visible()
    assert grave_findings(page) == []


def test_no_serious_findings_off_the_beaten_track(visit: Visit) -> None:
    """A seat's link, the draft, the settings, an opponent's console, chat, the result, and what is not there."""
    page = visit(may_be_refused=True)
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

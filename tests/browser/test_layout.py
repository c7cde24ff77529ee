"""Every screen in three sizes and both languages: nothing tiny, cut or over something else, and nothing jumps."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.layout import SIZES, offenders, shifts, watch_shifts
from tests.browser.player import (
    answer_quickly,
    answer_until,
    asked,
    choose_quickly,
    create_table,
    finish_quickly,
)

ADA = {"kind": "me", "name": "Ada"}
BOT = {"kind": "bot", "bot": "greedy"}
OPEN = {"kind": "open"}
LANGUAGES = {"en": "Show in English", "de": "Auf Deutsch anzeigen"}
FULL = {"variant": "total-domination"}


def at_a_table(page: Page, game: str, questions: int, bots: int = 2, **wish: Any) -> str:
    """Some way into a game, at a question."""
    table = create_table(page, [ADA, *[BOT] * bots], game=game, start=True, **wish)
    answer_quickly(table, page, questions)
    return f"/t/{table}"


def story(page: Page) -> str:
    table = create_table(page, [ADA, BOT, BOT], start=True, options={"points_to_win": 10})
    finish_quickly(table, page)
    return f"/t/{table}/story"


def lobby(page: Page) -> str:
    create_table(page, [ADA, BOT, OPEN], public=True, name="Friday night")
    create_table(page, [ADA, BOT, BOT], start=True)
    return "/"


def galaxy(page: Page) -> str:
    """StarCraft with six players while orders are placed, in a galaxy of five columns and four rows."""
    seats = [ADA, *[{"kind": "bot", "bot": "random"}] * 5]
    settings = {"random_factions": True, "random_galaxy": True, "galaxy": 7}
    table = create_table(page, seats, game="starcraft", start=True, options=settings)
    answer_until(page, table, "place-order")
    return f"/t/{table}"


def battle(page: Page) -> str:
    """A battle with three against two, on the table of a lesson, since there it always comes."""
    lesson = page.request.post("/api/games/starcraft/lessons/first-battle", data={"name": "Ada"}).json()["id"]
    choose_quickly(
        page,
        lesson,
        ["execute", "antiga-prime"],
        ["move", "firebat", "antiga-prime-2", "antiga-prime-3", 1],
        ["move", "marine", "bhekar-ro-1", "antiga-prime-3", 1],
        ["done"],
    )
    return f"/t/{lesson}"


SCREENS: dict[str, Callable[[Page], str]] = {
    "lobby": lobby,
    "waiting room": lambda page: f"/t/{create_table(page, [ADA, BOT, OPEN], name='Friday night')}",
    "story": story,
    "Space Base": lambda page: at_a_table(page, "space-base", 22),
    "Risk, Basic Training": lambda page: at_a_table(page, "risk", 26),
    "StarCraft, galaxy": galaxy,
    "StarCraft, battle": battle,
    "Risk, Total Domination": lambda page: at_a_table(page, "risk", 24, bots=3, options=FULL),
}


def in_every_size(page: Page) -> Iterator[str]:
    """The same page in both languages and three sizes, without loading it again."""
    for language, button in LANGUAGES.items():
        page.set_viewport_size({"width": 1280, "height": 800})
        if page.locator("html").get_attribute("lang") != language:
            page.get_by_role("button", name=button).click()
            expect(page.locator("html")).to_have_attribute("lang", language)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            yield f"{language} {width}"


def look_at(page: Page) -> dict[str, list[str]]:
    return {where: found for where in in_every_size(page) if (found := offenders(page))}


def look_at_sheet(page: Page) -> dict[str, list[str]]:
    """StarCraft's own sheet lies over the galaxy; in the longer language, in every size."""
    page.set_viewport_size({"width": 1280, "height": 800})
    page.get_by_role("button", name="Bogen", exact=True).click()
    found = look_at_dialog(page)
    expect(page.get_by_role("region", name="Bogen von Ada")).to_be_visible()
    return found


@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_is_tiny_cut_or_over_something_else(visit: Visit, screen: str) -> None:
    page = visit()
    watch_shifts(page)
    page.goto(SCREENS[screen](page), wait_until="networkidle")
    if screen == "StarCraft, battle":
        page.get_by_role("button", name="Leave, and play on freely").click()
        expect(page.get_by_role("region", name="Battle", exact=True)).to_contain_text("Ada attacks")
    if screen.startswith(("Space", "Risk", "StarCraft")):
        expect(asked(page)).to_be_visible()
    if screen == "story":
        expect(page.locator(".turnings, #luck").first).to_be_visible()
    assert shifts(page) < 0.1
    if screen == "Space Base":
        hidden = page.locator("main").evaluate("main => main.scrollHeight - main.clientHeight")
        assert hidden <= 0, f"{hidden} px of the board are behind the bar"
    assert look_at(page) == {}
    if screen == "StarCraft, galaxy":
        assert look_at_sheet(page) == {}
    if screen in BEHIND:
        page.set_viewport_size({"width": 1280, "height": 800})
        page.get_by_role("button", name=BEHIND[screen]).first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert look_at_dialog(page) == {}


def test_a_long_log_makes_the_page_no_longer(visit: Visit) -> None:
    page = visit()
    page.goto(at_a_table(page, "space-base", 30))
    expect(asked(page)).to_be_visible()
    below = "document.documentElement.scrollHeight - innerHeight"
    assert page.evaluate(below) == 0
    page.add_style_tag(content="* { position: static !important }")  # the log is long enough to tell
    page.add_style_tag(content=".unseen { position: absolute !important }")
    assert page.evaluate(below) > 0


BEHIND = {"lobby": "Neuer Tisch", "Space Base": "Regeln"}
"""What is opened last: the form for a new table, and the drawer of rules."""


def look_at_dialog(page: Page) -> dict[str, list[str]]:
    """What lies over the button for the language, or over the board: in the longer one, in every size."""
    found = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        if wrong := offenders(page):
            found[str(width)] = wrong
    return found

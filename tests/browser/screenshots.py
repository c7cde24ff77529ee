"""`make screenshots`: the pictures in docs/pictures, taken from real games against bots."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS, serving
from tests.browser.player import (
    answer,
    answer_until,
    asked,
    choose_quickly,
    create_table,
    decision_bar,
    finish_quickly,
    in_lobby,
    listed,
    state,
    wait_for_seq,
)
from tests.browser.test_layout import battle
from tests.browser.test_starcraft import EXECUTE

PICTURES = Path(__file__).resolve().parent.parent.parent / "docs" / "pictures"
SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]


def visitor(browser: Browser, address: str) -> Page:
    """Somebody in the lobby who is told at once what the others do."""
    page = browser.new_page(base_url=address, viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    page.goto("/")
    settle(page, "dark")
    page.reload()
    return page


def settle(page: Page, theme: str) -> None:
    """Set a theme, and the pace."""
    settings = {"theme": theme, "pace": "instant"}
    page.evaluate("settings => localStorage.setItem('orrery-settings', JSON.stringify(settings))", settings)


def take_space_base(browser: Browser, address: str) -> None:
    """Play some rounds, then look at every screen."""
    page = visitor(browser, address)
    expect(in_lobby(page, "Play against bots")).to_be_visible()
    page.screenshot(path=PICTURES / "lobby.png")
    table = create_table(page, SEATS, start=True, name="Friday night")
    page.goto(f"/t/{table}")
    play_some(page, table, 24)
    page.screenshot(path=PICTURES / "table.png")
    for theme, width, height, name in (
        ("light", 1280, 800, "table-light"),
        ("dark", 360, 740, "phone"),
        ("dark", 1920, 1080, "table-wide"),
    ):
        look(page, theme, width, height, name)


def take_risk(browser: Browser, address: str) -> None:
    """Come to the attacks of the second round, and put one together."""
    page = visitor(browser, address)
    table = create_table(page, [*SEATS, {"kind": "bot", "bot": "greedy"}], game="risk", start=True, name="Koprulu")
    page.goto(f"/t/{table}")
    answer_until(page, table, "attack")
    choose(page, table, "End the attack phase")
    answer_until(page, table, "attack")
    look(page, "dark", 1280, 800, "risk")
    look(page, "light", 1280, 800, "risk-light")
    look(page, "dark", 360, 740, "risk-phone")


def take_starcraft(browser: Browser, address: str) -> None:
    """Orders to execute, a Build order on the sheet, a battle, the reference and a lesson."""
    page = visitor(browser, address)
    settings = {"random_factions": True, "random_galaxy": True, "galaxy": 11}
    table = create_table(page, SEATS, game="starcraft", start=True, name="Koprulu", options=settings)
    page.goto(f"/t/{table}")
    answer_until(page, table, EXECUTE)
    look(page, "dark", 1280, 800, "starcraft")
    look(page, "dark", 360, 740, "starcraft-phone")
    page.set_viewport_size({"width": 1280, "height": 800})
    building = page.request.post("/api/games/starcraft/lessons/first-battle", data={"name": "Ada"}).json()["id"]
    choose_quickly(page, building, ["execute", "bhekar-ro"])
    fighting = battle(page).removeprefix("/t/")
    answer_until(page, fighting, "place-cards")
    for lesson_table, name, then in (
        (building, "starcraft-sheet", lambda _: None),
        (building, "starcraft-reference", look_up),
        (fighting, "starcraft-battle", lambda _: None),
    ):
        page.goto(f"/t/{lesson_table}")
        leave = page.get_by_role("button", name="Leave, and play on freely")
        expect(leave.or_(page.get_by_role("button", name="Coach")).first).to_be_visible()
        if leave.is_visible():
            leave.click()
        look(page, "dark", 1280, 800, name, then)
    lesson = page.request.post("/api/games/starcraft/lessons/first-round", data={"name": "Ada"})
    page.goto(f"/t/{lesson.json()['id']}")
    page.get_by_role("button", name="Next").click()
    look(page, "dark", 1280, 800, "starcraft-lesson")


def look_up(page: Page) -> None:
    """All pieces and cards, in the drawer of rules."""
    page.get_by_role("button", name="Rules", exact=True).click()
    page.get_by_role("tab", name="All pieces and cards").click()
    page.wait_for_timeout(900)


def take_lesson(browser: Browser, address: str) -> None:
    """The first step of Space Base's lesson that points at something."""
    page = visitor(browser, address)
    lesson = page.request.post("/api/games/space-base/lessons/first-chain", data={"name": "Ada"})
    page.goto(f"/t/{lesson.json()['id']}")
    expect(page.get_by_role("region", name="Coach")).to_be_visible()
    page.wait_for_timeout(600)
    page.screenshot(path=PICTURES / "lesson.png")


def take_end(browser: Browser, address: str) -> None:
    """A game of Risk as it is told at its end."""
    page = visitor(browser, address)
    table = create_table(page, SEATS, game="risk", start=True, name="Koprulu")
    finish_quickly(table, page)
    page.goto(f"/t/{table}/story")
    expect(page.locator(".turnings > li").first).to_be_visible()
    expect(page.locator(".turnings .cutout:has([data-meant])")).to_have_count(page.locator(".turnings > li").count())
    page.screenshot(path=PICTURES / "end.png", full_page=True)


def choose(page: Page, table: str, words: str) -> None:
    """Click the option that says this."""
    seq = state(page, table)["seq"]
    decision_bar(page).get_by_role("button", name=words).click()
    wait_for_seq(page, table, seq + 1)


def look(
    page: Page, theme: str, width: int, height: int, name: str, then: Callable[[Page], None] = lambda _: None
) -> None:
    """Take a picture of the table in another theme and size, after whatever is to be done there."""
    settle(page, theme)
    page.set_viewport_size({"width": width, "height": height})
    page.reload()
    expect(page.get_by_role("region", name="What is asked")).to_be_visible()
    page.wait_for_timeout(600)
    then(page)
    page.screenshot(path=PICTURES / f"{name}.png")


def play_some(page: Page, table: str, choices: int) -> None:
    """Answer some questions, rather buying than passing."""
    rng = random.Random(7)
    for _ in range(choices):
        expect(asked(page)).to_be_visible()
        seq = state(page, table)["seq"]
        answer(page, rng.randrange(max(1, listed(page).count() - 1)))
        page.wait_for_function(
            "async ([table, seq]) => (await (await fetch(`/api/tables/${table}`)).json()).seq > seq", arg=[table, seq]
        )
    expect(asked(page)).to_be_visible()


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        take_space_base(browser, address)
        take_risk(browser, address)
        take_starcraft(browser, address)
        take_lesson(browser, address)
        take_end(browser, address)
        browser.close()


if __name__ == "__main__":
    main()

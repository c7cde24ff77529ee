"""`make screenshots`: the pictures in docs/pictures, taken from real games against bots.

Each stands beside the drawing it was built after in docs/screens.md, so it has the size of that drawing.
"""

from __future__ import annotations

import base64
import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS, serving
from tests.browser.player import (
    answer,
    answer_quickly,
    answer_until,
    asked,
    choose_quickly,
    create_table,
    decision_bar,
    finish_quickly,
    in_lobby,
    listed,
    state,
)
from tests.browser.test_layout import battle
from tests.browser.test_risk_board import point_at, territories
from tests.browser.test_starcraft import EXECUTE

PICTURES = Path(__file__).resolve().parent.parent.parent / "docs" / "pictures"
ADA = {"kind": "me", "name": "Ada"}
BOT = {"kind": "bot", "bot": "greedy"}
OPEN = {"kind": "open"}
SEATS = [ADA, BOT, BOT]
TABLE, DRAWN, PHONE = (1280, 800), (1440, 900), (390, 844)
"""The sizes of the drawings: the frame's, those of lobby and StarCraft, and a phone's."""
ENCODE = """async (png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext('2d').drawImage(picture, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.82 });
    return await new Promise((done) => {
        const reader = new FileReader();
        reader.onload = () => done(reader.result.split(',')[1]);
        reader.readAsDataURL(blob);
    });
}"""


class Visitor:
    """Somebody who is told at once what the others do, and takes pictures of what they see."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self.page = browser.new_page(
            base_url=address, viewport={"width": 1280, "height": 800}, reduced_motion="reduce", locale="en-GB"
        )
        self.page.goto("/")
        self.see("dark", TABLE)

    def see(self, theme: str, size: tuple[int, int]) -> None:
        """Look at the same page in this theme and size."""
        settings = {"theme": theme, "pace": "instant"}
        self.page.evaluate("settings => localStorage.setItem('orrery-settings', JSON.stringify(settings))", settings)
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.reload()

    def take(self, name: str, part: Locator | None = None) -> None:
        """Keep what is seen, or a part of it, as a small file."""
        self.page.wait_for_timeout(700)  # words and drawings that come late
        png = (part or self.page).screenshot()
        blank = self._browser.new_page()
        webp = blank.evaluate(ENCODE, base64.b64encode(png).decode())
        blank.close()
        (PICTURES / f"{name}.webp").write_bytes(base64.b64decode(webp))

    def look(
        self, name: str, size: tuple[int, int] = TABLE, theme: str = "dark", then: Callable[[Page], None] | None = None
    ) -> None:
        """Take a picture of the table in this theme and size, after whatever is to be done there."""
        self.see(theme, size)
        expect(asked(self.page)).to_be_visible()
        if then:
            then(self.page)
        self.take(name)


def take_lobby(visitor: Visitor) -> None:
    """One's own games, one that is over among them, and tables of somebody else."""
    page = visitor.page
    other = visitor._browser.new_page(base_url=page.url)
    ben = {"kind": "me", "name": "Ben"}
    create_table(other, [ben, BOT, OPEN, OPEN], game="risk", public=True, name="Ben’s Friday")
    create_table(other, [ben, OPEN], public=True, name="A quick one")
    other.close()
    over = create_table(page, SEATS, start=True, options={"points_to_win": 10}, name="Warm-up")
    finish_quickly(over, page)
    for game, questions, name in (("space-base", 24, "Friday night"), ("risk", 30, "Koprulu")):
        table = create_table(page, SEATS, game=game, start=True, name=name)
        answer_quickly(table, page, questions)
    visitor.see("dark", DRAWN)
    expect(in_lobby(page, "Play against bots")).to_be_visible()
    visitor.take("lobby")


def take_waiting_room(visitor: Visitor) -> None:
    page = visitor.page
    table = create_table(page, [ADA, BOT, OPEN], game="risk", name="Friday night")
    page.goto(f"/t/{table}")
    expect(page.get_by_role("list", name="Seats")).to_be_visible()
    visitor.take("waiting-room")


def take_space_base(visitor: Visitor) -> None:
    """Play some rounds, then look at a purchase, at what is too dear, at a hint and at the rules."""
    page = visitor.page
    table = create_table(page, SEATS, start=True, name="Friday night")
    page.goto(f"/t/{table}")
    play_until_rich(page, table)
    visitor.look("table", then=weigh_a_purchase)
    visitor.take("line", decision_bar(page))
    visitor.look("table-light", theme="light")
    visitor.look("phone", PHONE)
    visitor.look("table-wide", (1920, 1080))
    visitor.look("hint", then=ask_for_a_hint)
    visitor.look("rules", then=lambda page: page.get_by_role("button", name="Rules", exact=True).click())


def play_until_rich(page: Page, table: str) -> None:
    """Rather buy than pass, until there are ships to choose from in the fourth round or later."""
    rng = random.Random(7)
    for _ in range(200):
        expect(asked(page)).to_be_visible()
        far = state(page, table)["standing"]["round"] >= 4
        if far and asked(page).get_attribute("data-asked") == "buy" and page.locator(".shipyard .card.lit").count() > 2:
            return
        seq = state(page, table)["seq"]
        answer(page, rng.randrange(max(1, listed(page).count() - 1)))
        page.wait_for_function(
            "async ([table, seq]) => (await (await fetch(`/api/tables/${table}`)).json()).seq > seq", arg=[table, seq]
        )
    raise AssertionError("never asked what to buy among several ships")


def weigh_a_purchase(page: Page) -> None:
    """A ship is picked; and why another can't be bought is told until that is closed."""
    page.locator(".shipyard .card.lit").first.click()
    page.locator(".shipyard .card:not(.lit):not(.anew):not(.walked)").nth(-3).click()
    expect(page.locator("#space-base-details.pinned .why")).to_be_visible()


def ask_for_a_hint(page: Page) -> None:
    page.keyboard.press("h")
    expect(page.get_by_role("group", name="Hint").get_by_role("listitem").first).to_be_visible(timeout=60_000)


def take_risk(visitor: Visitor) -> None:
    """Come to the attacks of the second round, and put one together."""
    page = visitor.page
    table = create_table(page, [*SEATS, BOT], game="risk", start=True, name="Koprulu")
    answer_until(page, table, "attack")
    choose_quickly(page, table, ["done"])
    answer_until(page, table, "attack")
    page.goto(f"/t/{table}")
    visitor.look("risk", then=weigh_an_attack)
    visitor.look("risk-light", theme="light")
    visitor.look("risk-phone", PHONE, then=weigh_an_attack)
    visitor.look("risk-hint", then=ask_for_a_hint)


def weigh_an_attack(page: Page) -> None:
    """From where the most units stand to the first place that they can attack, both in sight."""
    page.wait_for_timeout(600)  # what lies over the map, such as what happened since one's last turn, comes late
    close = page.get_by_role("region", name="Since your last turn").get_by_role("button", name="Close")
    if close.count():
        close.click()
    point_at(page, max(in_sight(page), key=lambda thing: in_sight(page)[thing]), 1)
    point_at(page, next(iter(in_sight(page))), 2)


def in_sight(page: Page) -> dict[str, int]:
    """What can be pointed at next and lies free, with its units."""
    found: dict[str, int] = page.evaluate(
        """things => Object.fromEntries(things.flatMap((thing) => {
            const army = document.querySelector(`[data-army="${thing.split(':')[1]}"]`);
            const box = army.querySelector('.top').getBoundingClientRect();
            const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            const units = Number(army.querySelector('.number').textContent);
            return there?.closest('.map') ? [[thing, units]] : [];
        }))""",
        territories(page, "next"),
    )
    return found


def take_starcraft(visitor: Visitor) -> None:
    """Orders to execute, a Build order on the sheet, a battle, the reference and a lesson."""
    page = visitor.page
    settings = {"random_factions": True, "random_galaxy": True, "galaxy": 11}
    table = create_table(page, SEATS, game="starcraft", start=True, name="Koprulu", options=settings)
    answer_until(page, table, EXECUTE)
    page.goto(f"/t/{table}")
    visitor.look("starcraft", DRAWN)
    visitor.look("starcraft-phone", PHONE)
    visitor.see("dark", DRAWN)
    building = page.request.post("/api/games/starcraft/lessons/first-battle", data={"name": "Ada"}).json()["id"]
    choose_quickly(page, building, ["execute", "bhekar-ro"])
    fighting = battle(page).removeprefix("/t/")
    answer_until(page, fighting, "place-cards")
    for lesson_table, name, then in (
        (building, "starcraft-sheet", None),
        (building, "starcraft-reference", look_up),
        (fighting, "starcraft-battle", None),
    ):
        page.goto(f"/t/{lesson_table}")
        leave = page.get_by_role("button", name="Leave, and play on freely")
        expect(leave.or_(page.get_by_role("button", name="Coach")).first).to_be_visible()
        if leave.is_visible():
            leave.click()
        visitor.look(name, DRAWN, then=then)
    lesson = page.request.post("/api/games/starcraft/lessons/first-round", data={"name": "Ada"})
    page.goto(f"/t/{lesson.json()['id']}")
    page.get_by_role("button", name="Next").click()
    visitor.look("starcraft-lesson")


def look_up(page: Page) -> None:
    """All pieces and cards, in the drawer of rules."""
    page.get_by_role("button", name="Rules", exact=True).click()
    page.get_by_role("tab", name="All pieces and cards").click()
    page.wait_for_timeout(900)


def take_lesson(visitor: Visitor) -> None:
    """The step of Space Base's lesson at which a ship is bought, when another one was chosen."""
    page = visitor.page
    lesson = page.request.post("/api/games/space-base/lessons/first-chain", data={"name": "Ada"})
    page.goto(f"/t/{lesson.json()['id']}")
    coach = page.get_by_role("region", name="Coach")
    coach.get_by_role("button", name="Next").click()
    coach.get_by_role("button", name="Do it for me").click()
    expect(coach.locator(".eyebrow")).to_contain_text("3 of")
    expect(asked(page)).to_be_visible()
    visitor.take("lesson")


def take_end(visitor: Visitor) -> None:
    """A game of Risk as it is told at its end: over the board, and whole on a page of its own."""
    page = visitor.page
    table = create_table(page, SEATS, game="risk", start=True, name="Koprulu")
    finish_quickly(table, page)
    page.goto(f"/t/{table}")
    expect(page.locator(".turnings > li").first).to_be_visible()
    visitor.take("end")
    page.goto(f"/t/{table}/story")
    expect(page.locator(".turnings > li").first).to_be_visible()
    # Its last line stays in sight, so the page must be as high as what it tells. Pictures come once they are in sight.
    tall = page.evaluate("document.querySelector('main').scrollHeight + 140")
    page.set_viewport_size({"width": 1280, "height": tall})
    expect(page.locator(".turnings .cutout:has([data-meant])").first).to_be_visible()
    visitor.take("story")


SCREENS: dict[str, Callable[[Visitor], None]] = {
    "lobby": take_lobby,
    "waiting-room": take_waiting_room,
    "space-base": take_space_base,
    "lesson": take_lesson,
    "risk": take_risk,
    "end": take_end,
    "starcraft": take_starcraft,
}


def main() -> None:
    """Take all pictures, or those of the screens that are named."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for screen in sys.argv[1:] or SCREENS:
            SCREENS[screen](Visitor(browser, address))
        browser.close()


if __name__ == "__main__":
    main()

"""Lessons in the browser: to their end by the board's own words, with the keyboard alone, in both languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.layout import SIZES
from tests.browser.player import asked, in_lobby, press
from tests.browser.test_accessibility import grave_findings

LESSONS = [
    ("space-base", "first-chain", 13, "de-DE"),
    ("risk", "first-turn", 16, "en-GB"),
    ("risk", "with-cards", 11, "de-DE"),
]
WORDS = {
    "en-GB": ("Coach", "Next", "Do it for me", "Lesson learnt"),
    "de-DE": ("Lotse", "Weiter", "Mach es für mich", "Lektion gelernt"),
}


def take(page: Page, game: str, lesson: str) -> str:
    """A lesson of this visitor, without clicking through the lobby."""
    answer = page.request.post(f"/api/games/{game}/lessons/{lesson}", data={"name": "Ada"})
    assert answer.ok, answer.text()
    table: str = answer.json()["id"]
    page.goto(f"/t/{table}")
    return table


def coach(page: Page, name: str = "Coach") -> Locator:
    return page.get_by_role("region", name=name)


@pytest.mark.parametrize(("game", "lesson", "steps", "locale"), LESSONS)
def test_a_lesson_to_its_end(visit: Visit, game: str, lesson: str, steps: int, locale: str) -> None:
    """Every step comes, by its number; at the end the coach lets go, and the game goes on."""
    name, following, do, learnt = WORDS[locale]
    page = visit(locale=locale)
    table = take(page, game, lesson)
    bubble = coach(page, name)
    for number in range(1, steps + 1):
        expect(bubble.locator(".eyebrow")).to_have_text(re.compile(rf"\b{number} \w+ {steps}\b"), timeout=30_000)
        bubble.get_by_role("button", name=following).or_(bubble.get_by_role("button", name=do)).first.click()
    expect(bubble.get_by_role("heading", name=learnt)).to_be_visible()
    assert grave_findings(page) == []
    bubble.get_by_role("button", name=re.compile("Play against bots|Gegen Bots spielen")).click()
    page.wait_for_url(re.compile(rf"/t/(?!{table})"))
    page.goto("/")
    mine = page.locator(f'a[href="/t/{table}"]')
    expect(mine).to_contain_text(learnt)  # it waits for nobody
    expect(page.locator("section[aria-labelledby=mine] li").last).to_contain_text(learnt)


PHONE = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize(("locale", "size"), [("de-DE", PHONE), ("en-GB", {})], ids=["phone", "desktop"])
def test_the_lessons_of_starcraft_one_after_the_other(visit: Visit, locale: str, size: dict[str, int]) -> None:
    """Each lesson leads to the next; what is asked for is done on the board once, too."""
    name, following, do, learnt = WORDS[locale]
    page = visit(**size, locale=locale)
    take(page, "starcraft", "first-round")
    bubble = coach(page, name)
    for steps in (24, 15, 13, 21):
        for number in range(1, steps + 1):
            expect(bubble.locator(".eyebrow")).to_have_text(re.compile(rf"\b{number} \w+ {steps}\b"), timeout=30_000)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            if (steps, number) == (15, 13):  # which values met, in the first of two skirmishes
                expect_in_sight(page, '[data-whole="skirmish:1"] .totals')
            if (steps, number) == (21, 17):  # the battle is over, but its values are spoken of
                expect(page.locator('[data-whole="skirmish:1"] .totals')).to_be_visible()
            ware = page.locator('[data-ware="build-building:barracks-2"][data-lit]')
            if ware.is_visible():  # a tile of the sheet, as a person would tap it
                expect(asked(page)).to_be_visible()
                press(ware)
            else:
                bubble.get_by_role("button", name=following).or_(bubble.get_by_role("button", name=do)).first.click()
        expect(bubble.get_by_role("heading", name=learnt)).to_be_visible()
        if steps != 21:
            bubble.get_by_role("button", name=re.compile("Nächste Lektion|Next lesson")).click()
    assert grave_findings(page) == []


def expect_in_sight(page: Page, what: str) -> None:
    """Wait until something lies inside of what can be seen of the board, and not under the coach."""
    page.wait_for_function(
        """what => {
            const [thing, dock, coach] = [what, '.dock', '.coach']
                .map((one) => document.querySelector(one)?.getBoundingClientRect());
            return thing && dock && coach && thing.top >= dock.top && thing.bottom <= dock.bottom
                && (thing.bottom <= coach.top || thing.top >= coach.bottom);
        }""",
        arg=what,
    )


def test_the_lobby_offers_a_lesson_to_first_visitors_only(visit: Visit) -> None:
    page = visit()
    pill = page.get_by_role("button", name=re.compile("First time here"))
    expect(pill).to_be_visible()
    in_lobby(page, "Learn it", "Space Base").click()
    expect(coach(page).get_by_role("heading", name="Roll and read the dice")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("link", name=re.compile("Your first chain"))).to_be_visible()
    expect(pill).to_be_hidden()


def test_a_free_choice_is_answered_and_allowed(visit: Visit) -> None:
    page = visit()
    take(page, "space-base", "first-chain")
    bubble = coach(page)
    bubble.get_by_role("button", name="Next").click()
    expect(asked(page)).to_be_visible()
    page.keyboard.press("1")  # the dice one by one
    expect(bubble.get_by_text("Legal, but look here")).to_be_visible()
    expect(bubble.get_by_text("Sector 7 alone pays 3")).to_be_visible()
    assert grave_findings(page) == []
    bubble.get_by_role("button", name="Show me").click()
    expect(bubble.get_by_role("heading", name="Singly or together")).to_be_visible()
    expect(asked(page)).to_be_visible()
    page.keyboard.press("1")
    bubble.get_by_role("button", name="All the same").click()
    expect(bubble.get_by_role("heading", name="Dock where the dice go")).to_be_visible()


def test_the_coach_can_be_left_and_comes_back(visit: Visit) -> None:
    page = visit()
    take(page, "space-base", "first-chain")
    page.get_by_role("button", name="Leave, and play on freely").click()
    expect(coach(page)).to_be_hidden()
    page.reload()
    page.get_by_role("button", name="Coach").click()
    expect(coach(page)).to_be_visible()


def test_the_coach_never_covers_what_it_speaks_of(visit: Visit) -> None:
    """At all three widths, on the steps that point at two things."""
    page = visit()
    take(page, "risk", "first-turn")
    bubble = coach(page)
    bubble.get_by_role("button", name="Next").click()
    bubble.get_by_role("button", name="Do it for me").click()
    expect(bubble.get_by_role("heading", name="An invasion")).to_be_visible()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(600)
        covered = page.evaluate(
            """() => {
                const coach = document.querySelector('.coach').getBoundingClientRect();
                return ['wolfrec-province', 'augustgrad'].filter((id) => {
                    const army = document.querySelector(`[data-army="${id}"]`).getBoundingClientRect();
                    return army.left < coach.right && army.right > coach.left
                        && army.top < coach.bottom && army.bottom > coach.top;
                });
            }"""
        )
        assert covered == [], f"covered at {width}"


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_the_coach_is_legible_and_stays_on_the_board(visit: Visit, locale: str) -> None:
    """Nothing of it under 11 px, nothing outside of the window, on the longest step, in every size."""
    name, following, do, _ = WORDS[locale]
    page = visit(locale=locale)
    take(page, "space-base", "first-chain")
    bubble = coach(page, name)
    bubble.get_by_role("button", name=following).click()
    bubble.get_by_role("button", name=do).click()
    expect(bubble.get_by_role("figure")).to_be_visible()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(500)
        sizes = bubble.evaluate(
            "node => [...node.querySelectorAll('*')].filter((one) => one.childNodes.length && one.textContent.trim())"
            ".map((one) => parseFloat(getComputedStyle(one).fontSize))"
        )
        assert min(sizes) >= 10.95
        box = bubble.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["y"] + box["height"] <= height
        assert bubble.evaluate("node => node.scrollWidth - node.clientWidth") <= 0


def test_a_lesson_with_the_keyboard_alone(visit: Visit) -> None:
    """Enter goes on, Tab reaches the coach's buttons, and a screen reader hears each step."""
    page = visit()
    take(page, "space-base", "first-chain")
    bubble = coach(page)
    expect(bubble.get_by_role("button", name="Next")).to_be_focused()
    assert bubble.locator("[aria-live=polite]").inner_text().startswith("COACH")
    page.keyboard.press("Enter")
    for heading in ("Singly or together", "Dock where the dice go", "Income: never broke again"):
        expect(bubble.get_by_role("heading", name=heading)).to_be_visible(timeout=30_000)
        press_button(page, "Do it for me")
    expect(bubble.get_by_role("heading", name="Red pays on theirs")).to_be_visible(timeout=30_000)


def press_button(page: Page, name: str) -> None:
    """Tab to a button and press it."""
    for _ in range(120):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.textContent?.trim()") == name:
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"Tab never came to {name}")

"""The board of Risk: attacks and units are put together on the map, with mouse, keyboard and finger."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import answer_until, asked, create_table, decision_bar, state, wait_for_seq
from tests.browser.test_accessibility import grave_findings

SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]


def sit_down(page: Page, until: str = "attack") -> str:
    """A table of Risk, as soon as a question of this kind comes."""
    table = create_table(page, SEATS, game="risk", start=True)
    answer_until(page, table, until)
    page.goto(f"/t/{table}")
    expect(asked(page)).to_be_visible()
    return table


def territories(page: Page, role: str) -> list[str]:
    """What is lit on the map, as soon as anything is: places to start from (`next`), or aims (`later`)."""
    expect(page.locator(f".lights .line.{role}").first).to_be_attached()
    found: list[str] = page.evaluate(
        """role => {
          const drawn = new Map([...document.querySelectorAll('[data-thing]')]
            .map(thing => [thing.querySelector('.ground')?.getAttribute('d'), thing.dataset.thing]));
          return [...document.querySelectorAll(`.lights .line.${role}`)].map(line => drawn.get(line.getAttribute('d')));
        }""",
        role,
    )
    return found


def army(page: Page, thing: str) -> Locator:
    """The pieces in a territory: what people click."""
    return page.locator(f'[data-army="{thing.split(":")[1]}"] .top')


def click(page: Page, thing: str, times: int = 1) -> None:
    box = army(page, thing).bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, click_count=times)


def point_at(page: Page, thing: str, steps: int) -> None:
    """Click a thing, and wait until the bar shows that so many steps have been made."""
    click(page, thing)
    expect(decision_bar(page).locator(".chip")).to_have_count(steps)


def menu(page: Page) -> Locator:
    return page.locator(".menu[popover]")


def test_an_attack_is_put_together_on_the_map(visit: Visit) -> None:
    page = visit()
    table = sit_down(page)
    point_at(page, territories(page, "next")[0], 1)
    point_at(page, territories(page, "next")[0], 2)
    expect(menu(page)).to_be_visible()
    expect(menu(page).locator(".odds").first).to_be_visible()
    offered = [button.get_attribute("aria-label") or "" for button in menu(page).locator(".step").all()]
    assert all(re.match("Invade|Attack", label) for label in offered)
    seq = state(page, table)["seq"]
    menu(page).locator(".step").first.click()
    wait_for_seq(page, table, seq + 1)
    expect(page.get_by_role("region", name="Invasion")).to_contain_text(re.compile(r"\w"))


def test_the_aim_may_be_clicked_first_and_escape_forgets_it(visit: Visit) -> None:
    page = visit()
    sit_down(page)
    before = sorted(territories(page, "next"))
    point_at(page, territories(page, "later")[0], 1)
    assert set(territories(page, "next")) <= set(before)
    click(page, territories(page, "next")[0])
    expect(menu(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(menu(page)).to_have_count(0)
    expect(decision_bar(page).locator(".chip")).to_have_count(1)  # one step back at a time
    page.keyboard.press("Escape")
    expect(decision_bar(page).locator(".chip")).to_have_count(0)
    assert sorted(territories(page, "next")) == before


def test_a_double_click_places_all_units(visit: Visit) -> None:
    page = visit()
    sit_down(page, "deploy")
    thing = territories(page, "next")[0]
    before = int(page.locator(f'[data-army="{thing.split(":")[1]}"] .number').text_content() or "")
    units = int(re.findall(r"\d+", decision_bar(page).inner_text())[0])
    click(page, thing, times=2)
    expect(page.locator(".phases .now, .phases [aria-current]").first).to_contain_text("Attack")
    expect(page.locator(f'[data-army="{thing.split(":")[1]}"] .number')).to_have_text(str(before + units))


def test_the_map_is_played_with_the_keyboard(visit: Visit) -> None:
    page = visit()
    table = sit_down(page)
    page.reload()
    expect(page.locator(".map > svg")).to_be_visible()
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.thing ?? ''").startswith("territory:"):
            break
    label = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert re.search(r"yours, \d+ unit.*adjacent: .*Can be chosen", label)
    page.keyboard.press("Enter")
    source = page.evaluate("document.activeElement.dataset.thing")
    for key in ("ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"):
        page.keyboard.press(key)
        if page.evaluate("document.activeElement.dataset.thing") != source:
            break
    page.keyboard.press("Enter")
    expect(menu(page)).to_be_visible()
    assert page.evaluate("document.activeElement.closest('.menu') !== null")
    enter_does_what_the_bar_says(page, table)


def enter_does_what_the_bar_says(page: Page, table: str) -> None:
    """Bar and menu show the same amount, also after a digit; afterwards the board has the keyboard."""
    standing = decision_bar(page).locator(".stepper input")
    focused = "document.activeElement.querySelector('b')?.firstChild.textContent"
    assert page.evaluate(focused) == standing.input_value()
    page.keyboard.press("1")
    expect(standing).to_have_value("1")
    assert page.evaluate(focused) == "1"
    seq = state(page, table)["seq"]
    page.keyboard.press("Enter")
    wait_for_seq(page, table, seq + 1)
    expect(asked(page)).to_be_visible()
    if asked(page).get_attribute("data-asked") == "advance":  # it fell, and who moves in is asked in the same way
        page.keyboard.press("Enter")
        wait_for_seq(page, table, seq + 2)
    expect(menu(page)).to_have_count(0)
    assert page.evaluate("document.activeElement.matches('.pass')") is False
    page.wait_for_function("document.activeElement.dataset.thing?.startsWith('territory:')")


def test_the_map_fits_a_phone_and_zooms(visit: Visit) -> None:
    page = visit(width=360, height=740, has_touch=True, is_mobile=True)
    sit_down(page)
    svg = page.locator(".map > svg")

    def shown() -> list[float]:
        return [float(part) for part in (svg.get_attribute("viewBox") or "").split()]

    # The map fills the height that is free, from near enough for names.
    assert shown()[3] == pytest.approx(1000, abs=1)
    assert shown()[2] < 1000
    stage, bar = page.locator(".map").bounding_box(), decision_bar(page).bounding_box()
    assert stage is not None
    assert bar is not None
    assert stage["height"] > 400
    assert bar["y"] - (stage["y"] + stage["height"]) < 80, "nothing but the tabs lies between map and bar"
    assert page.locator(".map text.name").count() > 10
    expect(page.get_by_role("button", name="Zoom in")).to_have_count(0)  # folded up: they would cover names
    page.get_by_role("button", name="Zoom", exact=True).tap()
    page.get_by_role("button", name="Zoom in").tap()
    assert shown()[3] < 1000
    page.get_by_role("button", name="Show all").tap()
    assert shown()[2] == pytest.approx(1600, abs=1)
    for tray in ("Planets", "Invasion", "Your cards"):
        page.get_by_role("button", name=tray).tap()
        expect(page.get_by_role("region", name=tray)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_no_serious_findings_on_the_board(visit: Visit) -> None:
    page = visit()
    sit_down(page)
    assert grave_findings(page) == []
    point_at(page, territories(page, "next")[0], 1)
    point_at(page, territories(page, "next")[0], 2)
    expect(menu(page)).to_be_visible()
    assert grave_findings(page) == []

"""Brood War in the browser: a scenario from the chooser to its end, and what is new at the table, by hand."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.layout import SIZES, offenders
from tests.browser.player import (
    answer_until,
    asked,
    create_table,
    finish_quickly,
    in_lobby,
    state,
    table_of,
    wait_for_seq,
)
from tests.browser.test_accessibility import grave_findings

STARCRAFT = "StarCraft: The Board Game"
SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]
OPTIONS = {"expansion": "brood-war", "random_factions": True, "random_galaxy": True}


def look_at(page: Page) -> dict[str, list[str]]:
    """What is tiny, cut or over something else, in every size and both languages."""
    found: dict[str, list[str]] = {}
    for language, button in (("de", "Auf Deutsch anzeigen"), ("en", "Show in English")):
        page.set_viewport_size({"width": 1280, "height": 800})
        page.get_by_role("button", name=button).click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            if wrong := offenders(page):
                found[f"{language} {width}"] = wrong
    page.set_viewport_size({"width": 1280, "height": 800})
    return found


def scenario(page: Page, name: str) -> Locator:
    return page.get_by_role("radio", name=re.compile(name))


def test_a_scenario_is_chosen_in_pictures_and_played_to_its_end(visit: Visit) -> None:
    page = visit()
    in_lobby(page, "New table", STARCRAFT).click()
    form = page.locator("form")
    scenario(page, "Trump Card").check()
    expect(form.locator(".line select")).to_have_value("3")
    expect(form.locator(".planet")).to_have_count(7)
    sides = form.get_by_role("list", name="Who plays")
    expect(sides).to_contain_text("The Overmind")
    expect(sides).to_contain_text("with 12 conquest points")
    expect(form.get_by_role("checkbox", name="Leadership cards")).to_have_count(0)  # a scenario has its own rules
    scenario(page, "Desperate Alliance").check()
    expect(form.locator(".line select")).to_have_value("2")
    expect(form.locator(".planet")).to_have_count(4)
    assert grave_findings(page) == []
    form.get_by_label("Seat 2").select_option(value="bot:solid")
    form.get_by_role("checkbox", name="Random factions").check()
    form.get_by_role("checkbox", name="Random set-up").check()
    form.get_by_role("button", name="Start").click()
    expect(asked(page)).to_be_visible()
    table = table_of(page)
    answer_until(page, table, "place-order")
    expect(page.get_by_text("Round 1 of 5")).to_be_visible()
    assert look_at(page) == {}
    page.get_by_role("button", name="What wins here?").click()
    expect(page.get_by_role("region", name="What wins here")).to_contain_text("Jim Raynor is destroyed")
    finish_quickly(table, page)
    expect(page.get_by_text("Decided as the scenario says").first).to_be_visible(timeout=30_000)


@pytest.mark.parametrize(("scenario_id", "bots"), [("trump-card", 2), ("uraj-and-khalis", 3), ("eye-of-the-storm", 2)])
def test_the_other_scenarios_come_to_their_end(visit: Visit, scenario_id: str, bots: int) -> None:
    page = visit()
    seats = [SEATS[0], *[SEATS[1]] * bots]
    options = {"expansion": "brood-war", "scenario": scenario_id, "random_factions": True, "random_galaxy": True}
    table = create_table(page, seats, game="starcraft", start=True, options=options)
    page.goto(f"/t/{table}")
    expect(asked(page)).to_be_visible()
    finish_quickly(table, page)
    expect(page.get_by_role("heading", name=re.compile("wins?$"))).to_be_visible(timeout=30_000)


def test_a_leadership_card_and_a_defend_order_by_hand(visit: Visit) -> None:
    page = visit()
    table = create_table(page, SEATS, game="starcraft", start=True, options=OPTIONS)
    page.goto(f"/t/{table}")
    expect(asked(page)).to_be_visible()
    cards = page.locator('[data-thing^="leadership:"][data-lit]')
    expect(cards).to_have_count(3)
    assert grave_findings(page) == []
    assert look_at(page) == {}
    name = cards.last.locator("b").first.inner_text()
    seq = state(page, table)["seq"]
    cards.last.click()
    wait_for_seq(page, table, seq + 1)
    answer_until(page, table, "place-order")
    expect(asked(page)).to_be_visible()
    # The token with the shield goes into an area, which then is guarded.
    page.get_by_role("button", name=re.compile("Defend order: take it in hand")).click()
    area = page.locator('[data-thing^="area:"][data-lit]').first
    thing = area.get_attribute("data-thing")
    seq = state(page, table)["seq"]
    area.click()
    wait_for_seq(page, table, seq + 1)
    answer_until(page, table, "place-order")
    expect(page.locator(f'[data-thing="{thing}"]')).to_have_attribute("aria-label", re.compile("guard token of Ada"))
    page.get_by_role("button", name="Sheet").click()
    expect(page.locator(".dock .leadership").first).to_contain_text(name)
    expect(page.get_by_role("heading", name="Special Order Pool")).to_be_visible()
    assert look_at(page) == {}

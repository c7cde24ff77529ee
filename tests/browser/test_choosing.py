"""Choosing, as people notice it: the board stays put, every step can be taken back, and every no has a why."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.layout import SIZES, offenders
from tests.browser.player import (
    answer,
    answer_until,
    asked,
    choose_quickly,
    create_table,
    listed,
    state,
    wait_for_seq,
)

ME = {"kind": "me", "name": "Ada"}
BOTS = [{"kind": "bot", "bot": "random"}] * 2
LANGUAGES = ["en-GB", "de-DE"]
Box = tuple[float, float, float, float]


def sit_down(page: Page, game: str, until: str = "") -> str:
    """A table against two bots; where a kind of question is named, as soon as it comes."""
    table = create_table(page, [ME, *BOTS], game=game, start=True)
    if until:
        answer_until(page, table, until)
    page.goto(f"/t/{table}")
    expect(asked(page)).to_be_visible()
    return table


def kind_asked(page: Page) -> str:
    expect(asked(page)).to_be_visible()
    return asked(page).get_attribute("data-asked") or ""


def box_of(thing: Locator) -> Box:
    box = thing.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["width"], box["height"]


def bar(page: Page) -> Locator:
    return page.locator(".bar section").first


def lit(page: Page, kind: str) -> Locator:
    return page.locator(f'[data-thing^="{kind}:"][data-lit]')


def click_middle(page: Page, thing: str) -> None:
    """Click on the pieces of a territory, as people do."""
    x, y, width, height = box_of(army(page, thing))
    page.mouse.click(x + width / 2, y + height / 2)


def drag(page: Page, start: Locator, end: Locator | None) -> None:
    """Carry what lies at one place to another with the mouse; to the corner of the window, where nothing lies."""
    x, y, width, height = box_of(start)
    page.mouse.move(x + width / 2, y + height / 2)
    page.mouse.down()
    page.mouse.move(x + width / 2 + 12, y + height / 2 + 12, steps=3)
    expect(page.locator(".carried")).to_be_visible()
    left, top, across, down = box_of(end) if end else (0, 0, 4, 4)
    page.mouse.move(left + across / 2, top + down / 2, steps=4)
    page.mouse.up()
    expect(page.locator(".carried")).to_have_count(0)


def test_the_board_stays_put_through_a_whole_turn_of_risk(visit: Visit) -> None:
    page = visit(locale="de-DE")  # the longer words
    table = sit_down(page, "risk", until="deploy")
    board, line = box_of(page.locator(".map")), box_of(bar(page))
    kinds: set[str] = set()
    assert line[3] == 64
    for _ in range(40):
        kind = kind_asked(page)
        if kinds & {"attack", "manoeuvre"} and kind == "deploy":
            break  # the next turn
        kinds.add(kind)
        assert (box_of(page.locator(".map")), box_of(bar(page))) == (board, line), kind
        seq = state(page, table)["seq"]
        choices = listed(page)
        assert (box_of(page.locator(".map")), box_of(bar(page))) == (board, line), f"{kind}, listed"
        choices.last.click() if kind in ("attack", "manoeuvre", "start-manoeuvre") else choices.first.click()
        wait_for_seq(page, table, seq + 1)
    assert {"deploy", "attack"} <= kinds


@pytest.mark.parametrize("game", ["space-base", "risk", "starcraft"])
def test_the_line_is_low_on_a_phone(visit: Visit, game: str) -> None:
    page = visit(width=360, height=740, has_touch=True, is_mobile=True, locale="de-DE")
    table = sit_down(page, game)
    for _ in range(5):
        expect(asked(page)).to_be_visible()
        assert box_of(bar(page))[3] <= 96
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        seq = state(page, table)["seq"]
        answer(page)
        wait_for_seq(page, table, seq + 1)


def test_the_way_so_far_can_be_taken_back(visit: Visit) -> None:
    page = visit(locale="de-DE")  # the longer words
    table = sit_down(page, "risk", until="attack")
    source = next_territory(page)
    click_middle(page, source)
    chips = bar(page).locator(".chip")
    expect(chips).to_have_count(1)
    chips.get_by_role("button", name="Zurücknehmen").click()
    expect(chips).to_have_count(0)
    click_middle(page, source)
    expect(chips).to_have_count(1)
    target = next_territory(page)
    page.keyboard.press("Escape")
    expect(chips).to_have_count(0)
    drag_an_attack(page, source, target)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        found = offenders(page)
        assert found == [], (width, found)
    page.set_viewport_size({"width": 1280, "height": 800})
    click_middle(page, source)  # begins anew
    click_middle(page, target)
    seq = state(page, table)["seq"]
    page.keyboard.press("Enter")  # presses the bright button, although the territory has the focus
    wait_for_seq(page, table, seq + 1)
    expect(page.get_by_role("log")).to_contain_text("Ada greift")


def next_territory(page: Page) -> str:
    """A territory that can be pointed at next."""
    shape = page.locator(".lights .line.next").first.get_attribute("d")
    return page.locator(f'[data-thing]:has(.ground[d="{shape}"])').get_attribute("data-thing") or ""


def army(page: Page, thing: str) -> Locator:
    return page.locator(f'[data-army="{thing.split(":")[1]}"] .top')


def drag_an_attack(page: Page, source: str, target: str) -> None:
    """An army is dragged to where it attacks; dropped on nothing, nothing was meant."""
    chips = bar(page).locator(".chip")
    drag(page, army(page, source), None)
    expect(chips).to_have_count(0)
    drag(page, army(page, source), army(page, target))
    expect(chips).to_have_count(2)
    expect(page.locator(".menu[popover]")).to_be_visible()


def test_a_digit_means_that_amount(visit: Visit) -> None:
    page = visit()
    table = sit_down(page, "risk", until="deploy")
    thing = lit(page, "territory").first.get_attribute("data-thing") or ""
    number = page.locator(f'[data-army="{thing.split(":")[1]}"] .number')
    before = int(number.text_content() or "")
    click_middle(page, thing)
    expect(bar(page).locator(".stepper input")).to_be_visible()
    page.locator(".speeds input").last.focus()  # as after a click on a pace, which takes no key away
    page.keyboard.press("4")  # not among the options, but between two of them, unless the bots have left less
    wished = min(4, int(bar(page).locator(".stepper small").inner_text().split()[-1]))
    expect(bar(page).locator(".stepper input")).to_have_value(str(wished))
    seq = state(page, table)["seq"]
    page.mouse.move(5, 5)
    bar(page).locator("button.main").click()
    wait_for_seq(page, table, seq + 1)
    expect(number).to_have_text(str(before + wished))
    page.keyboard.press("?")
    expect(page.get_by_role("dialog").get_by_text("walk over the board")).to_be_visible()


def test_a_double_click_says_one_pass_only(visit: Visit) -> None:
    page = visit(locale="de-DE")  # the longer words
    table = sit_down(page, "risk", until="attack")
    first = bar(page).locator("button.pass").first
    place = box_of(first)
    seq = state(page, table)["seq"]
    first.dblclick()
    wait_for_seq(page, table, seq + 1)
    expect(asked(page)).to_be_visible()
    assert kind_asked(page) != "attack"
    assert state(page, table)["seq"] == seq + 1 or kind_asked(page) != "manoeuvre"
    passes = bar(page).locator("button.pass")
    if passes.count():
        there = box_of(passes.first)
        assert there[0] + there[2] <= place[0] or place[0] + place[2] <= there[0]


def test_a_pass_is_asked_again_for_those_who_want_that(visit: Visit) -> None:
    page = visit()
    page.evaluate("localStorage.setItem('orrery-settings', JSON.stringify({askAgain: true, pace: 'instant'}))")
    page.reload()
    table = sit_down(page, "risk", until="attack")
    seq = state(page, table)["seq"]
    bar(page).locator("button.pass").first.click()
    expect(bar(page).locator("button.main")).to_be_visible()
    page.keyboard.press("Escape")
    expect(bar(page).locator("button.main")).to_have_count(0)
    assert state(page, table)["seq"] == seq
    bar(page).locator("button.pass").first.click()
    bar(page).locator("button.main").click()
    wait_for_seq(page, table, seq + 1)


@pytest.mark.parametrize(
    ("locale", "words", "sentence"),
    [("en-GB", "costs|credits", "cost must not exceed"), ("de-DE", "kostet|Credits", "Kosten")],
)
def test_a_ship_that_is_too_dear_says_so_with_its_rule(visit: Visit, locale: str, words: str, sentence: str) -> None:
    page = visit(locale=locale)
    sit_down(page, "space-base", until="buy")
    page.locator(".shipyard .card:not(.lit)").last.click()
    told = page.locator("#space-base-details.pinned")
    expect(told.locator(".why")).to_contain_text(re.compile(words))
    assert "SB-" not in told.inner_text()
    told.locator("[data-rule]").click()
    expect(told.get_by_role("note")).to_contain_text(sentence)
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)


@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_purchase_shows_what_it_would_bring(visit: Visit, locale: str) -> None:
    page = visit(locale=locale)
    table = sit_down(page, "space-base", until="buy")
    for _ in range(12):
        expect(page.locator(".shipyard .card.lit").first).to_be_visible()
        if page.locator(".shipyard .card.lit").count() > 1:
            break
        choose_quickly(page, table, ["pass"])  # with so few credits there is nothing to choose between
        answer_until(page, table, "buy")
        page.reload()
    page.locator(".shipyard .card.lit").last.click()
    expect(bar(page).locator("button.main")).to_contain_text(re.compile("all|alle"))
    page.locator(".shipyard .card.anew").first.click()  # another one instead
    expect(bar(page).locator(".chip")).to_have_count(3)  # the ship, its sector, and the card that goes on a mission
    expect(bar(page).locator(".facts")).to_contain_text(re.compile(r"\d+ (of|von) 36"))
    expect(page.locator(".sector.coming")).to_have_count(1)
    seq = state(page, table)["seq"]
    page.keyboard.press("Escape")
    expect(bar(page).locator("button.main")).to_have_count(0)
    ship = page.locator(".shipyard .card.lit").first
    drag(page, ship, page.locator('[data-sector^="0:"]').nth(0 if sector_of(ship) != 1 else 1))
    assert state(page, table)["seq"] == seq  # it does not belong there
    drag(page, ship, page.locator(f'[data-sector="0:{sector_of(ship)}"]'))
    wait_for_seq(page, table, seq + 1)


def sector_of(ship: Locator) -> int:
    return int(ship.locator(".sector").inner_text())


@pytest.mark.parametrize("game", ["risk", "starcraft"])
def test_a_factions_card_chooses_it(visit: Visit, game: str) -> None:
    page = visit()
    table = sit_down(page, game, until="faction")
    seq = state(page, table)["seq"]
    lit(page, "faction").first.click()
    wait_for_seq(page, table, seq + 1)


def test_all_options_are_listed_by_verb_and_found_by_typing(visit: Visit) -> None:
    page = visit()
    sit_down(page, "risk", until="attack")
    everything = listed(page).count()
    search = page.locator(".optionlist input")
    expect(search).to_be_focused()
    name = page.locator(".optionlist .amounts span").first.inner_text().split(" → ")[0]
    search.fill(name)
    assert 0 < listed(page).count() <= everything
    search.fill("no such thing")
    expect(page.locator(".optionlist button.opt")).to_have_count(0)


@pytest.mark.parametrize(
    ("locale", "own", "other"), [("en-GB", "Your turn", "You are asked"), ("de-DE", "Du bist dran", "Du wirst gefragt")]
)
def test_your_turn_only_when_it_is(visit: Visit, locale: str, own: str, other: str) -> None:
    page = visit(locale=locale)
    table = sit_down(page, "space-base")
    seen = set()
    for _ in range(14):
        kind_asked(page)
        found = state(page, table)
        active = page.request.get(f"/api/tables/{table}/replay?at={found['seq']}&seat=0").json()["view"]["active"]
        expect(bar(page).locator(".when")).to_contain_text(own if active == 0 else other)
        seen.add(active == 0)
        if len(seen) == 2:
            return
        answer(page)
        wait_for_seq(page, table, found["seq"] + 1)
    raise AssertionError("only ever asked in one's own turn, or in others'")


def test_a_territory_tells_what_it_is(visit: Visit) -> None:
    page = visit()
    sit_down(page, "risk", until="deploy")
    click = page.locator('[data-thing^="territory:"]').first
    click.hover()
    expect(page.locator("#risk-details")).to_contain_text("Adjacent:")

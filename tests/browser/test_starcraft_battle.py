"""StarCraft's sheets and battle stage in the browser: a battle fought by hand, and a Build order composed and paid."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import serving
from tests.browser.player import asked, decision_bar, press
from tests.browser.prepared import battle_position, build_position, put_into, scarce_position
from tests.browser.test_accessibility import grave_findings
from tests.browser.test_starcraft import SIZES
from tests.games.starcraft.position import Position

SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}]
SETTINGS = '{"pace":"instant","cover":false}'
SEED = "fight-0"
"""With it the Wraith is hit, and a Hydralisk stands at the end."""

Prepare = Callable[..., Page]


@pytest.fixture
def prepare(chromium: Browser, tmp_path: Path) -> Iterator[Prepare]:
    """A page at a table that goes on from a position, with both seats in one hand."""
    with ExitStack() as open_things:
        problems: list[str] = []

        def page_at(position: Position, width: int = 1280, height: int = 800, **fingers: bool) -> Page:
            context = chromium.new_context(
                viewport={"width": width, "height": height},
                locale="en-GB",
                reduced_motion="reduce",
                has_touch=fingers.get("has_touch"),
                is_mobile=fingers.get("is_mobile"),
            )
            open_things.callback(context.close)
            context.add_init_script(f"localStorage.setItem('orrery-settings', '{SETTINGS}')")
            page = context.new_page()
            page.on("pageerror", lambda error: problems.append(str(error)))
            with serving(tmp_path) as address:
                page.goto(address)
                answer = page.request.post(
                    f"{address}/api/tables", data={"game": "starcraft", "seats": SEATS, "start": True}
                )
                table: str = answer.json()["id"]
                page.goto(f"{address}/health")
            put_into(tmp_path / "tables.sqlite", table, position, SEED)
            address = open_things.enter_context(serving(tmp_path))
            page.goto(f"{address}/t/{table}")
            return page

        yield page_at
        assert problems == []


def stage(page: Page) -> Locator:
    return page.get_by_role("region", name="Battle", exact=True)


def current_step(page: Page) -> Locator:
    return stage(page).get_by_role("list", name="Steps of the battle").locator("[aria-current]")


def fighter(page: Page, unit: str) -> Locator:
    return stage(page).locator(f'[data-thing="unit:torus-3:{unit}"][data-lit]').first


def row(page: Page, number: int) -> Locator:
    return stage(page).locator(f'[data-thing="skirmish:{number}"]')


def lay(page: Page, skirmish: int, *cards: str) -> None:
    """Lay cards on a skirmish, given by how their names begin; nothing is laid without a last word."""
    hand = stage(page).get_by_role("region", name="Hand")
    expect(hand.get_by_role("heading")).to_have_text(f"Cards for skirmish {skirmish}")
    expect(asked(page)).to_be_visible()
    for card in cards:
        press(hand.locator(f'[data-thing^="card:{card}"][data-lit]').first)
    press(hand.get_by_role("button", name="Lay both cards" if len(cards) > 1 else "Lay this card"))


def lit_units(page: Page) -> Locator:
    return page.locator('[data-thing^="unit:"][data-lit]')


def attack_torus_3(page: Page, hovering: bool) -> None:
    """Move a Wraith and two Marines against the Hydralisks; what may come of it is said before each move."""
    menu = page.locator(".menu[popover]")
    expect(asked(page)).to_be_visible()
    press(page.locator('[data-thing="unit:torus-1:marine"][data-lit]'))
    press(page.locator('[data-thing="area:torus-3"]'))
    odds = [int(words.split()[0]) for words in menu.locator(".step small").all_inner_texts()]
    assert odds == sorted(odds), "more Marines are better"
    assert len(odds) == 3
    if hovering:
        menu.get_by_role("button", name=re.compile("2 × Marine")).hover()
        card = menu.get_by_role("group", name="2 × Marine against 2 × Hydralisk")
        expect(card).to_contain_text(f"{odds[1]} % you take it")
    press(menu.get_by_role("button", name=re.compile("2 × Marine")))
    expect(asked(page)).to_be_visible()
    press(page.locator('[data-thing="unit:torus-1:wraith"][data-lit]'))
    press(page.locator('[data-thing="area:torus-3"]'))
    expect(page.get_by_role("group", name="2 × Marine, Wraith against 2 × Hydralisk")).to_be_visible()
    press(page.locator('[data-thing="area:torus-3"]'))  # once more, and they go
    expect(asked(page)).to_be_visible()
    expect(lit_units(page)).to_have_count(1)
    press(decision_bar(page).get_by_role("button", name=re.compile("Be done with moving")))


@pytest.mark.parametrize("size", SIZES)
def test_a_battle_is_fought_by_hand(prepare: Prepare, size: str) -> None:
    page = prepare(battle_position(), **SIZES[size])
    by_finger = size == "phone"
    attack_torus_3(page, hovering=not by_finger)
    expect(stage(page)).to_contain_text("Ada attacks")
    expect(current_step(page)).to_contain_text("Pair")
    expect(stage(page)).to_contain_text(re.compile(r"\d+ % you take it"))
    expect(asked(page)).to_be_visible()
    press(fighter(page, "wraith"))  # whom the first Hydralisk meets
    expect(current_step(page)).to_contain_text("Support")
    expect(asked(page)).to_be_visible()
    # The second Marine is dragged to the Wraith's skirmish; with a finger it is enough to point at both.
    if by_finger:
        stage(page).locator(".waiting .fighter").tap()
        row(page, 1).tap()
    else:
        stage(page).locator(".waiting .fighter").drag_to(row(page, 1))
    expect(current_step(page)).to_contain_text("Cards")
    expect(stage(page).get_by_label(re.compile("Marine, supports with 1"))).to_be_visible()

    # Every card says what it would give here; the reinforcement goes with a standard card.
    hand = stage(page).get_by_role("region", name="Hand")
    expect(hand.locator(".here").first).to_be_visible()
    lay(page, 1, "terran-", "cloaking-field")
    # The next skirmish needs the room for its cards: this one is told in a line.
    expect(stage(page).locator('[data-whole="skirmish:1"]')).to_contain_text(re.compile(r"Cloaking Field.*yours alone"))
    assert by_finger or grave_findings(page) == []
    lay(page, 2, "terran-")

    # Ben's cards come from his deck, and are seen by nobody.
    for skirmish in (1, 2):
        expect(hand.get_by_role("heading")).to_have_text(f"Cards for skirmish {skirmish}")
        expect(asked(page)).to_be_visible()
        press(hand.get_by_role("button", name=re.compile("^Top card")))
    expect(current_step(page)).to_contain_text("Resolve")
    expect(stage(page).get_by_label("a facedown card")).to_have_count(2)

    # The cloaked Wraith withdraws, and whoever is left of the attackers retreats.
    expect(asked(page)).to_be_visible()
    if by_finger:
        row(page, 1).tap()
    else:
        row(page, 1).focus()
        page.keyboard.press("Enter")
    # Where to is seen on the galaxy: the stage steps aside for that.
    for question in ("withdraw", "retreat"):
        expect(page.locator(f'[data-asked="{question}"]')).to_be_visible()
        expect(stage(page)).to_have_count(0)
        press(page.locator('[data-thing^="area:"][data-lit]').first)
    expect(page.locator('[data-asked="place-order"]')).to_be_visible()  # of the next round
    if not by_finger:
        watch_again(page)


def watch_again(page: Page) -> None:
    """Any past battle can be watched again from the log, scene by scene."""
    log = page.get_by_role("log")
    log.get_by_role("button", name=re.compile("Before the first turn")).click()
    log.get_by_role("button", name="Watch again").click()
    expect(current_step(page)).to_contain_text("Order")
    page.get_by_role("group", name="Watch the battle").get_by_role("button", name="Skip to the end").click()
    expect(stage(page)).to_contain_text("Ben holds Torus")
    expect(stage(page).get_by_label(re.compile("Wraith, withdrawn"))).to_be_visible()


def test_a_build_order_is_composed_as_a_list_and_paid(prepare: Prepare) -> None:
    page = prepare(build_position())
    table = page.url.split("/t/")[1]
    before = state_of(page, table)
    sheet = page.get_by_role("region", name="Sheet of Ada")
    order = sheet.get_by_role("region", name="Build on Torus")
    for unit in ("marine", "firebat"):
        expect(asked(page)).to_be_visible()
        sheet.locator(f'[data-ware="build-unit:{unit}"]').click()
        ways = sheet.get_by_role("group", name="Where?")
        ways.get_by_role("button").first.click()
        expect(ways).to_have_count(0)
    expect(order.locator("ol li").filter(has_text="Firebat")).to_be_visible()
    # A module is bought at the next step, and the list goes there by itself.
    sheet.locator('[data-ware="build-module:supply"]').click()
    expect(order.locator("ol li").filter(has_text="Supply")).to_be_visible()
    expect(order.get_by_role("button", name=re.compile("Upgrades"))).to_have_attribute("aria-current", "step")
    expect(order.get_by_role("img", name=re.compile("Workers: 4 of 9"))).to_be_visible()
    expect(sheet.get_by_role("region", name="Not now, and why")).to_contain_text("Factory")
    # What is taken off is paid no more; nothing has been sent yet.
    order.get_by_role("button", name="Take Firebat off the list").click()
    expect(order.get_by_role("img", name=re.compile("Workers: 2 of 9"))).to_be_visible()
    assert grave_findings(page) == []
    assert state_of(page, table) == before
    expect(order.locator("ol li").filter(has_text="Supply")).to_be_visible()
    order.get_by_role("button", name=re.compile("^Pay")).click()
    page.wait_for_function(
        "async ([table, seq]) => (await (await fetch(`/api/tables/${table}`)).json()).seq > seq", arg=[table, before]
    )
    assert state_of(page, table) >= before + 4, "two purchases and two steps were made at once"
    expect(decision_bar(page)).to_contain_text("Ben")  # whose question closes the sheet
    if not sheet.is_visible():
        page.locator('[data-thing="player:0"]').click()
    expect(sheet.locator('[data-ware="build-module:supply"].owned')).to_be_visible()


def test_cards_are_chosen_by_hand_and_force_mining_asks(prepare: Prepare) -> None:
    page = prepare(scarce_position())
    table = page.url.split("/t/")[1]
    before = state_of(page, table)
    sheet = page.get_by_role("region", name="Sheet of Ada")
    order = sheet.get_by_role("region", name="Build on Torus")
    ways = sheet.get_by_role("group", name="Where?")
    expect(asked(page)).to_be_visible()
    sheet.locator('[data-ware="build-unit:marine"]').click()
    ways.get_by_role("button", name=re.compile("Marine in Torus 1")).click()
    order.get_by_role("button", name="choose cards by hand").click()
    expect(order.get_by_role("status")).to_contain_text("Choose where a worker harvests minerals")
    # A full card would be force mined: that is asked before. The free one is not, and has a worker on the list then.
    full = sheet.get_by_role("button", name=re.compile("Torus 2: 1 of 1"))
    expect(asked(page)).to_be_visible()
    full.click()
    expect(full).to_contain_text("Once more for yes")
    sheet.get_by_role("button", name=re.compile("Torus 4: 0 of 1")).click()
    expect(sheet.get_by_role("button", name=re.compile("Torus 4: 1 of 1.*1 planned"))).to_be_visible()
    # The next one can only be had by force mining; before it is paid, that is asked again.
    sheet.locator('[data-ware="build-unit:marine"]').click()
    ways.get_by_role("button", name=re.compile("Marine in Torus 2.*by force mining")).click()
    expect(order.get_by_role("status")).to_contain_text("Choose the Resource card to force mine")
    expect(asked(page)).to_be_visible()
    full.click()
    expect(order.locator("ol li").filter(has_text="by force mining")).to_be_visible()
    order.get_by_role("button", name=re.compile("^Pay")).click()
    assert state_of(page, table) == before
    order.get_by_role("button", name=re.compile("^Force mine and pay")).click()
    page.wait_for_function(
        "async ([table, seq]) => (await (await fetch(`/api/tables/${table}`)).json()).seq > seq", arg=[table, before]
    )
    log = page.get_by_role("log")
    log.get_by_role("button", name=re.compile("Before the first turn")).click()
    expect(log).to_contain_text(re.compile("Torus 2.*force|force.*Torus 2", re.IGNORECASE))


def state_of(page: Page, table: str) -> int:
    """How many moves the server has stored."""
    found: int = page.request.get(f"{page.url.split('/t/')[0]}/api/tables/{table}").json()["seq"]
    return found

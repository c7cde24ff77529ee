"""StarCraft in the browser: from the lobby, on the galaxy with mouse and keyboard, on the phone and in German."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import (
    BY_HAND,
    answer,
    answer_until,
    asked,
    create_table,
    decision_bar,
    in_lobby,
    listed,
    play_to_the_end,
    press,
    state,
    wait_for_seq,
)
from tests.browser.test_accessibility import grave_findings
from tests.conftest import SOAK

STARCRAFT = "StarCraft: The Board Game"
SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
PLAN, EXECUTE = "place-order", "choose-order"
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"width": 1280, "height": 800},
    "phone": {"width": 360, "height": 800, "has_touch": True, "is_mobile": True},
}
"""What is played through from beginning to end is played through on both."""


def sit_down(page: Page, until: str = "", **wishes: bool) -> str:
    """A table of StarCraft; where a kind of question is named, as soon as it comes."""
    settings = {"random_factions": True, "random_galaxy": True, **wishes}
    table = create_table(page, SEATS, game="starcraft", start=True, options=settings)
    if until:
        answer_until(page, table, until)
    page.goto(f"/t/{table}")
    if until:
        expect(asked(page)).to_be_visible()
    return table


def wait_until_asked(page: Page, table: str) -> None:
    page.wait_for_function(
        "async table => (await (await fetch(`/api/tables/${table}`)).json()).waiting.includes(0)", arg=table
    )
    expect(asked(page)).to_be_visible()


def lit(page: Page, kind: str) -> Locator:
    return page.locator(f'[data-thing^="{kind}:"][data-lit]')


def planet_names(page: Page) -> list[str]:
    names: list[str] = page.locator('[data-thing^="planet:"]').evaluate_all(
        "all => all.map((one) => one.dataset.thing)"
    )
    return names


def test_the_lobby_offers_it(visit: Visit) -> None:
    page = visit()
    in_lobby(page, "New table", STARCRAFT).click()
    form = page.locator("form")
    expect(form.get_by_role("checkbox", name="Random set-up")).to_be_visible()
    # A galaxy is seen before the table is made; another one takes a click, and the number goes with the table.
    form.get_by_role("button", name="Random galaxy").click()
    expect(form.locator(".planet")).to_have_count(6)
    first = form.get_by_role("spinbutton", name="Number of the galaxy").input_value()
    with page.expect_response("**/sketch"):
        form.get_by_role("button", name="Another one").click()
    number = form.get_by_role("spinbutton", name="Number of the galaxy")
    expect(number).not_to_have_value(first)
    expect(form.locator(".planet")).to_have_count(6)
    chosen, planets = number.input_value(), planet_names(page)
    form.get_by_role("button", name="Create").click()
    expect(page.get_by_role("list", name="How to play")).to_contain_text(f"{int(chosen):,}")
    expect(page.locator(".planet")).to_have_count(6)
    assert planet_names(page) == planets


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_game_is_played_by_clicking(visit: Visit, size: str) -> None:
    page = visit(**SIZES[size])
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]
    settings = {"random_factions": True, "random_galaxy": True}
    table = create_table(page, seats, game="starcraft", start=True, options=settings)
    page.goto(f"/t/{table}")
    clicks = play_to_the_end(page, table, random.Random("starcraft"), BY_HAND if SOAK else 10)
    assert clicks >= 10
    assert state(page, table)["status"] == "over"


def tab_to(page: Page, wanted: str) -> None:
    """Press Tab until something is reached that this script says is meant, unless the keyboard is there already."""
    for _ in range(90):
        if page.evaluate(f"(element => {wanted})(document.activeElement)"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never came to {wanted}")


def answer_by_keyboard(page: Page) -> str:
    """Answer with keys alone: orders are laid on planets, the rest is chosen from the list or passed."""
    expect(asked(page)).to_be_visible()
    kind = asked(page).get_attribute("data-asked") or ""
    if kind == PLAN:
        tab_to(page, "element.dataset.thing?.startsWith('planet:')")
        page.keyboard.press("Enter")
        expect(page.locator(".menu button:focus")).to_be_visible()
        page.keyboard.press("Enter")
    elif kind == EXECUTE:
        page.keyboard.press("1")
    elif asked(page).get_by_text("0", exact=True).count():
        page.keyboard.press("0")
    else:
        page.keyboard.press("l")
        expect(page.locator(".optionlist")).to_be_visible()
        if page.locator(".optionlist input").count():
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
    return kind


def test_a_round_is_played_with_the_keyboard_alone(visit: Visit) -> None:
    """From the first order that is placed to the next round, against a bot."""
    page = visit()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    settings = {"random_factions": True, "random_galaxy": True}
    table = create_table(page, seats, game="starcraft", start=True, options=settings)
    answer_until(page, table, PLAN)
    warnings: list[str] = []
    page.on("console", lambda message: warnings.append(message.text) if message.type == "warning" else None)
    page.goto(f"/t/{table}")
    answered = []
    while page.get_by_text("Round 2", exact=True).count() == 0:
        before = state(page, table)["seq"]
        answered.append(answer_by_keyboard(page))
        assert len(answered) < 60
        wait_for_seq(page, table, before + 1)
        wait_until_asked(page, table)
    assert answered.count(PLAN) == 4
    assert EXECUTE in answered
    # What the round came to stays in sight until the first answer of the next one, whoever is asked first.
    expect(page.get_by_role("region", name="The end of round 1")).to_be_visible()
    assert warnings == [], "nothing that is gone reads what it had derived"


def test_no_serious_findings_on_the_galaxy(visit: Visit) -> None:
    page = visit()
    sit_down(page, until=PLAN)
    assert grave_findings(page) == []
    page.locator('[data-thing="player:1"]').click()
    assert grave_findings(page) == []


def test_a_faction_is_chosen_on_the_board(visit: Visit) -> None:
    page = visit()
    table = sit_down(page, until="faction", random_factions=False)
    raynor = lit(page, "faction").first
    name = raynor.locator("b").inner_text()
    seq = state(page, table)["seq"]
    raynor.click()
    wait_for_seq(page, table, seq + 1)
    expect(page.locator('[data-thing="player:0"]')).to_have_attribute("aria-label", re.compile(name))


def test_orders_are_placed_and_executed_on_the_galaxy(visit: Visit) -> None:
    page = visit()
    table = sit_down(page, until=PLAN)
    planet = lit(page, "planet").first.get_attribute("data-thing")
    assert planet is not None
    # Pointing at an area means its planet, where that is what can be chosen.
    area = f'[data-thing^="area:{planet.split(":")[1]}-"]'
    page.locator(area).first.click()
    expect(page.locator(f'[data-thing="{planet}"] .light.walked')).to_have_count(1)
    seq = state(page, table)["seq"]
    answer(page)
    wait_for_seq(page, table, seq + 1)
    expect(page.locator(".stack .coin").first).to_be_visible()
    answer_until(page, table, EXECUTE)
    wait_until_asked(page, table)
    seq = state(page, table)["seq"]
    lit(page, "planet").first.focus()
    page.keyboard.press("Enter")
    answer(page)
    wait_for_seq(page, table, seq + 1)


def asks(page: Page) -> str:
    return decision_bar(page).locator(".ask b").inner_text()


def place_a_planet(page: Page, table: str, seq: int) -> None:
    """Take a planet, a place and a way to turn it, as far as there is a choice of each."""
    turns = page.get_by_role("group", name=re.compile("can lie here"))
    for step in (page.locator(".dealt [data-lit]"), lit(page, "cell"), turns.get_by_role("button", name="turned by")):
        page.wait_for_timeout(500)  # as long as a new question takes no answer
        if state(page, table)["seq"] > seq:
            return
        if turns.is_visible():
            expect(turns).to_contain_text("slots face each other")
        if step.count():
            press(step.last)


@pytest.mark.parametrize("size", SIZES)
def test_a_galaxy_is_built_by_hand(visit: Visit, size: str) -> None:
    """Planets are taken, put into cells and turned, and bases placed, all by pointing at them."""
    page = visit(**SIZES[size])
    table = sit_down(page, random_galaxy=False)
    placed = 0
    for _ in range(20):
        wait_until_asked(page, table)
        question = asks(page)
        if asked(page).get_attribute("data-asked") == PLAN:
            break
        seq = state(page, table)["seq"]
        if "Place one of your planets" in question:
            place_a_planet(page, table, seq)
            placed += 1
        elif "base stands" in question:
            press(lit(page, "area").first)
        else:
            answer(page)
        wait_for_seq(page, table, seq + 1)
    assert placed >= 2
    expect(page.locator(".planet")).to_have_count(6)


@pytest.mark.parametrize("size", SIZES)
def test_one_device_plans_with_orders_covered(visit: Visit, size: str) -> None:
    """Two share a device: between their turns nobody sees a planet, and nobody ever sees the other's orders."""
    page = visit(**SIZES[size])
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bea"}]
    settings = {"random_factions": True, "random_galaxy": True}
    table = create_table(page, seats, game="starcraft", start=True, options=settings)
    page.goto(f"/t/{table}")
    cover = page.get_by_role("button", name=re.compile("I am (Ada|Bea)"))
    for turn in range(8):
        expect(cover).to_be_visible()
        expect(page.locator(".planet")).to_have_count(0)
        seq = state(page, table)["seq"]
        if size == "phone":
            cover.tap()
        else:
            page.keyboard.press("Enter")
        expect(asked(page)).to_be_visible()
        # Only own orders show their face.
        assert page.locator(".stack .sign:not(.lock)").count() <= (turn + 1) // 2
        if size == "phone":
            plan_by_finger(page)
        else:
            plan_by_keyboard(page)
        wait_for_seq(page, table, seq + 1)
    assert state(page, table)["seq"] >= 8


def plan_by_keyboard(page: Page) -> None:
    """Lay the first order there is on the first planet there is."""
    tab_to(page, "element.dataset.thing?.startsWith('planet:')")
    page.keyboard.press("Enter")
    menu = page.get_by_role("menuitem").or_(page.locator(".menu button"))
    if menu.count():
        page.keyboard.press("Enter")


def plan_by_finger(page: Page) -> None:
    """Take the first order in hand, and lay it on the planet in the middle."""
    page.locator(".orders button:enabled").first.tap()
    seen = page.locator(".galaxy").bounding_box()
    assert seen is not None
    page.touchscreen.tap(seen["x"] + seen["width"] / 2, seen["y"] + seen["height"] / 2 - 60)


def test_escape_forgets_what_was_pointed_at(visit: Visit) -> None:
    page = visit()
    sit_down(page, until=PLAN)
    offered = listed(page).count()
    page.keyboard.press("Escape")
    planet = lit(page, "planet").first.get_attribute("data-thing")
    assert planet is not None
    page.locator(f'[data-thing^="area:{planet.split(":")[1]}-"]').first.click()
    expect(page.locator(".light.walked")).to_have_count(1)
    assert listed(page).count() < offered
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator(".light.walked")).to_have_count(0)
    expect(listed(page)).to_have_count(offered)


def test_the_arrow_keys_walk_over_the_galaxy(visit: Visit) -> None:
    page = visit()
    sit_down(page, until=PLAN)
    first = lit(page, "planet").first
    first.focus()
    before = first.get_attribute("data-thing")
    reached = set()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(f"Shift+{key}")
        reached.add(page.evaluate("document.activeElement.dataset.thing ?? ''"))
    assert reached - {before}
    assert all(thing.split(":")[0] in ("planet", "area", "route", "unit") for thing in reached)
    label = first.get_attribute("aria-label") or ""
    assert re.search(r"orders from the bottom up: .*routes: .*Can be chosen", label)


def test_sheets_and_trays_open(visit: Visit) -> None:
    page = visit()
    sit_down(page, until=PLAN)
    page.locator('[data-thing="player:1"]').click()
    expect(page.get_by_role("region", name=re.compile("Sheet of"))).to_contain_text("Objective")
    page.get_by_role("button", name=re.compile("^Hand")).click()
    expect(page.get_by_role("region", name="Hand")).to_contain_text("Combat cards")
    page.get_by_role("button", name="Battle", exact=True).click()
    expect(page.get_by_text("No battle is running.")).to_be_visible()
    page.get_by_role("button", name="Rules", exact=True).click()
    page.get_by_role("tab", name="All pieces and cards").click()
    page.get_by_role("searchbox").fill("strategy OFFENSIVE")
    expect(page.get_by_role("dialog").get_by_role("status")).to_have_text("1 found")
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_contain_text("reconstructed")
    assert grave_findings(page) == []


def test_the_camera_stays_between_two_orders_on_a_phone(visit: Visit) -> None:
    """Also once nobody has touched it for a while: the next tap must hit the planet it was meant for."""
    page = visit(**SIZES["phone"])
    table = sit_down(page, until=PLAN)
    seen = page.locator(".galaxy > svg").get_attribute("viewBox")
    for _ in range(2):
        page.wait_for_timeout(5200)
        seq = state(page, table)["seq"]
        plan_by_finger(page)
        wait_for_seq(page, table, seq + 1)
        expect(asked(page)).to_be_visible()
        assert page.locator(".galaxy > svg").get_attribute("viewBox") == seen


def pinch(page: Page, closer: float) -> None:
    """Two fingers on the galaxy that end so many times as far apart as they began."""
    seen = page.locator(".galaxy").bounding_box()
    assert seen is not None
    x, y = seen["x"] + seen["width"] / 2, seen["y"] + seen["height"] / 2
    touch = page.context.new_cdp_session(page)

    def fingers(kind: str, apart: float) -> None:
        spots = [{"x": x - apart / 2, "y": y, "id": 0}, {"x": x + apart / 2, "y": y, "id": 1}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [] if kind == "touchEnd" else spots})

    fingers("touchStart", 100)
    for step in range(1, 11):
        fingers("touchMove", 100 * closer ** (step / 10))
    fingers("touchEnd", 0)


def test_two_fingers_bring_the_galaxy_nearer_and_further_away(visit: Visit) -> None:
    page = visit(**SIZES["phone"])
    table = sit_down(page, until=PLAN)
    seq = state(page, table)["seq"]

    def across() -> float:
        return float((page.locator(".galaxy > svg").get_attribute("viewBox") or "").split()[2])

    begun = across()
    pinch(page, 0.5)
    assert across() == pytest.approx(2 * begun, rel=0.2)
    pinch(page, 2)
    assert across() == pytest.approx(begun, rel=0.2)
    assert state(page, table)["seq"] == seq, "no finger has chosen anything"


def test_everything_fits_a_phone_in_german(visit: Visit) -> None:
    page = visit(**SIZES["phone"], locale="de-DE")
    sit_down(page)
    expect(page.locator(".galaxy > svg")).to_be_visible()
    # One planet at a time, as wide as the screen; the map button shows them all.
    box = page.locator('.planet [data-thing^="planet:"]').first.bounding_box()
    assert box is not None
    assert box["width"] > 240
    page.get_by_role("button", name=re.compile("Alles zeigen")).tap()
    boxes = [planet.bounding_box() for planet in page.locator('.planet [data-thing^="planet:"]').all()]
    assert all(box is not None and box["width"] < 240 for box in boxes)
    for tray in ("Spieler", "Bogen", "Kampf", "Hand"):
        page.get_by_role("group", name="Was neben der Galaxie zu sehen ist").get_by_role("button", name=tray).tap()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    words = page.locator("body").inner_text()
    assert not re.search(r"\b(starcraft|client)-[a-z]", words)

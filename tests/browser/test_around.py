"""Around the table: the lobby, rules to look up, unknown addresses, waiting rooms; nothing jumps."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import create_table, in_lobby, state, table_of
from tests.browser.test_accessibility import grave_findings

ADA = {"kind": "me", "name": "Ada"}
BOT = {"kind": "bot", "bot": "greedy"}
OPEN = {"kind": "open"}
WIDTHS = [(360, 740), (1280, 800), (1920, 1080)]

SHIFTS = """() => new Promise((done) => {
    let sum = 0;
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => done(sum), 400);
})"""


@pytest.mark.parametrize(("width", "height"), WIDTHS)
def test_the_lobby_does_not_jump(visit: Visit, width: int, height: int) -> None:
    """On the first visit, and when one's own games come."""
    page = visit(width=width, height=height)
    expect(in_lobby(page, "Play against bots")).to_be_visible()
    assert page.evaluate(SHIFTS) < 0.1
    for _ in range(2):
        create_table(page, [ADA, BOT], start=True)
    page.reload()
    expect(page.get_by_role("link").filter(has_text="Your turn").first).to_be_visible()
    assert page.evaluate(SHIFTS) < 0.1


@pytest.mark.parametrize("game", ["Space Base", "Risk: StarCraft", "StarCraft: The Board Game"])
@pytest.mark.parametrize("players", ["2", "5"])
def test_any_number_that_the_lobby_offers_can_play_against_bots(visit: Visit, game: str, players: str) -> None:
    page = visit()
    card = page.get_by_role("article").filter(has=page.get_by_role("heading", name=game, exact=True))
    card.get_by_label("How many play, you included?").select_option(players)
    card.get_by_label("How strong are the bots?").select_option("hard")
    card.get_by_role("button", name="Play against bots").click()
    expect(page).to_have_url(re.compile("/t/"))
    seats = state(page, table_of(page))["seats"]
    assert [seat["bot"] for seat in seats] == ["", *["hard"] * (int(players) - 1)]


def test_my_games_say_round_score_and_what_is_asked(visit: Visit) -> None:
    page = visit()
    table = create_table(page, [ADA, BOT], start=True, name="Friday night")
    page.reload()
    row = page.get_by_role("link").filter(has_text="Friday night")
    expect(row).to_contain_text("round")
    begins = state(page, table)["standing"]["turn"] == 0
    expect(row).to_contain_text(f"{'Your turn' if begins else 'You are asked'}: Allocate the dice")
    expect(row).to_contain_text("Vega")
    assert grave_findings(page) == []


def test_open_tables_show_options_before_one_sits_down(visit: Visit) -> None:
    bertha, page = visit(), visit()
    seats = [{"kind": "me", "name": "Bertha"}, BOT, OPEN, OPEN]
    clock = {"bank": 600, "increment": 15}
    create_table(bertha, seats, game="risk", public=True, name="Bertha’s Risk", clock=clock)
    page.reload()
    row = page.get_by_role("listitem").filter(has_text="Bertha’s Risk")
    expect(row).to_contain_text("Basic Training")
    expect(row).to_contain_text("10 minutes, plus 15 seconds a move")
    expect(row).to_contain_text("2 free seats")
    row.get_by_role("link", name="Sit down").click()
    expect(page.get_by_role("heading", name="Bertha’s Risk")).to_be_visible()


def test_a_waiting_room_shows_options_levels_and_has_chat(visit: Visit) -> None:
    ada, bea = visit(), visit()
    table = create_table(ada, [ADA, BOT, OPEN], options={"points_to_win": 60})
    for page in (ada, bea):
        page.goto(f"/t/{table}")
        expect(page.get_by_role("list", name="How to play")).to_contain_text("60")
        expect(page.get_by_role("list", name="Seats")).to_contain_text("level 3, greedy")
    bea.get_by_label("Say something").fill("Is this seat free?")
    bea.get_by_role("button", name="Send").click()
    expect(ada.get_by_text("Is this seat free?")).to_be_visible()
    assert grave_findings(ada) == []


def test_a_device_that_is_passed_on_hides_secrets_only(visit: Visit) -> None:
    """Space Base has none, so that nobody is asked to look away."""
    page = visit()
    seats = [ADA, {"kind": "me", "name": "Bea"}]
    page.goto(f"/t/{create_table(page, seats, start=True)}")
    expect(page.get_by_role("region", name="What is asked")).to_be_visible()
    expect(page.get_by_role("region", name=re.compile("^Console of (Ada|Bea)$")).first).to_be_visible()
    expect(page.get_by_role("region", name="Your console")).to_have_count(0)  # whose would that be?
    page.goto(f"/t/{create_table(page, seats, start=True, options={'light_speed': True})}")
    expect(page.get_by_text("Pass the device to")).to_be_visible()


def test_an_unknown_address_has_a_page_of_its_own(visit: Visit) -> None:
    page = visit()
    answer = page.request.get("/nowhere", headers={"accept": "text/html"})
    assert answer.status == 404
    page.evaluate("history.pushState(null, '', '/nowhere'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.get_by_role("heading", name="There is nothing at this address.")).to_be_visible()
    assert grave_findings(page) == []
    page.get_by_role("link", name="To the lobby").click()
    expect(in_lobby(page, "Play against bots")).to_be_visible()


def test_the_rules_can_be_looked_up_from_the_lobby(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Rules").click()
    drawer = page.get_by_role("dialog")
    expect(drawer.get_by_role("figure").first).to_be_visible()
    assert grave_findings(page) == []
    drawer.get_by_role("button", name="The rule").first.click()
    expect(drawer.get_by_role("note")).to_contain_text("Most VP wins")
    assert "SB-" not in drawer.inner_text(), "ids stay out of sight"
    assert grave_findings(page) == []
    term = drawer.get_by_role("button", name="victory points")
    term.focus()
    expect(drawer.get_by_role("tooltip")).to_contain_text("win the game")
    drawer.get_by_role("tab", name="The rules").focus()
    page.keyboard.press("ArrowRight")
    expect(drawer.get_by_text("pays on the turns of the others")).to_be_visible()
    assert grave_findings(page) == []
    drawer.get_by_role("button", name="Risk: StarCraft").click()
    expect(drawer.get_by_text("Hero adds 1 to the highest die")).to_be_visible()
    drawer.get_by_role("tab", name="Words").click()
    expect(drawer.get_by_text("the attack from one territory on one other")).to_be_visible()
    assert grave_findings(page) == []

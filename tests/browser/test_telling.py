"""How a game is told in the browser: pace, log, recap, taking back, the end and its page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import answer_quickly, create_table, finish_quickly, state, table_of, wait_for_seq
from tests.browser.test_accessibility import grave_findings

ADA_AND_BOTS = [
    {"kind": "me", "name": "Ada"},
    {"kind": "bot", "bot": "greedy", "name": "Vega"},
    {"kind": "bot", "bot": "greedy", "name": "Altair"},
]
LANGUAGES = [("en-GB", "en"), ("de-DE", "de")]
WORDS = {
    "en": {"skip": "Skip to me", "pause": "Pause", "resume": "Go on", "instant": "At once", "log": "Log"},
    "de": {"skip": "Bis zu mir", "pause": "Anhalten", "resume": "Weiter", "instant": "Sofort", "log": "Verlauf"},
}


def sit_down(page: Page, game: str = "space-base", **wish: object) -> str:
    """A table against two bots, opened in this page."""
    table = create_table(page, ADA_AND_BOTS, game=game, start=True, **wish)
    page.goto(f"/t/{table}")
    expect(page.get_by_role("log")).to_be_visible()
    return table


def answer(page: Page) -> None:
    """Answer the next question, whatever the bar looks like."""
    answer_quickly(table_of(page), page)


def asked(page: Page) -> bool:
    """Whether this visitor owes an answer."""
    table = state(page, table_of(page))
    return bool(set(table["mine"]) & set(table["waiting"]))


def lines(page: Page) -> Locator:
    return page.get_by_role("log").locator(".line")


# Pace


@pytest.mark.parametrize(("locale", "language"), LANGUAGES)
def test_what_bots_do_is_told_at_a_pace_that_can_be_paused_and_skipped(
    visit: Visit, locale: str, language: str
) -> None:
    words = WORDS[language]
    page = visit(pace="slow", locale=locale)
    sit_down(page)
    skip = page.get_by_role("button", name=words["skip"])
    for _ in range(4):
        if skip.is_enabled():
            break
        answer(page)
        page.wait_for_timeout(150)
    expect(skip).to_be_enabled()
    page.get_by_role("button", name=words["pause"], exact=True).click()
    log = page.get_by_role("log")
    told = log.inner_text()
    page.wait_for_timeout(2500)
    assert log.inner_text() == told, "nothing is told while it is paused"
    expect(page.get_by_role("button", name=words["resume"], exact=True)).to_be_visible()
    skip.click()
    expect(skip).to_be_disabled()
    assert log.inner_text() != told
    page.get_by_role("radiogroup").get_by_text(words["instant"]).click()
    answer(page)
    page.wait_for_timeout(400)
    expect(skip).to_be_disabled()
    page.reload()
    expect(page.get_by_role("radio", name=words["instant"])).to_be_checked()


def test_what_is_happening_is_lit_on_the_board(visit: Visit) -> None:
    page = visit(pace="slow", reduced_motion="no-preference")
    sit_down(page)
    page.locator(".board").evaluate("board => (board.dataset.first = 'yes')")
    lit = page.locator(".spotlight [data-lit]")
    for _ in range(6):
        answer(page)
        if lit.count():
            break
        page.wait_for_timeout(300)
    expect(lit.first).to_be_visible()
    page.get_by_role("button", name="Skip to me").click()
    expect(page.locator(".board[data-first]")).to_be_visible()  # still the same one: no update builds it anew
    answer(page)
    expect(lit.first).to_be_visible()
    board = page.get_by_role("main").bounding_box()
    ring = lit.first.bounding_box()
    assert board is not None
    assert ring is not None
    assert board["x"] - 10 <= ring["x"] <= board["x"] + board["width"]


# The log


@pytest.mark.parametrize(("locale", "language"), LANGUAGES)
def test_the_log_is_grouped_and_leads_into_the_replay(visit: Visit, locale: str, language: str) -> None:
    page = visit(locale=locale)
    table = sit_down(page)
    for _ in range(8):
        answer(page)
    log = page.get_by_role("log")
    heads = log.locator(".head")
    assert heads.count() >= 3
    expect(heads.first).to_have_attribute("aria-expanded", "false")
    expect(heads.last).to_have_attribute("aria-expanded", "true")
    closed = lines(page).count()
    heads.first.click()
    assert lines(page).count() > closed
    rolls = re.compile("rolls|würfelt")
    rolled = lines(page).filter(has_text=rolls).last
    rolled.hover()
    expect(page.locator(".spotlight.pointed [data-lit='die:1']")).to_be_visible()
    rule = log.locator(".entry").filter(has_text=rolls).last.locator("[data-rule]")
    rule.click()
    sentence = log.get_by_role("note")
    expect(sentence.locator(f":scope > [lang={language}]")).to_contain_text(re.compile(r"\w{3,}.*\."))
    assert "SB-" not in log.inner_text(), "ids stay out of sight"
    rule.click()
    words = rolled.inner_text().strip()
    rolled.click()
    assert page.url.endswith(f"/t/{table}"), "one click takes nobody out of a running game"
    log.get_by_role("link", name=re.compile("Show this moment|Diesen Augenblick")).click()
    page.wait_for_url(re.compile(rf"/t/{table}/replay\?at=\d+"))
    expect(page.get_by_role("log").locator(".line").filter(has_text=words).first).to_be_visible()


def test_older_turns_of_a_long_game_are_fetched_when_somebody_reads_them(visit: Visit) -> None:
    page = visit()
    table = create_table(page, [ADA_AND_BOTS[0], *[{"kind": "bot", "bot": "random"}] * 3], start=True)
    page.goto("/")
    finish_quickly(table, page)
    last = state(page, table)["seq"]
    asked_for: list[str] = []
    page.on("request", lambda request: asked_for.append(request.url) if f"{table}/log?" in request.url else None)
    page.goto(f"/t/{table}/replay?at={last}")
    heads = page.get_by_role("log").locator(".head")
    older = page.get_by_role("button", name="Older turns")
    expect(heads.last).to_be_visible()
    newest = heads.last.inner_text()
    assert asked_for == []
    while older.count():
        before = heads.count()
        older.click()
        expect(heads).not_to_have_count(before)
        assert heads.last.inner_text() == newest
    assert len(asked_for) >= 2
    turns = [heads.nth(place).inner_text() for place in range(heads.count())]
    assert turns[0].startswith("Before the first turn")
    page.goto(f"/t/{table}/replay?at=0")
    expect(heads.first).to_contain_text("Before the first turn")
    expect(older).to_have_count(0)


def test_the_log_can_be_filtered_by_player_and_by_kind(visit: Visit) -> None:
    page = visit()
    sit_down(page)
    for _ in range(8):
        answer(page)
    log = page.get_by_role("log")
    page.get_by_role("button", name="Filter the log").click()
    filters = page.get_by_role("group", name="Filter the log")
    filters.get_by_text("Vega").click()
    filters.get_by_text("Gains and losses").click()
    expect(log.locator("svg.dice")).to_have_count(0)
    for line in lines(page).all():
        assert "Vega" in line.inner_text()
    filters.get_by_role("button", name="Show everything").click()
    expect(log.locator("svg.dice").first).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "told", "undo", "redo"),
    [
        ("en-GB", "Ada takes back 1 choice.", "Undo", "Redo"),
        ("de-DE", "Ada nimmt 1 Entscheidung zurück.", "Zurücknehmen", "Wiederholen"),
    ],
)
def test_taking_back_says_how_far_it_goes_is_told_and_can_be_made_again(
    visit: Visit, locale: str, told: str, undo: str, redo: str
) -> None:
    page = visit(locale=locale)
    sit_down(page, "risk")
    undoing = page.get_by_role("button", name=re.compile(rf"^{undo}"))
    for _ in range(40):
        answer(page)
        page.wait_for_timeout(120)
        if state_of_undo(page, table_of(page)):
            break
    expect(undoing).to_be_enabled()
    undoing.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    before = state(page, table_of(page))["seq"]
    undoing.click()
    wait_for_seq(page, table_of(page), before + 1)
    expect(page.get_by_role("log").get_by_text(told)).to_be_visible()
    again = page.get_by_role("button", name=redo)
    again.click()
    expect(again).to_have_count(0)


def state_of_undo(page: Page, table: str) -> bool:
    """Whether the own last choice can be taken back freely now, by the replay of the newest position."""
    seq = state(page, table)["seq"]
    found = page.request.get(f"/api/tables/{table}/replay?at={seq}&seat=0").json()
    return bool(found["undo"]["free"])


# Since your last turn


@pytest.mark.parametrize(("locale", "title"), [("en-GB", "Since your last turn"), ("de-DE", "Seit deinem letzten Zug")])
def test_a_card_sums_up_what_happened_since_ones_last_turn(visit: Visit, locale: str, title: str) -> None:
    page = visit(locale=locale)
    table = sit_down(page)
    card = page.get_by_role("region", name=title)
    for _ in range(60):
        if is_turn_again(page, table):
            break
        answer(page)
    expect(card).to_be_visible()
    assert "Vega" in card.inner_text() or "Altair" in card.inner_text()
    page.reload()
    expect(card).to_be_visible()
    card.get_by_role("link").click()
    page.wait_for_url(re.compile(rf"/t/{table}/replay\?at=\d+"))


def is_turn_again(page: Page, table: str) -> bool:
    """Whether the server says that Ada is asked in her own turn, and that it is not her first."""
    found = state(page, table)
    if found["standing"]["round"] < 2 or 0 not in found["waiting"]:
        return False
    now = page.request.get(f"/api/tables/{table}/replay?at={found['seq']}&seat=0").json()
    return bool(now["view"]["active"] == 0)


# Around the table


def test_the_fingerprint_of_the_dice_stands_there_from_the_start(visit: Visit) -> None:
    page = visit()
    table = sit_down(page)
    seed_hash = state(page, table)["seed_hash"]
    seal = page.get_by_role("button", name=re.compile("chance sealed"))
    expect(seal).to_contain_text("·".join((seed_hash[:2], seed_hash[2:4], seed_hash[4:6])))
    seal.click()
    expect(page.get_by_role("dialog").get_by_text(seed_hash)).to_be_visible()


def test_players_stand_in_the_order_of_turns_with_what_wins(visit: Visit) -> None:
    page = visit()
    table = sit_down(page, "risk")
    found = state(page, table)
    names = [found["seats"][seat]["name"] for seat in found["order"]]
    players = page.get_by_role("list", name="Players in the order of turns")
    expect(players.get_by_role("listitem")).to_have_count(3)
    assert [players.get_by_role("listitem").nth(place).locator(".name").inner_text() for place in range(3)] == names
    assert found["standing"]["what"] == "achievements"
    expect(players.get_by_title("Achievements: 0 of 3")).to_have_count(3)


def test_a_declined_proposal_is_a_notice(visit: Visit) -> None:
    ann, ben = visit(), visit()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    table = create_table(ann, seats)
    ben.request.post(f"/api/tables/{table}/join", data={"name": "Ben"})
    ann.request.post(f"/api/tables/{table}/start")
    for page in (ann, ben):
        page.goto(f"/t/{table}")
    for _ in range(12):
        for page in (ann, ben):
            if asked(page):
                answer(page)
        if ann.get_by_role("button", name=re.compile("Ask to undo")).count():
            break
    ann.get_by_role("button", name=re.compile("Ask to undo")).click()
    question, board = ben.get_by_role("alert").bounding_box(), ben.locator(".stage > main").bounding_box()
    assert question is not None
    assert board is not None
    assert question["x"] >= board["x"] + board["width"] or question["y"] + question["height"] <= board["y"], "covers it"
    ben.get_by_role("button", name="Decline").click()
    expect(ann.locator(".toast.notice")).to_contain_text("Ben does not agree.")


# The end


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("en-GB", ["Turning moves", "Luck", "Picture to share", "Best buy", "What if?"]),
        ("de-DE", ["Wendepunkte", "Glück", "Bild zum Teilen", "Bester Kauf", "Was wäre, wenn?"]),
    ],
)
def test_the_end_tells_the_story_of_the_game(visit: Visit, locale: str, words: list[str]) -> None:
    page = visit(locale=locale)
    table = sit_down(page, options={"points_to_win": 20})
    finish_quickly(table, page)
    result = page.get_by_role("region").filter(has=page.locator("#result"))
    expect(result).to_be_visible()
    for each in words:
        expect(result.get_by_text(each).first).to_be_visible()
    ends = page.get_by_role("navigation", name=re.compile("The game is over|Das Spiel ist vorbei"))
    expect(ends).to_have_count(1)
    expect(page.get_by_role("region", name=re.compile("What is asked|Was gefragt ist"))).to_have_count(0)
    ranking = result.get_by_role("list").filter(has=page.locator(".place")).get_by_role("listitem")
    expect(ranking).to_have_count(3)
    expect(result.locator(".panel svg[role=img]")).to_have_count(3)
    with page.expect_download() as download:
        result.get_by_role("button", name=re.compile("Save the picture|Bild speichern")).click()
    assert download.value.suggested_filename.endswith(f"{table}.png")
    page.goto(f"/t/{table}/story")
    for each in words:
        expect(page.get_by_role("main").get_by_text(each).first).to_be_visible()
    expect(page.locator(".cutout [data-meant]").first).to_be_visible()
    assert grave_findings(page) == []
    expect(ends.get_by_role("link", name=re.compile("Replay|Rückschau"))).to_be_in_viewport()
    page.locator(".turnings a").first.click()
    page.wait_for_url(re.compile(rf"/t/{table}/replay\?at=\d+"))
    page.go_back()
    expect(page.get_by_role("button", name=words[-1]).first).to_be_visible()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent") == words[-1]:
            break
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")  # what that would mean is said first
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(rf"/t/(?!{table})"))
    expect(page.get_by_text(re.compile("Played on from|weitergespielt"))).to_be_visible()


def test_a_game_with_dice_taken_back_says_so_at_its_end(visit: Visit) -> None:
    page = visit()
    table = sit_down(page, options={"points_to_win": 10})
    for _ in range(30):
        answer(page)
        page.wait_for_timeout(100)
        seq = state(page, table)["seq"]
        if page.request.get(f"/api/tables/{table}/replay?at={seq}&seat=0").json()["undo"]["dice"]:
            break
    page.get_by_role("button", name=re.compile("^Undo")).click()
    expect(page.get_by_role("log").get_by_text("takes back")).to_be_visible()
    finish_quickly(table, page)
    expect(
        page.get_by_text("taken back once and made anew").or_(page.get_by_text("times and made anew"))
    ).to_be_visible()

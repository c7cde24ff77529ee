"""What a person does at the table, in the browser."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any, cast
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, expect

from tests.conftest import SOAK
from tests.server.harness import Browser, Player, Server, play_together


def decision_bar(page: Page) -> Locator:
    return page.get_by_role("region", name="What is asked")


def asked(page: Page) -> Locator:
    """The line below the board while it takes an answer: a moment after the question came."""
    return page.locator("section[data-asked]")


def listed(page: Page) -> Locator:
    """The buttons that answer the question: in the list of all, which is opened for that."""
    expect(asked(page)).to_be_visible()
    if not page.locator(".optionlist").count():
        page.locator("button.unfold").click()
    answers = page.locator(".optionlist button.opt:enabled")
    expect(answers.first).to_be_visible()
    return answers


def press(thing: Locator) -> None:
    """Click it, or tap it where there are fingers."""
    if thing.page.evaluate("matchMedia('(pointer: coarse)').matches"):
        thing.tap()
    else:
        thing.click()


def answer(page: Page, place: int = 0) -> None:
    """Answer the question with the option at this place of the list."""
    press(listed(page).nth(place))


def in_lobby(page: Page, button: str, game: str = "Space Base") -> Locator:
    """A button on the card of a game in the lobby."""
    card = page.get_by_role("article").filter(has=page.get_by_role("heading", name=game))
    return card.get_by_role("button", name=button)


def start_against_bots(page: Page, game: str = "Space Base") -> None:
    in_lobby(page, "Play against bots", game).click()
    expect(asked(page)).to_be_visible()


def create_table(page: Page, seats: list[dict[str, str]], **wish: Any) -> str:
    """A table made by this visitor, without clicking through the form."""
    answer = page.request.post("/api/tables", data={"game": "space-base", "seats": seats, **wish})
    assert answer.ok, answer.text()
    table: str = answer.json()["id"]
    return table


def state(page: Page, table: str) -> dict[str, Any]:
    """How the server says the table stands."""
    found: dict[str, Any] = page.request.get(f"/api/tables/{table}").json()
    return found


def table_of(page: Page) -> str:
    return page.url.split("/t/")[1].split("/")[0]


def wait_for_seq(page: Page, table: str, seq: int) -> None:
    page.wait_for_function(
        "async ([table, seq]) => (await (await fetch(`/api/tables/${table}`)).json()).seq >= seq", arg=[table, seq]
    )


BY_HAND = 1500 if SOAK else 20
"""Clicks after which a long game is finished without clicking; `make soak` clicks to the end."""


def play_to_the_end(page: Page, table: str, rng: random.Random, by_hand: int = BY_HAND) -> int:
    """Click any option whenever there is one, until the game is over. How many clicks it took."""
    ends = page.get_by_role("dialog").or_(page.get_by_text("The game is over"))
    over = ends.or_(page.get_by_role("heading", name=re.compile("wins?$"))).filter(visible=True).first
    for clicks in range(by_hand):
        asked(page).or_(over).first.wait_for(timeout=30_000)
        if over.is_visible():
            return clicks
        before = state(page, table)["seq"]
        drafted = page.evaluate("document.body.dataset.drafted")
        answer(page, rng.randrange(min(listed(page).count(), 6)))
        page.wait_for_function(
            """async ([table, seq, drafted]) => document.body.dataset.drafted !== drafted
            || (await (await fetch(`/api/tables/${table}`)).json()).seq >= seq""",
            arg=[table, before + 1, drafted],
        )
    assert not SOAK, "the game did not end"
    finish_quickly(table, page)
    over.wait_for(timeout=30_000)
    return by_hand


@contextmanager
def without_clicking(page: Page, table: str) -> Iterator[Player]:
    """A visitor's seat at a table, played over a connection of its own."""
    address = urlsplit(page.url)
    server = cast("Server", SimpleNamespace(url=f"http://127.0.0.1:{address.port}"))
    (secret,) = [cookie["value"] for cookie in page.context.cookies()]
    browser = Browser(server, secret)
    with browser.live(table) as player:
        yield player
    browser.http.close()


def answer_quickly(table: str, page: Page, questions: int = 1) -> None:
    """Let a visitor answer so many questions without clicking: any option, and wait until it was taken."""
    with without_clicking(page, table) as player:
        player.play(questions)


def answer_until(page: Page, table: str, kind: str) -> None:
    """Let a visitor take the first option there is, without clicking, until a question of this kind comes."""
    with without_clicking(page, table) as player:
        for _ in range(120):
            decision = player.until(player.asked).decision
            if decision and decision.kind == kind:
                return
            player.answer(0)
    raise AssertionError(f"never asked: {kind}")


def choose_quickly(page: Page, table: str, *choices: list[str | int]) -> None:
    """Let a visitor make these choices one after the other, without clicking."""
    with without_clicking(page, table) as player:
        for choice in choices:
            decision = player.until(player.asked).decision
            assert decision is not None
            player.answer([list(option.choice) for option in decision.options].index(choice))


def finish_quickly(table: str, *pages: Page) -> None:
    """Let these visitors play to the end without clicking."""
    address = urlsplit(pages[0].url)
    server = cast("Server", SimpleNamespace(url=f"http://127.0.0.1:{address.port}"))
    browsers = [Browser(server, cookie["value"]) for page in pages for cookie in page.context.cookies()]
    players = [browser.live(table) for browser in browsers]
    play_together(players)
    for player in players:
        player.closing.close()
    for browser in browsers:
        browser.http.close()

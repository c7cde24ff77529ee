"""How the page calls its player back: title and icon, and if they are wanted sound and notifications."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import answer, asked, create_table, state, wait_for_seq

# What the browser would show and play is written down instead; the page can be put out of sight.
LISTEN = """
window.heard = {notices: [], tones: 0, hidden: false};
Object.defineProperty(document, 'hidden', {get: () => window.heard.hidden});
window.Notification = class extends EventTarget {
  static permission = 'granted';
  constructor(title, options) { super(); window.heard.notices.push([title, options.body]); }
  close() {}
};
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (at) { window.heard.tones += 1; start.call(this, at); };
"""


class Pair:
    """Ada, to whom the page belongs, and Bea, who only moves."""

    def __init__(self, visit: Visit, **settings: bool) -> None:
        self.ada, self.bea = visit(), visit()
        self.ada.context.add_init_script(LISTEN)
        self.ada.evaluate("kept => localStorage.setItem('orrery-settings', kept)", json.dumps(settings))
        self.table = create_table(self.ada, [{"kind": "me", "name": "Ada"}, {"kind": "open"}], name="Friday")
        assert self.bea.request.post(f"/api/tables/{self.table}/join", data={"name": "Bea"}).ok
        assert self.ada.request.post(f"/api/tables/{self.table}/start").ok
        for page in (self.ada, self.bea):
            page.goto(f"/t/{self.table}")
            expect(page.get_by_role("region", name="What is asked")).to_be_visible()

    def play_until_asked(self, seats: list[int]) -> None:
        """All answer until just these seats are asked."""
        while (now := state(self.ada, self.table))["waiting"] != seats:
            page = self.bea if 1 in now["waiting"] else self.ada
            expect(asked(page)).to_be_visible()
            answer(page)
            wait_for_seq(self.ada, self.table, now["seq"] + 1)

    def call(self) -> str:
        """What Ada is told while she is asked: it is her turn, or Bea's."""
        return "Your turn" if state(self.ada, self.table)["standing"]["turn"] == 0 else "You are asked"

    def heard(self, what: str) -> object:
        return self.ada.evaluate(f"window.heard.{what}")

    def call_back(self) -> None:
        """Ada waits out of sight, then she is asked something."""
        self.play_until_asked([1])
        expect(self.ada).to_have_title("Friday")
        self.ada.evaluate("window.heard = {notices: [], tones: 0, hidden: true}")
        self.play_until_asked([0])
        expect(self.ada).to_have_title(f"● {self.call()} · Friday")


def icon(page: Page) -> str:
    return page.locator("link[rel=icon]").get_attribute("href") or ""


def test_title_and_icon_say_whose_turn_it_is(visit: Visit) -> None:
    pair = Pair(visit)
    pair.play_until_asked([1])
    expect(pair.ada).to_have_title("Friday")
    plain = icon(pair.ada)
    pair.play_until_asked([0])
    expect(pair.ada).to_have_title(f"● {pair.call()} · Friday")
    assert icon(pair.ada) != plain
    pair.ada.goto("/")
    expect(pair.ada).to_have_title(f"● {pair.call()} · Orrery")  # the lobby says so, too
    expect(pair.ada.get_by_text("1 waits for you")).to_be_visible()


def test_nothing_is_heard_unless_it_is_wanted(visit: Visit) -> None:
    pair = Pair(visit)
    pair.call_back()
    assert (pair.heard("notices"), pair.heard("tones")) == ([], 0)


def test_a_sound_when_it_is_ones_turn(visit: Visit) -> None:
    pair = Pair(visit, sound=True)
    pair.call_back()
    assert (pair.heard("notices"), pair.heard("tones")) == ([], 2)


@pytest.mark.parametrize("hidden", [True, False], ids=["out of sight", "in sight"])
def test_a_notification_when_it_is_ones_turn(visit: Visit, hidden: bool) -> None:
    pair = Pair(visit, notifications=True)
    pair.play_until_asked([1])
    pair.ada.evaluate("hidden => { window.heard.hidden = hidden; }", hidden)
    pair.play_until_asked([0])
    expect(pair.ada).to_have_title(f"● {pair.call()} · Friday")
    assert pair.heard("notices") == ([[pair.call(), "Friday"]] if hidden else [])


@pytest.mark.parametrize("allowed", [True, False], ids=["allowed", "forbidden"])
def test_notifications_are_switched_on_only_if_the_browser_allows_them(visit: Visit, allowed: bool) -> None:
    page = visit()
    if allowed:
        page.context.grant_permissions(["notifications"])
    page.get_by_role("button", name="Settings").click()
    switch = page.get_by_label("Browser notifications when it is my turn")
    switch.click()
    expect(switch).to_be_checked(checked=allowed)
    # The browser is asked before anything is kept.
    kept = "JSON.parse(localStorage.getItem('orrery-settings')).notifications"
    page.wait_for_function(f"allowed => {kept} === allowed", arg=allowed)
    if not allowed:
        expect(page.get_by_text("Your browser does not allow notifications")).to_be_visible()


def test_the_sound_can_be_tried_when_it_is_switched_on(visit: Visit) -> None:
    page = visit()
    page.context.add_init_script(LISTEN)
    page.reload()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Sounds: dice, purchases").click()
    assert page.evaluate("window.heard.tones") == 2

"""Sitting down by a seat's own link, and what is refused in the language of the player."""

from __future__ import annotations

import json
import re

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.player import answer, create_table, state

ADA = {"kind": "me", "name": "Ada", "shape": "circle"}


def test_a_seats_own_link_asks_for_name_and_shape(visit: Visit) -> None:
    ada, bea = visit(), visit()
    table = create_table(ada, [ADA, {"kind": "me", "name": "Guest", "shape": "square"}], name="Friday", start=True)
    link = state(ada, table)["seats"][1]["link"]
    bea.goto(link)
    expect(bea.get_by_role("heading", name="The seat of Guest at “Friday”")).to_be_visible()
    name = bea.get_by_label("Your name")
    expect(name).to_have_value("Guest")
    name.fill("Bea")
    expect(bea.get_by_role("radio", name="Circle")).to_be_disabled()
    bea.get_by_role("radio", name="Hexagon").check(force=True)
    bea.get_by_role("button", name="Take this seat").click()
    bea.wait_for_url(f"**/t/{table}")
    expect(bea.get_by_role("complementary").get_by_text("Bea").first).to_be_visible()
    seat = state(bea, table)["seats"][1]
    assert (seat["name"], seat["shape"], seat["mine"]) == ("Bea", "hexagon", True)


def test_a_link_that_opens_no_seat(visit: Visit) -> None:
    page = visit(may_be_refused=True, locale="de-DE")
    table = create_table(page, [ADA, {"kind": "open"}])
    page.goto(f"/t/{table}/seat/{'x' * 40}")
    expect(page.get_by_role("heading", name="Dieser Link öffnet keinen Platz an diesem Tisch.")).to_be_visible()
    page.get_by_role("link", name="Nur zuschauen").click()
    page.wait_for_url(f"**/t/{table}")


def test_a_name_that_is_taken_is_refused_in_the_players_language(visit: Visit) -> None:
    ada, other = visit(), visit(may_be_refused=True, locale="de-DE")
    table = create_table(ada, [ADA, {"kind": "open"}])
    other.goto(f"/t/{table}")
    other.get_by_label("Dein Name").fill("Ada")
    other.get_by_role("button", name="Mitspielen").click()
    expect(other.get_by_role("status").get_by_text("Hier heißt schon jemand Ada.")).to_be_visible()


def test_a_choice_that_a_rule_forbids_is_refused_in_the_players_language(visit: Visit) -> None:
    page = visit(locale="de-DE")

    def forge(message: str | bytes, server: WebSocketRoute) -> None:
        said = json.loads(message)
        if said["type"] == "choose":
            said["choice"] = ["buy", "no such ship"]
        server.send(json.dumps(said))

    def pass_on(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda message: forge(message, server))

    page.route_web_socket("**/live*", pass_on)
    table = create_table(page, [ADA, {"kind": "bot", "bot": "random"}], start=True)
    page.goto(f"/t/{table}")
    answer(page)
    toast = page.get_by_role("status").locator(".toast")
    expect(toast).to_contain_text(re.compile("Ada wird gerade etwas anderes gefragt|no such ship"))
    toast.get_by_role("button", name="Die Regel").click()
    expect(toast.get_by_role("note")).to_be_visible()

"""Before a game: what can be played, making tables, sitting down, standing up, starting."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec
import pytest

import orrery
from orrery.bots.levels import LEVELS
from orrery.games import GAMES
from orrery.games import game as find_game
from orrery.server.identity import fingerprint
from orrery.server.schemas import (
    Clock,
    Created,
    Fit,
    GameInfo,
    Joining,
    Leaving,
    NewTable,
    SeatInfo,
    SeatLink,
    TableInfo,
)
from tests.server.harness import LIGHT_SPEED, SHORT, Browser, Server, at_once, bot, me, vacant

SEATS = [me("Ann"), bot()]


def kinds(table: TableInfo) -> list[str]:
    return [seat.kind for seat in table.seats]


# Games


def test_the_games_say_how_they_can_be_played(ann: Browser) -> None:
    games = {game.id: game for game in ann.get("/api/games", list[GameInfo])}
    assert list(games) == orrery.GAMES
    space_base, risk = games["space-base"], games["risk"]
    assert (space_base.fewest, space_base.most, space_base.bots) == (2, 5, list(LEVELS))
    points, light_speed = space_base.options
    assert (points.name, points.kind, points.default, points.low, points.high) == (
        "points_to_win",
        "number",
        40,
        10,
        200,
    )
    assert (light_speed.name, light_speed.kind, light_speed.default) == ("light_speed", "switch", False)
    variant = risk.options[0]
    assert (variant.kind, variant.default) == ("choice", "basic-training")
    assert variant.choices == ["basic-training", "command-room", "total-domination"]


def fitted(browser: Browser, game: str, **options: object) -> Fit:
    return browser.post(f"/api/games/{game}/fit", {"options": options}, Fit)


def test_a_game_says_which_options_go_together_and_how_many_may_play(ann: Browser) -> None:
    basic = fitted(ann, "risk")
    assert basic.seats == [3, 4, 5, 6]
    assert basic.open == ["variant", "round_limit"]
    domination = fitted(ann, "risk", variant="total-domination")
    assert domination.seats == [2, 3, 4, 5, 6]
    assert set(domination.open) == set(domination.options)
    assert fitted(ann, "risk", variant="command-room", teams=True).seats == [4, 6]
    assert fitted(ann, "space-base", light_speed="true").seats == [2, 3, 4, 5]


@pytest.mark.parametrize("game", GAMES)
def test_there_are_options_for_every_number_of_seats(ann: Browser, game: str) -> None:
    usual = fitted(ann, game).options
    for seats in find_game(game).rules.seat_counts:
        fit = ann.post(f"/api/games/{game}/fit", {"options": {}, "seats": seats}, Fit)
        assert seats in fit.seats
        assert sum(fit.options[name] != usual[name] for name in usual) == (seats == 2 and game == "risk")
    far_too_many = ann.post(f"/api/games/{game}/fit", {"options": {}, "seats": 99}, Fit)
    assert far_too_many.options == usual


def test_options_that_do_not_go_together_are_put_right(ann: Browser) -> None:
    fit = fitted(ann, "risk", variant="basic-training", teams=True, extended=True, round_limit=9)
    assert (fit.options["teams"], fit.options["extended"], fit.options["round_limit"]) == (False, False, 9)
    assert fit.seats == [3, 4, 5, 6]
    assert ann.refused("POST", "/api/games/risk/fit", {"options": {"variant": "chess"}})[0] == 400
    assert ann.refused("POST", "/api/games/chess/fit", {"options": {}})[1].startswith("unknown game")


def test_what_was_just_chosen_stays_and_the_rest_gives_way(ann: Browser) -> None:
    wish = {"scenario": "trump-card", "expansion": "brood-war", "mode": "survival", "bases": "three", "galaxy": 7}
    body = {"options": {**wish, "forget_orders": True}, "kept": ["scenario", "expansion"]}
    fit = ann.post("/api/games/starcraft/fit", body, Fit)
    assert (fit.options["scenario"], fit.options["mode"], fit.options["bases"]) == ("trump-card", "standard", "six")
    assert (fit.options["galaxy"], fit.options["forget_orders"]) == (0, True)
    assert fit.seats == [3]
    assert not {"mode", "bases", "galaxy", "planets", "leadership", "teams", "friendly_team"} & {*fit.open}
    assert {"scenario", "random_factions", "forget_orders", "round_limit"} <= {*fit.open}
    base = ann.post(
        "/api/games/starcraft/fit", {"options": {**fit.options, "expansion": "none"}, "kept": ["expansion"]}, Fit
    )
    assert (base.options["expansion"], base.options["scenario"]) == ("none", "none")


def test_a_choice_says_which_of_its_values_go_with_the_others(ann: Browser) -> None:
    fit = fitted(ann, "starcraft", expansion="brood-war", teams=True)
    assert {*fit.choices["planets"]} == {"two", "choose-two-of-three"}
    assert {*fit.choices["mode"]} == {"standard", "galactic-conquest", "survival"}
    assert fit.choices["bases"] == ["six"]


def test_a_table_is_not_made_for_seats_that_its_options_do_not_allow(ann: Browser) -> None:
    status, detail = ann.refused(
        "POST", "/api/tables", {"game": "risk", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]}
    )
    assert status == 400
    assert "is played by 3, 4, 5 or 6, not by 2" in detail


def test_a_table_is_not_made_for_options_that_do_not_go_together(ann: Browser) -> None:
    options = {"expansion": "brood-war", "scenario": "trump-card", "mode": "survival"}
    body = {"game": "starcraft", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], "options": options}
    sentence = "one game mode at a time: a scenario does not go with survival"
    assert ann.refused("POST", "/api/tables", body) == (400, sentence)


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("space-base", 2, SHORT),
        ("space-base", 5, LIGHT_SPEED),
        ("risk", 3, {}),
        ("risk", 4, {"variant": "command-room"}),
    ],
)
def test_the_components_of_a_table_are_kept_under_an_address_that_names_them(
    ann: Browser, name: str, seats: int, options: dict[str, Any]
) -> None:
    wish = NewTable(name, [me(f"A{number}") for number in range(seats)], options)
    table = ann.table(ann.post("/api/tables", wish, Created).id)
    path = f"/api/tables/{table.id}/components/"
    answer = ann.ask("GET", path + table.components)
    game = orrery.game(name)
    shown = game.data.components(game.rules.ruleset(game.check_options(options), None), seats)
    assert answer.json() == msgspec.to_builtins(shown)
    assert answer.headers["cache-control"] == "max-age=31536000, public, immutable"
    assert ann.start(table.id).components == table.components
    other = ann.refused("GET", path + "0123456789abcdef")
    assert other == (404, "These components are not those of the table any more. Please load the page again.")


# Creating


def test_seats_are_filled_as_wished(ann: Browser, ben: Browser) -> None:
    table_id = ann.create(
        me("Ann", "hexagon"),
        vacant(),
        bot("random", "Rob"),
        bot(),
        me(),
        name="Friday",
        options={"points_to_win": "60"},
        clock=Clock(300, 10),
    )
    mine, other = ann.table(table_id), ben.table(table_id)
    assert kinds(mine) == ["human", "open", "bot", "bot", "human"]
    assert [seat.name for seat in mine.seats] == ["Ann", "", "Rob", "Vega", "Commodore 5"]
    assert [seat.bot for seat in mine.seats] == ["", "", "random", "greedy", ""]
    assert mine.seats[0].shape == "hexagon"
    assert len({seat.shape for seat in mine.seats}) == len(mine.seats)
    assert (mine.status, mine.name, mine.clock) == ("open", "Friday", Clock(300, 10))
    assert mine.options == {"points_to_win": 60, "light_speed": False}
    assert (mine.mine, mine.host) == ([0, 4], True)
    assert (other.mine, other.host) == ([], False)
    assert [bool(seat.link) for seat in mine.seats] == [True, False, False, False, True]
    assert not any(seat.link for seat in other.seats)


def test_nobody_gets_the_shape_of_somebody_else(ann: Browser, ben: Browser) -> None:
    table_id = ann.create(me("Ann", "diamond"), vacant("diamond"), vacant("circle"), vacant())
    ben.join(table_id, "Ben", seat=3, shape=ann.table(table_id).seats[1].shape)  # of a seat that nobody has taken
    table = ann.start(table_id)
    assert len({seat.shape for seat in table.seats}) == 4


def test_a_table_starts_by_itself_when_nobody_is_missing(ann: Browser) -> None:
    assert ann.table(ann.create(*SEATS, start=True)).status == "running"
    assert ann.table(ann.create(*SEATS)).status == "open"
    assert ann.table(ann.create(me(), vacant(), start=True)).status == "open"


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"game": "chess"}, f"unknown game 'chess'; known: {', '.join(orrery.GAMES)}"),
        ({"seats": [me()]}, "space-base is played by 2 to 5, not by 1"),
        ({"seats": [me()] * 6}, "space-base is played by 2 to 5, not by 6"),
        ({"seats": [me()] * 13}, "seats: Expected `array` of length <= 12"),
        ({"seats": [me(), bot("gredy")]}, "unknown bot 'gredy'; known: random, greedy, easy, solid, hard, strong"),
        ({"seats": [me("Ann"), bot(name="Ann")]}, "Every player needs a name of their own."),
        ({"seats": [me("A" * 25), bot()]}, "seats[0].name: Expected `str` of length <= 24"),
        ({"seats": [{"kind": "cat"}, bot()]}, "seats[0].kind: Invalid enum value 'cat'"),
        ({"seats": [{"kind": "me", "shape": "crescent"}, bot()]}, "seats[0].shape: Invalid enum value 'crescent'"),
        ({"name": "A" * 41}, "name: Expected `str` of length <= 40"),
        ({"clock": {"bank": 29, "increment": 0}}, "clock.bank: Expected `int` >= 30"),
        ({"options": {"moons": 3}}, "space-base has no option 'moons'; it has: points_to_win, light_speed"),
        ({"options": {"points_to_win": 9}}, "option points_to_win must be a whole number from 10 to 200, not 9"),
        ({"options": {"light_speed": "maybe"}}, "option light_speed must be true or false, not maybe"),
        ({"seats": None}, "seats: Expected `array`, got `null`"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_table_that_cannot_be_is_refused_and_not_stored(
    server: Server, ann: Browser, wish: dict[str, Any], reason: str
) -> None:
    tables = "SELECT count(*) FROM tables"
    before = server.query(tables)
    assert ann.refused("POST", "/api/tables", {"game": "space-base", "seats": SEATS, **wish})[1] == reason
    assert server.query(tables) == before


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b'"x"', b"\xff\xfe", b'{"game": "space-base"}'])
def test_what_is_not_a_table_at_all_is_refused(ann: Browser, body: bytes) -> None:
    assert ann.http.post("/api/tables", content=body).status_code == 400


# Lists


def test_the_open_list_shows_public_tables_with_open_seats_only(ann: Browser, ben: Browser) -> None:
    public = ann.create(me(), vacant(), public=True)
    private = ann.create(me(), vacant())
    full = ann.create(*SEATS, public=True)
    running = ann.create(*SEATS, public=True, start=True)
    shown = ben.tables("open")
    assert public in shown
    assert not {private, full, running} & set(shown)
    ben.join(public, "Ben")
    assert public not in ben.tables("open")


def test_my_list_shows_my_tables_newest_first(ann: Browser, ben: Browser) -> None:
    first, second = ann.create(*SEATS), ann.create(me(), vacant())
    ben.create(*SEATS, public=True)
    assert ann.tables("mine") == [second, first]
    ben.join(second, "Ben")
    assert second in ben.tables("mine")
    ann.start(first)
    assert ann.tables("mine") == [first, second]
    assert ann.refused("GET", "/api/tables?which=all")[0] == 400


# Sitting down and standing up


def test_sitting_down_standing_up_and_starting(ann: Browser, ben: Browser, cleo: Browser) -> None:
    table_id = ann.create(me("Ann"), vacant(), vacant(), vacant())
    assert kinds(ben.join(table_id, "Ben")) == ["human", "human", "open", "open"]
    cleo.join(table_id, "Cleo", seat=3, shape="square")
    assert ann.table(table_id).seats[3] == SeatInfo(3, "human", "Cleo", "square")
    path = f"/api/tables/{table_id}"
    assert kinds(cleo.post(f"{path}/leave", Leaving(3), TableInfo)) == ["human", "human", "open", "open"]
    assert kinds(ann.post(f"{path}/bot", Leaving(3), TableInfo)) == ["human", "human", "open", "bot"]
    assert kinds(ann.post(f"{path}/leave", Leaving(3), TableInfo)) == ["human", "human", "open", "open"]
    started = ann.start(table_id)
    assert (started.status, kinds(started)) == ("running", ["human", "human", "bot", "bot"])
    assert [seat.name for seat in started.seats] == ["Ann", "Ben", "Vega", "Altair"]


def test_who_may_do_what_before_the_start(ann: Browser, ben: Browser, cleo: Browser) -> None:
    table_id = ann.create(me("Ann"), vacant(), vacant())
    ben.join(table_id, "Ben")
    before, path = ann.table(table_id), f"/api/tables/{table_id}"
    assert ben.refused("POST", f"{path}/start") == (403, "Only the one who made the table may do that.")
    assert ben.refused("POST", f"{path}/bot", Leaving(2)) == (403, "Only the one who made the table may do that.")
    assert ben.refused("POST", f"{path}/leave", Leaving(0)) == (403, "This is not your seat.")
    assert cleo.refused("POST", f"{path}/join", Joining("Ben")) == (403, "Somebody here is called Ben already.")
    assert cleo.refused("POST", f"{path}/join", Joining("Cleo", 1)) == (403, "This seat is taken.")
    assert cleo.refused("POST", f"{path}/join", Joining("Cleo", 7)) == (403, "This seat is taken.")
    assert cleo.refused("POST", f"{path}/join", Joining("C" * 25))[1] == "name: Expected `str` of length <= 24"
    assert ann.refused("POST", f"{path}/bot", Leaving(1)) == (403, "This seat is taken.")
    assert ann.refused("POST", f"{path}/bot", Leaving(-1)) == (403, "There is no seat -1 at this table.")
    assert ann.table(table_id) == before
    cleo.join(table_id, "Cleo")
    late = ben.server.browser()
    assert late.refused("POST", f"{path}/join", Joining("Late")) == (403, "All seats are taken.")


def test_who_may_do_what_after_the_start(ann: Browser, ben: Browser) -> None:
    path = f"/api/tables/{ann.create(*SEATS, start=True)}"
    before = ann.get(path, TableInfo)
    assert ann.refused("POST", f"{path}/start") == (403, "The game has started already.")
    assert ann.refused("POST", f"{path}/bot", Leaving(1)) == (403, "The game has started already.")
    assert ann.refused("POST", f"{path}/leave", Leaving(0))[0] == 403
    assert ben.refused("POST", f"{path}/join", Joining("Ben")) == (403, "The game has started; its seats are taken.")
    assert kinds(ann.get(path, TableInfo)) == kinds(before)
    for request in ("record", "verify"):
        assert ann.refused("GET", f"{path}/{request}")[0] == 403
    assert ann.refused("POST", f"{path}/rematch")[0] == 403
    assert ann.refused("POST", f"{path}/fork", {"at": 0})[0] == 403


def test_a_table_that_does_not_exist(ann: Browser) -> None:
    for table_id in ("nope", "%00", "%F0%9F%AA%90"):
        assert ann.refused("GET", f"/api/tables/{table_id}") == (404, "There is no such table.")
    assert ann.refused("POST", "/api/tables/nope/start") == (404, "There is no such table.")


def test_two_browsers_race_for_the_last_seat(server: Server, ann: Browser) -> None:
    table_id = ann.create(me("Ann"), vacant())
    racers = [server.browser() for _ in range(6)]
    wishes = [Joining(f"Racer {number}") for number in range(len(racers))]
    path = f"/api/tables/{table_id}/join"
    answers = at_once([partial(b.status, "POST", path, w) for b, w in zip(racers, wishes, strict=True)])
    assert sorted(answers) == [200] + [403] * 5
    winner = racers[answers.index(200)]
    assert [racer.table(table_id).mine for racer in racers] == [[1] if racer is winner else [] for racer in racers]
    assert winner.table(table_id).seats[1].name == wishes[answers.index(200)].name


def test_names_stay_unique_in_a_race(server: Server, ann: Browser) -> None:
    table_id = ann.create(me("Ann"), vacant(), vacant(), vacant())
    racers = [server.browser() for _ in range(3)]
    at_once([partial(b.status, "POST", f"/api/tables/{table_id}/join", Joining("Twin")) for b in racers])
    assert sorted(seat.name for seat in ann.table(table_id).seats) == ["", "", "Ann", "Twin"]


def test_a_table_starts_once(ann: Browser) -> None:
    table_id = ann.create(me("Ann"), vacant(), vacant())
    answers = at_once([partial(ann.status, "POST", f"/api/tables/{table_id}/start")] * 4)
    assert sorted(answers) == [200, 403, 403, 403]


# Seat links


def token_of(browser: Browser, table_id: str, seat: int) -> str:
    return browser.table(table_id).seats[seat].link.rpartition("/")[2]


def test_a_seat_link_brings_the_seat_to_another_browser(ann: Browser, ben: Browser) -> None:
    table_id = ann.create(me("Ann"), me("Twin"), start=True)
    link = ann.table(table_id).seats[1].link
    assert link.startswith(f"/t/{table_id}/seat/")
    with ben.live(table_id) as player:  # a page that is open already learns of it
        assert player.update.seat is None
        assert ben.join(table_id, "", token=token_of(ann, table_id, 1)).mine == [1]
        player.until(lambda update: update.seat == 1)
    assert ann.table(table_id).mine == [0, 1]
    assert token_of(ben, table_id, 1) != token_of(ann, table_id, 1)
    assert ben.table(table_id).seats[1].name == "Twin"


def test_a_seat_link_says_whose_seat_it_opens(ann: Browser, ben: Browser) -> None:
    table_id = ann.create(me("Ann"), me("Twin", "square"))
    token = token_of(ann, table_id, 1)
    seat = ben.post(f"/api/tables/{table_id}/seat", SeatLink(token), SeatInfo)
    assert (seat.seat, seat.name, seat.shape, seat.mine, seat.link) == (1, "Twin", "square", False, "")
    assert ben.refused("POST", f"/api/tables/{table_id}/seat", SeatLink("x"))[0] == 403
    assert ben.table(table_id).mine == []  # who only looks does not sit


@pytest.mark.parametrize("running", [False, True], ids=["before the start", "in play"])
def test_who_takes_a_seat_by_its_link_chooses_name_and_shape(ann: Browser, ben: Browser, running: bool) -> None:
    table_id = ann.create(me("Ann", "circle"), me("Twin", "square"), start=running)
    token = token_of(ann, table_id, 1)
    path = f"/api/tables/{table_id}/join"
    assert ben.refused("POST", path, Joining("Ann", token=token)) == (403, "Somebody here is called Ann already.")
    with ann.live(table_id) as player:
        ben.join(table_id, " Ben ", shape="hexagon", token=token)
        player.until(lambda update: update.table.seats[1].name == "Ben")
    table = ben.table(table_id)
    assert (table.mine, table.seats[1].name, table.seats[1].shape) == ([1], "Ben", "hexagon")
    ben.join(table_id, "Ben", shape="circle", token=token)  # which is Ann's
    assert ben.table(table_id).seats[1].shape == "hexagon"
    with ann.live(table_id) as player:
        if not running:
            ann.start(table_id)
            player.until(lambda update: update.table.waiting)
        while player.update.table.status != "over":
            player.play_any_seat()
    said = str([event.say.arguments for event in ann.replay(table_id, player.update.seq).events])
    assert "Ben" in said
    assert "Twin" not in said
    ben.join(table_id, "Zoe", token=token)
    assert ben.table(table_id).seats[1].name == "Ben"  # what is over stays as it was


def test_a_name_is_needed_to_sit_down(ann: Browser, ben: Browser) -> None:
    table_id = ann.create(me("Ann"), vacant())
    for name in ("", "  "):
        answer = ben.refused("POST", f"/api/tables/{table_id}/join", Joining(name))
        assert answer == (403, "Please say what you are called.")


def test_a_wrong_token_opens_nothing(ann: Browser, ben: Browser) -> None:
    table_id, other = ann.create(me("Ann"), vacant()), ann.create(me("Ann"), vacant())
    for token in ("x", token_of(ann, other, 0), fingerprint(token_of(ann, table_id, 0)), ann.secret):
        answer = ben.refused("POST", f"/api/tables/{table_id}/join", Joining("Ben", token=token))
        assert answer == (403, "This link does not open a seat at this table.")
    assert ben.table(table_id).mine == []


def test_a_link_ends_when_its_player_stands_up(ann: Browser, ben: Browser, cleo: Browser) -> None:
    table_id = ann.create(me("Ann"), vacant())
    ben.join(table_id, "Ben")
    token = token_of(ben, table_id, 1)
    ben.post(f"/api/tables/{table_id}/leave", Leaving(1), TableInfo)
    assert cleo.refused("POST", f"/api/tables/{table_id}/join", Joining("Cleo", token=token))[0] == 403


def test_secrets_and_tokens_are_stored_hashed_only(server: Server, ann: Browser) -> None:
    table_id = ann.create(*SEATS, start=True)
    stored = server.stored()
    assert fingerprint(ann.secret).encode() in stored
    assert fingerprint(token_of(ann, table_id, 0)).encode() in stored
    assert ann.secret.encode() not in stored
    assert token_of(ann, table_id, 0).encode() not in stored


@pytest.mark.parametrize("alike", ["Ann", "ann", " Ann ", "Аnn", "An\u200bn", "Ａnn"], ids=ascii)
def test_names_that_look_alike_do_not_share_a_table(ann: Browser, ben: Browser, alike: str) -> None:
    table_id = ann.create(me("Ann"), vacant())
    status, reason = ben.refused("POST", f"/api/tables/{table_id}/join", Joining(alike))
    assert (status, reason) == (403, f"Somebody here is called {alike.strip()} already.")
    assert ben.refused("POST", f"/api/tables/{table_id}/join", Joining("\u200b"))[1] == (
        "Please say what you are called."
    )
    ben.join(table_id, "Anna")
    twice = NewTable("space-base", [me("Ann"), me(alike.strip())])
    assert ann.refused("POST", "/api/tables", twice)[1] == "Every player needs a name of their own."


def test_a_bot_is_not_called_like_somebody_at_its_table(ann: Browser) -> None:
    table_id = ann.create(me("v\u0435ga"), vacant())  # with a Cyrillic letter
    names = [seat.name for seat in ann.start(table_id).seats]
    assert names == ["v\u0435ga", "Altair"]

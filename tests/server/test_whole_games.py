"""Games over the wire, from the first question to the end and beyond."""

from __future__ import annotations

import json
import socket
from functools import partial
from pathlib import Path

import pytest

import orrery
from orrery.core.chance import seed_hash
from orrery.server.schemas import Created, Forking, Say, Verified
from tests.server.harness import LIGHT_SPEED, SHORT, Browser, Server, at_once, bot, me, play_together, seated, vacant


def check_the_end(browser: Browser, table_id: str) -> orrery.Record:
    """A finished game verifies here and there, and its record replays to what was shown."""
    table = browser.table(table_id)
    assert (table.status, table.waiting) == ("over", [])
    verified = browser.get(f"/api/tables/{table_id}/verify", Verified)
    assert verified == Verified(True, "", str(table.seed), table.seed_hash)
    assert seed_hash(verified.seed) == table.seed_hash
    download = browser.ask("GET", f"/api/tables/{table_id}/record")
    assert download.headers["content-disposition"] == f'attachment; filename="space-base-{table_id}.jsonl"'
    record = orrery.Record.parse(download.text)
    match = record.verify(orrery.game("space-base"))
    assert match.result == table.result
    assert match.length == table.seq
    return record


@pytest.mark.parametrize(
    ("seats", "options"), [(2, SHORT), (4, SHORT), (3, LIGHT_SPEED)], ids=["2 seats", "4 seats", "light speed"]
)
def test_a_game_against_bots(ann: Browser, seats: int, options: dict[str, bool | int | str]) -> None:
    table_id = ann.create(me("Ann"), *[bot()] * (seats - 1), options=options, start=True)
    published = ann.table(table_id).seed_hash
    with ann.live(table_id) as player:
        end = player.play()
        assert (end.decision, end.table.status, end.undo.free) == (None, "over", False)
    record = check_the_end(ann, table_id)
    assert record.header.seed_hash == published
    assert record.header.options == {"light_speed": False, **options}


def test_a_game_of_people_in_browsers_of_their_own(ann: Browser, ben: Browser, cleo: Browser) -> None:
    with seated(ann, ben, cleo) as players:
        ends = play_together(players)
        assert [end.seat for end in ends] == [0, 1, 2]
        assert len({str(end.table.result) for end in ends}) == 1
        check_the_end(ann, players[0].table_id)


def test_two_seats_in_one_browser(ann: Browser) -> None:
    table_id = ann.create(me("Ann"), me("Amy"), start=True)
    with ann.live(table_id) as player:
        while player.update.table.status != "over":
            player.play_any_seat()
    check_the_end(ann, table_id)


def test_two_browsers_with_one_seat_see_the_same(ann: Browser, ben: Browser) -> None:
    table_id = ann.create(me("Ann"), bot(), start=True)
    ben.join(table_id, "", token=ann.table(table_id).seats[0].link.rpartition("/")[2])
    with ann.live(table_id) as desk, ben.live(table_id) as phone:
        for player, other in [(desk, phone), (phone, desk)] * 3:
            other.until(player.same)
            player.play(1)
            other.until(player.same)
            assert other.update.view == player.update.view


def test_a_spectator_sees_everything_but_decides_nothing(ann: Browser, cleo: Browser) -> None:
    table_id = ann.create(me("Ann"), bot(), start=True)
    with ann.live(table_id) as player, cleo.live(table_id) as spectator:
        end = player.play()
        seen = spectator.until(lambda update: update.table.status == "over")
        assert (seen.seat, seen.decision, seen.table.mine) == (None, None, [])
        assert seen.seq == end.seq
        assert all(line.seat is None for line in spectator.lines)
        spectator.send(Say("well played"))
        player.until(lambda _: [line.text for line in player.lines] == ["well played"])


def test_who_is_there(ann: Browser, ben: Browser) -> None:
    table_id = ann.create(me("Ann"), vacant())
    with ann.live(table_id) as player:
        player.until(lambda update: update.table.seats[0].online)
        with ben.live(table_id) as other:  # first looks, then sits down
            ben.join(table_id, "Ben")
            player.until(lambda update: update.table.seats[1].online)
            assert other.until(lambda update: update.seat == 1).table.mine == [1]
        player.until(lambda update: not update.table.seats[1].online)


def test_a_choice_sent_on_the_way_out_is_taken(ann: Browser, cleo: Browser) -> None:
    table_id = ann.create(me("Ann"), bot(), start=True)
    with cleo.live(table_id) as spectator:
        for _ in range(8):
            with ann.live(table_id) as player:
                player.answer()
                player.socket.socket.shutdown(socket.SHUT_RDWR)  # as a browser whose network is gone
            spectator.until(player.moved_on)  # and the bot has been woken, whose move may come next


# Afterwards


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[Browser, Browser, str]:
    """Two browsers, and a light-speed game that they have played to the end."""
    ann, ben = server.browser(), server.browser()
    with seated(ann, ben) as players:
        play_together(players)
        return ann, ben, players[0].table_id


Finished = tuple[Browser, Browser, str]


def test_a_replay_shows_every_move_from_every_seat(finished: Finished, cleo: Browser) -> None:
    ann, _, table_id = finished
    record = orrery.Record.parse(ann.ask("GET", f"/api/tables/{table_id}/record").text)
    game = orrery.game("space-base")
    for at in (0, 1, 2, len(record.items) // 2, len(record.items)):
        match = record.replay(game, at)
        for seat in (None, 0, 1):
            shown = cleo.replay(table_id, at, seat)
            assert shown.view == match.view(seat)
            assert (shown.seq, shown.seat) == (at, seat)
            assert shown.events_from + len(shown.events) == len(match.events_for(seat))
    for wrong in (f"at={len(record.items) + 1}", "at=-1", "at=x", "at=0&seat=2", "at=0&seat=-1", ""):
        assert ann.refused("GET", f"/api/tables/{table_id}/replay?{wrong}")[0] in (400, 403)


def test_playing_on_from_a_move(finished: Finished, cleo: Browser) -> None:
    ann, _, table_id = finished
    at = ann.table(table_id).seq - 6
    forked = cleo.post(f"/api/tables/{table_id}/fork", Forking(at, 1, "random", "Cleo"), Created).id
    with cleo.live(forked) as player:
        table = player.update.table
        assert ([seat.name for seat in table.seats], table.mine) == (["Ann", "Cleo"], [1])
        assert [seat.kind for seat in table.seats] == ["bot", "human"]
        assert table.forked_from == table_id
        assert cleo.replay(forked, at, 1).view == ann.replay(table_id, at, 1).view
        end = player.play()
    assert end.seq > at
    assert end.table.seed != ann.table(table_id).seed


@pytest.mark.parametrize("fork_at", [0, 9])
def test_the_dice_of_a_fork_are_verified_from_where_it_goes_its_own_way(
    finished: Finished, cleo: Browser, fork_at: int
) -> None:
    _, _, table_id = finished
    forked = cleo.post(f"/api/tables/{table_id}/fork", Forking(fork_at, 1, "random", "Cleo"), Created).id
    published = cleo.table(forked).seed_hash
    with cleo.live(forked) as player:
        player.play()
    table = cleo.table(forked)
    assert (table.forked_from, table.forked_at) == (table_id, fork_at)
    verified = cleo.get(f"/api/tables/{forked}/verify", Verified)
    assert verified == Verified(True, "", str(table.seed), published, table_id, fork_at)
    again = cleo.post(f"/api/tables/{forked}/fork", Forking(fork_at + 5, 1, "random", "Cleo"), Created).id
    with cleo.live(again) as player:  # a fork of a fork
        player.play()
    assert cleo.get(f"/api/tables/{again}/verify", Verified).verified


@pytest.mark.parametrize("tampered", ["the own seed", "how much was taken over"])
def test_a_fork_whose_dice_were_changed_does_not_verify(tmp_path: Path, tampered: str) -> None:
    with Server(tmp_path) as server:
        ann = server.browser()
        original = ann.create(me("Ann"), bot("random"), start=True)
        with ann.live(original) as player:
            player.play()
        forked = ann.post(f"/api/tables/{original}/fork", Forking(6, 0, "random"), Created).id
        with ann.live(forked) as player:
            player.play()
        assert ann.get(f"/api/tables/{forked}/verify", Verified).verified
    if tampered == "the own seed":
        header = json.loads(server.query("SELECT header FROM tables WHERE id = ?", forked)[0][0])
        server.query("UPDATE tables SET header = ? WHERE id = ?", json.dumps({**header, "seed": "weighted"}), forked)
    else:
        server.query("UPDATE tables SET forked_at = 16 WHERE id = ?", forked)
    with Server(tmp_path) as server:
        ann = server.browser(ann.secret)
        verified = ann.get(f"/api/tables/{forked}/verify", Verified)
        assert not verified.verified
        assert verified.problem


def test_the_same_bots_play_on_and_strong_ones_for_people(server: Server, cleo: Browser) -> None:
    ann, ben = server.browser(), server.browser()
    table_id = ann.create(me("Ann"), vacant(), bot("random"), bot("easy"))
    ben.join(table_id, "Ben")
    ann.start(table_id)
    with ann.live(table_id) as one, ben.live(table_id) as other:
        play_together([one, other])
    names = [seat.name for seat in ann.table(table_id).seats]
    forked = ann.table(ann.post(f"/api/tables/{table_id}/fork", Forking(3, 0), Created).id)
    assert [(seat.kind, seat.bot) for seat in forked.seats] == [
        ("human", ""),
        ("bot", "strong"),
        ("bot", "random"),
        ("bot", "easy"),
    ]
    assert [seat.name for seat in forked.seats] == names
    forked = cleo.table(cleo.post(f"/api/tables/{table_id}/fork", Forking(3, 2), Created).id)  # in a bot's seat
    assert [seat.bot for seat in forked.seats] == ["strong", "strong", "", "easy"]
    assert (forked.mine, [seat.name for seat in forked.seats]) == ([2], names)


def test_what_cannot_be_played_on_from(finished: Finished) -> None:
    ann, _, table_id = finished
    path = f"/api/tables/{table_id}/fork"
    assert ann.refused("POST", path, Forking(10_000)) == (403, "The game is over at that point.")
    assert ann.refused("POST", path, Forking(0, 5)) == (403, "There is no seat 5 at this table.")
    assert ann.refused("POST", path, Forking(0, bot="gredy"))[0] == 400
    assert ann.refused("POST", path, Forking(0, name="Ben")) == (403, "Every player needs a name of their own.")


def test_a_rematch_is_one_table_for_everybody(finished: Finished, cleo: Browser) -> None:
    ann, ben, table_id = finished
    path = f"/api/tables/{table_id}/rematch"
    assert cleo.refused("POST", path)[0] == 403
    created = at_once([partial(browser.post, path, None, Created) for browser in (ann, ben, ann, ben)])
    assert len({table.id for table in created}) == 1
    again = created[0].id
    assert ann.table(table_id).rematch == again
    assert (ann.table(again).mine, ben.table(again).mine, cleo.table(again).mine) == ([0], [1], [])
    assert [seat.name for seat in ann.table(again).seats] == ["Ann", "Ben"]
    assert ann.table(again).options == ann.table(table_id).options
    host, guest = (ann, ben) if ann.table(again).host else (ben, ann)
    assert host.start(again).status == "running"
    assert guest.post(path, None, Created).id == again


def test_a_rematch_keeps_the_bots(ann: Browser) -> None:
    table_id = ann.create(me("Ann"), bot("random", "Rob"), start=True)
    with ann.live(table_id) as player:
        player.play()
    again = ann.table(ann.post(f"/api/tables/{table_id}/rematch", None, Created).id)
    assert [(seat.kind, seat.name) for seat in again.seats] == [("human", "Ann"), ("bot", "Rob")]
    assert again.status == "running"  # there is nobody to wait for
    assert ann.post(f"/api/tables/{table_id}/rematch", None, Created).id == again.id

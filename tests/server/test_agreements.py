"""Taking back, bots that take seats over, and clocks."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from orrery.server.schemas import Clock, Plan, Proposal, Propose, Respond, Undo, Update
from tests.server.harness import LIGHT_SPEED, Browser, Player, Server, at_once, bot, me, seated, vacant


def proposals(update: Update) -> list[Proposal]:
    return update.table.proposals


def play_until(players: list[Player], reached: str) -> Player:
    """All play until somebody's undo is free, or possible but not free. Who that is."""
    while True:
        latest = max(players, key=lambda player: player.update.seq)
        for player in players:
            player.until(latest.same)
            if player.update.undo.possible and player.update.undo.free == (reached == "free"):
                return player
        next(player for player in players if player.seat in latest.update.table.waiting).play(1)


# Undo


def test_a_choice_that_revealed_nothing_is_taken_back_freely(ann: Browser, ben: Browser) -> None:
    with seated(ann, ben) as players:
        first, other = players
        before = first.update
        first.play(1)
        assert (first.update.seq, first.update.undo.free) == (1, True)
        first.send(Undo(0))
        after = first.until(lambda update: update.seq == 2)
        assert after.view == before.view
        assert before.decision is not None
        assert after.decision == replace(before.decision, since=2)  # the same question, asked anew
        assert after.table.waiting == before.table.waiting
        assert first.reason(Undo(0)) == "There is no choice of yours to take back."
        first.play(1)
        other.until(lambda update: update.seq == 3)
        other.play(1)


def test_the_log_goes_back_with_an_undo(ann: Browser) -> None:
    """After an undo the log is what a browser that comes anew is told."""
    with seated(ann, ann.server.browser()) as players:
        log: list[Any] = []
        player = play_until(players, "free")
        length = player.update.seq
        player.send(Undo(player.seat))
        player.until(lambda update: update.seq > length)
        for frame in player.frames:
            message = json.loads(frame)
            if message["type"] == "update":
                log[message["events_from"] :] = message["events"]
        with player.browser.live(player.table_id) as anew:
            assert json.loads(anew.frames[0])["events"] == log


def test_what_revealed_something_is_taken_back_when_everyone_agrees(ann: Browser, ben: Browser, cleo: Browser) -> None:
    with seated(ann, ben, cleo) as players:
        by = play_until(players, "revealed")
        others = [player for player in players if player is not by]
        before = by.update
        assert "Everyone must agree" in by.reason(Undo(by.seat))
        by.send(Propose(by.seat, "undo"))
        for player in players:
            assert proposals(player.until(proposals)) == [
                Proposal("undo", by.seat, by.seat, [], [other.seat for other in others])
            ]
        assert by.reason(Respond(by.seat, True)) == "You are not asked about this."
        others[0].send(Respond(others[0].seat, True))
        by.until(lambda update: update.table.proposals[0].agreed == [others[0].seat])
        assert by.update.seq == before.seq
        others[1].send(Respond(others[1].seat, True))
        after = by.until(lambda update: update.seq > before.seq)
        assert by.seat in after.table.waiting
        assert proposals(after) == []
        assert others[0].reason(Respond(others[0].seat, True)) == "There is nothing to agree to any more."


def test_agreeing_at_the_same_time(ann: Browser, ben: Browser, cleo: Browser) -> None:
    with seated(ann, ben, cleo) as players:
        by = play_until(players, "revealed")
        before = by.update
        by.send(Propose(by.seat, "undo"))
        others = [player for player in players if player is not by]
        for player in others:
            player.until(proposals)
        for player in others * 2:  # twice each: nothing may be taken back twice
            player.send(Respond(player.seat, True))
        by.until(lambda update: update.seq > before.seq)
        for player in others:
            player.refused(Respond(player.seat, True))
        undos = "SELECT count(*) FROM moves WHERE table_id = ? AND item LIKE '%\"undo\"%'"
        assert ann.server.query(undos, by.table_id) == [(1,)]


def test_one_who_declines_ends_a_proposal(ann: Browser, ben: Browser) -> None:
    with seated(ann, ben) as players:
        by = play_until(players, "revealed")
        other = next(player for player in players if player is not by)
        before = by.update
        by.send(Propose(by.seat, "undo"))
        other.until(proposals)
        other.send(Respond(other.seat, False))
        line = by.until_said("client-declined")
        assert line.say is not None
        assert line.say.arguments == {"name": other.update.table.seats[other.seat].name}
        after = by.until(lambda update: not proposals(update))
        assert (after.seq, after.view) == (before.seq, before.view)


def test_playing_on_ends_a_proposal(ann: Browser, ben: Browser) -> None:
    with seated(ann, ben) as players:
        by = play_until(players, "revealed")
        by.send(Propose(by.seat, "undo"))
        for player in players:
            player.until(proposals)
        next(player for player in players if player.seat in by.update.table.waiting).play(1)
        by.until(lambda update: not proposals(update))


def test_bots_who_move_do_not_end_a_proposal(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Server(tmp_path_factory.mktemp("slow"), BOT_PAUSE=1) as server:
        ann, ben = server.browser(), server.browser()
        table_id = ann.create(me("Ann"), vacant(), bot(), options=LIGHT_SPEED)
        ben.join(table_id, "Ben")
        ann.start(table_id)
        with ann.live(table_id) as first, ben.live(table_id) as other:
            first.play(1)
            other.play(1)
            first.until(lambda update: update.seq == 2)  # the bot is thinking
            first.send(Propose(0, "undo"))
            other.until(proposals)
            other.until(lambda update: update.seq == 3)
            assert proposals(other.update)
            other.send(Respond(1, True))
            other.until(lambda update: update.seq == 4 and 0 in update.table.waiting)


def test_alone_with_bots_everything_can_be_taken_back_at_once(ann: Browser) -> None:
    table_id = ann.create(me("Ann"), bot(), start=True)
    with ann.live(table_id) as player:
        player.play(3)
        player.until(player.asked)
        told = player.update.events_from + len(player.update.events)
        player.send(Propose(0, "undo"))
        player.next_update()
        player.until(lambda update: update.events_from < told)  # the log has become shorter
        player.play()


def test_nothing_to_take_back(ann: Browser, ben: Browser) -> None:
    with seated(ann, ben) as players:
        assert players[0].reason(Propose(0, "undo")) == "There is no choice of yours to take back."


# Answers given together


def test_the_answer_that_completes_a_question_to_all_stands(ann: Browser, ben: Browser) -> None:
    """The last to answer sees what the others have chosen, so the own answer can't be taken back freely any more."""
    with seated(ann, ben) as players:
        first, last = players
        assert first.update.table.waiting == [0, 1]
        first.play(1)
        assert first.update.undo.free
        last.until(first.same)
        last.play(1)
        last.until(lambda update: update.seq == 2)
        assert not last.update.undo.free
        assert "Everyone must agree" in last.reason(Undo(1))


def test_a_plan_that_goes_too_far_is_no_oracle(ann: Browser, ben: Browser) -> None:
    """What would come after the completing answer is not tried: every impossible second step is refused alike."""
    with seated(ann, ben) as players:
        first, last = players
        first.play(1)
        last.until(first.same)
        assert last.update.decision is not None
        answers = [option.choice for option in last.update.decision.options[:2]]
        seconds: list[list[str | int]] = [["pass"], ["no-such-verb", 3], answers[0]]
        refusals = {last.reason(Plan(1, last.update.seq, [answer, second])) for answer in answers for second in seconds}
        assert len(refusals) == 1
        assert last.update.seq == 1


# Takeover


def test_nobody_is_replaced_without_a_say(ann: Browser, ben: Browser) -> None:
    """The one concerned is asked, and keeps the seat by declining."""
    with seated(ann, ben) as players:
        first, other = players
        first.send(Propose(0, "takeover", 1))
        assert proposals(other.until(proposals)) == [Proposal("takeover", 0, 1, [], [1])]
        other.send(Respond(1, False))
        first.until_said("client-declined")
        first.until(lambda update: not proposals(update))
        assert first.browser.table(first.table_id).seats[1].kind == "human"
        first.send(Propose(0, "takeover", 1))
        other.until(proposals)
        other.send(Respond(1, True))
        first.until(lambda update: update.table.seats[1].kind == "bot")


def test_a_bot_takes_a_seat_over_when_all_agree(ann: Browser, ben: Browser, cleo: Browser) -> None:
    with seated(ann, ben, cleo) as players:
        first, gone, third = players
        first.send(Propose(0, "takeover", 1))
        assert proposals(third.until(proposals)) == [Proposal("takeover", 0, 1, [], [1, 2])]
        first.play(1)  # playing on does not end it
        third.send(Respond(2, True))
        gone.until(lambda update: proposals(update) and proposals(update)[0].agreed == [2])
        gone.send(Respond(1, True))
        line = first.until_said("client-taken-over")
        assert line.say is not None
        assert line.say.arguments == {"name": "Ben"}
        gone.until(lambda update: update.seat is None)
        assert first.until(lambda update: update.table.seats[1].kind == "bot").table.seats[1].bot == "greedy"
        third.play(1)
        first.until(lambda update: update.seq >= 3)  # the bot has answered
        assert gone.reason(Undo(1)) == "This is not your seat."
        assert first.reason(Propose(0, "takeover", 1)) == "A bot sits there already."
        assert first.reason(Propose(0, "takeover", 9)) == "There is no seat 9 at this table."


def test_who_was_replaced_gets_the_seat_back_by_its_own_link(ann: Browser, ben: Browser) -> None:
    with seated(ann, ben) as players:
        first, other = players
        link = other.update.table.seats[1].link
        other.send(Propose(1, "takeover", 1))
        first.until(proposals)
        first.send(Respond(0, True))
        told = other.until(lambda update: update.table.seats[1].kind == "bot")
        assert (told.table.mine, told.table.seats[1].link) == ([], link)
        assert first.update.table.seats[1].link == ""
        ben.join(other.table_id, "Ben", token=link.rsplit("/", 1)[1])
        first.until_said("client-returned")
        back = other.until(lambda update: update.table.mine == [1])
        assert (back.table.seats[1].kind, back.table.seats[1].bot) == ("human", "")
        while 1 not in other.update.table.waiting:
            first.play(1)
            other.until(first.same)
        other.play(1)


def test_the_one_who_moves_again_is_not_gone(ann: Browser, ben: Browser, cleo: Browser) -> None:
    with seated(ann, ben, cleo) as players:
        players[0].send(Propose(0, "takeover", 1))
        players[1].until(proposals)
        players[1].play(1)
        players[0].until(lambda update: update.seq == 1 and not proposals(update))


# An agreement is carried out at once


def test_nothing_comes_between_an_agreement_and_what_was_agreed(ann: Browser, ben: Browser, cleo: Browser) -> None:
    """Somebody moves while the last one agrees: either the move ends the proposal, or the undo comes first."""
    for _ in range(6):
        with seated(ann, ben, cleo) as players:
            agree_while_somebody_moves(players)


def agree_while_somebody_moves(players: list[Player]) -> None:
    by = play_until(players, "revealed")
    proposed = by.update.seq
    by.send(Propose(by.seat, "undo"))
    for player in players:
        player.until(proposals)
    mover = next(player for player in players if player.seat in by.update.table.waiting)
    early, last = sorted((player for player in players if player is not by), key=lambda player: player is not mover)
    early.send(Respond(early.seat, True))
    last.until(lambda update: update.table.proposals[0].agreed == [early.seat])
    at_once([partial(last.send, Respond(last.seat, True)), partial(mover.send, mover.choice())])
    by.until(lambda update: update.seq > proposed and not proposals(update))
    query = "SELECT seq FROM moves WHERE table_id = ? AND item LIKE '%\"undo\"%'"
    assert by.browser.server.query(query, by.table_id) in ([], [(proposed + 1,)])


# Clocks


class LateServer(Server):
    """A server for which it is as late as we like."""

    def __init__(self, folder: Path) -> None:
        self.later, self.passed = folder / "later", 0
        self.let_pass(0)
        super().__init__(folder, hooks=True, TEST_LATER=self.later)

    def let_pass(self, seconds: int) -> None:
        self.passed += seconds
        new = self.later.with_suffix(".new")
        new.write_text(str(self.passed))
        new.replace(self.later)  # at once: the server never reads half of it


@pytest.fixture(scope="module")
def late(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LateServer]:
    with LateServer(tmp_path_factory.mktemp("late")) as server:
        yield server


def times(player: Player) -> list[float | None]:
    return [seat.time_left for seat in player.browser.table(player.table_id).seats]


def test_a_clock_runs_while_its_player_is_asked(late: LateServer) -> None:
    with seated(late.browser(), late.browser(), clock=Clock(100, 50)) as players:
        first = players[0]
        assert first.update.table.clock == Clock(100, 50)
        late.let_pass(30)
        assert times(first) == pytest.approx([70, 70], abs=5)
        first.play(1)
        assert times(first) == pytest.approx([120, 70], abs=5)  # the increment, for the one who has answered
        late.let_pass(40)
        assert times(first) == pytest.approx([120, 30], abs=5)
        late.let_pass(60)
        assert times(first)[1] == 0
        players[1].play(1)  # too late, but nobody has brought a bot


def test_answering_and_taking_back_in_turns_gains_no_time(late: LateServer) -> None:
    with seated(late.browser(), late.browser(), clock=Clock(100, 50)) as players:
        first = players[0]
        for turn in range(4):  # all are asked at once: the answer ends the question
            first.play(1)
            first.until(lambda update, turn=turn: update.seq == 2 * turn + 1)  # type: ignore[misc]
            first.send(Undo(0))
            first.until(lambda update, turn=turn: update.seq == 2 * turn + 2)  # type: ignore[misc]
            first.answered = None
        assert times(first)[0] == pytest.approx(100, abs=5)
        player = play_until(players, "free")
        while player.update.table.waiting != [player.seat]:  # in the middle of a turn: another question follows
            next(other for other in players if other.seat in player.update.table.waiting).play(1)
            player = play_until(players, "free")
        before = times(player)[player.seat]
        for _ in range(3):
            seq = player.update.seq
            player.send(Undo(player.seat))
            undone = player.until(lambda update, seq=seq: update.seq > seq).seq  # type: ignore[misc]
            late.let_pass(10)
            player.answered = None
            player.play(1)
            player.until(lambda update, undone=undone: update.seq > undone)  # type: ignore[misc]
        assert before is not None
        assert times(player)[player.seat] == pytest.approx(before - 30, abs=5)  # what was spent stays spent


def test_when_a_clock_has_run_out_one_other_may_bring_a_bot(late: LateServer) -> None:
    with seated(late.browser(), late.browser(), late.browser(), clock=Clock(100, 0)) as players:
        first, _, third = players
        first.play(1)
        third.until(first.same)
        third.play(1)
        late.let_pass(110)
        assert first.browser.table(first.table_id).seats[1].kind == "human"  # nothing happens by itself
        first.send(Propose(0, "takeover", 1))
        first.until_said("client-taken-over")
        first.until(lambda update: update.seq >= 3)  # the bot has answered


def test_who_has_time_left_is_not_replaced_by_one_alone(late: LateServer) -> None:
    with seated(late.browser(), late.browser(), late.browser(), clock=Clock(100, 0)) as players:
        players[0].send(Propose(0, "takeover", 1))
        players[0].until(proposals)
        assert players[0].browser.table(players[0].table_id).seats[1].kind == "human"


def test_who_stays_away_for_long_is_replaced_by_the_others(late: LateServer) -> None:
    """The time is the table's; before it is over the one concerned is asked."""
    with seated(late.browser(), late.browser(), late.browser(), patience=7200) as players:
        first, gone, third = players
        assert first.update.table.patience == 7200
        first.until(lambda update: update.table.seats[1].online)
        gone.closing.close()
        since = first.until(lambda update: update.table.seats[1].away_since).table.seats[1].away_since
        assert since == pytest.approx(time.time() + late.passed, abs=20)
        late.let_pass(7000)
        first.send(Propose(0, "takeover", 1))
        assert proposals(third.until(proposals)) == [Proposal("takeover", 0, 1, [], [1, 2])]
        late.let_pass(400)
        first.send(Propose(0, "takeover", 1))
        third.until(lambda update: proposals(update) and proposals(update)[0].needed == [2])
        third.send(Respond(2, True))
        first.until(lambda update: update.table.seats[1].kind == "bot")


def test_a_table_without_a_clock(ann: Browser, ben: Browser) -> None:
    with seated(ann, ben) as players:
        assert times(players[0]) == [None, None]

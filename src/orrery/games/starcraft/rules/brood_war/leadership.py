"""Leadership cards: one a stage, chosen secretly and revealed together; they hold the starting forces. (pages 9, 10)

What the cards do stands in `effects/leadership.py`.
"""

from __future__ import annotations

from orrery.core import Choice, Decision, Procedure, Seat, ask_together, unforeseen
from orrery.core.ruleset import StepFunction
from orrery.games.starcraft.leadership import SPECIAL_VICTORY
from orrery.games.starcraft.state import StarCraftState
from orrery.games.starcraft.values import GONE, IN_PLAY, UNUSED


def choose_leadership(s: StarCraftState, stage: int) -> Procedure[None]:
    """Everybody chooses a card of the stage, and all are revealed together; then they are applied, clockwise from the
    first player. [BW-LEAD-02] [BW-LEAD-04] [BW-LEAD-06]"""
    s.leadership_stage = stage
    choosing = [seat for seat in s.clockwise() if not s.eliminated[seat] and open_cards(s, seat, stage)]
    asked = [seat for seat in choosing if len(open_cards(s, seat, stage)) > 1]
    chosen = {seat: open_cards(s, seat, stage)[0] for seat in choosing}
    if asked:
        answers = yield from ask_together([choosing_card(s, seat, stage) for seat in asked])
        chosen |= {seat: card_of(s, answer) for seat, answer in zip(asked, answers, strict=True)}
        s.chance.reveal()
    for seat, card in chosen.items():
        s.tell("leadership-chosen", "BW-LEAD-04", seat=seat, leadership=s.catalog.leadership[card].id)
    s.then(*(("apply_leadership", seat, card) for seat, card in chosen.items()))


def choosing_card(s: StarCraftState, seat: Seat, stage: int) -> Decision:
    """Which card of a stage."""
    cards = s.catalog.leadership
    return Decision(
        seat,
        "choose-leadership",
        lambda: [("lead", cards[card].id) for card in open_cards(s, seat, stage)],
        rule="BW-LEAD-04",
        about={"stage": stage},
    )


def card_of(s: StarCraftState, choice: Choice) -> int:
    """The card that was chosen."""
    match choice:
        case ("lead", str() as name):
            card = s.catalog.leadership_number[name]
        case _:
            unforeseen(choice)
    return card


def open_cards(s: StarCraftState, seat: Seat, stage: int) -> list[int]:
    """The cards of a stage among which a player chooses.

    Without Leadership cards there is only that with the special victory [BW-OPT-12]; in the larger galaxy these are not
    used, except for the forces on them. [BW-OPT-08] [BW-OPT-10]
    """
    cards = s.catalog.leadership
    unused = [card for card in s.leadership_at(s.faction[seat], UNUSED) if cards[card].stage == stage]
    if s.rules.starting_forces != "leadership":
        return [card for card in unused if cards[card].kind == SPECIAL_VICTORY]
    return [card for card in unused if s.rules.objectives or cards[card].kind != SPECIAL_VICTORY]


def choose_new_leadership(s: StarCraftState) -> None:
    """Once the game has entered a new stage its cards are chosen; those of a stage that was skipped are lost.
    [BW-LEAD-03] [BW-LEAD-05] [BW-REGR-03] [BW-AMB-01] [BW-AMB-02]"""
    stage = s.event_stage()
    if stage > s.leadership_stage:
        s.then(("choose_leadership", stage))


def apply_leadership(s: StarCraftState, seat: Seat, card: int) -> None:
    """A card stays in effect, or does what it says and leaves the game. [BW-LEAD-07] [BW-LEAD-08]"""
    kept = s.catalog.leadership[card].stays and (s.rules.objectives or not s.catalog.leadership[card].objective)
    s.leadership[card] = IN_PLAY if kept else GONE
    if s.phase != "setup":  # in the set-up the forces must stand first
        s.then(("lead", seat, card))


STEPS: dict[str, StepFunction] = {
    "choose_leadership": choose_leadership,
    "choose_new_leadership": choose_new_leadership,
    "apply_leadership": apply_leadership,
}

"""The table as text, for terminals and logs."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.core import Message, Seat
from orrery.core.words import Words
from orrery.games.space_base.catalog import SECTORS
from orrery.games.space_base.state import LEVELS, NOBODY, ROW, SpaceBaseState
from orrery.games.space_base.words import face_parts, line

DICE = " ⚀⚁⚂⚃⚄⚅"


def picture(s: SpaceBaseState, seat: Seat | None, names: Sequence[str], words: Words) -> str:
    """Everyone's tracks, the shipyard, the colonies, and the console of `seat` (of everyone for a spectator)."""
    lines = [_headline(s, names, words), "", *_tracks(s, names, words), "", *_shipyard(s, words)]
    for player in range(s.seats) if seat is None else [seat]:
        lines += ["", *_console(s, player, names, words)]
    if seat is not None and s.hands[seat]:
        lines += ["", words.text("space-base-picture-hand")]
        lines += [f"  {words.say(line(s.card(card), s.seats))}" for card in s.hands[seat]]
    return "\n".join(lines)


def _headline(s: SpaceBaseState, names: Sequence[str], words: Words) -> str:
    if s.winner != NOBODY:
        return words.text("space-base-picture-over")
    if s.active == NOBODY:
        return words.text("space-base-picture-setup")
    dice = f"{DICE[s.dice[0]]} {DICE[s.dice[1]]}" if s.dice[0] and s.dice[1] else "–"
    return words.text("space-base-picture-turn", round=s.round, name=names[s.active], dice=dice)


def _tracks(s: SpaceBaseState, names: Sequence[str], words: Words) -> list[str]:
    width = max(len(name) for name in names)
    lines = []
    for player in range(s.seats):
        mark = "▶" if player == s.active else " "
        tracks = words.text(
            "space-base-picture-tracks",
            credits=f"{s.credits[player]:>3}",
            income=f"{s.income[player]:>3}",
            points=f"{s.points[player]:>3}",
            goal=s.goal,
        )
        lines.append(f"{mark} {names[player]:<{width}}  {tracks}")
    return lines


def _shipyard(s: SpaceBaseState, words: Words) -> list[str]:
    lines = [words.text("space-base-picture-shipyard")]
    for level in range(LEVELS):
        under = sum(len(cards) for _, cards in s.under[level])
        lines.append("  " + words.text("space-base-picture-level", level=level + 1, deck=len(s.decks[level]) + under))
        row = [s.card(card) for card in s.yard[level * ROW : (level + 1) * ROW] if card >= 0]
        lines += [f"    {words.say(line(card, s.seats))}" for card in row]
    colonies: list[str | Message] = [
        f"{card.sector}: {card.cost}¢ {card.points_once}★"
        for card in (s.card(number) for number in s.colonies if number >= 0)
    ]
    lines.append("  " + words.text("space-base-picture-colonies", colonies=colonies or ["–"]))
    return lines


def _console(s: SpaceBaseState, seat: Seat, names: Sequence[str], words: Words) -> list[str]:
    lines = [words.text("space-base-picture-console", name=names[seat])]
    for sector in range(1, SECTORS + 1):
        station = s.stationed(seat, sector)
        missions = " / ".join(_face(s, card, words) for card in s.missions(seat, sector))
        lines.append(f"  {sector:>2}  {_face(s, station, words):<34}  {missions or '–'}")
    return lines


def _face(s: SpaceBaseState, card: int, words: Words) -> str:
    if card < 0:
        return "–"
    if s.catalog.colony[card]:
        return words.text("space-base-picture-colony")
    charges = " ▣" * s.charges[card]
    return (
        words.say(Message("space-base-picture-face", {"parts": face_parts(s.face(card), s.seats) or ["–"]})) + charges
    )

"""The table as text, for terminals and logs."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from orrery.core import Message, Seat
from orrery.core.message import Argument
from orrery.core.words import Words
from orrery.games.risk.catalog import Achievement, Planet
from orrery.games.risk.names import achievement_name, card_name, name_of, neutral_name, territory_name
from orrery.games.risk.rules.achievements import progress
from orrery.games.risk.rules.reinforcements import reinforcements
from orrery.games.risk.state import ABSENT, NOBODY, NOWHERE, OPEN, RiskState
from orrery.games.risk.texts import card_text

WIDTH = 100
"""No line is longer."""
COLUMNS, COLUMN = 2, 38
"""Territories side by side, so that they fit a terminal of 80 characters, and the width of each."""
PLAYER_LETTERS, NEUTRAL_LETTERS = "ABCDEF", "wxyz"
"""Who holds a territory: a player by the seat, or a neutral colour."""
HERO, BASE, FIELD, TOWER, STAR = "♥", "⌂", "◆", "♜", "★"


def picture(s: RiskState, seat: Seat | None, names: Sequence[str], words: Words) -> str:
    """Everyone's forces, the board planet by planet, the achievements, and the cards of `seat`."""
    lines = [_headline(s, names, words), "", *_forces(s, names, words), "", *_board(s, words)]
    if s.round:
        lines += ["", *_achievements(s, names, words)]
    if seat is not None and (s.hand(seat) or s.won(seat)):
        lines += ["", *_cards(s, seat, words)]
    return "\n".join(lines)


def _headline(s: RiskState, names: Sequence[str], words: Words) -> str:
    if s.winners:
        return words.text("risk-picture-over")
    phase = name_of("phase", s.phase)
    if not s.round:
        return words.text("risk-picture-setup", phase=phase)
    return words.text("risk-picture-turn", round=s.round, name=names[s.active], phase=phase)


def _letter(s: RiskState, owner: int) -> str:
    if owner == NOBODY:
        return "·"
    return PLAYER_LETTERS[owner] if s.is_player(owner) else NEUTRAL_LETTERS[owner - s.seats]


# Forces


def _forces(s: RiskState, names: Sequence[str], words: Words) -> list[str]:
    """One line a player, and one more for what achievements have brought."""
    width = max(len(name) for name in names)
    lines = []
    for seat in s.order:
        mark = "▶" if seat == s.active and s.round else " "
        lines.append(f"{mark} {_letter(s, seat)} {names[seat]:<{width}}  {words.say(_force(s, seat))}")
        if gains := _gains(s, seat):
            lines.append(f"    {' ' * width}  {words.text('risk-picture-gains', gains=gains)}")
    for colour, faction in enumerate(s.neutrals):
        owner = s.seats + colour
        neutral = neutral_name(s.catalog.factions[faction].id)
        forces = words.text("risk-picture-neutral", territories=s.size(owner), units=s.units_of(owner))
        lines.append(f"  {_letter(s, owner)} {words.say(neutral)}  {forces}")
    return lines


def _force(s: RiskState, seat: Seat) -> Message:
    if s.faction[seat] < 0:
        return Message("risk-picture-undecided")
    arguments: dict[str, Argument] = {
        "faction": name_of("faction", s.catalog.factions[s.faction[seat]].id),
        "territories": s.size(seat),
        "units": s.units_of(seat),
    }
    if not s.round:
        return Message("risk-picture-force-placing", {**arguments, "supply": s.supply[seat]})
    if not s.is_alive(seat):
        return Message("risk-picture-force-out", arguments)
    arguments |= {
        "fields": s.mineral_fields(seat),
        "income": reinforcements(s, seat),
        "cards": s.cards.where.count(seat),
    }
    return Message("risk-picture-force", {**arguments, "won": len(s.won(seat))})


def _gains(s: RiskState, seat: Seat) -> list[str | Message]:
    """A seat's achievements and rewards, and that its hero is off the board."""
    gains: list[str | Message] = [
        achievement_name(s.catalog, award.id) for award in s.catalog.achievements if s.achievement[award.number] == seat
    ]
    gains += [name_of("reward", reward.id) for reward in s.catalog.rewards if s.reward[reward.number] == seat]
    if s.rules.heroes and s.round and s.hero[seat] == NOWHERE and s.is_alive(seat):
        gains.append(Message("risk-picture-hero-out"))
    return gains


# The board


def _board(s: RiskState, words: Words) -> list[str]:
    signs = {"hero": HERO, "base": BASE, "field": FIELD, "tower": TOWER}
    lines = [words.text("risk-picture-legend", **signs)]
    for planet in s.catalog.planets:
        lines += _planet(s, planet, words)
    return lines


def _planet(s: RiskState, planet: Planet, words: Words) -> list[str]:
    """A planet's name with its bonus, and its territories in columns."""
    cells = [f"  {_territory(s, territory, words):<{COLUMN}}" for territory in planet.territories]
    return [
        words.text("risk-picture-planet", planet=name_of("planet", planet.id), bonus=planet.bonus),
        *("".join(cells[row : row + COLUMNS]).rstrip() for row in range(0, len(cells), COLUMNS)),
    ]


def _territory(s: RiskState, territory: int, words: Words) -> str:
    """Owner, units, name and what stands there, in a cell of a column."""
    marks = HERO * s.hero.count(territory) + TOWER * s.tower.count(territory)
    if s.base[territory] != NOBODY:
        marks += BASE + ("" if s.base[territory] == s.owner[territory] else _letter(s, s.base[territory]))
    marks += FIELD * s.field[territory]
    front = f"{_letter(s, s.owner[territory])}{s.units[territory]:>3} "
    name, room = words.say(territory_name(s, territory)), COLUMN - len(front) - len(marks) - bool(marks)
    if len(name) > room:
        name = name[: room - 1] + "…"
    return f"{front}{name} {marks}".rstrip()


# Achievements and cards


def _achievements(s: RiskState, names: Sequence[str], words: Words) -> list[str]:
    """What lies on the board with everyone's progress, and who has taken the rest."""
    awards = [award for award in s.catalog.achievements if s.achievement[award.number] != ABSENT]
    labels = [
        words.text("risk-picture-award", award=achievement_name(s.catalog, award.id), level=award.level)
        for award in awards
    ]
    width = max((len(label) for label in labels), default=0)
    return [
        words.text("risk-picture-achievements"),
        *(
            f"  {label:<{width}}  {_standing(s, award, names, words)}"
            for award, label in zip(awards, labels, strict=True)
        ),
    ]


def _standing(s: RiskState, award: Achievement, names: Sequence[str], words: Words) -> str:
    holder = s.achievement[award.number]
    if holder != OPEN:
        return words.text("risk-picture-taken", name=names[holder])
    reached: list[str | Message] = [
        f"{_letter(s, seat)} {progress(s, seat, award)}" for seat in s.order if s.is_alive(seat)
    ]
    return words.text("risk-picture-progress", reached=reached, goal=award.amount)


def _cards(s: RiskState, seat: Seat, words: Words) -> list[str]:
    """The seat's own cards with what they do, and those that count for their stars only."""
    lines = [words.text("risk-picture-hand")]
    for number in s.hand(seat):
        card = s.catalog.cards[number]
        windows: list[str | Message] = [name_of("window", window) for window in card.windows]
        said = words.text(
            "risk-picture-card" if s.rules.abilities else "risk-picture-star-card",
            card=card_name(s.catalog, card.id),
            stars=STAR * card.stars,
            windows=windows,
            text=card_text(s.catalog, card.id),
        )
        lines += wrap(said, WIDTH, initial_indent="  ", subsequent_indent="      ")
    for number in s.won(seat):
        name = card_name(s.catalog, s.catalog.card_ids[number])
        lines.append("  " + words.text("risk-picture-won-card", card=name, stars=STAR * s.catalog.stars[number]))
    return lines

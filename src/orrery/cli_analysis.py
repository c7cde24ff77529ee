"""`orrery analyse`: everybody's chances over a finished game, its turning moves, and its most costly decisions."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from orrery.bots.analysis import BUDGET, QUESTIONS, Analysis, Slip, analyse
from orrery.bots.reasons import percent, share
from orrery.bots.search import SURE
from orrery.core import Match, OrreryError, Record
from orrery.core.story import Story, story
from orrery.core.words import LANGUAGES, Words
from orrery.files import check_writable
from orrery.games import find_pack
from orrery.games import game as find_game
from orrery.progress import progress_bar


def analyse_command(
    file: Annotated[Path, typer.Argument(help="A record of a finished game.")],
    questions: Annotated[int, typer.Option("--questions", min=0, help="How many decisions to look into.")] = QUESTIONS,
    budget: Annotated[int, typer.Option("--budget", min=1, help="Decisions in trials for each of them.")] = BUDGET,
    json: Annotated[Path | None, typer.Option("--json", help="Write all of it to this file.")] = None,
    language: Annotated[str, typer.Option("--language", help=f"One of: {', '.join(LANGUAGES)}.")] = "en",
    pack: Annotated[Path | None, typer.Option("--pack", help="A folder with corrected component data.")] = None,
) -> None:
    """Tell how a finished game was won and lost: chances round by round, turning moves, luck, and costly decisions.

    Example: orrery analyse game.jsonl --language de
    """
    words = Words(language)
    if json is not None:
        check_writable(json)
    record = Record.read(file)
    game = find_game(record.header.game)
    corrections = find_pack(game.id, pack)
    if record.result is None:
        raise OrreryError(f"{file}: {words.text('analysis-unfinished')}")
    try:
        match = record.replay(game, pack=corrections)
    except OrreryError as error:
        raise OrreryError(f"{file}: {error}") from None
    told = story(record, game, pack=corrections)
    console = Console()
    console.print(chances_table(told, match, words))
    if told.turnings:
        console.print(f"\n[bold]{words.text('analysis-turnings')}[/bold]")
        for line in turning_lines(told, match, words):
            console.print(escape(line))
    analysis = Analysis(0, 0, [])
    with progress_bar(game.id, questions) as advance:
        for found in analyse(record, game, pack=corrections, questions=questions, budget=budget):
            analysis = found
            advance()
    if questions:
        console.print(f"\n[bold]{words.text('analysis-slips')}[/bold]")
        for slip in analysis.slips:
            for line in slip_lines(slip, match.names, words):
                console.print(escape(line))
        if not analysis.slips:
            console.print(words.text("analysis-no-slips"))
        console.print(words.text("analysis-looked", count=analysis.of))
    if json is not None:
        whole = {"beats": told.beats, "turnings": told.turnings, "slips": analysis.slips}
        json.write_bytes(msgspec.json.format(msgspec.json.encode(whole), indent=2) + b"\n")


def chances_table(told: Story, match: Match[Any], words: Words) -> Table:
    """Everybody's chances at the end of each round, and everybody's luck in all."""
    table = Table(title=words.text("analysis-chances"))
    table.add_column(words.text("analysis-round"), justify="right")
    for name in match.names:
        table.add_column(escape(name), justify="right")
    last = {beat.round: beat for beat in told.beats if beat.round}
    for round_number, beat in last.items():
        table.add_row(str(round_number), *(words.say(share(chance)) for chance in beat.chances))
    luck = [sum(beat.luck[seat] for beat in told.beats) for seat in range(match.seats)]
    table.add_section()
    table.add_row(words.text("analysis-luck"), *(words.say(percent(each)) for each in luck))
    return table


def turning_lines(told: Story, match: Match[Any], words: Words) -> list[str]:
    """The turning moves in words."""
    return [
        words.text(
            "analysis-turning",
            round=turning.round,
            move=turning.move,
            swing=percent(turning.swing),
            luck=percent(turning.luck),
            name=match.names[turning.seat],
            told=words.say(match.told(turning.events[0])),
        )
        for turning in told.turnings
    ]


def slip_lines(slip: Slip, names: list[str], words: Words) -> list[str]:
    """A costly decision in words: what was chosen, what would have been better, and why."""
    lines = [
        words.text("analysis-slip", round=slip.round, move=slip.move, name=names[slip.seat], chosen=slip.said),
        "  "
        + words.text(
            "analysis-better",
            better=slip.better_said,
            cost=percent(slip.cost),
            error=max(1, round(100 * SURE * slip.error)),
            chance=share(slip.chance),
        ),
    ]
    for key, reasons in (("analysis-reasons", slip.reasons), ("analysis-against", slip.against)):
        if reasons:
            lines.append("  " + words.text(key, reasons=[words.say(reason) for reason in reasons]))
    return lines

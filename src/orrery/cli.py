"""The `orrery` command."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any, NoReturn

import msgspec
import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from orrery import __version__, cli_analysis, cli_training
from orrery.bots.levels import LEVELS
from orrery.cli_ladder import duels_table, ratings_table
from orrery.core import Game, Match, OrreryError, Record
from orrery.core.chance import new_seed
from orrery.core.log import Undo
from orrery.core.words import LANGUAGES, Words
from orrery.files import check_writable
from orrery.games import GAMES, find_pack
from orrery.games import game as find_game
from orrery.lab import Contest, Summary, simulate
from orrery.lab.ladder import Ladder, climb
from orrery.progress import progress_bar
from orrery.terminal import TerminalGame

app = typer.Typer(
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)

OptionFlag = Annotated[
    list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="A game option; may be given several times.")
]
PackFlag = Annotated[Path | None, typer.Option("--pack", help="A folder with corrected component data.")]
LanguageFlag = Annotated[str, typer.Option("--language", help=f"One of: {', '.join(LANGUAGES)}.")]
SeedFlag = Annotated[str | None, typer.Option("--seed", help="Any text; the same seed gives the same game.")]


def _say_version(wanted: bool) -> None:
    if wanted:
        print(f"Orrery {__version__}")
        raise typer.Exit


@app.callback()
def orrery(
    version: Annotated[
        bool, typer.Option("--version", callback=_say_version, is_eager=True, help="Say the version, and end.")
    ] = False,
) -> None:
    """Space board games with every rule enforced: play them, watch them, study them."""


def parse_options(pairs: list[str] | None) -> dict[str, object]:
    """Game options from KEY=VALUE texts."""
    options: dict[str, object] = {}
    for pair in pairs or []:
        key, equals, value = pair.partition("=")
        if not equals or not key:
            raise OrreryError(f"--option wants KEY=VALUE, not '{pair}'")
        if key in options:
            raise OrreryError(f"option {key} is given twice")
        options[key] = value
    return options


@app.command()
def games(language: LanguageFlag = "en") -> None:
    """List the games with their seats and options.

    Example: orrery games --language de
    """
    words = Words(language)
    for name in GAMES:
        game = find_game(name)
        seats = f"{game.rules.seat_counts[0]}–{game.rules.seat_counts[-1]}"
        print(f"{name}: {words.text(f'{name}-name')}, {words.text('games-players', seats=seats)}")
        for field in msgspec.structs.fields(game.rules.options):
            default = msgspec.json.encode(field.default).decode()
            print(f"  --option {field.name}={default}  {words.text(f'{name}-option-help-{field.name}')}")


def bots_named(names: str) -> list[str]:
    """The bots in a list separated by commas."""
    return [name.strip() for name in names.split(",")] if names else []


def fewest_seats(game: Game[Any], options: dict[str, object]) -> int:
    """How many it takes at least to play a game with these options."""
    return min(game.rules.seats_for(game.check_options(options)), default=game.rules.seat_counts[0])


@app.command("simulate")
def simulate_command(
    game: Annotated[str, typer.Argument(help="A game from `orrery games`.")],
    games: Annotated[int, typer.Option("--games", help="How many games to play.")] = 100,
    seats: Annotated[
        str, typer.Option("--seats", help="The bots, one a seat, separated by commas; without, greedy and random ones.")
    ] = "",
    option: OptionFlag = None,
    seed: SeedFlag = None,
    workers: Annotated[int, typer.Option("--workers", help="Processes to share the work.")] = 1,
    json: Annotated[Path | None, typer.Option("--json", help="Write the results to this file.")] = None,
    records: Annotated[
        Path | None, typer.Option("--records", help="Write each game's record into this folder.")
    ] = None,
    pack: PackFlag = None,
) -> None:
    """Let bots play many games and sum the results up. Seats rotate from game to game.

    Example: orrery simulate space-base --games 1000 --seats greedy,random --seed 1 --workers 2
    """
    options = parse_options(option)
    others = fewest_seats(find_game(game), options) - 1
    contest = Contest(
        game=game,
        bots=bots_named(seats) or ["greedy", *["random"] * others],
        games=games,
        seed=new_seed() if seed is None else seed,
        options=options,
        pack=find_pack(game, pack),
        records=records,
    )
    contest.check()
    if json is not None:
        check_writable(json)
    with progress_bar(game, games) as advance:
        summary = simulate(contest, workers, advance)
    if json is not None:
        json.write_bytes(msgspec.json.format(msgspec.json.encode(summary), indent=2) + b"\n")
    Console().print(summary_table(summary))


def summary_table(summary: Summary) -> Table:
    """The closing table of a simulation."""
    table = Table(
        title=f"{summary.game}, {summary.games} games, seed {escape(summary.seed)}",
        caption=(
            f"{summary.mean_rounds:.1f} rounds a game, {summary.games_per_second:,.1f} games/s, "
            f"{summary.decisions_per_second:,.0f} decisions/s"
        ),
    )
    table.add_column("#", justify="right")
    table.add_column("bot")
    for heading in ("wins", "win rate", "95 % interval", "mean points", "mean place"):
        table.add_column(heading, justify="right")
    for number, standing in enumerate(summary.seats, start=1):
        low, high = standing.interval
        table.add_row(
            str(number),
            standing.bot,
            f"{standing.wins:g}",
            f"{standing.win_rate:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{standing.mean_points:.1f}",
            f"{standing.mean_place:.2f}",
        )
    return table


@app.command("ladder")
def ladder_command(
    game: Annotated[str, typer.Argument(help="A game from `orrery games`.")],
    bots: Annotated[
        str, typer.Option("--bots", help="The bots, the weakest first, separated by commas; without, the levels.")
    ] = "",
    seats: Annotated[int, typer.Option("--seats", help="How many play; 0 for as few as possible.")] = 0,
    games: Annotated[int, typer.Option("--games", help="The most games of each pair.")] = 400,
    all_games: Annotated[
        bool, typer.Option("--all-games", help="Play them all, even if it is clear before who is stronger.")
    ] = False,
    option: OptionFlag = None,
    seed: Annotated[str, typer.Option("--seed", help="Any text; the same seed gives the same games.")] = "ladder",
    workers: Annotated[int, typer.Option("--workers", help="Processes to share the work.")] = 1,
    keep: Annotated[
        Path | None, typer.Option("--keep", help="Keep the games in this file, and go on with those in it.")
    ] = None,
    pack: PackFlag = None,
) -> None:
    """Find out which bots are stronger: every pair plays, in all seats with the same seeds.

    Example: orrery ladder space-base --games 400 --keep space-base.jsonl
    """
    options = parse_options(option)
    ladder = Ladder(
        game=game,
        bots=bots_named(bots) or list(LEVELS),
        seats=seats or fewest_seats(find_game(game), options),
        games=games,
        seed=seed,
        options=options,
        all_games=all_games,
        pack=find_pack(game, pack),
    )
    ladder.check()
    if keep is not None:
        check_writable(keep)
    with progress_bar(game, games * len(ladder.pairs())) as advance:
        standings = climb(ladder, keep, workers, advance)
    for table in (duels_table(standings), ratings_table(standings)):
        Console().print(table)


app.command()(cli_training.train)
app.command()(cli_training.calibrate)
app.command("analyse")(cli_analysis.analyse_command)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record, as `--records` or `--record` writes it.")],
    at: Annotated[
        int | None, typer.Option("--at", help="Stop after this many lines of play and show the table.")
    ] = None,
    verify: Annotated[bool, typer.Option("--verify", help="Play it anew from its seed and check everything.")] = False,
    language: LanguageFlag = "en",
    pack: PackFlag = None,
) -> None:
    """Tell a recorded game as a readable log.

    Example: orrery replay game.jsonl --at 40 --language de
    """
    words = Words(language)
    record = Record.read(file)
    game = find_game(record.header.game)
    corrections = find_pack(game.id, pack)
    try:
        if verify:
            record.verify(game, pack=corrections)
        match = record.replay(game, at, pack=corrections)
    except OrreryError as error:
        raise OrreryError(f"{file}: {error}") from None
    for event in match.events:
        print(words.say(match.told(event)))
    if at is not None or not match.over:
        print(f"\n{game.words.picture(match.state, None, match.names, words)}\n")
    if match.over:
        print(words.text("terminal-winners", winners=[match.names[seat] for seat in match.result.winners]))
    elif at is None:
        print(words.text("replay-unfinished"))
    if verify:
        print(words.text("replay-verified", choices=sum(not isinstance(item, Undo) for item in record.items)))


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="A game from `orrery games`.")],
    terminal: Annotated[bool, typer.Option("--terminal", help="Play here, in the terminal.")] = False,
    bots: Annotated[
        str, typer.Option("--bots", help="The opponents, separated by commas; without, as few greedy ones as possible.")
    ] = "",
    option: OptionFlag = None,
    seed: SeedFlag = None,
    name: Annotated[str, typer.Option("--name", help="What the log calls you.")] = "",
    language: LanguageFlag = "en",
    record: Annotated[Path | None, typer.Option("--record", help="Write the game's record to this file.")] = None,
    pack: PackFlag = None,
) -> None:
    """Play against bots: in the browser, or with --terminal right here.

    Example: orrery play space-base --terminal --bots greedy,greedy --option light_speed=true
    """
    if not terminal:
        find_game(game)
        asked = {"--bots": bots, "--option": option, "--seed": seed, "--name": name, "--record": record}
        given = [flag for flag, value in {**asked, "--pack": pack}.items() if value]
        if given:
            raise OrreryError(f"{', '.join(given)}: only with --terminal; in the browser, the lobby asks")
        run_server("127.0.0.1", 0, browser=True)
        return
    words = Words(language)
    found, options, corrections = find_game(game), parse_options(option), find_pack(game, pack)
    opponents = bots_named(bots) or ["greedy"] * (fewest_seats(found, options) - 1)
    if record is not None:
        check_writable(record)
    match: Match[Any] = Match(
        found,
        1 + len(opponents),
        seed=seed,
        options=options,
        names=[name or words.text("you"), *(f"{bot} {number}" for number, bot in enumerate(opponents, start=1))],
        pack=corrections,
    )
    TerminalGame(match, opponents, words, Console()).run(record)


@app.command()
def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", help="The port; 0 takes a free one.")] = 8321,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the lobby in a browser.")] = False,
) -> None:
    """Serve tables in the browser. The environment sets the rest: see docs/host.md.

    Example: orrery serve --host 0.0.0.0 --port 8321
    """
    run_server(host, port, browser=browser)


def run_server(host: str, port: int, *, browser: bool) -> None:
    """Serve until stopped; optionally open the lobby in a browser."""
    from orrery.server.run import run  # only now: the other commands start faster without the server's libraries

    run(host, port, browser=browser)


def main() -> None:
    """Run the command; what a person did wrong is said in one line, with exit code 2."""
    try:
        app()
    except OrreryError as error:
        give_up(str(error))
    except OSError as error:
        give_up(f"{error.filename}: {error.strerror}" if error.filename else str(error))


def give_up(reason: str) -> NoReturn:
    """Say in one line what was wrong, and stop."""
    print(f"orrery: {' '.join(reason.splitlines())}", file=sys.stderr)
    sys.exit(2)


if __name__ == "__main__":
    main()

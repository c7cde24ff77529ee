"""Before a game: creating a table, sitting down, standing up, starting."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from orrery.bots import BOTS
from orrery.core import BadOption, Game, Match, Message, Pack, UnknownName, lesson_of
from orrery.core.chance import new_seed
from orrery.core.record import item_to_json
from orrery.games import game as find_game
from orrery.server import clocks, talking
from orrery.server.identity import fingerprint
from orrery.server.naming import skeleton
from orrery.server.refusals import NotAllowed
from orrery.server.rows import Beginning, SeatRow, TableRow
from orrery.server.schemas import SHAPES, Clock, Fit, Joining, NewTable, OptionField, Shape, Sketch, Sketching
from orrery.server.store import Conflict
from orrery.server.table import Live
from orrery.server.tables import Tables

STARS = ("Vega", "Altair", "Mira", "Rigel", "Deneb", "Spica", "Antares", "Capella", "Pollux", "Sirius", "Atria", "Izar")
"""What bots are called."""


def fit(game: Game[Any], given: dict[str, Any], kept: Sequence[str] = (), seats: int | None = None) -> Fit:
    """Options that go together: as much of what was given as does, but what is `kept` before all else.

    If they do not suit so many `seats`, the first of them that does so when it is changed is changed.
    """
    wanted = msgspec.to_builtins(game.check_options(given))
    options = dict(wanted)
    if not _seat_counts(game, options):
        options = {name: wanted[name] if name in kept else value for name, value in _defaults(game).items()}
        for name, value in wanted.items():
            if _seat_counts(game, {**options, name: value}):
                options[name] = value
    if seats is not None and seats not in _seat_counts(game, options):
        free = [field for field in options_of(game) if field.name not in kept]
        changes = ({field.name: value} for field in free for value in _values(field))
        suiting = (change for change in changes if seats in _seat_counts(game, {**options, **change}))
        options |= next(suiting, {})
    going = {
        field.name: [value for value in _values(field) if _seat_counts(game, {**options, field.name: value})]
        for field in options_of(game)
    }
    changeable = [name for name, values in going.items() if any(value != options[name] for value in values)]
    choices = {field.name: [*map(str, going[field.name])] for field in options_of(game) if field.kind == "choice"}
    return Fit(options, list(_seat_counts(game, options)), changeable, choices)


def _defaults(game: Game[Any]) -> dict[str, bool | int | str]:
    defaults: dict[str, bool | int | str] = msgspec.to_builtins(game.rules.options())
    return defaults


def options_of(game: Game[Any]) -> list[OptionField]:
    """What can be agreed on before a game begins."""
    fields = []
    for field in msgspec.structs.fields(game.rules.options):
        kind = msgspec.inspect.type_info(field.type)
        if isinstance(kind, msgspec.inspect.IntType):
            fields.append(OptionField(field.name, "number", field.default, kind.ge, kind.le))
        elif isinstance(kind, msgspec.inspect.LiteralType):
            fields.append(OptionField(field.name, "choice", field.default, choices=[str(v) for v in kind.values]))
        else:
            fields.append(OptionField(field.name, "switch", field.default))
    return fields


def _values(field: OptionField) -> Sequence[bool | int | str]:
    """What an option can be; of a number its bounds stand for all."""
    if field.kind == "choice":
        return field.choices
    return (False, True) if field.kind == "switch" else [end for end in (field.low, field.high) if end is not None]


def _seat_counts(game: Game[Any], options: dict[str, Any]) -> Sequence[int]:
    """How many may play with these options; nobody if they do not go together."""
    try:
        return game.rules.seats_for(game.check_options(options))
    except BadOption:
        return ()


def sketch(game: Game[Any], wish: Sketching, pack: Pack | None) -> Sketch:
    """How a table with these options would begin, with dice of its own."""
    checked = game.check_options(wish.options)
    game.check_seats(wish.seats, checked)
    match = Match(game, wish.seats, seed=new_seed(), options=wish.options, pack=pack)
    return Sketch(match.view(None), game.data.components(match.state.rules, wish.seats))


async def create(tables: Tables, wish: NewTable, secret: str) -> str:
    """Create a table; it starts by itself if nobody is missing and that is wished."""
    await tables.may_open(secret, only_bots=all(seat.kind == "bot" for seat in wish.seats))
    game = find_game(wish.game)
    checked = game.check_options(wish.options)
    game.check_seats(len(wish.seats), checked)
    pack = tables.packs.find(wish.game, wish.pack)
    game.rules.ruleset(checked, pack)  # refuses a pack that these options cannot be played with
    options = msgspec.to_builtins(checked)
    seats = seat_rows(wish)
    row = table_row(wish.game, wish.name, options, fingerprint(secret), public=wish.public, clock=wish.clock)
    row.patience, row.hushed = wish.patience, wish.hushed
    row.hints = wish.clock is None if wish.hints is None else wish.hints
    row.pack, row.pack_hash = (pack.name, pack.digest) if pack is not None else (None, None)
    await tables.store.add_table(row, seats)
    for number, seat in enumerate(wish.seats):
        if seat.kind == "me":
            await tables.sit(row.id, number, secret)
    if wish.start and all(seat.kind != "open" for seat in seats):
        await start(tables, row.id, secret)
    return row.id


async def join(tables: Tables, table_id: str, joining: Joining, secret: str) -> None:
    """Sit down at an open seat, or take a seat over with the token of its own link."""
    async with tables.locked(table_id) as live:
        name = joining.name.strip()
        if joining.token:
            await _take_over(tables, live, joining.token, name, joining.shape, secret)
            return
        if live.row.status != "open":
            raise NotAllowed("started-full")
        open_seats = [row.seat for row in live.seats if row.kind == "open"]
        wanted = open_seats[:1] if joining.seat is None else [joining.seat]
        if not wanted or wanted[0] not in open_seats:
            raise NotAllowed("seat-taken" if open_seats else "all-seats-taken")
        if not skeleton(name):
            raise NotAllowed("name-missing")
        _must_be_free(live, wanted[0], name)
        values = {"kind": "human", "name": name, "shape": _shape_at(live, live.seat(wanted[0]), joining.shape)}
        if not await tables.store.change_seat(table_id, wanted[0], "open", **values):
            raise NotAllowed("seat-taken")
        await tables.sit(table_id, wanted[0], secret)
        await tables.changed(live)


def _must_be_free(live: Live, seat: int, name: str) -> None:
    if any(skeleton(row.name) == skeleton(name) for row in live.seats if row.seat != seat and row.kind != "open"):
        raise NotAllowed("name-taken", name=name)


async def seat_of_link(tables: Tables, live: Live, token: str) -> int:
    """The seat that a seat's own link opens."""
    seat = await tables.store.seat_of_token(live.row.id, fingerprint(token))
    if seat is None:
        raise NotAllowed("wrong-link")
    return seat


async def _take_over(tables: Tables, live: Live, token: str, name: str, shape: Shape | None, secret: str) -> None:
    """Hold a seat by its link, and be called there as one likes while the game is not over."""
    row = live.seat(await seat_of_link(tables, live, token))
    if live.row.status != "over":
        name = name or row.name
        _must_be_free(live, row.seat, name)
        others = {other.shape for other in live.seats if other.kind != "open" and other.seat != row.seat}
        values = {"name": name, "shape": _free_shape(others, shape, row.shape)}
        if row.kind == "bot":  # it has kept the seat for them
            values |= {"kind": "human", "bot": ""}
            await talking.note(tables, live, Message("client-returned", {"name": name}))
        await tables.store.change_seat(live.row.id, row.seat, row.kind, **values)
        if live.row.header is not None:
            names = [name if other.seat == row.seat else other.name for other in live.seats]
            await tables.store.change_table(live.row.id, header={**live.row.header, "names": names})
    await tables.sit(live.row.id, row.seat, secret)
    tables.publish(live.row.id)


async def leave(tables: Tables, table_id: str, seat: int, secret: str) -> None:
    """Stand up before the start; the host may also ask others to."""
    async with tables.locked(table_id) as live:
        if live.row.status != "open":
            raise NotAllowed("leave-later")
        if seat not in await tables.held(live, secret) and live.row.host != fingerprint(secret):
            raise NotAllowed("not-your-seat")
        row = live.seat(seat)
        await tables.store.change_seat(table_id, seat, row.kind, kind="open", name="", bot="")
        await tables.store.release(table_id, seat)
        await tables.changed(live)


async def seat_bot(tables: Tables, table_id: str, seat: int, secret: str) -> None:
    """The host fills an open seat with a bot."""
    async with tables.locked(table_id) as live:
        _must_be_host(live, secret)
        if not await _fill_with_bot(tables, live, live.seat(seat)):
            raise NotAllowed("seat-taken")
        await tables.changed(live)


async def start(tables: Tables, table_id: str, secret: str) -> None:
    """The host starts; open seats are filled with bots."""
    async with tables.locked(table_id) as live:
        _must_be_host(live, secret)
        for row in live.seats:
            if row.kind == "open":
                await _fill_with_bot(tables, live, row)
        live.seats = await tables.store.seats(table_id)
        await _store_start(tables, live, _new_match(tables, live))
    await tables.after_move(live)


def _new_match(tables: Tables, live: Live) -> Match[Any]:
    """The match of a table, at its first question."""
    row, names = live.row, [seat.name for seat in live.seats]
    game = find_game(row.game)
    lesson = lesson_of(game, row.lesson) if row.lesson else None
    if lesson is not None:
        game = game.under(lesson.rules)
    with tables.minding_rules(live):
        match = Match(
            game, len(names), seed=row.seed, options=row.options, names=names, pack=tables.packs.of_table(row)
        )
        if lesson is not None:
            lesson.prepare(match)
        return match


async def _store_start(tables: Tables, live: Live, match: Match[Any]) -> None:
    clock = live.row.clock
    times = clocks.start(clock["bank"], match.seats) if clock else {}
    times = clocks.turn_over(times, {}, match.waiting, 0, time.time())
    try:
        await tables.store.start_table(
            live.row.id,
            Beginning([item_to_json(item) for item in match.items_since(0)], match.dump()),
            status="over" if match.over else "running",
            owed=live.owes(match),
            header=msgspec.to_builtins(match.header),
            start_chance=list(match.start_chance),
            times=times,
            pack_hash=match.pack.digest if match.pack is not None else None,
        )
    except Conflict:
        raise NotAllowed("started") from None
    await tables.catch_up(live)


def _must_be_host(live: Live, secret: str) -> None:
    if live.row.host != fingerprint(secret):
        raise NotAllowed("only-host")
    if live.row.status != "open":
        raise NotAllowed("started")


async def _fill_with_bot(tables: Tables, live: Live, row: SeatRow, bot: str = "greedy") -> bool:
    """Seat a bot if the seat is still open."""
    name = bot_name({other.name for other in live.seats})
    values = {"kind": "bot", "name": name, "bot": bot, "shape": _shape_at(live, row)}
    filled = await tables.store.change_seat(live.row.id, row.seat, "open", **values)
    if filled:
        row.kind, row.name, row.bot, row.shape = "bot", name, bot, values["shape"]
    return filled


def _shape_at(live: Live, row: SeatRow, wish: Shape | None = None) -> str:
    """The shape of somebody who sits down here: as wished, or the seat's own, or any, but nobody else's."""
    return _free_shape({other.shape for other in live.seats if other.kind != "open"}, wish, row.shape)


def table_row(
    game: str, name: str, options: dict[str, Any], host: str, *, public: bool = False, clock: Clock | None = None
) -> TableRow:
    """A new table, with a seed that nobody can guess."""
    now = time.time()
    return TableRow(
        id=secrets.token_urlsafe(9),
        game=game,
        name=name,
        options=options,
        public=public,
        status="open",
        host=host,
        clock=msgspec.to_builtins(clock) if clock else None,
        seed=new_seed(),
        header=None,
        start_chance=None,
        seq=0,
        times={},
        proposal=None,
        rematch=None,
        forked_from=None,
        forked_at=0,
        created=now,
        changed=now,
    )


def seat_rows(wish: NewTable) -> list[SeatRow]:
    """The seats as wished, every one with a name and a shape of its own."""
    rows: list[SeatRow] = []
    wished = {seat.shape for seat in wish.seats if seat.shape}
    for number, seat in enumerate(wish.seats):
        taken = {row.shape for row in rows}
        shape = seat.shape if seat.shape and seat.shape not in taken else _free_shape({*taken, *wished})
        if seat.kind == "bot":
            bot = seat.bot or "greedy"
            if bot not in BOTS:
                raise UnknownName("bot", bot, list(BOTS))
            taken_names = {row.name for row in rows} | {other.name for other in wish.seats}
            rows.append(SeatRow(number, "bot", seat.name or bot_name(taken_names), shape, bot))
        elif seat.kind == "me":
            rows.append(SeatRow(number, "human", seat.name or f"Commodore {number + 1}", shape, ""))
        else:
            rows.append(SeatRow(number, "open", "", shape, ""))
    names = [skeleton(row.name) for row in rows if row.name]
    if len(set(names)) != len(names):
        raise NotAllowed("same-names")
    return rows


def bot_name(taken: set[str]) -> str:
    """The name of one more bot: stars, so that nobody takes them for people, or for one who is called like a star."""
    looks = {skeleton(name) for name in taken}
    names = (*STARS, *(f"Star {number}" for number in range(1, 99)))
    return next(name for name in names if skeleton(name) not in looks)


def _free_shape(taken: set[str], *wishes: str | None) -> str:
    return next((shape for shape in (*wishes, *SHAPES) if shape and shape not in taken), SHAPES[0])

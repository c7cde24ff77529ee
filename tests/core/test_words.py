"""Everything said to people has words, in every language, and they can be said."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest

import orrery
from orrery.core import Choice, Game, Match, Message, UnknownName
from orrery.core.message import Argument, named, player
from orrery.core.words import LANGUAGES, Words, locales_folder
from orrery.games import GAMES
from orrery.games.space_base.catalog import DEPLOYED, SECTORS, STATIONED
from orrery.games.space_base.loading import load_catalog
from tests.core.speaking import Speaker, ask_everything, entries, keys_of, variables
from tests.games.space_base.position import Position

SOURCE = Path(orrery.__file__).parent
AMOUNTS = ("credits", "income", "points")


# The files


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_has_words_twice(language: str) -> None:
    keys = [key for key, _ in entries(language)]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_keys_with_the_same_variables(language: str) -> None:
    assert variables(language) == variables("en")


def test_the_files_of_all_languages_have_the_same_names() -> None:
    names = [sorted(path.name for path in (locales_folder() / language).iterdir()) for language in LANGUAGES]
    assert names[1:] == names[:-1]
    assert {"general.ftl", *(f"{game}.ftl" for game in GAMES)} <= set(names[0])


# The source: what it tells, asks and refuses


def folder_of(game: str) -> Path:
    """Where the source of a game is."""
    return SOURCE / "games" / game.replace("-", "_")


@cache
def modules_of(game: str) -> list[ast.Module]:
    """The source of a game."""
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(folder_of(game).rglob("*.py"))]


@cache
def functions(game: str) -> list[tuple[ast.Module, ast.FunctionDef]]:
    """Every function and method of a game, with its module."""
    return [(tree, node) for tree in modules_of(game) for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


def calls(node: ast.AST, name: str) -> Iterator[ast.Call]:
    """The calls of a function or method inside a piece of source."""
    for inner in ast.walk(node):
        if isinstance(inner, ast.Call):
            called = inner.func
            if (called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")) == name:
                yield inner


def literal(node: ast.expr) -> str:
    value = node.value if isinstance(node, ast.Constant) else None
    assert isinstance(value, str), f"not a plain text: {ast.unparse(node)}"
    return value


def parameters(function: ast.FunctionDef) -> list[str]:
    return [argument.arg for argument in function.args.args]


def texts(node: ast.expr, function: ast.FunctionDef, game: str) -> list[str]:
    """All that a text can be: written down, one of two, noted in a variable, or handed on by a parameter."""
    match node:
        case ast.IfExp():
            return [*texts(node.body, function, game), *texts(node.orelse, function, game)]
        case ast.JoinedStr():
            parts = [texts(part, function, game) for part in node.values]
            return ["".join(chosen) for chosen in product(*parts)]
        case ast.FormattedValue():
            return texts(node.value, function, game)
        case ast.Name() if node.id in parameters(function):
            position = parameters(function).index(node.id)
            return [
                text
                for _, caller in functions(game)
                for call in calls(caller, function.name)
                for text in texts(call.args[position], caller, game)
            ]
        case ast.Name():
            return [
                text
                for noted in ast.walk(function)
                if isinstance(noted, ast.Assign)
                for value in values_of(noted, node.id)
                for text in texts(value, function, game)
            ]
        case ast.Attribute():
            return [literal(value) for value in written_for(game, node.attr)]
    return [literal(node)]


def values_of(noted: ast.Assign, name: str) -> Iterator[ast.expr]:
    """What an assignment puts into a variable, alone or as one of several."""
    for target in noted.targets:
        if ast.unparse(target) == name:
            yield noted.value
        elif isinstance(target, ast.Tuple):
            place = [ast.unparse(part) for part in target.elts].index(name) if name in ast.unparse(target) else -1
            either = [noted.value.body, noted.value.orelse] if isinstance(noted.value, ast.IfExp) else [noted.value]
            yield from (value.elts[place] for value in either if place >= 0 and isinstance(value, ast.Tuple))


def written_for(game: str, field: str) -> Iterator[ast.expr]:
    """What is written down for a field of a small class, wherever one of it is made."""
    modules = modules_of(game)
    for module in modules:
        for made in ast.walk(module):
            if isinstance(made, ast.ClassDef):
                fields = (
                    [
                        part.target.id
                        for part in made.body
                        if isinstance(part, ast.AnnAssign | ast.Name) and isinstance(part.target, ast.Name)
                    ]
                    if made.body
                    else []
                )
                if field in fields:
                    place = fields.index(field)
                    yield from (call.args[place] for other in modules for call in calls(other, made.name))


@cache
def told(game: str) -> list[tuple[str, set[str]]]:
    """Every event the source tells, with the names of its arguments."""
    found: list[tuple[str, set[str]]] = []
    for _, function in functions(game):
        for call in calls(function, "tell"):
            names = {keyword.arg for keyword in call.keywords if keyword.arg is not None} - {"to"}
            found.extend((kind, names) for kind in texts(call.args[0], function, game))
    return found


@cache
def asked(game: str) -> list[tuple[str, set[str]]]:
    """Every kind of decision the source asks, with the names of what it is about."""
    found: list[tuple[str, set[str]]] = []
    for _, function in functions(game):
        for call in calls(function, "Decision"):
            about = [*call.args[4:5], *(keyword.value for keyword in call.keywords if keyword.arg == "about")]
            names = {name for value in about for name in names_in(value, function, game)}
            found.extend((kind, names) for kind in texts(call.args[1], function, game))
    return found


def names_in(value: ast.expr, function: ast.FunctionDef, game: str) -> set[str]:
    """The keys of a dict that is written down, noted in a variable, or returned by a function that is called."""
    if isinstance(value, ast.BoolOp):
        return {name for part in value.values for name in names_in(part, function, game)}
    if isinstance(value, ast.Dict):
        written = {literal(key) for key in value.keys if key}
        handed_on = {
            keyword
            for key, part in zip(value.keys, value.values, strict=True)
            if key is None
            for keyword in keywords_of(part, function, game)
        }
        return written | handed_on
    if isinstance(value, ast.Constant) and value.value is None:
        return set()
    if isinstance(value, ast.Name):
        found = set().union(*(names_noted(node, value.id, function, game) for node in ast.walk(function)))
        assert found, ast.unparse(value)
        return found
    if isinstance(value, ast.Subscript) and isinstance(value.value, ast.Attribute):  # made beforehand, in a catalogue
        return {
            literal(key)
            for _, maker in functions(game)
            for node in ast.walk(maker)
            if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None
            for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
            if isinstance(target, ast.Attribute) and target.attr == value.value.attr
            for inside in ast.walk(node.value)
            if isinstance(inside, ast.Dict)
            for key in inside.keys
            if key is not None
        }
    assert isinstance(value, ast.Call), ast.unparse(value)
    made = [function for _, function in functions(game) if function.name == ast.unparse(value.func)]
    returned = [(node.value, maker) for maker in made for node in ast.walk(maker) if isinstance(node, ast.Return)]
    return {name for node, maker in returned if node is not None for name in names_in(node, maker, game)}


def keywords_of(value: ast.expr, function: ast.FunctionDef, game: str) -> set[str]:
    """What callers give a function by keyword, if this is what it gathers them in."""
    if function.args.kwarg is None or ast.unparse(value) != function.args.kwarg.arg:
        return names_in(value, function, game)
    return {
        keyword.arg
        for _, caller in functions(game)
        for call in calls(caller, function.name)
        for keyword in call.keywords
        if keyword.arg is not None
    }


def names_noted(node: ast.AST, variable: str, function: ast.FunctionDef, game: str) -> set[str]:
    """The keys that an assignment puts into a variable: a whole dict, or one more key."""
    if not isinstance(node, ast.Assign | ast.AnnAssign) or node.value is None:
        return set()
    target = node.targets[0] if isinstance(node, ast.Assign) else node.target
    if isinstance(target, ast.Subscript) and ast.unparse(target.value) == variable:
        return {literal(target.slice)}
    return names_in(node.value, function, game) if ast.unparse(target) == variable else set()


def message_patterns(game: str) -> set[str]:
    """The key of everything the source puts into words, as a regular expression."""
    found: set[str] = set()
    for module, function in functions(game):
        constants = {
            target.id: node.value.value
            for node in module.body
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for name in ("Message", "text"):
            found.update(pattern(call.args[0], constants) for call in calls(function, name))
    return found


def pattern(node: ast.expr, constants: dict[str, Any]) -> str:
    """A text put together in the source, as a regular expression: anything stands for what is not known."""
    match node:
        case ast.Constant():
            return re.escape(str(node.value))
        case ast.Name() if node.id in constants:
            return re.escape(str(constants[node.id]))
        case ast.BinOp(op=ast.Add()):
            return pattern(node.left, constants) + pattern(node.right, constants)
        case ast.JoinedStr():
            return "".join(pattern(part, constants) for part in node.values)
    return ".+"


@pytest.mark.parametrize("game", GAMES)
def test_every_event_has_words_that_use_only_what_is_told(game: str) -> None:
    prefix = f"{game}-event-"
    assert {kind for kind, _ in told(game)} == keys_of(prefix)
    for kind, names in told(game):
        assert variables("en")[prefix + kind] <= names, kind


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_words_that_use_only_what_it_is_about(game: str) -> None:
    prefix = f"{game}-ask-"
    assert {kind for kind, _ in asked(game)} == keys_of(prefix)
    for kind, names in asked(game):
        assert variables("en")[prefix + kind] <= names, kind


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_has_words_and_all_such_words_are_used(game: str) -> None:
    prefix = f"{game}-refused-"
    patterns = {found for found in message_patterns(game) if found.startswith(re.escape(prefix))}
    assert patterns
    keys = {prefix + reason for reason in keys_of(prefix)}
    for found in patterns:
        assert any(re.fullmatch(found, key) for key in keys), found
    for key in keys:
        assert any(re.fullmatch(found, key) for found in patterns), key


@pytest.mark.parametrize("game", GAMES)
def test_everything_put_into_words_has_words(game: str) -> None:
    for found in message_patterns(game):
        assert any(re.fullmatch(found, key) for key in variables("en")), found


@pytest.mark.parametrize("game", GAMES)
def test_the_name_and_the_options_of_every_game_have_words(game: str) -> None:
    names = {field.name for field in msgspec.structs.fields(orrery.game(game).rules.options)}
    assert f"{game}-name" in variables("en")
    assert keys_of(f"{game}-option-name-") == names
    assert keys_of(f"{game}-option-help-") == names


@pytest.mark.parametrize("game", GAMES)
def test_the_values_of_every_option_that_names_them_have_words(game: str) -> None:
    kinds = {
        field.name: msgspec.inspect.type_info(field.type)
        for field in msgspec.structs.fields(orrery.game(game).rules.options)
    }
    named = {
        f"{name}-{value}"
        for name, kind in kinds.items()
        if isinstance(kind, msgspec.inspect.LiteralType)
        for value in kind.values
    }
    assert keys_of(f"{game}-option-value-") == named


def test_every_type_of_card_has_words() -> None:
    assert keys_of("space-base-type-") == {card.type for card in load_catalog().cards}


# Saying things


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownName, match="unknown language 'tlh'; known: en, de"):
        Words("tlh")


def test_a_key_without_words_is_an_error() -> None:
    with pytest.raises(KeyError, match="no words for 'hullo' in de"):
        Words("de").text("hullo")


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(KeyError, match="refused-not-offered"):
        Words("en").text("refused-not-offered", name="Ada")


def test_lists_are_joined_and_underscores_become_hyphens() -> None:
    message = Message("space-base-event-allocated", {"seat": "Ada", "sectors": ["3", "4"]})
    assert Words("en").say(message) == "Ada allocates the dice: 3, 4."
    assert Words("de").text("space-base-event-turn", seat="Ada", round=3, left_over=1) == "Runde 3: Ada ist am Zug."


def test_players_are_named_wherever_they_stand_in_a_message() -> None:
    inside = Message("space-base-event-turn", {"seat": 1, "round": 3})
    message = named(Message("refused-not-offered", {"seat": 0, "name": player(2), "asked": [inside, "!"]}), "ABC")
    assert message.arguments["seat"] == "A"
    assert Words("en").say(message) == "C is asked something else now: Round 3: it is B’s turn., !"


def test_the_words_other_parts_rely_on() -> None:
    words = Words("en")
    asked_now = words.text("space-base-ask-allocate")
    assert asked_now == "Allocate the dice"
    assert words.text("refused-not-offered", name="Ada", asked=asked_now) == (
        "Ada is asked something else now: Allocate the dice"
    )


@pytest.mark.parametrize(
    ("amounts", "english", "german"),
    [
        ((1, 0, 0), "+1 credit.", "+1 Credit."),
        ((2, 0, 1), "+2 credits +1 victory point.", "+2 Credits +1 Siegpunkt."),
        ((0, 3, 0), "+3 income.", "+3 Einkommen."),
        ((0, 1, 4), "+1 income +4 victory points.", "+1 Einkommen +4 Siegpunkte."),
    ],
)
def test_amounts_of_nothing_are_left_out(amounts: tuple[int, int, int], english: str, german: str) -> None:
    arguments: dict[str, Argument] = {"seat": "Ada", "sector": 5, **dict(zip(AMOUNTS, amounts, strict=True))}
    message = Message("space-base-event-received", arguments)
    assert Words("en").say(message) == f"Ada receives from sector 5: {english}"
    assert Words("de").say(message) == f"Ada erhält aus Sektor 5: {german}"


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("light_speed", [False, True])
@pytest.mark.parametrize("seats", [2, 4])
def test_whole_games_can_be_told(seats: int, light_speed: bool, seed: int) -> None:
    match = Match(orrery.game("space-base"), seats=seats, seed=seed, options={"light_speed": light_speed})
    Speaker().play(match, random.Random(seed))
    assert match.over


def abilities(side: int) -> list[str]:
    """The ids of the cards with an ability on this side, no two of them for the same thing."""
    found: dict[str, str] = {}
    for card in load_catalog().cards:
        ability = card.faces[side].ability
        if ability is not None:
            found.setdefault(repr(sorted(ability.names)), card.id)
    return list(found.values())


def rich_position(side: int) -> Position:
    """Two seats at the start of a turn, the first with one charged card of every kind of ability."""
    position = Position(seats=2).full_yard().credits(0, 40).credits(1, 40).points(0, 36).points(1, 36)
    for number, card in enumerate(abilities(side)):
        sector = number % SECTORS + 1
        if side == DEPLOYED or number >= SECTORS:
            position.deploy(0, sector, card)
        else:
            position.station(0, sector, card)
        slots = position.state.slots(position.number(card))
        if slots:
            position.charge(card, slots)
    return position


def test_every_option_question_and_event_can_occur_and_be_told() -> None:
    speaker = Speaker()
    game = orrery.game("space-base")
    for seed in range(40):
        rng = random.Random(seed)
        speaker.play(rich_position(seed % 2).start(dice=[seed % 6 + 1, 1, 4, 2]), rng, steps=60)
        speaker.play(Match(game, seats=5, seed=seed, options={"light_speed": bool(seed % 2)}), rng, steps=6)
    tie = Position(seats=2, active=1).points(0, 40).points(1, 40)
    tie.state.ending = True
    speaker.play(tie.start(), random.Random(1), steps=20)
    speaker.play(two_way_position().start(dice=[4, 4]), random.Random(1), steps=4)
    for seed in range(2):
        speaker.play(Match(game, seats=2, seed=seed, options={"points_to_win": 10}), random.Random(seed))
    said = re.compile(r"space-base-(ask|effect|event|option(?!-name|-help))-.*")
    assert {key for key in variables("en") if said.fullmatch(key)} - speaker.keys == set()


def two_way_position() -> Position:
    """A position in which a 4 and a 4 lead to a two-way arrow, singly or as a sum."""
    one, other = [card.id for card in load_catalog().cards if card.faces[STATIONED].arrow == "either"][:2]
    return Position(seats=2).station(0, 4, one).station(0, 8, other)


VERBS = (*orrery.game("space-base").rules.verbs.names, "fly")


def attempts(match: Match[Any], seat: int) -> Iterator[Choice]:
    """Things a person might try, most of them wrong."""
    state = match.state
    cards = {*state.yard, *state.colonies, *state.charged[seat], *state.own_cards(seat), *state.hands[seat]} - {-1}
    for verb in VERBS:
        yield (verb,)
        yield (verb, 1)
        yield (verb, 9)
        for name in ["nothing", *(state.catalog.ids[card] for card in sorted(cards))]:
            yield (verb, name)
            yield (verb, name, 1)
            yield (verb, name, 2)
            yield (verb, name, name)
            yield (verb, name, 9)


RARE = {"already-shifted", "blue-ability", "no-effect", "not-doubled", "tokens"}
"""Refusals that random attempts hardly meet; the tests of Space Base's explanations do."""


def test_whatever_is_refused_can_be_explained() -> None:
    speaker = Speaker()
    game: Game[Any] = orrery.game("space-base")
    matches: list[Match[Any]] = [
        Match(game, seats=3, seed=1),
        Match(game, seats=3, seed=1, options={"light_speed": True}),
        two_way_position().start(dice=[4, 4]),
    ]
    for seed in range(20):
        position = rich_position(seed % 2)
        sector, colony = seed % SECTORS + 1, position.state.catalog.ids[position.state.colonies[seed % SECTORS]]
        position.station(seed // 2 % 2, sector, colony)
        matches.append(position.start(dice=[6, 6]))
    for number, match in enumerate(matches):
        rng = random.Random(number)
        ask_everything(match)
        for _ in range(8):
            if match.over:
                break
            seat = rng.choice(match.waiting)
            for choice in attempts(match, seat):
                speaker.say(match.explain(seat, choice))
            match.play(seat, rng.choice(match.decision(seat).options))
    said = {key.removeprefix("space-base-refused-") for key in speaker.keys}
    assert keys_of("space-base-refused-") - said <= RARE
    general = {key for key in speaker.keys if key.startswith("refused-")}
    assert general == {"refused-malformed", "refused-not-at-all", "refused-not-offered"}

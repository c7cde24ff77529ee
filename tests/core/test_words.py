"""Everything said to people has words, in every language, and they can be said."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import orrery
from orrery.core import Choice, Game, Match, Message, UnknownName
from orrery.core.message import Argument
from orrery.core.words import LANGUAGES, Words, locales_folder
from orrery.games import GAMES
from orrery.games.space_base.catalog import DEPLOYED, SECTORS, STATIONED, load_catalog
from tests.games.space_base.position import Position

SOURCE = Path(orrery.__file__).parent
AMOUNTS = ("credits", "income", "points")


# The files


def entries(language: str) -> Iterator[tuple[str, str]]:
    """Every key of a language with the text of its entry."""
    for path in sorted((locales_folder() / language).glob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, fluent.Comment | fluent.GroupComment | fluent.ResourceComment):
                continue
            assert isinstance(entry, fluent.Message), f"{path.name}: not understood: {entry.to_json()}"
            assert entry.span is not None
            yield entry.id.name, text[entry.span.start : entry.span.end]


@cache
def variables(language: str) -> dict[str, set[str]]:
    """Every key of a language with the variables its words use."""
    return {key: set(re.findall(r"\$([\w-]+)", text)) for key, text in entries(language)}


def keys_of(prefix: str) -> set[str]:
    """What follows the prefix in all keys that begin with it."""
    return {key.removeprefix(prefix) for key in variables("en") if key.startswith(prefix)}


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


def functions(game: str) -> Iterator[tuple[ast.Module, ast.FunctionDef]]:
    """Every function and method of a game, with its module."""
    folder = SOURCE / "games" / game.replace("-", "_")
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                yield tree, node


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


def told(game: str) -> list[tuple[str, set[str]]]:
    """Every event the source tells, with the names of its arguments; a kind may be handed on by a parameter."""
    found: list[tuple[str, set[str]]] = []
    for _, function in functions(game):
        for call in calls(function, "tell"):
            names = {keyword.arg for keyword in call.keywords if keyword.arg is not None} - {"to"}
            kind = call.args[0]
            if isinstance(kind, ast.Name):
                position = [argument.arg for argument in function.args.args].index(kind.id)
                for _, caller in functions(game):
                    found.extend((literal(c.args[position]), names) for c in calls(caller, function.name))
            else:
                found.append((literal(kind), names))
    return found


def asked(game: str) -> list[tuple[str, set[str]]]:
    """Every kind of decision the source asks, with the names of what it is about."""
    found: list[tuple[str, set[str]]] = []
    for _, function in functions(game):
        for call in calls(function, "Decision"):
            about = [keyword.value for keyword in call.keywords if keyword.arg == "about"]
            names = {literal(key) for value in about if isinstance(value, ast.Dict) for key in value.keys if key}
            found.append((literal(call.args[1]), names))
    return found


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
    names = {field.name for field in msgspec.structs.fields(orrery.game(game).options)}
    assert f"{game}-name" in variables("en")
    assert keys_of(f"{game}-option-name-") == names
    assert keys_of(f"{game}-option-help-") == names


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


def keys_in(value: Argument) -> Iterator[str]:
    """The keys of a message and of those inside it."""
    if isinstance(value, Message):
        yield value.key
        value = [part for argument in value.arguments.values() for part in as_list(argument)]
    if isinstance(value, list):
        for part in value:
            yield from keys_in(part)


def as_list(value: Argument) -> list[str | Message]:
    if isinstance(value, list):
        return value
    return [value if isinstance(value, Message) else str(value)]


class Speaker:
    """Says messages in all languages and remembers which keys it has said."""

    def __init__(self) -> None:
        self.keys: set[str] = set()
        self._said: set[str] = set()

    def say(self, message: Message) -> None:
        known = repr(message)
        if known in self._said:
            return
        self._said.add(known)
        self.keys.update(keys_in(message))
        for language in LANGUAGES:
            text = Words(language).say(message)
            assert text.strip() == text, message
            assert text, message
            assert not re.search(r"[{}$]|  ", text), text

    def say_questions(self, match: Match[Any]) -> None:
        """All that is asked now, with every option and aside."""
        for seat in match.waiting:
            decision = match.decision(seat)
            self.say(match.question(decision))
            for option in [*decision.options, *decision.asides]:
                self.say(match.game.describe(match.state, decision, option))

    def say_events(self, match: Match[Any]) -> None:
        """All that has happened, with the seats by their names."""
        for event in match.events:
            message = match.game.event_words(event)
            arguments = dict(message.arguments)
            if "seat" in arguments:
                arguments["seat"] = match.names[int(str(arguments["seat"]))]
            self.say(Message(message.key, arguments))

    def play(self, match: Match[Any], rng: random.Random, steps: int = 10_000) -> None:
        """Play at random, now and then with an aside, and say everything."""
        for _ in range(steps):
            if match.over:
                break
            self.say_questions(match)
            seat = rng.choice(match.waiting)
            decision = match.decision(seat)
            if decision.asides and rng.random() < 0.1:
                match.play(seat, rng.choice(decision.asides))
            else:
                match.play(seat, rng.choice(decision.options))
        self.say_events(match)


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
            found.setdefault(repr([bool(getattr(ability, name)) for name in ability.__slots__]), card.id)
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
    tie.state.ending = 1
    speaker.play(tie.start(), random.Random(1), steps=20)
    for seed in range(2):
        speaker.play(Match(game, seats=2, seed=seed, options={"points_to_win": 10}), random.Random(seed))
    said = re.compile(r"space-base-(ask|effect|event|option(?!-name|-help))-.*")
    assert {key for key in variables("en") if said.fullmatch(key)} - speaker.keys == set()


def two_way_position() -> Position:
    """A position in which a 4 and a 4 lead to a two-way arrow, singly or as a sum."""
    one, other = [card.id for card in load_catalog().cards if card.faces[STATIONED].arrow == "either"][:2]
    return Position(seats=2).station(0, 4, one).station(0, 8, other)


VERBS = ("buy", "claim", "use", "shift", "set", "reroll", "double", "dice", "sector", "sum", "fly")


def attempts(match: Match[Any], seat: int) -> Iterator[Choice]:
    """Things a person might try, most of them wrong."""
    state = match.state
    cards = {*state.yard, *state.colonies, *state.charged[seat], *state.own_cards(seat), *state.hands[seat]} - {-1}
    for verb in VERBS:
        yield (verb,)
        yield (verb, 1)
        for name in ["nothing", *(state.catalog.ids[card] for card in sorted(cards))]:
            yield (verb, name)
            yield (verb, name, 1)
            yield (verb, name, 2)
            yield (verb, name, name)


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
        for _ in range(12):
            if match.over:
                break
            seat = rng.choice(match.waiting)
            for choice in attempts(match, seat):
                speaker.say(match.explain(seat, choice))
            match.play(seat, rng.choice(match.decision(seat).options))
    wanted = {f"space-base-refused-{reason}" for reason in keys_of("space-base-refused-")}
    assert wanted - speaker.keys == set()
    general = {key for key in speaker.keys if key.startswith("refused-")}
    assert general == {"refused-not-at-all", "refused-not-offered"}

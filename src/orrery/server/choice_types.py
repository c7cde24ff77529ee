"""`python -m orrery.server.choice_types FOLDER`: what a player can say in each game, as types for the client.

They are made from the games' declared verbs; one file a game, `FOLDER/GAME/choices.ts`.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from orrery.core.game import Game
from orrery.core.verbs import Kind, Verb
from orrery.games import GAMES
from orrery.games import game as find_game

HEAD = "// Made from the game's verbs by `make types`.\n\n"


def choice_types(game: Game[Any]) -> str:
    """A TypeScript module with one tuple type for each verb.

    >>> import orrery
    >>> print(choice_types(orrery.game("risk")).splitlines()[2])
    export type Choice =
    """
    verbs = "".join(f"\n  | {_tuple(verb)}" for verb in game.rules.verbs)
    return f"{HEAD}export type Choice ={verbs};\n\nexport type Verb = Choice[0];\n\n{_kinds(game)}"


def _kinds(game: Game[Any]) -> str:
    """What the arguments of each verb are, for what composes choices of any game."""
    lines = "".join(
        f'  "{verb.name}": [{", ".join(_quoted(kind.name) for kind in verb.arguments.values())}],\n'
        for verb in game.rules.verbs
    )
    return (
        "/** What the arguments of each verb name. */\n"
        f"export const kinds: Record<Verb, readonly string[]> = {{\n{lines}}};\n"
    )


def _quoted(word: str) -> str:
    return f'"{word}"'


def _tuple(verb: Verb) -> str:
    parts = [f'verb: "{verb.name}"', *(_argument(name, kind) for name, kind in verb.arguments.items())]
    return f"[{', '.join(parts)}]"


def _argument(name: str, kind: Kind) -> str:
    of = " | ".join(_quoted(word) for word in kind.words) or ("number" if kind.number else "string")
    if kind.many:
        return f"...{name}: ({of})[]" if kind.words else f"...{name}: {of}[]"
    return f"{name}{'?' if kind.optional else ''}: {of}"


def main(folder: Path) -> None:
    """Write the types of all games that have a board of their own."""
    for name in GAMES:
        if (folder / name).is_dir():
            (folder / name / "choices.ts").write_text(choice_types(find_game(name)), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))

"""An effect is one record: bounds, windows, aims, words; and a corrected number is the number shown."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest

from orrery.core import Pack
from orrery.core.words import LANGUAGES, Words
from orrery.games import risk
from orrery.games.risk import GAME
from orrery.games.risk.catalog import FREE
from orrery.games.risk.effects import EFFECTS
from orrery.games.risk.effects.effect import Effect
from orrery.games.risk.loading import load_catalog
from orrery.games.risk.rows import LAYOUT
from orrery.games.risk.texts import card_text
from tests.core.speaking import keys_of, variables

README = Path(risk.__file__).with_name("README.md")
pytestmark = pytest.mark.rule("RK-CARD-04")


def corrected(folder: Path, rows: str) -> Pack:
    """An owner's pack with these rows of cards."""
    (folder / "cards.toml").write_text(rows, encoding="utf-8")
    return Pack.read(folder, LAYOUT)


def said(pack: Pack | None, card: str, language: str = "en") -> str:
    """What a card does, in words."""
    return Words(language).say(card_text(load_catalog(pack), card))


def row(card: str, **fields: object) -> str:
    """A correction of a card as TOML."""
    written = {"id": card, "source": "my box"} | fields
    values = {name: str(value).lower() if isinstance(value, bool) else repr(value) for name, value in written.items()}
    return "[[card]]\n" + "".join(f"{name} = {value}\n" for name, value in values.items())


# The record


def test_every_effect_has_words_with_its_number() -> None:
    assert keys_of("risk-effect-") == set(EFFECTS)
    for effect in EFFECTS.values():
        used = variables("en")[f"risk-effect-{effect.name}"]
        assert ("amount" in used) == (effect.low != effect.high or effect.name == "airlift"), effect.name


def test_every_scope_has_words() -> None:
    assert keys_of("risk-scope-") == {"roll", "front", "source", "target", "target-named", "target-either"}


def test_the_readme_lists_every_effect_with_its_windows_and_scopes() -> None:
    text = README.read_text(encoding="utf-8").split("### Effects of cards")[1].split("\n## ")[0]
    listed: dict[str, tuple[str, str, bool]] = {}
    for names, _, windows, scope in re.findall(r"^\| (`.+?) \| (.+?) \| (.+?) \| ?(.*?) \|$", text, re.MULTILINE):
        for name in re.findall(r"`([a-z-]+)(?: N)?`", names):
            listed[name] = windows, scope, names.endswith("*")
    assert set(listed) == set(EFFECTS)
    for name, (windows, scope, several) in listed.items():
        effect = EFFECTS[name]
        assert set(windows.split(", ")) >= set(effect.windows), name
        assert several == effect.lasting, name
        assert scope == ("any" if len(effect.scopes) == 4 else effect.scopes[0]), name


def test_lasting_effects_are_the_only_ones_that_go_with_any_scope() -> None:
    for effect in EFFECTS.values():
        assert effect.lasting or len(effect.scopes) == 1, effect.name


# Texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_its_numbers(language: str) -> None:
    catalog = load_catalog()
    for card in catalog.cards:
        text = said(None, card.id, language)
        for name, amount in card.effects:
            if EFFECTS[name].low != EFFECTS[name].high and (name, amount) != ("link", 41):
                assert str(abs(amount)) in text, card.id
        if card.cost:
            assert str(card.cost) in text
            assert str(card.cost + 2) in text
        assert re.search(r"[.]$", text), text


@pytest.mark.parametrize(
    ("card", "effects", "english", "german"),
    [
        ("tactical-nuke", ["strike 3"], "loses 3 units", "verliert 3 Einheiten"),
        ("tactical-nuke", ["strike 1"], "loses 1 unit,", "verliert 1 Einheit,"),
        ("warp-in", ["units 6"], "6 extra units, all in one", "6 zusätzliche Einheiten, alle in eines"),
        ("warp-in", ["units 1"], "1 extra unit in one", "1 zusätzliche Einheit in eines"),
        ("mule", ["field-units 7"], "at least 2, at most 7", "mindestens 2, höchstens 7"),
        ("jet-pack", ["link 3"], "2 to 3 steps away", "2 bis 3 Schritte entfernt"),
        ("jet-pack", ["link 41"], "any enemy territory", "ein beliebiges feindliches"),
        ("guardian-shield", ["attack-all -1"], "gets −1, but counts at least 1", "zählt 1 weniger, aber mindestens 1"),
        ("guardian-shield", ["attack-all 2"], "each attack die gets +2.", "jeder Angriffswürfel zählt 2 mehr."),
        ("siege-mode", ["defence-highest 2"], "your highest die gets +2", "dein höchster Würfel zählt 2 mehr"),
        ("bunker", ["defence-die 2"], "you roll 2 extra dice", "du würfelst mit 2 zusätzlichen Würfeln"),
        ("burrow", ["defence-losses 2"], "at most 2 units a roll", "höchstens 2 Einheiten je Wurf"),
        ("warp-blades", ["extra-loss 2"], "2 more are lost", "verliert er 2 weitere"),
        ("mass-recall", ["recall 1"], "from 1 other,", "aus 1 anderen dorthin"),
        ("fungal-growth", ["no-defence-hero"], "of it: no hero helps to defend.", "dort: kein Held hilft"),
        (
            "cloaking-field",
            ["defence-limit 1", "attack-ties"],
            "the defender rolls at most 1 die, and you win a tie",
            "mit höchstens 1 Würfel, und du gewinnst den Gleichstand",
        ),
    ],
)
def test_a_corrected_number_is_the_number_shown(
    tmp_path: Path, card: str, effects: list[str], english: str, german: str
) -> None:
    pack = corrected(tmp_path, row(card, effects=effects))
    assert english in said(pack, card)
    assert german in said(pack, card, "de")
    shown = GAME.data.components(GAME.rules.ruleset(GAME.check_options({}), pack), 3)["cards"][card]["text"]
    assert shown["key"] == card_text(load_catalog(pack), card).key


def test_conditions_are_said_with_their_numbers(tmp_path: Path) -> None:
    assert said(None, "stimpack").startswith("Remove 1 unit from the attacking territory, which must hold 3 or more. ")
    pack = corrected(tmp_path, row("stimpack", cost=2))
    assert said(pack, "stimpack").startswith("Remove 2 units from the attacking territory, which must hold 4 or more. ")
    assert said(None, "planetary-fortress").startswith("The attacked territory must hold a base. ")


def test_an_owner_may_say_it_in_own_words(tmp_path: Path) -> None:
    pack = corrected(tmp_path, row("mule", text="Dig {deep}.", effects=["field-units 9"]))
    for language in LANGUAGES:
        assert said(pack, "mule", language) == "Dig {deep}."


def ways_to_write(effect: Effect) -> list[dict[str, object]]:
    """Every window and scope a card with this effect may have, with its smallest and biggest number."""
    found: list[dict[str, object]] = []
    for amount, windows, scope in product(
        (effect.low, effect.high), (*([window] for window in effect.windows), [*effect.windows]), effect.scopes
    ):
        if FREE not in windows or scope in ("", "target"):
            found.append({"effects": [f"{effect.name} {amount}"], "windows": windows, "scope": scope})
    return found


@pytest.mark.parametrize("name", EFFECTS)
def test_whatever_a_pack_can_write_can_be_said(tmp_path: Path, name: str) -> None:
    effect = EFFECTS[name]
    texts = set()
    for fields in ways_to_write(effect):
        pack = corrected(tmp_path, row("tactical-nuke", **fields))
        for language in LANGUAGES:
            text = said(pack, "tactical-nuke", language)
            assert not re.search(r"[{}$]|  ", text), text
            texts.add(text)
    assert len(texts) >= len(LANGUAGES) * len(effect.scopes)

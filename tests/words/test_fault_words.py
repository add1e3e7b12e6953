"""Faults of records have sentences in both languages."""

import ast
import string
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.sources import called
from tolva_gui import paths
from tolva_gui.records.reader import load
from tolva_gui.words import sentences as words

PACKAGE = Path(words.__file__).parent.parent
MAKERS = ("Sentence", "fault", "_Bad", "CardError", "MoveError", "UnknownVerb", "SetupError", "NotYourTurn")
RESOURCES = paths.resources()
SWEDISH = tomllib.loads((RESOURCES / "i18n" / "records.sv.toml").read_text(encoding="utf-8")) | {
    template: sentence
    for path in (RESOURCES / "games").glob("*/words.sv.toml")
    for template, sentence in tomllib.loads(path.read_text(encoding="utf-8")).get("fault", {}).items()
}


def templates() -> Iterator[str]:
    """Yield every sentence that the sources use for a fault."""
    for path in [*(PACKAGE / "records").glob("*.py"), *(PACKAGE / "rules").rglob("*.py")]:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        named = {
            node.target.id: node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value
        }
        texts = [
            str(node.value.value)
            for node in ast.walk(tree)
            if isinstance(node, ast.Assign)
            and isinstance(node.value, ast.Constant)
            and [ast.unparse(target) for target in node.targets] == ["text"]
        ]
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and called(call) in MAKERS:
                yield from _constant(call, named, texts)


def _constant(call: ast.Call, named: dict[str, ast.expr], texts: list[str]) -> Iterator[str]:
    """Yield the call's sentences; *texts*: the constants that a variable `text` may hold there."""
    for argument in call.args[:2]:
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            yield argument.value
        elif isinstance(argument, ast.Name) and isinstance(found := named.get(argument.id), ast.Constant):
            yield str(found.value)
        elif isinstance(argument, ast.Name) and argument.id == "text":
            yield from texts


def places(sentence: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}


def test_each_has_its_swedish_sentence_and_none_is_left_over() -> None:
    sentences = {*templates(), "the deal is over"}
    assert len(sentences) > 40
    assert sentences == SWEDISH.keys()
    assert [each for each in sentences if not places(SWEDISH[each]) <= places(each)] == []


@pytest.mark.parametrize(
    ("text", "lang", "said"),
    [
        ("chess\n", "sv", "det här är inget protokoll: första raden är ”chess”, inte ”tolva record 1”"),
        (
            "tolva record 9\n",
            "sv",
            "protokollet har version 9 av formatet; det här programmet läser version 1",
        ),
        ("tolva record 1\ngame tolva-4\ngame tolva-4\n", "sv", "game finns två gånger"),
        ("chess\n", "en", "this is no record: the first line is “chess”, not “tolva record 1”"),
    ],
)
def test_a_fault_is_told_in_its_language(text: str, lang: words.Language, said: str) -> None:
    """With printed quotation marks."""
    faults = load(text)
    assert isinstance(faults, list)
    assert said in [words.fault(fault.what, lang) for fault in faults]

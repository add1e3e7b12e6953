"""What the documentation shows is true: the examples in docstrings, and README's conversation with the engine."""

import doctest
import importlib
import json
import pkgutil
from pathlib import Path

import pytest

import tolva_gui
from tests.engine.client import Client

README = Path(__file__).parents[1] / "README.md"
WITH_QT = ("tolva_gui.ui", "tolva_gui.app", "tolva_gui.launch", "tolva_gui.__main__")
MODULES = sorted(
    found.name
    for found in pkgutil.walk_packages(tolva_gui.__path__, "tolva_gui.")
    if not found.name.startswith(WITH_QT) and not found.name.endswith("_kernel")
)


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module(name: str) -> None:
    failed, _ = doctest.testmod(importlib.import_module(name))
    assert failed == 0


def test_there_are_examples() -> None:
    finder = doctest.DocTestFinder(exclude_empty=True)
    found = [test for name in MODULES for test in finder.find(importlib.import_module(name)) if test.examples]
    assert len(found) >= 5


def test_readmes_conversation_with_the_engine() -> None:
    lines = [line.strip() for line in README.read_text(encoding="utf-8").splitlines()]
    requests = [json.loads(line) for line in lines if line.startswith('{"cmd"')]
    assert [request["cmd"] for request in requests] == ["new", "legal", "go", "why"]
    client = Client()
    answers = [client.ask(request.pop("cmd"), **request) for request in requests]
    assert answers[2]["action"] in answers[1]["actions"]
    assert answers[3]["legal"] is False

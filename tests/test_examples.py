"""The documentation's examples are correct: doctests, and the README's session with the engine."""

import doctest
import importlib
import json
import pkgutil
from importlib.util import find_spec
from operator import attrgetter
from pathlib import Path

import tolva_gui
from tests.engine.client import Client

README = Path(__file__).parents[1] / "README.md"
STARTS = ("tolva_gui.app", "tolva_gui.launch", "tolva_gui.__main__")
"""Modules that make the window, or start on import."""
MODULES = sorted(
    found.name
    for found in pkgutil.walk_packages(tolva_gui.__path__, "tolva_gui.")
    if not found.name.startswith(STARTS) and not found.name.endswith("_kernel")
)


def has_examples(name: str) -> bool:
    """Return whether the source may contain examples; importing every module takes longer than all runs."""
    found = find_spec(name)
    assert found is not None
    assert found.origin is not None
    return ">>> " in Path(found.origin).read_text(encoding="utf-8")


def test_the_examples_of_modules() -> None:
    with_examples = [importlib.import_module(name) for name in MODULES if has_examples(name)]
    assert {name.split(".")[1] for name in map(attrgetter("__name__"), with_examples)} >= {
        "rules",
        "records",
        "ui",
    }
    assert [module.__name__ for module in with_examples if doctest.testmod(module).failed] == []


def test_readmes_conversation_with_the_engine() -> None:
    lines = [line.strip() for line in README.read_text(encoding="utf-8").splitlines()]
    requests = [json.loads(line) for line in lines if line.startswith('{"cmd"')]
    assert [request["cmd"] for request in requests] == ["new", "legal", "go", "why"]
    client = Client()
    answers = [client.ask(request.pop("cmd"), **request) for request in requests]
    assert answers[2]["action"] in answers[1]["actions"]
    assert answers[3]["legal"] is False

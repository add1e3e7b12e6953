"""Seeded bugs: each has its place in the program, and counts as found only if it makes a test fail."""

import subprocess
from pathlib import Path

import pytest
from lab.kit.runner import CHECKOUT
from lab.measure.seeded import Bug, NoPlace, bugs, finder, place_of

BUG = Bug("one and one make three", "return one + other", "return one + other + 1", ("tests",))
ADDS = "from tolva_gui.sums import add\n\ndef test_adds() -> None:\n    assert add(1, 1) == 2\n"
FAILS = "def test_fails() -> None:\n    assert False\n"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    folder = tmp_path / "small"
    for name, text in {
        "tolva_gui/__init__.py": "",
        "tolva_gui/sums.py": "def add(one: int, other: int) -> int:\n    return one + other\n",
        "tests/test_a.py": FAILS,
        "tests/test_b.py": ADDS,
    }.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    for command in (["init", "-q"], ["add", "."]):
        subprocess.run(["git", *command], cwd=folder, check=True)
    return folder


@pytest.mark.parametrize("name", bugs())
def test_each_bug_has_one_place_in_the_program(name: str) -> None:
    bug = bugs()[name]
    place = CHECKOUT / place_of(bug, CHECKOUT)
    broken = place.read_text(encoding="utf-8").replace(bug.old, bug.new)
    if place.suffix == ".py":
        compile(broken, place.name, "exec")
    assert all((CHECKOUT / test).exists() for test in bug.tests), bug.tests


def test_a_bug_is_found_by_a_test_that_passes_without_it(checkout: Path) -> None:
    assert finder(BUG, checkout) == "tests/test_b.py::test_adds"


def test_a_bug_that_no_test_minds_is_not_found(checkout: Path) -> None:
    (checkout / "tests" / "test_b.py").unlink()
    assert finder(BUG, checkout) == ""


def test_a_bug_without_a_place_is_an_error(checkout: Path) -> None:
    with pytest.raises(NoPlace, match="0 places"):
        place_of(Bug("nothing", "no such text", "", ()), checkout)

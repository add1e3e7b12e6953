"""The packages below the window run without Qt, nobody names a game, and files stay small."""

import ast
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest

from tolva_gui.rules.catalog import BY_ID

PACKAGE = Path(__file__).parents[2] / "tolva_gui"
WITH_QT = {"ui", "app", "demo", "launch"}
MODULES = sorted(PACKAGE.rglob("*.py"))
LONGEST = 60
"""The maximum number of lines of a function."""


def _name(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


def _imported_after(code: str) -> set[str]:
    """Run code in a fresh interpreter and return the top-level modules imported after it."""
    report = "import sys; print(*{name.partition('.')[0] for name in sys.modules})"
    command = [sys.executable, "-c", f"{code}\n{report}"]
    done = subprocess.run(command, cwd=PACKAGE.parent, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return set(done.stdout.split())


QT = {"PySide6", "shiboken6"}


@pytest.mark.parametrize(
    ("module", "late"),
    [
        ("tolva_gui", {*QT, "appdirs"}),
        ("tolva_gui.__main__", QT),
        # What only later pages need.
        ("tolva_gui.launch", {"sqlite3", "statistics"}),
    ],
)
def test_what_is_needed_later_is_not_imported_at_once(module: str, late: set[str]) -> None:
    assert not _imported_after(f"import {module}") & late


def test_the_rules_import_the_standard_library_and_msgspec_only() -> None:
    allowed = {*sys.stdlib_module_names, "msgspec"}
    for path in sorted((PACKAGE / "rules").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                assert not node.level, f"{path.name}: imports say where from"
                names = [node.module or ""]
            for name in names:
                assert name.partition(".")[0] in allowed or name.startswith("tolva_gui.rules"), (
                    path.name,
                    name,
                )


def test_everything_below_the_window_imports_no_qt() -> None:
    names = [_name(path) for path in MODULES]
    below = [name for name in names if not WITH_QT & set(name.split(".")) and not name.endswith("__main__")]
    assert "tolva_gui.paths" in below
    assert not _imported_after(f"import {', '.join(below)}") & QT


def _too_long(path: Path) -> Iterator[str]:
    text = path.read_text(encoding="utf-8")
    if (lines := text.count("\n")) > 600:
        yield f"{_name(path)} has {lines} lines: give its subjects files of their own"
    if lines <= LONGEST:
        return  # and so are its functions
    for node in _statements(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > LONGEST:
                yield f"{_name(path)}.{node.name} has {lines} lines"


def _statements(parent: ast.AST) -> Iterator[ast.stmt]:
    """Yield all statements below, without the expressions in them, which are ten times as many."""
    for node in ast.iter_child_nodes(parent):
        if isinstance(node, ast.stmt):
            yield node
        if not isinstance(node, ast.expr):
            yield from _statements(node)


def test_files_and_functions_are_short() -> None:
    assert MODULES
    assert [fault for path in MODULES for fault in _too_long(path)] == []


def test_window_modules_avoid_the_enum_namespace() -> None:
    """`from PySide6.QtCore import Qt` makes Python load all of Qt's enumerations: a tenth of the start."""
    for path in [*(PACKAGE / "ui").rglob("*.py"), PACKAGE / "app.py", PACKAGE / "launch.py"]:
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            names = [name.name for name in node.names] if isinstance(node, ast.ImportFrom) else []
            assert "Qt" not in names, f"{path.name} imports Qt at its head; import it where it is used"


ROOT = PACKAGE.parent
FAMILY: Final = r"mariage|gubb|talong|plocke|bordst|trumf|tjog|vinsten|\bviv\b|\bsang\b|\bmeld"
WORDS: Final = re.compile(rf"\b(?:{'|'.join(map(re.escape, BY_ID))})\b|{FAMILY}", re.IGNORECASE)
ASKS: Final = re.compile(r"\binfo\.family\b|\b(?:table|review|game)\.family\b|\blaidBy\w+")
"""A game's family is a matter of its rules and players; nothing in the window depends on it."""
NAMED: Final = re.compile(r"rules\.games\.\w|ai\.games\.\w|family == ")


def _window() -> list[Path]:
    return [*(ROOT / "tolva_gui" / "ui").rglob("*.py"), *(ROOT / "resources" / "qml").rglob("*.qml")]


def _others() -> list[Path]:
    """The rooms that serve all games, without the games' own folders and the rules' kit."""
    rooms = ("words", "engine", "records", "table", "phones")
    found = [path for room in rooms for path in (ROOT / "tolva_gui" / room).rglob("*.py")]
    return [*found, ROOT / "tolva_gui" / "ai" / "levels.py"]


@pytest.mark.parametrize(
    ("files", "word"),
    [
        pytest.param(_window, WORDS, id="the window knows a game"),
        pytest.param(_window, ASKS, id="the window asks for a family"),
        pytest.param(_others, NAMED, id="another room imports a game or asks for a family"),
    ],
)
def test_no_file_knows_a_game_or_asks_for_a_family(
    files: Callable[[], list[Path]], word: re.Pattern[str]
) -> None:
    assert [path.relative_to(ROOT) for path in files() if word.search(path.read_text(encoding="utf-8"))] == []

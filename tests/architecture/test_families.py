"""The window knows games only by their declarations: it uses no family and names no game.

`lanka` is a way to show a score, chosen in `game.toml`, and not a word of a family.
"""

import re
from pathlib import Path
from typing import Final

from tolva_gui.rules.catalog import BY_ID

ROOT = Path(__file__).parents[2]
FAMILY: Final = r"mariage|gubb|talong|plocke|bordst|trumf|tjog|vinsten|\bviv\b|\bsang\b|\bmeld"
WORDS: Final = re.compile(rf"\b(?:{'|'.join(map(re.escape, BY_ID))})\b|{FAMILY}", re.IGNORECASE)
ASKS: Final = re.compile(r"\binfo\.family\b|\b(?:table|review|game)\.family\b|\blaidBy\w+")
"""A game's family is a matter of its rules and players; nothing in the window depends on it."""


def _window() -> list[Path]:
    return [*(ROOT / "tolva_gui" / "ui").rglob("*.py"), *(ROOT / "resources" / "qml").rglob("*.qml")]


def _others() -> list[Path]:
    """The rooms that serve all games, without the games' own folders and the rules' kit."""
    rooms = ("words", "engine", "records", "table", "phones")
    found = [path for room in rooms for path in (ROOT / "tolva_gui" / room).rglob("*.py")]
    return [*found, ROOT / "tolva_gui" / "ai" / "parts.py", ROOT / "tolva_gui" / "ai" / "levels.py"]


def test_no_file_of_the_window_knows_a_game_or_the_family() -> None:
    knowing = [path.relative_to(ROOT) for path in _window() if WORDS.search(path.read_text(encoding="utf-8"))]
    assert knowing == []


def test_no_other_room_imports_a_game_or_asks_for_a_family() -> None:
    named = re.compile(r"rules\.games\.\w|ai\.games\.\w|family == ")
    knowing = [path.relative_to(ROOT) for path in _others() if named.search(path.read_text(encoding="utf-8"))]
    assert knowing == []


def test_the_window_asks_for_no_family() -> None:
    asking = [path.relative_to(ROOT) for path in _window() if ASKS.search(path.read_text(encoding="utf-8"))]
    assert asking == []

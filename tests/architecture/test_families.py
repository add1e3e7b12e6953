"""The window knows games only by their declarations: it uses no family and names no game.

The words of the K+Q family may occur in a list of files that only shrinks. `lanka` is a way to show a score,
chosen in `game.toml`, and not a word of the family.
"""

import re
from functools import cache
from pathlib import Path
from typing import Final

from tolva_gui.rules.catalog import BY_ID

ROOT = Path(__file__).parents[2]
FAMILY: Final = r"mariage|gubb|talong|plocke|bordst|trumf|tjog|vinsten|\bviv\b|\bsang\b|\bmeld"
WORDS: Final = re.compile(rf"\b(?:{'|'.join(map(re.escape, BY_ID))})\b|{FAMILY}", re.IGNORECASE)
KNOWING: Final = {
    "tolva_gui/ui/aids": "claims",
    "tolva_gui/ui/pages": "help_blocks open_deal opponents statistics statistics_words",
    "tolva_gui/ui/table": "choreography",
    "tolva_gui/ui/table/scores": "deal_lines standing_words",
    "tolva_gui/ui/table/sound": "sounds",
    "tolva_gui/ui/table/speech": "event_sentences",
    "resources/qml/Tolva/Pages": "GubbeRows KeysPage StatisticsPage",
    "resources/qml/Tolva/Table": "TrumpSign",
}
"""Files that still mention the family; a file that no longer does leaves the list."""
ASKS: Final = re.compile(r"\binfo\.family\b|\b(?:table|review|game)\.family\b|\blaidBy\w+")
"""A game's family is a matter of its rules and players; nothing in the window depends on it."""


def _knowing() -> set[str]:
    return {f"{folder}/{name}" for folder, names in KNOWING.items() for name in names.split()}


def _window() -> list[Path]:
    return [*(ROOT / "tolva_gui" / "ui").rglob("*.py"), *(ROOT / "resources" / "qml").rglob("*.qml")]


@cache
def _speaking() -> frozenset[str]:
    return frozenset(
        path.relative_to(ROOT).with_suffix("").as_posix()
        for path in _window()
        if WORDS.search(path.read_text(encoding="utf-8"))
    )


def test_no_file_more_knows_a_game_or_the_family() -> None:
    assert _speaking() - _knowing() == set()


def test_the_list_of_those_that_do_only_shrinks() -> None:
    assert _knowing() - _speaking() == set()


def test_the_window_asks_for_no_family() -> None:
    asking = [path.relative_to(ROOT) for path in _window() if ASKS.search(path.read_text(encoding="utf-8"))]
    assert asking == []


def test_the_layout_of_the_table_knows_no_game() -> None:
    layout = (ROOT / "resources" / "qml" / "Tolva" / "Table" / "TableLayout.qml").read_text(encoding="utf-8")
    parts = {"TableLayout", "TableSizes", *re.findall(r"readonly property (\w+) \w+: \1 \{", layout)}
    assert len(parts) > 5
    assert not {f"resources/qml/Tolva/Table/{part}" for part in parts} & _knowing()

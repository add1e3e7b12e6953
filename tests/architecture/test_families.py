"""The window knows games by what they declare: no game's id and no family's word, but in a list that only shrinks."""

import re
from pathlib import Path
from typing import Final

from tolva_gui.rules.catalog import BY_ID

ROOT = Path(__file__).parents[2]
FAMILY: Final = r"mariage|gubb|lank[ao]|talong|plocke|bordst|trumf|tjog|vinsten|\bviv\b|\bsang\b|\bmeld"
WORDS: Final = re.compile(rf"\b(?:{'|'.join(map(re.escape, BY_ID))})\b|{FAMILY}", re.IGNORECASE)
KNOWING: Final = {
    "tolva_gui/ui/aids": "claims",
    "tolva_gui/ui/pictures": "deck_files",
    "tolva_gui/ui/pages": "help_blocks opponents review statistics statistics_words",
    "tolva_gui/ui/table": "choreography seat_model sign table",
    "tolva_gui/ui/table/cards": "card_items card_model",
    "tolva_gui/ui/table/scores": "deal_lines lanka_model score_story scores sheet",
    "tolva_gui/ui/table/sound": "sounds",
    "tolva_gui/ui/table/speech": "event_sentences narrator",
    "resources/qml/Tolva/Pages": "AboutPage KeysPage OpponentsPage StatisticsEmpty StatisticsPage TablePage",
    "resources/qml/Tolva/Table": "CardItem CardMarks PlacesLayout TableLayout TableNote"
    " TalongCount UndoButtons",
}
"""Files outside the family's own components that still speak of it; a file that no longer does leaves the list."""


def _knowing() -> set[str]:
    return {f"{folder}/{name}" for folder, names in KNOWING.items() for name in names.split()}


def _speaking() -> set[str]:
    files = [*(ROOT / "tolva_gui" / "ui").rglob("*.py"), *(ROOT / "resources" / "qml").rglob("*.qml")]
    return {
        path.relative_to(ROOT).with_suffix("").as_posix()
        for path in files
        if path.parent.name != "Mariage" and WORDS.search(path.read_text(encoding="utf-8"))
    }


def test_no_file_more_knows_a_game_or_the_family() -> None:
    assert _speaking() - _knowing() == set()


def test_the_list_of_those_that_do_only_shrinks() -> None:
    assert _knowing() - _speaking() == set()

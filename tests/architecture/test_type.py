"""Typography: all text uses a size of the scale in Theme.qml, and titles its typeface."""

import re
from pathlib import Path
from typing import Final

QML: Final = Path(__file__).parents[2] / "resources" / "qml" / "Tolva"
FILES: Final = sorted(path for path in QML.rglob("*.qml") if path.name not in ("Theme.qml", "Postcard.qml"))
"""Not the postcard, which has one size whatever the window's."""
SCALE: Final = (
    r"Theme\.(fine|small|note|body|head|title|figure|banner|hint|hintSmall)\b"
    r"|\w+\.(size|font\.pixelSize)\b"
)
STRETCHED: Final = r"[\d.]+ \* Theme\.(?!cramp)|Theme\.\w+ \* [\d.]+(?!\w*\()"
"""A size that is not on the scale: a fraction or multiple of another."""


def sizes(path: Path) -> list[str]:
    return re.findall(r"font\.pixelSize: (.+)", path.read_text(encoding="utf-8"))


def of_its_own(size: str) -> bool:
    return not re.search(SCALE, size) or bool(re.search(STRETCHED, size))


def test_text_has_a_size_of_the_scale() -> None:
    own = [f"{path.stem}: {size}" for path in FILES for size in sizes(path) if of_its_own(size)]
    assert own == []


def test_text_is_found() -> None:
    assert sum(len(sizes(path)) for path in FILES) > 80


def test_no_page_chooses_a_face_of_its_own() -> None:
    families = {
        f"{path.stem}: {family}"
        for path in FILES
        for family in re.findall(r"font\.family: (.+)", path.read_text(encoding="utf-8"))
        if family not in ("Theme.display", "Application.font.family")
    }
    assert families == set()

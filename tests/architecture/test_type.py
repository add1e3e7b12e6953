"""Type: everything is set in a size of the scale in Theme.qml, and titles in its face."""

import re
from pathlib import Path
from typing import Final

import pytest

QML: Final = Path(__file__).parents[2] / "resources" / "qml" / "Tolva"
FILES: Final = sorted(path for path in QML.rglob("*.qml") if path.name != "Theme.qml")
SCALE: Final = (
    r"Theme\.(fine|small|note|noteSmall|body|head|title|figure|banner)\b|\w+\.(size|font\.pixelSize)\b"
)
STRETCHED: Final = r"[\d.]+ \* Theme\.|Theme\.\w+ \* [\d.]+(?!\w*\()"
"""A size of somebody's own: part or multiple of another."""


def sizes(path: Path) -> list[str]:
    return re.findall(r"font\.pixelSize: (.+)", path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_text_has_a_size_of_the_scale(path: Path) -> None:
    assert [size for size in sizes(path) if not re.search(SCALE, size) or re.search(STRETCHED, size)] == []


def test_text_is_found() -> None:
    assert sum(len(sizes(path)) for path in FILES) > 80


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_no_page_chooses_a_face_of_its_own(path: Path) -> None:
    families = re.findall(r"font\.family: (.+)", path.read_text(encoding="utf-8"))
    assert set(families) <= {"Theme.display", "Application.font.family"}

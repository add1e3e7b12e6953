"""QML: each module lists its files and uses only lower ones; all text has a size of the scale."""

import re
from pathlib import Path
from typing import Final

import pytest

from tolva_gui.ui.page_files import FILES

TOLVA = Path(__file__).parents[2] / "resources" / "qml" / "Tolva"
UI = TOLVA.parents[2] / "tolva_gui" / "ui"
ORDER = [
    *("Controls", "Table", "Help", "Match", "People", "Records", "Review", "Today"),
    *("About", "App", "Daily", "History", "Learn", "Lobby", "Opponents", "Phones", "SameDeal"),
    *("Settings", "Welcome", "Game", "Statistics"),
]
"""From the lowest to the highest; all of them may use `Tolva` itself: Theme and Words."""


def built_on(module: str) -> set[str]:
    """Return the modules that all files of this one import, as its qmldir says."""
    text = (TOLVA / module / "qmldir").read_text(encoding="utf-8")
    return set(re.findall(r"^import Tolva\.(\w+)$", text, re.M)) - {"Backend"}


def test_every_folder_is_a_module_with_a_place_in_the_order() -> None:
    assert {path.name for path in TOLVA.iterdir() if path.is_dir()} == set(ORDER)


@pytest.mark.parametrize("feature", ORDER[1:])
def test_a_feature_has_one_name_in_python_and_qml(feature: str) -> None:
    name = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", feature).lower()
    assert list((UI / name).glob("*.py"))


@pytest.mark.parametrize("module", ORDER)
def test_the_qmldir_names_what_others_use(module: str) -> None:
    files = {path.stem for path in (TOLVA / module).glob("*.qml")}
    used = {name for name in files if f"{module}/{name}.qml" in {page.file for page in FILES.values()}}
    for path in TOLVA.rglob("*.qml"):
        other, text = path.parent.name, path.read_text(encoding="utf-8")
        if other == module:
            continue
        used |= set(re.findall(rf'"(?:\.\./)?{module}/(\w+)\.qml"', text))
        if f"import Tolva.{module}\n" in text or (other in ORDER and module in built_on(other)):
            used |= files & set(re.findall(r"\w+", text))
    text = (TOLVA / module / "qmldir").read_text(encoding="utf-8")
    named = re.findall(r"^(\w+) 1\.0 \1\.qml$", text, re.M)
    assert text.splitlines()[0] == f"module Tolva.{module}"
    assert set(named) == (files if module == "Controls" else used)


@pytest.mark.parametrize("module", ORDER)
def test_a_module_uses_only_lower_ones(module: str) -> None:
    lower = set(ORDER[: ORDER.index(module)])
    assert built_on(module) <= lower
    for path in (TOLVA / module).glob("*.qml"):
        text = path.read_text(encoding="utf-8")
        assert "import Tolva" not in text, f"{path.name}: the qmldir says what {module} builds on"
        named = set(re.findall(r'"\.\./(\w+)/', text))
        assert named <= lower, f"{path.name} in {module} uses {named - lower}"


@pytest.mark.parametrize("module", ORDER[1:])
def test_a_module_builds_on_nothing_that_it_does_not_use(module: str) -> None:
    words = {
        word
        for path in (TOLVA / module).glob("*.qml")
        for word in re.findall(r"\w+", path.read_text(encoding="utf-8"))
    }
    for lower in built_on(module):
        assert words & {path.stem for path in (TOLVA / lower).glob("*.qml")}, lower


def test_every_component_that_is_loaded_by_its_file_is_there() -> None:
    loaded = [
        path.parent / name
        for path in TOLVA.rglob("*.qml")
        for name in re.findall(r'"([\w./]+\.(?:qml|js))"', path.read_text(encoding="utf-8"))
    ]
    assert loaded
    assert [path for path in loaded if not path.is_file()] == []


DRAWN: Final = sorted(path for path in TOLVA.rglob("*.qml") if path.name not in ("Theme.qml", "Postcard.qml"))
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
    found = [(path.stem, size) for path in DRAWN for size in sizes(path)]
    assert len(found) > 80
    assert [(name, size) for name, size in found if of_its_own(size)] == []


def test_no_page_chooses_a_face_of_its_own() -> None:
    families = {
        f"{path.stem}: {family}"
        for path in DRAWN
        for family in re.findall(r"font\.family: (.+)", path.read_text(encoding="utf-8"))
        if family not in ("Theme.display", "Application.font.family")
    }
    assert families == set()

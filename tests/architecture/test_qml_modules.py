"""The QML modules: each lists what others use of it, and uses only modules below it."""

import re
from pathlib import Path

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
    for text in (
        path.read_text(encoding="utf-8") for path in TOLVA.rglob("*.qml") if path.parent.name != module
    ):
        used |= set(re.findall(rf'"(?:\.\./)?{module}/(\w+)\.qml"', text))
        if f"import Tolva.{module}\n" in text:
            used |= files & set(re.findall(r"\w+", text))
    text = (TOLVA / module / "qmldir").read_text(encoding="utf-8")
    named = re.findall(r"^(\w+) 1\.0 \1\.qml$", text, re.M)
    assert text.splitlines()[0] == f"module Tolva.{module}"
    assert set(named) == (files if module == "Controls" else used)


@pytest.mark.parametrize("module", ORDER)
def test_a_module_uses_only_lower_ones(module: str) -> None:
    lower = ORDER[: ORDER.index(module)]
    for path in (TOLVA / module).glob("*.qml"):
        text = path.read_text(encoding="utf-8")
        named = set(re.findall(r"^import Tolva\.(\w+)", text, re.M)) - {"Backend"}
        named |= set(re.findall(r'"\.\./(\w+)/', text))
        assert named <= set(lower), f"{path.name} in {module} uses {named - set(lower)}"


def test_every_component_that_is_loaded_by_its_file_is_there() -> None:
    loaded = [
        path.parent / name
        for path in TOLVA.rglob("*.qml")
        for name in re.findall(r'"([\w./]+\.(?:qml|js))"', path.read_text(encoding="utf-8"))
    ]
    assert loaded
    assert [path for path in loaded if not path.is_file()] == []

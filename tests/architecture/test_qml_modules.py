"""The QML modules: each lists its own files, and uses only modules below it."""

import re
from pathlib import Path

import pytest

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
def test_the_qmldir_names_every_file(module: str) -> None:
    names = sorted(path.stem for path in (TOLVA / module).glob("*.qml"))
    lines = [f"module Tolva.{module}", *(f"{name} 1.0 {name}.qml" for name in names)]
    assert (TOLVA / module / "qmldir").read_text(encoding="utf-8").splitlines() == lines


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

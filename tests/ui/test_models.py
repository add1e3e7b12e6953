"""The wirings of features name what exists, and fit together by type."""

import re
from pathlib import Path
from typing import get_type_hints

import pytest

from tests.ui.conftest import Open
from tolva_gui import app as program
from tolva_gui import paths
from tolva_gui.ui.models import Late, Made, Models, own_name
from tolva_gui.ui.page_files import FILES, NAMED, WINDOW

MADE = {name: made for name, made in vars(Models).items() if isinstance(made, Made)}
QML = {path.stem: path.read_text(encoding="utf-8") for path in (paths.resources() / "qml").rglob("*.qml")}
"""The QML files by the names of their types."""
ASIDE = re.compile(r'//.*|^import .*|"(?:\\.|[^"\\])*"', re.M)


def wiring(name: str) -> str:
    """Return the source of the wiring of a model."""
    return Path(MADE[name].maker().__code__.co_filename).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", MADE)
def test_a_model_is_made_from_models_of_the_right_types(name: str) -> None:
    hints = get_type_hints(MADE[name].maker())
    assert not MADE[name].anew or hasattr(hints["return"], MADE[name].anew)
    for needed in hints.keys() & MADE.keys():
        assert hints[needed] == get_type_hints(MADE[needed].maker())["return"], needed


def test_what_is_not_a_model_is_a_service_of_that_type(open_window: Open) -> None:
    models = open_window().app.models
    for made in MADE.values():
        for needed, kind in get_type_hints(made.maker()).items():
            if needed not in MADE and needed != "return" and kind is not Late:
                assert isinstance(models.find(needed), kind), (made.name, needed)


def test_what_is_called_late_exists() -> None:
    sources = [Path(program.__file__).read_text(encoding="utf-8"), *map(wiring, MADE)]
    called = {what for text in sources for what in re.findall(r'\blate\("([\w.]+)"', text)}
    called |= {what for page in FILES.values() for what in page.opened}
    assert "review.look_at" in called
    for what in called:
        model, _, method = what.partition(".")
        assert not method or hasattr(get_type_hints(MADE[model].maker())["return"], method), what


@pytest.mark.parametrize("name", MADE)
def test_no_model_needs_itself_to_be_made(name: str) -> None:
    waiting, seen = [name], set[str]()
    while waiting:
        for needed in get_type_hints(MADE[waiting.pop()].maker()).keys() & MADE.keys():
            assert needed != name
            if needed not in seen:
                seen.add(needed)
                waiting.append(needed)


def named_from(file: str) -> set[str]:
    """Return the types that a QML file names, and those that they name."""
    found, waiting = set[str](), [Path(file).stem]
    while waiting:
        named = set(re.findall(r"\b[A-Z]\w+", ASIDE.sub("", QML[waiting.pop()]))) - found
        found |= named
        waiting += named & QML.keys()
    return found


@pytest.mark.parametrize("page", FILES)
def test_old_qt_knows_the_types_of_every_model_a_page_names(page: str) -> None:
    """Before 6.11 Qt reads all these files with the page: the first page stayed empty."""
    types = {name: get_type_hints(made.maker())["return"].__name__ for name, made in MADE.items()}
    early = [*FILES[page].models, *WINDOW, *(name for part in NAMED for name in FILES[part].models)]
    known = {types[name] for name in map(own_name, early) if name in types}
    assert named_from(FILES[page].file) & set(types.values()) <= known

"""The wirings of features name what exists, and fit together by type."""

import re
from pathlib import Path
from typing import get_type_hints

import pytest

from tests.ui.conftest import Open
from tolva_gui import app as program
from tolva_gui.ui.models import Late, Made, Models
from tolva_gui.ui.page_files import FILES

MADE = {name: made for name, made in vars(Models).items() if isinstance(made, Made)}


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

"""An index for the tests of records."""

from pathlib import Path

import pytest

from tests.records.games import index_in
from tolva_gui.records.index import Index


@pytest.fixture
def index(tmp_path: Path) -> Index:
    """Return the index of the games in the test's own folder."""
    return index_in(tmp_path)


@pytest.fixture
def made_index(index: Index) -> None:
    index.make()

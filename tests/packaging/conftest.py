"""What the tests of packaging share."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject

from tests.gallery.stage import Stage


@pytest.fixture(scope="module")
def stage(qapp: QObject, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """A window for all scenes of a module, made before the folder of its first test is."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TOLVA_HOME", str(tmp_path_factory.mktemp("home")))
        stage = Stage()
        yield stage
        stage.close()

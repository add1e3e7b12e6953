"""Shared fixtures of the packaging tests."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject

from tests.gallery.stage import Stage


@pytest.fixture(scope="module")
def stage(qapp: QObject, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """A window for all scenes of a module, created before its first test's folder."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TOLVA_HOME", str(tmp_path_factory.mktemp("home")))
        stage = Stage()
        yield stage
        stage.close()

"""The tests' own ground: every compiled search is there, and PySide6 leaves None alone."""

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QTimer

from tolva_gui.ai.by_game import bridges
from tolva_gui.ai.kernel.bridge import KernelBridge

SOURCES = sorted(Path(__file__).parents[2].glob("tolva_gui/ai/**/kernel/kernel.pyx"))


@pytest.mark.parametrize("bridge", bridges(), ids=lambda bridge: bridge.room)
def test_every_compiled_search_is_there(bridge: KernelBridge) -> None:
    assert bridge.kernel is not None, "a C compiler and Python's headers build it: start.py setup"


def test_every_kernel_is_known() -> None:
    rooms = {".".join(source.parts[source.parts.index("tolva_gui") : -2]) for source in SOURCES}
    assert rooms == {bridge.room for bridge in bridges()}


def test_calls_that_return_nothing_leave_none_alone() -> None:
    timer, lonely = QTimer(), QObject()
    before = sys.getrefcount(None)
    for milliseconds in range(2000):
        timer.setInterval(milliseconds)
        lonely.parent()
    assert before - sys.getrefcount(None) <= 100

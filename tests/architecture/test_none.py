"""PySide6 must not eat references to None, as 6.12.0 does on Python 3.11 until the interpreter dies."""

import sys

from PySide6.QtCore import QObject, QTimer


def test_calls_that_return_nothing_leave_none_alone() -> None:
    timer, lonely = QTimer(), QObject()
    before = sys.getrefcount(None)
    for milliseconds in range(2000):
        timer.setInterval(milliseconds)
        lonely.parent()
    assert before - sys.getrefcount(None) <= 100

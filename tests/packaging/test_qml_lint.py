"""QML is checked against the real Python types."""

from pathlib import Path

import pytest
import qml_lint
from PySide6.QtCore import Property, QAbstractListModel, QObject, Signal, Slot

from tests.cases import cases

QML = """import QtQuick
import Tolva.Backend
Text {
    id: root
    required property Board board
    text: %s
}
"""


class Sign(QObject):
    changed = Signal()

    trump = Property(str, lambda _self: "H", notify=changed)

    @Slot(int, result=str)
    def name_of(self, place: int) -> str:
        return str(place)


class Rows(QAbstractListModel):
    pass


class Board(QObject):
    @Property(QObject, constant=True)
    def sign(self) -> Sign:
        return Sign(self)

    @Property(QObject, constant=True)
    def rows(self) -> "Rows":
        return Rows(self)


@pytest.fixture
def lint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(qml_lint, "QML", tmp_path)
    monkeypatch.setattr(qml_lint, "window_classes", lambda: [Sign, Rows, Board])
    return tmp_path / "Sample.qml"


def test_what_python_has_passes(lint: Path) -> None:
    good = "root.board.sign.trump + root.board.sign.name_of(3) + root.board.rows.rowCount()"
    lint.write_text(QML % good, encoding="utf-8")
    assert qml_lint.main() == 0


@cases(
    "bad",
    ["root.board.sign.trumf", "root.board.sign.name_off(1)", "root.board.nothing", "Sign.trump", "nothing"],
    usual=["root.board.sign.trumf"],
)
def test_what_python_has_not_fails(lint: Path, bad: str) -> None:
    lint.write_text(QML % bad, encoding="utf-8")
    assert qml_lint.main() != 0


def test_all_classes_of_the_window_are_found() -> None:
    classes = qml_lint.window_classes()
    for path in qml_lint.WINDOW.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        if "(QObject):" in text:
            assert any(kind.__module__.endswith(path.stem) for kind in classes), path

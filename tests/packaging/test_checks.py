"""The summary of the checks, and the check of QML against the real Python types."""

import subprocess
import sys
from pathlib import Path

import checks
import pytest
import qml_lint
from PySide6.QtCore import Property, QAbstractListModel, QObject, Signal, Slot

from tests.cases import cases
from tolva_gui import ui


def _check(name: str, code: str) -> checks.Check:
    return checks.Check(name, [sys.executable, "-c", code])


def test_the_summary_says_what_passed_and_why_others_failed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    done = [_check("good", "print('silence')"), _check("bad", "import sys; sys.exit('the reason')")]
    for check in done:
        check.run(tmp_path, quiet=True)
    assert checks.report(done[:1]) == 0
    said = capsys.readouterr().out
    assert "ok      good" in said
    assert "silence" not in said
    assert said.endswith("Everything passed.\n")
    assert checks.report(done) == 1
    said = capsys.readouterr().out
    assert "the reason" in said
    assert said.endswith("Failed: bad\n")


def repository(folder: Path, commits: int) -> Path:
    """Create a repository with that number of commits."""
    git(folder, "init", "-q", "-b", "main")
    for number in range(commits):
        git(folder, "commit", "-q", "--allow-empty", "-m", str(number))
    return folder


def git(folder: Path, *command: str) -> None:
    someone = ["-c", "user.name=somebody", "-c", "user.email=nobody@example.org"]
    folder.mkdir(exist_ok=True)
    subprocess.run(["git", *someone, *command], cwd=folder, check=True, stderr=subprocess.DEVNULL)


def test_each_commit_has_the_next_part(tmp_path: Path) -> None:
    folder = repository(tmp_path / "whole", 3)
    parts = []
    for _ in range(4):
        parts.append(checks.part_of(folder, 4)[0])
        git(folder, "commit", "-q", "--allow-empty", "-m", "more")
    assert parts == [4, 1, 2, 3]


def test_a_shallow_clone_and_bare_sources_have_a_part_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = repository(tmp_path / "whole", 3)
    git(tmp_path, "clone", "-q", "--depth", "1", whole.as_uri(), "shallow")
    number, how = checks.part_of(tmp_path / "shallow", 4)
    assert 1 <= number <= 4
    assert "name of the commit" in how
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    assert 1 <= checks.part_of(tmp_path, 4)[0] <= 4
    monkeypatch.setenv("PATH", "")
    assert 1 <= checks.part_of(tmp_path, 4)[0] <= 4


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
    for path in Path(ui.__path__[0]).rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        if "(QObject):" in text:
            assert any(kind.__module__.endswith(path.stem) for kind in classes), path

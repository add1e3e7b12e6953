"""The program from outside: what starts when, the demo, which tests an installation, and a second instance."""

import os
import socket
import subprocess
import sys
import time
from importlib.metadata import PathDistribution
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl, qWarning
from PySide6.QtNetwork import QNetworkReply, QNetworkRequest

from tests.cases import cases
from tests.gallery.tables import HANDS
from tests.ui.conftest import Open, Window, table
from tolva_gui import demo, paths
from tolva_gui.ai import by_game
from tolva_gui.ai.kernel.bridge import KernelBridge
from tolva_gui.records.files import unfinished
from tolva_gui.records.index import Index
from tolva_gui.ui.app import data_lock, qt_numbers
from tolva_gui.ui.app.app_icon import SIZES, app_icon
from tolva_gui.ui.app.demo_watch import DemoWatch
from tolva_gui.ui.app.language import of_the_system
from tolva_gui.ui.autosave import Autosave
from tolva_gui.ui.settings.view_model import peek

CHECKOUT = Path(__file__).parents[2]


def tolva(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the program as from a command line, off screen."""
    command = [sys.executable, "-m", "tolva_gui", *arguments]
    return subprocess.run(command, cwd=CHECKOUT, capture_output=True, text=True, timeout=600, check=False)


DEMO = [("tjugoett", 2), ("svarte-petter", 4), ("vandtia", 5), ("kasino", 2)]


@cases("game, seats", DEMO, usual=["tjugoett-2"])
def test_the_demo_plays_any_game_with_any_number_of_seats(game: str, seats: int) -> None:
    done = tolva("play", "--demo", "--offscreen", "--lang", "en", "--game", game, "--seats", str(seats))
    assert done.returncode == 0, done.stderr
    ends = ("The winner is", "have won", "This time it was", "The game is drawn")
    assert any(end in done.stdout for end in ends)
    assert "qml" not in done.stderr.lower(), done.stderr


def test_second_instance_that_nobody_answers_says_so_and_leaves() -> None:
    lock = data_lock.take(paths.data_dir(), time.time())
    assert lock is not None
    done = tolva("play", "--offscreen")
    lock.release()
    assert done.returncode == 2
    assert str(paths.data_dir()) in done.stderr
    assert done.stdout == ""


def test_only_another_window_keeps_the_user_out(tmp_path: Path) -> None:
    """A lock that cannot be written does not."""
    lock = data_lock.take(tmp_path / "data", time.time())
    assert lock is not None
    assert lock.held
    assert data_lock.take(tmp_path / "data", time.time()) is None
    lock.release()
    assert data_lock.take(tmp_path / "data", time.time()) is not None
    (tmp_path / "a-file").write_text("in the way", encoding="utf-8")
    unwritten = data_lock.take(tmp_path / "a-file" / "data", time.time())
    assert unwritten is not None
    assert not unwritten.held


def test_a_lock_left_behind_keeps_nobody_out_whatever_it_says(tmp_path: Path) -> None:
    """The lock is damaged, of another machine, of a process whose number was reused, a folder, or not readable."""
    lock = tmp_path / "tolva.lock"
    another, mine = f"{os.getppid()}\npython3\n", f"{os.getpid()}\npython3\n"
    for content in ("", "\0\xff", f"{mine}elsewhere\n", f"{another}{socket.gethostname()}\n", "1\n\n\n"):
        lock.write_text(content, encoding="utf-8")
        taken = data_lock.take(tmp_path, time.time() + 10)
        assert taken is not None, repr(content)
        assert taken.held
        taken.release()
    lock.chmod(0)
    assert data_lock.take(tmp_path, time.time() + 10) is not None
    lock.chmod(0o600)  # Windows does not remove write-protected files
    lock.unlink()
    lock.mkdir()
    assert data_lock.take(tmp_path, time.time() + 10) is not None
    # Windows also puts aside the file that is not writable.
    assert any(path.is_dir() for path in tmp_path.glob("tolva.lock.damaged-*"))


def test_lock_holder_sweeps_half_written_files(tmp_path: Path) -> None:
    for _ in range(3):
        unfinished(tmp_path).write_bytes(b"half")
    stays = ("mine.new", "My results.2026.new", "judgements.txt.18.new", "mine.tolva")
    for name in stays:
        (tmp_path / name).write_bytes(b"whole")
    assert data_lock.take(tmp_path, time.time() + 10) is not None
    assert {path.name for path in tmp_path.iterdir()} == {*stays, "tolva.lock"}


TOLD = """
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from tolva_gui import paths
from tolva_gui.ui import already_open
application = QGuiApplication([])
for size in (100, 160):
    engine = already_open.show(already_open.sentence("/where/" + 20 * "a-long-folder/"), paths.resources(), size)
    (window,) = engine.rootObjects()
    QTest.qWaitForWindowActive(window)
    button = window.findChild(QObject, "ok")
    texts = [item for item in window.findChildren(QObject) if item.metaObject().className() == "QQuickText"]
    assert len(texts) == 2
    lowest = max(item.property("y") + item.property("height") for item in texts if item.parent() is not button)
    assert lowest <= button.property("y")
    print([round(item.property("font").pixelSize() / size, 2) for item in texts])
    print(window.property("words"))
    QTest.keyClick(window, Qt.Key.Key_Return)
    print(window.isVisible())
"""


def test_already_open_window() -> None:
    """This needs a separate process: QML types are registered before the first engine of a process."""
    done = subprocess.run([sys.executable, "-c", TOLD], capture_output=True, text=True, check=False)
    words = f"Tolva is already open in another window. The games are in /where/{20 * 'a-long-folder/'}."
    assert done.stdout.splitlines() == ["[0.17, 0.17]", words, "False"] * 2, done.stderr
    assert set(done.stderr.splitlines()) <= {"This plugin does not support propagateSizeHints()"}


@pytest.mark.parametrize(
    ("text", "size"),
    [('{"text_size": 160}', 160), ('{"text_size": 161}', 100), ("[]", 100), ("{", 100), (None, 100)],
)
def test_a_setting_is_looked_at_without_touching_the_file(
    tmp_path: Path, text: str | None, size: int
) -> None:
    path = tmp_path / "settings.json"
    if text is not None:
        path.write_text(text, encoding="utf-8")
    assert peek(path, "text_size") == size
    assert [each.read_text(encoding="utf-8") for each in tmp_path.iterdir()] == ([text] if text else [])


@pytest.mark.usefixtures("qapp")
def test_the_icon_has_a_picture_for_every_size() -> None:
    icon = app_icon(paths.resources() / "icons")
    assert {size.width() for size in icon.availableSizes()} == set(SIZES)
    for size in SIZES:
        assert icon.pixmap(size, size).width() == size


def test_the_window_has_the_icon(window: Window) -> None:
    window.wait(lambda: not window.app.window.icon().isNull())


@pytest.mark.parametrize(
    ("wishes", "code"),
    [(["sv-SE", "en"], "sv"), (["en-GB", "sv"], "en"), (["fi", "sv"], "sv"), (["de"], "en"), ([], "en")],
)
def test_the_language_of_the_system(wishes: list[str], code: str) -> None:
    assert of_the_system(wishes) == code


PAINT = """
import sys
from tolva_gui.launch import create
table = create()
from PySide6.QtGui import QGuiApplication

def painted():
    loaded.update(sys.modules)
    QGuiApplication.exit()

loaded = set()
table.window.frameSwapped.connect(painted)
table.window.show()
QGuiApplication.exec()
print(table.navigation.property("page"), *sorted(loaded))
table.close()
"""
LATER = {
    "PySide6": "QtMultimedia QtWidgets",
    "tolva_gui": "demo engine words.hints",
    "tolva_gui.ai": "arena hints.advice hints.hints hints.judge kernel search solver",
    "tolva_gui.records": "daily ladder misses scan statistics",
    "tolva_gui.table": "daily path review_positions tasks.misses",
    "tolva_gui.ui": "about already_open daily history learn lobby opponents phones review same_deal statistics today",
    "tolva_gui.ui.app": "demo_watch refusal single_instance",
    "tolva_gui.ui.table": "sound.system_speaker speed.frame_watch",
}
"""Modules and packages that the table's first picture must not import."""


def start(code: str) -> list[str]:
    """Run the code in a separate process and return the words that it prints."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stderr == ""
    return done.stdout.split()


@pytest.mark.usefixtures("qapp")
def test_the_first_picture_of_the_table_needs_no_page() -> None:
    autosave = Autosave(Index(paths.data_dir(), paths.cache_dir()).home, paths.state_dir() / "at-table.txt")
    autosave.save(table(0, "play SA"))
    autosave.close()
    page, *loaded = start(PAINT)
    assert page == "table"
    later = [f"{package}.{name}" for package, names in LATER.items() for name in names.split()]
    assert [name for name in loaded for one in ("sqlite3", *later) if f"{name}.".startswith(f"{one}.")] == []


def test_qml_gets_no_network(window: Window) -> None:
    manager = window.app.engine.networkAccessManager()
    for address in ("http://localhost:9/x", "https://localhost:9/x", "ftp://localhost/x", "data:,x"):
        reply = manager.get(QNetworkRequest(QUrl(address)))
        window.wait(reply.isFinished)
        assert reply.error() == QNetworkReply.NetworkError.ProtocolUnknownError


KEYS = {"F3": "history", "F4": "statistics", "F6": "daily"}


def test_a_page_is_made_when_it_is_opened(window: Window) -> None:
    window.sit(table(), drawn=True)
    made = vars(window.app.models)
    assert not made.keys() & {"review", "critic", "opponents", "about", "exercises"}
    for key, name in KEYS.items():
        assert name not in made
        window.key(key)
        assert name in made
        assert window.page() == name


def test_each_number_is_qts_own() -> None:
    assert {name: value for name, value in vars(qt_numbers).items() if name.isupper()} == {
        "KEY_SPACE": Qt.Key.Key_Space.value,
        "KEY_RETURN": Qt.Key.Key_Return.value,
        "KEY_ENTER": Qt.Key.Key_Enter.value,
        "KEYPAD_MODIFIER": Qt.KeyboardModifier.KeypadModifier.value,
        "USER_ROLE": Qt.ItemDataRole.UserRole.value,
    }


CARDS = sum(len(hand.split()) for hand in HANDS)


def test_a_table_with_all_its_cards_is_in_order(open_window: Open) -> None:
    window = open_window()
    with DemoWatch(CARDS) as watch:
        watch.look_at(window.app.window)
        window.sit(table())
        window.wait(lambda: not watch.faults())


def test_cards_that_are_not_drawn_are_counted(open_window: Open) -> None:
    window = open_window().sit(table(), drawn=True)
    seen: list[int] = []
    with DemoWatch(CARDS) as watch:
        watch.looked.connect(seen.append)
        for card in window.cards():
            card.setOpacity(0)
        watch.look_at(window.app.window)
        window.wait(lambda: bool(seen))
    assert watch.faults() == [f"of {CARDS} cards no more than {CARDS - 9} were drawn"]


def test_an_empty_cloth_and_a_warning_are_faults() -> None:
    assert DemoWatch(CARDS).faults() == [f"of {CARDS} cards no more than 0 were drawn"]
    with DemoWatch(0) as watch:
        qWarning("something is wrong")
    assert watch.faults() == ["Qt: something is wrong"]


def test_a_kernel_that_was_built_and_cannot_be_used_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert by_game.missing_searches() == []
    monkeypatch.setattr(KernelBridge, "was_built", True)
    for bridge in by_game.bridges():
        with monkeypatch.context() as patch:
            patch.setattr(bridge, "kernel", None)
            assert by_game.missing_searches() == [
                f"{bridge.room}: the compiled search was built and cannot be used"
            ]
            patch.setattr(KernelBridge, "was_built", False)
            assert by_game.missing_searches() == []


def test_files_that_the_installer_noted_are_missed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    info = tmp_path / "thing-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: thing\nVersion: 1\n", encoding="utf-8")
    (info / "RECORD").write_text("thing/here.txt,,\nthing/gone.txt,,\n", encoding="utf-8")
    (tmp_path / "thing").mkdir()
    (tmp_path / "thing" / "here.txt").touch()
    monkeypatch.setattr(demo, "distribution", lambda _name: PathDistribution(info))
    assert [Path(path).name for path in demo.missing_files("thing")] == ["gone.txt"]


def test_the_demo_fails_with_what_was_missing() -> None:
    code = (
        "import sys; from tolva_gui import demo; demo.missing_files = lambda: ['cards.svg'];"
        "sys.argv = ['tolva-gui', 'play', '--demo', '--offscreen', '--game', 'bordstolva'];"
        "from tolva_gui.__main__ import main; sys.exit(main())"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, "tolva-gui: cards.svg is missing\n")

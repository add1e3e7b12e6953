"""A window with opponents that answer at once."""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from PySide6.QtCore import (
    QCoreApplication,
    QDeadlineTimer,
    QElapsedTimer,
    QEvent,
    QKeyCombination,
    QObject,
    QPoint,
    QPointF,
    QRectF,
    Qt,
)
from PySide6.QtGui import QAccessible, QGuiApplication, QKeySequence
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from tests.gallery import tables
from tests.gallery.pages import keep
from tests.gallery.scene_check import below
from tests.gallery.stage import BlockedPlayer
from tests.table.games import dated
from tolva_gui import paths
from tolva_gui.ai.player import Budget, Cancelled, Choice, Player, never
from tolva_gui.app import App
from tolva_gui.rules.cards import Card
from tolva_gui.rules.games.mariage.calls import GUBBAR
from tolva_gui.rules.moves import Move, play_card
from tolva_gui.rules.view import View
from tolva_gui.table.host import Host
from tolva_gui.ui import notices
from tolva_gui.ui.autosave import Autosave
from tolva_gui.ui.pictures.card_images import Drawn

__all__ = ("BlockedPlayer",)

FRAMES = 3
PATIENCE_MS = 60_000
"""What comes at all comes within this time, also on a machine that is busy with much else."""
_DRAWN = Drawn(most=24_000_000)
"""The cards drawn for earlier windows: drawing them takes longer than many tests."""


class InstantPlayer:
    """A player of anything but a gubbe, at once and reproducibly."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, view: View, _budget: Budget, cancelled: Cancelled = never) -> Choice:
        # Random players lose six points with each gubbe, and the game would not end.
        return Choice(self._random.choice([move for move in view.legal if move not in GUBBAR]))


class Valuing:
    """A player that values each move in this way, and makes the best."""

    def __init__(self, worth: Callable[[View, Move], float]) -> None:
        self._worth = worth

    def choose(self, view: View, _budget: Budget, cancelled: Cancelled = never) -> Choice:
        values = {move: float(self._worth(view, move)) for move in view.legal}
        return Choice(max(values, key=lambda move: values[move]), values)


class Broken:
    """A player with a bug."""

    def choose(self, view: View, budget: Budget, cancelled: Cancelled = never) -> Choice:
        raise ZeroDivisionError("a fault in a player")


class Cheat:
    """A player that plays an illegal card."""

    def choose(self, view: View, budget: Budget, cancelled: Cancelled = never) -> Choice:
        return Choice(play_card(Card("S", "A")))


WON: Final = "play SA, play S9, play S7, play S6"
"""A first trick that Alva, who leads at `table(0)`, wins, and after which they may meld."""
Begin = Callable[[App], object]
RESET = ("speed", "language")
"""Settings that a new window has from the tests, not from an earlier window."""


class Window:
    """The program with its window shown, and actions on it like a person's.

    It is created at the first action. If that is to sit down at a table, it opens on that table and never
    shows the lobby, as with a resumed game; this saves a third of the time.
    """

    def __init__(self, bot: QtBot, make: Callable[[Begin | None], App]) -> None:
        self.bot = bot
        self._make = make

    @cached_property
    def app(self) -> App:
        return self._opened(None)

    def sit(
        self,
        host: Host,
        size: tuple[int, int] | None = None,
        prepare: Begin = lambda _app: None,
        *,
        turn: bool = False,
        over: bool = False,
        drawn: bool = False,
        **settings: Any,
    ) -> "Window":
        """Sit down at the table, in a window of that size with these settings and preparations.

        *turn*: wait for the person's turn. *over*: for the sheet. *drawn*: until everything has its place.
        """

        def begin(app: App) -> None:
            for name in settings.keys() - {"language"}:
                app.settings.set(name, settings[name])
            prepare(app)
            app.navigation.sit_down(host)

        if "app" in vars(self):
            begin(self.app)
        else:
            self.app = self._opened(begin, size, {name: settings[name] for name in settings.keys() & RESET})
        if turn:
            self.wait(self.my_turn)
        if over:
            self.wait(lambda: self.sheet() != "")
        if drawn:
            self.settle()
        return self

    def _opened(
        self, begin: Begin | None, size: tuple[int, int] | None = None, settings: Mapping[str, object] = {}
    ) -> App:
        app = self._make(begin)
        for name, value in settings.items():
            app.settings.set(name, value)
        if size is not None:
            app.window.resize(*size)
        app.window.show()
        app.window.requestActivate()
        self.wait(app.window.isActive)
        return app

    def find(self, name: str) -> QQuickItem | None:
        return next((item for item in self.visible() if item.objectName() == name), None)

    def item(self, name: str) -> QQuickItem:
        self.wait(lambda: self.find(name) is not None)
        self.settle()
        found = self.find(name)
        assert found is not None
        return found

    def items(self) -> Iterator[QQuickItem]:
        return below(self.app.window.contentItem())

    def visible(self, within: QQuickItem | None = None) -> Iterator[QQuickItem]:
        """Yield the visible items, or those within an item; descendants of invisible items are invisible."""
        return below(within or self.app.window.contentItem(), QQuickItem.isVisible)

    def named(self, name: str) -> list[QQuickItem]:
        return [item for item in self.visible() if item.objectName() == name]

    def of_kind(self, kind: str) -> list[QQuickItem]:
        """Return the visible items made of the QML file of that name."""
        return [item for item in self.visible() if kind_of(item) == kind]

    def texts(self, part: str) -> list[QQuickItem]:
        """Return the visible items whose text, without markup, contains that part."""
        self.settle()
        return [
            item
            for item in self.visible()
            if part in re.sub(r"<[^>]*>", "", str(item.property("text") or ""))
        ]

    def cards(self) -> list[QQuickItem]:
        return [item for item in self.items() if item.property("held") is True]

    def click(self, item: QQuickItem, at: QPointF | None = None) -> None:
        where = item.mapToScene(at or QPointF(item.width() / 2, item.height() / 2)).toPoint()
        QTest.mouseClick(
            self.app.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(where)
        )

    def press(self, *names: str) -> None:
        """Click the items of these names in turn."""
        for name in names:
            self.click(self.item(name))

    def point_at(self, item: QQuickItem | None) -> None:
        """Move the pointer from elsewhere onto the middle of the item, or away from everything."""
        window = self.app.window
        middle = item.mapToScene(item.boundingRect().center()) if item is not None else QPointF(400, 300)
        for at in (QPoint(3, 3), middle.toPoint() - QPoint(2, 0), middle.toPoint()):
            QTest.mouseMove(window, at)
            self.bot.wait(20)

    def click_card(self, face: str) -> None:
        """Click the corner that the next card of the fan leaves free."""
        card = next(item for item in self.cards() if item.property("face") == face)
        self.click(card, QPointF(card.width() * 0.12, card.height() * 0.2))

    def key(self, *names: str) -> None:
        """Press the keys of these names in turn, such as "Return" or "Ctrl+Z"."""
        for pressed in map(named_key, names):
            QTest.keyClick(self.app.window, pressed.key(), pressed.keyboardModifiers())

    def hold(self, name: str, until: Callable[[], bool]) -> None:
        """Hold the key down until the condition holds."""
        QTest.keyPress(self.app.window, named_key(name).key())
        self.wait(until)
        QTest.keyRelease(self.app.window, named_key(name).key())

    def type(self, text: str) -> None:
        for letter in text:
            QTest.keyClick(self.app.window, letter)  # type: ignore[call-overload]

    @property
    def host(self) -> Host:
        """The game at the table, which must be there."""
        host = self.app.navigation.host
        assert host is not None
        return host

    @property
    def autosave(self) -> Autosave:
        assert self.app.autosave is not None
        return self.app.autosave

    def keep(self) -> None:
        """Wait until the games are on the disk and in the index."""
        self.autosave.settle()
        self.bot.wait(1)
        self.app.index_worker.settle()

    def notices(self) -> list[str]:
        return list(self.app.notices.property("texts"))

    def noticed(self) -> str:
        return " ".join(self.notices())

    def page(self) -> str:
        """Return the page over the window's first page or table."""
        return str(self.app.pages.property("page"))

    def see(self, move: str = "") -> None:
        """Let the seat to act make that move, by default its first, and show it."""
        seat = self.host.to_act()
        made = self.host.parse(move) if move else self.host.view(seat).legal[0]
        self.app.sitting.director.show(self.host.play(seat, made))

    def my_turn(self) -> bool:
        sitting = self.app.navigation.sitting
        return sitting is not None and sitting.table.myTurn

    def sheet(self) -> str:
        return str(self.app.navigation.property("sheet"))

    def wait(self, what: Callable[[], bool]) -> None:
        """Run the event loop until the condition holds; unlike `waitUntil`, check more often than every 10 ms.

        `QtBot.wait` would take four times the processor time. A condition that searches the window takes ten
        milliseconds, so it is checked less often: otherwise its checks would cost more than what it waits for.
        """
        _bury()
        late, since = QDeadlineTimer(PATIENCE_MS), QElapsedTimer()
        since.start()
        while not what():
            assert not late.hasExpired(), "what was waited for has not come"
            QTest.qWait(1 + 2 * since.elapsed())
            since.restart()

    def dress(self, size: tuple[int, int] | None = None, **settings: Any) -> None:
        """Give the window this size and these settings, and draw it."""
        for name, value in settings.items():
            self.app.settings.set(name, value)
        if size is not None:
            self.app.window.resize(*size)
        self.settle()

    def settle(self) -> None:
        """Draw the results: rows, columns and lists place their items a frame or two later."""
        for _ in range(FRAMES):
            with self.bot.waitSignal(self.app.window.frameSwapped, timeout=PATIENCE_MS):
                self.app.window.update()

    def game_page(self, game: str = "", *, change: bool = False) -> None:
        """Open the page of a game, by default the proposed one, and optionally its settings."""
        if game:
            self.app.new_game.choose(game)
        self.app.navigation.openGame()
        self.item("play")
        if change:
            self.press("change")
            self.item("aids")


def named_key(name: str) -> QKeyCombination:
    found: QKeyCombination = QKeySequence(name)[0]  # type: ignore[index]  # missing in the stubs
    assert found.key() != Qt.Key.Key_unknown, name
    return found


def keep_game(window: Window, host: Host) -> None:
    keep(window.app, host)


def where(item: QQuickItem) -> QRectF:
    """Return the item's place in the window."""
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def heard(item: QQuickItem) -> str:
    """Return the item's name for screen readers."""
    one = QAccessible.queryAccessibleInterface(item)
    assert one is not None
    return one.text(QAccessible.Text.Name)


def kind_of(item: QQuickItem) -> str:
    """Return the name of the QML file that the item is made of, or its class."""
    meta = item.metaObject()
    name = str(meta.className()).split("_QML")[0]
    # It is deleted with its window; Python would take the next object at its address for it.
    Shiboken.invalidate(meta)
    return name


Open = Callable[..., Window]


def press_is_long_after(ms: int) -> None:
    """Set after what time a press is a long one."""
    QGuiApplication.styleHints().setMousePressAndHoldInterval(ms)


@pytest.fixture
def open_window(qtbot: QtBot, qapp: QObject, monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    """Return a function that opens the window at instant speed."""
    # On a busy machine a tap of a test would be a long press, and a notice gone before the test reads it.
    press_is_long_after(PATIENCE_MS)
    monkeypatch.setattr(notices, "READING_MS", 10 * PATIENCE_MS)
    opened: list[App] = []

    def make(player: type[Player] | Callable[[], Player] | None = None, *, keep: bool = False) -> Window:
        def app(begin: Begin | None) -> App:
            wish(speed=0, language="en", lesson_seen=True)
            made = App(
                keep=keep,
                player_maker=lambda _level, seed: player() if player else InstantPlayer(seed),
                begin=begin,
                drawn=_DRAWN,
            )
            # An earlier window may have left other settings.
            for name, value in zip(RESET, (0, "en"), strict=True):
                made.settings.set(name, value)
            opened.append(made)
            return made

        window = Window(qtbot, app)
        if keep or paths.config_dir().parent.exists():
            # Stored games and files are found before anybody sits down.
            assert window.app.window.isActive()
        return window

    yield make
    while opened:
        opened.pop().close()
        _bury()
    # The clipboard belongs to the process: a text copied by one test is not a leak of the next.
    QGuiApplication.clipboard().clear()


@pytest.fixture
def window(open_window: Open) -> Window:
    """A window in which no computer moves."""
    return open_window(BlockedPlayer)


def _bury() -> None:
    """Delete objects due for deletion, which would otherwise pile up without an event loop."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def wish(**wishes: object) -> None:
    """Write the settings before the first window, so that it need not change all its parts after creation."""
    if not paths.config_dir().parent.exists():
        write_settings(json.dumps(wishes))


def write_settings(text: str) -> Path:
    """Write the file of settings as it is found by the first window, and return it."""
    path = paths.config_dir() / "settings.json"
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    return path


def table(leader: int = 0, moves: str = "", kinds: str = "mccc", scores: tuple[int, int] = (0, 0)) -> Host:
    """Return a table with the hands of `tables.HANDS` dealt after these moves."""
    return dated(tables.table(leader, moves, kinds, scores, seed=7), "2026-01-01T12:00:00+00:00")

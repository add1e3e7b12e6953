"""A window that is led through the scenes, for pictures of them and for tests."""

import time
from dataclasses import dataclass
from threading import Event

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.gallery.pages import be_alone, show_page
from tests.gallery.scene_check import pictures_to_come
from tests.gallery.scenes import FIRST_PAGES, KEYS, Situation
from tolva_gui.ai.levels import make_player
from tolva_gui.ai.player import Budget, Cancelled, Choice, Player, SearchCancelled, never
from tolva_gui.app import App
from tolva_gui.paths import resources
from tolva_gui.rules.moves import Play
from tolva_gui.rules.view import View
from tolva_gui.table.lesson import LEVEL, ScriptedPlayer
from tolva_gui.table.tasks.lesson import LessonTask

FRAMES = 5
"""Rows and lists take a frame or two; a note that finds its place needs more."""
PATIENCE = 20.0
"""Seconds to wait for pictures; background loading is slow on a busy machine."""


class BlockedPlayer:
    """A player that thinks until it is cancelled, so that the picture stays still."""

    def __init__(self) -> None:
        self._never = Event()

    def choose(self, view: View, _budget: Budget, cancelled: Cancelled = never) -> Choice:
        # `QTest.qSleep` would hold the interpreter lock, and the window would freeze.
        while not cancelled():
            self._never.wait(0.002)
        raise SearchCancelled


@dataclass(frozen=True)
class Look:
    """How the window is set up for a situation."""

    size: tuple[int, int]
    language: str
    theme: str = "light"
    text_size: int = 100

    def __str__(self) -> str:
        return f"{self.size[0]}x{self.size[1]}-{self.theme}-{self.language}"


def player_of(level: str, _seed: int) -> Player:
    """Return the player for a level: computers think for ever, the lesson's players make its moves."""
    return ScriptedPlayer(resources() / "games") if level == LEVEL else BlockedPlayer()


class Stage:
    """A window that is led through all situations."""

    def __init__(self) -> None:
        self.app = App(keep=False, player_maker=player_of)
        self.app.settings.set("speed", 0)
        self._frames = 0
        self._opened = False
        self.app.window.frameSwapped.connect(self._frame)
        self.app.window.show()

    def show(self, situation: Situation, look: Look) -> None:
        """Show the situation in the window."""
        _, make, moves, then = situation
        app = self.app
        for name in ("language", "theme", "text_size"):
            app.settings.set(name, getattr(look, name))
        for name, value in {"speed": 0, "practice": False}.items():
            app.settings.set(name, value)
        app.window.resize(*look.size)
        if app.navigation.sitting is not None:
            app.navigation.sitting.choreography.clear()
        app.pages.clear()
        be_alone(app)
        while app.notices.property("texts"):
            app.notices.dismiss()
        app.settings.remember("lesson_seen", True)
        app.models.lesson.changed.emit()
        if make is None or then in KEYS or self._opened:
            # A table that is left forgets what a key has opened on it, and would close again.
            app.navigation.newGame()
        self._opened = then in KEYS
        if make is not None:
            app.navigation.sit_down(make())
            if moves or then:
                self.settle()
        self.happen(moves, then)
        if then in FIRST_PAGES:
            self.see_today()
        self.settle()

    def close(self) -> None:
        """Close the window."""
        self.app.close()

    def happen(self, moves: str, then: str) -> None:
        """Show the last moves, and run the picture's final action."""
        app = self.app
        if then == "wait":
            app.settings.set("speed", 2)
            app.settings.set("wait_for_click", True)
        self.make(moves)
        if then == "wait":
            self.settle(0.6)
            app.settings.set("wait_for_click", False)
        elif then.startswith("play"):
            app.sitting.table.play(then.split()[1])
        elif then in KEYS:
            app.window.requestActivate()
            for key in KEYS[then].split():
                QTest.keyClick(app.window, getattr(Qt.Key, f"Key_{key}"))
        elif then.startswith("hint") or then == "practice":
            self.advise(int(then[-1]) if then[-1].isdigit() else 0)
        elif then.startswith("lesson"):
            self.teach(int(then.split()[1]))
        elif then == "choose":
            self.choose()
        elif then:
            show_page(app, then)

    def see_today(self) -> None:
        """Wait for the first page to read today's items, shortly after it is shown."""
        late = time.monotonic() + PATIENCE
        while self.app.window.findChild(QQuickItem, "todaysDeal") is None and time.monotonic() < late:
            self.settle(0.02)

    def make(self, moves: str) -> None:
        """Make these moves visibly."""
        for move in filter(None, moves.split(",")):
            host = self.app.sitting.host
            self.app.sitting.director.show(host.play(host.to_act(), host.parse(move.strip())))

    def choose(self) -> None:
        """Choose the cards of a move that takes two."""
        legal, choosing = self.app.sitting.host.view(0).legal, self.app.sitting.choosing
        move = next(move for move in legal if isinstance(move, Play) and len(move.takes) == 2)
        choosing.choose(str(move.card), True)
        for card in move.takes:
            if card not in choosing.chosen_cards:
                choosing.choose(str(card), False)

    def teach(self, times: int) -> None:
        """Show the lesson after that number of steps, taking the first possible action at each."""
        self.app.models.lesson.begin()
        director, task = self.app.sitting.director, self.app.models.tasks.task
        if not isinstance(task, LessonTask):
            raise TypeError("no lesson is taught")
        for _ in range(times):
            self.settle()
            step, host = task.step, director.host
            if not step.accept:
                self.app.models.tasks.next()
                continue
            while not director.ready():
                self.settle()
            legal = host.view(0).legal
            director.play(next(move for move in step.accept if move in legal))

    def advise(self, strength: int) -> None:
        """Show a hint of this strength, or with 0 the figures of practice."""
        self.app.adviser.make = make_player
        self.app.settings.set("practice", not strength)
        for _ in range(strength):
            self.app.sitting.hints.ask()
        came = "text" if strength else "figures"
        for _ in range(200):
            self.settle(0.02)
            if self.app.sitting.hints.property(came) and not self.app.sitting.hints.property("thinking"):
                break
        self.app.notices.dismiss()

    def settle(self, seconds: float = 0.0) -> None:
        """Run the event loop for that time, then draw the result."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self._turn()
            time.sleep(0.005)
        self._draw()
        late = time.monotonic() + PATIENCE
        while pictures_to_come(self.app.window):
            if time.monotonic() > late:
                # The checks report them.
                return
            self._turn()
            time.sleep(0.005)
            self._draw()

    def _draw(self) -> None:
        """Draw some frames."""
        for _ in range(FRAMES):
            self._frames = 0
            self.app.window.update()
            while not self._frames:
                self._turn()
                time.sleep(0.001)

    @staticmethod
    def _turn() -> None:
        """Run one turn of the event loop, and delete closed pages, which `processEvents` leaves."""
        QGuiApplication.processEvents()
        QGuiApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def _frame(self) -> None:
        self._frames += 1

"""A race in a process of its own, which `test_race` stops: it greets the jack when it goes on."""

import sys
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication

from tests.ui.table.test_race import facts_of, new_host
from tolva_gui.ai.player import Budget, Cancelled, Choice, never
from tolva_gui.app import App
from tolva_gui.launch import prepare
from tolva_gui.rules.moves import Call
from tolva_gui.rules.view import RaceFacts, View
from tolva_gui.table.speed import STANDSTILL_MS, now
from tolva_gui.ui.app.screen import open_application

LATE_MS: Final = 60_000


class Late:
    """A player that turns at once and reacts when the person has long done so."""

    def choose(self, view: View, _budget: Budget, _cancelled: Cancelled = never) -> Choice:
        facts, example = view.facts, view.legal[0]
        assert isinstance(facts, RaceFacts)
        assert isinstance(example, Call)
        if example.word == "turn":
            return Choice(example)
        return Choice(Call("react", example.value, example.by, (facts.clock + LATE_MS,)))


class Course:
    """Looks at the race twenty times a second; says when it has begun, and how long it took by both clocks."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._host = new_host()
        self._began = self._last = now()
        self._races = False
        app.settings.set("speed", 0)
        app.settings.set("race_speed", "quick")
        app.navigation.sit_down(self._host)
        self._timer = QTimer(interval=50)
        self._timer.timeout.connect(self._look)
        self._timer.start()

    def _look(self) -> None:
        race, facts, before = self._app.sitting.race, facts_of(self._host), self._last
        self._last = now()
        if facts.reacted:
            (_, time), shown = facts.reacted[0], facts.shown_at or 0
            print(self._last - self._began, time - shown, flush=True)
            QGuiApplication.exit()
        elif self._races and self._last - before > STANDSTILL_MS:
            race.react(0, "jack", self._app.services.clock())
        elif race.property("racing") and not self._races:
            self._races, self._began = True, self._last
            print("racing", flush=True)
        elif race.property("turner"):
            race.turn()


def main() -> int:
    """Play until the person has reacted."""
    prepare()
    open_application()
    app = App(player_maker=lambda _level, _seed: Late())
    app.window.show()
    course = Course(app)
    status = QGuiApplication.exec()
    del course
    app.close()
    return status


if __name__ == "__main__":
    sys.exit(main())

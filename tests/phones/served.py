"""The program with a game on phones, for a test that kills it: `served.py begin`, and `served.py` to go on."""

import sys

from PySide6.QtGui import QGuiApplication

from tests.phones.party import hosted
from tolva_gui.app import App
from tolva_gui.launch import prepare
from tolva_gui.ui.phones import view_model


def begin(app: App) -> None:
    """Deal a game for people on phones only."""
    host = hosted("tolva-4", 4)
    host.phones = frozenset(range(4))
    app.navigation.sit_down(host)


if __name__ == "__main__":
    view_model.own_addresses = lambda: ["127.0.0.1"]
    prepare()
    program = App(begin=begin if sys.argv[1:] == ["begin"] else App.resume)
    program.settings.set("speed", 0)
    program.window.show()
    QGuiApplication.exec()

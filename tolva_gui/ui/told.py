"""A sentence in a window of its own, for whoever has started the program where no terminal shows what it says."""

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtQml import QQmlApplicationEngine

from tolva_gui.ui.app.fonts import use_fonts
from tolva_gui.ui.texts import fill, translate


def open_already(folder: Path) -> str:
    """Return what is told when another window has the user's files."""
    text = translate("Told", "Tolva is already open in another window. The games are in %1.")
    return fill(text, folder)


def show(words: str, resources: Path, text_size: int = 100) -> QQmlApplicationEngine:
    """Open the window; it lives as long as what is returned. *text_size*: in percent, as in the settings."""
    use_fonts(resources / "fonts")
    engine = QQmlApplicationEngine()
    engine.setInitialProperties({"words": words, "answer": translate("Told", "OK"), "textSize": text_size})
    engine.load(QUrl.fromLocalFile(str(resources / "qml" / "Told.qml")))
    return engine

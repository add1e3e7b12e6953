"""The window for starts without a terminal that says that Tolva is already running."""

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

from tolva_gui.ui.app.fonts import use_fonts
from tolva_gui.ui.app.screen import draw_without_opengl
from tolva_gui.ui.texts import fill, translate


def sentence(folder: Path, *, elsewhere: bool = False) -> str:
    """Return the message. *folder*: of the user's games; *elsewhere*: the window is on another screen."""
    if elsewhere:
        text = translate("AlreadyOpen", "Tolva is already open on another screen. The games are in %1.")
    else:
        text = translate("AlreadyOpen", "Tolva is already open in another window. The games are in %1.")
    return fill(text, folder)


def show(words: str, resources: Path, text_size: int = 100) -> QQmlApplicationEngine:
    """Open the window; it closes with the returned engine. *text_size*: in percent, as in the settings."""
    use_fonts(resources / "fonts")
    engine = QQmlApplicationEngine()
    engine.setInitialProperties(
        {"words": words, "answer": translate("AlreadyOpen", "OK"), "textSize": text_size}
    )
    engine.load(QUrl.fromLocalFile(str(resources / "qml" / "AlreadyOpen.qml")))
    for window in engine.rootObjects():
        if isinstance(window, QQuickWindow):
            window.sceneGraphError.connect(draw_without_opengl)
    return engine

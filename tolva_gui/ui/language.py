"""The language of the window, switched while it is open."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QTranslator

from tolva_gui.words.sentences import LANGUAGES


class Language(QObject):
    """Installs the translations."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._translator: QTranslator | None = None
        self.code = "en"

    def use(self, wish: str) -> str:
        """Switch to `sv`, `en`, or the system's language if the wish is empty; return which one it is."""
        self.code = wish or of_the_system()
        translator = QTranslator(self)
        found = translator.load(f"tolva_{self.code}", str(self._folder))
        if self._translator is not None:
            QCoreApplication.removeTranslator(self._translator)
        self._translator = translator if found else None
        if found:
            QCoreApplication.installTranslator(translator)
        return self.code

    def close(self) -> None:
        """Leave no texts behind: the next window may speak another language."""
        if self._translator is not None:
            QCoreApplication.removeTranslator(self._translator)
            self._translator = None


def of_the_system(languages: Callable[[], list[str]] | None = None) -> str:
    """Return `sv` if the system puts Swedish before English, else `en`."""
    wishes = (languages or QLocale.system().uiLanguages)()
    return next((wish[:2] for wish in wishes if wish[:2] in LANGUAGES), "en")

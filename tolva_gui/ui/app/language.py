"""The language of the window, which can change while it is open."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from tolva_gui.words.sentences import LANGUAGES

_UNKNOWN: Final = "known to no translator"
"""A text that no translator has, so all of them are asked."""
_LOCALES: Final = {"sv": "sv_SE", "en": "en_GB"}
"""What the system's services hear, above all a screen reader that chooses a voice."""


class Language(QObject):
    """Installs translators: ours, and beneath them Qt's own (Open, Cancel)."""

    changed = Signal()
    """The language has changed; texts must be translated again."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._translators: list[QTranslator] = []
        self.code = "en"

    def use(self, wish: str) -> str:
        """Switch to `sv`, `en`, or the system's language if *wish* is empty; return the code.

        Not while QML is loaded in its thread. Installing a translator takes Qt's lock with the interpreter lock
        held; the thread, asking a new translator for the text of an error, takes them in the other order: a
        deadlock. A translator that has been asked once no longer needs the interpreter.
        """
        self.code = wish or of_the_system(QLocale.system().uiLanguages())
        QLocale.setDefault(QLocale(_LOCALES[self.code]))
        self.close()
        of_qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        # Qt asks the last one installed first.
        for name, folder in (("qtbase", of_qt), ("qtdeclarative", of_qt), ("tolva", self._folder)):
            translator = QTranslator(self)
            if translator.load(f"{name}_{self.code}", str(folder)):
                QCoreApplication.installTranslator(translator)
                self._translators.append(translator)
        QCoreApplication.translate(_UNKNOWN, _UNKNOWN)
        return self.code

    def close(self) -> None:
        """Remove the translators: the next window may use another language."""
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
        self._translators.clear()


def of_the_system(wishes: Sequence[str]) -> str:
    """Return `sv` if the system puts Swedish before English, else `en`."""
    return next((wish[:2] for wish in wishes if wish[:2] in LANGUAGES), "en")

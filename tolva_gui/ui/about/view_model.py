"""What the program is and runs on, and the sources of its games: for the curious, and for bug reports."""

import platform
from typing import Any

import PySide6
from PySide6.QtCore import Property, QLibraryInfo, QObject, QUrl, Signal, Slot, qVersion
from PySide6.QtGui import QDesktopServices, QGuiApplication

from tolva_gui import __version__, paths
from tolva_gui.ui.adviser import Adviser
from tolva_gui.ui.at_hand import AtHand
from tolva_gui.ui.game.forms import form_name
from tolva_gui.ui.library import Library
from tolva_gui.ui.qml_types import named_in_qml
from tolva_gui.ui.texts import language, translate
from tolva_gui.words.game_data import game_data


@named_in_qml
class About(QObject):
    """`kernel`: whether the compiled search is available."""

    changed = Signal()

    def __init__(self, adviser: Adviser, at_hand: AtHand, library: Library) -> None:
        super().__init__()
        self._kernel = adviser.is_compiled()
        self._games = at_hand.games
        self._home = library.index.home.folder
        self._licences = str(paths.licences())

    @Slot()
    def copy(self) -> None:
        """Copy the facts to the clipboard, in English, for a report."""
        QGuiApplication.clipboard().setText(self.as_text())

    @Slot()
    def openLicences(self) -> None:  # noqa: N802
        QDesktopServices.openUrl(QUrl.fromLocalFile(self._licences))

    def as_text(self) -> str:
        """Return the facts, one per line."""
        kernel = "compiled search" if self._kernel else "no compiled search"
        return (
            "".join(f"{name}: {value}\n" for name, value in self._facts().items()) + f"Opponents: {kernel}\n"
        )

    def _facts(self) -> dict[str, str]:
        return {
            "Tolva": __version__,
            "Python": f"{platform.python_version()} ({platform.python_implementation()})",
            "Qt": f"{qVersion()}, PySide6 {PySide6.__version__}",
            "System": f"{platform.platform()}, {QGuiApplication.platformName()}",
            "Qt from": QLibraryInfo.path(QLibraryInfo.LibraryPath.PrefixPath),
            "Games": str(self._home),
            "Settings": str(paths.config_dir()),
        }

    def _rows(self) -> list[dict[str, Any]]:
        """Return the facts for the page, with names in the language of the window."""
        facts = self._facts()
        names = {
            "Python": "Python",
            "Qt": "Qt",
            "System": translate("About", "System"),
            "Games": translate("About", "Games are saved in"),
            "Settings": translate("About", "Settings are saved in"),
        }
        return [{"name": name, "value": facts[key]} for key, name in names.items()]

    def _sources(self) -> list[dict[str, str]]:
        """Return the sources of the rules, each with the names of its games."""
        games: dict[str, list[str]] = {}
        for game in self._games:
            source = game_data(game).source.get(language(), "")
            games.setdefault(source, []).append(form_name(game))
        return [{"name": source, "value": ", ".join(names)} for source, names in games.items() if source]

    version = Property(str, lambda _self: __version__, constant=True)
    licences = Property(str, lambda self: self._licences, constant=True)
    kernel = Property(bool, lambda self: self._kernel, constant=True)
    facts = Property(list, _rows, notify=changed)
    sources = Property(list, _sources, notify=changed)

"""The decks that can be played with: our own, and those installed for KDE's games."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Property, QByteArray, QObject, QStandardPaths, QTimer, Signal, Slot

from tolva_gui.ui.settings import Settings
from tolva_gui.ui.texts import QT_TRANSLATE_NOOP, fill, language, translate

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

TROUBLES: Final = {
    "missing": QT_TRANSLATE_NOOP("Decks", "the file %1 is missing"),
    "unreadable": QT_TRANSLATE_NOOP("Decks", "the file %1 cannot be read"),
    "bad index": QT_TRANSLATE_NOOP("Decks", "%1 does not describe a deck"),
    "no drawing named": QT_TRANSLATE_NOOP("Decks", "%1 names no SVG file"),
    "drawing elsewhere": QT_TRANSLATE_NOOP("Decks", "%1 names a file outside its folder: %2"),
    "not a drawing": QT_TRANSLATE_NOOP("Decks", "%1 is not a readable SVG file"),
    "too large": QT_TRANSLATE_NOOP("Decks", "%1 is too large"),
    "cards missing": QT_TRANSLATE_NOOP("Decks", "%1 is missing cards: %2"),
    "gone": QT_TRANSLATE_NOOP("Decks", "the deck %1 no longer exists"),
}
INSTALLED: Final = "installed-"


@dataclass(slots=True)
class Installed:
    """A deck of somebody else: `trouble` says why it cannot be used, once it has been looked at."""

    folder: Path
    name: str
    looked: bool = False
    trouble: str = ""


class Decks(QObject):
    """Nothing is looked for before the player wants to choose a deck, or has chosen an installed one."""

    changed = Signal()
    trouble = Signal(str, str)
    """The chosen deck, by its name, cannot be used; what is wrong with it, and where."""

    def __init__(self, own: Path, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._own = own
        self._settings = settings
        self._installed: list[Installed] = []
        self._renderers: dict[str, QSvgRenderer] = {}
        self._key = ""
        self.expected: tuple[str, tuple[tuple[int, int], ...]] = ("", ())
        """The deck on the table, and how large its faces are there, in pixels of the screen."""
        self.roots: Callable[[], Iterable[Path]] = card_decks
        settings.named.connect(self._setting_changed)

    @Slot()
    def look(self) -> None:
        """Find the installed decks; each is read in a turn of its own, so that the window stays awake."""
        self._find()
        QTimer.singleShot(0, self, self._inspect_next)

    @Slot(str, list, float)
    def expect(self, deck: str, widths: list[float], ratio: float) -> None:
        """Know how wide the cards of the table are seen; they can be drawn before they are. See `CardFace.qml`."""
        sizes = ((round(width), round(1.4 * width)) for width in widths)
        self.expected = deck, tuple((round(ratio * width), round(ratio * height)) for width, height in sizes)

    def use(self) -> None:
        """Take up the deck that the settings name; where it cannot be used ours lies on the table."""
        wanted = str(self._settings.get("deck"))
        key = ""
        if wanted:
            if not any(deck.folder.name == wanted for deck in self._installed):
                self._find()
            key = self._take(wanted)
        if key != self._key:
            self._key = key
            self.changed.emit()

    def renderer(self, key: str) -> "QSvgRenderer":
        """Return what draws the deck: one of ours by its folder's name, or an installed one by its key."""
        from PySide6.QtSvg import QSvgRenderer  # not before the first card is drawn: the window opens sooner

        if key not in self._renderers:
            self._renderers[key] = QSvgRenderer(str(self.folder(key) / f"{key}.svg"))
        return self._renderers[key]

    def folder(self, key: str) -> Path:
        """Return where the deck lies."""
        if key.startswith(INSTALLED):
            return self._installed[int(key.removeprefix(INSTALLED))].folder
        return self._own / key

    def forget(self) -> None:
        """Let go of all that draws; nothing is to be drawn any more."""
        self._renderers.clear()
        self.expected = "", ()

    def _take(self, wanted: str) -> str:
        for number, deck in enumerate(self._installed):
            if deck.folder.name == wanted:
                self._inspect(number)
                if not deck.trouble:
                    return f"{INSTALLED}{number}"
                self.trouble.emit(deck.name, deck.trouble)
                return ""
        self.trouble.emit(wanted, fill(translate("Decks", TROUBLES["gone"]), wanted))
        return ""

    def _find(self) -> None:
        from tolva_gui.ui.deck_files import find

        known = {deck.folder for deck in self._installed}
        new = [folder for folder in find(self.roots()) if folder not in known]
        self._installed += [Installed(folder, folder.name) for folder in new]
        if new:
            self.changed.emit()

    def _inspect_next(self) -> None:
        waiting = [number for number, deck in enumerate(self._installed) if not deck.looked]
        if waiting:
            self._inspect(waiting[0])
            self.changed.emit()
            QTimer.singleShot(0, self, self._inspect_next)

    def _inspect(self, number: int) -> None:
        """Read the deck and keep what draws it, or what is wrong with it."""
        from PySide6.QtSvg import QSvgRenderer

        from tolva_gui.ui.deck_files import DeckError, read_drawing, read_index

        deck = self._installed[number]
        if deck.looked:
            return
        deck.looked = True
        try:
            file = read_index(deck.folder, language())
            deck.name = file.name
            renderer = QSvgRenderer(QByteArray(read_drawing(file.drawing)))
            if not renderer.isValid():
                raise DeckError("not a drawing", file.drawing)
            self._renderers[f"{INSTALLED}{number}"] = renderer
        except DeckError as error:
            deck.trouble = fill(translate("Decks", TROUBLES[error.what]), *error.values)

    def _setting_changed(self, name: str) -> None:
        if name == "deck":
            self.use()

    def _rows(self) -> list[dict[str, str]]:
        return [
            {
                "id": deck.folder.name,
                "key": f"{INSTALLED}{number}",
                "name": deck.name,
                "trouble": deck.trouble,
            }
            for number, deck in enumerate(self._installed)
            if deck.looked
        ]

    installed = Property(list, _rows, notify=changed)
    key = Property(str, lambda self: self._key, notify=changed)


def card_decks() -> list[Path]:
    """Return the folders in which this system's programs share decks: XDG's, or what Windows and macOS have instead."""
    shared = QStandardPaths.standardLocations(QStandardPaths.StandardLocation.GenericDataLocation)
    return [Path(folder) / "carddecks" for folder in shared]

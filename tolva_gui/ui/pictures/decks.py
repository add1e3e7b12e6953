"""The decks available to the player: our own, and those installed for KDE's games."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import Property, QByteArray, QObject, QTimer, Signal, Slot

from tolva_gui.records.names import tidy, unfit
from tolva_gui.ui.app.settings import TEXTS, Settings
from tolva_gui.ui.pictures.own_deck import OwnDeck
from tolva_gui.ui.texts import QT_TRANSLATE_NOOP, fill, language, translate

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

    from tolva_gui.ui.pictures.deck_files import DeckError
    from tolva_gui.ui.pictures.deck_trial import Trials

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
    "not drawn": QT_TRANSLATE_NOOP("Decks", "%1 cannot be drawn, or takes too long"),
    "bad name": QT_TRANSLATE_NOOP("Decks", "a deck in %1 has a name that cannot be shown"),
    "too many": QT_TRANSLATE_NOOP("Decks", "only the first %1 decks are shown"),
}
INSTALLED: Final = "installed-"


class Installed(Struct, eq=False):
    """A foreign deck; `trouble` says why it cannot be used, once it has been `looked` at."""

    folder: Path
    name: str
    looked: bool = False
    trouble: str = ""
    digest: str = ""
    """SHA-256 of a drawing that has been found good."""


class Decks(QObject):
    """Looks for decks only if the player wants to choose one or has chosen an installed one.

    A foreign drawing is tried in another process before it is drawn in this one. The digest of the chosen deck
    is remembered, so the next start uses it at once.
    """

    changed = Signal()
    trouble = Signal(str, str)
    """The chosen deck cannot be used: its name, and the fault with its place."""

    def __init__(self, own: Path, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._own = own
        self._settings = settings
        self._installed: list[Installed] = []
        self._renderers: dict[str, QSvgRenderer] = {}
        """Renderers of installed decks, by key."""
        self._ours: dict[str, OwnDeck] = {}
        self._key = ""
        self._trials: Trials | None = None
        self._waiting: list[int] = []
        """Numbers of the decks still to be inspected."""
        self._tried: tuple[int, Path, bytes] | None = None
        """The deck on trial: its number, path and drawing."""
        self.expected: tuple[str, tuple[tuple[int, int], ...]] = ("", ())
        """The deck on the table, and the sizes of its faces there, in screen pixels."""
        self.roots: Callable[[], Iterable[Path]] = card_decks
        self.patience_ms = 10_000
        """Limit for drawing the cards of a foreign deck, including the start of the process that tries it."""
        self._next_turn = QTimer(self, interval=0, singleShot=True)
        self._next_turn.timeout.connect(self._inspect_next)
        settings.named.connect(self._setting_changed)

    @Slot()
    def look(self) -> None:
        """Find the installed decks; each is read in a separate event-loop turn, so the window stays responsive."""
        self._find()
        self._waiting += [
            number
            for number, deck in enumerate(self._installed)
            if not deck.looked and number not in self._waiting
        ]
        self._next_turn.start()

    @Slot(str, list, float)
    def expect(self, deck: str, widths: list[float], ratio: float) -> None:
        """Note the widths of the table's cards, so that they can be drawn ahead. See `CardFace.qml`."""
        sizes = ((round(width), round(1.4 * width)) for width in widths)
        self.expected = deck, tuple((round(ratio * width), round(ratio * height)) for width, height in sizes)

    def use(self) -> None:
        """Use the deck named in the settings; our own until it is found usable."""
        wanted = str(self._settings.get("deck"))
        number = self._number(wanted) if wanted else None
        if number is None:
            self._lay("")
            if wanted:
                self.trouble.emit(wanted, fill(translate("Decks", TROUBLES["gone"]), wanted))
            return
        if self._installed[number].looked:
            self._take(number)
        else:
            self._lay("")
            self._waiting.insert(0, number)
            self._inspect_next()

    def renderer(self, key: str, ident: str) -> "QSvgRenderer":
        """Return a renderer: of one card for our decks, which are named by their folders; else of the whole deck."""
        from PySide6.QtSvg import QSvgRenderer  # not before the first card is drawn: the window opens sooner

        if key.startswith(INSTALLED):
            return self._renderers.get(key) or QSvgRenderer()  # a deck not found good draws nothing
        if key not in self._ours:
            self._ours[key] = OwnDeck(self.folder(key) / f"{key}.svg")
        return QSvgRenderer(QByteArray(self._ours[key].alone(ident)))

    def folder(self, key: str) -> Path:
        """Return the path of the deck."""
        if key.startswith(INSTALLED):
            return self._installed[int(key.removeprefix(INSTALLED))].folder
        return self._own / key

    def forget(self) -> None:
        """Drop all renderers and stop the trial; nothing is drawn afterwards."""
        if self._trials is not None:
            self._trials.close()
        self._waiting.clear()
        self._renderers.clear()
        self._ours.clear()
        self.expected = "", ()

    def _number(self, wanted: str) -> int | None:
        from tolva_gui.ui.pictures.deck_files import find_one

        if not any(deck.folder.name == wanted for deck in self._installed):
            folder = find_one(self.roots(), wanted)
            self._installed += [Installed(folder, wanted)] if folder is not None else []
        return next((no for no, deck in enumerate(self._installed) if deck.folder.name == wanted), None)

    def _take(self, number: int) -> None:
        """Use the chosen deck if it is good, otherwise our own with a notice of the fault."""
        deck = self._installed[number]
        self._lay("" if deck.trouble else f"{INSTALLED}{number}")
        if deck.trouble:
            self.trouble.emit(deck.name, deck.trouble)
        else:
            self._settings.remember("deck_known", deck.digest)

    def _lay(self, key: str) -> None:
        if key != self._key:
            self._key = key
            self.changed.emit()

    def _find(self) -> None:
        from tolva_gui.ui.pictures.deck_files import MOST_DECKS, find

        known = {deck.folder for deck in self._installed}
        found = list(find(self.roots()))
        new = [Installed(folder, folder.name) for folder in found if folder not in known]
        if new and len(found) == MOST_DECKS:
            told = fill(translate("Decks", TROUBLES["too many"]), MOST_DECKS)
            new.append(Installed(found[0].parent, str(found[0].parent), looked=True, trouble=told))
        self._installed += new
        if new:
            self.changed.emit()

    def _inspect_next(self) -> None:
        """Inspect the next deck, unless one is on trial."""
        if self._waiting and self._tried is None:
            number = self._waiting.pop(0)
            if not self._installed[number].looked:
                self._inspect(number)
            self._next_turn.start()

    def _inspect(self, number: int) -> None:
        """Read the deck, and start a trial if its drawing is not known."""
        from tolva_gui.ui.pictures.deck_files import DeckError, read_drawing, read_index

        deck = self._installed[number]
        try:
            if unfit(deck.folder.name) is not None or len(deck.folder.name) > TEXTS["deck"]:
                raise DeckError("bad name", deck.folder.parent)
            file = read_index(deck.folder, language())
            deck.name = file.name
            drawing = read_drawing(file.drawing)
        except DeckError as error:
            self._looked(number, trouble=error)
            return
        if _digest(drawing) == self._settings.get("deck_known"):
            self._good(number, file.drawing, drawing)
            return
        self._tried = number, file.drawing, drawing
        if self._trials is None:
            from tolva_gui.ui.pictures.deck_trial import Trials

            self._trials = Trials(self)
            self._trials.ended.connect(self._end_trial)
        self._trials.begin(drawing, self.patience_ms)

    @Slot(bool)
    def _end_trial(self, drawn: bool) -> None:
        from tolva_gui.ui.pictures.deck_files import DeckError

        if self._tried is None:
            raise RuntimeError("a trial has ended that no deck is waiting for")
        (number, path, drawing), self._tried = self._tried, None
        if drawn:
            self._good(number, path, drawing)
        else:
            self._looked(number, trouble=DeckError("not drawn", path))
        self._inspect_next()

    def _good(self, number: int, path: Path, drawing: bytes) -> None:
        """Keep a renderer of the deck and its digest."""
        from PySide6.QtSvg import QSvgRenderer

        from tolva_gui.ui.pictures.deck_files import DeckError

        renderer = QSvgRenderer(QByteArray(drawing))
        if not renderer.isValid():
            self._looked(number, trouble=DeckError("not a drawing", path))
            return
        self._renderers[f"{INSTALLED}{number}"] = renderer
        self._installed[number].digest = _digest(drawing)
        self._looked(number)

    def _looked(self, number: int, trouble: "DeckError | None" = None) -> None:
        deck = self._installed[number]
        deck.looked = True
        if trouble is not None:
            values = (tidy(str(value)) for value in trouble.values)
            deck.trouble = fill(translate("Decks", TROUBLES[trouble.what]), *values)
        self.changed.emit()
        if deck.folder.name == self._settings.get("deck"):
            self._take(number)

    def _setting_changed(self, name: str) -> None:
        if name == "deck":
            self.use()

    def _rows(self) -> list[dict[str, str]]:
        return [
            {
                "id": tidy(deck.folder.name),
                "key": f"{INSTALLED}{number}",
                "name": deck.name,
                "trouble": deck.trouble,
            }
            for number, deck in enumerate(self._installed)
            if deck.looked
        ]

    installed = Property(list, _rows, notify=changed)
    key = Property(str, lambda self: self._key, notify=changed)


def _digest(drawing: bytes) -> str:
    from hashlib import sha256  # imported late: it loads OpenSSL

    return sha256(drawing).hexdigest()


def card_decks() -> list[Path]:
    """Return the folders of shared decks on this system: XDG's, or their equivalents on Windows and macOS."""
    from PySide6.QtCore import QStandardPaths

    shared = QStandardPaths.standardLocations(QStandardPaths.StandardLocation.GenericDataLocation)
    return [Path(folder) / "carddecks" for folder in shared]

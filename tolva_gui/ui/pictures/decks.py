"""The decks available to the player: our own, and those that the system has installed for KDE's games."""

import configparser
import logging
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import Property, QByteArray, QObject, Signal, Slot

from tolva_gui.own_deck import OwnDeck, element
from tolva_gui.rules.cards import RANKS, SUITS
from tolva_gui.ui.qml_types import named_in_qml
from tolva_gui.ui.settings.view_model import Settings
from tolva_gui.ui.texts import language

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

log = logging.getLogger(__name__)
INSTALLED: Final = "installed-"
GROUPS: Final = ("KDE Backdeck", "KDE Cards")
"""Sections of an `index.desktop` that describe a deck."""
ELEMENTS: Final = (*(element(suit + rank) for suit in SUITS for rank in RANKS), "back")
"""Elements that a deck must have: hands are dealt from six up, and the low cards are lankor."""


class Installed(Struct, frozen=True):
    """A deck of the system. *id*: the name of its folder, as in the settings."""

    id: str
    name: str
    drawing: Path


@named_in_qml
class Decks(QObject):
    """Looks for installed decks only if the player wants to choose one or has chosen one."""

    changed = Signal()
    trouble = Signal(str)
    """The chosen deck, which is no longer installed or cannot be drawn."""

    def __init__(self, own: Path, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._own = own
        self._settings = settings
        self._installed: tuple[Installed, ...] | None = None
        self._renderers: dict[str, QSvgRenderer] = {}
        """Renderers of installed decks, by key."""
        self._ours: dict[str, OwnDeck] = {}
        self._key = ""
        self.expected: tuple[str, tuple[tuple[int, int], ...]] = ("", ())
        """The deck on the table, and the sizes of its faces there, in screen pixels."""
        self.folders: Callable[[], Iterable[Path]] = system_folders
        settings.named.connect(self._setting_changed)

    @Slot()
    def look(self) -> None:
        """Find the installed decks, unless they are known."""
        if self._installed is None:
            self._installed = tuple(find(self.folders(), language()))
            self.changed.emit()

    @Slot(str, list, float)
    def expect(self, deck: str, widths: list[float], ratio: float) -> None:
        """Record the card widths in use so that they can be pre-rendered. See `CardFace.qml`."""
        sizes = ((round(width), round(1.4 * width)) for width in widths)
        self.expected = deck, tuple((round(ratio * width), round(ratio * height)) for width, height in sizes)

    def use(self) -> None:
        """Use the deck named in the settings; ours, with a notice, if it cannot be used."""
        wanted = str(self._settings.get("deck"))
        key = self._usable(wanted) if wanted else ""
        if key != self._key:
            self._key = key
            self.changed.emit()
        if wanted and not key:
            self.trouble.emit(wanted)

    def renderer(self, key: str, ident: str) -> "QSvgRenderer":
        """Return a renderer: of one card for our decks, which are named by their folders; else of the whole deck."""
        from PySide6.QtSvg import QSvgRenderer  # not before the first card is drawn: the window opens sooner

        if key.startswith(INSTALLED):
            if key not in self._renderers:
                self._renderers[key] = QSvgRenderer(str(self.drawing(key)))
            return self._renderers[key]
        if key not in self._ours:
            self._ours[key] = OwnDeck(self.drawing(key))
        return QSvgRenderer(QByteArray(self._ours[key].alone(ident)))

    def drawing(self, key: str) -> Path:
        if key.startswith(INSTALLED):
            return (self._installed or ())[int(key.removeprefix(INSTALLED))].drawing
        return self._own / key / f"{key}.svg"

    def forget(self) -> None:
        """Drop all renderers; nothing is drawn afterwards."""
        self._renderers.clear()
        self._ours.clear()
        self.expected = "", ()

    def _usable(self, wanted: str) -> str:
        """Return the key of the installed deck, empty if it is gone or lacks a card."""
        self.look()
        found = (f"{INSTALLED}{no}" for no, deck in enumerate(self._installed or ()) if deck.id == wanted)
        key = next(found, "")
        if key and all(self.renderer(key, name).elementExists(name) for name in ELEMENTS):
            return key
        return ""

    def _setting_changed(self, name: str) -> None:
        if name == "deck":
            self.use()

    def _rows(self) -> list[dict[str, str]]:
        return [
            {"id": deck.id, "key": f"{INSTALLED}{no}", "name": deck.name}
            for no, deck in enumerate(self._installed or ())
        ]

    installed = Property(list, _rows, notify=changed)
    key = Property(str, lambda self: self._key, notify=changed)


def system_folders() -> list[Path]:
    """Return the folders in which the system installs decks of KDE's games, not the user's own."""
    from PySide6.QtCore import QStandardPaths

    place = QStandardPaths.StandardLocation.GenericDataLocation
    users = QStandardPaths.writableLocation(place)
    return [
        Path(folder) / "carddecks" for folder in QStandardPaths.standardLocations(place) if folder != users
    ]


def find(folders: Iterable[Path], lang: str) -> Iterator[Installed]:
    """Yield the decks in these folders; each hides those of the same name in later ones, as in XDG."""
    found = dict[str, Path]()
    for folder in folders:
        for index in sorted(folder.glob("*/index.desktop")):
            found.setdefault(index.parent.name, index)
    for name, index in found.items():
        try:
            entry = _entry(index)
            title = entry.get(f"Name[{lang}]") or entry.get("Name") or name
            yield Installed(name, title, index.parent / entry["SVG"])
        except (OSError, UnicodeDecodeError, configparser.Error, KeyError) as error:
            log.warning("%s describes no deck: %s", index, error)


def _entry(index: Path) -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None, strict=False, delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read_string(index.read_text(encoding="utf-8"))
    return parser[next(filter(parser.has_section, GROUPS), GROUPS[0])]

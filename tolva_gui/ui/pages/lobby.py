"""The lobby: a tile for each game; and what the page of the chosen game says."""

import unicodedata
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot

from tolva_gui.ui.pages.forms import by_kind
from tolva_gui.ui.pages.new_game import NewGame
from tolva_gui.ui.row_model import RowModel
from tolva_gui.ui.texts import fill, language, names, translate
from tolva_gui.words.game_data import tile_file


class Lobby(QObject):
    """`search` narrows the tiles to those that have every word of it."""

    changed = Signal()
    """What is found or chosen."""

    def __init__(self, new_game: NewGame, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._new_game = new_game
        self._folder = folder
        self._search = ""
        self._tiles = RowModel(("id", "name", "told", "picture", "found"), self)
        new_game.changed.connect(self.changed)
        self._lay()

    @Slot()
    def look(self) -> None:
        """What is looked for or the language has changed."""
        self._lay()
        self.changed.emit()

    def _lay(self) -> None:
        """Lay out every game in the order of the kinds; it is found if it has what is looked for."""
        kinds = by_kind(self._new_game.form_rows())
        tiles = [self._tile(kind["title"], game) for kind in kinds for game in kind["games"]]
        self._tiles.update([{**tile, "found": fits(tile, self._search)} for tile in tiles])

    def _tile(self, kind: str, game: Mapping[str, str]) -> dict[str, Any]:
        told = " · ".join((kind, game["size"])) if game["size"] else kind
        return {**game, "kind": kind, "told": told, "picture": self._picture(game["id"])}

    def _picture(self, game: str) -> QUrl:
        return QUrl.fromLocalFile(str(tile_file(game, language())))

    def _none_found(self) -> bool:
        return not any(tile["found"] for tile in self._tiles.rows())

    def _chosen(self) -> dict[str, Any]:
        kind, *_ = by_kind([self._new_game.chosen()])
        tile = self._tile(kind["title"], kind["games"][0])
        return {**tile, "about": about(tile["id"], self._folder)}

    def _company(self) -> str:
        """With whom one plays, in a sentence."""
        others = [seat.name for seat in self._new_game.setup() if seat.kind != "me"]
        return fill(translate("Lobby", "With %1."), names(others))

    def _set_search(self, search: str) -> None:
        if search != self._search:
            self._search = search
            self.look()

    tiles = Property(QObject, lambda self: self._tiles, constant=True)
    noneFound = Property(bool, _none_found, notify=changed)  # noqa: N815
    chosen = Property(dict, _chosen, notify=changed)
    company = Property(str, _company, notify=changed)
    search = Property(str, lambda self: self._search, _set_search, notify=changed)


def about(game: str, folder: Path) -> str:
    """Return how the rules of the game begin: what it is about, in a few sentences; nothing where there are none."""
    from tolva_gui.words.help_pages import Paragraph, page, page_file

    if not page_file(game, language(), folder).is_file():
        return ""
    first = next(
        (block for block in page(game, language(), folder).blocks if isinstance(block, Paragraph)), None
    )
    return first.text.replace("*", "") if first else ""


def fits(tile: Mapping[str, Any], search: str) -> bool:
    """Return whether every word searched for begins a word of the tile or is part of its name; accents do not count.

    >>> fits({"name": "Svälta räv", "kind": "For children", "size": "", "line": ""}, "RAV child")
    True
    """
    told = plain(f" {tile['name']} {tile['kind']} {tile['size']} {tile['line']}")
    return all(f" {word}" in told or word in plain(tile["name"]) for word in plain(search).split())


def plain(text: str) -> str:
    """Return the text in small letters without accents, as somebody types it who has no å, ä, ö on the keyboard."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))

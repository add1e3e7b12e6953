"""The lobby: a tile per game, by kind; and the texts on the page of the chosen game."""

import unicodedata
from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import Property, QObject, Signal, Slot

from tolva_gui.ui.game.forms import by_kind, form_list, tile_picture
from tolva_gui.ui.game.new_game import NewGame
from tolva_gui.ui.models import Late
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.people.household import Household
from tolva_gui.ui.qml_types import named_in_qml
from tolva_gui.ui.row_model import RowModel
from tolva_gui.ui.texts import fill, language, names, seat_names, translate
from tolva_gui.words.game_data import CHILDREN
from tolva_gui.words.help_pages import Paragraph, page

MOST_PLAYERS: Final = 8
"""A number up to this in a search is a number of players."""


@named_in_qml
class Lobby(QObject):
    """`tiles` by kind; the first shown tile of each kind has its `heading`; `search` decides which are shown.

    `shared`: whether the people of this machine are several.
    """

    changed = Signal()
    """The tiles found or the choice have changed."""
    people_changed = Signal()
    """Another person plays, or the number of people has changed."""

    def __init__(self, new_game: NewGame, household: Household, navigation: Navigation, late: Late) -> None:
        super().__init__()
        self._new_game = new_game
        self._navigation = navigation
        self._late = late
        self._household = household
        self._search = ""
        self._tiles = RowModel(("id", "name", "told", "picture", "found", "heading"), self)
        self._children_first = household.child
        self._opened = False
        new_game.changed.connect(self.changed)
        household.changed.connect(self._follow_people)
        self._lay()

    @Slot()
    def look(self) -> None:
        """Update the tiles, because the search or the language has changed."""
        self._lay()
        self.changed.emit()

    def _follow_people(self) -> None:
        """Put the games for children first if a child plays."""
        if self._household.child != self._children_first:
            self._children_first = self._household.child
            self.look()
        self.people_changed.emit()

    @Slot(result=bool)
    def open(self) -> bool:
        """Show every game; return whether the lobby has been open before."""
        before, self._opened = self._opened, True
        self.clear()
        return before

    @Slot()
    def clear(self) -> None:
        if self._search:
            self._search = ""
            self.look()

    @Slot(str)
    def choose(self, game: str) -> None:
        self._new_game.choose(game)
        self._navigation.openGame()

    @Slot(str)
    def openPage(self, page: str) -> None:  # noqa: N802
        """Show a page over the first page, or over that of the chosen game."""
        if page == "statistics" and self._navigation.shows("game"):
            self._late("statistics.choose", "form", self._new_game.game)()
        if page == "learn":
            self._late("path.open")()
        else:
            self._navigation.pages.open(page)

    @Slot()
    def leave(self) -> None:
        """Leave the page for the table, if there is one."""
        self._navigation.goBack()

    def _lay(self) -> None:
        """Lay out all games in the order of their kinds; the search decides which are `found`."""
        kinds = by_kind(form_list(self._new_game.offered))
        if self._children_first:
            kinds.sort(key=lambda kind: kind["kind"] != CHILDREN)
        rows: list[dict[str, Any]] = []
        for kind in kinds:
            heading = kind["title"]
            for game in kind["games"]:
                tile = self._tile(kind["title"], game)
                found = not self._search or fits(tile, self._search)
                rows.append({**tile, "found": found, "heading": heading if found else ""})
                heading = "" if found else heading
        self._tiles.update(rows)

    def _tile(self, kind: str, game: Mapping[str, Any]) -> dict[str, Any]:
        told = " · ".join((kind, game["size"])) if game["size"] else kind
        return {**game, "kind": kind, "told": told, "picture": tile_picture(game["id"])}

    def _nearest(self) -> str:
        """Return the game that the search means: of exactly that name, else beginning so, else named so, else any."""
        wanted = plain(self._search).strip()
        found = [(plain(str(tile["name"])), str(tile["id"])) for tile in self._tiles.rows() if tile["found"]]
        found.sort(
            key=lambda tile: (tile[0] != wanted, not tile[0].startswith(wanted), wanted not in tile[0])
        )
        return found[0][1] if found else ""

    def _chosen(self) -> dict[str, Any]:
        kind, *_ = by_kind(form_list([self._new_game.game]))
        tile = self._tile(kind["title"], kind["games"][0])
        return {**tile, "about": about(tile["id"])}

    def _company(self) -> str:
        """Return a sentence about the other players."""
        setup = self._new_game.setup()
        others = [name for seat, name in zip(setup, seat_names(setup), strict=True) if seat.kind != "me"]
        return fill(translate("Lobby", "With %1."), names(others))

    def _set_search(self, search: str) -> None:
        if search != self._search:
            self._search = search
            self.look()

    tiles = Property(QObject, lambda self: self._tiles, constant=True)
    nearest = Property(str, _nearest, notify=changed)
    noneFound = Property(bool, lambda self: not self._nearest(), notify=changed)  # noqa: N815
    narrowed = Property(bool, lambda self: bool(self._search), notify=changed)
    lastGame = Property(str, lambda self: self._new_game.game, notify=changed)  # noqa: N815
    shared = Property(bool, lambda self: self._household.several, notify=people_changed)
    chosen = Property(dict, _chosen, notify=changed)
    company = Property(str, _company, notify=changed)
    search = Property(str, lambda self: self._search, _set_search, notify=changed)


def about(game: str) -> str:
    """Return the first paragraph of the rules: the game in a few sentences; empty without rules."""
    paragraphs = (block for block in page(game, language()).blocks if isinstance(block, Paragraph))
    first = next(paragraphs, None)
    return first.text.replace("*", "") if first else ""


def fits(tile: Mapping[str, Any], search: str) -> bool:
    """Return whether the tile has every word searched for: the beginning of a word, a part of its name, or players.

    >>> fits({"name": "Svälta räv", "kind": "For children", "size": "", "line": "", "seats": [3, 4]}, "RAV child 3")
    True
    """
    told = plain(f" {tile['name']} {tile['kind']} {tile['size']} {tile['line']}")
    return all(_has(tile, told, word) for word in plain(search).split())


def _has(tile: Mapping[str, Any], told: str, word: str) -> bool:
    if word.isdigit() and int(word) <= MOST_PLAYERS:
        return int(word) in tile["seats"]
    return f" {word}" in told or word in plain(tile["name"])


def plain(text: str) -> str:
    """Return the text in small letters without accents, as typed on a keyboard without å, ä, ö."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))

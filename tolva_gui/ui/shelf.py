"""All that lies beside the table: rules, games played, looking back, records. Made and wired together here."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject

from tolva_gui.ui.director import Director
from tolva_gui.ui.help import Help
from tolva_gui.ui.new_game import NewGame
from tolva_gui.ui.pages import Pages
from tolva_gui.ui.session import Session


class Shelf(QObject):
    """The objects that QML knows are `singles`."""

    def __init__(
        self,
        resources: Path,
        forms: Sequence[str],
        director: Director,
        new_game: NewGame,
        session: Session,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._forms = forms
        self._director = director
        self._new_game = new_game
        self._session = session
        self.pages = Pages(self)
        self.help = Help(resources / "help", forms, self.form, self.pages, self)

    @property
    def singles(self) -> tuple[QObject, ...]:
        """What QML gets to know by name."""
        return self.pages, self.help

    def form(self) -> str:
        """Return the form that the player has before him: the table's, or the one chosen for a new game."""
        host = self._director.host
        if host is not None and self._session.property("page") == "table":
            return host.info.id
        return str(self._new_game.property("game") or self._forms[0])

    def retranslate(self) -> None:
        """The language has changed."""
        self.help.retranslate()

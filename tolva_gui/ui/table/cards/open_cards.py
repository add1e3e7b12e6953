"""The cards of a position that is looked back at: all faces are known, so that a card is its own identity."""

from PySide6.QtCore import QObject

from tolva_gui.rules.game import GameInfo, View
from tolva_gui.ui.table.cards.card_items import CardItems, home_of
from tolva_gui.ui.table.cards.card_model import CardModel


class _OpenItems(CardItems):
    """Items in the order of the pack."""

    def __init__(self, info: GameInfo) -> None:
        super().__init__(len(info.pack), home_of(info))
        self._pack = info.pack

    def show(self, view: View) -> None:
        """Put every card where the view says."""
        super().show(view)
        self.items.sort(key=lambda item: self._pack.index(item.card) if item.card else -1)


class OpenCards(CardModel):
    """A row is the same card in every position, so that it moves forwards and backwards from where it lay."""

    def __init__(self, info: GameInfo, parent: QObject | None = None) -> None:
        super().__init__(info, parent)
        self._items = _OpenItems(info)

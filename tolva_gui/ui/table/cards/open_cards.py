"""The cards of a position in the review; all faces are known, so the face is the identity."""

from typing import Final

from PySide6.QtCore import QObject

from tolva_gui.rules.events import cards_at
from tolva_gui.rules.info import GameInfo
from tolva_gui.rules.view import View
from tolva_gui.ui.table.cards.card_items import CardItems, home_of
from tolva_gui.ui.table.cards.card_model import CardModel

SHORT: Final = 24
"""The largest stock shown as a row."""


class _OpenItems(CardItems):
    """Items in the order of the pack."""

    def __init__(self, info: GameInfo) -> None:
        super().__init__(len(info.pack), home_of(info))
        self._pack = info.pack

    def show(self, view: View) -> None:
        """Put every card at its place in the view."""
        super().show(view)
        self.items.sort(key=lambda item: self._pack.index(item.card) if item.card else -1)


class OpenCards(CardModel):
    """A row is the same card in every position, so that it animates in both directions."""

    def __init__(self, info: GameInfo, dealt: View, parent: QObject | None = None) -> None:
        """*dealt*: the first position. With two players a short stock is open at the left, where no player sits."""
        super().__init__(info, parent)
        self._items = _OpenItems(info)
        if info.seats == 2 and len(cards_at(dealt.zones, home_of(info))) <= SHORT:
            self._closed -= {home_of(info).kind}

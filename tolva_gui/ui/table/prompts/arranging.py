"""Arranging the user's fan by drags, clicks, keys or a shuffle; and the move that asks for an order.

If a game asks for a whole hand in order, as an open verb with every card, the order is confirmed by a button.
In other games the order is a private preference.
"""

from random import SystemRandom

from PySide6.QtCore import Property, Signal, Slot

from tolva_gui.rules.cards import Card, parse_card
from tolva_gui.rules.events import Place, cards_at
from tolva_gui.rules.moves import Play
from tolva_gui.rules.orders import Chance
from tolva_gui.table.selection import whole_hand
from tolva_gui.ui.table.choreography import Step, is_deal
from tolva_gui.ui.table.table import AtTable, Table

HAND = "hand"


class Arranging(AtTable):
    """`active`: the game asks for the order of the whole hand."""

    changed = Signal()

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.chance: Chance = SystemRandom()
        self._asked: Play | None = None
        self._chosen: Card | None = None
        table.turn_changed.connect(self._begin)
        table.opened.connect(self._forget)
        self._director.choreography.shown.connect(self._shown)

    # The person's actions

    @Slot(str)
    def choose(self, face: str) -> None:
        """Pick the card up, or drop the picked card at its place."""
        card, taken = parse_card(face), self._chosen
        self._chosen = None if taken is not None else card
        if taken not in (None, card):
            self.put(str(taken), self._fan().index(card))
        self._show()

    @Slot(str, int)
    def put(self, face: str, place: int) -> None:
        """Move the card to that index of the fan."""
        fan, card = self._fan(), parse_card(face)
        if card in fan:
            fan.remove(card)
            fan.insert(max(0, place), card)
            self._hold(fan)

    @Slot(str, int)
    def shift(self, face: str, by: int) -> None:
        """Move the card *by* places to the right."""
        fan = self._fan()
        if face and parse_card(face) in fan:
            self.put(face, max(0, min(len(fan) - 1, fan.index(parse_card(face)) + by)))

    @Slot()
    def shuffle(self) -> None:
        fan = self._fan()
        self.chance.shuffle(fan)
        self._hold(fan)

    @Slot(result=bool)
    def clear(self) -> bool:
        """Drop the picked card where it was; return whether there was one."""
        taken, self._chosen = self._chosen is not None, None
        if taken:
            self._show()
        return taken

    # Their results

    def _fan(self) -> list[Card]:
        """Return the user's cards in their current order."""
        view, cards = self._director.view(), self._table.cards
        place = Place(HAND, view.seat)
        held = [card for card in cards_at(view.zones, place) if card is not None]
        return sorted(held, key=lambda card: int(cards.place_in(place, card)))

    def _hold(self, fan: list[Card]) -> None:
        cards = self._table.cards
        cards.highlights.order = tuple(fan)
        self._chosen = None
        self._show()

    def _show(self) -> None:
        """Show the order, and offer it as a move if the game asks for one."""
        cards = self._table.cards
        if self._asked is not None:
            cards.highlights.playable = ()
            cards.highlights.chosen = () if self._chosen is None else (self._chosen,)
            self._table.offer({Play(tuple(self._fan()), verb=self._asked.verb): ""}, "")
        cards.refresh()
        self.changed.emit()

    @Slot()
    def _begin(self) -> None:
        """Update at the beginning or end of a turn."""
        asked = whole_hand(self._director.view()) if self._table.myTurn else None
        before, self._asked, self._chosen = self._asked, asked, None
        if asked is not None:
            self._show()
        elif before is not None:
            self.changed.emit()

    @Slot()
    def _forget(self) -> None:
        """Drop the order of the last hand."""
        cards = self._table.cards
        if cards.highlights.order:
            cards.highlights.order = ()
            cards.refresh()

    @Slot(object)
    def _shown(self, step: Step) -> None:
        if is_deal(step.event):
            self._forget()

    active = Property(bool, lambda self: self._asked is not None, notify=changed)

"""Choosing moves of several cards, or of unseen ones, by clicks, drags and keys."""

from PySide6.QtCore import Property, Signal, Slot

from tolva_gui.rules.cards import Card, parse_card
from tolva_gui.rules.view import View
from tolva_gui.table.calls import MOST_SHOWN, Number, numbers, suggested
from tolva_gui.table.selection import Chooser, Selection, offered, picks, placed, takable, targets
from tolva_gui.ui.qml_types import named_in_qml
from tolva_gui.ui.table.table import AtTable, Table
from tolva_gui.ui.texts import fill, language, translate
from tolva_gui.words import sentences as words
from tolva_gui.words.choices import offers, so_far


@named_in_qml
class Choosing(AtTable):
    """Keeps the selection until it is a move, and shows it; the end of the turn clears it."""

    changed = Signal()

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._chooser = Chooser(self._host)
        self._numbers: list[Number] = []
        table.turn_changed.connect(self._begin)

    # The person's actions

    @Slot(str, bool)
    def choose(self, face: str, own: bool) -> None:
        """Toggle the card, own or on the table; play it if that makes a complete move."""
        if not self._director.ready():
            self._table.skip()
            return
        view, card, before = self._director.view(), parse_card(face), self._chooser.selection
        move = self._chooser.choose(card, view, own=own, place=self._place_in_fan(card, view) if own else -1)
        if move is None or self._chooser.selection is not before:
            self._announce()
        if move is not None:
            self._table.do(move)

    def _place_in_fan(self, card: Card, view: View) -> int:
        """Return the index of the card in the viewer's fan as shown; -1 if it lies elsewhere."""
        held = (zone.place for zone in view.zones if zone.place.owner == view.seat and card in zone.cards)
        hand = next(held, None)
        return -1 if hand is None else self._table.cards.place_in(hand, card)

    @property
    def chosen_cards(self) -> tuple[Card, ...]:
        """The cards chosen so far, of the hand and on the table."""
        selection = self._chooser.selection
        return (*selection.cards, *selection.takes)

    @Slot(str)
    def lay(self, face: str) -> None:
        """Make the selected move when one of its cards is dragged to the table; otherwise choose the dragged card."""
        if parse_card(face) in self._chooser.selection.cards:
            moves = self._chooser.moves(self._director.view())
            if len(moves) == 1:
                self._table.do(moves[0])
        else:
            self.choose(face, True)

    @Slot(str, int, result=bool)
    def put(self, face: str, place: int) -> bool:
        """Make the move of a card dragged to that index of its fan; return whether there is one."""
        if not self._director.ready():
            return False
        move = placed(Selection((parse_card(face),)), place, self._director.view())
        if move is not None:
            self._table.do(move)
        return move is not None

    @Slot(int)
    def pick(self, place: int) -> None:
        """Take the unseen card at that index."""
        found = picks(self._director.view())
        if 0 <= place < len(found):
            self._table.do(found[place])

    @Slot(str)
    def touch(self, kind: str) -> None:
        """Make the call for the top card of that pile."""
        piles = self._director.view().form.piles
        if kind in piles:
            self._table.do(piles[kind])

    @Slot(int)
    def say(self, number: int) -> None:
        """Say the number, or refuse it with its reason."""
        said = next((one for one in self._numbers if one.number == number), None)
        if said is not None:
            self._table.do(said.call)

    @Slot(result=bool)
    def clear(self) -> bool:
        """Clear the selection; return whether there was one."""
        chosen = bool(self._chooser.selection)
        if chosen:
            self._chooser.clear()
            self._announce()
        return chosen

    # Their results

    def _announce(self) -> None:
        """Show the selection and its moves."""
        self._light()
        view, lang, chosen = self._director.view(), language(), self._chooser.selection
        more = not self._chooser.moves(view)
        line = so_far(chosen.cards, chosen.takes, self._chooser.verb(view), view, lang, more=more)
        self._table.offer(offers(self._chooser.offers(view), view, lang), line)
        self.changed.emit()

    @Slot()
    def _begin(self) -> None:
        """Reset the selection and the highlights, because a turn begins or has ended."""
        self._chooser.clear()
        self._numbers = numbers(self._host, self._director.view()) if self._table.myTurn else []
        self._light()
        self.changed.emit()

    def _light(self) -> None:
        cards = self._table.cards
        lights, chosen = cards.highlights, self._chooser.selection
        lights.lit, lights.chosen, lights.offered, lights.choosing, lights.piles = (), (), (), False, {}
        if self._table.myTurn:
            view = self._director.view()
            lights.chosen = (*chosen.cards, *chosen.takes)
            lights.lit = {*takable(chosen, view), *chosen.takes, *targets(chosen, view)}
            lights.choosing = bool(chosen.cards and lights.lit)
            lights.offered = offered(view) if picks(view) else ()
            lights.piles = _piles(view)
        cards.refresh()

    # For QML

    def _rows(self) -> list[dict[str, object]]:
        if not 0 < len(self._numbers) <= MOST_SHOWN:
            return []
        # Seats are numbered from 1 for people, as on the sheet.
        first = 1 if self._numbers_seats() else 0
        return [
            {
                "number": one.number,
                "key": one.number + first,
                "allowed": one.allowed,
                "label": self._label(one),
                "spoken": self._label_spoken(one),
            }
            for one in self._numbers
        ]

    def _label(self, one: Number) -> str:
        if self._numbers_seats():
            return f"{one.number + 1}. {self._director.names()[one.number]}"
        return str(one.number)

    def _label_spoken(self, one: Number) -> str:
        """Return the label for a screen reader: a bare number would not say what it counts."""
        if self._numbers_seats():
            return self._label(one)
        deed, number = self._deed(one), str(one.number)
        return fill(translate("Choosing", "Say %1"), number) if deed == number else f"{deed} {number}"

    def _deed(self, one: Number) -> str:
        return words.move_label(one.call, self._director.view(), language())

    def _numbers_seats(self) -> bool:
        return self._director.view().form.numbers_are_seats

    def _range(self) -> list[int]:
        """Return the least, the most and the proposed number, if the numbers are too many for buttons."""
        if len(self._numbers) <= MOST_SHOWN:
            return []
        least, most = self._numbers[0].number, self._numbers[-1].number
        proposed = suggested(self._director.view())
        return [least, most, least if proposed is None else proposed]

    def _saying(self) -> str:
        """Return the label for saying one of these numbers."""
        return self._deed(self._numbers[0]) if len(self._numbers) > MOST_SHOWN else ""

    numbers = Property(list, _rows, notify=changed)
    range = Property(list, _range, notify=changed)
    saying = Property(str, _saying, notify=changed)
    any = Property(bool, lambda self: bool(self._chooser.selection), notify=changed)


def _piles(view: View) -> dict[str, str]:
    """Return the labels of the calls made by touching a pile, by kind of place."""
    piles = view.form.piles
    return {kind: words.move_label(move, view, language()) for kind, move in piles.items()}

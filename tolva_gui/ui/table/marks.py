"""What the table marks: the cards and buttons of the moves that a hint or a task names."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec import Struct
from PySide6.QtCore import Property, QObject, Signal

from tolva_gui.rules.moves import Call, Move, Pick, Play
from tolva_gui.rules.view import View
from tolva_gui.table.calls import calls
from tolva_gui.table.selection import picks
from tolva_gui.ui.qml_types import named_in_qml


class Named(Struct, frozen=True):
    """Moves that a hint or a task names, the view they belong to, and the cards of the hand to mark."""

    moves: Sequence[Move] = ()
    view: View | None = None
    cards: Sequence[str] = ()


def own_cards(moves: Iterable[Move]) -> list[str]:
    """Return the faces of the cards that the moves take from the hand."""
    return [str(card) for move in moves if isinstance(move, Play) for card in move.cards]


def _taken(move: Move, _view: View | None) -> list[str]:
    """Return the faces of the cards that the move takes or exchanges."""
    return [str(card) for card in move.takes] if isinstance(move, Play) else []


def _buttons(move: Move, view: View | None) -> list[int]:
    return [no for no, call in enumerate(calls(view)) if call == move] if view is not None else []


def _numbers(move: Move, _view: View | None) -> list[int]:
    return [move.value] if isinstance(move, Call) and isinstance(move.value, int) else []


def _places(move: Move, view: View | None) -> list[int]:
    """Return the index of the card picked unseen."""
    found = picks(view) if view is not None and isinstance(move, Pick) else ()
    return [found.index(move)] if move in found else []


def _reactions(move: Move, _view: View | None) -> list[str]:
    return [str(move.value)] if isinstance(move, Call) and move.word == "react" else []


def _each(find: Callable[[Move, View | None], list[Any]]) -> Callable[["Marks"], list[Any]]:
    """Return a getter of what is found for each move."""
    return lambda self: [
        found for named in self.named.values() for move in named.moves for found in find(move, named.view)
    ]


@named_in_qml
class Marks(QObject):
    """Lists of what to mark: `bids` in the notation of the bid box, `picks` and `calls` by index."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.named: dict[str, Named] = {}

    def name(self, who: str, named: Named) -> None:
        """Mark these moves for the hint or the task (*who*), in place of those that it named before."""
        if self.named.get(who, Named()) != named:
            self.named[who] = named
            self.changed.emit()

    def _cards(self) -> list[str]:
        return [card for named in self.named.values() for card in named.cards]

    cards = Property(list, _cards, notify=changed)
    takes = Property(list, _each(_taken), notify=changed)
    calls = Property(list, _each(_buttons), notify=changed)
    numbers = Property(list, _each(_numbers), notify=changed)
    picks = Property(list, _each(_places), notify=changed)
    bids = Property(list, _each(lambda move, _view: [str(move)]), notify=changed)
    reactions = Property(list, _each(_reactions), notify=changed)

"""Marks on the table: cards and buttons of a move, cards on show, the winner of the trick."""

from collections.abc import Sequence

from tolva_gui.rules.cards import Card
from tolva_gui.rules.events import Event, Seat, Shown
from tolva_gui.rules.moves import Call, Move, Pick, Play
from tolva_gui.rules.view import TrickFacts, View
from tolva_gui.table.calls import calls
from tolva_gui.table.selection import picks

NONE = -1


def own_cards(move: Move) -> list[str]:
    """Return the faces of the cards the move takes from the hand."""
    return [str(card) for card in move.cards] if isinstance(move, Play) else []


def face_played(move: Move) -> str:
    """Return the face of the played card; empty for other moves."""
    return str(move.card) if isinstance(move, Play) else ""


def taken_cards(move: Move) -> list[str]:
    """Return the faces of the cards the move takes or exchanges."""
    return [str(card) for card in move.takes] if isinstance(move, Play) else []


def button(moves: Sequence[Move], view: View) -> int:
    """Return the index of the first button for one of the moves; -1 without one."""
    return next((no for no, move in enumerate(calls(view)) if move in moves), NONE)


def number(move: Move) -> int:
    """Return the number that the move says; -1 if none."""
    return move.value if isinstance(move, Call) and isinstance(move.value, int) else NONE


def offered(move: Move, view: View) -> int:
    """Return the index of the card picked unseen; -1 for other moves."""
    return picks(view).index(move) if isinstance(move, Pick) and move in picks(view) else NONE


def laid_out(event: Event) -> tuple[Card, ...]:
    """Return the cards of a hand that are on show during the event."""
    cards = event.cards if isinstance(event, Shown) else ()
    return tuple(card for card in cards if card is not None)


def winner_so_far(view: View) -> Seat | None:
    """Return the seat winning the current trick."""
    return view.facts.winning if isinstance(view.facts, TrickFacts) else None

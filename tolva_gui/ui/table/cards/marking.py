"""Marks on the table: cards and buttons of a move, cards on show, the winner of the trick."""

from tolva_gui.rules.cards import Card
from tolva_gui.rules.events import Event, Seat, Shown
from tolva_gui.rules.moves import Move, Play
from tolva_gui.rules.view import TrickFacts, View


def face_played(move: Move) -> str:
    """Return the face of the played card; empty for other moves."""
    return str(move.card) if isinstance(move, Play) else ""


def laid_out(event: Event) -> tuple[Card, ...]:
    """Return the cards of a hand that are on show during the event."""
    cards = event.cards if isinstance(event, Shown) else ()
    return tuple(card for card in cards if card is not None)


def winner_so_far(view: View) -> Seat | None:
    """Return the seat winning the current trick."""
    return view.facts.winning if isinstance(view.facts, TrickFacts) else None

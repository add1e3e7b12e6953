"""What of a move can be marked on the table, where a hint or a lesson means it."""

from collections.abc import Sequence

from tolva_gui.rules.game import View
from tolva_gui.rules.moves import Call, Move, Pick, Play
from tolva_gui.ui.table.prompts.calls import calls
from tolva_gui.ui.table.prompts.selection import picks

NONE = -1


def own_cards(move: Move) -> list[str]:
    """Return the faces of the cards that leave the hand."""
    return [str(card) for card in move.cards] if isinstance(move, Play) else []


def taken_cards(move: Move) -> list[str]:
    """Return the faces of the cards that are taken or exchanged for them."""
    return [str(card) for card in move.takes] if isinstance(move, Play) else []


def button(moves: Sequence[Move], view: View) -> int:
    """Return the number of the first button that makes one of the moves, from 0; -1 if none does."""
    return next((no for no, move in enumerate(calls(view)) if move in moves), NONE)


def number(move: Move) -> int:
    """Return the number that is said, -1 where it is no number."""
    return move.value if isinstance(move, Call) and isinstance(move.value, int) else NONE


def offered(move: Move, view: View) -> int:
    """Return the place of the card that is picked unseen, from 0; -1 where none is."""
    return picks(view).index(move) if isinstance(move, Pick) and move in picks(view) else NONE

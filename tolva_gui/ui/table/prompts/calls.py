"""The viewer's moves besides playing cards, each with a button."""

from collections.abc import Sequence

from tolva_gui.rules.moves import Call, Move
from tolva_gui.rules.view import View


def calls(view: View) -> Sequence[Move]:
    """Return the seat's moves that are said; numbers and the bids of an auction have separate panels.

    A refusal comes last, except for calls with a stake, which follow it.
    """
    if view.info.reactions:
        return []
    stakes = view.form.stakes
    boxed = {move for row in view.form.box for move in row}
    said = [
        move
        for move in view.legal
        if isinstance(move, Call) and not isinstance(move.value, int) and move not in boxed
    ]
    return sorted(said, key=lambda move: (move in stakes, move.word == "pass"))

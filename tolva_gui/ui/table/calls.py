"""What the viewer may do beside playing a card: the moves that get a button each."""

from collections.abc import Sequence

from tolva_gui.rules.game import View
from tolva_gui.rules.moves import Call, Move


def calls(view: View) -> Sequence[Move]:
    """Return the moves of the view's seat that are said, a refusal last."""
    said = [move for move in view.legal if isinstance(move, Call)]
    return sorted(said, key=lambda move: move.word == "pass")

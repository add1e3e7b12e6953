"""The value of a deal's result to a side."""

from tolva_gui.rules.account import lead
from tolva_gui.rules.kit import Result, Seat, View


def points_ahead(result: Result, seat: Seat, view: View) -> float:
    """Return how far the seat's side is ahead in this deal since the view; see `lead`."""
    info = view.info
    return lead(result, info.side(seat), view.facts.scores, info)

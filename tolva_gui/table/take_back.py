"""Taking back the last decision of a seat."""

from tolva_gui.rules.events import Moved, Seat
from tolva_gui.table.host import Host


def own_moves(host: Host, seat: Seat | None) -> list[int]:
    """Return the indices of the seat's moves in the deal that may be taken back."""
    return [no for no, (mover, _) in enumerate(host.moves) if mover == seat and no >= host.settled]


def take_back(host: Host, seat: Seat | None) -> None:
    """Go back to the last decision of the seat: a forced card is none, so the undo goes past it."""
    before = host.moves_made - len(host.moves)
    for number in reversed(own_moves(host, seat)):
        host.undo_to(before + number)
        if len(host.view(seat).legal) > 1:
            break


def cards_seen(host: Host) -> int:
    """Return the number of cards drawn or turned up since the deal."""
    hidden = {
        place.kind for place in host.info.places if place.sees == "nobody" and place.layout in ("pile", "row")
    }
    return sum(
        isinstance(event, Moved) and (event.source.kind in hidden or event.at != ())
        for event in host.deal_log
    )

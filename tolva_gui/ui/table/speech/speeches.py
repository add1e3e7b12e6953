"""The speech of the people at the table: its seat per event, and when it fades."""

from tolva_gui.rules.events import Called, Event, Scored, Seat
from tolva_gui.rules.view import View
from tolva_gui.ui.table.seat_model import SeatModel
from tolva_gui.ui.texts import language
from tolva_gui.words import sentences as words


class Speeches:
    """Events of one move share a view: a new view means a new move, before which old speech fades."""

    def __init__(self, seats: SeatModel) -> None:
        self._seats = seats
        self._said_in: View | None = None
        self._hushed_in: View | None = None
        self._speakers: set[Seat] = set()
        """The seats that have spoken in the move that led to `_said_in`."""

    def say(self, event: Event, view: View) -> None:
        """Let the seat of the event announce it, if there are words for it."""
        said = words.announcement(event, language(), view.info.id, view.options)
        seat = _speaker(event, view)
        if not said or seat is None:
            return
        if view is not self._said_in:
            self._said_in, self._speakers = view, set()
        self._speakers.add(seat)
        self._seats.say(seat, said)

    def hush_before(self, view: View) -> None:
        """Fade speech from before this move, because a card moves. Calls of an auction stay side by side."""
        if view is not self._hushed_in:
            self._hushed_in = view
            self._seats.hush(but=self._speakers if view is self._said_in else ())


def _speaker(event: Event, view: View) -> Seat | None:
    match event:
        case Called(seat=seat):
            return seat
        case Scored(side=side):
            # After an illegal call the caller is still to act (B15).
            return side if view.to_act is None else view.to_act
        case _:
            return None

"""Games of one deal in which players finish in order and the first one out wins."""

from collections.abc import Sequence

from tolva_gui.rules.account import Result, ScoreLine, Standing
from tolva_gui.rules.events import Called, Log, Seat
from tolva_gui.rules.view import Sign


def go_out(out: list[Seat], seat: Seat, events: Log) -> None:
    """Add the seat to those that are out, and log its finishing place."""
    out.append(seat)
    events.append(Called(seat, "out", len(out)))


def out_signs(out: Sequence[Seat]) -> list[Sign]:
    """Return a sign with the finishing place for each seat that is out."""
    return [Sign("out", seat, {"place": place}) for place, seat in enumerate(out, start=1)]


def place_result(out: Sequence[Seat], standing: Standing, seats: int) -> Result:
    """Return the result of a deal in which only places count."""
    return Result(place_lines(out), standing.scores, ranking=place_ranking(out, seats))


def place_lines(out: Sequence[Seat]) -> tuple[ScoreLine, ...]:
    """Return a line with the finishing place for each seat that is out, in seat order.

    >>> place_lines([2, 0])
    (ScoreLine(kind='place', side=0, points=2), ScoreLine(kind='place', side=2, points=1))
    """
    return tuple(ScoreLine("place", seat, out.index(seat) + 1) for seat in sorted(out))


def place_ranking(out: Sequence[Seat], seats: int) -> tuple[tuple[Seat, ...], ...]:
    """Return the seats from best to worst: those that are out in order, then all others as a tie.

    >>> place_ranking([2, 0], 4)
    ((2,), (0,), (1, 3))
    """
    others = tuple(seat for seat in range(seats) if seat not in out)
    return (*((seat,) for seat in out), *((others,) if others else ()))

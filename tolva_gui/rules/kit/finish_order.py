"""Games of one deal in which players finish in order and the first one out wins."""

from collections.abc import Sequence

from tolva_gui.rules.account import Result, ScoreLine, Standing
from tolva_gui.rules.cards import Card
from tolva_gui.rules.events import Called, Log, Seat
from tolva_gui.rules.view import Sign


def go_out(out: list[Seat], seat: Seat, events: Log) -> None:
    out.append(seat)
    events.append(Called(seat, "out", len(out)))


def go_out_if_empty(out: list[Seat], seat: Seat, cards: Sequence[Card], events: Log) -> None:
    if not cards and seat not in out:
        go_out(out, seat, events)


def out_signs(out: Sequence[Seat]) -> list[Sign]:
    """Return a sign with the finishing place for each seat that is out."""
    return [Sign("out", seat, {"place": place}) for place, seat in enumerate(out, start=1)]


def place_result(out: Sequence[Seat], standing: Standing, seats: int) -> Result:
    """Return the result of a deal in which only places count: those out in order, then all others as a tie.

    >>> result = place_result([2, 0], Standing(0, (0,) * 4), 4)
    >>> [(line.side, line.points) for line in result.lines], result.ranking
    ([(0, 2), (2, 1)], ((2,), (0,), (1, 3)))
    """
    lines = tuple(ScoreLine("place", seat, out.index(seat) + 1) for seat in sorted(out))
    others = tuple(seat for seat in range(seats) if seat not in out)
    levels = (*((seat,) for seat in out), others)
    return Result(lines, standing.scores, ranking=tuple(filter(None, levels)))

"""Seats in order of play."""

from collections.abc import Collection

from tolva_gui.rules.events import Seat


def all_from(first: Seat, seats: int, out: Collection[Seat] = ()) -> list[Seat]:
    """Return the seats that are not out, clockwise from the first.

    >>> all_from(3, seats=4), all_from(4, seats=4, out=[1])
    ([3, 0, 1, 2], [0, 2, 3])
    """
    turns = ((first + step) % seats for step in range(seats))
    return [seat for seat in turns if seat not in out]

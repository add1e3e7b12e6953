"""When a key was pressed, by the clock that also times the frames.

An event says itself when it happened, by a clock of its own that began at another time. The least time between an
event and our hearing of it is taken for none: so the clocks are set by each other, and an event that we hear of late,
because the window was busy, is still timed to the millisecond at which it happened.
"""

from collections import deque
from typing import Final

REMEMBERED: Final = 32
"""So many events tell how far the clocks are apart: they may drift, and a machine may sleep."""
LATEST: Final = 250.0
"""Milliseconds; who would be heard of later than that has a clock that is not to be trusted."""


class EventClock:
    """Times the events of one kind of device; all times are milliseconds."""

    def __init__(self) -> None:
        self._apart: deque[float] = deque(maxlen=REMEMBERED)

    def time(self, stamp: float, heard: float) -> float:
        """Return when an event with that stamp, heard of at that time, has happened.

        >>> clock = EventClock()
        >>> clock.time(1000, 5002), clock.time(1100, 5140), clock.time(1200, 5201)
        (5002.0, 5102.0, 5201.0)
        """
        if self._apart and heard - stamp - min(self._apart) > LATEST:
            self._apart.clear()
        self._apart.append(heard - stamp)
        return float(stamp + min(self._apart))

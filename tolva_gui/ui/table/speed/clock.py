"""The clock of a game of speed: it stops and runs with the cards seen on the table, fast or slowly."""

import time
from collections.abc import Callable
from typing import Final

STANDSTILL_MS: Final = 1000.0
"""Nothing in the window takes so long; a stopped process or a sleeping machine does."""


def now() -> float:
    """Return the time of the machine in milliseconds."""
    return time.perf_counter_ns() / 1_000_000


class AwakeClock:
    """A clock of the machine without the times in which the program stood still, and so showed no frame.

    >>> times = iter([0.0, 10.0, 6010.0, 6020.0])
    >>> clock = AwakeClock(lambda: next(times))
    >>> clock(), clock(), clock()
    (10.0, 10.0, 20.0)
    """

    def __init__(self, clock: Callable[[], float] = now) -> None:
        self._clock = clock
        self._last = clock()
        self._stood = 0.0

    def __call__(self) -> float:
        """Return the milliseconds; to be called at least every half second while they matter."""
        at = self._clock()
        if at - self._last > STANDSTILL_MS:
            self._stood += at - self._last
        self._last = at
        return at - self._stood


class RaceClock:
    """Milliseconds of the game. `at` is always the time of the machine, in milliseconds too.

    >>> clock = RaceClock()
    >>> clock.start(1000, at=50)
    >>> clock.time(at=350)
    1300.0
    >>> clock.set_slowness(2, at=350)
    >>> clock.time(at=450)
    1350.0
    """

    def __init__(self) -> None:
        self._since: float | None = None
        self._shows = 0.0
        self._slowness = 1.0

    @property
    def goes(self) -> bool:
        """Whether it runs."""
        return self._since is not None

    def start(self, shows: float, at: float) -> None:
        """Start from that time."""
        self._shows, self._since = shows, at

    def stop(self, at: float) -> None:
        """Stop."""
        self._shows, self._since = self.time(at), None

    def time(self, at: float) -> float:
        """Return the time on the clock, running or not."""
        if self._since is None:
            return self._shows
        return self._shows + max(0.0, at - self._since) / self._slowness

    def set_slowness(self, slowness: float, at: float) -> None:
        """Run that many times slower from now on."""
        if self._since is not None:
            self._shows, self._since = self.time(at), at
        self._slowness = slowness

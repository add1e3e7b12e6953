"""The clock of a game of speed: it stops and runs with the cards seen on the table, fast or slowly."""

import time


def now() -> float:
    """Return the time of the machine in milliseconds."""
    return time.perf_counter_ns() / 1_000_000


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

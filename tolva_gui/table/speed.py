"""A game of speed: when the moves of people and computers are due, by the clock of the game.

The rules judge; each move carries its time, which is measured here. The game's clock stands from the turning of
a card to the frame that shows it, and a key counts from the moment it was pressed. Moves wait briefly before
they are made, so that a move reported late is not judged after a later one. At a slower speed the game's clock
runs slower, for people and computers alike; without hurry it stands until every person has answered. Nothing here
reads a clock but `now`.
"""

import time
from collections.abc import Callable, Sequence
from heapq import heappop, heappush
from itertools import count
from random import Random
from typing import Final, NamedTuple

from msgspec.structs import replace

from tolva_gui.rules.events import Seat
from tolva_gui.rules.moves import Call
from tolva_gui.rules.view import RaceFacts
from tolva_gui.table.host import Host

PERSON: Final = 0
COMPUTER: Final = 1
"""At equal times a person's move comes first (HKD7)."""
STANDSTILL_MS: Final = 1000.0
"""Nothing in the window takes so long; a stopped process or a sleeping machine does."""
WAITS: Final = 30.0
"""Milliseconds that a move waits for an earlier one that is reported later."""
PHONE_WAITS: Final = 250.0
"""The same if people react on phones: a message through the air is slower than a key."""
PERSON_TURNS: Final = 4000
"""Milliseconds after which a card is turned for a person who does not turn it (HKD9)."""
CALM_TIME: Final = 1200
"""Milliseconds that a person needs without hurry, unless a computer has estimated another time."""
AFTER_LOCK: Final = 300


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
        self.slowness = 1.0

    def start(self, shows: float, at: float) -> None:
        self._shows, self._since = shows, at

    def stop(self, at: float) -> None:
        self._shows, self._since = self.time(at), None

    def time(self, at: float) -> float:
        """Return the time on the clock, running or not."""
        if self._since is None:
            return self._shows
        return self._shows + max(0.0, at - self._since) / self.slowness

    def set_slowness(self, slowness: float, at: float) -> None:
        """Run that many times slower from now on."""
        if self._since is not None:
            self._shows, self._since = self.time(at), at
        self.slowness = slowness


class Due(NamedTuple):
    """A move to make at that time of the game; at equal times the lower rank, then number, comes first."""

    time: int
    rank: int
    number: int
    seat: Seat | None
    move: Call


def time_of(move: Call) -> int:
    """Return the time of a race's move."""
    return move.at[0] if move.at else int(move.value or 0)


def at_time(move: Call, time: int) -> Call:
    return replace(move, at=(time,)) if move.word == "react" else replace(move, value=time)


def reaction(seat: Seat, word: str, time: int) -> Call:
    """Return the seat's reaction to the card at that time."""
    return Call("react", word, seat, (time,))


def facts_of(host: Host) -> RaceFacts:
    """Return the public facts of the race; raise TypeError for a game without one."""
    facts = host.view(None).facts
    if not isinstance(facts, RaceFacts):
        raise TypeError(f"{host.info.id} has reactions and no clock")
    return facts


class Speed:
    """The moves of a deal and their times; it makes none."""

    def __init__(
        self,
        host: Host,
        now: Callable[[], float],
        people: Callable[[], Sequence[Seat]],
        calm: Callable[[], bool],
        at_once: Callable[[], bool],
    ) -> None:
        """*now*: the machine's time in milliseconds; *calm*: no hurry; *at_once*: computers are not waited for."""
        self._host, self._now = host, now
        self._people, self._calm, self._at_once = people, calm, at_once
        self.clock = RaceClock()
        self.on = self.unseen = False
        self.watched = True
        self._due: list[Due] = []
        self._numbers = count()
        self._early: list[tuple[Seat, str, int]] = []
        """Reactions between the turning of a card and the frame that shows it, with their times on a phone."""
        self._own_times: dict[Seat, int] = {}
        """The time at which each person would react, if there is no hurry."""

    def time(self) -> float:
        return self.clock.time(self._now())

    def _put(self, time: int, rank: int, seat: Seat | None, move: Call) -> None:
        heappush(self._due, Due(time, rank, next(self._numbers), seat, move))

    def turn_of(self, seat: Seat) -> Due:
        """Return the turn of a card by that person, now."""
        time = max(facts_of(self._host).clock, round(self.time()))
        return Due(time, PERSON, 0, seat, Call("turn", time))

    def look(self, on: bool) -> None:
        """Set whether the table is visible; the clock stands while it is covered."""
        self.watched = on
        if not on:
            self.clock.stop(self._now())
        elif self.on and not self.unseen:
            self.clock.start(self.time(), self._now())

    def press(self, seat: Seat, word: str, at: float) -> None:
        """Take the reaction of a person at the window, whose key was pressed at that time of the machine."""
        if self.unseen:
            self._early.append((seat, word, 0))
        else:
            self._put(self._time_of_press(seat, at), PERSON, seat, reaction(seat, word, 0))

    def press_after(self, seat: Seat, word: str, ms: int) -> None:
        """Take the reaction of a person elsewhere, *ms* milliseconds after their own screen showed the card."""
        after = round(ms / self.clock.slowness)
        if self.unseen:
            self._early.append((seat, word, after))
        else:
            self._put((facts_of(self._host).shown_at or 0) + after, PERSON, seat, reaction(seat, word, 0))

    def _time_of_press(self, seat: Seat, at: float) -> int:
        facts = facts_of(self._host)
        if not self._calm() or self._host.to_act() is not None:
            return max(facts.clock, round(self.clock.time(at)))
        own = self._own_times.get(seat, facts.clock + CALM_TIME)
        return max(own, facts.locked[seat] + AFTER_LOCK if facts.locked[seat] else 0)

    def plan(self) -> list[Seat]:
        """Plan the next moves: the turn of a card, or the time limit; return the seats to ask for theirs."""
        seat, facts = self._host.to_act(), facts_of(self._host)
        if seat is None:
            if not self._calm():
                legal = self._host.view(None).legal
                close = next(move for move in legal if isinstance(move, Call) and move.by is None)
                self._put(time_of(close), COMPUTER, None, close)
            return self._those_who_react(facts)
        if seat not in self._people():
            return [seat]
        if not self._calm():
            self._put(facts.clock + PERSON_TURNS, PERSON, seat, Call("turn", 0))
        return []

    def _those_who_react(self, facts: RaceFacts) -> list[Seat]:
        """Return the seats to ask for a time, in random order: at equal times the first one asked is first (HKD7)."""
        asked = [
            seat
            for seat in range(self._host.info.seats)
            if seat not in facts.out and (self._calm() or seat not in self._people())
        ]
        Random(f"{self._host.seed} {facts.shown_at}").shuffle(asked)
        return asked

    def answer(self, seat: Seat, move: Call) -> None:
        """Take a computer's move, or without hurry a person's likely time."""
        if seat in self._people():
            self._own_times[seat] = time_of(move)
        else:
            self._put(time_of(move), COMPUTER, seat, move)

    def due(self, asking: bool) -> Due | None:
        """Return the next move if its time has come; *asking*: whether a computer has still to answer."""
        return heappop(self._due) if self._due and self._ripe(self._due[0], asking) else None

    def _ripe(self, first: Due, asking: bool) -> bool:
        if not self.on or not self.watched or self.unseen:
            return False
        racing = self._host.to_act() is None
        if self._calm() and racing:
            return not self.owing() and not asking
        if self._at_once():
            return not asking
        waits = PHONE_WAITS if self._host.phones else WAITS
        return first.time + (waits if racing else 0) <= self.time()

    def owing(self) -> list[Seat]:
        """Return the persons who have still to react to the card."""
        facts = facts_of(self._host)
        done = {*facts.out, *(seat for seat, _ in facts.reacted), *(due.seat for due in self._due)}
        return [seat for seat in self._people() if seat not in done]

    def locked(self) -> list[Seat]:
        """Return the seats that may not react yet."""
        time = self.time()
        return [seat for seat, until in enumerate(facts_of(self._host).locked) if until > time]

    def hide(self) -> None:
        """Stand still, because a card is being turned that nobody has seen."""
        self.clock.stop(self._now())
        self.unseen = True

    def see(self, at: float) -> None:
        """Start the clock at the time when the turned card was first seen."""
        self.unseen = False
        clock = facts_of(self._host).clock
        self.go(at)
        early, self._early = self._early, []
        for seat, word, after in early:
            self._put(clock + after, PERSON, seat, reaction(seat, word, clock))

    def catch_up(self) -> None:
        """Set the clock to a move that is ahead of it."""
        if facts_of(self._host).clock > self.time():
            self.go(self._now())

    def go(self, at: float) -> None:
        """Run from the time of the last move, or stand there while the table is covered."""
        self.clock.start(facts_of(self._host).clock, at)
        if not self.watched:
            self.clock.stop(at)

    def forget(self) -> None:
        self._due.clear()
        self._early.clear()
        self._own_times.clear()

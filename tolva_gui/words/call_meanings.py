"""Meanings of a computer's calls: statements measured over many deals, read from a file on first use.

A file `resources/games/<game>/call_meanings.json` is made by `start.py lab call_meanings`. It states, per kind of
call, what its callers held; it knows nothing of the current deal. The table of calls shows it, and layouts for
trials are drawn by it.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Final, Literal

from msgspec import Struct, json

from tolva_gui import paths
from tolva_gui.rules.cards import SUITS, Suit
from tolva_gui.rules.events import Called, Event, Moved, Seat

DEAL: Final = "deal"
"""The word of the dealer's event, which is not a call of the auction."""
ANY: Final = ""
Bound = Literal["least", "most"]


class Part(Struct, frozen=True):
    """At least or at most this number of what `measure` counts."""

    measure: str
    bound: Bound
    number: int

    def holds(self, value: int) -> bool:
        """Return whether the value is within the bound."""
        return value >= self.number if self.bound == "least" else value <= self.number


class Meaning(Struct, frozen=True):
    """A statement: all *parts* together; none if the call is made with almost any hand.

    *held*: the percentage of the *deals* with such a call in which it was true; *usual*: of all hands.
    """

    parts: tuple[Part, ...]
    held: int
    usual: int
    deals: int

    def likelihood(self, measures: Mapping[str, int]) -> float:
        """Return how many times likelier the call is with a hand of these measures than with any hand."""
        if not self.parts:
            return 1.0
        true = all(part.holds(measures[part.measure]) for part in self.parts)
        held, usual = ((share + 1) / 102 for share in (self.held, self.usual))
        return held / usual if true else (1 - held) / (1 - usual)


class MeaningData(Struct, frozen=True):
    """The contents of the file. *levels*: the meanings by computer level (`ANY`: all together) and kind of call.

    They hold for tables of `seats` with the usual options; *playouts*: the budget of searching players.
    """

    rules: int
    seats: int
    playouts: int
    levels: Mapping[str, Mapping[str, Meaning]]

    def meaning(self, level: str, kind: str) -> Meaning | None:
        """Return the meaning of the level's call, else of all levels together; None if it was not measured."""
        return self.levels.get(level, {}).get(kind) or self.levels.get(ANY, {}).get(kind)

    def measures(self, word: str) -> bool:
        """Return whether such calls were measured."""
        return any(kind.split(" ", 1)[0] == word for kinds in self.levels.values() for kind in kinds)


NOTHING: Final = MeaningData(0, 0, 0, {})


def meanings_file(game: str) -> Path:
    """Return the path of a game's meanings file."""
    return paths.resources() / "games" / game / "call_meanings.json"


@cache
def meanings_of(game: str) -> MeaningData:
    """Return the measured meanings, empty for a game without a file."""
    path = meanings_file(game)
    return json.decode(path.read_bytes(), type=MeaningData) if path.is_file() else NOTHING


def kinds_of(events: Iterable[Event], seats: int) -> list[tuple[Called, str]]:
    cards, spoken, found = 0, set[Seat](), list[tuple[Called, str]]()
    for event in events:
        if isinstance(event, Moved) and event.dealt and event.target.kind == "hand":
            cards += len(event.cards)
        if isinstance(event, Called) and event.seat is not None and event.word != DEAL:
            found.append((event, kind_of(event, cards // seats, first=event.seat not in spoken)))
            spoken.add(event.seat)
    return found


def kind_of(call: Called, cards: int, *, first: bool) -> str:
    """Return the kind of a call: words, the seat's first call or later, and the hand size if it has a number.

    A suit that is named is any suit.
    """
    many = (str(cards),) if isinstance(call.value, int) else ()
    return " ".join((call.word, *_general(call.value), "first" if first else "later", *many))


def named_suit(event: Called) -> Suit | None:
    last = str(event.value).rpartition(" ")[2]
    return next((suit for suit in SUITS if suit == last), None)


def _general(value: int | str | None) -> tuple[str, ...]:
    if value is None:
        return ()
    return tuple("suit" if word in SUITS else word for word in str(value).split())

"""Meanings of a computer's calls: statements measured over many deals, read from a file on first use.

A file `resources/games/<game>/call_meanings.json` is made by `start.py lab call_meanings`. It states, per kind of
call, what its callers held; it knows nothing of the current deal.
"""

import logging
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Final, Literal

from msgspec import DecodeError, Struct, ValidationError, json

from tolva_gui.rules.cards import SUITS, Suit
from tolva_gui.rules.events import Called, Event, Moved, Seat

log = logging.getLogger(__name__)
VERSION: Final = 1
DEAL: Final = "deal"
"""The word of the dealer's event, which is not a call of the auction."""
Bound = Literal["least", "most"]


class Meaning(Struct, frozen=True):
    """A statement: at least or at most this number of what `measure` counts.

    *held*: the percentage of the `deals` with such a call in which it was true.
    """

    measure: str
    bound: Bound
    number: int
    held: int
    deals: int


class MeaningData(Struct, frozen=True):
    """The contents of the file. *levels*: the meanings by computer level and kind of call.

    They hold for tables of `seats` with the usual options; *playouts*: the budget of searching players.
    """

    version: int
    rules: int
    seats: int
    playouts: int
    levels: Mapping[str, Mapping[str, Meaning]]


NOTHING: Final = MeaningData(VERSION, 0, 0, 0, {})


def meanings_file(folder: Path, game: str) -> Path:
    """Return the path of a game's meanings file; `folder`: the games' resources."""
    return folder / game / "call_meanings.json"


@cache
def meanings_of(folder: Path, game: str) -> MeaningData:
    """Return the measured meanings, empty for a game without a file; log a file that cannot be used."""
    path = meanings_file(folder, game)
    if not path.is_file():
        return NOTHING
    try:
        data = json.decode(path.read_bytes(), type=MeaningData)
    except (OSError, DecodeError, ValidationError, RecursionError) as error:
        log.warning("the meanings of calls in %s are left out: %s cannot be read: %s", game, path, error)
        return NOTHING
    if data.version != VERSION:
        log.warning(
            "the meanings of calls in %s are left out: version %s, not %s", game, data.version, VERSION
        )
        return NOTHING
    return data


def kinds_of(events: Iterable[Event], seats: int) -> list[tuple[Called, str]]:
    """Return the seats' calls, each with its kind: words, first call or later, and the hand size if it has a number.

    A suit that is named is any suit.
    """
    cards, spoken, found = 0, set[Seat](), list[tuple[Called, str]]()
    for event in events:
        if isinstance(event, Moved) and event.dealt and event.target.kind == "hand":
            cards += len(event.cards)
        if isinstance(event, Called) and event.seat is not None and event.word != DEAL:
            time = "later" if event.seat in spoken else "first"
            spoken.add(event.seat)
            said = (event.word, *_general(event.value), time)
            many = (str(cards // seats),) if isinstance(event.value, int) else ()
            found.append((event, " ".join((*said, *many))))
    return found


def named_suit(event: Called) -> Suit | None:
    """Return the suit that is named in the call, None if there is none."""
    last = str(event.value).rpartition(" ")[2]
    return next((suit for suit in SUITS if suit == last), None)


def _general(value: int | str | None) -> tuple[str, ...]:
    if value is None:
        return ()
    return tuple("suit" if word in SUITS else word for word in str(value).split())

"""Judgements of played games, which are not in the records: one text file next to the home.

A line is a word and a list in JSON. Lines unknown to this version are kept unchanged:

    judged ["2026-05-01T19:30:00+02:00 12 1", 3, 14, 11, 2.5]
    miss ["2026-05-01T19:30:00+02:00 12 1", 3, 41, "play SA", "play S7", 1.5, "2026-05-02", 0]
    master ["2026-05-01T19:30:00+02:00 12 1", 3, -1.0, 2.0]
"""

import json
import logging
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from tolva_gui.records.files import read, stamp, write_bytes

log = logging.getLogger(__name__)
_NUMBERS: Final = range(-(2**63), 2**63)
"""Whole numbers that the index can hold."""
LONGEST: Final = 100_000_000
"""The maximum size in bytes; a line has about a hundred."""


class Miss(NamedTuple):
    """A choice that could have been better: the game's key, the deal, and the number of moves made before it.

    *played* and *best* are in the notation of moves, *loss* in points of the deal. *stage*: right answers in a row;
    *due*: the ISO date from which it is asked.
    """

    game: str
    deal: int
    moves: int
    played: str
    best: str
    loss: float
    due: str
    stage: int = 0


class Judged(NamedTuple):
    """A judged deal: the game's key, the user's choices and how many were good, and the points lost.

    *lost* is in points of the deal. A choice with a negligible loss is a good one.
    """

    game: str
    deal: int
    choices: int
    good: int
    lost: float


class Mastered(NamedTuple):
    """A deal replayed by the master in the user's chair: the game's key, the deal, and the leads in points.

    *own*: the gain of the user's side beyond the others' average, *master*: the same with the master playing.
    """

    game: str
    deal: int
    own: float
    master: float


Finding = Miss | Judged | Mastered
Place = tuple[object, ...]
_KINDS: Final[dict[str, type[Finding]]] = {"judged": Judged, "miss": Miss, "master": Mastered}


class Judgements:
    """The file at `path`, created on the first write. Every query reads the file again."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def stamp(self) -> str:
        """Return a stamp of the file as text; raise OSError."""
        return repr(stamp(self.path))

    def all(self) -> list[Finding]:
        """Return all entries, at most one per place; damaged lines are skipped and logged. Raise OSError."""
        known, strange = self._read()
        damaged = sum(line.partition(" ")[0] in _KINDS for line in strange)
        if damaged:
            log.warning("%s: %d damaged lines are skipped", self.path, damaged)
        return list(known.values())

    def put(self, *found: Finding) -> None:
        """Write these entries, replacing those of the same places; raise OSError."""
        known, strange = self._read()
        self._write(known | {_place(one): one for one in found}, strange)

    def put_new(self, *found: Finding) -> None:
        """Write the entries whose places are free; raise OSError."""
        known, strange = self._read()
        self._write({_place(one): one for one in found} | known, strange)

    def remove(self, miss: Miss) -> None:
        """Remove a choice; raise OSError."""
        known, strange = self._read()
        known.pop(_place(miss), None)
        self._write(known, strange)

    def _read(self) -> tuple[dict[Place, Finding], list[str]]:
        """Return the entries of the file, and its lines unknown to this version."""
        try:
            text = read(self.path, LONGEST).decode("utf-8", "surrogateescape")
        except FileNotFoundError:
            return {}, []
        known, strange = dict[Place, Finding](), list[str]()
        for line in filter(None, text.split("\n")):
            one = _parsed(line)
            if one is None:
                strange.append(line)
            else:
                known[_place(one)] = one
        return known, strange

    def _write(self, known: dict[Place, Finding], strange: list[str]) -> None:
        lines = [*strange, *map(_line, known.values())]
        data = "".join(f"{line}\n" for line in lines).encode("utf-8", "surrogateescape")
        write_bytes(self.path, data)


def _place(one: Finding) -> Place:
    """Return what it is about: a deal, or a move of it."""
    return type(one), *one[: 3 if isinstance(one, Miss) else 2]


def _line(one: Finding) -> str:
    word = next(word for word, kind in _KINDS.items() if isinstance(one, kind))
    return f"{word} {json.dumps(list(one), ensure_ascii=False)}"


def _parsed(line: str) -> Finding | None:
    """Return the entry in a line; None if it is damaged or of another kind."""
    word, _, text = line.partition(" ")
    try:
        one = msgspec.json.decode(text, type=_KINDS[word])
    except (KeyError, ValueError, RecursionError):
        return None
    return one if all(map(_can_be_indexed, one)) else None


def _can_be_indexed(value: object) -> bool:
    """Whether SQLite can hold the value: whole numbers of 64 bits."""
    return not isinstance(value, int) or value in _NUMBERS

"""The log of a match, for resuming it: JSON lines, first the setup, then one line per unit.

{"match": 1, "first": "best", "second": "rules", "form": "tolva-4", "ms": null, "iterations": 6000, "seed": 1, …}
{"unit": 0, "points": 3.0, "deals": 12, "games": 2, "won": 1, …}
"""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

_VERSION: Final = 1


class MatchLogError(ValueError):
    """A file that is not the log of this match."""


class MatchLog:
    """Create the log file, or read it and continue. *setup*: the match; *nothing*: a unit's fields, all zero.

    `units` are the units in the file, in order. Raise MatchLogError for another kind of file, OSError if it
    cannot be read or written.
    """

    def __init__(self, path: Path, setup: Mapping[str, object], nothing: Mapping[str, object]) -> None:
        self._path = path
        self._nothing = nothing
        self._setup = {"match": _VERSION, **setup}
        self.units: list[dict[str, Any]] = []
        if path.exists() and path.stat().st_size:
            self._read()
        else:
            self._write(path.write_bytes, _line(self._setup))

    def add(self, unit: Mapping[str, object]) -> None:
        """Append the next unit."""
        self._write(self._append, _line({"unit": len(self.units), **unit}))
        self.units.append(dict(unit))

    def _append(self, line: bytes) -> None:
        with self._path.open("ab") as file:
            file.write(line)

    def _write(self, write: Callable[[bytes], object], line: bytes) -> None:
        """Write, and name the file in the error: the error of a full disk does not."""
        try:
            write(line)
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(self._path)) from error

    def _read(self) -> None:
        """Read the file; truncate an unfinished last line."""
        whole, _, torn = self._path.read_bytes().rpartition(b"\n")
        lines = whole.decode("utf-8", "replace").split("\n")
        self._check(self._object(lines[0], 1))
        for number, line in enumerate(lines[1:]):
            unit = self._object(line, number + 2)
            if unit.pop("unit", None) != number or not self._counts(unit):
                raise MatchLogError(f"{self._path}: line {number + 2} is no unit {number} of a match")
            self.units.append(unit)
        if torn:
            self._path.write_bytes(whole + b"\n")

    def _counts(self, unit: Mapping[str, object]) -> bool:
        """Return whether the unit has exactly the expected fields, of the right types."""
        kinds = {
            name: (int, float) if isinstance(none, int | float) else dict
            for name, none in self._nothing.items()
        }
        return unit.keys() == kinds.keys() and all(isinstance(unit[name], kinds[name]) for name in kinds)

    def _object(self, line: str, number: int) -> dict[str, Any]:
        try:
            value = json.loads(line)
        except (ValueError, RecursionError):
            value = None
        if not isinstance(value, dict):
            raise MatchLogError(f"{self._path}: line {number} is no line of a match's log")
        return value

    def _check(self, found: Mapping[str, object]) -> None:
        """Raise MatchLogError for the log of another match, naming the difference."""
        if "match" not in found:
            raise MatchLogError(f"{self._path} is not the log of a match")
        for name, value in self._setup.items():
            if found.get(name) != value:
                raise MatchLogError(
                    f"{self._path} is the log of another match: its {name} is {found.get(name)}, not {value}"
                )


def _line(value: Mapping[str, object]) -> bytes:
    return json.dumps(value).encode() + b"\n"

"""The log of a match or a measurement, for resuming it: JSON lines, first the setup, then one line per unit.

{"run": 1, "first": "best", "second": "rules", "form": "tolva-4", "ms": null, "iterations": 6000, "seed": 1, …}
{"unit": 0, "found": {"points": 3.0, "deals": 12, "games": 2, "won": 1, …}}
"""

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Generic, Literal, TypeVar

from msgspec import MsgspecError, Raw, Struct, json

T = TypeVar("T")
_VERSION: Final = 1


class RunLogError(ValueError):
    """A file that is not the log of this run."""


class _Line(Struct, forbid_unknown_fields=True):
    unit: int
    found: Raw


class RunLog(Generic[T]):
    """Create the log file, or read it and continue. *setup*: what determines the units. *kind*: a unit's type.

    `units` are the units in the file, in order. Raise RunLogError for another kind of file, OSError if it
    cannot be read or written.
    """

    def __init__(self, path: Path, setup: Mapping[str, object], kind: type[T]) -> None:
        self._path = path
        self._kind = kind
        self._setup: dict[str, Any] = {"run": _VERSION, **setup}
        self.units: list[T] = []
        if path.exists() and path.stat().st_size:
            self._read()
        else:
            self._write("wb", json.encode(self._setup))

    def add(self, unit: T) -> None:
        """Append the next unit."""
        self._write("ab", json.encode(_Line(len(self.units), Raw(json.encode(unit)))))
        self.units.append(unit)

    def _write(self, mode: Literal["wb", "ab"], line: bytes) -> None:
        """Write, and name the file in the error: the error of a full disk does not."""
        try:
            with self._path.open(mode) as file:
                file.write(line + b"\n")
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(self._path)) from error

    def _read(self) -> None:
        """Read the file; truncate an unfinished last line."""
        whole, _, torn = self._path.read_bytes().rpartition(b"\n")
        first, *lines = whole.split(b"\n")
        self._check(first)
        for number, line in enumerate(lines):
            self.units.append(self._unit(line, number))
        if torn:
            self._path.write_bytes(whole + b"\n")

    def _unit(self, text: bytes, number: int) -> T:
        with suppress(MsgspecError, RecursionError):
            line = json.decode(text, type=_Line)
            if line.unit == number:
                return json.decode(line.found, type=self._kind)
        raise RunLogError(f"{self._path}: line {number + 2} is no unit {number} of this run")

    def _check(self, line: bytes) -> None:
        """Raise RunLogError for the log of another run, naming the difference."""
        found: dict[str, Any] = {}
        with suppress(MsgspecError, RecursionError):
            found = json.decode(line, type=dict[str, Any])
        if "run" not in found:
            raise RunLogError(f"{self._path} is not the log of a run")
        for name, value in self._setup.items():
            if found.get(name) != value:
                raise RunLogError(
                    f"{self._path} is the log of another run: its {name} is {found.get(name)}, not {value}"
                )

"""The log of a match, so that one that was interrupted can go on: JSON, a line for the setup, then one for each unit.

{"match": 1, "first": "best", "second": "rules", "form": "tolva-4", "ms": null, "iterations": 6000, "seed": 1, …}
{"unit": 0, "points": 3.0, "deals": 12, "games": 2, "won": 1, …}
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

_VERSION: Final = 1


class MatchLogError(ValueError):
    """A file that is not the log of this match."""


class MatchLog:
    """*setup* names what is played; the file is begun, or read and gone on with.

    `units` are those that the file has, in order. Raise MatchLogError for a file that is something else, OSError where
    it cannot be read or written.
    """

    def __init__(self, path: Path, setup: Mapping[str, object]) -> None:
        self._path = path
        self._setup = {"match": _VERSION, **setup}
        self.units: list[dict[str, Any]] = []
        if path.exists() and path.stat().st_size:
            self._read()
        else:
            path.write_text(_line(self._setup), encoding="utf-8")

    def add(self, unit: Mapping[str, object]) -> None:
        """Write the next unit down."""
        with self._path.open("a", encoding="utf-8") as file:
            file.write(_line({"unit": len(self.units), **unit}))
        self.units.append(dict(unit))

    def _read(self) -> None:
        """Read what is there; a last line that was not finished is taken away."""
        whole, _, torn = self._path.read_bytes().rpartition(b"\n")
        lines = whole.decode("utf-8", "replace").split("\n")
        self._check(self._object(lines[0], 1))
        for number, line in enumerate(lines[1:]):
            unit = self._object(line, number + 2)
            if unit.pop("unit", None) != number:
                raise MatchLogError(f"{self._path}: line {number + 2} is not unit {number} of a match")
            self.units.append(unit)
        if torn:
            self._path.write_bytes(whole + b"\n")

    def _object(self, line: str, number: int) -> dict[str, Any]:
        try:
            value = json.loads(line)
        except ValueError:
            value = None
        if not isinstance(value, dict):
            raise MatchLogError(f"{self._path}: line {number} is no line of a match's log")
        return value

    def _check(self, found: Mapping[str, object]) -> None:
        """Refuse the log of another match, and say what is different."""
        if "match" not in found:
            raise MatchLogError(f"{self._path} is not the log of a match")
        for name, value in self._setup.items():
            if found.get(name) != value:
                raise MatchLogError(
                    f"{self._path} is the log of another match: its {name} is {found.get(name)}, not {value}"
                )


def _line(value: Mapping[str, object]) -> str:
    return json.dumps(value) + "\n"

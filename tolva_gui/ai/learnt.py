"""Numbers learnt from play: JSON files beside the players that use them, each with its origin.

They are not edited by hand. Most were fitted once; the history has the programs (docs/measurements.md).
"""

from pathlib import Path
from typing import TypeVar

from msgspec import Raw, Struct, json

T = TypeVar("T")


class Origin(Struct, frozen=True, forbid_unknown_fields=True):
    """Where numbers come from.

    *date*: ISO. *commit*: the state of this repository that played. *command*: what made them. *figures*: how much was
    played, and how well the numbers fit.
    """

    date: str
    commit: str
    command: str
    figures: str


class File(Struct, frozen=True, forbid_unknown_fields=True):
    """A file of learnt numbers. *numbers*: JSON of any shape."""

    origin: Origin
    numbers: Raw


def read(path: Path, kind: type[T]) -> T:
    """Return the numbers of a file. Raise OSError, or msgspec.ValidationError if they are not of that kind."""
    return json.decode(json.decode(path.read_bytes(), type=File).numbers, type=kind)

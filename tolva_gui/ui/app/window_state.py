"""The saved window geometry: state rather than a setting, so it is in the state folder and expendable."""

import logging
from pathlib import Path
from typing import Annotated, Final

from msgspec import Meta, Struct, json
from msgspec.structs import replace

from tolva_gui.records.files import read, write_bytes

log = logging.getLogger(__name__)
LARGEST: Final = 100_000
"""Limit for numbers in the file, in pixels."""
Pixels = Annotated[int, Meta(gt=-LARGEST, lt=LARGEST)]


class Shape(Struct, frozen=True):
    """`window`: x, y, width and height, None before it was first opened; `maximized`: whether it filled the screen."""

    window: tuple[Pixels, Pixels, Pixels, Pixels] | None = None
    maximized: bool = False


class WindowState:
    """The shape of the window in its file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.shape = _read(path)

    def note(self, **changed: object) -> None:
        """Remember these values of the shape."""
        shape = replace(self.shape, **changed)
        if shape != self.shape:
            self.shape = shape
            try:
                write_bytes(self._path, json.encode(shape) + b"\n")
            except OSError as error:
                log.info("%s", error)  # the next window opens at the default place


def _read(path: Path) -> Shape:
    try:
        return json.decode(read(path), type=Shape)
    except (OSError, ValueError, RecursionError) as error:
        log.info("%s", error)
        return Shape()

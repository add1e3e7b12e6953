"""The saved window geometry: state rather than a setting, so it is in the state folder and expendable."""

import json
import logging
from pathlib import Path
from typing import Final

from tolva_gui.records.files import read, write

log = logging.getLogger(__name__)
LARGEST: Final = 100_000
"""Limit for numbers in the file, in pixels."""


class WindowState:
    """`window`: x, y, width and height, empty before it was first opened; `maximized`: whether it filled the screen."""

    def __init__(self, path: Path) -> None:
        self._path = path
        values = _read(path)
        self.window = _place(values.get("window"))
        self.maximized = values.get("maximized") is True

    def note_window(self, x: int, y: int, width: int, height: int) -> None:
        """Remember the window's geometry."""
        self._note((x, y, width, height), self.maximized)

    def note_maximized(self, maximized: bool) -> None:
        """Remember whether the window fills the screen."""
        self._note(self.window, maximized)

    def _note(self, window: tuple[int, ...], maximized: bool) -> None:
        if (window, maximized) != (self.window, self.maximized):
            self.window, self.maximized = window, maximized
            self._save()

    def _save(self) -> None:
        try:
            write(self._path, json.dumps({"window": self.window, "maximized": self.maximized}) + "\n")
        except OSError as error:
            log.info("%s", error)  # the next window opens at the default place


def _read(path: Path) -> dict[str, object]:
    try:
        found = json.loads(read(path))
    except (OSError, ValueError, RecursionError) as error:
        log.info("%s", error)
        return {}
    return found if isinstance(found, dict) else {}


def _place(value: object) -> tuple[int, ...]:
    """Return the geometry, or none if it is invalid."""
    if not isinstance(value, list) or len(value) != 4:
        return ()
    return tuple(value) if all(type(no) is int and abs(no) < LARGEST for no in value) else ()

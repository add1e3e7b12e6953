"""Weighed positions, so that the same position has the same verdict tomorrow: one text file beside the home.

A line is a key and the judge's own text about it, opaque here:

    3f2a… {"version":1,"move":"play SA",…}

Lines are appended; of two with one key the later counts. Everything can be computed again, so that a file that cannot
be read or written is logged once and does not matter otherwise.
"""

import logging
import os
from functools import cached_property
from pathlib import Path
from typing import Final

from tolva_gui.records.files import make_folder, read, write_bytes

log = logging.getLogger(__name__)
MOST: Final = 20_000
"""The number of positions beyond which the older half is dropped, at the next start; one takes some 500 bytes."""
LONGEST: Final = 100_000_000
"""The maximum size in bytes."""


class Verdicts:
    """The file at `path`, read at the first request and created on the first write; for one thread."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._failed = False

    def get(self, key: str) -> bytes | None:
        """Return what is stored under the key, None if there is nothing."""
        return self._known.get(key)

    def __setitem__(self, key: str, value: bytes) -> None:
        """Store the value, one line of text, under the key."""
        self._known.pop(key, None)
        self._known[key] = value
        try:
            self._append(b"%s %s\n" % (key.encode(), value))
        except OSError as error:
            self._log(error)

    def _append(self, line: bytes) -> None:
        make_folder(self.path.parent)
        file = os.open(self.path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
        try:
            os.write(file, line)
        finally:
            os.close(file)

    @cached_property
    def _known(self) -> dict[str, bytes]:
        """What the file has."""
        known: dict[str, bytes] = {}
        try:
            lines = read(self.path, LONGEST).splitlines()
        except FileNotFoundError:
            return known
        except OSError as error:
            self._log(error)
            return known
        for line in lines:
            name, _, value = line.partition(b" ")
            if value.startswith(b"{") and value.endswith(b"}"):
                key = name.decode(errors="replace")
                known.pop(key, None)  # the later line of a key also counts as the younger one
                known[key] = value
        if len(lines) > MOST:
            self._drop_old(known)
        return known

    def _drop_old(self, known: dict[str, bytes]) -> None:
        for key in list(known)[: -MOST // 2]:
            del known[key]
        try:
            write_bytes(
                self.path, b"".join(b"%s %s\n" % (key.encode(), value) for key, value in known.items())
            )
        except OSError as error:
            self._log(error)

    def _log(self, error: OSError) -> None:
        if not self._failed:
            self._failed = True
            log.warning("verdicts are not stored: %s", error)

"""The game that is being played, kept in a file so that a crash or a kill costs nothing.

The file is replaced in one step. A game that makes room for another, or is over, is not taken away: its file is renamed
to `left-1.tolva` in one step, and lies there until the library has it (`records.intake`). A file that is damaged is put
aside under a name with a number.
"""

from contextlib import suppress
from pathlib import Path
from typing import Final

from msgspec import Struct

from tolva_gui.records.files import free_name, put_aside, read, write
from tolva_gui.records.reader import LONGEST_TEXT, load
from tolva_gui.records.record import GameRecord, RecordFault
from tolva_gui.records.text import dump

FILE_NAME: Final = "current.tolva"
LEFT: Final = "left-"
ENDING: Final = ".tolva"


class StoreError(Exception):
    """The file cannot be written, read or put aside; says which and why."""

    def __init__(self, path: Path, doing: str, error: OSError) -> None:
        super().__init__(f"{path} cannot be {doing}: {error.strerror or error}")
        self.path = path


class Kept(Struct, frozen=True):
    """What was found: the record, or for a damaged file where it lies now and what is wrong with it, or nothing."""

    record: GameRecord | None = None
    put_aside: Path | None = None
    faults: tuple[RecordFault, ...] = ()


class Store:
    """Keeps one game in `folder`, which is made when the first game is saved."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE_NAME

    def save(self, record: GameRecord) -> None:
        """Keep the game in place of the one before. Raise StoreError; that one is still there then."""
        try:
            write(self.path, dump(record))
        except OSError as error:
            raise StoreError(self.path, "written", error) from error

    def load(self) -> Kept:
        """Return the game that was kept. Raise StoreError if the file is there but cannot be read or put aside."""
        try:
            data = read(self.path, LONGEST_TEXT + 1)
        except FileNotFoundError:
            return Kept()
        except OSError as error:
            raise StoreError(self.path, "read", error) from error
        found = load(data)
        if isinstance(found, GameRecord):
            return Kept(found)
        try:
            return Kept(put_aside=put_aside(self.path), faults=tuple(found))
        except OSError as error:
            raise StoreError(self.path, "put aside", error) from error

    def leave(self) -> bool:
        """Make room for another game; return whether there was one. Raise StoreError; the game is still there then."""
        try:
            self.path.rename(free_name(self.path.parent, LEFT, ENDING))
        except FileNotFoundError:
            return False
        except OSError as error:
            raise StoreError(self.path, "put aside", error) from error
        return True


def waiting(folder: Path) -> list[Path]:
    """Return the files that wait for the library: games that were left, and damaged ones."""
    names = (f"{LEFT}*{ENDING}", f"{FILE_NAME}.damaged-*")
    with suppress(OSError):
        return sorted(path for name in names for path in folder.glob(name))
    return []

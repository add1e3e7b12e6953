"""Games that lie in files of their own until the library has them: those that were left, and damaged ones.

A file is thrown away when the library has all of it. What cannot be read stays where it is and is looked at again the
next time; of a damaged game the library gets what can be read.
"""

from contextlib import suppress
from pathlib import Path

from tolva_gui.records.files import read
from tolva_gui.records.library import Library
from tolva_gui.records.reader import LONGEST_TEXT, load
from tolva_gui.records.record import GameRecord
from tolva_gui.records.salvage import readable_part
from tolva_gui.records.store import waiting


def take_in(folder: Path, library: Library) -> list[Path]:
    """Take the games that wait into the library; return the files that stay, because they cannot be read whole.

    Raise LibraryError if the library cannot take them; all files are still there then, as far as it has not got them.
    """
    return [path for path in waiting(folder) if not _take(path, library)]


def _take(path: Path, library: Library) -> bool:
    try:
        data = read(path, LONGEST_TEXT + 1)
    except FileNotFoundError:
        return True
    except OSError:
        return False
    found = load(data)
    whole = isinstance(found, GameRecord)
    game = (found, data.decode("utf-8")) if isinstance(found, GameRecord) else readable_part(data)
    if game is not None and _says_anything(game[0]):
        library.keep(*game)
    if whole:
        with suppress(OSError):
            path.unlink()
    return whole


def _says_anything(record: GameRecord) -> bool:
    """Whether anybody has played or noted anything."""
    return any(deal.moves for deal in record.deals) or bool(record.notes)

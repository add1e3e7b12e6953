"""Writes the games to their files after every move, so that a crash or a kill loses nothing.

Each game has one file in the home of games and keeps it (`records.home`). A file is overwritten only by the
game in it: if another program has changed it meanwhile, if it may not be written, or if it goes on further than
the older copy that was taken up, both are kept, and the game at the table gets a new file as a branch
(`records.branches`).
"""

import logging
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path, PurePosixPath
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, Signal

from tolva_gui.records import marks
from tolva_gui.records.branches import branch, continues, key_of
from tolva_gui.records.files import (
    Stamp,
    encoded,
    make_folder,
    may_be_written,
    read,
    stamp,
    unused,
    write,
    write_bytes,
)
from tolva_gui.records.home import Home
from tolva_gui.records.matches import goes_on
from tolva_gui.records.reader import LONGEST_TEXT, load, of_another_version, outline
from tolva_gui.records.record import GameRecord, RecordError
from tolva_gui.records.text import dump
from tolva_gui.table.host import Host
from tolva_gui.table.lesson import is_lesson
from tolva_gui.ui.one_thread import OneThread

log = logging.getLogger(__name__)


class _Game:
    """How one game is saved. All but `states` belongs to the writing thread."""

    def __init__(self, taken_up: GameRecord | None) -> None:
        self.states = 0
        """The number of states handed in."""
        self.empty = True
        """Whether nothing had been done in the last of them."""
        self.taken_up = taken_up
        """The record it continues."""
        self.file: Path | None = None
        """The file to write to."""
        self.stamp: Stamp | None = None
        """The stamp of the file as we last saw it."""
        self.data = b""
        """The bytes last written."""
        self.branch = 0
        """Its number if it is a branch of another game, else 0."""
        self.unsaved: GameRecord | None = None
        """Its last state, if that could not be written."""
        self.tells = False
        """Whether to emit `saved` once something new has been written."""
        self.new = False
        """Whether anything has been written since the last `saved`."""


class Autosave(OneThread):
    """Saves after every move and resumes games; never stops the game.

    A separate thread writes: a disk may take longer to sync than a frame lasts. A failed write is tried again
    at the next one.
    """

    trouble = Signal(str, str)
    """A problem (`damaged`, `unwritable`, `unreadable`, `gone`) and its path."""
    parted = Signal(str, str)
    """The first file is left, changed by others or closed to us; the game at the table goes on in the second."""
    saved = Signal(str)
    """The file of a game that has been dealt, begun or left, or has reached the end of a deal."""

    def __init__(
        self,
        home: Home,
        bookmark: Path,
        locate: Callable[[str], Path | None] = lambda _key: None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__("autosave", parent)
        self._home = home
        self._bookmark = bookmark
        """The path of a bookmark of the game at the table, for the next start."""
        self._locate = locate
        """Finds the file of a game by its key, in the thread: people may have renamed it."""
        self._games: WeakKeyDictionary[Host, _Game] = WeakKeyDictionary()
        self._at_table: Host | None = None
        self._unsaved: list[_Game] = []
        self._marked = ""

    def waits(self) -> bool:
        """Whether there may be a game to resume."""
        return self._bookmark.is_file()

    def save(self, host: Host) -> None:
        """Save the game in its present state."""
        if is_lesson(host):
            return
        before, self._at_table = self._at_table, host
        game = self._game(host)
        begins = not game.states or (game.empty and not _is_empty(host))
        tells = begins or host.result() is not None
        game.states += 1
        game.empty = _is_empty(host)
        if before is not None and before is not host:
            self.submit(self._leave, self._game(before), _is_empty(before))
        self.submit(self._write, host, game, game.states, host.record(), tells)

    def when_saved(self, host: Host, then: Callable[[bool], None]) -> None:
        """Call *then* later with whether every state of the game has been saved."""
        game = self._game(host)
        self.submit(lambda: self.say(lambda: then(game.unsaved is None)))

    def close(self) -> None:
        """Write the rest and end the thread."""
        if self._thread is not None:
            self.submit(self._try_again)
        super().close()

    def throw_away(self, path: Path, folder: Path) -> None:
        """Move a game's file out of the home, into that folder."""
        self.submit(self._move_away, path, folder)

    # Games taken up

    def resume(self) -> Host | None:
        """Return the unfinished game that was at the table when the program ended; None without one."""
        path = self._bookmarked()
        host = None if path is None else self.take_up(path)
        return None if host is None or _is_over(host) else host

    def take_up(self, path: Path) -> Host | None:
        """Return the game of that file; None with a notice if it cannot be resumed."""
        self.settle()
        try:
            now = stamp(path)
            for known, game in self._games.items():
                if game.file == path and (game.stamp == now or game.unsaved is not None):
                    return known
            data = read(path, LONGEST_TEXT + 1)
            found = load(data)
            if not isinstance(found, GameRecord):
                raise RecordError(found)
            host = Host.resume(found)
        except FileNotFoundError:
            self.trouble.emit("gone", str(path))
            return None
        except OSError as error:
            log.warning("%s", error)
            self.trouble.emit("unreadable", str(path))
            return None
        except RecordError as error:
            log.warning("%s: %s", path, error)
            older = of_another_version(error.faults)
            self.trouble.emit("of another version" if older else "damaged", str(path))
            return None
        game = self._game(host)
        game.file, game.stamp, game.data = path, now, data
        return host

    def _bookmarked(self) -> Path | None:
        """Return the file of the game that was at the table."""
        with suppress(OSError, ValueError):
            name = read(self._bookmark, 1000).decode("utf-8").strip()
            inside = PurePosixPath(name)
            path = self._home.folder / inside
            if inside.name and not inside.is_absolute() and ".." not in inside.parts and path.is_file():
                self._marked = name
                return path
        return None

    def _game(self, host: Host) -> _Game:
        if host not in self._games:
            self._games[host] = _Game(host.taken_up)
        return self._games[host]

    # In the thread

    def _write(self, host: Host, game: _Game, number: int, record: GameRecord, tells: bool) -> None:
        """Write the game unless a newer state is queued."""
        game.tells |= tells
        if number < game.states:
            return
        self._try_again(besides=game)
        branched = game.branch
        self._try(game, record)
        if game.branch != branched:
            self.say(_mark, host, game.branch)
        if game.tells and game.unsaved is None:
            self._say_saved(game)
        self._place_bookmark(game)

    def _try(self, game: _Game, record: GameRecord) -> None:
        game.unsaved = record
        if game not in self._unsaved:
            self._unsaved.append(game)
        try:
            self._put(game, record)
        except Exception as error:
            if not isinstance(error, OSError):
                log.exception("the game could not be saved")
            log.warning("%s", error)
            where = str(game.file or self._home.folder)
            self.say(self.trouble.emit, "unwritable", where)
        else:
            game.unsaved = None
            self._unsaved.remove(game)

    def _try_again(self, besides: _Game | None = None) -> None:
        for game in [game for game in self._unsaved if game is not besides]:
            if game.unsaved is not None:
                self._try(game, game.unsaved)

    def _put(self, game: _Game, record: GameRecord) -> None:
        """Write the record to its file, or to a new one if that would overwrite moves made elsewhere."""
        if game.branch:
            record = branch(record, game.branch)
        if game.file is None:
            record = self._find_file(game, record)
        if game.file is not None and (_was_changed(game, game.file) or not may_be_written(game.file)):
            before = game.file
            record = self._part(game, record)
            self.say(self.parted.emit, str(before), str(game.file))
        if game.file is not None:
            data = encoded(dump(record))
            if data != game.data or stamp(game.file) is None:
                write_bytes(game.file, data)
                game.new = True
            game.data, game.stamp = data, stamp(game.file)

    def _find_file(self, game: _Game, record: GameRecord) -> GameRecord:
        """Find the file of a game that has been begun, or taken up from elsewhere; return the record for it.

        The game gets no file while the existing one contains the whole record.
        """
        path = self._home.path_of(record)
        if stamp(path) is None and game.taken_up is not None:
            path = self._locate(key_of(record)) or path
        now = stamp(path)
        if now is None:
            game.file = path
            return record
        kept = _outline(path)
        taken = game.taken_up
        if kept and (continues(record, kept) or (taken and continues(taken, kept))):
            game.file, game.stamp, game.data = path, now, b""
            return record
        if kept and continues(kept, record):
            return record
        return self._part(game, record)

    def _part(self, game: _Game, record: GameRecord) -> GameRecord:
        """Give the game a new file, as a branch; return the record for it."""
        named, game.branch = self._home.unused(record)
        game.file = self._home.path_of(named)
        return named

    def _leave(self, game: _Game, empty: bool) -> None:
        """Report the game as left, because another is played now; delete the file of a game without moves."""
        if game.file is None:
            return
        if empty and game.taken_up is None and stamp(game.file) == game.stamp:
            with suppress(OSError):
                game.file.unlink()
                game.new = True
        self._say_saved(game)

    def _move_away(self, path: Path, folder: Path) -> None:
        try:
            make_folder(folder)
            path.rename(unused(folder / path.name))
        except OSError as error:
            log.warning("%s", error)
            self.say(self.trouble.emit, "unwritable", str(folder))
        self.say(self.saved.emit, str(path))

    def _say_saved(self, game: _Game) -> None:
        if game.new:
            self.say(self.saved.emit, str(game.file))
        game.tells = game.new = False

    def _place_bookmark(self, game: _Game) -> None:
        if game.file is None:
            return
        try:
            name = self._home.inside(game.file)
            if name != self._marked:
                write(self._bookmark, f"{name}\n")
                self._marked = name
        except (OSError, ValueError) as error:
            log.info("%s", error)  # the next start opens in the lobby


def _was_changed(game: _Game, file: Path) -> bool:
    """Whether another program has written the file; a deleted one does not count."""
    now = stamp(file)
    if now is None or now == game.stamp:
        return False
    try:
        return read(file, LONGEST_TEXT + 1) != game.data
    except OSError:
        return True


def _outline(path: Path) -> GameRecord | None:
    try:
        return outline(read(path, LONGEST_TEXT + 1))
    except OSError:
        return None


def _mark(host: Host, number: int) -> None:
    """Mark the game at the table as the branch of that number."""
    host.extra = (*(line for line in host.extra if line[0] != marks.BRANCH), (marks.BRANCH, str(number)))


def _is_empty(host: Host) -> bool:
    """Whether nobody has done anything in the game: nothing would be lost with it."""
    return host.moves_made + len(host.notes) == 0


def _is_over(host: Host) -> bool:
    return host.over and not goes_on(host.record())

"""Ways to play a short WAV file: QtMultimedia where a package has brought it, else the system's own player.

QtMultimedia is not in PySide6-Essentials, and the wheel that has it weighs 175 MB: nobody installs that for seven short
sounds. Every system that has a desktop can play a file by itself. A sound is made as loud as is wanted before that, for
not every player can be told.
"""

import sys
import tempfile
import wave
from array import array
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from shutil import which
from typing import Any, Final, Protocol

from PySide6.QtCore import QCoreApplication, QObject, QProcess, QUrl

MODULE: Final = "PySide6.QtMultimedia"
PLAYERS: Final[dict[str, tuple[tuple[str, ...], ...]]] = {
    "linux": (("pw-play",), ("paplay",), ("aplay", "-q")),
    "darwin": (("afplay",),),
    "win32": (),
}
"""Programs that play the file they are given, the best first. Windows has a function for it."""
MOST_AT_ONCE: Final = 4
"""Players that have not come to an end, should the sound of the system hang."""


class Speaker(Protocol):
    """Plays files."""

    def play(self, path: Path, volume: float) -> None:
        """Let the file be heard, from 0 to 1 of its loudness, without waiting for it."""


class Silence:
    """For machines without a loudspeaker."""

    def play(self, path: Path, volume: float) -> None:
        """Do nothing."""


class QtSpeaker:
    """QtMultimedia keeps the sounds ready."""

    def __init__(self, module: str) -> None:
        """Raise ImportError if it cannot be loaded."""
        self._media: Any = import_module(module)
        self._there = not self._media.QMediaDevices.defaultAudioOutput().isNull()
        self._effects: dict[Path, Any] = {}

    def play(self, path: Path, volume: float) -> None:
        if not self._there:
            return
        if path not in self._effects:
            self._effects[path] = self._media.QSoundEffect(None)
            self._effects[path].setSource(QUrl.fromLocalFile(str(path)))
        self._effects[path].setVolume(volume)
        self._effects[path].play()


class SystemSpeaker(QObject):
    """A program of the system, one for each sound; on Windows a function."""

    def __init__(self, command: tuple[str, ...]) -> None:
        super().__init__()
        self._command = command
        self._playing: list[QProcess] = []
        self._made = Softened()
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.stop)

    def play(self, path: Path, volume: float) -> None:
        file = str(self._made.file(path, volume))
        if not self._command:
            _play_on_windows(file)
        elif len(self._playing) < MOST_AT_ONCE:
            process = QProcess(self)
            process.setStandardOutputFile(QProcess.nullDevice())
            process.setStandardErrorFile(QProcess.nullDevice())
            process.finished.connect(lambda: self._over(process))
            process.errorOccurred.connect(lambda: self._over(process))
            self._playing.append(process)
            process.start(self._command[0], [*self._command[1:], file])

    def stop(self) -> None:
        """The program ends: so do its sounds."""
        for process in self._playing[:]:
            process.kill()
            process.waitForFinished(200)
        self._made.clear()

    def _over(self, process: QProcess) -> None:
        if process in self._playing:
            self._playing.remove(process)
            process.deleteLater()


class Softened:
    """The sounds at the loudness that is wanted, as files that go with the program's end."""

    def __init__(self) -> None:
        # Windows may still be reading one of them.
        self._folder = tempfile.TemporaryDirectory(prefix="tolva-sounds-", ignore_cleanup_errors=True)
        self._files: dict[tuple[Path, float], Path] = {}

    def file(self, path: Path, volume: float) -> Path:
        """Return the file with the sound of *path* at that volume."""
        if (path, volume) not in self._files:
            made = Path(self._folder.name) / f"{path.stem}-{round(100 * volume)}.wav"
            soften(path, made, volume)
            self._files[path, volume] = made
        return self._files[path, volume]

    def clear(self) -> None:
        """They are not needed any longer."""
        self._files.clear()
        self._folder.cleanup()


def soften(path: Path, made: Path, volume: float) -> None:
    """Write the sound of 16 bits in *path* to *made*, at that share of its loudness."""
    with wave.open(str(path)) as file:
        kind, samples = file.getparams(), array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    softer = array("h", (round(sample * volume) for sample in samples))
    if sys.byteorder == "big":
        softer.byteswap()
    with wave.open(str(made), "wb") as file:
        file.setparams(kind)
        file.writeframes(softer.tobytes())


def _play_on_windows(file: str) -> None:
    sound: Any = import_module("winsound")
    sound.PlaySound(file, sound.SND_FILENAME | sound.SND_ASYNC | sound.SND_NODEFAULT)


def player_of(system: str) -> tuple[str, ...] | None:
    """Return the command that plays a file on that system, empty on Windows, None where there is none."""
    if system == "win32":
        return ()
    found = (command for command in PLAYERS.get(system, PLAYERS["linux"]) if which(command[0]))
    return next(found, None)


def can_play(module: str = MODULE, system: str = sys.platform) -> bool:
    """Whether there is something to play with, as far as can be told without loading it."""
    return player_of(system) is not None or find_spec(module) is not None


def find_speaker(module: str = MODULE, system: str = sys.platform) -> Speaker | None:
    """Return what plays here, None if there is nothing."""
    if find_spec(module) is not None:
        try:
            return QtSpeaker(module)
        except ImportError:
            # A library of the system is missing: it may have a player all the same.
            pass
    command = player_of(system)
    return None if command is None else SystemSpeaker(command)

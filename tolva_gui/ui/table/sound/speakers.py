"""Ways to play a short WAV file: QtMultimedia if it is installed, else the system's own player.

QtMultimedia is not in PySide6-Essentials, and the wheel that has it weighs 175 MB: too much for seven short
sounds. Every system with a desktop has a player for files.
"""

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from shutil import which
from typing import Any, Final, Protocol

from PySide6.QtCore import QUrl

MODULE: Final = "PySide6.QtMultimedia"
PLAYERS: Final[dict[str, tuple[tuple[str, ...], ...]]] = {
    "linux": (("pw-play",), ("paplay",), ("aplay", "-q")),
    "darwin": (("afplay",),),
    "win32": (),
}
"""Programs that play the given file, the best first; Windows has a function for it."""


class Speaker(Protocol):
    """Plays files."""

    def play(self, path: Path, volume: float) -> None:
        """Play the file without waiting for it, at a volume from 0 to 1."""


class Silence:
    """For machines without a loudspeaker."""

    def play(self, path: Path, volume: float) -> None:
        """Do nothing."""


class QtSpeaker:
    """Plays by QtMultimedia, which keeps the sounds loaded."""

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


def player_of(system: str) -> tuple[str, ...] | None:
    """Return the command that plays a file on that system; empty on Windows, None if there is none."""
    if system == "win32":
        return ()
    found = (command for command in PLAYERS.get(system, PLAYERS["linux"]) if which(command[0]))
    return next(found, None)


def can_play(module: str, system: str) -> bool:
    """Whether sounds can be played, as far as is known without loading a player."""
    return player_of(system) is not None or find_spec(module) is not None


def find_speaker(module: str, system: str) -> Speaker:
    """Return a speaker for this machine, a silent one if it has no player."""
    if find_spec(module) is not None:
        try:
            return QtSpeaker(module)
        except ImportError:
            # A system library is missing; the system may still have a player.
            pass
    command = player_of(system)
    if command is None:
        return Silence()
    from tolva_gui.ui.table.sound.system_speaker import SystemSpeaker  # not before the first sound

    return SystemSpeaker(command)

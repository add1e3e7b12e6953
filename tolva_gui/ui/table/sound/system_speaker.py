"""Sounds played by a program of the system, or by a function of Windows.

The volume is applied to the file before it is played, because not every player has an option for it.
"""

import logging
import wave
from array import array
from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QObject, QProcess, Slot

from tolva_gui import paths
from tolva_gui.records.files import write_bytes

log = logging.getLogger(__name__)

MOST_AT_ONCE: Final = 4
"""Running players, in case the system's sound hangs."""


class SystemSpeaker(QObject):
    """Runs a program of the system per sound; on Windows calls a function."""

    def __init__(self, command: tuple[str, ...]) -> None:
        super().__init__()
        self._command = command
        self._playing: list[QProcess] = []
        self._softened: dict[tuple[Path, float], Path] = {}
        """The sounds at the wanted volume, in files that each start writes again when it needs them."""
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.stop)

    def play(self, path: Path, volume: float) -> None:
        try:
            file = str(self.softened(path, volume))
        except OSError as error:
            log.info("%s", error)  # no room for the sound: nothing is heard
            return
        if not self._command:
            _play_on_windows(file)
        elif len(self._playing) < MOST_AT_ONCE:
            process = QProcess(self)
            process.setStandardOutputFile(QProcess.nullDevice())
            process.setStandardErrorFile(QProcess.nullDevice())
            # A lambda would keep this speaker until the process is deleted, and then both would delete it.
            process.finished.connect(self._over)
            process.errorOccurred.connect(self._over)
            self._playing.append(process)
            process.start(self._command[0], [*self._command[1:], file])

    def softened(self, path: Path, volume: float) -> Path:
        """Return the file with the sound of *path* at that volume; raise OSError."""
        if (path, volume) not in self._softened:
            made = paths.cache_dir() / "sounds" / f"{path.stem}-{round(100 * volume)}.wav"
            write_bytes(made, soften(path, volume), durable=False)
            self._softened[path, volume] = made
        return self._softened[path, volume]

    @Slot()
    def stop(self) -> None:
        """Stop all sounds, because the program ends."""
        for process in self._playing[:]:
            process.kill()
            process.waitForFinished(200)

    @Slot()
    def _over(self) -> None:
        process = self.sender()
        if isinstance(process, QProcess) and process in self._playing:
            self._playing.remove(process)
            process.deleteLater()


def soften(path: Path, volume: float) -> bytes:
    """Return the 16-bit sound of *path* at that share of its volume, as a file; raise OSError."""
    with wave.open(str(path)) as file:
        kind, samples = file.getparams(), array("h", file.readframes(file.getnframes()))
    softer = array("h", (round(sample * volume) for sample in samples))
    made = BytesIO()
    with wave.open(made, "wb") as file:
        file.setparams(kind)
        file.writeframes(softer.tobytes())
    return made.getvalue()


def _play_on_windows(file: str) -> None:
    sound: Any = import_module("winsound")
    sound.PlaySound(file, sound.SND_FILENAME | sound.SND_ASYNC | sound.SND_NODEFAULT)

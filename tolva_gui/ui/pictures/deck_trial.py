"""Draws a foreign deck first in a separate process, which may hang, crash or run out of memory.

A drawing that passes is drawn in the window from the very same bytes.
"""

import contextlib
import sys
from typing import Final

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal, Slot

LIMIT_S: Final = 15
"""Seconds of CPU time, in case the parent is gone and cannot end it sooner."""
MEMORY: Final = 4_000_000_000
"""Bytes of address space, most of which Qt only reserves."""
WIDTH: Final = 250
ARGUMENT: Final = "try-deck"
"""The argument that starts a trial in a bundled program, which has no modules to run by name."""


class Trials(QObject):
    """Tries one drawing at a time; `ended` says whether it can be drawn in time."""

    ended = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None
        self._limit = QTimer(self)
        self._limit.setSingleShot(True)
        self._limit.timeout.connect(self._too_late)

    def begin(self, drawing: bytes, limit: int) -> None:
        """Try the drawing for at most *limit* ms; call again only after `ended`."""
        self._process = process = QProcess(self)
        environment = QProcessEnvironment.systemEnvironment()
        environment.insert("QT_QPA_PLATFORM", "offscreen")
        process.setProcessEnvironment(environment)
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.finished.connect(self._finished)
        process.errorOccurred.connect(self._failed)
        self._limit.start(limit)
        process.start(sys.executable, _arguments())
        process.write(drawing)
        process.closeWriteChannel()

    def close(self) -> None:
        """Stop the trial without `ended`."""
        process, self._process = self._process, None
        self._limit.stop()
        if process is not None:
            process.kill()
            process.waitForFinished()
            process.deleteLater()

    @Slot(int, QProcess.ExitStatus)
    def _finished(self, status: int, how: QProcess.ExitStatus) -> None:
        self._end(status == 0 and how == QProcess.ExitStatus.NormalExit)

    @Slot(QProcess.ProcessError)
    def _failed(self, error: QProcess.ProcessError) -> None:
        # The others are followed by `finished`, or mean that the process did not read all of an invalid drawing.
        if error == QProcess.ProcessError.FailedToStart:
            self._end(False)

    @Slot()
    def _too_late(self) -> None:
        self._end(False)

    def _end(self, drawn: bool) -> None:
        if self._process is not None:
            self.close()
            self.ended.emit(drawn)


def _arguments() -> list[str]:
    return [ARGUMENT] if getattr(sys, "frozen", False) else ["-P", "-m", __name__]


def main() -> int:
    """Draw every card of the SVG on standard input; return 0 if it can be done."""
    with contextlib.suppress(ImportError):  # not on Windows, where only the time is limited
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CPU, (LIMIT_S, LIMIT_S))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    drawing = sys.stdin.buffer.read()

    from PySide6.QtCore import QByteArray, QRectF
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    from tolva_gui.ui.pictures.deck_files import ELEMENTS

    application = QGuiApplication([])
    renderer = QSvgRenderer(QByteArray(drawing))
    room = QRectF(0, 0, WIDTH, 1.4 * WIDTH)
    image = QImage(int(room.width()), int(room.height()), QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    for element in ELEMENTS:
        renderer.boundsOnElement(element)
        renderer.render(painter, element, room)
    painter.end()
    valid = renderer.isValid()
    del application
    return 0 if valid else 1


if __name__ == "__main__":
    sys.exit(main())

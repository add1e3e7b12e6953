"""Opens the Qt application; without a usable screen, explains the failure where Qt would only abort.

Without graphics hardware the window is drawn in software.
"""

import os
import sys
from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication

from tolva_gui import WITHOUT_A_SCREEN
from tolva_gui.ui.app.session_bus import leave_silent_bus

NAMES: Final = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
"""Environment variables that choose a screen."""
UNREACHED: Final = "could not connect to display"
BACKEND: Final = "QT_QUICK_BACKEND"
"""The environment variable that chooses how Qt Quick draws."""
NO_SCREEN: Final = 2
"""The exit status, as for other requests that cannot be met."""


def open_application() -> QGuiApplication:
    """Return the application; if Qt can open no screen, say so and end the process."""
    heard: list[tuple[QtMsgType, QMessageLogContext, str]] = []

    def hear(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if kind is QtMsgType.QtFatalMsg:
            # Qt aborts as soon as this returns, and an exception cannot pass through it.
            sys.stdout.flush()
            sys.stderr.write(f"tolva-gui: {unopened(os.environ, [words for *_, words in heard])}\n")
            sys.stderr.flush()
            os._exit(NO_SCREEN)
        heard.append((kind, context, text))

    leave_silent_bus()
    before = qInstallMessageHandler(hear)
    application = QGuiApplication(sys.argv[:1])
    qInstallMessageHandler(before)
    for kind, context, text in heard:
        if before is not None:
            before(kind, context, text)
        else:
            sys.stderr.write(f"{text}\n")
    return application


def draw_without_opengl(_error: object, message: str) -> None:
    """Start again, drawing in software, because the screen has no graphics that Qt can use.

    Qt reports that when the first frame is due; it would abort if nobody listened. Nothing has been played by then.
    """
    if os.environ.get(BACKEND):
        sys.stderr.write(f"tolva-gui: the window cannot be drawn: {message}\n")
        sys.stderr.flush()
        os._exit(NO_SCREEN)
    sys.stdout.flush()
    os.environ[BACKEND] = "software"
    os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])


def unopened(environment: Mapping[str, str], told: list[str]) -> str:
    """Return the message if no window can be opened: the screen requested, Qt's messages, and a remedy."""
    chosen = [f"{name}={environment[name]}" for name in NAMES if environment.get(name)]
    lines = [f"no window can be opened on this screen ({', '.join(chosen) or 'none is named'})."]
    unreached = any(text.startswith(UNREACHED) for text in told)
    # Qt blames a missing library even if the display merely does not answer.
    lines += [f"  Qt: {text.strip()}" for text in told if not (unreached and "xcb-cursor0" in text)]
    lines.append(f"If there is a screen, start from a terminal on it. {WITHOUT_A_SCREEN}")
    return "\n".join(lines)

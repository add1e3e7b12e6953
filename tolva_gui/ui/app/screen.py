"""The program's first word with the screen. Where there is none that answers, Qt aborts; this tells instead."""

import os
import sys
from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication

from tolva_gui import WITHOUT_A_SCREEN

NAMES: Final = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
"""The variables by which a screen is chosen."""
UNREACHED: Final = "could not connect to display"
NO_SCREEN: Final = 2
"""The exit status, as for whatever cannot be done as it was asked for."""


def open_application() -> QGuiApplication:
    """Return the application; without a screen that Qt can open, say so and end the process."""
    heard: list[tuple[QtMsgType, QMessageLogContext, str]] = []

    def hear(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if kind is QtMsgType.QtFatalMsg:
            # Qt aborts as soon as this returns, and an exception does not get through it.
            sys.stdout.flush()
            sys.stderr.write(f"tolva-gui: {unopened(os.environ, [words for *_, words in heard])}\n")
            sys.stderr.flush()
            os._exit(NO_SCREEN)
        heard.append((kind, context, text))

    before = qInstallMessageHandler(hear)
    application = QGuiApplication(sys.argv[:1])
    qInstallMessageHandler(before)
    for kind, context, text in heard:
        if before is not None:
            before(kind, context, text)
        else:
            sys.stderr.write(f"{text}\n")
    return application


def unopened(environment: Mapping[str, str], told: list[str]) -> str:
    """Return what is said when no window can be opened: what was asked for, what Qt says of it, what works."""
    chosen = [f"{name}={environment[name]}" for name in NAMES if environment.get(name)]
    lines = [f"no window can be opened on this screen ({', '.join(chosen) or 'none is named'})."]
    unreached = any(text.startswith(UNREACHED) for text in told)
    # Qt blames a missing library also where there is merely nobody at the other end.
    lines += [f"  Qt: {text.strip()}" for text in told if not (unreached and "xcb-cursor0" in text)]
    lines.append(f"If there is a screen, start from a terminal on it. {WITHOUT_A_SCREEN}")
    return "\n".join(lines)

"""The program as a process: start, hand-over to a running instance, and end."""

import logging
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import tolva_gui.ui.app.import_time  # noqa: F401

# isort: split
from PySide6.QtCore import QTimer, QUrl
from PySide6.QtGui import QGuiApplication

from tolva_gui import APP_ID, paths
from tolva_gui.app import BEGAN, App
from tolva_gui.records.files import make_folder, sweep
from tolva_gui.records.record import GameRecord
from tolva_gui.table.host import Host
from tolva_gui.ui.app import data_lock
from tolva_gui.ui.app.language import Language
from tolva_gui.ui.app.screen import open_application
from tolva_gui.ui.game.forms import offered
from tolva_gui.ui.settings.view_model import peek

if TYPE_CHECKING:
    from argparse import Namespace


def create() -> App:
    """Return the window in its default state."""
    prepare()
    return App(begin=App.resume)


def _go_on(record: GameRecord, app: App) -> None:
    app.navigation.sit_down(Host.resume(record))


def run(args: "Namespace") -> int:
    """Open the table and return the exit status.

    `args` of the command line: `demo`, `lang`, the `game` to begin and its `seats`, the `record` to continue and the
    `file` that it was read from; each may be None. A file without a record is faulty, and the window shows why.
    """
    prepare()
    if args.demo:
        from tolva_gui.demo import demo

        return demo(args.lang or "", args.game or offered()[0], args.seats)
    open_application()
    lock = data_lock.take(paths.data_dir(), BEGAN)
    if lock is None:
        status = _hand_over(args.file, args.lang or "")
        if status is not None:
            return status
        # The other window may have been closing while it was called.
        lock = data_lock.take(paths.data_dir(), BEGAN)
        if lock is None:
            return _tell_open_already(args.lang or "")
    if lock.held:
        for folder in (paths.config_dir(), paths.state_dir(), paths.cache_dir(), paths.data_dir() / "people"):
            sweep(folder, BEGAN)
    begin: Callable[[App], object] | None = None if args.game is not None else App.resume
    if args.record is not None:
        begin = partial(_go_on, args.record)
    app = App(language=args.lang or "", game=args.game or "", begin=begin, sweeps=lock.held)
    if args.seats is not None:
        app.new_game.setSeats(args.seats)
    app.place.restore()
    app.place.follow()
    app.window.show()
    if args.file is not None and args.record is None:
        app.models.records.open(QUrl.fromLocalFile(str(args.file.absolute())))
    QTimer.singleShot(0, partial(_listen, app))
    status = QGuiApplication.exec()
    app.close()
    return status


def _hand_over(file: "Path | None", language: str) -> int | None:
    """Bring the running window to the front, open the file there, return the exit status; None: it did not answer."""
    from tolva_gui.ui.app import single_instance

    answer = single_instance.call(single_instance.address(paths.runtime_dir()), file)
    if answer is single_instance.Answer.ELSEWHERE:
        return _tell_open_already(language, elsewhere=True)
    return 0 if answer is single_instance.Answer.HEARD else None


def _tell_open_already(language: str, *, elsewhere: bool = False) -> int:
    """Report the running instance in the terminal and, with a screen, in a window. *elsewhere*: on another screen."""
    from tolva_gui.ui import already_open

    resources = paths.resources()
    words = Language(resources / "i18n")
    settings = paths.config_dir() / "settings.json"
    words.use(language or str(peek(settings, "language")))
    text = already_open.sentence(paths.data_dir(), elsewhere=elsewhere)
    sys.stderr.write(f"tolva-gui: {text}\n")
    if QGuiApplication.platformName() != "offscreen":
        window = already_open.show(text, resources, int(peek(settings, "text_size")))
        QGuiApplication.exec()
        del window
    words.close()
    return 2


def _listen(app: App) -> None:
    """Query the system and listen for later starts, after the window is open since it needs neither."""
    from tolva_gui.ui.app import single_instance

    app.system_motion.ask()
    with suppress(OSError):  # later starts then cannot reach this window, and report so
        make_folder(paths.runtime_dir())
    door = single_instance.InstanceServer(single_instance.address(paths.runtime_dir()), app.window)
    door.called.connect(partial(single_instance.come_forward, app.window))
    door.brought.connect(app.models.records.open)


def prepare() -> None:
    """Apply process-wide settings."""
    # Lets a search in Python yield to the window ten times as often (default 5 ms).
    sys.setswitchinterval(0.0005)
    # Calls before QML is compiled to machine code (default 3): code that runs a few times at the start is not
    # worth it.
    os.environ.setdefault("QV4_JIT_CALL_THRESHOLD", "100")
    if sys.platform == "win32":
        # Without a screen Qt looks for a font folder there, and warns if there is none.
        os.environ.setdefault("QT_QPA_FONTDIR", str(paths.resources() / "fonts"))
    QGuiApplication.setApplicationName("tolva")
    QGuiApplication.setDesktopFileName(APP_ID)
    logging.basicConfig(format="tolva: %(levelname)s: %(message)s")

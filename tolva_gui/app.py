"""The assembly of the window: the one place where all parts are wired together."""

import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Final

import tolva_gui.ui.app.import_time  # noqa: F401

# isort: split
from PySide6 import __version_info__
from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickWindow
from shiboken6 import Shiboken

from tolva_gui import paths
from tolva_gui.ai.levels import make_player
from tolva_gui.records.index import PATIENCE_S, Index, IndexTrouble
from tolva_gui.table.lesson import teacher
from tolva_gui.ui.adviser import Adviser
from tolva_gui.ui.app.app_icon import app_icon
from tolva_gui.ui.app.engine import Engine
from tolva_gui.ui.app.first_frame import FirstFrame
from tolva_gui.ui.app.fonts import use_fonts
from tolva_gui.ui.app.language import Language
from tolva_gui.ui.app.screen import draw_without_opengl, open_application
from tolva_gui.ui.app.system_motion import SystemMotion
from tolva_gui.ui.app.window_place import WindowPlace
from tolva_gui.ui.autosave import Autosave
from tolva_gui.ui.game.last_options import report_unknown
from tolva_gui.ui.index_worker import IndexWorker
from tolva_gui.ui.library import Library
from tolva_gui.ui.models import Models
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.notices import Notices
from tolva_gui.ui.open_pages import Pages
from tolva_gui.ui.page_files import NAMED, SCREENS, WINDOW
from tolva_gui.ui.people.household import Household
from tolva_gui.ui.pictures.card_images import CardImages, Drawn, Warmer
from tolva_gui.ui.pictures.decks import Decks
from tolva_gui.ui.pictures.image_provider import Pictures
from tolva_gui.ui.pictures.picture_cache import PictureCache
from tolva_gui.ui.settings.view_model import Settings
from tolva_gui.ui.table.sitting import Sitting
from tolva_gui.ui.voice import Voice
from tolva_gui.ui.workers import MakePlayer, Workers
from tolva_gui.words.game_data import games_folder

UNSEEN_MS: Final = 300
GLANCE_S: Final = 0.015
"""Seconds that the window waits for a locked index, less than a frame; after that a thread waits longer."""
BEGAN: Final = time.time()
"""The start time of this process, comparable with file times."""


class App(QObject):
    """Everything that lives as long as the window.

    *begin* starts a sitting before the window is made, so that it opens on its table. *drawn*: cards already drawn by
    another window. *sweeps*: this window holds the data lock and removes leftover temporary files.
    """

    def __init__(
        self,
        *,
        keep: bool = True,
        player_maker: MakePlayer = make_player,
        language: str = "",
        game: str = "",
        begin: "Callable[[App], object] | None" = None,
        drawn: Drawn | None = None,
        sweeps: bool = False,
    ) -> None:
        self.application = QGuiApplication.instance() or open_application()
        super().__init__()
        self.engine = Engine(paths.resources() / "qml")
        self._sweeps = sweeps
        self.index_worker = IndexWorker(_index(), BEGAN, self)
        self.autosave = _autosave(self) if keep else None
        # This must precede any reading ahead: see `Language.use`.
        self._load_preferences(language)
        # Qt before 6.11 reads with a file also the files that it names as types, and the types of their models.
        named = NAMED if __version_info__ < (6, 11) else ("table",)
        Models.register(name for page in named for name in SCREENS[page].models)
        if begin is not None and self.autosave is not None:
            self._read_ahead(waits=self.autosave.waits())
        use_fonts(paths.resources() / "fonts")
        self.engine.answer()
        self.models = self._make_models(player_maker, game)
        self.navigation: Navigation = self.models.navigation
        self.new_game = self.models.new_game
        self.services = self.models.services
        report_unknown(self.settings, self.notices)
        self.engine.answer()
        if game:
            self.navigation.openGame()
        if begin is not None:
            begin(self)
        self.engine.answer()
        self.window = self._open(drawn)
        self.window.sceneGraphError.connect(draw_without_opengl)
        self.first_frame = FirstFrame(self.window)
        self.first_frame.seen.connect(self._settle)
        # Players take time and memory from the opening window; an unseen window does not wait for the first
        # frame.
        self.first_frame.seen.connect(self.workers.begin)
        unseen = QTimer(self, interval=UNSEEN_MS, singleShot=True)
        unseen.timeout.connect(self.workers.begin)
        unseen.start()
        self.navigation.watch(self.window)
        self.place = WindowPlace(self.window, paths.state_dir() / "window.json")

    def _read_ahead(self, *, waits: bool) -> None:
        """Begin to load the first page: the table if a game waits there."""
        page = SCREENS["table" if waits else "lobby"]
        Models.register((*WINDOW, *page.models))
        module, _, name = page.file.removesuffix(".qml").partition("/")
        self.engine.read_ahead(f"Tolva.{module}", name)
        self.engine.read_ahead("Tolva", "Main")

    def _load_preferences(self, language: str) -> None:
        """Create the settings and notices, language and decks."""
        self.notices = Notices(self)
        self.settings = Settings(paths.config_dir() / "settings.json", self)
        self.settings.trouble.connect(self.notices.about("settings"))
        self.settings.load()
        self.system_motion = SystemMotion(self)
        self.settings.named.connect(self._setting_changed)
        self.language = Language(paths.resources() / "i18n", self)
        self.language.use(language or self.settings.get("language"))
        self.language.changed.connect(self.notices.changed)
        self.decks = Decks(paths.resources() / "decks", self.settings, self)
        self.decks.trouble.connect(lambda deck: self.notices.add("deck unusable", deck))
        self.decks.use()

    def _make_models(self, player_maker: MakePlayer, game: str) -> Models:
        """Create what lives as long as the window and belongs to no feature; the features make the rest from it."""
        self.voice = Voice(self)
        self.notices.changed.connect(lambda: self.voice.notice(self.notices.current_texts()))
        store = paths.data_dir() / "verdicts.txt" if self.autosave is not None else None
        self.adviser = Adviser(player_maker, store)
        self.workers = Workers(teacher(player_maker, games_folder()), self.adviser, self)
        self.pages = Pages(self)
        self.library = Library(_index(patience=GLANCE_S), self.index_worker, self.notices, self)
        self.household = Household((paths.data_dir() / "people").is_dir(), self)
        services = {
            "adviser": self.adviser,
            "autosave": self.autosave,
            "decks": self.decks,
            "game": game,
            "household": self.household,
            "jobs": self.workers.jobs,
            "language": self.language,
            "library": self.library,
            "notices": self.notices,
            "pages": self.pages,
            "settings": self.settings,
            "system_motion": self.system_motion,
            "voice": self.voice,
            "workers": self.workers,
        }
        self.pages.models = models = Models(services, self)
        if self.autosave is not None:
            self.autosave.saved.connect(self.index_worker.take)
            self.autosave.trouble.connect(self.notices.about("game"))
            self.autosave.parted.connect(partial(self.notices.add, "game parted"))
        if self.household.several:
            # They decide whose settings apply.
            models.find("profiles")
        return models

    @property
    def sitting(self) -> Sitting:
        """The current sitting; raise RuntimeError without one."""
        if self.navigation.sitting is None:
            raise RuntimeError("nobody sits at the table")
        return self.navigation.sitting

    def resume(self) -> bool:
        """Continue the game that was being played; return whether there was one."""
        host = self.autosave.resume() if self.autosave is not None else None
        if host is None or (self.household.several and not self.models.profiles.may_open(host)):
            return False
        self.navigation.sit_down(host)
        return True

    def _settle(self) -> None:
        """Do deferred work once the window has been seen."""
        self.window.setIcon(app_icon(paths.resources() / "icons"))
        if self.autosave is not None:
            self.index_worker.begin(sweeps=self._sweeps)

    def close(self) -> None:
        """Take the window down, end the threads, and delete everything; not to be called from QML.

        The order is fixed. The window is closed before its data: a list that changes while its items are deleted, or a
        model deleted before its view, crashes Qt. Nothing is left to Python's garbage collector, which might run in a
        players' thread, where no object of the window may be deleted.
        """
        if not Shiboken.isValid(self):
            return
        self.window.close()
        sitting = self.navigation.sitting
        if sitting is not None:
            sitting.race.show_in(None)
        self.engine.take_down()
        if "phones" in vars(self.models):
            self.models.phones.end()
        if sitting is not None:
            sitting.director.close()
        self.library.closing.emit()
        self.workers.close()
        if self.autosave is not None:
            self.autosave.close()
        self.index_worker.close()
        if self._kept is not None:
            self._kept.keep(chain(self.pictures.shown(), self.images.shown()))
        self.images.forget()
        self.pictures.forget()
        self.language.close()
        Shiboken.delete(self)
        self.engine.close()

    def _open(self, drawn: Drawn | None) -> QQuickWindow:
        keep = self.autosave is not None and drawn is None
        self._kept = PictureCache(paths.cache_dir() / "pictures") if keep else None
        self.pictures = Pictures(paths.resources(), self._kept)
        self.engine.addImageProvider("pictures", self.pictures)
        self.images = images = CardImages(self.decks, drawn, self._kept)
        self.warmer = Warmer(images, self)
        self.navigation.for_each_sitting(self.warmer.attend)
        self.engine.addImageProvider("cards", images)
        self.engine.setUiLanguage(self.language.code)
        window = self.engine.make("Tolva", "Main", self.models.given(WINDOW))
        if not isinstance(window, QQuickWindow):
            raise TypeError(f"{window} is no window")
        self.services.window = window
        if self.navigation.sitting is not None:
            self.navigation.sitting.race.show_in(window)
        return window

    def _setting_changed(self, name: str) -> None:
        if name == "language":
            self.engine.setUiLanguage(self.language.use(self.settings.get("language")))
            self.engine.retranslate()
            self.language.changed.emit()


def _index(patience: float = PATIENCE_S) -> Index:
    return Index(paths.data_dir(), paths.cache_dir(), patience=patience)


def _autosave(parent: App) -> Autosave:
    index = _index()

    def locate(key: str) -> Path | None:
        with suppress(IndexTrouble):
            return index.file_of(key)
        return None

    return Autosave(index.home, paths.state_dir() / "at-table.txt", locate, parent)

"""The assembly of the window: the one place where all parts are wired together."""

import time
from collections.abc import Callable
from contextlib import suppress
from functools import cached_property, partial
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Final

import tolva_gui.ui.app.import_time  # noqa: F401

# isort: split
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickWindow
from shiboken6 import Shiboken

from tolva_gui import paths
from tolva_gui.ai.hints.by_game import is_advised, is_judged
from tolva_gui.ai.levels import DEFAULT_LEVEL, OFFERED, make_player
from tolva_gui.app_front import AppFront
from tolva_gui.records.index import PATIENCE_S, Index, IndexTrouble
from tolva_gui.rules.catalog import BY_ID, Infos
from tolva_gui.table.host import Host
from tolva_gui.table.lesson import teacher
from tolva_gui.ui.app.app_icon import app_icon
from tolva_gui.ui.app.engine import Engine
from tolva_gui.ui.app.first_frame import FirstFrame
from tolva_gui.ui.app.fonts import use_fonts
from tolva_gui.ui.app.language import Language
from tolva_gui.ui.app.screen import open_application
from tolva_gui.ui.app.system_motion import SystemMotion
from tolva_gui.ui.app.window_place import WindowPlace
from tolva_gui.ui.app.window_state import WindowState
from tolva_gui.ui.autosave import Autosave
from tolva_gui.ui.game.forms import form_name
from tolva_gui.ui.game.new_game import NewGame
from tolva_gui.ui.game.rule_sets import SEATS
from tolva_gui.ui.index_worker import IndexWorker
from tolva_gui.ui.jobs import HintJob, JobWorker, PriceJob
from tolva_gui.ui.learn.lesson import Lesson
from tolva_gui.ui.library_pages import LibraryPages
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.notices import Notices
from tolva_gui.ui.open_pages import Pages
from tolva_gui.ui.page_files import WINDOW
from tolva_gui.ui.pictures.card_images import CardImages, Drawn, Warmer
from tolva_gui.ui.pictures.decks import Decks
from tolva_gui.ui.pictures.image_provider import Pictures
from tolva_gui.ui.pictures.picture_cache import PictureCache
from tolva_gui.ui.settings.view_model import Settings
from tolva_gui.ui.table.cards.card_keys import CardKeys
from tolva_gui.ui.table.sitting import Services, Sitting
from tolva_gui.ui.table.sound.sounds import Sounds
from tolva_gui.ui.voice import Voice
from tolva_gui.ui.workers import MakePlayer, Workers
from tolva_gui.words.game_data import games_folder, is_told

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tolva_gui.ai.hints.hints import Advice, Hint, Price
    from tolva_gui.ai.hints.judge import Judge, Verdict
    from tolva_gui.ai.player import Cancelled
    from tolva_gui.rules.moves import Move
    from tolva_gui.table.daily import SideResult
    from tolva_gui.table.review_positions import Decision
    from tolva_gui.table.same_deal import MasterReplay
    from tolva_gui.ui.daily import view_model as daily
    from tolva_gui.ui.learn.practice import DealJob
    from tolva_gui.ui.review.critic import RecallJob, ReviewJob
    from tolva_gui.ui.same_deal.masters import MasterJob, PartingJob
    from tolva_gui.ui.table.scores.remark import RemarkJob


UNSEEN_MS: Final = 300
GLANCE_S: Final = 0.015
"""Seconds that the window waits for a locked index, less than a frame; after that a thread waits longer."""
BEGAN: Final = time.time()
"""The start time of this process, comparable with file times."""


class App(AppFront):
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
        if begin is not None and self.autosave is not None:
            waits = self.autosave.waits()
            if not waits:
                # The classes that the page names.
                from tolva_gui.ui.lobby import games_in_progress, view_model  # noqa: F401
            self.engine.read_ahead(*(("Tolva.Table", "TablePage") if waits else ("Tolva.Lobby", "LobbyPage")))
            self.engine.read_ahead("Tolva", "Main")
        use_fonts(paths.resources() / "fonts")
        self.engine.answer()
        self._games = offered(game)
        self._make_table(player_maker, game)
        self.engine.answer()
        self._report_unknown_settings()
        self._make_library()
        self.settings.named.connect(self._setting_changed)
        self._set_pace()
        self.engine.answer()
        if game:
            self.navigation.openGame()
        if begin is not None:
            begin(self)
        self.engine.answer()
        self.window = self._open(drawn)
        self.first_frame = FirstFrame(self.window)
        self.first_frame.seen.connect(self._settle)
        # Players take time and memory from the opening window; an unseen window does not wait for the first
        # frame.
        self.first_frame.seen.connect(self.workers.begin)
        unseen = QTimer(self, interval=UNSEEN_MS, singleShot=True)
        unseen.timeout.connect(self.workers.begin)
        unseen.start()
        self.navigation.watch(self.window)
        self.place = WindowPlace(self.window, WindowState(paths.state_dir() / "window.json"))

    def _load_preferences(self, language: str) -> None:
        """Create the settings and notices, language and decks."""
        self.notices = Notices(self)
        self.settings = Settings(paths.config_dir() / "settings.json", self)
        self.settings.trouble.connect(lambda what, path: self.notices.add(f"settings {what}", path))
        self.settings.load()
        self.system_motion = SystemMotion(self)
        self.language = Language(paths.resources() / "i18n", self)
        self.language.use(language or self.settings.get("language"))
        self.decks = Decks(paths.resources() / "decks", self.settings, self)
        self.decks.trouble.connect(lambda deck: self.notices.add("deck unusable", deck))
        self.decks.use()

    def _make_table(self, player_maker: MakePlayer, game: str) -> None:
        """Create everything that sittings need, and the navigation."""
        # Silent without a screen: tests, pictures, measurements.
        unseen = QGuiApplication.platformName() == "offscreen"
        self.sounds = Sounds(paths.resources() / "sounds", self.settings, silent=unseen, parent=self)
        self.voice = Voice(self)
        self.notices.changed.connect(lambda: self.voice.notice(self.notices.current_texts()))
        self.workers = Workers(teacher(player_maker, games_folder()), self)
        self.advice_maker = player_maker
        """Makes the player that gives hints: the best one."""
        self.hint_worker = JobWorker(self._advise)
        self.review_worker = JobWorker(self._judge)
        self.daily_worker = JobWorker(self._play_daily)
        self.deal_worker = JobWorker(self._find_deal)
        self.same_worker = JobWorker(self._play_beside)
        for thinker in (
            self.hint_worker,
            self.review_worker,
            self.daily_worker,
            self.deal_worker,
            self.same_worker,
        ):
            self.workers.move_to_worker_thread(thinker)
        self.pages = Pages(self)
        self.services = Services(
            self.settings,
            self.notices,
            self.workers,
            self.hint_worker,
            is_advised,
            self.pages,
            self.voice,
        )
        self.card_keys = CardKeys(self)
        levels = [level.id for level in OFFERED]
        self.new_game = NewGame(
            Infos(BY_ID, self._games),
            levels,
            self.settings,
            games_folder(),
            game,
            DEFAULT_LEVEL,
            known=Infos(BY_ID, tuple(BY_ID)),
            parent=self,
        )
        self.new_game.unknown.connect(lambda name: self.notices.add("game unknown", name))
        self.navigation = Navigation(self.services, self.new_game, self.autosave, self)
        self.navigation.prepare = self._recall_phones
        self.navigation.for_each_sitting(self._attend)
        self.navigation.won.connect(self.sounds.won)
        self.navigation.sitting_changed.connect(self._sound_table)

    def _sound_table(self) -> None:
        self.sounds.sit_down(self.navigation.host)

    def _recall_phones(self, host: "Host") -> None:
        if not host.phones and (paths.data_dir() / "phones.json").is_file():
            from tolva_gui.ui.phones.view_model import recall

            recall(host)

    def _attend(self, sitting: Sitting) -> None:
        if sitting.host.phones:
            self.phones.attend(sitting)
        self.sounds.attend(sitting)
        sitting.hints.reason_wanted.connect(partial(self.show_reason, "hint"))
        sitting.table.deal_ended.connect(self.look_at_daily)
        if self.autosave is not None:
            sitting.table.deal_ended.connect(self.compare_deal)

    def _report_unknown_settings(self) -> None:
        """Report settings of games that this version does not know or support."""
        for unknown in self.new_game.unknown_settings():
            if unknown.option:
                name = form_name(unknown.game, games_folder())
                what = "seats unknown" if unknown.option == SEATS else "option unknown"
                self.notices.add(what, name, unknown.option)
            else:
                self.notices.add("game unknown", unknown.game)

    def _make_library(self) -> None:
        """Create the pages besides the table, and the lesson."""
        glance = _index(patience=GLANCE_S)
        self.library = LibraryPages(
            glance,
            self.index_worker,
            self.autosave,
            self._games,
            self.pages,
            self.new_game,
            self.navigation,
            lambda: self.services.budget,
            self.notices,
            self.review_worker,
            is_judged,
            self.language,
            parent=self,
        )
        if self.shared:
            self.profiles  # noqa: B018 (created now: it decides whose settings apply)
        self.lesson = self._make_lesson(glance)
        self.new_game.changed.connect(self.lesson.look)
        self.library.missed.connect(self.keep_miss)
        self.library.again.connect(self.try_again)
        self.library.replayed.connect(self.replay)
        self.lesson.ended.connect(self.end_lesson)
        self.library.help.said.connect(self.voice.say)

    def _make_lesson(self, glance: Index) -> Lesson:
        return Lesson(
            games_folder(),
            lambda: self.tasks,
            self.settings,
            self.library.form,
            self.library.form_name,
            lambda: not glance.home.folder.exists(),
            self,
        )

    def resume(self) -> bool:
        """Continue the game that was being played; return whether there was one."""
        if self.autosave is None:
            return False
        host = self.autosave.resume()
        if host is None or (self.shared and not self.profiles.may_open(host)):
            return False
        self.navigation.sit_down(host)
        return True

    # These modules are imported late: the start does not need hints and judgement.

    def _advise(self, job: HintJob | PriceJob) -> "Iterator[Advice | Hint | Mapping[Move, Price]]":
        from tolva_gui.ai.hints.hints import prices

        if isinstance(job, PriceJob):
            return iter((prices(job.view),))
        return self.judge.answers(job.view, cancelled=lambda: job.cancelled)

    @cached_property
    def judge(self) -> "Judge":
        """The judge of all choices; only for the thread of the computers."""
        from tolva_gui.ai.hints.judge import Judge
        from tolva_gui.records.verdicts import Verdicts

        store = Verdicts(paths.data_dir() / "verdicts.txt") if self.autosave is not None else None
        return Judge(self.advice_maker, store)

    def _judge(self, job: "ReviewJob | RecallJob | RemarkJob") -> "Iterator[tuple[Decision, Verdict] | Hint]":
        from tolva_gui.ui.review import critic
        from tolva_gui.ui.table.scores import remark

        return (
            remark.answers(job, self.judge)
            if isinstance(job, remark.RemarkJob)
            else critic.answers(job, self.judge)
        )

    def _find_deal(self, search: "DealJob") -> "Iterator[Host | None]":
        from tolva_gui.ui.learn import practice

        return practice.answers(search, make_player)

    def _play_daily(self, job: "daily.DailyJob") -> "Iterator[SideResult | None]":
        from tolva_gui.ui.daily import view_model as daily

        return daily.answers(job, self.advice_maker)

    def _play_beside(self, job: "MasterJob | PartingJob") -> "Iterator[MasterReplay | Verdict]":
        from tolva_gui.ai.search.worth import lead
        from tolva_gui.ui.same_deal import masters

        def judge(choice: "Decision", cancelled: "Cancelled") -> "Verdict":
            return self.judge.judge(choice.view, choice.everything, choice.move, cancelled=cancelled)

        def explain(choice: "Decision", cancelled: "Cancelled") -> "Verdict":
            return self.judge.explained(choice.view, judge(choice, cancelled), cancelled=cancelled)

        return masters.answers(job, self.advice_maker, lead, judge, explain)

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
        if "phones" in vars(self):
            self.phones.end()
        if sitting is not None:
            sitting.director.close()
        self.library.close()
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
        self.offer_pages()
        window = self.engine.make("Tolva", "Main", self.models(WINDOW))
        if not isinstance(window, QQuickWindow):
            raise TypeError(f"{window} is no window")
        self.services.window = window
        if self.navigation.sitting is not None:
            self.navigation.sitting.race.show_in(window)
        return window

    def _setting_changed(self, name: str) -> None:
        if name == "language":
            self.engine.setUiLanguage(self.language.use(self.settings.get("language")))
            if self.navigation.sitting is not None:
                self.navigation.sitting.table.rename()
            self.engine.retranslate()
            self.notices.changed.emit()
            self.new_game.retranslate()
            self.lesson.look()
            self.language.changed.emit()
        self._set_pace()
        if self.navigation.sitting is not None:
            self.navigation.sitting.table.refresh()

    def _set_pace(self) -> None:
        pace = self.services.pace
        pace.factor = self.settings.pace_factor()
        pace.wait_for_click = self.settings.get("wait_for_click")
        pace.reading = 1000 * self.settings.get("trick_seconds") or None


def offered(asked: str = "") -> tuple[str, ...]:
    """Return the games with rules pages, the first being the default, and the one asked for."""
    return tuple(name for name in BY_ID if name == asked or is_told(name))


def _index(patience: float = PATIENCE_S) -> Index:
    return Index(paths.data_dir(), paths.cache_dir(), patience=patience)


def _autosave(parent: App) -> Autosave:
    index = _index()

    def locate(key: str) -> "Path | None":
        with suppress(IndexTrouble):
            return index.file_of(key)
        return None

    return Autosave(index.home, paths.state_dir() / "at-table.txt", locate, parent)

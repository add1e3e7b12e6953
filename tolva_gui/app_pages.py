"""The pages of the window that are imported and created when first opened."""

import re
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from tolva_gui import paths
from tolva_gui.ai.by_game import levels_by_rules
from tolva_gui.ai.hints.by_game import is_judged
from tolva_gui.ai.levels import OFFERED
from tolva_gui.rules.catalog import BY_ID
from tolva_gui.rules.parti import find_game
from tolva_gui.ui.open_pages import nothing
from tolva_gui.ui.page_files import SCREENS, STACKED
from tolva_gui.ui.texts import day
from tolva_gui.words.game_data import game_data, games_folder

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tolva_gui.records.judgements import Mastered, Miss
    from tolva_gui.records.record import GameRecord, RecordedDeal
    from tolva_gui.table.host import Host
    from tolva_gui.table.path import MadeDeal
    from tolva_gui.table.tasks.task import Answer
    from tolva_gui.ui.about.view_model import About
    from tolva_gui.ui.app.language import Language
    from tolva_gui.ui.daily.view_model import DailyDeals
    from tolva_gui.ui.game.new_game import NewGame
    from tolva_gui.ui.game.own_record import OwnRecord
    from tolva_gui.ui.jobs import JobWorker
    from tolva_gui.ui.learn.exercises import Exercises
    from tolva_gui.ui.learn.learning_path import LearningPath
    from tolva_gui.ui.learn.lesson import Lesson
    from tolva_gui.ui.learn.path_steps import PathSteps
    from tolva_gui.ui.learn.practice import Practice
    from tolva_gui.ui.learn.tasks import Tasks
    from tolva_gui.ui.learn.tries import Tries
    from tolva_gui.ui.library_pages import LibraryPages
    from tolva_gui.ui.navigation import Navigation
    from tolva_gui.ui.notices import Notices
    from tolva_gui.ui.opponents.ladder import Ladder
    from tolva_gui.ui.opponents.view_model import Opponents
    from tolva_gui.ui.people.view_model import Profiles
    from tolva_gui.ui.phones.view_model import Phones
    from tolva_gui.ui.pictures.decks import Decks
    from tolva_gui.ui.review.shown_line import ShownLine
    from tolva_gui.ui.same_deal.masters import Masters
    from tolva_gui.ui.same_deal.view_model import SameDeal, Sought
    from tolva_gui.ui.settings.view_model import Settings
    from tolva_gui.ui.table.scores.keepsake import Keepsake
    from tolva_gui.ui.table.scores.remark import Remark
    from tolva_gui.ui.table.sitting import Services, Sitting
    from tolva_gui.ui.table.sound.sounds import Sounds
    from tolva_gui.ui.voice import Voice


class AppPages(QObject):
    """The dependencies of the pages, and their wiring. Each page follows language changes once created."""

    _games: tuple[str, ...]
    navigation: "Navigation"
    notices: "Notices"
    new_game: "NewGame"
    services: "Services"
    voice: "Voice"
    daily_worker: "JobWorker"
    decks: "Decks"
    hint_worker: "JobWorker"
    deal_worker: "JobWorker"
    review_worker: "JobWorker"
    same_worker: "JobWorker"
    library: "LibraryPages"
    language: "Language"
    lesson: "Lesson"
    settings: "Settings"
    sounds: "Sounds"

    @property
    def sitting(self) -> "Sitting":
        """The current sitting; raise RuntimeError without one."""
        sitting = self.navigation.sitting
        if sitting is None:
            raise RuntimeError("nobody sits at the table")
        return sitting

    people_changed = Signal()
    """The current person or the number of people has changed."""

    def offer_pages(self) -> None:
        """Let the pages be made by their names, each with the models that it takes."""
        for name, page in (STACKED | SCREENS).items():
            opened = partial(self._call, page.opened) if page.opened else nothing
            self.library.pages.offer(name, page.file, partial(self.models, page.models), opened)

    def models(self, names: "Sequence[str]") -> "dict[str, QObject]":
        """Return the models of these names; those of a sitting only while somebody sits at the table."""
        return {name: self._model(name) for name in names}

    def _model(self, name: str) -> QObject:
        own = re.sub("(?=[A-Z])", "_", name).lower()
        home = next((one for one in (self, self.library) if hasattr(one, own)), None)
        found: QObject = getattr(home or self.sitting, own)
        return found

    def _call(self, opened: str) -> None:
        model, _, method = opened.rpartition(".")
        getattr(self._model(model) if model else self, method)()

    def begin_opponents(self) -> None:
        """Show the opponents in the game at hand, and the ladder."""
        self.opponents.begin()
        self.ladder.begin()

    @cached_property
    def about(self) -> "About":
        """The page about the program."""
        from tolva_gui.ai.parts import searches_are_compiled
        from tolva_gui.ui.about.view_model import About

        folders = {"Games": str(self.library.glance.home.folder), "Settings": str(paths.config_dir())}
        about = About(searches_are_compiled(), self._games, folders, paths.licences(), parent=self)
        self.language.changed.connect(about.retranslate)
        return about

    @cached_property
    def phones(self) -> "Phones":
        """The phones of the game at the table; they are imported and served only if somebody asks for them."""
        from tolva_gui.ui.phones.view_model import Phones

        phones = Phones(
            self.navigation,
            self.settings,
            self.hint_worker,
            self.library.pages,
            self.notices,
            parent=self,
        )
        self.language.changed.connect(phones.changed)
        return phones

    @cached_property
    def keepsake(self) -> "Keepsake":
        """The end of a game as a picture."""
        from tolva_gui.ui.table.scores.keepsake import Keepsake

        keepsake = Keepsake(lambda: self.navigation.host, self._caption, parent=self)
        keepsake.announced.connect(lambda what, path: self.notices.add(f"record {what}", path))
        return keepsake

    def _caption(self) -> str:
        host = self.navigation.host
        if host is None:
            return ""
        return " · ".join((self.library.form_name(host.info.id), day(host.began, "d MMMM yyyy"), "Tolva"))

    @cached_property
    def shared(self) -> bool:
        """Whether several people of this machine have been named."""
        return (paths.data_dir() / "people").is_dir()

    @cached_property
    def profiles(self) -> "Profiles":
        """The people of this machine."""
        from tolva_gui.records.persons import Persons
        from tolva_gui.ui.people.view_model import Profiles

        persons = Persons(paths.data_dir() / "people")
        profiles = Profiles(persons, self.settings, self.library.glance, self.notices.add, parent=self)
        self.navigation.sign = profiles.sign
        self.services.own_face = profiles.face_at
        self.navigation.for_each_sitting(profiles.attend)
        self.navigation.page_changed.connect(self._leave_table)
        profiles.chosen.connect(self._change_player)
        profiles.narrowed.connect(self._read_again)
        profiles.changed.connect(self._count_people)
        self.language.changed.connect(profiles.changed)
        return profiles

    def _leave_table(self) -> None:
        if self.navigation.current_page != "table":
            self.profiles.leave_table()

    def _change_player(self) -> None:
        """End the sitting when another person plays; its game waits for the player who began it."""
        self.navigation.end_sitting()
        self.new_game.retranslate()

    def _read_again(self) -> None:
        for read in self.library.readers:
            read()

    def _count_people(self) -> None:
        self.shared = self.profiles.are_several
        self.people_changed.emit()

    @cached_property
    def opponents(self) -> "Opponents":
        """The page of the computer opponents."""
        from tolva_gui.ai.arena.figures import figures
        from tolva_gui.ui.opponents.view_model import Opponents

        library = self.library
        opponents = Opponents(
            OFFERED,
            figures,
            _levels_by_rules,
            library.form,
            library.form_name,
            _sides,
            self._games,
            parent=self,
        )
        self.language.changed.connect(opponents.retranslate)
        return opponents

    @cached_property
    def ladder(self) -> "Ladder":
        """The opponents as steps, and the goals."""
        from tolva_gui.ui.opponents.ladder import Ladder

        ladder = Ladder(
            [game for game in self._games if not game_data(game).luck],
            [level.id for level in OFFERED],
            self.library.glance,
            self.library.form,
            self.new_game.beside_me,
            self.library.pages,
            is_judged,
            parent=self,
        )
        ladder.wanted.connect(self.library.play)
        self.library.add_reader(ladder)
        self.language.changed.connect(ladder.changed)
        return ladder

    @cached_property
    def own_record(self) -> "OwnRecord":
        """The user's results in the chosen game."""
        from tolva_gui.ui.game.own_record import OwnRecord

        record = OwnRecord(
            self.library.glance,
            [level.id for level in OFFERED],
            lambda: self.new_game.chosen_id,
            self._own_today,
            is_judged,
            lambda: self.navigation.current_page == "game",
            parent=self,
        )
        self.library.add_reader(record)
        self.language.changed.connect(record.changed)
        return record

    def _own_today(self, game: str) -> str:
        return self.daily.own_today(game)

    @cached_property
    def daily(self) -> "DailyDeals":
        """The deals of the day."""
        from tolva_gui.ui.daily.view_model import DailyDeals

        daily = DailyDeals(
            self._games,
            self.library.form_name,
            self.new_game.beside_me,
            self.library.glance,
            self.navigation,
            self.library.pages,
            self.daily_worker,
            self.masters,
            self._has_choices,
            self.library.take_up,
            parent=self,
        )
        daily.unread.connect(self.library.look_through)
        self.library.worker.changed.connect(daily.follow)
        self.language.changed.connect(daily.changed)
        return daily

    @staticmethod
    def _has_choices(game: str) -> bool:
        return is_judged(find_game(game).info)

    @cached_property
    def masters(self) -> "Masters":
        """The master's replays of the deals played."""
        from tolva_gui.ui.same_deal.masters import Masters

        masters = Masters(self.same_worker, self._keep_mastered, parent=self)
        self.library.closing.connect(masters.withdraw)
        return masters

    def _keep_mastered(self, found: "Mastered") -> None:
        from tolva_gui.records.judged import keep

        self.library.worker.do(partial(keep, judged=found))

    @cached_property
    def same(self) -> "SameDeal":
        """A deal compared with the master's."""
        from tolva_gui.ui.same_deal.view_model import SameDeal

        sources: dict[str, Callable[[], Sought]] = {
            "review": self._reviewed,
            "statistics": self._last_mastered,
            **{game: partial(self._deal_of_day, game) for game in self._games},
        }
        same = SameDeal(
            self.masters, self.library.pages, lambda: self.navigation.host, sources, is_judged, parent=self
        )
        self.navigation.sheet_changed.connect(same.around)
        self.language.changed.connect(same.retranslate)
        self.language.changed.connect(same.found)
        return same

    def _reviewed(self) -> "Sought":
        record, deal = self.library.review.record, self.library.review.recorded_deal
        return (record, deal) if record is not None and deal is not None else None

    def _last_mastered(self) -> "Sought":
        return self.library.statistics.last_mastered()

    def _deal_of_day(self, game: str) -> "Sought":
        return self.daily.played_deal(game)

    def compare_deal(self) -> None:
        """Have a finished deal replayed and judged while its sheet is read, if it shows the user's choices."""
        from tolva_gui.table.lesson import is_lesson
        from tolva_gui.table.same_deal import counts

        host = self.navigation.host
        if host is None or is_lesson(host) or not is_judged(host.info):
            return
        record = host.record()
        deal = record.deals[-1]
        if deal.result is not None and not deal.result.void and counts(record, deal):
            self.masters.ask(record, deal)
            self.remark.ask(record, deal)

    @cached_property
    def remark(self) -> "Remark":
        """What a partner says about the deal whose sheet is shown."""
        from tolva_gui.ui.table.scores.remark import Remark

        remark = Remark(self.navigation, self.review_worker, self.voice, parent=self)
        self.library.closing.connect(remark.withdraw)
        self.language.changed.connect(remark.changed)
        return remark

    def look_at_daily(self) -> None:
        """Update the page of the deal of the day after a deal."""
        from tolva_gui.table.daily import daily_of

        host = self.navigation.host
        if host is not None and daily_of(host.info.id, host.extra) is not None:
            self.daily.deal_ended()

    @cached_property
    def exercises(self) -> "Exercises":
        """Repetition of missed choices."""
        from tolva_gui.ui.learn.exercises import Exercises

        exercises = Exercises(
            self.library.glance,
            self.library.worker.do,
            self.tasks,
            self._path_table,
            parent=self,
        )
        exercises.unread.connect(self.library.look_through)
        self.library.readers.append(exercises.refresh)
        return exercises

    def keep_miss(self, *miss: Any) -> None:
        """Keep a choice that could have been better for repetition."""
        self.exercises.keep(*miss)

    @cached_property
    def practice(self) -> "Practice":
        """Themes with deals made for them."""
        from tolva_gui.ui.learn.practice import Practice

        practice = Practice(
            self.new_game.beside_me,
            self.tasks,
            self.library.pages,
            self.deal_worker,
            is_judged,
            parent=self,
        )
        self.language.changed.connect(practice.changed)
        return practice

    @cached_property
    def path(self) -> "LearningPath":
        """The learning path by game, from the first trick on."""
        from tolva_gui.ui.learn.learning_path import LearningPath

        path = LearningPath(
            games_folder(),
            self._games,
            self.library.form,
            self.library.form_name,
            self.settings,
            self.library.pages,
            parent=self,
        )
        for signal in (path.changed, path.looked):
            self.language.changed.connect(signal)
        path.wanted.connect(self._go_step)
        return path

    @cached_property
    def path_steps(self) -> "PathSteps":
        """The steps of paths at the table."""
        from tolva_gui.ui.learn.path_steps import PathSteps

        return PathSteps(
            games_folder(),
            self.path,
            self.tasks,
            self.lesson.teach,
            self.new_game.beside_me,
            self._keep_step_miss,
        )

    def _keep_step_miss(self, game: str, step: str, deal: "MadeDeal", choice: int, answer: "Answer") -> None:
        from tolva_gui.records.judgements import Miss
        from tolva_gui.records.misses import keep
        from tolva_gui.records.persons import FIRST
        from tolva_gui.table.path import key_of

        key, due = (
            key_of(self.settings.get("person") or FIRST, game, step),
            self.exercises.today().isoformat(),
        )
        miss = Miss(key, deal.seed, choice, str(answer.played), str(answer.best), answer.loss, due)
        self.library.worker.do(lambda index: keep(index, miss))

    def _go_step(self, game: str, step: str) -> None:
        self.path_steps.begin(game, step)

    def _path_table(self, miss: "Miss") -> "Host | None":
        return self.path_steps.table_of(miss)

    def end_lesson(self, game: str) -> None:
        """Mark the lesson as done if it is the first step of a path."""
        self.path.end_lesson(game)

    @cached_property
    def tasks(self) -> "Tasks":
        """What a person is asked at a table apart."""
        from tolva_gui.ui.learn.tasks import Tasks

        tasks = Tasks(self.navigation, self.library.pages, self._make_tries, parent=self)
        tasks.said.connect(self.voice.say)
        tasks.reason_wanted.connect(partial(self.show_reason, "try"))
        self.language.changed.connect(tasks.changed)
        return tasks

    def _make_tries(self) -> "Tries":
        from tolva_gui.ui.learn.tries import Tries

        return Tries(self.navigation, self.notices, self.review_worker, parent=self.tasks)

    def replay(self, record: "GameRecord", deal: "RecordedDeal") -> None:
        """See a deal of the game at the table again."""
        from tolva_gui.table.tasks.replay import ReplayTask
        from tolva_gui.ui.table.scores.finish import decided

        self.tasks.begin(ReplayTask(record, deal, decided(self.sitting.host)))

    def try_again(self) -> None:
        """Try the choice shown in the review again."""
        from tolva_gui.ui.learn.retry import retry

        retry(self.library.review, self.tasks, self.library.pages)

    def show_reason(self, source: str) -> None:
        """Show the moves that are the reason for the choice, hint or verdict of this source."""
        self.line.show(source)

    @cached_property
    def line(self) -> "ShownLine":
        """Moves that show the reason for a choice."""
        from tolva_gui.ui.review.shown_line import ShownLine

        sources = {
            "hint": lambda: sitting.hints.explanation() if (sitting := self.navigation.sitting) else None,
            "try": self.tasks.explanation,
            "review": self.library.critic.explanation,
            "same": self.same.explanation,
        }
        line = ShownLine(sources, self.library.pages, parent=self)
        self.language.changed.connect(line.retranslate)
        return line


def _levels_by_rules(form: str) -> tuple[str, ...]:
    return levels_by_rules(BY_ID[form].info)


def _sides(form: str) -> int:
    return BY_ID[form].info.sides

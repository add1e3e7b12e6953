"""The pages other than the table (rules, games played, review, records), created and connected here."""

from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance, Slot

from tolva_gui.ai.player import Budget
from tolva_gui.records.branches import continues, key_of
from tolva_gui.records.index import Index, IndexTrouble
from tolva_gui.records.record import GameRecord, RecordedDeal
from tolva_gui.rules.info import GameInfo
from tolva_gui.table.host import Host
from tolva_gui.table.lesson import is_lesson
from tolva_gui.ui.app.language import Language
from tolva_gui.ui.autosave import Autosave
from tolva_gui.ui.game.forms import form_name
from tolva_gui.ui.game.matches import Matches
from tolva_gui.ui.game.new_game import NewGame
from tolva_gui.ui.help.view_model import Help
from tolva_gui.ui.index_worker import IndexWorker
from tolva_gui.ui.jobs import JobWorker
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.notices import Notices
from tolva_gui.ui.open_pages import Pages
from tolva_gui.ui.records.view_model import Records
from tolva_gui.ui.texts import translate
from tolva_gui.words.game_data import games_folder

if TYPE_CHECKING:
    from tolva_gui.records.scan import Problem
    from tolva_gui.ui.history.view_model import History
    from tolva_gui.ui.lobby.games_in_progress import GamesInProgress
    from tolva_gui.ui.review.critic import Critic
    from tolva_gui.ui.review.curve import Curve
    from tolva_gui.ui.review.stepping import Stepping
    from tolva_gui.ui.review.view_model import Review
    from tolva_gui.ui.statistics.view_model import Statistics

MOST_TOLD: Final = 3
"""Files named one by one in notices of a kind; more are only counted."""


class IndexPage(Protocol):
    """A page with data from the index."""

    @property
    def unread(self) -> SignalInstance: ...
    def refresh(self) -> None: ...
    def follow(self) -> None: ...


class LibraryPages(QObject):
    """Creates pages when they are first used.

    The window only makes short reads of the index: `glance`. The index worker makes all changes to it.
    """

    missed = Signal(object, object, object, object)
    """Record, deal, choice and verdict of a choice that could have been better."""

    again = Signal()
    """The choice shown in the review is to be tried again."""
    replayed = Signal(object, object)
    """A game and a deal of it that is to be seen again at the table."""
    closing = Signal()

    def __init__(
        self,
        glance: Index,
        worker: IndexWorker,
        autosave: Autosave | None,
        forms: Sequence[str],
        pages: Pages,
        new_game: NewGame,
        navigation: Navigation,
        budget: Callable[[], Budget],
        notices: Notices,
        review_worker: JobWorker,
        able: Callable[[GameInfo], bool],
        language: Language,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._forms = forms
        self._autosave = autosave
        self._new_game = new_game
        self._navigation = navigation
        self._notices = notices
        self._review_worker = review_worker
        self._able = able
        self._language = language
        self.pages = pages
        self.help = Help(games_folder(), forms, self.form, self.pages, self)
        self.worker = worker
        self.glance = glance
        self.matches = Matches(lambda: navigation.host, self.form, self.pages, self)
        self.records = Records(
            self.shown, self.shown_deal, budget, self.at_table, self.peek, self.pages, self
        )
        self.records.home = glance.home.folder
        self.readers: list[Callable[[], None]] = []
        """The pages that reload after a scan of the index."""
        self._looking = self._last_try = False
        if autosave is not None:
            autosave.saved.connect(worker.take)
        self._connect_pages()
        self._connect_matches()
        self._connect_troubles()

    def _connect_pages(self) -> None:
        self.worker.changed.connect(self._read_again)
        self.records.opened.connect(self.look_at)
        self._language.changed.connect(self.help.retranslate)
        self._language.changed.connect(self.records.changed)
        self._language.changed.connect(self.matches.changed)

    def _connect_matches(self) -> None:
        self.matches.wanted.connect(self._navigation.sit_down)
        self._new_game.started.connect(self.matches.begin)
        for signal in (self._new_game.changed, self._navigation.sheet_changed, self._navigation.page_changed):
            signal.connect(self.matches.changed)

    def _connect_troubles(self) -> None:
        add = self._notices.add
        self.worker.trouble.connect(self._index_failed)
        self.worker.problems.connect(self._tell_problems)
        if self._autosave is not None:
            self._autosave.trouble.connect(lambda what, path: add(f"game {what}", path))
            self._autosave.parted.connect(lambda before, now: add("game parted", before, now))
        self.records.announced.connect(self._announce_written)

    def _tell_problems(self, problems: "list[Problem]") -> None:
        """Report files in the home of games that are not shown; one by one if they are few."""
        for what in dict.fromkeys(problem.what for problem in problems):
            found = [problem for problem in problems if problem.what == what]
            if len(found) > MOST_TOLD:
                self._notices.add(f"games {what}", len(found), self.glance.home.folder)
                continue
            for problem in found:
                path = self.glance.home.folder / problem.path
                self._notices.add(f"game file {what}", path, problem.why)

    def _announce_written(self, what: str, path: str) -> None:
        self._notices.add(f"record {what}", path)

    @cached_property
    def history(self) -> "History":
        """The games played."""
        from tolva_gui.ui.history.view_model import History

        history = History(self.glance, self.form_name, self.pages, self)
        self.add_reader(history)
        history.chosen.connect(self.look_at)
        history.trouble.connect(lambda path: self._notices.add("game unreadable", path))
        history.strange.connect(lambda why: self._notices.add("kept game strange", why))
        self._language.changed.connect(history.refresh)
        self.closing.connect(history.close)
        return history

    def take_up(self, path: Path) -> Host | None:
        """Return the game of that file; None, with a notice, if it cannot be resumed."""
        return self._autosave.take_up(path) if self._autosave is not None else None

    @cached_property
    def games_in_progress(self) -> "GamesInProgress":
        """The games in progress."""
        from tolva_gui.ui.lobby.games_in_progress import GamesInProgress

        games = GamesInProgress(
            self.glance, lambda: self._navigation.host, self.take_up, games_folder(), self
        )
        games.chosen.connect(self.play)
        games.thrown_away.connect(self._throw_away)
        games.unread.connect(self.look_through)
        self.readers.append(games.refresh)
        for signal in (self.worker.changed, self._navigation.page_changed):
            signal.connect(self._follow_games)
        self._language.changed.connect(games.refresh)
        return games

    @Slot(object, bool)
    def _throw_away(self, file: Path | None, at_table: bool) -> None:
        if at_table:
            self._navigation.end_sitting()
        if file is not None and self._autosave is not None:
            folder = self.glance.home.folder.parent / translate("GamesInProgress", "Thrown away")
            self._autosave.throw_away(file, folder)

    def _follow_games(self) -> None:
        if self._navigation.current_page != "table":
            self.games_in_progress.refresh()

    @cached_property
    def statistics(self) -> "Statistics":
        """Their statistics."""
        from tolva_gui.ui.statistics.view_model import Statistics

        statistics = Statistics(self.glance, self._forms, self.form_name, self.level_name, self.pages, self)
        self.add_reader(statistics)
        statistics.announced.connect(self._announce_written)
        self._language.changed.connect(statistics.retranslate)
        return statistics

    @cached_property
    def review(self) -> "Review":
        """The game under review."""
        from tolva_gui.ui.review.view_model import Review

        review = Review(self.pages, self.played, self)
        review.wanted.connect(self.play)
        review.again.connect(self.again)
        review.replayed.connect(self.replayed)
        self._language.changed.connect(review.retranslate)
        return review

    @cached_property
    def critic(self) -> "Critic":
        """Judges the choices in the reviewed game."""
        from tolva_gui.ui.review.critic import Critic

        critic = Critic(
            self.review,
            self.pages,
            self._notices,
            self._review_worker,
            self._able,
            self._is_counted,
            self,
        )
        self.closing.connect(critic.withdraw)
        critic.missed.connect(self.missed)
        critic.ended.connect(self._keep_judged)
        return critic

    def _is_counted(self, record: GameRecord, deal: RecordedDeal) -> bool:
        """Whether the quality of the choices in a deal is kept, or that cannot be read now."""
        from tolva_gui.records.judged import is_kept

        try:
            return is_kept(self.glance, key_of(record), deal.number)
        except IndexTrouble:
            return True

    @cached_property
    def curve(self) -> "Curve":
        """Its course as a line."""
        from tolva_gui.ui.review.curve import Curve

        return Curve(self.review, self.critic, self)

    @cached_property
    def stepping(self) -> "Stepping":
        """Steps through it automatically."""
        from tolva_gui.ui.review.stepping import Stepping

        return Stepping(self.review, self.pages, self)

    def add_reader(self, page: IndexPage) -> None:
        """Keep a page up to date with the index."""
        self.readers.append(page.refresh)
        page.unread.connect(self.look_through)
        self.worker.changed.connect(page.follow)

    def close(self) -> None:
        """Stop judging, because the threads are to end."""
        self.closing.emit()

    def form(self) -> str:
        """Return the form at hand: the reviewed one, the table's, or the one chosen for a new game."""
        if self.pages.top == "review":
            return self.review.game_id
        host = self._navigation.host
        if host is not None and self._navigation.current_page == "table":
            return host.info.id
        return str(self._new_game.chosen_id or self._forms[0])

    @staticmethod
    def form_name(game: str) -> str:
        """Return the name of a game; the id if the game is unknown here."""
        return form_name(game, games_folder())

    def level_name(self, level: str) -> str:
        """Return the name of a level; the id if the level no longer exists."""
        names = {row["id"]: row["name"] for row in self._new_game.level_rows()}
        return str(names.get(level, level))

    def look_through(self) -> None:
        """Have the index checked after a failed read: it is in use, or must be rebuilt."""
        if self._last_try:
            self._notices.add("index unreadable", self.glance.path)
        elif not self._looking:
            self._looking = True
            self.worker.refresh()

    def _read_again(self) -> None:
        if self._looking:
            self._looking, self._last_try = False, True
            for read in self.readers:
                read()
            self._last_try = False

    def _index_failed(self, path: str) -> None:
        self._looking = False
        self._notices.add("index unreadable" if path == str(self.glance.path) else "games unwritable", path)

    def played(self) -> GameRecord | None:
        """Return the game at the table."""
        host = self._navigation.host
        return host.record() if host else None

    def shown(self) -> GameRecord | None:
        """Return the game at hand: the one under review, else the one at the table."""
        return self.review.record if self.pages.top == "review" else self.played()

    def shown_deal(self) -> RecordedDeal | None:
        """Return the deal at hand."""
        if self.pages.top == "review":
            return self.review.recorded_deal
        record = self.played()
        return record.deals[-1] if record and record.deals else None

    def _keep_judged(self, record: GameRecord, deal: RecordedDeal) -> None:
        """Keep the quality of the user's own choices; those of others at the table are none of our business."""
        from tolva_gui.records.judged import keep
        from tolva_gui.records.judgements import Judged

        seat = next((no for no, who in enumerate(record.seats) if who.kind == "me"), None)
        if seat is None:
            return
        judged = Judged(key_of(record), deal.number, *self.critic.account(seat))
        if judged.choices:
            self.worker.do(lambda index: keep(index, judged))

    def look_at(self, record: GameRecord) -> None:
        """Review a game; resume it if no deal is finished and there is nothing to review."""
        from tolva_gui.table.review_positions import finished

        if finished(record):
            self.review.show(record)
        else:
            self.play(Host.resume(record))

    def play(self, host: Host) -> None:
        """Sit down at this game, or go back to it if it is at the table. A game in progress is saved first."""
        now = self._navigation.host
        if now is not None and _is_of(now.record(), host.record()):
            self.pages.clear()
            self._navigation.back_to_table()
        elif now is not None and self._autosave is not None and _goes_on(now):
            self._autosave.when_saved(now, lambda saved: self._leave_for(host, now, saved=saved))
        else:
            self._sit_down(host)

    def _leave_for(self, host: Host, now: Host, *, saved: bool) -> None:
        """Leave a game in progress for another, unless it could not be saved."""
        if saved and self._navigation.host is now:
            self._sit_down(host)

    def _sit_down(self, host: Host) -> None:
        self.pages.clear()
        self._navigation.sit_down(host)

    def at_table(self) -> bool:
        """Whether the game at hand is the one at the table."""
        return self.pages.top != "review" and self._navigation.host is not None

    def peek(self) -> None:
        """Mark the deal at the table as helped, because its hands are given away, and notify the player."""
        sitting = self._navigation.sitting
        if sitting is not None and not sitting.host.helped:
            sitting.host.mark_helped()
            self._notices.add("peeked")
            sitting.director.moved.emit()


def _goes_on(host: Host) -> bool:
    """Whether the game has begun and is not over."""
    return host.winner is None and host.deal_number > 0 and not is_lesson(host)


def _is_of(now: GameRecord, other: GameRecord) -> bool:
    """Whether one of the games continues the other."""
    return key_of(now) == key_of(other) and (continues(now, other) or continues(other, now))

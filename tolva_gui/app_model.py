"""The interface of the program to QML: one object per window, the source of every page's data."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, Signal

from tolva_gui.ui.qml_types import named_in_qml

if TYPE_CHECKING:
    from tolva_gui.app import App
    from tolva_gui.ui.aids.claims import Claims
    from tolva_gui.ui.aids.daily import DailyDeals
    from tolva_gui.ui.aids.exercises import Exercises
    from tolva_gui.ui.aids.hints import Hints
    from tolva_gui.ui.aids.lesson import Lesson
    from tolva_gui.ui.aids.notes import Notes
    from tolva_gui.ui.aids.practice import Practice
    from tolva_gui.ui.aids.privacy import Privacy
    from tolva_gui.ui.aids.take_back import TakeBack
    from tolva_gui.ui.aids.tasks import Tasks
    from tolva_gui.ui.app.settings import Settings
    from tolva_gui.ui.app.system_motion import SystemMotion
    from tolva_gui.ui.navigation import Navigation
    from tolva_gui.ui.notices import Notices
    from tolva_gui.ui.open_pages import Pages
    from tolva_gui.ui.pages.about import About
    from tolva_gui.ui.pages.critic import Critic
    from tolva_gui.ui.pages.curve import Curve
    from tolva_gui.ui.pages.games_in_progress import GamesInProgress
    from tolva_gui.ui.pages.help import Help
    from tolva_gui.ui.pages.history import History
    from tolva_gui.ui.pages.ladder import Ladder
    from tolva_gui.ui.pages.learning_path import LearningPath
    from tolva_gui.ui.pages.lobby import Lobby
    from tolva_gui.ui.pages.matches import Matches
    from tolva_gui.ui.pages.new_game import NewGame
    from tolva_gui.ui.pages.opponents import Opponents
    from tolva_gui.ui.pages.own_record import OwnRecord
    from tolva_gui.ui.pages.printing import Printing
    from tolva_gui.ui.pages.profiles import Profiles
    from tolva_gui.ui.pages.records import Records
    from tolva_gui.ui.pages.review import Review
    from tolva_gui.ui.pages.same_deal import SameDeal
    from tolva_gui.ui.pages.shown_line import ShownLine
    from tolva_gui.ui.pages.statistics import Statistics
    from tolva_gui.ui.pages.stepping import Stepping
    from tolva_gui.ui.pages.today import Today
    from tolva_gui.ui.pictures.decks import Decks
    from tolva_gui.ui.table.cards.card_keys import CardKeys
    from tolva_gui.ui.table.prompts.arranging import Arranging
    from tolva_gui.ui.table.prompts.auction import Auction
    from tolva_gui.ui.table.prompts.bid_box import BidBox
    from tolva_gui.ui.table.prompts.choosing import Choosing
    from tolva_gui.ui.table.prompts.cutting import Cutting
    from tolva_gui.ui.table.prompts.move_maker import MoveMaker
    from tolva_gui.ui.table.scores.keepsake import Keepsake
    from tolva_gui.ui.table.scores.sheet import Sheet
    from tolva_gui.ui.table.sitting import Sitting
    from tolva_gui.ui.table.sound.sounds import Sounds
    from tolva_gui.ui.table.speech.narrator import Narrator
    from tolva_gui.ui.table.speed.race import Race
    from tolva_gui.ui.table.table import Table
    from tolva_gui.ui.voice import Voice


@named_in_qml
class AppModel(QObject):
    """The object that pages read as their property `app`. Objects are created on first use.

    Those of the sitting are null while there is none. The table page and its overlays are destroyed before the sitting,
    so they need no null check.
    """

    sitting_changed = Signal()
    people_changed = Signal()

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self._app = app
        app.navigation.sitting_changed.connect(self.sitting_changed)
        app.people_changed.connect(self.people_changed)

    # Objects of the sitting

    def _sitting(self) -> "Sitting | None":
        return self._app.navigation.sitting

    @Property(QObject, notify=sitting_changed)
    def table(self) -> "Table | None":
        return sitting.table if (sitting := self._sitting()) is not None else None

    @Property(QObject, notify=sitting_changed)
    def moveMaker(self) -> "MoveMaker | None":  # noqa: N802
        return sitting.move_maker if (sitting := self._sitting()) is not None else None

    @Property(QObject, notify=sitting_changed)
    def choosing(self) -> "Choosing | None":
        return sitting.choosing if (sitting := self._sitting()) is not None else None

    @Property(QObject, notify=sitting_changed)
    def cutting(self) -> "Cutting | None":
        return sitting.cutting if (sitting := self._sitting()) is not None else None

    @Property(QObject, notify=sitting_changed)
    def bidBox(self) -> "BidBox | None":  # noqa: N802
        return sitting.bid_box if (sitting := self._sitting()) is not None else None

    @Property(QObject, notify=sitting_changed)
    def auction(self) -> "Auction | None":
        return sitting.auction if (sitting := self._sitting()) is not None else None

    @Property(QObject, notify=sitting_changed)
    def arranging(self) -> "Arranging | None":
        return sitting.arranging if (sitting := self._sitting()) is not None else None

    @Property(QObject, notify=sitting_changed)
    def race(self) -> "Race | None":
        return sitting.race if (sitting := self._sitting()) is not None else None

    @Property(QObject, notify=sitting_changed)
    def sheet(self) -> "Sheet | None":
        return sitting.sheet if (sitting := self._sitting()) is not None else None

    @Property(QObject, notify=sitting_changed)
    def takeBack(self) -> "TakeBack | None":  # noqa: N802
        return sitting.take_back if (sitting := self._sitting()) is not None else None

    @Property(QObject, notify=sitting_changed)
    def privacy(self) -> "Privacy | None":
        return sitting.privacy if (sitting := self._sitting()) is not None else None

    @Property(QObject, notify=sitting_changed)
    def narrator(self) -> "Narrator | None":
        return sitting.narrator if (sitting := self._sitting()) is not None else None

    @Property(QObject, notify=sitting_changed)
    def claims(self) -> "Claims | None":
        return sitting.claims if (sitting := self._sitting()) is not None else None

    @Property(QObject, notify=sitting_changed)
    def hints(self) -> "Hints | None":
        return sitting.hints if (sitting := self._sitting()) is not None else None

    @Property(QObject, notify=sitting_changed)
    def notes(self) -> "Notes | None":
        return sitting.notes if (sitting := self._sitting()) is not None else None

    # Objects of the window

    @Property(QObject, constant=True)
    def settings(self) -> "Settings":
        return self._app.settings

    @Property(QObject, constant=True)
    def newGame(self) -> "NewGame":  # noqa: N802
        return self._app.new_game

    @Property(QObject, constant=True)
    def notices(self) -> "Notices":
        return self._app.notices

    @Property(QObject, constant=True)
    def navigation(self) -> "Navigation":
        return self._app.navigation

    @Property(QObject, constant=True)
    def systemMotion(self) -> "SystemMotion":  # noqa: N802
        return self._app.system_motion

    @Property(QObject, constant=True)
    def voice(self) -> "Voice":
        return self._app.voice

    @Property(QObject, constant=True)
    def cardKeys(self) -> "CardKeys":  # noqa: N802
        return self._app.card_keys

    @Property(QObject, constant=True)
    def decks(self) -> "Decks":
        return self._app.decks

    @Property(QObject, constant=True)
    def sounds(self) -> "Sounds":
        return self._app.sounds

    @Property(QObject, constant=True)
    def lesson(self) -> "Lesson":
        return self._app.lesson

    @Property(QObject, constant=True)
    def pages(self) -> "Pages":
        return self._app.library.pages

    @Property(QObject, constant=True)
    def help(self) -> "Help":
        return self._app.library.help

    @Property(QObject, constant=True)
    def records(self) -> "Records":
        return self._app.library.records

    @Property(QObject, constant=True)
    def matches(self) -> "Matches":
        return self._app.library.matches

    @Property(QObject, constant=True)
    def critic(self) -> "Critic":
        return self._app.library.critic

    @Property(QObject, constant=True)
    def curve(self) -> "Curve":
        return self._app.library.curve

    @Property(QObject, constant=True)
    def gamesInProgress(self) -> "GamesInProgress":  # noqa: N802
        return self._app.library.games_in_progress

    @Property(QObject, constant=True)
    def history(self) -> "History":
        return self._app.library.history

    @Property(QObject, constant=True)
    def review(self) -> "Review":
        return self._app.library.review

    @Property(QObject, constant=True)
    def statistics(self) -> "Statistics":
        return self._app.library.statistics

    @Property(QObject, constant=True)
    def stepping(self) -> "Stepping":
        return self._app.library.stepping

    @Property(QObject, constant=True)
    def about(self) -> "About":
        return self._app.about

    @Property(QObject, constant=True)
    def daily(self) -> "DailyDeals":
        return self._app.daily

    @Property(QObject, constant=True)
    def exercises(self) -> "Exercises":
        return self._app.exercises

    @Property(QObject, constant=True)
    def ladder(self) -> "Ladder":
        return self._app.ladder

    @Property(QObject, constant=True)
    def lobby(self) -> "Lobby":
        return self._app.lobby

    @Property(QObject, constant=True)
    def keepsake(self) -> "Keepsake":
        return self._app.keepsake

    @Property(bool, notify=people_changed)
    def shared(self) -> bool:
        return self._app.shared

    @Property(QObject, constant=True)
    def profiles(self) -> "Profiles":
        return self._app.profiles

    @Property(QObject, constant=True)
    def today(self) -> "Today":
        return self._app.today

    @Property(QObject, constant=True)
    def opponents(self) -> "Opponents":
        return self._app.opponents

    @Property(QObject, constant=True)
    def ownRecord(self) -> "OwnRecord":  # noqa: N802
        return self._app.own_record

    @Property(QObject, constant=True)
    def printing(self) -> "Printing":
        return self._app.printing

    @Property(QObject, constant=True)
    def path(self) -> "LearningPath":
        return self._app.path

    @Property(QObject, constant=True)
    def practice(self) -> "Practice":
        return self._app.practice

    @Property(QObject, constant=True)
    def task(self) -> "Tasks":
        return self._app.tasks

    @Property(QObject, constant=True)
    def same(self) -> "SameDeal":
        return self._app.same

    @Property(QObject, constant=True)
    def line(self) -> "ShownLine":
        return self._app.line

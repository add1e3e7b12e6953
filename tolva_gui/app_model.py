"""What QML gets of the program: one object for each window, from which a page takes what it shows."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject
from PySide6.QtQml import qmlRegisterUncreatableType

from tolva_gui.ui.app.settings import Settings
from tolva_gui.ui.pages.help import Help
from tolva_gui.ui.pictures.decks import Decks

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
    from tolva_gui.ui.aids.retry import Retries
    from tolva_gui.ui.aids.take_back import TakeBack
    from tolva_gui.ui.notices import Notices
    from tolva_gui.ui.open_pages import Pages
    from tolva_gui.ui.pages.about import About
    from tolva_gui.ui.pages.critic import Critic
    from tolva_gui.ui.pages.curve import Curve
    from tolva_gui.ui.pages.games_in_progress import GamesInProgress
    from tolva_gui.ui.pages.history import History
    from tolva_gui.ui.pages.ladder import Ladder
    from tolva_gui.ui.pages.lobby import Lobby
    from tolva_gui.ui.pages.matches import Matches
    from tolva_gui.ui.pages.new_game import NewGame
    from tolva_gui.ui.pages.opponents import Opponents
    from tolva_gui.ui.pages.own_record import OwnRecord
    from tolva_gui.ui.pages.records import Records
    from tolva_gui.ui.pages.review import Review
    from tolva_gui.ui.pages.statistics import Statistics
    from tolva_gui.ui.pages.stepping import Stepping
    from tolva_gui.ui.table.cards.card_keys import CardKeys
    from tolva_gui.ui.table.prompts.arranging import Arranging
    from tolva_gui.ui.table.prompts.bid_box import BidBox
    from tolva_gui.ui.table.prompts.choosing import Choosing
    from tolva_gui.ui.table.prompts.cutting import Cutting
    from tolva_gui.ui.table.scores.sheet import Sheet
    from tolva_gui.ui.table.session import Session
    from tolva_gui.ui.table.sound.sounds import Sounds
    from tolva_gui.ui.table.speech.narrator import Narrator
    from tolva_gui.ui.table.speed.race import Race
    from tolva_gui.ui.table.table import Table

MODULE = "Tolva.Backend"


class AppModel(QObject):
    """Each page is read from `app`, the property that whoever opens it gives it; what is not asked for is not made."""

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self._app = app

    @Property(QObject, constant=True)
    def settings(self) -> "Settings":
        return self._app.settings

    @Property(QObject, constant=True)
    def table(self) -> "Table":
        return self._app.table

    @Property(QObject, constant=True)
    def choosing(self) -> "Choosing":
        return self._app.choosing

    @Property(QObject, constant=True)
    def cutting(self) -> "Cutting":
        return self._app.cutting

    @Property(QObject, constant=True)
    def bidBox(self) -> "BidBox":  # noqa: N802
        return self._app.bid_box

    @Property(QObject, constant=True)
    def arranging(self) -> "Arranging":
        return self._app.arranging

    @Property(QObject, constant=True)
    def race(self) -> "Race":
        return self._app.race

    @Property(QObject, constant=True)
    def newGame(self) -> "NewGame":  # noqa: N802
        return self._app.new_game

    @Property(QObject, constant=True)
    def sheet(self) -> "Sheet":
        return self._app.sheet

    @Property(QObject, constant=True)
    def notices(self) -> "Notices":
        return self._app.notices

    @Property(QObject, constant=True)
    def session(self) -> "Session":
        return self._app.session

    @Property(QObject, constant=True)
    def takeBack(self) -> "TakeBack":  # noqa: N802
        return self._app.take_back

    @Property(QObject, constant=True)
    def privacy(self) -> "Privacy":
        return self._app.privacy

    @Property(QObject, constant=True)
    def narrator(self) -> "Narrator":
        return self._app.narrator

    @Property(QObject, constant=True)
    def cardKeys(self) -> "CardKeys":  # noqa: N802
        return self._app.card_keys

    @Property(QObject, constant=True)
    def claims(self) -> "Claims":
        return self._app.claims

    @Property(QObject, constant=True)
    def hints(self) -> "Hints":
        return self._app.hints

    @Property(QObject, constant=True)
    def decks(self) -> "Decks":
        return self._app.decks

    @Property(QObject, constant=True)
    def sounds(self) -> "Sounds":
        return self._app.sounds

    @Property(QObject, constant=True)
    def notes(self) -> "Notes":
        return self._app.notes

    @Property(QObject, constant=True)
    def lesson(self) -> "Lesson":
        return self._app.lesson

    @Property(QObject, constant=True)
    def pages(self) -> "Pages":
        return self._app.shelf.pages

    @Property(QObject, constant=True)
    def help(self) -> "Help":
        return self._app.shelf.help

    @Property(QObject, constant=True)
    def records(self) -> "Records":
        return self._app.shelf.records

    @Property(QObject, constant=True)
    def matches(self) -> "Matches":
        return self._app.shelf.matches

    @Property(QObject, constant=True)
    def critic(self) -> "Critic":
        return self._app.shelf.critic

    @Property(QObject, constant=True)
    def curve(self) -> "Curve":
        return self._app.shelf.curve

    @Property(QObject, constant=True)
    def gamesInProgress(self) -> "GamesInProgress":  # noqa: N802
        return self._app.shelf.games_in_progress

    @Property(QObject, constant=True)
    def history(self) -> "History":
        return self._app.shelf.history

    @Property(QObject, constant=True)
    def review(self) -> "Review":
        return self._app.shelf.review

    @Property(QObject, constant=True)
    def statistics(self) -> "Statistics":
        return self._app.shelf.statistics

    @Property(QObject, constant=True)
    def stepping(self) -> "Stepping":
        return self._app.shelf.stepping

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
    def opponents(self) -> "Opponents":
        return self._app.opponents

    @Property(QObject, constant=True)
    def ownRecord(self) -> "OwnRecord":  # noqa: N802
        return self._app.own_record

    @Property(QObject, constant=True)
    def practice(self) -> "Practice":
        return self._app.practice

    @Property(QObject, constant=True)
    def retries(self) -> "Retries":
        return self._app.retries


# Those that QML names as types of properties.
for _kind in (AppModel, Settings, Decks, Help):
    _why_not = "the program makes it"
    # The stubs want bytes.
    qmlRegisterUncreatableType(_kind, MODULE, 1, 0, _kind.__name__, _why_not)  # type: ignore[arg-type]

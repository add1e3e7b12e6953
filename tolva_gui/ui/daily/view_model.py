"""Today's deal in the window: the deals played, their results, and the masters' results."""

from collections.abc import Callable, Collection
from datetime import date, timedelta
from typing import Any, Final

from PySide6.QtCore import Property, QDate, QLocale, Signal, Slot
from PySide6.QtGui import QGuiApplication

from tolva_gui.records.daily import begun_on, days_played, played_on
from tolva_gui.records.game_rows import KeptGame
from tolva_gui.records.index import Index
from tolva_gui.records.record import GameRecord, RecordedDeal, game_of
from tolva_gui.rules.parti import find_game
from tolva_gui.table.daily import (
    FIRST,
    OPPONENTS,
    CodeError,
    Daily,
    SideResult,
    daily_of,
    in_a_row,
    is_dealt,
    made,
    open_table,
    parse_code,
    seats_of,
)
from tolva_gui.table.host import Host
from tolva_gui.ui.at_hand import AtHand
from tolva_gui.ui.game.forms import form_name, form_options
from tolva_gui.ui.library import Library, Reader
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.qml_types import named_in_qml
from tolva_gui.ui.same_deal.masters import Masters
from tolva_gui.ui.texts import QT_TRANSLATE_NOOP, change, fill, language, translate
from tolva_gui.words.game_data import game_data

PAGE: Final = "daily"
NOTHING: Final = "–"
WEEKS: Final = 5
WRONG_CODES: Final = {
    "unreadable": QT_TRANSLATE_NOOP("Daily", "A code is the name of a game and a date, like %1."),
    "unknown game": QT_TRANSLATE_NOOP("Daily", "There is no such game here. A code looks like %1."),
    "not yet": QT_TRANSLATE_NOOP("Daily", "That day has not come yet."),
    "too early": QT_TRANSLATE_NOOP("Daily", "There was no deal of the day that early."),
}


def result_on(index: Index, daily: Daily) -> str:
    """Return the player's first result in a deal; empty if they have not played it. Raise IndexTrouble."""
    for record in played_on(index, daily.day):
        if daily_of(record.game, record.extra) == daily and is_dealt(daily, record):
            own = _own(record)
            if own is not None:
                return result_text(own, len(record.seats))
    return ""


def _own(record: GameRecord) -> SideResult | None:
    """Return the player's result in the record's deal; None while it is in play."""
    return _of_deal(record, record.deals[0])


def _of_deal(record: GameRecord, deal: RecordedDeal) -> SideResult | None:
    """Return the result of the deal for the player's seat; None while it is in play."""
    seats = [seat.kind for seat in record.seats]
    if deal.result is None or "me" not in seats:
        return None
    info = game_of(record).info.under(record.options)
    return made(info, deal.standing, deal.result, seats.index("me"))


def _has_no_turns(game: str) -> bool:
    return bool(find_game(game).info.reactions)


def result_text(result: SideResult | None, seats: int) -> str:
    """Return the result of a deal as a place or a signed number."""
    if result is None:
        return NOTHING
    if result.by_place:
        return fill(translate("Daily", "place %1 of %2"), result.place, seats)
    return change(result.points)


def row_text(days: Collection[date], today: date) -> str:
    """Return how many days in a row have been played; empty for one."""
    number = in_a_row(days, today)
    return fill(translate("Daily", "%1 days in a row"), number) if number > 1 else ""


@named_in_qml
class DailyDeals(Reader):
    """The page of a day, first today's: `games` with their results, `days` of the calendar, the row of days."""

    changed = Signal()

    def __init__(
        self,
        at_hand: AtHand,
        library: Library,
        navigation: Navigation,
        masters: Masters,
    ) -> None:
        super().__init__(library, lambda: navigation.pages.shows("daily"))
        self._games = at_hand.games
        self._seats = at_hand.new_game.beside_me
        self._navigation = navigation
        self._pages = navigation.pages
        self._masters = masters
        self.today: Callable[[], date] = date.today
        self._chosen: date | None = None
        """The shown day, if it is not today."""
        self._days: set[date] = set()
        self._records: dict[str, GameRecord] = {}
        self._wrong = ""
        masters.played.connect(self.changed)

    def begin(self) -> None:
        """Show today."""
        self._chosen, self._wrong = None, ""
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Read the deals that have been played."""
        records = list[GameRecord]()
        with self._reading():
            self._days = days_played(self._index)
            records = played_on(self._index, self._day())
        host = self._navigation.host
        if host is not None and daily_of(host.info.id, host.extra) is not None:
            records.append(host.record())
        self._records = {}
        for record in records:
            daily = daily_of(record.game, record.extra)
            if daily is not None and daily.day == self._day() and is_dealt(daily, record):
                self._days.add(daily.day)
                # The first time that it was played to its end counts.
                if _own(record) is not None:
                    self._records.setdefault(record.game, record)
        self.changed.emit()
        self._ask_masters()

    @Slot(str)
    def choose(self, day: str) -> None:
        """Show another day, ISO."""
        wanted = date.fromisoformat(day)
        if FIRST <= wanted <= self.today():
            self._chosen = wanted if wanted != self.today() else None
            self._wrong = ""
            self.refresh()

    @Slot(str)
    def play(self, game: str) -> None:
        """Sit down at the deal of the shown day."""
        self._sit_down(Daily(game, self._day()))

    @Slot(str)
    def playToday(self, game: str) -> None:  # noqa: N802
        """Sit down at today's deal of a game."""
        self._chosen = None
        self.play(game)

    @Slot(str)
    def enter(self, code: str) -> None:
        """Sit down at the deal with a code from another player; say what is wrong with an invalid code."""
        try:
            daily = parse_code(code, self._games, self.today())
        except CodeError as error:
            self._wrong = fill(translate("Daily", WRONG_CODES[str(error)]), self._example())
            self.changed.emit()
            return
        self._sit_down(daily)

    @Slot(str)
    def share(self, game: str) -> None:
        """Copy the result to the clipboard, for sharing."""
        QGuiApplication.clipboard().setText(self.text(game))

    def text(self, game: str) -> str:
        """Return the result as text for sharing: three lines, the last with its code."""
        head = fill(translate("Daily", "Tolva · %1 · %2"), form_name(game), self._date(self._day()))
        told = [f"{name}: {value}" for name, value in self._told(game)]
        return "\n".join([head, " · ".join(told), Daily(game, self._day()).code])

    def _sit_down(self, daily: Daily) -> None:
        """Continue the deal if it has been begun; nobody is dealt its cards twice before they have played them."""
        levels = [OPPONENTS] * (seats_of(daily.game) - 1)
        host = self._begun(daily)
        self._pages.clear()
        if host is not None and host is self._navigation.host:
            self._navigation.back_to_table()
        else:
            self._navigation.sit_down(host or open_table(daily, self._seats(levels)))

    def _begun(self, daily: Daily) -> Host | None:
        """Return the player's game with that deal, begun and not yet played out."""
        host = self._navigation.host
        if host is not None and not host.results and daily_of(host.info.id, host.extra) == daily:
            return host
        kept = list[KeptGame]()
        with self._reading():
            kept = [game for game in begun_on(self._index, daily.day) if game.form == daily.game]
        return self._navigation.open_file(self._index.home.folder / kept[0].file) if kept else None

    def deal_ended(self) -> None:
        """Show the result when a deal of the day has ended at the table."""
        host = self._navigation.host
        daily = None if host is None else daily_of(host.info.id, host.extra)
        if host is not None and daily is not None and len(host.results) == 1:
            self._chosen = daily.day if daily.day != self.today() else None
            self.refresh()
            self._pages.show(PAGE)

    def _day(self) -> date:
        return self._chosen or self.today()

    def _ask_masters(self) -> None:
        """Ask only about deals that the player has played: a master's result must not give away a deal."""
        for game, record in self._records.items():
            if not _has_no_turns(game):
                self._masters.ask(record, record.deals[0])
            self._masters.ask_everywhere(Daily(game, self._day()))

    def _told(self, game: str) -> list[tuple[str, str]]:
        """Return all results: of the player, of the master in their seat, and of masters in all seats."""
        record = self._records.get(game)
        own = _own(record) if record is not None else None
        if record is None or own is None:
            return []
        seats, daily, made = len(record.seats), Daily(game, self._day()), self._masters.everywhere
        all_masters = result_text(made[daily], seats) if daily in made else "…"
        return [
            (translate("Daily", "You"), result_text(own, seats)),
            (translate("Daily", "The master"), self._told_of_master(record)),
            (translate("Daily", "Masters in every seat"), all_masters),
        ]

    def _told_of_master(self, record: GameRecord) -> str:
        """Return the master's result with the player's cards; a dash for games without turns."""
        if _has_no_turns(record.game):
            return NOTHING
        beside = self._masters.find(record, record.deals[0])
        return result_text(_of_deal(record, beside.deal), len(record.seats)) if beside is not None else "…"

    def played_deal(self, game: str) -> tuple[GameRecord, RecordedDeal] | None:
        """Return the player's game and deal on the shown day; None if not played."""
        record = self._records.get(game)
        return (record, record.deals[0]) if record is not None else None

    # For QML

    def _game_list(self) -> list[dict[str, Any]]:
        return [
            {
                "id": game,
                "name": form_name(game),
                "told": [{"who": who, "value": value} for who, value in self._told(game)],
                "comparable": self._masters.can_play(game) and game in self._records,
                "helped": game in self._records and self._records[game].deals[0].helped,
            }
            for game in self._games
        ]

    def _day_list(self) -> list[dict[str, Any]]:
        """Return the days of the calendar: whole weeks from Monday on, up to the current one."""
        today = self.today()
        first = today - timedelta(days=today.weekday() + 7 * (WEEKS - 1))
        days = [first + timedelta(days=number) for number in range(7 * WEEKS)]
        return [
            {
                "day": day.isoformat(),
                "number": day.day,
                "name": self._date(day),
                "played": day in self._days,
                "shown": day == self._day(),
                "open": FIRST <= day <= today,
            }
            for day in days
        ]

    @staticmethod
    def _weekdays() -> list[str]:
        locale = QLocale(language())
        return [locale.dayName(day, QLocale.FormatType.NarrowFormat) for day in range(1, 8)]

    @staticmethod
    def _date(day: date) -> str:
        return QLocale(language()).toString(QDate(day.year, day.month, day.day), "d MMMM yyyy")

    def _example(self) -> str:
        return Daily(self._games[0], self.today()).code

    def _choices(self) -> list[dict[str, str]]:
        """Return the games that can be a player's own: those with decisions."""
        return form_options(game for game in self._games if not game_data(game).luck)

    games = Property(list, _game_list, notify=changed)
    choices = Property(list, _choices, notify=changed)
    days = Property(list, _day_list, notify=changed)
    weekdays = Property(list, lambda self: self._weekdays(), notify=changed)
    date = Property(str, lambda self: self._date(self._day()), notify=changed)
    row = Property(str, lambda self: row_text(self._days, self.today()), notify=changed)
    example = Property(str, _example, notify=changed)
    wrong = Property(str, lambda self: self._wrong, notify=changed)

"""The statistics page: the filter, the figures as texts and as shares of a chart."""

from collections.abc import Callable, Sequence
from datetime import date, timedelta
from typing import Any, Final

from PySide6.QtCore import Property, Signal, Slot

from tolva_gui.records.mastered import Mastery, last_mastered, mastery
from tolva_gui.records.record import GameRecord, RecordedDeal
from tolva_gui.records.statistics import DealFilter, statistics
from tolva_gui.records.statistics import Statistics as Figures
from tolva_gui.ui.at_hand import AtHand
from tolva_gui.ui.game.forms import form_name
from tolva_gui.ui.library import Library, Reader
from tolva_gui.ui.open_pages import Pages
from tolva_gui.ui.qml_types import named_in_qml
from tolva_gui.ui.statistics.statistics_words import Words
from tolva_gui.ui.texts import language, translate
from tolva_gui.words.game_data import game_data

PERIODS: Final = {"": 0, "week": 7, "month": 30, "year": 365}
"""Days back from today in which a game must have begun; 0: no limit."""


@named_in_qml
class Statistics(Reader):
    """Filters by form, opponent, help and period restrict everything shown. Read when the page is opened."""

    changed = Signal()

    def __init__(self, library: Library, at_hand: AtHand, pages: Pages) -> None:
        super().__init__(library, lambda: pages.shows("statistics"))
        self._luck = tuple(game for game in at_hand.games if game_data(game).luck)
        self._unscored = tuple(game for game in at_hand.games if not game_data(game).scored)
        self._level_name = at_hand.new_game.level_name
        self._chosen = dict.fromkeys(("form", "opponent", "help", "period"), "")
        self._figures: Figures | None = None
        self._mastery: Mastery | None = None

    @Slot()
    def refresh(self) -> None:
        with self._reading():
            self._figures = statistics(self._index, self._choice())
            if not self._figures.deals and not any(self._chosen.values()) and self._figures.forms:
                # Only games of luck: choose one of them.
                self._chosen["form"] = self._figures.forms[0]
                self._figures = statistics(self._index, self._choice())
            self._mastery = mastery(self._index, self._choice())
        self.changed.emit()

    def last_mastered(self) -> "tuple[GameRecord, RecordedDeal] | None":
        """Return the last of these deals that the master has also played."""
        found = record = None
        with self._reading():
            found = last_mastered(self._index, self._choice())
            record = self._index.record(found[0]) if found is not None else None
        if found is None or not isinstance(record, GameRecord):
            return None
        deals = [deal for deal in record.deals if deal.number == found[1] and deal.result is not None]
        return (record, deals[-1]) if deals else None

    @Slot(str, str)
    def choose(self, what: str, value: str) -> None:
        """Restrict the deals to this form, opponent, help or period."""
        self._chosen[what] = value
        self.refresh()

    @Slot()
    def chooseAll(self) -> None:  # noqa: N802
        self._chosen = dict.fromkeys(self._chosen, "")
        self.refresh()

    # For QML

    def _choice(self) -> "DealFilter":
        days = PERIODS[self._chosen["period"]]
        since = (date.today() - timedelta(days=days)).isoformat() if days else ""
        chosen = {name: self._chosen[name] for name in ("form", "opponent", "help")}
        return DealFilter(**chosen, since=since, without=self._luck, unscored=self._unscored)  # type: ignore[arg-type]

    def _words(self) -> "Words":
        return Words(language(), self._level_name)

    def _choices(self) -> dict[str, list[dict[str, str]]]:
        """Return what each filter offers: all, and the values found."""
        forms = self._figures.forms if self._figures else ()
        opponents = self._figures.opponents if self._figures else ()
        every = translate("Statistics", "All games")
        if any(form in self._luck for form in forms):
            every = translate("Statistics", "Games of skill")
        return {
            "form": self._options("form", forms, form_name, every),
            "opponent": self._options(
                "opponent", opponents, self._words().opponent, translate("Statistics", "All opponents")
            ),
            "period": [
                {"value": "", "text": translate("Statistics", "All time")},
                {"value": "year", "text": translate("Statistics", "Past year")},
                {"value": "month", "text": translate("Statistics", "Past 30 days")},
                {"value": "week", "text": translate("Statistics", "Past 7 days")},
            ],
            "help": [
                {"value": "", "text": translate("Statistics", "All deals")},
                {"value": "without", "text": translate("Statistics", "Without help")},
                {"value": "with", "text": translate("Statistics", "With help")},
            ],
        }

    def _options(
        self, what: str, found: Sequence[str], name: Callable[[str], str], everything: str
    ) -> list[dict[str, str]]:
        """Return all, the values found, and the chosen one even if its last game has been deleted."""
        values = dict.fromkeys(value for value in (*found, self._chosen[what]) if value)
        rows = [{"value": value, "text": name(value)} for value in values]
        return [{"value": "", "text": everything}, *rows]

    @staticmethod
    def _reader(name: str, empty: object, found: str = "_figures") -> Callable[["Statistics"], Any]:
        """Return a getter that puts some of what was found into words."""

        def read(self: "Statistics") -> Any:
            figures = getattr(self, found)
            return getattr(self._words(), name)(figures) if figures else empty

        return read

    deals = Property(int, lambda self: self._figures.deals if self._figures else 0, notify=changed)
    anything = Property(bool, lambda self: bool(self._figures and self._figures.forms), notify=changed)
    fair = Property(float, lambda self: self._figures.fair if self._figures else 0.5, notify=changed)
    chosen = Property("QVariantMap", lambda self: self._chosen, notify=changed)  # type: ignore[arg-type]
    choices = Property("QVariantMap", _choices, notify=changed)  # type: ignore[arg-type]
    headlines = Property(list, _reader("headlines", []), notify=changed)
    course = Property(list, _reader("course", []), notify=changed)
    judged = Property(list, _reader("judged", []), notify=changed)
    judgedInAll = Property(str, _reader("judged_in_all", ""), notify=changed)  # noqa: N815
    mastery = Property(list, _reader("mastery", [], "_mastery"), notify=changed)
    masteryCourse = Property("QVariantMap", _reader("mastery_course", {}, "_mastery"), notify=changed)  # type: ignore[arg-type]  # noqa: N815
    recent = Property("QVariantMap", _reader("recent", {}), notify=changed)  # type: ignore[arg-type]
    leads = Property(list, _reader("leads", []), notify=changed)
    deeds = Property(list, _reader("deeds", []), notify=changed)
    counts = Property(list, _reader("counts", []), notify=changed)

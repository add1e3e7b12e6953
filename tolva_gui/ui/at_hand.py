"""The game at hand: the one under review, the one at the table, or the one chosen for a new game."""

from typing import TYPE_CHECKING

from tolva_gui.records.record import GameRecord, RecordedDeal
from tolva_gui.ui.game.new_game import NewGame
from tolva_gui.ui.navigation import Navigation
from tolva_gui.ui.open_pages import Pages

if TYPE_CHECKING:
    from tolva_gui.ui.review.view_model import Review


class AtHand:
    """`games`: the ids of those that are offered."""

    def __init__(self, navigation: Navigation, new_game: NewGame, pages: Pages) -> None:
        self.games = new_game.offered
        self.review: Review | None = None
        """None before its page has been opened."""
        self._navigation = navigation
        self.new_game = new_game
        self._pages = pages

    def _reviewed(self) -> "Review | None":
        return self.review if self._pages.page == "review" else None

    def form(self) -> str:
        review, host = self._reviewed(), self._navigation.host
        if review is not None:
            return review.record.game if review.record is not None else ""
        if host is not None and self._navigation.page == "table":
            return host.info.id
        return str(self.new_game.game or self.games[0])

    def record(self) -> GameRecord | None:
        review = self._reviewed()
        return review.record if review is not None else self.played()

    def played(self) -> GameRecord | None:
        host = self._navigation.host
        return host.record() if host else None

    def deal(self) -> RecordedDeal | None:
        """Return its deal under review, else the last one."""
        review = self._reviewed()
        if review is not None:
            return review.recorded_deal
        record = self.played()
        return record.deals[-1] if record and record.deals else None

    def at_table(self) -> bool:
        return self._reviewed() is None and self._navigation.host is not None

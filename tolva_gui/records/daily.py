"""Daily deals among the kept games: the days played, and how the games of a day ended."""

from datetime import date
from typing import TYPE_CHECKING

from tolva_gui.records import marks
from tolva_gui.records.record import GameRecord

if TYPE_CHECKING:
    from tolva_gui.records.game_rows import KeptGame
    from tolva_gui.records.index import Index


def days_played(index: "Index") -> set[date]:
    """Return the days whose deal was begun, as marked in the records. Raise IndexTrouble."""
    rows = index.select("SELECT DISTINCT text FROM marks WHERE name = ?", (marks.DAILY,))
    return {day for (text,) in rows if (day := day_of(text)) is not None}


def played_on(index: "Index", day: date) -> list[GameRecord]:
    """Return the records marked as a deal of that day, in order of their start.

    Unreadable ones are left out. Raise IndexTrouble.
    """
    rows = index.select(
        "SELECT key FROM marks JOIN games ON games.key = marks.game WHERE name = ? AND text = ? ORDER BY began",
        (marks.DAILY, day.isoformat()),
    )
    read = [index.record(key) for (key,) in rows]
    return [record for record in read if isinstance(record, GameRecord)]


def begun_on(index: "Index", day: date) -> list["KeptGame"]:
    """Return the games in progress whose first deal is that day's and has not been played out. Raise IndexTrouble."""
    rows = index.select("SELECT game FROM marks WHERE name = ? AND text = ?", (marks.DAILY, day.isoformat()))
    keys = {key for (key,) in rows}
    return [game for game in index.in_progress() if game.key in keys and not game.deals]


def day_of(text: str) -> date | None:
    """Return the day in a mark, None if it is damaged or empty."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None

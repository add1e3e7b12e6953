"""The match of three tolvor (B23) that a record belongs to, by its marks (`table.match`)."""

from typing import Final

from tolva_gui.records import marks
from tolva_gui.records.record import GameRecord

THREE: Final = (marks.MATCH, "three")
"""The line of a game in a match."""
GAMES: Final = 3


def earlier_games(record: GameRecord) -> int:
    """Return the number of games of the match before this one; 0 for a single game."""
    return sum(name == marks.MATCH_GAME for name, _ in record.extra)


def goes_on(record: GameRecord) -> bool:
    """Whether another game of the match follows this one."""
    return THREE in record.extra and earlier_games(record) + 1 < GAMES

"""The match that a record belongs to, by its marks (`table.match`)."""

from typing import Final, Literal, get_args

from tolva_gui.records import marks
from tolva_gui.records.record import GameRecord

Kind = Literal["three", "duplicate"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)


def length(kind: Kind, sides: int) -> int:
    """Return the number of games of a match of that kind."""
    return 3 if kind == "three" else sides


def earlier_games(record: GameRecord) -> int:
    """Return the number of games of the match before this one; 0 for a single game."""
    return sum(name == marks.MATCH_GAME for name, _ in record.extra)


def goes_on(record: GameRecord, sides: int) -> bool:
    """Whether another game of the match follows this one."""
    kind = next((kind for kind in KINDS if (marks.MATCH, kind) in record.extra), None)
    return kind is not None and earlier_games(record) + 1 < length(kind, sides)

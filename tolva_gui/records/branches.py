"""Comparison of records of a game: which of two states is the later one, or whether they have diverged.

Playing on from an older copy of a game makes a different game, a branch. It has its own file and is marked in its
record: `x-branch 2` is the second game with the same beginning.
"""

from msgspec.structs import replace

from tolva_gui.records import marks
from tolva_gui.records.record import GameRecord, RecordedDeal


def key_of(record: GameRecord) -> str:
    """Return the identity of a game, the same in all its records."""
    number = dict(record.extra).get(marks.BRANCH, "")
    return f"{record.began} {record.seed} {record.game_number}{number and f' branch {number}'}"


def branch(record: GameRecord, number: int) -> GameRecord:
    """Return the record marked as branch *number*."""
    others = tuple(line for line in record.extra if line[0] != marks.BRANCH)
    return replace(record, extra=(*others, (marks.BRANCH, str(number))))


def continues(later: GameRecord, earlier: GameRecord) -> bool:
    """Whether the later record contains every move and note of the earlier one."""
    return (
        (later.game, later.options) == (earlier.game, earlier.options)
        and len(earlier.deals) <= len(later.deals)
        and all(map(_holds, later.deals, earlier.deals))
        and set(earlier.notes) <= set(later.notes)
    )


def _holds(later: RecordedDeal, earlier: RecordedDeal) -> bool:
    return (
        (later.number, later.standing, later.deck) == (earlier.number, earlier.standing, earlier.deck)
        and later.moves[: len(earlier.moves)] == earlier.moves
        and earlier.result in (None, later.result)
        and later.helped >= earlier.helped
    )


def is_one_game(one: GameRecord, other: GameRecord) -> bool:
    """Whether one of the records continues the other."""
    return key_of(one) == key_of(other) and (continues(one, other) or continues(other, one))

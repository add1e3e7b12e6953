"""What has been judged: deals, and choices that could have been better, kept for repetition until they are mastered.

A new choice is due at once. After a right answer it comes back in one day, then in three and in seven, and is then
finished; after a wrong one it starts again the next day. Dates are passed in: there is no clock here.
"""

from datetime import date, timedelta
from typing import Final

from tolva_gui.records.index import Index
from tolva_gui.records.judgements import Finding, Miss
from tolva_gui.records.scan import read_judgements

INTERVALS: Final = (1, 3, 7)
"""Days until a choice comes back, by the number of right answers so far."""
_NAMES: Final = ", ".join(Miss._fields)


def keep(index: Index, found: Finding) -> None:
    """Store a missed choice unless it is stored already, or the judgement of a deal in place of any earlier one.

    Raise OSError or IndexTrouble.
    """
    (index.judgements.put_new if isinstance(found, Miss) else index.judgements.put)(found)
    read_judgements(index)


def is_kept(index: Index, game: str, deal: int) -> bool:
    """Whether the judgement of a deal of the game with that key is stored; raise IndexTrouble."""
    return bool(index.select("SELECT 1 FROM judged WHERE game = ? AND deal = ?", (game, deal)))


def due(index: Index, today: date) -> list[Miss]:
    """Return the choices that are due, the costliest first; raise IndexTrouble."""
    query = f"SELECT {_NAMES} FROM misses WHERE due <= ? ORDER BY loss DESC, game, deal, moves"
    return [Miss(*row) for row in index.select(query, (today.isoformat(),))]


def answered(index: Index, miss: Miss, *, right: bool, today: date) -> Miss | None:
    """Record an answer; return the stored choice, None if it is finished.

    Raise OSError or IndexTrouble.
    """
    again = None
    if right and miss.stage >= len(INTERVALS):
        index.judgements.remove(miss)
    else:
        days = INTERVALS[miss.stage] if right else 1
        due_again = (today + timedelta(days=days)).isoformat()
        again = miss._replace(stage=miss.stage + 1 if right else 0, due=due_again)
        index.judgements.put(again)
    read_judgements(index)
    return again

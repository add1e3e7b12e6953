"""The quality of the user's own choices in judged deals, which the misses alone do not show."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec import Struct

from tolva_gui.records.index import Index
from tolva_gui.records.judgements import Judged, Mastered
from tolva_gui.records.scan import read_judgements

WINDOW: Final = 10
"""The number of games in the moving share of good choices: one game says little, all games hide progress."""


class Lately(Struct, frozen=True):
    """After a judged game, `number` from 1: its own good choices, and those of the last games together."""

    number: int
    began: str
    good: int
    choices: int
    lost: float
    good_lately: int
    choices_lately: int


class Accuracy(Struct, frozen=True):
    """Totals over all judged deals."""

    deals: int = 0
    good: int = 0
    choices: int = 0
    lost: float = 0.0


def keep(index: Index, judged: Judged | Mastered) -> None:
    """Store the judgement of a deal, replacing any earlier one. Raise OSError or IndexTrouble."""
    index.judgements.put(judged)
    read_judgements(index)


def is_kept(index: Index, game: str, deal: int) -> bool:
    """Whether the judgement of a deal of the game with that key is stored; raise IndexTrouble."""
    return bool(index.select("SELECT 1 FROM judged WHERE game = ? AND deal = ?", (game, deal)))


Game = Sequence[Any]
"""The start of a game; over its judged deals good choices, choices and points lost; the number of these deals."""


def course(games: Sequence[Game]) -> Iterable[Lately]:
    """Return the course, one entry per game."""
    for number, (began, good, choices, lost, _) in enumerate(games, start=1):
        last = games[max(0, number - WINDOW) : number]
        yield Lately(
            number, began, good, choices, lost, sum(row[1] for row in last), sum(row[2] for row in last)
        )


def in_all(games: Sequence[Game]) -> Accuracy:
    """Return the totals over these games."""
    good, choices, lost, deals = (sum(game[column] for game in games) for column in range(1, 5))
    return Accuracy(deals, good, choices, float(lost))

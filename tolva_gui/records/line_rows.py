"""What the library keeps of every game beside its deals: who came in where, and what each line of the sheets gave."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from tolva_gui.records.record import GameRecord, RecordedDeal, game_of
from tolva_gui.rules.events import Side
from tolva_gui.rules.game import GameInfo, Result, SetupError, TellsDeeds

if TYPE_CHECKING:
    import sqlite3

TABLES: Final = """
CREATE TABLE IF NOT EXISTS endings (
    game TEXT PRIMARY KEY,
    ranking TEXT NOT NULL,
    place INTEGER,
    winners INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS lines (
    game TEXT NOT NULL,
    deal INTEGER NOT NULL,
    kind TEXT NOT NULL,
    own INTEGER NOT NULL,
    own_times INTEGER NOT NULL,
    others INTEGER NOT NULL,
    other_times INTEGER NOT NULL,
    PRIMARY KEY (game, deal, kind)
);
"""
"""*ranking*: the sides from best to worst, those who share a place with a slash: `2 0/1 3`. *place*: the user's own,
NULL where they did not sit there; *winners*: how many sides have won. Of a line *own* and *others* are points."""
RANKING: Final = "(SELECT ranking FROM endings WHERE endings.game = games.key)"

DEED: Final = "deed"
"""Begins the kind of a line that tells what was undertaken; it stands on no sheet."""

Ranking = tuple[tuple[Side, ...], ...]


def keep_lines(connection: "sqlite3.Connection", key: str, record: GameRecord) -> None:
    """Keep what the record says of both, in place of what was kept under the key."""
    for table in ("endings", "lines"):
        connection.execute(f"DELETE FROM {table} WHERE game = ?", (key,))
    own = own_side(record)
    ranking = ranking_of(record)
    if ranking:
        place = None if own is None else place_of(own, ranking)
        values = (key, written(ranking), place, len(ranking[0]))
        connection.execute("INSERT OR REPLACE INTO endings VALUES (?, ?, ?, ?)", values)
    if own is not None:
        rows = [
            row for deal in record.deals if deal.result for row in _lines(key, deal.number, deal.result, own)
        ]
        rows += [
            row for deal in record.deals if deal.result for row in _deeds(key, deal, deal.result, record, own)
        ]
        connection.executemany("INSERT OR REPLACE INTO lines VALUES (?, ?, ?, ?, ?, ?, ?)", rows)


def info_of(record: GameRecord) -> GameInfo | None:
    """Return what the record's game is under its options, None for one that there is not here."""
    try:
        return game_of(record).info.under(record.options)
    except SetupError:
        return None


def own_side(record: GameRecord) -> Side | None:
    """Return the user's side, None where they did not sit at the table."""
    info = info_of(record)
    seat = next((no for no, who in enumerate(record.seats) if who.kind == "me"), None)
    return None if info is None or seat is None else info.side(seat)


def ranking_of(record: GameRecord) -> Ranking:
    """Return the places at the end of the game, none while it goes on."""
    results = [deal.result for deal in record.deals if deal.result is not None]
    return results[-1].ranking if results else ()


def place_of(side: Side, ranking: Ranking) -> int | None:
    """Return the place of a side, from 1; those who are level share it."""
    before = 0
    for level in ranking:
        if side in level:
            return before + 1
        before += len(level)
    return None


def written(ranking: Ranking) -> str:
    """Return the ranking as text.

    >>> written(((2,), (0, 1)))
    '2 0/1'
    """
    return " ".join("/".join(map(str, level)) for level in ranking)


def ranking_from(text: str | None) -> Ranking:
    """Return the ranking that was written; raise ValueError for a text that is none."""
    return tuple(tuple(map(int, level.split("/"))) for level in (text or "").split())


def _lines(key: str, deal: int, result: Result, own: Side) -> Iterator[tuple[object, ...]]:
    for kind in dict.fromkeys(line.kind for line in result.lines):
        mine = [line.points for line in result.lines if line.kind == kind and line.side == own]
        theirs = [line.points for line in result.lines if line.kind == kind and line.side != own]
        yield key, deal, kind, sum(mine), len(mine), sum(theirs), len(theirs)


def _deeds(
    key: str, deal: RecordedDeal, result: Result, record: GameRecord, own: Side
) -> Iterator[tuple[object, ...]]:
    """What was undertaken, as a line of the kind `deed <what> made` or `deed <what> lost` without points."""
    game = game_of(record)
    if not isinstance(game, TellsDeeds) or result.void:
        return
    deeds = game.deeds([(made.seat, made.move) for made in deal.moves], result)
    kinds = [(f"{DEED} {deed.what} {'made' if deed.made else 'lost'}", deed.seat) for deed in deeds]
    for kind in dict.fromkeys(kind for kind, _ in kinds):
        mine = [game.info.side(seat) == own for of_kind, seat in kinds if of_kind == kind]
        yield key, deal.number, kind, 0, sum(mine), 0, len(mine) - sum(mine)

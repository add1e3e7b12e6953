"""A game as index rows: the game, its finished deals, and the totals of each sheet line.

Deals and lines are seen from the seat of the user; games without the user at the table (demonstrations, guests among
themselves) have none. Other people of this machine at the user's table have their own rows, seen from their seats. No
column is specific to a game: game-specific counts are kinds of lines.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from msgspec import json

from tolva_gui.records import marks
from tolva_gui.records.matches import earlier_games, goes_on
from tolva_gui.records.names import composed
from tolva_gui.records.record import GameRecord, RecordedDeal, SeatSetup, game_of
from tolva_gui.rules.account import Result
from tolva_gui.rules.events import Seat, Side
from tolva_gui.rules.info import GameInfo
from tolva_gui.rules.protocol import Game

DEED: Final = "deed"
"""Prefix of line kinds for undertakings, which are not on the sheet."""
OVER: Final = 0
IN_PROGRESS: Final = 1
MATCH_GOES_ON: Final = 2
"""The game is over and the next game of its match has not begun."""
UNTOUCHED: Final = -1
"""Nobody has done anything in the game: it is not offered to be continued."""

Ranking = tuple[tuple[Side, ...], ...]


class KeptGame(NamedTuple):
    """A game of the index. `scores`: one per side; `levels`: "" for people; `deals`: finished ones without void ones.

    `ranking`: the sides from best to worst, ties together; empty while the game is open. `file`: its path in the home;
    `changed`: its modification time in nanoseconds.
    """

    key: str
    began: str
    form: str
    names: tuple[str, ...]
    levels: tuple[str, ...]
    deals: int
    scores: tuple[int, ...]
    helped: bool
    ranking: Ranking
    file: str = ""
    changed: int = 0


class GameRow(NamedTuple):
    """*winners*: how many share the first place. *seed*: as text, since it may exceed SQLite's 64 bits.

    *state*: `OVER`, `IN_PROGRESS`, `MATCH_GOES_ON` or `UNTOUCHED`; *match_game*: the number of earlier games of the
    match. *kept*: the `KeptGame` in JSON, without its file.
    """

    key: str
    began: str
    form: str
    winners: int | None
    seed: str
    state: int
    match_game: int
    kept: bytes


class DealRow(NamedTuple):
    """*deal*: its number in the game. *points*: gained by the user's side, *others* by the other sides together.

    *opponent*: `level best` if all are computers of that level, `person Åke` for people (`person Åke, Bo`), otherwise
    `mixed`. *helped*: in this deal, *game_helped*: in any of the game. *won*: whether the user's side won the game,
    *place*: its final place; None if this deal did not end the game.
    """

    game: str
    deal: int
    began: str
    form: str
    opponent: str
    points: int
    others: int
    other_sides: int
    helped: bool
    game_helped: bool
    won: bool | None
    place: int | None


class LineRow(NamedTuple):
    """The totals of one kind of line in a deal: points and number of lines, own and of all others.

    An undertaking is a line of the kind `deed <what> made` or `deed <what> lost`, without points. *nth*: the index of
    the kind within the deal.
    """

    game: str
    deal: int
    kind: str
    nth: int
    own: int
    own_times: int
    others: int
    other_times: int


Table = tuple[str, Sequence[tuple[Any, ...]]]
"""The name of a table of the index, and rows for it."""


def rows_of(record: GameRecord, key: str) -> Iterator[Table]:
    """Yield the rows of a game under that key; `…_beside`: as other people of this machine see it."""
    game = game_of(record)
    yield "games", [_game_row(key, record)]
    yield "marks", [(key, *mark) for mark in record.extra]
    seat = next((no for no, who in enumerate(record.seats) if who.kind == "me"), None)
    if seat is not None:
        yield from _seen_from(seat, key, record, game)
    for seat, person in sitters(record.seats, record.extra).items():
        for table, rows in _seen_from(seat, key, record, game):
            yield f"{table}_beside", [(seat, person, *row) for row in rows]


def sitters(seats: Sequence[SeatSetup], extra: Sequence[tuple[str, str]]) -> dict[Seat, str]:
    """Return the ids of people of this machine besides the user, by seat."""
    people = {str(no): no for no, who in enumerate(seats) if who.kind == "person"}
    named = (text.partition(" ") for name, text in extra if name == marks.WITH)
    return {people[seat]: person for seat, _, person in named if seat in people and person}


def _seen_from(seat: Seat, key: str, record: GameRecord, game: Game[Any]) -> Iterator[Table]:
    info = game.info.under(record.options)
    deals, lines = list[DealRow](), list[LineRow]()
    for deal in record.deals:
        if deal.result is not None:
            lines += _lines(key, deal, _sheet(game, info, deal, deal.result), info.side(seat))
            if not deal.result.void:
                deals.append(_deal_row(key, record, deal, deal.result, seat, info))
    yield from (("deals", deals), ("lines", lines))


def _game_row(key: str, record: GameRecord) -> GameRow:
    every = [deal.result for deal in record.deals if deal.result is not None]
    results = [result for result in every if not result.void]
    ranking = every[-1].ranking if every else ()
    kept = KeptGame(
        key=key,
        began=record.began,
        form=record.game,
        names=tuple(composed(seat.name) for seat in record.seats),
        levels=tuple(seat.level or "" for seat in record.seats),
        deals=len(results),
        scores=results[-1].scores if results else record.start.scores,
        helped=record.helped,
        ranking=ranking,
    )
    return GameRow(
        *kept[:3],
        winners=len(ranking[0]) if ranking else None,
        seed=str(record.seed),
        state=_state(record, ranking, bool(results)),
        match_game=earlier_games(record),
        kept=json.encode(kept),
    )


def _state(record: GameRecord, ranking: Ranking, any_deal: bool) -> int:
    if ranking:
        return MATCH_GOES_ON if goes_on(record) else OVER
    # A daily game is a single deal, unless the player has gone on to the next.
    daily = any(name == marks.DAILY for name, _ in record.extra)
    if daily and any_deal and len(record.deals) == 1:
        return OVER
    return IN_PROGRESS if record.notes or any(deal.moves for deal in record.deals) else UNTOUCHED


def _deal_row(
    key: str, record: GameRecord, deal: RecordedDeal, result: Result, seat: Seat, info: GameInfo
) -> DealRow:
    sides, own = info.sides, info.side(seat)
    # A game that begins with other scores, such as a report that is played on, is won by nobody.
    counts = bool(result.ranking) and set(record.start.scores) <= {info.first_score}
    gained = [after - before for before, after in zip(deal.standing.scores, result.scores, strict=True)]
    return DealRow(
        game=key,
        deal=deal.number,
        began=record.began,
        form=record.game,
        opponent=_opponent([who for no, who in enumerate(record.seats) if no % sides != own]),
        points=gained[own],
        others=sum(gained) - gained[own],
        other_sides=sides - 1,
        helped=deal.helped,
        game_helped=record.helped,
        won=own in result.winners if counts else None,
        place=result.place(own) if counts else None,
    )


def _opponent(seated: list[SeatSetup]) -> str:
    levels = {who.level for who in seated if who.kind == "computer"}
    people = sorted(composed(who.name) for who in seated if who.kind != "computer")
    if people and not levels:
        return f"person {', '.join(people)}"
    return f"level {levels.pop()}" if len(levels) == 1 and not people else "mixed"


Sheet = list[tuple[str, Side, int]]


def _sheet(game: Game[Any], info: GameInfo, deal: RecordedDeal, result: Result) -> Sheet:
    """Return the sheet lines and undertakings of a deal, each as kind, side, points."""
    names = game.line_names(result.lines)
    found = [(kind, line.side, line.points) for kind, line in zip(names, result.lines, strict=True)]
    done = [] if result.void else game.deeds(deal.moves, result)
    return found + [
        (f"{DEED} {deed.what} {'made' if deed.made else 'lost'}", info.side(deed.seat), 0) for deed in done
    ]


def _lines(key: str, deal: RecordedDeal, found: Sheet, own: Side) -> Iterator[LineRow]:
    """Yield one row per kind, with totals of own and others' lines."""
    for nth, kind in enumerate(dict.fromkeys(kind for kind, _, _ in found)):
        mine = [points for of_kind, side, points in found if of_kind == kind and side == own]
        theirs = [points for of_kind, side, points in found if of_kind == kind and side != own]
        yield LineRow(key, deal.number, kind, nth, sum(mine), len(mine), sum(theirs), len(theirs))

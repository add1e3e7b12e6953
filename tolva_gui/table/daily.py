"""Today's deal: one deal per day and game, the same for everybody who knows the date.

Its cards and its dealer come from the game's id and the date alone (`shuffle`), its options are the game's defaults,
and all its computers play at one level. A result can be compared with the master's in the same seat, and with masters
in all seats. A code, `plump 2026-11-22`, identifies a deal.
"""

import re
from collections.abc import Callable, Collection, Sequence
from datetime import date, timedelta
from typing import Final

from msgspec import Struct

from tolva_gui.ai.player import Budget, Cancelled, Player, SearchCancelled
from tolva_gui.records import marks
from tolva_gui.records.daily import day_of
from tolva_gui.records.record import GameRecord, SeatSetup
from tolva_gui.rules.account import Result, Standing
from tolva_gui.rules.info import GameInfo
from tolva_gui.rules.parti import find_game
from tolva_gui.table.host import Host
from tolva_gui.table.shuffle import drawn

OPPONENTS: Final = "rules"
MASTER: Final = "best"
THOUGHT: Final = Budget(iterations=300)
"""Playouts per move of a master: counted, not timed, so that every machine gets the same result."""
FIRST: Final = date(2026, 1, 1)
_SEEDS: Final = 1 << 32
_CODE: Final = re.compile(r"\s*(?P<game>[a-zåäö0-9-]+?)[\s:]+(?P<day>\d{4}-\d{2}-\d{2})\s*", re.IGNORECASE)


class CodeError(ValueError):
    """The text is not the code of a deal: its text is `unreadable`, `unknown game`, `not yet` or `too early`."""


class Daily(Struct, frozen=True):
    """The deal of a game on a day."""

    game: str
    day: date

    @property
    def code(self) -> str:
        """The code with which others can play the same deal."""
        return f"{self.game} {self.day.isoformat()}"

    @property
    def seed(self) -> int:
        return drawn(_SEEDS, self.day.toordinal(), f"daily {self.game}")


class SideResult(Struct, frozen=True):
    """A side's result in a deal: the change of its score, and its place from 1.

    *by_place*: the deal has ended the game, so the place decides.
    """

    points: int
    place: int
    by_place: bool


def parse_code(text: str, games: Collection[str], today: date) -> Daily:
    """Return the deal that the code names; raise CodeError."""
    found = _CODE.fullmatch(text)
    if found is None:
        raise CodeError("unreadable")
    day = day_of(found["day"])
    if day is None:
        raise CodeError("unreadable")
    game = found["game"].lower()
    if game not in games:
        raise CodeError("unknown game")
    if day > today:
        raise CodeError("not yet")
    if day < FIRST:
        raise CodeError("too early")
    return Daily(game, day)


def open_table(daily: Daily, seats: Sequence[SeatSetup]) -> Host:
    """Return a table for that deal, before it is dealt."""
    host = Host.new(daily.game, {}, seats, seed=daily.seed)
    host.extra = ((marks.DAILY, daily.day.isoformat()),)
    return host


def daily_of(game: str, extra: Sequence[tuple[str, str]]) -> Daily | None:
    """Return the daily deal that a table or record is marked as; None without a readable mark."""
    day = day_of(dict(extra).get(marks.DAILY, ""))
    return None if day is None else Daily(game, day)


def is_dealt(daily: Daily, record: GameRecord) -> bool:
    """Return whether the record's first deal really is that deal; its mark proves nothing."""
    if not record.deals or record.seed != daily.seed or len(record.seats) != seats_of(daily.game):
        return False
    table, first = open_table(daily, record.seats), record.deals[0]
    table.start_deal()
    dealt = dict(table.options), table.deck, table.standing
    return dealt == (dict(record.options), first.deck, first.standing)


def seats_of(game: str) -> int:
    """Return the number of players of the daily deal."""
    return find_game(game).info.seats


def made(info: GameInfo, standing: Standing, result: Result, seat: int) -> SideResult:
    """Return the result of the seat's side in a deal that began with `standing`."""
    side = info.side(seat)
    change = [after - before for before, after in zip(standing.scores, result.scores, strict=True)]
    place = result.place(side) or 1 + sum(points > change[side] for points in change)
    return SideResult(change[side], place, by_place=bool(result.ranking))


def played_by(
    daily: Daily, levels: Sequence[str], make: Callable[[str, int], Player], cancelled: Cancelled
) -> SideResult | None:
    """Return seat 0's result when these levels play the deal; None if it stops without a result.

    Raise SearchCancelled.
    """
    host = open_table(daily, [SeatSetup("computer", level, level) for level in levels])
    host.start_deal()
    players = [make(level, daily.seed + seat) for seat, level in enumerate(levels)]
    while (seat := host.to_act()) is not None:
        if cancelled():
            raise SearchCancelled
        host.play(seat, players[seat].choose(host.view(seat), THOUGHT, cancelled).move)
    result = host.result()
    return None if result is None else made(host.info, host.standing, result, 0)


def in_a_row(days: Collection[date], today: date) -> int:
    """Return the number of days with a deal, up to today, since the last gap of two days.

    Today is not over yet, so a missing deal today is no gap.
    """
    count, missed, day = 0, 0, today
    while missed < 2:
        if day in days:
            count, missed = count + 1, 0
        elif day != today:
            missed += 1
        day -= timedelta(days=1)
    return count

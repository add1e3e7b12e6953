"""The ledger of a game: every change of score, and the entry behind each point."""

from collections.abc import Sequence

from msgspec import Struct

from tolva_gui.rules.events import Scored, Side
from tolva_gui.table.host import Host


class LedgerEntry(Struct, frozen=True):
    """A change of a score. `number` counts the entries of the deal from 0, in order."""

    deal: int
    number: int
    side: Side
    before: int
    after: int
    anew: bool = False
    """The score was set rather than changed (B15, K11)."""


def ledger(host: Host) -> list[LedgerEntry]:
    """Return all entries of the game, the oldest first."""
    entries: list[LedgerEntry] = []
    scores = list(host.start.scores)
    for deal in host.logs:
        scored = (event for event in deal.events if isinstance(event, Scored))
        for number, event in enumerate(scored):
            before, scores[event.side] = scores[event.side], event.total
            entries.append(
                LedgerEntry(deal.number, number, event.side, before, event.total, event.reason == "fall")
            )
    return entries


def behind(start: int, entries: Sequence[LedgerEntry]) -> list[LedgerEntry | None]:
    """Return the entry behind each point of a side, from the first up (below zero: down).

    *start*: the score at the beginning of the game; its points have None. *entries*: those of the side, in order. A
    loss removes the most recent points.

    >>> two, one, loss = LedgerEntry(1, 0, 0, 0, 2), LedgerEntry(1, 1, 0, 2, 3), LedgerEntry(2, 0, 0, 3, 1)
    >>> behind(0, [two, one, loss]) == [two]
    True
    """
    points: list[LedgerEntry | None] = [None] * abs(start)
    for entry in entries:
        if entry.anew or entry.before * entry.after < 0:
            points = []
        del points[abs(entry.after) :]
        points += [entry] * (abs(entry.after) - len(points))
    return points

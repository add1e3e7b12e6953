"""The score sheet: its lines, the scores and their ranking, the events of scoring."""

from collections.abc import Iterable, Sequence

from tolva_gui.rules.account import Result, ScoreLine
from tolva_gui.rules.events import DealOver, Event, Log, Scored, Side


def add_up(scores: Iterable[int], lines: Iterable[ScoreLine]) -> tuple[int, ...]:
    """Return the scores of the sides with the points of the lines.

    >>> add_up((5, 7), [ScoreLine("tricks", 1, 3), ScoreLine("bid", 1, 10)])
    (5, 20)
    """
    totals = list(scores)
    for line in lines:
        totals[line.side] += line.points
    return tuple(totals)


def ranking(scores: Sequence[int], first: Side | None = None) -> tuple[tuple[Side, ...], ...]:
    """Return the sides from the highest score to the lowest, ties together. *first*: wins whatever the scores.

    >>> ranking((16, 12, 16)), ranking((16, 12, 16), first=2)
    (((0, 2), (1,)), ((2,), (0,), (1,)))
    """
    sides = [side for side in range(len(scores)) if side != first]
    levels = sorted({scores[side] for side in sides}, reverse=True)
    others = (tuple(side for side in sides if scores[side] == level) for level in levels)
    return (*(() if first is None else ((first,),)), *others)


def log_lines(lines: Sequence[ScoreLine], scores: Iterable[int], events: Log) -> None:
    """Log each line with the score of its side after it. *scores*: those after the last line."""
    totals, scored = list(scores), list[Event]()
    for line in reversed(lines):
        scored.append(Scored(line.side, line.kind, line.points, totals[line.side]))
        totals[line.side] -= line.points
    events += reversed(scored)


def log_end(result: Result | None, events: Log) -> None:
    """Log the end of the deal, with the winners if the game is over; nothing while it goes on."""
    if result is not None:
        events.append(DealOver(result.winners))


def log_result(result: Result | None, events: Log) -> None:
    """Log a result whose lines are made at the end, then the end."""
    if result is not None:
        log_lines(result.lines, result.scores, events)
        log_end(result, events)

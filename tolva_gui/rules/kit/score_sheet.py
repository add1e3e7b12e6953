"""Lines on the score sheet, and the events of scoring."""

from collections.abc import Iterable
from typing import Protocol

from tolva_gui.rules.account import Result, ScoreLine
from tolva_gui.rules.events import DealOver, Log, Scored, Side


class Scoring(Protocol):
    """A state that keeps the scores and score lines of its deal."""

    scores: list[int]
    lines: list[ScoreLine]


def add_line(state: Scoring, kind: str, side: Side, points: int, events: Log) -> None:
    """Add a line and log it; skip it if it has no points, except a `fall` to 0."""
    if points or kind == "fall":
        state.scores[side] = points if kind == "fall" else state.scores[side] + points
        state.lines.append(ScoreLine(kind, side, points))
        events.append(Scored(side, kind, points, state.scores[side]))


def post(lines: Iterable[ScoreLine], scores: list[int], events: Log) -> None:
    for line in lines:
        scores[line.side] += line.points
        events.append(Scored(line.side, line.kind, line.points, scores[line.side]))


def log_end(result: Result | None, events: Log) -> None:
    """Log the end of the deal, with the winners if the game is over; nothing while it goes on."""
    if result is not None:
        events.append(DealOver(result.winners))


def log_result(result: Result | None, events: Log) -> None:
    """Log a result whose lines are made at the end: each line with the score after the deal, then the end."""
    if result is not None:
        scores = result.scores
        events += [Scored(line.side, line.kind, line.points, scores[line.side]) for line in result.lines]
        log_end(result, events)

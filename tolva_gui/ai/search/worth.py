"""The value of a deal's result to a side."""

from collections.abc import Sequence

from tolva_gui.rules.kit import GameInfo, Result, Seat, Side, View


def points_ahead(result: Result, seat: Seat, view: View) -> float:
    """Return how far the seat's side is ahead in this deal since the view; see `lead`."""
    info = view.info
    return lead(result, info.side(seat), view.facts.scores, info)


def lead(result: Result, side: Side, before: Sequence[int], info: GameInfo) -> float:
    """Return the side's gain minus the mean gain of the others; without points, a value by places.

    *before*: the scores before the deal. Where scores count losses, a gain is what the others lose more.
    Sole first place is worth 1, sole last place −1.
    """
    sign = -1 if info.losses else 1
    gains = [sign * (after - had) for after, had in zip(result.scores, before, strict=True)]
    if any(gains):
        others = [gain for other, gain in enumerate(gains) if other != side]
        return gains[side] - sum(others) / len(others)
    place = {each: level for level, tied in enumerate(result.ranking) for each in tied}
    if side not in place:
        return 0.0
    rivals = [place[other] - place[side] for other in place if other != side]
    return sum((gap > 0) - (gap < 0) for gap in rivals) / max(1, len(before) - 1)

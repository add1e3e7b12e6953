"""A finished deal told line by line: what was scored and why."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from tolva_gui import words
from tolva_gui.rules.events import (
    Announced,
    Carried,
    Event,
    GubbeDecided,
    Melded,
    Mistaken,
    Scored,
    Side,
    TrickTaken,
)
from tolva_gui.rules.game import Facts, View
from tolva_gui.ui.texts import fill, language, translate


@dataclass(frozen=True)
class Line:
    """Side None: a line that gives nobody points."""

    side: Side | None
    text: str
    points: int


def deal_lines(log: Sequence[Event], view: View, names: Sequence[str]) -> Iterator[Line]:
    """Return the sheet of the deal with this log. `names` are those of the seats."""
    taker = ""
    for before, event in pairwise([*log[:1], *log]):
        match event:
            case TrickTaken(seat=seat):
                taker = names[seat]
            case Carried(points=points):
                text = translate("Sheet", "Vinsten is shared, %1. The next one is worth %2.")
                yield Line(None, fill(text, _points(view.facts), points + 1), 0)
            case Scored(side=side, points=points):
                yield Line(side, _text(before, event, view, taker), points)


def _text(before: Event, event: Scored, view: View, taker: str) -> str:
    match before:
        case Melded(suit=suit, name=name):
            return words.meld_call(name, suit, language(), view.options)
        case GubbeDecided(seat=seat, kind=kind, won=won):
            outcome = translate("Sheet", "%1, won") if won else translate("Sheet", "%1, lost")
            said = words.announcement(Announced(seat, kind, 1), language(), view.info.id, view.options)
            return fill(outcome, said)
        case Mistaken():
            return translate("Sheet", "A call that was not allowed")
    line = words.score_line(event.reason, language(), view.info.id)
    value = {"vinsten": _points(view.facts), "sistan": taker}.get(event.reason, "")
    return fill(translate("Sheet", "%1: %2"), line, value) if value else line


def _points(facts: Facts) -> str:
    counts = " – ".join(str(points) for points in sorted(facts.card_points, reverse=True))
    return (
        counts
        if facts.eyes is None
        else f"{counts} ({' – '.join(map(str, sorted(facts.eyes, reverse=True)))})"
    )

"""A finished deal told line by line: what was scored and why."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

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
from tolva_gui.rules.game import View
from tolva_gui.ui.texts import change, fill, language, translate
from tolva_gui.words import sentences as words


@dataclass(frozen=True)
class Line:
    """Side None: a line that gives nobody points. `points` is the change, for a fall the new score."""

    side: Side | None
    text: str
    points: int
    fall: bool = False

    @property
    def figure(self) -> str:
        """The points as they are printed: with their sign, a fall with an arrow to the new score."""
        if self.side is None:
            return ""
        return f"→ {self.points}" if self.fall else change(self.points)


def deal_lines(log: Sequence[Event], view: View, names: Sequence[str]) -> Iterator[Line]:
    """Return the sheet of the deal with this log. `names` are those of the seats."""
    taker = ""
    for before, event in pairwise([*log[:1], *log]):
        match event:
            case TrickTaken(seat=seat):
                taker = names[seat]
            case Carried(points=points):
                text = translate("Sheet", "Vinsten is shared, %1. The next one is worth %2.")
                yield Line(None, fill(text, _points(view), points + 1), 0)
            case Scored(side=side, reason=reason, points=points):
                yield Line(side, _text(before, event, view, taker), points, fall=reason == "fall")


def _text(before: Event, event: Scored, view: View, taker: str) -> str:
    match before:
        case Melded(suit=suit, name=name):
            return words.meld_call(name, suit, language(), view.options)
        case GubbeDecided(seat=seat, kind=kind, won=won):
            outcome = translate("Sheet", "%1, won") if won else translate("Sheet", "%1, lost")
            said = words.announcement(Announced(seat, kind, 1), language(), view.info.id, view.options)
            return fill(outcome, said)
        case Mistaken(suit=suit):
            said = words.announcement(before, language(), view.info.id) or ""
            text = (
                translate("Sheet", "“%1” was not allowed")
                if suit
                else translate("Sheet", "Asking was not allowed")
            )
            return fill(text, said)
        case _ if event.reason == "fall":
            return fill(translate("Sheet", "More than %1"), view.info.target)
    line = words.score_line(event.reason, language(), view.info.id)
    value = {"vinsten": _points(view), "sistan": taker}.get(event.reason, "")
    return fill(translate("Sheet", "%1: %2"), line, value) if value else line


def _points(view: View) -> str:
    """What each side has counted, most first, with the second count where the first was level."""
    facts = view.facts
    eyes = facts.eyes or (0,) * len(facts.card_points)
    sides = sorted(zip(facts.card_points, eyes, strict=True), reverse=True)
    level = facts.eyes is not None and sides[0][0] == sides[1][0]
    points, second = (" – ".join(str(side[no]) for side in sides) for no in (0, 1))
    return words.count("level" if level else "sheet", language(), view.info.id, points, second)

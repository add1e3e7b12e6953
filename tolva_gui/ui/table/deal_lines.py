"""A finished deal told line by line: what was scored and why."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from tolva_gui.rules.events import Called, Event, Scored, Side
from tolva_gui.rules.game import View
from tolva_gui.rules.mariage.facts import MariageFacts
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
            case Called(seat=int(seat), word="trick"):
                taker = names[seat]
            case Called(word="carried", value=int(points)):
                text = translate("Sheet", "Vinsten is shared, %1. The next one is worth %2.")
                yield Line(None, fill(text, _points(view), points + 1), 0)
            case Scored(side=side, reason=reason, points=points):
                yield Line(side, _text(before, event, view, taker), points, fall=reason == "fall")


def _text(before: Event, event: Scored, view: View, taker: str) -> str:
    match before:
        case Called(word="trumf" | "tjog" | "viv" | "mal"):
            return words.announcement(before, language(), view.info.id, view.options) or ""
        case Called(seat=seat, word="gubbe_won" | "gubbe_lost" as outcome, value=kind):
            text = translate("Sheet", "%1, won") if outcome == "gubbe_won" else translate("Sheet", "%1, lost")
            return fill(text, words.announcement(Called(seat, str(kind)), language(), view.info.id))
        case Called(word="mistaken_meld"):
            said = words.announcement(before, language(), view.info.id)
            return fill(translate("Sheet", "“%1” was not allowed"), said)
        case Called(word="mistaken_ask"):
            return translate("Sheet", "Asking was not allowed")
        case _ if event.reason == "fall":
            return fill(translate("Sheet", "More than %1"), view.info.target)
    line = words.score_line(event.reason, language(), view.info.id)
    value = {"vinsten": _points(view), "sistan": taker}.get(event.reason, "")
    return fill(translate("Sheet", "%1: %2"), line, value) if value else line


def _points(view: View) -> str:
    """What each side has counted, most first, with the second count where the first was level."""
    facts = view.facts
    if not isinstance(facts, MariageFacts):
        return ""
    eyes = facts.eyes or (0,) * len(facts.card_points)
    sides = sorted(zip(facts.card_points, eyes, strict=True), reverse=True)
    level = facts.eyes is not None and sides[0][0] == sides[1][0]
    points, second = (" – ".join(str(side[no]) for side in sides) for no in (0, 1))
    return words.count("level" if level else "sheet", language(), view.info.id, points, second)

"""A finished deal line by line: each score and its reason."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from msgspec import Struct

from tolva_gui.rules.events import Called, Event, Scored, Side
from tolva_gui.rules.view import COUNT, View
from tolva_gui.ui.texts import change, fill, language, translate
from tolva_gui.words import sentences as words
from tolva_gui.words.game_data import game_data


class Line(Struct, frozen=True):
    """Side None: a line without points for any side. `points` is the change, for a fall the new score.

    `counts` decided the line: the name of each count, and each side's amount.
    """

    side: Side | None
    text: str
    points: int
    fall: bool = False
    counts: tuple[tuple[str, tuple[int, ...]], ...] = ()

    @property
    def figure(self) -> str:
        """The printed points: signed, or for a fall an arrow to the new score."""
        if self.side is None:
            return ""
        return f"→ {self.points}" if self.fall else change(self.points)

    @property
    def story(self) -> str:
        """The line without columns, followed by its counts."""
        counted = ", ".join(f"{name} {self._in_a_row(figures)}" for name, figures in self.counts)
        text = translate("Sheet", "%1: %2")
        return fill(text, self.text, counted) if counted else self.text

    def _in_a_row(self, figures: Sequence[int]) -> str:
        """Return the figures, own side first, then the others from high to low."""
        own = self.side or 0
        others = sorted((*figures[:own], *figures[own + 1 :]), reverse=True)
        # A line may break after a dash, even before an unbreakable space: hence the joiner.
        return "\u00a0–\u2060\u00a0".join(map(str, (figures[own], *others)))


def deal_lines(log: Sequence[Event], view: View, names: Sequence[str]) -> Iterator[Line]:
    """Yield the sheet of the deal with this log; *names* are those of the seats."""
    taker = ""
    for before, event in pairwise([*log[:1], *log]):
        match event:
            case Called(seat=int(seat), word="trick"):
                taker = names[seat]
            case Called(seat=None, word="carried"):
                text = words.happening(event, language(), view.info.id) or ""
                yield Line(None, text, 0, counts=_counts(view))
            case Scored(side=side, reason=reason, points=points):
                counts = _counts(view) if reason == game_data(view.info.id).counted else ()
                text = _text(before, event, view, taker)
                yield Line(side, text, points, fall=reason == "fall", counts=counts)


def _text(before: Event, event: Scored, view: View, taker: str) -> str:
    match before:
        case Called(seat=int(), word=word) if word != "trick":
            said = words.happening(before, language(), view.info.id)
            said = said or words.announcement(before, language(), view.info.id, view.options)
            if said:
                return said
    if event.reason == "fall":
        return fill(translate("Sheet", "More than %1"), view.info.target)
    line = words.score_line(event.reason, language(), view.info.id)
    return fill(translate("Sheet", "%1: %2"), line, taker) if event.reason == "sistan" and taker else line


def _counts(view: View) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """Return each side's count, and the second count if the first was level."""
    lang, form = language(), view.info.id
    counts = [sign.values for sign in view.display.signs if sign.key == COUNT][: view.info.sides]
    points, eyes = (tuple(int(str(each[what])) for each in counts) for what in ("points", "eyes"))
    first = words.counted("points", lang, form), points
    most = sorted(points)[-2:]
    if not any(eyes) or most[0] != most[1]:
        return (first,)
    return first, (words.counted("eyes", lang, form), eyes)

"""A finished deal line by line, each score with its reason, and the sheet of a game as rows of figures."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, Final

from msgspec import Struct

from tolva_gui.rules.account import Result
from tolva_gui.rules.events import Called, Event, Scored, Seat, Side
from tolva_gui.rules.view import COUNT, View
from tolva_gui.table.host import DealResult, Host
from tolva_gui.ui.table.seats_out import OUT, without_part
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
    line = words.text_of(language(), "line", event.reason, view.info.id)
    return fill(translate("Sheet", "%1: %2"), line, taker) if event.reason == "sistan" and taker else line


def _counts(view: View) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """Return each side's count, and the second count if the first was level."""
    lang, form = language(), view.info.id
    counts = [sign.values for sign in view.display.signs if sign.key == COUNT][: view.info.sides]
    points, eyes = (tuple(int(str(each[what])) for each in counts) for what in ("points", "eyes"))
    first = words.text_of(lang, "count", "points", form), points
    most = sorted(points)[-2:]
    if not any(eyes) or most[0] != most[1]:
        return (first,)
    return first, (words.text_of(lang, "count", "eyes", form), eyes)


NONE: Final = "–"
"""The figure of a seat that was out."""
Row = dict[str, Any]
"""`text`, and `figures` with a text per side."""


def sheet_rows(host: Host) -> list[Row]:
    """Return the result of each earlier deal, then the scores of the last one with their reasons.

    Empty for games without points: the final places say it all.
    """
    if not game_data(host.info.id).scored:
        return []
    results, sides = host.results, range(host.view(None).info.sides) if host.results else range(0)
    rows = []
    for deal in results[:-1]:
        gained = [sum(line.points for line in deal.result.lines if line.side == side) for side in sides]
        text = fill(translate("DealSheet", "Deal %1"), deal.number)
        rows.append({"text": text, "figures": list(map(change, gained))})
    return [*rows, *_last(host, results[-1])] if results else rows


def _last(host: Host, deal: DealResult) -> list[Row]:
    view, result = host.view(None), deal.result
    # A nameless row that equals the final scores, such as everyone's property, would only repeat the last row.
    told = [row for row in _told(view) if row["text"] or row["figures"] != list(map(str, result.scores))]
    kinds = dict.fromkeys(line.kind for line in result.lines)
    lines = [_line(view, result, kind) for kind in kinds]
    heading = fill(translate("DealSheet", "Deal %1"), deal.number)
    if told and not told[0]["text"] and any(_same(told[0], line) for line in lines):
        # "Tricks: 4" above "Tricks +4" would say the same twice.
        told = told[1:]
        lines[0]["text"] = fill(translate("Sheet", "%1: %2"), heading, lines[0]["text"])
    elif told and not told[0]["text"]:
        told[0]["text"] = heading
    return [*told, *lines]


def _same(told: Row, line: Row) -> bool:
    """Whether the row shown at the seats equals the scored line, figure by figure."""
    return [_numbers(text) for text in told["figures"]] == [_numbers(text) for text in line["figures"]]


def _numbers(text: str) -> list[str]:
    """Return the numbers in a text; none at all counts as 0.

    >>> _numbers("Tricks: 4"), _numbers("+4"), _numbers("1 of 6"), _numbers("")
    (['4'], ['4'], ['1', '6'], ['0'])
    """
    return re.findall(r"\d+", text) or ["0"]


def _told(view: View) -> list[Row]:
    """Return the signs that the game shows in the end at every seat that was in: bids, tricks, winnings."""
    shown: dict[str, set[Seat]] = {}
    for sign in view.display.signs:
        if sign.seat is not None and sign.key != OUT:
            shown.setdefault(sign.key, set()).add(sign.seat)
    seats = {*range(view.info.seats)}
    wanted = (seats - without_part(view)) or seats
    keys = [key for key, marked in shown.items() if wanted <= marked]
    names = (words.find_text(language(), "row", key, view.info.id) or "" for key in keys)
    return [{"text": name, "figures": _signs(view, key)} for key, name in zip(keys, names, strict=True)]


def _signs(view: View, key: str) -> list[str]:
    info = view.info
    shown = [
        (info.side(sign.seat), words.row_figure(sign, info.id, language()))
        for sign in view.display.signs
        if sign.seat is not None and sign.key == key
    ]
    return [" + ".join(text for owner, text in shown if owner == side) or NONE for side in range(info.sides)]


def _line(view: View, result: Result, kind: str) -> Row:
    points = Counter[Side]()
    for line in result.lines:
        points.update({line.side: line.points} if line.kind == kind else {})
    figures = [change(points[side]) if side in points else "" for side in range(view.info.sides)]
    return {"text": words.line_name(kind, language(), view.info.id), "figures": figures}


def placings(ranking: Sequence[Sequence[Side]]) -> list[tuple[int, Sequence[Side]]]:
    """Return each place with its sides; sides that share a place take up as many.

    >>> placings([(2,), (0, 1), (3,)])
    [(1, (2,)), (2, (0, 1)), (4, (3,))]
    """
    return [(1 + sum(map(len, ranking[:no])), sides) for no, sides in enumerate(ranking)]

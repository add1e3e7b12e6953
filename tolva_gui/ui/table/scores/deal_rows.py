"""The sheet of a game as rows of figures, a column for each side: it grows deal by deal, the last one line by line."""

import re
from collections.abc import Sequence
from typing import Any

from tolva_gui.rules.events import Side
from tolva_gui.rules.game import Result, View
from tolva_gui.table.host import DealResult, Host
from tolva_gui.ui.texts import change, fill, language, translate
from tolva_gui.words import sentences as words
from tolva_gui.words.game_data import game_data

Row = dict[str, Any]
"""`text` and `figures`, a text for each side."""


def sheet_rows(host: Host) -> list[Row]:
    """Return what each earlier deal has given, then what was scored in the last one and why.

    Nothing where no points are collected: the places at the end tell all of it.
    """
    if not game_data(host.info.id).scored:
        return []
    results, sides = host.results, range(host.view(None).info.sides) if host.results else range(0)
    rows = []
    for deal in results[:-1]:
        gained = [sum(line.points for line in deal.result.lines if line.side == side) for side in sides]
        text = fill(translate("DealSheet", "Deal %1"), deal.number)
        rows.append({"text": text, "figures": list(map(_change, gained))})
    return [*rows, *_last(host, results[-1])] if results else rows


def _last(host: Host, deal: DealResult) -> list[Row]:
    view, result = host.view(None), deal.result
    # A row without a name that says what the last row says anyway tells nothing: what everybody owns.
    told = [row for row in _told(view) if row["text"] or row["figures"] != list(map(str, result.scores))]
    kinds = dict.fromkeys(line.kind for line in result.lines)
    lines = [_line(view, result, kind) for kind in kinds]
    heading = fill(translate("DealSheet", "Deal %1"), deal.number)
    if told and not told[0]["text"] and any(_same(told[0], line) for line in lines):
        # "Tricks: 4" and below it "Tricks +4" would tell the same twice.
        told = told[1:]
        lines[0]["text"] = fill(translate("Sheet", "%1: %2"), heading, lines[0]["text"])
    elif told and not told[0]["text"]:
        told[0]["text"] = heading
    return [*told, *lines]


def _same(told: Row, line: Row) -> bool:
    """Whether what is shown at the seats is, figure by figure, what the line scores."""
    return [_numbers(text) for text in told["figures"]] == [_numbers(text) for text in line["figures"]]


def _numbers(text: str) -> list[str]:
    """Return the numbers in a text; none at all counts as 0.

    >>> _numbers("Tricks: 4"), _numbers("+4"), _numbers("1 of 6"), _numbers("")
    (['4'], ['4'], ['1', '6'], ['0'])
    """
    return re.findall(r"\d+", text) or ["0"]


def _told(view: View) -> list[Row]:
    """What the game shows at every seat in the end: what was bid and taken, what has been won."""
    shown = [sign.key for sign in view.display.signs if sign.seat is not None]
    keys = [key for key in dict.fromkeys(shown) if shown.count(key) == view.info.seats]
    return [
        {"text": words.row_name(key, language(), view.info.id), "figures": _signs(view, key)} for key in keys
    ]


def _signs(view: View, key: str) -> list[str]:
    info = view.info
    shown = [
        (info.side(sign.seat), words.row_figure(sign, info.id, language()))
        for sign in view.display.signs
        if sign.seat is not None and sign.key == key
    ]
    return [" + ".join(text for owner, text in shown if owner == side) for side in range(info.sides)]


def _line(view: View, result: Result, kind: str) -> Row:
    sides = range(view.info.sides)
    return {
        "text": words.line_name(kind, language(), view.info.id),
        "figures": [_points(result, kind, side) for side in sides],
    }


def _points(result: Result, kind: str, side: Side) -> str:
    points = [line.points for line in result.lines if line.kind == kind and line.side == side]
    return _change(sum(points)) if points else ""


def _change(points: int) -> str:
    return change(points) if points else "0"


def placings(ranking: Sequence[Sequence[Side]]) -> list[tuple[int, Sequence[Side]]]:
    """Return each place with who has it; those who share one take up as many.

    >>> placings([(2,), (0, 1), (3,)])
    [(1, (2,)), (2, (0, 1)), (4, (3,))]
    """
    return [(1 + sum(map(len, ranking[:no])), sides) for no, sides in enumerate(ranking)]


def only_loses(ranking: Sequence[Sequence[Side]]) -> bool:
    """Whether nobody has won by this end of the game, and one side has lost."""
    return len(ranking) == 2 and len(ranking[0]) > 1 and len(ranking[1]) == 1

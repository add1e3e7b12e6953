"""The sheet of a game as rows of figures, a column per side: earlier deals in a row each, the last line by line."""

import re
from collections.abc import Sequence
from typing import Any, Final

from tolva_gui.rules.account import Result
from tolva_gui.rules.events import Seat, Side
from tolva_gui.rules.view import View
from tolva_gui.table.host import DealResult, Host
from tolva_gui.ui.table.seats_out import OUT, without_part
from tolva_gui.ui.texts import change, fill, language, translate
from tolva_gui.words import sentences as words
from tolva_gui.words.game_data import game_data

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
    return [" + ".join(text for owner, text in shown if owner == side) or NONE for side in range(info.sides)]


def _line(view: View, result: Result, kind: str) -> Row:
    sides = range(view.info.sides)
    return {
        "text": words.line_name(kind, language(), view.info.id),
        "figures": [_points(result, kind, side) for side in sides],
    }


def _points(result: Result, kind: str, side: Side) -> str:
    points = [line.points for line in result.lines if line.kind == kind and line.side == side]
    return change(sum(points)) if points else ""


def placings(ranking: Sequence[Sequence[Side]]) -> list[tuple[int, Sequence[Side]]]:
    """Return each place with its sides; sides that share a place take up as many.

    >>> placings([(2,), (0, 1), (3,)])
    [(1, (2,)), (2, (0, 1)), (4, (3,))]
    """
    return [(1 + sum(map(len, ranking[:no])), sides) for no, sides in enumerate(ranking)]

"""The deals as a CSV file for spreadsheets: one row per deal, oldest first, column names in the first row.

UTF-8 with a byte order mark and CR LF line ends, which every spreadsheet accepts; the separator is a comma, or a
semicolon for languages with a decimal comma. All figures are whole numbers. The columns:

    began            start of the game, ISO 8601 date and time
    form             tolva-4, bondtolva-2, …
    deal             number of the deal in its game, from 1
    opponents        level and its id, or person and names, or mixed
    partner          the same for the partner, empty without one
    points           points of the user's side in this deal; may be negative
    others_points    points of the other sides together
    other_sides      number of other sides
    score            the user's score after the deal
    best_other       the best score of the others after the deal
    helped           1 if a hint, undo or open cards were used in this deal, otherwise 0
    won              1 if the deal ended the game and the user's side won, 0 if it lost, otherwise empty

Two more columns follow for each kind of sheet line, such as own_line_vinsten and other_line_vinsten: its points, the
others' together; empty if the deal has no such line. An undertaking, a bid or a gubbe, has two columns per outcome,
such as own_half_made, other_half_made, own_half_lost and other_half_lost: how often.
"""

import csv
import io
from typing import Any, Final

from tolva_gui.records.game_rows import DEED
from tolva_gui.records.index import Index
from tolva_gui.records.statistics import DealFilter, condition

HEAD: Final = (
    "began", "form", "deal", "opponents", "partner", "points", "others_points", "other_sides", "score", "best_other",
    "helped", "won",
)  # fmt: skip
_COLUMNS: Final = (
    "began, form, deal, opponent, partner, points, others, other_sides, score, best_other, helped, won"
)
MARK: Final = "\ufeff"
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")


def as_csv(index: Index, choice: DealFilter, *, separator: str = ",") -> str:
    """Return the CSV text of the chosen deals, without a byte order mark; raise IndexTrouble."""
    where, values = condition(choice)
    rows = index.select(f"SELECT {_COLUMNS}, game FROM deals{where} ORDER BY began, game, deal", values)
    lines = _lines(index, where, values)
    kinds = sorted(set[str]().union(*lines.values()), key=lambda kind: (kind.startswith(DEED), kind))
    text = io.StringIO(newline="")
    writer = csv.writer(text, delimiter=separator, lineterminator="\r\n")
    writer.writerow([*HEAD, *(f"{whose}_{_name(kind)}" for kind in kinds for whose in ("own", "other"))])
    for *row, game in rows:
        of_deal = lines.get((game, row[HEAD.index("deal")]), {})
        more = [figure for kind in kinds for figure in of_deal.get(kind, ("", ""))]
        writer.writerow([_cell(value) for value in (*row, *more)])
    return text.getvalue()


def _name(kind: str) -> str:
    """Return the name of a column, without `own` or `other`."""
    return kind.removeprefix(f"{DEED} ").replace(" ", "_") if kind.startswith(DEED) else f"line_{kind}"


def _lines(
    index: Index, where: str, values: tuple[object, ...]
) -> dict[tuple[str, int], dict[str, tuple[int, int]]]:
    """Return by deal the totals of its lines, own and others', and the numbers of undertakings."""
    found = index.select(
        f"""SELECT game, deal, kind, lines.own, lines.others, own_times, other_times
        FROM lines JOIN (SELECT game, deal FROM deals{where}) USING (game, deal)""",
        values,
    )
    lines: dict[tuple[str, int], dict[str, tuple[int, int]]] = {}
    for game, deal, kind, own, others, own_times, other_times in found:
        figures = (own_times, other_times) if kind.startswith(DEED) else (own, others)
        lines.setdefault((game, deal), {})[kind] = figures
    return lines


def _cell(value: Any) -> Any:
    """Quote a name that a spreadsheet would read as a formula."""
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULA) else value

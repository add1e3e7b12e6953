"""The deals as a CSV file for spreadsheets: one row a deal, oldest first, the names of the columns in the first row.

UTF-8 with a byte order mark, lines ended by CR LF, which every spreadsheet takes; the separator is a comma, or a
semicolon for languages that write numbers with a decimal comma. All figures are whole numbers. The columns:

    began            date and time at which the game was begun, ISO 8601
    form             tolva-4, bondtolva-2, …
    deal             number of the deal in its game, from 1
    opponents        level and its id, or person and names, or mixed
    partner          the same of the partner, empty where there is none
    points           what the own side got in this deal; may be negative
    others_points    what the other sides got together
    other_sides      how many those are
    score            the own score after the deal
    best_other       the best of the others' scores after the deal
    own_trumf, own_tjog, own_viv, own_mal, other_…    melds, counted; mal is the fourth, whatever it is called
    own_vinsten, other_vinsten, own_sistan, other_sistan    points for most cards and for the last trick
    gubbe            half, whole or empty
    gubbe_by         own, other or empty
    gubbe_made       1 made, 0 lost, or empty
    helped           1 if a hint, undo or open cards were used in this deal, else 0
    won              1 if the deal ended the game and the own side won, 0 if it lost it, else empty

Other games than those with melds have more columns behind these, two for each kind of line on their sheets, such as
own_line_bid and other_line_bid in plump: its points, of the others together; empty where the deal has no such line.
"""

import csv
import io
from typing import Any, Final

from tolva_gui.records.library import Library
from tolva_gui.records.statistics import Choice, condition
from tolva_gui.rules.catalog import MARIAGE

HEAD: Final = (
    "began", "form", "deal", "opponents", "partner", "points", "others_points", "other_sides", "score", "best_other",
    "own_trumf", "own_tjog", "own_viv", "own_mal", "other_trumf", "other_tjog", "other_viv", "other_mal",
    "own_vinsten", "other_vinsten", "own_sistan", "other_sistan", "gubbe", "gubbe_by", "gubbe_made", "helped", "won",
)  # fmt: skip
_COLUMNS: Final = (
    "began, form, deal, opponent, partner, points, others, other_sides, score, best_other, "
    "own_trumf, own_tjog, own_viv, own_mal, other_trumf, other_tjog, other_viv, other_mal, "
    "own_vinsten, other_vinsten, own_sistan, other_sistan, gubbe, "
    "CASE gubbe_own WHEN 1 THEN 'own' WHEN 0 THEN 'other' END, gubbe_made, helped, won"
)
MARK: Final = "\ufeff"
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")


def as_csv(library: Library, choice: Choice, *, separator: str = ",") -> str:
    """Return the table of the deals of that choice, without the byte order mark; raise LibraryError."""
    where, values = condition(choice)
    rows = library.select(f"SELECT {_COLUMNS}, game FROM deals{where} ORDER BY began, game, deal", values)
    lines = _lines(library, where, values)
    kinds = sorted({kind for of_deal in lines.values() for kind in of_deal})
    text = io.StringIO(newline="")
    writer = csv.writer(text, delimiter=separator, lineterminator="\r\n")
    writer.writerow([*HEAD, *(f"{whose}_line_{kind}" for kind in kinds for whose in ("own", "other"))])
    for *row, game in rows:
        told = lines.get((game, row[HEAD.index("deal")]), {})
        more = [points for kind in kinds for points in told.get(kind, ("", ""))]
        writer.writerow([_cell(value) for value in (*row, *more)])
    return text.getvalue()


def _lines(
    library: Library, where: str, values: tuple[object, ...]
) -> dict[tuple[str, int], dict[str, tuple[int, int]]]:
    """What each line gave, own and others', of the deals of games whose lines have no columns of their own."""
    marks = ", ".join("?" * len(MARIAGE))
    found = library.select(
        f"SELECT game, deal, kind, lines.own, lines.others FROM lines JOIN "
        f"(SELECT game, deal, form FROM deals{where}) USING (game, deal) "
        f"WHERE form NOT IN ({marks}) AND kind NOT LIKE 'deed %'",
        (*values, *MARIAGE),
    )
    lines: dict[tuple[str, int], dict[str, tuple[int, int]]] = {}
    for game, deal, kind, own, others in found:
        lines.setdefault((game, deal), {})[kind] = own, others
    return lines


def _cell(value: Any) -> Any:
    """A name that a spreadsheet would take for a formula is quoted."""
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULA) else value

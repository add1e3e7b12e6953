"""Motifs of the flat weave: stars, bands with figures, and beasts picked out on a grid."""

import math
import tomllib
from collections.abc import Callable
from pathlib import Path

from geometry import Affine, Point, Sheet, flat, lozenge, num, poly, rect

# One petal of the eight-pointed star; the other seven are its mirror images.
_PETAL: tuple[Point, ...] = ((0, 0), (0, -2), (2, -4), (2, -2))


def whole_star(x: float, y: float, unit: float) -> str:
    """Return the eight-pointed star, 8 units across, in one colour."""
    return _petals(x, y, unit, True) + _petals(x, y, unit, False)


def flat_star(x: float, y: float, unit: float, first: str, second: str) -> str:
    """Return the star in two colours without an outline: all of it, and four petals on top, so that no seam shows."""
    return flat(whole_star(x, y, unit), first) + flat(_petals(x, y, unit, False), second)


def fill_star(sheet: Sheet, x: float, y: float, unit: float, first: str, second: str) -> None:
    """Draw the star in two colours."""
    sheet.fill(whole_star(x, y, unit), first)
    sheet.fill(_petals(x, y, unit, False), second)


def _petals(x: float, y: float, unit: float, even: bool) -> str:
    out = ""
    for sx in (1, -1):
        for sy in (1, -1):
            upright = (sx * sy > 0) == even
            petal = _PETAL if upright else tuple((-py, -px) for px, py in _PETAL)
            out += poly([(x + sx * px * unit, y + sy * py * unit) for px, py in petal])
    return out


def stepped(x: float, y: float, steps: int, unit: float, rise: float | None = None) -> str:
    """Return a lozenge with stepped edges, the basic figure of röllakan."""
    rise = unit if rise is None else rise
    right: list[Point] = []
    for row in range(-steps, steps + 1):
        reach = (steps - abs(row) + 0.5) * unit
        right += [(reach, (row - 0.5) * rise), (reach, (row + 0.5) * rise)]
    left = [(-px, py) for px, py in reversed(right)]
    return poly([(x + px, y + py) for px, py in [*right, *left]])


Motif = Callable[[float, float], str]


def _repeated(pitch: float, one: Callable[[int, float, float], str]) -> Motif:
    """Return a motif of equal parts, each about `pitch` band widths long: `one` draws it by its number and length."""

    def motif(length: float, width: float) -> str:
        count = max(1, round(length / (width * pitch)))
        return "".join(one(i, length / count, width) for i in range(count))

    return motif


def _tooth(i: int, step: float, width: float) -> str:
    return poly([(i * step, width * 0.42), ((i + 0.5) * step, -width * 0.32), ((i + 1) * step, width * 0.42)])


def _cross(i: int, step: float, width: float) -> str:
    x, a, b = (i + 0.5) * step, width * 0.1, width * 0.3
    return rect(x - a, -b, 2 * a, 2 * b) + rect(x - b, -a, b - a, 2 * a) + rect(x + a, -a, b - a, 2 * a)


def _zigzag(length: float, width: float) -> str:
    count = max(1, round(length / (width * 0.85)))
    step, h, t = length / count, width * 0.3, width * 0.24
    top = [(0.0, h)]
    for i in range(count):
        top += [((i + 0.5) * step, -h), ((i + 1) * step, h)]
    under = [(px, py + t - h * 0.4) for px, py in reversed(top)]
    return poly([(px, py - h * 0.4) for px, py in top] + under)


def _stars(length: float, width: float) -> str:
    count = max(1, round(length / (width * 1.15)))
    step = length / count
    out = "".join(whole_star((i + 0.5) * step, 0, width * 0.096) for i in range(count))
    return out + "".join(lozenge(i * step, 0, width * 0.1, width * 0.17) for i in range(1, count))


MOTIFS: dict[str, Motif] = {
    "lozenge": _repeated(1.1, lambda i, step, width: lozenge((i + 0.5) * step, 0, step * 0.36, width * 0.3)),
    "zigzag": _zigzag,
    "teeth": _repeated(0.7, _tooth),
    "star": _stars,
    "dots": _repeated(0.8, lambda i, step, width: lozenge((i + 0.5) * step, 0, width * 0.22)),
    "cross": _repeated(1.05, _cross),
}

# The figure woven for each suit.
SUIT_MOTIF: dict[str, str] = {"spade": "star", "heart": "zigzag", "diamond": "lozenge", "club": "cross"}


def strip(
    sheet: Sheet,
    start: Point,
    end: Point,
    width: float,
    ground: str,
    figure: str,
    motif: str,
    pen: float = 1.6,
) -> None:
    """Draw a straight band from `start` to `end` with a repeating figure."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy)
    co, si = dx / length, dy / length
    move = Affine(co, si, -si, co, *start)
    sheet.shape(move.path(rect(0, -width / 2, length, width)), ground, pen)
    sheet.fill(move.path(MOTIFS[motif](length, width)), figure)


GRIDS: dict[str, list[str]] = {
    name: rows.split()
    for name, rows in tomllib.loads(
        Path(__file__).with_name("grids.toml").read_text(encoding="utf-8")
    ).items()
}


def beast(
    name: str,
    cx: float,
    cy: float,
    cell: float,
    flip: bool = False,
    sign: str = "#",
) -> str:
    """Return a beast of GRIDS as merged runs of cells, centred on (cx, cy)."""
    rows = GRIDS[name]
    width = len(rows[0])
    out = []
    for j, row in enumerate(rows):
        cells = row[::-1] if flip else row
        y = cy + (j - len(rows) / 2) * cell
        for i, n in runs(cells, sign):
            x = cx + (i - width / 2) * cell
            out.append(f"M{num(x)} {num(y)}h{num(n * cell)}v{num(cell)}h{num(-n * cell)}z")
    return "".join(out)


def runs(cells: str, sign: str = "#") -> list[tuple[int, int]]:
    """Return (start, length) of every run of `sign` in a row."""
    out: list[tuple[int, int]] = []
    for i, cell in enumerate(cells):
        if cell != sign:
            continue
        if out and sum(out[-1]) == i:
            out[-1] = (out[-1][0], out[-1][1] + 1)
        else:
            out.append((i, 1))
    return out

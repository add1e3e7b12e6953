"""The round medallion of a portrait: its edge, woven grounds, emblems, and a ring per side."""

import itertools
import math
from collections.abc import Callable

import geometry
from geometry import Point, Sheet, circle, flat, flatten, lozenge, place, poly, svg
from palette import FLAX, INDIGO, INK, LINEN, MADDER, PINE, ROSE, SKY, STRAW, STREWN, WELD
from woven import beast, fill_star, stepped, whole_star

CENTRE: Point = (0.0, -92.0)
RADIUS = 52.0
VIEW = "-55 -147 110 110"
"""The court's coordinates: the chin is at y = -58, the hairline at -112."""

EMBLEMS = ("star", "bird", "horse", "lion")
"""For players who want no face."""
GROUNDS: dict[str, tuple[str, str]] = {
    "stina": (SKY, "#94afcf"),
    "algot": ("#4f7a5f", "#628c70"),
    "rules": (STRAW, "#e9c163"),
    "sigrid": (ROSE, "#dd8072"),
    "hilding": (WELD, "#e9b94a"),
    "best": ("#5b2333", "#8a5d2a"),
    "linen": (FLAX, STREWN),
}


class Disc(Sheet):
    """A sheet that clips drawings to the round edge."""

    def shape(self, data: str, fill: str, width: float | None = None, stroke: str | None = None) -> None:
        if kept := clipped(data):
            super().shape(kept, fill, width, stroke)

    def fill(self, data: str, fill: str) -> None:
        if kept := clipped(data):
            super().fill(kept, fill)

    def line(self, data: str, width: float = 2.0, stroke: str | None = None) -> None:
        if kept := _line_within(data):
            super().line(kept, width, stroke)


def _edge(count: int = 72) -> list[Point]:
    x, y = CENTRE
    return [
        (
            x + RADIUS * math.cos(2 * math.pi * no / count),
            y + RADIUS * math.sin(2 * math.pi * no / count),
        )
        for no in range(count)
    ]


def clipped(data: str) -> str:
    """Return the path clipped to the edge; parts wholly inside keep their curves."""
    return _kept(data, lambda points: poly(cut) if (cut := _cut(points, _edge())) else "")


def _line_within(data: str) -> str:
    """Return the strokes up to their first crossing of the edge."""

    def first_part(points: list[Point]) -> str:
        kept = list(itertools.takewhile(_within, points))
        return poly(kept, closed=False) if len(kept) > 1 else ""

    return _kept(data, first_part)


def _kept(data: str, shorten: Callable[[list[Point]], str]) -> str:
    """Return the path with the parts that leave the disc shortened."""
    parts = (f"M{part}" for part in filter(None, data.split("M")))
    return "".join(part if all(map(_within, flatten(part))) else shorten(flatten(part)) for part in parts)


def _within(point: Point) -> bool:
    return math.dist(point, CENTRE) <= RADIUS


def _cut(points: list[Point], edge: list[Point]) -> list[Point]:
    """Return the part of a polygon inside a convex one (Sutherland and Hodgman)."""
    for a, b in zip(edge, [*edge[1:], edge[0]], strict=True):
        inside = [_side(a, b, point) >= 0 for point in points]
        kept: list[Point] = []
        for no, point in enumerate(points):
            before, was = points[no - 1], inside[no - 1]
            if inside[no] != was:
                kept.append(_crossing(a, b, before, point))
            if inside[no]:
                kept.append(point)
        points = kept
        if not points:
            break
    return points


def _side(a: Point, b: Point, p: Point) -> float:
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])


def _crossing(a: Point, b: Point, p: Point, q: Point) -> Point:
    at, to = _side(a, b, p), _side(a, b, q)
    share = at / (at - to)
    return (p[0] + share * (q[0] - p[0]), p[1] + share * (q[1] - p[1]))


def emblem(name: str) -> Sheet:
    """Return a woven figure alone."""
    sheet, (x, y) = Sheet(), CENTRE
    if name == "star":
        fill_star(sheet, x, y, 8.6, MADDER, INDIGO)
        sheet.fill(lozenge(x, y, 5, 5), STRAW)
        return sheet
    colour, cell = {"bird": (INDIGO, 3.6), "horse": (MADDER, 4.2), "lion": (PINE, 4.2)}[name]
    sheet.fill(beast(name, x, y + 1, cell), colour)
    if name == "bird":
        sheet.fill(beast(name, x, y + 1, cell, sign="o"), MADDER)
    return sheet


def ground(name: str) -> Sheet:
    """Return the woven ground with the dark edge of the disc."""
    colour, mark = GROUNDS[name]
    sheet, (cx, cy) = Disc(), CENTRE
    sheet.shape(circle(cx, cy, RADIUS), colour, 2.6)
    marks = ""
    for row in range(-3, 4):
        for column in range(-3, 4):
            x, y = cx + column * 17.0 + (8.5 if row % 2 else 0.0), cy + row * 15.0
            if math.dist((x, y), CENTRE) < RADIUS - 7:
                marks += whole_star(x, y, 1.15) if row % 2 else stepped(x, y, 2, 1.7)
    sheet.fill(marks, mark)
    return sheet


# Rings: colour and shape both identify a side.

RINGS: tuple[str, ...] = (MADDER, INDIGO, "#8a5d0c", PINE)
ON_DARK: tuple[str, ...] = ("#e8806f", SKY, WELD, "#8fb573")


# The pieces of a side's ring, how many and of what shape: beads, teeth, bars. That of the first side is whole.
BESIDE_A_FACE = (
    (24, circle(0, 0, 3.5)),
    (28, poly([(-4.4, 3.2), (0, -3.6), (4.4, 3.2)])),
    (9, "M-11.5 -2.5H11.5V2.5H-11.5Z"),
)
BESIDE_A_WORD = (
    (8, circle(0, 0, 12)),
    (9, poly([(-12, 12), (0, -13), (12, 12)])),
    (4, "M-19 -11H19V11H-19Z"),
)


def ring(side: int) -> str:
    """Return the ring of a side on a band of linen."""
    colour, middle = RINGS[side], RADIUS - 1.5
    out = _hoop(middle, INK, 10) + _hoop(middle, LINEN, 7.6)
    return out + (_pieces(middle, colour, *BESIDE_A_FACE[side - 1]) if side else _hoop(middle, colour, 4.6))


def mark(side: int, colour: str) -> str:
    """Return the same ring, plain enough to be recognised beside a word."""
    return _pieces(36, colour, *BESIDE_A_WORD[side - 1]) if side else _hoop(36, colour, 24)


def _pieces(radius: float, colour: str, count: int, shape: str) -> str:
    (cx, cy), out = CENTRE, ""
    for no in range(count):
        angle = 2 * math.pi * no / count
        at = cx + radius * math.cos(angle), cy + radius * math.sin(angle)
        out += place(*at, 1, math.degrees(angle) + 90).path(shape)
    return flat(out, colour)


def _hoop(radius: float, colour: str, width: float) -> str:
    cx, cy = CENTRE
    return f'<circle cx="{cx:g}" cy="{cy:g}" r="{radius:g}" fill="none" stroke="{colour}" stroke-width="{width:g}"/>'


def document(body: str) -> str:
    return svg(110, 110, body, VIEW)


def inked(sheet: Sheet) -> str:
    return geometry.inked(sheet.text(), INK, 2.2)

"""Small vector kit: SVG path parsing, mirroring, affine maps and a drawing sheet.

Only absolute M, L, H, V, C, Q and Z are supported; the drawings use no others.
"""

import math
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

Point = tuple[float, float]
Segment = tuple[str, tuple[Point, ...]]

_TOKEN = re.compile(r"[MLHVCQZ]|-?\d*\.?\d+")
_PAIRS = {"M": 1, "L": 1, "C": 3, "Q": 2}


def num(value: float) -> str:
    """Write a coordinate with one decimal and nothing superfluous."""
    text = f"{value:.1f}"
    text = text[:-2] if text.endswith(".0") else text
    return "0" if text == "-0" else text


def parse(data: str) -> list[Segment]:
    """Read path data into (command, points) segments."""
    tokens = _TOKEN.findall(data)
    out: list[Segment] = []
    command, here, i = "M", (0.0, 0.0), 0
    while i < len(tokens):
        if tokens[i].isalpha():
            command = tokens[i]
            i += 1
            if command == "Z":
                out.append(("Z", ()))
                continue
        if command in "HV":
            value = float(tokens[i])
            i += 1
            here = (value, here[1]) if command == "H" else (here[0], value)
            out.append(("L", (here,)))
            continue
        count = _PAIRS[command]
        numbers = [float(t) for t in tokens[i : i + 2 * count]]
        i += 2 * count
        points = tuple(zip(numbers[::2], numbers[1::2], strict=True))
        out.append((command, points))
        here = points[-1]
        command = "L" if command == "M" else command
    return out


def write(segments: Iterable[Segment]) -> str:
    """Write segments back as compact path data."""
    parts: list[str] = []
    for command, points in segments:
        body = " ".join(f"{num(x)} {num(y)}" for x, y in points)
        parts.append(command + body)
    return "".join(parts).replace(" -", "-")


@dataclass(frozen=True)
class Affine:
    """The matrix of an SVG transform: x' = ax + cy + e, y' = bx + dy + f."""

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    e: float = 0.0
    f: float = 0.0

    def point(self, p: Point) -> Point:
        return (self.a * p[0] + self.c * p[1] + self.e, self.b * p[0] + self.d * p[1] + self.f)

    def path(self, data: str) -> str:
        return write((c, tuple(self.point(p) for p in pts)) for c, pts in parse(data))


def place(x: float, y: float, scale: float = 1.0, angle: float = 0.0, flip: bool = False) -> Affine:
    """Move to (x, y) after turning by `angle` degrees and scaling; `flip` mirrors left-right first."""
    co, si = math.cos(math.radians(angle)) * scale, math.sin(math.radians(angle)) * scale
    sign = -1.0 if flip else 1.0
    return Affine(co * sign, si * sign, -si, co, x, y)


MIRROR = Affine(a=-1.0)


def mirror(data: str) -> str:
    """Mirror path data in the vertical axis."""
    return MIRROR.path(data)


def both(data: str) -> str:
    """The path and its mirror image."""
    return data + mirror(data)


def _reverse(segments: Sequence[Segment]) -> list[Segment]:
    """Reverse one open sub-path, leaving out the opening move."""
    points = [pts[-1] for _, pts in segments]
    out: list[Segment] = []
    for i in range(len(segments) - 1, 0, -1):
        command, pts = segments[i]
        out.append((command, tuple(reversed(pts[:-1])) + (points[i - 1],)))
    return out


def sym(data: str) -> str:
    """Close a right-hand outline, drawn from top to bottom, with its own mirror image."""
    right = parse(data)
    left = [(c, tuple(MIRROR.point(p) for p in pts)) for c, pts in right]
    back = _reverse(left)
    end, start = right[-1][1][-1], left[-1][1][-1]
    joint: list[Segment] = [] if abs(end[0]) < 0.01 else [("L", (start,))]
    return write([*right, *joint, *back, ("Z", ())])


def poly(points: Iterable[Point], closed: bool = True) -> str:
    data = write(("M" if i == 0 else "L", (p,)) for i, p in enumerate(points))
    return data + "Z" if closed else data


def circle(x: float, y: float, r: float, ry: float | None = None) -> str:
    """A clockwise ellipse as four cubics, so that it can be part of a larger path."""
    s = r if ry is None else ry
    k, m = r * 0.5523, s * 0.5523
    return write(
        [
            ("M", ((x, y - s),)),
            ("C", ((x + k, y - s), (x + r, y - m), (x + r, y))),
            ("C", ((x + r, y + m), (x + k, y + s), (x, y + s))),
            ("C", ((x - k, y + s), (x - r, y + m), (x - r, y))),
            ("C", ((x - r, y - m), (x - k, y - s), (x, y - s))),
            ("Z", ()),
        ]
    )


def rect(x: float, y: float, w: float, h: float) -> str:
    return f"M{num(x)} {num(y)}H{num(x + w)}V{num(y + h)}H{num(x)}Z"


def lozenge(x: float, y: float, w: float, h: float | None = None) -> str:
    h = w if h is None else h
    return poly([(x, y - h), (x + w, y), (x, y + h), (x - w, y)])


def lozenges(places: Iterable[Point], w: float, h: float | None = None) -> str:
    """Lozenges of one size."""
    return "".join(lozenge(x, y, w, h) for x, y in places)


def gems(*each: tuple[float, float, float, float]) -> str:
    """Lozenges (x, y, w, h), in pairs to both sides of the vertical axis but for one upon it."""
    middle = "".join(lozenge(*one) for one in each if not one[0])
    return middle + both("".join(lozenge(*one) for one in each if one[0]))


def leaf(x: float, y: float, angle: float, length: float, width: float, bend: float = 0.0) -> str:
    """A brush-stroke leaf growing from (x, y); angle 0 points up, `bend` sways the tip sideways."""
    w, n = width, length
    data = (
        f"M0 0C{num(-w)} {num(-n * 0.25)} {num(-w + bend * 0.4)} {num(-n * 0.7)} {num(bend)} {num(-n)}"
        f"C{num(w + bend * 0.4)} {num(-n * 0.7)} {num(w)} {num(-n * 0.25)} 0 0Z"
    )
    return place(x, y, 1, angle).path(data)


def ring(count: int, radius: float, start: float = 0.0) -> list[tuple[float, float, float]]:
    """Points on a circle as (x, y, outward angle for `leaf`)."""
    out = []
    for i in range(count):
        angle = start + 360 * i / count
        out.append((radius * math.sin(math.radians(angle)), -radius * math.cos(math.radians(angle)), angle))
    return out


def flatten(data: str) -> list[Point]:
    """The outline as a polygon, for inside tests: curves in eight steps."""
    out: list[Point] = []
    for command, pts in parse(data):
        if command in "ML":
            out.append(pts[0])
        elif command in "CQ":
            ctrl = [out[-1], *pts]
            out += [_bezier(ctrl, t / 8) for t in range(1, 9)]
    return out


def _bezier(ctrl: Sequence[Point], t: float) -> Point:
    pts = list(ctrl)
    while len(pts) > 1:
        pts = [(p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t) for p, q in pairwise(pts)]
    return pts[0]


def inside(p: Point, outline: Sequence[Point]) -> bool:
    """Even-odd test of a point against a polygon."""
    hit = False
    for (x1, y1), (x2, y2) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (y1 > p[1]) != (y2 > p[1]) and p[0] < (x2 - x1) * (p[1] - y1) / (y2 - y1) + x1:
            hit = not hit
    return hit


def flat(data: str, fill: str) -> str:
    """Return an element without an outline."""
    return f'<path fill="{fill}" d="{data}"/>'


def svg(width: int, height: int, body: str, view: str = "") -> str:
    """Return a document of SVG Tiny."""
    size = f'width="{width}" height="{height}" viewBox="{view or f"0 0 {width} {height}"}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" {size}>{body}</svg>\n'


def inked(drawing: str, ink: str, width: float = 2) -> str:
    """Return a drawing in which whatever is not said otherwise is drawn in ink."""
    pen = (
        f'fill="none" stroke="{ink}" stroke-width="{width:g}" stroke-linejoin="round" stroke-linecap="round"'
    )
    return f"<g {pen}>{drawing}</g>"


@dataclass
class Sheet:
    """Collects SVG elements; `shape` is filled and outlined, `fill` only filled, `line` only stroked."""

    items: list[str] = field(default_factory=list)
    at: Callable[[str], str] = str
    """Moves an outline to its place."""

    def moved(self, move: Affine) -> "Sheet":
        """Return a way to draw on this sheet as moved by the map."""
        return Sheet(self.items, move.path)

    def shape(self, data: str, fill: str, width: float | None = None, stroke: str | None = None) -> None:
        pen = "" if width is None else f' stroke-width="{num(width)}"'
        pen += "" if stroke is None else f' stroke="{stroke}"'
        self.items.append(f'<path fill="{fill}"{pen} d="{self.at(data)}"/>')

    def fill(self, data: str, fill: str) -> None:
        self.items.append(f'<path fill="{fill}" stroke="none" d="{self.at(data)}"/>')

    def line(self, data: str, width: float = 2.0, stroke: str | None = None) -> None:
        pen = "" if stroke is None else f' stroke="{stroke}"'
        self.items.append(f'<path stroke-width="{num(width)}"{pen} d="{self.at(data)}"/>')

    def group(self, other: "Sheet", transform: str) -> None:
        self.items.append(f'<g transform="{transform}">{other.text()}</g>')

    def text(self) -> str:
        return "".join(self.items)

"""Card backs in röllakan: large clear figures on a coarse grid, so that nothing shimmers when small.

Every back looks the same upside down: the drawing above the middle is repeated below it, turned by 180°.
"""

from collections.abc import Callable

from geometry import flat, lozenge, lozenges, poly, rect
from palette import INDIGO, INK, LINEN, MADDER, PINE, ROSE, STRAW, WELD
from woven import GRIDS, beast, flat_star, runs, stepped, whole_star

CX, CY = 125.0, 175.0
LEFT, TOP, FIELD_W, FIELD_H = 31.0, 31.0, 188.0, 288.0


def _turned(upper: str) -> str:
    """Return the drawing with a copy turned by 180° about the card's centre."""
    return upper + f'<g transform="matrix(-1 0 0 -1 {2 * CX:g} {2 * CY:g})">{upper}</g>'


def _border(ground: str, figure: str, line: str) -> str:
    """Return a broad edge with stepped teeth, which also covers anything beyond the field."""
    out = flat(rect(11, 11, 228, 328) + "M31 31V319H219V31Z", ground)
    teeth = ""
    for i in range(8):
        x = LEFT + (i + 0.5) * FIELD_W / 8
        teeth += stepped(x, 20, 1, 6, 4.2) + stepped(x, 330, 1, 6, 4.2)
    for i in range(12):
        y = TOP + (i + 0.5) * FIELD_H / 12
        teeth += stepped(20, y, 1, 4.2, 6) + stepped(230, y, 1, 4.2, 6)
    out += flat(teeth, figure)
    for x, y in ((20, 20), (20, 330), (230, 20), (230, 330)):
        out += flat(whole_star(x, y, 1.95), figure)
    inner = rect(28.5, 28.5, 193, 293) + "M32 32V318H218V32Z"
    return out + flat(inner, line)


def _star_back() -> str:
    out = flat(rect(LEFT, TOP, FIELD_W, FIELD_H), INDIGO)
    centres = [(LEFT + (i + 0.5) * 94, TOP + (j + 0.5) * 96) for j in range(3) for i in range(2)]
    out += flat("".join(stepped(x, y, 7, 6.1, 6.2) for x, y in centres), LINEN)
    out += flat("".join(stepped(x, y, 6, 6.1, 6.2) for x, y in centres), MADDER)
    for x, y in centres:
        out += flat_star(x, y, 5.6, LINEN, STRAW)
    gaps = [(LEFT + i * 94, TOP + j * 96) for j in range(4) for i in range(3)]
    out += flat("".join(stepped(x, y, 2, 6.1, 6.2) for x, y in gaps), WELD)
    out += flat(lozenges(gaps, 6, 6.2), INDIGO)
    return out + _border(MADDER, STRAW, LINEN)


def _bird_back() -> str:
    half = "".join(
        flat(
            beast("bird", 76, 86, 4.1, sign=sign) + beast("bird", 174, 86, 4.1, flip=True, sign=sign), colour
        )
        for sign, colour in (("#", LINEN), ("o", WELD))
    )
    half += flat(rect(122, 60, 6, 72), WELD)
    for y, n in ((62.0, 3), (86.0, 3), (110.0, 2)):
        half += flat(stepped(125, y, n - 1, 4.4, 4.4), STRAW) + flat(lozenge(125, y, 3.4), MADDER)
    half += flat(lozenges([(LEFT + (i + 0.5) * 23.5, 44) for i in range(8) if i not in (3, 4)], 6, 5), ROSE)
    out = flat(rect(LEFT, TOP, FIELD_W, FIELD_H), PINE) + _turned(half)
    out += flat(rect(LEFT, 138, FIELD_W, 74), MADDER)
    out += flat(rect(LEFT, 138, FIELD_W, 4) + rect(LEFT, 208, FIELD_W, 4), STRAW)
    for i in range(3):
        x = LEFT + (i + 0.5) * FIELD_W / 3
        out += flat(stepped(x, 175, 5, 5.2, 5.2), INK)
        out += flat_star(x, 175, 5.0, LINEN, STRAW)
    return out + _border(PINE, STRAW, LINEN)


def _cells(rows: list[str], left: float, top: float, cell: float, rise: float) -> str:
    return "".join(
        rect(left + i * cell, top + j * rise, n * cell, rise)
        for j, row in enumerate(rows)
        for i, n in runs(row)
    )


def _tree_back() -> str:
    cell, rise, left, top = 6.6, 5.6, CX - 12.5 * 6.6, 40.0
    half = flat(_cells(GRIDS["tree"], left, top, cell, rise), LINEN)
    for col, row in ((12, 2), (3, 6), (21, 6), (2, 14), (22, 14)):
        x, y = left + (col + 0.5) * cell, top + (row + 0.5) * rise
        half += flat(stepped(x, y, 1, cell, rise), STRAW) + flat(lozenge(x, y, 4.2, 4.2), INDIGO)
    for x, y in ((58.0, 48.0), (192.0, 48.0)):
        half += flat(stepped(x, y, 1, 4.4, 4.4), STRAW)
    for y in (92.0, 104.0, 116.0, 128.0):
        half += flat(lozenge(125, y, 3.6, 4.2), INDIGO)
    out = flat(rect(LEFT, TOP, FIELD_W, FIELD_H), MADDER) + _turned(half)
    out += flat(rect(LEFT, 163, FIELD_W, 24), INDIGO)
    out += flat("".join(stepped(LEFT + (i + 0.5) * FIELD_W / 9, 175, 1, 5, 5) for i in range(9)), STRAW)
    return out + _border(INDIGO, LINEN, STRAW)


def _wave_back() -> str:
    """Stepped flames; the wave is odd about the centre, so it is unchanged by a turn of 180°."""
    columns, cell, rise, step = 12, FIELD_W / 12, 14.0, 17.0
    tones = (MADDER, STRAW, INDIGO, LINEN, PINE, WELD)
    level = (0.5, 1.5, 2.5, 2.5, 1.5, 0.5, -0.5, -1.5, -2.5, -2.5, -1.5, -0.5)
    out = flat(rect(LEFT, TOP, FIELD_W, FIELD_H), tones[2])
    # From the outside in: each colour is a stepped lens around the middle, covered by the next.
    for k in range(11, 0, -1):
        depth = (k - 0.5) * step
        upper = [
            (LEFT + (i + s) * cell, CY - depth - level[i] * rise) for i in range(columns) for s in (0, 1)
        ]
        lower = [(2 * CX - x, 2 * CY - y) for x, y in upper]
        data = poly([(x, min(319.0, max(31.0, y))) for x, y in [*upper, *lower]])
        out += flat(data, tones[k % len(tones)])
    return out + _border(INDIGO, STRAW, LINEN)


def _horse_back() -> str:
    """Horses and lions in pairs, as on a carriage cushion."""
    half = flat(beast("horse", 79, 66, 4.2) + beast("horse", 171, 66, 4.2, flip=True), LINEN)
    half += flat(rect(LEFT, 104, FIELD_W, 71), MADDER) + flat(rect(LEFT, 101, FIELD_W, 4), STRAW)
    half += flat(beast("lion", 79, 137, 4, flip=True) + beast("lion", 171, 137, 4), STRAW)
    for y, ground, bloom in ((66.0, LINEN, MADDER), (137.0, LINEN, INDIGO)):
        half += flat(stepped(125, y, 2, 3.6, 4.4), ground) + flat(lozenge(125, y, 5, 6), bloom)
    half += flat(lozenges([(125, y) for y in (46, 86, 117, 157)], 3.6, 4.4), STRAW)
    out = flat(rect(LEFT, TOP, FIELD_W, FIELD_H), INDIGO) + _turned(half)
    return out + flat(rect(LEFT, 171.5, FIELD_W, 7), STRAW) + _border(PINE, STRAW, LINEN)


BACKS: dict[str, Callable[[], str]] = {
    "star": _star_back,
    "bird": _bird_back,
    "tree": _tree_back,
    "wave": _wave_back,
    "horse": _horse_back,
}

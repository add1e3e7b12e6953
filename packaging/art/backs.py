"""Card backs in röllakan: large clear figures on a coarse grid, so that nothing shimmers when small."""

from __future__ import annotations

from geometry import lozenge, rect
from palette import INDIGO, INK, LINEN, MADDER, PINE, STRAW, WELD
from woven import star, stepped

NAMES = ("star", "bird", "tree", "wave")


def _flat(data: str, fill: str) -> str:
    return f'<path fill="{fill}" d="{data}"/>'


def back(name: str) -> str:
    out = _flat(rect(12, 12, 226, 326), INDIGO)
    for j in range(3):
        for i in range(2):
            x, y = 125 + (i - 0.5) * 110, 175 + (j - 1) * 104
            out += _flat(stepped(x, y, 7, 7), MADDER)
            a, b = star(x, y, 7)
            out += _flat(a, LINEN) + _flat(b, STRAW)
    return out



"""Index letters and figures, drawn as strokes so that no font is needed.

Every glyph (`glyphs.toml`) is in a box 48 high. Strokes are 8.6 wide with flat ends,
the slab serifs 6.4.
"""

import tomllib
from dataclasses import dataclass
from pathlib import Path

from geometry import Affine, num

STEM = 8.6
SLAB = 6.4
HEIGHT = 48.0


@dataclass(frozen=True)
class Glyph:
    width: float
    bones: str
    slabs: str = ""


GLYPHS: dict[str, Glyph] = {
    char: Glyph(**values)
    for char, values in tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8")).items()
}

ENGLISH: dict[str, str] = {"1": "A", "jack": "J", "queen": "Q", "king": "K"}
SWEDISH: dict[str, str] = {"1": "E", "jack": "Kn", "queen": "D", "king": "K"}

_GAP = 4.5


def text_width(text: str) -> float:
    return sum(GLYPHS[c].width for c in text) + _GAP * (len(text) - 1)


def index_text(text: str, cx: float, top: float, height: float, widest: float, colour: str) -> str:
    """Return the rank `text`, centred on `cx`, at most `widest` wide."""
    scale_y = height / HEIGHT
    # A wide index ("10", "Kn") is first narrowed a little, then scaled down.
    scale_x = min(scale_y, widest / text_width(text))
    if scale_x < scale_y * 0.76:
        shrunk = scale_x / 0.76
        top += (scale_y - shrunk) * HEIGHT * 0.5
        scale_y = shrunk
    pen = (scale_x + scale_y) / 2
    bones, slabs = "", ""
    x = cx - text_width(text) * scale_x / 2
    for char in text:
        glyph = GLYPHS[char]
        move = Affine(a=scale_x, d=scale_y, e=x, f=top)
        bones += move.path(glyph.bones)
        slabs += move.path(glyph.slabs)
        x += (glyph.width + _GAP) * scale_x
    out = _stroke(bones, STEM * pen, colour)
    return out + (_stroke(slabs, SLAB * pen, colour) if slabs else "")


def _stroke(data: str, width: float, colour: str) -> str:
    return f'<path fill="none" stroke="{colour}" stroke-width="{num(width)}" stroke-miterlimit="2.6" d="{data}"/>'

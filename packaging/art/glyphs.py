"""Index letters and figures, drawn as strokes so that no font is needed.

Every glyph is in a box 48 high; its width is the first item of the pair. Strokes are 8.6 wide with flat ends,
the slab serifs 6.4.
"""

from dataclasses import dataclass

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
    "A": Glyph(38, "M7.5 46 L18 2.5 L20 2.5 L30.5 46 M12 31.5 L26 31.5", "M0 44.8H14.5M23.5 44.8H38"),
    "K": Glyph(
        36,
        "M9 1 L9 47 M29 3 L10.5 27.5 M15.5 20.5 L29.5 45",
        "M1.5 3.2H16.5M1.5 44.8H16.5M21.5 3.2H35M22 44.8H36",
    ),
    "Q": Glyph(
        36,
        "M18 4.3C6.5 4.3 4.3 13 4.3 22C4.3 31 6.5 39.7 18 39.7C29.5 39.7 31.7 31 31.7 22"
        "C31.7 13 29.5 4.3 18 4.3ZM17 30.5L31 46",
    ),
    "J": Glyph(27, "M18.5 1V33.5C18.5 47 4.3 47.5 4.3 35.5V31.5", "M9 3.2H27"),
    "E": Glyph(32, "M9 1V47", "M1.5 3.2H29.5V12M1.5 44.8H30.5V35M9 23.5H22M22 17.5V29.5"),
    "D": Glyph(36, "M9 1V47M9 4.3H16C28 4.3 31.7 13 31.7 24C31.7 35 28 43.7 16 43.7H9", "M1 3.2H9M1 44.8H9"),
    "n": Glyph(25, "M6.5 18V47M6.5 28C9 19 19.5 18.5 19.5 28.5V47", "M1 18.2H7M0 44.8H12M14.5 44.8H25"),
    "1": Glyph(15, "M9.5 2V47", "M1 12 L10 3.6M1.5 44.8H17.5"),
    "2": Glyph(33, "M5 15.5C5 0.8 28.4 0.8 28.4 14.5C28.4 25 8.5 33 6.5 43.7H31.5"),
    "3": Glyph(
        32,
        "M4.5 11C7.5 1.8 27 2 27 13C27 20.5 20 22.8 13 22.8C21 22.8 28 25.8 28 33.5"
        "C28 46.8 6.5 46.8 3.5 35.5",
    ),
    "4": Glyph(34, "M24.5 0V48M24.5 3.5L5 33.7H34"),
    "5": Glyph(32, "M28.5 4.3H8.5L7 23C12.5 17 28 17 28 31C28 46.5 8 46.5 4 36"),
    "6": Glyph(33, "M27 4C12 6 4.6 18 4.6 31C4.6 48 28.6 48 28.6 31C28.6 16.5 8.5 15.5 5 30"),
    "7": Glyph(32, "M2 4.3H28C20 17 14.5 30 13.5 48", "M4 2V13"),
    "8": Glyph(
        33,
        "M16.5 22.4C5.5 22.4 5.5 4.3 16.5 4.3C27.5 4.3 27.5 22.4 16.5 22.4"
        "C1.5 22.4 1.5 43.7 16.5 43.7C31.5 43.7 31.5 22.4 16.5 22.4Z",
    ),
    "9": Glyph(33, "M6 44C21 42 28.4 30 28.4 17C28.4 0 4.4 0 4.4 17C4.4 31.5 24.5 32.5 28 18"),
    "0": Glyph(
        25,
        "M12.5 4.3C5.6 4.3 4.3 12 4.3 24C4.3 36 5.6 43.7 12.5 43.7C19.4 43.7 20.7 36 20.7 24"
        "C20.7 12 19.4 4.3 12.5 4.3Z",
    ),
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

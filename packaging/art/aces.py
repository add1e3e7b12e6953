"""The aces: one great sign with beasts and a tree of life painted in it, and kurbits above and below."""

import beasts
from geometry import Sheet, both, circle, leaf, lozenge, place
from palette import INK, LINEN, MOSS, PINE, STRAW, WELD, Dress
from pips import SHAPE
from woven import fill_star

SCALE = 3.75


def _spray(dress: Dress) -> Sheet:
    """Brush-stroke leaves fanning out above the sign, and a little heart-shaped flower."""
    sheet = Sheet()
    trim = dress.trim if dress.trim != INK else PINE
    tones = (dress.cloak, trim, MOSS, WELD)
    sheet.line("M0 -96V-138M0 -104C12 -112 26 -120 44 -119M0 -104C-12 -112 -26 -120 -44 -119", 2.4, PINE)
    leaves = (
        (44.0, -119.0, 72.0, 25.0, 6.6, 6.0),
        (33.0, -119.5, 18.0, 20.0, 5.4, 5.0),
        (32.0, -117.0, 132.0, 21.0, 5.4, -5.0),
        (18.0, -114.0, 22.0, 17.0, 4.8, 4.0),
        (17.0, -111.0, 124.0, 18.0, 4.8, -4.0),
    )
    for i, spec in enumerate(leaves):
        sheet.shape(both(leaf(*spec)), tones[i % 4], 1.5)
    sheet.shape(both(leaf(0, -126, 42, 22, 6.4, 3)), tones[0], 1.5)
    sheet.shape(leaf(0, -124, 0, 30, 7), trim, 1.5)
    sheet.fill(lozenge(0, -138, 2, 4.4), STRAW)
    sheet.shape(both(circle(63, -140, 2.6) + circle(57, -99, 2.2)), WELD, 1.2)
    return sheet


def _spade(sheet: Sheet, ground: str) -> None:
    beasts.tree(sheet, 104, 17, 68, 5)
    beasts.bird(sheet, place(-41, 27, 0.6), ground)
    beasts.bird(sheet, place(41, 27, 0.6, flip=True), ground)
    fill_star(sheet, 0, -58, 1.9, LINEN, STRAW)


def _heart(sheet: Sheet, ground: str) -> None:
    beasts.lion(sheet, place(6, -8, 1.16), ground)
    for x, y, unit in ((-13.0, -43.0, 1.7), (63.0, -50.0, 1.5), (-66.0, -18.0, 1.5)):
        fill_star(sheet, x, y, unit, LINEN, STRAW)
    sheet.line("M0 74V44M0 62C-8 60 -14 56 -18 48M0 62C8 60 14 56 18 48", 2.2, LINEN)
    sheet.fill(both(leaf(18, 50, 30, 17, 5, 4)), STRAW)
    sheet.fill(leaf(0, 48, 0, 20, 5.4), STRAW)
    sheet.fill(both(leaf(4, 60, 44, 12, 3)), MOSS)


def _diamond(sheet: Sheet, ground: str) -> None:
    beasts.horse(sheet, place(0, 2, 1.04), ground)
    for y in (-55.0, 58.0):
        fill_star(sheet, 0, y, 2.0, LINEN, STRAW)


def _club(sheet: Sheet, ground: str) -> None:
    beasts.tree(sheet, 112, 15, 84, 5)
    beasts.bird(sheet, place(-42, 17, 0.5), ground)
    beasts.bird(sheet, place(42, 17, 0.5, flip=True), ground)
    fill_star(sheet, 0, -60, 2.4, LINEN, STRAW)


_PICTURE = {"spade": _spade, "heart": _heart, "diamond": _diamond, "club": _club}


def ace(suit: str, colour: str, dress: Dress) -> str:
    sheet = Sheet()
    spray = _spray(dress)
    sheet.group(spray, "translate(0 0)")
    sheet.group(spray, "matrix(-1 0 0 -1 0 0)")
    sheet.fill(place(0, 0, SCALE).path(SHAPE[suit]), colour)
    _PICTURE[suit](sheet, colour)
    pen = f'fill="none" stroke="{INK}" stroke-linejoin="round" stroke-linecap="round"'
    return f"<g {pen}>{sheet.text()}</g>"

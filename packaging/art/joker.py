"""The joker: a player in motley, without suit or rank. A woven star is in the place of the index."""

import heads
from courts import belt, both_halves
from geometry import Sheet, both, circle, gems, inked, leaf, lozenge, lozenges, mirror, poly, rect, sym
from palette import INDIGO, INK, LINEN, MADDER, MOSS, PINE, RUST, STRAW, WELD
from props import STAFF, fist
from woven import fill_star, strip

HALF_CLOAK = "M0 -62C14 -62 26 -60 36 -55C58 -50 78 -40 84 -22L88 4L0 4Z"
HORN = "M-4 -116C-12 -140 -36 -148 -48 -132C-53 -125 -52 -116 -50 -110C-43 -120 -34 -119 -27 -104Z"


def _cap(sheet: Sheet) -> None:
    """Draw three horns with a bell on each."""
    sheet.shape("M-17 -114C-12 -134 -6 -144 0 -150C6 -144 12 -134 17 -114Z", WELD)
    sheet.shape(HORN, MADDER)
    sheet.shape(mirror(HORN), INDIGO)
    for side in (-1, 1):
        sheet.fill(lozenge(side * 32, -130, 4, 5) + lozenge(side * 18, -120, 3.4, 4.4), STRAW)
    sheet.shape(circle(0, -149, 4.4) + circle(-50, -107, 5) + circle(50, -107, 5), STRAW, 1.5)
    sheet.line("M-50 -109V-103M50 -109V-103", 1.2)
    sheet.shape(sym("M0 -119 Q15 -119 29 -113 L28 -103 Q14 -108 0 -108"), LINEN)
    sheet.fill(gems((0, -113.5, 4.4, 4), (11, -112.6, 4, 3.8), (21.5, -110, 3.4, 3.6)), MADDER)


def _motley(sheet: Sheet) -> None:
    """Draw a two-coloured cloak; each half has lozenges in the other's colour."""
    sheet.shape(HALF_CLOAK, INDIGO)
    sheet.shape(mirror(HALF_CLOAK), MADDER)
    spots = ((22, -44), (40, -40), (58, -32), (30, -26), (48, -20), (68, -14), (36, -6), (56, -4))
    for side in (1, -1):
        sheet.fill(lozenges([(side * x, y) for x, y in spots], 4, 5.4), STRAW)
    strip(sheet, (0, -50), (0, 4), 12, WELD, MADDER, "dots")


def _ruff(sheet: Sheet) -> None:
    """Draw a collar of points with a bell on each."""
    sheet.shape(sym("M0 -62 L16 -63 L46 -52 L40 -36 L29 -46 L21 -29 L11 -43 L0 -26"), LINEN)
    sheet.shape(circle(0, -24, 3.4) + both(circle(21, -27, 3.2) + circle(41, -34, 3.2)), WELD, 1.3)
    sheet.line(both("M8 -56L11 -45M19 -57L28 -47"), 1.1)


def _marotte(sheet: Sheet) -> None:
    """Draw the jester's staff, a star at its head and ribbons below."""
    sheet.shape(rect(STAFF - 3, -112, 6, 94), WELD, 1.8)
    for side in (-1, 1):
        sheet.shape(leaf(STAFF, -98, side * 140, 24, 5, side * 4), MADDER if side < 0 else INDIGO, 1.4)
    sheet.shape(circle(STAFF, -124, 20), LINEN, 1.6)
    fill_star(sheet, STAFF, -124, 4.4, MADDER, INDIGO)


def _arms(sheet: Sheet) -> None:
    _marotte(sheet)
    sheet.shape(poly([(STAFF - 30, 4), (STAFF - 13, -30), (STAFF + 14, -26), (STAFF + 18, 4)]), STRAW)
    strip(sheet, (STAFF - 15, -31), (STAFF + 15, -27), 9, MADDER, STRAW, "dots")
    fist(sheet, STAFF, -42)


def _sprig(sheet: Sheet) -> None:
    sheet.line("M-96 -8C-97 -19 -98 -31 -95 -45", 2, PINE)
    sheet.shape(leaf(-95, -40, -6, 14, 4.4, 2), MADDER, 1.4)
    sheet.shape(leaf(-97, -26, 38, 15, 4, 3), WELD, 1.4)
    sheet.shape(leaf(-96.5, -15, -28, 11, 3.4, 0), MOSS, 1.4)


def _head(sheet: Sheet) -> None:
    heads.face(sheet, -1.8, True)
    heads.features(sheet, -1.8, True)
    # A laugh.
    sheet.line("M-11 -71Q-2 -62 8 -71", 1.8)
    heads.fringe(sheet, RUST)
    _cap(sheet)


def bust() -> str:
    """Return only head and collar, for the deck with large indices."""
    sheet = Sheet()
    heads.hair_bob(sheet, RUST)
    heads.neck(sheet)
    _ruff(sheet)
    _head(sheet)
    return inked(sheet.text(), INK)


def _figure() -> str:
    sheet = Sheet()
    _sprig(sheet)
    heads.hair_bob(sheet, RUST)
    heads.neck(sheet)
    _motley(sheet)
    _ruff(sheet)
    _arms(sheet)
    _head(sheet)
    return sheet.text()


def whole() -> str:
    """Return the drawing between the corners, with the card's centre as origin."""
    over = belt(WELD, (INDIGO, MADDER), STRAW, "teeth", INK, WELD)
    return both_halves("joker", _figure(), over, MADDER)

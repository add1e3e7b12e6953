"""Painted beasts and plants for the aces, about 80 units wide, facing right, for a dark ground."""

from geometry import Affine, Sheet, circle, leaf, lozenges, ring
from palette import INDIGO, INK, LINEN, MADDER, MOSS, ROSE, SKY, STRAW, WELD

HORSE = (
    "M15 -35L20 -29C25 -26 31 -21 35 -15C36 -10 32 -8 28 -10L22 -11C22 -4 25 4 24 13L25 33L13 33L11 15"
    "C3 11 -7 11 -14 15L-16 33L-28 33L-28 13C-34 4 -33 -10 -21 -12C-11 -13 -5 -10 2 -16C5 -23 6 -30 15 -35Z"
)
BIRD = (
    "M33 -22L23 -29C20 -37 6 -37 6 -25C6 -15 -4 -11 -14 -6C-26 0 -36 -4 -46 -14C-46 8 -34 25 -8 26"
    "C16 26 28 11 25 -6C24 -12 23 -15 24 -18Z"
)
LION = (
    "M-30 -4C-30 -14 -20 -17 -8 -15L20 -16C29 -12 28 4 24 13L25 29L31 33L14 33L12 16C2 14 -6 14 -12 15"
    "L-14 28L-9 33L-26 33L-27 16C-31 10 -31 2 -30 -4Z"
)


def horse(sheet: Sheet, move: Affine, ground: str) -> None:
    """The carved horse of Dalarna with its painted harness."""
    p = sheet.moved(move)
    p.fill(leaf(-26, -7, 232, 26, 6, -10), STRAW)
    p.fill(HORSE, LINEN)
    for x, y, angle in ((13.0, -33.0, -80.0), (8.0, -28.0, -88.0), (5.0, -21.0, -96.0), (1.0, -15.0, -100.0)):
        p.fill(leaf(x, y, angle, 11, 3.4, 3), WELD)
    p.fill("M-13 -13C-8 -12.5 -3 -12.5 0 -14.5L4 6C-2 9.5 -10 9.5 -15 6.5Z", INDIGO)
    p.fill("".join(leaf(-6, -2, a, 8, 2.6) for a in (0, 60, 120, 180, 240, 300)), STRAW)
    p.fill(circle(-6, -2, 2), MADDER)
    p.line(
        "M7 -21C12 -14 17 -10 23 -9M27 -22L24 -11M3 5C10 9 17 8 23.5 4M-14.5 5C-20 8 -26 6 -31 2", 2.2, ground
    )
    p.fill(circle(22, -22, 1.9), INK)
    hooves = "M13 29.5L25 29.5L25 33L13 33ZM-28 29.5L-16 29.5L-16 33L-28 33Z"
    p.fill(hooves, WELD)
    p.fill(lozenges(((9.0, 0.5), (14.0, 1.6), (19.0, 0.0), (-19.0, 0.0), (-24.0, -3.0)), 1.7, 2.3), MADDER)


def bird(sheet: Sheet, move: Affine, ground: str) -> None:
    """A bridal-chest bird."""
    p = sheet.moved(move)
    for angle, length, colour in ((-14.0, 26.0, ROSE), (-38.0, 29.0, STRAW), (-62.0, 25.0, SKY)):
        p.fill(leaf(-32, -1, angle, length, 6, 6), colour)
    p.fill(BIRD, LINEN)
    p.fill("M8 -9C0 10 -18 15 -33 8C-20 6 -8 -6 8 -9Z", STRAW)
    p.line("M3 -3C-4 8 -14 11 -24 9M12 -4C8 12 -4 19 -16 19", 1.8, ground)
    p.fill(lozenges(((16.0, 6.0), (10.0, 14.0), (2.0, 19.0), (19.0, -3.0)), 1.8, 2.6), MADDER)
    p.fill(circle(15, -27, 2.2), INK)
    p.fill("M24 -28L35 -22L24.5 -18.5Z", WELD)
    for angle in (-24.0, 4.0, 32.0):
        p.fill(leaf(12, -33, angle, 12, 2.6), STRAW)
    p.line("M-2 26V34M8 25V33M-7 34.5H3M3 33.5H13", 2.2, STRAW)


def lion(sheet: Sheet, move: Affine, ground: str) -> None:
    """A mild lion, as village painters imagined it."""
    p = sheet.moved(move)
    p.line("M-28 -2C-46 2 -50 -14 -40 -22C-36 -26 -36 -32 -40 -35", 4.6, LINEN)
    p.fill(leaf(-40, -32, -64, 14, 4) + leaf(-40, -32, -20, 16, 5) + leaf(-40, -32, 24, 14, 4), STRAW)
    p.fill(LION, LINEN)
    p.line("M-26 8C-20 0 -12 -2 -6 2M-12 15C-8 10 -6 8 -6 2", 2, ground)
    p.fill(lozenges(((-18.0, -7.0), (-8.0, -8.0), (2.0, -8.0), (-2.0, 5.0), (6.0, 3.0)), 2, 3), MADDER)
    for x, y, angle in ring(14, 9):
        p.fill(leaf(22 + x, -17 + y, angle + 12, 13, 4.2), WELD if round(angle * 7 / 180) % 2 else STRAW)
    p.fill(circle(22, -17, 12.5), LINEN)
    p.fill(circle(17.5, -20, 1.9) + circle(26.5, -20, 1.9), INK)
    p.fill("M19.4 -15.5H24.6L22 -12.4Z", MADDER)
    p.line("M22 -12.5V-10.5M17 -10.5Q19.6 -8 22 -10.5Q24.4 -8 27 -10.5", 1.5, INK)
    p.line("M16.5 33V30M20.5 33V30M-22.5 33V30M-18 33V30", 1.5, ground)


def tree(sheet: Sheet, height: float, spread: float, y: float, tiers: int) -> None:
    """A symmetrical tree of life rising from (0, y)."""
    sheet.line(f"M0 {y:g}V{y - height:g}", 2.6, LINEN)
    for i in range(tiers):
        h = y - height * (0.16 + 0.62 * i / max(1, tiers - 1))
        reach = spread * (1 - 0.5 * i / max(1, tiers - 1))
        for sx in (-1, 1):
            sheet.line(f"M0 {h + 8:g}Q{sx * reach * 0.5:g} {h + 8:g} {sx * reach:g} {h - 3:g}", 2, LINEN)
            sheet.fill(leaf(sx * reach, h - 2, sx * 28, 13, 4.4, sx * 3), STRAW if i % 2 else ROSE)
            sheet.fill(leaf(sx * reach * 0.55, h + 5.5, sx * 4, 10, 3, sx * 2), MOSS)
            sheet.fill(leaf(sx * reach * 0.62, h + 5, sx * 122, 9, 2.8), MOSS)
    top = y - height
    sheet.fill(leaf(0, top + 4, -34, 15, 4.6, -2) + leaf(0, top + 4, 34, 15, 4.6, 2), STRAW)
    sheet.fill(leaf(0, top + 5, 0, 20, 5), ROSE)

"""Things that the court holds: arms, flowers, regalia and shields. Same origin as the heads."""

from collections.abc import Callable

from geometry import Sheet, circle, leaf, lozenge, place, poly, rect, ring, sym
from palette import ASH, INDIGO, INK, LINEN, MADDER, MOSS, OAK, PINE, ROSE, SKIN, SKY, STRAW, WELD
from pips import SHAPE, use

STAFF = 66.0  # x of the upright object in the right hand
BLOOM = 62.0  # x of a flower head, further in because it is wide


def fist(sheet: Sheet, x: float, y: float) -> None:
    """A closed hand around something upright, seen from the knuckles."""
    sheet.shape(place(x, y).path("M-9 -8C-4 -11 7 -10 9 -6L9 7C6 11 -6 11 -9 8Z"), SKIN, 1.8)
    sheet.line(place(x, y).path("M-2 -4H9M-2 1H9M-2 5.6H8"), 1.1)


def sword(sheet: Sheet) -> None:
    sheet.shape(
        poly([(STAFF - 5, -60), (STAFF - 5, -136), (STAFF, -148), (STAFF + 5, -136), (STAFF + 5, -60)]), ASH
    )
    sheet.line(f"M{STAFF} -136V-62", 1.2)
    sheet.shape(rect(STAFF - 3.4, -60, 6.8, 30), OAK, 1.6)
    sheet.shape(
        place(STAFF, -61).path(sym("M0 -4 L12 -4 C16 -4 19 -8 21 -5 C22 0 17 4 12 4 L0 4")), WELD, 1.8
    )
    sheet.shape(circle(STAFF, -26, 5), WELD, 1.8)


def sceptre(sheet: Sheet) -> None:
    """A staff ending in the tulip of the painted chests."""
    sheet.shape(rect(STAFF - 3, -112, 6, 94), WELD, 1.8)
    for angle, colour in ((-34.0, WELD), (34.0, WELD), (0.0, MADDER)):
        sheet.shape(leaf(STAFF, -112, angle, 32 if angle else 36, 8.5), colour, 1.8)
    sheet.shape(rect(STAFF - 8, -113, 16, 7), INDIGO, 1.6)
    sheet.fill("".join(lozenge(STAFF, y, 1.8, 4) for y in (-98, -86, -74)), MADDER)


def axe(sheet: Sheet) -> None:
    sheet.shape(rect(STAFF - 3.2, -146, 6.4, 130), OAK, 1.8)
    blade = "M0 -20C8 -20 14 -26 22 -32C27 -18 27 4 22 18C14 12 8 6 0 6Z"
    sheet.shape(place(STAFF - 1, -118, flip=True).path(blade), ASH)
    sheet.line(place(STAFF - 1, -118, flip=True).path("M17 -24C20 -14 20 0 17 10"), 1.4)
    sheet.shape(rect(STAFF - 6, -140, 12, 30), WELD, 1.8)
    sheet.fill("".join(lozenge(STAFF, y, 3, 4.4) for y in (-133.0, -125.0, -117.0)), MADDER)


def trefoil_staff(sheet: Sheet) -> None:
    sheet.shape(rect(STAFF - 3, -120, 6, 104), WELD, 1.8)
    lobes = circle(STAFF, -139, 9) + circle(STAFF - 11, -124, 9) + circle(STAFF + 11, -124, 9)
    sheet.shape(lobes, PINE)
    sheet.fill(
        circle(STAFF, -129, 6)
        + circle(STAFF, -138, 7)
        + circle(STAFF - 10, -125, 7)
        + circle(STAFF + 10, -125, 7),
        PINE,
    )
    sheet.fill(
        lozenge(STAFF, -139, 3, 4) + lozenge(STAFF - 11, -124, 3, 4) + lozenge(STAFF + 11, -124, 3, 4), STRAW
    )
    sheet.shape(rect(STAFF - 7, -113, 14, 6), MADDER, 1.6)


def _stem(sheet: Sheet, top: float) -> None:
    sheet.line(f"M{STAFF} -20C{STAFF - 4} -50 {STAFF + 3} -70 {BLOOM} {top}", 4.6)
    sheet.line(f"M{STAFF} -20C{STAFF - 4} -50 {STAFF + 3} -70 {BLOOM} {top}", 2.4, MOSS)
    sheet.shape(leaf(BLOOM + 1, -70, 58, 24, 6, -4) + leaf(BLOOM + 1, -62, -52, 22, 6, 4), MOSS, 1.5)


def cornflower(sheet: Sheet) -> None:
    _stem(sheet, -104)
    for x, y, angle in ring(9, 3, 180 / 9):
        petal = "M-2.4 0L-6.6 -16L-3.2 -13.8L0 -18L3.2 -13.8L6.6 -16L2.4 0Z"
        sheet.shape(place(BLOOM + x, -118 + y, 1, angle).path(petal), INDIGO if int(angle) % 80 else SKY, 1.3)
    sheet.shape(circle(BLOOM, -118, 6.4), SKY, 1.4)
    sheet.fill("".join(circle(BLOOM + x, -118 + y, 1.2) for x, y, _ in ring(6, 3.2)), INK)


def tulip(sheet: Sheet) -> None:
    """The great painted tulip, three petals deep."""
    _stem(sheet, -98)
    for sx in (-1, 1):
        sheet.shape(leaf(BLOOM, -96, sx * 36, 38, 10.5, sx * 4), ROSE, 1.8)
    for sx in (-1, 1):
        sheet.shape(leaf(BLOOM, -94, sx * 17, 45, 10.5, sx * 2), MADDER, 1.8)
    sheet.shape(leaf(BLOOM, -94, 0, 36, 9), WELD, 1.8)
    sheet.fill("".join(lozenge(BLOOM, y, 2, 3) for y in (-118.0, -110.0)), MADDER)


def daisy(sheet: Sheet) -> None:
    """Four-square flower, a lozenge of petals."""
    _stem(sheet, -104)
    for i, (x, y, angle) in enumerate(ring(8, 4)):
        sheet.shape(
            leaf(BLOOM + x, -119 + y, angle, 18 if i % 2 else 21.5, 7), STRAW if i % 2 else MADDER, 1.6
        )
    sheet.shape(circle(BLOOM, -119, 7.6), WELD, 1.6)
    sheet.fill(lozenge(BLOOM, -119, 3.4), MADDER)


def clover(sheet: Sheet) -> None:
    _stem(sheet, -104)
    for _, _, angle in ring(3, 1):
        heart = "M0 0C-4 -8 -16 -14 -13 -23C-11 -30 -3 -29 0 -23C3 -29 11 -30 13 -23C16 -14 4 -8 0 0Z"
        sheet.shape(place(BLOOM, -114, 0.92, angle).path(heart), PINE, 1.8)
        sheet.line(place(BLOOM, -114, 0.92, angle).path("M0 -6V-20M-8 -20L0 -12L8 -20"), 1.6, MOSS)
    sheet.shape(circle(BLOOM, -114, 4.6), WELD, 1.5)


def halberd(sheet: Sheet) -> None:
    sheet.shape(rect(STAFF - 2.6, -124, 5.2, 108), OAK, 1.7)
    sheet.shape(poly([(STAFF - 4, -118), (STAFF, -150), (STAFF + 4, -118)]), ASH, 1.7)
    sheet.shape(
        place(STAFF, -106).path("M-2 -10C-8 -10 -16 -16 -20 -20C-24 -8 -24 6 -20 16C-14 10 -8 6 -2 6Z"),
        ASH,
        1.8,
    )
    sheet.shape(place(STAFF, -106).path("M2 -8L20 -13L14 -1L20 8L2 4Z"), ASH, 1.8)
    sheet.shape(rect(STAFF - 5, -96, 10, 6), MADDER, 1.6)
    sheet.shape(leaf(STAFF - 3, -90, 190, 15, 3) + leaf(STAFF + 3, -90, 170, 15, 3), STRAW, 1.3)


def banner(sheet: Sheet) -> None:
    """A spear with a swallow-tailed banner."""
    sheet.shape(rect(STAFF - 10, -130, 5, 114), OAK, 1.7)
    sheet.shape(leaf(STAFF - 7.5, -126, 0, 23, 6.5), ASH, 1.7)
    x = STAFF - 5
    sheet.shape(poly([(x, -124), (x + 30, -124), (x + 21, -109), (x + 30, -94), (x, -94)]), INDIGO)
    sheet.fill(place(x + 11, -109.5, 0.44).path(SHAPE["heart"]), STRAW)
    sheet.fill(poly([(x + 1, -121.6), (x + 27, -121.6), (x + 26, -119.4), (x + 1, -119.4)]), ROSE)
    sheet.fill(poly([(x + 1, -98.6), (x + 26, -98.6), (x + 27, -96.4), (x + 1, -96.4)]), ROSE)


def pike(sheet: Sheet) -> None:
    sheet.shape(rect(STAFF - 2.6, -116, 5.2, 100), OAK, 1.7)
    sheet.shape(lozenge(STAFF, -128, 9, 22), ASH, 1.8)
    sheet.line(f"M{STAFF} -148V-108", 1.2)
    sheet.shape(
        poly([(STAFF - 13, -108), (STAFF + 13, -108), (STAFF + 5, -101), (STAFF - 5, -101)]), MADDER, 1.7
    )
    for x, angle in ((-6.0, 196.0), (0.0, 180.0), (6.0, 164.0)):
        sheet.shape(leaf(STAFF + x, -101, angle, 18, 3.4), STRAW, 1.3)


def maypole(sheet: Sheet) -> None:
    """A leafy staff with a wreath, as carried to the midsummer pole."""
    sheet.shape(rect(STAFF - 2.8, -146, 5.6, 130), LINEN, 1.7)
    for y in (-138.0, -84.0, -72.0):
        sheet.fill(
            poly([(STAFF - 2.8, y), (STAFF + 2.8, y - 5), (STAFF + 2.8, y - 1), (STAFF - 2.8, y + 4)]), MADDER
        )
    for x, y, angle in ring(12, 15):
        sheet.shape(leaf(STAFF + x, -112 + y, angle + 62, 13, 5), MOSS if int(angle) % 60 else PINE, 1.3)
    for x, y, _ in ring(4, 15, 45):
        sheet.shape(circle(STAFF + x, -112 + y, 3.4), MADDER, 1.2)
    sheet.shape(leaf(STAFF, -144, -30, 9, 3) + leaf(STAFF, -144, 30, 9, 3), MOSS, 1.2)


def orb(sheet: Sheet, colour: str) -> None:
    """The riksäpple, resting in the left hand."""
    x, y = -52.0, -44.0
    sheet.shape(circle(x, y, 14), colour)
    sheet.shape(place(x, y).path("M-13.6 -3.4Q0 1 13.6 -3.4L13.6 3.4Q0 8 -13.6 3.4Z"), WELD, 1.5)
    sheet.shape(place(x, y - 14).path("M-2 0V-5H-6V-9H-2V-13H2V-9H6V-5H2V0Z"), WELD, 1.5)
    sheet.shape(place(x, y + 12).path("M-15 -4C-8 2 8 2 15 -4L13 8L-13 8Z"), SKIN, 1.8)
    sheet.line(place(x, y + 12).path("M-5 -1V5M1 0V6M7 -1V5"), 1.1)


def hand_on_heart(sheet: Sheet) -> None:
    """A woman's hand laid on the breast."""
    sheet.shape(
        "M-46 -34C-38 -40 -30 -44 -20 -43L-8 -39L-9 -35L-16 -34L-7 -32L-8 -28L-17 -28L-10 -25L-12 -22C-24 -20 -38 -22 -44 -26Z",
        SKIN,
        1.7,
    )


def shield(sheet: Sheet, ground: str, rim: str, suit: str) -> None:
    """A soldier's shield with the suit's sign."""
    sheet.shape(place(-55, -38).path(sym("M0 -26 L25 -26 L25 -4 C25 10 14 19 0 26")), rim)
    sheet.shape(place(-55, -38).path(sym("M0 -21 L20 -21 L20 -4 C20 7 11 14 0 20")), ground, 1.6)
    sheet.items.append(use(f"i_{suit}", -55, -40, 0.62))


PROPS: dict[tuple[str, str], Callable[[Sheet], None]] = {
    ("king", "spade"): sword,
    ("king", "heart"): sceptre,
    ("king", "diamond"): axe,
    ("king", "club"): trefoil_staff,
    ("queen", "spade"): cornflower,
    ("queen", "heart"): tulip,
    ("queen", "diamond"): daisy,
    ("queen", "club"): clover,
    ("jack", "spade"): halberd,
    ("jack", "heart"): banner,
    ("jack", "diamond"): pike,
    ("jack", "club"): maypole,
}

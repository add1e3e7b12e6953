"""Faces, hair and beards of the court. The chin is at y = -58, the hairline at -112."""

from collections.abc import Callable

from geometry import Sheet, both, circle, leaf, mirror, place, sym
from palette import FLAX, INK, LINEN, MADDER, ROSE, SKIN, WELD

FACE = sym("M0 -114 C15 -114 21.5 -106 21.5 -93 C21.5 -77 13 -61 0 -57.5")
ROUND_FACE = sym("M0 -114 C16 -114 22 -106 22 -94 C22 -76 12 -63 0 -59")


def face(sheet: Sheet, turn: float, soft: bool) -> None:
    """The bare face; `turn` shifts the features sideways so that the figure glances."""
    sheet.shape(ROUND_FACE if soft else FACE, SKIN)
    blush = circle(-12.5 + turn * 0.6, -77, 4.6, 3.8) + circle(12.5 + turn * 0.6, -77, 4.6, 3.8)
    sheet.fill(blush, ROSE)


def features(sheet: Sheet, turn: float, soft: bool) -> None:
    """Eyes, brows, nose and mouth, in few and firm strokes."""
    side = 1 if turn >= 0 else -1
    for sx in (-1, 1):
        x = sx * 9.2 + turn
        sheet.shape(place(x, -89).path("M-5.6 0.4Q0 -5.4 5.6 0.4Q0 4.6 -5.6 0.4Z"), "#fffaf0", 1.2)
        sheet.fill(circle(x + turn * 0.28, -89, 2.4), INK)
        brow = "M-6.4 -5.4Q-1 -9.2 6.2 -6" if soft else "M-6.6 -5.2Q0 -9 6.6 -6.4"
        sheet.line(place(x, -90, flip=sx < 0).path(brow), 1.5 if soft else 2.4)
    nose = "M3.2 -93 L3.4 -82 Q7 -77.5 3.6 -76.4 Q0 -75.6 -1.6 -77.4"
    sheet.line(place(turn * 1.15, 0, flip=side < 0).path(nose), 1.7)
    if not soft:
        sheet.line(place(turn, 0).path("M-5.5 -69.5Q0 -67.5 5.5 -69.5M-2.6 -65.6H2.6"), 1.6, MADDER)
        return
    lips = "M-5.4 -69.4Q-2.6 -72.6 0 -71Q2.6 -72.6 5.4 -69.4Q0 -64.6 -5.4 -69.4Z"
    sheet.fill(place(turn, 0).path(lips), MADDER)
    sheet.line(place(turn, 0).path("M-6 -69.4Q0 -68 6 -69.4"), 0.9)


def neck(sheet: Sheet) -> None:
    sheet.shape(sym("M0 -70 L9 -70 L11 -46 L0 -40"), SKIN)


def hair_curls(sheet: Sheet, colour: str) -> None:
    """A king's side locks, rolled up at the shoulders."""
    lock = "M14 -116C30 -114 33 -100 30 -88C34 -84 41 -78 38 -68C35 -60 24 -61 24 -69C24 -73 27 -75 30 -73L18 -78Z"
    sheet.shape(both(lock), colour)
    sheet.line(both("M25 -104C28 -96 24 -90 27 -82M21 -100C22 -94 21 -88 22 -82"), 1.2)


def hair_bob(sheet: Sheet, colour: str) -> None:
    """A jack's pageboy hair."""
    sheet.shape(
        sym("M0 -120 C24 -120 31 -108 31 -92 C31 -82 37 -74 38 -66 C30 -58 20 -60 14 -62 L0 -62"), colour
    )
    sheet.line(both("M26 -98C27 -86 29 -76 32 -68M30 -90C31 -80 33 -74 35 -70"), 1.2)


def fringe(sheet: Sheet, colour: str) -> None:
    sheet.shape(
        sym("M0 -118 L20 -112 C23 -104 23.5 -98 22 -91 C17 -96 14 -99 12 -103 C8 -100 4 -100 0 -103"),
        colour,
        1.6,
    )


def parting(sheet: Sheet, colour: str) -> None:
    """A woman's hair, parted in the middle."""
    sheet.shape(sym("M0 -119 C18 -119 25 -108 23.5 -86 C20 -98 12 -105 0 -108"), colour, 1.6)
    sheet.line(both("M2 -114C12 -112 19 -106 21 -98"), 1.0)


def hair_long(sheet: Sheet, colour: str) -> None:
    """Hair let down in waves, behind the shoulders."""
    wave = "M0 -122 C26 -122 32 -106 31 -92 C30 -82 39 -78 37 -66 C36 -58 44 -54 42 -42 L20 -34 L0 -40"
    sheet.shape(sym(wave), colour)
    sheet.line(both("M27 -98C26 -84 34 -78 32 -66C31 -58 38 -52 36 -44M24 -80C24 -74 27 -68 26 -60"), 1.2)


def braids(sheet: Sheet, colour: str, ribbon: str) -> None:
    """Two plaits over the breast."""
    for flip in (False, True):
        for i in range(5):
            x, y = 27 + i * 2.2, -82 + i * 9.4
            strand = leaf(x - 5, y + 5, 38, 15, 6) if i % 2 else leaf(x + 5, y + 5, -38, 15, 6)
            sheet.shape(mirror(strand) if flip else strand, colour, 1.3)
        tail = leaf(36, -40, 172, 15, 5)
        bow = "M29 -42L43 -46L43 -38L29 -37Z"
        sheet.shape(mirror(tail) if flip else tail, colour, 1.3)
        sheet.shape(mirror(bow) if flip else bow, ribbon, 1.3)


def hair_cap(sheet: Sheet, colour: str) -> None:
    sheet.shape(sym("M0 -121 C24 -121 30 -108 29 -92 C29 -84 31 -78 32 -74 L20 -70 L0 -70"), colour)


def kerchief(sheet: Sheet, _hair: str) -> None:
    """The starched linen `klut` of Skåne, with its broad folded wings."""
    sheet.shape(
        sym("M0 -132 C26 -134 37 -116 36 -98 C36 -84 46 -74 58 -66 C50 -54 38 -50 26 -50 L0 -54"), LINEN
    )
    sheet.line(both("M30 -112C33 -94 34 -80 48 -66M27 -76C31 -68 36 -62 42 -58"), 1.2)
    sheet.fill(both("M31 -92C33 -80 42 -70 54 -66L46 -61C38 -68 31 -78 31 -92Z"), FLAX)


HAIR: dict[str, Callable[[Sheet, str], None]] = {
    "bob": hair_bob,
    "cap": hair_cap,
    "curls": hair_curls,
    "kerchief": kerchief,
    "long": hair_long,
}
"""What is behind the head."""

BEARDS: dict[str, str] = {
    "forked": "M0 -76 C7 -79 13 -80 16 -86 L22 -98 C26 -80 25 -66 21 -54 C19 -45 15 -38 10 -28 C8 -34 4 -42 0 -44",
    "curled": "M0 -76 C7 -79 13 -80 16 -86 L22 -98 C27 -92 29 -84 25 -78 C31 -73 29 -64 23 -62 C26 -54 20 -47 14 -49"
    " C13 -41 6 -39 0 -41",
    "square": "M0 -76 C7 -79 13 -80 16 -86 L22 -98 C26 -84 26 -66 24 -40 L16 -36 L8 -40 L0 -36",
    "pointed": "M0 -76 C7 -79 13 -80 16 -86 L22 -98 C25 -82 24 -70 18 -58 C12 -47 5 -40 0 -28",
}

_STRANDS: dict[str, str] = {
    "forked": "M12 -68C15 -58 12 -46 10 -36M18 -76C20 -66 17 -54 14 -46M5 -62C7 -56 7 -52 5 -47",
    "curled": "M12 -68C17 -66 18 -60 14 -57M19 -84C23 -82 23 -76 19 -74M6 -58C9 -54 8 -49 4 -48",
    "square": "M7 -62V-43M14 -66L15 -42M20 -80C22 -66 21 -54 21 -43",
    "pointed": "M7 -62C7 -54 4 -46 1 -40M13 -68C14 -60 9 -52 6 -46M19 -78C20 -70 17 -64 15 -60",
}


def beard(sheet: Sheet, style: str, colour: str) -> None:
    sheet.shape(sym(BEARDS[style]), colour)
    sheet.line(both(_STRANDS[style]), 1.3)
    sheet.fill("M-6 -70.5Q0 -72 6 -70.5Q0 -63.5 -6 -70.5Z", MADDER)
    sheet.shape(both("M0 -77C5 -81 12 -79 18 -71C12 -70 5 -70.5 0 -73.5Z"), colour, 1.5)


def moustache(sheet: Sheet, turn: float, colour: str) -> None:
    sheet.shape(place(turn, 0).path(both("M0 -75.5C5 -78 10 -76 15 -71C9 -71.5 4 -71.5 0 -73Z")), colour, 1.2)


def earrings(sheet: Sheet) -> None:
    sheet.shape(both(circle(23.5, -75, 2.6) + circle(23.5, -69.5, 1.6)), WELD, 1.0)

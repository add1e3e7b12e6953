"""Crowns, bridal crowns, wreaths, caps and hats."""

from geometry import Sheet, both, circle, gems, leaf, lozenge, ring, sym
from palette import INDIGO, INK, LINEN, MADDER, MOSS, OAK, PINE, ROSE, SKY, STRAW, WELD

_RIM = sym("M0 -118 Q15 -118 28 -122 L26 -108.5 Q13 -104.5 0 -104.5")


def _rim(sheet: Sheet, colour: str) -> None:
    """The jewelled circlet below every king's crown."""
    sheet.shape(_RIM, colour)
    sheet.fill(gems((0, -111.3, 4.6, 4.2), (11, -112, 4, 3.8), (21, -114, 3.4, 3.6)), STRAW)


def crown_spade(sheet: Sheet) -> None:
    spikes = "M0 -147 L8.5 -127 L17.5 -144 L22.5 -127 L34 -139 L28 -116 L0 -113"
    sheet.shape(sym(spikes), WELD)
    sheet.shape(circle(0, -149, 3.6) + both(circle(17.5, -146, 3.4) + circle(34, -141, 3.2)), MADDER, 1.4)
    _rim(sheet, INDIGO)


def crown_heart(sheet: Sheet) -> None:
    """A closed crown with arches, like the one on old silver coins."""
    sheet.shape(sym("M0 -139 C8 -150 38 -148 32 -128 L28 -116 L0 -113"), MADDER)
    sheet.shape(both("M28 -116C40 -136 26 -150 8 -142L10 -137C22 -141 30 -132 22 -117Z"), WELD, 1.6)
    sheet.shape(sym("M0 -142 L4 -140 L4.5 -115 L0 -115"), WELD, 1.6)
    sheet.shape(circle(0, -143, 4.4), WELD, 1.5)
    sheet.line("M0 -147V-153M-3 -150.4H3", 2.2)
    _rim(sheet, MADDER)


def crown_diamond(sheet: Sheet) -> None:
    """Stepped like the edge of a woven lozenge."""
    steps = (
        "M0 -151 L3.5 -151 V-144 H7 V-136 H10.5 V-128 H14 V-134 H17.5 V-141 H21 V-147 H25 V-140 H28.5 V-134 H33"
        " L28 -115 L0 -113"
    )
    sheet.shape(sym(steps), WELD)
    sheet.fill(gems((0, -131, 4, 8), (21.5, -129, 3.2, 6)), MADDER)
    _rim(sheet, INK)


def crown_club(sheet: Sheet) -> None:
    """Three trefoils on a circlet."""
    sheet.shape(sym("M0 -134 L5 -128 C9 -122 12 -122 17 -128 L24 -132 L33 -134 L28 -115 L0 -113"), WELD)
    leaves = circle(0, -146, 5.4) + both(circle(6.4, -137.5, 5))
    wings = circle(29, -145, 4.6) + circle(34, -137, 4.4) + circle(23.6, -138, 4.4)
    sheet.shape(both(wings), WELD, 1.6)
    sheet.shape(leaves, WELD, 1.6)
    sheet.fill(circle(0, -139, 3) + both(circle(28.8, -139, 2.6)), PINE)
    _rim(sheet, PINE)


def bride_spade(sheet: Sheet) -> None:
    """A tall bridal crown of silver-gilt with hanging leaves."""
    sheet.shape(sym("M0 -153 L6 -141 L13 -152 L17 -140 L25 -148 L19 -119 Q9 -116 0 -116"), WELD)
    sheet.fill(gems((0, -131, 4, 6), (11, -132, 3, 5)), INDIGO)
    sheet.shape(sym("M0 -122 Q10 -122 20 -125 L19 -118 Q9 -115 0 -115"), MADDER, 1.5)
    for x, y in ((0.0, -112.0), (8.5, -112.6), (16.5, -115.0)):
        sheet.shape(both(lozenge(x, y, 2.6, 4.6)) if x else lozenge(x, y, 2.8, 5.4), WELD, 1.0)


def bride_heart(sheet: Sheet) -> None:
    sheet.shape(sym("M0 -146 L8 -128 L26 -140 L22 -117 Q11 -113 0 -113"), WELD)
    sheet.shape(
        both(
            "M26 -150C28 -154 34 -152 33 -147C32 -143 28 -141 26 -138C24 -141 20 -143 19 -147C18 -152 24 -154 26 -150Z"
        ),
        MADDER,
        1.4,
    )
    sheet.shape(
        "M0 -151C2 -156 9 -154 8 -148C7 -143 2 -141 0 -137C-2 -141 -7 -143 -8 -148C-9 -154 -2 -156 0 -151Z",
        MADDER,
        1.4,
    )
    sheet.fill(gems((0, -121, 4, 4), (12, -122, 3.4, 3.6)), MADDER)


def bride_diamond(sheet: Sheet) -> None:
    """A tiara of lozenges on the linen kerchief."""
    sheet.shape(sym("M0 -124 Q15 -124 30 -129 L29 -117 Q14 -112 0 -112"), MADDER)
    sheet.fill(gems((0, -118, 5, 4), (12, -119, 4.4, 3.8), (22.5, -121, 3.6, 3.4)), STRAW)
    sheet.shape(lozenge(0, -137, 7, 13), WELD, 1.6)
    sheet.shape(both(lozenge(14, -136, 5.6, 10.5) + lozenge(26.5, -137, 4.4, 8)), WELD, 1.6)
    sheet.fill(gems((0, -137, 2.6, 5.5), (14, -136, 2, 4)), MADDER)


def bride_club(sheet: Sheet) -> None:
    """A midsummer wreath: birch leaves and small flowers, with a gold point showing."""
    sheet.shape(sym("M0 -151 L7 -136 L15 -145 L18 -126 L0 -122"), WELD)
    for x, y, angle in ring(13, 1.0, -90):
        if y > 0.35:
            continue
        sheet.shape(leaf(x * 25, -112 + y * 16, angle - 24, 15, 5.2), MOSS, 1.2)
        sheet.shape(leaf(x * 25, -112 + y * 16, angle + 40, 11, 4.4), PINE, 1.2)
    for x, y, colour in (
        (0.0, -128.0, MADDER),
        (16.0, -124.0, LINEN),
        (-16.0, -124.0, LINEN),
        (27.0, -114.0, ROSE),
        (-27.0, -114.0, ROSE),
    ):
        sheet.shape("".join(circle(x + px, y + py, 3) for px, py, _ in ring(5, 3.4)), colour, 1.0)
        sheet.fill(circle(x, y, 2.2), WELD)


def _plume(sheet: Sheet, x: float, y: float, angle: float, colour: str, length: float = 44) -> None:
    bend = 12.0 if angle > 0 else -12.0
    sheet.shape(leaf(x, y, angle, length, 8.5, bend), colour, 1.6)
    sheet.line(leaf(x, y, angle, length * 0.84, 0.4, bend * 0.8), 1.0)


def cap_spade(sheet: Sheet) -> None:
    """A slashed beret pulled down over one ear, with a plume."""
    _plume(sheet, -22, -122, -34, LINEN, 38)
    _plume(sheet, -22, -120, -62, SKY, 34)
    sheet.shape(
        "M-32 -110C-44 -124 -30 -140 -6 -138C18 -138 36 -130 35 -116L28 -108Q0 -116 -26 -104Z", INDIGO
    )
    sheet.shape("M-30 -112Q0 -123 33 -116L29 -106Q0 -114 -26 -102Z", MADDER, 1.6)
    sheet.fill(
        "M-24 -128L-18 -134L-14 -124L-20 -119ZM-4 -135L3 -135L4 -124L-3 -124ZM16 -132L22 -129L20 -121L14 -122Z",
        STRAW,
    )


def cap_heart(sheet: Sheet) -> None:
    """The knitted red cap, its tassel swinging."""
    sheet.shape(
        "M-27 -112C-26 -134 -8 -152 14 -150C34 -150 44 -138 46 -122L40 -118C34 -128 30 -128 27 -112Z", MADDER
    )
    sheet.line("M2 -147C10 -142 18 -132 22 -120M20 -150C28 -146 34 -138 37 -128", 1.3)
    sheet.shape(leaf(43, -122, 190, 17, 6) + leaf(43, -122, 170, 17, 6), STRAW, 1.3)
    sheet.shape(sym("M0 -121 Q15 -121 29 -118 L28 -106 Q14 -109 0 -109"), INDIGO)
    sheet.fill(gems((0, -115, 4.6, 4.4), (11, -114.6, 4.2, 4.2), (21.5, -113.4, 3.6, 4)), LINEN)


def cap_diamond(sheet: Sheet) -> None:
    """A broad-brimmed felt hat with a feather."""
    _plume(sheet, 14, -122, 28, MADDER, 40)
    sheet.shape("M-22 -115L-17 -141Q0 -149 17 -141L22 -115Z", INK)
    sheet.shape("M-20.6 -122Q0 -117 20.6 -122L22 -113Q0 -108 -22 -113Z", WELD, 1.5)
    sheet.fill(gems((0, -114.6, 4, 3.4), (10, -115.4, 3.6, 3.2)), MADDER)
    sheet.shape(sym("M0 -114 C20 -113 32 -118 42 -124 C42 -110 24 -103 0 -103"), INK)


def cap_club(sheet: Sheet) -> None:
    """A round winter cap with a fur brim and a birch sprig."""
    for angle, length in ((18.0, 30.0), (44.0, 26.0), (-6.0, 24.0)):
        sheet.shape(leaf(12, -128, angle, length, 6), MOSS, 1.3)
    sheet.shape(sym("M0 -143 C18 -143 27 -132 27 -118 L0 -116"), PINE)
    sheet.line("M0 -143V-120M-13 -139C-17 -132 -18 -126 -18 -120M13 -139C17 -132 18 -126 18 -120", 1.2, MOSS)
    brim = "".join(circle(x * 5.6, -113 - (9 - x * x) * 0.35, 6.2) for x in range(-5, 6))
    sheet.shape(brim, OAK, 1.4)
    sheet.fill("".join(circle(x * 5.6, -113 - (9 - x * x) * 0.35, 5.2) for x in range(-5, 6)), OAK)


HATS = {
    ("king", "spade"): crown_spade,
    ("king", "heart"): crown_heart,
    ("king", "diamond"): crown_diamond,
    ("king", "club"): crown_club,
    ("queen", "spade"): bride_spade,
    ("queen", "heart"): bride_heart,
    ("queen", "diamond"): bride_diamond,
    ("queen", "club"): bride_club,
    ("jack", "spade"): cap_spade,
    ("jack", "heart"): cap_heart,
    ("jack", "diamond"): cap_diamond,
    ("jack", "club"): cap_club,
}

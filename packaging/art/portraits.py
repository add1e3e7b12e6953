"""The faces at the table: round portraits in the style of the court cards, in a few moods each, on woven grounds.

A portrait is a figure on a ground; players of one level share the ground. `python packaging/art/deck.py`
writes them.
"""

from collections.abc import Callable
from dataclasses import dataclass

import hats
import heads
from geometry import Sheet, both, circle, gems, lozenge, place, sym
from medallion import EMBLEMS, GROUNDS, ON_DARK, RINGS, Disc, document, emblem, ground, inked, mark, ring
from palette import (
    ASH,
    FLAX,
    INDIGO,
    INK,
    LINEN,
    MADDER,
    MOSS,
    OAK,
    PINE,
    ROSE,
    RUST,
    SKIN,
    SKY,
    STRAW,
    WALNUT,
    WELD,
)
from woven import strip

MOODS = ("calm", "thinking", "glad", "sorry")


@dataclass(frozen=True)
class Person:
    """The features of one face. `back` is drawn behind the head, `front` on it."""

    hair: str
    cloak: str
    tunic: str
    trim: str
    figure: str
    back: str = "cap"
    front: str = "parting"
    hat: str = ""
    beard: str = ""
    collar: str = "linen"
    turn: float = 1.2
    soft: bool = False
    glasses: bool = False
    old: bool = False


PEOPLE: dict[str, Person] = {
    # The six opponents.
    "stina": Person(STRAW, MADDER, LINEN, SKY, INDIGO, "cap", "braids", "ribbon", turn=1.6, soft=True),
    "algot": Person(RUST, OAK, STRAW, PINE, STRAW, "crop", "none", "brim", "moustache", "shirt", -1.4),
    "rules": Person(OAK, INDIGO, LINEN, MADDER, STRAW, "bob", "fringe", "knitted", "", "shirt", 1.4),
    "sigrid": Person(WALNUT, PINE, LINEN, WELD, MADDER, "bun", "parting", "", soft=True, glasses=True),
    "hilding": Person(
        WALNUT, "#3b322d", STRAW, MADDER, STRAW, "curls", "none", "beret", "pointed", "ruff", -1.8
    ),
    "best": Person(
        ASH, INDIGO, MADDER, STRAW, INDIGO, "kerchief", "parting", "tiara", soft=True, old=True, turn=-1.0
    ),
    # Their companions, and guests.
    "elna": Person(WELD, PINE, LINEN, MADDER, LINEN, "long", "parting", "", turn=-1.4, soft=True),
    "nils": Person(STRAW, SKY, LINEN, INDIGO, LINEN, "crop", "tousled", "", "", "shirt", 1.8),
    "karna": Person(RUST, INDIGO, STRAW, MADDER, STRAW, "scarf", "parting", "", turn=1.2, soft=True),
    "per": Person(ASH, INDIGO, FLAX, PINE, STRAW, "crop", "none", "cap", "pointed", "shirt", 1.2, old=True),
    "bengta": Person(WALNUT, WELD, LINEN, MADDER, STRAW, "cap", "braids", "wreath", turn=-1.4, soft=True),
    "hanna": Person(OAK, MADDER, STRAW, INDIGO, LINEN, "kerchief", "parting", "", turn=1.4, soft=True),
    "sven": Person(WALNUT, MOSS, LINEN, MADDER, STRAW, "crop", "tousled", "", "moustache", "shirt", -1.2),
    "ola": Person(RUST, MADDER, LINEN, INDIGO, STRAW, "crop", "none", "fur", "curled", "shirt", 1.6),
}


# Clothes

CLOAK = sym("M0 -62 C14 -62 26 -60 36 -54 C52 -48 62 -38 66 -22 L66 -10 L0 -10")
FRONT = sym("M0 -58 L16 -58 L24 -10 L0 -10")


def _clothes(sheet: Sheet, who: Person) -> None:
    sheet.shape(CLOAK, who.cloak)
    sheet.shape(FRONT, who.tunic)
    for side in (-1, 1):
        strip(sheet, (side * 22, -60), (side * 32, -22), 8, who.trim, who.figure, "dots", 1.6)


def _linen(sheet: Sheet, who: Person) -> None:
    sheet.shape(sym("M0 -54 L10 -58 L34 -55 C30 -44 18 -38 0 -36"), LINEN)
    beads = "".join(both(circle(x, y, 2.5)) for x, y in ((6.0, -47.4), (11.2, -51.0)))
    sheet.shape(circle(0, -46, 3.2) + beads, who.trim, 1.1)


def _shirt(sheet: Sheet, _who: Person) -> None:
    sheet.shape(sym("M0 -60 L15 -62 L28 -54 L20 -43 L12 -50 L7 -41 L0 -48"), LINEN)


def _ruff(sheet: Sheet, _who: Person) -> None:
    sheet.shape(sym("M0 -62 L20 -64 C34 -62 42 -56 46 -49 C34 -39 18 -34 0 -33"), LINEN)
    for x, y in ((13.0, -41.0), (24.0, -45.0), (34.0, -50.0)):
        sheet.fill(both(lozenge(x, y, 1.7, 3.4)), INK)


COLLARS: dict[str, Callable[[Sheet, Person], None]] = {"linen": _linen, "shirt": _shirt, "ruff": _ruff}


# Heads


def _bun(sheet: Sheet, colour: str) -> None:
    sheet.shape(circle(0, -126, 12.5, 10.5), colour)
    sheet.line("M-7 -129Q0 -122 7 -129M-8.4 -123.4Q0 -117 8.4 -123.4", 1.3)
    heads.hair_cap(sheet, colour)


def _crop(sheet: Sheet, colour: str) -> None:
    """Draw short hair and the ears."""
    sheet.shape(both("M20 -92C27 -95 28 -82 21 -80Z"), SKIN, 1.8)
    sheet.shape(sym("M0 -124 C20 -124 27 -114 26 -98 L23 -88 L18 -88 L0 -90"), colour)


def _tousled(sheet: Sheet, colour: str) -> None:
    """Draw a fringe to one side."""
    tuft = "M-23 -98C-27 -116 -14 -128 4 -127C20 -126 27 -114 23.6 -98L20 -106L14 -105L9 -109L0 -105L-8 -109L-15 -104L-19 -105Z"
    sheet.shape(tuft, colour, 1.8)
    sheet.line("M-12 -121C-8 -117 -6 -113 -6 -111M3 -123C5 -118 9 -114 10 -112", 1.2)


def _scarf(sheet: Sheet, who: Person) -> None:
    """A kerchief tied under the chin."""
    sheet.shape(sym("M0 -131 C25 -131 33 -112 32 -94 C32 -78 26 -62 15 -52 L0 -48"), who.trim)
    sheet.fill("".join(both(lozenge(x, y, 2, 2.8)) for x, y in ((29.0, -88.0), (27.0, -75.0))), who.figure)


HAIR = heads.HAIR | {"bun": _bun, "crop": _crop}


def _front(sheet: Sheet, who: Person) -> None:
    if who.front == "fringe":
        heads.fringe(sheet, who.hair)
    elif who.front == "tousled":
        _tousled(sheet, who.hair)
    elif who.front in ("parting", "braids"):
        heads.parting(sheet, who.hair)
    if who.front == "braids":
        heads.braids(sheet, who.hair, who.trim)
    if who.back == "scarf":
        _scarf_brim(sheet, who)


def _scarf_brim(sheet: Sheet, who: Person) -> None:
    sheet.shape(sym("M0 -131 C22 -131 31 -118 30 -104 C20 -115 9 -119 0 -119"), who.trim, 1.6)
    dots = both(lozenge(10, -124.6, 2.2, 2.6) + lozenge(20, -119, 2.2, 2.6))
    sheet.fill(lozenge(0, -125.4, 2.4, 2.8) + dots, who.figure)
    sheet.shape("M0 -54L-11 -45L-7 -39ZM0 -54L11 -45L7 -39Z", who.trim, 1.4)
    sheet.shape(circle(0, -53, 3.4), who.figure, 1.3)


def _brim(sheet: Sheet) -> None:
    """A broad felt hat with a woven band."""
    sheet.shape("M-22 -114L-18 -136Q0 -143 18 -136L22 -114Z", PINE)
    sheet.shape("M-20.6 -121Q0 -116 20.6 -121L22 -112Q0 -107 -22 -112Z", WELD, 1.5)
    sheet.fill(gems((0, -113.6, 4, 3.4), (10, -114.4, 3.6, 3.2)), MADDER)
    sheet.shape(sym("M0 -112 C20 -111 30 -115 40 -120 C40 -107 24 -101 0 -101"), PINE)


def _cap(sheet: Sheet) -> None:
    """A cloth cap with a peak."""
    sheet.shape("M-30 -112C-36 -128 -18 -138 2 -138C24 -138 36 -126 30 -112Q0 -122 -30 -112Z", "#3b322d")
    sheet.line("M-14 -134C-17 -128 -18 -123 -18 -118M14 -134C17 -128 18 -123 18 -118", 1.2, ASH)
    sheet.shape(sym("M0 -119 Q16 -119 28 -113 L26 -105 Q14 -110 0 -110"), "#3b322d")


def _knitted(sheet: Sheet) -> None:
    sheet.shape("M-27 -110C-27 -130 -14 -141 2 -141C20 -141 27 -128 27 -110Z", MADDER)
    sheet.line("M-12 -137C-15 -130 -16 -124 -16 -118M12 -137C15 -130 16 -124 16 -118M0 -140V-118", 1.3)
    sheet.shape(sym("M0 -120 Q16 -120 29 -116 L28 -104 Q14 -107 0 -107"), LINEN)
    sheet.fill(gems((0, -113.4, 4.4, 4.2), (11, -113, 4, 4), (21, -111.8, 3.4, 3.8)), INDIGO)
    sheet.shape(
        "".join(circle(x, -141 + y, 3.6) for x, y in ((-4, 0), (4, 0), (0, -2.6), (0, 2.2))), STRAW, 1.2
    )


def _ribbon(sheet: Sheet) -> None:
    sheet.shape(sym("M0 -123 Q17 -122 25 -110 L22 -104 Q14 -114 0 -115"), MADDER, 1.6)
    sheet.fill(gems((0, -119, 3.4, 2.8), (10, -117, 3, 2.6), (18, -112, 2.6, 2.4)), STRAW)


def _tiara(sheet: Sheet) -> None:
    """The gold of the bride, kept for feast days."""
    sheet.shape(sym("M0 -123 Q14 -123 26 -128 L25.4 -117 Q13 -112 0 -112"), MADDER)
    sheet.fill(gems((0, -117.6, 4.6, 3.8), (11, -118.6, 4, 3.6), (20.6, -120.6, 3.2, 3)), STRAW)
    sheet.shape(gems((0, -131.4, 5.6, 8.8), (12.4, -131.6, 4.6, 7.4)), WELD, 1.6)


HATS: dict[str, Callable[[Sheet], None]] = {
    "brim": _brim,
    "knitted": _knitted,
    "ribbon": _ribbon,
    "tiara": _tiara,
    "beret": hats.cap_spade,
    "cap": _cap,
    "wreath": hats.bride_club,
    "fur": hats.cap_club,
}


# Moods


def _eyes(sheet: Sheet, who: Person, mood: str) -> None:
    look = {"thinking": (3.0, -2.2), "sorry": (0.0, 1.4)}.get(mood, (who.turn * 0.5, 0.0))
    for side in (-1, 1):
        x = side * 9.8 + who.turn * 0.6
        if mood == "glad":
            sheet.line(place(x, -88).path("M-6.4 2.2Q0 -6.4 6.4 2.2"), 2.6)
        else:
            sheet.shape(place(x, -89).path("M-6.6 0.6Q0 -6.8 6.6 0.6Q0 6 -6.6 0.6Z"), "#fffaf0", 1.4)
            sheet.fill(circle(x + look[0], -89 + look[1], 3), INK)
        sheet.line(
            place(x, -90, flip=side < 0).path(_brow(mood, side)),
            2.0 if who.soft else 3.0,
            who.hair if who.old else INK,
        )
    if who.old and mood != "glad":
        sheet.line(both("M12 -82.4Q16 -82 18.4 -84.6"), 1.0)


def _brow(mood: str, side: int) -> str:
    """Return the brow of an eye, from the nose outwards."""
    match mood:
        case "thinking":
            return "M-6 -8.6Q0 -13 7 -9.4" if side > 0 else "M-6 -6Q0 -8.4 7 -6.6"
        case "sorry":
            return "M-6.4 -11Q0 -9.6 6.6 -5.6"
        case "glad":
            return "M-6.4 -7.6Q0 -12.6 6.8 -8"
        case _:
            return "M-6.6 -6.6Q0 -10.6 6.8 -7.2"


def _nose(sheet: Sheet, who: Person) -> None:
    data = "M3.2 -92L3.6 -82.4Q7.2 -78 3.8 -76.6Q0 -75.8 -1.8 -77.6"
    sheet.line(place(who.turn * 0.8, 0, flip=who.turn < 0).path(data), 1.8)


def _mouth(sheet: Sheet, who: Person, mood: str) -> None:
    at = place(who.turn * 0.6, 0)
    match mood:
        case "glad":
            sheet.shape(at.path("M-9 -71.6Q0 -68.6 9 -71.6Q5 -62 0 -62Q-5 -62 -9 -71.6Z"), MADDER, 1.6)
            sheet.fill(at.path("M-6.6 -70.4Q0 -68.4 6.6 -70.4L5.4 -68Q0 -66.6 -5.4 -68Z"), LINEN)
        case "sorry":
            sheet.line(at.path("M-6.6 -65.4Q0 -71.4 6.6 -65.4"), 2.6, MADDER)
        case "thinking":
            sheet.line(at.path("M-2.6 -67.4Q2 -69 6.2 -68"), 2.8, MADDER)
        case _ if who.soft:
            sheet.fill(at.path("M-6 -69.2Q-2.8 -72.4 0 -70.8Q2.8 -72.4 6 -69.2Q0 -63.8 -6 -69.2Z"), MADDER)
            sheet.line(at.path("M-6.4 -69.2Q0 -67.4 6.4 -69.2"), 1.0)
        case _:
            sheet.line(at.path("M-6.6 -69.4Q0 -66.4 6.6 -69.4"), 2.4, MADDER)


def _beard(sheet: Sheet, who: Person, mood: str) -> None:
    if who.beard in heads.BEARDS:
        sheet.shape(sym(heads.BEARDS[who.beard]), who.hair)
    _mouth(sheet, who, mood)
    if who.beard:
        lift = {"glad": 1.6, "sorry": -1.6}.get(mood, 0.0)
        half = f"M0 -77C5 -80 12 {-78 - lift:g} 19 {-72 - 2 * lift:g}C12 -70.6 5 -71.4 0 -73.6Z"
        sheet.shape(both(half), who.hair, 1.5)


def _glasses(sheet: Sheet, who: Person) -> None:
    x = who.turn * 0.6
    sheet.line(
        circle(x - 9.8, -88.6, 8.6) + circle(x + 9.8, -88.6, 8.6) + f"M{x - 1.4:g} -89.6H{x + 1.4:g}",
        1.8,
        "#8a5d0c",
    )


def figure(who: Person, mood: str) -> Sheet:
    """Draw the person, head and shoulders."""
    sheet = Disc()
    if who.back == "scarf":
        _scarf(sheet, who)
    else:
        HAIR[who.back](sheet, who.hair)
    heads.neck(sheet)
    _clothes(sheet, who)
    COLLARS[who.collar](sheet, who)
    sheet.shape(heads.ROUND_FACE if who.soft or not who.beard else heads.FACE, SKIN)
    blush = 5.6 if mood == "glad" else 4.4
    sheet.fill(both(circle(13.4, -76.6, blush, blush * 0.8)), ROSE)
    _eyes(sheet, who, mood)
    _nose(sheet, who)
    _beard(sheet, who, mood)
    _front(sheet, who)
    if who.glasses:
        _glasses(sheet, who)
    if who.hat:
        HATS[who.hat](sheet)
    return sheet


def outputs() -> dict[str, str]:
    """Return SVG files by their path below `resources/`."""
    out = {}
    for name, who in PEOPLE.items():
        for mood in MOODS:
            out[f"portraits/{name}-{mood}.svg"] = document(inked(figure(who, mood)))
    for name in EMBLEMS:
        out[f"portraits/emblem-{name}.svg"] = document(inked(emblem(name)))
    for name in GROUNDS:
        out[f"portraits/ground-{name}.svg"] = document(inked(ground(name)))
    for side in range(len(RINGS)):
        out[f"portraits/ring-{side}.svg"] = document(ring(side))
        out[f"portraits/mark-{side}-light.svg"] = document(mark(side, RINGS[side]))
        out[f"portraits/mark-{side}-dark.svg"] = document(mark(side, ON_DARK[side]))
    return out

"""The twelve court cards: figure, robe, woven belt and stepped frame."""

from dataclasses import dataclass

import hats
import heads
import props
from geometry import Sheet, both, circle, flatten, inked, inside, leaf, lozenge, lozenges, poly, sym
from palette import ASH, FLAX, INK, LINEN, MADDER, MOSS, OAK, PINE, RUST, STRAW, STREWN, WALNUT, WELD, Dress
from woven import SUIT_MOTIF, fill_star, strip, whole_star

SHIFT = 10.0  # the figure is right of the middle, to leave the corner to the index
FRAME = (-103.0, -153.0)
NOTCH = (-69.0, -61.0)


@dataclass(frozen=True)
class Person:
    """The features that distinguish one figure from another besides the suit's colours."""

    hair: str
    back: str
    style: str
    turn: float


PEOPLE: dict[tuple[str, str], Person] = {
    ("king", "spade"): Person(WALNUT, "curls", "forked", -1.6),
    ("king", "heart"): Person(RUST, "curls", "curled", 1.6),
    ("king", "diamond"): Person(ASH, "curls", "square", -1.6),
    ("king", "club"): Person(OAK, "curls", "pointed", 1.6),
    ("queen", "spade"): Person(WALNUT, "cap", "braids", 1.6),
    ("queen", "heart"): Person(WELD, "long", "", -1.6),
    ("queen", "diamond"): Person(OAK, "kerchief", "", 1.6),
    ("queen", "club"): Person(RUST, "cap", "braids", -1.6),
    ("jack", "spade"): Person(WALNUT, "bob", "moustache", 2.6),
    ("jack", "heart"): Person(WELD, "bob", "", -2.6),
    ("jack", "diamond"): Person(RUST, "bob", "moustache", 2.6),
    ("jack", "club"): Person(STRAW, "bob", "", -2.6),
}

CLOAK = sym("M0 -62 C14 -62 26 -60 36 -55 C58 -50 78 -40 84 -22 L88 4 L0 4")
FRONT = sym("M0 -58 L17 -57 L27 4 L0 4")


def frame_path(inset: float) -> str:
    """Return the frame with stepped notches for the indices, symmetric under a turn of 180°."""
    x, y = FRAME[0] + inset, FRAME[1] + inset
    nx, ny = NOTCH[0] + inset, NOTCH[1] + inset
    half = [(x, ny), (nx - 11, ny), (nx - 11, ny - 11), (nx, ny - 11), (nx, y), (-x, y)]
    return poly([*half, *[(-px, -py) for px, py in half]])


def _cloak_figures(sheet: Sheet, suit: str, dress: Dress) -> None:
    """Scatter small woven figures over the cloak, only where they fit whole."""
    outline, front = flatten(CLOAK), flatten(sym("M0 -60 L30 -58 L40 4 L0 4"))
    out = ""
    for row in range(5):
        for col in range(-6, 7):
            x, y = col * 15.0 + (7.5 if row % 2 else 0), -52.0 + row * 11.5
            corners = [(x + dx, y + dy) for dx in (-6, 6) for dy in (-6, 6)]
            if all(inside(c, outline) for c in corners) and not any(inside(c, front) for c in corners):
                out += _mark(suit, x, y)
    sheet.fill(out, dress.mark)


def _mark(suit: str, x: float, y: float) -> str:
    if suit == "spade":
        return whole_star(x, y, 1.05)
    if suit == "heart":
        return lozenges(((x, y - 2.4), (x, y + 2.4), (x - 2.6, y), (x + 2.6, y)), 1.8, 2.4)
    if suit == "diamond":
        return lozenge(x, y, 3.6, 4.8)
    return circle(x, y - 2, 1.8) + circle(x - 2, y + 1.4, 1.8) + circle(x + 2, y + 1.4, 1.8)


def _robe(sheet: Sheet, rank: str, suit: str, dress: Dress) -> None:
    sheet.shape(CLOAK, dress.cloak)
    _cloak_figures(sheet, suit, dress)
    sheet.shape(FRONT, dress.tunic)
    strip(sheet, (0, -52), (0, 4), 15 if rank != "jack" else 11, dress.trim, dress.figure, SUIT_MOTIF[suit])
    colours = (dress.figure, dress.trim, "teeth") if rank == "king" else (dress.trim, dress.figure, "dots")
    for sx in (-1, 1) if rank != "jack" else ():
        strip(sheet, (sx * 23, -58), (sx * 34, 4), 9, *colours, 1.5)


def _collar(sheet: Sheet, rank: str) -> None:
    if rank == "king":
        sheet.shape(sym("M0 -66 L20 -66 C34 -64 46 -58 52 -50 C40 -36 20 -29 0 -27"), LINEN)
        for x, y in ((0.0, -34.0), (14.0, -37.0), (27.0, -43.0), (39.0, -50.0), (9.0, -46.0), (23.0, -52.0)):
            sheet.fill(both(lozenge(x, y, 1.7, 3.6)), INK)
    elif rank == "queen":
        sheet.shape(sym("M0 -54 L10 -58 L36 -55 C32 -42 18 -34 0 -32"), LINEN)
        sheet.line(sym("M0 -37 C14 -38 24 -44 30 -51 L0 -48").split("L")[0], 1.2)
        pearls = [(0.0, -44.5), (5.5, -45.6), (10.4, -48.4), (13.4, -53.0)]
        sheet.shape(
            "".join(both(circle(x, y, 2.7)) if x else circle(x, y, 3.4) for x, y in pearls), MADDER, 1.1
        )
    else:
        sheet.shape(sym("M0 -60 L15 -62 L27 -54 L20 -44 L13 -50 L7 -41 L0 -48"), LINEN)


def _arms(sheet: Sheet, rank: str, suit: str, dress: Dress) -> None:
    """Draw the fore-arms, which rise from the belt: the right one always holds something upright."""
    x = props.STAFF - (7.5 if (rank, suit) == ("jack", "heart") else 0.0)
    props.PROPS[(rank, suit)](sheet)
    sheet.shape(poly([(x - 30, 4), (x - 13, -30), (x + 14, -26), (x + 18, 4)]), dress.tunic)
    sheet.line(
        poly([(x - 12, -6), (x - 5, -28)], False) + poly([(x + 6, -6), (x + 5, -26)], False), 2.6, dress.trim
    )
    strip(sheet, (x - 15, -31), (x + 15, -27), 9, dress.trim, dress.figure, "dots")
    props.fist(sheet, x, -42)
    if rank == "king":
        sheet.shape(poly([(-82, 4), (-72, -26), (-38, -28), (-34, 4)]), dress.tunic)
        strip(sheet, (-74, -24), (-34, -24), 8, dress.trim, dress.figure, "dots")
        props.orb(sheet, dress.trim if suit != "club" else MADDER)
    elif rank == "queen":
        sheet.shape("M-84 4L-70 -34L-46 -38L-38 -22L-52 4Z", dress.tunic)
        sheet.line("M-72 -2L-62 -34M-62 0L-52 -34", 2.6, dress.trim)
        strip(sheet, (-46, -40), (-38, -18), 8, dress.trim, dress.figure, "dots")
        props.hand_on_heart(sheet)
    else:
        props.shield(sheet, LINEN, dress.trim, suit)


def _head(sheet: Sheet, rank: str, suit: str, who: Person, dress: Dress) -> None:
    soft = rank == "queen"
    heads.face(sheet, who.turn, soft or rank == "jack")
    heads.features(sheet, who.turn, soft)
    if rank == "king":
        heads.beard(sheet, who.style, who.hair)
    elif rank == "queen":
        heads.parting(sheet, who.hair)
        heads.earrings(sheet)
        if who.style == "braids":
            heads.braids(sheet, who.hair, dress.trim)
    else:
        heads.fringe(sheet, who.hair)
        if who.style == "moustache":
            heads.moustache(sheet, who.turn, who.hair)
    hat = Sheet()
    hats.HATS[(rank, suit)](hat)
    sheet.group(hat, "matrix(1 0 0 0.92 0 -8.9)")


def ground() -> str:
    """Return the courts' shared ground, with small tone-on-tone figures like a woven cushion."""
    sheet = Sheet()
    sheet.fill(frame_path(0), FLAX)
    outline = flatten(frame_path(9))
    strewn = ""
    for row in range(-7, 8):
        for col in range(-5, 6):
            x, y = col * 19.0 + (9.5 if row % 2 else 0.0), row * 19.0
            if all(inside((x + dx, y + dy), outline) for dx in (-4, 4) for dy in (-4, 4)):
                strewn += whole_star(x, y, 1.1) if row % 2 else lozenge(x, y, 2.2, 3)
    sheet.fill(strewn, STREWN)
    return f'<g id="ground">{sheet.text()}</g>'


def _sprig(sheet: Sheet, dress: Dress) -> None:
    """A kurbits sprig growing from the belt, in the free corner below the index."""
    trim = dress.trim if dress.trim != INK else MADDER
    sheet.line("M-96 -8C-97 -19 -98 -31 -95 -45", 2, PINE)
    sheet.shape(leaf(-95, -40, -6, 14, 4.4, 2), trim, 1.4)
    sheet.shape(leaf(-97, -26, 38, 15, 4, 3), dress.mark, 1.4)
    sheet.shape(leaf(-97, -32, -30, 10, 3.2, 0), MOSS, 1.4)
    sheet.shape(leaf(-96.5, -15, -28, 11, 3.4, 0), dress.cloak, 1.4)
    sheet.shape(leaf(-96.5, -16, 40, 12, 3.4, 2), MOSS, 1.4)


def bust(rank: str, suit: str, dress: Dress) -> str:
    """Return only head and collar, for the deck with large indices."""
    sheet, who = Sheet(), PEOPLE[(rank, suit)]
    heads.HAIR[who.back](sheet, who.hair)
    heads.neck(sheet)
    _collar(sheet, rank)
    _head(sheet, rank, suit, who, dress)
    return inked(sheet.text(), INK)


def busts(name: str, bust: str) -> str:
    """Return two heads in the corners that the large indices leave free.

    The upright one is under the index, where it stays visible in a hand.
    """
    under = f'<g transform="matrix(1.08 0 0 1.08 -56 167)"><g id="head_{name}">{bust}</g></g>'
    return under + f'<use xlink:href="#head_{name}" transform="matrix(-1.08 0 0 -1.08 56 -167)"/>'


def figure(rank: str, suit: str, dress: Dress) -> str:
    """Return the upper half of a court card, with the card's centre as origin."""
    sheet, who = Sheet(), PEOPLE[(rank, suit)]
    _sprig(sheet, dress)
    heads.HAIR[who.back](sheet, who.hair)
    heads.neck(sheet)
    _robe(sheet, rank, suit, dress)
    _collar(sheet, rank)
    _arms(sheet, rank, suit, dress)
    _head(sheet, rank, suit, who, dress)
    return sheet.text()


def belt(trim: str, halves: tuple[str, str], figure: str, motif: str, middle: str, heart: str) -> Sheet:
    """Draw the woven belt that hides the seam between the two halves."""
    sheet = Sheet()
    strip(sheet, (-103, 0), (103, 0), 27, trim, trim, "dots", 2)
    for end, half in zip((-103, 103), halves, strict=True):
        strip(sheet, (end, 0), (0, 0), 18, half, figure, motif, 1.4)
    sheet.fill(lozenge(0, 0, 20, 20), middle)
    fill_star(sheet, 0, 0, 3.1, LINEN, heart)
    return sheet


def court(rank: str, suit: str, dress: Dress) -> str:
    """Return a whole court card, centred, without its index."""
    over = belt(dress.trim, (dress.cloak,) * 2, dress.mark, SUIT_MOTIF[suit], dress.cloak, dress.mark)
    trim = dress.trim if dress.trim != INK else MADDER
    return both_halves(f"{rank}_{suit}", figure(rank, suit, dress), over, trim)


def both_halves(name: str, figure: str, belt: Sheet, trim: str) -> str:
    """Return a card of two figures in the frame, with a belt over their seam."""
    under = Sheet()
    under.line(frame_path(4.2), 1.4, trim)
    belt.line(frame_path(0), 2.4)
    half = f'<g id="half_{name}"><g transform="translate({SHIFT:g})">{figure}</g></g>'
    turned = f'<use xlink:href="#half_{name}" transform="matrix(-1 0 0 -1 0 0)"/>'
    return '<use xlink:href="#ground"/>' + inked(f"{under.text()}{half}{turned}{belt.text()}", INK)

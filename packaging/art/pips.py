"""Suit signs, about 42 units wide around the origin, and the positions of a card's pips."""

from geometry import Point, both, circle, gems, lozenge, sym
from palette import LINEN, SUITS

HEART = sym("M0 -11 C3 -20 9 -23 13 -22 C19 -21 22 -16 22 -9 C22 4 8 12 0 24")
DIAMOND = sym("M0 -25 C5 -15 11 -7 19 0 C11 7 5 15 0 25")
SPADE = sym("M0 -24 C5 -13 22 -5 22 8 C22 18 10 20 3.5 12 C4 18 6 21 11 24 L0 24")
CLUB = (
    circle(0, -12.5, 10.2)
    + circle(-11.6, 4.5, 10.2)
    + circle(11.6, 4.5, 10.2)
    + sym("M0 -8 L6 -3 L6 4 L3 8 C4 16 6 21 11 24 L0 24")
)

SHAPE: dict[str, str] = {"spade": SPADE, "heart": HEART, "diamond": DIAMOND, "club": CLUB}


def _inlay(suit: str) -> str:
    """Return a few linen threads picked into the sign, as on a woven band."""
    if suit == "heart":
        return gems((0, 6, 2.6, 4), (6.5, -2, 2.6, 4)) + both(lozenge(12.5, -11, 2.2, 3.2))
    if suit == "spade":
        return gems((0, -8, 2.4, 4.2), (6.5, 2, 2.6, 4)) + both(lozenge(13.5, 8.5, 2.2, 3))
    if suit == "diamond":
        return (
            lozenge(0, 0, 3.2, 4.4)
            + lozenge(0, -11, 2, 3.2)
            + lozenge(0, 11, 2, 3.2)
            + both(lozenge(9, 0, 2.2, 2.8))
        )
    return lozenge(0, 0, 2.6, 3.6) + gems((0, -13, 2.6, 3.6), (11.8, 4.6, 2.6, 3.6))


INLAY: dict[str, str] = {suit: _inlay(suit) for suit in SUITS}


def definitions(colours: dict[str, str], plain: bool) -> list[str]:
    """Return the `<defs>` entries: `i_*` for indices (always plain) and `p_*` for pips (with inlay)."""
    out = []
    for suit in SUITS:
        body = f'<path id="i_{suit}" stroke="none" fill="{colours[suit]}" d="{SHAPE[suit]}"/>'
        inlay = "" if plain else f'<path fill="{LINEN}" d="{INLAY[suit]}"/>'
        out.append(body)
        out.append(f'<g id="p_{suit}"><path fill="{colours[suit]}" d="{SHAPE[suit]}"/>{inlay}</g>')
    return out


LEFT, MID, RIGHT = -44.0, 0.0, 44.0
TOP, UPPER = -112.0, -37.5

CORNERS: tuple[Point, ...] = ((LEFT, TOP), (RIGHT, TOP))
FOUR: tuple[Point, ...] = (*CORNERS, (LEFT, UPPER), (RIGHT, UPPER))

# Only the upper half and the waist are listed; the lower half is the upper one turned.
_UPPER: dict[int, tuple[Point, ...]] = {
    **dict.fromkeys((2, 3), ((MID, TOP),)),
    **dict.fromkeys((4, 5, 6, 7), CORNERS),
    8: (*CORNERS, (MID, -56)),
    9: FOUR,
    10: (*FOUR, (MID, -75)),
}
_WAIST: dict[int, list[Point]] = {
    3: [(MID, 0)],
    5: [(MID, 0)],
    6: [(LEFT, 0), (RIGHT, 0)],
    7: [(LEFT, 0), (RIGHT, 0), (MID, -56)],
    8: [(LEFT, 0), (RIGHT, 0)],
    9: [(MID, 0)],
}


def positions(rank: int) -> list[tuple[float, float, bool]]:
    """Return (x, y, upside down) of every pip, with the card's centre as origin."""
    upper = [(x, y, False) for x, y in _UPPER[rank]]
    waist = [(x, y, False) for x, y in _WAIST.get(rank, [])]
    return upper + waist + [(-x, -y, True) for x, y, _ in upper]


def use(ref: str, x: float, y: float, scale: float, turned: bool = False) -> str:
    """Place a definition with one matrix, which QtSvg reads faster than a chain of transforms."""
    s = -scale if turned else scale
    return f'<use xlink:href="#{ref}" transform="matrix({s:g} 0 0 {s:g} {x:g} {y:g})"/>'

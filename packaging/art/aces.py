"""The aces: one great sign with a beast woven into it and painted leaves around it."""

from __future__ import annotations

from geometry import both, circle, leaf, lozenge
from palette import DRESS, INK, LINEN, MADDER, MOSS, PINE, STRAW, WELD, INDIGO, ROSE
from pips import inline
from woven import beast, star

BEAST = {"spade": "bird", "heart": "lion", "diamond": "horse", "club": "tree"}


def _path(data: str, fill: str, width: float = 1.6) -> str:
    return f'<path fill="{fill}" stroke="{INK}" stroke-width="{width:g}" stroke-linejoin="round" d="{data}"/>'


def _flat(data: str, fill: str) -> str:
    return f'<path fill="{fill}" d="{data}"/>'


def _spray(suit: str) -> str:
    """Kurbits: brush-stroke leaves fanning out above and below the sign."""
    dress = DRESS[suit]
    out = ""
    tones = (dress.cloak, dress.trim if dress.trim != INK else MADDER, MOSS, WELD)
    stems = "M0 -92C0 -108 0 -120 0 -134M0 -100C12 -108 24 -116 40 -116M0 -100C-12 -108 -24 -116 -40 -116"
    out += f'<path fill="none" stroke="{PINE}" stroke-width="2.4" stroke-linecap="round" d="{stems}"/>'
    for i, (x, y, angle, length, width, bend) in enumerate(
        (
            (40.0, -116.0, 66.0, 24.0, 6.0, 6.0),
            (30.0, -116.0, 18.0, 20.0, 5.0, 5.0),
            (28.0, -114.0, 128.0, 20.0, 5.0, -5.0),
            (16.0, -110.0, 20.0, 18.0, 4.6, 4.0),
            (14.0, -108.0, 120.0, 17.0, 4.6, -4.0),
        )
    ):
        out += _path(both(leaf(x, y, angle, length, width, bend)), tones[i % 4])
    out += _path(leaf(0, -128, -30, 20, 6, -3) + leaf(0, -128, 30, 20, 6, 3), tones[0])
    out += _path(leaf(0, -126, 0, 26, 6.5), tones[1])
    return out


def _ground(suit: str, colour: str) -> str:
    """The sign itself, with an inner line of linen."""
    out = _flat(inline(suit, 0, 0, 3.7), colour)
    out += f'<path fill="none" stroke="{LINEN}" stroke-width="1.8" d="{inline(suit, 0, _lift(suit), 3.2)}"/>' if suit != "club" else ""
    return out


def _lift(suit: str) -> float:
    return {"heart": -1.0, "spade": -2.0, "diamond": 0.0, "club": 0.0}[suit]


def _woven(suit: str) -> str:
    """What is woven into the sign."""
    if suit == "club":
        return (
            _flat(beast("tree", 0, 10, 3.4), LINEN)
            + "".join(_two(star(x, y, 3.4), LINEN, STRAW) for x, y in ((0.0, -47.0), (-43.0, 18.0), (43.0, 18.0)))
        )
    if suit == "heart":
        stars = star(0, 42, 2.6)
        return _flat(beast("lion", 0, -12, 5), LINEN) + _two(stars, LINEN, STRAW)
    if suit == "diamond":
        return _flat(beast("horse", 0, 0, 4.3), LINEN) + "".join(_two(star(0, y, 2.0), LINEN, STRAW) for y in (-50.0, 50.0))
    return _flat(beast("bird", 0, 12, 4.8), LINEN) + _two(star(0, -44, 2.2), LINEN, STRAW)


def _two(paths: tuple[str, str], first: str, second: str) -> str:
    return _flat(paths[0], first) + _flat(paths[1], second)


def ace(suit: str, colour: str) -> str:
    spray = _spray(suit)
    return spray + f'<g transform="matrix(-1 0 0 -1 0 0)">{spray}</g>' + _ground(suit, colour) + _woven(suit)



"""Write every drawing of Tolva: `python packaging/art/deck.py`.

The decks follow the conventions of KDE's card decks, so that each folder with its `index.desktop` also works there.
"""

from dataclasses import dataclass
from pathlib import Path

import aces
import backs
import band
import courts
import glyphs
import icons
import joker
import pips
import portraits
from palette import DAMASK, DRESS, EDGE, FOUR_COLOURS, FOUR_DRESS, INDIGO, LINEN, MADDER, SUITS, TWO_COLOURS
from woven import flat_star, stepped

WIDTH, HEIGHT, RADIUS = 250, 350, 15
GUTTER = 10
RANKS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king")
RESOURCES = Path(__file__).resolve().parents[2] / "resources"


@dataclass(frozen=True)
class Variant:
    """One deck folder: its differences. Its names are in its `index.desktop`."""

    folder: str
    letters: dict[str, str]
    colours: dict[str, str]
    large: bool = False


VARIANTS: tuple[Variant, ...] = (
    Variant("tolva", glyphs.ENGLISH, TWO_COLOURS),
    Variant("tolva-sv", glyphs.SWEDISH, TWO_COLOURS),
    Variant("tolva-four-colour", glyphs.ENGLISH, FOUR_COLOURS),
    Variant("tolva-four-colour-sv", glyphs.SWEDISH, FOUR_COLOURS),
    Variant("tolva-large", glyphs.ENGLISH, TWO_COLOURS, large=True),
    Variant("tolva-large-sv", glyphs.SWEDISH, TWO_COLOURS, large=True),
)


def stock() -> str:
    """Return the blank card. Two filled rectangles, so that no stroke widens the bounds."""
    inner = f'x="1.2" y="1.2" width="{WIDTH - 2.4:g}" height="{HEIGHT - 2.4:g}" rx="{RADIUS - 1.2:g}"'
    return (
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="{RADIUS}" fill="{EDGE}"/><rect {inner} fill="{LINEN}"/>'
    )


def damask() -> str:
    """Return a faint dräll figure, linen on linen, under the pips; most visible on the low cards."""
    squares = [(x * 22.0, y * 22.0) for x in range(-3, 4) for y in range(-6, 7) if (x + y) % 2 == 0]
    data = "".join(stepped(x, y, 2, 4.4) for x, y in squares)
    return f'<path id="damask" fill="{DAMASK}" d="{data}"/>'


def _corner(rank: str, suit: str, v: Variant) -> str:
    """Return one corner index, in card coordinates; the other is the same turned by 180°."""
    text = v.letters.get(rank, rank)
    colour = v.colours[suit]
    if v.large:
        width = min(92.0, glyphs.text_width(text) * 78 / glyphs.HEIGHT)
        return glyphs.index_text(text, max(46, 13 + width / 2), 15, 78, 92, colour) + pips.use(
            f"i_{suit}", 44, 125, 1.2
        )
    return glyphs.index_text(text, 30, 14, 50, 43, colour) + pips.use(f"i_{suit}", 30, 88, 0.8)


def _middle(rank: str, suit: str, v: Variant) -> str:
    """Return the drawing between the indices, with the card's centre as origin."""
    dress = (FOUR_DRESS if v.colours is FOUR_COLOURS else DRESS)[suit]
    court = rank in ("jack", "queen", "king")
    if v.large:
        if court:
            return courts.busts(f"{rank}_{suit}", courts.bust(rank, suit, dress))
        return pips.use(f"i_{suit}", 0, 0, 2.2 if rank == "1" else 1.7)
    if court:
        return courts.court(rank, suit, dress)
    if rank == "1":
        return aces.ace(suit, v.colours[suit], dress)
    n = int(rank)
    scale = 1.0 if n < 9 else 0.88
    return '<use xlink:href="#damask"/>' + "".join(
        pips.use(f"p_{suit}", x, y, scale, turned) for x, y, turned in pips.positions(n)
    )


def joker_face(v: Variant) -> str:
    """Return the joker. Its index is a star, as its meaning differs from deal to deal."""
    x, y, unit = (48.0, 50.0, 8.0) if v.large else (30.0, 35.0, 4.8)
    corner = flat_star(x, y, unit, MADDER, INDIGO)
    middle = courts.busts("joker", joker.bust()) if v.large else joker.whole()
    return _whole(corner, middle)


def face(rank: str, suit: str, v: Variant) -> str:
    return _whole(_corner(rank, suit, v), _middle(rank, suit, v))


def _whole(corner: str, middle: str) -> str:
    """Return the card with these drawings in its corners and its middle."""
    turned = f'<g transform="matrix(-1 0 0 -1 {WIDTH} {HEIGHT})">{corner}</g>'
    centred = f'<g transform="translate({WIDTH / 2:g} {HEIGHT / 2:g})">{middle}</g>'
    return stock() + centred + corner + turned


def _document(cards: list[tuple[str, str]], columns: int, defs: list[str]) -> str:
    """Lay (id, drawing) pairs out in a grid; each card is a group moved to its place.

    Each card and each definition has its own line, by which `tolva_gui/own_deck.py` finds it.
    """
    rows = -(-len(cards) // columns)
    width, height = columns * (WIDTH + GUTTER), rows * (HEIGHT + GUTTER)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.2" '
        f'baseProfile="tiny" width="{width}" height="{height}" viewBox="0 0 {width} {height}">\n'
    )
    out = [head, *(f"{line}\n" for line in ("<defs>", *defs, "</defs>") if defs)]
    for i, (ident, drawing) in enumerate(cards):
        x, y = i % columns * (WIDTH + GUTTER), i // columns * (HEIGHT + GUTTER)
        out.append(f'<g id="{ident}" transform="translate({x} {y})">{drawing}</g>\n')
    return "".join(out) + "</svg>\n"


def deck_svg(v: Variant) -> str:
    cards = [(f"{rank}_{suit}", face(rank, suit, v)) for suit in SUITS for rank in RANKS]
    cards.append(("back", stock() + backs.BACKS["star"]()))
    cards.append(("joker", joker_face(v)))
    definitions = pips.definitions(v.colours, v.large) + ([] if v.large else [courts.ground(), damask()])
    return _document(cards, len(RANKS), definitions)


def backs_svg() -> str:
    cards = [("back", stock() + backs.BACKS["star"]())]
    cards += [(f"back_{name}", stock() + draw()) for name, draw in backs.BACKS.items()]
    return _document(cards, len(cards), [])


def outputs() -> dict[str, str]:
    """Return every text file of the generator by its path below `resources/`."""
    out = {f"decks/{v.folder}/{v.folder}.svg": deck_svg(v) for v in VARIANTS}
    out["decks/backs/backs.svg"] = backs_svg()
    return out | icons.outputs() | band.outputs() | portraits.outputs()


def main() -> None:
    for name, text in outputs().items():
        path = RESOURCES / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()

"""The dye box: the few colours of all drawings."""

from dataclasses import dataclass

LINEN = "#f7f1e3"  # unbleached linen, the card stock
FLAX = "#ece0c4"  # a shade darker: court ground, damask figures
EDGE = "#b9aa8b"  # the thin cut edge of a card
MADDER = "#a8231c"
ROSE = "#d2695a"  # exhausted madder bath: cheeks, petals
INDIGO = "#1f3f74"
SKY = "#7f9fc4"  # second indigo bath
WELD = "#dfa62a"
STRAW = "#f0cf7c"  # weak weld bath
PINE = "#1f4a35"
MOSS = "#6f8f4e"
INK = "#241a14"  # walnut, nearly black: every outline
SKIN = "#f3d6b3"
ASH = "#d8d0c0"  # grey wool, steel, old men's beards
RUST = "#b4591f"
OAK = "#6b4526"
WALNUT = "#46342a"  # dark hair
DAMASK = "#efe6d1"  # linen on linen: the ground of the low cards
STREWN = "#dccca4"  # small figures on the court ground

SUITS = ("club", "diamond", "heart", "spade")


@dataclass(frozen=True)
class Dress:
    """Colours of one suit's court: cloak, tunic, trim, figure on the trim, figure on the cloak."""

    cloak: str
    tunic: str
    trim: str
    figure: str
    mark: str


DRESS: dict[str, Dress] = {
    "spade": Dress(INDIGO, SKY, MADDER, STRAW, STRAW),
    "heart": Dress(MADDER, STRAW, INDIGO, LINEN, STRAW),
    "diamond": Dress(WELD, MADDER, INK, STRAW, MADDER),
    "club": Dress(PINE, STRAW, MADDER, LINEN, WELD),
}

# With four suit colours blue belongs to diamonds, so the court of spades dresses in black.
FOUR_DRESS: dict[str, Dress] = DRESS | {
    "spade": Dress("#3b322d", ASH, MADDER, STRAW, STRAW),
    "diamond": Dress(INDIGO, STRAW, MADDER, STRAW, STRAW),
}

TWO_COLOURS: dict[str, str] = {"spade": INK, "club": INK, "heart": MADDER, "diamond": MADDER}
FOUR_COLOURS: dict[str, str] = {"spade": INK, "club": "#17653a", "heart": "#b4221b", "diamond": "#1f4f9c"}

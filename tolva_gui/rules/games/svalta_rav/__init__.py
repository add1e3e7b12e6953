"""Svälta räv in two variants: turn cards at the same time and match suits, or pay for each other's court cards."""

ORDER = 10
GAMES = {
    "svalta-rav": "game.SVALTA_RAV",
    "svalta-rav-2": "game.SVALTA_RAV_TWO",
}
SEATS = {"svalta-rav": range(2, 5), "svalta-rav-2": (2,)}
"""SR1."""

"""Svälta räv in two variants: turn cards at the same time and match suits, or pay for each other's court cards."""

ORDER = 10
SEATS = range(2, 5)
"""SR1."""
GAMES = {"svalta-rav": ("game.SVALTA_RAV", SEATS), "svalta-rav-2": ("game.SVALTA_RAV_TWO", (2,))}

"""Femtio: put your cards in order, then turn them one by one; the first to fifty tricks wins."""

ORDER = 9
SEATS = range(2, 7)
"""F1."""
GAMES = {"femtio": ("game.FEMTIO", SEATS)}

"""Plump (beredskap, the Swedish Oh Hell): bid a number of tricks, and take exactly that number."""

ORDER = 2
SEATS = range(3, 9)
"""PL1."""
GAMES = {"plump": ("game.PLUMP", SEATS)}

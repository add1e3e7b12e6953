"""Kasino: take cards from the sea with a card of the same value, or of their sum."""

ORDER = 4
SEATS = range(2, 5)
GAMES = {"kasino": ("game.KASINO", SEATS)}

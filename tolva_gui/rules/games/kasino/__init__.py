"""Kasino: take cards from the sea with a card of the same value, or of their sum."""

ORDER = 4
GAMES = {"kasino": "game.KASINO"}
SEATS = {"kasino": range(2, 5)}

"""Kasino: take cards from the sea with a card of the same value, or with one that several of them add up to."""

ORDER = 4
GAMES = {"kasino": "game.KASINO"}
SEATS = {"kasino": range(2, 5)}

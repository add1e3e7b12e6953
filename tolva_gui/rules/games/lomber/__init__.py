"""Lomber (the Icelandic l'hombre): one against two, with a stock to buy from and matadors above all other trumps."""

ORDER = 12
GAMES = {"lomber": ("game.LOMBER", (3,))}

"""Hej knekt, for three to six: cards are turned one by one, and the last to greet takes them."""

ORDER = 8
SEATS = range(3, 7)
GAMES = {"hej-knekt": ("game.HEJ_KNEKT", SEATS)}

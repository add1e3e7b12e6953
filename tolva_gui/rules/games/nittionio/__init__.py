"""Nittionio (Ninety-Nine, by David Parlett): three bid cards are a code for the tricks one means to take."""

ORDER = 11
GAMES = {"nittionio": "game.NITTIONIO"}
SEATS = {"nittionio": (3,)}

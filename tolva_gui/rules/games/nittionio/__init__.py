"""Nittionio (Ninety-Nine, by David Parlett): three bid cards are a code for the number of tricks to take."""

ORDER = 11
GAMES = {"nittionio": ("game.NITTIONIO", (3,))}

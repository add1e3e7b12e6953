"""Tjugoett: players against the bank, one at a time, for exactly twenty-one."""

ORDER = 7
SEATS = range(2, 9)
"""TJ1: the allowed numbers of players."""
GAMES = {"tjugoett": ("game.TJUGOETT", SEATS)}

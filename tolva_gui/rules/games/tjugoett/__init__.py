"""Tjugoett: players against the bank, one at a time, for exactly twenty-one."""

ORDER = 7
GAMES = {"tjugoett": "game.TJUGOETT"}
SEATS = {"tjugoett": range(2, 9)}
"""TJ1: the allowed numbers of players."""

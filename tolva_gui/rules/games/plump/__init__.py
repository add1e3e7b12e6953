"""Plump (beredskap, the Swedish Oh Hell): say how many tricks you will take, and take exactly that many."""

ORDER = 2
GAMES = {"plump": "game.PLUMP"}
SEATS = {"plump": range(3, 9)}

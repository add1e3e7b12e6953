"""Grandissimo, boston as it was played on Gotland: four players, fifteen games to bid, forfeits on a sheet."""

ORDER = 5
GAMES = {"grandissimo": ("game.GRANDISSIMO", (4,))}

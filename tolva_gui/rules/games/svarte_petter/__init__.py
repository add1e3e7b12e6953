"""Svarte Petter: draw from your neighbour's fan, lay down pairs, and avoid keeping the jack of spades."""

ORDER = 3
GAMES = {"svarte-petter": "game.SVARTE_PETTER"}
SEATS = {"svarte-petter": range(3, 7)}
"""SP1."""

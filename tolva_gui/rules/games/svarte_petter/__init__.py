"""Svarte Petter: draw from your neighbour's fan, lay down pairs, and avoid keeping the jack of spades."""

ORDER = 3
SEATS = range(3, 7)
"""SP1."""
GAMES = {"svarte-petter": ("game.SVARTE_PETTER", SEATS)}

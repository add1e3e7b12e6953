"""Vändtia: shed hand, face-up and face-down cards onto one pile, which tens turn away."""

ORDER = 6
GAMES = {"vandtia": "game.VANDTIA"}
SEATS = {"vandtia": range(2, 9)}
"""V1."""

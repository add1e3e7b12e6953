"""Vändtia: shed hand, face-up and face-down cards onto one pile, which tens turn away."""

ORDER = 6
SEATS = range(2, 9)
"""V1."""
GAMES = {"vandtia": ("game.VANDTIA", SEATS)}

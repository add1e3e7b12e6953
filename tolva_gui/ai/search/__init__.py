"""Search over the game protocol, in Python: what a game has that brings no compiled search of its own."""

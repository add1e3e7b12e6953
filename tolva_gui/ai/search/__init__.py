"""Search over the game protocol, in Python: for games without a compiled search."""

"""A game as a text, opened, saved and printed."""

"""Sentences about the game, for screen readers and the log."""

"""What is said of the game, for screen readers and the log."""

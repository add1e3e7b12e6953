"""Statistics and their words."""

"""The computer opponents and the ladder."""

"""What is heard of the game."""

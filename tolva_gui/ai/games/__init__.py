"""What belongs to one game: its players, its hints and, where its search is compiled, its kernel."""

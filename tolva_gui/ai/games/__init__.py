"""One package per game: its players, its hints and, if its search is compiled, its kernel."""

"""The page of a game: its settings, its players, and what has been done."""

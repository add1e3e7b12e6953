"""What a person is asked at a table apart from their own games: lessons, paths, themes, misses, another try."""

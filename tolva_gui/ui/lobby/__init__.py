"""The first page: games, the day, and what comes next."""

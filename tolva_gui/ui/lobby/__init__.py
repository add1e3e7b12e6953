"""The first page: the games, and those in progress."""

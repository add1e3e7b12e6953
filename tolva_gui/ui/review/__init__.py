"""A game played, its verdicts and its course."""

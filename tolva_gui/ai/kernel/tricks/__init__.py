"""Compiled search for plain-trick games: follow suit, ruffing optional, often with a bid number of tricks."""

"""Advice to people: what moves are worth, why, and how good the ones were that have been made."""

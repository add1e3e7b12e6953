"""Matches that measure players against each other."""

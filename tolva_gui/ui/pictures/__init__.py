"""Decks and pictures: files, drawing, caches."""

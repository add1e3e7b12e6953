"""Femtio: put your cards in order, then turn them one by one; the first to fifty tricks wins."""

"""Tolva, a card table: tolva, bondtolva and their Swedish relatives."""

__version__ = "0.1.0"

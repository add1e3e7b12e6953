"""Phones as hands, seen from the window: their seats, codes and badges."""

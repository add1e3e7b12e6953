"""Texts shown to people without Qt, in Swedish and English."""
